//! Expressions: parsing and building.
//!
//! * `parse`: operators, casts, postfix forms; `primary`: primary expressions; `name`: names; `literal`: literals.
//! * `operators`: unary, binary, assignment, conditional; `call`: calls; `member`: member access and subscripts;
//!   `new_delete`, `deallocation`; `builtin`; `scoped_atomic`; `requires`; `traits`; `vector`: lanes.
//! * `constant` and `evaluate`: constant expressions.
//! * `node`: making nodes and asking about them; `deduction`: `auto`, class templates and calls of templates;
//!   `disambiguate`: declaration or expression; `replay`: expressions written elsewhere; `std_names`: what the language
//!   knows of namespace `std`.

mod builtin;
mod call;
mod constant;
mod deallocation;
mod deduction;
mod disambiguate;
mod evaluate;
mod extended;
mod literal;
mod member;
mod name;
mod new_delete;
mod node;
mod operators;
mod parse;
mod pretty;
mod primary;
mod replay;
mod requires;
mod scoped_atomic;
mod std_names;
mod traits;
mod type_names;
mod vector;

pub(in crate::sema) use deduction::Deducing;
pub use node::{ExprCx, NamedConstant};
pub use scoped_atomic::ScopedAtomics;
