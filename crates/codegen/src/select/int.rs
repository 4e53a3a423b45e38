//! Integer arithmetic on registers of at most 64 bits.

use oxicc_ir::{AttrKind, BinOp, CastOp, InstData, IntFlags, Value, ValueDef};
use oxicc_ptx::ScalarType::*;
use oxicc_ptx::{CmpOp, Opcode};

use super::values::sign_extend;
use super::{Parts, Res, Sel, fail};
use crate::leaf::Leaf;
use crate::mir::{Class, Opnd};
use crate::op::{self, Operation};

/// An operand of a widening multiplication.
struct Half {
    part: Opnd,
    signed: bool,
    /// A constant fits either way.
    either: bool,
}

impl<'a, 'm> Sel<'a, 'm> {
    pub(super) fn int_binary(&mut self, result: Value, op: BinOp, lhs: Value, rhs: Value) -> Res {
        let ty = self.ty(result);
        let Some(leaf) = self.cx.leaves.single(self.types.scalar(ty)) else {
            return self.wide_binary(result, op, lhs, rhs);
        };
        if self.types.is_vector(ty) {
            let (a, b) = (self.defined(lhs)?, self.defined(rhs)?);
            let mut out = Parts::new();
            for (&x, &y) in a.iter().zip(&b) {
                let (x, y) = self.clean_operands(op, leaf, x, y);
                out.push(self.int_op(op, leaf, x, y)?);
            }
            return self.set(result, &out);
        }
        // Of two summands ptxas fuses the first one, if it is a product: the one that is known last should be it.
        let (lhs, rhs) = match op {
            BinOp::Add if leaf == Leaf::Int(64) && self.is_later_product(rhs, lhs) => (rhs, lhs),
            _ => (lhs, rhs),
        };
        if let Some(part) = self.fused_int(op, leaf, lhs, rhs)? {
            return self.set1(result, part);
        }
        let (a, b) = match op {
            BinOp::LShr | BinOp::UDiv | BinOp::URem => (self.clean_value(lhs, false)?, self.one(rhs)?),
            BinOp::AShr | BinOp::SDiv | BinOp::SRem => (self.clean_value(lhs, true)?, self.one(rhs)?),
            _ => (self.one(lhs)?, self.one(rhs)?),
        };
        let b = match op {
            BinOp::UDiv | BinOp::URem => self.clean_value(rhs, false)?,
            BinOp::SDiv | BinOp::SRem => self.clean_value(rhs, true)?,
            BinOp::Shl | BinOp::LShr | BinOp::AShr => self.clean_value(rhs, false)?,
            _ => b,
        };
        if op.is_int_div_rem() {
            if let Some(out) = self.div_by_known(op, leaf, lhs, rhs, a, b)? {
                return self.set1(result, out);
            }
        }
        if op.is_int_div_rem() && leaf.container() == 64 && !self.f.is_const(rhs) && !self.f.is_const(lhs) {
            let out = self.div64_bypass(op, a, b);
            return self.set1(result, out);
        }
        let out = self.int_op(op, leaf, a, b)?;
        self.set1(result, out)
    }

    /// Whether a value is a product, and the other one is none or one that comes before it in the block.
    fn is_later_product(&self, v: Value, other: Value) -> bool {
        let product = |v: Value| {
            let inst = self.f.value_inst(v)?;
            matches!(self.f.inst(inst), InstData::Binary { op: BinOp::Mul, .. }).then_some(inst)
        };
        match (product(v), product(other)) {
            (Some(a), Some(b)) => self.f.inst_block(a) == self.f.inst_block(b) && self.f.comes_before(b, a),
            (a, _) => a.is_some(),
        }
    }

    fn clean_operands(&mut self, op: BinOp, leaf: Leaf, a: Opnd, b: Opnd) -> (Opnd, Opnd) {
        match op {
            BinOp::LShr | BinOp::UDiv | BinOp::URem => {
                (self.clean(a, leaf, false), self.clean(b, leaf, false))
            }
            BinOp::SDiv | BinOp::SRem => (self.clean(a, leaf, true), self.clean(b, leaf, true)),
            BinOp::AShr => (self.clean(a, leaf, true), self.clean(b, leaf, false)),
            BinOp::Shl => (a, self.clean(b, leaf, false)),
            _ => (a, b),
        }
    }

    /// Multiplications that widen and multiply-adds.
    fn fused_int(&mut self, op: BinOp, leaf: Leaf, lhs: Value, rhs: Value) -> Res<Option<Opnd>> {
        match op {
            BinOp::Mul => self.mul_wide(leaf, lhs, rhs),
            BinOp::Shl if leaf == Leaf::Int(64) => {
                let Some(k @ 0..=30) = self.f.as_u64(rhs) else { return Ok(None) };
                let Some(half) = self.half(lhs, 32)? else { return Ok(None) };
                let wide = if half.signed { op::mul_wide(S32) } else { op::mul_wide(U32) };
                Ok(Some(self.def(wide, Class::B64, &[half.part, Opnd::Imm(1 << k)])))
            }
            // Halves of a rotation: ptxas knows them by the addition.
            BinOp::Or if leaf == Leaf::Int(64) && self.is_rotation(lhs, rhs) => {
                let (a, b) = (self.one(lhs)?, self.one(rhs)?);
                Ok(Some(self.def(op::add(S64), Class::B64, &[a, b])))
            }
            BinOp::Or if leaf == Leaf::Int(32) => {
                let Some((left, hi, lo, amount)) = self.variable_funnel(lhs, rhs) else { return Ok(None) };
                let (hi, lo, amount) = (self.one(hi)?, self.one(lo)?, self.one(amount)?);
                self.funnel(leaf, left, hi, lo, amount).map(Some)
            }
            // Not with 64 bits: ptxas makes the same instructions of both, but orders those of a product by where it is.
            BinOp::Add if leaf == Leaf::Int(32) => {
                for (m, c) in [(lhs, rhs), (rhs, lhs)] {
                    if !self.folds(m) {
                        continue;
                    }
                    let Some(InstData::Binary { op: BinOp::Mul, lhs: x, rhs: y, .. }) =
                        self.f.value_inst_data(m)
                    else {
                        continue;
                    };
                    let c = self.one(c)?;
                    let (x, y) = (self.one(x)?, self.one(y)?);
                    return Ok(Some(self.def(op::mad_lo(S32), Class::B32, &[x, y, c])));
                }
                Ok(None)
            }
            _ => Ok(None),
        }
    }

    /// Whether one value is shifted left and the other the same one shifted right by what is left of 64 bits.
    fn is_rotation(&self, lhs: Value, rhs: Value) -> bool {
        let shift = |v: Value| match self.f.value_inst_data(v) {
            Some(InstData::Binary { op: op @ (BinOp::Shl | BinOp::LShr), lhs, rhs, .. }) => {
                Some((op, lhs, self.f.as_u64(rhs)?))
            }
            _ => None,
        };
        let (Some((op, x, n)), Some((other, y, m))) = (shift(lhs), shift(rhs)) else { return false };
        op != other && x == y && n.checked_add(m) == Some(64) && n != 0 && m != 0
    }

    /// `x << n | y >> (32 - n)`, also with the shifts the other way round, and `x << (n & 31) | x >> (-n & 31)` or `(32 - n & 31)`: whether it is a shift to
    /// the left, the two numbers, and how far. Constant amounts are left to ptxas, which knows those.
    fn variable_funnel(&self, lhs: Value, rhs: Value) -> Option<(bool, Value, Value, Value)> {
        let parts = |v: Value| match self.f.value_inst_data(v)? {
            InstData::Binary { op, lhs, rhs, .. } => Some((op, lhs, rhs)),
            _ => None,
        };
        let ((x, a), (y, b)) = match (parts(lhs)?, parts(rhs)?) {
            ((BinOp::Shl, x, a), (BinOp::LShr, y, b)) => ((x, a), (y, b)),
            ((BinOp::LShr, y, b), (BinOp::Shl, x, a)) => ((x, a), (y, b)),
            _ => return None,
        };
        if self.f.is_const(a) || self.f.is_const(b) {
            return None;
        }
        // `c - n`, and n of `n & 31`.
        let rest_of = |v: Value, c: u64| match parts(v)? {
            (BinOp::Sub, whole, n) if self.f.as_u64(whole) == Some(c) => Some(n),
            _ => None,
        };
        let masked = |v: Value| match parts(v)? {
            (BinOp::And, n, mask) if self.f.as_u64(mask) == Some(31) => Some(n),
            _ => None,
        };
        let negative = |v: Value| masked(v).and_then(|v| rest_of(v, 0).or_else(|| rest_of(v, 32)));
        let same = |v: Value, n: Value| v == n || masked(v) == Some(n);
        // Where n is 0, the whole is whatever suits: the other shift is by 32.
        if rest_of(b, 32) == Some(a) {
            return Some((true, x, y, a));
        }
        if rest_of(a, 32) == Some(b) {
            return Some((false, x, y, b));
        }
        // Here both shifts are by 0 then.
        if x != y {
            return None;
        }
        if negative(b).is_some_and(|n| same(a, n)) {
            return Some((true, x, x, a));
        }
        negative(a).is_some_and(|n| same(b, n)).then_some((false, x, x, b))
    }

    /// Whether the instruction behind a value may be computed inside its only user instead.
    pub(super) fn folds(&self, v: Value) -> bool {
        let Some(def) = self.f.value_inst(v) else { return false };
        if !self.f.has_one_use(v) {
            return false;
        }
        let user = self.f.users(v).next();
        user.is_some_and(|u| self.f.inst_block(u) == self.f.inst_block(def))
    }

    /// `mul.wide` when both factors are extended from half the width.
    fn mul_wide(&mut self, leaf: Leaf, x: Value, y: Value) -> Res<Option<Opnd>> {
        let half_bits = match leaf {
            Leaf::Int(64) => 32,
            Leaf::Int(32) => 16,
            _ => return Ok(None),
        };
        let is_const = |s: &Self, v: Value| s.f.as_u64(v).is_some();
        if is_const(self, x) && is_const(self, y) {
            return Ok(None);
        }
        let Some(a) = self.half(x, half_bits)? else { return Ok(None) };
        let Some(b) = self.half(y, half_bits)? else { return Ok(None) };
        let signed = match (a.either, b.either) {
            (true, _) => b.signed,
            (_, true) => a.signed,
            _ if a.signed == b.signed => a.signed,
            _ => return Ok(None),
        };
        // A constant read as the other signedness must still fit.
        for (h, v) in [(&a, x), (&b, y)] {
            if h.either && !fits(self.f.as_u64(v).unwrap_or(0), leaf.bits(), half_bits, signed) {
                return Ok(None);
            }
        }
        let class = if half_bits == 32 { Class::B64 } else { Class::B32 };
        let wide = op::mul_wide(Leaf::Int(half_bits as u8).int_type(signed));
        Ok(Some(self.def(wide, class, &[a.part, b.part])))
    }

    /// The narrow value that `v` is extended from.
    fn half(&mut self, v: Value, bits: u32) -> Res<Option<Half>> {
        if let Some(value) = self.f.as_u64(v) {
            let width = self.leaf(v).map_or(64, Leaf::bits);
            let (s, u) = (fits(value, width, bits, true), fits(value, width, bits, false));
            if !s && !u {
                return Ok(None);
            }
            let part = Opnd::Imm(if s { sign_extend(value, width) } else { value as i64 });
            return Ok(Some(Half { part, signed: s, either: true }));
        }
        match self.f.value_inst_data(v) {
            Some(InstData::Cast { op: op @ (CastOp::SExt | CastOp::ZExt), value, flags, .. })
                if self.leaf(value).is_some_and(|l| l.bits() == bits) && !self.f.is_const(value) =>
            {
                let part = self.one(value)?;
                let signed = op == CastOp::SExt || flags.contains(IntFlags::NNEG);
                Ok(Some(Half { part, signed, either: false }))
            }
            _ => Ok(None),
        }
    }

    /// One operation on clean operands (where cleanliness matters).
    pub(super) fn int_op(&mut self, op: BinOp, leaf: Leaf, a: Opnd, b: Opnd) -> Res<Opnd> {
        if leaf == Leaf::Int(1) {
            return Ok(self.bool_op(op, a, b));
        }
        let class = self.class(leaf);
        let (signed, unsigned, bits) = (leaf.signed_type(), leaf.unsigned_type(), leaf.bits_type());
        let operation = match op {
            BinOp::Add => op::add(signed),
            BinOp::Sub if a == Opnd::Imm(0) => {
                let b = self.reg(b, class);
                return Ok(self.def(op::neg(signed), class, &[b]));
            }
            BinOp::Sub => op::sub(signed),
            BinOp::Mul => op::mul_lo(signed),
            BinOp::UDiv => op::div(unsigned),
            BinOp::SDiv => op::div(signed),
            BinOp::URem => op::rem(unsigned),
            BinOp::SRem => op::rem(signed),
            BinOp::And => op::and(bits),
            BinOp::Or => op::or(bits),
            BinOp::Xor if b == Opnd::Imm(-1) => {
                let a = self.reg(a, class);
                return Ok(self.def(op::not(bits), class, &[a]));
            }
            BinOp::Xor => op::xor(bits),
            BinOp::Shl | BinOp::LShr | BinOp::AShr => {
                let shift = match op {
                    BinOp::Shl => op::shl(bits),
                    BinOp::LShr => op::shr(unsigned),
                    _ => op::shr(signed),
                };
                let amount = self.shift_amount(b, leaf);
                return Ok(self.def(shift, class, &[a, amount]));
            }
            _ => return fail(" Error: unsupported operation"),
        };
        // Not every form takes two constants.
        let a = if a.is_const() && b.is_const() { self.reg(a, class) } else { a };
        Ok(self.def(operation, class, &[a, b]))
    }

    /// A shift amount of type `leaf` (clean) as a 32-bit operand.
    pub(super) fn shift_amount(&mut self, amount: Opnd, leaf: Leaf) -> Opnd {
        match amount {
            Opnd::Imm(n) => Opnd::Imm(n & 0x7fff_ffff),
            _ => match leaf.container() {
                16 => self.def(op::cvt(U32, U16), Class::B32, &[amount]),
                64 => self.def(op::cvt(U32, U64), Class::B32, &[amount]),
                _ => amount,
            },
        }
    }

    fn bool_op(&mut self, op: BinOp, a: Opnd, b: Opnd) -> Opnd {
        let opcode = match op {
            BinOp::Add | BinOp::Sub | BinOp::Xor => Opcode::Xor,
            BinOp::Mul | BinOp::And => Opcode::And,
            BinOp::Or => Opcode::Or,
            BinOp::URem | BinOp::SRem => return Opnd::Imm(0),
            // Only a shift by zero and a division by one are defined.
            _ => return a,
        };
        let (a, b) = if a.is_const() { (b, a) } else { (a, b) };
        match (opcode, b) {
            (Opcode::Xor, Opnd::Imm(n)) if n & 1 == 1 => {
                let a = self.reg(a, Class::Pred);
                return self.def(op::not(Pred), Class::Pred, &[a]);
            }
            (Opcode::Xor | Opcode::Or, Opnd::Imm(0)) => return a,
            (Opcode::And, Opnd::Imm(n)) if n & 1 == 1 => return a,
            (Opcode::And, Opnd::Imm(_)) => return Opnd::Imm(0),
            (Opcode::Or, Opnd::Imm(_)) => return Opnd::Imm(1),
            _ => {}
        }
        let (a, b) = (self.reg(a, Class::Pred), self.reg(b, Class::Pred));
        self.def(Operation::new(opcode).with(Pred), Class::Pred, &[a, b])
    }

    /// 64-bit division where both operands often fit in 32 bits: test, and divide there.
    fn div64_bypass(&mut self, op: BinOp, a: Opnd, b: Opnd) -> Opnd {
        let any = self.def(op::or(B64), Class::B64, &[a, b]);
        let high = self.def(op::and(B64), Class::B64, &[any, Opnd::Imm(-4294967296)]);
        let short = self.def(op::setp(CmpOp::Eq, S64), Class::Pred, &[high, Opnd::Imm(0)]);
        let out = self.tmp(Class::B64);
        let (slow, fast, done) = (self.local_block(), self.local_block(), self.local_block());
        self.branch_if(short, fast);
        self.label(slow);
        let (long, small) = match op {
            BinOp::UDiv => (op::div(U64), op::div(U32)),
            BinOp::SDiv => (op::div(S64), op::div(U32)),
            BinOp::URem => (op::rem(U64), op::rem(U32)),
            _ => (op::rem(S64), op::rem(U32)),
        };
        self.emit(long, &[Opnd::Reg(out)], &[a, b]);
        self.branch(done);
        self.label(fast);
        let x = self.def(op::cvt(U32, U64), Class::B32, &[a]);
        let y = self.def(op::cvt(U32, U64), Class::B32, &[b]);
        let q = self.def(small, Class::B32, &[x, y]);
        self.emit(op::cvt(U64, U32), &[Opnd::Reg(out)], &[q]);
        self.label(done);
        Opnd::Reg(out)
    }
}

/// Whether the `width`-bit constant is the extension of a `bits`-bit one.
fn fits(value: u64, width: u32, bits: u32, signed: bool) -> bool {
    let v = sign_extend(value, width);
    if signed {
        v >= -(1i64 << (bits - 1)) && v < (1i64 << (bits - 1))
    } else {
        let value = if width >= 64 { value } else { value & ((1u64 << width) - 1) };
        value < (1u64 << bits)
    }
}

/// Bits above the width.
impl<'a, 'm> Sel<'a, 'm> {
    /// The operand with the bits above its width extended.
    pub(super) fn clean(&mut self, o: Opnd, leaf: Leaf, signed: bool) -> Opnd {
        let Leaf::Int(n) = leaf else { return o };
        let n = u32::from(n);
        let width = leaf.container();
        if n == width || n == 1 {
            return o;
        }
        if let Opnd::Imm(v) = o {
            let bits = v as u64;
            return Opnd::Imm(if signed { sign_extend(bits, n) } else { (bits & ((1u64 << n) - 1)) as i64 });
        }
        let class = self.class(leaf);
        let mask = ((1u64 << n) - 1) as i64;
        if !signed {
            return self.def(op::and(leaf.bits_type()), class, &[o, Opnd::Imm(mask)]);
        }
        if n == 8 {
            return self.def(op::cvt(S16, S8), class, &[o]);
        }
        let by = Opnd::Imm(i64::from(width - n));
        let high = self.def(op::shl(leaf.bits_type()), class, &[o, by]);
        self.def(op::shr(leaf.signed_type()), class, &[high, by])
    }

    /// A single-register integer operand with the bits above its width extended.
    pub(super) fn clean_value(&mut self, v: Value, signed: bool) -> Res<Opnd> {
        let o = self.one(v)?;
        let Some(leaf) = self.leaf(v) else { return Ok(o) };
        if self.is_clean(v, signed, 4) { Ok(o) } else { Ok(self.clean(o, leaf, signed)) }
    }

    /// Whether the register of a value is known to hold its extension.
    fn is_clean(&self, v: Value, signed: bool, depth: u32) -> bool {
        let Some(leaf @ Leaf::Int(n)) = self.leaf(v) else { return true };
        if leaf.container() == u32::from(n) {
            return true;
        }
        if depth == 0 {
            return false;
        }
        match self.f.value_def(v) {
            ValueDef::Arg(i) => {
                let attrs = self.param_attrs(i);
                let is_signed = self.cx.module.attrs.has(attrs, AttrKind::SExt);
                n % 8 == 0 && is_signed == signed
            }
            ValueDef::Inst(inst) => match self.f.inst(inst) {
                InstData::Load { .. } => !signed && n % 8 == 0,
                InstData::Cast { op: CastOp::ZExt, value, .. } => {
                    !signed || self.leaf(value).is_some_and(|l| l.bits() < u32::from(n))
                }
                InstData::Cast { op: CastOp::SExt, value, .. } => {
                    signed && self.leaf(value) != Some(Leaf::Int(1))
                }
                InstData::Binary { op: BinOp::And, lhs, rhs, .. } => {
                    // Constants are written sign-extended: only one with a clear top bit masks.
                    [lhs, rhs].iter().any(|&v| match self.f.as_u64(v) {
                        Some(mask) => mask >> (n - 1) == 0,
                        None => !signed && self.is_clean(v, false, depth - 1),
                    })
                }
                InstData::Binary { op: BinOp::LShr | BinOp::UDiv | BinOp::URem, .. } => !signed,
                InstData::Binary { op: BinOp::AShr, .. } => signed,
                InstData::Select { then_value, else_value, .. } => {
                    self.is_clean(then_value, signed, depth - 1)
                        && self.is_clean(else_value, signed, depth - 1)
                }
                _ => false,
            },
            // Constants are sign-extended; `clean` folds the other case.
            ValueDef::Const(_) => signed,
            _ => false,
        }
    }
}
