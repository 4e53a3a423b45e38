//! Expressions: parsing and building.
//!
//! * `parse`: operators, casts, postfix forms; `primary`: primary expressions; `name`: names; `literal`: literals.
//! * `operators`: unary, binary, assignment, conditional; `call`: calls; `member`: member access and subscripts;
//!   `new_delete`, `deallocation`; `builtin`; `scoped_atomic`; `requires`; `traits`; `vector`: lanes.
//! * `constant` and `evaluate`: constant expressions.
//! * `node`: making nodes and asking about them; `glue`: adapters to templates, scopes and classes.

mod builtin;
mod call;
mod constant;
mod deallocation;
mod evaluate;
mod extended;
mod glue;
mod literal;
mod member;
mod name;
mod new_delete;
mod node;
mod operators;
mod parse;
mod pretty;
mod primary;
mod requires;
mod scoped_atomic;
mod traits;
mod vector;

pub(in crate::sema) use glue::Deducing;
pub use node::{ExprCx, NamedConstant};
pub use scoped_atomic::ScopedAtomics;
