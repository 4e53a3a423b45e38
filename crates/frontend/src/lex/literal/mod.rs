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

use oxicc_source::{Message, Severity};

use crate::diag;

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
    /// Whether the literal has a usable value all the same.
    pub fn is_warning(&self) -> bool {
        self.message().severity() < Severity::Error
    }

    /// What is said about it. After a warning the literal has a usable value.
    pub fn message(&self) -> Message {
        match self {
            LiteralError::ExtraText => diag::extra_text_after_number(),
            LiteralError::InvalidHex => diag::invalid_hexadecimal_number(),
            LiteralError::InvalidBinary => diag::invalid_binary_number(),
            LiteralError::InvalidOctalDigit => diag::invalid_octal_digit(),
            LiteralError::TooLarge => diag::integer_constant_is_too_large(),
            LiteralError::InvalidFloat => diag::invalid_floating_constant(),
            LiteralError::MisplacedSeparator => diag::digit_separator_is_misplaced(),
            LiteralError::MultiCharacter => diag::multicharacter_literal(),
            LiteralError::NotOneUnit(encoding) => {
                diag::character_is_invalid_for_literal(&encoding.type_name())
            }
            LiteralError::EmptyCharacter => diag::character_literal_is_empty(),
            LiteralError::TooManyCharacters => diag::too_many_characters_in_literal(),
            LiteralError::CharacterOutOfRange => diag::character_value_is_out_of_range(),
            LiteralError::UnknownEscape => diag::unrecognized_escape_sequence(),
            LiteralError::InvalidUniversalName => diag::invalid_universal_character_name(),
            LiteralError::UnknownName(name) => diag::character_name_is_unknown(name),
            LiteralError::Unclosed => diag::escape_sequence_is_unclosed(),
            LiteralError::MixedEncodings => diag::string_literals_have_different_kinds(),
            LiteralError::MixedSuffixes => diag::literal_suffixes_differ(),
            LiteralError::InvalidUtf8 => diag::source_text_is_not_utf8(),
            LiteralError::MissingQuote => diag::missing_closing_quote(),
        }
    }
}
