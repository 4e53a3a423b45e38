//! The fast path of lexing: plain tokens straight from the text to the buffer.
//!
//! Most of a preprocessed file, and most of a header, is words, punctuators and blanks to which nothing has to be done. They
//! are made here in one loop that keeps its state in registers. At the first token that is anything else (a `#`, a macro, a
//! splice, a character beyond ASCII, the last bytes of the text) the loop stops in front of it, and [`Lexer::next`], which
//! knows all rules, goes on from there. So nothing here decides anything: it only recognises what is certain.

use super::blanks::{block_comment_end, byte, line_comment_end};
use super::intern::{Interner, Symbol};
use super::lexer::Lexer;
use super::scan::{Scan, ScanNote, not_in_ident, scan_number, scan_punctuator, scan_quoted};
use super::symbols;
use super::token::{Token, TokenFlags, TokenKind};
use super::{Standard, TokenBuffer};
use oxicc_source::Pos;

/// What a byte means at the start of a token.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    /// Needs the slow path.
    Other,
    Blank,
    NewLine,
    Word,
    Digit,
    Quote,
    Slash,
    /// A punctuator that is complete after one byte.
    Single(TokenKind),
    /// A punctuator to which the next byte may belong; this kind if it does not.
    Growing(TokenKind),
}

const CLASSES: [Class; 256] = {
    use TokenKind::*;
    let mut table = [Class::Other; 256];
    let mut b = 0;
    while b < 128 {
        table[b] = match b as u8 {
            b' ' | b'\t' => Class::Blank,
            b'\n' => Class::NewLine,
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => Class::Word,
            b'0'..=b'9' => Class::Digit,
            b'"' => Class::Quote,
            b'/' => Class::Slash,
            b'(' => Class::Single(LParen),
            b')' => Class::Single(RParen),
            b'[' => Class::Single(LBracket),
            b']' => Class::Single(RBracket),
            b'{' => Class::Single(LBrace),
            b'}' => Class::Single(RBrace),
            b',' => Class::Single(Comma),
            b';' => Class::Single(Semi),
            b'~' => Class::Single(Tilde),
            b':' => Class::Growing(Colon),
            b'<' => Class::Growing(Less),
            b'>' => Class::Growing(Greater),
            b'=' => Class::Growing(Equal),
            b'&' => Class::Growing(Amp),
            b'*' => Class::Growing(Star),
            b'-' => Class::Growing(Minus),
            b'+' => Class::Growing(Plus),
            b'!' => Class::Growing(Exclaim),
            b'|' => Class::Growing(Pipe),
            b'^' => Class::Growing(Caret),
            b'.' => Class::Growing(Dot),
            b'?' => Class::Growing(Question),
            _ => Class::Other,
        };
        b += 1;
    }
    table
};

/// Bytes that may continue a punctuator, or hide something that does.
const CONTINUES: [bool; 256] = {
    let mut table = [false; 256];
    let bytes = b":<>=&*-+|.?/%\\0123456789";
    let mut i = 0;
    while i < bytes.len() {
        table[bytes[i] as usize] = true;
        i += 1;
    }
    table
};

/// Bytes after a word that make it something else, or may.
const UNCERTAIN: [bool; 256] = {
    let mut table = [false; 256];
    let mut b = 0;
    while b < 256 {
        table[b] = matches!(b as u8, b'"' | b'\'' | b'\\' | b'$' | 0x80..);
        b += 1;
    }
    table
};

/// Bytes that end a number of one digit.
const ENDS_DIGIT: [bool; 256] = {
    let mut table = [false; 256];
    let bytes = b" \n,;:)]}(<>=+-*/&|?";
    let mut i = 0;
    while i < bytes.len() {
        table[bytes[i] as usize] = true;
        i += 1;
    }
    table
};

/// By length: the bytes of a word that belong to it.
const MASKS: [u128; 16] = {
    let mut masks = [0; 16];
    let mut len = 0;
    while len < 16 {
        masks[len] = (1 << (8 * len)) - 1;
        len += 1;
    }
    masks
};

/// What a name is to the language; none for an alternative token such as `and`.
#[inline]
fn word_kind(symbol: Symbol, standard: Standard) -> Option<TokenKind> {
    if symbol.as_u32() >= symbols::END_ALT {
        return Some(TokenKind::Ident);
    }
    if symbols::is_keyword(symbol, standard) {
        return Some(TokenKind::Keyword);
    }
    symbols::alternative(symbol).is_none().then_some(TokenKind::Ident)
}

/// The number of letters, digits and underscores at the start of sixteen bytes.
#[inline]
fn leading_word_bytes(bytes: &[u8; 16]) -> usize {
    let word = u128::from_le_bytes(*bytes);
    let low = not_in_ident(word as u64);
    if low != 0 {
        return low.trailing_zeros() as usize / 8;
    }
    8 + not_in_ident((word >> 64) as u64).trailing_zeros() as usize / 8
}

/// The number of blanks at the start of eight bytes.
#[inline]
fn leading_blanks(word: u64) -> usize {
    (word ^ 0x2020_2020_2020_2020).trailing_zeros() as usize / 8
}

impl Lexer {
    /// Appends tokens to the buffer up to the first that is not plain. `is_plain` tells of names whether the preprocessor
    /// has nothing to do with them. Not for use in a directive.
    // One loop whose state stays in registers.
    pub fn run_plain(
        &mut self,
        interner: &mut Interner,
        buffer: &mut TokenBuffer,
        is_plain: impl Fn(Symbol) -> bool,
    ) {
        debug_assert!(!self.in_directive, "directives end with the line");
        if buffer.pragma_pending() {
            return;
        }
        let (standard, base) = (self.standard, self.base);
        let text: &[u8] = &self.text;
        let mut at = self.at;
        let mut flags = if self.line_start { TokenFlags::LINE_START } else { TokenFlags::empty() };
        // Where the last token ends: the place to go on from if what comes next is not plain.
        let mut done = at;
        // Every read below is within these bytes; the last ones of the text go the slow way.
        loop {
            // Most tokens follow the last one directly or after one blank.
            let blank = byte(text, at) == b' ';
            flags |= TokenFlags::from_bits_retain((blank as u8) << TokenFlags::SPACE.bits().trailing_zeros());
            at += blank as usize;
            let Some(chunk) = text.get(at..).and_then(<[u8]>::first_chunk::<16>) else { break };
            let start = at;
            let token = |kind, len: usize, payload| Token {
                kind,
                flags,
                len: len.min(u16::MAX as usize) as u16,
                payload,
                pos: Pos::from_u32(base.wrapping_add(start as u32)),
            };
            match CLASSES[chunk[0] as usize] {
                Class::Blank => {
                    flags |= TokenFlags::SPACE;
                    let eight = u128::from_le_bytes(*chunk) as u64;
                    at += leading_blanks(eight).max(1);
                    continue;
                }
                Class::NewLine => {
                    flags |= TokenFlags::SPACE | TokenFlags::LINE_START;
                    at += 1;
                    continue;
                }
                Class::Slash => {
                    let end = match chunk[1] {
                        b'/' => Some(line_comment_end(text, start + 2)),
                        b'*' => block_comment_end(text, start + 2),
                        _ => None,
                    };
                    let Some(end) = end else { break };
                    flags |= TokenFlags::SPACE;
                    at = end;
                    continue;
                }
                Class::Word => {
                    let mut len = leading_word_bytes(chunk);
                    let symbol = if len < 16 {
                        // What ends the word, if it ends there.
                        if UNCERTAIN[chunk[len] as usize] {
                            break;
                        }
                        interner.intern_short(u128::from_le_bytes(*chunk) & MASKS[len], len)
                    } else {
                        while let Some(more) = text.get(start + len..).and_then(<[u8]>::first_chunk::<16>) {
                            let more = leading_word_bytes(more);
                            len += more;
                            if more < 16 {
                                break;
                            }
                        }
                        let end = start + len;
                        if UNCERTAIN[byte(text, end) as usize] || end + 16 > text.len() {
                            break;
                        }
                        interner.intern(&text[start..end])
                    };
                    let Some(kind) = word_kind(symbol, standard).filter(|_| is_plain(symbol)) else { break };
                    at = start + len;
                    buffer.push_whole(token(kind, len, symbol.as_u32()));
                }
                Class::Single(kind) => {
                    at += 1;
                    let token = token(kind, 1, 0);
                    match kind {
                        TokenKind::LParen | TokenKind::LBrace | TokenKind::LBracket => {
                            buffer.push_open(token)
                        }
                        TokenKind::RParen | TokenKind::RBrace | TokenKind::RBracket => {
                            buffer.push_close(token)
                        }
                        _ => buffer.push_whole(token),
                    }
                }
                Class::Growing(TokenKind::Less) if !CONTINUES[chunk[1] as usize] => {
                    at += 1;
                    // May complete a `<<<`.
                    buffer.push(token(TokenKind::Less, 1, 0));
                }
                Class::Growing(kind) if !CONTINUES[chunk[1] as usize] => {
                    at += 1;
                    buffer.push_whole(token(kind, 1, 0));
                }
                Class::Growing(TokenKind::Colon) if chunk[1] == b':' && chunk[2] != b'\\' => {
                    at += 2;
                    buffer.push_whole(token(TokenKind::ColonColon, 2, 0));
                }
                Class::Growing(kind) => {
                    if kind == TokenKind::Question || kind == TokenKind::Dot && chunk[1].is_ascii_digit() {
                        break;
                    }
                    let found = scan_punctuator(text, start, chunk[0], standard);
                    if found.note != ScanNote::Plain {
                        break;
                    }
                    at = found.end;
                    buffer.push(token(found.kind, found.end - start, 0));
                }
                class @ (Class::Digit | Class::Quote) => {
                    let found = match class {
                        // `0`, `1`...
                        Class::Digit if ENDS_DIGIT[chunk[1] as usize] => {
                            Scan { kind: TokenKind::Number, end: start + 1, note: ScanNote::Plain }
                        }
                        Class::Digit => scan_number(text, start, standard),
                        _ => scan_quoted(text, start, b'"', TokenKind::String, standard),
                    };
                    if found.note != ScanNote::Plain {
                        break;
                    }
                    at = found.end;
                    let symbol = interner.intern(text.get(start..at).unwrap_or(b""));
                    buffer.push_whole(token(found.kind, at - start, symbol.as_u32()));
                }
                Class::Other => break,
            }
            flags = TokenFlags::empty();
            done = at;
        }
        if done != self.at {
            (self.at, self.line_start) = (done, false);
            self.made = self.made.wrapping_add(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lex::lexer::LexContext;
    use oxicc_source::{Diagnostics, SourceMap, SourceText};

    /// Lexes a text with or without the fast path.
    fn lex(text: &[u8], standard: Standard, fast: bool) -> (Vec<Token>, Interner, String) {
        let (mut map, mut diags, mut interner) = (SourceMap::new(), Diagnostics::default(), Interner::new());
        let file = map.add_file("x", SourceText::from(text.to_vec()), Pos::NONE).unwrap();
        let mut lexer = Lexer::new(&map, file, standard);
        let mut buffer = TokenBuffer::new(standard);
        loop {
            if fast {
                lexer.run_plain(&mut interner, &mut buffer, |name| name.as_u32() % 7 != 0);
            }
            let token = lexer.next(&mut LexContext { interner: &mut interner, diags: &mut diags });
            buffer.push(token);
            if token.kind == TokenKind::Eof {
                break;
            }
        }
        let reports = diags.iter().map(|d| d.message.clone()).collect();
        (buffer.tokens().to_vec(), interner, reports)
    }

    /// Everything of the tokens that counts; symbols as text, because they may be numbered differently.
    fn same(text: &[u8]) {
        for standard in [Standard::Cxx03, Standard::Cxx17, Standard::Cxx20] {
            let (fast, fast_names, fast_reports) = lex(text, standard, true);
            let (slow, slow_names, slow_reports) = lex(text, standard, false);
            let shown = String::from_utf8_lossy(text);
            assert_eq!(fast.len(), slow.len(), "{standard:?}: {shown}");
            for (a, b) in fast.iter().zip(&slow) {
                assert_eq!((a.kind, a.flags, a.len, a.pos), (b.kind, b.flags, b.len, b.pos), "{shown}");
                assert_eq!(a.spelling(&fast_names), b.spelling(&slow_names), "{shown}");
                if !a.kind.has_symbol() {
                    assert_eq!(a.payload, b.payload, "{shown}");
                }
            }
            assert_eq!(fast_reports, slow_reports, "{shown}");
        }
    }

    const HARD: &[&str] = &[
        "int main() { return a[0] + b->c; } // the end\n/* one */ /* two\n */ x / y /= z",
        "R\"x(raw \" )\" )x\" u8\"s\" L'c' u'd' \"a\\\"b\" \"suffix\"_s 'q'_c \"%\"PRId64 \"\" R\"(a\nb)\"sv",
        "1'000'000 0x1p+3 1e-5f .5 1..2 0b1'1 12_km 1.e5 x.5 ....",
        "a<::b<:c:> <% %> %: %:%: a<:::b <::> and or not bitand x and_eq y xor compl",
        "k<<<1, 2>>>(x) a >> b >>= c << <d <<= e <=> f <= >= == != && || += -= *= &= |= ^= ->* .* ++ --",
        "spl\\\nice a\\\n+\\\n= b \\\n  c +\\\n+ \"str\\\ning\" / \\\n / not a comment\n /\\\n/ a comment\nd",
        "caf\u{e9} \\u00e9t\\u00E9 $dollar a$b x\u{fffd} a\\ b `  @ ?? ??= ? : a?b:c ~x",
        "\t\x0b\x0c\r\n  indented\n\n\nlines\r\n  a  b\tc\n        eight_blanks\n         nine",
        "a_name_of_16_char a_name_of_17_chars a_name_of_15_cha \
         a_very_long_name_that_goes_on_and_on_over_several_words_of_sixteen_bytes$ x",
        "#define X 1\n  # if\n x # y ## z\n#\nend",
        "{ ( [ } ) ] { { } ( ( ) \"unterminated\nnext 'x\n /* unclosed",
        "abc\0def \0 x",
    ];

    #[test]
    fn the_fast_path_makes_the_same_tokens() {
        for text in HARD {
            same(text.as_bytes());
        }
    }

    /// The last bytes of a text are read differently: every text ends everywhere.
    #[test]
    fn texts_end_anywhere() {
        for text in HARD {
            for end in 0..text.len() {
                same(&text.as_bytes()[..end]);
            }
        }
    }

    #[test]
    fn any_byte_after_a_word() {
        for b in 0..=255u8 {
            for len in [1, 3, 15, 16, 17, 33] {
                let mut text = vec![b'w'; len];
                text.push(b);
                text.extend_from_slice(b"x + y; enough text for the fast path");
                same(&text);
            }
        }
    }
}
