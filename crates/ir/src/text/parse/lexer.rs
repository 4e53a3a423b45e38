//! The lexer: bytes to tokens, without allocation.

use std::borrow::Cow;

/// Kind of a token. Its text is the source between the token's offsets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tok {
    Eof,
    /// A byte that starts no token; an error when used.
    Bad,
    /// One of `= , * ( ) [ ] { } < > | : ! ^ #`
    Punct(u8),
    /// `...`
    Ellipsis,
    /// A keyword or type name.
    Word,
    /// `name:`, `"name":` or `12:` (text includes the colon).
    Label,
    /// `"text"` with quotes.
    Str,
    /// `@name`, `@"name"`, `@7`
    Global,
    /// `%name`, `%"name"`, `%7`
    Local,
    /// `$name`
    Comdat,
    /// `!name` (not `!7`, which is `!` and a number).
    MdName,
    /// `#7`
    AttrGroup,
    /// Decimal integer, maybe negative, or `u0x`/`s0x` hexadecimal.
    Int,
    /// Decimal number with a point or exponent.
    Float,
    /// `0x...`, `0xH...`, `0xR...`, `0xK...`, `0xL...`
    Hex,
}

pub(super) struct Lexer<'a> {
    pub src: &'a [u8],
    /// Start of the current token.
    pub start: usize,
    /// End of the current token, where the next one is looked for.
    pub end: usize,
}

const fn name_table() -> [bool; 256] {
    let mut t = [false; 256];
    let mut i = 0;
    while i < 256 {
        let b = i as u8;
        t[i] = b.is_ascii_alphanumeric() || b == b'-' || b == b'$' || b == b'.' || b == b'_';
        i += 1;
    }
    t
}
static NAME: [bool; 256] = name_table();

impl<'a> Lexer<'a> {
    pub fn new(src: &'a [u8]) -> Self {
        Lexer { src, start: 0, end: 0 }
    }

    fn peek(&self, at: usize) -> u8 {
        self.src.get(at).copied().unwrap_or(0)
    }

    fn skip_space(&mut self) {
        while let Some(&b) = self.src.get(self.end) {
            match b {
                b' ' | b'\n' | b'\t' | b'\r' | 0 => self.end += 1,
                b';' => {
                    let rest = &self.src[self.end..];
                    self.end += memchr::memchr(b'\n', rest).unwrap_or(rest.len());
                }
                _ => break,
            }
        }
    }

    /// End of a run of name characters.
    fn name_end(&self, mut at: usize) -> usize {
        while let Some(&b) = self.src.get(at) {
            if !NAME[b as usize] {
                break;
            }
            at += 1;
        }
        at
    }

    /// Position after the closing quote; `at` is after the opening one.
    fn string_end(&self, at: usize) -> Option<usize> {
        memchr::memchr(b'"', self.src.get(at..)?).map(|n| at + n + 1)
    }

    /// The token after the current one.
    pub fn peek_token(&self) -> Tok {
        Lexer { src: self.src, start: self.start, end: self.end }.next()
    }

    pub fn next(&mut self) -> Tok {
        self.skip_space();
        self.start = self.end;
        let Some(&b) = self.src.get(self.end) else { return Tok::Eof };
        match b {
            b'%' => self.sigil(Tok::Local),
            b'@' => self.sigil(Tok::Global),
            b'$' => {
                // `$name = comdat`; a label may start with `$` too.
                let end = self.name_end(self.end + 1);
                if end > self.end + 1 && self.peek(end) == b':' {
                    self.end = end + 1;
                    return Tok::Label;
                }
                self.sigil(Tok::Comdat)
            }
            b'"' => match self.string_end(self.end + 1) {
                Some(end) if self.peek(end) == b':' => {
                    self.end = end + 1;
                    Tok::Label
                }
                Some(end) => {
                    self.end = end;
                    Tok::Str
                }
                None => self.bad(),
            },
            b'!' => {
                let first = self.peek(self.end + 1);
                if first.is_ascii_alphabetic() || matches!(first, b'-' | b'$' | b'.' | b'_' | b'\\') {
                    let mut end = self.end + 1;
                    while NAME[self.peek(end) as usize] || self.peek(end) == b'\\' {
                        end += 1;
                    }
                    self.end = end;
                    return Tok::MdName;
                }
                self.punct(b)
            }
            b'#' => {
                let mut end = self.end + 1;
                while self.peek(end).is_ascii_digit() {
                    end += 1;
                }
                if end > self.end + 1 {
                    self.end = end;
                    return Tok::AttrGroup;
                }
                self.punct(b)
            }
            b'=' | b',' | b'*' | b'(' | b')' | b'[' | b']' | b'{' | b'}' | b'<' | b'>' | b'|' | b':'
            | b'^' => self.punct(b),
            b'.' if self.src[self.end..].starts_with(b"...")
                && self.peek(self.name_end(self.end)) != b':' =>
            {
                self.end += 3;
                Tok::Ellipsis
            }
            b'+' => self.number(),
            b'-' | b'0'..=b'9' => self.number(),
            _ if NAME[b as usize] => self.word(),
            _ => self.bad(),
        }
    }

    fn punct(&mut self, b: u8) -> Tok {
        self.end += 1;
        Tok::Punct(b)
    }

    fn bad(&mut self) -> Tok {
        self.end += 1;
        Tok::Bad
    }

    fn sigil(&mut self, kind: Tok) -> Tok {
        let at = self.end + 1;
        if self.peek(at) == b'"' {
            return match self.string_end(at + 1) {
                Some(end) => {
                    self.end = end;
                    kind
                }
                None => self.bad(),
            };
        }
        let end = self.name_end(at);
        if end == at {
            return self.bad();
        }
        self.end = end;
        kind
    }

    fn word(&mut self) -> Tok {
        let end = self.name_end(self.end);
        if self.peek(end) == b':' {
            self.end = end + 1;
            return Tok::Label;
        }
        let text = &self.src[self.end..end];
        // Hexadecimal integers: u0x.., s0x..
        if text.len() > 3 && matches!(text[0], b'u' | b's') && text[1] == b'0' && text[2] == b'x' {
            self.end = end;
            return Tok::Int;
        }
        // Names may contain `-`, `$` and `.`, keywords do not: `i16-1` is a type and a number.
        let keyword = text.iter().position(|b| matches!(b, b'-' | b'$' | b'.')).unwrap_or(text.len());
        if keyword == 0 {
            return self.bad();
        }
        self.end += keyword;
        Tok::Word
    }

    fn number(&mut self) -> Tok {
        let name_end = self.name_end(self.end);
        if name_end > self.end && self.peek(name_end) == b':' {
            self.end = name_end + 1;
            return Tok::Label;
        }
        let mut at = self.end;
        if matches!(self.peek(at), b'-' | b'+') {
            at += 1;
        }
        if !self.peek(at).is_ascii_digit() {
            return self.bad();
        }
        if self.peek(at) == b'0' && self.peek(at + 1) == b'x' && at == self.end {
            at += 2;
            if matches!(self.peek(at), b'H' | b'R' | b'K' | b'L' | b'M') {
                at += 1;
            }
            let digits = at;
            while self.peek(at).is_ascii_hexdigit() {
                at += 1;
            }
            if at == digits {
                return self.bad();
            }
            self.end = at;
            return Tok::Hex;
        }
        while self.peek(at).is_ascii_digit() {
            at += 1;
        }
        let mut kind = Tok::Int;
        if self.peek(at) == b'.' {
            kind = Tok::Float;
            at += 1;
            while self.peek(at).is_ascii_digit() {
                at += 1;
            }
            if matches!(self.peek(at), b'e' | b'E') {
                let mut exp = at + 1;
                if matches!(self.peek(exp), b'+' | b'-') {
                    exp += 1;
                }
                if self.peek(exp).is_ascii_digit() {
                    at = exp;
                    while self.peek(at).is_ascii_digit() {
                        at += 1;
                    }
                }
            }
        } else if self.src[self.end] == b'+' {
            return self.bad();
        }
        self.end = at;
        kind
    }

    /// Text of the current token.
    pub fn text(&self) -> &'a [u8] {
        &self.src[self.start..self.end]
    }
}

/// Replaces `\XX` and `\\` in the inside of a quoted string.
pub(super) fn unescape(raw: &[u8]) -> Cow<'_, [u8]> {
    if memchr::memchr(b'\\', raw).is_none() {
        return Cow::Borrowed(raw);
    }
    let hex = |b: u8| (b as char).to_digit(16).map(|d| d as u8);
    let mut out = Vec::with_capacity(raw.len());
    let mut i = 0;
    while i < raw.len() {
        if raw[i] == b'\\' {
            if raw.get(i + 1) == Some(&b'\\') {
                out.push(b'\\');
                i += 2;
                continue;
            }
            if let (Some(h), Some(l)) =
                (raw.get(i + 1).copied().and_then(hex), raw.get(i + 2).copied().and_then(hex))
            {
                out.push(h << 4 | l);
                i += 3;
                continue;
            }
        }
        out.push(raw[i]);
        i += 1;
    }
    Cow::Owned(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<Tok> {
        let mut lexer = Lexer::new(text.as_bytes());
        let mut out = Vec::new();
        loop {
            match lexer.next() {
                Tok::Eof => return out,
                tok => out.push(tok),
            }
        }
    }

    #[test]
    fn tokens() {
        use Tok::*;
        assert_eq!(
            kinds("%a = add i32 -1, 0x7FF0 ; c\n x.y: \"q\": 5: @\"a b\" !dbg !7 #3 1.5e+10 ..."),
            vec![
                Local,
                Punct(b'='),
                Word,
                Word,
                Int,
                Punct(b','),
                Hex,
                Label,
                Label,
                Label,
                Global,
                MdName,
                Punct(b'!'),
                Int,
                AttrGroup,
                Float,
                Ellipsis
            ]
        );
        assert_eq!(kinds("\"open"), vec![Bad, Word]);
        assert_eq!(unescape(b"a\\22b\\\\c\\0").as_ref(), b"a\"b\\c\\0");
    }
}
