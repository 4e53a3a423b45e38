//! The keywords `typename` and `template` that a template must have where its names depend on its parameters.
//!
//! Bodies are read with the arguments of an instance, and there every name is what it is: `V<T>::type x;` needs no keyword to
//! be understood. The language wants one, and programs that lack it are not accepted elsewhere. So the tokens of a
//! body are looked at once, before its first instance is read, for dependent names in places that show what they are meant
//! to be. The mistakes are those of a parser that takes them for values: often the follow-up (`;` expected) is what is
//! reported. When in doubt, this is silent.

mod dependence;
mod signature;

use oxicc_source::{Message, Span};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

use crate::diag;
use crate::lex::{Standard, Symbol, Token, TokenKind, kw};
use crate::sema::lookup::scope::{Decl, Key, ScopeKind};
use crate::sema::{Scoped, Sema};
use crate::tree::{TemplateKind, TemplateParamKind, TokenRange};

/// `V<T>::type`, `T::type`: a name behind a qualifier that depends on a template parameter.
#[derive(Clone, Copy)]
pub(crate) struct DependentName {
    start: u32,
    /// The last component.
    name: u32,
    /// The qualifier ends with template arguments: what the name is can be guessed.
    behind_args: bool,
    /// What follows the name and its own template arguments.
    next: u32,
}

/// What stands before a name, behind the attributes and specifiers that go with it.
struct Place {
    /// The first of these, or the name.
    first: u32,
    /// There are specifiers: only a type can follow.
    specified: bool,
}

/// Names whose declaration was taken for an expression, with where that ends: using them is a mistake, too.
#[derive(Default)]
struct Undeclared(Vec<(Symbol, u32)>);

/// What of the unit was looked at for missing keywords. Everything by its first token.
#[derive(Default)]
pub(crate) struct Keywords {
    /// Bodies and declarations of templates that were looked at.
    checked: FxHashSet<u32>,
    /// Bodies that lack some, which was reported.
    lacking: FxHashSet<u32>,
    /// Names that lack a `typename`, which was reported: they are types.
    supplied: FxHashSet<u32>,
}

impl Keywords {
    pub fn supply_typename(&mut self, at: u32) {
        self.supplied.insert(at);
    }

    pub fn has_typename(&self, at: u32) -> bool {
        !self.supplied.is_empty() && self.supplied.contains(&at)
    }
}

impl Sema<'_> {
    /// Checks the body of a function, from its `{` on, and whether it can be read.
    pub(crate) fn check_keywords(&mut self, open: u32) -> bool {
        let first = self.tokens.get(open as usize).pos;
        if !self.inside_template(Some(self.cx.scope)) || self.is_header(first) {
            return true;
        }
        if self.trap_depth == 0 && !self.keywords.checked.insert(open) {
            return !self.keywords.lacking.contains(&open);
        }
        let close = self.matching_at(open);
        let mut undeclared = Undeclared::default();
        let (_, failed) = self.had_errors(|s| {
            for at in open + 1..close {
                let t = s.token(at);
                match t.kind {
                    TokenKind::Ident if !undeclared.0.is_empty() => s.check_declared(at, &mut undeclared),
                    TokenKind::Dot | TokenKind::Arrow => s.check_member_template(at, open),
                    _ => {}
                }
                if s.continues_name(at) {
                    continue;
                }
                if let Some(name) = s.dependent_name(at).or_else(|| s.name_behind_alias(at, open)) {
                    s.check_dependent(open, name, &mut undeclared);
                }
            }
        });
        if failed && self.trap_depth == 0 {
            self.keywords.lacking.insert(open);
        }
        !failed
    }

    fn token(&self, at: u32) -> Token {
        self.tokens.get(at as usize)
    }

    /// The dependent name that starts here. That of a class around, whose members are known, is none.
    pub(crate) fn dependent_name(&mut self, start: u32) -> Option<DependentName> {
        let first = self.token(start).kind;
        let next = self.token(start + 1).kind;
        let starts = match first {
            TokenKind::Ident => matches!(next, TokenKind::ColonColon | TokenKind::Less),
            TokenKind::ColonColon => next == TokenKind::Ident,
            _ => false,
        };
        if !starts {
            return None;
        }
        let mut at = start + u32::from(first == TokenKind::ColonColon);
        let (mut dependent, mut behind_args) = (false, false);
        loop {
            let t = self.token(at);
            if t.kind != TokenKind::Ident {
                return None;
            }
            let is_param = at == start && self.names_param(t.symbol());
            match self.token(at + 1).kind {
                TokenKind::ColonColon => {
                    dependent |= is_param;
                    behind_args = false;
                    if self.names_class_around(t.symbol()) {
                        return None;
                    }
                    at += 2;
                }
                TokenKind::Less => {
                    let after = self.scan_template_args(at + 1)?;
                    if self.token(after).kind != TokenKind::ColonColon {
                        let name = DependentName { start, name: at, behind_args, next: after };
                        return dependent.then_some(name);
                    }
                    if self.names_class_around(t.symbol()) {
                        return None;
                    }
                    dependent |= is_param || self.mentions_param(at + 2, after - 1);
                    behind_args = true;
                    at = after + 1;
                }
                _ => {
                    let name = DependentName { start, name: at, behind_args, next: at + 1 };
                    return dependent.then_some(name);
                }
            }
        }
    }

    /// `A::type x` at the start of a statement, where an alias in this body or class says that `A` is dependent.
    fn name_behind_alias(&mut self, start: u32, open: u32) -> Option<DependentName> {
        let kind = |i: u32| self.token(start + i).kind;
        let shape = kind(0) == TokenKind::Ident
            && kind(1) == TokenKind::ColonColon
            && kind(2) == TokenKind::Ident
            && kind(3) == TokenKind::Ident;
        if !shape
            || !matches!(self.token(start - 1).kind, TokenKind::LBrace | TokenKind::RBrace | TokenKind::Semi)
        {
            return None;
        }
        let name = self.token(start).symbol();
        let local = self.alias_in(name, open, start);
        let range = match local {
            Some(range) => range,
            None => {
                let class = self.class_around(open)?;
                self.alias_in(name, class, self.matching_at(class))?
            }
        };
        let (first, last) = (self.token(range.start), self.token(range.end - 1));
        let plain = match (first.kind, last.kind) {
            (TokenKind::Ident, TokenKind::Greater) => {
                !self.names_class_around(first.symbol())
                    && self.scan_template_args(range.start + 1) == Some(range.end)
            }
            (TokenKind::Ident, TokenKind::Ident) => range.end == range.start + 1,
            _ => false,
        };
        let behind_args = last.kind == TokenKind::Greater;
        (plain && self.mentions_param(range.start, range.end)).then_some(DependentName {
            start,
            name: start + 2,
            behind_args,
            next: start + 3,
        })
    }

    /// What an alias directly between two braces stands for.
    fn alias_in(&self, name: Symbol, open: u32, end: u32) -> Option<TokenRange> {
        let mut at = open + 1;
        while at < end {
            let t = self.token(at);
            match t.kind {
                TokenKind::LBrace if self.matching_at(at) < end => at = self.matching_at(at),
                TokenKind::Ident if t.symbol() == name => {
                    if self.is_alias(at + 1) {
                        let semi = (at..end).find(|i| self.token(*i).kind == TokenKind::Semi)?;
                        return Some(TokenRange { start: at + 2, end: semi });
                    }
                    let typedef = (open..at).rev().find(|i| {
                        matches!(self.token(*i).kind, TokenKind::Semi | TokenKind::LBrace | TokenKind::RBrace)
                            || self.is_keyword(*i, &[kw::TYPEDEF])
                    })?;
                    if self.token(typedef).kind == TokenKind::Keyword
                        && self.token(at + 1).kind == TokenKind::Semi
                    {
                        return Some(TokenRange { start: typedef + 1, end: at });
                    }
                }
                _ => {}
            }
            at += 1;
        }
        None
    }

    /// Whether a name that starts here would go on with one before it, or has its keyword.
    fn continues_name(&self, at: u32) -> bool {
        let t = self.token(at.saturating_sub(1));
        match t.kind {
            TokenKind::ColonColon | TokenKind::Dot | TokenKind::Arrow | TokenKind::Tilde => true,
            TokenKind::Keyword => matches!(
                t.symbol(),
                kw::TYPENAME | kw::TEMPLATE | kw::STRUCT | kw::CLASS | kw::UNION | kw::ENUM | kw::NAMESPACE
            ),
            // `a::b`, with `a` at the start.
            TokenKind::Ident | TokenKind::Greater => self.token(at).kind == TokenKind::ColonColon,
            _ => false,
        }
    }

    /// Whether a name is that of a template parameter here.
    fn names_param(&self, name: Symbol) -> bool {
        let mut at = Some(self.cx.scope);
        while let Some(scope) = at {
            let here = !self.entries(scope, Key::Ident(name)).is_empty();
            match self.scopes[scope].kind {
                ScopeKind::Namespace(_) => return false,
                ScopeKind::Template if here => return true,
                _ if here => return false,
                _ => at = self.scopes[scope].parent.expand(),
            }
        }
        false
    }

    fn names_type_param(&mut self, name: Symbol) -> bool {
        self.names_param(name)
            && match self.lookup_unqualified(name).first() {
                Some(Decl::Type(_)) => true,
                Some(Decl::Pack(p)) => self.packs[p.0 as usize].is_type,
                _ => false,
            }
    }

    fn mentions_param(&self, from: u32, to: u32) -> bool {
        (from..to).any(|i| {
            let t = self.token(i);
            t.kind == TokenKind::Ident
                && !matches!(
                    self.token(i - 1).kind,
                    TokenKind::ColonColon | TokenKind::Dot | TokenKind::Arrow
                )
                && self.names_param(t.symbol())
        })
    }

    fn names_class_around(&self, name: Symbol) -> bool {
        if self.definitions.is_open(name) {
            return true;
        }
        let mut at = Some(self.cx.scope);
        while let Some(scope) = at {
            match self.scopes[scope].kind {
                ScopeKind::Namespace(_) => return false,
                ScopeKind::Record(r) if self.tree.records[r].name == Some(name) => return true,
                _ => at = self.scopes[scope].parent.expand(),
            }
        }
        false
    }

    /// Steps back over specifiers and attributes.
    fn place_before(&self, at: u32) -> Place {
        let mut place = Place { first: at, specified: false };
        loop {
            let before = place.first - 1;
            let t = self.token(before);
            match t.kind {
                TokenKind::Keyword
                    if matches!(
                        t.symbol(),
                        kw::CONST
                            | kw::VOLATILE
                            | kw::STATIC
                            | kw::CONSTEXPR
                            | kw::EXTERN
                            | kw::INLINE
                            | kw::THREAD_LOCAL
                            | kw::REGISTER
                            | kw::TYPEDEF
                    ) =>
                {
                    place.specified = true;
                    place.first = before;
                }
                TokenKind::RParen => match self.tokens.matching(before as usize) {
                    Some(open) if open > 0 && self.is_attribute_keyword(open as u32 - 1) => {
                        place.first = open as u32 - 1
                    }
                    _ => return place,
                },
                _ => return place,
            }
        }
    }

    fn is_attribute_keyword(&self, at: u32) -> bool {
        let t = self.token(at);
        t.kind == TokenKind::Keyword
            && matches!(t.symbol(), kw::GNU_ATTRIBUTE | kw::GNU_ATTRIBUTE2 | kw::DECLSPEC)
    }

    fn is_keyword(&self, at: u32, words: &[Symbol]) -> bool {
        let t = self.token(at);
        t.kind == TokenKind::Keyword && words.contains(&t.symbol())
    }

    /// A dependent name in a body: whether it is in a place where only a type makes sense.
    fn check_dependent(&mut self, open: u32, name: DependentName, undeclared: &mut Undeclared) {
        let place = self.place_before(name.start);
        let (before, next) = (place.first - 1, self.token(name.next));
        let condition = [kw::IF, kw::WHILE, kw::SWITCH];
        let before_kind = self.token(before).kind;
        let in_condition = before_kind == TokenKind::LParen && self.is_keyword(before - 1, &condition);
        let starts = match before_kind {
            TokenKind::LBrace | TokenKind::RBrace | TokenKind::Semi => true,
            TokenKind::LParen => in_condition || self.is_keyword(before - 1, &[kw::FOR]),
            _ => self.is_keyword(before, &[kw::ELSE, kw::DO]),
        };
        let old = self.options.standard < Standard::Cxx20;
        if name.next > name.name + 1 {
            // With arguments of its own: `template` is missing, too.
            if next.kind == TokenKind::LParen {
                self.report_comparisons(name.name + 1, name.next);
            } else if starts && !place.specified && next.kind == TokenKind::Ident {
                self.report_comparisons(name.name + 1, name.next);
                self.check_operand(open, name, next);
            }
            return;
        }
        if place.specified {
            if starts || old {
                self.report_typename(name);
            }
            return;
        }
        match next.kind {
            TokenKind::Ident if starts => {
                if name.behind_args {
                    self.report_typename(name);
                } else {
                    let message = match in_condition {
                        true => diag::expected_close_paren(),
                        false => diag::expected_semicolon(),
                    };
                    self.report_value(message, next.span(), name);
                    let (names, end) = self.declared_names(name.next);
                    undeclared.0.extend(names.into_iter().map(|n| (n, end)));
                }
            }
            TokenKind::Star | TokenKind::Amp | TokenKind::AmpAmp if starts => {
                let declared = self.token(name.name + 2);
                let ends = matches!(
                    self.token(name.name + 3).kind,
                    TokenKind::Equal | TokenKind::Semi | TokenKind::Comma
                );
                if declared.kind == TokenKind::Ident && ends {
                    self.check_operand(open, name, declared);
                }
            }
            TokenKind::Ident if matches!(before_kind, TokenKind::LParen | TokenKind::Comma) && old => {
                self.report_typename(name);
            }
            TokenKind::LBrace
                if before_kind == TokenKind::Equal || self.is_keyword(before, &[kw::RETURN]) =>
            {
                if self.is_alias(before) {
                    return;
                }
                self.report_value(diag::expected_semicolon(), next.span(), name);
            }
            _ if before_kind == TokenKind::LParen => self.check_cast(before, name),
            _ if before_kind == TokenKind::Equal && self.is_alias(before) && old => {
                self.report_typename(name);
            }
            _ if self.is_keyword(before, &[kw::NEW]) && old => {
                let span = self.token(name.start).span();
                self.report_value(diag::expected_type_specifier(), span, name);
            }
            TokenKind::Greater | TokenKind::Comma | TokenKind::Star | TokenKind::Amp | TokenKind::AmpAmp => {
                let casts = [kw::STATIC_CAST, kw::CONST_CAST, kw::REINTERPRET_CAST, kw::DYNAMIC_CAST];
                let cast = before_kind == TokenKind::Less && self.is_keyword(before - 1, &casts);
                if cast && old || !cast && self.is_type_argument(before, name) {
                    self.report_typename(name);
                }
            }
            _ => {}
        }
    }

    /// The names that the declarators from here on declare, and where they end.
    fn declared_names(&self, first: u32) -> (SmallVec<[Symbol; 2]>, u32) {
        let end = self.tokens.first_at_level(first, |t| {
            matches!(t.kind, TokenKind::Semi | TokenKind::RBrace | TokenKind::RParen)
        });
        let declares = |at: u32| at == first || self.token(at - 1).kind == TokenKind::Comma;
        let names = self.tokens.level(first, end).filter(|(_, t)| t.kind == TokenKind::Ident);
        (names.filter(|(at, _)| declares(*at)).map(|(_, t)| t.symbol()).collect(), end)
    }

    /// The `=` of an alias declaration.
    fn is_alias(&self, equal: u32) -> bool {
        self.token(equal).kind == TokenKind::Equal
            && self.token(equal - 1).kind == TokenKind::Ident
            && self.is_keyword(equal - 2, &[kw::USING])
    }

    /// `T::type *x = ...`: a product, of which an operand is not declared.
    fn check_operand(&mut self, open: u32, name: DependentName, declared: Token) {
        let seen = (open..name.start).any(|i| self.token(i).is_name(declared.symbol()));
        if !seen && self.lookup_unqualified(declared.symbol()).is_empty() {
            let message = diag::identifier_is_undefined(&self.text(declared.symbol()));
            self.report_value(message, declared.span(), name);
        }
    }

    /// `(T::type)x` and `(T::type *)x`, the cursor at the parenthesis: not behind a function or a keyword.
    fn check_cast(&mut self, paren: u32, name: DependentName) {
        let before = self.token(paren - 1);
        let operator = match before.kind {
            TokenKind::Keyword => before.symbol() == kw::RETURN,
            TokenKind::RParen | TokenKind::RBracket | TokenKind::Greater | TokenKind::RBrace => false,
            kind => kind.is_punctuator(),
        };
        if !operator {
            return;
        }
        let mut at = name.name + 1;
        if matches!(self.token(at).kind, TokenKind::Star | TokenKind::Amp) {
            at += 1;
        }
        let (close, operand) = (self.token(at), self.token(at + 1));
        if close.kind != TokenKind::RParen {
            return;
        }
        if at > name.name + 1 {
            self.report_value(diag::expected_expression(), close.span(), name);
        }
        let is_operand = matches!(
            operand.kind,
            TokenKind::Ident | TokenKind::Number | TokenKind::String | TokenKind::Char
        );
        if is_operand {
            self.report_value(diag::expected_semicolon(), operand.span(), name);
        }
    }

    /// Whether the name is an argument, alone, for a parameter of a class template that takes types.
    fn is_type_argument(&mut self, before: u32, name: DependentName) -> bool {
        let end = self.behind_indirection(name.next);
        if !matches!(self.token(end).kind, TokenKind::Greater | TokenKind::Comma) {
            return false;
        }
        let Some((less, index)) = self.argument_list(before) else { return false };
        let template = self.token(less - 1);
        if template.kind != TokenKind::Ident
            || self.continues_name(less - 1)
            || self.scan_template_args(less).is_none_or(|after| after <= end)
        {
            return false;
        }
        let found = self.lookup_unqualified(template.symbol());
        let [Decl::Template(id)] = found.decls.as_slice() else { return false };
        let data = &self.tree.templates[*id];
        matches!(data.kind, TemplateKind::Class | TemplateKind::Alias)
            && data
                .params
                .iter()
                .take(index + 1)
                .find(|p| p.pack)
                .or(data.params.get(index))
                .is_some_and(|p| p.kind == TemplateParamKind::Type)
    }

    /// Steps back from the `<` or a comma of template arguments: the `<`, and how many commas there were.
    pub(crate) fn argument_list(&self, from: u32) -> Option<(u32, usize)> {
        let (mut at, mut nested, mut commas) = (from, 0, 0);
        loop {
            match self.token(at).kind {
                TokenKind::Less if nested == 0 => return Some((at, commas)),
                TokenKind::Less => nested -= 1,
                TokenKind::Greater => nested += 1,
                TokenKind::Comma if nested == 0 => commas += 1,
                TokenKind::RParen | TokenKind::RBracket => at = self.tokens.matching(at as usize)? as u32,
                TokenKind::Ident
                | TokenKind::Number
                | TokenKind::Keyword
                | TokenKind::ColonColon
                | TokenKind::Comma
                | TokenKind::Star
                | TokenKind::Amp
                | TokenKind::AmpAmp => {}
                _ => return None,
            }
            at = at.checked_sub(1)?;
        }
    }

    /// The use of a name that was not declared, because its declaration was taken for an expression.
    fn check_declared(&mut self, at: u32, undeclared: &mut Undeclared) {
        let t = self.token(at);
        let member = matches!(
            self.token(at - 1).kind,
            TokenKind::ColonColon | TokenKind::Dot | TokenKind::Arrow | TokenKind::Ident
        );
        if member {
            return;
        }
        if let Some(i) = undeclared.0.iter().position(|n| n.0 == t.symbol() && n.1 <= at) {
            undeclared.0.swap_remove(i);
            if self.lookup_unqualified(t.symbol()).is_empty() {
                let text = diag::identifier_is_undefined(&self.text(t.symbol()));
                self.report(text, t.span());
            }
        }
    }

    fn spelling(&self, name: DependentName) -> String {
        let span = self.token(name.start).span().to(self.token(name.name).span());
        String::from_utf8_lossy(self.map.span_bytes(span)).into_owned()
    }

    /// A type is wanted, and the name is not said to be one.
    pub(crate) fn report_typename(&mut self, name: DependentName) {
        let (spelling, span) = (self.spelling(name), self.token(name.start).span());
        match name.behind_args {
            true => {
                let text = diag::use_typename_keyword_to_treat_nontype(&spelling);
                self.report(text, span)
            }
            false => {
                let text = diag::nontype_is_not_type_name_typename(&spelling);
                self.report(text, span)
            }
        };
    }

    /// What follows from taking the name for a value.
    fn report_value(&mut self, message: Message, span: Span, name: DependentName) {
        let spelling = self.spelling(name);
        let message = message.because(&format_args!("without \"typename\", \"{spelling}\" is a value"));
        self.report(message, span);
    }

    /// `a.f<int>()` with `a` of a type that depends on parameters: two comparisons.
    fn check_member_template(&mut self, dot: u32, open: u32) {
        if self.token(dot + 1).kind != TokenKind::Ident || self.token(dot + 2).kind != TokenKind::Less {
            return;
        }
        let Some(after) = self.scan_template_args(dot + 2) else { return };
        if self.token(after).kind != TokenKind::LParen || !self.object_depends(dot, open, 0) {
            return;
        }
        self.report_comparisons(dot + 2, after);
    }

    /// Template arguments behind a name that is taken for a value.
    fn report_comparisons(&mut self, less: u32, after: u32) {
        let mut at = less + 1;
        while at < after {
            let end = self.scan_until_comma(at, true);
            if self.is_type_in(at, end) {
                let span = self.token(at).span();
                self.report(
                    diag::type_name_is_not_allowed().because(&"\"template\" is missing before the member"),
                    span,
                );
            }
            at = end + 1;
        }
        let close = self.token(after + 1);
        if self.token(after).kind == TokenKind::LParen && close.kind == TokenKind::RParen {
            let text = diag::expected_expression().because(&"\"template\" is missing before the member");
            self.report(text, close.span());
        }
    }
}
