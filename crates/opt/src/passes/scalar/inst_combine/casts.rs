//! Rules for conversions.

use oxicc_ir::{BinOp, Builder, CastOp, FastMath, Inst, InstData, IntFlags, Op, Type, Value};

use super::Combiner;
use crate::fold;
use crate::ranges::{is_non_negative, range};

/// How many operations are computed in a narrower type at a time.
const MAX_DEPTH: u32 = 5;

fn plain(op: CastOp) -> Op {
    Op::Cast(op, IntFlags::empty(), FastMath::empty())
}

impl Combiner<'_> {
    pub(super) fn cast(&mut self, inst: Inst, op: CastOp, value: Value) -> Option<Value> {
        let to = self.func.inst_type(inst);
        if let Some(folded) = fold::cast(self.types, self.func, op, value, to) {
            return Some(folded);
        }
        let from = self.func.value_type(value);
        if op == CastOp::Bitcast && from == to {
            return Some(value);
        }
        // An undefined number may be zero.
        if matches!(op, CastOp::ZExt | CastOp::SExt | CastOp::Trunc)
            && self.func.is_undef(value)
            && self.types.is_int(to)
        {
            return Some(self.zero(to));
        }
        if op == CastOp::SExt && is_non_negative(self.ctx, self.func, value) {
            return self.rewrite(inst, plain(CastOp::ZExt), &[value]);
        }
        if self.sign_bit(inst, op, value) {
            return None;
        }
        if let Some(chosen) = self.cast_of_select(inst, op, value) {
            return Some(chosen);
        }
        let before = self.work.len();
        let found = self.lowest_bit(inst, op, value);
        if found.is_some() || self.work.len() != before {
            return found;
        }
        let found = match op {
            CastOp::Trunc => self.trunc(inst, value, to),
            CastOp::FpTrunc => self.computed_wide(inst, value),
            CastOp::SiToFp | CastOp::UiToFp => self.converted_integer(inst, op, value),
            CastOp::FpToSi | CastOp::FpToUi => self.integer_of(inst, op, value),
            CastOp::FpExt => self.integer_through_float(inst, op, value),
            _ => None,
        };
        if found.is_some() || self.work.len() != before {
            return found;
        }
        if let Some(masked) = self.mask_of_casts(inst, op, value) {
            return Some(masked);
        }
        let InstData::Cast { op: inner, value: x, .. } = self.func.value_inst_data(value)? else {
            return None;
        };
        let source = self.func.value_type(x);
        let width = |ty| self.types.int_width(ty);
        match (inner, op) {
            (CastOp::ZExt, CastOp::ZExt) => self.rewrite(inst, plain(CastOp::ZExt), &[x]),
            (CastOp::SExt, CastOp::SExt) => self.rewrite(inst, plain(CastOp::SExt), &[x]),
            // The sign bit of a zero-extended value is clear.
            (CastOp::ZExt, CastOp::SExt) => self.rewrite(inst, plain(CastOp::ZExt), &[x]),
            (CastOp::Trunc, CastOp::Trunc) => self.rewrite(inst, plain(CastOp::Trunc), &[x]),
            (CastOp::ZExt | CastOp::SExt, CastOp::Trunc) => {
                let (a, b) = (width(source)?, width(to)?);
                match a.cmp(&b) {
                    std::cmp::Ordering::Equal => Some(x),
                    std::cmp::Ordering::Less => self.rewrite(inst, plain(inner), &[x]),
                    std::cmp::Ordering::Greater => self.rewrite(inst, plain(CastOp::Trunc), &[x]),
                }
            }
            (CastOp::Bitcast, CastOp::Bitcast) if source == to => Some(x),
            (CastOp::Bitcast, CastOp::Bitcast) => self.rewrite(inst, plain(CastOp::Bitcast), &[x]),
            // Through a named space and back: the name is worth keeping.
            (CastOp::AddrSpaceCast, CastOp::AddrSpaceCast) if source == to && source != Type::PTR => Some(x),
            (CastOp::PtrToInt, CastOp::IntToPtr) if source == to && width(from) == Some(64) => Some(x),
            (CastOp::IntToPtr, CastOp::PtrToInt) if source == to && width(to) == Some(64) => Some(x),
            (CastOp::FpExt, CastOp::FpTrunc) if source == to => Some(x),
            (CastOp::FpExt, CastOp::FpExt) => self.rewrite(inst, plain(CastOp::FpExt), &[x]),
            _ => None,
        }
    }

    /// A conversion of one of two constants is one of two constants.
    fn cast_of_select(&mut self, inst: Inst, op: CastOp, value: Value) -> Option<Value> {
        let InstData::Select { cond, then_value, else_value, .. } = self.func.value_inst_data(value)? else {
            return None;
        };
        // Extended flags and addresses are not selects to those who look for them.
        if !self.func.has_one_use(value) || matches!(op, CastOp::AddrSpaceCast | CastOp::IntToPtr) {
            return None;
        }
        let to = self.func.inst_type(inst);
        let x = fold::cast(self.types, self.func, op, then_value, to)?;
        let y = fold::cast(self.types, self.func, op, else_value, to)?;
        let chosen = Builder::before(self.ctx, self.func, inst).select(cond, x, y);
        self.work.extend(self.func.value_inst(chosen));
        Some(chosen)
    }

    fn trunc(&mut self, inst: Inst, value: Value, to: Type) -> Option<Value> {
        let width = self.types.int_width(to)?;
        if matches!(self.func.value_inst_data(value)?, InstData::Binary { .. } | InstData::Select { .. })
            && self.func.has_one_use(value)
            && self.narrows(value, to, width, MAX_DEPTH)
        {
            return Some(self.narrowed(inst, value, to));
        }
        let x = self.same_low_bits(value, width)?;
        self.rewrite(inst, plain(CastOp::Trunc), &[x])
    }

    /// Whether the low bits of a value can be computed in a narrower type, from operands that are there in that type or are
    /// constants: low bits depend on low bits only.
    fn narrows(&self, v: Value, to: Type, width: u32, depth: u32) -> bool {
        if self.func.as_u128(v).is_some() {
            return true;
        }
        let Some(data) = self.func.value_inst_data(v) else { return false };
        if let InstData::Cast { op: CastOp::ZExt | CastOp::SExt, value: x, .. } = data {
            return self.func.value_type(x) == to;
        }
        if depth == 0 || !self.func.has_one_use(v) {
            return false;
        }
        let deeper = |v| self.narrows(v, to, width, depth - 1);
        match data {
            InstData::Binary { op, lhs, rhs, .. } => match op {
                BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::And | BinOp::Or | BinOp::Xor => {
                    deeper(lhs) && deeper(rhs)
                }
                BinOp::Shl => self.func.as_u64(rhs).is_some_and(|n| n < u64::from(width)) && deeper(lhs),
                _ => false,
            },
            InstData::Select { then_value, else_value, .. } => deeper(then_value) && deeper(else_value),
            _ => false,
        }
    }

    /// The value that [`Combiner::narrows`] says can be computed.
    fn narrowed(&mut self, at: Inst, v: Value, to: Type) -> Value {
        if let Some(c) = fold::cast(self.types, self.func, CastOp::Trunc, v, to) {
            return c;
        }
        let made = match self.func.value_inst_data(v) {
            Some(InstData::Binary { op, lhs, rhs, .. }) => {
                let x = self.narrowed(at, lhs, to);
                let y = self.narrowed(at, rhs, to);
                Builder::before(self.ctx, self.func, at).binary(op, x, y)
            }
            Some(InstData::Select { cond, then_value, else_value, .. }) => {
                let x = self.narrowed(at, then_value, to);
                let y = self.narrowed(at, else_value, to);
                Builder::before(self.ctx, self.func, at).select(cond, x, y)
            }
            Some(InstData::Cast { value: x, .. }) => return x,
            _ => return v,
        };
        self.work.extend(self.func.value_inst(made));
        made
    }

    /// Integers are converted as they are, and from 32 bits rather than 64: that is one instruction.
    fn converted_integer(&mut self, inst: Inst, op: CastOp, value: Value) -> Option<Value> {
        if let Some(chosen) = self.converted_flag(inst, op, value) {
            return Some(chosen);
        }
        if let Some(InstData::Cast { op: inner, value: x, .. }) = self.func.value_inst_data(value) {
            let wide_enough = self.types.int_width(self.func.value_type(x)).is_some_and(|w| w > 1);
            match (inner, op) {
                (CastOp::ZExt, _) if wide_enough => {
                    return self.rewrite(inst, plain(CastOp::UiToFp), &[x]);
                }
                (CastOp::SExt, CastOp::SiToFp) if wide_enough => {
                    return self.rewrite(inst, plain(CastOp::SiToFp), &[x]);
                }
                _ => {}
            }
        }
        if self.func.value_type(value) != Type::I64
            || range(self.ctx, self.func, value).is_none_or(|r| r.high > u64::from(u32::MAX))
        {
            return None;
        }
        let narrow = Builder::before(self.ctx, self.func, inst).cast(CastOp::Trunc, value, Type::I32);
        self.work.extend(self.func.value_inst(narrow));
        self.rewrite(inst, plain(CastOp::UiToFp), &[narrow])
    }

    /// A flag as a number is one of two numbers.
    fn converted_flag(&mut self, inst: Inst, op: CastOp, value: Value) -> Option<Value> {
        let (flag, extended) = match self.func.value_inst_data(value) {
            Some(InstData::Cast { op: extended @ (CastOp::ZExt | CastOp::SExt), value: x, .. }) => {
                (x, Some(extended))
            }
            _ => (value, None),
        };
        if self.func.value_type(flag) != Type::I1 {
            return None;
        }
        let (from, to) = (self.func.value_type(value), self.func.inst_type(inst));
        let mut number = |set: bool| {
            let bit = self.func.const_bool(set);
            let wide = match extended {
                Some(extended) => fold::cast(self.types, self.func, extended, bit, from)?,
                None => bit,
            };
            fold::cast(self.types, self.func, op, wide, to)
        };
        let (yes, no) = (number(true)?, number(false)?);
        let chosen = Builder::before(self.ctx, self.func, inst).select(flag, yes, no);
        self.work.extend(self.func.value_inst(chosen));
        Some(chosen)
    }

    fn integer_of(&mut self, inst: Inst, op: CastOp, value: Value) -> Option<Value> {
        if let Some(InstData::Cast { op: CastOp::FpExt, value: x, .. }) = self.func.value_inst_data(value) {
            return self.rewrite(inst, plain(op), &[x]);
        }
        self.integer_through_float(inst, op, value)
    }

    /// `zext (trunc x)` keeps the low bits of x, in whatever width.
    fn mask_of_casts(&mut self, inst: Inst, op: CastOp, value: Value) -> Option<Value> {
        let InstData::Cast { op: CastOp::Trunc, value: x, .. } = self.func.value_inst_data(value)? else {
            return None;
        };
        let to = self.func.inst_type(inst);
        if op != CastOp::ZExt || !self.types.is_int(to) {
            return None;
        }
        let width = self.types.int_width(self.func.value_type(value)).filter(|w| *w < 64)?;
        let mask = self.func.const_int(self.types, to, (1u64 << width) - 1);
        let x = match (self.types.int_width(self.func.value_type(x))?, self.types.int_width(to)?) {
            (a, b) if a == b => x,
            // Of a number that is there anyway only the narrow part is kept.
            (a, b) if a < b || !self.func.has_one_use(value) => return None,
            _ => {
                let narrow = Builder::before(self.ctx, self.func, inst).cast(CastOp::Trunc, x, to);
                self.work.extend(self.func.value_inst(narrow));
                narrow
            }
        };
        self.rewrite(inst, Op::Binary(BinOp::And, IntFlags::empty(), FastMath::empty()), &[x, mask])
    }
}
