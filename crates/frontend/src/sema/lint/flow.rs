//! Functions whose end can be reached without a value.

use oxicc_source::Span;

use crate::builtins::{Form, Lowering};
use crate::diag;
use crate::lex::Symbol;
use crate::sema::Sema;
use crate::sema::stmt::Labels;
use crate::tree::expr::{Callee, ExprKind};
use crate::tree::stmt::StmtKind;
use crate::tree::{Body, ConstValue, DeclName, ExprId, FnFlags, FunctionId, StmtId};

impl Sema<'_> {
    /// Warns if the body that has just been read, whose `}` is behind the cursor, can end without returning a value.
    pub(crate) fn lint_missing_return(&mut self, function: FunctionId) {
        let data = &self.tree.functions[function];
        let Some(ret) = self.tree.types.as_function(data.ty).map(|f| f.ret) else { return };
        if data.flags.contains(FnFlags::NORETURN) {
            if self.cx.body.block.expand().is_some_and(|block| self.ends(block)) {
                self.lint(diag::function_declared_noreturn_does_return(), self.prev_span());
            }
            return;
        }
        let is_main = matches!(data.name, DeclName::Ident(name) if self.text(name) == "main");
        if self.tree.types.is_void(ret)
            || self.tree.types.is_error(ret)
            || matches!(data.name, DeclName::Ctor | DeclName::Dtor)
            || is_main
        {
            return;
        }
        let Some(block) = self.cx.body.block.expand() else { return };
        if !self.ends(block) {
            return;
        }
        let name = self.show_instance(function);
        self.lint(diag::missing_return_statement(&name), self.prev_span());
    }

    /// Warns of labels that nothing jumps to.
    pub(crate) fn lint_labels(&mut self, labels: &Labels) {
        if labels.defined.is_empty() || !self.is_evaluated() || !self.in_device_code() {
            return;
        }
        let used = |label: &Symbol| labels.used.iter().any(|(name, _)| name == label);
        let mut unused: Vec<(Span, Symbol)> =
            labels.defined.iter().filter(|(l, _)| !used(l)).map(|(l, span)| (*span, *l)).collect();
        unused.sort_by_key(|(span, _)| span.lo);
        for (span, label) in unused {
            let what = format!("label \"{}\"", self.label_text(label));
            self.lint(diag::was_declared_but_never_referenced(&what), span);
        }
    }

    /// Whether control can come to the end of a statement.
    fn ends(&self, stmt: StmtId) -> bool {
        let body = &self.cx.body;
        match &body.stmts[stmt].kind {
            StmtKind::Return(_) | StmtKind::Goto(_) | StmtKind::Break | StmtKind::Continue => false,
            StmtKind::Null | StmtKind::Decl(_) | StmtKind::Asm(_) => true,
            StmtKind::Expr(e) => !self.never_returns(*e),
            StmtKind::Block(stmts) => stmts
                .iter()
                .fold(true, |reached, s| if reached || has_label(body, *s) { self.ends(*s) } else { false }),
            StmtKind::If { cond, then, otherwise, .. } => {
                let otherwise = || otherwise.expand().is_none_or(|s| self.ends(s));
                match self.known_condition(*cond) {
                    Some(true) => self.ends(*then),
                    Some(false) => otherwise(),
                    None => self.ends(*then) || otherwise(),
                }
            }
            StmtKind::While { cond, body: inner, .. } => {
                self.known_condition(*cond) != Some(true) || leaves(body, *inner, Leave::Break)
            }
            StmtKind::For { cond, body: inner, .. } => {
                let endless = cond.expand().is_none_or(|c| self.known_condition(c) == Some(true));
                !endless || leaves(body, *inner, Leave::Break)
            }
            StmtKind::DoWhile { cond, body: inner, .. } => {
                let again = self.ends(*inner) || leaves(body, *inner, Leave::Continue);
                again && self.known_condition(*cond) != Some(true) || leaves(body, *inner, Leave::Break)
            }
            StmtKind::Switch { body: inner, .. } => {
                !has_default(body, *inner) || self.ends(*inner) || leaves(body, *inner, Leave::Break)
            }
            StmtKind::Case { body: inner, .. }
            | StmtKind::Default { body: inner }
            | StmtKind::Label { body: inner, .. } => self.ends(*inner),
            StmtKind::Try { block, handlers } => {
                self.ends(*block) || handlers.iter().any(|(_, s)| self.ends(*s))
            }
        }
    }

    fn known_condition(&self, e: ExprId) -> Option<bool> {
        match self.ekind(e) {
            ExprKind::Const(ConstValue::Int(value)) => Some(*value != 0),
            _ => None,
        }
    }

    fn never_returns(&self, e: ExprId) -> bool {
        match self.ekind(e) {
            ExprKind::Throw(_) => true,
            ExprKind::Call { callee: Callee::Direct(f) | Callee::Virtual(f), .. } => {
                self.tree.functions[*f].flags.contains(FnFlags::NORETURN)
            }
            ExprKind::Call { callee: Callee::Builtin(builtin), .. } => {
                matches!(builtin.lowering, Lowering::Form(Form::Unreachable | Form::Trap))
            }
            ExprKind::Cast { operand, .. } => self.never_returns(*operand),
            _ => false,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Leave {
    Break,
    Continue,
}

/// Whether the body of a loop or switch has a statement that leaves it in this way.
fn leaves(body: &Body, stmt: StmtId, how: Leave) -> bool {
    let inside = |s: &StmtId| leaves(body, *s, how);
    match &body.stmts[stmt].kind {
        StmtKind::Break => how == Leave::Break,
        StmtKind::Continue => how == Leave::Continue,
        StmtKind::Switch { body: inner, .. } => how == Leave::Continue && inside(inner),
        StmtKind::While { .. } | StmtKind::DoWhile { .. } | StmtKind::For { .. } => false,
        _ => children(body, stmt).iter().any(inside),
    }
}

/// Whether a `default` of this switch is in the statement.
fn has_default(body: &Body, stmt: StmtId) -> bool {
    match &body.stmts[stmt].kind {
        StmtKind::Default { .. } => true,
        StmtKind::Switch { .. } => false,
        _ => children(body, stmt).iter().any(|s| has_default(body, *s)),
    }
}

/// Whether a statement can be reached from elsewhere than from before it.
fn has_label(body: &Body, stmt: StmtId) -> bool {
    match &body.stmts[stmt].kind {
        StmtKind::Label { .. } | StmtKind::Case { .. } | StmtKind::Default { .. } => true,
        _ => children(body, stmt).iter().any(|s| has_label(body, *s)),
    }
}

/// The statements directly inside one.
fn children(body: &Body, stmt: StmtId) -> smallvec::SmallVec<[StmtId; 4]> {
    match &body.stmts[stmt].kind {
        StmtKind::Block(stmts) => stmts.iter().copied().collect(),
        StmtKind::If { then, otherwise, .. } => std::iter::once(*then).chain(otherwise.expand()).collect(),
        StmtKind::While { body, .. }
        | StmtKind::DoWhile { body, .. }
        | StmtKind::For { body, .. }
        | StmtKind::Switch { body, .. }
        | StmtKind::Case { body, .. }
        | StmtKind::Default { body }
        | StmtKind::Label { body, .. } => smallvec::smallvec![*body],
        StmtKind::Try { block, handlers } => {
            std::iter::once(*block).chain(handlers.iter().map(|(_, s)| *s)).collect()
        }
        StmtKind::Null
        | StmtKind::Expr(_)
        | StmtKind::Decl(_)
        | StmtKind::Goto(_)
        | StmtKind::Break
        | StmtKind::Continue
        | StmtKind::Return(_)
        | StmtKind::Asm(_) => smallvec::SmallVec::new(),
    }
}
