//! The scanner: one file's bytes to preprocessing tokens.
//!
//! The common case is scanned in place by `scan`, which assumes that no line splice touches the token. Where one does
//! (and for UCNs in identifiers), the token is scanned again from a copy with the splices removed. Raw strings are always
//! scanned in place: splices in them are text ([lex.pptoken]/3.1).

use std::ops::Range;

use memchr::{memchr2, memchr3};
use oxicc_source::{Diagnostics, FileId, Pos, SourceMap, SourceText, Span};

use super::blanks::{Blanks, byte, splice_len, splices_len};
use super::intern::Interner;
use super::scan::{
    IDENT_CONTINUE, Scan, ScanNote, decode_ucns, scan, scan_raw_string, string_prefix, with_ucns,
};
use super::standard::Standard;
use super::token::{Token, TokenFlags, TokenKind};
use crate::diag;

/// Scans one file.
pub struct Lexer {
    pub(super) text: SourceText,
    /// Offset of the next byte to scan.
    pub(super) at: usize,
    /// Position of offset 0.
    pub(super) base: u32,
    /// Stop at the end of the line: a directive is being read.
    pub(super) in_directive: bool,
    /// The next token is the first of its line.
    pub(super) line_start: bool,
    pub(super) standard: Standard,
    /// Tokens made so far, the end not counted.
    pub(super) made: u32,
}

/// A line marker of the usual form.
pub struct PlainLineMarker {
    pub line: u32,
    /// Where in the text the name is, with its quotes.
    pub quoted_name: Range<usize>,
    /// A bit for each of the flags 1 to 4.
    pub flags: u8,
}

/// What a token is made of and who hears of mistakes.
pub struct LexContext<'a> {
    pub interner: &'a mut Interner,
    pub diags: &'a mut Diagnostics,
}

/// Setting up and moving around.
impl Lexer {
    pub fn new(map: &SourceMap, file: FileId, standard: Standard) -> Lexer {
        let text = map.text(file);
        // A byte order mark is not part of the text.
        let at = if text.starts_with(b"\xEF\xBB\xBF") { 3 } else { 0 };
        let base = map.start(file).as_u32();
        Lexer { text, at, base, in_directive: false, line_start: true, standard, made: 0 }
    }

    /// Scans a file from some position of it on.
    pub fn starting_at(map: &SourceMap, file: FileId, at: Pos, standard: Standard) -> Lexer {
        let mut lexer = Lexer::new(map, file, standard);
        lexer.at = at.as_u32().saturating_sub(lexer.base) as usize;
        lexer
    }

    /// Goes on at an offset, where a line begins.
    pub fn skip_to(&mut self, offset: usize) {
        (self.at, self.line_start) = (offset, true);
    }

    /// Number of tokens made so far: tells whether there was one between two moments.
    pub fn made(&self) -> u32 {
        self.made
    }

    pub fn in_directive(&self) -> bool {
        self.in_directive
    }

    /// Scans a text that is not in the source map; positions count from `base`.
    pub fn from_text(text: SourceText, base: Pos, standard: Standard) -> Lexer {
        Lexer { text, at: 0, base: base.as_u32(), in_directive: false, line_start: true, standard, made: 0 }
    }

    pub fn pos(&self) -> Pos {
        self.pos_of(self.at)
    }

    fn pos_of(&self, offset: usize) -> Pos {
        Pos::from_u32(self.base.saturating_add(offset as u32))
    }

    pub fn text(&self) -> &[u8] {
        &self.text
    }

    /// After a `#`: reads the rest of the line if it is a line marker of the usual form, ` 12 "file.h" 1 3`.
    pub fn plain_line_marker(&mut self) -> Option<PlainLineMarker> {
        let text: &[u8] = &self.text;
        let mut at = self.at + 1;
        let mut line = 0u32;
        if byte(text, self.at) != b' ' || !byte(text, at).is_ascii_digit() {
            return None;
        }
        while byte(text, at).is_ascii_digit() {
            line = line.checked_mul(10)?.checked_add((byte(text, at) - b'0').into())?;
            at += 1;
        }
        if byte(text, at) != b' ' || byte(text, at + 1) != b'"' {
            return None;
        }
        let start = at + 1;
        let name = text.get(start + 1..)?;
        let len = memchr3(b'"', b'\\', b'\n', name).filter(|len| name[*len] == b'"')?;
        at = start + len + 2;
        let mut flags = 0;
        while byte(text, at) == b' ' && matches!(byte(text, at + 1), b'1'..=b'4') {
            flags |= 1 << (byte(text, at + 1) - b'0');
            at += 2;
        }
        if byte(text, at) != b'\n' || !text[start..start + len].is_ascii() {
            return None;
        }
        (self.at, self.line_start) = (at + 1, true);
        Some(PlainLineMarker { line, quoted_name: start..start + len + 2, flags })
    }

    /// Reads a line marker of the usual form if that is what comes next, after nothing but line ends.
    pub fn skipped_line_marker(&mut self) -> Option<PlainLineMarker> {
        let start = self.at;
        while byte(&self.text, self.at) == b'\n' {
            self.at += 1;
        }
        let starts_line = self.line_start || self.at > start;
        if starts_line && !self.in_directive && byte(&self.text, self.at) == b'#' {
            self.at += 1;
            if let Some(marker) = self.plain_line_marker() {
                self.made = self.made.wrapping_add(1);
                return Some(marker);
            }
        }
        self.at = start;
        None
    }

    /// From here on, the end of the line is a token.
    pub fn enter_directive(&mut self) {
        self.in_directive = true;
    }

    /// Skips what is left of the directive, and its line end.
    pub fn leave_directive(&mut self) {
        if self.in_directive {
            self.skip_rest_of_line();
            self.in_directive = false;
            self.line_start = true;
        }
    }

    /// The raw text up to the end of the logical line, without moving: the text of `#error`.
    pub fn rest_of_line(&self) -> String {
        let mut rest = Vec::new();
        let mut at = self.at;
        while at < self.text.len() && self.text[at] != b'\n' {
            let splice = splice_len(&self.text, at);
            if splice > 0 {
                at += splice;
            } else {
                rest.push(self.text[at]);
                at += 1;
            }
        }
        String::from_utf8_lossy(&rest).trim_start().trim_end_matches('\r').to_string()
    }

    fn skip_rest_of_line(&mut self) {
        loop {
            self.skip_blanks();
            match byte(&self.text, self.at) {
                _ if self.at >= self.text.len() => return,
                b'\n' => {
                    self.at += 1;
                    return;
                }
                _ => self.skip_token(),
            }
        }
    }

    /// Moves over one token without making it, for text that is not compiled. Apostrophes there need no partner.
    fn skip_token(&mut self) {
        let text: &[u8] = &self.text;
        match text[self.at] {
            quote @ (b'"' | b'\'') => {
                let mut at = self.at + 1;
                while at < text.len() && text[at] != quote && text[at] != b'\n' {
                    at += match splice_len(text, at) {
                        0 if text[at] == b'\\' && byte(text, at + 1) != b'\n' => 2,
                        0 => 1,
                        splice => splice,
                    };
                }
                self.at = if byte(text, at) == quote { at + 1 } else { at }.min(text.len());
            }
            b'\\' => self.at += splice_len(text, self.at).max(1),
            b if IDENT_CONTINUE[b as usize] => {
                let start = self.at;
                let mut at = start + 1;
                let number = b.is_ascii_digit();
                loop {
                    let b = byte(text, at);
                    if IDENT_CONTINUE[b as usize]
                        || number && b == b'\'' && IDENT_CONTINUE[byte(text, at + 1) as usize]
                    {
                        at += 1;
                    } else {
                        break;
                    }
                }
                self.at = at;
                if byte(text, at) == b'"' && string_prefix(&text[start..at]).is_some_and(|raw| raw) {
                    let (end, _) = scan_raw_string(text, at);
                    self.at = end;
                }
            }
            _ => self.at += 1,
        }
    }

    /// Skips text that is not compiled up to the next line that starts with `#`, and the `#`. The result is the position
    /// of the `#`, or none at the end of the file.
    pub fn skip_to_directive(&mut self) -> Option<Pos> {
        debug_assert!(!self.in_directive, "the directive that started the skipping was left");
        loop {
            // At the start of a line.
            self.in_directive = true;
            self.skip_blanks();
            self.in_directive = false;
            let at = self.at;
            let b = byte(&self.text, at);
            if b == b'#' || b == b'%' && byte(&self.text, at + 1) == b':' {
                self.at += if b == b'#' { 1 } else { 2 };
                return Some(self.pos_of(at));
            }
            if at >= self.text.len() {
                return None;
            }
            self.in_directive = true;
            self.skip_rest_of_line();
            self.in_directive = false;
            self.line_start = true;
        }
    }
}

/// Scanning.
impl Lexer {
    /// The next token; `EndOfDirective` at the end of the line in a directive, `Eof` at the end of the file.
    #[inline]
    pub fn next(&mut self, cx: &mut LexContext<'_>) -> Token {
        let text: &[u8] = &self.text;
        let before = self.at;
        let mut start = before;
        let mut flags = TokenFlags::empty();
        // Most tokens follow the last one directly or after one blank.
        let mut first = byte(text, start);
        if first == b' ' {
            start += 1;
            first = byte(text, start);
        }
        if first <= b' ' || first == b'/' || first == b'\\' {
            let blanks = Blanks { text, base: self.base, stop_at_line_end: self.in_directive };
            let end = blanks.skip(start, Some(cx));
            (start, self.line_start) = (end.at, self.line_start | end.new_line);
        }
        if start != before {
            flags |= TokenFlags::SPACE;
        }
        if self.line_start {
            flags |= TokenFlags::LINE_START;
        }
        if start >= text.len() || self.in_directive && byte(text, start) == b'\n' {
            self.at = start;
            return self.end_token(flags);
        }
        self.line_start = false;
        self.made = self.made.wrapping_add(1);
        let found = scan(text, start, self.standard);
        match found.note {
            ScanNote::Plain => {}
            ScanNote::Alternative => flags |= TokenFlags::ALTERNATIVE,
            note => return self.unusual(start, found, note, flags, cx),
        }
        self.at = found.end;
        let payload = if found.kind.has_symbol() {
            cx.interner.intern(text.get(start..found.end).unwrap_or(b"")).as_u32()
        } else {
            0
        };
        let len = (found.end - start).min(u16::MAX as usize) as u16;
        let token = Token { kind: found.kind, flags, len, payload, pos: self.pos_of(start) };
        if found.kind == TokenKind::Question {
            self.warn_of_trigraph(start, cx);
        }
        token
    }

    /// Trigraphs are not replaced, but whoever uses them should know.
    fn warn_of_trigraph(&self, start: usize, cx: &mut LexContext<'_>) {
        let rest = self.text.get(start + 1..start + 3);
        if matches!(rest, Some([b'?', b'=' | b'/' | b'\'' | b'(' | b')' | b'!' | b'<' | b'>' | b'-'])) {
            cx.diags.emit(diag::support_for_trigraphs_is_disabled(), self.pos_of(start));
        }
    }

    /// Where the text ends: on its last line, not on an empty one after it.
    pub fn end_of_text(&self) -> Pos {
        match self.text.get(..self.at) {
            Some([.., b'\n']) => self.pos_of(self.at - 1),
            _ => self.pos(),
        }
    }

    fn end_token(&mut self, flags: TokenFlags) -> Token {
        let kind = if self.in_directive { TokenKind::EndOfDirective } else { TokenKind::Eof };
        Token { kind, flags, len: 0, payload: 0, pos: self.pos() }
    }

    /// Skips white space and comments, reporting nothing. Stops before a line end in a directive.
    fn skip_blanks(&mut self) {
        let blanks = Blanks { text: &self.text, base: self.base, stop_at_line_end: self.in_directive };
        let end = blanks.skip(self.at, None);
        (self.at, self.line_start) = (end.at, self.line_start | end.new_line);
    }

    /// Tokens that are not simply a range of the text.
    #[cold]
    fn unusual(
        &mut self,
        start: usize,
        found: Scan,
        note: ScanNote,
        mut flags: TokenFlags,
        cx: &mut LexContext<'_>,
    ) -> Token {
        let (mut kind, mut end) = (found.kind, found.end);
        let mut spelling = self.text[start..end].to_vec();
        let mut note = note;
        if note == ScanNote::Backslash {
            let (clean, raw_end) = self.rescan(start);
            (kind, end, note) = (clean.kind, raw_end, clean.note);
            spelling = clean.spelling;
        }
        let span = Span::new(self.pos_of(start), self.pos_of(end));
        match note {
            ScanNote::Plain | ScanNote::Backslash => {}
            ScanNote::Alternative => flags |= TokenFlags::ALTERNATIVE,
            ScanNote::NonAscii => {
                if kind == TokenKind::Ident {
                    spelling = decode_ucns(&spelling);
                }
                if std::str::from_utf8(&spelling).is_err() {
                    if kind == TokenKind::Ident {
                        // Reported by whoever meets it.
                        kind = TokenKind::Unknown;
                    }
                }
            }
            // Inside `#error` and the like, and in text that is thrown away later, a lone quote is no mistake; whoever
            // meets an `Unknown` token that starts with a quote reports it.
            ScanNote::Unterminated => kind = TokenKind::Unknown,
            ScanNote::EndlessRawString => {
                cx.diags.emit(diag::ending_delimiter_for_raw_string_not_found(), span);
                spelling = b"\"\"".to_vec();
            }
            ScanNote::BadDelimiter => {
                let message = diag::parenthesis_terminating_raw_string_delimiter_not_found();
                cx.diags.emit(message, span);
                spelling.retain(|b| *b != b'R');
            }
        }
        self.at = end;
        let payload = if kind.has_symbol() { cx.interner.intern(&spelling).as_u32() } else { 0 };
        let len = (end - start).min(u16::MAX as usize) as u16;
        Token { kind, flags, len, payload, pos: self.pos_of(start) }
    }

    /// Scans a token that is touched by splices or UCNs from a cleaned copy, taking as little text as needed. The result
    /// is the token and where it ends in the file.
    fn rescan(&self, start: usize) -> (CleanScan, usize) {
        let text: &[u8] = &self.text;
        let mut window = 64;
        loop {
            let mut clean = Vec::with_capacity(window);
            let mut at = start;
            while clean.len() < window && at < text.len() {
                match splice_len(text, at) {
                    0 if text[at] == b'\n' => break,
                    0 => {
                        clean.push(text[at]);
                        at += 1;
                    }
                    splice => at += splice,
                }
            }
            let complete = clean.len() < window;
            let found = scan(&clean, 0, self.standard);
            if !complete && found.end + 4 >= clean.len() {
                window *= 4;
                continue;
            }
            let found = if found.note == ScanNote::Backslash { with_ucns(&clean, found) } else { found };
            // Find the end again in the file.
            let (mut raw, mut left) = (start, found.end);
            loop {
                match splice_len(text, raw) {
                    _ if left == 0 => break,
                    0 => {
                        raw += 1;
                        left -= 1;
                    }
                    splice => raw += splice,
                }
            }
            clean.truncate(found.end);
            return (CleanScan { kind: found.kind, note: found.note, spelling: clean }, raw);
        }
    }

    /// In a directive: the header name at this place, if there is one. Its payload is the symbol of the name with its
    /// delimiters; the kind is `HeaderName` for `<name>` and `String` for `"name"`.
    pub fn header_name(&mut self, cx: &mut LexContext<'_>) -> Option<Token> {
        self.skip_blanks();
        let text: &[u8] = &self.text;
        let (close, kind) = match byte(text, self.at) {
            b'<' => (b'>', TokenKind::HeaderName),
            b'"' => (b'"', TokenKind::String),
            _ => return None,
        };
        let start = self.at;
        let rest = text.get(start + 1..)?;
        let end = start + 1 + memchr2(close, b'\n', rest)?;
        if text[end] != close {
            return None;
        }
        let payload = cx.interner.intern(&text[start..=end]).as_u32();
        self.at = end + 1;
        let len = (end + 1 - start).min(u16::MAX as usize) as u16;
        Some(Token { kind, flags: TokenFlags::SPACE, len, payload, pos: self.pos_of(start) })
    }

    /// Gives back the suffix at the end of the literal just read: it will be a token of its own. False when that cannot be
    /// done, because a splice is in it.
    pub fn unread_suffix(&mut self, suffix: &[u8]) -> bool {
        let there = self.text.get(..self.at).is_some_and(|before| before.ends_with(suffix));
        if there {
            self.at -= suffix.len();
        }
        there
    }

    /// Whether the next byte (no white space skipped) is `c`: tells `#define f(x)` from `#define f (x)`.
    pub fn next_byte_is(&self, c: u8) -> bool {
        let at = self.at + splices_len(&self.text, self.at);
        byte(&self.text, at) == c
    }

    /// Whether the next token is `(`, which may be on a later line. Nothing is consumed when it is not. A `#` at the
    /// start of a line also gives false.
    pub fn peek_is_paren(&mut self) -> bool {
        let (at, line_start) = (self.at, self.line_start);
        self.skip_blanks();
        let found = byte(&self.text, self.at) == b'(';
        (self.at, self.line_start) = (at, line_start);
        found
    }
}

struct CleanScan {
    kind: TokenKind,
    note: ScanNote,
    spelling: Vec<u8>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lex_with(text: &str, standard: Standard) -> (Vec<(TokenKind, String)>, usize) {
        let mut map = SourceMap::new();
        let file = map.add_file("t", text, Pos::NONE).unwrap();
        let mut lexer = Lexer::new(&map, file, standard);
        let (mut interner, mut diags) = (Interner::new(), Diagnostics::default());
        let mut out = Vec::new();
        loop {
            let token = lexer.next(&mut LexContext { interner: &mut interner, diags: &mut diags });
            if token.kind == TokenKind::Eof {
                return (out, diags.iter().count());
            }
            out.push((token.kind, token.text(&interner).to_string()));
        }
    }

    fn spellings(text: &str) -> Vec<String> {
        lex_with(text, Standard::Cxx20).0.into_iter().map(|t| t.1).collect()
    }

    #[test]
    fn every_punctuator() {
        for (kind, text) in TokenKind::PUNCTUATORS {
            if *kind != TokenKind::LessLessLess {
                let (tokens, _) = lex_with(&format!("{text} x"), Standard::Cxx20);
                assert_eq!(tokens[0], (*kind, text.to_string()));
            }
            if let Some(digraph) = kind.digraph() {
                assert_eq!(
                    lex_with(&format!("{digraph} x"), Standard::Cxx20).0[0],
                    (*kind, digraph.to_string())
                );
            }
        }
        assert_eq!(spellings("a<::b c<:::d <::>"), ["a", "<", "::", "b", "c", "<:", "::", "d", "<:", ":>"]);
        assert_eq!(lex_with("a<=>b", Standard::Cxx17).0.len(), 4);
        assert_eq!(spellings("x+++++y"), ["x", "++", "++", "+", "y"]);
        assert_eq!(spellings("..... .x"), ["...", ".", ".", ".", "x"]);
    }

    #[test]
    fn numbers_and_literals() {
        assert_eq!(
            spellings("1'000'000ull 0x1.8p-3f .5e+10 1.2.3 0xe+1"),
            ["1'000'000ull", "0x1.8p-3f", ".5e+10", "1.2.3", "0xe+1"]
        );
        assert_eq!(spellings(r#"u8"a\"b"_x L'\'' "x"y"#), [r#"u8"a\"b"_x"#, r"L'\''", "\"x\"y"]);
        assert_eq!(spellings("R\"x(a\\\n)\" )x\"z"), ["R\"x(a\\\n)\" )x\"z"]);
        let (tokens, errors) =
            lex_with("R\"toolongdelimiter12345(a)toolongdelimiter12345\" x", Standard::Cxx17);
        assert_eq!((tokens[0].0, errors), (TokenKind::String, 1));
        assert_eq!(lex_with("don't", Standard::Cxx17).0[1], (TokenKind::Unknown, "'t".to_string()));
    }

    #[test]
    fn comments_and_splices() {
        assert_eq!(
            spellings("a/*x*/b// c \\\n d\ne /\\\n/ x\nf /\\\n* x *\\\n/ g"),
            ["a", "b", "e", "f", "g"]
        );
        assert_eq!(spellings("ab\\\ncd +\\\n+ \"a\\\nb\" 1\\\n2 -\\\n"), ["abcd", "++", "\"ab\"", "12", "-"]);
        assert_eq!(spellings("x\\ \n\ny"), ["x", "y"]);
        let long = format!("{}\\\n{} z", "a".repeat(300), "b".repeat(300));
        assert_eq!(spellings(&long)[0].len(), 600);
        assert_eq!(lex_with("/* x", Standard::Cxx17).1, 1);
    }

    #[test]
    fn identifiers_beyond_ascii() {
        assert_eq!(spellings("größe $x a\\u00e9b \\u00e9 a\\x"), ["größe", "$x", "aéb", "é", "a", "\\", "x"]);
        assert_eq!(lex_with("a\\u00e", Standard::Cxx17).0.len(), 3);
    }

    #[test]
    fn skipping() {
        let text = "don't /* \n#x */ \"/*\" 'a\n R\"(\n#no\n)\" 1'0 // \\\n#no\n  # yes\n";
        let mut map = SourceMap::new();
        let file = map.add_file("t", text, Pos::NONE).unwrap();
        let mut lexer = Lexer::new(&map, file, Standard::Cxx17);
        let found = lexer.skip_to_directive().unwrap();
        let offset = found.as_u32() - map.start(file).as_u32();
        // The apostrophe in "don't" hides the comment start, so `#x` is a directive.
        assert_eq!(offset as usize, text.find("#x").unwrap());
        lexer.enter_directive();
        lexer.leave_directive();
        let found = lexer.skip_to_directive().unwrap();
        assert_eq!((found.as_u32() - map.start(file).as_u32()) as usize, text.find("# yes").unwrap());
        lexer.enter_directive();
        lexer.leave_directive();
        assert!(lexer.skip_to_directive().is_none());
    }
}
