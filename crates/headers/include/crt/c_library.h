// The functions of the host's C library that device code may call, declared before its headers do: what they add to these
// declarations does not take the device away. The compiler knows the functions by name.
#pragma once

#include "crt/prelude.h"

#define __OXICC_C extern __host__ __device__ __device_builtin__
extern "C" {
#define __OXICC_UNARY(name)                                                                                                \
    __OXICC_C double name(double) noexcept;                                                                               \
    __OXICC_C float name##f(float) noexcept;
#define __OXICC_BINARY(name)                                                                                               \
    __OXICC_C double name(double, double) noexcept;                                                                       \
    __OXICC_C float name##f(float, float) noexcept;
__OXICC_UNARY(acos)
__OXICC_UNARY(acosh)
__OXICC_UNARY(asin)
__OXICC_UNARY(asinh)
__OXICC_UNARY(atan)
__OXICC_UNARY(atanh)
__OXICC_UNARY(cbrt)
__OXICC_UNARY(ceil)
__OXICC_UNARY(cos)
__OXICC_UNARY(cosh)
__OXICC_UNARY(erf)
__OXICC_UNARY(erfc)
__OXICC_UNARY(exp)
__OXICC_UNARY(exp2)
__OXICC_UNARY(expm1)
__OXICC_UNARY(fabs)
__OXICC_UNARY(floor)
__OXICC_UNARY(lgamma)
__OXICC_UNARY(log)
__OXICC_UNARY(log10)
__OXICC_UNARY(log1p)
__OXICC_UNARY(log2)
__OXICC_UNARY(logb)
__OXICC_UNARY(nearbyint)
__OXICC_UNARY(rint)
__OXICC_UNARY(round)
__OXICC_UNARY(sin)
__OXICC_UNARY(sinh)
__OXICC_UNARY(sqrt)
__OXICC_UNARY(tan)
__OXICC_UNARY(tanh)
__OXICC_UNARY(tgamma)
__OXICC_UNARY(trunc)
__OXICC_UNARY(j0)
__OXICC_UNARY(j1)
__OXICC_UNARY(y0)
__OXICC_UNARY(y1)
__OXICC_UNARY(exp10)
__OXICC_BINARY(atan2)
__OXICC_BINARY(copysign)
__OXICC_BINARY(fdim)
__OXICC_BINARY(fmax)
__OXICC_BINARY(fmin)
__OXICC_BINARY(fmod)
__OXICC_BINARY(hypot)
__OXICC_BINARY(nextafter)
__OXICC_BINARY(pow)
__OXICC_BINARY(remainder)
#undef __OXICC_UNARY
#undef __OXICC_BINARY
__OXICC_C double fma(double, double, double) noexcept;
__OXICC_C float fmaf(float, float, float) noexcept;
__OXICC_C double frexp(double, int *) noexcept;
__OXICC_C float frexpf(float, int *) noexcept;
__OXICC_C double ldexp(double, int) noexcept;
__OXICC_C float ldexpf(float, int) noexcept;
__OXICC_C double scalbn(double, int) noexcept;
__OXICC_C float scalbnf(float, int) noexcept;
__OXICC_C double scalbln(double, long) noexcept;
__OXICC_C float scalblnf(float, long) noexcept;
__OXICC_C double modf(double, double *) noexcept;
__OXICC_C float modff(float, float *) noexcept;
__OXICC_C double remquo(double, double, int *) noexcept;
__OXICC_C float remquof(float, float, int *) noexcept;
__OXICC_C int ilogb(double) noexcept;
__OXICC_C int ilogbf(float) noexcept;
__OXICC_C long lrint(double) noexcept;
__OXICC_C long lrintf(float) noexcept;
__OXICC_C long long llrint(double) noexcept;
__OXICC_C long long llrintf(float) noexcept;
__OXICC_C long lround(double) noexcept;
__OXICC_C long lroundf(float) noexcept;
__OXICC_C long long llround(double) noexcept;
__OXICC_C long long llroundf(float) noexcept;
__OXICC_C double jn(int, double) noexcept;
__OXICC_C float jnf(int, float) noexcept;
__OXICC_C double yn(int, double) noexcept;
__OXICC_C float ynf(int, float) noexcept;
__OXICC_C double nan(const char *) noexcept;
__OXICC_C float nanf(const char *) noexcept;
__OXICC_C void sincos(double, double *, double *) noexcept;
__OXICC_C void sincosf(float, float *, float *) noexcept;
__OXICC_C int abs(int) noexcept;
__OXICC_C long labs(long) noexcept;
__OXICC_C long long llabs(long long) noexcept;
__OXICC_C long clock(void) noexcept;
__OXICC_C void *memcpy(void *, const void *, size_t) noexcept;
__OXICC_C void *memset(void *, int, size_t) noexcept;
[[noreturn]] __OXICC_C void __assert_fail(const char *, const char *, unsigned int, const char *) noexcept;
}
#undef __OXICC_C
