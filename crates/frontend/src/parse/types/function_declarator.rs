//! The function part of a declarator: where it starts, exception specifications, trailing return types, constraints.

use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::sema::Scoped;
use crate::sema::decl::declarator::{
    Chunk, Declarator, FnChunk, FnDeclarator, NameMode, NoexceptSpec, Proto,
};
use crate::sema::decl::specifiers::DeclSpecs;
use crate::sema::lookup::name::IdName;
use crate::sema::lookup::scope::ScopeKind;
use crate::tree::TokenRange;
use crate::tree::types::{QualType, Quals, RefQual, TypeKind};

impl Parser<'_, '_> {
    /// At `(` after a declarator: whether it is a parameter list, as against an initialiser.
    pub(crate) fn at_parameter_clause(
        &mut self,
        specs: &DeclSpecs,
        mode: NameMode,
        out: &Declarator,
        inner: &[Chunk],
    ) -> bool {
        if mode != NameMode::Required {
            return true;
        }
        if out.name.is_none() && inner.is_empty() {
            return false;
        }
        if specs.ty.is_none() || !matches!(out.name, Some(IdName::Ident(_))) {
            return true;
        }
        // `int (*S::f)(int) = ...` is a member as well, but what stands behind the parentheses is a part of its type.
        if inner.is_empty() && self.names_data_member(out) {
            return false;
        }
        let next = self.peek(1);
        match next.kind {
            TokenKind::RParen | TokenKind::Ellipsis => true,
            TokenKind::LBracket => self.peek(2).kind == TokenKind::LBracket,
            TokenKind::Number
            | TokenKind::String
            | TokenKind::Char
            | TokenKind::LParen
            | TokenKind::LBrace
            | TokenKind::Amp
            | TokenKind::Minus
            | TokenKind::Plus
            | TokenKind::Exclaim
            | TokenKind::Tilde => false,
            TokenKind::Star => self.at_mistyped_parameter(specs, out),
            // An explicit object parameter: members are initialised in other ways.
            TokenKind::Keyword
                if next.symbol() == kw::THIS
                    && !self.is_block_scope(self.declaration_scope(self.cx.scope)) =>
            {
                true
            }
            _ => {
                let mark = self.mark();
                let in_block = self.is_block_scope(self.declaration_scope(self.cx.scope));
                self.bump();
                let mut clause = self.at_decl_specifier() || self.in_pattern() && self.at_kw(kw::TYPENAME);
                // The type of a parameter pack is one only for each element. In a block no element is no parameter.
                let expanded = !clause && self.at_expanded_parameter().is_some_and(|n| n > 0 || !in_block);
                clause |= expanded;
                // Outside functions only what starts like a conversion is worth a closer look.
                let builtin = self.kind() == TokenKind::Keyword;
                let doubtful = in_block
                    || expanded
                    || builtin
                        && self.peek(1).kind == TokenKind::LParen
                        && self.peek(2).kind != TokenKind::Star
                    || self.at_conversion();
                if clause && doubtful {
                    // `T x(U(a), b);` starts like parameters; they must all be parameters.
                    self.rewind(mark);
                    let ok = self.tentative(|s| {
                        let mut info = FnDeclarator::default();
                        s.parse_parameters(&mut info);
                        true
                    });
                    clause = ok.is_ok();
                }
                self.rewind(mark);
                clause || self.at_mistyped_parameter(specs, out)
            }
        }
    }

    /// At `(`: whether what follows can only be a parameter, of a type that nobody declared or that is forgotten.
    fn at_mistyped_parameter(&mut self, specs: &DeclSpecs, out: &Declarator) -> bool {
        let (first, next) = (self.peek(1), self.peek(2).kind);
        let body_follows = self.tokens.get(self.matching() as usize + 1).kind == TokenKind::LBrace;
        let unknown = first.kind == TokenKind::Ident && self.lookup_unqualified(first.symbol()).is_empty();
        let qualified = first.kind == TokenKind::Ident && next == TokenKind::ColonColon;
        if qualified && !self.in_pattern() && self.kind_after_qualified(self.pos() + 1) == TokenKind::Ident {
            return true;
        }
        let scope = self.declaration_scope(self.cx.scope);
        let cascade = self.options.language.cascade_errors;
        // Members are not initialised in parentheses inside their class, and nothing initialises `void`.
        let only_function = matches!(self.scopes[scope].kind, ScopeKind::Record(_))
            && out.qualifier.is_none()
            || !cascade
                && (specs.ty.is_some_and(|ty| self.tree.types.is_void(ty)) || self.overloads_function(out));
        let like_initializer = match next {
            _ if !body_follows && !only_function => false,
            TokenKind::RParen | TokenKind::Comma => unknown && !cascade && only_function,
            TokenKind::Star | TokenKind::Amp | TokenKind::Less => unknown,
            TokenKind::ColonColon => qualified,
            _ => first.kind == TokenKind::Star,
        };
        if !(like_initializer || unknown && next == TokenKind::Ident) {
            return false;
        }
        let at_namespace = matches!(self.scopes[scope].kind, ScopeKind::Namespace(_));
        if !like_initializer {
            return true;
        }
        if self.in_pattern() {
            return !qualified && first.kind != TokenKind::Star;
        }
        if at_namespace && self.trap_depth == 0 && cascade {
            if unknown && qualified {
                self.report(diag::name_followed_by_scope_must_be_class(), first.span());
            }
            self.report_as_initializer(specs, out);
        }
        true
    }

    /// `void k(Foo *p) {`: to the reference compiler a variable with an initialiser, and reported as one. The parameters are read
    /// silently after that.
    fn report_as_initializer(&mut self, specs: &DeclSpecs, out: &Declarator) {
        if specs.ty.is_some_and(|ty| self.tree.types.is_void(ty)) {
            self.report(diag::incomplete_type_is_not_allowed(&"void"), out.span);
        }
        let mark = self.mark();
        let close = self.matching();
        self.bump();
        loop {
            self.parse_assignment_expr();
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        if self.pos() != close {
            self.expect(TokenKind::RParen);
        }
        self.rewind(mark);
        let span = self.tokens.get(close as usize + 1).span();
        self.report(diag::expected_semicolon(), span);
        self.context.mistyped = Some(close);
    }

    /// `inner`: what stands in parentheses before the parameters.
    pub(crate) fn parse_function_chunk(
        &mut self,
        specs: &DeclSpecs,
        out: &Declarator,
        inner: &[Chunk],
    ) -> FnChunk {
        let mut info = FnDeclarator::default();
        let outer = self.cx.scope;
        let outer_this = self.cx.this_ty;
        self.around.protos.push(Proto::default());
        let variadic = self.parse_parameters(&mut info);
        let mut quals = Quals::empty();
        let mut ref_qual = RefQual::None;
        loop {
            let t = self.tok();
            match t.kind {
                TokenKind::Keyword => match t.symbol() {
                    kw::CONST | kw::GNU_CONST | kw::GNU_CONST2 => {
                        quals |= Quals::CONST;
                        self.bump();
                    }
                    kw::VOLATILE | kw::GNU_VOLATILE | kw::GNU_VOLATILE2 => {
                        quals |= Quals::VOLATILE;
                        self.bump();
                    }
                    kw::GNU_RESTRICT | kw::GNU_RESTRICT2 => {
                        self.bump();
                    }
                    kw::NOEXCEPT => self.parse_noexcept(&mut info),
                    kw::THROW => self.parse_throw_spec(&mut info),
                    kw::GNU_ATTRIBUTE | kw::GNU_ATTRIBUTE2 => self.parse_attributes(&mut info.attrs),
                    _ => break,
                },
                TokenKind::Amp => {
                    ref_qual = RefQual::LValue;
                    self.bump();
                }
                TokenKind::AmpAmp => {
                    ref_qual = RefQual::RValue;
                    self.bump();
                }
                TokenKind::LBracket if self.at_std_attribute() => self.parse_attributes(&mut info.attrs),
                _ => break,
            }
        }
        // Of the type of something else than a declared function: the parameters are in scope.
        let is_typedef = specs.storage == crate::sema::decl::specifiers::Storage::Typedef;
        let nested = self.around.protos.len() > 1 || out.name.is_none() || !inner.is_empty() || is_typedef;
        if nested && matches!(info.noexcept, NoexceptSpec::Tokens(_)) {
            self.declare_proto_params();
            self.around.protos.last_mut().iter_mut().for_each(|proto| proto.trailing = true);
            info.noexcept_of_type = Some(self.noexcept_of_type(info.noexcept, false));
        }
        let mut trailing = None;
        // `this` may be used in the trailing return type of a member.
        if let Some(record) = self.enclosing_record(self.cx.scope)
            && !matches!(self.scopes[self.cx.scope].kind, ScopeKind::Block)
            && specs.storage != crate::sema::decl::specifiers::Storage::Static
            && out.name.is_some()
        {
            self.cx.this_ty = Some(self.record_type(record).with(quals));
        }
        if self.at(TokenKind::Arrow) {
            self.bump();
            self.declare_proto_params();
            if let Some(proto) = self.around.protos.last_mut() {
                proto.trailing = true;
            }
            self.context.only_type_at = self.pos();
            trailing = Some(self.parse_trailing_return());
            info.trailing_return = true;
        }
        if self.at_kw(kw::REQUIRES) && self.options.standard >= crate::lex::Standard::Cxx20 {
            self.bump();
            info.requires = Some(self.skip_constraint());
        }
        self.around.protos.pop();
        self.cx.scope = outer;
        self.cx.this_ty = outer_this;
        let params = info
            .params
            .iter()
            .map(|p| match *self.tree.types.get(p.ty) {
                TypeKind::PackExpansion(_) => p.ty,
                _ => p.ty.unqualified(),
            })
            .collect();
        FnChunk { params, variadic, quals, ref_qual, trailing, info }
    }

    pub fn parse_noexcept(&mut self, info: &mut FnDeclarator) {
        self.bump();
        if !self.at(TokenKind::LParen) {
            info.noexcept = NoexceptSpec::Yes;
            return;
        }
        let range = self.skip_brackets();
        let inner = TokenRange { start: range.start + 1, end: range.end.saturating_sub(1) };
        info.noexcept = NoexceptSpec::Tokens(inner);
        if inner.end == inner.start + 1 {
            let t = self.tokens.get(inner.start as usize);
            if t.is_name(kw::TRUE) {
                info.noexcept = NoexceptSpec::Yes;
            } else if t.is_name(kw::FALSE) {
                info.noexcept = NoexceptSpec::No;
            }
        }
    }

    /// Skips a constraint-logical-or-expression and gives its tokens.
    pub fn skip_constraint(&mut self) -> TokenRange {
        let start = self.pos();
        loop {
            self.skip_constraint_primary();
            if !self.eat(TokenKind::AmpAmp) && !self.eat(TokenKind::PipePipe) {
                break;
            }
        }
        TokenRange { start, end: self.pos() }
    }

    fn skip_constraint_primary(&mut self) {
        match self.kind() {
            TokenKind::LParen => {
                self.skip_brackets();
            }
            TokenKind::Keyword if self.at_kw(kw::REQUIRES) => {
                self.bump();
                if self.at(TokenKind::LParen) {
                    self.skip_brackets();
                }
                if self.at(TokenKind::LBrace) {
                    self.skip_brackets();
                }
            }
            TokenKind::Number => {
                self.bump();
            }
            TokenKind::Keyword if self.at_kw(kw::TRUE) || self.at_kw(kw::FALSE) => {
                self.bump();
            }
            _ => {
                self.eat(TokenKind::Exclaim);
                self.eat(TokenKind::ColonColon);
                loop {
                    self.eat_kw(kw::TEMPLATE);
                    if (self.at_kw(kw::DECLTYPE) || self.at_kw(kw::SIZEOF) || self.at_kw(kw::NOEXCEPT))
                        && self.peek(1).kind == TokenKind::LParen
                    {
                        self.bump();
                        self.skip_brackets();
                    } else if self.eat_ident().is_none() {
                        break;
                    }
                    if self.at(TokenKind::Less)
                        && let Some(after) = self.sema.scan_template_args(self.pos())
                    {
                        self.seek(after);
                    }
                    if self.at(TokenKind::LParen)
                        && crate::lex::symbols::is_trait(self.tokens.get(self.pos() as usize - 1).symbol())
                    {
                        self.skip_brackets();
                    }
                    if !self.eat(TokenKind::ColonColon) {
                        break;
                    }
                }
            }
        }
    }

    /// The type after `->`: it defines no class or enumeration, a brace after it opens the function's body.
    pub fn parse_trailing_return(&mut self) -> QualType {
        self.reading(|s| &mut s.no_type_definitions, true, |s| s.parse_type_id())
    }

    /// `throw()` and the dynamic exception specifications of old, the cursor at `throw`.
    pub(crate) fn parse_throw_spec(&mut self, info: &mut FnDeclarator) {
        self.bump();
        let empty = self.peek(1).kind == TokenKind::RParen;
        let span = self.span();
        if !empty
            && self.options.standard >= crate::lex::Standard::Cxx17
            && !self.map.in_system_header(span.lo)
        {
            self.report(diag::dynamic_exception_specifications_are_not_permitted(), span);
        }
        self.skip_brackets();
        info.noexcept = if empty { NoexceptSpec::Yes } else { NoexceptSpec::No };
    }
}
