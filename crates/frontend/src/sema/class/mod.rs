//! Classes: declaring and completing them.
//!
//! * `declare`: heads; `bases`, `members`: what bodies add; `friend`: friends. `complete`: asking for a complete type.
//! * `special`, `defaulted_members`, `trivial`, `inherited_constructors`, `constexpr_constructor`: special members and constructors.
//! * `virtuals`: virtual functions; `properties`: what a finished class is.

mod bases;
mod complete;
mod constexpr_constructor;
pub(crate) mod declare;
mod defaulted_members;
mod friend;
mod inherited_constructors;
mod members;
mod properties;
pub(crate) mod special;
mod trivial;
mod virtuals;
