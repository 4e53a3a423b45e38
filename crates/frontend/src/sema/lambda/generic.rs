//! Generic lambdas: captures of bodies that are read when they are called.

use oxicc_source::Span;

use crate::lex::{Symbol, TokenKind, kw};
use crate::sema::Sema;
use crate::sema::lambda::{CaptureDefault, Captured, LambdaCx};
use crate::sema::lookup::scope::{Decl, Found, Key};
use crate::tree::expr::ExprKind;
use crate::tree::{ExprId, FnFlags, FunctionId, LocalId, RecordId, ScopeId, Spaces, TokenRange};

/// What the instances of a generic lambda's call operator need.
pub struct GenericLambda {
    pub(crate) cx: LambdaCx,
    pub(crate) spaces: Spaces,
    /// The elements of packs that an expansion around the lambda has selected.
    pub(crate) selected: Vec<(Decl, u32)>,
}

impl Sema<'_> {
    /// Selects the elements of packs that were selected where a generic lambda stands; gives what was selected before.
    pub(crate) fn select_lambda_packs(&mut self, function: FunctionId) -> Vec<(Decl, Option<u32>)> {
        let data = &self.tree.functions[function];
        if !data.flags.contains(FnFlags::LAMBDA_CALL) {
            return Vec::new();
        }
        let lambda = data.record().and_then(|r| self.generic_lambdas.get(&r));
        let selected = lambda.map(|l| l.selected.clone()).unwrap_or_default();
        self.select_elements(&selected)
    }

    pub(crate) fn select_elements(&mut self, selected: &[(Decl, u32)]) -> Vec<(Decl, Option<u32>)> {
        let before = selected.iter().map(|s| (s.0, self.pack_selection(s.0))).collect();
        for &(pack, element) in selected {
            self.select_pack(pack, Some(element));
        }
        before
    }

    pub(crate) fn restore_packs(&mut self, before: Vec<(Decl, Option<u32>)>) {
        for (pack, element) in before {
            self.select_pack(pack, element);
        }
    }

    /// Captures what the body of a generic lambda names.
    pub(crate) fn capture_named(&mut self, cx: &mut LambdaCx, body: TokenRange, own: &[Symbol]) {
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
            self.outer_locals.constant(scope, local).is_some_and(|(ty, _)| self.tree.is_scalar(*ty));
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

    /// A generic lambda without captures converts to pointers to functions its call operator can be: declares the
    /// conversion to `to` if there is none yet.
    pub(crate) fn convert_generic_lambda(&mut self, record: RecordId, to: crate::tree::QualType) {
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
    pub(crate) fn enter_generic_lambda(&mut self, function: FunctionId) {
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
