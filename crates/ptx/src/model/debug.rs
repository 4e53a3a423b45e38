//! Source positions and debug sections.

use super::types::ScalarType;
use crate::symbol::Sym;

/// `.file 1 "path", timestamp, size`
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileDirective {
    /// The number that `.loc` names it by.
    pub index: u32,
    /// The path as written.
    pub path: Box<str>,
    /// When the file was changed and how large it is, if that is written.
    pub timestamp_and_size: Option<(u64, u64)>,
}

/// Where an inlined function was called.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct InlinedAt {
    /// Label of the callee's name in `.debug_str`.
    pub function_name: Sym,
    /// Bytes behind that label.
    pub name_offset: i64,
    /// The file of the call.
    pub file: u32,
    /// The line of the call.
    pub line: u32,
    /// The column of the call.
    pub column: u32,
}

/// `.loc file line column [, function_name label, inlined_at file line column]`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Loc {
    /// The number of a `.file` directive.
    pub file: u32,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1; 0 for none.
    pub column: u32,
    /// The call that was inlined, if the line is one of the callee.
    pub inlined: Option<InlinedAt>,
}

/// A value in a debug section.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DataValue {
    /// A number.
    Int(i64),
    /// A label, a symbol or another section, plus an offset.
    Symbol(Sym, i64),
    /// `a-b`
    Difference(Sym, Sym),
}

/// A line of a debug section.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SectionLine {
    /// `name:`
    Label(Sym),
    /// `.b8 1,2,3`; the type is b8, b16, b32 or b64.
    Data(ScalarType, Vec<DataValue>),
}

/// `.section .debug_info { ... }`
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// With its leading dot.
    pub name: Sym,
    /// Labels and data in order.
    pub lines: Vec<SectionLine>,
}
