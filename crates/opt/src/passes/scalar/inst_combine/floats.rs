//! Rules for floating-point numbers. Every one is exact, for zeros, infinities and denormals too, unless flags allow more; which NaN an
//! operation gives is not defined.

use std::cmp::Ordering;

use oxicc_ir::{
    BinOp, Builder, CastOp, FastMath, FloatPred, Inst, InstData, IntFlags, IntPred, Op, Type, Value,
};

use super::Combiner;
use crate::fold;

/// How far a question about a number follows its operands.
const MAX_DEPTH: u32 = 4;

/// Bits of a format's fraction, with the one that is not stored.
pub(super) fn precision(ty: Type) -> Option<u32> {
    match ty {
        Type::HALF => Some(11),
        Type::BFLOAT => Some(8),
        Type::FLOAT => Some(24),
        Type::DOUBLE => Some(53),
        _ => None,
    }
}

impl Combiner<'_> {
    fn negation(&self, v: Value) -> Option<Value> {
        match self.func.value_inst_data(v)? {
            InstData::FNeg { value, .. } => Some(value),
            _ => None,
        }
    }

    pub(super) fn float_binary(
        &mut self,
        inst: Inst,
        op: BinOp,
        fmf: FastMath,
        lhs: Value,
        rhs: Value,
    ) -> Option<Value> {
        let Some(bits) = self.func.as_float_bits(rhs) else {
            return self.float_negations(inst, op, fmf, lhs, rhs);
        };
        let ty = self.func.value_type(rhs);
        let (one, sign) = match ty {
            Type::FLOAT => (u64::from(1f32.to_bits()), 1 << 31),
            Type::DOUBLE => (1f64.to_bits(), 1 << 63),
            _ => return None,
        };
        match op {
            BinOp::FMul | BinOp::FDiv if bits == one => Some(lhs),
            BinOp::FMul | BinOp::FDiv if bits == one | sign => self.rewrite(inst, Op::FNeg(fmf), &[lhs]),
            // x + -0.0 and x - 0.0 are x for every x; x + 0.0 is not for -0.0.
            BinOp::FAdd if bits == sign => Some(lhs),
            BinOp::FSub if bits == 0 => Some(lhs),
            BinOp::FAdd
                if bits == 0 && (fmf.contains(FastMath::NSZ) || self.is_not_minus_zero(lhs, MAX_DEPTH)) =>
            {
                Some(lhs)
            }
            BinOp::FMul if bits & !sign == 0 && fmf.contains(FastMath::NSZ | FastMath::NNAN) => {
                Some(self.zero(ty))
            }
            BinOp::FMul | BinOp::FDiv if self.negation(lhs).is_some() => {
                let x = self.negation(lhs)?;
                let c = self.func.const_float_bits(ty, bits ^ sign);
                self.rewrite(inst, Op::Binary(op, IntFlags::empty(), fmf), &[x, c])
            }
            // The reciprocal of a power of two is exact, and so is its product.
            BinOp::FDiv => {
                let reciprocal = exact_reciprocal(ty, bits)?;
                let factor = self.func.const_float_bits(ty, reciprocal);
                self.rewrite(inst, Op::Binary(BinOp::FMul, IntFlags::empty(), fmf), &[lhs, factor])
            }
            _ => None,
        }
    }

    /// Adding a negation is subtracting, and the other way round.
    fn float_negations(
        &mut self,
        inst: Inst,
        op: BinOp,
        fmf: FastMath,
        lhs: Value,
        rhs: Value,
    ) -> Option<Value> {
        let rewritten = |op| Op::Binary(op, IntFlags::empty(), fmf);
        match op {
            BinOp::FAdd => {
                if let Some(y) = self.negation(rhs) {
                    return self.rewrite(inst, rewritten(BinOp::FSub), &[lhs, y]);
                }
                let x = self.negation(lhs)?;
                self.rewrite(inst, rewritten(BinOp::FSub), &[rhs, x])
            }
            BinOp::FSub => {
                // -0.0 - x is the negation; 0.0 - x is not for 0.0.
                let ty = self.func.value_type(lhs);
                let zero = match (ty, self.func.as_float_bits(lhs)) {
                    (Type::FLOAT, Some(bits)) => bits == 1 << 31 || bits == 0 && fmf.contains(FastMath::NSZ),
                    (Type::DOUBLE, Some(bits)) => bits == 1 << 63 || bits == 0 && fmf.contains(FastMath::NSZ),
                    _ => false,
                };
                if zero {
                    return self.rewrite(inst, Op::FNeg(fmf), &[rhs]);
                }
                let y = self.negation(rhs)?;
                self.rewrite(inst, rewritten(BinOp::FAdd), &[lhs, y])
            }
            BinOp::FMul | BinOp::FDiv => {
                let (x, y) = (self.negation(lhs)?, self.negation(rhs)?);
                self.rewrite(inst, rewritten(op), &[x, y])
            }
            _ => None,
        }
    }

    /// The sign is a bit: a negation is exact for every constant, and two of them are nothing.
    pub(super) fn fneg(&mut self, inst: Inst, value: Value) -> Option<Value> {
        if let Some(x) = self.negation(value) {
            return Some(x);
        }
        if let Some(folded) = fold::fneg(self.types, self.func, value) {
            return Some(folded);
        }
        // Into a factor that is a constant.
        let InstData::Binary { op: op @ (BinOp::FMul | BinOp::FDiv), fmf, lhs, rhs, .. } =
            self.func.value_inst_data(value)?
        else {
            return None;
        };
        if !self.func.has_one_use(value) {
            return None;
        }
        let c = fold::fneg(self.types, self.func, rhs)?;
        self.rewrite(inst, Op::Binary(op, IntFlags::empty(), fmf), &[lhs, c])
    }

    pub(super) fn fcmp(
        &mut self,
        inst: Inst,
        pred: FloatPred,
        fmf: FastMath,
        lhs: Value,
        rhs: Value,
    ) -> Option<Value> {
        if let Some(folded) = fold::fcmp(self.types, self.func, pred, lhs, rhs) {
            return Some(folded);
        }
        match pred {
            FloatPred::False => return Some(self.func.const_bool(false)),
            FloatPred::True => return Some(self.func.const_bool(true)),
            FloatPred::Ord | FloatPred::Uno if self.is_number(lhs) && self.is_number(rhs) => {
                return Some(self.func.const_bool(pred == FloatPred::Ord));
            }
            // A number equals itself.
            _ if lhs == rhs && self.is_number(lhs) => {
                const EQUAL: usize = 0b0001;
                return Some(self.func.const_bool(pred as usize & EQUAL != 0));
            }
            _ => {}
        }
        if self.func.is_const(lhs) && !self.func.is_const(rhs) {
            return self.rewrite(inst, Op::FCmp(pred.swapped(), fmf), &[rhs, lhs]);
        }
        // Negations on both sides turn the order round.
        if let Some(x) = self.negation(lhs) {
            let y = match self.negation(rhs) {
                Some(y) => Some(y),
                None => fold::fneg(self.types, self.func, rhs),
            };
            if let Some(y) = y {
                return self.rewrite(inst, Op::FCmp(pred.swapped(), fmf), &[x, y]);
            }
        }
        if let Some(known) = self.fcmp_of_integer(inst, pred, lhs, rhs) {
            return known;
        }
        // Extended numbers compare like the numbers.
        let x = self.extended_from(lhs, None)?;
        let y = self.extended_from(rhs, Some(self.func.value_type(x)))?;
        self.rewrite(inst, Op::FCmp(pred, fmf), &[x, y])
    }

    /// An integer made a float is no infinity and has no size between 0 and 1. What a comparison with such a number says is known, or whether the integer is
    /// zero, as where `logf` asks for subnormal arguments. `Some(None)`: rewritten.
    #[expect(clippy::option_option, reason = "a value, a rewritten instruction, or nothing")]
    fn fcmp_of_integer(
        &mut self,
        inst: Inst,
        pred: FloatPred,
        lhs: Value,
        rhs: Value,
    ) -> Option<Option<Value>> {
        let InstData::Cast { op: op @ (CastOp::SiToFp | CastOp::UiToFp), value: x, .. } =
            self.func.value_inst_data(lhs)?
        else {
            return None;
        };
        let bits = self.func.as_float_bits(rhs)?;
        let limit = match self.func.value_type(lhs) {
            Type::FLOAT => f64::from(f32::from_bits(u32::try_from(bits).ok()?)),
            Type::DOUBLE => f64::from_bits(bits),
            _ => return None,
        };
        let width = self.types.int_width(self.func.value_type(x)).filter(|w| *w <= 64)?;
        let signed = op == CastOp::SiToFp;
        let farthest = (1u128 << (width - u32::from(signed))) as f64;
        // The number of a predicate is the mask of the outcomes it holds for.
        let holds = |outcome: Ordering| {
            let mask = match outcome {
                Ordering::Equal => 0b0001,
                Ordering::Greater => 0b0010,
                Ordering::Less => 0b0100,
            };
            pred as usize & mask != 0
        };
        let (below, above) = (holds(Ordering::Less), holds(Ordering::Greater));
        let least = if signed { -farthest } else { 0.0 };
        if limit > farthest || limit < least {
            return Some(Some(self.func.const_bool(if limit > farthest { below } else { above })));
        }
        // Subnormal limits may count as zero.
        if limit.abs() >= 1.0 || limit.is_nan() || limit != 0.0 && limit.abs() < f64::from(f32::MIN_POSITIVE)
        {
            return None;
        }
        let zero = holds(0.0_f64.partial_cmp(&limit)?);
        let (pred, than) = match (signed.then_some(below), zero, above) {
            (None | Some(true), true, true) => return Some(Some(self.func.const_bool(true))),
            (None | Some(false), false, false) => return Some(Some(self.func.const_bool(false))),
            (None, true, false) | (Some(false), true, false) => (IntPred::Eq, 0),
            (None, false, true) | (Some(true), false, true) => (IntPred::Ne, 0),
            (Some(true), false, false) => (IntPred::Slt, 0),
            (Some(true), true, false) => (IntPred::Slt, 1),
            (Some(false), false, true) => (IntPred::Sgt, 0),
            (Some(false), true, true) => (IntPred::Sgt, -1),
        };
        let ty = self.func.value_type(x);
        let than = self.func.const_int(self.types, ty, than as u64);
        Some(self.rewrite(inst, Op::ICmp(pred, IntFlags::empty()), &[x, than]))
    }

    /// `mul.rn(x, 1)`, as the math library scales what is not subnormal, is x.
    pub(super) fn product_with_one(&self, call: Inst, args: &[Value]) -> Option<Value> {
        let [x, y] = *args else { return None };
        let (one, name) = match self.func.inst_type(call) {
            Type::FLOAT => (u64::from(1f32.to_bits()), "llvm.nvvm.mul.rn.f"),
            Type::DOUBLE => (1f64.to_bits(), "llvm.nvvm.mul.rn.d"),
            _ => return None,
        };
        let is_one = |v| self.func.as_float_bits(v) == Some(one);
        let factor = if is_one(y) { Some(x) } else { is_one(x).then_some(y) }?;
        (self.ctx.global(self.func.direct_callee(call)?).name() == name).then_some(factor)
    }

    /// Whether a value is certainly not -0: adding 0 changes nothing then.
    fn is_not_minus_zero(&self, v: Value, depth: u32) -> bool {
        if let Some(bits) = self.func.as_float_bits(v) {
            let sign = match self.func.value_type(v) {
                Type::FLOAT => 1 << 31,
                Type::DOUBLE => 1 << 63,
                _ => return false,
            };
            return bits != sign;
        }
        match self.func.value_inst_data(v) {
            Some(InstData::Cast { op: CastOp::SiToFp | CastOp::UiToFp, .. }) => true,
            _ if depth == 0 => false,
            Some(InstData::Select { then_value, else_value, .. }) => {
                self.is_not_minus_zero(then_value, depth - 1) && self.is_not_minus_zero(else_value, depth - 1)
            }
            // A sum is -0 only where both are.
            Some(InstData::Binary { op: BinOp::FAdd, lhs, rhs, .. }) => {
                self.is_not_minus_zero(rhs, depth - 1) || self.is_not_minus_zero(lhs, depth - 1)
            }
            _ => false,
        }
    }

    /// Whether a value is certainly no NaN.
    pub(super) fn is_number(&self, v: Value) -> bool {
        if let Some(bits) = self.func.as_float_bits(v) {
            return match self.func.value_type(v) {
                Type::FLOAT => !f32::from_bits(bits as u32).is_nan(),
                Type::DOUBLE => !f64::from_bits(bits).is_nan(),
                _ => false,
            };
        }
        match self.func.value_inst_data(v) {
            Some(InstData::Cast { op: CastOp::SiToFp | CastOp::UiToFp, .. }) => true,
            Some(InstData::Cast { op: CastOp::FpExt | CastOp::FpTrunc, value, .. })
            | Some(InstData::FNeg { value, .. }) => {
                matches!(
                    self.func.value_inst_data(value),
                    Some(InstData::Cast { op: CastOp::SiToFp | CastOp::UiToFp, .. })
                )
            }
            _ => false,
        }
    }

    /// x of `fpext x`, or a constant that is exact in the narrower type; of the given type, if there is one.
    fn extended_from(&mut self, v: Value, ty: Option<Type>) -> Option<Value> {
        if let Some(InstData::Cast { op: CastOp::FpExt, value, .. }) = self.func.value_inst_data(v) {
            let from = self.func.value_type(value);
            return ty.is_none_or(|ty| ty == from).then_some(value);
        }
        let narrow = fold::cast(self.types, self.func, CastOp::FpTrunc, v, ty?)?;
        let back = fold::cast(self.types, self.func, CastOp::FpExt, narrow, self.func.value_type(v))?;
        (back == v).then_some(narrow)
    }

    /// `fptrunc (op (fpext a), (fpext b))` is `op a, b`: a result with more than twice the bits is rounded to the same number as the exact
    /// one. `x * 2.0` of a float is meant to be quick.
    pub(super) fn computed_wide(&mut self, inst: Inst, value: Value) -> Option<Value> {
        let to = self.func.inst_type(inst);
        let from = self.func.value_type(value);
        let (narrow, wide) = (precision(to)?, precision(from)?);
        match self.func.value_inst_data(value)? {
            InstData::Binary { op, fmf, lhs, rhs, .. }
                if matches!(op, BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FDiv)
                    && wide >= 2 * narrow + 2 =>
            {
                let x = self.extended_from(lhs, Some(to))?;
                let y = self.extended_from(rhs, Some(to))?;
                self.rewrite(inst, Op::Binary(op, IntFlags::empty(), fmf), &[x, y])
            }
            InstData::FNeg { value: x, fmf } => {
                let x = self.extended_from(x, Some(to))?;
                self.rewrite(inst, Op::FNeg(fmf), &[x])
            }
            InstData::Select { cond, then_value, else_value, .. } if self.func.has_one_use(value) => {
                let x = self.extended_from(then_value, Some(to))?;
                let y = self.extended_from(else_value, Some(to))?;
                let chosen = Builder::before(self.ctx, self.func, inst).select(cond, x, y);
                self.work.extend(self.func.value_inst(chosen));
                Some(chosen)
            }
            _ => None,
        }
    }

    /// An integer that was converted to a float and back, or through two floats, where every integer of its type is exact.
    pub(super) fn integer_through_float(&mut self, inst: Inst, op: CastOp, value: Value) -> Option<Value> {
        let InstData::Cast { op: inner @ (CastOp::SiToFp | CastOp::UiToFp), value: x, .. } =
            self.func.value_inst_data(value)?
        else {
            return None;
        };
        let (source, to) = (self.func.value_type(x), self.func.inst_type(inst));
        let width = self.types.int_width(source)?;
        let digits = if inner == CastOp::SiToFp { width - 1 } else { width };
        if digits > precision(self.func.value_type(value))? {
            return None;
        }
        let plain = |op| Op::Cast(op, IntFlags::empty(), FastMath::empty());
        match op {
            CastOp::FpExt => self.rewrite(inst, plain(inner), &[x]),
            CastOp::FpToSi | CastOp::FpToUi => {
                // What does not fit is not defined.
                let back = self.types.int_width(to)?;
                match back.cmp(&width) {
                    std::cmp::Ordering::Equal => Some(x),
                    std::cmp::Ordering::Less => self.rewrite(inst, plain(CastOp::Trunc), &[x]),
                    std::cmp::Ordering::Greater if inner == CastOp::SiToFp => {
                        self.rewrite(inst, plain(CastOp::SExt), &[x])
                    }
                    std::cmp::Ordering::Greater => self.rewrite(inst, plain(CastOp::ZExt), &[x]),
                }
            }
            _ => None,
        }
    }
}

/// Bits of 1/x where x and 1/x are normal powers of two.
fn exact_reciprocal(ty: Type, bits: u64) -> Option<u64> {
    match ty {
        Type::FLOAT => {
            let x = f32::from_bits(bits as u32);
            let exact = x.is_normal() && bits & 0x7f_ffff == 0 && x.recip().is_normal();
            exact.then(|| u64::from(x.recip().to_bits()))
        }
        Type::DOUBLE => {
            let x = f64::from_bits(bits);
            let exact = x.is_normal() && bits & 0xf_ffff_ffff_ffff == 0 && x.recip().is_normal();
            exact.then(|| x.recip().to_bits())
        }
        _ => None,
    }
}
