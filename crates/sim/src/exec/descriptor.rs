//! Descriptors of matrices in shared memory: operands of `wgmma` and `tcgen05`.
//!
//! A matrix is made of core matrices of eight rows by 16 bytes. Without a swizzle each is contiguous; with one, the rows of several lie
//! side by side, and 16-byte chunks change places within them.

/// How the chunks of a row change places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Pattern {
    /// Bytes of a row.
    width: u64,
    /// Which bits of the row's number are added to the chunk's.
    rows: u64,
    /// Bytes of a chunk, as a power of two.
    chunk: u32,
}

impl Pattern {
    const PLAIN: Pattern = Pattern { width: 16, rows: 0, chunk: 4 };
    const BYTES_32: Pattern = Pattern { width: 32, rows: 1, chunk: 4 };
    const BYTES_64: Pattern = Pattern { width: 64, rows: 3, chunk: 4 };
    const BYTES_128: Pattern = Pattern { width: 128, rows: 7, chunk: 4 };
    /// Chunks of 32 bytes.
    const BYTES_128_WIDE: Pattern = Pattern { width: 128, rows: 3, chunk: 5 };
}

/// Where a matrix lies in shared memory.
#[derive(Clone, Copy, Debug)]
pub(super) struct Descriptor {
    start: u64,
    /// Bytes between neighbouring core matrices in the one and in the other direction.
    leading: u64,
    stride: u64,
    /// The row of the pattern at which the pattern starts, if it is not at a multiple of its size.
    first_row: u64,
    pattern: Pattern,
}

impl Descriptor {
    fn new(raw: u64, pattern: Pattern) -> Descriptor {
        let field = |shift: u32| (raw >> shift & 0x3fff) << 4;
        let first_row = raw >> 49 & 7;
        Descriptor { start: field(0), leading: field(16), stride: field(32), first_row, pattern }
    }

    pub fn wgmma(raw: u64) -> Descriptor {
        let pattern = match raw >> 62 {
            1 => Pattern::BYTES_128,
            2 => Pattern::BYTES_64,
            3 => Pattern::BYTES_32,
            _ => Pattern::PLAIN,
        };
        Descriptor::new(raw, pattern)
    }

    /// `None` if there is no such swizzle, or the bytes between core matrices are an address.
    pub fn tcgen05(raw: u64) -> Option<Descriptor> {
        let pattern = match raw >> 61 {
            0 => Pattern::PLAIN,
            1 => Pattern::BYTES_128_WIDE,
            2 => Pattern::BYTES_128,
            4 => Pattern::BYTES_64,
            6 => Pattern::BYTES_32,
            _ => return None,
        };
        (raw >> 52 & 1 == 0).then(|| Descriptor::new(raw, pattern))
    }

    fn swizzled(&self, offset: u64) -> u64 {
        let address = self.start + offset;
        let row = (address >> 7).wrapping_sub(self.first_row) & self.pattern.rows;
        address ^ row << self.pattern.chunk
    }

    /// The address of a byte of a row of the result's (or of a column), where the sum is innermost.
    pub fn along_sum(&self, row: u64, byte: u64) -> u64 {
        let width = self.pattern.width;
        let offset = row / 8 * self.stride + byte / width * self.leading + row % 8 * width + byte % width;
        self.swizzled(offset)
    }

    /// The address of an element at step `k` of the sum, where the rows (or columns) of the result are innermost.
    pub fn along_rows(&self, row: u64, k: u64, bytes: u64) -> u64 {
        let across = self.pattern.width / bytes;
        let (far, near) = match self.pattern {
            Pattern::PLAIN => (self.stride, self.leading),
            _ => (self.leading, self.stride),
        };
        // Steps of the sum in one pattern.
        let steps = if self.pattern == Pattern::BYTES_128_WIDE { 4 } else { 8 };
        let offset =
            row / across * far + k / steps * near + k % steps * self.pattern.width + row % across * bytes;
        self.swizzled(offset)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn swizzles_permute_the_chunks_of_a_row() {
        let at = |raw: u64, row, byte| Descriptor::tcgen05(raw).unwrap().along_sum(row, byte);
        let groups = (1024 >> 4) << 32;
        let wide = 2 << 61 | groups;
        assert_eq!((at(wide, 0, 16), at(wide, 1, 0), at(wide, 9, 0)), (16, 128 + 16, 1024 + 128 + 16));
        let narrow = 6 << 61 | (256 >> 4) << 32;
        assert_eq!((at(narrow, 0, 16), at(narrow, 4, 0), at(narrow, 3, 16)), (16, 128 + 16, 96 + 16));
        let atoms = 1 << 61 | groups;
        assert_eq!((at(atoms, 1, 0), at(atoms, 4, 48)), (128 + 32, 512 + 48));
        assert!(Descriptor::tcgen05(3 << 61).is_none());
    }

    #[test]
    fn plain_core_matrices_are_contiguous() {
        let raw = (128 >> 4) << 16 | (256 >> 4) << 32;
        let d = Descriptor::tcgen05(raw).unwrap();
        assert_eq!((d.along_sum(9, 18), d.along_rows(9, 9, 2)), (256 + 128 + 16 + 2, 256 + 128 + 16 + 2));
    }
}
