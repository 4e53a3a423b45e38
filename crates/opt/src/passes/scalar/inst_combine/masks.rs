//! What the known bits of operands allow.
//!
//! ```text
//! %a = add i32 %x, %y * 16               %c = and i32 %x, 15
//! %c = and i32 %a, 15              ->
//! ```

use oxicc_ir::{BinOp, FastMath, Inst, InstData, IntFlags, IntPred, Op, Value};

use super::Combiner;
use crate::bits::{Bits, filled, known_bits, ones, says_something};

/// How far unneeded operations are looked for.
const MAX_DEPTH: u32 = 3;

impl Combiner<'_> {
    fn bits(&self, v: Value) -> Option<Bits> {
        known_bits(self.ctx, self.func, v)
    }

    /// A logical operation whose result is known, or is one of its operands; an addition that cannot wrap.
    pub(super) fn binary_by_bits(
        &mut self,
        inst: Inst,
        op: BinOp,
        flags: IntFlags,
        lhs: Value,
        rhs: Value,
    ) -> Option<Value> {
        let ty = self.func.value_type(lhs);
        let width = self.types.int_width(ty).filter(|w| (2..=64).contains(w))?;
        let all = ones(width);
        match op {
            // An exclusive or of two unknown values is not known, whatever they are.
            BinOp::Xor if !self.func.is_const(rhs) => None,
            BinOp::And | BinOp::Or | BinOp::Xor => {
                let b = self.bits(rhs)?;
                let a = self.bits(lhs)?;
                let result = match op {
                    BinOp::And => Bits { zero: a.zero | b.zero, one: a.one & b.one },
                    BinOp::Or => Bits { zero: a.zero & b.zero, one: a.one | b.one },
                    _ => Bits {
                        zero: (a.zero & b.zero) | (a.one & b.one),
                        one: (a.zero & b.one) | (a.one & b.zero),
                    },
                };
                if result.known() == all {
                    return Some(self.func.const_int(self.types, ty, result.one));
                }
                // Where one side can clear or set something, the other has it already.
                match op {
                    BinOp::And if (b.one | a.zero) == all => return Some(lhs),
                    BinOp::And if (a.one | b.zero) == all => return Some(rhs),
                    BinOp::Or if (b.zero | a.one) == all => return Some(lhs),
                    BinOp::Or if (a.zero | b.one) == all => return Some(rhs),
                    _ => {}
                }
                if op == BinOp::And
                    && let Some(mask) = self.func.as_u64(rhs)
                    && let Some(x) = self.same_under(lhs, mask, MAX_DEPTH)
                {
                    return self.rewrite(inst, self.func.op(inst), &[x, rhs]);
                }
                None
            }
            BinOp::Add if !flags.contains(IntFlags::NUW | IntFlags::NSW) && self.func.is_const(rhs) => {
                let (a, c) = (self.bits(lhs)?, self.func.as_u64(rhs)?);
                let mut found = flags;
                let sum = a.most(all).checked_add(c).filter(|s| *s <= all);
                if sum.is_some() || a.zero & c == c {
                    found |= IntFlags::NUW;
                }
                if a.zero & c == c || (c <= all >> 1 && sum.is_some_and(|s| s <= all >> 1)) {
                    found |= IntFlags::NSW;
                }
                if found != flags {
                    let operands = [lhs, rhs];
                    return self.rewrite(inst, Op::Binary(op, found, FastMath::empty()), &operands);
                }
                None
            }
            // Only some of the bits are kept.
            BinOp::Shl | BinOp::LShr => {
                let amount = self.func.as_u64(rhs).filter(|n| (1..u64::from(width)).contains(n))?;
                let kept = if op == BinOp::Shl { all >> amount } else { all & (all << amount) };
                let x = self.same_under(lhs, kept, MAX_DEPTH)?;
                let op = Op::Binary(op, flags & IntFlags::empty(), FastMath::empty());
                self.rewrite(inst, op, &[x, rhs])
            }
            _ => None,
        }
    }

    /// Another value with the same bits under a mask: an operation that only changes others is left out.
    pub(super) fn same_under(&self, v: Value, mask: u64, depth: u32) -> Option<Value> {
        let InstData::Binary { op, lhs, rhs, .. } = self.func.value_inst_data(v)? else { return None };
        if depth == 0 {
            return None;
        }
        let clear = |v: Value, mask: u64| {
            says_something(self.func, v) && self.bits(v).is_some_and(|b| b.zero & mask == mask)
        };
        let below = filled(mask);
        let x = match op {
            BinOp::Or | BinOp::Xor if clear(rhs, mask) => lhs,
            BinOp::Or | BinOp::Xor if clear(lhs, mask) => rhs,
            BinOp::Add | BinOp::Sub if clear(rhs, below) => lhs,
            BinOp::Add if clear(lhs, below) => rhs,
            BinOp::And if self.bits(rhs).is_some_and(|b| b.one & mask == mask) => lhs,
            _ => return None,
        };
        Some(self.same_under(x, mask, depth - 1).unwrap_or(x))
    }

    /// What a truncation keeps.
    pub(super) fn same_low_bits(&self, v: Value, width: u32) -> Option<Value> {
        self.types.int_width(self.func.value_type(v)).filter(|w| *w <= 64)?;
        self.same_under(v, ones(width), MAX_DEPTH)
    }

    /// A comparison that known bits decide.
    pub(super) fn icmp_by_bits(&self, pred: IntPred, lhs: Value, rhs: Value) -> Option<bool> {
        let width = self.types.int_width(self.func.value_type(lhs)).filter(|w| (2..=64).contains(w))?;
        let all = ones(width);
        let b = self.bits(rhs)?;
        if b == Bits::default() && pred.is_equality() {
            return None;
        }
        let a = self.bits(lhs)?;
        if pred.is_equality() {
            let differ = (a.zero & b.one) | (a.one & b.zero) != 0;
            return differ.then_some(pred == IntPred::Ne);
        }
        // Read as unsigned after the sign bits changed places, the order of signed numbers is that of unsigned ones.
        let place = |bits: Bits| {
            let sign = 1 << (width - 1);
            match pred.is_signed() {
                true => Bits {
                    zero: bits.zero & !sign | bits.one & sign,
                    one: bits.one & !sign | bits.zero & sign,
                },
                false => bits,
            }
        };
        let (a, b) = (place(a), place(b));
        let (less, not_less) = (a.most(all) < b.one, a.one >= b.most(all));
        let (greater, not_greater) = (a.one > b.most(all), a.most(all) <= b.one);
        let decide = |yes: bool, no: bool| if yes { Some(true) } else { no.then_some(false) };
        match pred {
            IntPred::Ult | IntPred::Slt => decide(less, not_less),
            IntPred::Uge | IntPred::Sge => decide(not_less, less),
            IntPred::Ugt | IntPred::Sgt => decide(greater, not_greater),
            _ => decide(not_greater, greater),
        }
    }
}
