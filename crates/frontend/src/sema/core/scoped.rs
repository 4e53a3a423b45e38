//! Work done under other circumstances: in another scope or body, on trial, unevaluated. The analyser and the parser over it
//! both offer it, and hand themselves to what is to be done.

use crate::parse::Parser;
use crate::parse::parser::{Context, Mark};
use crate::sema::core::report::Trapped;
use crate::sema::{BodyCx, Evaluation, Sema};
use crate::tree::{Body, ClosureOwner, ExprId, ScopeId};

/// What runs a piece of work under other circumstances.
pub trait Scoped<'a>: Sized {
    /// What a failure puts back: where tokens are read, if they are.
    type Place;

    fn sema(&mut self) -> &mut Sema<'a>;
    fn place(&self) -> Self::Place;
    fn back_to(&mut self, place: Self::Place);

    /// Runs `f` with diagnostics captured: an error inside means failure and leaves no trace, the cursor included.
    fn trap<R>(&mut self, f: impl FnOnce(&mut Self) -> R) -> Result<R, Trapped> {
        let place = self.place();
        let sema = self.sema();
        let checkpoint = sema.diags.checkpoint();
        let scope = sema.cx.scope;
        let depth = sema.depth;
        let deferred = sema.deferred_access.as_ref().map(Vec::len);
        sema.trap_depth += 1;
        let result = f(self);
        let sema = self.sema();
        sema.trap_depth -= 1;
        if sema.trap_depth == 0 && !sema.failed_instances.list.is_empty() {
            sema.failed_instances.list.clear();
        }
        if sema.diags.has_errors_since(checkpoint) {
            sema.diags.rollback(checkpoint);
            sema.cx.scope = scope;
            sema.depth = depth;
            sema.truncate_deferred(deferred);
            self.back_to(place);
            return Err(Trapped);
        }
        Ok(result)
    }

    /// [`Self::trap`], which says what the first error was.
    fn first_error<R>(&mut self, f: impl FnOnce(&mut Self) -> R) -> Result<R, String> {
        let mut text = String::new();
        let result = self.trap(|s| {
            let checkpoint = s.sema().diags.checkpoint();
            let result = f(s);
            if let Some(first) = s.sema().diags.errors_since(checkpoint).first() {
                text.clone_from(&first.message);
            }
            result
        });
        result.map_err(|_| text)
    }

    /// Runs `f` to see whether it succeeds; leaves no trace in any case.
    fn tentative<R>(&mut self, f: impl FnOnce(&mut Self) -> R) -> Result<R, Trapped> {
        let place = self.place();
        let checkpoint = self.sema().diags.checkpoint();
        let deferred = self.sema().deferred_access.as_ref().map(Vec::len);
        // `auto` parameters read on trial do not count.
        let auto =
            self.sema().around.auto_params.as_ref().map(|a| (a.next, a.constraints.len(), a.packs.len()));
        let result = self.trap(f);
        if let (Some(params), Some((next, constraints, packs))) = (&mut self.sema().around.auto_params, auto)
        {
            params.next = next;
            params.constraints.truncate(constraints);
            params.packs.truncate(packs);
        }
        self.sema().diags.rollback(checkpoint);
        self.back_to(place);
        self.sema().truncate_deferred(deferred);
        result
    }

    /// Whether an error has been reported since `f` began; for callers that must know and keep the reports.
    fn had_errors<R>(&mut self, f: impl FnOnce(&mut Self) -> R) -> (R, bool) {
        let checkpoint = self.sema().diags.checkpoint();
        let result = f(self);
        (result, self.sema().diags.has_errors_since(checkpoint))
    }

    /// Runs `f` in a fresh body context in `scope` and gives back what was built there.
    fn with_body<R>(&mut self, scope: ScopeId, f: impl FnOnce(&mut Self) -> R) -> (R, Body) {
        let mut cx = BodyCx::new(scope);
        let sema = self.sema();
        cx.level = sema.next_level();
        let outer = std::mem::replace(&mut sema.cx, cx);
        let deferred = sema.deferred_access.take();
        let result = f(self);
        let sema = self.sema();
        sema.deferred_access = deferred;
        let inner = std::mem::replace(&mut sema.cx, outer);
        (result, inner.body)
    }

    /// As [`Self::with_body`], for a body inside the current one, whose locals its unevaluated operands may name.
    fn with_inner_body<R>(&mut self, scope: ScopeId, f: impl FnOnce(&mut Self) -> R) -> (R, Body) {
        let mut cx = BodyCx::new(scope);
        let sema = self.sema();
        cx.level = sema.next_level();
        let outer = std::mem::replace(&mut sema.cx, cx);
        sema.outer_cx.push(outer);
        let deferred = sema.deferred_access.take();
        let result = f(self);
        let sema = self.sema();
        sema.deferred_access = deferred;
        let inner = match sema.outer_cx.pop() {
            Some(outer) => std::mem::replace(&mut sema.cx, outer),
            None => BodyCx::new(scope),
        };
        (result, inner.body)
    }

    /// Runs `f` with another value at a place, and puts the old one back.
    fn setting<T, R>(
        &mut self,
        place: impl for<'s> Fn(&'s mut Sema<'a>) -> &'s mut T,
        value: T,
        f: impl FnOnce(&mut Self) -> R,
    ) -> R {
        let outer = std::mem::replace(place(self.sema()), value);
        let result = f(self);
        *place(self.sema()) = outer;
        result
    }

    /// Runs `f` with another current scope.
    fn in_scope<R>(&mut self, scope: ScopeId, f: impl FnOnce(&mut Self) -> R) -> R {
        self.setting(|s| &mut s.cx.scope, scope, f)
    }

    /// Runs a parse whose result must be constant.
    fn constant_evaluated<R>(&mut self, f: impl FnOnce(&mut Self) -> R) -> R {
        self.setting(|s| &mut s.cx.evaluation, Evaluation::ConstantEvaluated, f)
    }

    /// Runs a parse with nothing odr-used.
    fn unevaluated<R>(&mut self, f: impl FnOnce(&mut Self) -> R) -> R {
        self.setting(|s| &mut s.cx.evaluation, Evaluation::Unevaluated, f)
    }

    /// Reads what a trait asks about. What is inaccessible is an error at once, also within a declaration that may become a
    /// member or a friend.
    fn on_trial<R>(&mut self, f: impl FnOnce(&mut Self) -> R) -> Result<R, Trapped> {
        let outer = std::mem::replace(&mut self.sema().cx.evaluation, Evaluation::Unevaluated);
        let deferred = self.sema().deferred_access.take();
        let result = self.trap(f);
        self.sema().deferred_access = deferred;
        self.sema().cx.evaluation = outer;
        result
    }

    /// Runs `f` and tells whether it went without errors. Nothing that it builds or uses remains.
    fn probe(&mut self, f: impl FnOnce(&mut Self) -> ExprId) -> bool {
        let result = self.setting(|s| &mut s.cx.evaluation, Evaluation::Unevaluated, |s| s.trap(f));
        matches!(result, Ok(e) if !self.sema().is_error_expr(e))
    }

    /// Reads a default argument or a default member initialiser.
    fn reading_default<R>(&mut self, f: impl FnOnce(&mut Self) -> R) -> R {
        self.setting(|s| &mut s.cx.ex.in_default, true, f)
    }

    /// Reads an initialiser or default argument whose closures are named after it.
    fn with_closure_owner<R>(&mut self, owner: ClosureOwner, read: impl FnOnce(&mut Self) -> R) -> R {
        self.sema().closures.count_again(owner);
        self.setting(|s| s.closures.owner_mut(), Some(owner), read)
    }
}

impl<'a> Scoped<'a> for Sema<'a> {
    type Place = ();

    #[inline]
    fn sema(&mut self) -> &mut Sema<'a> {
        self
    }
    #[inline]
    fn place(&self) {}
    #[inline]
    fn back_to(&mut self, (): ()) {}
}

impl<'a> Scoped<'a> for Parser<'_, 'a> {
    type Place = Place;

    #[inline]
    fn sema(&mut self) -> &mut Sema<'a> {
        self.sema
    }
    #[inline]
    fn place(&self) -> Place {
        Place { mark: self.mark(), context: self.context }
    }
    #[inline]
    fn back_to(&mut self, place: Place) {
        self.rewind(place.mark);
        self.context = place.context;
    }
    /// Operands that are not evaluated stand in parentheses of their own.
    fn unevaluated<R>(&mut self, f: impl FnOnce(&mut Self) -> R) -> R {
        self.setting(|s| &mut s.cx.evaluation, Evaluation::Unevaluated, |s| s.bracketed(f))
    }
}

/// Where a parser is and how it reads: all of it that reading changes.
#[derive(Clone, Copy)]
pub struct Place {
    mark: Mark,
    context: Context,
}
