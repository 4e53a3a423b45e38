//! Rules of algebra: what cancels, negations, casts that undo each other, and loads of constants.

use oxicc_ir::{BinOp, CastOp, FastMath, Inst, InstData, IntFlags, MemAccess, Op, Value};

use super::Combiner;
use crate::fold;

impl Combiner<'_> {
    /// Sums and differences in which something cancels.
    pub(super) fn cancel(&mut self, op: BinOp, lhs: Value, rhs: Value) -> Option<Value> {
        let part = |v: Value| match self.func.value_inst_data(v)? {
            InstData::Binary { op, lhs, rhs, .. } => Some((op, lhs, rhs)),
            _ => None,
        };
        match op {
            BinOp::Sub => match part(lhs) {
                Some((BinOp::Add, a, b)) if a == rhs => Some(b),
                Some((BinOp::Add, a, b)) if b == rhs => Some(a),
                _ => None,
            },
            BinOp::Add => match (part(lhs), part(rhs)) {
                (Some((BinOp::Sub, a, b)), _) if b == rhs => Some(a),
                (_, Some((BinOp::Sub, a, b))) if b == lhs => Some(a),
                (Some((BinOp::Mul, a, b)), Some(rest)) | (Some(rest), Some((BinOp::Mul, a, b))) => {
                    // Quotient times divisor, and the rest.
                    let (rem, x, y) = rest;
                    let div = match rem {
                        BinOp::SRem => BinOp::SDiv,
                        BinOp::URem => BinOp::UDiv,
                        _ => return None,
                    };
                    let quotient = if b == y { a } else { b };
                    let whole = (a == y || b == y) && part(quotient) == Some((div, x, y));
                    whole.then_some(x)
                }
                _ => None,
            },
            BinOp::Xor => match (part(lhs), part(rhs)) {
                (Some((BinOp::Xor, a, b)), _) if b == rhs => Some(a),
                (Some((BinOp::Xor, a, b)), _) if a == rhs => Some(b),
                (_, Some((BinOp::Xor, a, b))) if b == lhs => Some(a),
                (_, Some((BinOp::Xor, a, b))) if a == lhs => Some(b),
                _ => None,
            },
            // x & (x | y) and x | (x & y)
            BinOp::And | BinOp::Or => {
                let other = if op == BinOp::And { BinOp::Or } else { BinOp::And };
                match (part(lhs), part(rhs)) {
                    (Some((o, a, b)), _) if o == other && (a == rhs || b == rhs) => Some(rhs),
                    (_, Some((o, a, b))) if o == other && (a == lhs || b == lhs) => Some(lhs),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Adding a negation is subtracting, and the other way round. Exact for every value.
    pub(super) fn float_negations(
        &mut self,
        inst: Inst,
        op: BinOp,
        fmf: FastMath,
        lhs: Value,
        rhs: Value,
    ) -> Option<Value> {
        let negated = |v: Value| match self.func.value_inst_data(v)? {
            InstData::FNeg { value, .. } => Some(value),
            _ => None,
        };
        let rewritten = |op| Op::Binary(op, IntFlags::empty(), fmf);
        match op {
            BinOp::FAdd => {
                if let Some(y) = negated(rhs) {
                    return self.rewrite(inst, rewritten(BinOp::FSub), &[lhs, y]);
                }
                let x = negated(lhs)?;
                self.rewrite(inst, rewritten(BinOp::FSub), &[rhs, x])
            }
            BinOp::FSub => {
                let y = negated(rhs)?;
                self.rewrite(inst, rewritten(BinOp::FAdd), &[lhs, y])
            }
            BinOp::FMul | BinOp::FDiv => {
                let (x, y) = (negated(lhs)?, negated(rhs)?);
                self.rewrite(inst, rewritten(op), &[x, y])
            }
            _ => None,
        }
    }

    /// `zext (trunc x)` back to the type of x keeps the low bits.
    pub(super) fn mask_of_casts(&mut self, inst: Inst, op: CastOp, value: Value) -> Option<Value> {
        let InstData::Cast { op: CastOp::Trunc, value: x, .. } = self.func.value_inst_data(value)? else {
            return None;
        };
        let to = self.func.inst_type(inst);
        if op != CastOp::ZExt || self.func.value_type(x) != to {
            return None;
        }
        let width = self.types.int_width(self.func.value_type(value)).filter(|w| *w < 64)?;
        let mask = self.func.const_int(self.types, to, (1u64 << width) - 1);
        self.rewrite(inst, Op::Binary(BinOp::And, IntFlags::empty(), FastMath::empty()), &[x, mask])
    }

    /// A load of a variable that never changes, at a constant place.
    pub(super) fn load(&mut self, inst: Inst, ptr: Value, access: MemAccess) -> Option<Value> {
        if !access.is_plain() {
            return None;
        }
        let ty = self.func.inst_type(inst);
        fold::load(self.ctx, self.func, ptr, ty)
    }
}
