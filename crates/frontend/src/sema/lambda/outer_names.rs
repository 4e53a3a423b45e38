//! Names of enclosing functions inside of lambdas.

use oxicc_source::Span;
use rustc_hash::FxHashMap;

use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::sema::Scoped;
use crate::sema::Sema;
use crate::sema::expr::NamedConstant;
use crate::sema::lambda::{CaptureDefault, Captured};
use crate::sema::lookup::scope::Found;
use crate::tree::expr::{Category, ExprKind};
use crate::tree::types::{QualType, Quals};
use crate::tree::{ConstValue, DeclContext, ExprId, FieldRef, LocalId, RecordId, ScopeId};

/// Names of enclosing functions.
/// What nested bodies may know of the locals around them.
#[derive(Default)]
pub(crate) struct OuterLocals {
    constants: FxHashMap<(ScopeId, LocalId), (QualType, ConstValue)>,
    /// Types of the locals of bodies that something read later may name in unevaluated operands, by
    /// [`BodyCx::level`](crate::sema::BodyCx::level).
    types: FxHashMap<u32, Vec<QualType>>,
}

impl OuterLocals {
    /// The type and value of a constant local.
    pub fn constant(&self, scope: ScopeId, local: LocalId) -> Option<&(QualType, ConstValue)> {
        self.constants.get(&(scope, local))
    }

    pub fn remember_constant(&mut self, scope: ScopeId, local: LocalId, ty: QualType, value: ConstValue) {
        self.constants.insert((scope, local), (ty, value));
    }
}

impl Sema<'_> {
    /// Runs `f` in the enclosing body.
    fn in_outer<R>(&mut self, f: impl FnOnce(&mut Self) -> R) -> Option<R> {
        let outer = self.outer_cx.pop()?;
        let inner = std::mem::replace(&mut self.cx, outer);
        let result = f(self);
        let outer = std::mem::replace(&mut self.cx, inner);
        self.outer_cx.push(outer);
        Some(result)
    }

    /// The type of what `build` names in the enclosing body, and its declared type.
    fn type_in_outer(&mut self, build: impl FnOnce(&mut Self) -> ExprId) -> Option<(QualType, QualType)> {
        let types = self.in_outer(|s| {
            let e = s.setting(|s| &mut s.cx.evaluation, crate::sema::Evaluation::Unevaluated, |s| build(s));
            (!s.is_error_expr(e)).then(|| (s.ety(e), s.decltype_of(e)))
        });
        types.flatten()
    }

    /// Keeps the types of the locals around for what is read when their bodies may be gone: members of local classes,
    /// default arguments of functions declared in blocks.
    pub(crate) fn remember_locals(&mut self) {
        for cx in self.outer_cx.iter().chain([&self.cx]) {
            if !cx.body.locals.is_empty() {
                let types = cx.body.locals.values().map(|l| l.ty).collect();
                self.outer_locals.types.insert(cx.level, types);
            }
        }
    }

    fn remembered_local(&self, level: u32, local: LocalId) -> Option<QualType> {
        let ty = *self.outer_locals.types.get(&level)?.get(local.as_u32() as usize)?;
        (!self.tree.types.is_error(ty) && !self.has_placeholder(ty)).then_some(ty)
    }

    /// A captured member of the closure: `this->field`.
    pub(crate) fn closure_field(&mut self, record: RecordId, index: u32, span: Span) -> ExprId {
        let explicit = self.cx.function.filter(|f| self.tree.functions[*f].has_explicit_object());
        let object = match (explicit, self.cx.body.params.first().copied(), self.cx.this_ty) {
            // Whatever the object parameter is, the closure is in it ([expr.prim.lambda.closure]/5).
            (Some(_), Some(local), _) => {
                let ty = self.cx.body.locals[local].ty;
                let object = self.local_lvalue(local, ty, span);
                let closure = self.record_type(record).with(self.ety(object).quals());
                self.base_glvalue(object, closure)
            }
            (_, _, Some(class)) => {
                let pointer = self.tree.types.pointer(class);
                let this = self.push_expr(ExprKind::This, pointer, Category::PRValue, span);
                self.push_expr(ExprKind::Deref(this), class, Category::LValue, span)
            }
            _ => return self.error_expr(span),
        };
        if self.is_error_expr(object) {
            return object;
        }
        self.build_field(object, FieldRef { record, index }, span)
    }

    /// A local of an enclosing function.
    pub(crate) fn build_outer_local(
        &mut self,
        local: LocalId,
        found: &Found,
        level: u32,
        span: Span,
    ) -> ExprId {
        let scope = found.scope.map(|s| self.scopes[s].table);
        if let Some(scope) = scope
            && let Some((ty, value)) = self.outer_locals.constant(scope, local).cloned()
            && self.tree.is_scalar(ty)
        {
            let captured = self
                .cx
                .ex
                .lambda
                .as_ref()
                .is_some_and(|l| l.captures.iter().any(|c| c.what == Captured::Local(scope, local)));
            if !captured && !self.takes_address_of_name() {
                if self.captures_constants() {
                    self.capture_entity(Captured::Local(scope, local), level, span, |s| {
                        s.build_local(local, found, span)
                    });
                }
                let constant =
                    self.push_expr(ExprKind::Const(value.clone()), ty.unqualified(), Category::PRValue, span);
                // It is an lvalue all the same: who binds a reference to it uses the variable.
                let e = self.materialize_as(constant, ty);
                self.cx.body.exprs[e].category = Category::LValue;
                self.cx.ex.placeholder_types.insert(e, ty);
                let (found, evaluated) = (found.clone(), self.is_evaluated());
                self.cx.ex.named_constants.insert(e, NamedConstant { local, found, value, evaluated });
                return e;
            }
        }
        let Some(scope) = scope else { return self.error_expr(span) };
        // A reference to a static object is that object; naming it captures nothing.
        let lambda = self.cx.ex.lambda.as_ref();
        let captured =
            lambda.is_none_or(|l| l.captures.iter().any(|c| c.what == Captured::Local(scope, local)));
        if !captured
            && let Some((ty, value @ ConstValue::Pointer(_))) =
                self.outer_locals.constant(scope, local).cloned()
            && let Some(referred) = self.tree.types.referent(ty)
        {
            let pointer = self.tree.types.pointer(referred);
            let address = self.push_expr(ExprKind::Const(value), pointer, Category::PRValue, span);
            return self.push_expr(ExprKind::Deref(address), referred, Category::LValue, span);
        }
        // A data member of a constant object is no use of the object ([basic.def.odr]/4).
        let behind = |n: u32| self.tokens.get((self.pos() + n) as usize).kind;
        let member =
            behind(0) == TokenKind::Dot && behind(1) == TokenKind::Ident && behind(2) != TokenKind::LParen;
        let captures = self.cx.ex.lambda.as_ref().is_some_and(|l| l.default != CaptureDefault::None);
        if member
            && !captures
            && let Some((ty, value)) = self.outer_locals.constant(scope, local).cloned()
            && self.tree.types.as_record(ty).is_some()
        {
            let object = self.push_expr(ExprKind::Const(value), ty, Category::PRValue, span);
            return self.materialize_as(object, ty);
        }
        self.capture_entity(Captured::Local(scope, local), level, span, |s| s.build_local(local, found, span))
    }

    /// Whether the lambda whose body this is captures what is used in it.
    pub(crate) fn may_capture(&self) -> bool {
        self.cx.ex.lambda.as_ref().is_some_and(|l| l.default != CaptureDefault::None && !l.closed)
    }

    /// [basic.def.odr]/4: constants of the enclosing function that were named and not read are captured after all.
    pub(crate) fn capture_used_constants(&mut self) {
        if !self.may_capture() {
            return;
        }
        let mut named: Vec<_> = std::mem::take(&mut self.cx.ex.named_constants).into_iter().collect();
        named.retain(|(e, c)| c.evaluated && !self.cx.ex.folded.contains(e));
        named.sort_by_key(|(e, _)| *e);
        for (e, NamedConstant { local, found, .. }) in named {
            let Some(scope) = found.scope else { continue };
            let (table, level) = (self.scopes[scope].table, self.scopes[scope].level);
            let what = Captured::Local(table, local);
            let span = self.espan(e);
            let field = self.capture_entity(what, level, span, |s| s.build_local(local, &found, span));
            if !self.is_error_expr(field) {
                self.cx.body.exprs[e] = self.cx.body.exprs[field].clone();
            }
        }
    }

    /// Whether the name just read is the operand of a unary `&`, which uses the object and not its value.
    fn takes_address_of_name(&self) -> bool {
        self.is_operand_of_address(self.pos().saturating_sub(1)) && self.may_capture()
    }

    /// Whether the name at a token is the operand of a unary `&`.
    pub(crate) fn is_operand_of_address(&self, name: u32) -> bool {
        let before = |n: u32| self.tokens.get(name.saturating_sub(n) as usize);
        let operand = match before(2).kind {
            TokenKind::Ident | TokenKind::RParen | TokenKind::RBracket | TokenKind::Number => true,
            TokenKind::Keyword => before(2).symbol() == kw::THIS,
            _ => false,
        };
        before(1).kind == TokenKind::Amp && !operand
    }

    /// Whether naming a constant captures it although only its value is used: so it is in extended lambdas, whose host objects
    /// have it. The value is used all the same.
    fn captures_constants(&self) -> bool {
        let Some(lambda) = &self.cx.ex.lambda else { return false };
        self.cx.evaluation == crate::sema::Evaluation::Evaluated
            && lambda.default == CaptureDefault::Copy
            && !lambda.closed
            && self.is_extended_closure(lambda.record)
    }

    /// Whether a closure belongs to an extended lambda: one of host code that is device code.
    pub(crate) fn is_extended_closure(&self, record: RecordId) -> bool {
        let record = &self.tree.records[record];
        let annotated = record.lambda.as_ref().is_some_and(|l| !l.spaces.is_empty());
        annotated
            && matches!(record.context, DeclContext::Function { function, .. }
                if !self.tree.functions[function].spaces.on_device())
    }

    pub(crate) fn capture_binding(&mut self, e: ExprId, level: u32, span: Span) -> ExprId {
        self.capture_entity(Captured::Binding(level, e), level, span, |s| {
            if s.cx.level == level {
                let data = &s.cx.body.exprs[e];
                let (kind, ty, category) = (data.kind.clone(), data.ty, data.category);
                s.push_expr(kind, ty, category, span)
            } else {
                s.capture_binding(e, level, span)
            }
        })
    }

    /// The expression for an entity of an enclosing body, capturing it if need be. `build` names it one body further out.
    fn capture_entity(
        &mut self,
        what: Captured,
        level: u32,
        span: Span,
        build: impl FnOnce(&mut Self) -> ExprId,
    ) -> ExprId {
        let Some(lambda) = &self.cx.ex.lambda else {
            // In unevaluated operands the type is all that matters.
            if self.cx.evaluation == crate::sema::Evaluation::Unevaluated
                && let Captured::Local(_, local) = what
                && let Some(ty) = self.remembered_local(level, local)
            {
                return self.placeholder_value(ty, span);
            }
            if self.cx.evaluation == crate::sema::Evaluation::Unevaluated
                && let Some((ty, declared)) = self.type_in_outer(build)
            {
                let e = self.placeholder_value(ty, span);
                self.cx.ex.placeholder_types.insert(e, declared);
                return e;
            }
            self.report(diag::reference_to_local_variable_of_enclosing_function(), span);
            return self.error_expr(span);
        };
        let record = lambda.record;
        if let Some(capture) = lambda.captures.iter().find(|c| c.what == what) {
            let field = capture.field;
            return self.closure_field(record, field, span);
        }
        if self.cx.evaluation == crate::sema::Evaluation::Unevaluated {
            // decltype(x) does not capture x.
            // Around the body of a generic lambda there may be nothing any more.
            let remembered = match what {
                Captured::Local(_, local) if lambda.closed => self.remembered_local(level, local),
                _ => None,
            };
            let types = match remembered {
                Some(declared) => Some((self.tree.types.strip_ref(declared), declared)),
                None => self.type_in_outer(build),
            };
            let Some((ty, declared)) = types else { return self.error_expr(span) };
            let plain = self.tree.types.strip_ref(declared);
            let ty = if plain.unqualified() == ty.unqualified() { plain } else { ty };
            let e = self.uncaptured_value(ty, span);
            self.cx.ex.placeholder_types.insert(e, declared);
            return e;
        }
        if lambda.default == CaptureDefault::None || lambda.closed {
            self.report(diag::enclosing_function_local_variable_cannot_be_referenced(), span);
            return self.error_expr(span);
        }
        let by_ref = lambda.default == CaptureDefault::Reference;
        let Some(mut cx) = self.cx.ex.lambda.take() else { return self.error_expr(span) };
        let field = self.in_outer(|s| {
            let e = build(s);
            if s.is_error_expr(e) {
                return None;
            }
            if matches!(s.ekind(e), ExprKind::Const(_)) {
                return Some(Err(s.cx.body.exprs[e].kind.clone()));
            }
            let declared = s.decltype_of(e);
            Some(Ok(s.capture_value(&mut cx, what, e, by_ref, declared)))
        });
        self.cx.ex.lambda = Some(cx);
        match field.flatten() {
            Some(Ok(field)) => self.closure_field(record, field, span),
            Some(Err(constant)) => {
                let ty = QualType::INT;
                self.push_expr(constant, ty, Category::PRValue, span)
            }
            None => self.error_expr(span),
        }
    }

    /// A variable in an unevaluated operand: as if it were captured ([expr.prim.id.unqual]/3).
    fn uncaptured_value(&mut self, ty: QualType, span: Span) -> ExprId {
        let by_copy = self.cx.ex.lambda.as_ref().is_some_and(|l| l.default == CaptureDefault::Copy);
        let is_const = self.cx.this_ty.is_some_and(|t| t.is_const());
        let e = self.placeholder_value(ty, span);
        if by_copy && is_const && !self.tree.types.is_reference(ty) {
            self.cx.body.exprs[e].ty = ty.with(Quals::CONST);
        }
        e
    }

    /// `this` inside a lambda: the captured one.
    pub(crate) fn captured_this(&mut self, span: Span) -> Option<ExprId> {
        let lambda = self.cx.ex.lambda.as_ref()?;
        let this_ty = lambda.this_ty?;
        let (record, copied) = (lambda.record, lambda.this_copied);
        let mut field = lambda.captures.iter().find(|c| c.what == Captured::This).map(|c| c.field);
        if field.is_none() {
            if self.cx.evaluation == crate::sema::Evaluation::Unevaluated {
                let ty = self.tree.types.pointer(this_ty);
                return Some(self.push_expr(ExprKind::ZeroInit, ty, Category::PRValue, span));
            }
            if lambda.default == CaptureDefault::None || lambda.closed {
                self.report(diag::cannot_be_used_in_lambda_body_unless(), span);
                return Some(self.error_expr(span));
            }
            let mut cx = self.cx.ex.lambda.take()?;
            field = self.in_outer(|s| s.capture_this_now(&mut cx, false, span)).flatten();
            self.cx.ex.lambda = Some(cx);
        }
        let e = self.closure_field(record, field?, span);
        if copied {
            return Some(self.build_address_of(e, span));
        }
        Some(self.load(e))
    }

    /// The class of `this` outside the lambda.
    pub(crate) fn enclosing_this_class(&self) -> Option<RecordId> {
        let ty = self.cx.ex.lambda.as_ref().and_then(|l| l.this_ty)?;
        self.tree.types.as_record(ty)
    }

    /// The type of `*this` here, looking through lambdas.
    pub(crate) fn this_object_type(&self) -> Option<QualType> {
        match &self.cx.ex.lambda {
            Some(lambda) => lambda.this_ty,
            None => self.cx.this_ty,
        }
    }

    /// The value of the constant that a closure field stands for, and whether it is a reference.
    pub(crate) fn captured_constant(&self, field: FieldRef) -> Option<(ConstValue, bool)> {
        let lambda = self.cx.ex.lambda.as_ref().filter(|l| l.record == field.record)?;
        let capture = lambda.captures.iter().find(|c| c.field == field.index)?;
        let Captured::Local(scope, local) = capture.what else { return None };
        let (ty, value) = self.outer_locals.constant(scope, local)?;
        Some((value.clone(), self.tree.types.is_reference(*ty)))
    }

    /// The declared type of the variable that a closure field stands for.
    pub(crate) fn captured_declared_type(&self, _base: ExprId, field: FieldRef) -> Option<QualType> {
        let lambda = self.cx.ex.lambda.as_ref()?;
        if lambda.record != field.record {
            return None;
        }
        lambda.captures.iter().find(|c| c.field == field.index).map(|c| c.declared)
    }
}
