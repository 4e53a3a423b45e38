//! Operations on a phi of constants move to where the phi's values come from.
//!
//! ```text
//! a: br label %j                                    a: br label %j
//! b: ... %p ...  br label %j                        b: %s = select i1 %p, i32 %x, i32 %y   br label %j
//! j: %f = phi i1 [ false, %a ], [ %p, %b ]   ->     j: %r = phi i32 [ %y, %a ], [ %s, %b ]
//!    %r = select i1 %f, i32 %x, i32 %y
//! ```
//!
//! On the edges with constants nothing is left to compute. Only when at most one edge is left, its block goes nowhere else,
//! and the phi has no other user. Function results that say whether something was found look like this after inlining.

use oxicc_ir::{Block, Builder, CastOp, Inst, InstData, Op, Type, Value};
use smallvec::SmallVec;

use super::Combiner;
use crate::fold;

/// Edges of a phi that are looked at.
const MAX_EDGES: usize = 16;

impl Combiner<'_> {
    /// The phi that an integer comparison, select or cast of a phi becomes.
    pub(super) fn fold_into_phi(&mut self, inst: Inst) -> Option<Value> {
        let block = self.func.inst_block(inst)?;
        let subject = *self.func.operands(inst).first()?;
        let phi = self.func.value_inst(subject)?;
        if !self.func.is_phi(phi)
            || self.func.inst_block(phi) != Some(block)
            || !self.func.has_one_use(subject)
            || self.func.operands(phi).len() > MAX_EDGES
        {
            return None;
        }
        let edges: SmallVec<[(Value, Block); 4]> = self.func.incoming(phi).collect();
        let mut open = edges.iter().filter(|(v, _)| !self.is_plain_constant(*v));
        if let Some((_, from)) = open.next()
            && (open.next().is_some() || self.func.single_successor(*from) != Some(block) || *from == block)
        {
            return None;
        }
        // Truncated before the join, what limits a number to a range is hard to see.
        let cuts = matches!(self.func.inst(inst), InstData::Cast { op: CastOp::Trunc, .. });
        if cuts
            && self.func.inst_type(inst) != Type::I1
            && edges.iter().any(|(v, _)| !self.is_plain_constant(*v) && !self.is_extended(*v))
        {
            return None;
        }
        // A loop's own phi would be computed in the loop before it.
        let others: SmallVec<[Value; 4]> = self.func.operands(inst)[1..].into();
        let mut values: SmallVec<[(Value, Block); 4]> = SmallVec::new();
        let mut late: Option<(usize, SmallVec<[Value; 4]>)> = None;
        for (i, &(v, from)) in edges.iter().enumerate() {
            let mut operands: SmallVec<[Value; 4]> = SmallVec::from_iter([v]);
            for &o in &others {
                operands.push(self.at_end_of(o, from, block)?);
            }
            if self.is_plain_constant(v) {
                values.push((self.known(inst, &operands)?, from));
            } else {
                values.push((v, from));
                late = Some((i, operands));
            }
        }
        if let Some((i, operands)) = late {
            let from = values[i].1;
            let end = self.func.terminator(from)?;
            let (op, ty) = (self.func.op(inst), self.func.inst_type(inst));
            let copy = self.func.create_inst(op, ty, &operands, &[]);
            self.func.insert_before(copy, end);
            let loc = self.func.loc(inst);
            self.func.set_loc(copy, loc);
            self.work.push(copy);
            values[i].0 = self.func.result(copy)?;
        }
        let top = self.func.first_inst(block)?;
        let ty = self.func.inst_type(inst);
        let value = Builder::before(self.ctx, self.func, top).phi_of(ty, &values);
        self.work.extend(self.func.value_inst(value));
        Some(value)
    }

    fn is_extended(&self, v: Value) -> bool {
        matches!(
            self.func.value_inst_data(v),
            Some(InstData::Cast { op: CastOp::ZExt | CastOp::SExt | CastOp::Trunc, .. })
        )
    }

    fn is_plain_constant(&self, v: Value) -> bool {
        self.func.as_u64(v).is_some()
    }

    /// What a value is at the end of a block that leads to the one with the phis.
    fn at_end_of(&self, v: Value, from: Block, join: Block) -> Option<Value> {
        let Some(inst) = self.func.value_inst(v) else { return Some(v) };
        match self.func.inst_block(inst) {
            Some(b) if b != join => Some(v),
            _ if self.func.is_phi(inst) => self.func.incoming_from(inst, from),
            _ => None,
        }
    }

    /// The operation when its first operand is a constant.
    fn known(&mut self, inst: Inst, operands: &[Value]) -> Option<Value> {
        match (self.func.inst(inst), operands) {
            (InstData::Select { .. }, [c, x, y]) => Some(if self.func.as_u64(*c)? != 0 { *x } else { *y }),
            (InstData::ICmp { pred, .. }, [a, b]) => fold::icmp(self.types, self.func, pred, *a, *b),
            (InstData::Cast { op, .. }, [v]) => {
                let ty = self.func.inst_type(inst);
                fold::cast(self.types, self.func, op, *v, ty)
            }
            _ => None,
        }
    }

    /// Whether [`Combiner::fold_into_phi`] knows the operation.
    pub(super) fn goes_into_phi(&self, inst: Inst) -> bool {
        match self.func.op(inst) {
            Op::ICmp(..) => self.func.operands(inst).get(1).is_some_and(|v| self.is_plain_constant(*v)),
            Op::Select(..) => true,
            Op::Cast(..) => self.types.is_int(self.func.inst_type(inst)),
            _ => false,
        }
    }
}
