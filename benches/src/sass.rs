//! Counting machine instructions in a cubin.
//!
//! A cubin is an ELF file with one `.text.KERNEL` section for each function; since Volta an instruction has 16 bytes, of which the
//! lowest 12 bits say what it does.

/// What a cubin's code consists of, over all functions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SassCounts {
    /// Instructions without the padding at the end of each function.
    pub instructions: u32,
    /// Those inside at least one loop.
    pub in_loops: u32,
}

const INSTRUCTION_BYTES: usize = 16;
const NOP: u64 = 0x918;
const BRANCH: u64 = 0x947;

/// Counts the instructions of all code sections; `None` if this is not a 64-bit ELF file.
pub fn count(cubin: &[u8]) -> Option<SassCounts> {
    if !cubin.starts_with(b"\x7fELF\x02\x01") {
        return None;
    }
    let sections = u64_at(cubin, 0x28)? as usize;
    let (size, number, names) =
        (u16_at(cubin, 0x3a)? as usize, u16_at(cubin, 0x3c)? as usize, u16_at(cubin, 0x3e)? as usize);
    let header = |i: usize| cubin.get(sections + i * size..).filter(|h| h.len() >= 0x40);
    let content = |h: &[u8]| {
        let (start, len) = (u64_at(h, 0x18)? as usize, u64_at(h, 0x20)? as usize);
        cubin.get(start..start.checked_add(len)?)
    };
    let names = content(header(names)?)?;
    let mut total = SassCounts::default();
    for i in 0..number {
        let h = header(i)?;
        let name = names.get(u32_at(h, 0)? as usize..)?;
        if name.starts_with(b".text.") {
            let counts = count_code(content(h)?);
            total.instructions += counts.instructions;
            total.in_loops += counts.in_loops;
        }
    }
    Some(total)
}

fn count_code(code: &[u8]) -> SassCounts {
    let words: Vec<(u64, u64)> = code
        .chunks_exact(INSTRUCTION_BYTES)
        .map(|c| (u64_at(c, 0).unwrap_or(0), u64_at(c, 8).unwrap_or(0)))
        .collect();
    let opcode = |w: &(u64, u64)| w.0 & 0xfff;
    let mut len = words.len();
    while len > 0 && opcode(&words[len - 1]) == NOP {
        len -= 1;
    }
    // After the last EXIT stands a branch to itself.
    if len > 0 && branch_target(len - 1, words[len - 1]) == Some(len - 1) {
        len -= 1;
    }
    let mut in_loop = vec![false; len];
    for (at, word) in words[..len].iter().enumerate() {
        if let Some(target) = branch_target(at, *word).filter(|t| *t <= at) {
            in_loop[target..=at].fill(true);
        }
    }
    SassCounts { instructions: len as u32, in_loops: in_loop.iter().filter(|b| **b).count() as u32 }
}

/// Index of the instruction a relative branch goes to. The distance in units of four bytes has its lowest 8 bits at bit 16 and
/// the rest at bit 34 of the instruction.
fn branch_target(at: usize, (low, high): (u64, u64)) -> Option<usize> {
    if low & 0xfff != BRANCH {
        return None;
    }
    let rest = (low >> 34) | (high & 0x3_ffff) << 30;
    let rest = ((rest << 16) as i64) >> 16;
    let distance = (rest << 8 | (low >> 16 & 0xff) as i64) * 4;
    let target = (at as i64 + 1) * INSTRUCTION_BYTES as i64 + distance;
    usize::try_from(target).ok().map(|t| t / INSTRUCTION_BYTES)
}

fn u16_at(bytes: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_le_bytes(bytes.get(at..at + 2)?.try_into().ok()?))
}

fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_le_bytes(bytes.get(at..at + 4)?.try_into().ok()?))
}

fn u64_at(bytes: &[u8], at: usize) -> Option<u64> {
    Some(u64::from_le_bytes(bytes.get(at..at + 8)?.try_into().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(words: &[(u64, u64)]) -> Vec<u8> {
        words.iter().flat_map(|(l, h)| [l.to_le_bytes(), h.to_le_bytes()].concat()).collect()
    }

    #[test]
    fn padding_is_not_counted_and_loops_are_found() {
        const EXIT: (u64, u64) = (0x94d, 0x000fea0003800000);
        const SELF: (u64, u64) = (0xfffffffc00fc7947, 0x000fc0000383ffff);
        const ADD: (u64, u64) = (0x210, 0);
        const PAD: (u64, u64) = (0x918, 0);
        assert_eq!(branch_target(7, SELF), Some(7));
        // Two instructions back: -12 units of four bytes from the next instruction.
        const BACK: (u64, u64) = (0xfffffffc00f47947, 0x000fc0000383ffff);
        assert_eq!(branch_target(3, BACK), Some(1));
        let text = code(&[ADD, ADD, ADD, BACK, EXIT, SELF, PAD, PAD]);
        assert_eq!(count_code(&text), SassCounts { instructions: 5, in_loops: 3 });
    }

    #[test]
    fn other_files_are_refused() {
        assert_eq!(count(b"nonsense"), None);
        assert_eq!(count(b"\x7fELF\x02\x01\0\0"), None);
    }
}
