//! The bitstream container: blocks, abbreviations, records.

use super::{BResult, fail};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// How one operand of an abbreviated record is encoded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Encoding {
    Literal(u64),
    Fixed(u32),
    Vbr(u32),
    Array,
    Char6,
    Blob,
}

type Abbreviation = Rc<[Encoding]>;

/// A record: code and operands. A blob is a range of bytes.
#[derive(Clone, Debug, Default)]
pub(super) struct Record {
    pub code: u32,
    pub ops: Vec<u64>,
    pub blob: Option<(usize, usize)>,
}

/// What comes next in a block.
pub(super) enum Entry {
    /// A nested block; the reader stands before its contents.
    Block(u32),
    Record,
    End,
}

struct Scope {
    id: u32,
    width: u32,
    abbreviations: Vec<Abbreviation>,
    /// Bit where the block ends.
    end: usize,
}

pub(super) struct Stream<'a> {
    pub bytes: &'a [u8],
    /// Next bit.
    at: usize,
    scopes: Vec<Scope>,
    /// Abbreviations that blocks of an id start with.
    block_info: FxHashMap<u32, Vec<Abbreviation>>,
}

impl<'a> Stream<'a> {
    pub fn new(bytes: &'a [u8], start_byte: usize) -> Self {
        Stream { bytes, at: start_byte * 8, scopes: Vec::new(), block_info: FxHashMap::default() }
    }

    pub fn at_end(&self) -> bool {
        self.at / 8 + 4 > self.bytes.len()
    }

    fn fixed(&mut self, width: u32) -> BResult<u64> {
        if width == 0 {
            return Ok(0);
        }
        if width > 64 || self.at + width as usize > self.bytes.len() * 8 {
            return fail("can't read past the end of the file");
        }
        let (mut out, mut got) = (0u64, 0);
        while got < width {
            let byte = u64::from(self.bytes[self.at / 8]);
            let offset = (self.at % 8) as u32;
            let take = (8 - offset).min(width - got);
            let bits = byte >> offset & ((1 << take) - 1);
            out |= bits << got;
            got += take;
            self.at += take as usize;
        }
        Ok(out)
    }

    fn vbr(&mut self, width: u32) -> BResult<u64> {
        if width == 0 || width > 32 {
            return if width == 0 { Ok(0) } else { fail("bad width of a number") };
        }
        let high = 1u64 << (width - 1);
        let (mut out, mut shift) = (0u64, 0);
        loop {
            let piece = self.fixed(width)?;
            if shift < 64 {
                out |= (piece & (high - 1)) << shift;
            }
            if piece & high == 0 {
                return Ok(out);
            }
            shift += width - 1;
            if width == 1 || shift > 128 {
                return fail("number is too long");
            }
        }
    }

    fn align32(&mut self) {
        self.at = self.at.div_ceil(32) * 32;
    }

    fn width(&self) -> u32 {
        self.scopes.last().map_or(2, |s| s.width)
    }

    /// Reads up to the next block or record; a record is put in `record`.
    pub fn next(&mut self, record: &mut Record) -> BResult<Entry> {
        loop {
            if self.scopes.is_empty() && self.at_end() {
                return Ok(Entry::End);
            }
            match self.fixed(self.width())? {
                0 => {
                    self.align32();
                    self.scopes.pop();
                    return Ok(Entry::End);
                }
                1 => {
                    let id = self.vbr(8)? as u32;
                    let width = self.vbr(4)? as u32;
                    self.align32();
                    let words = self.fixed(32)? as usize;
                    let end = self.at.saturating_add(words.saturating_mul(32));
                    if end > self.bytes.len() * 8 || !(2..=32).contains(&width) || self.scopes.len() > 20 {
                        return fail("Malformed block");
                    }
                    let abbreviations = self.block_info.get(&id).cloned().unwrap_or_default();
                    self.scopes.push(Scope { id, width, abbreviations, end });
                    if id == 0 {
                        self.read_block_info(record)?;
                        continue;
                    }
                    return Ok(Entry::Block(id));
                }
                2 => {
                    let abbreviation = self.define()?;
                    if let Some(scope) = self.scopes.last_mut() {
                        scope.abbreviations.push(abbreviation);
                    }
                }
                3 => {
                    record.code = self.vbr(6)? as u32;
                    let count = self.vbr(6)? as usize;
                    if count > self.bytes.len() * 8 {
                        return fail("Invalid record");
                    }
                    record.ops.clear();
                    record.blob = None;
                    for _ in 0..count {
                        let op = self.vbr(6)?;
                        record.ops.push(op);
                    }
                    return Ok(Entry::Record);
                }
                n => {
                    let index = n as usize - 4;
                    let found = self.scopes.last().and_then(|s| s.abbreviations.get(index)).cloned();
                    let Some(abbreviation) = found else { return fail("unknown abbreviation") };
                    self.abbreviated(&abbreviation, record)?;
                    return Ok(Entry::Record);
                }
            }
        }
    }

    fn define(&mut self) -> BResult<Abbreviation> {
        let count = self.vbr(5)?;
        let mut out = Vec::new();
        for _ in 0..count {
            if self.fixed(1)? == 1 {
                out.push(Encoding::Literal(self.vbr(8)?));
                continue;
            }
            out.push(match self.fixed(3)? {
                1 => Encoding::Fixed(self.vbr(5)? as u32),
                2 => Encoding::Vbr(self.vbr(5)? as u32),
                3 => Encoding::Array,
                4 => Encoding::Char6,
                5 => Encoding::Blob,
                _ => return fail("unknown encoding in an abbreviation"),
            });
        }
        Ok(out.into())
    }

    fn scalar(&mut self, encoding: Encoding) -> BResult<u64> {
        const CHAR6: &[u8; 64] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";
        match encoding {
            Encoding::Literal(v) => Ok(v),
            Encoding::Fixed(w) => self.fixed(w),
            Encoding::Vbr(w) => self.vbr(w),
            Encoding::Char6 => Ok(u64::from(CHAR6[self.fixed(6)? as usize])),
            Encoding::Array | Encoding::Blob => fail("Invalid record"),
        }
    }

    fn abbreviated(&mut self, abbreviation: &[Encoding], record: &mut Record) -> BResult<()> {
        record.ops.clear();
        record.blob = None;
        let Some((&first, rest)) = abbreviation.split_first() else { return fail("Invalid record") };
        record.code = self.scalar(first)? as u32;
        let mut rest = rest.iter();
        while let Some(&encoding) = rest.next() {
            match encoding {
                Encoding::Array => {
                    let count = self.vbr(6)? as usize;
                    let Some(&element) = rest.next() else { return fail("Invalid record") };
                    if count > self.bytes.len() * 8 {
                        return fail("Invalid record");
                    }
                    for _ in 0..count {
                        let op = self.scalar(element)?;
                        record.ops.push(op);
                    }
                }
                Encoding::Blob => {
                    let len = self.vbr(6)? as usize;
                    self.align32();
                    let start = self.at / 8;
                    if start.saturating_add(len) > self.bytes.len() {
                        return fail("Invalid record");
                    }
                    record.blob = Some((start, start + len));
                    self.at += len * 8;
                    self.align32();
                }
                other => {
                    let op = self.scalar(other)?;
                    record.ops.push(op);
                }
            }
        }
        Ok(())
    }

    /// Leaves the innermost block without reading the rest.
    pub fn skip_block(&mut self) {
        if let Some(scope) = self.scopes.pop() {
            self.at = scope.end;
        }
    }

    /// The place of the innermost block, to come back to by [`Stream::enter_at`].
    pub fn block_place(&self) -> (usize, u32, u32) {
        let scope = self.scopes.last();
        (self.at, scope.map_or(0, |s| s.id), scope.map_or(2, |s| s.width))
    }

    /// Stands before the contents of a block again.
    pub fn enter_at(&mut self, (at, id, width): (usize, u32, u32)) {
        let abbreviations = self.block_info.get(&id).cloned().unwrap_or_default();
        self.at = at;
        self.scopes.push(Scope { id, width, abbreviations, end: self.bytes.len() * 8 });
    }

    fn read_block_info(&mut self, record: &mut Record) -> BResult<()> {
        let mut current = None;
        loop {
            match self.fixed(self.width())? {
                0 => {
                    self.align32();
                    self.scopes.pop();
                    return Ok(());
                }
                2 => {
                    let abbreviation = self.define()?;
                    let Some(id) = current else { return fail("Malformed block") };
                    self.block_info.entry(id).or_default().push(abbreviation);
                }
                3 => {
                    record.code = self.vbr(6)? as u32;
                    let count = self.vbr(6)?;
                    let mut first = None;
                    for _ in 0..count {
                        let op = self.vbr(6)?;
                        first.get_or_insert(op);
                    }
                    if record.code == 1 {
                        current = first.map(|f| f as u32);
                    }
                }
                _ => return fail("Malformed block"),
            }
        }
    }
}
