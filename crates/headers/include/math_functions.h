// The math functions. What is not one instruction comes from the math library (__nv_*).
#pragma once

#include "crt/bit_casts.h"
#if __CUDA_ARCH__ >= 1000
#include "vector_types.h"
#endif

// With the C++ library of the host its functions are used, see there.
#if __has_include(<bits/c++config.h>)
#define __OXICC_HOST_LIBRARY 1
#include "crt/host_library.h"
#elif __has_include(<__config>)
#define __OXICC_HOST_LIBRARY 1
#include "crt/clang_library.h"
#endif

// Types whose arguments are taken as double.
template <class T> struct __oxicc_integer {};
template <class T> struct __oxicc_number {};
#define __OXICC_INTEGER(T)                                                                                                 \
    template <> struct __oxicc_integer<T> { typedef double type; };                                                       \
    template <> struct __oxicc_number<T> { typedef double type; };
__OXICC_INTEGER(bool)
__OXICC_INTEGER(char)
__OXICC_INTEGER(signed char)
__OXICC_INTEGER(unsigned char)
__OXICC_INTEGER(short)
__OXICC_INTEGER(unsigned short)
__OXICC_INTEGER(int)
__OXICC_INTEGER(unsigned int)
__OXICC_INTEGER(long)
__OXICC_INTEGER(unsigned long)
__OXICC_INTEGER(long long)
__OXICC_INTEGER(unsigned long long)
#undef __OXICC_INTEGER
template <> struct __oxicc_number<float> { typedef double type; };
template <> struct __oxicc_number<double> { typedef double type; };
#define __OXICC_UNARY_INTEGER(name)                                                                                        \
    template <class T, class = typename __oxicc_integer<T>::type>                                                         \
    static __host__ __device__ __forceinline__ double name(T x) { return name((double)x); }
#define __OXICC_BINARY_MIXED(name)                                                                                         \
    template <class A, class B, class = typename __oxicc_number<A>::type, class = typename __oxicc_number<B>::type>       \
    static __host__ __device__ __forceinline__ double name(A x, B y) { return name((double)x, (double)y); }

#define __OXICC_MATH static __host__ __device__ __forceinline__

// An intrinsic in the form that flushes denormals if the compilation does.
extern "C" __device__ __device_builtin__ int __nvvm_reflect(const char *);
#define __OXICC_BY_FTZ(stem, ...)                                                                                          \
    (__nvvm_reflect("__CUDA_FTZ") ? __nvvm_##stem##_ftz_f(__VA_ARGS__) : __nvvm_##stem##_f(__VA_ARGS__))

// One instruction each.
extern "C" __device__ __device_builtin__ double __nv_rsqrt(double);
__OXICC_MATH float rsqrtf(float x) { return __OXICC_BY_FTZ(rsqrt_approx, x); }
__OXICC_MATH double rsqrt(double x) { return __nv_rsqrt(x); }
#ifndef __OXICC_HOST_LIBRARY
__OXICC_MATH float sqrtf(float x) { return __nvvm_sqrt_f(x); }
__OXICC_MATH double sqrt(double x) { return __nvvm_sqrt_rn_d(x); }
__OXICC_MATH float fmaf(float a, float b, float c) { return __OXICC_BY_FTZ(fma_rn, a, b, c); }
__OXICC_MATH double fma(double a, double b, double c) { return __nvvm_fma_rn_d(a, b, c); }
// These builtins flush denormals if the compilation does.
__OXICC_MATH float fabsf(float x) { return __builtin_fabsf(x); }
__OXICC_MATH double fabs(double x) { return __nvvm_fabs_d(x); }
__OXICC_MATH float floorf(float x) { return __builtin_floorf(x); }
__OXICC_MATH double floor(double x) { return __nvvm_floor_d(x); }
__OXICC_MATH float ceilf(float x) { return __builtin_ceilf(x); }
__OXICC_MATH double ceil(double x) { return __nvvm_ceil_d(x); }
__OXICC_MATH float truncf(float x) { return __nvvm_trunc_f(x); }
__OXICC_MATH double trunc(double x) { return __nvvm_trunc_d(x); }
__OXICC_MATH float rintf(float x) { return __nvvm_round_f(x); }
__OXICC_MATH double rint(double x) { return __nvvm_round_d(x); }
__OXICC_MATH float fminf(float x, float y) { return __builtin_fminf(x, y); }
__OXICC_MATH double fmin(double x, double y) { return __nvvm_fmin_d(x, y); }
__OXICC_MATH float fmaxf(float x, float y) { return __builtin_fmaxf(x, y); }
__OXICC_MATH double fmax(double x, double y) { return __nvvm_fmax_d(x, y); }
__OXICC_MATH float copysignf(float x, float y) { return __int_as_float((__float_as_int(x) & 0x7fffffff) | (__float_as_int(y) & 0x80000000)); }
__OXICC_MATH double copysign(double x, double y) {
    return __longlong_as_double((__double_as_longlong(x) & 0x7fffffffffffffffLL) | (__double_as_longlong(y) & 0x8000000000000000ULL));
}
#endif
__OXICC_MATH int __isnanf(float x) { return x != x; }
__OXICC_MATH int __isnan(double x) { return x != x; }
__OXICC_MATH int __isinff(float x) { return (__float_as_int(x) & 0x7fffffff) == 0x7f800000; }
__OXICC_MATH int __isinf(double x) { return (__double_as_longlong(x) & 0x7fffffffffffffffLL) == 0x7ff0000000000000LL; }
__OXICC_MATH int __finitef(float x) { return (__float_as_int(x) & 0x7f800000) != 0x7f800000; }
__OXICC_MATH int __finite(double x) { return (__double2hiint(x) & 0x7ff00000) != 0x7ff00000; }
__OXICC_MATH int __signbitf(float x) { return (unsigned int)__float_as_int(x) >> 31; }
__OXICC_MATH int __signbit(double x) { return (unsigned int)__double2hiint(x) >> 31; }
__OXICC_MATH int __signbitd(double x) { return (unsigned int)__double2hiint(x) >> 31; }

// Fast versions.
__OXICC_MATH float __sinf(float x) { return __OXICC_BY_FTZ(sin_approx, x); }
__OXICC_MATH float __cosf(float x) { return __OXICC_BY_FTZ(cos_approx, x); }
__OXICC_MATH float __tanf(float x) { return __OXICC_BY_FTZ(div_approx, __OXICC_BY_FTZ(sin_approx, x), __OXICC_BY_FTZ(cos_approx, x)); }
__OXICC_MATH float __log2f(float x) { return __OXICC_BY_FTZ(lg2_approx, x); }
__OXICC_MATH float __logf(float x) { return __OXICC_BY_FTZ(lg2_approx, x) * 0.693147181f; }
__OXICC_MATH float __log10f(float x) { return __OXICC_BY_FTZ(lg2_approx, x) * 0.301029996f; }
__OXICC_MATH float __expf(float x) { return __OXICC_BY_FTZ(ex2_approx, x * 1.442695041f); }
__OXICC_MATH float __exp10f(float x) { return __OXICC_BY_FTZ(ex2_approx, x * 3.321928094f); }
__OXICC_MATH float __powf(float x, float y) { return __OXICC_BY_FTZ(ex2_approx, y * __OXICC_BY_FTZ(lg2_approx, x)); }
__OXICC_MATH void __sincosf(float x, float *s, float *c) { *s = __sinf(x); *c = __cosf(x); }
__OXICC_MATH float __fdividef(float x, float y) { return __OXICC_BY_FTZ(div_approx, x, y); }
__OXICC_MATH float fdividef(float x, float y) { return x / y; }
__OXICC_MATH double fdivide(double x, double y) { return x / y; }
__OXICC_MATH float __tanhf(float x) {
    float r;
    asm("tanh.approx.f32 %0, %1;" : "=f"(r) : "f"(x));
    return r;
}
__OXICC_MATH float __saturatef(float x) { return __OXICC_BY_FTZ(saturate, x); }
extern "C" __device__ __device_builtin__ float __nv_frsqrt_rn(float);
__OXICC_MATH float __frsqrt_rn(float x) { return __nv_frsqrt_rn(x); }

// Arithmetic with a rounding mode.
#define __OXICC_ROUNDED(r, n)                                                                                              \
    __OXICC_MATH float __fadd_##r(float x, float y) { return __OXICC_BY_FTZ(add_##n, x, y); }                              \
    __OXICC_MATH float __fsub_##r(float x, float y) { return __OXICC_BY_FTZ(add_##n, x, -y); }                             \
    __OXICC_MATH float __fmul_##r(float x, float y) { return __OXICC_BY_FTZ(mul_##n, x, y); }                              \
    __OXICC_MATH float __fmaf_##r(float x, float y, float z) { return __OXICC_BY_FTZ(fma_##n, x, y, z); }                  \
    __OXICC_MATH float __fmaf_ieee_##r(float x, float y, float z) { return __nvvm_fma_##n##_f(x, y, z); }                 \
    __OXICC_MATH float __fdiv_##r(float x, float y) { return __OXICC_BY_FTZ(div_##n, x, y); }                              \
    __OXICC_MATH float __frcp_##r(float x) { return __OXICC_BY_FTZ(rcp_##n, x); }                                          \
    __OXICC_MATH float __fsqrt_##r(float x) { return __OXICC_BY_FTZ(sqrt_##n, x); }                                        \
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
#define __OXICC_UNARY_LIBRARY(name)                                                                                        \
    extern "C" __device__ __device_builtin__ float __nv_##name##f(float);                                                 \
    extern "C" __device__ __device_builtin__ double __nv_##name(double);                                                  \
    __OXICC_MATH float name##f(float x) { return __nv_##name##f(x); }                                                     \
    __OXICC_MATH double name(double x) { return __nv_##name(x); }                                                         \
    __OXICC_MATH float name(float x) { return __nv_##name##f(x); }
#define __OXICC_UNARY(name)                                                                                                \
    __OXICC_UNARY_LIBRARY(name)                                                                                            \
    __OXICC_UNARY_INTEGER(name)
#define __OXICC_BINARY(name)                                                                                               \
    extern "C" __device__ __device_builtin__ float __nv_##name##f(float, float);                                          \
    extern "C" __device__ __device_builtin__ double __nv_##name(double, double);                                          \
    __OXICC_MATH float name##f(float x, float y) { return __nv_##name##f(x, y); }                                         \
    __OXICC_MATH double name(double x, double y) { return __nv_##name(x, y); }                                            \
    __OXICC_MATH float name(float x, float y) { return __nv_##name##f(x, y); }                                            \
    __OXICC_BINARY_MIXED(name)
#ifndef __OXICC_HOST_LIBRARY
__OXICC_UNARY(acos)
__OXICC_UNARY(acosh)
__OXICC_UNARY(asin)
__OXICC_UNARY(asinh)
__OXICC_UNARY(atan)
__OXICC_UNARY(atanh)
__OXICC_UNARY(cbrt)
__OXICC_UNARY(cos)
__OXICC_UNARY(cosh)
__OXICC_UNARY(erf)
__OXICC_UNARY(erfc)
__OXICC_UNARY(exp)
__OXICC_UNARY(exp2)
__OXICC_UNARY(expm1)
__OXICC_UNARY(lgamma)
__OXICC_UNARY(log)
__OXICC_UNARY(log10)
__OXICC_UNARY(log1p)
__OXICC_UNARY(log2)
__OXICC_UNARY(logb)
__OXICC_UNARY(sin)
__OXICC_UNARY(sinh)
__OXICC_UNARY(tan)
__OXICC_UNARY(tanh)
__OXICC_UNARY(tgamma)
__OXICC_UNARY(nearbyint)
__OXICC_UNARY(round)
__OXICC_UNARY_LIBRARY(exp10)
__OXICC_UNARY_LIBRARY(j0)
__OXICC_UNARY_LIBRARY(j1)
__OXICC_UNARY_LIBRARY(y0)
__OXICC_UNARY_LIBRARY(y1)
#else
extern "C" __device__ __device_builtin__ float __nv_tanhf(float);
extern "C" __device__ __device_builtin__ float __nv_sinf(float);
extern "C" __device__ __device_builtin__ float __nv_cosf(float);
#endif
__OXICC_UNARY_LIBRARY(cospi)
__OXICC_UNARY_LIBRARY(erfcinv)
__OXICC_UNARY_LIBRARY(erfcx)
__OXICC_UNARY_LIBRARY(erfinv)
__OXICC_UNARY_LIBRARY(normcdf)
__OXICC_UNARY_LIBRARY(normcdfinv)
__OXICC_UNARY_LIBRARY(rcbrt)
__OXICC_UNARY_LIBRARY(sinpi)
__OXICC_UNARY_LIBRARY(cyl_bessel_i0)
__OXICC_UNARY_LIBRARY(cyl_bessel_i1)
#ifndef __OXICC_HOST_LIBRARY
__OXICC_BINARY(atan2)
__OXICC_BINARY(fdim)
__OXICC_BINARY(fmod)
__OXICC_BINARY(hypot)
__OXICC_BINARY(nextafter)
__OXICC_BINARY(pow)
__OXICC_BINARY(remainder)
#endif
__OXICC_BINARY(rhypot)
#undef __OXICC_UNARY
#undef __OXICC_UNARY_LIBRARY
#undef __OXICC_BINARY
// Functions of other types: the float version, the double version and the overload of it.
#define __OXICC_LIBRARY(name, R, Rd, parameters, parametersd, arguments)                                                   \
    extern "C" __device__ __device_builtin__ R __nv_##name##f parameters;                                                 \
    extern "C" __device__ __device_builtin__ Rd __nv_##name parametersd;                                                  \
    __OXICC_MATH R name##f parameters { return __nv_##name##f arguments; }                                                \
    __OXICC_MATH Rd name parametersd { return __nv_##name arguments; }                                                    \
    __OXICC_MATH R name parameters { return __nv_##name##f arguments; }
__OXICC_LIBRARY(powi, float, double, (float x, int n), (double x, int n), (x, n))
__OXICC_LIBRARY(sincospi, void, void, (float x, float *s, float *c), (double x, double *s, double *c), (x, s, c))
__OXICC_LIBRARY(norm3d, float, double, (float x, float y, float z), (double x, double y, double z), (x, y, z))
__OXICC_LIBRARY(norm4d, float, double, (float x, float y, float z, float w), (double x, double y, double z, double w), (x, y, z, w))
__OXICC_LIBRARY(rnorm3d, float, double, (float x, float y, float z), (double x, double y, double z), (x, y, z))
__OXICC_LIBRARY(rnorm4d, float, double, (float x, float y, float z, float w), (double x, double y, double z, double w), (x, y, z, w))
__OXICC_LIBRARY(norm, float, double, (int n, const float *p), (int n, const double *p), (n, p))
__OXICC_LIBRARY(rnorm, float, double, (int n, const float *p), (int n, const double *p), (n, p))
#ifndef __OXICC_HOST_LIBRARY
__OXICC_LIBRARY(frexp, float, double, (float x, int *e), (double x, int *e), (x, e))
__OXICC_LIBRARY(ldexp, float, double, (float x, int e), (double x, int e), (x, e))
__OXICC_LIBRARY(scalbn, float, double, (float x, int e), (double x, int e), (x, e))
__OXICC_LIBRARY(modf, float, double, (float x, float *i), (double x, double *i), (x, i))
__OXICC_LIBRARY(remquo, float, double, (float x, float y, int *q), (double x, double y, int *q), (x, y, q))
__OXICC_LIBRARY(ilogb, int, int, (float x), (double x), (x))
__OXICC_LIBRARY(sincos, void, void, (float x, float *s, float *c), (double x, double *s, double *c), (x, s, c))
__OXICC_LIBRARY(jn, float, double, (int n, float x), (int n, double x), (n, x))
__OXICC_LIBRARY(yn, float, double, (int n, float x), (int n, double x), (n, x))
__OXICC_LIBRARY(llround, long long, long long, (float x), (double x), (x))
__OXICC_LIBRARY(scalbln, float, double, (float x, long e), (double x, long e), (x, e))
__OXICC_MATH long long llrintf(float x) { return __nvvm_f2ll_rn(x); }
__OXICC_MATH long long llrint(double x) { return __nvvm_d2ll_rn(x); }
__OXICC_MATH long long llrint(float x) { return __nvvm_f2ll_rn(x); }
__OXICC_MATH long lrintf(float x) { return __nvvm_f2ll_rn(x); }
__OXICC_MATH long lrint(double x) { return __nvvm_d2ll_rn(x); }
__OXICC_MATH long lrint(float x) { return __nvvm_f2ll_rn(x); }
__OXICC_MATH long lroundf(float x) { return __nv_llroundf(x); }
__OXICC_MATH long lround(double x) { return __nv_llround(x); }
__OXICC_MATH long lround(float x) { return __nv_llroundf(x); }
__OXICC_MATH float nanf(const char *) { return __int_as_float(0x7fffffff); }
__OXICC_MATH double nan(const char *) { return __longlong_as_double(0x7ff8000000000000LL); }
#endif
#undef __OXICC_LIBRARY

__OXICC_MATH float rsqrt(float x) { return rsqrtf(x); }
__OXICC_UNARY_INTEGER(rsqrt)
#ifndef __OXICC_HOST_LIBRARY
// Overloads for float, and the integer functions.
__OXICC_MATH float sqrt(float x) { return sqrtf(x); }
__OXICC_MATH float fma(float a, float b, float c) { return fmaf(a, b, c); }
__OXICC_MATH float fabs(float x) { return fabsf(x); }
__OXICC_MATH float floor(float x) { return floorf(x); }
__OXICC_MATH float ceil(float x) { return ceilf(x); }
__OXICC_MATH float trunc(float x) { return truncf(x); }
__OXICC_MATH float rint(float x) { return rintf(x); }
__OXICC_MATH float fmin(float x, float y) { return fminf(x, y); }
__OXICC_MATH float fmax(float x, float y) { return fmaxf(x, y); }
__OXICC_MATH float copysign(float x, float y) { return copysignf(x, y); }
__OXICC_UNARY_INTEGER(sqrt)
__OXICC_UNARY_INTEGER(fabs)
__OXICC_UNARY_INTEGER(floor)
__OXICC_UNARY_INTEGER(ceil)
__OXICC_UNARY_INTEGER(trunc)
__OXICC_UNARY_INTEGER(rint)
__OXICC_BINARY_MIXED(fmin)
__OXICC_BINARY_MIXED(fmax)
__OXICC_BINARY_MIXED(copysign)
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
__OXICC_MATH bool isnormal(float x) { return ((unsigned int)__float_as_int(x) >> 23 & 0xff) - 1u < 0xfeu; }
__OXICC_MATH bool isnormal(double x) { return ((unsigned int)__double2hiint(x) >> 20 & 0x7ff) - 1u < 0x7feu; }
#endif
#undef __OXICC_UNARY_INTEGER
#undef __OXICC_BINARY_MIXED

__OXICC_MATH int min(int a, int b) { return __nvvm_min_i(a, b); }
__OXICC_MATH unsigned int min(unsigned int a, unsigned int b) { return __nvvm_min_ui(a, b); }
__OXICC_MATH long long min(long long a, long long b) { return __nvvm_min_ll(a, b); }
__OXICC_MATH unsigned long long min(unsigned long long a, unsigned long long b) { return __nvvm_min_ull(a, b); }
__OXICC_MATH long min(long a, long b) { return __nvvm_min_ll(a, b); }
__OXICC_MATH unsigned long min(unsigned long a, unsigned long b) { return __nvvm_min_ull(a, b); }
__OXICC_MATH unsigned int min(int a, unsigned int b) { return __nvvm_min_ui(a, b); }
__OXICC_MATH unsigned int min(unsigned int a, int b) { return __nvvm_min_ui(a, b); }
__OXICC_MATH unsigned long long min(long long a, unsigned long long b) { return __nvvm_min_ull(a, b); }
__OXICC_MATH unsigned long long min(unsigned long long a, long long b) { return __nvvm_min_ull(a, b); }
__OXICC_MATH unsigned long min(long a, unsigned long b) { return __nvvm_min_ull(a, b); }
__OXICC_MATH unsigned long min(unsigned long a, long b) { return __nvvm_min_ull(a, b); }
__OXICC_MATH float min(float a, float b) { return __builtin_fminf(a, b); }
__OXICC_MATH double min(double a, double b) { return __nvvm_fmin_d(a, b); }
__OXICC_MATH double min(float a, double b) { return __nvvm_fmin_d(a, b); }
__OXICC_MATH double min(double a, float b) { return __nvvm_fmin_d(a, b); }
__OXICC_MATH unsigned int umin(unsigned int a, unsigned int b) { return __nvvm_min_ui(a, b); }
__OXICC_MATH long long llmin(long long a, long long b) { return __nvvm_min_ll(a, b); }
__OXICC_MATH unsigned long long ullmin(unsigned long long a, unsigned long long b) { return __nvvm_min_ull(a, b); }
__OXICC_MATH int max(int a, int b) { return __nvvm_max_i(a, b); }
__OXICC_MATH unsigned int max(unsigned int a, unsigned int b) { return __nvvm_max_ui(a, b); }
__OXICC_MATH long long max(long long a, long long b) { return __nvvm_max_ll(a, b); }
__OXICC_MATH unsigned long long max(unsigned long long a, unsigned long long b) { return __nvvm_max_ull(a, b); }
__OXICC_MATH long max(long a, long b) { return __nvvm_max_ll(a, b); }
__OXICC_MATH unsigned long max(unsigned long a, unsigned long b) { return __nvvm_max_ull(a, b); }
__OXICC_MATH unsigned int max(int a, unsigned int b) { return __nvvm_max_ui(a, b); }
__OXICC_MATH unsigned int max(unsigned int a, int b) { return __nvvm_max_ui(a, b); }
__OXICC_MATH unsigned long long max(long long a, unsigned long long b) { return __nvvm_max_ull(a, b); }
__OXICC_MATH unsigned long long max(unsigned long long a, long long b) { return __nvvm_max_ull(a, b); }
__OXICC_MATH unsigned long max(long a, unsigned long b) { return __nvvm_max_ull(a, b); }
__OXICC_MATH unsigned long max(unsigned long a, long b) { return __nvvm_max_ull(a, b); }
__OXICC_MATH float max(float a, float b) { return __builtin_fmaxf(a, b); }
__OXICC_MATH double max(double a, double b) { return __nvvm_fmax_d(a, b); }
__OXICC_MATH double max(float a, double b) { return __nvvm_fmax_d(a, b); }
__OXICC_MATH double max(double a, float b) { return __nvvm_fmax_d(a, b); }
__OXICC_MATH unsigned int umax(unsigned int a, unsigned int b) { return __nvvm_max_ui(a, b); }
__OXICC_MATH long long llmax(long long a, long long b) { return __nvvm_max_ll(a, b); }
__OXICC_MATH unsigned long long ullmax(unsigned long long a, unsigned long long b) { return __nvvm_max_ull(a, b); }

// Two numbers at once.
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 1000
#define __OXICC_PACKED(name, stem, params, ...)                                                                            \
    static __device__ __forceinline__ float2 name params {                                                                \
        float2 r;                                                                                                          \
        if (__nvvm_reflect("__CUDA_FTZ")) __nvvm_##stem##_ftz_f2(&r.x, __VA_ARGS__);                                     \
        else __nvvm_##stem##_f2(&r.x, __VA_ARGS__);                                                                       \
        return r;                                                                                                          \
    }
#define __OXICC_PACKED_ROUNDED(suffix, mode)                                                                               \
    __OXICC_PACKED(__fadd2_##suffix, add_##mode, (float2 x, float2 y), &x.x, &y.x)                                        \
    __OXICC_PACKED(__fmul2_##suffix, mul_##mode, (float2 x, float2 y), &x.x, &y.x)                                        \
    __OXICC_PACKED(__ffma2_##suffix, fma_##mode, (float2 x, float2 y, float2 z), &x.x, &y.x, &z.x)
__OXICC_PACKED_ROUNDED(rn, rn)
__OXICC_PACKED_ROUNDED(rz, rz)
__OXICC_PACKED_ROUNDED(rd, rm)
__OXICC_PACKED_ROUNDED(ru, rp)
#undef __OXICC_PACKED_ROUNDED
#undef __OXICC_PACKED
#endif
