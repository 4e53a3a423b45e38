//! Expressions: building nodes from typed operands.
//!
//! * `node`: making nodes and asking about them.
//! * `operators`: unary, binary, assignment, conditional; `call`: calls; `member`: member access and subscripts;
//!   `functional_cast`, `new_delete`, `deallocation`, `builtin`, `scoped_atomic`, `traits`, `vector`: lanes; `literal`, `name`, `fold`, `throw`.
//! * `constant`, `evaluate`, `extended`: constant expressions. `decltype`: types of expressions. `pretty`: `__PRETTY_FUNCTION__`.
//! * `deduction`: `auto`, class templates and calls of templates.

mod builtin;
mod call;
mod constant;
mod deallocation;
mod decltype;
mod deduction;
mod evaluate;
mod extended;
mod fold;
mod functional_cast;
mod literal;
mod member;
mod name;
pub(crate) mod new_delete;
mod node;
mod operators;
mod pretty;
mod scoped_atomic;
mod throw;
mod traits;
mod vector;

pub(crate) use deduction::Deducing;
pub use node::ExprCx;
pub use node::NamedConstant;
pub use scoped_atomic::ScopedAtomics;
