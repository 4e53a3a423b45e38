//! The PTX language: a typed model of a module, a printer in the two text layouts of the reference compiler,
//! a parser for PTX from any producer, and a checker of instruction forms.
//!
//! The central structure is [`Module`]: a symbol table and a list of [`Item`]s in textual order. A function
//! body is a *flat* list of [`Stmt`]s: braces are statements (`Open`, `Close`), not nesting, so nothing that
//! walks a body recurses. An instruction ([`Inst`]) is an [`Opcode`], an ordered list of typed [`Modifier`]s
//! and a list of [`Operand`]s; it never holds text.
//!
//! Rules of this crate:
//! - Names are [`Sym`]s in the module's [`Interner`]; registers with a usual prefix (`%r12`) and basic-block
//!   labels (`$L__BB0_3`) are numbers and touch no table.
//! - What is only layout (comments, block starts) is *trivia*: the printer shows it, the parser drops it,
//!   [`Module::strip_trivia`] removes it. For a module without trivia, `parse(print(m)) == m`.
//! - Text the model cannot hold stays verbatim in `Stmt::Raw` / `Item::Raw`; [`Module::expand_raw`] parses it
//!   when someone needs the instructions inside.
//! - The parser never panics and reports line and column; the crate does no I/O.

mod check;
mod construct;
mod model;
mod parse;
mod print;
mod symbol;
mod version;

pub use check::{Certainty, CheckError, check_inst, check_module};
pub use construct::{AtomMods, CallSpec, CvtMods, LdMods, StMods};
pub use model::*;
pub use parse::{ParseError, Position, Positions, parse_fragment, parse_module, parse_module_with_positions};
pub use print::{format_inst, print_function, print_module};
pub use symbol::{Interner, Sym};
pub use version::lowest_version;
