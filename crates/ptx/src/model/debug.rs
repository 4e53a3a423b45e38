//! Source positions and debug sections.

use super::types::ScalarType;
use crate::symbol::Sym;

/// `.file 1 "path", timestamp, size`
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileDirective {
    pub index: u32,
    pub path: Box<str>,
    pub timestamp_and_size: Option<(u64, u64)>,
}

/// Where an inlined function was called.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct InlinedAt {
    /// Label of the callee's name in `.debug_str`.
    pub function_name: Sym,
    pub name_offset: i64,
    pub file: u32,
    pub line: u32,
    pub column: u32,
}

/// `.loc file line column [, function_name label, inlined_at file line column]`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Loc {
    pub file: u32,
    pub line: u32,
    pub column: u32,
    pub inlined: Option<InlinedAt>,
}

/// A value in a debug section.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DataValue {
    Int(i64),
    /// A label, a symbol or another section, plus an offset.
    Symbol(Sym, i64),
    /// `a-b`
    Difference(Sym, Sym),
}

/// A line of a debug section.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SectionLine {
    Label(Sym),
    /// `.b8 1,2,3`; the type is b8, b16, b32 or b64.
    Data(ScalarType, Vec<DataValue>),
}

/// `.section .debug_info { ... }`
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// With its leading dot.
    pub name: Sym,
    pub lines: Vec<SectionLine>,
}
