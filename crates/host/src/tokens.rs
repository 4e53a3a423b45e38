//! The tokens of preprocessed text, with their ranges and matching brackets.

/// What kind of token it is; a string or character literal is one token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Word,
    Number,
    Literal,
    Punctuation,
    /// `<<<`, also written `<< <`.
    Launch,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Token {
    pub kind: Kind,
    pub start: usize,
    pub end: usize,
}

/// A text cut into tokens.
pub(crate) struct Tokens<'a> {
    pub text: &'a str,
    tokens: Vec<Token>,
    /// For each bracket the index of its partner; for other tokens, and brackets without one, their own index.
    mates: Vec<u32>,
    /// Lines that begin with `#`.
    pub directives: Vec<(usize, usize)>,
}

/// Punctuation of more than one character that matters here. `>>` is two tokens, as it may close two template argument lists.
const LONG: [&str; 18] = [
    "...", "->*", "<<=", "::", "->", "<<", "<=", ">=", "==", "!=", "&&", "||", "++", "--", "+=", "-=", "*=",
    "/=",
];

impl<'a> Tokens<'a> {
    pub fn new(text: &'a str) -> Tokens<'a> {
        let mut out = Tokens { text, tokens: Vec::new(), mates: Vec::new(), directives: Vec::new() };
        let bytes = text.as_bytes();
        let (mut at, mut line_start) = (0, true);
        while let Some(&b) = bytes.get(at) {
            match b {
                b'\n' => {
                    line_start = true;
                    at += 1;
                    continue;
                }
                b' ' | b'\t' | b'\r' | b'\x0c' | b'\x0b' => {
                    at += 1;
                    continue;
                }
                b'#' if line_start => {
                    let end = bytes[at..].iter().position(|b| *b == b'\n').map_or(bytes.len(), |n| at + n);
                    out.directives.push((at, end));
                    at = end;
                    continue;
                }
                // Comments are there when the preprocessor was told to keep them.
                b'/' if bytes.get(at + 1) == Some(&b'/') => {
                    at = bytes[at..].iter().position(|b| *b == b'\n').map_or(bytes.len(), |n| at + n);
                    continue;
                }
                b'/' if bytes.get(at + 1) == Some(&b'*') => {
                    at = text[at + 2..].find("*/").map_or(bytes.len(), |n| at + n + 4);
                    continue;
                }
                _ => {}
            }
            line_start = false;
            let (mut kind, mut end) = token(text, at);
            if let Some(launch) = launch_end(text, at)
                && out.tokens.last().is_none_or(|t| &text[t.start..t.end] != "operator")
            {
                (kind, end) = (Kind::Launch, launch);
            }
            out.tokens.push(Token { kind, start: at, end });
            at = end;
        }
        out.match_brackets();
        out
    }

    fn match_brackets(&mut self) {
        self.mates = (0..self.tokens.len() as u32).collect();
        let mut open = Vec::new();
        for i in 0..self.tokens.len() {
            match self.at(i) {
                "(" | "[" | "{" => open.push(i),
                ")" | "]" | "}" => {
                    if let Some(partner) = open.pop() {
                        self.mates[i] = partner as u32;
                        self.mates[partner] = i as u32;
                    }
                }
                _ => {}
            }
        }
    }

    pub fn len(&self) -> usize {
        self.tokens.len()
    }

    /// The text of a token; empty after the last one.
    pub fn at(&self, i: usize) -> &'a str {
        self.tokens.get(i).map_or("", |t| match t.kind {
            Kind::Launch => "<<<",
            _ => &self.text[t.start..t.end],
        })
    }

    /// Whether there are blanks between a token and the next one, and nothing else.
    pub fn is_spaced(&self, i: usize) -> bool {
        self.text.get(self.end(i)..self.start(i + 1)).is_some_and(is_blank)
    }

    pub fn is(&self, i: usize, text: &str) -> bool {
        self.at(i) == text
    }

    pub fn is_word(&self, i: usize) -> bool {
        self.tokens.get(i).is_some_and(|t| t.kind == Kind::Word)
    }

    pub fn is_literal(&self, i: usize) -> bool {
        self.tokens.get(i).is_some_and(|t| t.kind == Kind::Literal)
    }

    pub fn start(&self, i: usize) -> usize {
        self.tokens.get(i).map_or(self.text.len(), |t| t.start)
    }

    pub fn end(&self, i: usize) -> usize {
        self.tokens.get(i).map_or(self.text.len(), |t| t.end)
    }

    /// The text from one token to another, both included.
    pub fn span(&self, first: usize, last: usize) -> &'a str {
        self.text.get(self.start(first)..self.end(last)).unwrap_or_default()
    }

    /// The partner of a bracket.
    pub fn mate(&self, i: usize) -> usize {
        self.mates.get(i).map_or(i, |m| *m as usize)
    }

    pub fn is_open(&self, i: usize) -> bool {
        matches!(self.at(i), "(" | "[" | "{")
    }

    /// The token after this one, or after its partner if it opens a bracket.
    pub fn skip(&self, i: usize) -> usize {
        if self.is_open(i) { self.mate(i).max(i) + 1 } else { i + 1 }
    }

    /// The `>` that closes the template list opened at `open`, if it is one.
    pub fn close_angle(&self, open: usize, end: usize) -> Option<usize> {
        let (mut depth, mut i) = (0, open);
        while i < end {
            match self.at(i) {
                "<" => depth += 1,
                ">" => {
                    depth -= 1;
                    if depth == 0 {
                        return Some(i);
                    }
                }
                ";" | "<<<" => return None,
                _ if self.is_open(i) => i = self.mate(i).max(i),
                _ => {}
            }
            i += 1;
        }
        None
    }

    /// The `<` of the template list that ends at `close`, if it is one.
    pub fn open_angle(&self, close: usize) -> Option<usize> {
        let (mut depth, mut i) = (0, close);
        loop {
            match self.at(i) {
                ">" => depth += 1,
                "<" => {
                    depth -= 1;
                    if depth == 0 {
                        return Some(i);
                    }
                }
                ";" | "{" | "<<<" => return None,
                ")" | "]" | "}" => i = self.mate(i).min(i),
                _ => {}
            }
            i = i.checked_sub(1)?;
        }
    }

    /// The next token from `i` on, outside brackets, that is one of these; `end` if there is none.
    pub fn find(&self, mut i: usize, end: usize, wanted: &[&str]) -> usize {
        while i < end {
            if wanted.contains(&self.at(i)) {
                return i;
            }
            i = self.skip(i);
        }
        end
    }

    /// The parts of a list between commas that are in no bracket and no template list.
    pub fn split(&self, first: usize, end: usize) -> Vec<(usize, usize)> {
        let mut parts = Vec::new();
        let (mut i, mut start) = (first, first);
        while i < end {
            match self.at(i) {
                "," => {
                    parts.push((start, i));
                    start = i + 1;
                    i += 1;
                }
                "<" => i = self.close_angle(i, end).map_or(i, |close| close) + 1,
                _ => i = self.skip(i),
            }
        }
        if start < end {
            parts.push((start, end));
        }
        parts
    }
}

/// The kind and end of the token that starts at `at`.
fn token(text: &str, at: usize) -> (Kind, usize) {
    let bytes = text.as_bytes();
    let first = bytes[at];
    let is_word = |b: u8| b.is_ascii_alphanumeric() || b == b'_' || b == b'$' || b >= 0x80;
    let next = bytes.get(at + 1).copied().unwrap_or(0);
    if first.is_ascii_digit() || first == b'.' && next.is_ascii_digit() {
        return (Kind::Number, number_end(bytes, at));
    }
    if first == b'"' || first == b'\'' {
        return (Kind::Literal, literal_end(bytes, at));
    }
    if is_word(first) {
        let end = bytes[at..].iter().position(|b| !is_word(*b)).map_or(bytes.len(), |n| at + n);
        return match (&text[at..end], bytes.get(end)) {
            ("R" | "LR" | "uR" | "UR" | "u8R", Some(b'"')) => (Kind::Literal, raw_end(text, end)),
            ("L" | "u" | "U" | "u8", Some(b'"' | b'\'')) => (Kind::Literal, literal_end(bytes, end)),
            _ => (Kind::Word, end),
        };
    }
    let long = LONG.iter().find(|p| text[at..].starts_with(**p));
    (Kind::Punctuation, at + long.map_or(1, |p| p.len()))
}

fn is_blank(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b == b' ' || b == b'\t')
}

/// The end of a `<<<` at `at`, in which a formatter that does not know CUDA may have put blanks: `<< <`.
fn launch_end(text: &str, at: usize) -> Option<usize> {
    let rest = text[at..].strip_prefix("<<")?;
    let last = rest.find(|c| c != ' ' && c != '\t')?;
    rest[last..].starts_with('<').then_some(at + 2 + last + 1)
}

/// The end of a number with exponents, digit separators and suffixes.
fn number_end(bytes: &[u8], mut at: usize) -> usize {
    while let Some(&b) = bytes.get(at) {
        let next = bytes.get(at + 1).copied().unwrap_or(0);
        at += match b {
            b'e' | b'E' | b'p' | b'P' if next == b'+' || next == b'-' => 2,
            b'\'' if next.is_ascii_alphanumeric() => 2,
            b'.' | b'_' => 1,
            _ if b.is_ascii_alphanumeric() => 1,
            _ => break,
        };
    }
    at
}

/// The end of a string or character literal whose quote is at `at`.
fn literal_end(bytes: &[u8], at: usize) -> usize {
    let mut i = at + 1;
    while let Some(&b) = bytes.get(i) {
        match b {
            b'\\' => i += 2,
            b'\n' => return i,
            _ if b == bytes[at] => return i + 1,
            _ => i += 1,
        }
    }
    bytes.len()
}

/// The end of a raw string whose quote is at `quote`.
fn raw_end(text: &str, quote: usize) -> usize {
    let rest = &text[quote + 1..];
    let Some(open) = rest.find('(') else { return text.len() };
    let close = format!("){}\"", &rest[..open]);
    rest.find(&close).map_or(text.len(), |n| quote + 1 + n + close.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(text: &str) -> Vec<&str> {
        let tokens = Tokens::new(text);
        (0..tokens.len()).map(|i| tokens.at(i)).collect()
    }

    #[test]
    fn cuts() {
        assert_eq!(all("k<<<1,2>>>(a)"), ["k", "<<<", "1", ",", "2", ">", ">", ">", "(", "a", ")"]);
        assert_eq!(all("k<< < 1>> >(a)"), ["k", "<<<", "1", ">", ">", ">", "(", "a", ")"]);
        assert_eq!(all("operator<< <a>"), ["operator", "<<", "<", "a", ">"]);
        assert_eq!(all("a <<\n<b"), ["a", "<<", "<", "b"]);
        assert_eq!(all("1'000.5e+3f 'a' \"x\\\"y\""), ["1'000.5e+3f", "'a'", "\"x\\\"y\""]);
        assert_eq!(all("R\"x(a)\")x\" b"), ["R\"x(a)\")x\"", "b"]);
        assert_eq!(all("# 1 \"a.cu\"\nint x; // no\n"), ["int", "x", ";"]);
    }

    #[test]
    fn brackets() {
        let tokens = Tokens::new("f(a[1], g<int, (2>1)>())");
        assert_eq!(tokens.mate(1), tokens.len() - 1);
        let open = (0..tokens.len()).find(|i| tokens.is(*i, "<")).unwrap();
        let close = tokens.close_angle(open, tokens.len()).unwrap();
        assert_eq!(tokens.open_angle(close), Some(open));
        assert_eq!(tokens.split(2, tokens.len() - 1).len(), 2);
        assert!(Tokens::new("a ) b (").len() == 4, "brackets without partners are no trouble");
    }
}
