//! Which bits of an integer are known, as far as its operands say.
//!
//! ```text
//! %a = shl i32 %x, 4      ; ...0000
//! %b = or i32 %a, 5       ; ...0101
//! ```
//!
//! Ranges ([`crate::ranges`]) know how large a value is; this knows what its parts are. Integers of at most 64 bits.

use oxicc_ir::{BinOp, CastOp, Context, Function, Inst, InstData, Value};

use crate::ranges::register_range;

/// How far back operands are followed.
const MAX_DEPTH: u32 = 5;
/// How many instructions are looked at for one answer: sums and exclusive ors of many things know little and cost much.
const EFFORT: u32 = 12;
/// Values of a phi that are looked at.
const MAX_INCOMING: usize = 4;

/// Bits that are known to be clear and bits that are known to be set. Bits above the width are in neither.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bits {
    pub zero: u64,
    pub one: u64,
}

impl Bits {
    fn of_constant(c: u64, ones: u64) -> Bits {
        Bits { zero: !c & ones, one: c & ones }
    }

    /// A value that is at most `most`.
    fn at_most(most: u64, ones: u64) -> Bits {
        Bits { zero: ones & !filled(most), one: 0 }
    }

    pub fn known(self) -> u64 {
        self.zero | self.one
    }

    /// The largest value these bits allow.
    pub fn most(self, ones: u64) -> u64 {
        !self.zero & ones
    }

    fn either(self, other: Bits) -> Bits {
        Bits { zero: self.zero & other.zero, one: self.one & other.one }
    }

    /// The number of low bits that are known.
    fn low(self) -> u32 {
        self.known().trailing_ones()
    }

    fn masked(self, ones: u64) -> Bits {
        Bits { zero: self.zero & ones, one: self.one & ones }
    }
}

/// All bits of integers of this width.
pub fn ones(width: u32) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

/// The bit and all below it, for the highest bit that is set.
pub fn filled(x: u64) -> u64 {
    u64::MAX.checked_shr(x.leading_zeros()).unwrap_or(0)
}

/// What is known of an integer; none if it is no integer of at most 64 bits.
pub fn known_bits(ctx: &Context, func: &Function, v: Value) -> Option<Bits> {
    let mut effort = EFFORT;
    known(ctx, func, v, MAX_DEPTH, &mut effort)
}

fn known(ctx: &Context, func: &Function, v: Value, depth: u32, effort: &mut u32) -> Option<Bits> {
    let width = ctx.types.int_width(func.value_type(v)).filter(|w| (1..=64).contains(w))?;
    let all = ones(width);
    if let Some(c) = func.as_u64(v) {
        return Some(Bits::of_constant(c, all));
    }
    let (Some(inst), true) = (func.value_inst(v), depth > 0 && *effort > 0) else {
        return Some(Bits::default());
    };
    *effort -= 1;
    let mut of = |v| known(ctx, func, v, depth - 1, effort);
    let found = match func.inst(inst) {
        InstData::Binary { op, lhs, rhs, .. } if is_followed(op) => {
            // Where either operand can be anything, so can the result.
            let mixes = matches!(op, BinOp::Add | BinOp::Sub | BinOp::Xor);
            if mixes && !says_something(func, rhs) {
                return Some(Bits::default());
            }
            let b = of(rhs)?;
            if mixes && b == Bits::default() {
                return Some(b);
            }
            binary(op, of(lhs)?, b, width)
        }
        InstData::Cast { op, value, .. } => {
            let from = ctx.types.int_width(func.value_type(value)).filter(|w| *w <= 64);
            match (op, from) {
                (CastOp::ZExt, Some(from)) => {
                    let x = of(value)?;
                    Bits { zero: x.zero | (all & !ones(from)), one: x.one }
                }
                (CastOp::SExt, Some(from)) => {
                    let x = of(value)?;
                    let above = all & !ones(from);
                    let sign = |bits: u64| if bits >> (from - 1) & 1 != 0 { above } else { 0 };
                    Bits { zero: x.zero | sign(x.zero), one: x.one | sign(x.one) }
                }
                (CastOp::Trunc, Some(_)) => of(value)?,
                _ => Bits::default(),
            }
        }
        InstData::Select { then_value, else_value, .. } => of(then_value)?.either(of(else_value)?),
        InstData::Phi { values, .. } if values.len() <= MAX_INCOMING => {
            joined(ctx, func, inst, depth, effort)?
        }
        InstData::Call { .. } => called(ctx, func, inst, width),
        _ => Bits::default(),
    };
    Some(found.masked(all))
}

/// Whether the operation that makes a value fixes some of its bits.
pub fn says_something(func: &Function, v: Value) -> bool {
    match func.value_inst_data(v) {
        None => func.is_const(v),
        Some(InstData::Binary { op, .. }) => {
            !op.is_float() && !matches!(op, BinOp::Add | BinOp::Sub | BinOp::Xor)
        }
        Some(InstData::Cast { .. } | InstData::Call { .. } | InstData::Select { .. }) => true,
        Some(_) => false,
    }
}

fn is_followed(op: BinOp) -> bool {
    !op.is_float() && !matches!(op, BinOp::SDiv | BinOp::SRem)
}

/// What all values of a phi have in common; its own value adds nothing.
fn joined(ctx: &Context, func: &Function, phi: Inst, depth: u32, effort: &mut u32) -> Option<Bits> {
    let me = func.result(phi)?;
    let mut all: Option<Bits> = None;
    for (v, _) in func.incoming(phi).filter(|(v, _)| *v != me) {
        // Values that come around a loop lead back to here: they are not followed far.
        let bits = known(ctx, func, v, depth.min(2) - 1, effort)?;
        let joined = all.map_or(bits, |a| a.either(bits));
        if joined == Bits::default() {
            return Some(joined);
        }
        all = Some(joined);
    }
    all
}

fn called(ctx: &Context, func: &Function, inst: Inst, width: u32) -> Bits {
    let Some(callee) = func.direct_callee(inst) else { return Bits::default() };
    let name = ctx.global(callee).name();
    let counts = ["llvm.ctpop.", "llvm.ctlz.", "llvm.cttz."];
    let most = match register_range(ctx, func, name) {
        Some(range) => range.high,
        None if counts.iter().any(|c| name.starts_with(c)) => u64::from(width),
        None => return Bits::default(),
    };
    Bits::at_most(most, ones(width))
}

fn binary(op: BinOp, a: Bits, b: Bits, width: u32) -> Bits {
    let all = ones(width);
    // The amount of a shift, if it is known.
    let amount = || (b.known() == all && b.one < u64::from(width)).then_some(b.one as u32);
    match op {
        BinOp::And => Bits { zero: a.zero | b.zero, one: a.one & b.one },
        BinOp::Or => Bits { zero: a.zero & b.zero, one: a.one | b.one },
        BinOp::Xor => {
            Bits { zero: (a.zero & b.zero) | (a.one & b.one), one: (a.zero & b.one) | (a.one & b.zero) }
        }
        BinOp::Add => sum(a, b, false, all),
        BinOp::Sub => sum(a, Bits { zero: b.one, one: b.zero }, true, all),
        BinOp::Mul => {
            // Low bits depend on low bits only; trailing zeros add up.
            let low = a.low().min(b.low());
            let product = a.one.wrapping_mul(b.one);
            let part = if low >= 64 { u64::MAX } else { (1 << low) - 1 };
            let mut bits = Bits::of_constant(product, part & all);
            let zeros = a.zero.trailing_ones() + b.zero.trailing_ones();
            bits.zero |= if zeros >= width { all } else { (1 << zeros) - 1 };
            if let Some(most) = a.most(all).checked_mul(b.most(all)).filter(|m| *m <= all) {
                bits.zero |= Bits::at_most(most, all).zero;
            }
            bits.one &= !bits.zero;
            bits
        }
        BinOp::Shl => match amount() {
            Some(n) => Bits { zero: a.zero << n | ((1 << n) - 1), one: a.one << n },
            None => {
                let zeros = a.zero.trailing_ones();
                Bits { zero: if zeros >= 64 { all } else { (1 << zeros) - 1 }, one: 0 }
            }
        },
        BinOp::LShr => match amount() {
            Some(n) => Bits { zero: a.zero >> n | (all & !(all >> n)), one: a.one >> n },
            None => Bits::at_most(a.most(all), all),
        },
        BinOp::AShr => match amount() {
            Some(n) => {
                let above = all & !(all >> n);
                let sign = |bits: u64| if bits >> (width - 1) & 1 != 0 { above } else { 0 };
                Bits { zero: a.zero >> n | sign(a.zero), one: a.one >> n | sign(a.one) }
            }
            None => Bits::default(),
        },
        BinOp::UDiv => Bits::at_most(a.most(all) / b.one.max(1), all),
        BinOp::URem => Bits::at_most(a.most(all).min(b.most(all).saturating_sub(1)), all),
        _ => Bits::default(),
    }
}

/// The sum of two numbers and a carry: a bit is known where both bits and the carry into it are.
fn sum(a: Bits, b: Bits, carry: bool, all: u64) -> Bits {
    let carry = u64::from(carry);
    let most = a.most(all).wrapping_add(b.most(all)).wrapping_add(carry);
    let least = a.one.wrapping_add(b.one).wrapping_add(carry);
    let no_carry = !(most ^ a.zero ^ b.zero);
    let carries = least ^ a.one ^ b.one;
    let known = a.known() & b.known() & (no_carry | carries);
    Bits { zero: !most & known, one: least & known }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everything known is true of every value, for all operations on four bits with all masks.
    #[test]
    fn what_is_known_is_true() {
        let all = ones(4);
        let parts: Vec<Bits> = (0..=all)
            .flat_map(|zero| (0..=all).map(move |one| Bits { zero, one }))
            .filter(|b| b.zero & b.one == 0)
            .collect();
        let values = |b: Bits| (0..=all).filter(move |v| v & b.zero == 0 && v & b.one == b.one);
        let ops = [
            BinOp::And,
            BinOp::Or,
            BinOp::Xor,
            BinOp::Add,
            BinOp::Sub,
            BinOp::Mul,
            BinOp::Shl,
            BinOp::LShr,
            BinOp::AShr,
            BinOp::UDiv,
            BinOp::URem,
        ];
        for op in ops {
            for &a in &parts {
                for &b in &parts {
                    let bits = binary(op, a, b, 4).masked(all);
                    for x in values(a) {
                        for y in values(b) {
                            let signed = ((x << 60) as i64) >> 60;
                            let result = match op {
                                BinOp::And => x & y,
                                BinOp::Or => x | y,
                                BinOp::Xor => x ^ y,
                                BinOp::Add => x + y,
                                BinOp::Sub => x.wrapping_sub(y),
                                BinOp::Mul => x * y,
                                BinOp::Shl if y < 4 => x << y,
                                BinOp::LShr if y < 4 => x >> y,
                                BinOp::AShr if y < 4 => (signed >> y) as u64,
                                BinOp::UDiv if y != 0 => x / y,
                                BinOp::URem if y != 0 => x % y,
                                _ => continue,
                            };
                            let result = result & all;
                            assert_eq!(result & bits.zero, 0, "{op:?} {x} {y} {a:?} {b:?} {bits:?}");
                            assert_eq!(result & bits.one, bits.one, "{op:?} {x} {y} {a:?} {b:?} {bits:?}");
                        }
                    }
                }
            }
        }
    }
}
