//! `.debug_info` of a PTX module as a tree of entries: DWARF 2 to 4 as ptxas takes it, from whatever compiler wrote the PTX.

use oxicc_ptx::{DataValue, Item, Module, Section, SectionLine};
use rustc_hash::FxHashMap;

/// The bytes of a section; where a symbol is meant there are zeros.
#[derive(Default)]
struct Data {
    bytes: Vec<u8>,
    symbols: FxHashMap<usize, (String, i64)>,
}

/// The value of an attribute.
#[derive(Clone, Debug)]
pub enum Value {
    Unsigned(u64),
    Signed(i64),
    Text(String),
    /// Index of another entry.
    Entry(usize),
    /// A symbol or label, plus an offset.
    Symbol(String, i64),
    /// An expression.
    Block(Vec<Piece>),
}

/// A part of an expression.
#[derive(Clone, PartialEq, Debug)]
pub enum Piece {
    Byte(u8),
    /// Eight bytes: the address of a symbol.
    Symbol(String),
}

/// One entry.
#[derive(Debug, Default)]
pub struct Entry {
    pub tag: u16,
    pub attributes: Vec<(u16, Value)>,
    pub children: Vec<usize>,
    pub parent: Option<usize>,
}

impl Entry {
    pub fn get(&self, attribute: u16) -> Option<&Value> {
        self.attributes.iter().find(|(name, _)| *name == attribute).map(|(_, value)| value)
    }

    pub fn text(&self, attribute: u16) -> Option<&str> {
        match self.get(attribute)? {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }

    pub fn number(&self, attribute: u16) -> Option<i64> {
        match self.get(attribute)? {
            Value::Unsigned(v) => Some(*v as i64),
            Value::Signed(v) => Some(*v),
            _ => None,
        }
    }

    pub fn entry(&self, attribute: u16) -> Option<usize> {
        match self.get(attribute)? {
            Value::Entry(index) => Some(*index),
            _ => None,
        }
    }

    pub fn symbol(&self, attribute: u16) -> Option<&str> {
        match self.get(attribute)? {
            Value::Symbol(name, _) => Some(name),
            _ => None,
        }
    }
}

/// An entry of a location list: from a label, to a label, the expression there.
pub type Ranged = (String, String, Vec<Piece>);

/// All entries of a module.
#[derive(Default)]
pub struct Entries {
    pub all: Vec<Entry>,
    locations: Data,
}

impl Entries {
    /// Reads the sections of a module. What cannot be read ends the unit it is in.
    pub fn read(module: &Module) -> Entries {
        let section = |name: &str| {
            let of_name = |item: &Item| match item {
                Item::Section(s) if module.name(s.name) == name => Some(data(module, s)),
                _ => None,
            };
            module.items.iter().find_map(of_name).unwrap_or_default()
        };
        let (abbreviations, info) = (section(".debug_abbrev"), section(".debug_info"));
        let mut out = Entries { all: Vec::new(), locations: section(".debug_loc") };
        let mut at = 0;
        while let Some(next) = out.unit(&abbreviations, &info, at) {
            at = next;
        }
        out
    }

    /// Reads one unit; where the next one is.
    fn unit(&mut self, abbreviations: &Data, info: &Data, start: usize) -> Option<usize> {
        let mut r = Reader { data: info, at: start };
        let length = r.number(4)? as usize;
        let end = (start + 4).checked_add(length).filter(|end| *end <= info.bytes.len())?;
        let _version = r.number(2)?;
        let table = match info.symbols.get(&r.at) {
            Some((_, offset)) => usize::try_from(*offset).ok()?,
            None => r.peek(4)? as usize,
        };
        r.at += 4;
        let _address_size = r.number(1)?;
        let abbreviations = abbreviation_table(abbreviations, table)?;
        let mut places = FxHashMap::default();
        let mut references: Vec<(usize, usize, u64)> = Vec::new();
        let mut open: Vec<usize> = Vec::new();
        while r.at < end {
            let place = r.at - start;
            let code = r.uleb()?;
            if code == 0 {
                open.pop();
                if open.is_empty() {
                    break;
                }
                continue;
            }
            let (tag, has_children, forms) = abbreviations.get(&code)?;
            let index = self.all.len();
            let parent = open.last().copied();
            let mut entry = Entry { tag: *tag, parent, ..Entry::default() };
            for (name, form) in forms {
                match r.value(*form)? {
                    Read::Value(value) => entry.attributes.push((*name, value)),
                    Read::Reference(to) => {
                        references.push((index, entry.attributes.len(), to));
                        entry.attributes.push((*name, Value::Unsigned(to)));
                    }
                }
            }
            self.all.push(entry);
            places.insert(place as u64, index);
            if let Some(parent) = parent {
                self.all[parent].children.push(index);
            }
            match has_children {
                true => open.push(index),
                false if open.is_empty() => break,
                false => {}
            }
        }
        for (entry, attribute, to) in references {
            if let Some(target) = places.get(&to) {
                self.all[entry].attributes[attribute].1 = Value::Entry(*target);
            }
        }
        Some(end)
    }

    /// The location list at an offset.
    pub fn list(&self, offset: u64) -> Vec<Ranged> {
        let mut r = Reader { data: &self.locations, at: offset as usize };
        let mut out = Vec::new();
        loop {
            let begin = self.locations.symbols.get(&r.at).cloned();
            let end = self.locations.symbols.get(&(r.at + 8)).cloned();
            r.at += 16;
            let (Some(begin), Some(end)) = (begin, end) else { return out };
            let Some(length) = r.number(2) else { return out };
            let Some(code) = r.pieces(length as usize) else { return out };
            out.push((begin.0, end.0, code));
        }
    }
}

fn data(module: &Module, section: &Section) -> Data {
    let mut out = Data::default();
    for line in &section.lines {
        let SectionLine::Data(ty, values) = line else { continue };
        let size = ty.bytes() as usize;
        for value in values {
            match value {
                DataValue::Int(v) => out.bytes.extend(&v.to_le_bytes()[..size.min(8)]),
                DataValue::Symbol(sym, offset) => {
                    out.symbols.insert(out.bytes.len(), (module.name(*sym).to_owned(), *offset));
                    out.bytes.resize(out.bytes.len() + size, 0);
                }
                DataValue::Difference(..) => out.bytes.resize(out.bytes.len() + size, 0),
            }
        }
    }
    out
}

type Abbreviation = (u16, bool, Vec<(u16, u16)>);

fn abbreviation_table(data: &Data, at: usize) -> Option<FxHashMap<u64, Abbreviation>> {
    let mut r = Reader { data, at };
    let mut out = FxHashMap::default();
    loop {
        let code = r.uleb().unwrap_or(0);
        if code == 0 {
            return Some(out);
        }
        let tag = r.uleb()? as u16;
        let has_children = r.number(1)? != 0;
        let mut forms = Vec::new();
        loop {
            match (r.uleb()? as u16, r.uleb()? as u16) {
                (0, 0) => break,
                pair => forms.push(pair),
            }
        }
        out.insert(code, (tag, has_children, forms));
    }
}

enum Read {
    Value(Value),
    Reference(u64),
}

struct Reader<'d> {
    data: &'d Data,
    at: usize,
}

impl Reader<'_> {
    fn peek(&self, bytes: usize) -> Option<u64> {
        let from = self.data.bytes.get(self.at..self.at.checked_add(bytes)?)?;
        Some(from.iter().rev().fold(0, |v, b| v << 8 | u64::from(*b)))
    }

    fn number(&mut self, bytes: usize) -> Option<u64> {
        let v = self.peek(bytes)?;
        self.at += bytes;
        Some(v)
    }

    fn uleb(&mut self) -> Option<u64> {
        let mut v = 0u64;
        for shift in (0..64).step_by(7) {
            let byte = self.number(1)?;
            v |= (byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Some(v);
            }
        }
        None
    }

    fn sleb(&mut self) -> Option<i64> {
        let mut v = 0i64;
        for shift in (0..64).step_by(7) {
            let byte = self.number(1)?;
            v |= ((byte & 0x7f) as i64) << shift;
            if byte & 0x80 == 0 {
                let bits = shift + 7;
                return Some(if bits < 64 { v << (64 - bits) >> (64 - bits) } else { v });
            }
        }
        None
    }

    fn pieces(&mut self, length: usize) -> Option<Vec<Piece>> {
        let end = self.at.checked_add(length).filter(|end| *end <= self.data.bytes.len())?;
        let mut out = Vec::new();
        while self.at < end {
            match self.data.symbols.get(&self.at) {
                Some((name, _)) => {
                    out.push(Piece::Symbol(name.clone()));
                    self.at += 8;
                }
                None => out.push(Piece::Byte(self.number(1)? as u8)),
            }
        }
        Some(out)
    }

    fn value(&mut self, form: u16) -> Option<Read> {
        let sized = |r: &mut Self, bytes: usize| {
            let symbol = r.data.symbols.get(&r.at).cloned();
            let v = r.number(bytes)?;
            Some(Read::Value(match symbol {
                Some((name, offset)) => Value::Symbol(name, offset),
                None => Value::Unsigned(v),
            }))
        };
        let block = |r: &mut Self, length: u64| {
            r.pieces(usize::try_from(length).ok()?).map(|pieces| Read::Value(Value::Block(pieces)))
        };
        match form {
            // addr, data8
            0x01 | 0x07 => sized(self, 8),
            // block2, block4, block, block1
            0x03 => self.number(2).and_then(|n| block(self, n)),
            0x04 => self.number(4).and_then(|n| block(self, n)),
            0x09 => self.uleb().and_then(|n| block(self, n)),
            0x0a => self.number(1).and_then(|n| block(self, n)),
            // data2, data4, data1, flag
            0x05 => sized(self, 2),
            0x06 => sized(self, 4),
            0x0b | 0x0c => sized(self, 1),
            // string
            0x08 => {
                let rest = self.data.bytes.get(self.at..)?;
                let length = rest.iter().position(|b| *b == 0)?;
                let text = String::from_utf8_lossy(&rest[..length]).into_owned();
                self.at += length + 1;
                Some(Read::Value(Value::Text(text)))
            }
            // sdata, udata
            0x0d => self.sleb().map(|v| Read::Value(Value::Signed(v))),
            0x0f => self.uleb().map(|v| Read::Value(Value::Unsigned(v))),
            // strp: ptxas does not take it everywhere, so nobody writes it
            0x0e => self.number(4).map(|_| Read::Value(Value::Text(String::new()))),
            // ref_addr
            0x10 => self.number(8).map(Read::Reference),
            // ref1, ref2, ref4, ref8, ref_udata
            0x11 => self.number(1).map(Read::Reference),
            0x12 => self.number(2).map(Read::Reference),
            0x13 => self.number(4).map(Read::Reference),
            0x14 => self.number(8).map(Read::Reference),
            0x15 => self.uleb().map(Read::Reference),
            _ => None,
        }
    }
}
