//! Recognising declarations by their tokens.
//!
//! A shape is recognised only if it is certain where the declaration ends and which name it hangs on. For a member that
//! is defined outside its class that is the name of the class.

use crate::lex::{Interner, Symbol, Token, TokenBuffer, TokenKind, kw};

/// Attributes that make something a root of device code.
pub(super) struct Attributes {
    roots: [Option<Symbol>; 10],
    /// These do so for variables only.
    device: [Option<Symbol>; 2],
}

impl Attributes {
    pub fn new(interner: &Interner) -> Attributes {
        let names: [&[u8]; 10] = [
            b"global",
            b"__global__",
            b"constant",
            b"__constant__",
            b"shared",
            b"__shared__",
            b"managed",
            b"__managed__",
            b"constructor",
            b"__constructor__",
        ];
        let device = [interner.find(b"device"), interner.find(b"__device__")];
        Attributes { roots: names.map(|name| interner.find(name)), device }
    }

    fn make_root(&self, token: &Token) -> bool {
        token.kind == TokenKind::Ident && self.roots.contains(&Some(token.symbol()))
    }

    fn make_device(&self, token: &Token) -> bool {
        token.kind == TokenKind::Ident && self.device.contains(&Some(token.symbol()))
    }
}

pub(super) struct Shapes<'a> {
    pub tokens: &'a [Token],
    buffer: &'a TokenBuffer,
    attributes: Attributes,
}

impl<'a> Shapes<'a> {
    pub fn new(buffer: &'a TokenBuffer, attributes: Attributes) -> Shapes<'a> {
        Shapes { tokens: buffer.tokens(), buffer, attributes }
    }

    /// If something of a known shape is declared here: the name it hangs on, and the end of the declaration.
    pub fn declaration(&self, start: usize) -> Option<(Symbol, usize)> {
        let mut at = start;
        while self.is_keyword(at, kw::GNU_EXTENSION2) {
            at += 1;
        }
        if self.is_keyword(at, kw::EXTERN) && self.is_keyword(at + 1, kw::TEMPLATE) {
            at += 2;
        } else if self.is_keyword(at, kw::TEMPLATE) {
            at = self.beyond_angles(at + 1)?;
        }
        let token = self.tokens.get(at)?;
        if is_class_key(token)
            && token.symbol() != kw::ENUM
            && let Some(class) = self.class(at)
        {
            return Some(class);
        }
        if self.is_keyword(at, kw::USING) {
            return self.alias(at);
        }
        self.function(at)
    }

    /// `struct Name ... { ... };` or `struct Name;`, specialisations included.
    fn class(&self, start: usize) -> Option<(Symbol, usize)> {
        let mut at = start + 1;
        while self.is_attribute(at) {
            at = self.specifier(at)?;
        }
        let name = self.tokens.get(at).filter(|t| t.kind == TokenKind::Ident)?.symbol();
        at += 1;
        if self.kind(at) == TokenKind::Less {
            at = self.beyond_angles(at)?;
        }
        if self.kind(at) == TokenKind::Ident
            && matches!(self.kind(at + 1), TokenKind::LBrace | TokenKind::Colon)
        {
            // `final`.
            at += 1;
        }
        if self.kind(at) == TokenKind::Colon {
            while self.kind(at) != TokenKind::LBrace {
                match self.kind(at) {
                    TokenKind::Eof | TokenKind::Semi | TokenKind::RBrace => return None,
                    TokenKind::LParen => at = self.beyond(at),
                    _ => at += 1,
                }
            }
        }
        if self.kind(at) == TokenKind::LBrace {
            at = self.beyond(at);
            while self.is_attribute(at) {
                at = self.specifier(at)?;
            }
        }
        (self.kind(at) == TokenKind::Semi).then_some((name, at + 1))
    }

    /// `using Name = ...;` and `using A::Name;`.
    fn alias(&self, start: usize) -> Option<(Symbol, usize)> {
        let mut last = start + 1;
        if self.kind(start + 2) != TokenKind::Equal {
            while matches!(self.kind(last), TokenKind::Ident | TokenKind::ColonColon) {
                last += 1;
            }
            let name = self.tokens.get(last - 1).filter(|t| t.kind == TokenKind::Ident)?.symbol();
            return (self.kind(last) == TokenKind::Semi).then_some((name, last + 1));
        }
        let name = self.tokens.get(last).filter(|t| t.kind == TokenKind::Ident)?.symbol();
        let mut at = start + 3;
        loop {
            match self.kind(at) {
                TokenKind::Semi => return Some((name, at + 1)),
                TokenKind::LParen | TokenKind::LBracket => at = self.beyond(at),
                TokenKind::Eof | TokenKind::LBrace | TokenKind::RBrace => return None,
                _ => at += 1,
            }
        }
    }

    /// A function, a member function outside its class, or a constexpr variable.
    fn function(&self, start: usize) -> Option<(Symbol, usize)> {
        let mut at = start;
        // The first name of the qualified name being read.
        let mut chain = None;
        let mut constant = false;
        let (name, params) = loop {
            let token = self.tokens.get(at)?;
            let qualified = at > start && self.kind(at - 1) == TokenKind::ColonColon;
            match token.kind {
                TokenKind::Keyword if token.symbol() == kw::OPERATOR => {
                    // A free operator is used without being named.
                    break (chain.filter(|_| qualified)?, self.operator_params(at + 1)?);
                }
                TokenKind::Keyword => {
                    constant |= token.symbol() == kw::CONSTEXPR;
                    at = self.specifier(at)?;
                }
                TokenKind::Ident => {
                    if !qualified {
                        chain = Some(token.symbol());
                    }
                    match self.kind(at + 1) {
                        // Without a type before it only a deduction guide.
                        TokenKind::LParen if at > start || self.follows_angles(start) => {
                            break (chain?, at + 1);
                        }
                        TokenKind::Equal if constant && at > start => {
                            let specifiers = self.tokens.get(start..at)?;
                            let emitted = specifiers.iter().any(|t| self.attributes.make_device(t));
                            return if emitted { None } else { self.variable(chain?, at + 1) };
                        }
                        TokenKind::Less => at = self.beyond_angles(at + 1)?,
                        _ => at += 1,
                    }
                }
                TokenKind::Tilde if qualified => at += 1,
                TokenKind::ColonColon | TokenKind::Star | TokenKind::Amp | TokenKind::AmpAmp => at += 1,
                TokenKind::LBracket if self.kind(at + 1) == TokenKind::LBracket => at = self.beyond(at),
                _ => return None,
            }
        };
        // `T (*p)(int)` and `T x(5)` look similar.
        let is_variable = matches!(
            self.kind(params + 1),
            TokenKind::Star | TokenKind::Amp | TokenKind::AmpAmp | TokenKind::Number | TokenKind::String
        );
        if is_variable {
            return None;
        }
        self.after_params(self.beyond(params)).map(|end| (name, end))
    }

    /// From the end of the parameters to the end of the declaration.
    fn after_params(&self, start: usize) -> Option<usize> {
        let mut at = start;
        loop {
            let token = self.tokens.get(at)?;
            match token.kind {
                TokenKind::Semi => return Some(at + 1),
                TokenKind::LBrace => {
                    let end = self.beyond(at);
                    let launch = |t: &Token| t.kind == TokenKind::LessLessLess;
                    return (!self.tokens.get(at..end)?.iter().any(launch)).then_some(end);
                }
                TokenKind::Colon => at = self.beyond_initializers(at + 1)?,
                TokenKind::Equal
                    if self.is_keyword(at + 1, kw::DEFAULT) || self.is_keyword(at + 1, kw::DELETE) =>
                {
                    at += 2;
                }
                TokenKind::Keyword => at = self.specifier(at)?,
                TokenKind::Ident if self.kind(at + 1) == TokenKind::Less => {
                    at = self.beyond_angles(at + 1)?
                }
                TokenKind::LBracket if self.kind(at + 1) == TokenKind::LBracket => at = self.beyond(at),
                TokenKind::Ident
                | TokenKind::Arrow
                | TokenKind::ColonColon
                | TokenKind::Star
                | TokenKind::Amp
                | TokenKind::AmpAmp => at += 1,
                _ => return None,
            }
        }
    }

    /// From the first member initialiser to the body.
    fn beyond_initializers(&self, start: usize) -> Option<usize> {
        let mut at = start;
        loop {
            match self.kind(at) {
                // `member{1}` is an initialiser; the body follows a closing bracket.
                TokenKind::LBrace
                    if matches!(
                        self.kind(at - 1),
                        TokenKind::RParen | TokenKind::RBrace | TokenKind::Ellipsis
                    ) =>
                {
                    return Some(at);
                }
                TokenKind::LBrace | TokenKind::LParen => at = self.beyond(at),
                TokenKind::Ident if self.kind(at + 1) == TokenKind::Less => {
                    at = self.beyond_angles(at + 1)?
                }
                TokenKind::Ident | TokenKind::ColonColon | TokenKind::Comma | TokenKind::Ellipsis => at += 1,
                _ => return None,
            }
        }
    }

    /// After `operator`: where the parameters begin.
    fn operator_params(&self, start: usize) -> Option<usize> {
        let mut at = start;
        if self.kind(at) == TokenKind::LParen {
            at = self.beyond(at);
        }
        loop {
            match self.kind(at) {
                TokenKind::LParen => return Some(at),
                TokenKind::Eof | TokenKind::Semi | TokenKind::LBrace | TokenKind::RBrace => return None,
                TokenKind::Ident if self.kind(at + 1) == TokenKind::Less => {
                    at = self.beyond_angles(at + 1)?
                }
                _ => at += 1,
            }
        }
    }

    /// The initialiser of a variable, from the `=` on.
    fn variable(&self, name: Symbol, start: usize) -> Option<(Symbol, usize)> {
        let mut at = start;
        loop {
            match self.kind(at) {
                TokenKind::Semi => return Some((name, at + 1)),
                TokenKind::LParen | TokenKind::LBracket | TokenKind::LBrace => at = self.beyond(at),
                // Another declarator, unless in template arguments; not worth telling apart.
                TokenKind::Eof | TokenKind::Comma | TokenKind::RBrace => return None,
                _ => at += 1,
            }
        }
    }

    /// Beyond a keyword and its operand, if it may stand in a declaration of these shapes.
    fn specifier(&self, at: usize) -> Option<usize> {
        let token = self.tokens.get(at)?;
        match token.symbol() {
            kw::TYPEDEF
            | kw::USING
            | kw::TEMPLATE
            | kw::FRIEND
            | kw::OPERATOR
            | kw::STATIC_ASSERT
            | kw::CONCEPT
            | kw::REQUIRES
            | kw::NAMESPACE
            | kw::TRY => None,
            kw::GNU_ATTRIBUTE | kw::GNU_ATTRIBUTE2 => {
                let end = self.beyond(at + 1);
                let is_root = self.tokens.get(at..end)?.iter().any(|t| self.attributes.make_root(t));
                (!is_root).then_some(end)
            }
            // `struct X f();` is fine, `struct X { ... } f();` is not.
            _ if is_class_key(token) => {
                let plain = self.kind(at + 1) == TokenKind::Ident
                    && !matches!(self.kind(at + 2), TokenKind::LBrace | TokenKind::Colon);
                plain.then_some(at + 1)
            }
            _ if self.kind(at + 1) == TokenKind::LParen => Some(self.beyond(at + 1)),
            _ => Some(at + 1),
        }
    }

    fn follows_angles(&self, at: usize) -> bool {
        at.checked_sub(1).is_some_and(|before| self.kind(before) == TokenKind::Greater)
    }

    fn is_attribute(&self, at: usize) -> bool {
        self.is_keyword(at, kw::GNU_ATTRIBUTE) || self.is_keyword(at, kw::GNU_ATTRIBUTE2)
    }

    /// The end of a declaration of any kind: beyond its `;`, or beyond braces after which nothing is declared.
    pub fn declaration_end(&self, start: usize) -> usize {
        let mut at = start;
        loop {
            match self.kind(at) {
                TokenKind::Eof => return self.tokens.len(),
                TokenKind::Semi => return at + 1,
                TokenKind::RBrace => return at.max(start + 1),
                TokenKind::LBrace => {
                    at = self.beyond(at);
                    if !matches!(self.kind(at), TokenKind::Semi | TokenKind::Comma | TokenKind::Equal) {
                        return at;
                    }
                }
                TokenKind::LParen | TokenKind::LBracket => at = self.beyond(at),
                _ => at += 1,
            }
        }
    }

    /// At a `<`: beyond its `>`.
    fn beyond_angles(&self, less: usize) -> Option<usize> {
        let (mut at, mut depth) = (less, 0u32);
        loop {
            match self.kind(at) {
                TokenKind::Less => depth += 1,
                TokenKind::Greater => {
                    depth = depth.checked_sub(1)?;
                    if depth == 0 {
                        return Some(at + 1);
                    }
                }
                TokenKind::LParen | TokenKind::LBracket => {
                    at = self.beyond(at);
                    continue;
                }
                TokenKind::Eof
                | TokenKind::Semi
                | TokenKind::LBrace
                | TokenKind::RBrace
                | TokenKind::RParen => return None,
                _ if depth == 0 => return None,
                _ => {}
            }
            at += 1;
        }
    }

    /// Beyond the bracket that closes the one at `at`.
    fn beyond(&self, at: usize) -> usize {
        match self.buffer.matching(at) {
            Some(close) if close > at => close + 1,
            _ => self.tokens.len(),
        }
    }

    #[inline]
    pub fn kind(&self, at: usize) -> TokenKind {
        self.tokens.get(at).map_or(TokenKind::Eof, |t| t.kind)
    }

    pub fn is_keyword(&self, at: usize, keyword: Symbol) -> bool {
        self.tokens.get(at).is_some_and(|t| t.kind == TokenKind::Keyword && t.symbol() == keyword)
    }
}

/// Whether the name at `at` may be declared by an elaborated type specifier: `struct X *`.
pub(super) fn is_elaborated(tokens: &[Token], at: usize) -> bool {
    let kind = |at: usize| tokens.get(at).map_or(TokenKind::Eof, |t| t.kind);
    let Some(key) = at.checked_sub(1).filter(|key| is_class_key(&tokens[*key])) else { return false };
    // `class T` after `<` or `,` is a template parameter.
    let parameter = tokens[key].symbol() == kw::CLASS
        && key.checked_sub(1).is_none_or(|before| matches!(kind(before), TokenKind::Less | TokenKind::Comma));
    let defined = matches!(
        kind(at + 1),
        TokenKind::LBrace | TokenKind::Colon | TokenKind::Less | TokenKind::Semi | TokenKind::ColonColon
    );
    kind(at) == TokenKind::Ident && !parameter && !defined
}

fn is_class_key(token: &Token) -> bool {
    token.kind == TokenKind::Keyword
        && matches!(token.symbol(), kw::STRUCT | kw::CLASS | kw::UNION | kw::ENUM)
}
