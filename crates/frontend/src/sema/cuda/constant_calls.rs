//! Calls of `constexpr` functions that name constants of the host. The reference evaluates a call whose operands are constants and
//! generates no code for a function of which only such calls are left, so that what device code may not name does not matter in it.
//!
//! Only functions with late errors are looked at: everyone else's calls stay what they are.

use std::sync::Arc;

use oxicc_source::Diagnostic;
use rustc_hash::FxHashMap;

use crate::constexpr::Mode;
use crate::sema::Sema;
use crate::tree::body::Use;
use crate::tree::expr::{Callee, Category, ExprKind};
use crate::tree::{BodyState, ConstValue, ExprId, FnFlags, FunctionId};
use crate::{constexpr, diag};

/// Late errors of a function that count if some call of it remains.
pub(crate) struct Conditional {
    function: FunctionId,
    errors: Vec<Diagnostic>,
}

/// Errors of functions that count once code is generated for them.
#[derive(Default)]
pub(crate) struct LateErrors {
    kept: FxHashMap<FunctionId, Vec<Diagnostic>>,
    conditional: Vec<Conditional>,
}

impl LateErrors {
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    pub fn keep(&mut self, function: FunctionId, errors: Vec<Diagnostic>) {
        self.kept.insert(function, errors);
    }

    pub fn take(&mut self, function: FunctionId) -> Option<Vec<Diagnostic>> {
        self.kept.remove(&function)
    }
}

impl Sema<'_> {
    /// Reports the late errors of a function that code is generated for, or puts them aside until its calls are known.
    pub(crate) fn take_late_errors(&mut self, function: FunctionId) {
        let Some(errors) = self.late_errors.take(function) else { return };
        let data = &self.tree.functions[function];
        let undefined = |d: &Diagnostic| d.code == Some(diag::identifier_is_undefined_in_device_code::CODE);
        // Other units can have calls of what is instantiated for them.
        let is_for_others = self.options.rdc && self.explicit.is_root(function);
        if data.flags.contains(FnFlags::CONSTEXPR) && !is_for_others && errors.iter().all(undefined) {
            self.late_errors.conditional.push(Conditional { function, errors });
        } else {
            self.diags.restore(errors);
        }
    }

    /// Replaces the calls with constant operands of functions whose errors were put aside by their values, and reports the errors of
    /// those that other uses are left of.
    pub(crate) fn settle_conditional_errors(&mut self) {
        for Conditional { function, errors } in std::mem::take(&mut self.late_errors.conditional) {
            if !self.fold_calls_of(function) {
                self.diags.restore(errors);
            }
        }
    }

    /// Folds every use of a function in device code; `false` if one is left. Users that are `constexpr` themselves may have uses
    /// left if theirs can be folded.
    fn fold_calls_of(&mut self, function: FunctionId) -> bool {
        let mut todo = vec![function];
        let mut seen = todo.clone();
        while let Some(used) = todo.pop() {
            let users: Vec<FunctionId> =
                self.tree.functions.keys().filter(|f| self.names(*f, used)).collect();
            for user in users {
                match self.values_of_calls(user, used) {
                    Some(values) => {
                        if !self.replace_calls(user, used, values) {
                            return false;
                        }
                    }
                    None if !self.tree.functions[user].flags.contains(FnFlags::CONSTEXPR) => return false,
                    None if seen.contains(&user) => {}
                    None => {
                        seen.push(user);
                        todo.push(user);
                    }
                }
            }
        }
        true
    }

    fn names(&self, user: FunctionId, used: FunctionId) -> bool {
        let BodyState::Parsed(body) = &self.tree.functions[user].body else { return false };
        self.runs_on_device(user) && body.uses.contains(&Use::Function(used))
    }

    /// The values of all uses of a function in a body, if all are calls that have one.
    fn values_of_calls(&mut self, user: FunctionId, used: FunctionId) -> Option<Vec<(ExprId, ConstValue)>> {
        let BodyState::Parsed(body) = &self.tree.functions[user].body else { return None };
        let body = body.clone();
        let mut values = Vec::new();
        for (e, data) in &body.exprs {
            match data.kind {
                ExprKind::Call { callee: Callee::Direct(f), .. } if f == used => {}
                ExprKind::Function(f) | ExprKind::MemberFnAddr(f) if f == used => return None,
                _ => continue,
            }
            if data.category != Category::PRValue {
                return None;
            }
            match constexpr::evaluate(self, &body, e, Mode::Attempt) {
                Ok(value @ (ConstValue::Int(_) | ConstValue::Float(_) | ConstValue::Complex(..))) => {
                    values.push((e, value));
                }
                _ => return None,
            }
        }
        // A use that is no call: a constructor, a conversion.
        if values.is_empty() { None } else { Some(values) }
    }

    fn replace_calls(
        &mut self,
        user: FunctionId,
        used: FunctionId,
        values: Vec<(ExprId, ConstValue)>,
    ) -> bool {
        let BodyState::Parsed(body) = &mut self.tree.functions[user].body else { return false };
        let Some(body) = Arc::get_mut(body) else { return false };
        for (call, value) in values {
            body.exprs[call].kind = ExprKind::Const(value);
        }
        body.uses.retain(|u| *u != Use::Function(used));
        true
    }
}
