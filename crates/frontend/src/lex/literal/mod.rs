//! Values of literals, computed from their spelling when the parser asks.
//!
//! - [`mod@number`]: integers and floating-point numbers.
//! - `delimited`: escape sequences with braces.
//! - [`text`]: characters and strings, with concatenation of adjacent strings.
//!
//! Nothing here reports: results carry [`LiteralError`]s, and the caller knows the place.

mod delimited;
pub mod number;
pub mod text;

use std::fmt;

pub(super) use delimited::delimited_name;
pub use number::{
    FloatKind, FloatLiteral, IntegerLiteral, IntegerSuffix, IntegerType, NumberLiteral, number,
};
pub use text::{CharEncoding, CharLiteral, StringLiteral, character, is_raw_string, string};

/// What can be wrong with a literal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LiteralError {
    ExtraText,
    InvalidHex,
    InvalidBinary,
    InvalidOctalDigit,
    TooLarge,
    InvalidFloat,
    MisplacedSeparator,
    EmptyCharacter,
    /// More than one character in an ordinary literal.
    MultiCharacter,
    TooManyCharacters,
    NotOneUnit(CharEncoding),
    CharacterOutOfRange,
    UnknownEscape,
    InvalidUniversalName,
    /// `\N{...}` with a name that no character has.
    UnknownName(String),
    /// An escape sequence whose brace is not closed.
    Unclosed,
    MixedEncodings,
    MixedSuffixes,
    InvalidUtf8,
    MissingQuote,
}

impl LiteralError {
    /// The number in the reference's numbering.
    pub fn code(&self) -> u16 {
        match self {
            LiteralError::ExtraText => 19,
            LiteralError::InvalidHex => 22,
            LiteralError::InvalidBinary => 2424,
            LiteralError::InvalidFloat => 166,
            LiteralError::MisplacedSeparator => 2629,
            LiteralError::MultiCharacter => 1422,
            LiteralError::NotOneUnit(_) => 1535,
            LiteralError::InvalidOctalDigit => 24,
            LiteralError::TooLarge => 23,
            LiteralError::EmptyCharacter => 25,
            LiteralError::TooManyCharacters => 1654,
            LiteralError::CharacterOutOfRange | LiteralError::InvalidUtf8 => 27,
            LiteralError::UnknownEscape => 192,
            LiteralError::InvalidUniversalName | LiteralError::UnknownName(_) | LiteralError::Unclosed => 965,
            LiteralError::MixedEncodings => 1282,
            LiteralError::MixedSuffixes => 2507,
            LiteralError::MissingQuote => 8,
        }
    }

    /// Whether the literal has a usable value all the same.
    pub fn is_warning(&self) -> bool {
        matches!(
            self,
            LiteralError::UnknownEscape
                | LiteralError::MultiCharacter
                | LiteralError::TooManyCharacters
                | LiteralError::CharacterOutOfRange
        )
    }
}

impl fmt::Display for LiteralError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            LiteralError::ExtraText => "extra text after expected end of number",
            LiteralError::InvalidHex => "invalid hexadecimal number",
            LiteralError::InvalidBinary => "invalid binary number",
            LiteralError::InvalidOctalDigit => "invalid octal digit",
            LiteralError::TooLarge => "integer constant is too large",
            LiteralError::InvalidFloat => "invalid floating constant",
            LiteralError::MisplacedSeparator => "digit separator cannot appear here",
            LiteralError::MultiCharacter => {
                "multicharacter character literal (potential portability problem)"
            }
            LiteralError::NotOneUnit(encoding) => {
                return write!(f, "invalid character for {} literal", encoding.type_name());
            }
            LiteralError::EmptyCharacter => "quoted string should contain at least one character",
            LiteralError::TooManyCharacters => {
                "too many characters in character literal -- extra leading characters ignored"
            }
            LiteralError::CharacterOutOfRange => "character value is out of range",
            LiteralError::UnknownEscape => "unrecognized character escape sequence",
            LiteralError::InvalidUniversalName => "incorrectly formed universal character name",
            LiteralError::UnknownName(name) => {
                return write!(f, "the name \"{name}\" does not designate a known Unicode character");
            }
            LiteralError::Unclosed => "expected a \"}\" at the end of an escape sequence",
            LiteralError::MixedEncodings => {
                "string literals with different character kinds cannot be concatenated"
            }
            LiteralError::MixedSuffixes => "user-defined literal suffixes of adjacent strings differ",
            LiteralError::InvalidUtf8 => "source text is not valid UTF-8",
            LiteralError::MissingQuote => "missing closing quote",
        })
    }
}

impl std::error::Error for LiteralError {}
