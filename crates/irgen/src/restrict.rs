//! What `__restrict__` says about pointers that are variables or parameters.
//!
//! An access through one such pointer does not touch what an access through another does, if one of the two writes ([dcl.init.restrict] of
//! C: 6.7.3.1). Each access names the pointer it goes through and those that it does not depend on, in an attachment `!{pointer, other...}`
//! ([`RESTRICT_KIND`]).
//!
//! An access goes through a pointer when its expression reads that variable and adds to it, casts it, or names a member: nothing is
//! concluded from values, because a program may as well use the pointer that the variable was made from. It does not depend on the
//! pointers that are declared after its own, as long as nothing is assigned to its own; parameters do not depend on each other at all.
//! The promise holds while the block of the declaration runs. The pointers here are those that live once in a call: parameters and
//! variables of the function's outermost block, in functions without labels.

use oxicc_frontend::tree::expr::{BinaryOp, CastKind};
use oxicc_frontend::tree::stmt::StmtKind;
use oxicc_frontend::tree::types::Quals;
use oxicc_frontend::tree::{ExprId, ExprKind, Function as TreeFunction, LocalId};
use oxicc_ir::{Inst, Md};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::function::FnGen;
use crate::place::Place;

/// Pointers of one function; what is declared after them is treated as if it were not restricted.
const MAX_POINTERS: usize = 16;
/// How many casts and sums of an address are looked through.
const MAX_STEPS: usize = 16;

/// The restricted pointers of the function under construction.
#[derive(Default)]
pub(crate) struct Restricted {
    /// Variables that are only read, or moved along their array.
    steady: FxHashSet<LocalId>,
    /// The restricted pointers that are declared so far, with their nodes.
    declared: Vec<(LocalId, Md)>,
    /// How many of them are parameters.
    parameters: usize,
    /// Variables that are computed from a restricted pointer, by that pointer's place in `declared`.
    derived: FxHashMap<LocalId, usize>,
}

impl<'t> FnGen<'_, 't> {
    /// Finds the pointers that can be restricted, and declares the parameters among them.
    pub(crate) fn restrict_parameters(&mut self, function: &TreeFunction) {
        let body = self.body;
        let restricted = |id: &LocalId| body.locals[*id].ty.quals().contains(Quals::RESTRICT);
        let several = body.locals.keys().filter(restricted).take(2).count() == 2;
        // The attributes of a kernel's parameters tell as much.
        let only_parameters = || body.locals.keys().filter(restricted).all(|id| body.params.contains(&id));
        let has_labels = || body.stmts.values().any(|s| matches!(s.kind, StmtKind::Label { .. }));
        if !several || self.m.has_full_debug() || function.is_kernel() && only_parameters() || has_labels() {
            return;
        }
        self.restricted.steady = self.steady_pointers();
        for &local in &body.params {
            self.restrict(local, None);
        }
        self.restricted.parameters = self.restricted.declared.len();
    }

    /// Pointers whose variables nothing but reading, counting and adding is done to.
    fn steady_pointers(&self) -> FxHashSet<LocalId> {
        let body = self.body;
        let types = &self.m.tree.types;
        let mut uses: FxHashMap<LocalId, i64> = FxHashMap::default();
        let mut count = |e: ExprId, by: i64| {
            if let ExprKind::Local(local) = body.exprs[e].kind {
                *uses.entry(local).or_default() += by;
            }
        };
        for (id, expr) in &body.exprs {
            count(id, 1);
            match &expr.kind {
                ExprKind::Cast { kind: CastKind::LValueToRValue, operand, .. } => count(*operand, -1),
                ExprKind::Unary { op, operand } if op.changes_operand() => count(*operand, -1),
                ExprKind::CompoundAssign { op: BinaryOp::PtrAdd | BinaryOp::PtrSub, lhs, .. } => {
                    count(*lhs, -1)
                }
                _ => {}
            }
        }
        let is_steady = |id: &LocalId| {
            let ty = body.locals[*id].ty;
            types.is_pointer(ty) && !ty.is_volatile() && uses.get(id).is_none_or(|n| *n == 0)
        };
        body.locals.keys().filter(is_steady).collect()
    }

    /// Notes a variable of the outermost block that was just initialised.
    pub(crate) fn restrict_variable(&mut self, local: LocalId, init: Option<ExprId>) {
        if self.restricted.steady.contains(&local) && self.is_in_outermost_block(local) {
            self.restrict(local, init);
        }
    }

    fn is_in_outermost_block(&self, local: LocalId) -> bool {
        let Some(block) = self.body.block.expand() else { return false };
        let StmtKind::Block(stmts) = &self.body.stmts[block].kind else { return false };
        stmts.iter().any(|s| match &self.body.stmts[*s].kind {
            StmtKind::Decl(decls) => decls.iter().any(|d| d.local == local),
            _ => false,
        })
    }

    fn restrict(&mut self, local: LocalId, init: Option<ExprId>) {
        if !self.restricted.steady.contains(&local) {
            return;
        }
        if let Some(from) = init.and_then(|e| self.restricted_base(e)) {
            self.restricted.derived.insert(local, from);
        } else if self.body.locals[local].ty.quals().contains(Quals::RESTRICT)
            && self.restricted.declared.len() < MAX_POINTERS
        {
            let node = self.m.module.ctx.metadata.distinct_tuple(&[]);
            self.restricted.declared.push((local, node));
        }
    }

    /// The restricted pointer that an address is computed from, by its place among them.
    pub(crate) fn restricted_base(&self, address: ExprId) -> Option<usize> {
        if self.restricted.declared.is_empty() {
            return None;
        }
        let mut at = address;
        for _ in 0..MAX_STEPS {
            at = match &self.expr(at).kind {
                ExprKind::Local(local) => {
                    let known = self.restricted.declared.iter().position(|(l, _)| l == local);
                    return known.or_else(|| self.restricted.derived.get(local).copied());
                }
                ExprKind::Cast {
                    kind:
                        CastKind::LValueToRValue
                        | CastKind::NoOp
                        | CastKind::PointerBitCast
                        | CastKind::ArrayToPointer,
                    operand,
                    ..
                } => *operand,
                ExprKind::Binary { op: BinaryOp::PtrAdd | BinaryOp::PtrSub, lhs, .. } => *lhs,
                ExprKind::Unary { op, operand } if op.changes_operand() => *operand,
                ExprKind::AddrOf(operand) => *operand,
                ExprKind::Deref(pointer) if !self.reads_pointer(at) => *pointer,
                ExprKind::Index { base, .. } if !self.reads_pointer(at) => *base,
                ExprKind::Field { base, field } if !self.reads_pointer(at) => {
                    let fields = &self.m.tree.records[field.record].fields;
                    let declared = fields.get(field.index as usize)?;
                    if self.m.tree.types.is_reference(declared.ty) {
                        return None;
                    }
                    *base
                }
                _ => return None,
            };
        }
        None
    }

    /// Whether an expression is an object that holds an address: what is read from it does not depend on the pointer to it.
    fn reads_pointer(&self, object: ExprId) -> bool {
        self.m.tree.types.is_pointer(self.expr(object).ty)
    }

    /// Notes which restricted pointer an access goes through.
    pub(crate) fn tell_restrict(&mut self, inst: Inst, place: Place) {
        let Some(through) = place.through else { return };
        let known = &self.restricted;
        let Some(&(_, own)) = known.declared.get(through) else { return };
        let others = known.declared.iter().enumerate();
        let apart = others.filter(|(i, _)| *i > through || *i < through && through < known.parameters);
        let nodes: Vec<Md> = std::iter::once(own).chain(apart.map(|(_, (_, md))| *md)).collect();
        let node = self.m.module.ctx.metadata.node(&nodes);
        let kind = self.m.restrict_kind;
        self.f.set_attachment(inst, kind, Some(node));
    }
}
