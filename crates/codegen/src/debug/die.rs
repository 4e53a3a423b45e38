//! Entries of `.debug_info` and how they become `.debug_abbrev` and `.debug_info`.
//!
//! DWARF 2 with its forms only: ptxas reads the entries, moves their addresses to machine code, and refuses the forms that came
//! later. Code addresses are labels, never differences of labels. Strings are inline.

use oxicc_ptx::{DataValue, Interner, ScalarType, Section, SectionLine, Sym};
use rustc_hash::FxHashMap;

/// Index of an entry; 0 is the compile unit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DieId(u32);

/// The compile unit.
pub const UNIT: DieId = DieId(0);

/// Tags, by their DWARF names.
pub mod tag {
    pub const ARRAY_TYPE: u16 = 0x01;
    pub const CLASS_TYPE: u16 = 0x02;
    pub const ENUMERATION_TYPE: u16 = 0x04;
    pub const FORMAL_PARAMETER: u16 = 0x05;
    pub const LEXICAL_BLOCK: u16 = 0x0b;
    pub const MEMBER: u16 = 0x0d;
    pub const POINTER_TYPE: u16 = 0x0f;
    pub const REFERENCE_TYPE: u16 = 0x10;
    pub const COMPILE_UNIT: u16 = 0x11;
    pub const STRUCTURE_TYPE: u16 = 0x13;
    pub const SUBROUTINE_TYPE: u16 = 0x15;
    pub const TYPEDEF: u16 = 0x16;
    pub const UNION_TYPE: u16 = 0x17;
    pub const UNSPECIFIED_PARAMETERS: u16 = 0x18;
    pub const INHERITANCE: u16 = 0x1c;
    pub const INLINED_SUBROUTINE: u16 = 0x1d;
    pub const PTR_TO_MEMBER_TYPE: u16 = 0x1f;
    pub const SUBRANGE_TYPE: u16 = 0x21;
    pub const BASE_TYPE: u16 = 0x24;
    pub const CONST_TYPE: u16 = 0x26;
    pub const ENUMERATOR: u16 = 0x28;
    pub const SUBPROGRAM: u16 = 0x2e;
    pub const TEMPLATE_TYPE_PARAMETER: u16 = 0x2f;
    pub const TEMPLATE_VALUE_PARAMETER: u16 = 0x30;
    pub const VARIABLE: u16 = 0x34;
    pub const VOLATILE_TYPE: u16 = 0x35;
    pub const NAMESPACE: u16 = 0x39;
    pub const UNSPECIFIED_TYPE: u16 = 0x3b;
    pub const RVALUE_REFERENCE_TYPE: u16 = 0x42;
}

/// Attributes, by their DWARF names.
pub mod at {
    pub const LOCATION: u16 = 0x02;
    pub const NAME: u16 = 0x03;
    pub const BYTE_SIZE: u16 = 0x0b;
    pub const BIT_OFFSET: u16 = 0x0c;
    pub const BIT_SIZE: u16 = 0x0d;
    pub const STMT_LIST: u16 = 0x10;
    pub const LOW_PC: u16 = 0x11;
    pub const HIGH_PC: u16 = 0x12;
    pub const LANGUAGE: u16 = 0x13;
    pub const COMP_DIR: u16 = 0x1b;
    pub const CONST_VALUE: u16 = 0x1c;
    pub const CONTAINING_TYPE: u16 = 0x1d;
    pub const INLINE: u16 = 0x20;
    pub const PRODUCER: u16 = 0x25;
    pub const ABSTRACT_ORIGIN: u16 = 0x31;
    pub const ACCESSIBILITY: u16 = 0x32;
    pub const ADDRESS_CLASS: u16 = 0x33;
    pub const ARTIFICIAL: u16 = 0x34;
    pub const COUNT: u16 = 0x37;
    pub const DATA_MEMBER_LOCATION: u16 = 0x38;
    pub const DECL_FILE: u16 = 0x3a;
    pub const DECL_LINE: u16 = 0x3b;
    pub const DECLARATION: u16 = 0x3c;
    pub const ENCODING: u16 = 0x3e;
    pub const EXTERNAL: u16 = 0x3f;
    pub const FRAME_BASE: u16 = 0x40;
    pub const SPECIFICATION: u16 = 0x47;
    pub const TYPE: u16 = 0x49;
    pub const VIRTUALITY: u16 = 0x4c;
    pub const CALL_FILE: u16 = 0x58;
    pub const CALL_LINE: u16 = 0x59;
    pub const OBJECT_POINTER: u16 = 0x64;
    pub const ENUM_CLASS: u16 = 0x6d;
    pub const MIPS_LINKAGE_NAME: u16 = 0x2007;
    pub const GNU_VECTOR: u16 = 0x2107;
}

/// The value of an attribute, which decides its form.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    Unsigned(u64),
    /// Four bytes whatever the number.
    Data4(u32),
    Signed(i64),
    Flag,
    Text(Box<str>),
    Ref(DieId),
    /// A code label or symbol; none is address 0.
    Address(Option<Sym>),
    /// The beginning of a section.
    Section(Sym),
    /// A location expression.
    Block(Vec<Piece>),
    /// The list of locations at an offset of `.debug_loc`.
    List(u32),
}

/// A part of a location expression.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Piece {
    Byte(u8),
    Address(Sym),
}

impl Value {
    fn form(&self) -> u8 {
        match self {
            Value::Unsigned(0..=0xff) => 0x0b,
            Value::Unsigned(0..=0xffff) => 0x05,
            Value::Unsigned(0..=0xffff_ffff) | Value::Data4(_) | Value::Section(_) | Value::List(_) => 0x06,
            Value::Unsigned(_) => 0x07,
            Value::Signed(_) => 0x0d,
            Value::Flag => 0x0c,
            Value::Text(_) => 0x08,
            Value::Ref(_) => 0x13,
            Value::Address(_) => 0x01,
            Value::Block(_) => 0x0a,
        }
    }

    fn size(&self) -> usize {
        match self {
            Value::Unsigned(0..=0xff) | Value::Flag => 1,
            Value::Unsigned(0..=0xffff) => 2,
            Value::Unsigned(0..=0xffff_ffff)
            | Value::Data4(_)
            | Value::Section(_)
            | Value::List(_)
            | Value::Ref(_) => 4,
            Value::Unsigned(_) | Value::Address(_) => 8,
            // Seven bits a byte, one of all for the sign.
            Value::Signed(v) => (65 - (v ^ (v >> 63)).leading_zeros()).div_ceil(7).max(1) as usize,
            Value::Text(text) => text.len() + 1,
            Value::Block(pieces) => 1 + pieces.iter().map(|p| p.size()).sum::<usize>(),
        }
    }
}

impl Piece {
    fn size(&self) -> usize {
        match self {
            Piece::Byte(_) => 1,
            Piece::Address(_) => 8,
        }
    }
}

struct Die {
    tag: u16,
    attrs: Vec<(u16, Value)>,
    children: Vec<DieId>,
}

/// All entries of a unit.
pub struct Dies {
    dies: Vec<Die>,
    /// Where variables live between two labels, a list each, and the bytes of them all.
    ranges: Vec<Vec<(Sym, Sym, Vec<u8>)>>,
    range_bytes: u32,
}

impl Dies {
    /// The compile unit alone.
    pub fn new() -> Dies {
        let unit = Die { tag: tag::COMPILE_UNIT, attrs: Vec::new(), children: Vec::new() };
        Dies { dies: vec![unit], ranges: Vec::new(), range_bytes: 0 }
    }

    /// A list of locations.
    pub fn ranges(&mut self, list: &[(Sym, Sym, Vec<u8>)]) -> Value {
        let at = Value::List(self.range_bytes);
        for (_, _, code) in list {
            // Two addresses and a length.
            self.range_bytes += 8 + 8 + 2 + code.len() as u32;
        }
        self.range_bytes += 8 + 8;
        self.ranges.push(list.to_vec());
        at
    }

    /// A new last child.
    pub fn add(&mut self, parent: DieId, tag: u16) -> DieId {
        let id = self.detached(tag);
        self.attach(parent, id);
        id
    }

    /// An entry that has no parent yet.
    pub fn detached(&mut self, tag: u16) -> DieId {
        let id = DieId(self.dies.len() as u32);
        self.dies.push(Die { tag, attrs: Vec::new(), children: Vec::new() });
        id
    }

    /// Makes an entry the last child of another.
    pub fn attach(&mut self, parent: DieId, child: DieId) {
        self.dies[parent.0 as usize].children.push(child);
    }

    /// Adds an attribute.
    pub fn set(&mut self, die: DieId, name: u16, value: Value) {
        self.dies[die.0 as usize].attrs.push((name, value));
    }

    /// Whether an entry has an attribute.
    pub fn has(&self, die: DieId, name: u16) -> bool {
        self.dies[die.0 as usize].attrs.iter().any(|(n, _)| *n == name)
    }

    /// `.debug_abbrev` and `.debug_info`; with `indexed`, `.debug_pubnames` and `.debug_pubtypes` as well.
    pub fn sections(&self, symbols: &mut Interner, indexed: bool) -> Vec<Section> {
        let layout = Layout::of(self);
        let mut abbrev = Writer::default();
        for (i, abbreviation) in layout.order.iter().enumerate() {
            abbrev.uleb(i as u64 + 1);
            abbrev.bytes.extend_from_slice(abbreviation);
            abbrev.byte(0);
            abbrev.byte(0);
        }
        abbrev.byte(0);
        let mut info = Writer::default();
        info.data(ScalarType::B32, DataValue::Int(i64::from(layout.end - 4)));
        info.byte(2);
        info.byte(0);
        info.data(ScalarType::B32, DataValue::Symbol(symbols.intern(".debug_abbrev"), 0));
        info.byte(8);
        let lists = symbols.intern(".debug_loc");
        self.write(UNIT, &layout, lists, &mut info);
        let section = |name: &str, w: Writer, symbols: &mut Interner| Section {
            name: symbols.intern(name),
            lines: w.finish(),
        };
        let mut all = Vec::new();
        if !self.ranges.is_empty() {
            let mut lists = Writer::default();
            for list in &self.ranges {
                for (begin, end, code) in list {
                    lists.data(ScalarType::B64, DataValue::Symbol(*begin, 0));
                    lists.data(ScalarType::B64, DataValue::Symbol(*end, 0));
                    lists.bytes.extend((code.len() as u16).to_le_bytes());
                    lists.bytes.extend(code);
                }
                lists.data(ScalarType::B64, DataValue::Int(0));
                lists.data(ScalarType::B64, DataValue::Int(0));
            }
            all.push(section(".debug_loc", lists, symbols));
        }
        all.extend([section(".debug_abbrev", abbrev, symbols), section(".debug_info", info, symbols)]);
        if indexed {
            let mut found = Names::default();
            self.collect_names(UNIT, "", &mut found);
            for (die, declaration) in &found.defined {
                found.entities.extend(found.declared.get(declaration).map(|name| (*die, name.clone())));
            }
            for (suffix, names) in [("Names", found.entities), ("Types", found.types)] {
                all.push(index(suffix, &names, &layout, symbols));
            }
        }
        all
    }

    fn text(&self, id: DieId, attribute: u16) -> Option<&str> {
        self.dies[id.0 as usize].attrs.iter().find_map(|(name, value)| match value {
            Value::Text(text) if *name == attribute => Some(&**text),
            _ => None,
        })
    }

    /// What a unit, a namespace, a class or a function has for other units to find, by qualified names.
    fn collect_names(&self, scope: DieId, prefix: &str, found: &mut Names) {
        for &child in &self.dies[scope.0 as usize].children {
            let die = &self.dies[child.0 as usize];
            let origin = die.attrs.iter().find_map(|(name, value)| match value {
                Value::Ref(to) if *name == at::SPECIFICATION => Some(*to),
                _ => None,
            });
            if let Some(origin) = origin {
                // The class may come later.
                found.defined.push((child, origin));
                continue;
            }
            let Some(name) = self.text(child, at::NAME) else {
                // Of unnamed namespaces, and of blocks: their static variables.
                if matches!(die.tag, tag::NAMESPACE | tag::LEXICAL_BLOCK) {
                    self.collect_names(child, prefix, found);
                }
                continue;
            };
            let name = format!("{prefix}{name}");
            let inside = format!("{name}::");
            match die.tag {
                tag::NAMESPACE => self.collect_names(child, &inside, found),
                tag::SUBPROGRAM if self.has(child, at::LOW_PC) => {
                    found.entities.push((child, name));
                    self.collect_names(child, &inside, found);
                }
                tag::SUBPROGRAM | tag::MEMBER => {
                    found.declared.insert(child, name);
                }
                tag::VARIABLE if self.has(child, at::MIPS_LINKAGE_NAME) => found.entities.push((child, name)),
                tag::STRUCTURE_TYPE | tag::CLASS_TYPE | tag::UNION_TYPE
                    if !self.has(child, at::DECLARATION) =>
                {
                    found.types.push((child, name));
                    self.collect_names(child, &inside, found);
                }
                tag::ENUMERATION_TYPE | tag::BASE_TYPE | tag::TYPEDEF => found.types.push((child, name)),
                _ => {}
            }
        }
    }

    fn write(&self, id: DieId, layout: &Layout, lists: Sym, out: &mut Writer) {
        let die = &self.dies[id.0 as usize];
        let (number, _) = layout.placed[id.0 as usize];
        out.uleb(u64::from(number));
        for (_, value) in &die.attrs {
            match value {
                Value::Unsigned(v) => {
                    for i in 0..value.size() {
                        out.byte((v >> (8 * i)) as u8);
                    }
                }
                Value::Data4(v) => out.data(ScalarType::B32, DataValue::Int(i64::from(*v))),
                Value::Signed(v) => sleb(&mut out.bytes, *v),
                Value::Flag => out.byte(1),
                Value::Text(text) => {
                    out.bytes.extend(text.bytes());
                    out.byte(0);
                }
                Value::Ref(to) => {
                    out.data(ScalarType::B32, DataValue::Int(i64::from(layout.offset(*to))));
                }
                Value::Address(None) => out.data(ScalarType::B64, DataValue::Int(0)),
                Value::Address(Some(sym)) => out.data(ScalarType::B64, DataValue::Symbol(*sym, 0)),
                Value::Section(sym) => out.data(ScalarType::B32, DataValue::Symbol(*sym, 0)),
                Value::List(at) => out.data(ScalarType::B32, DataValue::Symbol(lists, i64::from(*at))),
                Value::Block(pieces) => {
                    out.byte((value.size() - 1) as u8);
                    for piece in pieces {
                        match piece {
                            Piece::Byte(b) => out.byte(*b),
                            Piece::Address(sym) => out.data(ScalarType::B64, DataValue::Symbol(*sym, 0)),
                        }
                    }
                }
            }
        }
        if !die.children.is_empty() {
            for child in &die.children {
                self.write(*child, layout, lists, out);
            }
            out.byte(0);
        }
    }
}

/// Names that other units may look for.
#[derive(Default)]
struct Names {
    entities: Vec<(DieId, String)>,
    types: Vec<(DieId, String)>,
    /// Members by their declarations.
    declared: FxHashMap<DieId, String>,
    defined: Vec<(DieId, DieId)>,
}

/// `.debug_pubnames` or `.debug_pubtypes`.
fn index(suffix: &str, names: &[(DieId, String)], layout: &Layout, symbols: &mut Interner) -> Section {
    let [start, end] = ["start", "end"].map(|what| symbols.intern(&format!("$L__pub{suffix}_{what}0")));
    let mut out = Writer::default();
    out.data(ScalarType::B32, DataValue::Difference(end, start));
    out.label(start);
    out.byte(2);
    out.byte(0);
    out.data(ScalarType::B32, DataValue::Symbol(symbols.intern(".debug_info"), 0));
    out.data(ScalarType::B32, DataValue::Int(i64::from(layout.end)));
    for (die, name) in names {
        out.data(ScalarType::B32, DataValue::Int(i64::from(layout.offset(*die))));
        out.bytes.extend(name.bytes());
        out.byte(0);
    }
    out.data(ScalarType::B32, DataValue::Int(0));
    out.label(end);
    Section { name: symbols.intern(&format!(".debug_pub{}", suffix.to_lowercase())), lines: out.finish() }
}

/// Bytes of the unit's header: length, version, abbreviations, size of an address.
const HEADER: u32 = 11;

/// Where every entry is, and its abbreviation.
#[derive(Default)]
struct Layout {
    /// Abbreviations as they are written, without their numbers, and the numbers.
    order: Vec<Box<[u8]>>,
    numbers: FxHashMap<Box<[u8]>, u32>,
    /// By entry; 0 is the number of what is nowhere.
    placed: Vec<(u32, u32)>,
    end: u32,
    /// The abbreviation that is looked for.
    key: Vec<u8>,
}

impl Layout {
    fn of(dies: &Dies) -> Layout {
        let mut layout = Layout { placed: vec![(0, 0); dies.dies.len()], ..Layout::default() };
        layout.place(dies, UNIT, HEADER);
        layout
    }

    fn place(&mut self, dies: &Dies, id: DieId, at: u32) {
        let die = &dies.dies[id.0 as usize];
        self.key.clear();
        uleb(&mut self.key, u64::from(die.tag));
        self.key.push(u8::from(!die.children.is_empty()));
        let mut size = 0;
        for (name, value) in &die.attrs {
            uleb(&mut self.key, u64::from(*name));
            self.key.push(value.form());
            size += value.size();
        }
        let number = match self.numbers.get(self.key.as_slice()) {
            Some(n) => *n,
            None => {
                let n = self.order.len() as u32 + 1;
                self.order.push(self.key.as_slice().into());
                self.numbers.insert(self.key.as_slice().into(), n);
                n
            }
        };
        self.placed[id.0 as usize] = (number, at);
        self.end = at + (uleb_size(u64::from(number)) + size) as u32;
        if !die.children.is_empty() {
            for child in &die.children {
                self.place(dies, *child, self.end);
            }
            self.end += 1;
        }
    }

    /// The offset of an entry, 0 of one that is nowhere.
    fn offset(&self, id: DieId) -> u32 {
        self.placed.get(id.0 as usize).map_or(0, |(_, at)| *at)
    }
}

/// Bytes of a number in LEB128.
fn uleb_size(v: u64) -> usize {
    (64 - v.leading_zeros()).div_ceil(7).max(1) as usize
}

/// Collects bytes into lines.
#[derive(Default)]
struct Writer {
    lines: Vec<SectionLine>,
    bytes: Vec<u8>,
}

/// Numbers on one line: a line of an editor.
const PER_LINE: usize = 32;

impl Writer {
    fn byte(&mut self, b: u8) {
        self.bytes.push(b);
    }

    fn uleb(&mut self, v: u64) {
        uleb(&mut self.bytes, v);
    }

    fn data(&mut self, ty: ScalarType, value: DataValue) {
        self.flush();
        self.lines.push(SectionLine::Data(ty, vec![value]));
    }

    fn label(&mut self, label: Sym) {
        self.flush();
        self.lines.push(SectionLine::Label(label));
    }

    fn flush(&mut self) {
        for chunk in self.bytes.chunks(PER_LINE) {
            let values = chunk.iter().map(|b| DataValue::Int(i64::from(*b))).collect();
            self.lines.push(SectionLine::Data(ScalarType::B8, values));
        }
        self.bytes.clear();
    }

    fn finish(mut self) -> Vec<SectionLine> {
        self.flush();
        self.lines
    }
}

/// Appends a number in LEB128.
pub fn uleb(out: &mut Vec<u8>, mut v: u64) {
    loop {
        let byte = (v & 0x7f) as u8;
        v >>= 7;
        if v == 0 {
            return out.push(byte);
        }
        out.push(byte | 0x80);
    }
}

fn sleb(out: &mut Vec<u8>, mut v: i64) {
    loop {
        let byte = (v & 0x7f) as u8;
        v >>= 7;
        if v == 0 && byte & 0x40 == 0 || v == -1 && byte & 0x40 != 0 {
            return out.push(byte);
        }
        out.push(byte | 0x80);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_in_leb128() {
        let signed = |v| {
            let mut out = Vec::new();
            sleb(&mut out, v);
            out
        };
        assert_eq!(signed(2), [2]);
        assert_eq!(signed(-2), [0x7e]);
        assert_eq!(signed(127), [0xff, 0]);
        assert_eq!(signed(-128), [0x80, 0x7f]);
        let mut out = Vec::new();
        uleb(&mut out, 0x2007);
        assert_eq!(out, [0x87, 0x40]);
    }

    #[test]
    fn references_are_offsets_from_the_unit() {
        let mut dies = Dies::new();
        dies.set(UNIT, at::NAME, Value::Text("u".into()));
        let base = dies.add(UNIT, tag::BASE_TYPE);
        dies.set(base, at::BYTE_SIZE, Value::Unsigned(4));
        let var = dies.add(UNIT, tag::VARIABLE);
        dies.set(var, at::TYPE, Value::Ref(base));
        let mut symbols = Interner::new();
        let info = dies.sections(&mut symbols, false).remove(1);
        let numbers: Vec<i64> = info
            .lines
            .iter()
            .flat_map(|l| match l {
                SectionLine::Data(_, values) => values.clone(),
                SectionLine::Label(_) => Vec::new(),
            })
            .filter_map(|v| match v {
                DataValue::Int(v) => Some(v),
                _ => None,
            })
            .collect();
        // Length; version; address size; unit 1 "u"; base type 2; variable 3 of the type at 14; end of children.
        assert_eq!(numbers, [18, 2, 0, 8, 1, 117, 0, 2, 4, 3, 14, 0]);
    }
}
