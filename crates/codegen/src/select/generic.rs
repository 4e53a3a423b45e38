//! The `llvm.*` intrinsics that every target has.

use oxicc_ir::{Align, AttrKind, BinOp, CallInfo, CastOp, FastMath, Inst, IntPred, Type, Value};
use oxicc_target::Feature;

use super::bits::BitOp;
use super::float::suffix;
use super::{Parts, Res, Sel, fail};
use crate::Precision;
use crate::leaf::Leaf;
use crate::mir::{Class, Kind, Opnd};

/// The name without `llvm.` and without the type suffixes of overloads.
pub(super) fn base_name(name: &str) -> &str {
    let mut base = name.strip_prefix("llvm.").unwrap_or(name);
    while let Some((head, last)) = base.rsplit_once('.') {
        if !is_type_suffix(last) {
            break;
        }
        base = head;
    }
    base
}

fn is_type_suffix(text: &str) -> bool {
    let digits = |s: &str| !s.is_empty() && s.as_bytes()[0].is_ascii_digit();
    match text.as_bytes() {
        [b'i' | b'f', ..] => text.len() > 1 && text[1..].bytes().all(|b| b.is_ascii_digit()),
        [b'v' | b'p' | b'a', ..] => digits(&text[1..]),
        _ => text == "bf16" || text.starts_with("nxv") || text.starts_with("s_") || text.starts_with("sl_"),
    }
}

/// Intrinsics that leave no trace in the code.
const IGNORED: &[&str] = &[
    "lifetime.start",
    "lifetime.end",
    "assume",
    "dbg.declare",
    "dbg.value",
    "dbg.label",
    "dbg.assign",
    "dbg.addr",
    "experimental.noalias.scope.decl",
    "donothing",
    "sideeffect",
    "invariant.start",
    "invariant.end",
    "var.annotation",
    "prefetch",
    "stackrestore",
    "va_end",
    "codeview.annotation",
    "pseudoprobe",
    "experimental.convergence.entry",
    "experimental.convergence.loop",
    "experimental.convergence.anchor",
    "fake.use",
];

/// Intrinsics that return their first argument.
const IDENTITY: &[&str] = &[
    "expect",
    "expect.with.probability",
    "launder.invariant.group",
    "strip.invariant.group",
    "ssa.copy",
    "annotation",
    "ptr.annotation",
    "threadlocal.address",
    "arithmetic.fence",
    "preserve.array.access.index",
    "preserve.struct.access.index",
    "preserve.union.access.index",
    "canonicalize",
];

/// Everything that computes a value from its arguments and nothing else.
const PURE: &[&str] = &[
    "fma",
    "fmuladd",
    "sqrt",
    "fabs",
    "floor",
    "ceil",
    "trunc",
    "rint",
    "nearbyint",
    "roundeven",
    "round",
    "minnum",
    "maxnum",
    "minimum",
    "maximum",
    "minimumnum",
    "maximumnum",
    "copysign",
    "is.fpclass",
    "sin",
    "cos",
    "exp2",
    "log2",
    "ctpop",
    "ctlz",
    "cttz",
    "bswap",
    "bitreverse",
    "fshl",
    "fshr",
    "abs",
    "smax",
    "smin",
    "umax",
    "umin",
    "uadd.sat",
    "usub.sat",
    "sadd.sat",
    "ssub.sat",
    "ushl.sat",
    "sshl.sat",
    "uadd.with.overflow",
    "sadd.with.overflow",
    "usub.with.overflow",
    "ssub.with.overflow",
    "umul.with.overflow",
    "smul.with.overflow",
    "fptosi.sat",
    "fptoui.sat",
    "scmp",
    "ucmp",
    "objectsize",
    "is.constant",
    "convert.to.fp16",
    "convert.from.fp16",
    "ptrmask",
    "frameaddress",
    "returnaddress",
    "stacksave",
    "vector.reduce.add",
    "vector.reduce.mul",
    "vector.reduce.and",
    "vector.reduce.or",
    "vector.reduce.xor",
    "vector.reduce.smax",
    "vector.reduce.smin",
    "vector.reduce.umax",
    "vector.reduce.umin",
    "vector.reduce.fadd",
    "vector.reduce.fmul",
    "vector.reduce.fmax",
    "vector.reduce.fmin",
    "lrint",
    "llrint",
    "lround",
    "llround",
    "powi",
];

/// Least number of arguments of the intrinsics that [`Sel::generic_intrinsic`] takes apart.
fn arity(base: &str) -> usize {
    match base {
        "memcpy" | "memmove" | "memcpy.inline" | "memset" | "memset.inline" | "fma" | "fmuladd" | "fshl"
        | "fshr" => 3,
        "va_copy" | "minnum" | "maxnum" | "minimum" | "maximum" | "minimumnum" | "maximumnum"
        | "copysign" | "is.fpclass" | "smax" | "smin" | "umax" | "umin" | "uadd.sat" | "usub.sat"
        | "sadd.sat" | "ssub.sat" | "ushl.sat" | "sshl.sat" | "uadd.with.overflow" | "sadd.with.overflow"
        | "usub.with.overflow" | "ssub.with.overflow" | "umul.with.overflow" | "smul.with.overflow"
        | "scmp" | "ucmp" | "ptrmask" | "vector.reduce.fadd" | "vector.reduce.fmul" => 2,
        _ if IDENTITY.contains(&base) || PURE.contains(&base) || base == "va_start" => match base {
            "frameaddress" | "returnaddress" | "stacksave" | "objectsize" => 0,
            _ => 1,
        },
        _ => 0,
    }
}

/// Whether a call with an unused result can be dropped.
pub(super) fn is_pure(name: &str) -> bool {
    let base = base_name(name);
    IDENTITY.contains(&base) || PURE.contains(&base)
}

impl<'a, 'm> Sel<'a, 'm> {
    /// Lowers an intrinsic; false when it is none of these.
    pub(super) fn generic_intrinsic(
        &mut self,
        inst: Inst,
        name: &str,
        args: &[Value],
        info: CallInfo,
    ) -> Res<bool> {
        if name.starts_with("llvm.nvvm.") {
            return Ok(false);
        }
        let mut info = info;
        if self.unsafe_math {
            info.fmf |= FastMath::AFN;
        }
        let base = base_name(name);
        if IGNORED.contains(&base) {
            return Ok(true);
        }
        if args.len() < arity(base) {
            return fail(format!("{name} called with too few arguments"));
        }
        let result = self.f.result(inst);
        if is_pure(name) && !result.is_some_and(|r| self.is_demanded(r)) {
            return Ok(true);
        }
        match base {
            "trap" | "ubsantrap" => {
                self.effect("trap", &[], &[]);
                return Ok(true);
            }
            "debugtrap" => {
                let text = if self.cx.is_new() { "brkpt" } else { "trap" };
                self.effect(text, &[], &[]);
                return Ok(true);
            }
            "memcpy" | "memmove" | "memcpy.inline" => {
                let volatile = args.get(3).and_then(|&v| self.f.as_u64(v)) == Some(1);
                let (a, b) = (self.arg_align(info, 0), self.arg_align(info, 1));
                self.mem_transfer(args[0], a, args[1], b, args[2], base == "memmove", volatile)?;
                return Ok(true);
            }
            "memset" | "memset.inline" => {
                let volatile = args.get(3).and_then(|&v| self.f.as_u64(v)) == Some(1);
                let align = self.arg_align(info, 0);
                self.mem_set(args[0], align, args[1], args[2], volatile)?;
                return Ok(true);
            }
            "va_start" => {
                self.va_start(args[0])?;
                return Ok(true);
            }
            "va_copy" => {
                let (to, from) = (self.address(args[0])?, self.address(args[1])?);
                let align = Align::new(8).unwrap_or(Align::ONE);
                self.copy_bytes(to, align, from, align, 8)?;
                return Ok(true);
            }
            "cuda.syncthreads" => {
                self.effect("bar.sync", &[], &[Opnd::Imm(0)]);
                return Ok(true);
            }
            _ => {}
        }
        let Some(r) = result else { return Ok(false) };
        if IDENTITY.contains(&base) {
            let space = self.space(r);
            let parts = if self.ty(r) == Type::PTR && space != crate::cx::Space::Generic {
                Parts::from_slice(&[self.pointer_in(args[0], space)?])
            } else {
                self.parts(args[0])?
            };
            self.set(r, &parts)?;
            return Ok(true);
        }
        let handled = self.float_intrinsic(r, base, args, info.fmf)?
            || self.int_intrinsic(r, base, args)?
            || self.reduce_intrinsic(r, base, args, info.fmf)?;
        if handled {
            return Ok(true);
        }
        match base {
            "readcyclecounter" | "readsteadycounter" => {
                let name = if base == "readcyclecounter" { "%clock64" } else { "%globaltimer" };
                let sym = self.cx.symbols.intern(name);
                let d = Opnd::Reg(self.tmp(Class::B64));
                self.push("mov.u64", Kind::Effect, &[d], &[Opnd::Name(sym)]);
                if self.is_demanded(r) {
                    self.set1(r, d)?;
                }
            }
            "objectsize" => {
                let min = args.get(1).and_then(|&v| self.f.as_u64(v)) == Some(1);
                self.set1(r, Opnd::Imm(if min { 0 } else { -1 }))?;
            }
            "is.constant" => self.set1(r, Opnd::Imm(0))?,
            "frameaddress" | "returnaddress" | "stacksave" => self.set1(r, Opnd::Imm(0))?,
            "ptrmask" => {
                let p = self.one(args[0])?;
                let m = self.one(args[1])?;
                let Some(leaf) = self.leaf(r) else { return fail(" Error: unsupported operation: ptrmask") };
                let out = self.int_op(BinOp::And, leaf, p, m)?;
                self.set1(r, out)?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn arg_align(&self, info: CallInfo, index: usize) -> Align {
        let set = self.cx.module.attrs.param(info.attrs, index);
        self.cx.module.attrs.find_int(set, AttrKind::Alignment).and_then(Align::new).unwrap_or(Align::ONE)
    }

    /// Applies a leaf operation to every leaf of the arguments.
    fn map_leaves(
        &mut self,
        r: Value,
        args: &[Value],
        mut f: impl FnMut(&mut Self, Leaf, &[Opnd]) -> Res<Opnd>,
    ) -> Res {
        let Some(leaves) = self.cx.leaves.of(self.ty(r)) else {
            return fail(" Error: unsupported operation");
        };
        let mut operands = Vec::with_capacity(args.len());
        for &a in args {
            operands.push(self.defined(a)?);
        }
        let mut out = Parts::new();
        for (i, l) in leaves.iter().enumerate() {
            let v: Vec<Opnd> = operands.iter().map(|p| p.get(i).copied().unwrap_or(Opnd::Imm(0))).collect();
            out.push(f(self, l.leaf, &v)?);
        }
        self.set(r, &out)
    }
}

/// Floating point.
impl<'a, 'm> Sel<'a, 'm> {
    fn float_intrinsic(&mut self, r: Value, base: &str, args: &[Value], fmf: FastMath) -> Res<bool> {
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
                    Leaf::F16 | Leaf::F16x2 if ok && text == "ex2.approx" => {
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
                let class = self.class(leaf);
                let (lo, hi) = self.unpack(leaf, a);
                let (lo, hi) =
                    (self.round_to_int(mode, Leaf::F16, lo)?, self.round_to_int(mode, Leaf::F16, hi)?);
                let _ = class;
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
    fn min_max_nan(&mut self, name: &str, leaf: Leaf, a: Opnd, b: Opnd) -> Res<Opnd> {
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

/// Integers.
impl<'a, 'm> Sel<'a, 'm> {
    fn int_intrinsic(&mut self, r: Value, base: &str, args: &[Value]) -> Res<bool> {
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
                    let text = match leaf.container() {
                        1 => return Ok(x),
                        16 => "abs.s16",
                        32 => "abs.s32",
                        _ => "abs.s64",
                    };
                    let x = s.reg(x, class);
                    Ok(s.def(text, class, &[x]))
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
    fn single_leaf(&self, v: Value) -> Option<Leaf> {
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
            let (x, y) = (self.defined(a)?, self.defined(b)?);
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
                let text = if signed == is_min { "or.pred" } else { "and.pred" };
                let (x, y) = (s.reg(v[0], Class::Pred), s.reg(v[1], Class::Pred));
                return Ok(s.def(text, Class::Pred, &[x, y]));
            }
            let (x, y) = (s.clean(v[0], leaf, signed), s.clean(v[1], leaf, signed));
            Ok(s.min_max_int(leaf, is_min, signed, x, y))
        })
    }

    fn min_max_int(&mut self, leaf: Leaf, is_min: bool, signed: bool, x: Opnd, y: Opnd) -> Opnd {
        let name = if is_min { "min" } else { "max" };
        let ty = match (leaf.container(), signed) {
            (16, true) => ".s16",
            (16, false) => ".u16",
            (32, true) => ".s32",
            (32, false) => ".u32",
            (_, true) => ".s64",
            (_, false) => ".u64",
        };
        let text = self.mn(&[name, ty]);
        let class = self.class(leaf);
        let x = self.reg(x, class);
        self.def(&text, class, &[x, y])
    }

    fn wide_abs(&mut self, r: Value, a: Value) -> Res {
        let x = self.defined(a)?;
        let s = self.def("shr.s64", Class::B64, &[x[x.len() - 1], Opnd::Imm(63)]);
        let mut flipped = Parts::new();
        for &p in &x {
            flipped.push(self.def("xor.b64", Class::B64, &[p, s]));
        }
        let mask: Parts = std::iter::repeat_n(s, x.len()).collect();
        let out = self.chain("sub.cc.s64", "subc.cc.s64", "subc.s64", &flipped, &mask);
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
                        let ny = s.def("not.pred", Class::Pred, &[y]);
                        let x = s.reg(x, Class::Pred);
                        return Ok(s.def("and.pred", Class::Pred, &[x, ny]));
                    }
                };
                return s.int_op(op, leaf, x, y);
            }
            if !signed {
                let width = leaf.container();
                if add {
                    // min(x, ~y) + y
                    let max = Opnd::Imm(if n == 64 { -1 } else { ((1u64 << n) - 1) as i64 });
                    let room = s.int_op(BinOp::Sub, leaf, max, y)?;
                    let _ = width;
                    let m = s.min_max_int(leaf, true, false, x, room);
                    return s.int_op(BinOp::Add, leaf, m, y);
                }
                let m = s.min_max_int(leaf, false, false, x, y);
                return s.int_op(BinOp::Sub, leaf, m, y);
            }
            let (op, class) = (if add { BinOp::Add } else { BinOp::Sub }, s.class(leaf));
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
            let _ = class;
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
                (BinOp::Add, _) | (BinOp::Mul, true) => self.def("and.pred", Class::Pred, &[x, y]),
                (BinOp::Mul, false) => Opnd::Imm(0),
                _ => {
                    let nx = self.def("not.pred", Class::Pred, &[x]);
                    self.def("and.pred", Class::Pred, &[nx, y])
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
                    self.def("or.pred", Class::Pred, &[a, b])
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
                    self.def("or.pred", Class::Pred, &[a, b])
                }
            }
        };
        self.set(r, &[v, over])
    }

    pub(super) fn mul_high(&mut self, leaf: Leaf, signed: bool, x: Opnd, y: Opnd) -> Opnd {
        let text = match (leaf.container(), signed) {
            (16, true) => "mul.hi.s16",
            (16, false) => "mul.hi.u16",
            (32, true) => "mul.hi.s32",
            (32, false) => "mul.hi.u32",
            (_, true) => "mul.hi.s64",
            (_, false) => "mul.hi.u64",
        };
        let class = self.class(leaf);
        let x = self.reg(x, class);
        self.def(text, class, &[x, y])
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
            self.chain("add.cc.s64", "addc.cc.s64", "addc.s64", &x, &y)
        } else {
            self.chain("sub.cc.s64", "subc.cc.s64", "subc.s64", &x, &y)
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

/// Reductions of vectors.
impl<'a, 'm> Sel<'a, 'm> {
    fn reduce_intrinsic(&mut self, r: Value, base: &str, args: &[Value], fmf: FastMath) -> Res<bool> {
        let Some(op) = base.strip_prefix("vector.reduce.") else { return Ok(false) };
        let Some(leaf) = self.leaf(r) else {
            return fail(" Error: unsupported operation: reduction of this type");
        };
        let (mut acc, elems) = match op {
            "fadd" | "fmul" => (Some(self.one(args[0])?), self.elements(args[1])?),
            _ => (None, self.elements(args[0])?),
        };
        for &e in &elems {
            acc = Some(match acc {
                None => e,
                Some(a) => match op {
                    "add" => self.int_op(BinOp::Add, leaf, a, e)?,
                    "mul" => self.int_op(BinOp::Mul, leaf, a, e)?,
                    "and" => self.int_op(BinOp::And, leaf, a, e)?,
                    "or" => self.int_op(BinOp::Or, leaf, a, e)?,
                    "xor" => self.int_op(BinOp::Xor, leaf, a, e)?,
                    "fadd" => self.float_op(BinOp::FAdd, leaf, a, e, fmf)?,
                    "fmul" => self.float_op(BinOp::FMul, leaf, a, e, fmf)?,
                    "fmax" => self.min_max("max", leaf, a, e)?,
                    "fmin" => self.min_max("min", leaf, a, e)?,
                    "smax" | "smin" | "umax" | "umin" => {
                        let signed = op.starts_with('s');
                        let (x, y) = (self.clean(a, leaf, signed), self.clean(e, leaf, signed));
                        if leaf == Leaf::Int(1) {
                            return fail(" Error: unsupported operation: reduction of booleans");
                        }
                        self.min_max_int(leaf, op.ends_with("min"), signed, x, y)
                    }
                    _ => return Ok(false),
                },
            });
        }
        let out = acc.unwrap_or(Opnd::Undef);
        self.set1(r, out)?;
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn overload_suffixes_go() {
        assert_eq!(base_name("llvm.smul.with.overflow.i32"), "smul.with.overflow");
        assert_eq!(base_name("llvm.memcpy.p0.p3i8.i64"), "memcpy");
        assert_eq!(base_name("llvm.convert.to.fp16.f32"), "convert.to.fp16");
        assert_eq!(base_name("llvm.vector.reduce.add.v4i32"), "vector.reduce.add");
        assert_eq!(base_name("llvm.fma.bf16"), "fma");
        assert!(is_pure("llvm.fabs.f32") && !is_pure("llvm.trap"));
    }
}
