//! The bitstream, written: blocks, records, the abbreviations we use.
//!
//! A block begins and ends at a multiple of 32 bits, so blocks of a module can be written apart and put together.

/// How one operand of an abbreviated record is encoded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Encoding {
    Literal(u64),
    Fixed(u32),
    Vbr(u32),
    /// The rest of the operands, in the encoding that follows.
    Array,
    Char6,
    Blob,
}

/// Bits waiting to become bytes, and the blocks that are open.
#[derive(Default)]
pub(super) struct BitWriter {
    bytes: Vec<u8>,
    word: u64,
    used: u32,
    /// Width of abbreviation numbers, and the place of the length, of each open block.
    open: Vec<(u32, usize)>,
}

impl BitWriter {
    /// A writer of blocks that stand in a block with this width of abbreviation numbers.
    pub fn inside(width: u32) -> Self {
        BitWriter { open: vec![(width, 0)], ..BitWriter::default() }
    }

    pub fn fixed(&mut self, value: u64, width: u32) {
        debug_assert!(width <= 32 && (width == 32 || value >> width == 0));
        self.word |= value << self.used;
        self.used += width;
        if self.used >= 32 {
            self.bytes.extend_from_slice(&(self.word as u32).to_le_bytes());
            self.word >>= 32;
            self.used -= 32;
        }
    }

    pub fn vbr(&mut self, mut value: u64, width: u32) {
        let high = 1u64 << (width - 1);
        while value >= high {
            self.fixed(value & (high - 1) | high, width);
            value >>= width - 1;
        }
        self.fixed(value, width);
    }

    fn align(&mut self) {
        if self.used > 0 {
            self.fixed(0, 32 - self.used);
        }
    }

    fn width(&self) -> u32 {
        self.open.last().map_or(2, |o| o.0)
    }

    /// Starts a block whose abbreviation numbers have `width` bits.
    pub fn enter(&mut self, id: u64, width: u32) {
        self.fixed(1, self.width());
        self.vbr(id, 8);
        self.vbr(u64::from(width), 4);
        self.align();
        self.open.push((width, self.bytes.len()));
        self.fixed(0, 32);
    }

    /// Ends the innermost block.
    pub fn end(&mut self) {
        self.fixed(0, self.width());
        self.align();
        if let Some((_, at)) = self.open.pop() {
            let words = (self.bytes.len() - at - 4) / 4;
            self.bytes[at..at + 4].copy_from_slice(&(words as u32).to_le_bytes());
        }
    }

    /// Puts whole blocks here that were written by a writer [`BitWriter::inside`] this block.
    pub fn append_blocks(&mut self, blocks: &[u8]) {
        debug_assert_eq!(self.used, 0, "blocks begin at a multiple of 32 bits");
        self.bytes.extend_from_slice(blocks);
    }

    /// A record without abbreviation.
    pub fn record(&mut self, code: u32, ops: &[u64]) {
        self.fixed(3, self.width());
        self.vbr(u64::from(code), 6);
        self.vbr(ops.len() as u64, 6);
        for &op in ops {
            self.vbr(op, 6);
        }
    }

    /// A record whose operands are the bytes of a text, after `first`.
    pub fn text_record(&mut self, code: u32, first: &[u64], text: &[u8]) {
        self.fixed(3, self.width());
        self.vbr(u64::from(code), 6);
        self.vbr((first.len() + text.len()) as u64, 6);
        for &op in first {
            self.vbr(op, 6);
        }
        for &b in text {
            self.vbr(u64::from(b), 6);
        }
    }

    /// Defines an abbreviation in the block; the first one has number 4.
    pub fn define(&mut self, encodings: &[Encoding]) {
        self.fixed(2, self.width());
        self.vbr(encodings.len() as u64, 5);
        for &e in encodings {
            if let Encoding::Literal(v) = e {
                self.fixed(1, 1);
                self.vbr(v, 8);
                continue;
            }
            self.fixed(0, 1);
            let (kind, width) = match e {
                Encoding::Fixed(w) => (1, Some(w)),
                Encoding::Vbr(w) => (2, Some(w)),
                Encoding::Array => (3, None),
                Encoding::Char6 => (4, None),
                Encoding::Blob | Encoding::Literal(_) => (5, None),
            };
            self.fixed(kind, 3);
            if let Some(w) = width {
                self.vbr(u64::from(w), 5);
            }
        }
    }

    /// A record by an abbreviation whose first encoding is the literal code.
    pub fn abbreviated(&mut self, number: u32, encodings: &[Encoding], ops: &[u64]) {
        self.fixed(u64::from(number), self.width());
        let mut rest = ops;
        let mut encodings = encodings[1..].iter();
        while let Some(&e) = encodings.next() {
            if e == Encoding::Array {
                self.vbr(rest.len() as u64, 6);
                let element = encodings.next().copied().unwrap_or(Encoding::Vbr(6));
                for &op in rest {
                    self.scalar(element, op);
                }
                return;
            }
            let Some((&op, after)) = rest.split_first() else { return };
            self.scalar(e, op);
            rest = after;
        }
    }

    fn scalar(&mut self, encoding: Encoding, op: u64) {
        match encoding {
            Encoding::Fixed(w) => self.fixed(op, w),
            Encoding::Vbr(w) => self.vbr(op, w),
            Encoding::Char6 => self.fixed(u64::from(char6(op as u8).unwrap_or(0)), 6),
            Encoding::Literal(_) | Encoding::Array | Encoding::Blob => {}
        }
    }

    /// A record that ends in a blob: `ops` as vbr6, see [`blob_abbreviation`].
    pub fn blob(&mut self, number: u32, ops: &[u64], bytes: &[u8]) {
        self.fixed(u64::from(number), self.width());
        for &op in ops {
            self.vbr(op, 6);
        }
        self.vbr(bytes.len() as u64, 6);
        self.align();
        self.bytes.extend_from_slice(bytes);
        let pad = bytes.len().next_multiple_of(4) - bytes.len();
        self.bytes.extend_from_slice(&[0; 3][..pad]);
    }

    /// The bytes; all blocks are closed.
    pub fn finish(mut self) -> Vec<u8> {
        self.align();
        self.bytes
    }
}

/// The abbreviation of [`BitWriter::blob`].
pub(super) fn blob_abbreviation(code: u64, ops: usize) -> Vec<Encoding> {
    let mut list = vec![Encoding::Literal(code)];
    list.extend(std::iter::repeat_n(Encoding::Vbr(6), ops));
    list.push(Encoding::Blob);
    list
}

/// The number of a character in the six-bit alphabet.
pub(super) fn char6(c: u8) -> Option<u8> {
    Some(match c {
        b'a'..=b'z' => c - b'a',
        b'A'..=b'Z' => c - b'A' + 26,
        b'0'..=b'9' => c - b'0' + 52,
        b'.' => 62,
        b'_' => 63,
        _ => return None,
    })
}

/// A signed number with its sign in bit 0, as the reader's `rotated` undoes it.
pub(super) fn rotate(value: i64) -> u64 {
    if value >= 0 {
        (value as u64) << 1
    } else if value == i64::MIN {
        1
    } else {
        value.unsigned_abs() << 1 | 1
    }
}
