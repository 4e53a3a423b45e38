// Functions that are one instruction.
#include "common.h"

LIB float __nv_fabsf(float x) { return BY_FTZ(fabs, x); }
LIB double __nv_fabs(double x) { return m::abs(x); }
LIB float __nv_fmaf(float a, float b, float c) { return m::fma(a, b, c); }
LIB double __nv_fma(double a, double b, double c) { return m::fma(a, b, c); }
LIB float __nv_fminf(float a, float b) { return BY_FTZ(fmin, a, b); }
LIB double __nv_fmin(double a, double b) { return m::min(a, b); }
LIB float __nv_fmaxf(float a, float b) { return BY_FTZ(fmax, a, b); }
LIB double __nv_fmax(double a, double b) { return m::max(a, b); }
LIB float __nv_floorf(float x) { return BY_FTZ(floor, x); }
LIB double __nv_floor(double x) { return m::floor(x); }
LIB float __nv_ceilf(float x) { return BY_FTZ(ceil, x); }
LIB double __nv_ceil(double x) { return m::ceil(x); }
LIB float __nv_truncf(float x) { return m::trunc(x); }
LIB double __nv_trunc(double x) { return m::trunc(x); }
LIB float __nv_rintf(float x) { return m::rint(x); }
LIB double __nv_rint(double x) { return m::rint(x); }
LIB float __nv_nearbyintf(float x) { return m::rint(x); }
LIB double __nv_nearbyint(double x) { return m::rint(x); }
LIB float __nv_copysignf(float x, float y) { return m::copysign(x, y); }
LIB double __nv_copysign(double x, double y) { return m::copysign(x, y); }
LIB float __nv_saturatef(float x) { return BY_FTZ(saturate, x); }
// The code generator knows whether it may be approximate.
LIB float __nv_sqrtf(float x) { return __nvvm_sqrt_f(x); }
LIB double __nv_sqrt(double x) { return m::sqrt(x); }
LIB float __nv_rsqrtf(float x) { return BY_FTZ(rsqrt_approx, x); }
LIB i64 __nv_llrintf(float x) { return __nvvm_reflect("__CUDA_FTZ") ? __nvvm_f2ll_rn_ftz(x) : __nvvm_f2ll_rn(x); }
LIB i64 __nv_llrint(double x) { return __nvvm_d2ll_rn(x); }

LIB int __nv_isnanf(float x) { return is_nan(x); }
LIB int __nv_isnand(double x) { return is_nan(x); }
LIB int __nv_isinff(float x) { return is_inf(x); }
LIB int __nv_isinfd(double x) { return is_inf(x); }
LIB int __nv_finitef(float x) { return m::abs(x) < INF_F; }
LIB int __nv_isfinited(double x) { return m::abs(x) < INF_D; }
LIB int __nv_signbitf(float x) { return (int)(m::bits(x) >> 31); }
LIB int __nv_signbitd(double x) { return (int)(m::bits(x) >> 63); }
LIB float __nv_nanf(const char *) { return NAN_F; }
LIB double __nv_nan(const char *) { return NAN_D; }
