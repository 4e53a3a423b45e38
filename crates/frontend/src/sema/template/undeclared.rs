//! Names in the declarations of a class template that nothing declares.
//!
//! Members of a class template are read when it is instantiated, but a name in them that does not depend on a parameter must
//! be declared before ([temp.nondep]). This goes over the tokens of the declarations, not of function bodies, which the
//! reference compiler does not look at either. It tells declared names from used ones by what stands around them; a name that
//! might be declared somewhere in the class is taken for declared, and when in doubt, this is silent.

use rustc_hash::FxHashSet;

use crate::diag;
use crate::lex::{Symbol, Token, TokenKind, kw};
use crate::sema::Scoped;
use crate::sema::Sema;
use crate::sema::decl::declarator::{Declarator, NoexceptSpec};
use crate::sema::lookup::scope::{Decl, ScopeKind};
use crate::sema::template::Header;
use crate::tree::{RecordFlags, TokenRange};

/// What the tokens of a class say.
#[derive(Default)]
struct Seen {
    /// Names that may be declared in the class.
    declared: FxHashSet<Symbol>,
    /// Tokens that are uses of names.
    uses: Vec<u32>,
    /// There are base classes, whose members have not been looked at.
    bases: bool,
    /// Some names come from a place that cannot be looked into.
    opaque: bool,
}

/// What a member declaration declares, as far as it has been read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tag {
    None,
    Class,
    Enum,
}

impl Sema<'_> {
    /// Reports names that nothing declares, in the base clause and the members of a class template at namespace scope.
    pub(crate) fn check_declared_names(&mut self, header: &Header, class: u32, body: TokenRange) {
        let here = self.declaration_scope(header.outer);
        let member = self.tokens.get(class as usize - 1).kind == TokenKind::ColonColon;
        if member || !matches!(self.scopes[here].kind, ScopeKind::Namespace(_)) {
            return;
        }
        let mut seen = Seen::default();
        seen.declared.insert(self.tokens.get(class as usize).symbol());
        let mut at = body.start;
        if self.tokens.get(at as usize).is_name(kw::FINAL) {
            at += 1;
        }
        if self.tokens.get(at as usize).kind == TokenKind::Colon {
            at = self.see_bases(at + 1, body.end, &mut seen);
        }
        if self.tokens.get(at as usize).kind == TokenKind::LBrace {
            self.see_members(at + 1, self.matching_at(at), &mut seen);
        }
        self.report_undeclared(seen);
    }

    /// Reports names that nothing declares, in an alias or the initialiser of a variable template at namespace scope, up to
    /// its `;`. The variable itself is known there.
    pub(crate) fn check_declared_in(&mut self, header: &Header, from: u32, own: Option<Symbol>) {
        let mut end = from;
        while !matches!(self.tokens.get(end as usize).kind, TokenKind::Semi | TokenKind::Eof) {
            end = match self.tokens.get(end as usize).kind {
                TokenKind::LParen | TokenKind::LBrace | TokenKind::LBracket => self.matching_at(end) + 1,
                _ => end + 1,
            };
        }
        self.check_declared_tokens(header, TokenRange { start: from, end }, own.as_slice());
    }

    /// The same in the default arguments and the exception specification of a function template.
    pub(crate) fn check_declared_defaults(&mut self, header: &Header, declarator: &Declarator) {
        let Some(info) = &declarator.function else { return };
        let params: Vec<Symbol> = info.params.iter().filter_map(|p| p.name).collect();
        let mut ranges: Vec<TokenRange> = info.params.iter().filter_map(|p| p.default).collect();
        if let NoexceptSpec::Tokens(range) = info.noexcept {
            ranges.push(range);
        }
        for range in ranges {
            self.check_declared_tokens(header, range, &params);
        }
    }

    fn check_declared_tokens(&mut self, header: &Header, range: TokenRange, params: &[Symbol]) {
        let here = self.declaration_scope(header.outer);
        if !matches!(self.scopes[here].kind, ScopeKind::Namespace(_))
            || self.is_header(self.tokens.get(range.start as usize).pos)
            || self.options.language.trust_host
        {
            return;
        }
        let mut seen = Seen::default();
        seen.declared.extend(params.iter().copied());
        if self.see_expression(range.start, range.end, &mut seen) {
            self.setting(|s| &mut s.cx.scope, header.scope, |s| s.report_undeclared(seen));
        }
    }

    fn report_undeclared(&mut self, mut seen: Seen) {
        if seen.opaque {
            return;
        }
        for at in std::mem::take(&mut seen.uses) {
            let t = self.tokens.get(at as usize);
            // A name may be that of a member of a base. Looking for it first also declares what the headers have put off.
            let known = !self.lookup_unqualified(t.symbol()).is_empty()
                || seen.bases && self.ever_declared.contains(t.symbol());
            if known || !seen.declared.insert(t.symbol()) || self.outline.has_reported_base(at) {
                continue;
            }
            let less = self.tokens.get(at as usize + 1).kind == TokenKind::Less;
            match less.then(|| self.scan_template_args(at + 1)).flatten() {
                // A call finds the template by its arguments.
                Some(after) if self.tokens.get(after as usize).kind == TokenKind::LParen => {}
                Some(_) => {
                    let text = diag::is_not_template(&self.text(t.symbol()));
                    self.report(text, t.span());
                }
                None => self.report_undefined(at),
            }
        }
    }

    /// A base clause; gives the index of the `{` behind it.
    fn see_bases(&mut self, from: u32, end: u32, seen: &mut Seen) -> u32 {
        seen.bases = true;
        let mut at = from;
        while at < end {
            let t = self.tokens.get(at as usize);
            let next = self.tokens.get(at as usize + 1).kind;
            match t.kind {
                TokenKind::LBrace => return at,
                TokenKind::LParen | TokenKind::LBracket => {
                    seen.opaque = true;
                    at = self.matching_at(at);
                }
                TokenKind::Ident if next == TokenKind::Less => {
                    let Some(after) = self.scan_template_args(at + 1) else {
                        seen.opaque = true;
                        return end;
                    };
                    let mut depends = false;
                    for i in at + 2..after {
                        let arg = self.tokens.get(i as usize);
                        depends |= arg.kind == TokenKind::Ident && self.may_be_parameter(arg.symbol());
                    }
                    seen.opaque |= !self.see_expression(at + 2, after - 1, seen) || !depends;
                    at = after - 1;
                }
                // The members of a class that has been read are known.
                TokenKind::Ident => {
                    let found = self.lookup_unqualified(t.symbol()).first();
                    let complete = |r| self.tree.records[r].flags.contains(RecordFlags::COMPLETE);
                    let read = match found {
                        Some(Decl::Record(r)) => complete(r),
                        Some(Decl::Type(ty)) => match self.tree.types.as_record(ty) {
                            Some(r) => complete(r),
                            None => self.tree.types.is_dependent(ty),
                        },
                        Some(_) => false,
                        None => true,
                    };
                    seen.opaque |= !read || next == TokenKind::ColonColon;
                }
                _ => {}
            }
            at += 1;
        }
        at
    }

    /// Whether a name is that of a template parameter, or of one in the class that is being looked at.
    fn may_be_parameter(&mut self, name: Symbol) -> bool {
        match self.lookup_unqualified(name).first() {
            None => true,
            Some(Decl::Type(ty)) => self.tree.types.is_dependent(ty),
            Some(decl) => matches!(decl, Decl::ParamValue { .. } | Decl::ParamTemplate { .. }),
        }
    }

    fn see_members(&mut self, from: u32, close: u32, seen: &mut Seen) {
        let mut at = from;
        while at < close {
            let t = self.tokens.get(at as usize);
            let access = t.kind == TokenKind::Keyword
                && matches!(t.symbol(), kw::PUBLIC | kw::PROTECTED | kw::PRIVATE);
            if t.kind == TokenKind::Semi || access {
                at += 1 + access as u32;
                continue;
            }
            let end = self.member_end(at).max(at + 1).min(close);
            self.see_declaration(at, end, seen);
            at = end;
        }
    }

    fn see_declaration(&mut self, start: u32, end: u32, seen: &mut Seen) {
        let (mut tag, mut parens, mut equal) = (Tag::None, false, false);
        let mut at = start;
        while at < end {
            let t = self.tokens.get(at as usize);
            let next = self.tokens.get(at as usize + 1);
            match t.kind {
                TokenKind::Keyword => match t.symbol() {
                    kw::FRIEND => return,
                    kw::REQUIRES | kw::ASM => return self.see_anything(at, end, seen),
                    kw::USING if next.kind == TokenKind::Keyword && next.symbol() == kw::ENUM => {
                        seen.opaque = true;
                        return;
                    }
                    kw::TEMPLATE if next.kind == TokenKind::Less => {
                        let Some(after) = self.scan_template_args(at + 1) else {
                            seen.opaque = true;
                            return;
                        };
                        self.see_expression(at + 2, after - 1, seen);
                        at = after;
                        continue;
                    }
                    kw::STRUCT | kw::CLASS | kw::UNION => tag = Tag::Class,
                    kw::ENUM => tag = Tag::Enum,
                    _ if self.is_attribute(at) => at = self.matching_at(at + 1),
                    kw::OPERATOR if next.kind == TokenKind::Ident => at += 1,
                    _ => {}
                },
                TokenKind::Ident => self.see_name(at, seen),
                TokenKind::Equal => equal = true,
                TokenKind::LBracket if next.kind == TokenKind::LBracket => at = self.matching_at(at),
                TokenKind::LBracket if self.starts_lambda(at) => return self.see_anything(at, end, seen),
                TokenKind::LParen => {
                    let close = self.matching_at(at);
                    if !self.is_of_builtin(at) && !self.see_expression(at + 1, close, seen) {
                        return self.see_anything(at, end, seen);
                    }
                    parens = true;
                    at = close;
                }
                // What initialises members, or the bases of a class.
                TokenKind::Colon if parens && !equal => return,
                TokenKind::Colon if tag == Tag::Class && !equal => {
                    at = self.see_bases(at + 1, end, seen);
                    continue;
                }
                TokenKind::LBrace => {
                    let close = self.matching_at(at);
                    match tag {
                        _ if equal => {
                            if !self.see_expression(at + 1, close, seen) {
                                return self.see_anything(at, end, seen);
                            }
                        }
                        _ if parens => return,
                        Tag::Class => self.see_members(at + 1, close, seen),
                        Tag::Enum => self.see_enumerators(at + 1, close, seen),
                        Tag::None => {
                            if !self.see_expression(at + 1, close, seen) {
                                return self.see_anything(at, end, seen);
                            }
                        }
                    }
                    at = close;
                }
                _ => {}
            }
            at += 1;
        }
    }

    fn see_enumerators(&mut self, from: u32, to: u32, seen: &mut Seen) {
        let mut named = false;
        let mut at = from;
        while at < to {
            let t = self.tokens.get(at as usize);
            match t.kind {
                TokenKind::Comma => named = false,
                TokenKind::LBracket => at = self.matching_at(at),
                TokenKind::Keyword if self.is_attribute(at) => at = self.matching_at(at + 1),
                TokenKind::Ident if !named => {
                    seen.declared.insert(t.symbol());
                    named = true;
                }
                TokenKind::Ident => self.see_name(at, seen),
                _ => {}
            }
            at += 1;
        }
    }

    /// Parameters, arguments and operands. Says whether all of it was understood.
    fn see_expression(&mut self, from: u32, to: u32, seen: &mut Seen) -> bool {
        let mut at = from;
        while at < to {
            let t = self.tokens.get(at as usize);
            match t.kind {
                TokenKind::Ident => self.see_name(at, seen),
                TokenKind::LBracket if self.tokens.get(at as usize + 1).kind == TokenKind::LBracket => {
                    at = self.matching_at(at);
                }
                TokenKind::LBracket if self.starts_lambda(at) => return false,
                TokenKind::LBrace if self.tokens.get(at as usize - 1).kind == TokenKind::RParen => {
                    return false;
                }
                TokenKind::Keyword if t.symbol() == kw::REQUIRES => return false,
                TokenKind::Keyword if self.is_attribute(at) => at = self.matching_at(at + 1),
                TokenKind::LParen if self.is_of_builtin(at) => at = self.matching_at(at),
                _ => {}
            }
            at += 1;
        }
        true
    }

    /// What is not understood may declare every name in it.
    fn see_anything(&mut self, from: u32, to: u32, seen: &mut Seen) {
        let names = (from..to).map(|at| self.tokens.get(at as usize));
        seen.declared.extend(names.filter(|t| t.kind == TokenKind::Ident).map(|t| t.symbol()));
    }

    /// `__attribute__(`.
    fn is_attribute(&self, at: u32) -> bool {
        let t = self.tokens.get(at as usize);
        t.kind == TokenKind::Keyword
            && matches!(t.symbol(), kw::GNU_ATTRIBUTE | kw::GNU_ATTRIBUTE2)
            && self.tokens.get(at as usize + 1).kind == TokenKind::LParen
    }

    /// Whether a parenthesis holds the operands of something built in, which may be names of anything.
    fn is_of_builtin(&self, paren: u32) -> bool {
        let t = self.tokens.get(paren as usize - 1);
        matches!(t.kind, TokenKind::Ident | TokenKind::Keyword)
            && self.text(t.symbol()).starts_with("__builtin_")
    }

    /// Whether a `[` is no subscript and no bound.
    fn starts_lambda(&self, at: u32) -> bool {
        !matches!(
            self.tokens.get(at as usize - 1).kind,
            TokenKind::Ident
                | TokenKind::RBracket
                | TokenKind::RParen
                | TokenKind::RBrace
                | TokenKind::Greater
                | TokenKind::Star
                | TokenKind::Amp
                | TokenKind::AmpAmp
                | TokenKind::String
                | TokenKind::Keyword
        )
    }

    /// What may be a declarator in parentheses: `typedef int (name)(int);`, `int (name);`, a parameter `T(name)`.
    fn is_parenthesized(&self, at: u32) -> bool {
        let token = |i: u32| self.tokens.get(i as usize);
        let kind = |i: u32| token(i).kind;
        // The end of what may be a type.
        let is_type = || match kind(at - 2) {
            TokenKind::Ident | TokenKind::Greater | TokenKind::GreaterGreater => true,
            TokenKind::Keyword => TYPE_WORDS.contains(&token(at - 2).symbol()),
            _ => false,
        };
        // `T (name);`, not `T f(name);`.
        let begins = || {
            matches!(kind(at - 3), TokenKind::Semi | TokenKind::LBrace | TokenKind::RBrace | TokenKind::Colon)
        };
        kind(at - 1) == TokenKind::LParen
            && kind(at + 1) == TokenKind::RParen
            && match kind(at + 2) {
                TokenKind::LParen | TokenKind::LBracket => true,
                TokenKind::Comma | TokenKind::RParen | TokenKind::Equal => is_type(),
                TokenKind::Semi => is_type() && (kind(at - 2) == TokenKind::Keyword || begins()),
                _ => false,
            }
    }

    /// An identifier: a declaration, a use, or neither.
    fn see_name(&mut self, at: u32, seen: &mut Seen) {
        let t = self.tokens.get(at as usize);
        let before = self.tokens.get(at as usize - 1);
        let next = self.tokens.get(at as usize + 1).kind;
        let keyword =
            |words: &[Symbol]| before.kind == TokenKind::Keyword && words.contains(&before.symbol());
        let member = matches!(before.kind, TokenKind::Dot | TokenKind::Arrow | TokenKind::Tilde);
        // Behind a declarator these two are no names.
        let virt_specifier = t.is_name(kw::OVERRIDE) || t.is_name(kw::FINAL);
        if member || virt_specifier || keyword(&[kw::TEMPLATE, kw::OPERATOR]) {
            return;
        }
        if before.kind == TokenKind::ColonColon {
            // `using Base::name;`.
            if matches!(next, TokenKind::Semi | TokenKind::Comma | TokenKind::Ellipsis) {
                seen.declared.insert(t.symbol());
            }
        } else if may_declare(before, next) || self.is_parenthesized(at) {
            seen.declared.insert(t.symbol());
        } else if !matches!(next, TokenKind::LParen | TokenKind::ColonColon)
            && !self.text(t.symbol()).starts_with("__")
            && !seen.declared.contains(&t.symbol())
        {
            seen.uses.push(at);
        }
    }
}

/// Keywords that a type may end in.
const TYPE_WORDS: [Symbol; 12] = [
    kw::AUTO,
    kw::BOOL,
    kw::CHAR,
    kw::CONST,
    kw::DOUBLE,
    kw::FLOAT,
    kw::INT,
    kw::LONG,
    kw::SHORT,
    kw::SIGNED,
    kw::UNSIGNED,
    kw::VOLATILE,
];

/// Whether a name between these tokens may be one that is being declared.
fn may_declare(before: Token, next: TokenKind) -> bool {
    let follows = matches!(
        next,
        TokenKind::Semi
            | TokenKind::Comma
            | TokenKind::Equal
            | TokenKind::LParen
            | TokenKind::RParen
            | TokenKind::LBrace
            | TokenKind::LBracket
            | TokenKind::Colon
            | TokenKind::Greater
            | TokenKind::GreaterGreater
            | TokenKind::GreaterEqual
            | TokenKind::Ellipsis
            // `__attribute__` and its like.
            | TokenKind::Keyword
    );
    match before.kind {
        TokenKind::Keyword if matches!(before.symbol(), kw::STRUCT | kw::CLASS | kw::UNION | kw::ENUM) => {
            true
        }
        TokenKind::Keyword => {
            follows
                && !matches!(
                    before.symbol(),
                    kw::RETURN
                        | kw::THROW
                        | kw::CASE
                        | kw::SIZEOF
                        | kw::ALIGNOF
                        | kw::NEW
                        | kw::DELETE
                        | kw::NOEXCEPT
                        | kw::DECLTYPE
                )
        }
        TokenKind::Ident
        | TokenKind::Greater
        | TokenKind::GreaterGreater
        | TokenKind::Star
        | TokenKind::Amp
        | TokenKind::AmpAmp
        | TokenKind::Ellipsis
        | TokenKind::RBracket
        | TokenKind::RBrace
        | TokenKind::RParen => follows,
        TokenKind::Comma | TokenKind::LBrace | TokenKind::LBracket => matches!(
            next,
            TokenKind::Semi
                | TokenKind::Comma
                | TokenKind::Equal
                | TokenKind::LBracket
                | TokenKind::Colon
                | TokenKind::RBrace
        ),
        _ => false,
    }
}
