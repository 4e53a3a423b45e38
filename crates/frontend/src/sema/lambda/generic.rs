//! Generic lambdas: the call operator is a template, whose body is read when it is called.

use oxicc_source::Span;

use super::{CaptureDefault, Captured, LambdaCx};
use crate::diag;
use crate::lex::{Symbol, TokenKind, kw};
use crate::sema::scope::{Decl, Found, Key, ScopeKind};
use crate::sema::template::{FnDefinition, FnPattern, Header};
use crate::sema::{Parser, Sema};
use crate::tree::expr::ExprKind;
use crate::tree::{
    BodyState, DeclName, ExprId, FnFlags, FunctionId, LocalId, OperatorName, RecordId, ScopeId, Spaces,
    TemplateArg, TemplateId, TemplateKind, TokenRange,
};

/// What the instances of a generic lambda's call operator need.
pub struct GenericLambda {
    cx: LambdaCx,
    spaces: Spaces,
    /// The elements of packs that an expansion around the lambda has selected.
    selected: Vec<(Decl, u32)>,
}

impl Parser<'_, '_> {
    /// The rest of a generic lambda after its captures: the signature is read as a pattern.
    pub(super) fn parse_generic_lambda(
        &mut self,
        mut cx: LambdaCx,
        number: Option<u32>,
        capture_scope: ScopeId,
        at: u32,
        start: Span,
    ) -> ExprId {
        let written = cx.captures.len();
        let outer_scope = self.cx.scope;
        let record = cx.record;
        self.cx.scope = capture_scope;
        let mut header = if self.at(TokenKind::Less) {
            if self.peek(1).kind == TokenKind::Greater {
                let text = diag::empty_template_parameter_list_is_not_allowed();
                let span = self.span();
                self.report(text, span);
            }
            self.parse_template_header()
        } else {
            let scope = self.push_scope(ScopeKind::Template);
            self.scopes[scope].pattern = true;
            Header { params: Default::default(), requires: None, scope, outer: capture_scope }
        };
        let decl = self.pos();
        let saved = self.around.auto_params.take();
        self.around.auto_params = Some(self.invented_symbols(header.params.len() as u32));
        let signature = self.parse_lambda_signature();
        let auto = std::mem::replace(&mut self.around.auto_params, saved).unwrap_or_default();
        self.cx.scope = outer_scope;
        if !self.at(TokenKind::LBrace) {
            self.expect(TokenKind::LBrace);
            return self.error_expr(start);
        }
        let body = TokenRange { start: self.pos(), end: self.matching() + 1 };
        self.note_device_part(&signature, start, body);
        self.add_invented(&mut header, &auto);
        let ty = self.call_operator_type(&signature);
        self.note_signature(record, number, &signature);
        let record_scope = self.record_scope(record);
        let name = DeclName::Operator(OperatorName::Call);
        let template =
            self.new_template(name, None, TemplateKind::Function, record_scope, header.clone(), start);
        self.tree.templates[template].pattern = Some(ty);
        let info = &signature.params;
        let data = &mut self.templates[template];
        data.decl = decl;
        data.invented = auto.next;
        data.lambda = record.into();
        data.pattern = Some(FnPattern {
            ty,
            defaults: info.params.iter().map(|p| p.default.is_some()).collect(),
            packs: info.packs.clone(),
            requires: info.requires,
            explicit_object: info.explicit_object,
            is_static: signature.is_static,
            noexcept: None,
        });
        data.fn_definition = Some(FnDefinition { header, decl, body });
        self.declare(record_scope, Key::Operator(OperatorName::Call), Decl::Template(template));
        let spaces = self.lambda_spaces(&signature);
        if let Some(lambda) = &mut self.tree.records[record].lambda {
            lambda.call_template = template.into();
            lambda.spaces = if signature.spaces.is_empty() { Spaces::empty() } else { spaces };
        }
        if cx.default != CaptureDefault::None {
            let own: Vec<Symbol> = signature.params.params.iter().filter_map(|p| p.name).collect();
            self.capture_named(&mut cx, body, &own);
        }
        self.seek(body.end);
        self.check_annotated(&signature, start);
        self.check_extended_lambda(&cx, &signature, start);
        if self.is_extended(&signature) && signature.spaces.contains(Spaces::HOST | Spaces::DEVICE) {
            self.report(diag::host_device_extended_lambdas_cannot_be_generic(), start);
        }
        let value = self.closure_value(&cx, &signature, start);
        let mut selected = Vec::new();
        if self.scopes[outer_scope].sees_packs {
            let packs = self.unexpanded_packs(TokenRange { start: decl, end: body.end });
            selected.extend(packs.into_iter().filter_map(|p| Some((p, self.pack_selection(p)?))));
        }
        if !self.is_error_expr(value) {
            self.remember_closure(at, &cx, written);
        }
        self.generic_lambdas.insert(record, GenericLambda { cx: cx.settled(), spaces, selected });
        value
    }
}

impl Sema<'_> {
    /// Selects the elements of packs that were selected where a generic lambda stands; gives what was selected before.
    pub(in crate::sema) fn select_lambda_packs(&mut self, function: FunctionId) -> Vec<(Decl, Option<u32>)> {
        let data = &self.tree.functions[function];
        if !data.flags.contains(FnFlags::LAMBDA_CALL) {
            return Vec::new();
        }
        let lambda = data.record().and_then(|r| self.generic_lambdas.get(&r));
        let selected = lambda.map(|l| l.selected.clone()).unwrap_or_default();
        self.select_elements(&selected)
    }

    fn select_elements(&mut self, selected: &[(Decl, u32)]) -> Vec<(Decl, Option<u32>)> {
        let before = selected.iter().map(|s| (s.0, self.pack_selection(s.0))).collect();
        for &(pack, element) in selected {
            self.select_pack(pack, Some(element));
        }
        before
    }

    pub(in crate::sema) fn restore_packs(&mut self, before: Vec<(Decl, Option<u32>)>) {
        for (pack, element) in before {
            self.select_pack(pack, element);
        }
    }

    /// Captures what the body of a generic lambda names.
    fn capture_named(&mut self, cx: &mut LambdaCx, body: TokenRange, own: &[Symbol]) {
        let by_ref = cx.default == CaptureDefault::Reference;
        for at in self.outer_names(body, own) {
            let t = self.tokens.get(at as usize);
            let before = self.tokens.get(at as usize - 1).kind;
            let wants_this = cx.this_ty.is_some() && !cx.captures.iter().any(|c| c.what == Captured::This);
            if t.kind == TokenKind::Keyword && t.symbol() == kw::THIS && wants_this {
                self.capture_this_now(cx, false, t.span());
            }
            if t.kind == TokenKind::Ident && before == TokenKind::ColonColon && wants_this {
                self.capture_for_qualified(cx, at);
            }
            if t.kind != TokenKind::Ident
                || matches!(before, TokenKind::Dot | TokenKind::Arrow | TokenKind::ColonColon)
            {
                continue;
            }
            let found = self.lookup_unqualified(t.symbol());
            let Some(scope) = found.scope.map(|s| self.scopes[s].table) else { continue };
            match found.first() {
                Some(Decl::Local(local)) => self.capture_if_new(cx, scope, local, &found, by_ref, at),
                Some(Decl::LocalPack(pack)) => {
                    for local in self.local_packs[pack.0 as usize].locals.clone() {
                        self.capture_if_new(cx, scope, local, &found, by_ref, at);
                    }
                    for e in self.local_packs[pack.0 as usize].bindings.clone() {
                        self.capture_new_binding(cx, scope, e, &found, by_ref, t.span());
                    }
                }
                Some(Decl::Binding(e)) => self.capture_new_binding(cx, scope, e, &found, by_ref, t.span()),
                Some(Decl::Field(_) | Decl::Indirect(_)) if wants_this => {
                    self.capture_this_now(cx, false, t.span());
                }
                Some(Decl::Function(_))
                    if wants_this
                        && found.decls.iter().any(
                            |d| matches!(d, Decl::Function(f) if self.tree.functions[*f].takes_object()),
                        ) =>
                {
                    self.capture_this_now(cx, false, t.span());
                }
                Some(Decl::Template(_)) if wants_this && self.names_member_template(&found) => {
                    self.capture_this_now(cx, false, t.span());
                }
                _ => {}
            }
        }
    }

    /// `C::m` uses `this` where it is a member of the class around the lambda that is not static.
    fn capture_for_qualified(&mut self, cx: &mut LambdaCx, name: u32) {
        let class = self.tokens.get(name as usize - 2);
        if class.kind != TokenKind::Ident {
            return;
        }
        let record = match self.lookup_unqualified(class.symbol()).first() {
            Some(Decl::Record(r)) => Some(r),
            Some(Decl::Type(ty)) => self.tree.types.as_record(ty),
            _ => None,
        };
        let Some(record) =
            record.filter(|r| cx.this_ty.and_then(|t| self.tree.types.as_record(t)) == Some(*r))
        else {
            return;
        };
        let t = self.tokens.get(name as usize);
        let found = self.lookup_member(record, Key::Ident(t.symbol()));
        let uses = match found.first() {
            Some(Decl::Field(_) | Decl::Indirect(_)) => true,
            _ => self.names_member_template(&found),
        };
        // `&C::m` and calls in unevaluated operands do without it; a capture that nobody needs does no harm there.
        if uses && !self.is_operand_of_address(name - 2) {
            self.capture_this_now(cx, false, t.span());
        }
    }

    /// Whether a name is that of member function templates of a class around, one of them not static.
    fn names_member_template(&self, found: &Found) -> bool {
        found.decls.iter().any(|d| match d {
            Decl::Template(t) => self.is_object_template(*t),
            Decl::Function(f) => self.tree.functions[*f].takes_object(),
            _ => false,
        })
    }

    fn capture_new_binding(
        &mut self,
        cx: &mut LambdaCx,
        scope: ScopeId,
        e: ExprId,
        found: &Found,
        by_ref: bool,
        span: Span,
    ) {
        let what = Captured::Binding(self.scopes[scope].level, e);
        if !cx.captures.iter().any(|c| c.what == what) {
            let value = self.build_decl(Decl::Binding(e), None, found, None, span);
            if !self.is_error_expr(value) {
                let ty = self.ety(value);
                self.capture_value(cx, what, value, by_ref, ty);
            }
        }
    }

    fn capture_if_new(
        &mut self,
        cx: &mut LambdaCx,
        scope: ScopeId,
        local: LocalId,
        found: &Found,
        by_ref: bool,
        name: u32,
    ) {
        let span = self.tokens.get(name as usize).span();
        let what = Captured::Local(scope, local);
        if cx.captures.iter().any(|c| c.what == what) {
            return;
        }
        let constant =
            self.local_constants.get(&(scope, local)).is_some_and(|(ty, _)| self.tree.is_scalar(*ty));
        if constant && !self.is_extended_closure(cx.record) && !self.is_operand_of_address(name) {
            return;
        }
        let e = self.build_local(local, found, span);
        if self.is_error_expr(e) || matches!(self.ekind(e), ExprKind::Const(_)) {
            return;
        }
        let declared = self.decltype_of(e);
        self.capture_value(cx, what, e, by_ref, declared);
    }
}

impl Parser<'_, '_> {
    /// The call operator of a generic lambda for given template arguments, the parameters bound in the current scope.
    pub(in crate::sema) fn replay_lambda(
        &mut self,
        template: TemplateId,
        record: RecordId,
        args: &[TemplateArg],
    ) -> Option<FunctionId> {
        let data = &self.templates[template];
        let (decl, body) = (data.decl, data.fn_definition.as_ref()?.body);
        self.seek(decl);
        self.set_auto_params(template, args);
        // The types of captures may be asked for, as in the body.
        let lambda = self.generic_lambdas.get(&record)?;
        let (captures, selected) = (lambda.cx.settled(), lambda.selected.clone());
        let outer = self.cx.ex.lambda.replace(Box::new(captures));
        let before = self.select_elements(&selected);
        let signature = self.parse_lambda_signature();
        self.restore_packs(before);
        self.cx.ex.lambda = outer;
        self.around.auto_params = None;
        let spaces = self.generic_lambdas.get(&record)?.spaces;
        let span = self.tree.templates[template].span;
        let scope = self.cx.scope;
        let function = self.new_call_operator(record, &signature, spaces, scope, span);
        let data = &mut self.tree.functions[function];
        data.instance_of = Some((template, args.into()));
        data.body = BodyState::Tokens { range: body, scope, env: None.into() };
        Some(function)
    }
}

impl Sema<'_> {
    /// A generic lambda without captures converts to pointers to functions its call operator can be: declares the
    /// conversion to `to` if there is none yet.
    pub(in crate::sema) fn convert_generic_lambda(&mut self, record: RecordId, to: crate::tree::QualType) {
        let Some(lambda) = &self.tree.records[record].lambda else { return };
        let Some(template) = lambda.call_template.expand() else { return };
        let plain = self
            .generic_lambdas
            .get(&record)
            .is_some_and(|l| l.cx.captures.is_empty() && l.cx.default == CaptureDefault::None);
        let Some(target) = self.tree.types.pointee(to) else { return };
        let Some(f) = self.tree.types.as_function(target).cloned() else { return };
        if !plain {
            return;
        }
        let span = self.tree.templates[template].span;
        let member = crate::tree::types::FnType { quals: crate::tree::types::Quals::CONST, ..f };
        let member = self.tree.types.function(member);
        let Ok(call) = self.deduce_for_type(template, &[], member, span) else { return };
        let scope = self.record_scope(record);
        let known = self.entries(scope, Key::Conversion).iter().any(|e| match e.decl {
            Decl::Function(c) => {
                self.tree.types.as_function(self.tree.functions[c].ty).is_some_and(|c| c.ret == to)
            }
            _ => false,
        });
        if !known {
            self.ensure_body(call);
            self.declare_function_pointer_conversion(record, call, span);
        }
    }

    /// In the body of a generic lambda's call operator: makes its captures known.
    pub(in crate::sema) fn enter_generic_lambda(&mut self, function: FunctionId) {
        if !self.tree.functions[function].flags.contains(FnFlags::LAMBDA_CALL) || self.cx.ex.lambda.is_some()
        {
            return;
        }
        let Some(record) = self.tree.functions[function].record() else { return };
        let Some(lambda) = self.generic_lambdas.get(&record) else { return };
        self.cx.ex.lambda = Some(Box::new(lambda.cx.settled()));
        let scope = self.cx.scope;
        self.declare_init_captures(scope);
    }
}
