//! Postfix expressions: calls, kernel launches, member access, destructor calls.

use oxicc_source::Span;

use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::sema::Scoped;
use crate::sema::convert::Init;
use crate::sema::lookup::name::{IdExpr, IdName, Qualifier};
use crate::tree::expr::{Category, ExprKind};
use crate::tree::types::QualType;
use crate::tree::{ExprId, OperatorName, RecordId};

impl Parser<'_, '_> {
    /// The postfix operators that follow a primary expression.
    pub(crate) fn parse_postfix(&mut self, e: ExprId, start: Span) -> ExprId {
        let mut e = e;
        loop {
            match self.kind() {
                // Any number of subscripts, and a comma between them is no operator.
                TokenKind::LBracket if self.options.standard >= crate::lex::Standard::Cxx23 => {
                    self.bump();
                    let args = self.parse_args_until(TokenKind::RBracket);
                    let span = self.span_from(start);
                    e = self.build_subscripts(e, args, span);
                }
                TokenKind::LBracket => {
                    self.bump();
                    let index = self.bracketed(|s| {
                        if s.at(TokenKind::LBrace) {
                            Init::List(Box::new(s.parse_braced_list()))
                        } else {
                            Init::Expr(s.parse_expression())
                        }
                    });
                    self.expect(TokenKind::RBracket);
                    let span = self.span_from(start);
                    e = self.build_subscript(e, index, span);
                }
                TokenKind::LParen if self.is_parenthesis(e) => return e,
                TokenKind::LParen => {
                    let args = self.parse_call_args();
                    let span = self.span_from(start);
                    e = self.build_call(e, args, span);
                }
                TokenKind::LessLessLess => e = self.parse_launch(e, start),
                TokenKind::Dot | TokenKind::Arrow => e = self.parse_member_access(e, start),
                TokenKind::PlusPlus | TokenKind::MinusMinus if self.is_prefix() => return e,
                TokenKind::PlusPlus | TokenKind::MinusMinus => {
                    let op = if self.at(TokenKind::PlusPlus) {
                        OperatorName::PlusPlus
                    } else {
                        OperatorName::MinusMinus
                    };
                    self.bump();
                    let span = self.span_from(start);
                    e = self.build_postfix_increment(op, e, span);
                }
                _ => return e,
            }
        }
    }

    fn parse_member_access(&mut self, e: ExprId, start: Span) -> ExprId {
        let arrow = self.at(TokenKind::Arrow);
        self.bump();
        let object = if arrow {
            let span = self.span_from(start);
            self.arrow_object(e, span)
        } else {
            match self.resolve_single(e) {
                Some(single) => single,
                None => {
                    self.unresolved_overload(e);
                    self.error_expr(start)
                }
            }
        };
        if self.is_error_expr(object) {
            self.skip_member_name();
            return self.error_expr(start);
        }
        let ty = self.ety(object);
        if self.tree.types.as_record(ty).is_none() {
            return self.parse_pseudo_destructor(object, arrow, start);
        }
        let open =
            self.tree.types.as_record(ty).is_some_and(|r| {
                self.tree.records[r].flags.contains(crate::tree::RecordFlags::BEING_DEFINED)
            });
        let why = |ty: &str| match arrow {
            true => diag::pointer_or_reference_to_incomplete_type(&ty),
            false => diag::incomplete_type_is_not_allowed(&ty),
        };
        if !open && !self.require_complete_for(ty, start, why) {
            self.skip_member_name();
            return self.error_expr(start);
        }
        let Some(id) = self.parse_member_name(ty) else {
            let span = self.span();
            self.report(diag::expected_identifier(), span);
            return self.error_expr(start);
        };
        if let IdName::Dtor(named) = id.name {
            return self.parse_destructor_call(object, named, id.qualifier.is_some(), start);
        }
        let span = self.span_from(start);
        self.build_member(object, id, span)
    }

    /// The name after `.` or `->`, looked up in the class of the object.
    fn parse_member_name(&mut self, object: QualType) -> Option<IdExpr> {
        let start = self.span();
        let record = self.tree.types.as_record(object)?;
        self.eat_kw(kw::TEMPLATE);
        // A plain name needs no qualifier parsing.
        let simple = matches!(self.kind(), TokenKind::Ident)
            && self.peek(1).kind != TokenKind::ColonColon
            && self.peek(1).kind != TokenKind::Less;
        let qualifier = if simple { None } else { self.parse_member_qualifier(record) };
        self.eat_kw(kw::TEMPLATE);
        let name_span = self.span();
        let name = if self.at(TokenKind::Tilde) && qualifier.is_none() {
            self.parse_member_dtor(record)?
        } else {
            self.parse_unqualified_name(qualifier)?
        };
        let found = match name {
            IdName::Dtor(_) => crate::sema::lookup::scope::Found::default(),
            _ => self.lookup_in_object(object, qualifier, name),
        };
        let mut id = IdExpr {
            qualifier,
            name,
            args: None,
            found,
            span: self.span_from(start),
            name_span: self.span_from(name_span),
        };
        if self.at(TokenKind::Less)
            && id.found.decls.iter().any(|d| self.names_template(*d))
            && self.sema.scan_template_args(self.pos()).is_some()
        {
            id.args = Some(self.parse_template_args(None));
            id.span = self.span_from(start);
        }
        Some(id)
    }

    /// `x.B::f`: the first component may be the name of the object's class or of a base, as members see it.
    fn parse_member_qualifier(
        &mut self,
        record: crate::tree::RecordId,
    ) -> Option<crate::sema::lookup::name::Qualifier> {
        // `x.f<..>` has no qualifier although `<` follows.
        if self.at(TokenKind::Ident) && self.peek(1).kind == TokenKind::Less {
            let name = self.tok().symbol();
            let found = self.lookup_member(record, name);
            if found.is_overload_set(self) {
                return None;
            }
        }
        if !matches!(self.kind(), TokenKind::Ident | TokenKind::ColonColon | TokenKind::Keyword) {
            return None;
        }
        self.parse_qualifier_in(record)
    }

    /// `~T` after `.` or `->`, where `T` names the object's class.
    fn parse_member_dtor(&mut self, record: crate::tree::RecordId) -> Option<IdName> {
        self.bump();
        if self.at_kw(kw::DECLTYPE) || self.at_kw(kw::GNU_DECLTYPE) {
            let ty = self.parse_decltype();
            return Some(IdName::Dtor(Some(ty)));
        }
        let name = self.ident()?;
        let own = self.tree.records[record].name == Some(name);
        if !own && let Some(ty) = self.parse_type_name() {
            return Some(IdName::Dtor(Some(ty)));
        }
        if !own
            && matches!(
                self.lookup_unqualified(name).first(),
                Some(crate::sema::lookup::scope::Decl::Local(_) | crate::sema::lookup::scope::Decl::Var(_))
            )
        {
            let span = self.span();
            let text = diag::invalid_destructor_name_for_type(&self.show_record(record));
            self.report(text, span);
        }
        self.bump();
        if self.at(TokenKind::Less) && self.sema.scan_template_args(self.pos()).is_some() {
            self.parse_template_args(None);
        }
        Some(IdName::Dtor(Some(self.record_type(record))))
    }

    /// `object.~T()` for a class.
    fn parse_destructor_call(
        &mut self,
        object: ExprId,
        named: Option<QualType>,
        qualified: bool,
        start: Span,
    ) -> ExprId {
        if self.expect(TokenKind::LParen) {
            self.expect(TokenKind::RParen);
        }
        let span = self.span_from(start);
        let Some(record) = self.tree.types.as_record(self.ety(object)) else { return self.error_expr(span) };
        if let Some(named) = named.and_then(|t| self.tree.types.as_record(t))
            && named != record
            && !self.tree.is_same_or_base(named, record)
        {
            let text = diag::invalid_destructor_name_for_type(&self.show_record(record));
            self.report(text, span);
            return self.error_expr(span);
        }
        let target = named.and_then(|t| self.tree.types.as_record(t)).unwrap_or(record);
        self.complete_record(target);
        self.declare_special_members(target);
        let dtor = self.tree.records[target].dtor.expand();
        if let Some(dtor) = dtor.filter(|_| !self.is_evaluated()) {
            self.check_dtor_access(dtor, span);
        }
        match dtor {
            Some(dtor) if !self.is_trivial(dtor) => {
                self.build_member_call(object, dtor, &[], qualified, span)
            }
            _ => self.push_expr(ExprKind::PseudoDtor(object), QualType::VOID, Category::PRValue, span),
        }
    }

    /// `x.~T()` for scalars: evaluates `x`.
    fn parse_pseudo_destructor(&mut self, object: ExprId, arrow: bool, start: Span) -> ExprId {
        let mark = self.mark();
        // Behind `C::I::` the name is one of C.
        let qualified = !self.at(TokenKind::Tilde);
        if qualified {
            self.parse_qualifier();
        }
        if !self.eat(TokenKind::Tilde) {
            // `x.T::~T()` with a plain type name.
            self.rewind(mark);
            let named = self.trap(|s| {
                let first = s.parse_type_name();
                first.is_some() && s.eat(TokenKind::ColonColon) && s.eat(TokenKind::Tilde)
            });
            if !matches!(named, Ok(true)) {
                let mut ty = self.ety(object);
                if arrow {
                    ty = self.tree.types.pointer(ty);
                }
                let message = match arrow {
                    true => diag::expression_must_have_pointer_to_class_type,
                    false => diag::expression_must_have_class_type_but_has,
                };
                self.sema.report(message(&self.show_type(ty)), self.espan(object));
                self.rewind(mark);
                self.skip_member_name();
                return self.error_expr(start);
            }
        }
        if self.at_kw(kw::DECLTYPE) {
            self.parse_decltype();
        } else if self.parse_type_name().is_none() {
            if let Some(name) = self.ident().filter(|_| !qualified) {
                let message = diag::destroyed_name_is_not_type_name(&self.text(name));
                self.sema.report(message, self.span());
            }
            self.bump();
        }
        if self.expect(TokenKind::LParen) {
            self.expect(TokenKind::RParen);
        }
        let span = self.span_from(start);
        self.push_expr(ExprKind::PseudoDtor(object), QualType::VOID, Category::PRValue, span)
    }

    /// After an error: moves past the name that follows `.` or `->`.
    fn skip_member_name(&mut self) {
        self.eat_kw(kw::TEMPLATE);
        self.eat(TokenKind::Tilde);
        if self.at_kw(kw::OPERATOR) {
            self.bump();
            self.bump();
            return;
        }
        while self.at(TokenKind::Ident) {
            self.bump();
            if !self.eat(TokenKind::ColonColon) {
                break;
            }
        }
    }

    /// At `(`: the arguments of a call, pack expansions expanded.
    pub fn parse_call_args(&mut self) -> Vec<Init> {
        self.bump();
        self.parse_args_until(TokenKind::RParen)
    }

    /// Arguments up to the closing token, which is read.
    pub(crate) fn parse_args_until(&mut self, close: TokenKind) -> Vec<Init> {
        let mut args = Vec::new();
        self.bracketed(|s| {
            while !s.at(close) && !s.at_eof() {
                let list = s.parse_expanded(false, |s| s.parse_initializer_clause());
                args.extend(list);
                if !s.eat(TokenKind::Comma) {
                    break;
                }
            }
        });
        if !self.expect(close) {
            self.recover_to(close);
        }
        args
    }

    /// After an error inside brackets: moves past the closing token if it is on this statement.
    pub(crate) fn recover_to(&mut self, close: TokenKind) {
        loop {
            match self.kind() {
                k if k == close => {
                    self.bump();
                    return;
                }
                TokenKind::Eof | TokenKind::Semi | TokenKind::RBrace => return,
                TokenKind::LParen | TokenKind::LBracket | TokenKind::LBrace => {
                    self.skip_brackets();
                }
                _ => {
                    self.bump();
                }
            }
        }
    }

    /// After an error: moves to the end of the expression.
    pub(crate) fn skip_expression(&mut self) {
        loop {
            match self.kind() {
                TokenKind::Eof
                | TokenKind::Semi
                | TokenKind::RBrace
                | TokenKind::RParen
                | TokenKind::RBracket
                | TokenKind::Comma => return,
                TokenKind::LParen | TokenKind::LBracket | TokenKind::LBrace => {
                    self.skip_brackets();
                }
                _ => {
                    self.bump();
                }
            }
        }
    }

    /// `kernel<<<grid, block, shared, stream>>>(args)`.
    fn parse_launch(&mut self, kernel: ExprId, start: Span) -> ExprId {
        let launch = self.parse_launch_here(kernel, start);
        let span = self.span_from(start);
        self.host.note_device_part(span);
        launch
    }

    fn parse_launch_here(&mut self, kernel: ExprId, start: Span) -> ExprId {
        self.bump();
        // A single `>` compares here.
        let mut config = Vec::new();
        self.bracketed(|s| {
            while !s.tokens.is_launch_close(s.pos() as usize) && !s.at_eof() {
                let list = s.parse_expanded(true, |s| s.parse_initializer_clause());
                config.extend(list);
                if !s.eat(TokenKind::Comma) {
                    break;
                }
            }
        });
        if !self.tokens.is_launch_close(self.pos() as usize) {
            let span = self.span();
            self.report(diag::expected_launch_close(), span);
            self.skip_expression();
            return self.error_expr(start);
        }
        for _ in 0..3 {
            self.bump();
        }
        if !self.at(TokenKind::LParen) {
            self.expect(TokenKind::LParen);
            return self.error_expr(start);
        }
        let args = self.parse_call_args();
        let span = self.span_from(start);
        self.build_launch(kernel, config, args, span)
    }

    /// A qualifier after `.` or `->`: its first component may be a name that members of the class see.
    pub(crate) fn parse_qualifier_in(&mut self, record: RecordId) -> Option<Qualifier> {
        let scope = self.cx.scope;
        let inner = self.reenter_record(record, scope);
        self.cx.scope = inner;
        let qualifier = self.parse_qualifier();
        self.cx.scope = scope;
        qualifier
    }
}
