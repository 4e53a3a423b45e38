//! Functions a program may call as part of an expression: intrinsics, math functions, inline assembly. A table.
//!
//! Names that CUDA does not know are wrappers in [`super::prelude`].

use super::types::Scalar::{self, *};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Integer intrinsics.
    Integer,
    /// Floating-point functions with one right answer.
    Exact,
    /// Functions whose last bits depend on the library.
    Inexact,
    Half,
    Asm,
}

#[derive(Clone, Copy, Debug)]
pub struct Builtin {
    pub name: &'static str,
    pub ret: Scalar,
    pub args: &'static [Scalar],
    pub group: Group,
    /// The results, where they are narrower than the type.
    pub range: Option<(i128, i128)>,
}

const fn f(group: Group, name: &'static str, ret: Scalar, args: &'static [Scalar]) -> Builtin {
    Builtin { name, ret, args, group, range: None }
}

const fn int(name: &'static str, ret: Scalar, args: &'static [Scalar]) -> Builtin {
    f(Group::Integer, name, ret, args)
}

const fn narrow(name: &'static str, ret: Scalar, args: &'static [Scalar], low: i128, high: i128) -> Builtin {
    Builtin { name, ret, args, group: Group::Integer, range: Some((low, high)) }
}

const fn exact(name: &'static str, ret: Scalar, args: &'static [Scalar]) -> Builtin {
    f(Group::Exact, name, ret, args)
}

const fn inexact(name: &'static str, ret: Scalar, args: &'static [Scalar]) -> Builtin {
    f(Group::Inexact, name, ret, args)
}

const fn half(name: &'static str, ret: Scalar, args: &'static [Scalar]) -> Builtin {
    f(Group::Half, name, ret, args)
}

const fn asm(name: &'static str, ret: Scalar, args: &'static [Scalar]) -> Builtin {
    f(Group::Asm, name, ret, args)
}

pub const BUILTINS: &[Builtin] = &[
    narrow("__popc", I32, &[U32], 0, 32),
    narrow("__popcll", I32, &[U64], 0, 64),
    narrow("__clz", I32, &[I32], 0, 32),
    narrow("__clzll", I32, &[I64], 0, 64),
    narrow("__ffs", I32, &[I32], 0, 32),
    narrow("__ffsll", I32, &[I64], 0, 64),
    int("__brev", U32, &[U32]),
    int("__brevll", U64, &[U64]),
    int("__byte_perm", U32, &[U32, U32, U32]),
    int("__mulhi", I32, &[I32, I32]),
    int("__umulhi", U32, &[U32, U32]),
    int("__mul64hi", I64, &[I64, I64]),
    int("__umul64hi", U64, &[U64, U64]),
    int("__funnelshift_l", U32, &[U32, U32, U32]),
    int("__funnelshift_r", U32, &[U32, U32, U32]),
    int("__funnelshift_lc", U32, &[U32, U32, U32]),
    int("__funnelshift_rc", U32, &[U32, U32, U32]),
    int("__sad", U32, &[I32, I32, U32]),
    int("__usad", U32, &[U32, U32, U32]),
    int("__hadd", I32, &[I32, I32]),
    int("__rhadd", I32, &[I32, I32]),
    int("__uhadd", U32, &[U32, U32]),
    int("__urhadd", U32, &[U32, U32]),
    int("__dp4a", I32, &[I32, I32, I32]),
    int("__dp4a", U32, &[U32, U32, U32]),
    int("__dp2a_lo", I32, &[I32, I32, I32]),
    int("__vadd2", U32, &[U32, U32]),
    int("__vadd4", U32, &[U32, U32]),
    int("__vsub4", U32, &[U32, U32]),
    int("__vabsdiffu4", U32, &[U32, U32]),
    int("__vmaxs2", U32, &[U32, U32]),
    int("__vmaxu4", U32, &[U32, U32]),
    int("__vminu2", U32, &[U32, U32]),
    int("__vcmpeq4", U32, &[U32, U32]),
    int("__vsetgtu2", U32, &[U32, U32]),
    int("__vavgu4", U32, &[U32, U32]),
    int("__vaddss4", U32, &[U32, U32]),
    int("__vaddus2", U32, &[U32, U32]),
    int("min", I32, &[I32, I32]),
    int("max", I32, &[I32, I32]),
    int("min", U32, &[U32, U32]),
    int("max", U32, &[U32, U32]),
    int("min", I64, &[I64, I64]),
    int("max", U64, &[U64, U64]),
    int("fz_abs32", I32, &[I32]),
    int("fz_abs64", I64, &[I64]),
    int("fz_fold3", U64, &[U64, I32, U8]),
    int("fz_array_sum", U32, &[U32, U32]),
    int("__float_as_int_c", I32, &[F32]),
    int("__double_as_longlong_c", I64, &[F64]),
    exact("sqrtf", F32, &[F32]),
    exact("sqrt", F64, &[F64]),
    exact("fabsf", F32, &[F32]),
    exact("fabs", F64, &[F64]),
    exact("floorf", F32, &[F32]),
    exact("floor", F64, &[F64]),
    exact("ceilf", F32, &[F32]),
    exact("ceil", F64, &[F64]),
    exact("truncf", F32, &[F32]),
    exact("trunc", F64, &[F64]),
    exact("rintf", F32, &[F32]),
    exact("rint", F64, &[F64]),
    exact("nearbyintf", F32, &[F32]),
    exact("roundf", F32, &[F32]),
    exact("round", F64, &[F64]),
    exact("fminf", F32, &[F32, F32]),
    exact("fmaxf", F32, &[F32, F32]),
    exact("fmin", F64, &[F64, F64]),
    exact("fmax", F64, &[F64, F64]),
    exact("fmaf", F32, &[F32, F32, F32]),
    exact("fma", F64, &[F64, F64, F64]),
    exact("fz_copysignf", F32, &[F32, F32]),
    exact("fz_copysign", F64, &[F64, F64]),
    exact("fmodf", F32, &[F32, F32]),
    exact("fmod", F64, &[F64, F64]),
    exact("remainderf", F32, &[F32, F32]),
    exact("fdimf", F32, &[F32, F32]),
    exact("fdim", F64, &[F64, F64]),
    exact("nextafterf", F32, &[F32, F32]),
    exact("nextafter", F64, &[F64, F64]),
    exact("fz_ldexpf", F32, &[F32, I32]),
    exact("fz_ldexp", F64, &[F64, I32]),
    exact("fz_frexpf", F32, &[F32]),
    exact("fz_modf", F64, &[F64]),
    exact("logbf", F32, &[F32]),
    exact("__fadd_rz", F32, &[F32, F32]),
    exact("__fadd_ru", F32, &[F32, F32]),
    exact("__fsub_rd", F32, &[F32, F32]),
    exact("__fmul_rn", F32, &[F32, F32]),
    exact("__fmul_rz", F32, &[F32, F32]),
    exact("__fdiv_rd", F32, &[F32, F32]),
    exact("__frcp_rn", F32, &[F32]),
    exact("__fsqrt_ru", F32, &[F32]),
    exact("__fmaf_rz", F32, &[F32, F32, F32]),
    exact("__dadd_rd", F64, &[F64, F64]),
    exact("__dmul_ru", F64, &[F64, F64]),
    exact("__ddiv_rz", F64, &[F64, F64]),
    exact("__drcp_rn", F64, &[F64]),
    exact("__dsqrt_rd", F64, &[F64]),
    exact("__fma_ru", F64, &[F64, F64, F64]),
    exact("__saturatef", F32, &[F32]),
    exact("__int2float_rz", F32, &[I32]),
    exact("__uint2float_ru", F32, &[U32]),
    exact("__ll2float_rd", F32, &[I64]),
    exact("__ll2double_ru", F64, &[I64]),
    exact("__double2float_rz", F32, &[F64]),
    exact("__double2float_ru", F32, &[F64]),
    exact("__float2int_rn", I32, &[F32]),
    exact("__float2int_rd", I32, &[F32]),
    exact("__float2uint_ru", U32, &[F32]),
    exact("__float2ll_rz", I64, &[F32]),
    exact("__double2int_rn", I32, &[F64]),
    exact("__double2uint_rz", U32, &[F64]),
    exact("__double2ll_rd", I64, &[F64]),
    exact("fz_isnan", I32, &[F32]),
    exact("fz_isinf", I32, &[F64]),
    exact("fz_signbit", I32, &[F32]),
    exact("fz_ilogbf", I32, &[F32]),
    exact("fz_lround", I64, &[F64]),
    inexact("sinf", F32, &[F32]),
    inexact("cosf", F32, &[F32]),
    inexact("tanf", F32, &[F32]),
    inexact("expf", F32, &[F32]),
    inexact("exp2f", F32, &[F32]),
    inexact("logf", F32, &[F32]),
    inexact("log2f", F32, &[F32]),
    inexact("powf", F32, &[F32, F32]),
    inexact("tanhf", F32, &[F32]),
    inexact("atan2f", F32, &[F32, F32]),
    inexact("erff", F32, &[F32]),
    inexact("cbrtf", F32, &[F32]),
    inexact("rsqrtf", F32, &[F32]),
    inexact("hypotf", F32, &[F32, F32]),
    inexact("sin", F64, &[F64]),
    inexact("cos", F64, &[F64]),
    inexact("exp", F64, &[F64]),
    inexact("log", F64, &[F64]),
    inexact("pow", F64, &[F64, F64]),
    inexact("tanh", F64, &[F64]),
    inexact("atan", F64, &[F64]),
    inexact("cbrt", F64, &[F64]),
    inexact("rsqrt", F64, &[F64]),
    inexact("lgamma", F64, &[F64]),
    half("__hfma", F16, &[F16, F16, F16]),
    half("__habs", F16, &[F16]),
    half("__hneg", F16, &[F16]),
    half("__hmax", F16, &[F16, F16]),
    half("__hmin", F16, &[F16, F16]),
    half("hfloor", F16, &[F16]),
    half("hrint", F16, &[F16]),
    half("__hfma", Bf16, &[Bf16, Bf16, Bf16]),
    half("__habs", Bf16, &[Bf16]),
    half("__hmax", Bf16, &[Bf16, Bf16]),
    half("fz_h2_add", U32, &[U32, U32]),
    half("fz_h2_fma", U32, &[U32, U32, U32]),
    half("fz_b2_mul", U32, &[U32, U32]),
    half("__float2half_rz", F16, &[F32]),
    half("__float2half_ru", F16, &[F32]),
    half("__int2half_rn", F16, &[I32]),
    half("__half2int_rn", I32, &[F16]),
    half("__half2ushort_rz", U16, &[F16]),
    half("__float2bfloat16_rz", Bf16, &[F32]),
    half("__ushort_as_half", F16, &[U16]),
    asm("fz_asm_add", U32, &[U32, U32]),
    asm("fz_asm_lop3", U32, &[U32, U32, U32]),
    asm("fz_asm_prmt", U32, &[U32, U32, U32]),
    asm("fz_asm_bfe", U32, &[U32, U32]),
    asm("fz_asm_bfi", U64, &[U64, U64]),
    asm("fz_asm_mad_wide", I64, &[I32, I32, I64]),
    asm("fz_asm_sel", I32, &[I32, I32]),
    asm("fz_asm_carry", U64, &[U64, U64]),
    asm("fz_asm_inout", U32, &[U32, U32]),
    asm("fz_asm_unpack", U32, &[U64]),
    asm("fz_asm_f32", F32, &[F32, F32]),
    asm("fz_asm_f64", F64, &[F64, F64]),
    asm("fz_asm_loop", U32, &[U32]),
    asm("fz_asm_h", U16, &[U16, U16]),
    asm("fz_asm_imm", U32, &[U32]),
    asm("fz_asm_mem", U32, &[U32, U32]),
];
