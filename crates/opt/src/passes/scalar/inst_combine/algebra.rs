//! What cancels, and loads of constants.

use oxicc_ir::{BinOp, Inst, InstData, MemAccess, Value};

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

    /// A load of a variable that never changes, at a constant place.
    pub(super) fn load(&mut self, inst: Inst, ptr: Value, access: MemAccess) -> Option<Value> {
        if !access.is_plain() {
            return None;
        }
        let ty = self.func.inst_type(inst);
        fold::load(self.ctx, self.func, ptr, ty)
    }
}
