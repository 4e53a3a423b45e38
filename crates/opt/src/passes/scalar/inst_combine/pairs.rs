//! Two operations on the same two values, combined.
//!
//! ```text
//! x < y || x == y                ->   x <= y
//! x >= y && x <= y               ->   x == y            ; also of floating-point numbers
//! x == x && y == y               ->   ord x, y
//! (x & y) | (x ^ y)              ->   x | y
//! (x | y) - (x & y)              ->   x ^ y
//! ```

use oxicc_ir::{BinOp, FloatPred, Inst, InstData, IntFlags, IntPred, Op, Value};

use super::Combiner;
use super::integers::Operation;

/// Which of less, equal and greater an order says yes to.
const LESS: u8 = 1;
const EQUAL: u8 = 2;
const GREATER: u8 = 4;

/// What a comparison says yes to, and whether it is signed, if that matters.
fn answers(pred: IntPred) -> (u8, Option<bool>) {
    let signed = (!pred.is_equality()).then_some(pred.is_signed());
    let answers = match pred {
        IntPred::Eq => EQUAL,
        IntPred::Ne => LESS | GREATER,
        IntPred::Ult | IntPred::Slt => LESS,
        IntPred::Ule | IntPred::Sle => LESS | EQUAL,
        IntPred::Ugt | IntPred::Sgt => GREATER,
        IntPred::Uge | IntPred::Sge => GREATER | EQUAL,
    };
    (answers, signed)
}

fn combined(op: BinOp, a: u8, b: u8) -> u8 {
    match op {
        BinOp::And => a & b,
        BinOp::Or => a | b,
        _ => a ^ b,
    }
}

/// The comparison that says yes to these, or what it always says.
fn comparison(answers: u8, signed: bool) -> Result<IntPred, bool> {
    Ok(match (answers, signed) {
        (0, _) => return Err(false),
        (EQUAL, _) => IntPred::Eq,
        (LESS, false) => IntPred::Ult,
        (LESS, true) => IntPred::Slt,
        (GREATER, false) => IntPred::Ugt,
        (GREATER, true) => IntPred::Sgt,
        (n, false) if n == LESS | EQUAL => IntPred::Ule,
        (n, true) if n == LESS | EQUAL => IntPred::Sle,
        (n, false) if n == GREATER | EQUAL => IntPred::Uge,
        (n, true) if n == GREATER | EQUAL => IntPred::Sge,
        (n, _) if n == LESS | GREATER => IntPred::Ne,
        _ => return Err(true),
    })
}

impl Combiner<'_> {
    /// Two comparisons of the same values, both of which must hold, or either, or one of them.
    pub(super) fn one_comparison(&mut self, inst: Inst, op: BinOp, a: Value, b: Value) -> Option<Value> {
        match (self.func.value_inst_data(a)?, self.func.value_inst_data(b)?) {
            (
                InstData::ICmp { pred: p, lhs: x, rhs: y, .. },
                InstData::ICmp { pred: q, lhs: v, rhs: w, .. },
            ) => {
                let q = if (x, y) == (v, w) {
                    q
                } else if (x, y) == (w, v) {
                    q.swapped()
                } else {
                    return None;
                };
                let ((first, s), (second, t)) = (answers(p), answers(q));
                if s.is_some() && t.is_some() && s != t {
                    return None;
                }
                match comparison(combined(op, first, second), s.or(t).unwrap_or(false)) {
                    Ok(pred) => self.rewrite(inst, Op::ICmp(pred, IntFlags::empty()), &[x, y]),
                    Err(always) => Some(self.func.const_bool(always)),
                }
            }
            (
                InstData::FCmp { pred: p, fmf, lhs: x, rhs: y },
                InstData::FCmp { pred: q, fmf: other, lhs: v, rhs: w },
            ) => {
                let fmf = fmf & other;
                let q = if (x, y) == (v, w) {
                    q
                } else if (x, y) == (w, v) {
                    q.swapped()
                } else {
                    return self.both_numbers(inst, op, (p, x, y), (q, v, w));
                };
                // The numbers of these are sets, too: equal, greater, less, unordered.
                let set = combined(op, p as u8, q as u8);
                self.rewrite(inst, Op::FCmp(FloatPred::ALL[usize::from(set)], fmf), &[x, y])
            }
            _ => None,
        }
    }

    /// `x` is a number and `y` is one; or either is none.
    fn both_numbers(
        &mut self,
        inst: Inst,
        op: BinOp,
        (p, x, c): (FloatPred, Value, Value),
        (q, y, d): (FloatPred, Value, Value),
    ) -> Option<Value> {
        let wanted = match op {
            BinOp::And => FloatPred::Ord,
            BinOp::Or => FloatPred::Uno,
            _ => return None,
        };
        let alone = |x: Value, c: Value| x == c || self.is_number(c);
        let fits = p == wanted
            && q == wanted
            && self.func.value_type(x) == self.func.value_type(y)
            && alone(x, c)
            && alone(y, d);
        fits.then(|| self.rewrite(inst, Op::FCmp(wanted, oxicc_ir::FastMath::empty()), &[x, y])).flatten()
    }

    /// Operations whose operands are operations on the same two values, or one of them an operand of the other.
    pub(super) fn of_same_pair(&mut self, o: Operation) -> Option<Value> {
        let part = |v: Value| match self.func.value_inst_data(v)? {
            InstData::Binary { op, lhs, rhs, .. } => Some((op, lhs, rhs)),
            _ => None,
        };
        let (left, right) = (part(o.lhs), part(o.rhs));
        if let (Some((p, a, b)), Some((q, c, d))) = (left, right)
            && ((a, b) == (c, d) || (a, b) == (d, c))
        {
            return match (o.op, p, q) {
                (BinOp::Or, BinOp::And, BinOp::Xor) | (BinOp::Or, BinOp::Xor, BinOp::And) => {
                    self.becomes(o, BinOp::Or, a, b)
                }
                (BinOp::Or, BinOp::Or, BinOp::And | BinOp::Xor) => Some(o.lhs),
                (BinOp::Or, BinOp::And | BinOp::Xor, BinOp::Or) => Some(o.rhs),
                (BinOp::And, BinOp::And | BinOp::Xor, BinOp::Or) => Some(o.lhs),
                (BinOp::And, BinOp::Or, BinOp::And | BinOp::Xor) => Some(o.rhs),
                (BinOp::And, BinOp::And, BinOp::Xor) | (BinOp::And, BinOp::Xor, BinOp::And) => {
                    Some(self.zero(o.ty))
                }
                (BinOp::Xor, BinOp::And, BinOp::Or) | (BinOp::Xor | BinOp::Sub, BinOp::Or, BinOp::And) => {
                    self.becomes(o, BinOp::Xor, a, b)
                }
                (BinOp::Xor, BinOp::Xor, BinOp::Or) | (BinOp::Xor | BinOp::Sub, BinOp::Or, BinOp::Xor) => {
                    self.becomes(o, BinOp::And, a, b)
                }
                (BinOp::Xor | BinOp::Add, BinOp::And, BinOp::Xor)
                | (BinOp::Xor | BinOp::Add, BinOp::Xor, BinOp::And) => self.becomes(o, BinOp::Or, a, b),
                (BinOp::Add, BinOp::And, BinOp::Or) | (BinOp::Add, BinOp::Or, BinOp::And) => {
                    self.becomes(o, BinOp::Add, a, b)
                }
                _ => None,
            };
        }
        for (this, part, other) in [(o.lhs, left, o.rhs), (o.rhs, right, o.lhs)] {
            match (o.op, part) {
                // (x ^ y) | x = x | y
                (BinOp::Or, Some((BinOp::Xor, a, b))) if a == other || b == other => {
                    return self.becomes(o, BinOp::Or, a, b);
                }
                // (x & ~y) | y = x | y, and (x | ~y) & y = x & y
                (BinOp::Or, Some((BinOp::And, a, b))) | (BinOp::And, Some((BinOp::Or, a, b))) => {
                    let rest = if self.opposite(b, other) {
                        a
                    } else if self.opposite(a, other) {
                        b
                    } else {
                        continue;
                    };
                    if self.func.has_one_use(this) {
                        return self.becomes(o, o.op, rest, other);
                    }
                }
                _ => {}
            }
        }
        None
    }

    /// Whether one of two values is the other inverted.
    fn opposite(&self, a: Value, b: Value) -> bool {
        self.inverted(a) == Some(b) || self.inverted(b) == Some(a)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What comparisons of two numbers say is what their answers say.
    #[test]
    fn answers_are_comparisons_again() {
        for signed in [false, true] {
            for set in 0..8 {
                match comparison(set, signed) {
                    Ok(pred) => {
                        let (found, sign) = answers(pred);
                        assert_eq!(found, set);
                        assert!(sign.is_none_or(|s| s == signed));
                    }
                    Err(always) => assert_eq!(set, if always { 7 } else { 0 }),
                }
            }
        }
    }
}
