//! Constant evaluation from within the analyser: lends the body under construction to the evaluator.

use std::sync::Arc;

use crate::constexpr;
use crate::constexpr::{EvalError, Host, Mode};
use crate::lex::Interner;
use crate::sema::Scoped;
use crate::sema::{Evaluation, Sema};
use crate::tree::{
    Body, BodyState, ConstValue, DeclContext, ExprId, FnFlags, FunctionId, InitState, LocalId, RecordFlags,
    RecordId, Tree, VarFlags, VarId,
};

impl Sema<'_> {
    /// The value of an expression of the body under construction: of a prvalue its value, of a glvalue its address.
    pub fn evaluate(&mut self, e: ExprId) -> Result<ConstValue, EvalError> {
        let mode = match self.cx.evaluation {
            Evaluation::ConstantEvaluated => Mode::Required,
            _ => Mode::Attempt,
        };
        self.evaluate_as(e, mode, None)
    }

    /// The value of an expression that is manifestly constant-evaluated ([expr.const]).
    pub fn evaluate_required(&mut self, e: ExprId) -> Result<ConstValue, EvalError> {
        self.evaluate_as(e, Mode::Required, None)
    }

    /// The initial value of a static variable, which may hold its own address.
    pub fn evaluate_static(&mut self, var: VarId, e: ExprId) -> Result<ConstValue, EvalError> {
        let open = match self.tree.vars[var].context {
            DeclContext::Record(r)
                if self.tree.vars[var].flags.contains(VarFlags::CONSTEXPR | VarFlags::IN_CLASS) =>
            {
                self.outermost_class(r).filter(|_| self.tree.vars[var].instance_of.is_none())
            }
            _ => None,
        };
        self.setting(|s| &mut s.open_class, open, |s| s.evaluate_as(e, Mode::Required, Some(var)))
    }

    /// Whether a function is one of a class that is not complete where the evaluation stands: it is defined where the outermost
    /// class ends ([class.mem]/6).
    fn is_defined_later(&self, function: FunctionId) -> bool {
        let f = &self.tree.functions[function];
        let known = FnFlags::IMPLICIT | FnFlags::DEFAULTED | FnFlags::LAMBDA_CALL;
        let DeclContext::Record(home) = f.context else { return false };
        if f.instance_of.is_some() || f.flags.intersects(known) {
            return false;
        }
        self.outermost_class(home).is_some_and(|class| {
            let complete = self.tree.records[class].flags.contains(RecordFlags::COMPLETE);
            !complete || self.open_class == Some(class)
        })
    }

    /// The outermost class around a class, if none of them is an instance of a template.
    fn outermost_class(&self, record: RecordId) -> Option<RecordId> {
        let data = &self.tree.records[record];
        if data.instance_of.is_some() {
            return None;
        }
        match data.context {
            DeclContext::Record(outer) => self.outermost_class(outer),
            _ => Some(record),
        }
    }

    fn evaluate_as(&mut self, e: ExprId, mode: Mode, var: Option<VarId>) -> Result<ConstValue, EvalError> {
        let ty = self.ety(e);
        let body = Arc::new(std::mem::replace(&mut self.cx.body, Body::new()));
        let is_object = self.tree.types.as_record(ty).is_some() || self.tree.types.is_array(ty);
        let prvalue = body.exprs[e].category == crate::tree::expr::Category::PRValue;
        let result = if is_object && prvalue {
            constexpr::evaluate_init(self, &body, e, ty, var, mode)
        } else {
            constexpr::evaluate(self, &body, e, mode)
        };
        // The evaluator has dropped its handles; nobody else ever had one.
        if let Ok(body) = Arc::try_unwrap(body) {
            self.cx.body = body;
        }
        result
    }

    /// Whether a variable that is not `constexpr` is an object of class or array type whose parts are usable in constant
    /// expressions if its initialiser is one: the reference takes `const` objects of namespaces and classes for such.
    pub(crate) fn is_constant_object(&self, var: VarId) -> bool {
        let v = &self.tree.vars[var];
        let ty = self.tree.types.array_base(v.ty);
        let compound = self.tree.types.is_array(v.ty) || self.tree.types.as_record(ty).is_some();
        let instance_member = v.flags.contains(VarFlags::STATIC_MEMBER) && self.is_instance(var);
        compound
            && ty.is_const()
            && !ty.is_volatile()
            && !v.flags.contains(VarFlags::CONSTEXPR)
            && !matches!(v.context, DeclContext::Function { .. })
            && !instance_member
            && self.tree.types.as_record(ty).is_none_or(|r| {
                self.tree.records[r].flags.contains(RecordFlags::TRIVIAL_DTOR) && !self.has_mutable_part(r)
            })
    }

    fn has_mutable_part(&self, record: RecordId) -> bool {
        let data = &self.tree.records[record];
        let part = |ty| self.tree.types.as_record(self.tree.types.array_base(ty));
        data.bases.iter().any(|b| self.has_mutable_part(b.record))
            || data.fields.iter().any(|f| f.mutable || part(f.ty).is_some_and(|r| self.has_mutable_part(r)))
    }
}

impl Host for Sema<'_> {
    fn tree(&self) -> &Tree {
        &self.tree
    }

    fn interner(&self) -> &Interner {
        self.interner
    }

    fn body(&mut self, function: FunctionId) -> Option<Arc<Body>> {
        if self.is_defined_later(function) {
            return None;
        }
        if !matches!(self.tree.functions[function].body, BodyState::Parsed(_)) {
            self.ensure_body(function);
        }
        match &self.tree.functions[function].body {
            BodyState::Parsed(body) => Some(body.clone()),
            _ => None,
        }
    }

    fn variable(&mut self, var: VarId) -> Option<ConstValue> {
        if matches!(self.tree.vars[var].init, InitState::Tokens { .. } | InitState::None) {
            self.ensure_init(var);
        }
        let v = &self.tree.vars[var];
        let usable = v.flags.intersects(VarFlags::CONSTEXPR)
            || self.tree.types.is_reference(v.ty)
            || v.ty.is_const() && !v.ty.is_volatile() && self.tree.int_kind(v.ty).is_some()
            || v.ty.is_const() && self.tree.types.is_floating(v.ty)
            || self.is_constant_object(var);
        match &v.init {
            InitState::Constant(value) if usable => Some(value.clone()),
            _ => None,
        }
    }

    fn local(&mut self, local: LocalId) -> Option<ConstValue> {
        self.cx.ex.constants.get(&local).cloned()
    }

    fn captured(&mut self, field: crate::tree::FieldRef) -> Option<(ConstValue, bool)> {
        self.captured_constant(field)
    }

    fn wraps_constants(&self) -> bool {
        self.options.language.wrap_constants
    }

    fn limits(&self) -> constexpr::Limits {
        let language = &self.options.language;
        constexpr::Limits { depth: language.constexpr_depth(), cost: language.constexpr_steps() }
    }
}
