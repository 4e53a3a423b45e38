//! Values of literals, computed from their spelling when the parser asks.
//!
//! - [`number`]: integers and floating-point numbers.
//! - [`text`]: characters and strings, with concatenation of adjacent strings.
//!
//! Nothing here reports: results carry [`LiteralError`]s, and the caller knows the place.

pub mod number;
pub mod text;

use std::fmt;

pub use number::{
    FloatKind, FloatLiteral, IntegerLiteral, IntegerSuffix, IntegerType, NumberLiteral, integer, number,
};
pub use text::{CharEncoding, CharLiteral, StringLiteral, character, is_raw_string, string};

/// What can be wrong with a literal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LiteralError {
    NotAnInteger,
    ExtraText,
    InvalidHex,
    InvalidBinary,
    InvalidOctalDigit,
    TooLarge,
    InvalidExponent,
    HexFloatWithoutExponent,
    FloatOutOfRange,
    EmptyCharacter,
    TooManyCharacters,
    CharacterOutOfRange,
    UnknownEscape(char),
    InvalidUniversalName,
    MixedEncodings,
    MixedSuffixes,
    InvalidUtf8,
    MissingQuote,
}

impl LiteralError {
    /// The number in the reference's numbering.
    pub fn code(&self) -> u16 {
        match self {
            LiteralError::NotAnInteger => 31,
            LiteralError::ExtraText | LiteralError::HexFloatWithoutExponent => 19,
            LiteralError::InvalidHex | LiteralError::InvalidBinary => 22,
            LiteralError::InvalidOctalDigit => 24,
            LiteralError::TooLarge => 23,
            LiteralError::InvalidExponent => 19,
            LiteralError::FloatOutOfRange => 30,
            LiteralError::EmptyCharacter => 25,
            LiteralError::TooManyCharacters => 26,
            LiteralError::CharacterOutOfRange | LiteralError::InvalidUtf8 => 27,
            LiteralError::UnknownEscape(_) => 192,
            LiteralError::InvalidUniversalName => 965,
            LiteralError::MixedEncodings => 2386,
            LiteralError::MixedSuffixes => 2507,
            LiteralError::MissingQuote => 8,
        }
    }

    /// Whether the literal has a usable value all the same.
    pub fn is_warning(&self) -> bool {
        matches!(
            self,
            LiteralError::UnknownEscape(_) | LiteralError::TooManyCharacters | LiteralError::FloatOutOfRange
        )
    }
}

impl fmt::Display for LiteralError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            LiteralError::NotAnInteger => "expression must have integral type",
            LiteralError::ExtraText => "extra text after expected end of number",
            LiteralError::InvalidHex => "invalid hexadecimal number",
            LiteralError::InvalidBinary => "invalid binary number",
            LiteralError::InvalidOctalDigit => "invalid octal digit",
            LiteralError::TooLarge => "integer constant is too large",
            LiteralError::InvalidExponent => "exponent has no digits",
            LiteralError::HexFloatWithoutExponent => "hexadecimal floating constants require an exponent",
            LiteralError::FloatOutOfRange => "floating constant is out of range",
            LiteralError::EmptyCharacter => "quoted string should contain at least one character",
            LiteralError::TooManyCharacters => "too many characters in character constant",
            LiteralError::CharacterOutOfRange => "character value is out of range",
            LiteralError::UnknownEscape(c) => {
                return write!(f, "unrecognized character escape sequence \"\\{c}\"");
            }
            LiteralError::InvalidUniversalName => "incorrectly formed universal character name",
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
