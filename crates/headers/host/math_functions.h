// The math functions of the host half: the C library's, and what CUDA has beyond them. Intrinsics of the device are declared, because the
// bodies of device lambdas may name them; nobody calls them here.
#pragma once

#include <math.h>
#include <cmath>
#include "device_functions.h"

#define __OXICC_HOST_MATH static inline __attribute__((unused))
#define __OXICC_HOST_UNARY(name, formula, formulaf)                                                                        \
    __OXICC_HOST_MATH double name(double x) { return formula; }                                                           \
    __OXICC_HOST_MATH float name##f(float x) { return formulaf; }                                                         \
    __OXICC_HOST_MATH float name(float x) { return formulaf; }
// Exact at multiples of a half, where the product with pi is not.
__OXICC_HOST_MATH double __oxicc_host_sinpi(double x) {
    double r = std::fmod(x, 2.0);
    return r == 0 || r == 1 || r == -1 ? std::copysign(0.0, x) : r == 0.5 || r == -1.5 ? 1.0 : r == -0.5 || r == 1.5 ? -1.0 : std::sin(r * M_PI);
}
__OXICC_HOST_MATH double __oxicc_host_cospi(double x) {
    double r = std::fabs(std::fmod(x, 2.0));
    return r == 0.5 || r == 1.5 ? 0.0 : r == 1 ? -1.0 : std::cos(r * M_PI);
}
// Newton's method on a start by Winitzki's formula.
__OXICC_HOST_MATH double __oxicc_host_erfinv(double y) {
    if (!(y > -1 && y < 1)) return y == 1 ? HUGE_VAL : y == -1 ? -HUGE_VAL : NAN;
    double l = std::log1p(-y * y), a = 0.147, t = 2 / (M_PI * a) + l / 2;
    double x = std::copysign(std::sqrt(std::sqrt(t * t - l / a) - t), y);
    for (int i = 0; i < 4; i++) x -= (std::erf(x) - y) / (M_2_SQRTPI * std::exp(-x * x));
    return x;
}
__OXICC_HOST_MATH double __oxicc_host_erfcinv(double y) {
    if (y > 0.0625) return __oxicc_host_erfinv(1 - y);
    if (!(y > 0)) return y == 0 ? HUGE_VAL : NAN;
    double x = std::sqrt(-std::log(y * std::sqrt(M_PI) * std::sqrt(-std::log(y))));
    for (int i = 0; i < 6; i++) x += (std::erfc(x) - y) / (M_2_SQRTPI * std::exp(-x * x));
    return x;
}
__OXICC_HOST_MATH double __oxicc_host_erfcx(double x) {
    if (x < 25) return std::exp(x * x) * std::erfc(x);
    double s = 1 / (x * x);
    return (1 - s / 2 * (1 - 1.5 * s)) / (x * std::sqrt(M_PI));
}
__OXICC_HOST_UNARY(rsqrt, 1 / std::sqrt(x), 1 / std::sqrt(x))
__OXICC_HOST_UNARY(rcbrt, 1 / std::cbrt(x), 1 / std::cbrt(x))
__OXICC_HOST_UNARY(sinpi, __oxicc_host_sinpi(x), (float)__oxicc_host_sinpi(x))
__OXICC_HOST_UNARY(cospi, __oxicc_host_cospi(x), (float)__oxicc_host_cospi(x))
__OXICC_HOST_UNARY(normcdf, 0.5 * std::erfc(-x * M_SQRT1_2), (float)(0.5 * std::erfc(-x * M_SQRT1_2)))
__OXICC_HOST_UNARY(normcdfinv, -M_SQRT2 * __oxicc_host_erfcinv(2 * x), (float)(-M_SQRT2 * __oxicc_host_erfcinv(2.0 * x)))
__OXICC_HOST_UNARY(erfinv, __oxicc_host_erfinv(x), (float)__oxicc_host_erfinv(x))
__OXICC_HOST_UNARY(erfcinv, __oxicc_host_erfcinv(x), (float)__oxicc_host_erfcinv(x))
__OXICC_HOST_UNARY(erfcx, __oxicc_host_erfcx(x), (float)__oxicc_host_erfcx(x))
#undef __OXICC_HOST_UNARY
#define __OXICC_HOST_BOTH(T, f)                                                                                            \
    __OXICC_HOST_MATH T rhypot##f(T x, T y) { return 1 / std::hypot(x, y); }                                              \
    __OXICC_HOST_MATH T fdivide##f(T x, T y) { return x / y; }                                                            \
    __OXICC_HOST_MATH T norm3d##f(T x, T y, T z) { return std::hypot(std::hypot(x, y), z); }                              \
    __OXICC_HOST_MATH T norm4d##f(T x, T y, T z, T w) { return std::hypot(std::hypot(x, y), std::hypot(z, w)); }          \
    __OXICC_HOST_MATH T rnorm3d##f(T x, T y, T z) { return 1 / norm3d##f(x, y, z); }                                      \
    __OXICC_HOST_MATH T rnorm4d##f(T x, T y, T z, T w) { return 1 / norm4d##f(x, y, z, w); }                              \
    __OXICC_HOST_MATH T norm##f(int n, const T *p) {                                                                      \
        T r = 0;                                                                                                           \
        for (int i = 0; i < n; i++) r = std::hypot(r, p[i]);                                                              \
        return r;                                                                                                          \
    }                                                                                                                      \
    __OXICC_HOST_MATH T rnorm##f(int n, const T *p) { return 1 / norm##f(n, p); }                                         \
    __OXICC_HOST_MATH void sincospi##f(T x, T *s, T *c) {                                                                 \
        *s = sinpi##f(x);                                                                                                  \
        *c = cospi##f(x);                                                                                                  \
    }
__OXICC_HOST_BOTH(double, )
__OXICC_HOST_BOTH(float, f)
#undef __OXICC_HOST_BOTH

#define __OXICC_HOST_PAIR(R, A, B)                                                                                         \
    __OXICC_HOST_MATH R min(A a, B b) { return (R)b < (R)a ? (R)b : (R)a; }                                               \
    __OXICC_HOST_MATH R max(A a, B b) { return (R)a < (R)b ? (R)b : (R)a; }
__OXICC_HOST_PAIR(int, int, int)
__OXICC_HOST_PAIR(unsigned int, unsigned int, unsigned int)
__OXICC_HOST_PAIR(unsigned int, int, unsigned int)
__OXICC_HOST_PAIR(unsigned int, unsigned int, int)
__OXICC_HOST_PAIR(long, long, long)
__OXICC_HOST_PAIR(unsigned long, unsigned long, unsigned long)
__OXICC_HOST_PAIR(unsigned long, long, unsigned long)
__OXICC_HOST_PAIR(unsigned long, unsigned long, long)
__OXICC_HOST_PAIR(long long, long long, long long)
__OXICC_HOST_PAIR(unsigned long long, unsigned long long, unsigned long long)
__OXICC_HOST_PAIR(unsigned long long, long long, unsigned long long)
__OXICC_HOST_PAIR(unsigned long long, unsigned long long, long long)
#undef __OXICC_HOST_PAIR
#define __OXICC_HOST_PAIR(R, A, B)                                                                                         \
    __OXICC_HOST_MATH R min(A a, B b) { return std::fmin((R)a, (R)b); }                                                   \
    __OXICC_HOST_MATH R max(A a, B b) { return std::fmax((R)a, (R)b); }
__OXICC_HOST_PAIR(float, float, float)
__OXICC_HOST_PAIR(double, double, double)
__OXICC_HOST_PAIR(double, float, double)
__OXICC_HOST_PAIR(double, double, float)
#undef __OXICC_HOST_PAIR
__OXICC_HOST_MATH unsigned int umin(unsigned int a, unsigned int b) { return min(a, b); }
__OXICC_HOST_MATH unsigned int umax(unsigned int a, unsigned int b) { return max(a, b); }
__OXICC_HOST_MATH long long llmin(long long a, long long b) { return min(a, b); }
__OXICC_HOST_MATH long long llmax(long long a, long long b) { return max(a, b); }
__OXICC_HOST_MATH unsigned long long ullmin(unsigned long long a, unsigned long long b) { return min(a, b); }
__OXICC_HOST_MATH unsigned long long ullmax(unsigned long long a, unsigned long long b) { return max(a, b); }

// Intrinsics of the device. The C library declares some of these names for itself: __sinf, __cosf, __expf, __logf, __powf and others.
#define __OXICC_DECLARED extern __device__
__OXICC_DECLARED void __sincosf(float x, float *s, float *c);
__OXICC_DECLARED float __fdividef(float x, float y);
__OXICC_DECLARED float __saturatef(float x);
__OXICC_DECLARED float __frsqrt_rn(float x);
#define __OXICC_ROUNDED(r)                                                                                                 \
    __OXICC_DECLARED float __fadd_##r(float x, float y);                                                                  \
    __OXICC_DECLARED float __fsub_##r(float x, float y);                                                                  \
    __OXICC_DECLARED float __fmul_##r(float x, float y);                                                                  \
    __OXICC_DECLARED float __fmaf_##r(float x, float y, float z);                                                         \
    __OXICC_DECLARED float __fmaf_ieee_##r(float x, float y, float z);                                                    \
    __OXICC_DECLARED float __fdiv_##r(float x, float y);                                                                  \
    __OXICC_DECLARED float __frcp_##r(float x);                                                                           \
    __OXICC_DECLARED float __fsqrt_##r(float x);                                                                          \
    __OXICC_DECLARED double __dadd_##r(double x, double y);                                                               \
    __OXICC_DECLARED double __dsub_##r(double x, double y);                                                               \
    __OXICC_DECLARED double __dmul_##r(double x, double y);                                                               \
    __OXICC_DECLARED double __fma_##r(double x, double y, double z);                                                      \
    __OXICC_DECLARED double __ddiv_##r(double x, double y);                                                               \
    __OXICC_DECLARED double __drcp_##r(double x);                                                                         \
    __OXICC_DECLARED double __dsqrt_##r(double x);                                                                        \
    __OXICC_DECLARED float2 __fadd2_##r(float2 x, float2 y);                                                              \
    __OXICC_DECLARED float2 __fmul2_##r(float2 x, float2 y);                                                              \
    __OXICC_DECLARED float2 __ffma2_##r(float2 x, float2 y, float2 z);
__OXICC_ROUNDED(rn)
__OXICC_ROUNDED(rz)
__OXICC_ROUNDED(rd)
__OXICC_ROUNDED(ru)
#undef __OXICC_ROUNDED
#undef __OXICC_DECLARED
#undef __OXICC_HOST_MATH
