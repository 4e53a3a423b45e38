//! Recognising declarations by their tokens.
//!
//! A shape is recognised only if it is certain where the declaration ends and which names it hangs on: whoever uses it looks
//! one of them up in a namespace first. For a member that is defined outside its class that is the name of the class.

use rustc_hash::FxHashSet;
use smallvec::SmallVec;

use crate::lex::{Interner, Symbol, Token, TokenBuffer, TokenKind, kw};
use crate::tree::TokenRange;

/// The names a declaration hangs on.
pub(crate) type Names = SmallVec<[Symbol; 4]>;

/// Attributes that make something a root of device code.
#[derive(Clone, Copy)]
pub(crate) struct Attributes {
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

pub(crate) struct Shapes<'a> {
    pub tokens: &'a [Token],
    buffer: &'a TokenBuffer,
    attributes: Attributes,
    namespaces: &'a FxHashSet<Symbol>,
}

impl<'a> Shapes<'a> {
    pub fn new(
        buffer: &'a TokenBuffer,
        attributes: Attributes,
        namespaces: &'a FxHashSet<Symbol>,
    ) -> Shapes<'a> {
        Shapes { tokens: buffer.tokens(), buffer, attributes, namespaces }
    }

    /// If something of a known shape is declared here: the end of the declaration. Adds the names it hangs on.
    pub fn declaration(&self, start: usize, names: &mut Names) -> Option<usize> {
        let mut at = start;
        while self.is_keyword(at, kw::GNU_EXTENSION2) {
            at += 1;
        }
        let mut header = at..at;
        if self.is_keyword(at, kw::EXTERN) && self.is_keyword(at + 1, kw::TEMPLATE) {
            at += 2;
        } else {
            while self.is_keyword(at, kw::TEMPLATE) {
                at = self.beyond_angles(at + 1)?;
            }
            header.end = at;
        }
        let token = self.tokens.get(at)?;
        if token.kind == TokenKind::Keyword {
            match token.symbol() {
                kw::TYPEDEF => return self.type_definition(at + 1, names),
                kw::USING => {
                    return self.alias(at).map(|(name, end)| {
                        names.push(name);
                        end
                    });
                }
                kw::ENUM => {
                    let end = self.enumeration(at, names)?;
                    return (self.kind(end) == TokenKind::Semi).then_some(end + 1);
                }
                _ if is_class_key(token) => {
                    if let Some((name, end)) = self.class(at)
                        && self.kind(end) == TokenKind::Semi
                    {
                        names.push(name);
                        return Some(end + 1);
                    }
                }
                _ => {}
            }
        }
        self.function(at, header, names)
    }

    /// `struct Name ... { ... }` or `struct Name`, specialisations included: its first name and what follows it.
    fn class(&self, start: usize) -> Option<(Symbol, usize)> {
        let mut at = self.beyond_attributes(start + 1)?;
        let mut name = self.tokens.get(at).filter(|t| t.kind == TokenKind::Ident)?.symbol();
        loop {
            at += 1;
            if self.kind(at) == TokenKind::Less {
                at = self.beyond_angles(at)?;
            }
            if self.kind(at) != TokenKind::ColonColon || self.kind(at + 1) != TokenKind::Ident {
                break;
            }
            at += 1;
            if self.namespaces.contains(&name) {
                name = self.tokens[at].symbol();
            }
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
            at = self.beyond_attributes(self.beyond(at))?;
        }
        Some((name, at))
    }

    /// `enum Name { a, b }`: what follows it. An enumeration is used through its enumerators too.
    fn enumeration(&self, start: usize, names: &mut Names) -> Option<usize> {
        let mut at = start + 1;
        let scoped = self.is_keyword(at, kw::CLASS) || self.is_keyword(at, kw::STRUCT);
        at = self.beyond_attributes(at + usize::from(scoped))?;
        if self.kind(at) == TokenKind::Ident {
            names.push(self.tokens[at].symbol());
            at += 1;
        }
        if self.kind(at) == TokenKind::Colon {
            while !matches!(
                self.kind(at),
                TokenKind::LBrace | TokenKind::Semi | TokenKind::Eof | TokenKind::RBrace
            ) {
                at += 1;
            }
        }
        if self.kind(at) != TokenKind::LBrace {
            return (self.kind(at) == TokenKind::Semi && !names.is_empty()).then_some(at);
        }
        let end = self.beyond(at);
        at += 1;
        while !scoped && at + 1 < end {
            // An enumerator and its value.
            names.push(self.tokens.get(at).filter(|t| t.kind == TokenKind::Ident)?.symbol());
            while !matches!(self.kind(at), TokenKind::Comma | TokenKind::RBrace | TokenKind::Eof) {
                match self.kind(at) {
                    TokenKind::LParen | TokenKind::LBracket | TokenKind::LBrace => at = self.beyond(at),
                    // The comma of a template argument is none between enumerators; not worth telling apart.
                    TokenKind::Less if self.kind(at - 1) == TokenKind::Ident => return None,
                    _ => at += 1,
                }
            }
            at += 1;
        }
        self.beyond_attributes(end)
    }

    /// After `typedef`.
    fn type_definition(&self, start: usize, names: &mut Names) -> Option<usize> {
        let mut at = self.beyond_attributes(start)?;
        let token = self.tokens.get(at)?;
        if is_class_key(token) {
            if token.symbol() == kw::ENUM {
                at = match self.enumeration(at, names) {
                    Some(end) => end,
                    // `typedef enum E F;`
                    None => at + 1,
                };
            } else if let Some((name, end)) = self.class(at) {
                names.push(name);
                at = end;
            } else if self.kind(self.beyond_attributes(at + 1)?) == TokenKind::LBrace {
                at = self.beyond(self.beyond_attributes(at + 1)?);
            } else {
                return None;
            }
        }
        // The declarators: each last identifier before `,`, `;` or an array bound, or one in parentheses.
        let mut last = None;
        loop {
            let token = self.tokens.get(at)?;
            match token.kind {
                TokenKind::Semi | TokenKind::Comma => {
                    names.push(last.take()?);
                    if token.kind == TokenKind::Semi {
                        return Some(at + 1);
                    }
                    at += 1;
                }
                TokenKind::Ident if self.kind(at + 1) == TokenKind::Less => {
                    at = self.beyond_angles(at + 1)?;
                }
                TokenKind::Ident => {
                    last = Some(token.symbol());
                    at += 1;
                }
                TokenKind::LParen => {
                    let end = self.beyond(at);
                    let inner = self.tokens.get(at + 1..end)?;
                    if let [star, name, close, ..] = inner
                        && star.kind == TokenKind::Star
                        && name.kind == TokenKind::Ident
                        && close.kind == TokenKind::RParen
                    {
                        last = Some(name.symbol());
                    }
                    at = end;
                }
                TokenKind::LBracket => at = self.beyond(at),
                // `void (*name)(int)`; other brackets after keywords belong to them.
                TokenKind::Keyword
                    if self.kind(at + 1) == TokenKind::LParen && self.kind(at + 2) == TokenKind::Star =>
                {
                    at += 1;
                }
                TokenKind::Keyword => at = self.specifier(at)?,
                TokenKind::ColonColon | TokenKind::Star | TokenKind::Amp | TokenKind::AmpAmp => at += 1,
                _ => return None,
            }
        }
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

    /// A function, a member function outside its class, a variable or an operator. `header`: the template headers.
    fn function(&self, start: usize, header: std::ops::Range<usize>, names: &mut Names) -> Option<usize> {
        let mut at = start;
        // The first name of the qualified name being read that is not a namespace.
        let mut chain = None;
        let params = loop {
            let token = self.tokens.get(at)?;
            let qualified = at > start && self.kind(at - 1) == TokenKind::ColonColon;
            match token.kind {
                TokenKind::Keyword if token.symbol() == kw::OPERATOR => {
                    let params = self.operator_params(at + 1)?;
                    match chain.filter(|_| qualified) {
                        Some(class) => names.push(class),
                        None => self.operands(at + 1, params, header, names)?,
                    }
                    break params;
                }
                TokenKind::Keyword => at = self.specifier(at)?,
                TokenKind::Ident => {
                    if !qualified || chain.is_some_and(|name| self.namespaces.contains(&name)) {
                        chain = Some(token.symbol());
                    }
                    match self.kind(at + 1) {
                        // Without a type before it only a deduction guide.
                        TokenKind::LParen if at > start || self.follows_angles(start) => {
                            names.push(chain?);
                            break at + 1;
                        }
                        TokenKind::Equal | TokenKind::Semi | TokenKind::LBracket if at > start => {
                            let specifiers = self.tokens.get(start..at)?;
                            let emitted = specifiers.iter().any(|t| self.attributes.make_device(t));
                            names.push(chain?);
                            return if emitted { None } else { self.variable(at + 1) };
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
        self.after_params(self.beyond(params))
    }

    /// The names a free operator hangs on: it is used without being named, but not without operands.
    fn operands(
        &self,
        symbol: usize,
        params: usize,
        header: std::ops::Range<usize>,
        names: &mut Names,
    ) -> Option<()> {
        let token = self.tokens.get(symbol)?;
        let allocation = token.kind == TokenKind::Keyword && matches!(token.symbol(), kw::NEW | kw::DELETE);
        if allocation || token.kind == TokenKind::String {
            return None;
        }
        let end = self.beyond(params) - 1;
        if header.is_empty() {
            // Any operand may be converted from something that has no name, so one known type is enough.
            let types = self.tokens.get(params..end)?.iter().filter(|t| t.kind == TokenKind::Ident);
            names.extend(types.map(|t| t.symbol()));
            return (!names.is_empty()).then_some(());
        }
        // A template-id that is deduced is not converted to: there is no operand without that template. The last parameter
        // tells best, the first is a stream often enough.
        let mut at = params + 1;
        let (mut from, mut last) = (at, None);
        while at <= end {
            match self.kind(at) {
                TokenKind::Less if self.kind(at - 1) == TokenKind::Ident => {
                    if last.is_none_or(|(parameter, _, _)| parameter != from) {
                        last = Some((from, at - 1, 0));
                    }
                    at = self.beyond_angles(at)?;
                    if let Some(found) = last.as_mut() {
                        found.2 = at;
                    }
                    continue;
                }
                TokenKind::Comma | TokenKind::RParen => from = at + 1,
                TokenKind::LParen => {
                    at = self.beyond(at);
                    continue;
                }
                _ => {}
            }
            at += 1;
        }
        let (from, id, id_end) = last?;
        let deduced = !self
            .tokens
            .get(from..id)?
            .iter()
            .any(|t| t.kind == TokenKind::Keyword && t.symbol() == kw::TYPENAME)
            && self.kind(id_end) != TokenKind::ColonColon;
        if !deduced {
            return None;
        }
        // Parameters of the template itself are no names to hang on.
        let own = |t: &Token| {
            self.tokens[header.clone()].iter().any(|h| h.kind == t.kind && h.payload == t.payload)
        };
        let types = self.tokens.get(id..id_end)?.iter().filter(|t| t.kind == TokenKind::Ident && !own(t));
        names.extend(types.map(|t| t.symbol()));
        (!names.is_empty()).then_some(())
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

    /// What follows the name of a variable: array bounds, an initialiser.
    fn variable(&self, start: usize) -> Option<usize> {
        let mut at = start;
        loop {
            match self.kind(at) {
                TokenKind::Semi => return Some(at + 1),
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

    /// Beyond attributes that make nothing a root.
    fn beyond_attributes(&self, start: usize) -> Option<usize> {
        let mut at = start;
        loop {
            if self.is_attribute(at) {
                at = self.specifier(at)?;
            } else if self.kind(at) == TokenKind::LBracket && self.kind(at + 1) == TokenKind::LBracket {
                at = self.beyond(at);
            } else {
                return Some(at);
            }
        }
    }

    fn is_attribute(&self, at: usize) -> bool {
        self.is_keyword(at, kw::GNU_ATTRIBUTE) || self.is_keyword(at, kw::GNU_ATTRIBUTE2)
    }

    /// Adds the names that elaborated type specifiers in a declaration may declare: `struct X *`.
    pub fn elaborated_names(&self, range: TokenRange, names: &mut Names) {
        let tokens = &self.tokens[range.start as usize..range.end as usize];
        for (at, token) in tokens.iter().enumerate() {
            if is_class_key(token) && is_elaborated(tokens, at + 1) {
                names.push(tokens[at + 1].symbol());
            }
        }
    }

    /// At a `<`: beyond its `>`.
    fn beyond_angles(&self, less: usize) -> Option<usize> {
        self.buffer.beyond_angles(less as u32).map(|after| after as usize)
    }

    /// Beyond the bracket that closes the one at `at`.
    fn beyond(&self, at: usize) -> usize {
        self.buffer.closing(at as u32) as usize + 1
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
fn is_elaborated(tokens: &[Token], at: usize) -> bool {
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
