//! Constant evaluation from within the analyser: lends the body under construction to the evaluator.

use std::sync::Arc;

use crate::constexpr::{self, EvalError, Host, Mode};
use crate::lex::Interner;
use crate::sema::{Evaluation, Sema};
use crate::tree::{
    Body, BodyState, ConstValue, ExprId, FunctionId, InitState, LocalId, Tree, VarFlags, VarId,
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
        self.evaluate_as(e, Mode::Required, Some(var))
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
}

impl Host for Sema<'_> {
    fn tree(&self) -> &Tree {
        &self.tree
    }

    fn interner(&self) -> &Interner {
        self.interner
    }

    fn body(&mut self, function: FunctionId) -> Option<Arc<Body>> {
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
            || v.ty.is_const() && self.tree.types.is_floating(v.ty);
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
        self.options.wrap_constants
    }
}
