//! Lambda expressions: captures, signatures, bodies. `generic`: those whose call operator is a template.

mod generic;

use oxicc_source::Span;

use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::sema::BodyCx;
use crate::sema::lambda::closure::KnownClosure;
use crate::sema::lambda::{CaptureDefault, InitForm, LambdaCx, Signature, Written};
use crate::sema::lookup::scope::{Decl, ScopeKind};
use crate::tree::expr::InitTarget;
use crate::tree::types::Quals;
use crate::tree::{Body, BodyState, ExprId, FunctionId, ScopeId, TokenRange};

impl Parser<'_, '_> {
    /// Another object of a class that is known: only its captures are read.
    pub(crate) fn reuse_closure(&mut self, known: KnownClosure, start: Span) -> ExprId {
        let (default, written) = self.parse_captures();
        let mut cx = LambdaCx::new(known.record, default, self.this_object_type());
        cx.reused = true;
        for item in written {
            self.add_written_capture(&mut cx, item);
        }
        if known.implicit_this {
            self.capture_this_now(&mut cx, false, start);
        }
        self.seek(known.end);
        let span = self.span_from(start);
        let ty = self.record_type(known.record);
        if cx.inits.iter().any(|e| self.is_error_expr(*e)) {
            return self.error_expr(span);
        }
        let list = cx.inits.into_iter().enumerate().map(|(i, e)| (InitTarget::Field(i as u32), e)).collect();
        self.push_aggregate(list, None, ty, span)
    }

    pub(crate) fn parse_lambda(&mut self) -> ExprId {
        let (start, at) = (self.span(), self.pos());
        if self.cx.evaluation == crate::sema::Evaluation::Unevaluated
            && self.options.standard < crate::lex::Standard::Cxx20
        {
            self.report(diag::lambda_is_not_allowed_in_unevaluated_expression(), start);
        } else if self.context.greater_closes && self.options.standard < crate::lex::Standard::Cxx20 {
            self.report(diag::lambda_is_not_permitted_in_context(), start);
        }
        let number = self.number_outside_functions();
        if let Some(known) = self.known_closure(at) {
            return self.reuse_closure(known, start);
        }
        let (default, written) = self.parse_captures();
        let outer_scope = self.cx.scope;
        let record = self.new_closure(number, start);
        if let Some(lambda) = &mut self.tree.records[record].lambda {
            lambda.capture_default = default != CaptureDefault::None;
        }
        // Names of init-captures are visible in the parameter list's body, not in their own initialisers.
        let mut cx = LambdaCx::new(record, default, self.this_object_type());
        let capture_scope = self.new_scope(ScopeKind::Block, Some(outer_scope));
        for item in written {
            self.add_written_capture(&mut cx, item);
        }
        let written = cx.captures.len();
        let generic = self.lambda_is_generic();
        if generic
            && self.options.standard < crate::lex::Standard::Cxx14
            && !self.map.in_system_header(start.lo)
        {
            let span = self.span();
            self.report(diag::auto_is_not_allowed_here(), span);
        }
        if generic {
            return self.parse_generic_lambda(cx, number, capture_scope, at, start);
        }
        self.cx.scope = capture_scope;
        let signature = self.parse_lambda_signature();
        self.cx.scope = outer_scope;
        if !self.at(TokenKind::LBrace) {
            self.expect(TokenKind::LBrace);
            return self.error_expr(start);
        }
        let body = TokenRange { start: self.pos(), end: self.matching() + 1 };
        self.note_device_part(&signature, start, body);
        self.check_annotated(&signature, start);
        let call = self.declare_call_operator(record, number, &signature, capture_scope, start);
        let cx = self.parse_lambda_body(call, &signature, cx, capture_scope);
        self.seek(body.end);
        self.check_extended_lambda(&cx, &signature, start);
        if self.is_extended(&signature) && cx.captures_this_beyond(written) {
            self.lint_capture_of_this(start);
        }
        let value = self.finish_closure(&cx, call, &signature, start);
        if !self.is_error_expr(value) {
            self.remember_closure(at, &cx, written);
        }
        value
    }

    /// `[=, &x, y = z, this, args...]`.
    fn parse_captures(&mut self) -> (CaptureDefault, Vec<Written>) {
        self.bump();
        let mut default = CaptureDefault::None;
        let mut list = Vec::new();
        if self.at(TokenKind::Equal) || self.at(TokenKind::Amp) {
            let next = self.peek(1).kind;
            if matches!(next, TokenKind::Comma | TokenKind::RBracket) {
                default =
                    if self.at(TokenKind::Equal) { CaptureDefault::Copy } else { CaptureDefault::Reference };
                self.bump();
                self.eat(TokenKind::Comma);
            }
        }
        while !self.at(TokenKind::RBracket) && !self.at_eof() {
            // `...x = init` and `&...x = init`: the dots stand before the name.
            let by_ref = self.at(TokenKind::Amp);
            if self.at(TokenKind::Ellipsis) || by_ref && self.peek(1).kind == TokenKind::Ellipsis {
                self.parse_capture_pack(by_ref, &mut list);
            } else {
                let items = self.parse_capture_expanded();
                list.extend(items.into_iter().flatten());
            }
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        if !self.expect(TokenKind::RBracket) {
            while !matches!(
                self.kind(),
                TokenKind::RBracket | TokenKind::Semi | TokenKind::RBrace | TokenKind::Eof
            ) {
                self.bump();
            }
            self.eat(TokenKind::RBracket);
        }
        (default, list)
    }

    /// `...x = init`: the initialiser is read once per element of its packs.
    fn parse_capture_pack(&mut self, by_ref: bool, list: &mut Vec<Written>) {
        self.eat(TokenKind::Amp);
        self.bump();
        let span = self.span();
        let name = self.ident();
        let start = self.pos();
        let end = self.scan_until_comma(start, false);
        if name.is_none()
            || !matches!(self.peek(1).kind, TokenKind::Equal | TokenKind::LParen | TokenKind::LBrace)
        {
            self.report(diag::expected_identifier(), span);
            self.seek(end);
            return;
        }
        list.extend(name.map(Written::Pack));
        self.expand_range(TokenRange { start, end }, |s, _| {
            if let Some(Written::Init { name, init, span, .. }) = s.parse_capture() {
                list.push(Written::Init { name, by_ref, init, element: true, span });
            }
        });
        self.seek(end);
    }

    fn parse_capture_expanded(&mut self) -> smallvec::SmallVec<[Option<Written>; 1]> {
        self.parse_expanded(false, |s| s.parse_capture())
    }

    fn parse_capture(&mut self) -> Option<Written> {
        let span = self.span();
        if self.at(TokenKind::Star) && self.peek_is_kw(1, kw::THIS) {
            self.bump();
            self.bump();
            return Some(Written::This { copied: true, span });
        }
        if self.eat_kw(kw::THIS) {
            return Some(Written::This { copied: false, span });
        }
        let by_ref = self.eat(TokenKind::Amp);
        let Some(name) = self.eat_ident() else {
            self.report(diag::expected_identifier(), span);
            self.bump();
            return None;
        };
        let init = match self.kind() {
            TokenKind::Equal => {
                self.bump();
                InitForm::Copy(self.parse_initializer_clause())
            }
            TokenKind::LParen => InitForm::Direct(self.parse_call_args()),
            TokenKind::LBrace => InitForm::List(self.parse_braced_list()),
            _ => {
                let element = match self.lookup_unqualified(name).first() {
                    Some(Decl::LocalPack(pack)) => self.local_packs[pack.0 as usize].current,
                    _ => None,
                };
                return Some(Written::Simple { name, by_ref, element, span });
            }
        };
        Some(Written::Init { name, by_ref, init, element: false, span })
    }

    /// Whether the call operator is a template: `<...>` before the parameters, or an `auto` among them.
    fn lambda_is_generic(&mut self) -> bool {
        if self.at(TokenKind::Less) {
            return true;
        }
        // Attributes may stand before the parameters.
        let mut at = self.pos();
        loop {
            let t = self.tokens.get(at as usize);
            match t.kind {
                TokenKind::Keyword if matches!(t.symbol(), kw::GNU_ATTRIBUTE | kw::GNU_ATTRIBUTE2) => {
                    at = self.matching_at(at + 1) + 1;
                }
                TokenKind::LBracket => at = self.matching_at(at) + 1,
                _ => break,
            }
        }
        if self.tokens.get(at as usize).kind != TokenKind::LParen {
            return false;
        }
        let close = self.matching_at(at);
        let mut at = at + 1;
        // An `auto` that is not inside a nested bracket (a default argument's lambda, decltype).
        while at < close {
            let t = self.tokens.get(at as usize);
            match t.kind {
                TokenKind::Keyword if t.symbol() == kw::AUTO => return true,
                TokenKind::LBrace | TokenKind::LBracket => at = self.matching_at(at),
                TokenKind::Equal => {
                    at = self.scan_until_comma(at, false);
                    continue;
                }
                _ => {}
            }
            at += 1;
        }
        false
    }

    /// Attributes, parameters, specifiers, trailing return type.
    fn parse_lambda_signature(&mut self) -> Signature {
        let mut out = Signature::default();
        let mut attrs = crate::sema::decl::attribute::Attrs::default();
        self.parse_attributes(&mut attrs);
        self.around.protos.push(Default::default());
        if self.at(TokenKind::LParen) {
            out.variadic = self.parse_parameters(&mut out.params);
        }
        loop {
            self.parse_attributes(&mut attrs);
            if self.at_kw(kw::MUTABLE) {
                if out.mutable {
                    let span = self.span();
                    self.report(diag::duplicate_specifier_in_declaration(), span);
                }
                self.bump();
                out.mutable = true;
            } else if self.eat_kw(kw::CONSTEXPR) {
            } else if self.eat_kw(kw::CONSTEVAL) {
                out.consteval = true;
            } else if self.at_kw(kw::STATIC) {
                if !self.has_static_calls() {
                    let span = self.span();
                    self.report(diag::static_lambda_expression_is_nonstandard(), span);
                }
                self.bump();
                out.is_static = true;
            } else if self.at_kw(kw::NOEXCEPT) {
                self.parse_noexcept(&mut out.params);
            } else if self.at_kw(kw::THROW) {
                self.parse_throw_spec(&mut out.params);
            } else {
                break;
            }
        }
        if self.eat(TokenKind::Arrow) {
            self.declare_proto_params();
            let start = self.pos();
            out.ret = Some(self.parse_trailing_return());
            let written = TokenRange { start, end: self.pos() };
            out.ret_of_parameters = self.is_decltype_of_parameters(written, &out.params);
        }
        if self.at_kw(kw::REQUIRES) {
            self.bump();
            out.params.requires = Some(self.skip_constraint());
        }
        self.around.protos.pop();
        if !attrs.spaces.is_empty() {
            out.spaces = attrs.function_spaces();
        }
        out
    }

    /// Reads the body of the call operator; gives back the captures it made.
    fn parse_lambda_body(
        &mut self,
        call: FunctionId,
        _signature: &Signature,
        lambda: LambdaCx,
        scope: ScopeId,
    ) -> LambdaCx {
        let record = lambda.record;
        let level = self.next_level();
        let mut cx = BodyCx::new(scope);
        cx.level = level;
        let quals =
            self.tree.types.as_function(self.tree.functions[call].ty).map_or(Quals::empty(), |f| f.quals);
        let closure = self.record_type(record);
        cx.this_ty = Some(closure.with(quals));
        cx.ex.lambda = Some(Box::new(lambda));
        let outer = std::mem::replace(&mut self.cx, cx);
        self.outer_cx.push(outer);
        let scope = self.new_scope(ScopeKind::Prototype, Some(scope));
        self.cx.scope = scope;
        self.declare_init_captures(scope);
        self.declare_function_params(call);
        self.tree.functions[call].body = BodyState::InProgress;
        let checkpoint = self.diags.checkpoint();
        self.parse_function_body(call);
        self.keep_late_errors(call, checkpoint);
        let failed = self.diags.has_errors_since(checkpoint);
        self.capture_used_constants();
        let body = std::mem::replace(&mut self.cx.body, Body::new());
        self.tree.functions[call].body =
            if failed { BodyState::Failed } else { BodyState::Parsed(std::sync::Arc::new(body)) };
        let inner = match self.outer_cx.pop() {
            Some(outer) => std::mem::replace(&mut self.cx, outer),
            None => return LambdaCx::empty(record),
        };
        match inner.ex.lambda {
            Some(lambda) => *lambda,
            None => LambdaCx::empty(record),
        }
    }
}
