//! Characters to tokens. Comments, preprocessor lines and line continuations are skipped here.

/// A punctuation mark or operator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Punct {
    Comma,
    Semicolon,
    Colon,
    OpenParen,
    CloseParen,
    OpenBracket,
    CloseBracket,
    OpenBrace,
    CloseBrace,
    Less,
    Greater,
    LessEq,
    GreaterEq,
    EqEq,
    NotEq,
    Shl,
    Shr,
    Plus,
    Minus,
    Star,
    Slash,
    Percent,
    And,
    Or,
    AndAnd,
    OrOr,
    Caret,
    Tilde,
    Not,
    Eq,
    Question,
    At,
}

impl Punct {
    pub(super) fn text(self) -> &'static str {
        match self {
            Punct::Comma => ",",
            Punct::Semicolon => ";",
            Punct::Colon => ":",
            Punct::OpenParen => "(",
            Punct::CloseParen => ")",
            Punct::OpenBracket => "[",
            Punct::CloseBracket => "]",
            Punct::OpenBrace => "{",
            Punct::CloseBrace => "}",
            Punct::Less => "<",
            Punct::Greater => ">",
            Punct::LessEq => "<=",
            Punct::GreaterEq => ">=",
            Punct::EqEq => "==",
            Punct::NotEq => "!=",
            Punct::Shl => "<<",
            Punct::Shr => ">>",
            Punct::Plus => "+",
            Punct::Minus => "-",
            Punct::Star => "*",
            Punct::Slash => "/",
            Punct::Percent => "%",
            Punct::And => "&",
            Punct::Or => "|",
            Punct::AndAnd => "&&",
            Punct::OrOr => "||",
            Punct::Caret => "^",
            Punct::Tilde => "~",
            Punct::Not => "!",
            Punct::Eq => "=",
            Punct::Question => "?",
            Punct::At => "@",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Token<'a> {
    /// A name, with its `%` or `$`.
    Ident(&'a str),
    /// `.word`, without the dot; the word may contain `::`.
    Dot(&'a str),
    /// Value; number of hexadecimal digits if it was written so, else 0; whether it is unsigned.
    Int {
        value: u64,
        hex_digits: u8,
        unsigned: bool,
    },
    /// Bits of `0f...`
    F32(u32),
    /// Bits of `0d...` or of a decimal constant.
    F64(u64),
    /// Between the quotes, escapes untouched.
    Str(&'a str),
    Punct(Punct),
    Eof,
}

/// What is wrong with the characters at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct LexError {
    pub offset: usize,
    pub message: &'static str,
}

/// A cursor over the text. Copying it saves a position to come back to.
#[derive(Clone, Copy)]
pub(super) struct Lexer<'a> {
    text: &'a str,
    at: usize,
}

fn is_word(b: u8) -> bool {
    b.is_ascii_alphanumeric() || b == b'_' || b == b'$' || b >= 0x80
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Lexer { text, at: 0 }
    }

    fn peek(&self, ahead: usize) -> u8 {
        self.text.as_bytes().get(self.at + ahead).copied().unwrap_or(0)
    }

    fn slice(&self, from: usize, to: usize) -> &'a str {
        self.text.get(from..to).unwrap_or("")
    }

    /// Skips what is not a token.
    fn skip(&mut self) -> Result<(), LexError> {
        let bytes = self.text.as_bytes();
        loop {
            match self.peek(0) {
                b' ' | b'\t' | b'\r' | b'\n' | 0x0b | 0x0c => self.at += 1,
                b'/' if self.peek(1) == b'/' => {
                    while self.at < bytes.len() && self.peek(0) != b'\n' {
                        self.at += 1;
                    }
                }
                b'/' if self.peek(1) == b'*' => {
                    let rest = self.slice(self.at + 2, bytes.len());
                    match rest.find("*/") {
                        Some(end) => self.at += end + 4,
                        None => return Err(LexError { offset: self.at, message: "comment without an end" }),
                    }
                }
                b'\\' if self.peek(1) == b'\n' || (self.peek(1) == b'\r' && self.peek(2) == b'\n') => {
                    self.at += 2;
                }
                // Line markers of a preprocessor.
                b'#' => {
                    while self.at < bytes.len() && self.peek(0) != b'\n' {
                        self.at += 1;
                    }
                }
                _ => return Ok(()),
            }
        }
    }

    /// The next token with the offset of its first byte.
    pub(super) fn next(&mut self) -> Result<(Token<'a>, usize), LexError> {
        self.skip()?;
        let begin = self.at;
        let b = self.peek(0);
        let token = match b {
            0 if begin >= self.text.len() => Token::Eof,
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'$' | 0x80.. => self.ident(begin),
            b'%' if is_word(self.peek(1)) => {
                self.at += 1;
                self.ident(begin)
            }
            b'0'..=b'9' => self.number(begin)?,
            b'.' if self.peek(1).is_ascii_alphanumeric() || self.peek(1) == b'_' => self.dot(begin),
            b'"' => self.string(begin)?,
            _ => Token::Punct(self.punct(begin)?),
        };
        Ok((token, begin))
    }

    fn ident(&mut self, begin: usize) -> Token<'a> {
        while is_word(self.peek(0)) {
            self.at += 1;
        }
        Token::Ident(self.slice(begin, self.at))
    }

    fn dot(&mut self, begin: usize) -> Token<'a> {
        self.at += 1;
        loop {
            let b = self.peek(0);
            if is_word(b) {
                self.at += 1;
            } else if b == b':' && self.peek(1) == b':' && is_word(self.peek(2)) {
                self.at += 2;
            } else {
                break;
            }
        }
        Token::Dot(self.slice(begin + 1, self.at))
    }

    fn string(&mut self, begin: usize) -> Result<Token<'a>, LexError> {
        self.at += 1;
        loop {
            match self.peek(0) {
                b'"' => {
                    self.at += 1;
                    return Ok(Token::Str(self.slice(begin + 1, self.at - 1)));
                }
                b'\\' => self.at += 2,
                b'\n' => return Err(LexError { offset: begin, message: "string without an end" }),
                0 if self.at >= self.text.len() => {
                    return Err(LexError { offset: begin, message: "string without an end" });
                }
                _ => self.at += 1,
            }
        }
    }

    fn number(&mut self, begin: usize) -> Result<Token<'a>, LexError> {
        let bad = |message| LexError { offset: begin, message };
        let prefix = (self.peek(0), self.peek(1) | 0x20);
        if prefix == (b'0', b'f') || prefix == (b'0', b'd') {
            let digits = if prefix.1 == b'f' { 8 } else { 16 };
            self.at += 2;
            let from = self.at;
            while is_word(self.peek(0)) {
                self.at += 1;
            }
            let text = self.slice(from, self.at);
            let bits = u64::from_str_radix(text, 16).ok().filter(|_| text.len() == digits);
            let bits = bits.ok_or_else(|| bad("malformed floating-point constant"))?;
            return Ok(if digits == 8 { Token::F32(bits as u32) } else { Token::F64(bits) });
        }
        while is_word(self.peek(0)) {
            self.at += 1;
        }
        let word = self.slice(begin, self.at);
        // A decimal floating constant: digits, then a point or an exponent.
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        let all_digits = digits == word.len();
        let exponent = |s: &str| s.starts_with(['e', 'E']);
        if (all_digits && self.peek(0) == b'.' && (self.peek(1).is_ascii_digit() || !is_word(self.peek(1))))
            || (!all_digits && exponent(&word[digits..]))
        {
            return self.decimal_float(begin, digits);
        }
        let (word, unsigned) = match word.strip_suffix(['U', 'u']) {
            Some(stripped) if !stripped.is_empty() => (stripped, true),
            _ => (word, false),
        };
        let lower = |p: &str| word.strip_prefix(p).or_else(|| word.strip_prefix(&*p.to_ascii_uppercase()));
        let hex = word.strip_prefix("0x").or_else(|| word.strip_prefix("0X"));
        let (value, hex_digits) = if let Some(digits) = hex {
            (u64::from_str_radix(digits, 16), digits.len().min(16) as u8)
        } else if let Some(digits) = lower("0b") {
            (u64::from_str_radix(digits, 2), 0)
        } else if word.len() > 1 && word.starts_with('0') {
            (u64::from_str_radix(word, 8), 0)
        } else {
            (word.parse::<u64>(), 0)
        };
        match value {
            Ok(value) => Ok(Token::Int { value, hex_digits, unsigned }),
            Err(_) => Err(bad("malformed or too large integer constant")),
        }
    }

    fn decimal_float(&mut self, begin: usize, digits: usize) -> Result<Token<'a>, LexError> {
        self.at = begin + digits;
        if self.peek(0) == b'.' {
            self.at += 1;
            while self.peek(0).is_ascii_digit() {
                self.at += 1;
            }
        }
        if self.peek(0) | 0x20 == b'e' {
            self.at += 1;
            if matches!(self.peek(0), b'+' | b'-') {
                self.at += 1;
            }
            while self.peek(0).is_ascii_digit() {
                self.at += 1;
            }
        }
        match self.slice(begin, self.at).parse::<f64>() {
            Ok(value) => Ok(Token::F64(value.to_bits())),
            Err(_) => Err(LexError { offset: begin, message: "malformed floating-point constant" }),
        }
    }

    fn punct(&mut self, begin: usize) -> Result<Punct, LexError> {
        let two = (self.peek(0), self.peek(1));
        let double = match two {
            (b'<', b'<') => Some(Punct::Shl),
            (b'>', b'>') => Some(Punct::Shr),
            (b'<', b'=') => Some(Punct::LessEq),
            (b'>', b'=') => Some(Punct::GreaterEq),
            (b'=', b'=') => Some(Punct::EqEq),
            (b'!', b'=') => Some(Punct::NotEq),
            (b'&', b'&') => Some(Punct::AndAnd),
            (b'|', b'|') => Some(Punct::OrOr),
            _ => None,
        };
        if let Some(punct) = double {
            self.at += 2;
            return Ok(punct);
        }
        let punct = match two.0 {
            b',' => Punct::Comma,
            b';' => Punct::Semicolon,
            b':' => Punct::Colon,
            b'(' => Punct::OpenParen,
            b')' => Punct::CloseParen,
            b'[' => Punct::OpenBracket,
            b']' => Punct::CloseBracket,
            b'{' => Punct::OpenBrace,
            b'}' => Punct::CloseBrace,
            b'<' => Punct::Less,
            b'>' => Punct::Greater,
            b'+' => Punct::Plus,
            b'-' => Punct::Minus,
            b'*' => Punct::Star,
            b'/' => Punct::Slash,
            b'%' => Punct::Percent,
            b'&' => Punct::And,
            b'|' => Punct::Or,
            b'^' => Punct::Caret,
            b'~' => Punct::Tilde,
            b'!' => Punct::Not,
            b'=' => Punct::Eq,
            b'?' => Punct::Question,
            b'@' => Punct::At,
            _ => return Err(LexError { offset: begin, message: "unexpected character" }),
        };
        self.at += 1;
        Ok(punct)
    }

    /// Where the last token ended.
    pub(super) fn offset(&self) -> usize {
        self.at
    }

    /// The text between two offsets.
    pub(super) fn text_between(&self, from: usize, to: usize) -> &'a str {
        self.slice(from, to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lex(text: &str) -> Vec<Token<'_>> {
        let mut lexer = Lexer::new(text);
        let mut out = Vec::new();
        while let Ok((token, _)) = lexer.next() {
            if token == Token::Eof {
                return out;
            }
            out.push(token);
        }
        panic!("lexical error in {text}")
    }

    #[test]
    fn words_and_dots() {
        assert_eq!(
            lex("ld.shared::cta.v4.f32 %r1.x, $L__a_1; // c\n/* x */ tcgen05.wait::ld.1d"),
            vec![
                Token::Ident("ld"),
                Token::Dot("shared::cta"),
                Token::Dot("v4"),
                Token::Dot("f32"),
                Token::Ident("%r1"),
                Token::Dot("x"),
                Token::Punct(Punct::Comma),
                Token::Ident("$L__a_1"),
                Token::Punct(Punct::Semicolon),
                Token::Ident("tcgen05"),
                Token::Dot("wait::ld"),
                Token::Dot("1d"),
            ]
        );
    }

    #[test]
    fn numbers() {
        let int = |value, hex_digits, unsigned| Token::Int { value, hex_digits, unsigned };
        assert_eq!(
            lex("10 0x1F 0b101 017 5U 0xFFU 0f3F800000 0d3FF0000000000000 1.5 2. 1e3 1.5e-3"),
            vec![
                int(10, 0, false),
                int(31, 2, false),
                int(5, 0, false),
                int(15, 0, false),
                int(5, 0, true),
                int(255, 2, true),
                Token::F32(0x3F80_0000),
                Token::F64(0x3FF0_0000_0000_0000),
                Token::F64(1.5f64.to_bits()),
                Token::F64(2.0f64.to_bits()),
                Token::F64(1000f64.to_bits()),
                Token::F64(0.0015f64.to_bits()),
            ]
        );
    }

    #[test]
    fn malformed_text_is_an_error() {
        for text in
            ["\"abc", "/* x", "0fXYZ", "0f123", "99999999999999999999", "12ab", "`", "\u{0}", "0x", "09"]
        {
            let mut lexer = Lexer::new(text);
            assert!(lexer.next().is_err(), "{text:?}");
        }
    }
}
