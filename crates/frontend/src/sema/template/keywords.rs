//! The keywords `typename` and `template` that a template must have where its names depend on its parameters.
//!
//! Bodies are read with the arguments of an instance, and there every name is what it is: `V<T>::type x;` needs no keyword to
//! be understood. The language wants one, and programs that lack it are not accepted elsewhere. So the tokens of a
//! body are looked at once, before its first instance is read, for dependent names in places that show what they are meant
//! to be. The mistakes are those of a parser that takes them for values: often the follow-up (`;` expected) is what is
//! reported. When in doubt, this is silent.

use oxicc_source::{Message, Span};
use smallvec::SmallVec;

use crate::diag;
use crate::lex::{Standard, Symbol, Token, TokenKind, kw};
use crate::sema::decl_spec::is_arithmetic_word;
use crate::sema::scope::{Decl, Key, ScopeKind};
use crate::sema::{Scoped, Sema};
use crate::tree::{TemplateKind, TemplateParamKind, TokenRange};

/// `V<T>::type`, `T::type`: a name behind a qualifier that depends on a template parameter.
#[derive(Clone, Copy)]
pub(super) struct DependentName {
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

impl Sema<'_> {
    /// Checks the body of a function, from its `{` on, and whether it can be read.
    pub(in crate::sema) fn check_keywords(&mut self, open: u32) -> bool {
        let first = self.tokens.get(open as usize).pos;
        if !self.inside_template(Some(self.cx.scope)) || self.is_header(first) {
            return true;
        }
        if self.trap_depth == 0 && !self.keywords_checked.insert(open) {
            return !self.lacks_keywords.contains(&open);
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
            self.lacks_keywords.insert(open);
        }
        !failed
    }

    fn token(&self, at: u32) -> Token {
        self.tokens.get(at as usize)
    }

    /// The dependent name that starts here. That of a class around, whose members are known, is none.
    pub(super) fn dependent_name(&mut self, start: u32) -> Option<DependentName> {
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
        if self.outlined == Some(name) {
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
        let (mut names, mut at) = (SmallVec::new(), first);
        while !matches!(self.token(at).kind, TokenKind::Semi | TokenKind::RBrace | TokenKind::RParen) {
            let t = self.token(at);
            if t.kind == TokenKind::Ident && (at == first || self.token(at - 1).kind == TokenKind::Comma) {
                names.push(t.symbol());
            }
            at = match t.kind {
                TokenKind::LParen | TokenKind::LBracket | TokenKind::LBrace => self.matching_at(at) + 1,
                _ => at + 1,
            };
        }
        (names, at)
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
    pub(in crate::sema) fn argument_list(&self, from: u32) -> Option<(u32, usize)> {
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
    pub(super) fn report_typename(&mut self, name: DependentName) {
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

    /// Whether an argument is plainly a type.
    fn is_type_in(&mut self, from: u32, end: u32) -> bool {
        let t = self.token(from);
        match t.kind {
            TokenKind::Keyword => {
                is_arithmetic_word(t.symbol()) || matches!(t.symbol(), kw::VOID | kw::CONST | kw::TYPENAME)
            }
            TokenKind::Ident => {
                let args = self.token(from + 1).kind == TokenKind::Less
                    && self.scan_template_args(from + 1) == Some(end);
                if from + 1 != end && !args {
                    return false;
                }
                let found = self.lookup_unqualified(t.symbol());
                match args {
                    true => matches!(found.first(), Some(Decl::Template(id))
                        if self.tree.templates[id].kind == TemplateKind::Class),
                    false => self.found_is_type(&found),
                }
            }
            _ => false,
        }
    }

    /// Whether the object before a `.` or `->` has a type that depends on template parameters, as its declaration shows.
    fn object_depends(&mut self, dot: u32, open: u32, depth: u32) -> bool {
        let mut at = dot - 1;
        loop {
            let t = self.token(at);
            match t.kind {
                TokenKind::RParen | TokenKind::RBracket => match self.tokens.matching(at as usize) {
                    Some(bracket) if bracket > 0 => at = bracket as u32 - 1,
                    _ => return false,
                },
                TokenKind::Ident => match self.token(at - 1).kind {
                    TokenKind::Dot | TokenKind::Arrow => at -= 2,
                    TokenKind::ColonColon => return false,
                    _ => return self.variable_depends(at, open, depth),
                },
                TokenKind::Keyword if t.symbol() == kw::THIS => {
                    return match dot - at {
                        1 => self.only_base_depends(dot + 1, open),
                        _ => self.field_depends(self.token(at + 2), open),
                    };
                }
                _ => return false,
            }
        }
    }

    /// Whether the variable named here is declared before with a dependent type.
    fn variable_depends(&mut self, at: u32, open: u32, depth: u32) -> bool {
        let name = self.token(at).symbol();
        for i in (self.declaration_start(open)..at).rev() {
            if self.token(i).is_name(name)
                && let Some(answer) = self.declarator_depends(i, open, depth)
            {
                return answer;
            }
        }
        self.field_depends(self.token(at), open)
    }

    /// Where the declaration of a function begins.
    fn declaration_start(&self, open: u32) -> u32 {
        let mut at = open;
        while at > 0 {
            let before = at - 1;
            match self.token(before).kind {
                TokenKind::Semi | TokenKind::LBrace | TokenKind::RBrace => break,
                TokenKind::RParen | TokenKind::RBracket => {
                    at = self.tokens.matching(before as usize).map_or(0, |i| i as u32);
                }
                _ => at = before,
            }
        }
        at
    }

    /// Whether the declarator that ends with this name declares something of a dependent type; none if it is no
    /// declarator.
    fn declarator_depends(&mut self, at: u32, open: u32, depth: u32) -> Option<bool> {
        let next = self.token(at + 1).kind;
        let declares = matches!(
            next,
            TokenKind::Equal
                | TokenKind::Semi
                | TokenKind::Comma
                | TokenKind::RParen
                | TokenKind::LBrace
                | TokenKind::LBracket
                | TokenKind::Colon
        );
        if !declares {
            return None;
        }
        let mut last = at - 1;
        while matches!(self.token(last).kind, TokenKind::Star | TokenKind::Amp | TokenKind::AmpAmp)
            || self.is_keyword(last, &[kw::CONST, kw::VOLATILE, kw::GNU_RESTRICT, kw::GNU_RESTRICT2])
        {
            last -= 1;
        }
        let t = self.token(last);
        let bounded = |s: &Self, first: u32| {
            let place = s.place_before(first);
            matches!(
                s.token(place.first - 1).kind,
                TokenKind::LParen
                    | TokenKind::Comma
                    | TokenKind::Semi
                    | TokenKind::LBrace
                    | TokenKind::RBrace
                    | TokenKind::Colon
            )
        };
        match t.kind {
            TokenKind::Ident if self.token(last - 1).kind != TokenKind::ColonColon => {
                if !bounded(self, last) {
                    return None;
                }
                let found = self.lookup_unqualified(t.symbol());
                self.found_is_type(&found).then(|| self.names_type_param(t.symbol()))
            }
            TokenKind::Greater => {
                let (less, _) = self.argument_list(last - 1)?;
                let name = self.token(less - 1);
                let template = name.kind == TokenKind::Ident && {
                    let found = self.lookup_unqualified(name.symbol());
                    matches!(found.first(), Some(Decl::Template(id))
                        if self.tree.templates[id].kind == TemplateKind::Class)
                };
                (template && bounded(self, less - 1)).then(|| self.mentions_param(less + 1, last))
            }
            TokenKind::Keyword if t.symbol() == kw::AUTO => {
                if !bounded(self, last) {
                    return None;
                }
                Some(match next {
                    TokenKind::Equal => self.chain_depends(at + 2, open, depth + 1),
                    TokenKind::Comma | TokenKind::RParen => true,
                    _ => false,
                })
            }
            _ => None,
        }
    }

    /// Whether the initialiser that starts here is nothing but a dependent variable, or a member or call of one.
    fn chain_depends(&mut self, from: u32, open: u32, depth: u32) -> bool {
        let mut at = from;
        if matches!(self.token(at).kind, TokenKind::Star | TokenKind::Amp) {
            at += 1;
        }
        if self.token(at).kind != TokenKind::Ident || depth > 4 {
            return false;
        }
        match self.token(at + 1).kind {
            TokenKind::Semi | TokenKind::Dot | TokenKind::Arrow | TokenKind::LBracket => {
                self.variable_depends(at, open, depth)
            }
            _ => false,
        }
    }

    /// The `{` of the class in which a function is defined.
    fn class_around(&self, open: u32) -> Option<u32> {
        let mut at = open;
        loop {
            at = at.checked_sub(1)?;
            match self.token(at).kind {
                TokenKind::RBrace | TokenKind::RParen | TokenKind::RBracket => {
                    at = self.tokens.matching(at as usize)? as u32
                }
                TokenKind::LBrace => break,
                _ => {}
            }
        }
        let start = self.declaration_start(at);
        (start..at).any(|i| self.is_keyword(i, &[kw::STRUCT, kw::CLASS])).then_some(at)
    }

    /// Whether a member with this name, of the class around, is declared with a dependent type.
    fn field_depends(&mut self, name: Token, open: u32) -> bool {
        let Some(class) = self.class_around(open) else { return false };
        if name.kind != TokenKind::Ident {
            return false;
        }
        let close = self.matching_at(class);
        let mut at = class + 1;
        while at < close {
            let t = self.token(at);
            match t.kind {
                TokenKind::LBrace | TokenKind::LParen => at = self.matching_at(at),
                TokenKind::Ident if t.symbol() == name.symbol() => {
                    if let Some(answer) = self.declarator_depends(at, open, 4) {
                        return answer;
                    }
                }
                _ => {}
            }
            at += 1;
        }
        false
    }

    /// Whether a member is inherited from the one base of the class around, and that is dependent.
    fn only_base_depends(&mut self, member: u32, open: u32) -> bool {
        let Some(class) = self.class_around(open) else { return false };
        let Some(record) = self.enclosing_record(self.cx.scope) else { return false };
        let scope = self.record_scope(record);
        let name = self.token(member).symbol();
        if self.tree.records[record].bases.len() != 1 || !self.entries(scope, Key::Ident(name)).is_empty() {
            return false;
        }
        let start = self.declaration_start(class);
        let head = (start..class).find(|i| self.is_keyword(*i, &[kw::STRUCT, kw::CLASS]));
        let Some(colon) =
            head.and_then(|head| (head..class).find(|i| self.token(*i).kind == TokenKind::Colon))
        else {
            return false;
        };
        self.mentions_param(colon + 1, class)
    }

    /// Checks a declaration up to a body: the types it returns and takes. The names that lack `typename` are read as if
    /// they had it.
    pub(super) fn check_signature(&mut self, decl: u32, member: bool) {
        let known = self.trap_depth == 0 && !self.keywords_checked.insert(decl);
        if known || self.is_header(self.token(decl).pos) {
            return;
        }
        let old = self.options.standard < Standard::Cxx20;
        let mut at = decl;
        while self.is_specifier(at) {
            at = self.after_specifier(at);
        }
        if let Some(name) = self.dependent_name(at) {
            let next = self.behind_indirection(name.next);
            // A member of the class whose member is being defined.
            if self.same_name(at, next) {
                self.supplied_typenames.insert(at);
                return;
            }
            let plain = self.token(next).kind == TokenKind::Ident
                && (member || self.token(next + 1).kind == TokenKind::LParen);
            if !plain {
                return;
            }
            if old {
                self.supply_typename(name);
            }
            at = next;
        }
        // The parameters: behind a name, before anything that is not part of a simple declaration.
        let mut class = at;
        while !matches!(
            self.token(at).kind,
            TokenKind::LParen | TokenKind::Semi | TokenKind::LBrace | TokenKind::Equal | TokenKind::Eof
        ) {
            let args = self.token(at).kind == TokenKind::Ident && self.token(at + 1).kind == TokenKind::Less;
            if self.token(at).kind == TokenKind::Ident && self.token(at - 1).kind != TokenKind::ColonColon {
                class = at;
            }
            at = match args.then(|| self.scan_template_args(at + 1)).flatten() {
                Some(after) => after,
                None => at + 1,
            };
        }
        if self.token(at).kind != TokenKind::LParen || self.token(at - 1).kind != TokenKind::Ident {
            return;
        }
        let close = self.matching_at(at);
        // [temp.res]/5: in the parameters of a member or a qualified name no `typename` is needed.
        let qualified = self.token(at - 2).kind == TokenKind::ColonColon;
        let implied = !old && (member || qualified);
        // Nor for members of the class whose member is being defined.
        let class = qualified.then_some(class);
        self.check_parameters(at, close, implied, class);
        if old
            && self.token(close + 1).kind == TokenKind::Arrow
            && let Some(name) = self.dependent_name(close + 2)
            && !class.is_some_and(|class| self.same_name(name.start, class))
        {
            self.supply_typename(name);
        }
    }

    /// Steps over the `*` and `&` of a declarator.
    fn behind_indirection(&self, from: u32) -> u32 {
        let mut at = from;
        while matches!(self.token(at).kind, TokenKind::Star | TokenKind::Amp | TokenKind::AmpAmp) {
            at += 1;
        }
        at
    }

    fn same_name(&self, a: u32, b: u32) -> bool {
        let (a, b) = (self.token(a), self.token(b));
        a.kind == TokenKind::Ident && b.kind == TokenKind::Ident && a.symbol() == b.symbol()
    }

    fn check_parameters(&mut self, open: u32, close: u32, implied: bool, class: Option<u32>) {
        let mut at = open;
        while at < close {
            let mut start = at + 1;
            while self.is_keyword(start, &[kw::CONST, kw::VOLATILE]) {
                start += 1;
            }
            if let Some(name) = self.dependent_name(start) {
                let next = self.behind_indirection(name.next);
                if implied || class.is_some_and(|class| self.same_name(name.start, class)) {
                    self.supplied_typenames.insert(name.start);
                } else if self.token(next).kind == TokenKind::Ident {
                    self.supply_typename(name);
                }
            }
            at = self.scan_until_comma(at + 1, false);
        }
    }

    fn supply_typename(&mut self, name: DependentName) {
        if !self.options.language.trust_host {
            self.report_typename(name);
        }
        self.supplied_typenames.insert(name.start);
    }

    fn is_specifier(&self, at: u32) -> bool {
        self.is_attribute_keyword(at)
            || self.is_keyword(
                at,
                &[
                    kw::STATIC,
                    kw::INLINE,
                    kw::CONSTEXPR,
                    kw::CONST,
                    kw::VIRTUAL,
                    kw::EXTERN,
                    kw::MUTABLE,
                    kw::TYPEDEF,
                ],
            )
    }

    fn after_specifier(&self, at: u32) -> u32 {
        match self.is_attribute_keyword(at) && self.token(at + 1).kind == TokenKind::LParen {
            true => self.matching_at(at + 1) + 1,
            false => at + 1,
        }
    }

    /// Checks a member in the definition of a class template.
    pub(super) fn check_member_keywords(&mut self, start: u32) {
        let alias = self.is_keyword(start, &[kw::USING]) && self.token(start + 2).kind == TokenKind::Equal;
        if !alias {
            self.check_signature(start, true);
        } else if self.options.standard < Standard::Cxx20
            && let Some(name) = self.dependent_name(start + 3)
        {
            self.supply_typename(name);
        }
    }

    /// The type of a parameter for values.
    pub(super) fn check_value_type(&mut self, start: u32) {
        if self.options.standard < Standard::Cxx20
            && !self.is_header(self.token(start).pos)
            && let Some(name) = self.dependent_name(start)
            && self.token(name.next).kind == TokenKind::Ident
        {
            self.supply_typename(name);
        }
    }

    /// The default of a type parameter.
    pub(super) fn check_default_type(&mut self, range: TokenRange) {
        if self.options.standard < Standard::Cxx20
            && !self.is_header(self.token(range.start).pos)
            && let Some(name) = self.dependent_name(range.start)
            && name.name + 1 == range.end
        {
            self.supply_typename(name);
        }
    }
}
