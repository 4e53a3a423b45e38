//! Statements: making them and checking their parts.
//!
//! * This file: conditions, blocks with values, what encloses a statement.
//! * `range_for`: the pieces of a range-for. `labels`: where jumps may not go. `asm`: operands of inline assembly.
//! * `body`: what is checked and completed at the end of a function body; `constructor`: initialisers of constructors.
//! * `synthesize`: bodies that the compiler writes.

mod asm;
mod body;
pub(crate) mod constructor;
mod labels;
pub(crate) mod range_for;
mod synthesize;

pub use labels::Barrier;
pub use labels::Labels;

use std::collections::BTreeMap;

use oxicc_source::Span;

use crate::diag;
use crate::parse::stmt::selection::Condition;
use crate::sema::convert::Purpose;
use crate::sema::{Scoped, Sema};
use crate::tree::stmt::{Likelihood, Stmt, StmtKind};
use crate::tree::types::QualType;
use crate::tree::{ExprId, OperatorName, StmtId};

/// What `break`, `continue`, `case` and `default` refer to.
#[derive(Clone, Debug)]
pub enum Breakable {
    Loop,
    Switch {
        ty: QualType,
        /// The condition's type where it is a scoped enumeration.
        scoped: Option<QualType>,
        /// First and last value of each label, and where it is; they do not overlap.
        cases: BTreeMap<i128, (i128, Span)>,
        default: bool,
        /// The region of the switch, which its labels are entered from.
        region: u32,
    },
}

impl Sema<'_> {
    pub(crate) fn push_stmt(&mut self, kind: StmtKind, span: Span) -> StmtId {
        self.cx.body.stmts.push(Stmt { kind, span })
    }

    pub(crate) fn null_stmt(&mut self, span: Span) -> StmtId {
        self.push_stmt(StmtKind::Null, span)
    }

    /// Warns about values that must not be ignored.
    pub(crate) fn check_discarded(&mut self, e: ExprId) {
        use crate::tree::expr::{Callee, ExprKind};
        let mut at = e;
        if let ExprKind::MaterializeTemp { value, .. } = *self.ekind(at) {
            at = value;
        }
        if let ExprKind::Call { callee: Callee::Direct(f) | Callee::Virtual(f), .. } = *self.ekind(at) {
            let (ret, span) = (self.ety(at), self.espan(at));
            self.lint_discarded(f, ret, span);
        }
    }

    pub(crate) fn convert_condition(&mut self, e: ExprId, convert: Condition) -> ExprId {
        match convert {
            Condition::Bool => self.contextual_bool(e),
            Condition::Integer => {
                let (ty, span) = (self.ety(e), self.espan(e));
                let value = match self.trap(|s| s.integer_operand(e)) {
                    Ok(value) => value,
                    Err(_)
                        if !self.is_error_expr(e)
                            && !self.is_overload_expr(e)
                            && !self.tree.types.is_error(ty) =>
                    {
                        self.report(diag::expression_must_have_integral_or_enum_type(), span);
                        self.error_expr(span)
                    }
                    Err(_) => self.integer_operand(e),
                };
                if self.is_error_expr(value) {
                    return value;
                }
                let bits = self.bits_of(e);
                match self.tree.promoted(self.ety(value), bits) {
                    // The enumeration type itself matters to the case labels; the tree wants an integer.
                    Some(ty) => self.arith_cast(value, ty),
                    None => match self.tree.types.as_enum(self.ety(value)) {
                        Some(e) => {
                            let underlying = self.tree.enums[e].underlying;
                            self.arith_cast(value, underlying)
                        }
                        None => value,
                    },
                }
            }
        }
    }

    /// Wraps a statement in a block with declarations before it.
    pub(crate) fn with_leading(&mut self, leading: &[Option<StmtId>], stmt: StmtId, span: Span) -> StmtId {
        let mut list: Vec<StmtId> = leading.iter().flatten().copied().collect();
        if list.is_empty() {
            return stmt;
        }
        list.push(stmt);
        self.push_stmt(StmtKind::Block(list.into_boxed_slice()), span)
    }

    pub(crate) fn constexpr_condition(&mut self, cond: ExprId) -> Option<bool> {
        self.require_constant(cond)?.as_int().map(|v| v != 0)
    }

    /// The innermost switch, by its place in the list.
    pub(crate) fn enclosing_switch(&mut self) -> Option<&mut Breakable> {
        self.cx.ex.breakable.iter_mut().rev().find(|b| matches!(b, Breakable::Switch { .. }))
    }

    /// A label of a switch outside the block that it is in. That initialisations are passed is let pass by the reference
    /// compiler.
    pub(crate) fn check_entered(&mut self, start: Span) {
        let Some(Breakable::Switch { region, .. }) = self.enclosing_switch() else { return };
        let switch = *region;
        let mut at = self.cx.ex.labels.region;
        let mut entered = None;
        while at != switch
            && let Some((outer, barrier)) = self.cx.ex.labels.outer(at)
        {
            if barrier != Barrier::Initialization {
                entered = Some(barrier);
            }
            at = outer;
        }
        if let Some(barrier) = entered {
            let message = barrier.mistake();
            self.report(message, start);
        }
    }

    /// A label as it is written.
    pub(crate) fn label_text(&self, label: crate::lex::Symbol) -> &str {
        let text = self.text(label);
        text.split_once('.').map_or(text, |(name, _)| name)
    }

    /// A handler for objects copies them.
    pub(crate) fn check_caught(&mut self, ty: QualType, reference: bool, span: Span) {
        let Some(record) = self.tree.types.as_record(ty).filter(|_| !reference) else { return };
        if self.tree.records[record].flags.contains(crate::tree::RecordFlags::ABSTRACT) {
            self.report(diag::handler_cannot_catch_abstract_class(), span);
            return;
        }
        let thrown = self.placeholder_value(ty.unqualified().with(crate::tree::types::Quals::CONST), span);
        let _ = self.copy_init(ty.unqualified(), &crate::sema::convert::Init::Expr(thrown), Purpose::Init);
    }

    /// `end: r;` at the end of a statement expression is its value: the label becomes a statement before it.
    pub(crate) fn detach_last_label(&mut self, block: StmtId) {
        while let StmtKind::Block(stmts) = &self.cx.body.stmts[block].kind
            && let Some(last) = stmts.last().copied()
            && let StmtKind::Label { label, body } = self.cx.body.stmts[last].kind
        {
            let span = self.cx.body.stmts[last].span;
            let nothing = self.null_stmt(span);
            self.cx.body.stmts[last].kind = StmtKind::Label { label, body: nothing };
            if let StmtKind::Block(stmts) = &mut self.cx.body.stmts[block].kind {
                *stmts = stmts.iter().copied().chain([body]).collect();
            }
        }
    }

    pub(crate) fn statement_value(&mut self, e: ExprId) -> ExprId {
        match self.tree.types.as_record(self.ety(e)) {
            Some(_) => {
                let ty = self.ety(e).unqualified();
                self.implicit_conversion(e, ty, Purpose::Init)
            }
            None => self.rvalue(e),
        }
    }

    /// `a op b` where both are built: for desugaring.
    pub(crate) fn desugar_binary(&mut self, op: OperatorName, a: ExprId, b: ExprId, span: Span) -> ExprId {
        self.build_binary(op, a, b, span)
    }
}

/// Attributes at the start of a statement.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct StatementAttrs {
    pub likelihood: Likelihood,
    pub maybe_unused: bool,
}
