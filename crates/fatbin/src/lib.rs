//! The container of device code in CUDA's object files.
//!
//! ```text
//! header 16 bytes | entry: header, payload | entry: header, payload | ...
//! ```
//!
//! The driver takes a container whole and picks the code for its GPU; the simulator picks PTX itself. Numbers are little-endian.
//! Payloads that we write are not compressed; of others' the kind of compression is told, they are not unpacked.

/// Begins a container.
const MAGIC: u32 = 0xba55_ed50;
const HEADER: usize = 16;
const ENTRY: usize = 0x40;
/// PTX has room for an identifier and options behind the entry's header.
const PTX_ENTRY: usize = 0x50;

/// The kind of code in an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Ptx,
    /// Machine code, a cubin.
    Elf,
    /// Anything else, such as LTO-IR.
    Other(u16),
}

impl Kind {
    fn number(self) -> u16 {
        match self {
            Kind::Ptx => 1,
            Kind::Elf => 2,
            Kind::Other(n) => n,
        }
    }
}

/// One piece of device code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Image<'a> {
    pub kind: Kind,
    /// 90 for sm_90 and sm_90a.
    pub sm: u32,
    /// Of the PTX language or of the cubin's format: major, minor.
    pub version: (u16, u16),
    /// The code works on its own architecture only, as `sm_90a`.
    pub arch_specific: bool,
    /// It works in its family of architectures, as `sm_100f`.
    pub family_specific: bool,
    pub is_compressed: bool,
    pub payload: &'a [u8],
}

mod flag {
    pub const WIDE: u64 = 1;
    pub const LINUX: u64 = 0x10;
    pub const LZ4: u64 = 0x2000;
    pub const ZSTD: u64 = 0x8000;
    pub const ARCH_SPECIFIC: u64 = 0x10_0000;
    pub const FAMILY_SPECIFIC: u64 = 0x20_0000;
}

/// Makes a container.
pub fn write(images: &[Image<'_>]) -> Vec<u8> {
    let mut out = Vec::new();
    out.extend(MAGIC.to_le_bytes());
    out.extend(1u16.to_le_bytes());
    out.extend((HEADER as u16).to_le_bytes());
    out.extend(0u64.to_le_bytes());
    for image in images {
        let header = if image.kind == Kind::Ptx { PTX_ENTRY } else { ENTRY };
        let start = out.len();
        let payload = image.payload.len().next_multiple_of(8);
        let mut flags = flag::WIDE | flag::LINUX;
        if image.arch_specific {
            flags |= flag::ARCH_SPECIFIC;
        }
        if image.family_specific {
            flags |= flag::FAMILY_SPECIFIC;
        }
        out.extend(image.kind.number().to_le_bytes());
        out.extend(0x0101u16.to_le_bytes());
        out.extend((header as u32).to_le_bytes());
        out.extend((payload as u64).to_le_bytes());
        out.extend(0u32.to_le_bytes());
        let options = if image.kind == Kind::Ptx { ENTRY as u32 } else { 0 };
        out.extend(options.to_le_bytes());
        out.extend(image.version.1.to_le_bytes());
        out.extend(image.version.0.to_le_bytes());
        out.extend(image.sm.to_le_bytes());
        out.extend(0u64.to_le_bytes());
        out.extend(flags.to_le_bytes());
        out.extend([0; 16]);
        if image.kind == Kind::Ptx {
            // Options: where they are, and that there are none.
            out.extend((ENTRY as u64 + 8).to_le_bytes());
            out.extend(0u64.to_le_bytes());
        }
        out.extend_from_slice(image.payload);
        out.resize(start + header + payload, 0);
    }
    let size = (out.len() - HEADER) as u64;
    out[8..16].copy_from_slice(&size.to_le_bytes());
    out
}

/// Whether a container begins so.
pub fn is_container(first: &[u8]) -> bool {
    first.starts_with(&MAGIC.to_le_bytes())
}

/// The length of the container that begins here, header included; none if there is no container.
pub fn length(header: &[u8]) -> Option<usize> {
    let magic = u32::from_le_bytes(header.get(..4)?.try_into().ok()?);
    let own = u16::from_le_bytes(header.get(6..8)?.try_into().ok()?);
    let size = u64::from_le_bytes(header.get(8..16)?.try_into().ok()?);
    (magic == MAGIC).then_some(usize::try_from(size).ok()?.checked_add(usize::from(own))?)
}

/// How many bytes of a container [`length`] looks at.
pub const LENGTH_BYTES: usize = HEADER;

/// The images of a container; what comes after a malformed entry is left out.
pub fn read(container: &[u8]) -> Vec<Image<'_>> {
    let mut images = Vec::new();
    let Some(total) = length(container) else { return images };
    let container = &container[..total.min(container.len())];
    let mut at = usize::from(u16::from_le_bytes([container[6], container[7]]));
    while let Some((image, next)) = entry(container, at) {
        images.push(image);
        at = next;
    }
    images
}

fn entry(container: &[u8], at: usize) -> Option<(Image<'_>, usize)> {
    let head = container.get(at..at.checked_add(ENTRY)?)?;
    let u16_at = |o: usize| u16::from_le_bytes([head[o], head[o + 1]]);
    let u32_at = |o: usize| u32::from_le_bytes([head[o], head[o + 1], head[o + 2], head[o + 3]]);
    let u64_at = |o: usize| u64::from(u32_at(o)) | u64::from(u32_at(o + 4)) << 32;
    let start = at.checked_add(u32_at(4) as usize)?;
    let end = start.checked_add(usize::try_from(u64_at(8)).ok()?)?;
    let payload = container.get(start..end)?;
    let flags = u64_at(40);
    let kind = match u16_at(0) {
        1 => Kind::Ptx,
        2 => Kind::Elf,
        n => Kind::Other(n),
    };
    let image = Image {
        kind,
        sm: u32_at(28),
        version: (u16_at(26), u16_at(24)),
        arch_specific: flags & flag::ARCH_SPECIFIC != 0,
        family_specific: flags & flag::FAMILY_SPECIFIC != 0,
        is_compressed: flags & (flag::LZ4 | flag::ZSTD) != 0,
        payload,
    };
    (end > at).then_some((image, end))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let image = |kind, sm, payload| Image {
            kind,
            sm,
            version: (9, 0),
            arch_specific: sm == 100,
            family_specific: false,
            is_compressed: false,
            payload,
        };
        let images =
            [image(Kind::Elf, 90, &b"\x7fELF0000"[..]), image(Kind::Ptx, 100, &b".version 9.0\0\0\0\0"[..])];
        let bytes = write(&images);
        assert_eq!(length(&bytes), Some(bytes.len()));
        assert_eq!(read(&bytes), images);
        for cut in 0..bytes.len() {
            assert!(read(&bytes[..cut]).len() < 2, "cut at {cut}");
        }
        assert_eq!(read(b"no container at all"), []);
    }
}
