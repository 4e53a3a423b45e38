//! The floating-point intrinsics of `llvm.*`.

use oxicc_arch::Feature;
use oxicc_ir::{BinOp, CastOp, FastMath, IntPred, Value};
use oxicc_ptx::ScalarType::*;
use oxicc_ptx::{CmpOp, Flag, Modifier, Opcode, Rounding};

use super::{Parts, Res, Sel, fail};
use crate::Precision;
use crate::leaf::Leaf;
use crate::mir::{Class, Opnd};
use crate::op::{self, Operation};

/// Floating point.
impl<'a, 'm> Sel<'a, 'm> {
    pub(super) fn float_intrinsic(
        &mut self,
        r: Value,
        base: &str,
        args: &[Value],
        fmf: FastMath,
    ) -> Res<bool> {
        match base {
            "fma" | "fmuladd" => self.map_leaves(r, args, |s, leaf, v| {
                if leaf.is_float() {
                    Ok(s.fma(leaf, v[0], v[1], v[2]))
                } else {
                    fail(" Error: unsupported operation: fp128")
                }
            })?,
            "fabs" => self.map_leaves(r, args, |s, leaf, v| {
                if leaf.is_float() {
                    Ok(s.sign_op(Opcode::Abs, leaf, v[0]))
                } else {
                    fail(" Error: unsupported operation: fp128")
                }
            })?,
            "sqrt" => self.map_leaves(r, args, |s, leaf, v| s.sqrt(leaf, v[0], fmf))?,
            "floor" | "ceil" | "trunc" | "rint" | "nearbyint" | "roundeven" => {
                let mode = match base {
                    "floor" => Rounding::Rmi,
                    "ceil" => Rounding::Rpi,
                    "trunc" => Rounding::Rzi,
                    _ => Rounding::Rni,
                };
                self.map_leaves(r, args, |s, leaf, v| s.round_to_int(mode, leaf, v[0]))?;
            }
            "round" => self.map_leaves(r, args, |s, leaf, v| s.round_half_away(leaf, v[0]))?,
            "minnum" | "maxnum" | "minimumnum" | "maximumnum" => {
                let opcode = if base.starts_with("min") { Opcode::Min } else { Opcode::Max };
                self.map_leaves(r, args, |s, leaf, v| s.min_max(opcode, leaf, v[0], v[1]))?;
            }
            "minimum" | "maximum" => {
                let opcode = if base == "minimum" { Opcode::Min } else { Opcode::Max };
                self.map_leaves(r, args, |s, leaf, v| s.min_max_nan(opcode, leaf, v[0], v[1]))?;
            }
            "copysign" => self.map_leaves(r, args, |s, leaf, v| s.copysign(leaf, v[0], v[1]))?,
            "sin" | "cos" | "exp2" | "log2" => {
                let ok = base == "exp2" || fmf.contains(FastMath::AFN);
                let opcode = match base {
                    "sin" => Opcode::Sin,
                    "cos" => Opcode::Cos,
                    "exp2" => Opcode::Ex2,
                    _ => Opcode::Lg2,
                };
                let approx = Operation::new(opcode).with(Flag::Approx);
                self.map_leaves(r, args, |s, leaf, v| match leaf {
                    Leaf::F32 if ok => {
                        let operation = s.on_float(approx.clone(), leaf);
                        Ok(s.def(operation, Class::F32, &[v[0]]))
                    }
                    Leaf::F16 | Leaf::F16x2
                        if ok && opcode == Opcode::Ex2 && s.cx.target.has(Feature::TanhApprox) =>
                    {
                        let class = s.class(leaf);
                        let x = s.reg(v[0], class);
                        Ok(s.def(approx.clone().with(leaf.float_type()), class, &[x]))
                    }
                    Leaf::F16 | Leaf::F16x2 | Leaf::Bf16 | Leaf::Bf16x2 if ok => {
                        let operation = approx.clone().with(F32);
                        Ok(s.through_f32(leaf, &[v[0]], |s, v| s.def(operation.clone(), Class::F32, v)))
                    }
                    _ => fail(" Error: unsupported operation"),
                })?;
            }
            "is.fpclass" => {
                let mask = self.f.as_u64(args[1]).unwrap_or(0);
                let ty = self.ty(args[0]);
                let Some(leaf) = self.cx.leaves.single(self.types.scalar(ty)) else {
                    return fail(" Error: unsupported operation: fp128");
                };
                let elems = self.elements(args[0])?;
                let mut out = Parts::new();
                for e in elems {
                    out.push(self.fp_class(leaf, e, mask)?);
                }
                self.set(r, &out)?;
            }
            "fptosi.sat" | "fptoui.sat" => self.saturating_cast(r, base == "fptosi.sat", args[0])?,
            "lrint" | "llrint" | "lround" | "llround" => {
                let leaf = self.leaf(args[0]);
                let Some(leaf @ (Leaf::F32 | Leaf::F64)) = leaf else {
                    return fail(" Error: unsupported operation");
                };
                let x = self.one_reg(args[0])?;
                let x = if base.ends_with("round") { self.round_half_away(leaf, x)? } else { x };
                let ty = if self.leaf(r) == Some(Leaf::Int(32)) { S32 } else { S64 };
                let round = op::cvt_rounded(Rounding::Rni, ty, leaf.float_type());
                let class = self.leaf(r).map_or(Class::B64, |l| self.class(l));
                let out = self.def(round, class, &[x]);
                self.set1(r, out)?;
            }
            "convert.to.fp16" => {
                let x = self.one_reg(args[0])?;
                let half = self.class(Leaf::F16);
                let from = if self.leaf(args[0]) == Some(Leaf::F64) { F64 } else { F32 };
                let h = self.def(op::cvt_rounded(Rounding::Rn, F16, from), half, &[x]);
                let out = self.reg(h, Class::B16);
                self.set1(r, out)?;
            }
            "convert.from.fp16" => {
                let x = self.one_reg(args[0])?;
                let half = self.class(Leaf::F16);
                let h = self.reg(x, half);
                let (to, class) =
                    if self.leaf(r) == Some(Leaf::F64) { (F64, Class::F64) } else { (F32, Class::F32) };
                let out = self.def(op::cvt(to, F16), class, &[h]);
                self.set1(r, out)?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    pub(super) fn sqrt(&mut self, leaf: Leaf, a: Opnd, fmf: FastMath) -> Res<Opnd> {
        Ok(match leaf {
            Leaf::F64 => self.def(op::rounded(Opcode::Sqrt, Rounding::Rn, F64), Class::F64, &[a]),
            Leaf::F32 => {
                let approx = self.cx.options.sqrt == Precision::Approx || fmf.contains(FastMath::AFN);
                let how: Modifier = if approx { Flag::Approx.into() } else { Rounding::Rn.into() };
                let root = self.on_float(Operation::new(Opcode::Sqrt).with(how), leaf);
                self.def(root, Class::F32, &[a])
            }
            Leaf::Int(_) => return fail(" Error: unsupported operation: fp128"),
            _ => self.through_f32(leaf, &[a], |s, v| {
                s.def(op::rounded(Opcode::Sqrt, Rounding::Rn, F32), Class::F32, v)
            }),
        })
    }

    pub(super) fn round_to_int(&mut self, mode: Rounding, leaf: Leaf, a: Opnd) -> Res<Opnd> {
        match leaf {
            Leaf::F32 | Leaf::F64 | Leaf::F16 => {
                let round = self.on_float(Operation::new(Opcode::Cvt).with(mode), leaf);
                let class = self.class(leaf);
                let a = self.reg(a, class);
                Ok(self.def(round.with(leaf.float_type()), class, &[a]))
            }
            Leaf::F16x2 => {
                let (lo, hi) = self.unpack(leaf, a);
                let (lo, hi) =
                    (self.round_to_int(mode, Leaf::F16, lo)?, self.round_to_int(mode, Leaf::F16, hi)?);
                Ok(self.pack(leaf, lo, hi))
            }
            Leaf::Bf16 | Leaf::Bf16x2 => {
                Ok(self.through_f32(leaf, &[a], |s, v| s.def(op::cvt_rounded(mode, F32, F32), Class::F32, v)))
            }
            Leaf::Int(_) => fail(" Error: unsupported operation: fp128"),
        }
    }

    /// Halves away from zero: `trunc(x + copysign(0.5, x))`, large values as they are.
    fn round_half_away(&mut self, leaf: Leaf, a: Opnd) -> Res<Opnd> {
        match leaf {
            Leaf::F32 | Leaf::F64 => {
                let class = self.class(leaf);
                let ty = leaf.float_type();
                let a = self.reg(a, class);
                let (half, limit, almost) = if leaf == Leaf::F32 {
                    (Opnd::F32(0x3f00_0000), Opnd::F32(0x4b00_0000), Opnd::F32(0x3f00_0000))
                } else {
                    (
                        Opnd::F64(0x3fe0_0000_0000_0000),
                        Opnd::F64(0x4330_0000_0000_0000),
                        Opnd::F64(0x3fe0_0000_0000_0000),
                    )
                };
                let half = self.reg(half, class);
                let h = self.def(op::copysign(ty), class, &[a, half]);
                let sum = self.def(op::rounded(Opcode::Add, Rounding::Rn, ty), class, &[a, h]);
                let rounded = self.def(op::cvt_rounded(Rounding::Rzi, ty, ty), class, &[sum]);
                let m = self.def(op::abs(ty), class, &[a]);
                // The sum rounds up to one just below a half: those truncate.
                let big = self.def(op::setp(CmpOp::Gt, ty), Class::Pred, &[m, limit]);
                let small = self.def(op::setp(CmpOp::Lt, ty), Class::Pred, &[m, almost]);
                let whole = self.def(op::cvt_rounded(Rounding::Rzi, ty, ty), class, &[a]);
                let x = self.def(op::selp(ty), class, &[whole, rounded, small]);
                Ok(self.def(op::selp(ty), class, &[a, x, big]))
            }
            Leaf::Int(_) => fail(" Error: unsupported operation: fp128"),
            _ => {
                let mut failed = None;
                let out = self.through_f32(leaf, &[a], |s, v| match s.round_half_away(Leaf::F32, v[0]) {
                    Ok(o) => o,
                    Err(e) => {
                        failed = Some(e);
                        v[0]
                    }
                });
                failed.map_or(Ok(out), Err)
            }
        }
    }

    pub(super) fn min_max(&mut self, opcode: Opcode, leaf: Leaf, a: Opnd, b: Opnd) -> Res<Opnd> {
        let class = self.class(leaf);
        match leaf {
            Leaf::Int(_) => fail(" Error: unsupported operation: fp128"),
            Leaf::F32 | Leaf::F64 => {
                let operation = self.on_float(Operation::new(opcode), leaf);
                let a = self.reg(a, class);
                Ok(self.def(operation, class, &[a, b]))
            }
            _ if self.cx.target.has(Feature::MinMaxNan) => {
                let operation = Operation::new(opcode).with(leaf.float_type());
                let (a, b) = (self.reg(a, class), self.reg(b, class));
                Ok(self.def(operation, class, &[a, b]))
            }
            _ => Ok(self
                .through_f32(leaf, &[a, b], |s, v| s.def(Operation::new(opcode).with(F32), Class::F32, v))),
        }
    }

    /// Minimum and maximum where NaN wins and -0 < +0.
    pub(super) fn min_max_nan(&mut self, opcode: Opcode, leaf: Leaf, a: Opnd, b: Opnd) -> Res<Opnd> {
        let class = self.class(leaf);
        match leaf {
            Leaf::Int(_) => fail(" Error: unsupported operation: fp128"),
            Leaf::F32 | Leaf::F16 | Leaf::F16x2 | Leaf::Bf16 | Leaf::Bf16x2
                if self.cx.target.has(Feature::MinMaxNan) =>
            {
                let flush = (self.ftz && leaf == Leaf::F32).then_some(Flag::Ftz);
                let operation =
                    Operation::new(opcode).with_opt(flush).with(Flag::NaN).with(leaf.float_type());
                let (a, b) = (self.reg(a, class), self.reg(b, class));
                Ok(self.def(operation, class, &[a, b]))
            }
            Leaf::F32 | Leaf::F64 => {
                // `min` and `max` already order the zeros; only NaN is different.
                let ty = leaf.float_type();
                let (a, b) = (self.reg(a, class), self.reg(b, class));
                let m = self.def(Operation::new(opcode).with(ty), class, &[a, b]);
                let p = self.def(op::setp(CmpOp::Nan, ty), Class::Pred, &[a, b]);
                let sum = self.def(op::rounded(Opcode::Add, Rounding::Rn, ty), class, &[a, b]);
                Ok(self.def(op::selp(ty), class, &[sum, m, p]))
            }
            _ => {
                let mut failed = None;
                let out = self.through_f32(leaf, &[a, b], |s, v| {
                    match s.min_max_nan(opcode, Leaf::F32, v[0], v[1]) {
                        Ok(o) => o,
                        Err(e) => {
                            failed = Some(e);
                            v[0]
                        }
                    }
                });
                failed.map_or(Ok(out), Err)
            }
        }
    }

    fn copysign(&mut self, leaf: Leaf, mag: Opnd, sign: Opnd) -> Res<Opnd> {
        let class = self.class(leaf);
        match leaf {
            Leaf::F32 | Leaf::F64 => {
                let (m, s) = (self.reg(mag, class), self.reg(sign, class));
                Ok(self.def(op::copysign(leaf.float_type()), class, &[s, m]))
            }
            Leaf::Int(_) => fail(" Error: unsupported operation: fp128"),
            _ => {
                let (int, sign_bit, rest) = if leaf.lanes() == 1 {
                    (Class::B16, -0x8000i64, 0x7fffi64)
                } else {
                    (Class::B32, i64::from(0x8000_8000u32 as i32), 0x7fff_7fff)
                };
                let (m, s) = (self.reg(mag, class), self.reg(sign, class));
                let (m, s) = (self.reg(m, int), self.reg(s, int));
                let bits = leaf.bits_type();
                let m = self.def(op::and(bits), int, &[m, Opnd::Imm(rest)]);
                let s = self.def(op::and(bits), int, &[s, Opnd::Imm(sign_bit)]);
                let r = self.def(op::or(bits), int, &[m, s]);
                Ok(self.reg(r, class))
            }
        }
    }

    /// `llvm.is.fpclass` on the bits.
    fn fp_class(&mut self, leaf: Leaf, a: Opnd, mask: u64) -> Res<Opnd> {
        let (int, width, exp_bits) = match leaf {
            Leaf::F64 => (Leaf::Int(64), 64u32, 11u32),
            Leaf::F32 => (Leaf::Int(32), 32, 8),
            Leaf::F16 => (Leaf::Int(16), 16, 5),
            Leaf::Bf16 => (Leaf::Int(16), 16, 8),
            _ => return fail(" Error: unsupported operation: fp128"),
        };
        let class = self.class(leaf);
        let a = self.reg(a, class);
        let int_class = self.class(int);
        let bits = self.reg(a, int_class);
        let mant = width - 1 - exp_bits;
        let abs_mask = ((1u64 << (width - 1)) - 1) as i64;
        let inf = (((1u64 << exp_bits) - 1) << mant) as i64;
        let quiet = inf | (1i64 << (mant - 1));
        let min_normal = 1i64 << mant;
        let m = self.int_op(BinOp::And, int, bits, Opnd::Imm(abs_mask))?;
        let neg = self.compare_ints(IntPred::Slt, int, bits, Opnd::Imm(0));
        let pos = self.def(op::not(Pred), Class::Pred, &[neg]);
        let mut out = Opnd::Imm(0);
        let mut add = |s: &mut Self, p: Opnd| {
            out = match out {
                Opnd::Imm(_) => p,
                o => s.def(op::or(Pred), Class::Pred, &[o, p]),
            };
        };
        // Ranges of the magnitude: (mask bit negative, mask bit positive, low, high).
        if mask & 1 != 0 {
            let x = self.compare_ints(IntPred::Ugt, int, m, Opnd::Imm(inf));
            let y = self.compare_ints(IntPred::Ult, int, m, Opnd::Imm(quiet));
            let p = self.def(op::and(Pred), Class::Pred, &[x, y]);
            add(self, p);
        }
        if mask & 2 != 0 {
            let p = self.compare_ints(IntPred::Uge, int, m, Opnd::Imm(quiet));
            add(self, p);
        }
        let ranges =
            [(2u32, 9u32, inf, inf), (3, 8, min_normal, inf - 1), (4, 7, 1, min_normal - 1), (5, 6, 0, 0)];
        for (n, p, low, high) in ranges {
            let (want_neg, want_pos) = (mask >> n & 1 == 1, mask >> p & 1 == 1);
            if !want_neg && !want_pos {
                continue;
            }
            let x = self.compare_ints(IntPred::Uge, int, m, Opnd::Imm(low));
            let y = self.compare_ints(IntPred::Ule, int, m, Opnd::Imm(high));
            let mut hit = self.def(op::and(Pred), Class::Pred, &[x, y]);
            if !(want_neg && want_pos) {
                let side = if want_neg { neg } else { pos };
                hit = self.def(op::and(Pred), Class::Pred, &[hit, side]);
            }
            add(self, hit);
        }
        Ok(out)
    }

    /// The hardware conversion clamps and turns NaN into zero; narrower results clamp again.
    fn saturating_cast(&mut self, r: Value, signed: bool, arg: Value) -> Res {
        let (from, to) = (self.leaf(arg), self.leaf(r));
        let (Some(from), Some(to @ Leaf::Int(n))) = (from, to) else {
            return fail(" Error: unsupported operation: saturating conversion");
        };
        let x = self.one_reg(arg)?;
        let (x, from) = match from {
            Leaf::F16 | Leaf::Bf16 => (self.widen_half(from, x), Leaf::F32),
            other => (x, other),
        };
        let wide = if n <= 32 { Leaf::Int(32) } else { Leaf::Int(64) };
        let (ty, class) = (wide.int_type(signed), self.class(wide));
        let mut v = self.def(op::cvt_rounded(Rounding::Rzi, ty, from.float_type()), class, &[x]);
        // NaN must give zero whatever the hardware does with it.
        let nan = self.def(op::setp(CmpOp::Nan, from.float_type()), Class::Pred, &[x, x]);
        v = self.def(op::selp(wide.bits_type()), class, &[Opnd::Imm(0), v, nan]);
        if n != 32 && n != 64 {
            let n = u32::from(n);
            let (low, high) = if signed {
                (-(1i64 << (n - 1)), (1i64 << (n - 1)) - 1)
            } else {
                (0, ((1u64 << n) - 1) as i64)
            };
            v = self.def(op::min(ty), class, &[v, Opnd::Imm(high)]);
            if signed {
                v = self.def(op::max(ty), class, &[v, Opnd::Imm(low)]);
            }
        }
        let out = self.int_cast(CastOp::Trunc, v, wide, to)?;
        self.set1(r, out)
    }
}
