// The math functions. What is not one instruction comes from the math library (__nv_*).
#pragma once

#include "device_functions.h"

extern "C" {
__device__ __device_builtin__ float __nv_acosf(float);
__device__ __device_builtin__ double __nv_acos(double);
__device__ __device_builtin__ float __nv_acoshf(float);
__device__ __device_builtin__ double __nv_acosh(double);
__device__ __device_builtin__ float __nv_asinf(float);
__device__ __device_builtin__ double __nv_asin(double);
__device__ __device_builtin__ float __nv_asinhf(float);
__device__ __device_builtin__ double __nv_asinh(double);
__device__ __device_builtin__ float __nv_atanf(float);
__device__ __device_builtin__ double __nv_atan(double);
__device__ __device_builtin__ float __nv_atanhf(float);
__device__ __device_builtin__ double __nv_atanh(double);
__device__ __device_builtin__ float __nv_cbrtf(float);
__device__ __device_builtin__ double __nv_cbrt(double);
__device__ __device_builtin__ float __nv_cosf(float);
__device__ __device_builtin__ double __nv_cos(double);
__device__ __device_builtin__ float __nv_coshf(float);
__device__ __device_builtin__ double __nv_cosh(double);
__device__ __device_builtin__ float __nv_cospif(float);
__device__ __device_builtin__ double __nv_cospi(double);
__device__ __device_builtin__ float __nv_erff(float);
__device__ __device_builtin__ double __nv_erf(double);
__device__ __device_builtin__ float __nv_erfcf(float);
__device__ __device_builtin__ double __nv_erfc(double);
__device__ __device_builtin__ float __nv_erfcinvf(float);
__device__ __device_builtin__ double __nv_erfcinv(double);
__device__ __device_builtin__ float __nv_erfcxf(float);
__device__ __device_builtin__ double __nv_erfcx(double);
__device__ __device_builtin__ float __nv_erfinvf(float);
__device__ __device_builtin__ double __nv_erfinv(double);
__device__ __device_builtin__ float __nv_expf(float);
__device__ __device_builtin__ double __nv_exp(double);
__device__ __device_builtin__ float __nv_exp10f(float);
__device__ __device_builtin__ double __nv_exp10(double);
__device__ __device_builtin__ float __nv_exp2f(float);
__device__ __device_builtin__ double __nv_exp2(double);
__device__ __device_builtin__ float __nv_expm1f(float);
__device__ __device_builtin__ double __nv_expm1(double);
__device__ __device_builtin__ float __nv_j0f(float);
__device__ __device_builtin__ double __nv_j0(double);
__device__ __device_builtin__ float __nv_j1f(float);
__device__ __device_builtin__ double __nv_j1(double);
__device__ __device_builtin__ float __nv_lgammaf(float);
__device__ __device_builtin__ double __nv_lgamma(double);
__device__ __device_builtin__ float __nv_logf(float);
__device__ __device_builtin__ double __nv_log(double);
__device__ __device_builtin__ float __nv_log10f(float);
__device__ __device_builtin__ double __nv_log10(double);
__device__ __device_builtin__ float __nv_log1pf(float);
__device__ __device_builtin__ double __nv_log1p(double);
__device__ __device_builtin__ float __nv_log2f(float);
__device__ __device_builtin__ double __nv_log2(double);
__device__ __device_builtin__ float __nv_logbf(float);
__device__ __device_builtin__ double __nv_logb(double);
__device__ __device_builtin__ float __nv_normcdff(float);
__device__ __device_builtin__ double __nv_normcdf(double);
__device__ __device_builtin__ float __nv_normcdfinvf(float);
__device__ __device_builtin__ double __nv_normcdfinv(double);
__device__ __device_builtin__ float __nv_rcbrtf(float);
__device__ __device_builtin__ double __nv_rcbrt(double);
__device__ __device_builtin__ float __nv_sinf(float);
__device__ __device_builtin__ double __nv_sin(double);
__device__ __device_builtin__ float __nv_sinhf(float);
__device__ __device_builtin__ double __nv_sinh(double);
__device__ __device_builtin__ float __nv_sinpif(float);
__device__ __device_builtin__ double __nv_sinpi(double);
__device__ __device_builtin__ float __nv_tanf(float);
__device__ __device_builtin__ double __nv_tan(double);
__device__ __device_builtin__ float __nv_tanhf(float);
__device__ __device_builtin__ double __nv_tanh(double);
__device__ __device_builtin__ float __nv_tgammaf(float);
__device__ __device_builtin__ double __nv_tgamma(double);
__device__ __device_builtin__ float __nv_y0f(float);
__device__ __device_builtin__ double __nv_y0(double);
__device__ __device_builtin__ float __nv_y1f(float);
__device__ __device_builtin__ double __nv_y1(double);
__device__ __device_builtin__ float __nv_nearbyintf(float);
__device__ __device_builtin__ double __nv_nearbyint(double);
__device__ __device_builtin__ float __nv_atan2f(float, float);
__device__ __device_builtin__ double __nv_atan2(double, double);
__device__ __device_builtin__ float __nv_fdimf(float, float);
__device__ __device_builtin__ double __nv_fdim(double, double);
__device__ __device_builtin__ float __nv_fmodf(float, float);
__device__ __device_builtin__ double __nv_fmod(double, double);
__device__ __device_builtin__ float __nv_hypotf(float, float);
__device__ __device_builtin__ double __nv_hypot(double, double);
__device__ __device_builtin__ float __nv_nextafterf(float, float);
__device__ __device_builtin__ double __nv_nextafter(double, double);
__device__ __device_builtin__ float __nv_powf(float, float);
__device__ __device_builtin__ double __nv_pow(double, double);
__device__ __device_builtin__ float __nv_remainderf(float, float);
__device__ __device_builtin__ double __nv_remainder(double, double);
__device__ __device_builtin__ float __nv_rhypotf(float, float);
__device__ __device_builtin__ double __nv_rhypot(double, double);
__device__ __device_builtin__ float __nv_roundf(float);
__device__ __device_builtin__ double __nv_round(double);
__device__ __device_builtin__ float __nv_frexpf(float, int *);
__device__ __device_builtin__ float __nv_ldexpf(float, int);
__device__ __device_builtin__ float __nv_scalbnf(float, int);
__device__ __device_builtin__ float __nv_modff(float, float *);
__device__ __device_builtin__ float __nv_remquof(float, float, int *);
__device__ __device_builtin__ int __nv_ilogbf(float);
__device__ __device_builtin__ float __nv_powif(float, int);
__device__ __device_builtin__ void __nv_sincosf(float, float *, float *);
__device__ __device_builtin__ void __nv_sincospif(float, float *, float *);
__device__ __device_builtin__ float __nv_jnf(int, float);
__device__ __device_builtin__ float __nv_ynf(int, float);
__device__ __device_builtin__ float __nv_norm3df(float, float, float);
__device__ __device_builtin__ float __nv_norm4df(float, float, float, float);
__device__ __device_builtin__ long long __nv_llrintf(float);
__device__ __device_builtin__ long long __nv_llroundf(float);
__device__ __device_builtin__ double __nv_frexp(double, int *);
__device__ __device_builtin__ double __nv_ldexp(double, int);
__device__ __device_builtin__ double __nv_scalbn(double, int);
__device__ __device_builtin__ double __nv_modf(double, double *);
__device__ __device_builtin__ double __nv_remquo(double, double, int *);
__device__ __device_builtin__ int __nv_ilogb(double);
__device__ __device_builtin__ double __nv_powi(double, int);
__device__ __device_builtin__ void __nv_sincos(double, double *, double *);
__device__ __device_builtin__ void __nv_sincospi(double, double *, double *);
__device__ __device_builtin__ double __nv_jn(int, double);
__device__ __device_builtin__ double __nv_yn(int, double);
__device__ __device_builtin__ double __nv_norm3d(double, double, double);
__device__ __device_builtin__ double __nv_norm4d(double, double, double, double);
__device__ __device_builtin__ long long __nv_llrint(double);
__device__ __device_builtin__ long long __nv_llround(double);
}

#define __OXICC_MATH __OXICC_DEVICE

// One instruction each.
__OXICC_MATH float sqrtf(float x) { return __nvvm_sqrt_f(x); }
__OXICC_MATH double sqrt(double x) { return __nvvm_sqrt_rn_d(x); }
__OXICC_MATH float rsqrtf(float x) { return __nvvm_rsqrt_approx_f(x); }
__OXICC_MATH double rsqrt(double x) { return 1.0 / __nvvm_sqrt_rn_d(x); }
__OXICC_MATH float fmaf(float a, float b, float c) { return __nvvm_fma_rn_f(a, b, c); }
__OXICC_MATH double fma(double a, double b, double c) { return __nvvm_fma_rn_d(a, b, c); }
__OXICC_MATH float fabsf(float x) { return __nvvm_fabs_f(x); }
__OXICC_MATH double fabs(double x) { return __nvvm_fabs_d(x); }
__OXICC_MATH float floorf(float x) { return __nvvm_floor_f(x); }
__OXICC_MATH double floor(double x) { return __nvvm_floor_d(x); }
__OXICC_MATH float ceilf(float x) { return __nvvm_ceil_f(x); }
__OXICC_MATH double ceil(double x) { return __nvvm_ceil_d(x); }
__OXICC_MATH float truncf(float x) { return __nvvm_trunc_f(x); }
__OXICC_MATH double trunc(double x) { return __nvvm_trunc_d(x); }
__OXICC_MATH float rintf(float x) { return __nvvm_round_f(x); }
__OXICC_MATH double rint(double x) { return __nvvm_round_d(x); }
__OXICC_MATH float fminf(float x, float y) { return __nvvm_fmin_f(x, y); }
__OXICC_MATH double fmin(double x, double y) { return __nvvm_fmin_d(x, y); }
__OXICC_MATH float fmaxf(float x, float y) { return __nvvm_fmax_f(x, y); }
__OXICC_MATH double fmax(double x, double y) { return __nvvm_fmax_d(x, y); }
__OXICC_MATH float copysignf(float x, float y) { return __int_as_float((__float_as_int(x) & 0x7fffffff) | (__float_as_int(y) & 0x80000000)); }
__OXICC_MATH double copysign(double x, double y) {
    return __longlong_as_double((__double_as_longlong(x) & 0x7fffffffffffffffLL) | (__double_as_longlong(y) & 0x8000000000000000ULL));
}
__OXICC_MATH int __isnanf(float x) { return x != x; }
__OXICC_MATH int __isnan(double x) { return x != x; }
__OXICC_MATH int __isinff(float x) { return (__float_as_int(x) & 0x7fffffff) == 0x7f800000; }
__OXICC_MATH int __isinf(double x) { return (__double_as_longlong(x) & 0x7fffffffffffffffLL) == 0x7ff0000000000000LL; }
__OXICC_MATH int __finitef(float x) { return (__float_as_int(x) & 0x7f800000) != 0x7f800000; }
__OXICC_MATH int __finite(double x) { return (__double2hiint(x) & 0x7ff00000) != 0x7ff00000; }
__OXICC_MATH int __signbitf(float x) { return (unsigned int)__float_as_int(x) >> 31; }
__OXICC_MATH int __signbitd(double x) { return (unsigned int)__double2hiint(x) >> 31; }

// Fast versions.
__OXICC_MATH float __sinf(float x) { return __nvvm_sin_approx_f(x); }
__OXICC_MATH float __cosf(float x) { return __nvvm_cos_approx_f(x); }
__OXICC_MATH float __tanf(float x) { return __nvvm_div_approx_f(__nvvm_sin_approx_f(x), __nvvm_cos_approx_f(x)); }
__OXICC_MATH float __log2f(float x) { return __nvvm_lg2_approx_f(x); }
__OXICC_MATH float __logf(float x) { return __nvvm_lg2_approx_f(x) * 0.693147181f; }
__OXICC_MATH float __log10f(float x) { return __nvvm_lg2_approx_f(x) * 0.301029996f; }
__OXICC_MATH float __expf(float x) { return __nvvm_ex2_approx_f(x * 1.442695041f); }
__OXICC_MATH float __exp10f(float x) { return __nvvm_ex2_approx_f(x * 3.321928094f); }
__OXICC_MATH float __powf(float x, float y) { return __nvvm_ex2_approx_f(y * __nvvm_lg2_approx_f(x)); }
__OXICC_MATH void __sincosf(float x, float *s, float *c) { *s = __sinf(x); *c = __cosf(x); }
__OXICC_MATH float __fdividef(float x, float y) { return __nvvm_div_approx_f(x, y); }
__OXICC_MATH float fdividef(float x, float y) { return __nvvm_div_approx_f(x, y); }
__OXICC_MATH float __saturatef(float x) { return __nvvm_saturate_f(x); }
__OXICC_MATH float __frsqrt_rn(float x) { return __nvvm_rsqrt_approx_f(x); }

// Arithmetic with a rounding mode.
#define __OXICC_ROUNDED(r, n)                                                                                              \
    __OXICC_MATH float __fadd_##r(float x, float y) { return __nvvm_add_##n##_f(x, y); }                                  \
    __OXICC_MATH float __fsub_##r(float x, float y) { return __nvvm_add_##n##_f(x, -y); }                                 \
    __OXICC_MATH float __fmul_##r(float x, float y) { return __nvvm_mul_##n##_f(x, y); }                                  \
    __OXICC_MATH float __fmaf_##r(float x, float y, float z) { return __nvvm_fma_##n##_f(x, y, z); }                      \
    __OXICC_MATH float __fdiv_##r(float x, float y) { return __nvvm_div_##n##_f(x, y); }                                  \
    __OXICC_MATH float __frcp_##r(float x) { return __nvvm_rcp_##n##_f(x); }                                              \
    __OXICC_MATH float __fsqrt_##r(float x) { return __nvvm_sqrt_##n##_f(x); }                                            \
    __OXICC_MATH double __dadd_##r(double x, double y) { return __nvvm_add_##n##_d(x, y); }                               \
    __OXICC_MATH double __dsub_##r(double x, double y) { return __nvvm_add_##n##_d(x, -y); }                              \
    __OXICC_MATH double __dmul_##r(double x, double y) { return __nvvm_mul_##n##_d(x, y); }                               \
    __OXICC_MATH double __fma_##r(double x, double y, double z) { return __nvvm_fma_##n##_d(x, y, z); }                   \
    __OXICC_MATH double __ddiv_##r(double x, double y) { return __nvvm_div_##n##_d(x, y); }                               \
    __OXICC_MATH double __drcp_##r(double x) { return __nvvm_rcp_##n##_d(x); }                                            \
    __OXICC_MATH double __dsqrt_##r(double x) { return __nvvm_sqrt_##n##_d(x); }
__OXICC_ROUNDED(rn, rn)
__OXICC_ROUNDED(rz, rz)
__OXICC_ROUNDED(rd, rm)
__OXICC_ROUNDED(ru, rp)
#undef __OXICC_ROUNDED

// From the math library.
#define __OXICC_UNARY(name)                                                                                                \
    __OXICC_MATH float name##f(float x) { return __nv_##name##f(x); }                                                     \
    __OXICC_MATH double name(double x) { return __nv_##name(x); }                                                         \
    __OXICC_MATH float name(float x) { return __nv_##name##f(x); }
#define __OXICC_BINARY(name)                                                                                               \
    __OXICC_MATH float name##f(float x, float y) { return __nv_##name##f(x, y); }                                         \
    __OXICC_MATH double name(double x, double y) { return __nv_##name(x, y); }                                            \
    __OXICC_MATH float name(float x, float y) { return __nv_##name##f(x, y); }
__OXICC_UNARY(acos)
__OXICC_UNARY(acosh)
__OXICC_UNARY(asin)
__OXICC_UNARY(asinh)
__OXICC_UNARY(atan)
__OXICC_UNARY(atanh)
__OXICC_UNARY(cbrt)
__OXICC_UNARY(cos)
__OXICC_UNARY(cosh)
__OXICC_UNARY(cospi)
__OXICC_UNARY(erf)
__OXICC_UNARY(erfc)
__OXICC_UNARY(erfcinv)
__OXICC_UNARY(erfcx)
__OXICC_UNARY(erfinv)
__OXICC_UNARY(exp)
__OXICC_UNARY(exp10)
__OXICC_UNARY(exp2)
__OXICC_UNARY(expm1)
__OXICC_UNARY(j0)
__OXICC_UNARY(j1)
__OXICC_UNARY(lgamma)
__OXICC_UNARY(log)
__OXICC_UNARY(log10)
__OXICC_UNARY(log1p)
__OXICC_UNARY(log2)
__OXICC_UNARY(logb)
__OXICC_UNARY(normcdf)
__OXICC_UNARY(normcdfinv)
__OXICC_UNARY(rcbrt)
__OXICC_UNARY(sin)
__OXICC_UNARY(sinh)
__OXICC_UNARY(sinpi)
__OXICC_UNARY(tan)
__OXICC_UNARY(tanh)
__OXICC_UNARY(tgamma)
__OXICC_UNARY(y0)
__OXICC_UNARY(y1)
__OXICC_UNARY(nearbyint)
__OXICC_UNARY(round)
__OXICC_BINARY(atan2)
__OXICC_BINARY(fdim)
__OXICC_BINARY(fmod)
__OXICC_BINARY(hypot)
__OXICC_BINARY(nextafter)
__OXICC_BINARY(pow)
__OXICC_BINARY(remainder)
__OXICC_BINARY(rhypot)
#undef __OXICC_UNARY
#undef __OXICC_BINARY
__OXICC_MATH float frexpf(float x, int *e) { return __nv_frexpf(x, e); }
__OXICC_MATH double frexp(double x, int *e) { return __nv_frexp(x, e); }
__OXICC_MATH float ldexpf(float x, int e) { return __nv_ldexpf(x, e); }
__OXICC_MATH double ldexp(double x, int e) { return __nv_ldexp(x, e); }
__OXICC_MATH float scalbnf(float x, int e) { return __nv_scalbnf(x, e); }
__OXICC_MATH double scalbn(double x, int e) { return __nv_scalbn(x, e); }
__OXICC_MATH float modff(float x, float *i) { return __nv_modff(x, i); }
__OXICC_MATH double modf(double x, double *i) { return __nv_modf(x, i); }
__OXICC_MATH int ilogbf(float x) { return __nv_ilogbf(x); }
__OXICC_MATH int ilogb(double x) { return __nv_ilogb(x); }
__OXICC_MATH float powif(float x, int n) { return __nv_powif(x, n); }
__OXICC_MATH double powi(double x, int n) { return __nv_powi(x, n); }
__OXICC_MATH void sincosf(float x, float *s, float *c) { __nv_sincosf(x, s, c); }
__OXICC_MATH void sincos(double x, double *s, double *c) { __nv_sincos(x, s, c); }
__OXICC_MATH void sincospif(float x, float *s, float *c) { __nv_sincospif(x, s, c); }
__OXICC_MATH void sincospi(double x, double *s, double *c) { __nv_sincospi(x, s, c); }
__OXICC_MATH float norm3df(float x, float y, float z) { return __nv_norm3df(x, y, z); }
__OXICC_MATH double norm3d(double x, double y, double z) { return __nv_norm3d(x, y, z); }
__OXICC_MATH float norm4df(float x, float y, float z, float w) { return __nv_norm4df(x, y, z, w); }
__OXICC_MATH double norm4d(double x, double y, double z, double w) { return __nv_norm4d(x, y, z, w); }
__OXICC_MATH long long llrintf(float x) { return __nvvm_f2ll_rn(x); }
__OXICC_MATH long long llrint(double x) { return __nvvm_d2ll_rn(x); }
__OXICC_MATH long lrintf(float x) { return __nvvm_f2ll_rn(x); }
__OXICC_MATH long lrint(double x) { return __nvvm_d2ll_rn(x); }
__OXICC_MATH long long llroundf(float x) { return __nv_llroundf(x); }
__OXICC_MATH long long llround(double x) { return __nv_llround(x); }
__OXICC_MATH long lroundf(float x) { return __nv_llroundf(x); }
__OXICC_MATH long lround(double x) { return __nv_llround(x); }

// Overloads for float, and the integer functions.
__OXICC_MATH float sqrt(float x) { return sqrtf(x); }
__OXICC_MATH float rsqrt(float x) { return rsqrtf(x); }
__OXICC_MATH float fma(float a, float b, float c) { return fmaf(a, b, c); }
__OXICC_MATH float fabs(float x) { return fabsf(x); }
__OXICC_MATH float floor(float x) { return floorf(x); }
__OXICC_MATH float ceil(float x) { return ceilf(x); }
__OXICC_MATH float trunc(float x) { return truncf(x); }
__OXICC_MATH float rint(float x) { return rintf(x); }
__OXICC_MATH float fmin(float x, float y) { return fminf(x, y); }
__OXICC_MATH float fmax(float x, float y) { return fmaxf(x, y); }
__OXICC_MATH float copysign(float x, float y) { return copysignf(x, y); }
__OXICC_MATH float ldexp(float x, int e) { return __nv_ldexpf(x, e); }
__OXICC_MATH int abs(int x) { return __nvvm_abs_i(x); }
__OXICC_MATH long labs(long x) { return __nvvm_abs_ll(x); }
__OXICC_MATH long long llabs(long long x) { return __nvvm_abs_ll(x); }
__OXICC_MATH long abs(long x) { return __nvvm_abs_ll(x); }
__OXICC_MATH long long abs(long long x) { return __nvvm_abs_ll(x); }
__OXICC_MATH float abs(float x) { return fabsf(x); }
__OXICC_MATH double abs(double x) { return fabs(x); }
__OXICC_MATH bool isnan(float x) { return x != x; }
__OXICC_MATH bool isnan(double x) { return x != x; }
__OXICC_MATH bool isinf(float x) { return __isinff(x); }
__OXICC_MATH bool isinf(double x) { return __isinf(x); }
__OXICC_MATH bool isfinite(float x) { return __finitef(x); }
__OXICC_MATH bool isfinite(double x) { return __finite(x); }
__OXICC_MATH bool signbit(float x) { return __signbitf(x); }
__OXICC_MATH bool signbit(double x) { return __signbitd(x); }
__OXICC_MATH int min(int a, int b) { return __nvvm_min_i(a, b); }
__OXICC_MATH unsigned int min(unsigned int a, unsigned int b) { return __nvvm_min_ui(a, b); }
__OXICC_MATH long long min(long long a, long long b) { return __nvvm_min_ll(a, b); }
__OXICC_MATH unsigned long long min(unsigned long long a, unsigned long long b) { return __nvvm_min_ull(a, b); }
__OXICC_MATH unsigned int min(int a, unsigned int b) { return __nvvm_min_ui(a, b); }
__OXICC_MATH unsigned int min(unsigned int a, int b) { return __nvvm_min_ui(a, b); }
__OXICC_MATH long min(long a, long b) { return __nvvm_min_ll(a, b); }
__OXICC_MATH unsigned long min(unsigned long a, unsigned long b) { return __nvvm_min_ull(a, b); }
__OXICC_MATH float min(float a, float b) { return __nvvm_fmin_f(a, b); }
__OXICC_MATH double min(double a, double b) { return __nvvm_fmin_d(a, b); }
__OXICC_MATH double min(float a, double b) { return __nvvm_fmin_d(a, b); }
__OXICC_MATH double min(double a, float b) { return __nvvm_fmin_d(a, b); }
__OXICC_MATH int max(int a, int b) { return __nvvm_max_i(a, b); }
__OXICC_MATH unsigned int max(unsigned int a, unsigned int b) { return __nvvm_max_ui(a, b); }
__OXICC_MATH long long max(long long a, long long b) { return __nvvm_max_ll(a, b); }
__OXICC_MATH unsigned long long max(unsigned long long a, unsigned long long b) { return __nvvm_max_ull(a, b); }
__OXICC_MATH unsigned int max(int a, unsigned int b) { return __nvvm_max_ui(a, b); }
__OXICC_MATH unsigned int max(unsigned int a, int b) { return __nvvm_max_ui(a, b); }
__OXICC_MATH long max(long a, long b) { return __nvvm_max_ll(a, b); }
__OXICC_MATH unsigned long max(unsigned long a, unsigned long b) { return __nvvm_max_ull(a, b); }
__OXICC_MATH float max(float a, float b) { return __nvvm_fmax_f(a, b); }
__OXICC_MATH double max(double a, double b) { return __nvvm_fmax_d(a, b); }
__OXICC_MATH double max(float a, double b) { return __nvvm_fmax_d(a, b); }
__OXICC_MATH double max(double a, float b) { return __nvvm_fmax_d(a, b); }
