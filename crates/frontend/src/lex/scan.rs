//! Finding the end and the kind of one token.
//!
//! [`scan`] assumes that no line splice or UCN touches the token, and says so when one does: then the lexer scans again
//! from a copy without splices.

use memchr::memmem;

use super::blanks::{byte, splice_len};
use super::standard::Standard;
use super::token::{TokenFlags, TokenKind};

/// A raw string delimiter is at most this long ([lex.string]/2).
const MAX_DELIMITER: usize = 16;

/// A token found by [`scan`].
pub(super) struct Scan {
    pub kind: TokenKind,
    pub end: usize,
    pub note: ScanNote,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ScanNote {
    Plain,
    /// A digraph, or a literal with a suffix.
    Alternative,
    /// Has bytes beyond ASCII.
    NonAscii,
    /// A splice or UCN is at the end or inside: scan again from a cleaned copy.
    Backslash,
    /// A quote without its partner on the line.
    Unterminated,
    /// A raw string without its end.
    EndlessRawString,
    /// A raw string with a bad delimiter, read as an ordinary string.
    BadDelimiter,
}

/// Classes of bytes, for loops that must be tight.
pub(super) const IDENT_CONTINUE: [bool; 256] = {
    let mut table = [false; 256];
    let mut i = 0;
    while i < 128 {
        let b = i as u8;
        table[i] = b.is_ascii_alphanumeric() || b == b'_' || b == b'$';
        i += 1;
    }
    table
};

/// The end of the identifier whose middle is at `at`: eight bytes at a time.
#[inline]
fn ident_end(text: &[u8], at: usize) -> usize {
    let mut end = at;
    while let Some(chunk) = text.get(end..).and_then(<[u8]>::first_chunk) {
        let others = not_in_ident(u64::from_le_bytes(*chunk));
        end += others.trailing_zeros() as usize / 8;
        if others != 0 && byte(text, end) != b'$' {
            return end;
        }
        // All eight, or a dollar sign.
        end += (others != 0) as usize;
    }
    while IDENT_CONTINUE[byte(text, end) as usize] {
        end += 1;
    }
    end
}

/// Sets the high bit of every byte that is not an ASCII letter, digit or underscore.
#[inline]
pub(super) fn not_in_ident(bytes: u64) -> u64 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = 0x80 * ONES;
    // The high bit of each byte of the sum tells whether the byte, which is below 128, is at least `low`.
    let at_least = |bytes: u64, low: u8| bytes + (0x80 - low as u64) * ONES;
    let ascii = bytes & !HIGH;
    let lower = ascii | (0x20 * ONES);
    let letter = at_least(lower, b'a') & !at_least(lower, b'z' + 1);
    let digit = at_least(ascii, b'0') & !at_least(ascii, b'9' + 1);
    let underscore = !at_least(ascii ^ (b'_' as u64 * ONES), 1);
    !(letter | digit | underscore) & HIGH | bytes & HIGH
}

/// Whether an identifier is the prefix of a string literal: none if not, else whether the string is raw.
pub(super) fn string_prefix(ident: &[u8]) -> Option<bool> {
    match ident {
        b"L" | b"u" | b"U" | b"u8" => Some(false),
        b"R" | b"LR" | b"uR" | b"UR" | b"u8R" => Some(true),
        _ => None,
    }
}

pub(super) enum RawString {
    Complete,
    Endless,
    BadDelimiter,
}

/// Scans the raw string whose opening quote is at `quote`: the end (after the closing quote) and how it went.
pub(super) fn scan_raw_string(text: &[u8], quote: usize) -> (usize, RawString) {
    let start = quote + 1;
    let mut open = start;
    loop {
        match byte(text, open) {
            b'(' => break,
            b' ' | b')' | b'\\' | b'\t' | 0x0b | 0x0c | b'\n' | b'"' | 0 => {
                return (open.min(text.len()), RawString::BadDelimiter);
            }
            _ if open - start >= MAX_DELIMITER => return (open, RawString::BadDelimiter),
            _ => open += 1,
        }
    }
    let mut closing = Vec::with_capacity(MAX_DELIMITER + 2);
    closing.push(b')');
    closing.extend_from_slice(&text[start..open]);
    closing.push(b'"');
    match memmem::find(&text[open..], &closing) {
        Some(i) => (open + i + closing.len(), RawString::Complete),
        None => (text.len(), RawString::Endless),
    }
}

/// Scans the token at `at`, which is not white space and not the end. No splices or UCNs are looked through.
#[inline]
pub(super) fn scan(text: &[u8], at: usize, standard: Standard) -> Scan {
    let first = byte(text, at);
    match first {
        b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'$' => scan_word(text, at, standard),
        b'0'..=b'9' => scan_number(text, at, standard),
        b'"' => scan_quoted(text, at, b'"', TokenKind::String, standard),
        b'\'' => scan_quoted(text, at, b'\'', TokenKind::Char, standard),
        b'.' if byte(text, at + 1).is_ascii_digit() => scan_number(text, at, standard),
        0x80.. => scan_beyond_ascii(text, at),
        _ => scan_punctuator(text, at, first, standard),
    }
}

#[inline]
fn scan_word(text: &[u8], at: usize, standard: Standard) -> Scan {
    let end = ident_end(text, at + 1);
    let note = match byte(text, end) {
        b'"' | b'\'' => match string_prefix(&text[at..end]) {
            Some(false) if byte(text, end) == b'"' => {
                return scan_quoted(text, end, b'"', TokenKind::String, standard);
            }
            Some(false) => return scan_quoted(text, end, b'\'', TokenKind::Char, standard),
            Some(true) if byte(text, end) == b'"' && standard >= Standard::Cxx11 => {
                let quote = end;
                let (end, state) = scan_raw_string(text, quote);
                match state {
                    RawString::Complete => {}
                    RawString::Endless => {
                        return Scan { kind: TokenKind::String, end, note: ScanNote::EndlessRawString };
                    }
                    RawString::BadDelimiter => {
                        let mut plain = scan_quoted(text, quote, b'"', TokenKind::String, standard);
                        if matches!(plain.note, ScanNote::Plain | ScanNote::Alternative) {
                            plain.note = ScanNote::BadDelimiter;
                        }
                        return plain;
                    }
                }
                let (end, note) = scan_suffix(text, end, standard);
                return Scan { kind: TokenKind::String, end, note };
            }
            _ => ScanNote::Plain,
        },
        b'\\' => return word_at_backslash(text, end),
        0x80.. => return scan_beyond_ascii(text, end),
        _ => ScanNote::Plain,
    };
    Scan { kind: TokenKind::Ident, end, note }
}

/// A word that stops at a backslash: a splice, a UCN, or just a backslash.
fn word_at_backslash(text: &[u8], end: usize) -> Scan {
    let more = splice_len(text, end) > 0 || matches!(byte(text, end + 1), b'u' | b'U');
    Scan { kind: TokenKind::Ident, end, note: if more { ScanNote::Backslash } else { ScanNote::Plain } }
}

/// The rest of an identifier with bytes beyond ASCII; `at` is at such a byte.
fn scan_beyond_ascii(text: &[u8], at: usize) -> Scan {
    let mut end = at;
    while byte(text, end) >= 0x80 || IDENT_CONTINUE[byte(text, end) as usize] {
        end += 1;
    }
    let note = match byte(text, end) {
        b'\\' if word_at_backslash(text, end).note == ScanNote::Backslash => ScanNote::Backslash,
        _ => ScanNote::NonAscii,
    };
    Scan { kind: TokenKind::Ident, end, note }
}

#[inline]
pub(super) fn scan_number(text: &[u8], at: usize, standard: Standard) -> Scan {
    let mut end = at + 1;
    let mut note = ScanNote::Plain;
    loop {
        match byte(text, end) {
            b'e' | b'E' | b'p' | b'P' if matches!(byte(text, end + 1), b'+' | b'-') => end += 2,
            b if IDENT_CONTINUE[b as usize] || b == b'.' => end += 1,
            b'\'' if standard >= Standard::Cxx14 && IDENT_CONTINUE[byte(text, end + 1) as usize] => end += 2,
            b'\\' => {
                if splice_len(text, end) > 0 || matches!(byte(text, end + 1), b'u' | b'U') {
                    note = ScanNote::Backslash;
                }
                break;
            }
            0x80.. => {
                note = ScanNote::NonAscii;
                end += 1;
            }
            _ => break,
        }
    }
    Scan { kind: TokenKind::Number, end, note }
}

/// A character or string literal whose opening quote is at `quote`.
pub(super) fn scan_quoted(text: &[u8], quote: usize, close: u8, kind: TokenKind, standard: Standard) -> Scan {
    let mut at = quote + 1;
    loop {
        match byte(text, at) {
            b if b == close => break,
            b'\\' => {
                if splice_len(text, at) > 0 {
                    return Scan { kind, end: at, note: ScanNote::Backslash };
                }
                at += 2;
            }
            b'\n' => return Scan { kind, end: at, note: ScanNote::Unterminated },
            0 if at >= text.len() => return Scan { kind, end: text.len(), note: ScanNote::Unterminated },
            _ => at += 1,
        }
    }
    let (end, note) = scan_suffix(text, at + 1, standard);
    Scan { kind, end, note }
}

/// The suffix of a user-defined literal, which belongs to the token.
#[inline]
fn scan_suffix(text: &[u8], at: usize, standard: Standard) -> (usize, ScanNote) {
    let first = byte(text, at);
    if standard < Standard::Cxx11 {
        return (at, ScanNote::Plain);
    }
    if first >= 0x80 {
        let word = scan_beyond_ascii(text, at);
        return (word.end, word.note);
    }
    if !IDENT_CONTINUE[first as usize] || first.is_ascii_digit() {
        // A splice in front of a suffix is not worth a second scan of every literal in a macro.
        return (at, ScanNote::Plain);
    }
    let mut end = at + 1;
    while IDENT_CONTINUE[byte(text, end) as usize] {
        end += 1;
    }
    (end, if byte(text, end) >= 0x80 { ScanNote::NonAscii } else { ScanNote::Alternative })
}

/// The longest punctuator at `at`.
#[inline]
pub(super) fn scan_punctuator(text: &[u8], at: usize, first: u8, standard: Standard) -> Scan {
    use TokenKind::*;
    let (b1, b2) = (byte(text, at + 1), byte(text, at + 2));
    let mut note = ScanNote::Plain;
    let (kind, len) = match first {
        b'(' => (LParen, 1),
        b')' => (RParen, 1),
        b',' => (Comma, 1),
        b';' => (Semi, 1),
        b'{' => (LBrace, 1),
        b'}' => (RBrace, 1),
        b'[' => (LBracket, 1),
        b']' => (RBracket, 1),
        b'?' => (Question, 1),
        b'~' => (Tilde, 1),
        b':' => match b1 {
            b':' => (ColonColon, 2),
            b'>' => {
                note = ScanNote::Alternative;
                (RBracket, 2)
            }
            _ => (Colon, 1),
        },
        b'<' => match (b1, b2) {
            (b'=', b'>') if standard >= Standard::Cxx20 => (Spaceship, 3),
            (b'<', b'=') => (LessLessEqual, 3),
            (b'<', _) => (LessLess, 2),
            (b'=', _) => (LessEqual, 2),
            // `<::` is `<` `::` unless followed by `:` or `>` ([lex.pptoken]/3.2).
            (b':', b':') if standard >= Standard::Cxx11 && !matches!(byte(text, at + 3), b':' | b'>') => {
                (Less, 1)
            }
            (b':', _) => {
                note = ScanNote::Alternative;
                (LBracket, 2)
            }
            (b'%', _) => {
                note = ScanNote::Alternative;
                (LBrace, 2)
            }
            _ => (Less, 1),
        },
        b'>' => match (b1, b2) {
            (b'>', b'=') => (GreaterGreaterEqual, 3),
            (b'>', _) => (GreaterGreater, 2),
            (b'=', _) => (GreaterEqual, 2),
            _ => (Greater, 1),
        },
        b'.' => match (b1, b2) {
            (b'.', b'.') => (Ellipsis, 3),
            (b'*', _) => (DotStar, 2),
            _ => (Dot, 1),
        },
        b'-' => match (b1, b2) {
            (b'>', b'*') => (ArrowStar, 3),
            (b'>', _) => (Arrow, 2),
            (b'-', _) => (MinusMinus, 2),
            (b'=', _) => (MinusEqual, 2),
            _ => (Minus, 1),
        },
        b'%' => match (b1, b2) {
            (b'=', _) => (PercentEqual, 2),
            (b'>', _) => {
                note = ScanNote::Alternative;
                (RBrace, 2)
            }
            (b':', b'%') if byte(text, at + 3) == b':' => {
                note = ScanNote::Alternative;
                (HashHash, 4)
            }
            (b':', _) => {
                note = ScanNote::Alternative;
                (Hash, 2)
            }
            _ => (Percent, 1),
        },
        b'#' if b1 == b'#' => (HashHash, 2),
        b'#' => (Hash, 1),
        b'!' if b1 == b'=' => (ExclaimEqual, 2),
        b'!' => (Exclaim, 1),
        b'+' if b1 == b'+' => (PlusPlus, 2),
        b'+' if b1 == b'=' => (PlusEqual, 2),
        b'+' => (Plus, 1),
        b'*' if b1 == b'=' => (StarEqual, 2),
        b'*' => (Star, 1),
        b'/' if b1 == b'=' => (SlashEqual, 2),
        b'/' => (Slash, 1),
        b'^' if b1 == b'=' => (CaretEqual, 2),
        b'^' => (Caret, 1),
        b'&' if b1 == b'&' => (AmpAmp, 2),
        b'&' if b1 == b'=' => (AmpEqual, 2),
        b'&' => (Amp, 1),
        b'|' if b1 == b'|' => (PipePipe, 2),
        b'|' if b1 == b'=' => (PipeEqual, 2),
        b'|' => (Pipe, 1),
        b'=' if b1 == b'=' => (EqualEqual, 2),
        b'=' => (Equal, 1),
        b'\\' if matches!(b1, b'u' | b'U') => return word_at_backslash(text, at),
        _ => (Unknown, 1),
    };
    let end = at + len;
    // A splice right after a punctuator may continue it.
    let may_grow =
        !matches!(kind, LParen | RParen | Comma | Semi | LBrace | RBrace | LBracket | RBracket | Question);
    if may_grow && byte(text, end) == b'\\' && splice_len(text, end) > 0 {
        return Scan { kind, end, note: ScanNote::Backslash };
    }
    Scan { kind, end, note }
}

/// The kind of a whole spelling, if it is exactly one token: the check after `##`.
pub fn single_token(text: &[u8], standard: Standard) -> Option<(TokenKind, TokenFlags)> {
    let blank = matches!(text.first(), None | Some(b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c));
    let comment = text.starts_with(b"//") || text.starts_with(b"/*");
    if blank || comment {
        return None;
    }
    let found = scan(text, 0, standard);
    let flags = match found.note {
        ScanNote::Plain | ScanNote::NonAscii => TokenFlags::empty(),
        ScanNote::Alternative => TokenFlags::ALTERNATIVE,
        _ => return None,
    };
    (found.end == text.len() && found.kind != TokenKind::Unknown).then_some((found.kind, flags))
}

/// Extends a word in cleaned text over UCNs. What is not a UCN ends the word.
pub(super) fn with_ucns(clean: &[u8], found: Scan) -> Scan {
    let mut end = found.end;
    loop {
        match byte(clean, end) {
            b'\\' => match ucn(&clean[end..]) {
                Some((_, len)) => end += len,
                None => break,
            },
            b if b >= 0x80 || IDENT_CONTINUE[b as usize] => end += 1,
            _ => break,
        }
    }
    if end == 0 {
        // A lone backslash.
        return Scan { kind: TokenKind::Unknown, end: 1, note: ScanNote::Plain };
    }
    Scan { kind: found.kind, end, note: if end == found.end { ScanNote::Plain } else { ScanNote::NonAscii } }
}

/// The character and length of the UCN at the start of `text`.
fn ucn(text: &[u8]) -> Option<(char, usize)> {
    if text.get(2) == Some(&b'{') {
        let (c, len) = super::literal::delimited_name(text)?;
        return Some((c.ok()?, len));
    }
    let digits = match text.get(..2)? {
        b"\\u" => 4,
        b"\\U" => 8,
        _ => return None,
    };
    let hex = std::str::from_utf8(text.get(2..2 + digits)?).ok()?;
    let value = u32::from_str_radix(hex, 16).ok().filter(|_| hex.bytes().all(|b| b.is_ascii_hexdigit()))?;
    Some((char::from_u32(value)?, 2 + digits))
}

/// An identifier with its UCNs replaced by the characters they name.
pub(super) fn decode_ucns(spelling: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(spelling.len());
    let mut at = 0;
    while at < spelling.len() {
        match ucn(&spelling[at..]) {
            Some((c, len)) => {
                out.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes());
                at += len;
            }
            None => {
                out.push(spelling[at]);
                at += 1;
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_end_where_the_table_says() {
        for b in 0..=255u8 {
            for at in 0..20 {
                let mut text = *b"abcdefghijAZ09_zyxwv!";
                text[at] = b;
                let slow = text.iter().position(|b| !IDENT_CONTINUE[*b as usize]).unwrap_or(text.len());
                assert_eq!(ident_end(&text, 0), slow, "{b:#x} at {at}");
                assert_eq!(ident_end(&text[..20], 0), slow.min(20), "{b:#x} at {at}");
            }
        }
    }
}
