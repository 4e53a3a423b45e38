//! Characters and strings.

use super::LiteralError;
use super::delimited::{Delimited, delimited};

/// The encoding prefix of a character or string literal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CharEncoding {
    /// No prefix: bytes, UTF-8.
    Ordinary,
    /// `u8`.
    Utf8,
    /// `u`.
    Utf16,
    /// `U`.
    Utf32,
    /// `L`: `wchar_t`, 32 bits.
    Wide,
}

impl CharEncoding {
    /// The type of a character with this prefix, as messages name it.
    pub const fn type_name(self) -> &'static str {
        match self {
            CharEncoding::Ordinary => "char",
            CharEncoding::Utf8 => "char8_t",
            CharEncoding::Utf16 => "char16_t",
            CharEncoding::Utf32 => "char32_t",
            CharEncoding::Wide => "wchar_t",
        }
    }

    /// Bytes of a code unit.
    pub const fn unit_size(self) -> usize {
        match self {
            CharEncoding::Ordinary | CharEncoding::Utf8 => 1,
            CharEncoding::Utf16 => 2,
            CharEncoding::Utf32 | CharEncoding::Wide => 4,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CharLiteral<'a> {
    /// The value, sign-extended for ordinary and wide characters.
    pub value: i64,
    pub encoding: CharEncoding,
    /// More than one character: the type is `int`.
    pub multi: bool,
    pub ud_suffix: Option<&'a str>,
    pub issues: Vec<LiteralError>,
}

/// A string literal after concatenation. There is no terminating zero.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StringLiteral {
    pub encoding: CharEncoding,
    /// Code units, little endian, `encoding.unit_size()` bytes each.
    pub bytes: Vec<u8>,
    pub ud_suffix: Option<String>,
    pub issues: Vec<LiteralError>,
}

impl StringLiteral {
    /// Number of code units.
    pub fn len(&self) -> usize {
        self.bytes.len() / self.encoding.unit_size()
    }

    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// The code units as numbers.
    pub fn units(&self) -> impl Iterator<Item = u32> + '_ {
        self.bytes.chunks_exact(self.encoding.unit_size()).map(|unit| {
            let mut value = [0; 4];
            value[..unit.len()].copy_from_slice(unit);
            u32::from_le_bytes(value)
        })
    }
}

/// A literal taken apart.
struct Parts<'a> {
    encoding: CharEncoding,
    raw: bool,
    body: &'a [u8],
    suffix: Option<&'a str>,
}

/// One thing in a literal's body.
enum Item {
    /// A character, to be encoded.
    Char(char),
    /// A code unit, from a numeric escape (or a byte that is not UTF-8).
    Unit(u32),
}

fn encoding_of(spelling: &[u8]) -> (CharEncoding, usize) {
    match spelling {
        [b'u', b'8', ..] => (CharEncoding::Utf8, 2),
        [b'u', ..] => (CharEncoding::Utf16, 1),
        [b'U', ..] => (CharEncoding::Utf32, 1),
        [b'L', ..] => (CharEncoding::Wide, 1),
        _ => (CharEncoding::Ordinary, 0),
    }
}

/// Whether a string literal's spelling is that of a raw string.
pub fn is_raw_string(spelling: &[u8]) -> bool {
    let (_, prefix) = encoding_of(spelling);
    spelling.get(prefix) == Some(&b'R')
}

fn take_apart(spelling: &[u8], quote: u8) -> Result<Parts<'_>, LiteralError> {
    let (encoding, mut at) = encoding_of(spelling);
    let raw = spelling.get(at) == Some(&b'R');
    at += usize::from(raw);
    if spelling.get(at) != Some(&quote) {
        return Err(LiteralError::MissingQuote);
    }
    let close = spelling.iter().rposition(|b| *b == quote).filter(|close| *close > at);
    let close = close.ok_or(LiteralError::MissingQuote)?;
    let suffix = std::str::from_utf8(&spelling[close + 1..]).map_err(|_| LiteralError::InvalidUtf8)?;
    let mut body = &spelling[at + 1..close];
    if raw {
        // Delimiter, parenthesis, text, parenthesis, delimiter.
        let open = body.iter().position(|b| *b == b'(').ok_or(LiteralError::MissingQuote)?;
        let end =
            body.len().checked_sub(open + 1).filter(|end| *end > open).ok_or(LiteralError::MissingQuote)?;
        body = &body[open + 1..end];
    }
    Ok(Parts { encoding, raw, body, suffix: Some(suffix).filter(|s| !s.is_empty()) })
}

/// Reads a character literal.
pub fn character(spelling: &[u8]) -> Result<CharLiteral<'_>, LiteralError> {
    let parts = take_apart(spelling, b'\'')?;
    let mut issues = Vec::new();
    let items = items(&parts, &mut issues);
    if items.is_empty() {
        return Err(LiteralError::EmptyCharacter);
    }
    let encoding = parts.encoding;
    let mut bytes = Vec::new();
    for item in &items {
        encode(item, encoding, &mut bytes, &mut issues);
    }
    if let Some(error) = issues.iter().find(|issue| !issue.is_warning()) {
        return Err(error.clone());
    }
    let units: Vec<u32> =
        StringLiteral { encoding, bytes, ud_suffix: None, issues: Vec::new() }.units().collect();
    let multi = units.len() > 1;
    let value = match encoding {
        CharEncoding::Ordinary if multi => {
            // GCC: the last four bytes, first one most significant.
            let many = units.len() > 4;
            issues.push(if many { LiteralError::TooManyCharacters } else { LiteralError::MultiCharacter });
            i64::from(units.iter().fold(0_u32, |value, unit| value << 8 | unit) as i32)
        }
        CharEncoding::Ordinary => i64::from(units.first().copied().unwrap_or(0) as u8 as i8),
        _ if multi => return Err(LiteralError::NotOneUnit(encoding)),
        CharEncoding::Wide => i64::from(units.first().copied().unwrap_or(0) as i32),
        CharEncoding::Utf8 | CharEncoding::Utf16 | CharEncoding::Utf32 => {
            i64::from(units.first().copied().unwrap_or(0))
        }
    };
    Ok(CharLiteral { value, encoding, multi, ud_suffix: parts.suffix, issues })
}

/// Reads adjacent string literals as one ([lex.string]/11).
pub fn string<'a>(spellings: impl IntoIterator<Item = &'a [u8]>) -> StringLiteral {
    let mut literal = StringLiteral {
        encoding: CharEncoding::Ordinary,
        bytes: Vec::new(),
        ud_suffix: None,
        issues: Vec::new(),
    };
    let mut parts = Vec::new();
    for spelling in spellings {
        match take_apart(spelling, b'"') {
            Ok(part) => parts.push(part),
            Err(error) => literal.issues.push(error),
        }
    }
    for part in &parts {
        if part.encoding != CharEncoding::Ordinary && part.encoding != literal.encoding {
            if literal.encoding != CharEncoding::Ordinary {
                literal.issues.push(LiteralError::MixedEncodings);
            }
            literal.encoding = part.encoding;
        }
        match (part.suffix, &literal.ud_suffix) {
            (Some(new), Some(old)) if new != old => literal.issues.push(LiteralError::MixedSuffixes),
            (Some(new), _) => literal.ud_suffix = Some(new.to_string()),
            (None, _) => {}
        }
    }
    for part in &parts {
        if literal.encoding.unit_size() == 1 && (part.raw || !part.body.contains(&b'\\')) {
            literal.bytes.extend_from_slice(part.body);
            continue;
        }
        for item in items(part, &mut literal.issues) {
            encode(&item, literal.encoding, &mut literal.bytes, &mut literal.issues);
        }
    }
    literal
}

fn items(parts: &Parts<'_>, issues: &mut Vec<LiteralError>) -> Vec<Item> {
    let mut items = Vec::with_capacity(parts.body.len());
    let mut rest = parts.body;
    while let Some(first) = rest.first() {
        if *first == b'\\' && !parts.raw {
            let (item, len) = escape(rest, issues);
            items.push(item);
            rest = rest.get(len..).unwrap_or(b"");
            continue;
        }
        match first_char(rest) {
            Some(c) => {
                items.push(Item::Char(c));
                rest = &rest[c.len_utf8()..];
            }
            None => {
                if parts.encoding.unit_size() > 1 {
                    issues.push(LiteralError::InvalidUtf8);
                }
                items.push(Item::Unit(u32::from(*first)));
                rest = &rest[1..];
            }
        }
    }
    items
}

/// The character at the start of valid UTF-8.
fn first_char(bytes: &[u8]) -> Option<char> {
    let len = match bytes.first()? {
        0..=0x7f => 1,
        0xc0..=0xdf => 2,
        0xe0..=0xef => 3,
        0xf0..=0xf7 => 4,
        _ => return None,
    };
    std::str::from_utf8(bytes.get(..len)?).ok()?.chars().next()
}

/// The escape sequence at the start of `text`, and its length.
fn escape(text: &[u8], issues: &mut Vec<LiteralError>) -> (Item, usize) {
    let Some(second) = text.get(1) else { return (Item::Char('\\'), 1) };
    let simple = |c: char| (Item::Char(c), 2);
    match second {
        b'n' => simple('\n'),
        b't' => simple('\t'),
        b'r' => simple('\r'),
        b'a' => simple('\x07'),
        b'b' => simple('\x08'),
        b'f' => simple('\x0c'),
        b'v' => simple('\x0b'),
        b'e' | b'E' => simple('\x1b'),
        b'\\' | b'\'' | b'"' | b'?' => simple(*second as char),
        b'0'..=b'7' => {
            let digits = text[1..].iter().take(3).take_while(|b| (b'0'..=b'7').contains(*b));
            let (value, len) =
                digits.fold((0, 0), |(value, len), b| (value * 8 + u32::from(b - b'0'), len + 1));
            (Item::Unit(value), 1 + len)
        }
        b'o' | b'x' | b'u' | b'N' if text.get(2) == Some(&b'{') => {
            let (value, len) = delimited(text);
            let item = value.map(|value| match value {
                Delimited::Char(c) => Item::Char(c),
                Delimited::Unit(unit) => Item::Unit(unit),
            });
            let item = item.unwrap_or_else(|issue| {
                issues.push(issue);
                Item::Char('\u{FFFD}')
            });
            (item, len)
        }
        b'x' => {
            let digits = text[2..].iter().map_while(|b| (*b as char).to_digit(16));
            let (value, len) = digits.fold((0_u64, 0), |(value, len), digit| {
                ((value << 4 | u64::from(digit)).min(u64::from(u32::MAX) + 1), len + 1)
            });
            if len == 0 {
                issues.push(LiteralError::InvalidHex);
            }
            let value = u32::try_from(value).unwrap_or_else(|_| {
                issues.push(LiteralError::CharacterOutOfRange);
                0
            });
            (Item::Unit(value), 2 + len)
        }
        b'u' | b'U' => {
            let count = if *second == b'u' { 4 } else { 8 };
            let digits = text.get(2..2 + count).filter(|digits| digits.iter().all(u8::is_ascii_hexdigit));
            let value = digits
                .and_then(|digits| std::str::from_utf8(digits).ok())
                .and_then(|digits| u32::from_str_radix(digits, 16).ok())
                .and_then(char::from_u32);
            match value {
                Some(c) => (Item::Char(c), 2 + count),
                None => {
                    issues.push(LiteralError::InvalidUniversalName);
                    (Item::Char('\u{FFFD}'), 2)
                }
            }
        }
        _ => {
            let c = first_char(&text[1..]).unwrap_or('?');
            issues.push(LiteralError::UnknownEscape);
            (Item::Char(c), 1 + c.len_utf8())
        }
    }
}

fn encode(item: &Item, encoding: CharEncoding, out: &mut Vec<u8>, issues: &mut Vec<LiteralError>) {
    match (item, encoding) {
        (Item::Char(c), CharEncoding::Ordinary | CharEncoding::Utf8) => {
            out.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes());
        }
        (Item::Char(c), CharEncoding::Utf16) => {
            for unit in c.encode_utf16(&mut [0; 2]) {
                out.extend_from_slice(&unit.to_le_bytes());
            }
        }
        (Item::Char(c), CharEncoding::Utf32 | CharEncoding::Wide) => {
            out.extend_from_slice(&u32::from(*c).to_le_bytes());
        }
        (Item::Unit(value), _) => {
            let size = encoding.unit_size();
            if size < 4 && value >> (8 * size) != 0 {
                issues.push(LiteralError::CharacterOutOfRange);
            }
            out.extend_from_slice(&value.to_le_bytes()[..size]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ch(text: &str) -> Result<i64, LiteralError> {
        character(text.as_bytes()).map(|c| c.value)
    }

    fn strs(texts: &[&str]) -> StringLiteral {
        string(texts.iter().map(|t| t.as_bytes()))
    }

    #[test]
    fn characters() {
        assert_eq!(ch("'a'"), Ok(97));
        assert_eq!(ch(r"'\n'"), Ok(10));
        assert_eq!(ch(r"'\377'"), Ok(-1));
        assert_eq!(ch(r"'\x80'"), Ok(-128));
        assert_eq!(ch("'ab'"), Ok(0x6162));
        assert_eq!(ch("u'é'"), Ok(0xe9));
        assert_eq!(ch(r"U'\U0001F600'"), Ok(0x1F600));
        assert_eq!(ch("'é'"), Ok(0xc3a9));
        assert_eq!(ch("''"), Err(LiteralError::EmptyCharacter));
        assert_eq!(ch("u'😀'"), Err(LiteralError::NotOneUnit(CharEncoding::Utf16)));
        assert_eq!(ch(r"'\x1ff'"), Ok(-1));
        assert_eq!(ch(r"'\x'"), Err(LiteralError::InvalidHex));
        assert_eq!(character(b"'a'_x").unwrap().ud_suffix, Some("_x"));
        assert_eq!(character(br"'\q'").unwrap().issues, [LiteralError::UnknownEscape]);
    }

    #[test]
    fn strings() {
        assert_eq!(strs(&["\"ab\"", "\"c\\0\""]).bytes, b"abc\0");
        // Escapes are decoded before concatenation.
        assert_eq!(strs(&[r#""\x1""#, "\"2\""]).bytes, b"\x012");
        assert_eq!(strs(&["u\"aé\""]).units().collect::<Vec<_>>(), [97, 0xe9]);
        assert_eq!(strs(&["\"a\"", "L\"b\""]).len(), 2);
        assert_eq!(strs(&["u\"😀\""]).units().collect::<Vec<_>>(), [0xD83D, 0xDE00]);
        assert_eq!(strs(&["R\"x(a\\n\")x\""]).bytes, b"a\\n\"");
        assert_eq!(strs(&["R\"()\""]).bytes, b"");
        assert_eq!(strs(&["u8\"a\"", "L\"b\""]).issues, [LiteralError::MixedEncodings]);
        assert_eq!(strs(&["\"a\"_s", "\"b\""]).ud_suffix.as_deref(), Some("_s"));
        assert_eq!(strs(&["\""]).issues, [LiteralError::MissingQuote]);
    }

    #[test]
    fn nothing_panics() {
        for text in
            ["R\"", "R\"(\"", "R\"(", "'", "u8'", "\"\\", "\"\\\"", "\"\\u\"", "'\\x'", "R\")(\"", "\\\"\""]
        {
            let _ = (character(text.as_bytes()), strs(&[text]));
        }
    }
}
