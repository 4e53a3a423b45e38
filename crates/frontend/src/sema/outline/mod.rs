//! What tokens show before anybody parses them.
//!
//! A template is kept as its tokens, and much must be known of it before they are parsed with arguments: where a member
//! ends, what a declaration declares, where its parameters stand. Everybody who asks such a question asks here, so that a new
//! syntax is taught to the parser and to this, and to nobody else.
//!
//! * [`TokenBuffer::level`](crate::lex::TokenBuffer::level) below this steps over brackets. `angles`: which `<` open template
//!   arguments, and where these end.
//! * `head`: a declaration up to its parameters, initialiser or body, and the name it declares.
//! * `class`: the base clause and the members of a class.
//! * `names`: which names the members of a class declare, and which they use.
//! * `expansion`: which packs a range of tokens expands.
//! * `declarator`: tokens that can only be a declarator.
//!
//! Nothing is reported here. Rules that use it are in `template` (`definition`, `undeclared`, `packs`, `keywords`, `guide`),
//! `lookup` (`access`, `demand`) and `cuda` (`launchers`, `host_errors`).

pub(crate) mod angles;
pub(crate) mod class;
mod declarator;
mod expansion;
mod head;
pub(crate) mod names;
