//! The container in which IR goes to a link-time optimizer: a head, numbers by tag, and a module as it is.
//!
//! ```text
//! 0   magic ED 43 4E 7F
//! 4   versions, major and minor: container, IR, debug information, LLVM
//! 12  u16 size of the head, u16 kind of IR (1: for link-time optimization)
//! 16  u32 end of the tags, u32 start of the module
//! 24  pairs of u16 tag and u16 value, ended by a pair of zeros
//! ```

use oxicc_arch::{Dialect, Target, Variant};

const HEAD: u32 = 24;
const TAG_ARCH: u16 = 1;
const TAG_MODE: u16 = 2;
const TAG_ACCELERATED: u16 = 32;
const MODE_LTO: u16 = 2;

/// Wraps a module, as bitcode or text.
pub(crate) fn wrap(target: Target, module: &[u8]) -> Vec<u8> {
    let mut tags = vec![(TAG_ARCH, target.sm().saturating_mul(10)), (TAG_MODE, MODE_LTO)];
    if target.variant() == Variant::ArchSpecific {
        tags.push((TAG_ACCELERATED, 1));
    }
    tags.push((0, 0));
    let llvm = match target.dialect() {
        Dialect::N7 => 7,
        Dialect::N20 => 20,
    };
    let end = HEAD + 4 * tags.len() as u32;
    let mut out = vec![0xED, 0x43, 0x4E, 0x7F, 1, 0x41, 2, 0x62, 3, 2, llvm, 0];
    out.extend((HEAD as u16).to_le_bytes());
    out.extend(1u16.to_le_bytes());
    out.extend(end.to_le_bytes());
    out.extend(end.to_le_bytes());
    for (tag, value) in tags {
        out.extend(tag.to_le_bytes());
        out.extend(value.to_le_bytes());
    }
    out.extend_from_slice(module);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads() {
        let wrapped = wrap(Target::parse("sm_90").unwrap(), b"BC");
        let head = [
            0xED, 0x43, 0x4E, 0x7F, 1, 0x41, 2, 0x62, 3, 2, 7, 0, 24, 0, 1, 0, 36, 0, 0, 0, 36, 0, 0, 0, 1,
            0, 0x84, 3, 2, 0, 2, 0, 0, 0, 0, 0, b'B', b'C',
        ];
        assert_eq!(wrapped, head);
        let accelerated = wrap(Target::parse("sm_100a").unwrap(), b"");
        assert_eq!(&accelerated[24..], [1, 0, 0xE8, 3, 2, 0, 2, 0, 32, 0, 1, 0, 0, 0, 0, 0]);
    }
}
