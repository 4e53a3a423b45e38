//! The scanner: one file's bytes to preprocessing tokens.
//!
//! The common case is scanned in place by [`scan`], which assumes that no line splice touches the token. Where one does
//! (and for UCNs in identifiers), the token is scanned again from a copy with the splices removed. Raw strings are always
//! scanned in place: splices in them are text ([lex.pptoken]/3.1).

use memchr::{memchr, memchr2, memmem};
use oxicc_source::{Diagnostics, FileId, Pos, SourceMap, SourceText, Span};

use super::intern::Interner;
use super::standard::Standard;
use super::token::{Token, TokenFlags, TokenKind};

/// A raw string delimiter is at most this long ([lex.string]/2).
const MAX_DELIMITER: usize = 16;

/// Scans one file.
pub struct Lexer {
    text: SourceText,
    /// Offset of the next byte to scan.
    at: usize,
    /// Position of offset 0.
    base: u32,
    /// Stop at the end of the line: a directive is being read.
    in_directive: bool,
    /// The next token is the first of its line.
    line_start: bool,
    standard: Standard,
    /// Tokens made so far, the end not counted.
    made: u32,
}

/// What a token is made of and who hears of mistakes.
pub struct LexContext<'a> {
    pub interner: &'a mut Interner,
    pub diags: &'a mut Diagnostics,
}

/// A token found by [`scan`].
struct Scan {
    kind: TokenKind,
    end: usize,
    note: ScanNote,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum ScanNote {
    Plain,
    /// A digraph.
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
const IDENT_CONTINUE: [bool; 256] = {
    let mut table = [false; 256];
    let mut i = 0;
    while i < 128 {
        let b = i as u8;
        table[i] = b.is_ascii_alphanumeric() || b == b'_' || b == b'$';
        i += 1;
    }
    table
};

#[inline]
fn byte(text: &[u8], at: usize) -> u8 {
    text.get(at).copied().unwrap_or(0)
}

/// Length of the line splice at `at`, 0 if there is none. Blanks before the end of the line are allowed, as in GCC.
#[inline]
fn splice_len(text: &[u8], at: usize) -> usize {
    if byte(text, at) != b'\\' {
        return 0;
    }
    let mut end = at + 1;
    while matches!(byte(text, end), b' ' | b'\t' | b'\r' | 0x0b | 0x0c) {
        end += 1;
    }
    if byte(text, end) == b'\n' { end + 1 - at } else { 0 }
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
        String::from_utf8_lossy(&rest).trim().to_string()
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
            cx.diags.warning_code(1406, self.pos_of(start), "support for trigraphs is disabled");
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
                    if kind == TokenKind::Ident || kind == TokenKind::Unknown {
                        cx.diags.error_code(7, span, "unrecognized token");
                        kind = TokenKind::Unknown;
                    }
                }
            }
            // Inside `#error` and the like, and in text that is thrown away later, a lone quote is no mistake; whoever
            // meets an `Unknown` token that starts with a quote reports it.
            ScanNote::Unterminated => kind = TokenKind::Unknown,
            ScanNote::EndlessRawString => {
                cx.diags.error_code(2452, span, "ending delimiter for raw string not found");
                spelling = b"\"\"".to_vec();
            }
            ScanNote::BadDelimiter => {
                let message = "parenthesis terminating raw string delimiter not found within 16 characters -- \
                               raw string indicator ignored";
                cx.diags.error_code(2451, span, message);
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

/// A text in which white space is skipped.
struct Blanks<'a> {
    text: &'a [u8],
    base: u32,
    stop_at_line_end: bool,
}

/// Where white space ends.
struct BlanksEnd {
    at: usize,
    /// A line end was passed.
    new_line: bool,
}

impl Blanks<'_> {
    /// Skips white space and comments.
    fn skip(&self, from: usize, mut cx: Option<&mut LexContext<'_>>) -> BlanksEnd {
        let text = self.text;
        let mut end = BlanksEnd { at: from, new_line: false };
        loop {
            let at = end.at;
            match byte(text, at) {
                b' ' | b'\t' | b'\r' | 0x0b | 0x0c => end.at += 1,
                b'\n' => {
                    if self.stop_at_line_end {
                        return end;
                    }
                    end.at += 1;
                    end.new_line = true;
                }
                b'/' => {
                    let splice = splices_len(text, at + 1);
                    match byte(text, at + 1 + splice) {
                        b'/' => end.at = line_comment_end(text, at + 2 + splice),
                        b'*' => match block_comment_end(text, at + 2 + splice) {
                            Some(after) => end.at = after,
                            None => {
                                if let Some(cx) = cx.as_deref_mut() {
                                    let pos = Pos::from_u32(self.base.saturating_add(at as u32));
                                    cx.diags.error_code(6, pos, "comment unclosed at end of file");
                                }
                                end.at = text.len();
                            }
                        },
                        _ => return end,
                    }
                }
                b'\\' => match splice_len(text, at) {
                    0 => return end,
                    splice => end.at += splice,
                },
                0 if at < text.len() => end.at += 1,
                _ => return end,
            }
        }
    }
}

struct CleanScan {
    kind: TokenKind,
    note: ScanNote,
    spelling: Vec<u8>,
}

fn splices_len(text: &[u8], at: usize) -> usize {
    let mut len = 0;
    while byte(text, at + len) == b'\\' {
        match splice_len(text, at + len) {
            0 => break,
            splice => len += splice,
        }
    }
    len
}

/// Offset of the line end that ends the comment.
fn line_comment_end(text: &[u8], from: usize) -> usize {
    let mut at = from;
    while let Some(found) = text.get(at..).and_then(|rest| memchr(b'\n', rest)) {
        let end = at + found;
        let line = text[from.min(end)..end].trim_ascii_end();
        if line.last() != Some(&b'\\') {
            return end;
        }
        at = end + 1;
    }
    text.len()
}

fn block_comment_end(text: &[u8], from: usize) -> Option<usize> {
    let rest = text.get(from..)?;
    let plain = memmem::find(rest, b"*/").map(|i| from + i + 2);
    // `*`, splice, `/` also ends a comment. Look for it only where a star is followed by a backslash.
    let limit = plain.unwrap_or(text.len());
    let mut at = from;
    while let Some(i) = memmem::find(&text[at..limit], b"*\\") {
        let star = at + i;
        let splice = splices_len(text, star + 1);
        if splice > 0 && byte(text, star + 1 + splice) == b'/' {
            return Some(star + 2 + splice);
        }
        at = star + 1;
    }
    plain
}

/// Whether an identifier is the prefix of a string literal: none if not, else whether the string is raw.
fn string_prefix(ident: &[u8]) -> Option<bool> {
    match ident {
        b"L" | b"u" | b"U" | b"u8" => Some(false),
        b"R" | b"LR" | b"uR" | b"UR" | b"u8R" => Some(true),
        _ => None,
    }
}

enum RawString {
    Complete,
    Endless,
    BadDelimiter,
}

/// Scans the raw string whose opening quote is at `quote`: the end (after the closing quote) and how it went.
fn scan_raw_string(text: &[u8], quote: usize) -> (usize, RawString) {
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
fn scan(text: &[u8], at: usize, standard: Standard) -> Scan {
    let first = byte(text, at);
    match first {
        b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'$' => scan_word(text, at, standard),
        b'0'..=b'9' => scan_number(text, at),
        b'"' => scan_quoted(text, at, b'"', TokenKind::String, standard),
        b'\'' => scan_quoted(text, at, b'\'', TokenKind::Char, standard),
        b'.' if byte(text, at + 1).is_ascii_digit() => scan_number(text, at),
        0x80.. => scan_beyond_ascii(text, at),
        _ => scan_punctuator(text, at, first, standard),
    }
}

#[inline]
fn scan_word(text: &[u8], at: usize, standard: Standard) -> Scan {
    let rest = text.get(at + 1..).unwrap_or(b"");
    let more = rest.iter().position(|b| !IDENT_CONTINUE[*b as usize]).unwrap_or(rest.len());
    let end = at + 1 + more;
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
                        if plain.note == ScanNote::Plain {
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
fn scan_number(text: &[u8], at: usize) -> Scan {
    let mut end = at + 1;
    let mut note = ScanNote::Plain;
    loop {
        match byte(text, end) {
            b'e' | b'E' | b'p' | b'P' if matches!(byte(text, end + 1), b'+' | b'-') => end += 2,
            b if IDENT_CONTINUE[b as usize] || b == b'.' => end += 1,
            b'\'' if IDENT_CONTINUE[byte(text, end + 1) as usize] => end += 2,
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
fn scan_quoted(text: &[u8], quote: usize, close: u8, kind: TokenKind, standard: Standard) -> Scan {
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
    (end, if byte(text, end) >= 0x80 { ScanNote::NonAscii } else { ScanNote::Plain })
}

/// The longest punctuator at `at`.
#[inline]
fn scan_punctuator(text: &[u8], at: usize, first: u8, standard: Standard) -> Scan {
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
fn with_ucns(clean: &[u8], found: Scan) -> Scan {
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
fn decode_ucns(spelling: &[u8]) -> Vec<u8> {
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
