//! Functions that headers only declare: the math library, integer and conversion intrinsics, atomics, fences, clocks.
//!
//! Where the hardware has the operation, a call becomes the intrinsic or instruction at once; the rest are calls into
//! the device library, whose names are `__nv_` plus the C name.

use std::borrow::Cow;

use oxicc_frontend::builtins::{AtomicOp, AtomicScope, FloatClass, Op as Known};
use oxicc_frontend::tree::{Expr, ExprId};
use oxicc_ir::{AddrSpace, BinOp, CastOp, IntFlags, IntPred, Type, Value};

use crate::Res;
use crate::emit::align;
use crate::function::FnGen;
use crate::place::Place;
use crate::types::Class;

/// How a library function is lowered in place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Runtime {
    /// An overloaded LLVM intrinsic on floats: the suffix `.f32` or `.f64` is added.
    Float(&'static str),
    /// A single-precision NVVM intrinsic `llvm.nvvm.<name>[.ftz].f`, or `.d` for doubles.
    Nvvm(&'static str),
    /// An NVVM intrinsic without variants.
    Plain(&'static str),
    /// Arithmetic with a rounding mode: `llvm.nvvm.<op>.<mode>[.ftz].f`; subtraction adds the negated operand.
    Rounded {
        op: &'static str,
        mode: &'static str,
        subtract: bool,
    },
    /// Conversion with a rounding mode: `llvm.nvvm.<name>.<mode>[.ftz]`.
    Convert {
        name: &'static str,
        mode: &'static str,
    },
    /// An operation of the GNU builtins.
    Op(Known),
    Bitcast,
    /// Average of two integers, rounded down or up.
    Average {
        signed: bool,
        up: bool,
    },
    BytePermute,
    /// `hi, lo` to double.
    Combine,
    /// The operator `/`.
    Divide,
    Fast(Fast),
    Atomic {
        op: AtomicOp,
        scope: AtomicScope,
    },
    AtomicCas(AtomicScope),
    Atomic128 {
        cas: bool,
        scope: AtomicScope,
    },
    AtomicVector {
        lanes: u8,
        scope: AtomicScope,
    },
    /// f32x2 arithmetic on `float2` values.
    Packed {
        op: &'static str,
        mode: &'static str,
    },
    /// A vote of the active threads: `all`, `any` or `ballot`.
    Vote(&'static str),
    /// `(mask, value)`.
    Reduce(&'static str),
    AssertFail,
    Memcpy,
    Memmove,
    Memset,
    Trap,
    /// One instruction without operands.
    Instruction(&'static str),
    ProfTrigger,
    SharedAddress,
    Abs,
}

/// Approximate functions made of a few hardware operations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fast {
    Exp,
    Exp10,
    Log,
    Log10,
    Log2,
    Pow,
    Sin,
    Cos,
    Tan,
    Tanh,
    SinCos,
    Divide,
}

/// Library functions with a fixed lowering, sorted by name.
const TABLE: &[(&str, Runtime)] = &[
    ("__all", Runtime::Vote("all")),
    ("__any", Runtime::Vote("any")),
    ("__assert_fail", Runtime::AssertFail),
    ("__ballot", Runtime::Vote("ballot")),
    ("__brev", Runtime::Op(Known::Bitreverse)),
    ("__brevll", Runtime::Op(Known::Bitreverse)),
    ("__brkpt", Runtime::Instruction("brkpt;")),
    ("__byte_perm", Runtime::BytePermute),
    ("__clz", Runtime::Op(Known::Clz)),
    ("__clzll", Runtime::Op(Known::Clz)),
    ("__cosf", Runtime::Fast(Fast::Cos)),
    ("__double2hiint", Runtime::Plain("llvm.nvvm.d2i.hi")),
    ("__double2loint", Runtime::Plain("llvm.nvvm.d2i.lo")),
    ("__double_as_longlong", Runtime::Bitcast),
    ("__exp10f", Runtime::Fast(Fast::Exp10)),
    ("__expf", Runtime::Fast(Fast::Exp)),
    ("__fdividef", Runtime::Fast(Fast::Divide)),
    ("__ffs", Runtime::Op(Known::Ffs)),
    ("__ffsll", Runtime::Op(Known::Ffs)),
    ("__finite", Runtime::Op(Known::Class(FloatClass::Finite))),
    ("__finitef", Runtime::Op(Known::Class(FloatClass::Finite))),
    ("__finitel", Runtime::Op(Known::Class(FloatClass::Finite))),
    ("__float_as_int", Runtime::Bitcast),
    ("__float_as_uint", Runtime::Bitcast),
    ("__hadd", Runtime::Average { signed: true, up: false }),
    ("__hiloint2double", Runtime::Combine),
    ("__int_as_float", Runtime::Bitcast),
    ("__isfinite", Runtime::Op(Known::Class(FloatClass::Finite))),
    ("__isfinited", Runtime::Op(Known::Class(FloatClass::Finite))),
    ("__isfinitef", Runtime::Op(Known::Class(FloatClass::Finite))),
    ("__isinf", Runtime::Op(Known::Class(FloatClass::Infinite))),
    ("__isinfd", Runtime::Op(Known::Class(FloatClass::Infinite))),
    ("__isinff", Runtime::Op(Known::Class(FloatClass::Infinite))),
    ("__isinfl", Runtime::Op(Known::Class(FloatClass::Infinite))),
    ("__isnan", Runtime::Op(Known::Class(FloatClass::Nan))),
    ("__isnand", Runtime::Op(Known::Class(FloatClass::Nan))),
    ("__isnanf", Runtime::Op(Known::Class(FloatClass::Nan))),
    ("__isnanl", Runtime::Op(Known::Class(FloatClass::Nan))),
    ("__log10f", Runtime::Fast(Fast::Log10)),
    ("__log2f", Runtime::Fast(Fast::Log2)),
    ("__logf", Runtime::Fast(Fast::Log)),
    ("__longlong_as_double", Runtime::Bitcast),
    ("__mul24", Runtime::Plain("llvm.nvvm.mul24.i")),
    ("__mul64hi", Runtime::Plain("llvm.nvvm.mulhi.ll")),
    ("__mulhi", Runtime::Plain("llvm.nvvm.mulhi.i")),
    ("__nvvm_get_smem_pointer", Runtime::SharedAddress),
    ("__pm0", Runtime::Plain("llvm.nvvm.read.ptx.sreg.pm0")),
    ("__pm1", Runtime::Plain("llvm.nvvm.read.ptx.sreg.pm1")),
    ("__pm2", Runtime::Plain("llvm.nvvm.read.ptx.sreg.pm2")),
    ("__pm3", Runtime::Plain("llvm.nvvm.read.ptx.sreg.pm3")),
    ("__popc", Runtime::Op(Known::Popcount)),
    ("__popcll", Runtime::Op(Known::Popcount)),
    ("__powf", Runtime::Fast(Fast::Pow)),
    ("__prof_trigger", Runtime::ProfTrigger),
    ("__rhadd", Runtime::Average { signed: true, up: true }),
    ("__sad", Runtime::Plain("llvm.nvvm.sad.i")),
    ("__saturatef", Runtime::Nvvm("saturate")),
    ("__signbit", Runtime::Op(Known::Class(FloatClass::Negative))),
    ("__signbitd", Runtime::Op(Known::Class(FloatClass::Negative))),
    ("__signbitf", Runtime::Op(Known::Class(FloatClass::Negative))),
    ("__signbitl", Runtime::Op(Known::Class(FloatClass::Negative))),
    ("__sincosf", Runtime::Fast(Fast::SinCos)),
    ("__sinf", Runtime::Fast(Fast::Sin)),
    ("__syncthreads_and", Runtime::Plain("llvm.nvvm.barrier0.and")),
    ("__syncthreads_count", Runtime::Plain("llvm.nvvm.barrier0.popc")),
    ("__syncthreads_or", Runtime::Plain("llvm.nvvm.barrier0.or")),
    ("__tanf", Runtime::Fast(Fast::Tan)),
    ("__tanhf", Runtime::Fast(Fast::Tanh)),
    ("__threadfence", Runtime::Plain("llvm.nvvm.membar.gl")),
    ("__threadfence_block", Runtime::Plain("llvm.nvvm.membar.cta")),
    ("__threadfence_system", Runtime::Plain("llvm.nvvm.membar.sys")),
    ("__trap", Runtime::Trap),
    ("__uhadd", Runtime::Average { signed: false, up: false }),
    ("__uint_as_float", Runtime::Bitcast),
    ("__umul24", Runtime::Plain("llvm.nvvm.mul24.ui")),
    ("__umul64hi", Runtime::Plain("llvm.nvvm.mulhi.ull")),
    ("__umulhi", Runtime::Plain("llvm.nvvm.mulhi.ui")),
    ("__urhadd", Runtime::Average { signed: false, up: true }),
    ("__usad", Runtime::Plain("llvm.nvvm.sad.ui")),
    ("abs", Runtime::Abs),
    ("ceil", Runtime::Float("llvm.ceil")),
    ("ceilf", Runtime::Float("llvm.ceil")),
    ("clock", Runtime::Plain("llvm.nvvm.read.ptx.sreg.clock64")),
    ("clock64", Runtime::Plain("llvm.nvvm.read.ptx.sreg.clock64")),
    ("copysign", Runtime::Float("llvm.copysign")),
    ("copysignf", Runtime::Float("llvm.copysign")),
    ("fabs", Runtime::Float("llvm.fabs")),
    ("fabsf", Runtime::Float("llvm.fabs")),
    ("fdivide", Runtime::Divide),
    ("fdividef", Runtime::Divide),
    ("floor", Runtime::Float("llvm.floor")),
    ("floorf", Runtime::Float("llvm.floor")),
    ("fma", Runtime::Float("llvm.fma")),
    ("fmaf", Runtime::Float("llvm.fma")),
    ("fmax", Runtime::Float("llvm.maxnum")),
    ("fmaxf", Runtime::Float("llvm.maxnum")),
    ("fmin", Runtime::Float("llvm.minnum")),
    ("fminf", Runtime::Float("llvm.minnum")),
    ("labs", Runtime::Abs),
    ("llabs", Runtime::Abs),
    ("llmax", Runtime::Op(Known::SMax)),
    ("llmin", Runtime::Op(Known::SMin)),
    ("max", Runtime::Op(Known::SMax)),
    ("memcpy", Runtime::Memcpy),
    ("memmove", Runtime::Memmove),
    ("memset", Runtime::Memset),
    ("min", Runtime::Op(Known::SMin)),
    ("nearbyint", Runtime::Float("llvm.nearbyint")),
    ("nearbyintf", Runtime::Float("llvm.nearbyint")),
    ("rint", Runtime::Float("llvm.rint")),
    ("rintf", Runtime::Float("llvm.rint")),
    ("rsqrt", Runtime::Nvvm("rsqrt.approx")),
    ("rsqrtf", Runtime::Nvvm("rsqrt.approx")),
    ("sqrt", Runtime::Plain("llvm.nvvm.sqrt.rn.d")),
    ("sqrtf", Runtime::Plain("llvm.nvvm.sqrt.f")),
    ("trunc", Runtime::Float("llvm.trunc")),
    ("truncf", Runtime::Float("llvm.trunc")),
    ("ullmax", Runtime::Op(Known::UMax)),
    ("ullmin", Runtime::Op(Known::UMin)),
    ("umax", Runtime::Op(Known::UMax)),
    ("umin", Runtime::Op(Known::UMin)),
];

/// Functions of the device library that keep their name behind `__nv_`, without the `f` forms; sorted.
const LIBRARY: &[&str] = &[
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atan2",
    "atanh",
    "cbrt",
    "cos",
    "cosh",
    "cospi",
    "cyl_bessel_i0",
    "cyl_bessel_i1",
    "erf",
    "erfc",
    "erfcinv",
    "erfcx",
    "erfinv",
    "exp",
    "exp10",
    "exp2",
    "expm1",
    "fdim",
    "fmod",
    "frexp",
    "hypot",
    "ilogb",
    "j0",
    "j1",
    "jn",
    "ldexp",
    "lgamma",
    "llrint",
    "llround",
    "log",
    "log10",
    "log1p",
    "log2",
    "logb",
    "modf",
    "nan",
    "nextafter",
    "norm",
    "norm3d",
    "norm4d",
    "normcdf",
    "normcdfinv",
    "pow",
    "powi",
    "rcbrt",
    "remainder",
    "remquo",
    "rhypot",
    "rnorm",
    "rnorm3d",
    "rnorm4d",
    "round",
    "scalbln",
    "scalbn",
    "sin",
    "sincos",
    "sincospi",
    "sinh",
    "sinpi",
    "tan",
    "tanh",
    "tgamma",
    "y0",
    "y1",
    "yn",
];

/// Single-precision functions that fast math replaces by their approximate form.
const FAST_MATH: &[(&str, &str)] = &[
    ("cosf", "__cosf"),
    ("exp10f", "__exp10f"),
    ("expf", "__expf"),
    ("fdividef", "__fdividef"),
    ("log10f", "__log10f"),
    ("log2f", "__log2f"),
    ("logf", "__logf"),
    ("powf", "__powf"),
    ("sincosf", "__sincosf"),
    ("sinf", "__sinf"),
    ("tanf", "__tanf"),
    ("tanhf", "__tanhf"),
];

const ROUNDED: &[(&str, &str, bool)] = &[
    ("__dadd", "add", false),
    ("__ddiv", "div", false),
    ("__dmul", "mul", false),
    ("__drcp", "rcp", false),
    ("__dsqrt", "sqrt", false),
    ("__dsub", "add", true),
    ("__fadd", "add", false),
    ("__fdiv", "div", false),
    ("__fma", "fma", false),
    ("__fmaf", "fma", false),
    ("__fmaf_ieee", "fma", false),
    ("__fmul", "mul", false),
    ("__frcp", "rcp", false),
    ("__fsqrt", "sqrt", false),
    ("__fsub", "add", true),
];

const CONVERSIONS: &[(&str, &str)] = &[
    ("__double2float", "d2f"),
    ("__double2int", "d2i"),
    ("__double2ll", "d2ll"),
    ("__double2uint", "d2ui"),
    ("__double2ull", "d2ull"),
    ("__float2int", "f2i"),
    ("__float2ll", "f2ll"),
    ("__float2uint", "f2ui"),
    ("__float2ull", "f2ull"),
    ("__int2double", "i2d"),
    ("__int2float", "i2f"),
    ("__ll2double", "ll2d"),
    ("__ll2float", "ll2f"),
    ("__uint2double", "ui2d"),
    ("__uint2float", "ui2f"),
    ("__ull2double", "ull2d"),
    ("__ull2float", "ull2f"),
];

/// Rounding suffixes of CUDA and of PTX.
const MODES: &[(&str, &str)] = &[("_rn", "rn"), ("_rz", "rz"), ("_rd", "rm"), ("_ru", "rp")];

/// The lowering of a library function, if it has one here.
pub(crate) fn lookup(name: &str) -> Option<Runtime> {
    if let Ok(i) = TABLE.binary_search_by_key(&name, |r| r.0) {
        return Some(TABLE[i].1);
    }
    if !name.starts_with("__") {
        return None;
    }
    for (suffix, mode) in MODES {
        if let Some(base) = name.strip_suffix(suffix) {
            if let Ok(i) = ROUNDED.binary_search_by_key(&base, |r| r.0) {
                return Some(Runtime::Rounded { op: ROUNDED[i].1, mode, subtract: ROUNDED[i].2 });
            }
            if let Ok(i) = CONVERSIONS.binary_search_by_key(&base, |r| r.0) {
                return Some(Runtime::Convert { name: CONVERSIONS[i].1, mode });
            }
        }
        if let Some(base) = name.strip_suffix("_impl").and_then(|n| n.strip_suffix(suffix)) {
            let op = match base {
                "__fadd2" => "add",
                "__fmul2" => "mul",
                "__ffma2" => "fma",
                _ => continue,
            };
            return Some(Runtime::Packed { op, mode });
        }
    }
    if let Some(rest) = name.strip_prefix("__reduce_") {
        let op = match rest {
            "add_sync_signed_impl" | "add_sync_unsigned_impl" => "add",
            "min_sync_signed_impl" => "min",
            "max_sync_signed_impl" => "max",
            "min_sync_unsigned_impl" => "umin",
            "max_sync_unsigned_impl" => "umax",
            "and_sync_unsigned_impl" => "and",
            "or_sync_unsigned_impl" => "or",
            "xor_sync_unsigned_impl" => "xor",
            _ => return None,
        };
        return Some(Runtime::Reduce(op));
    }
    atomic(name)
}

/// `__<type>Atomic<Op>[_block|_system]`.
fn atomic(name: &str) -> Option<Runtime> {
    let (kind, op) = name.strip_prefix("__")?.split_once("Atomic")?;
    let (op, scope) = match (op.strip_suffix("_block"), op.strip_suffix("_system")) {
        (Some(op), _) => (op, AtomicScope::Block),
        (_, Some(op)) => (op, AtomicScope::System),
        _ => (op, AtomicScope::Device),
    };
    let signed = matches!(kind, "i" | "ll" | "ill");
    let float = matches!(kind, "f" | "d");
    if !signed && !float && !matches!(kind, "u" | "ull" | "us" | "u128" | "f2" | "f4") {
        return None;
    }
    let op = match (op, kind) {
        ("CAS", "u128") => return Some(Runtime::Atomic128 { cas: true, scope }),
        ("Exch", "u128") => return Some(Runtime::Atomic128 { cas: false, scope }),
        ("Add", "f2") => return Some(Runtime::AtomicVector { lanes: 2, scope }),
        ("Add", "f4") => return Some(Runtime::AtomicVector { lanes: 4, scope }),
        ("CAS", _) => return Some(Runtime::AtomicCas(scope)),
        ("Add", _) if float => AtomicOp::FAdd,
        ("Add", _) => AtomicOp::Add,
        ("Exch", _) => AtomicOp::Exch,
        ("Min", _) if signed => AtomicOp::SMin,
        ("Min", _) => AtomicOp::UMin,
        ("Max", _) if signed => AtomicOp::SMax,
        ("Max", _) => AtomicOp::UMax,
        ("Inc", _) => AtomicOp::Inc,
        ("Dec", _) => AtomicOp::Dec,
        ("And", _) => AtomicOp::And,
        ("Or", _) => AtomicOp::Or,
        ("Xor", _) => AtomicOp::Xor,
        _ => return None,
    };
    Some(Runtime::Atomic { op, scope })
}

/// The symbol a declared function is called by: functions of the math library have theirs.
pub(crate) fn library_symbol(name: &str) -> Cow<'_, str> {
    let renamed = match name {
        "labs" => "llabs",
        "lrint" => "llrint",
        "lrintf" => "llrintf",
        "lround" => "llround",
        "lroundf" => "llroundf",
        other => other,
    };
    let stem = renamed.strip_suffix('f').unwrap_or(renamed);
    let known = |n: &str| {
        LIBRARY.binary_search(&n).is_ok() || lookup(n).is_some_and(|r| matches!(r, Runtime::Float(_)))
    };
    if known(renamed) || known(stem) {
        return Cow::Owned(format!("__nv_{renamed}"));
    }
    if matches!(name, "__frsqrt_rn" | "sqrt" | "sqrtf" | "rsqrt" | "rsqrtf") {
        return Cow::Owned(format!("__nv_{}", name.trim_start_matches('_')));
    }
    if is_simd(name) {
        return Cow::Owned(format!("__nv_{}", name.trim_start_matches('_')));
    }
    Cow::Borrowed(name)
}

/// Operations on the 16-bit or 8-bit lanes of a word: `__vadd2`, `__vadd4`.
fn is_simd(name: &str) -> bool {
    let lanes = name.strip_suffix(['2', '4']);
    lanes.and_then(|n| n.strip_prefix("__v")).is_some_and(|stem| SIMD.binary_search(&stem).is_ok())
}

/// What the device library has on lanes, without `__v` and the number of lanes; sorted.
#[rustfmt::skip]
const SIMD: &[&str] = &[
    "abs", "absdiffs", "absdiffu", "absss", "add", "addss", "addus", "avgs", "avgu", "cmpeq", "cmpges", "cmpgeu", "cmpgts", "cmpgtu",
    "cmples", "cmpleu", "cmplts", "cmpltu", "cmpne", "haddu", "maxs", "maxu", "mins", "minu", "neg", "negss", "sads", "sadu", "seteq",
    "setges", "setgeu", "setgts", "setgtu", "setles", "setleu", "setlts", "setltu", "setne", "sub", "subss", "subus",
];

/// The approximate function that fast math calls instead.
fn fast_name(name: &str) -> Option<&'static str> {
    FAST_MATH.binary_search_by_key(&name, |r| r.0).ok().map(|i| FAST_MATH[i].1)
}

/// [`lookup`] under the options. The embedded headers call the functions of the library by their symbols.
pub(crate) fn lookup_with(name: &str, fast_math: bool) -> Option<Runtime> {
    match fast_name(name.strip_prefix("__nv_").unwrap_or(name)) {
        Some(fast) if fast_math => lookup(fast),
        _ => lookup(name),
    }
}

impl<'t> FnGen<'_, 't> {
    pub(crate) fn runtime_call(
        &mut self,
        lowering: Runtime,
        expr: &'t Expr,
        args: &'t [ExprId],
        dest: Option<Place>,
    ) -> Res<Option<Value>> {
        let aggregate = self.class_of(expr.ty) == Class::Aggregate;
        match lowering {
            Runtime::AtomicVector { lanes, scope } if aggregate => {
                let (p, v) = (self.scalar(args[0])?, self.place(args[1])?);
                let dest = self.result_place(expr, dest)?;
                self.atomic_vector(lanes, scope, p, v.ptr, dest.ptr);
                return Ok(None);
            }
            Runtime::Packed { op, mode } if aggregate => {
                let places = args.iter().map(|a| self.place(*a)).collect::<Res<Vec<_>>>()?;
                let pointers: Vec<Value> = places.iter().map(|p| p.ptr).collect();
                let dest = self.result_place(expr, dest)?;
                let ftz = if self.m.options.ftz { ".ftz" } else { "" };
                self.packed_float(&format!("{op}.{mode}{ftz}.f32x2"), dest.ptr, &pointers);
                return Ok(None);
            }
            Runtime::Atomic128 { cas, scope } => return self.atomic128(cas, scope, args).map(|()| None),
            _ => {}
        }
        let ret = self.ir_type(expr.ty)?;
        let v = args.iter().map(|a| self.scalar(*a)).collect::<Res<Vec<_>>>()?;
        self.runtime_values(lowering, ret, &v)
    }

    fn result_place(&mut self, expr: &'t Expr, dest: Option<Place>) -> Res<Place> {
        match dest {
            Some(d) => Ok(d),
            None => self.temp("agg.tmp", expr.ty),
        }
    }

    // One arm for each function.
    fn runtime_values(&mut self, lowering: Runtime, ret: Type, v: &[Value]) -> Res<Option<Value>> {
        let arg =
            |g: &Self, i: usize| v.get(i).copied().ok_or_else(|| g.error("too few arguments in a call"));
        let ftz = if self.m.options.ftz { ".ftz" } else { "" };
        Ok(match lowering {
            Runtime::Float(stem) => {
                let suffix = if ret == Type::FLOAT { "f32" } else { "f64" };
                self.call_named(&format!("{stem}.{suffix}"), ret, v)
            }
            Runtime::Nvvm(stem) => {
                let name = self.nvvm_name(stem, ret);
                self.call_named(&name, ret, v)
            }
            Runtime::Plain(name) => self.call_named(name, ret, v),
            Runtime::Rounded { op, mode, subtract } => {
                let mut v = v.to_vec();
                if let (true, Some(&b)) = (subtract, v.get(1)) {
                    v[1] = self.fneg(b);
                }
                let name = self.nvvm_name(&format!("{op}.{mode}"), ret);
                self.call_named(&name, ret, &v)
            }
            Runtime::Convert { name, mode } => {
                // Only conversions from or to single precision by rounding have a flushing form.
                let ftz = if name.starts_with("f2") || name == "d2f" { ftz } else { "" };
                self.call_named(&format!("llvm.nvvm.{name}.{mode}{ftz}"), ret, v)
            }
            Runtime::Op(op) => {
                let value = self.builtin_op(op, ret, v)?;
                value.map(|value| self.int_cast(value, ret, false))
            }
            Runtime::Abs => {
                let x = arg(self, 0)?;
                let no = self.i1(false);
                Some(self.int_intrinsic("abs", x, &[no]))
            }
            Runtime::Bitcast => {
                let x = arg(self, 0)?;
                Some(self.cast(CastOp::Bitcast, x, ret))
            }
            Runtime::Average { signed, up } => {
                let (a, b) = (arg(self, 0)?, arg(self, 1)?);
                let differ = self.op2(BinOp::Xor, a, b);
                let one = self.int(self.ty_of(a), 1);
                let half = self.op2(if signed { BinOp::AShr } else { BinOp::LShr }, differ, one);
                let common = self.op2(if up { BinOp::Or } else { BinOp::And }, a, b);
                Some(self.op2(if up { BinOp::Sub } else { BinOp::Add }, common, half))
            }
            Runtime::BytePermute => {
                let (a, b, s) = (arg(self, 0)?, arg(self, 1)?, arg(self, 2)?);
                let mask = self.i32(0x7777);
                let s = self.op2(BinOp::And, s, mask);
                self.call_named("llvm.nvvm.prmt", ret, &[a, b, s])
            }
            Runtime::Combine => {
                let (hi, lo) = (arg(self, 0)?, arg(self, 1)?);
                self.call_named("llvm.nvvm.lohi.i2d", ret, &[lo, hi])
            }
            Runtime::Divide => {
                let (x, y) = (arg(self, 0)?, arg(self, 1)?);
                Some(self.op2(BinOp::FDiv, x, y))
            }
            Runtime::Fast(fast) => self.fast(fast, v)?,
            Runtime::Atomic { op, scope } => {
                let (p, x) = (arg(self, 0)?, arg(self, 1)?);
                if op == AtomicOp::Exch && matches!(ret, Type::FLOAT | Type::DOUBLE) {
                    let int = if ret == Type::FLOAT { Type::I32 } else { Type::I64 };
                    let bits = self.cast(CastOp::Bitcast, x, int);
                    let old = self.atomic(op, scope, p, bits);
                    return Ok(Some(self.cast(CastOp::Bitcast, old, ret)));
                }
                Some(self.atomic(op, scope, p, x))
            }
            Runtime::AtomicCas(scope) => {
                let (p, old, new) = (arg(self, 0)?, arg(self, 1)?, arg(self, 2)?);
                Some(self.atomic_cas(scope, p, old, new))
            }
            Runtime::Vote(kind) => {
                let x = arg(self, 0)?;
                let holds = self.is_true(x);
                let answer = if kind == "ballot" { Type::I32 } else { Type::I1 };
                let v = self.call_value(&format!("llvm.nvvm.vote.{kind}"), answer, &[holds]);
                Some(self.int_cast(v, Type::I32, false))
            }
            Runtime::Reduce(op) => {
                let (mask, x) = (arg(self, 0)?, arg(self, 1)?);
                if !self.m.options.target.has(oxicc_arch::Feature::Redux) {
                    return Err(self.error("a warp reduction is not supported for this GPU architecture"));
                }
                self.call_named(&format!("llvm.nvvm.redux.sync.{op}"), ret, &[x, mask])
            }
            Runtime::AssertFail => {
                let mut v = v.to_vec();
                v.push(self.i64(1));
                self.call_named("__assertfail", Type::VOID, &v);
                None
            }
            Runtime::Memcpy | Runtime::Memmove => {
                let (d, s, n) = (arg(self, 0)?, arg(self, 1)?, arg(self, 2)?);
                if lowering == Runtime::Memcpy {
                    self.memcpy(d, s, n, align(1), false);
                } else {
                    self.memmove(d, s, n, align(1));
                }
                Some(d)
            }
            Runtime::Memset => {
                let (d, byte, n) = (arg(self, 0)?, arg(self, 1)?, arg(self, 2)?);
                let byte = self.int_cast(byte, Type::I8, false);
                self.memset(d, byte, n, align(1), false);
                Some(d)
            }
            Runtime::Trap => {
                // Not a terminator: code after it is kept, as the reference does.
                self.call_named("llvm.trap", Type::VOID, &[]);
                None
            }
            Runtime::Instruction(text) => {
                self.call_asm(text, "", true, Type::VOID, &[]);
                None
            }
            Runtime::ProfTrigger => {
                let n = arg(self, 0)?;
                if self.f.is_const(n) {
                    self.call_asm("pmevent $0;", "n", true, Type::VOID, &[n]);
                    return Ok(None);
                }
                // The instruction has a constant only: one for each of the 16 counters.
                for k in 0..16 {
                    let k = self.i32(k);
                    let is_k = self.icmp(IntPred::Eq, n, k);
                    let (hit, next) = (self.new_block(), self.new_block());
                    self.cond_br(is_k, hit, next);
                    self.f.append_block(hit);
                    self.enter(hit);
                    self.call_asm("pmevent $0;", "n", true, Type::VOID, &[k]);
                    self.place_block(next);
                }
                None
            }
            Runtime::SharedAddress => {
                let p = arg(self, 0)?;
                let p = self.in_space(p, AddrSpace::SHARED);
                Some(self.cast(CastOp::PtrToInt, p, ret))
            }
            Runtime::AtomicVector { .. } | Runtime::Packed { .. } | Runtime::Atomic128 { .. } => {
                return Err(self.unsupported("this form of a vector operation"));
            }
        })
    }

    fn nvvm_name(&self, stem: &str, ty: Type) -> String {
        match (ty, self.m.options.ftz) {
            (Type::FLOAT, true) => format!("llvm.nvvm.{stem}.ftz.f"),
            (Type::FLOAT, false) => format!("llvm.nvvm.{stem}.f"),
            _ => format!("llvm.nvvm.{stem}.d"),
        }
    }

    fn fast(&mut self, fast: Fast, v: &[Value]) -> Res<Option<Value>> {
        let Some(&x) = v.first() else { return Err(self.error("too few arguments in a call")) };
        let one = |g: &mut Self, stem: &str, x: Value| {
            let name = g.nvvm_name(stem, Type::FLOAT);
            g.call_value(&name, Type::FLOAT, &[x])
        };
        let scale = |g: &mut Self, x: Value, bits: u32| {
            let c = g.f.const_float_bits(Type::FLOAT, bits as u64);
            g.bin("mul", BinOp::FMul, IntFlags::empty(), x, c)
        };
        // log2(e), log2(10), ln(2), log10(2).
        const LOG2_E: u32 = 0x3fb8_aa3b;
        const LOG2_10: u32 = 0x4054_9a78;
        const LN_2: u32 = 0x3f31_7218;
        const LOG10_2: u32 = 0x3e9a_209b;
        Ok(Some(match fast {
            Fast::Exp | Fast::Exp10 => {
                let x = scale(self, x, if fast == Fast::Exp { LOG2_E } else { LOG2_10 });
                one(self, "ex2.approx", x)
            }
            Fast::Log2 => one(self, "lg2.approx", x),
            Fast::Log | Fast::Log10 => {
                let l = one(self, "lg2.approx", x);
                scale(self, l, if fast == Fast::Log { LN_2 } else { LOG10_2 })
            }
            Fast::Pow => {
                let Some(&y) = v.get(1) else { return Err(self.error("too few arguments in a call")) };
                let l = one(self, "lg2.approx", x);
                let p = self.bin("mul", BinOp::FMul, IntFlags::empty(), y, l);
                one(self, "ex2.approx", p)
            }
            Fast::Sin => one(self, "sin.approx", x),
            Fast::Cos => one(self, "cos.approx", x),
            Fast::Tan => {
                let (s, c) = (one(self, "sin.approx", x), one(self, "cos.approx", x));
                let name = self.nvvm_name("div.approx", Type::FLOAT);
                self.call_value(&name, Type::FLOAT, &[s, c])
            }
            Fast::Tanh => match self.call_asm("tanh.approx.f32 $0, $1;", "=f,f", false, Type::FLOAT, &[x]) {
                Some(r) => r,
                None => return Ok(None),
            },
            Fast::Divide => {
                let Some(&y) = v.get(1) else { return Err(self.error("too few arguments in a call")) };
                let name = self.nvvm_name("div.approx", Type::FLOAT);
                self.call_value(&name, Type::FLOAT, &[x, y])
            }
            Fast::SinCos => {
                let (Some(&sp), Some(&cp)) = (v.get(1), v.get(2)) else {
                    return Err(self.error("too few arguments in a call"));
                };
                let s = one(self, "sin.approx", x);
                self.store(s, sp, align(4), false);
                let c = one(self, "cos.approx", x);
                self.store(c, cp, align(4), false);
                return Ok(None);
            }
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_sorted() {
        assert!(TABLE.is_sorted_by_key(|r| r.0));
        assert!(LIBRARY.is_sorted());
        assert!(ROUNDED.is_sorted_by_key(|r| r.0));
        assert!(CONVERSIONS.is_sorted_by_key(|r| r.0));
        assert!(FAST_MATH.is_sorted_by_key(|r| r.0));
    }

    #[test]
    fn names_are_taken_apart() {
        assert_eq!(lookup("__fadd_ru"), Some(Runtime::Rounded { op: "add", mode: "rp", subtract: false }));
        assert_eq!(lookup("__float2int_rz"), Some(Runtime::Convert { name: "f2i", mode: "rz" }));
        let min = Runtime::Atomic { op: AtomicOp::UMin, scope: AtomicScope::System };
        assert_eq!(lookup("__ullAtomicMin_system"), Some(min));
        assert_eq!(lookup("my_function"), None);
        assert_eq!(library_symbol("sinf"), "__nv_sinf");
        assert_eq!(library_symbol("pow"), "__nv_pow");
        assert_eq!(library_symbol("__vaddus4"), "__nv_vaddus4");
        assert_eq!(library_symbol("__vector2"), "__vector2");
        assert!(SIMD.is_sorted());
        assert_eq!(library_symbol("malloc"), "malloc");
        assert_eq!(library_symbol("my_function"), "my_function");
        assert_eq!(lookup_with("sinf", true), Some(Runtime::Fast(Fast::Sin)));
        assert_eq!(lookup_with("sinf", false), None);
        assert_eq!(lookup_with("__nv_sinf", true), Some(Runtime::Fast(Fast::Sin)));
    }
}
