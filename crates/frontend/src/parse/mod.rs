//! The parser: reads tokens and has [`Sema`](crate::sema::Sema) build the typed tree.
//!
//! Parsing and name lookup go hand in hand, as C++ needs. A [`Parser`] knows where it is among the tokens and what stands around;
//! everything about the program is in the `Sema` that it borrows.
//!
//! * `parser`: looking at tokens, moving, reading tokens again. `expansion`: pack expansions. `attribute`: attributes.
//! * `decl`: declarations; `types`: specifiers, declarators, type-ids; `name`: names and template arguments.
//! * `expr`, `lambda`, `stmt`: expressions, lambda expressions, statements.
//! * `template`: declarations of templates, and reading their tokens again for instances.

mod attribute;
mod decl;
mod expansion;
mod expr;
mod lambda;
mod name;
pub(crate) mod parser;
pub(crate) mod stmt;
mod template;
mod types;

pub(crate) use parser::Parser;
