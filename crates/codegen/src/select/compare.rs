//! Comparisons and selects.

use oxicc_arch::Feature;
use oxicc_ir::{BinOp, FloatPred, InstData, IntPred, Type, Value};
use oxicc_ptx::ScalarType::*;
use oxicc_ptx::{CmpOp, Opcode};

use super::{Parts, Res, Sel, fail};
use crate::cx::Space;
use crate::leaf::Leaf;
use crate::mir::{Class, Opnd};
use crate::op::{self, Operation};

/// What a select of 32-bit numbers is.
enum Limit {
    MinMax { is_min: bool, signed: bool, x: Value, y: Value },
    Abs(Value),
}

impl<'a, 'm> Sel<'a, 'm> {
    pub(super) fn icmp(&mut self, result: Value, pred: IntPred, lhs: Value, rhs: Value) -> Res {
        let ty = self.ty(lhs);
        let Some(leaf) = self.cx.leaves.single(self.types.scalar(ty)) else {
            return self.wide_compare(result, pred, lhs, rhs);
        };
        if self.types.is_vector(ty) {
            let (a, b) = (self.defined(lhs)?, self.defined(rhs)?);
            let mut out = Parts::new();
            for (&x, &y) in a.iter().zip(&b) {
                let (x, y) = (self.clean(x, leaf, pred.is_signed()), self.clean(y, leaf, pred.is_signed()));
                out.push(self.compare_ints(pred, leaf, x, y));
            }
            return self.set(result, &out);
        }
        if ty == Type::PTR {
            // Addresses of one space compare like the generic ones.
            let (a, b) = (self.space(lhs), self.operand_space(rhs));
            if a == b && a != Space::Generic {
                let (x, y) = (self.raw(lhs)?[0], self.raw(rhs)?[0]);
                let leaf = Leaf::Int(self.cx.pointer_bits(a) as u8);
                let out = self.compare_ints(pred, leaf, x, y);
                return self.set1(result, out);
            }
        }
        let (mut pred, mut a, mut b) =
            (pred, self.clean_value(lhs, pred.is_signed())?, self.clean_value(rhs, pred.is_signed())?);
        if a.is_const() {
            (a, b) = (b, a);
            pred = pred.swapped();
        }
        let out = self.compare_ints(pred, leaf, a, b);
        self.set1(result, out)
    }

    /// Representation of any operand, constants included.
    pub(super) fn operand_space(&self, v: Value) -> Space {
        match self.f.value_const(v) {
            Some(c) if self.ty(v) == Type::PTR => crate::spaces::const_space(&self.cx, self.f.consts(), c),
            _ => self.space(v),
        }
    }

    /// Compares clean operands.
    pub(super) fn compare_ints(&mut self, pred: IntPred, leaf: Leaf, a: Opnd, b: Opnd) -> Opnd {
        if leaf == Leaf::Int(1) {
            return self.compare_bools(pred, a, b);
        }
        let cmp = match pred {
            IntPred::Eq => CmpOp::Eq,
            IntPred::Ne => CmpOp::Ne,
            IntPred::Ugt | IntPred::Sgt => CmpOp::Gt,
            IntPred::Uge | IntPred::Sge => CmpOp::Ge,
            IntPred::Ult | IntPred::Slt => CmpOp::Lt,
            IntPred::Ule | IntPred::Sle => CmpOp::Le,
        };
        let unsigned = matches!(pred, IntPred::Ugt | IntPred::Uge | IntPred::Ult | IntPred::Ule);
        let class = self.class(leaf);
        let a = self.reg(a, class);
        self.def(op::setp(cmp, leaf.int_type(!unsigned)), Class::Pred, &[a, b])
    }

    /// false < true unsigned; signed true is -1.
    fn compare_bools(&mut self, pred: IntPred, a: Opnd, b: Opnd) -> Opnd {
        let (a, b) = (self.reg(a, Class::Pred), self.reg(b, Class::Pred));
        let not = |s: &mut Self, x: Opnd| s.def(op::not(Pred), Class::Pred, &[x]);
        match pred {
            IntPred::Ne => self.def(op::xor(Pred), Class::Pred, &[a, b]),
            IntPred::Eq => {
                let x = self.def(op::xor(Pred), Class::Pred, &[a, b]);
                not(self, x)
            }
            // a & !b
            IntPred::Ugt | IntPred::Slt => {
                let n = not(self, b);
                self.def(op::and(Pred), Class::Pred, &[a, n])
            }
            IntPred::Ult | IntPred::Sgt => {
                let n = not(self, a);
                self.def(op::and(Pred), Class::Pred, &[n, b])
            }
            // a | !b
            IntPred::Uge | IntPred::Sle => {
                let n = not(self, b);
                self.def(op::or(Pred), Class::Pred, &[a, n])
            }
            IntPred::Ule | IntPred::Sge => {
                let n = not(self, a);
                self.def(op::or(Pred), Class::Pred, &[n, b])
            }
        }
    }

    pub(super) fn fcmp(&mut self, result: Value, pred: FloatPred, lhs: Value, rhs: Value) -> Res {
        let ty = self.ty(lhs);
        let Some(leaf) = self.cx.leaves.single(self.types.scalar(ty)) else {
            return fail(" Error: unsupported operation: fp128");
        };
        let (a, b) = (self.elements(lhs)?, self.elements(rhs)?);
        let mut out = Parts::new();
        for (&x, &y) in a.iter().zip(&b) {
            out.push(self.compare_floats(pred, leaf, x, y));
        }
        self.set(result, &out)
    }

    pub(super) fn compare_floats(&mut self, pred: FloatPred, leaf: Leaf, a: Opnd, b: Opnd) -> Opnd {
        let cmp = match pred {
            FloatPred::False => return Opnd::Imm(0),
            FloatPred::True => return Opnd::Imm(1),
            FloatPred::Oeq => CmpOp::Eq,
            FloatPred::Ogt => CmpOp::Gt,
            FloatPred::Oge => CmpOp::Ge,
            FloatPred::Olt => CmpOp::Lt,
            FloatPred::Ole => CmpOp::Le,
            FloatPred::One => CmpOp::Ne,
            FloatPred::Ord => CmpOp::Num,
            FloatPred::Uno => CmpOp::Nan,
            FloatPred::Ueq => CmpOp::Equ,
            FloatPred::Ugt => CmpOp::Gtu,
            FloatPred::Uge => CmpOp::Geu,
            FloatPred::Ult => CmpOp::Ltu,
            FloatPred::Ule => CmpOp::Leu,
            FloatPred::Une => CmpOp::Neu,
        };
        let widened = match leaf {
            Leaf::F16 => !self.cx.target.has(Feature::F16Arithmetic),
            Leaf::Bf16 => !self.cx.target.has(Feature::Bf16Arithmetic),
            _ => false,
        };
        let (leaf, a, b) = if widened {
            (Leaf::F32, self.widen_half(leaf, a), self.widen_half(leaf, b))
        } else {
            (leaf, a, b)
        };
        let class = self.class(leaf);
        let a = self.reg(a, class);
        let b = self.float_operand(leaf, b);
        let test = self.on_float(Operation::new(Opcode::Setp).with(cmp), leaf);
        self.def(test, Class::Pred, &[a, b])
    }

    pub(super) fn select(&mut self, result: Value, cond: Value, then_value: Value, else_value: Value) -> Res {
        let ty = self.ty(result);
        if self.types.is_vector(self.ty(cond)) {
            let leaf = self.cx.leaves.single(self.types.scalar(ty));
            let Some(leaf) = leaf else { return fail(" Error: unsupported operation: vector select") };
            let (c, a, b) = (self.defined(cond)?, self.elements(then_value)?, self.elements(else_value)?);
            let mut out = Parts::new();
            for i in 0..c.len() {
                let p = self.reg(c[i], Class::Pred);
                out.push(self.select_leaf(leaf, p, a[i], b[i]));
            }
            let out = self.pack_elements(ty, out);
            return self.set(result, &out);
        }
        if let Some((opcode, x, c)) = self.bound_of_select(cond, then_value, else_value) {
            let leaf = if ty == Type::DOUBLE { Leaf::F64 } else { Leaf::F32 };
            let (x, c) = (self.defined(x)?, self.defined(c)?);
            let value = self.min_max(opcode, leaf, x[0], c[0])?;
            return self.set(result, &[value]);
        }
        if ty == Type::I32
            && let Some(limit) = self.limit_of_select(cond, then_value, else_value)
        {
            let value = match limit {
                Limit::MinMax { is_min, signed, x, y } => {
                    let (x, y) = (self.defined(x)?, self.defined(y)?);
                    self.min_max_int(Leaf::Int(32), is_min, signed, x[0], y[0])
                }
                Limit::Abs(x) => {
                    let x = self.defined(x)?;
                    let x = self.reg(x[0], Class::B32);
                    self.def(op::abs(S32), Class::B32, &[x])
                }
            };
            return self.set(result, &[value]);
        }
        let leaves = self.raw_leaves(result)?;
        let (a, b) = if ty == Type::PTR && self.space(result) != Space::Generic {
            (self.raw(then_value)?, self.raw(else_value)?)
        } else {
            (self.parts(then_value)?, self.parts(else_value)?)
        };
        let p = self.one_reg(cond)?;
        let mut out = Parts::new();
        for (i, &leaf) in leaves.iter().enumerate() {
            out.push(self.select_leaf(leaf, p, a[i], b[i]));
        }
        self.set(result, &out)
    }

    /// `x < y ? x : y` and the like of 32-bit numbers: a minimum or maximum, also where the constant is one off, as `x < 5 ? x : 4`;
    /// and `x < 0 ? -x : x`. One instruction, where ptxas sees a select each when the comparison has more than one.
    fn limit_of_select(&self, cond: Value, then_value: Value, else_value: Value) -> Option<Limit> {
        let InstData::ICmp { pred, lhs, rhs, .. } = self.f.value_inst_data(cond)? else { return None };
        if self.ty(lhs) != Type::I32 || pred.is_equality() {
            return None;
        }
        let signed = pred.is_signed();
        let less = matches!(pred, IntPred::Slt | IntPred::Sle | IntPred::Ult | IntPred::Ule);
        let found = |is_min: bool, x: Value, y: Value| {
            // A constant goes to the right.
            let (x, y) = if self.f.is_const(x) { (y, x) } else { (x, y) };
            (!self.f.is_const(x)).then_some(Limit::MinMax { is_min, signed, x, y })
        };
        if (then_value, else_value) == (lhs, rhs) {
            return found(less, lhs, rhs);
        }
        if (then_value, else_value) == (rhs, lhs) {
            return found(!less, lhs, rhs);
        }
        let negated = |v: Value, x: Value| {
            matches!(self.f.value_inst_data(v), Some(InstData::Binary { op: BinOp::Sub, lhs: zero, rhs, .. })
                if rhs == x && self.f.as_u64(zero) == Some(0))
        };
        // The constants are 32 bits wide.
        let c = self.f.as_u64(rhs)? as u32;
        match (pred, c as i32) {
            (IntPred::Slt, 0 | 1) | (IntPred::Sle, 0 | -1)
                if else_value == lhs && negated(then_value, lhs) =>
            {
                return Some(Limit::Abs(lhs));
            }
            (IntPred::Sgt, 0 | -1) | (IntPred::Sge, 0 | 1)
                if then_value == lhs && negated(else_value, lhs) =>
            {
                return Some(Limit::Abs(lhs));
            }
            _ => {}
        }
        // The other number where the answer changes.
        let next = match pred {
            IntPred::Slt if c != 1 << 31 => c.wrapping_sub(1),
            IntPred::Ult if c != 0 => c - 1,
            IntPred::Sgt if c != i32::MAX as u32 => c.wrapping_add(1),
            IntPred::Ugt if c != u32::MAX => c + 1,
            _ => return None,
        };
        let is_next = |v: Value| self.f.as_u64(v).is_some_and(|k| k as u32 == next);
        match () {
            () if then_value == lhs && is_next(else_value) => found(less, lhs, else_value),
            () if else_value == lhs && is_next(then_value) => found(!less, lhs, then_value),
            () => None,
        }
    }

    /// `x > c ? x : c` and the like, with a constant: a maximum or minimum, which also give the constant for NaN. Zeros
    /// are equal to the comparison, but ordered by the instructions.
    fn bound_of_select(
        &self,
        cond: Value,
        then_value: Value,
        else_value: Value,
    ) -> Option<(Opcode, Value, Value)> {
        let InstData::FCmp { pred, lhs: x, rhs: c, .. } = self.f.value_inst_data(cond)? else { return None };
        let ty = self.ty(x);
        if ty != Type::FLOAT && ty != Type::DOUBLE {
            return None;
        }
        let bits = self.f.as_float_bits(c)?;
        let value =
            if ty == Type::FLOAT { f64::from(f32::from_bits(bits as u32)) } else { f64::from_bits(bits) };
        let pred = match (then_value == x && else_value == c, then_value == c && else_value == x) {
            (true, _) => pred,
            (_, true) => pred.inverse(),
            _ => return None,
        };
        let (opcode, zero_goes) = match pred {
            FloatPred::Ogt => (Opcode::Max, value.is_sign_positive()),
            FloatPred::Oge => (Opcode::Max, false),
            FloatPred::Olt => (Opcode::Min, value.is_sign_negative()),
            FloatPred::Ole => (Opcode::Min, false),
            _ => return None,
        };
        // Denormal numbers that are flushed would pass the select unchanged.
        let exact = !(self.ftz && ty == Type::FLOAT) || value == 0.0;
        (!value.is_nan() && exact && (value != 0.0 || zero_goes)).then_some((opcode, x, c))
    }

    pub(super) fn select_leaf(&mut self, leaf: Leaf, p: Opnd, a: Opnd, b: Opnd) -> Opnd {
        if a == Opnd::Undef || a == b {
            return b;
        }
        if b == Opnd::Undef {
            return a;
        }
        let class = self.class(leaf);
        let ty = match leaf {
            Leaf::Int(1) => return self.select_bool(p, a, b),
            Leaf::Int(_) | Leaf::F16 | Leaf::Bf16 | Leaf::F16x2 | Leaf::Bf16x2 => leaf.bits_type(),
            // ptxas 13.0 (`-O1` and above) makes the choice of -1.0 and -0.0 a conversion of the integers -1 and 0, which has
            // no negative zero, as seen on an H200. It chooses between bits as they are.
            Leaf::F32 if [a, b].contains(&Opnd::F32(1 << 31)) => B32,
            Leaf::F64 if [a, b].contains(&Opnd::F64(1 << 63)) => B64,
            Leaf::F32 => F32,
            Leaf::F64 => F64,
        };
        let (a, b) = (self.float_operand(leaf, a), self.float_operand(leaf, b));
        let (a, b) = match leaf {
            Leaf::Int(_) => (a, b),
            _ => (self.reg_unless_literal(a, class), self.reg_unless_literal(b, class)),
        };
        self.def(op::selp(ty), class, &[a, b, p])
    }

    fn reg_unless_literal(&mut self, o: Opnd, class: Class) -> Opnd {
        match (o, class) {
            (Opnd::F32(_), Class::F32) | (Opnd::F64(_), Class::F64) => o,
            _ => self.reg(o, class),
        }
    }

    fn select_bool(&mut self, p: Opnd, a: Opnd, b: Opnd) -> Opnd {
        let truth = |o: Opnd| match o {
            Opnd::Imm(n) => Some(n & 1 == 1),
            _ => None,
        };
        match (truth(a), truth(b)) {
            (Some(true), Some(true)) => Opnd::Imm(1),
            (Some(false), Some(false)) => Opnd::Imm(0),
            (Some(true), Some(false)) => p,
            (Some(false), Some(true)) => self.def(op::not(Pred), Class::Pred, &[p]),
            (Some(true), None) => self.def(op::or(Pred), Class::Pred, &[p, b]),
            (None, Some(false)) => self.def(op::and(Pred), Class::Pred, &[p, a]),
            (Some(false), None) => {
                let n = self.def(op::not(Pred), Class::Pred, &[p]);
                self.def(op::and(Pred), Class::Pred, &[n, b])
            }
            (None, Some(true)) => {
                let n = self.def(op::not(Pred), Class::Pred, &[p]);
                self.def(op::or(Pred), Class::Pred, &[n, a])
            }
            (None, None) => {
                let x = self.def(op::and(Pred), Class::Pred, &[p, a]);
                let n = self.def(op::not(Pred), Class::Pred, &[p]);
                let y = self.def(op::and(Pred), Class::Pred, &[n, b]);
                self.def(op::or(Pred), Class::Pred, &[x, y])
            }
        }
    }
}
