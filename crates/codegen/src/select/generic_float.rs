//! The floating-point intrinsics of `llvm.*`.

use oxicc_arch::Feature;
use oxicc_ir::{BinOp, CastOp, FastMath, IntPred, Value};

use super::float::suffix;
use super::{Parts, Res, Sel, fail};
use crate::Precision;
use crate::leaf::Leaf;
use crate::mir::{Class, Opnd};

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
                    Ok(s.sign_op("abs", leaf, v[0]))
                } else {
                    fail(" Error: unsupported operation: fp128")
                }
            })?,
            "sqrt" => self.map_leaves(r, args, |s, leaf, v| s.sqrt(leaf, v[0], fmf))?,
            "floor" | "ceil" | "trunc" | "rint" | "nearbyint" | "roundeven" => {
                let mode = match base {
                    "floor" => "rmi",
                    "ceil" => "rpi",
                    "trunc" => "rzi",
                    _ => "rni",
                };
                self.map_leaves(r, args, |s, leaf, v| s.round_to_int(mode, leaf, v[0]))?;
            }
            "round" => self.map_leaves(r, args, |s, leaf, v| s.round_half_away(leaf, v[0]))?,
            "minnum" | "maxnum" | "minimumnum" | "maximumnum" => {
                let name = if base.starts_with("min") { "min" } else { "max" };
                self.map_leaves(r, args, |s, leaf, v| s.min_max(name, leaf, v[0], v[1]))?;
            }
            "minimum" | "maximum" => {
                let name = if base == "minimum" { "min" } else { "max" };
                self.map_leaves(r, args, |s, leaf, v| s.min_max_nan(name, leaf, v[0], v[1]))?;
            }
            "copysign" => self.map_leaves(r, args, |s, leaf, v| s.copysign(leaf, v[0], v[1]))?,
            "sin" | "cos" | "exp2" | "log2" => {
                let ok = base == "exp2" || fmf.contains(FastMath::AFN);
                let text = match base {
                    "sin" => "sin.approx",
                    "cos" => "cos.approx",
                    "exp2" => "ex2.approx",
                    _ => "lg2.approx",
                };
                self.map_leaves(r, args, |s, leaf, v| match leaf {
                    Leaf::F32 if ok => {
                        let ftz = if s.ftz { ".ftz" } else { "" };
                        let text = s.mn(&[text, ftz, ".f32"]);
                        Ok(s.def(&text, Class::F32, &[v[0]]))
                    }
                    Leaf::F16 | Leaf::F16x2
                        if ok && text == "ex2.approx" && s.cx.target.has(Feature::TanhApprox) =>
                    {
                        let text = s.mn(&[text, suffix(leaf)]);
                        let class = s.class(leaf);
                        let x = s.reg(v[0], class);
                        Ok(s.def(&text, class, &[x]))
                    }
                    Leaf::F16 | Leaf::F16x2 | Leaf::Bf16 | Leaf::Bf16x2 if ok => {
                        let text = s.mn(&[text, ".f32"]);
                        Ok(s.through_f32(leaf, &[v[0]], |s, v| s.def(&text, Class::F32, v)))
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
                let bits = if self.leaf(r) == Some(Leaf::Int(32)) { ".s32" } else { ".s64" };
                let text = self.mn(&["cvt.rni", bits, suffix(leaf)]);
                let class = self.leaf(r).map_or(Class::B64, |l| self.class(l));
                let out = self.def(&text, class, &[x]);
                self.set1(r, out)?;
            }
            "convert.to.fp16" => {
                let x = self.one_reg(args[0])?;
                let half = self.class(Leaf::F16);
                let text =
                    if self.leaf(args[0]) == Some(Leaf::F64) { "cvt.rn.f16.f64" } else { "cvt.rn.f16.f32" };
                let h = self.def(text, half, &[x]);
                let out = self.reg(h, Class::B16);
                self.set1(r, out)?;
            }
            "convert.from.fp16" => {
                let x = self.one_reg(args[0])?;
                let half = self.class(Leaf::F16);
                let h = self.reg(x, half);
                let (text, class) = if self.leaf(r) == Some(Leaf::F64) {
                    ("cvt.f64.f16", Class::F64)
                } else {
                    ("cvt.f32.f16", Class::F32)
                };
                let out = self.def(text, class, &[h]);
                self.set1(r, out)?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    pub(super) fn sqrt(&mut self, leaf: Leaf, a: Opnd, fmf: FastMath) -> Res<Opnd> {
        Ok(match leaf {
            Leaf::F64 => self.def("sqrt.rn.f64", Class::F64, &[a]),
            Leaf::F32 => {
                let approx = self.cx.options.sqrt == Precision::Approx || fmf.contains(FastMath::AFN);
                let ftz = if self.ftz { ".ftz" } else { "" };
                let text = self.mn(&[if approx { "sqrt.approx" } else { "sqrt.rn" }, ftz, ".f32"]);
                self.def(&text, Class::F32, &[a])
            }
            Leaf::Int(_) => return fail(" Error: unsupported operation: fp128"),
            _ => self.through_f32(leaf, &[a], |s, v| s.def("sqrt.rn.f32", Class::F32, v)),
        })
    }

    pub(super) fn round_to_int(&mut self, mode: &str, leaf: Leaf, a: Opnd) -> Res<Opnd> {
        match leaf {
            Leaf::F32 | Leaf::F64 | Leaf::F16 => {
                let ftz = if self.ftz && leaf == Leaf::F32 { ".ftz" } else { "" };
                let t = suffix(leaf);
                let text = self.mn(&["cvt.", mode, ftz, t, t]);
                let class = self.class(leaf);
                let a = self.reg(a, class);
                Ok(self.def(&text, class, &[a]))
            }
            Leaf::F16x2 => {
                let (lo, hi) = self.unpack(leaf, a);
                let (lo, hi) =
                    (self.round_to_int(mode, Leaf::F16, lo)?, self.round_to_int(mode, Leaf::F16, hi)?);
                Ok(self.pack(leaf, lo, hi))
            }
            Leaf::Bf16 | Leaf::Bf16x2 => {
                let text = format!("cvt.{mode}.f32.f32");
                Ok(self.through_f32(leaf, &[a], |s, v| s.def(&text, Class::F32, v)))
            }
            Leaf::Int(_) => fail(" Error: unsupported operation: fp128"),
        }
    }

    /// Halves away from zero: `trunc(x + copysign(0.5, x))`, large values as they are.
    fn round_half_away(&mut self, leaf: Leaf, a: Opnd) -> Res<Opnd> {
        match leaf {
            Leaf::F32 | Leaf::F64 => {
                let class = self.class(leaf);
                let t = suffix(leaf);
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
                let text = self.mn(&["copysign", t]);
                let half = self.reg(half, class);
                let h = self.def(&text, class, &[a, half]);
                let add = self.mn(&["add.rn", t]);
                let sum = self.def(&add, class, &[a, h]);
                let cvt = self.mn(&["cvt.rzi", t, t]);
                let rounded = self.def(&cvt, class, &[sum]);
                let abs = self.mn(&["abs", t]);
                let m = self.def(&abs, class, &[a]);
                // The sum rounds up to one just below a half: those truncate.
                let gt = self.mn(&["setp.gt", t]);
                let big = self.def(&gt, Class::Pred, &[m, limit]);
                let lt = self.mn(&["setp.lt", t]);
                let small = self.def(&lt, Class::Pred, &[m, almost]);
                let whole = self.def(&cvt, class, &[a]);
                let sel = self.mn(&["selp", t]);
                let x = self.def(&sel, class, &[whole, rounded, small]);
                Ok(self.def(&sel, class, &[a, x, big]))
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

    pub(super) fn min_max(&mut self, name: &str, leaf: Leaf, a: Opnd, b: Opnd) -> Res<Opnd> {
        let class = self.class(leaf);
        match leaf {
            Leaf::Int(_) => fail(" Error: unsupported operation: fp128"),
            Leaf::F32 | Leaf::F64 => {
                let ftz = if self.ftz && leaf == Leaf::F32 { ".ftz" } else { "" };
                let text = self.mn(&[name, ftz, suffix(leaf)]);
                let a = self.reg(a, class);
                Ok(self.def(&text, class, &[a, b]))
            }
            _ if self.cx.target.has(Feature::MinMaxNan) => {
                let text = self.mn(&[name, suffix(leaf)]);
                let (a, b) = (self.reg(a, class), self.reg(b, class));
                Ok(self.def(&text, class, &[a, b]))
            }
            _ => {
                let text = self.mn(&[name, ".f32"]);
                Ok(self.through_f32(leaf, &[a, b], |s, v| s.def(&text, Class::F32, v)))
            }
        }
    }

    /// Minimum and maximum where NaN wins and -0 < +0.
    pub(super) fn min_max_nan(&mut self, name: &str, leaf: Leaf, a: Opnd, b: Opnd) -> Res<Opnd> {
        let class = self.class(leaf);
        match leaf {
            Leaf::Int(_) => fail(" Error: unsupported operation: fp128"),
            Leaf::F32 | Leaf::F16 | Leaf::F16x2 | Leaf::Bf16 | Leaf::Bf16x2
                if self.cx.target.has(Feature::MinMaxNan) =>
            {
                let ftz = if self.ftz && leaf == Leaf::F32 { ".ftz" } else { "" };
                let text = self.mn(&[name, ftz, ".NaN", suffix(leaf)]);
                let (a, b) = (self.reg(a, class), self.reg(b, class));
                Ok(self.def(&text, class, &[a, b]))
            }
            Leaf::F32 | Leaf::F64 => {
                // `min` and `max` already order the zeros; only NaN is different.
                let t = suffix(leaf);
                let (a, b) = (self.reg(a, class), self.reg(b, class));
                let text = self.mn(&[name, t]);
                let m = self.def(&text, class, &[a, b]);
                let nan = self.mn(&["setp.nan", t]);
                let p = self.def(&nan, Class::Pred, &[a, b]);
                let add = self.mn(&["add.rn", t]);
                let sum = self.def(&add, class, &[a, b]);
                let sel = self.mn(&["selp", t]);
                Ok(self.def(&sel, class, &[sum, m, p]))
            }
            _ => {
                let mut failed = None;
                let out = self.through_f32(leaf, &[a, b], |s, v| {
                    match s.min_max_nan(name, Leaf::F32, v[0], v[1]) {
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
                let text = self.mn(&["copysign", suffix(leaf)]);
                let (m, s) = (self.reg(mag, class), self.reg(sign, class));
                Ok(self.def(&text, class, &[s, m]))
            }
            Leaf::Int(_) => fail(" Error: unsupported operation: fp128"),
            _ => {
                let (int, sign_bit, rest, t) = if leaf.lanes() == 1 {
                    (Class::B16, -0x8000i64, 0x7fffi64, "16")
                } else {
                    (Class::B32, i64::from(0x8000_8000u32 as i32), 0x7fff_7fff, "32")
                };
                let (m, s) = (self.reg(mag, class), self.reg(sign, class));
                let (m, s) = (self.reg(m, int), self.reg(s, int));
                let (and, or) = (self.mn(&["and.b", t]), self.mn(&["or.b", t]));
                let m = self.def(&and, int, &[m, Opnd::Imm(rest)]);
                let s = self.def(&and, int, &[s, Opnd::Imm(sign_bit)]);
                let r = self.def(&or, int, &[m, s]);
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
        let pos = self.def("not.pred", Class::Pred, &[neg]);
        let mut out = Opnd::Imm(0);
        let mut add = |s: &mut Self, p: Opnd| {
            out = match out {
                Opnd::Imm(_) => p,
                o => s.def("or.pred", Class::Pred, &[o, p]),
            };
        };
        // Ranges of the magnitude: (mask bit negative, mask bit positive, low, high).
        if mask & 1 != 0 {
            let x = self.compare_ints(IntPred::Ugt, int, m, Opnd::Imm(inf));
            let y = self.compare_ints(IntPred::Ult, int, m, Opnd::Imm(quiet));
            let p = self.def("and.pred", Class::Pred, &[x, y]);
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
            let mut hit = self.def("and.pred", Class::Pred, &[x, y]);
            if !(want_neg && want_pos) {
                let side = if want_neg { neg } else { pos };
                hit = self.def("and.pred", Class::Pred, &[hit, side]);
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
        let (ty, class, op) = match (n <= 32, signed) {
            (true, true) => (".s32", Class::B32, "s32"),
            (true, false) => (".u32", Class::B32, "u32"),
            (false, true) => (".s64", Class::B64, "s64"),
            (false, false) => (".u64", Class::B64, "u64"),
        };
        let text = self.mn(&["cvt.rzi", ty, suffix(from)]);
        let mut v = self.def(&text, class, &[x]);
        // NaN must give zero whatever the hardware does with it.
        let nan_text = self.mn(&["setp.nan", suffix(from)]);
        let nan = self.def(&nan_text, Class::Pred, &[x, x]);
        let sel = if n <= 32 { "selp.b32" } else { "selp.b64" };
        v = self.def(sel, class, &[Opnd::Imm(0), v, nan]);
        if n != 32 && n != 64 {
            let n = u32::from(n);
            let (low, high) = if signed {
                (-(1i64 << (n - 1)), (1i64 << (n - 1)) - 1)
            } else {
                (0, ((1u64 << n) - 1) as i64)
            };
            let min = self.mn(&["min.", op]);
            v = self.def(&min, class, &[v, Opnd::Imm(high)]);
            if signed {
                let max = self.mn(&["max.", op]);
                v = self.def(&max, class, &[v, Opnd::Imm(low)]);
            }
        }
        let wide = if n <= 32 { Leaf::Int(32) } else { Leaf::Int(64) };
        let out = self.int_cast(CastOp::Trunc, v, wide, to)?;
        self.set1(r, out)
    }
}
