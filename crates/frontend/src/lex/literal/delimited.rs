//! Escape sequences with braces: `\\x{41}`, `\\o{101}`, `\\u{e9}`, `\\N{LATIN SMALL LETTER E WITH ACUTE}` ([lex.ccon], [lex.charset]).

use super::LiteralError;

/// What such an escape sequence stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Delimited {
    Char(char),
    /// A unit of the encoding, by its number.
    Unit(u32),
}

/// The escape sequence at the start of `text`, and its length: a backslash, a letter, a brace.
pub(super) fn delimited(text: &[u8]) -> (Result<Delimited, LiteralError>, usize) {
    let Some(end) = text.iter().position(|b| *b == b'}') else {
        return (Err(LiteralError::Unclosed), text.len());
    };
    let (letter, inside) = (text.get(1).copied().unwrap_or(0), text.get(3..end).unwrap_or(b""));
    let value = match letter {
        b'N' => named(inside).map(Delimited::Char),
        b'u' => number(inside, 16)
            .and_then(|n| char::from_u32(n).ok_or(LiteralError::InvalidUniversalName))
            .map(Delimited::Char),
        b'o' => number(inside, 8).map(Delimited::Unit),
        _ => number(inside, 16).map(Delimited::Unit),
    };
    (value, end + 1)
}

/// The character that `\\u{...}` or `\\N{...}` at the start of `text` names, and the length; none for anything else.
pub(in crate::lex) fn delimited_name(text: &[u8]) -> Option<(Result<char, LiteralError>, usize)> {
    if !matches!(text.get(1), Some(b'u' | b'N')) {
        return None;
    }
    let (value, len) = delimited(text);
    let value = value.and_then(|v| match v {
        Delimited::Char(c) => Ok(c),
        Delimited::Unit(_) => Err(LiteralError::InvalidUniversalName),
    });
    Some((value, len))
}

fn number(digits: &[u8], radix: u32) -> Result<u32, LiteralError> {
    let wrong = match radix {
        8 => LiteralError::InvalidOctalDigit,
        _ => LiteralError::InvalidHex,
    };
    if digits.is_empty() {
        return Err(wrong);
    }
    let mut value = 0_u32;
    for digit in digits {
        let digit = (*digit as char).to_digit(radix).ok_or_else(|| wrong.clone())?;
        value = value
            .checked_mul(radix)
            .and_then(|v| v.checked_add(digit))
            .ok_or(LiteralError::CharacterOutOfRange)?;
    }
    Ok(value)
}

/// A character by its name in the Unicode standard, which is written in capitals.
fn named(name: &[u8]) -> Result<char, LiteralError> {
    let text = String::from_utf8_lossy(name);
    let spelled = name.iter().all(|b| matches!(b, b'A'..=b'Z' | b'0'..=b'9' | b' ' | b'-'));
    let found = if spelled { unicode_names2::character(&text) } else { None };
    found.ok_or_else(|| LiteralError::UnknownName(text.into_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values() {
        let all = |text: &str| delimited(text.as_bytes());
        assert_eq!(all("\\x{41}z"), (Ok(Delimited::Unit(0x41)), 6));
        assert_eq!(all("\\o{101}"), (Ok(Delimited::Unit(65)), 7));
        assert_eq!(all("\\u{1F600}"), (Ok(Delimited::Char('\u{1F600}')), 9));
        assert_eq!(all("\\N{LATIN SMALL LETTER E WITH ACUTE}").0, Ok(Delimited::Char('\u{e9}')));
        assert_eq!(all("\\N{CJK UNIFIED IDEOGRAPH-4E00}").0, Ok(Delimited::Char('\u{4e00}')));
        assert_eq!(all("\\N{HANGUL SYLLABLE GA}").0, Ok(Delimited::Char('\u{ac00}')));
        assert_eq!(
            all("\\N{latin small letter a}").0,
            Err(LiteralError::UnknownName("latin small letter a".to_owned()))
        );
        for wrong in ["\\x{}", "\\x{4g}", "\\o{8}", "\\u{110000}", "\\x{41", "\\x{fffffffff}", "\\N{}"] {
            assert!(all(wrong).0.is_err(), "{wrong}");
        }
    }

    #[test]
    fn names_in_identifiers() {
        assert_eq!(delimited_name(b"\\u{e9}t"), Some((Ok('\u{e9}'), 6)));
        assert_eq!(delimited_name(b"\\x{e9}"), None);
    }
}
