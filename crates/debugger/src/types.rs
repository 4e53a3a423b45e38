//! Types of the program, as `.debug_info` describes them.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::entries::{Entries, Piece, Value};

/// Tags and attributes by their DWARF names.
pub mod dw {
    pub const TAG_ARRAY_TYPE: u16 = 0x01;
    pub const TAG_CLASS_TYPE: u16 = 0x02;
    pub const TAG_ENUMERATION_TYPE: u16 = 0x04;
    pub const TAG_FORMAL_PARAMETER: u16 = 0x05;
    pub const TAG_LEXICAL_BLOCK: u16 = 0x0b;
    pub const TAG_MEMBER: u16 = 0x0d;
    pub const TAG_POINTER_TYPE: u16 = 0x0f;
    pub const TAG_REFERENCE_TYPE: u16 = 0x10;
    pub const TAG_COMPILE_UNIT: u16 = 0x11;
    pub const TAG_STRUCTURE_TYPE: u16 = 0x13;
    pub const TAG_SUBROUTINE_TYPE: u16 = 0x15;
    pub const TAG_TYPEDEF: u16 = 0x16;
    pub const TAG_UNION_TYPE: u16 = 0x17;
    pub const TAG_INHERITANCE: u16 = 0x1c;
    pub const TAG_INLINED_SUBROUTINE: u16 = 0x1d;
    pub const TAG_SUBRANGE_TYPE: u16 = 0x21;
    pub const TAG_BASE_TYPE: u16 = 0x24;
    pub const TAG_CONST_TYPE: u16 = 0x26;
    pub const TAG_SUBPROGRAM: u16 = 0x2e;
    pub const TAG_VARIABLE: u16 = 0x34;
    pub const TAG_VOLATILE_TYPE: u16 = 0x35;
    pub const TAG_NAMESPACE: u16 = 0x39;
    pub const TAG_RVALUE_REFERENCE_TYPE: u16 = 0x42;
    pub const AT_LOCATION: u16 = 0x02;
    pub const AT_NAME: u16 = 0x03;
    pub const AT_BYTE_SIZE: u16 = 0x0b;
    pub const AT_BIT_OFFSET: u16 = 0x0c;
    pub const AT_BIT_SIZE: u16 = 0x0d;
    pub const AT_LOW_PC: u16 = 0x11;
    pub const AT_HIGH_PC: u16 = 0x12;
    pub const AT_CONST_VALUE: u16 = 0x1c;
    pub const AT_UPPER_BOUND: u16 = 0x2f;
    pub const AT_ABSTRACT_ORIGIN: u16 = 0x31;
    pub const AT_COUNT: u16 = 0x37;
    pub const AT_DATA_MEMBER_LOCATION: u16 = 0x38;
    pub const AT_ENCODING: u16 = 0x3e;
    pub const AT_SPECIFICATION: u16 = 0x47;
    pub const AT_TYPE: u16 = 0x49;
    pub const AT_CALL_FILE: u16 = 0x58;
    pub const AT_CALL_LINE: u16 = 0x59;
}

/// A type. Cheap to clone; a class is looked up by its number so that types may contain pointers to themselves.
#[derive(Clone, PartialEq, Debug)]
pub enum Type {
    Void,
    Bool,
    Char {
        signed: bool,
    },
    Int {
        name: Arc<str>,
        bytes: u8,
        signed: bool,
    },
    Float {
        name: Arc<str>,
        bytes: u8,
    },
    Pointer(Arc<Type>),
    Reference(Arc<Type>),
    Array(Arc<Type>, u64),
    /// Structures, classes, unions and enumerations: an index into [`Types`].
    Named(usize),
    Function,
    Unknown(u64),
}

/// A member of a class.
#[derive(Clone, Debug)]
pub struct Member {
    pub name: String,
    pub ty: Type,
    pub offset: u64,
    /// Position from the lowest bit of the bytes at the offset, and width.
    pub bits: Option<(u32, u32)>,
    /// Whether it is a base class.
    pub is_base: bool,
}

/// What a name of a type stands for.
#[derive(Clone, Debug)]
pub enum Definition {
    Class { keyword: &'static str, members: Vec<Member> },
    Enumeration { enumerators: Vec<(String, i64)> },
}

/// A structure, class, union or enumeration.
#[derive(Clone, Debug)]
pub struct NamedType {
    pub name: String,
    pub size: u64,
    pub definition: Definition,
}

/// The named types of a module.
#[derive(Default)]
pub struct Types {
    pub named: Vec<NamedType>,
    of_entry: FxHashMap<usize, Type>,
}

/// Types nested deeper are unknown.
const MAX_DEPTH: u32 = 100;

impl Types {
    /// Forgets the entries of a module, whose numbers mean others in the next; the types stay.
    pub fn for_next_module(mut self) -> Types {
        self.of_entry.clear();
        self
    }

    /// The type of an entry, of what its `DW_AT_type` says.
    pub fn of(&mut self, entries: &Entries, entry: usize) -> Type {
        let ty = entries.all[entry].entry(dw::AT_TYPE);
        ty.map_or(Type::Void, |ty| self.entry(entries, ty, 0))
    }

    fn entry(&mut self, entries: &Entries, index: usize, depth: u32) -> Type {
        if let Some(known) = self.of_entry.get(&index) {
            return known.clone();
        }
        if depth > MAX_DEPTH {
            return Type::Unknown(0);
        }
        let entry = &entries.all[index];
        let inner = |types: &mut Types| match entry.entry(dw::AT_TYPE) {
            Some(to) => types.entry(entries, to, depth + 1),
            None => Type::Void,
        };
        let name = entry.text(dw::AT_NAME).unwrap_or("");
        let size = entry.number(dw::AT_BYTE_SIZE).unwrap_or(0).max(0) as u64;
        let ty = match entry.tag {
            dw::TAG_BASE_TYPE => base(name, size as u8, entry.number(dw::AT_ENCODING).unwrap_or(0)),
            dw::TAG_CONST_TYPE | dw::TAG_VOLATILE_TYPE | dw::TAG_TYPEDEF => inner(self),
            dw::TAG_POINTER_TYPE => Type::Pointer(Arc::new(inner(self))),
            dw::TAG_REFERENCE_TYPE | dw::TAG_RVALUE_REFERENCE_TYPE => Type::Reference(Arc::new(inner(self))),
            dw::TAG_SUBROUTINE_TYPE => Type::Function,
            dw::TAG_ARRAY_TYPE => {
                let ranges = entry.children.iter().filter(|c| entries.all[**c].tag == dw::TAG_SUBRANGE_TYPE);
                let counts: Vec<u64> = ranges
                    .map(|c| {
                        let range = &entries.all[*c];
                        let upper = range.number(dw::AT_UPPER_BOUND).map(|u| u.saturating_add(1));
                        range.number(dw::AT_COUNT).or(upper).unwrap_or(0).max(0) as u64
                    })
                    .collect();
                counts.into_iter().rev().fold(inner(self), |ty, count| Type::Array(Arc::new(ty), count))
            }
            dw::TAG_STRUCTURE_TYPE | dw::TAG_CLASS_TYPE | dw::TAG_UNION_TYPE => {
                let number = self.named.len();
                let keyword = match entry.tag {
                    dw::TAG_CLASS_TYPE => "class",
                    dw::TAG_UNION_TYPE => "union",
                    _ => "struct",
                };
                let definition = Definition::Class { keyword, members: Vec::new() };
                self.named.push(NamedType { name: qualified(entries, index), size, definition });
                self.of_entry.insert(index, Type::Named(number));
                let members = self.members(entries, index, depth + 1);
                self.named[number].definition = Definition::Class { keyword, members };
                Type::Named(number)
            }
            dw::TAG_ENUMERATION_TYPE => {
                let enumerator = |c: &usize| {
                    let e = &entries.all[*c];
                    Some((e.text(dw::AT_NAME)?.to_owned(), e.number(dw::AT_CONST_VALUE)?))
                };
                let enumerators = entry.children.iter().filter_map(enumerator).collect();
                let definition = Definition::Enumeration { enumerators };
                self.named.push(NamedType { name: qualified(entries, index), size, definition });
                Type::Named(self.named.len() - 1)
            }
            _ => Type::Unknown(size),
        };
        self.of_entry.insert(index, ty.clone());
        ty
    }

    fn members(&mut self, entries: &Entries, class: usize, depth: u32) -> Vec<Member> {
        let mut out = Vec::new();
        for &child in &entries.all[class].children {
            let entry = &entries.all[child];
            if !matches!(entry.tag, dw::TAG_MEMBER | dw::TAG_INHERITANCE) {
                continue;
            }
            // A virtual base has an expression, a static member nothing.
            let offset = match entry.get(dw::AT_DATA_MEMBER_LOCATION) {
                Some(Value::Unsigned(v)) => *v,
                Some(Value::Block(code)) => match plain_offset(code) {
                    Some(v) => v,
                    None => continue,
                },
                _ if self.named.last().is_some() && entries.all[class].tag == dw::TAG_UNION_TYPE => 0,
                _ => continue,
            };
            let to = entry.entry(dw::AT_TYPE);
            let ty = to.map_or(Type::Void, |to| self.entry(entries, to, depth));
            let bits = entry.number(dw::AT_BIT_SIZE).map(|width| {
                let storage = entry.number(dw::AT_BYTE_SIZE).unwrap_or(4) * 8;
                let from_top = entry.number(dw::AT_BIT_OFFSET).unwrap_or(0);
                ((storage - from_top - width).clamp(0, 63) as u32, width.clamp(1, 64) as u32)
            });
            let name = entry.text(dw::AT_NAME).unwrap_or("").to_owned();
            out.push(Member { name, ty, offset, bits, is_base: entry.tag == dw::TAG_INHERITANCE });
        }
        out
    }

    /// Bytes of a value.
    pub fn size(&self, ty: &Type) -> u64 {
        match ty {
            Type::Void | Type::Function => 1,
            Type::Bool | Type::Char { .. } => 1,
            Type::Int { bytes, .. } | Type::Float { bytes, .. } => u64::from(*bytes),
            Type::Pointer(_) | Type::Reference(_) => 8,
            Type::Array(element, count) => self.size(element).saturating_mul(*count),
            Type::Named(index) => self.named.get(*index).map_or(0, |n| n.size),
            Type::Unknown(size) => *size,
        }
    }

    /// The type as C++ writes it.
    pub fn name(&self, ty: &Type) -> String {
        match ty {
            Type::Void => "void".into(),
            Type::Bool => "bool".into(),
            Type::Char { signed: true } => "char".into(),
            Type::Char { signed: false } => "unsigned char".into(),
            Type::Int { name, .. } | Type::Float { name, .. } => name.to_string(),
            Type::Pointer(to) => match **to {
                Type::Array(..) => format!("{} (*)", self.name(to)),
                _ => format!("{} *", self.name(to)).replace("* *", "**"),
            },
            Type::Reference(to) => format!("{} &", self.name(to)),
            Type::Array(..) => {
                let (mut element, mut dims) = (ty, String::new());
                while let Type::Array(of, count) = element {
                    dims += &format!("[{count}]");
                    element = of;
                }
                format!("{} {dims}", self.name(element))
            }
            Type::Named(index) => self.named.get(*index).map_or(String::new(), |n| n.name.clone()),
            Type::Function => "function".into(),
            Type::Unknown(_) => "<unknown type>".into(),
        }
    }

    /// A class and its members.
    pub fn members_of(&self, ty: &Type) -> Option<&[Member]> {
        let Type::Named(index) = ty else { return None };
        match &self.named.get(*index)?.definition {
            Definition::Class { members, .. } => Some(members),
            Definition::Enumeration { .. } => None,
        }
    }
}

fn base(name: &str, bytes: u8, encoding: i64) -> Type {
    match encoding {
        2 => Type::Bool,
        4 => Type::Float { name: name.into(), bytes },
        6 => Type::Char { signed: true },
        8 if bytes == 1 => Type::Char { signed: false },
        5 => Type::Int { name: name.into(), bytes, signed: true },
        _ => Type::Int { name: name.into(), bytes, signed: false },
    }
}

/// `DW_OP_plus_uconst n`
fn plain_offset(code: &[Piece]) -> Option<u64> {
    let [Piece::Byte(0x23), rest @ ..] = code else { return None };
    let mut v = 0u64;
    for (i, piece) in rest.iter().enumerate() {
        let Piece::Byte(b) = piece else { return None };
        v |= u64::from(b & 0x7f).checked_shl(7 * i as u32)?;
    }
    Some(v)
}

/// The name of an entry with its namespaces and classes.
pub fn qualified(entries: &Entries, index: usize) -> String {
    let own = entries.all[index].text(dw::AT_NAME).unwrap_or("").to_owned();
    let mut name = own;
    let mut at = entries.all[index].parent;
    while let Some(parent) = at {
        let entry = &entries.all[parent];
        let is_scope = matches!(
            entry.tag,
            dw::TAG_NAMESPACE | dw::TAG_STRUCTURE_TYPE | dw::TAG_CLASS_TYPE | dw::TAG_UNION_TYPE
        );
        if is_scope && let Some(outer) = entry.text(dw::AT_NAME) {
            name = format!("{outer}::{name}");
        }
        at = entry.parent;
    }
    name
}
