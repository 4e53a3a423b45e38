//! Lexing: from bytes to tokens.
//!
//! - [`token`]: the 12-byte [`Token`], its kinds and flags, the spelling of punctuators.
//! - [`intern`]: [`Symbol`]s and the [`Interner`]. Identifiers *and literals* are symbols: the payload of such a token is
//!   the symbol of its spelling, and what a literal means is computed when someone asks.
//! - [`symbols`]: symbols with fixed numbers: keywords, contextual keywords, type traits, names the preprocessor knows.
//! - [`lexer`]: the scanner over one file, with `scan` for single tokens and `blanks` for what is between them. It
//!   removes comments and line splices and knows nothing of macros. `fast_path` is how most of it goes.
//! - [`literal`]: values of numbers, characters and strings.
//! - [`buffer`]: the [`TokenBuffer`], what the preprocessor hands to the parser.
//!   `level` steps over what brackets enclose.
//! - [`outline`]: where the declarations of tokens end that several units share.
//!
//! A preprocessing token and a token are the same type here. The differences, all made when the preprocessor hands a
//! token over ([`buffer::TokenBuffer::push`]): keywords become [`TokenKind::Keyword`], `>>` becomes two `>` tokens of which
//! the first is [`TokenFlags::JOINT`], adjacent `<<` and `<` become `<<<`, and brackets learn the index of their partner.

mod blanks;
pub mod buffer;
mod fast_path;
pub mod intern;
mod level;
pub mod lexer;
pub mod literal;
pub mod outline;
pub(crate) mod scan;
mod standard;
pub mod symbols;
pub mod token;

pub use buffer::{Pragma, TokenBuffer};
pub use intern::{Interner, Symbol};
pub use lexer::Lexer;
pub use standard::Standard;
pub use symbols::{keyword_since, kw};
pub use token::{Token, TokenFlags, TokenKind};
