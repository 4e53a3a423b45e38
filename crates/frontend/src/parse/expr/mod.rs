//! Expressions, from the comma down to names and literals.
//!
//! * `operators`: the operator grammar and casts. `size_of`: `sizeof`, `alignof`, `noexcept`. `postfix`: calls, members, launches.
//! * `new_line`: lines that begin with an operator and are statements of their own.
//! * `primary`: primary expressions; `name`, `literal`, `fold`, `requires`, `new_delete`; `braced`: braced lists.
//! * `builtin`, `traits`: forms that look like calls but take types.
//! * `constant`: expressions that must be constant.

mod braced;
mod builtin;
mod constant;
mod fold;
mod literal;
mod name;
mod new_delete;
mod new_line;
mod operators;
mod postfix;
mod primary;
mod requires;
mod size_of;
mod traits;
