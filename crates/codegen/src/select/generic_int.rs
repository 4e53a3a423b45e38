//! The integer intrinsics of `llvm.*`.

use oxicc_ir::{BinOp, IntPred, Value};
use oxicc_ptx::ScalarType::*;

use super::bits::BitOp;
use super::{Parts, Res, Sel, fail};
use crate::leaf::Leaf;
use crate::mir::{Class, Opnd};
use crate::op;

/// Integers.
impl<'a, 'm> Sel<'a, 'm> {
    pub(super) fn int_intrinsic(&mut self, r: Value, base: &str, args: &[Value]) -> Res<bool> {
        match base {
            "ctpop" => self.bit_intrinsic(r, BitOp::Ctpop, args[0])?,
            "ctlz" => self.bit_intrinsic(r, BitOp::Ctlz, args[0])?,
            "cttz" => self.bit_intrinsic(r, BitOp::Cttz, args[0])?,
            "bswap" => self.bit_intrinsic(r, BitOp::Bswap, args[0])?,
            "bitreverse" => self.bit_intrinsic(r, BitOp::BitReverse, args[0])?,
            "fshl" => self.funnel_shift(r, true, args[0], args[1], args[2])?,
            "fshr" => self.funnel_shift(r, false, args[0], args[1], args[2])?,
            "smax" | "smin" | "umax" | "umin" => self.int_min_max(r, base, args[0], args[1])?,
            "abs" => {
                if self.single_leaf(r).is_none() {
                    return self.wide_abs(r, args[0]).map(|()| true);
                }
                self.map_leaves(r, &args[..1], |s, leaf, v| {
                    let x = s.clean(v[0], leaf, true);
                    let class = s.class(leaf);
                    if leaf == Leaf::Int(1) {
                        return Ok(x);
                    }
                    let x = s.reg(x, class);
                    Ok(s.def(op::abs(leaf.signed_type()), class, &[x]))
                })?;
            }
            "uadd.sat" | "usub.sat" | "sadd.sat" | "ssub.sat" => self.saturating_add(r, base, args)?,
            "ushl.sat" | "sshl.sat" => self.saturating_shift(r, base == "sshl.sat", args)?,
            "uadd.with.overflow" | "sadd.with.overflow" | "usub.with.overflow" | "ssub.with.overflow"
            | "umul.with.overflow" | "smul.with.overflow" => self.with_overflow(r, base, args)?,
            "scmp" | "ucmp" => self.three_way(r, base == "scmp", args[0], args[1])?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The element leaf of a scalar or vector value whose elements fit in a register.
    pub(super) fn single_leaf(&self, v: Value) -> Option<Leaf> {
        self.cx.leaves.single(self.types.scalar(self.ty(v)))
    }

    fn int_min_max(&mut self, r: Value, base: &str, a: Value, b: Value) -> Res {
        let signed = base.starts_with('s');
        let is_min = base.ends_with("min");
        if self.single_leaf(r).is_none() {
            let pred = match (signed, is_min) {
                (true, true) => IntPred::Slt,
                (true, false) => IntPred::Sgt,
                (false, true) => IntPred::Ult,
                (false, false) => IntPred::Ugt,
            };
            let width = self.width(r)?;
            let (x, y) = (self.defined(a)?, self.defined(b)?);
            let (x, y) = (self.clean_limbs(x, width, signed), self.clean_limbs(y, width, signed));
            let p = self.compare_limbs(pred, &x, &y);
            let mut out = Parts::new();
            for (&l, &m) in x.iter().zip(&y) {
                out.push(self.select_leaf(Leaf::Int(64), p, l, m));
            }
            return self.set(r, &out);
        }
        self.map_leaves(r, &[a, b], |s, leaf, v| {
            if leaf == Leaf::Int(1) {
                // Signed true is -1.
                let combine = if signed == is_min { op::or(Pred) } else { op::and(Pred) };
                let (x, y) = (s.reg(v[0], Class::Pred), s.reg(v[1], Class::Pred));
                return Ok(s.def(combine, Class::Pred, &[x, y]));
            }
            let (x, y) = (s.clean(v[0], leaf, signed), s.clean(v[1], leaf, signed));
            Ok(s.min_max_int(leaf, is_min, signed, x, y))
        })
    }

    pub(super) fn min_max_int(&mut self, leaf: Leaf, is_min: bool, signed: bool, x: Opnd, y: Opnd) -> Opnd {
        let ty = leaf.int_type(signed);
        let class = self.class(leaf);
        let x = self.reg(x, class);
        self.def(if is_min { op::min(ty) } else { op::max(ty) }, class, &[x, y])
    }

    fn wide_abs(&mut self, r: Value, a: Value) -> Res {
        let width = self.width(r)?;
        let x = self.defined(a)?;
        let x = self.clean_limbs(x, width, true);
        let s = self.def(op::shr(S64), Class::B64, &[x[x.len() - 1], Opnd::Imm(63)]);
        let mut flipped = Parts::new();
        for &p in &x {
            flipped.push(self.def(op::xor(B64), Class::B64, &[p, s]));
        }
        let mask: Parts = std::iter::repeat_n(s, x.len()).collect();
        let out = self.chain(super::wide::subtractions(), &flipped, &mask);
        self.set(r, &out)
    }

    fn saturating_add(&mut self, r: Value, base: &str, args: &[Value]) -> Res {
        let signed = base.starts_with('s');
        let add = base[1..].starts_with("add");
        if self.single_leaf(r).is_none() {
            return fail(" Error: unsupported operation: saturating arithmetic wider than 64 bits");
        }
        self.map_leaves(r, &args[..2], |s, leaf, v| {
            let Leaf::Int(n) = leaf else { return fail(" Error: unsupported operation") };
            let n = u32::from(n);
            let (x, y) = (s.clean(v[0], leaf, signed), s.clean(v[1], leaf, signed));
            if n == 1 {
                let op = match (signed, add) {
                    (_, true) => BinOp::Or,
                    (_, false) => {
                        let y = s.reg(y, Class::Pred);
                        let ny = s.def(op::not(Pred), Class::Pred, &[y]);
                        let x = s.reg(x, Class::Pred);
                        return Ok(s.def(op::and(Pred), Class::Pred, &[x, ny]));
                    }
                };
                return s.int_op(op, leaf, x, y);
            }
            if !signed {
                if add {
                    // min(x, ~y) + y
                    let max = Opnd::Imm(if n == 64 { -1 } else { ((1u64 << n) - 1) as i64 });
                    let room = s.int_op(BinOp::Sub, leaf, max, y)?;
                    let m = s.min_max_int(leaf, true, false, x, room);
                    return s.int_op(BinOp::Add, leaf, m, y);
                }
                let m = s.min_max_int(leaf, false, false, x, y);
                return s.int_op(BinOp::Sub, leaf, m, y);
            }
            let op = if add { BinOp::Add } else { BinOp::Sub };
            if n < leaf.container() {
                // Room in the register: clamp.
                let sum = s.int_op(op, leaf, x, y)?;
                let hi = s.min_max_int(leaf, true, true, sum, Opnd::Imm((1i64 << (n - 1)) - 1));
                return Ok(s.min_max_int(leaf, false, true, hi, Opnd::Imm(-(1i64 << (n - 1)))));
            }
            let sum = s.int_op(op, leaf, x, y)?;
            let over = s.signed_overflow(leaf, add, x, y, sum)?;
            // The clamp has the sign of x.
            let sign = s.int_op(BinOp::AShr, leaf, x, Opnd::Imm(i64::from(n - 1)))?;
            let max = Opnd::Imm(((1u64 << (n - 1)) - 1) as i64);
            let limit = s.int_op(BinOp::Xor, leaf, sign, max)?;
            Ok(s.select_leaf(leaf, over, limit, sum))
        })
    }

    /// Overflow of a full-width signed addition or subtraction.
    fn signed_overflow(&mut self, leaf: Leaf, add: bool, x: Opnd, y: Opnd, sum: Opnd) -> Res<Opnd> {
        let a = self.int_op(BinOp::Xor, leaf, x, sum)?;
        let b =
            if add { self.int_op(BinOp::Xor, leaf, y, sum)? } else { self.int_op(BinOp::Xor, leaf, x, y)? };
        let c = self.int_op(BinOp::And, leaf, a, b)?;
        Ok(self.compare_ints(IntPred::Slt, leaf, c, Opnd::Imm(0)))
    }

    fn saturating_shift(&mut self, r: Value, signed: bool, args: &[Value]) -> Res {
        if self.single_leaf(r).is_none() {
            return fail(" Error: unsupported operation: saturating shift wider than 64 bits");
        }
        self.map_leaves(r, &args[..2], |s, leaf, v| {
            let Leaf::Int(n @ 2..) = leaf else { return fail(" Error: unsupported operation") };
            let x = s.clean(v[0], leaf, signed);
            let y = s.clean(v[1], leaf, false);
            let shifted = s.int_op(BinOp::Shl, leaf, x, y)?;
            let shifted = s.clean(shifted, leaf, signed);
            let back = s.int_op(if signed { BinOp::AShr } else { BinOp::LShr }, leaf, shifted, y)?;
            let lost = s.compare_ints(IntPred::Ne, leaf, back, x);
            let n = i64::from(n);
            let limit = if signed {
                let sign = s.int_op(BinOp::AShr, leaf, x, Opnd::Imm(n - 1))?;
                s.int_op(BinOp::Xor, leaf, sign, Opnd::Imm(((1u64 << (n - 1)) - 1) as i64))?
            } else {
                Opnd::Imm(-1)
            };
            Ok(s.select_leaf(leaf, lost, limit, shifted))
        })
    }

    fn with_overflow(&mut self, r: Value, base: &str, args: &[Value]) -> Res {
        let signed = base.starts_with('s');
        let ty = self.ty(args[0]);
        if self.types.is_vector(ty) {
            return fail(" Error: unsupported operation: overflow arithmetic on vectors");
        }
        let Some(leaf @ Leaf::Int(n)) = self.leaf(args[0]) else {
            return self.wide_overflow(r, base, args);
        };
        let n = u32::from(n);
        let x = self.clean_value(args[0], signed)?;
        let y = self.clean_value(args[1], signed)?;
        let op = match &base[1..4] {
            "add" => BinOp::Add,
            "sub" => BinOp::Sub,
            _ => BinOp::Mul,
        };
        if n == 1 {
            let v = self.int_op(op, leaf, x, y)?;
            let (x, y) = (self.reg(x, Class::Pred), self.reg(y, Class::Pred));
            let over = match (op, signed) {
                (BinOp::Add, _) | (BinOp::Mul, true) => self.def(op::and(Pred), Class::Pred, &[x, y]),
                (BinOp::Mul, false) => Opnd::Imm(0),
                _ => {
                    let nx = self.def(op::not(Pred), Class::Pred, &[x]);
                    self.def(op::and(Pred), Class::Pred, &[nx, y])
                }
            };
            return self.set(r, &[v, over]);
        }
        let v = self.int_op(op, leaf, x, y)?;
        let over = match (op, signed) {
            // Below the register width the sum itself tells; products may not fit in the register.
            (BinOp::Add | BinOp::Sub, _) if n < leaf.container() => {
                let c = self.clean(v, leaf, signed);
                self.compare_ints(IntPred::Ne, leaf, c, v)
            }
            (BinOp::Add, false) => self.compare_ints(IntPred::Ult, leaf, v, x),
            (BinOp::Sub, false) => self.compare_ints(IntPred::Ult, leaf, x, y),
            (BinOp::Add | BinOp::Sub, true) => self.signed_overflow(leaf, op == BinOp::Add, x, y, v)?,
            (_, false) => {
                let hi = self.mul_high(leaf, false, x, y);
                if n == leaf.container() {
                    self.compare_ints(IntPred::Ne, leaf, hi, Opnd::Imm(0))
                } else {
                    let c = self.clean(v, leaf, false);
                    let a = self.compare_ints(IntPred::Ne, leaf, c, v);
                    let b = self.compare_ints(IntPred::Ne, leaf, hi, Opnd::Imm(0));
                    self.def(op::or(Pred), Class::Pred, &[a, b])
                }
            }
            (_, true) => {
                let hi = self.mul_high(leaf, true, x, y);
                let c = if n == leaf.container() { v } else { self.clean(v, leaf, true) };
                let width = i64::from(leaf.container());
                let sign = self.int_op(BinOp::AShr, leaf, c, Opnd::Imm(width - 1))?;
                let a = self.compare_ints(IntPred::Ne, leaf, hi, sign);
                if n == leaf.container() {
                    a
                } else {
                    let b = self.compare_ints(IntPred::Ne, leaf, c, v);
                    self.def(op::or(Pred), Class::Pred, &[a, b])
                }
            }
        };
        self.set(r, &[v, over])
    }

    pub(super) fn mul_high(&mut self, leaf: Leaf, signed: bool, x: Opnd, y: Opnd) -> Opnd {
        let class = self.class(leaf);
        let x = self.reg(x, class);
        self.def(op::mul_hi(leaf.int_type(signed)), class, &[x, y])
    }

    fn wide_overflow(&mut self, r: Value, base: &str, args: &[Value]) -> Res {
        let width = self.types.int_width(self.ty(args[0])).unwrap_or(0);
        if width != 128 || base.ends_with("mul.with.overflow") || base.contains("mul") {
            return fail(" Error: unsupported operation: overflow arithmetic of this width");
        }
        let signed = base.starts_with('s');
        let add = &base[1..4] == "add";
        let (x, y) = (self.defined(args[0])?, self.defined(args[1])?);
        let sum = if add {
            self.chain(super::wide::additions(), &x, &y)
        } else {
            self.chain(super::wide::subtractions(), &x, &y)
        };
        let over = match (signed, add) {
            (false, true) => self.compare_limbs(IntPred::Ult, &sum, &x),
            (false, false) => self.compare_limbs(IntPred::Ult, &x, &y),
            (true, _) => self.signed_overflow(Leaf::Int(64), add, x[1], y[1], sum[1])?,
        };
        self.set(r, &[sum[0], sum[1], over])
    }

    fn three_way(&mut self, r: Value, signed: bool, a: Value, b: Value) -> Res {
        let (Some(from), Some(to)) = (self.leaf(a), self.leaf(r)) else {
            return fail(" Error: unsupported operation: three-way comparison of this type");
        };
        let (x, y) = (self.clean_value(a, signed)?, self.clean_value(b, signed)?);
        let (lt, gt) = if signed { (IntPred::Slt, IntPred::Sgt) } else { (IntPred::Ult, IntPred::Ugt) };
        let less = self.compare_ints(lt, from, x, y);
        let more = self.compare_ints(gt, from, x, y);
        let t = self.select_leaf(to, more, Opnd::Imm(1), Opnd::Imm(0));
        let out = self.select_leaf(to, less, Opnd::Imm(-1), t);
        self.set1(r, out)
    }
}
