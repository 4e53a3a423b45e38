//! Integers of more than 64 bits: lists of 64-bit limbs, low first.

use oxicc_ir::{BinOp, CastOp, IntPred, Value};
use oxicc_ptx::ScalarType::*;
use oxicc_ptx::{CmpOp, Opcode, Rounding};

use super::address::Addr;
use super::bits::BitOp;
use super::memory::Mods;
use super::{Parts, Res, Sel, fail};
use crate::cx::Space;
use crate::helpers;
use crate::leaf::Leaf;
use crate::mir::{Class, Extra, Kind, Opnd, ParamDecl, ParamShape};
use crate::op::{self, Operation};

const W: Class = Class::B64;

/// The links of a chain of additions with carry: first, middle, last.
pub(super) fn additions() -> [Operation; 3] {
    [op::add_cc(S64), op::addc_cc(S64), op::addc(S64)]
}

/// The links of a chain of subtractions with borrow.
pub(super) fn subtractions() -> [Operation; 3] {
    [op::sub_cc(S64), op::subc_cc(S64), op::subc(S64)]
}

impl<'a, 'm> Sel<'a, 'm> {
    pub(super) fn width(&self, v: Value) -> Res<u32> {
        match self.types.int_width(self.ty(v)) {
            Some(w) => Ok(w),
            None => fail(" Error: unsupported operation: vector of wide integers or fp128"),
        }
    }

    /// The limbs with the bits above the width extended.
    pub(super) fn clean_limbs(&mut self, mut limbs: Parts, width: u32, signed: bool) -> Parts {
        let top = width % 64;
        if top != 0 {
            if let Some(last) = limbs.last_mut() {
                *last = self.clean_word(*last, top, signed);
            }
        }
        limbs
    }

    fn clean_word(&mut self, o: Opnd, bits: u32, signed: bool) -> Opnd {
        if let Opnd::Imm(v) = o {
            let v = if signed {
                super::values::sign_extend(v as u64, bits)
            } else {
                v & ((1u64 << bits) - 1) as i64
            };
            return Opnd::Imm(v);
        }
        if !signed {
            return self.def(op::and(B64), W, &[o, Opnd::Imm(((1u64 << bits) - 1) as i64)]);
        }
        let by = Opnd::Imm(i64::from(64 - bits));
        let t = self.def(op::shl(B64), W, &[o, by]);
        self.def(op::shr(S64), W, &[t, by])
    }

    pub(super) fn wide_binary(&mut self, result: Value, op: BinOp, lhs: Value, rhs: Value) -> Res {
        let width = self.width(result)?;
        let (a, b) = (self.defined(lhs)?, self.defined(rhs)?);
        let n = a.len();
        // The code grows with the square of the width.
        if n > 64 && !matches!(op, BinOp::And | BinOp::Or | BinOp::Xor | BinOp::Add | BinOp::Sub) {
            return fail(" Error: unsupported operation: arithmetic on more than 4096 bits");
        }
        let out: Parts = match op {
            BinOp::And | BinOp::Or | BinOp::Xor => {
                let mut out = Parts::new();
                for i in 0..n {
                    out.push(self.int_op(op, Leaf::Int(64), a[i], b[i])?);
                }
                out
            }
            BinOp::Add => self.chain(additions(), &a, &b),
            BinOp::Sub => self.chain(subtractions(), &a, &b),
            BinOp::Mul => self.wide_mul(&a, &b),
            BinOp::Shl | BinOp::LShr | BinOp::AShr => {
                let a = match op {
                    BinOp::LShr => self.clean_limbs(a, width, false),
                    BinOp::AShr => self.clean_limbs(a, width, true),
                    _ => a,
                };
                // Amounts that do not fit are beyond any width.
                let known = match &b[..] {
                    [Opnd::Imm(low), rest @ ..] if rest.iter().all(|o| matches!(o, Opnd::Imm(_))) => {
                        let large = rest.iter().any(|o| !matches!(o, Opnd::Imm(0)));
                        Some(if large { u32::MAX } else { u32::try_from(*low as u64).unwrap_or(u32::MAX) })
                    }
                    _ => None,
                };
                match known {
                    Some(k) => self.shift_const(op, &a, k),
                    None => {
                        let amount = self.def(op::cvt(U32, U64), Class::B32, &[b[0]]);
                        self.shift_var(op, &a, amount)
                    }
                }
            }
            BinOp::UDiv | BinOp::URem | BinOp::SDiv | BinOp::SRem => {
                if n != 2 {
                    return fail(" Error: unsupported operation: division of more than 128 bits");
                }
                let signed = matches!(op, BinOp::SDiv | BinOp::SRem);
                let a = self.clean_limbs(a, width, signed);
                let b = self.clean_limbs(b, width, signed);
                self.wide_div(op, &a, &b)
            }
            _ => return fail(" Error: unsupported operation"),
        };
        self.set(result, &out)
    }

    /// Carry chains must not be taken apart: effects keep their order.
    pub(super) fn chain(&mut self, [first, middle, last]: [Operation; 3], a: &[Opnd], b: &[Opnd]) -> Parts {
        let mut out = Parts::new();
        let a: Vec<Opnd> = a.iter().map(|&x| self.reg(x, W)).collect();
        let b: Vec<Opnd> = b.iter().map(|&x| self.reg(x, W)).collect();
        for i in 0..a.len() {
            let link = if i == 0 {
                &first
            } else if i + 1 == a.len() {
                &last
            } else {
                &middle
            };
            let d = Opnd::Reg(self.tmp(W));
            self.push(link.clone(), Kind::Effect, &[d], &[a[i], b[i]]);
            out.push(d);
        }
        out
    }

    fn wide_mul(&mut self, a: &[Opnd], b: &[Opnd]) -> Parts {
        let a: Vec<Opnd> = a.iter().map(|&x| self.reg(x, W)).collect();
        let b: Vec<Opnd> = b.iter().map(|&x| self.reg(x, W)).collect();
        let n = a.len();
        if n == 2 {
            let lo = self.def(op::mul_lo(S64), W, &[a[0], b[0]]);
            let hi = self.def(op::mul_hi(U64), W, &[a[0], b[0]]);
            let t = self.def(op::mad_lo(S64), W, &[a[0], b[1], hi]);
            let hi = self.def(op::mad_lo(S64), W, &[a[1], b[0], t]);
            return Parts::from_slice(&[lo, hi]);
        }
        // Schoolbook, column by column, with a three-word accumulator.
        let mut acc: Vec<Opnd> = vec![Opnd::Imm(0); n];
        for i in 0..n {
            for j in 0..n - i {
                let lo = self.def(op::mul_lo(S64), W, &[a[i], b[j]]);
                let hi = self.def(op::mul_hi(U64), W, &[a[i], b[j]]);
                let mut add: Parts = std::iter::repeat_n(Opnd::Imm(0), n).collect();
                add[i + j] = lo;
                if i + j + 1 < n {
                    add[i + j + 1] = hi;
                }
                let k = i + j;
                let sum = self.chain(additions(), &acc[k..], &add[k..]);
                acc[k..].copy_from_slice(&sum);
            }
        }
        acc.into_iter().collect()
    }

    fn shift_const(&mut self, op: BinOp, a: &[Opnd], k: u32) -> Parts {
        let n = a.len();
        let (words, bits) = ((k / 64) as usize, k % 64);
        let fill = match op {
            BinOp::AShr => self.def(op::shr(S64), W, &[a[n - 1], Opnd::Imm(63)]),
            _ => Opnd::Imm(0),
        };
        let get = |i: i64| -> Opnd {
            if i < 0 { Opnd::Imm(0) } else { a.get(i as usize).copied().unwrap_or(fill) }
        };
        let mut out = Parts::new();
        for i in 0..n as i64 {
            let w = words as i64;
            let (main, side) =
                if op == BinOp::Shl { (get(i - w), get(i - w - 1)) } else { (get(i + w), get(i + w + 1)) };
            if bits == 0 {
                out.push(main);
                continue;
            }
            let (f, g) =
                if op == BinOp::Shl { (op::shl(B64), op::shr(U64)) } else { (op::shr(U64), op::shl(B64)) };
            let top = op == BinOp::AShr && i + w == n as i64 - 1;
            let main = self.reg(main, W);
            let x = self.def(if top { op::shr(S64) } else { f }, W, &[main, Opnd::Imm(i64::from(bits))]);
            if top || side == Opnd::Imm(0) {
                out.push(x);
                continue;
            }
            let y = self.def(g, W, &[side, Opnd::Imm(i64::from(64 - bits))]);
            out.push(self.def(op::or(B64), W, &[x, y]));
        }
        out
    }

    /// Variable shifts: two limbs directly, more by powers of two.
    fn shift_var(&mut self, op: BinOp, a: &[Opnd], amount: Opnd) -> Parts {
        if a.len() == 2 {
            let (lo, hi) = (self.reg(a[0], W), self.reg(a[1], W));
            let rest = self.def(op::sub(S32), Class::B32, &[Opnd::Imm(64), amount]);
            let over = self.def(op::add(S32), Class::B32, &[amount, Opnd::Imm(-64)]);
            let big = self.def(op::setp(CmpOp::Gt, S32), Class::Pred, &[amount, Opnd::Imm(63)]);
            // Shift amounts are unsigned and clamp, so a shift by 64 - 0 contributes nothing.
            if op == BinOp::Shl {
                let x = self.def(op::shl(B64), W, &[hi, amount]);
                let y = self.def(op::shr(U64), W, &[lo, rest]);
                let z = self.def(op::or(B64), W, &[x, y]);
                let far = self.def(op::shl(B64), W, &[lo, over]);
                let high = self.def(op::selp(B64), W, &[far, z, big]);
                let low = self.def(op::shl(B64), W, &[lo, amount]);
                return Parts::from_slice(&[low, high]);
            }
            let shr = op::shr(if op == BinOp::AShr { S64 } else { U64 });
            let x = self.def(op::shr(U64), W, &[lo, amount]);
            let y = self.def(op::shl(B64), W, &[hi, rest]);
            let z = self.def(op::or(B64), W, &[x, y]);
            let far = self.def(shr.clone(), W, &[hi, over]);
            let low = self.def(op::selp(B64), W, &[far, z, big]);
            let high = self.def(shr, W, &[hi, amount]);
            return Parts::from_slice(&[low, high]);
        }
        let mut cur = Parts::from_slice(a);
        let total = a.len() as u32 * 64;
        let mut step = 1u32;
        while step < total {
            let bit = self.def(op::and(B32), Class::B32, &[amount, Opnd::Imm(i64::from(step))]);
            let on = self.def(op::setp(CmpOp::Ne, S32), Class::Pred, &[bit, Opnd::Imm(0)]);
            let shifted = self.shift_const(op, &cur, step);
            let mut next = Parts::new();
            for (&s, &c) in shifted.iter().zip(&cur) {
                next.push(self.select_leaf(Leaf::Int(64), on, s, c));
            }
            cur = next;
            step *= 2;
        }
        cur
    }

    /// Division through the helper, on magnitudes.
    fn wide_div(&mut self, op: BinOp, a: &[Opnd], b: &[Opnd]) -> Parts {
        let signed = matches!(op, BinOp::SDiv | BinOp::SRem);
        let (mut x, mut y) = (Parts::from_slice(a), Parts::from_slice(b));
        let mut signs = (Opnd::Imm(0), Opnd::Imm(0));
        if signed {
            let sa = self.def(op::shr(S64), W, &[a[1], Opnd::Imm(63)]);
            let sb = self.def(op::shr(S64), W, &[b[1], Opnd::Imm(63)]);
            x = self.negate_if(&x, sa);
            y = self.negate_if(&y, sb);
            signs = (sa, sb);
        }
        let (q, r) = self.divrem_call(&x, &y);
        match op {
            BinOp::UDiv => q,
            BinOp::URem => r,
            BinOp::SRem => self.negate_if(&r, signs.0),
            _ => {
                let s = self.def(op::xor(B64), W, &[signs.0, signs.1]);
                self.negate_if(&q, s)
            }
        }
    }

    /// `(x ^ s) - s` for a sign mask s.
    fn negate_if(&mut self, x: &[Opnd], s: Opnd) -> Parts {
        let mut flipped = Parts::new();
        for &p in x {
            flipped.push(self.def(op::xor(B64), W, &[p, s]));
        }
        let mask: Parts = std::iter::repeat_n(s, x.len()).collect();
        self.chain(subtractions(), &flipped, &mask)
    }

    fn divrem_call(&mut self, a: &[Opnd], b: &[Opnd]) -> (Parts, Parts) {
        self.cx.helpers.divrem128 = true;
        self.extra(Extra::CallOpen, &[]);
        let (p0, p1) = (self.cx.symbols.intern("param0"), self.cx.symbols.intern("param1"));
        for (name, value) in [(p0, a), (p1, b)] {
            let shape = ParamShape::Bytes { size: 16, align: 16 };
            self.extra(Extra::ParamDecl(ParamDecl { name, shape }), &[]);
            let values: Vec<Opnd> = value.iter().map(|&v| self.reg(v, W)).collect();
            let to = Addr { space: Space::Param, base: Opnd::Sym(name, 0), offset: 0 };
            self.store_from(&values, to, Leaf::Int(64), Mods { ordered: true, ..Mods::default() });
        }
        let ret = self.cx.symbols.intern("retval0");
        let shape = ParamShape::Bytes { size: 32, align: 16 };
        self.extra(Extra::ParamDecl(ParamDecl { name: ret, shape }), &[]);
        let callee = Some(self.cx.symbols.intern(helpers::DIVREM128));
        self.extra(Extra::Call { callee, ret: true, params: 2 }, &[]);
        let from = Addr { space: Space::Param, base: Opnd::Sym(ret, 0), offset: 0 };
        let regs: Vec<_> = (0..4).map(|_| self.tmp(W)).collect();
        let mods = Mods { ordered: true, ..Mods::default() };
        self.load_into(&regs[..2], from, Leaf::Int(64), mods);
        self.load_into(&regs[2..], from.plus(16), Leaf::Int(64), mods);
        self.extra(Extra::CallClose, &[]);
        let part = |r: &[crate::mir::VReg]| r.iter().map(|&r| Opnd::Reg(r)).collect::<Parts>();
        (part(&regs[..2]), part(&regs[2..]))
    }

    pub(super) fn wide_compare(&mut self, result: Value, pred: IntPred, lhs: Value, rhs: Value) -> Res {
        let width = self.width(lhs)?;
        let (a, b) = (self.defined(lhs)?, self.defined(rhs)?);
        let a = self.clean_limbs(a, width, pred.is_signed());
        let b = self.clean_limbs(b, width, pred.is_signed());
        let out = self.compare_limbs(pred, &a, &b);
        self.set1(result, out)
    }

    pub(super) fn compare_limbs(&mut self, pred: IntPred, a: &[Opnd], b: &[Opnd]) -> Opnd {
        if pred.is_equality() {
            let mut any: Option<Opnd> = None;
            for (&x, &y) in a.iter().zip(b) {
                let x = self.reg(x, W);
                let d = if y == Opnd::Imm(0) { x } else { self.def(op::xor(B64), W, &[x, y]) };
                any = Some(match any {
                    None => d,
                    Some(o) => self.def(op::or(B64), W, &[o, d]),
                });
            }
            let cmp = if pred == IntPred::Eq { CmpOp::Eq } else { CmpOp::Ne };
            return self.def(op::setp(cmp, S64), Class::Pred, &[any.unwrap_or(Opnd::Imm(0)), Opnd::Imm(0)]);
        }
        // From the low limb up: a higher limb decides unless it is equal.
        let unsigned = pred.to_unsigned();
        let mut out = self.compare_ints(unsigned, Leaf::Int(64), a[0], b[0]);
        let strict = match pred {
            IntPred::Uge | IntPred::Ugt | IntPred::Sge | IntPred::Sgt => IntPred::Ugt,
            _ => IntPred::Ult,
        };
        for i in 1..a.len() {
            let top = i + 1 == a.len();
            let p = if top && pred.is_signed() { strict.to_signed() } else { strict };
            let decided = self.compare_ints(p, Leaf::Int(64), a[i], b[i]);
            let equal = self.compare_ints(IntPred::Eq, Leaf::Int(64), a[i], b[i]);
            let keep = self.def(op::and(Pred), Class::Pred, &[equal, out]);
            out = self.def(op::or(Pred), Class::Pred, &[decided, keep]);
        }
        out
    }

    /// Whether two wide values are equal, for switches.
    pub(super) fn wide_equal(&mut self, lhs: Value, rhs: Value) -> Res<Opnd> {
        let width = self.width(lhs)?;
        let (a, b) = (self.defined(lhs)?, self.defined(rhs)?);
        let a = self.clean_limbs(a, width, false);
        let b = self.clean_limbs(b, width, false);
        Ok(self.compare_limbs(IntPred::Eq, &a, &b))
    }

    /// Casts with a wide integer on one side.
    pub(super) fn wide_cast(&mut self, result: Value, op: CastOp, value: Value) -> Res {
        let (from, to) = (self.leaf(value), self.leaf(result));
        match (op, from, to) {
            (CastOp::Trunc, None, Some(leaf @ Leaf::Int(_))) => {
                let low = self.defined(value)?[0];
                let out = self.int_cast(CastOp::Trunc, low, Leaf::Int(64), leaf)?;
                self.set1(result, out)
            }
            (CastOp::Trunc, None, None) => {
                let n = self.width(result)?.div_ceil(64) as usize;
                let parts = self.defined(value)?;
                let out = Parts::from_slice(&parts[..n.min(parts.len())]);
                self.set(result, &out)
            }
            (CastOp::ZExt | CastOp::SExt, _, None) => {
                let signed = op == CastOp::SExt;
                let n = self.width(result)?.div_ceil(64) as usize;
                let mut out = match from {
                    Some(leaf) => {
                        let x = self.clean_value(value, signed)?;
                        let x = self.int_cast_clean(op, x, leaf, Leaf::Int(64))?;
                        Parts::from_slice(&[x])
                    }
                    None => {
                        let w = self.width(value)?;
                        let parts = self.defined(value)?;
                        self.clean_limbs(parts, w, signed)
                    }
                };
                let top = out[out.len() - 1];
                let fill = match (signed, top) {
                    (false, _) => Opnd::Imm(0),
                    (true, Opnd::Imm(v)) => Opnd::Imm(v >> 63),
                    (true, _) => self.def(op::shr(S64), W, &[top, Opnd::Imm(63)]),
                };
                while out.len() < n {
                    out.push(fill);
                }
                self.set(result, &out)
            }
            (CastOp::PtrToInt, Some(leaf), None) => {
                let x = self.one(value)?;
                let x = self.int_cast(CastOp::ZExt, x, leaf, Leaf::Int(64))?;
                let n = self.width(result)?.div_ceil(64) as usize;
                let mut out = Parts::from_slice(&[x]);
                out.resize(n, Opnd::Imm(0));
                self.set(result, &out)
            }
            (CastOp::IntToPtr, None, Some(leaf)) => {
                let low = self.defined(value)?[0];
                let out = self.int_cast(CastOp::Trunc, low, Leaf::Int(64), leaf)?;
                self.set1(result, out)
            }
            (CastOp::UiToFp | CastOp::SiToFp, None, Some(Leaf::F64 | Leaf::F32)) => {
                self.wide_to_float(result, op == CastOp::SiToFp, value)
            }
            (CastOp::FpToUi | CastOp::FpToSi, Some(Leaf::F64 | Leaf::F32), None) => {
                self.float_to_wide(result, op == CastOp::FpToSi, value)
            }
            _ => fail(" Error: unsupported operation: conversion of a wide integer"),
        }
    }

    /// Correctly rounded: normalise the magnitude to 64 bits with a sticky bit, convert, scale.
    fn wide_to_float(&mut self, result: Value, signed: bool, value: Value) -> Res {
        let width = self.width(value)?;
        let parts = self.defined(value)?;
        if parts.len() != 2 {
            return fail(" Error: unsupported operation: conversion of more than 128 bits");
        }
        let parts = self.clean_limbs(parts, width, signed);
        let sign = if signed { self.def(op::shr(S64), W, &[parts[1], Opnd::Imm(63)]) } else { Opnd::Imm(0) };
        let mag = if signed { self.negate_if(&parts, sign) } else { parts };
        let (lo, hi) = (self.reg(mag[0], W), self.reg(mag[1], W));
        // Leading zeros of the high limb; when it is zero the low limb is converted as it is.
        let lz = self.def(op::clz(B64), Class::B32, &[hi]);
        let shifted = self.shift_var(BinOp::Shl, &[lo, hi], lz);
        let rest = self.def(op::setp(CmpOp::Ne, S64), Class::Pred, &[shifted[0], Opnd::Imm(0)]);
        let sticky = self.def(op::selp(U64), W, &[Opnd::Imm(1), Opnd::Imm(0), rest]);
        let top = self.def(op::or(B64), W, &[shifted[1], sticky]);
        let small = self.def(op::setp(CmpOp::Eq, S64), Class::Pred, &[hi, Opnd::Imm(0)]);
        let word = self.def(op::selp(B64), W, &[lo, top, small]);
        // Scale by 2^(64 - lz), or 2^0.
        let e = self.def(op::sub(S32), Class::B32, &[Opnd::Imm(64), lz]);
        let e = self.def(op::selp(B32), Class::B32, &[Opnd::Imm(0), e, small]);
        let is_f64 = self.leaf(result) == Some(Leaf::F64);
        let out = if is_f64 {
            let f = self.def(op::cvt_rounded(Rounding::Rn, F64, U64), Class::F64, &[word]);
            let biased = self.def(op::add(S32), Class::B32, &[e, Opnd::Imm(1023)]);
            let biased = self.def(op::cvt(U64, U32), W, &[biased]);
            let bits = self.def(op::shl(B64), W, &[biased, Opnd::Imm(52)]);
            let scale = self.reg(bits, Class::F64);
            self.def(op::rounded(Opcode::Mul, Rounding::Rn, F64), Class::F64, &[f, scale])
        } else {
            let f = self.def(op::cvt_rounded(Rounding::Rn, F32, U64), Class::F32, &[word]);
            let biased = self.def(op::add(S32), Class::B32, &[e, Opnd::Imm(127)]);
            let bits = self.def(op::shl(B32), Class::B32, &[biased, Opnd::Imm(23)]);
            let scale = self.reg(bits, Class::F32);
            self.def(op::rounded(Opcode::Mul, Rounding::Rn, F32), Class::F32, &[f, scale])
        };
        if !signed {
            return self.set1(result, out);
        }
        let neg = self.def(op::setp(CmpOp::Ne, S64), Class::Pred, &[sign, Opnd::Imm(0)]);
        let (ty, class) = if is_f64 { (F64, Class::F64) } else { (F32, Class::F32) };
        let minus = self.def(op::neg(ty), class, &[out]);
        let out = self.def(op::selp(ty), class, &[minus, out, neg]);
        self.set1(result, out)
    }

    /// Through f64: high part by division by 2^64, low part exactly.
    fn float_to_wide(&mut self, result: Value, signed: bool, value: Value) -> Res {
        let n = self.width(result)?.div_ceil(64) as usize;
        if n != 2 {
            return fail(" Error: unsupported operation: conversion to more than 128 bits");
        }
        let x = self.one_reg(value)?;
        let x = if self.leaf(value) == Some(Leaf::F32) {
            self.def(op::cvt(F64, F32), Class::F64, &[x])
        } else {
            x
        };
        let t = self.def(op::cvt_rounded(Rounding::Rzi, F64, F64), Class::F64, &[x]);
        let mag = if signed { self.def(op::abs(F64), Class::F64, &[t]) } else { t };
        // 2^-64 and -2^64
        let h = self.def(
            op::rounded(Opcode::Mul, Rounding::Rn, F64),
            Class::F64,
            &[mag, Opnd::F64(0x3bf0_0000_0000_0000)],
        );
        let h = self.def(op::cvt_rounded(Rounding::Rzi, F64, F64), Class::F64, &[h]);
        let l = self.def(
            op::rounded(Opcode::Fma, Rounding::Rn, F64),
            Class::F64,
            &[h, Opnd::F64(0xc3f0_0000_0000_0000), mag],
        );
        let hi = self.def(op::cvt_rounded(Rounding::Rzi, U64, F64), W, &[h]);
        let lo = self.def(op::cvt_rounded(Rounding::Rzi, U64, F64), W, &[l]);
        let mut out = Parts::from_slice(&[lo, hi]);
        if signed {
            let bits = self.reg(t, W);
            let sign = self.def(op::shr(S64), W, &[bits, Opnd::Imm(63)]);
            out = self.negate_if(&out, sign);
        }
        self.set(result, &out)
    }

    pub(super) fn wide_bits(&mut self, result: Value, op: BitOp, arg: Value) -> Res {
        let width = self.width(result)?;
        let parts = self.defined(arg)?;
        let mut parts = self.clean_limbs(parts, width, false);
        for p in parts.iter_mut() {
            *p = self.reg(*p, W);
        }
        let n = parts.len();
        let spare = n as u32 * 64 - width;
        let out: Parts = match op {
            BitOp::Ctpop => {
                let mut sum: Option<Opnd> = None;
                for &p in &parts {
                    let c = self.def(op::popc(B64), Class::B32, &[p]);
                    sum = Some(match sum {
                        None => c,
                        Some(s) => self.def(op::add(S32), Class::B32, &[s, c]),
                    });
                }
                self.count_result(sum, n)
            }
            BitOp::Ctlz | BitOp::Cttz => {
                // Count in the first nonzero limb from the respective end.
                let order: Vec<usize> =
                    if op == BitOp::Ctlz { (0..n).collect() } else { (0..n).rev().collect() };
                let mut acc: Option<Opnd> = None;
                for &i in &order {
                    let p =
                        if op == BitOp::Ctlz { parts[i] } else { self.def(op::brev(B64), W, &[parts[i]]) };
                    let c = self.def(op::clz(B64), Class::B32, &[p]);
                    acc = Some(match acc {
                        None => c,
                        Some(below) => {
                            let more = self.def(op::add(S32), Class::B32, &[below, Opnd::Imm(64)]);
                            let zero =
                                self.def(op::setp(CmpOp::Eq, S64), Class::Pred, &[parts[i], Opnd::Imm(0)]);
                            self.def(op::selp(B32), Class::B32, &[more, c, zero])
                        }
                    });
                }
                let mut c = acc.unwrap_or(Opnd::Imm(0));
                if spare != 0 {
                    let by = i64::from(spare);
                    c = if op == BitOp::Ctlz {
                        self.def(op::sub(S32), Class::B32, &[c, Opnd::Imm(by)])
                    } else {
                        self.def(op::min(U32), Class::B32, &[c, Opnd::Imm(i64::from(width))])
                    };
                }
                self.count_result(Some(c), n)
            }
            BitOp::Bswap | BitOp::BitReverse => {
                let mut out = Parts::new();
                for i in (0..n).rev() {
                    out.push(self.bit_op(op, Leaf::Int(64), parts[i])?);
                }
                if spare == 0 { out } else { self.shift_const(BinOp::LShr, &out, spare) }
            }
        };
        self.set(result, &out)
    }

    fn count_result(&mut self, count: Option<Opnd>, n: usize) -> Parts {
        let c = count.unwrap_or(Opnd::Imm(0));
        let wide = self.def(op::cvt(U64, U32), W, &[c]);
        let mut out = Parts::from_slice(&[wide]);
        out.resize(n, Opnd::Imm(0));
        out
    }
}
