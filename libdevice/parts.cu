// Rounding to integers, and functions on exponents and neighbours. All are exact.
#include "common.h"

// Half away from zero. The largest number below one half, added, never carries a smaller fraction over.
HELPER float round_(float x) { return m::trunc(m::add(x, m::copysign(0x1.fffffep-2f, x))); }
HELPER double round_(double x) { return m::trunc(m::add(x, m::copysign(0x1.fffffffffffffp-2, x))); }
LIB float __nv_roundf(float x) { return round_(x); }
LIB double __nv_round(double x) { return round_(x); }
#ifndef OXICC_NATIVE
LIB i64 __nv_llroundf(float x) { return __nvvm_f2ll_rz(round_(x)); }
LIB i64 __nv_llround(double x) { return __nvvm_d2ll_rz(round_(x)); }
#endif

LIB float __nv_modff(float x, float *whole) {
    float t = m::trunc(x);
    *whole = t;
    return m::copysign(is_inf(x) ? 0.0f : m::sub(x, t), x);
}
LIB double __nv_modf(double x, double *whole) {
    double t = m::trunc(x);
    *whole = t;
    return m::copysign(is_inf(x) ? 0.0 : m::sub(x, t), x);
}

LIB float __nv_fdimf(float x, float y) { return x <= y ? 0.0f : m::sub(x, y); }
LIB double __nv_fdim(double x, double y) { return x <= y ? 0.0 : m::sub(x, y); }

// The exponent field of |x| as if denormals were normal, and the fraction in [1, 2).
HELPER int normal_exponent(float ax, float *fraction) {
    bool tiny = ax < 0x1p-126f;
    u32 b = m::bits(tiny ? m::mul(ax, 0x1p24f) : ax);
    *fraction = m::from_bits((b & 0x007fffffu) | 0x3f800000u);
    return (int)(b >> 23) - (tiny ? 127 + 24 : 127);
}
HELPER int normal_exponent(double ax, double *fraction) {
    bool tiny = ax < 0x1p-1022;
    double scaled = tiny ? m::mul(ax, 0x1p54) : ax;
    *fraction = m::combine((m::hi(scaled) & 0x000fffff) | 0x3ff00000, m::lo(scaled));
    return (int)((u32)m::hi(scaled) >> 20) - (tiny ? 1023 + 54 : 1023);
}

LIB float __nv_frexpf(float x, int *exponent) {
    float ax = m::abs(x), f;
    int e = normal_exponent(ax, &f);
    bool special = !(ax > 0.0f && ax < INF_F);
    *exponent = special ? 0 : e + 1;
    return special ? x + x : m::copysign(m::mul(f, 0.5f), x);
}
LIB double __nv_frexp(double x, int *exponent) {
    double ax = m::abs(x), f;
    int e = normal_exponent(ax, &f);
    bool special = !(ax > 0.0 && ax < INF_D);
    *exponent = special ? 0 : e + 1;
    return special ? x + x : m::copysign(m::mul(f, 0.5), x);
}

LIB int __nv_ilogbf(float x) {
    float ax = m::abs(x), f;
    int e = normal_exponent(ax, &f);
    if (ax == INF_F) e = 0x7fffffff;
    return ax > 0.0f ? e : (int)0x80000000;
}
LIB int __nv_ilogb(double x) {
    double ax = m::abs(x), f;
    int e = normal_exponent(ax, &f);
    if (ax == INF_D) e = 0x7fffffff;
    return ax > 0.0 ? e : (int)0x80000000;
}
LIB float __nv_logbf(float x) {
    float ax = m::abs(x), f;
    float e = (float)normal_exponent(ax, &f);
    if (!(ax < INF_F)) e = ax;
    return ax == 0.0f ? -INF_F : e;
}
LIB double __nv_logb(double x) {
    double ax = m::abs(x), f;
    double e = (double)normal_exponent(ax, &f);
    if (!(ax < INF_D)) e = ax;
    return ax == 0.0 ? -INF_D : e;
}

// x * 2^n with one rounding: denormal results come from a normal number 2^64 times larger.
HELPER float scale(float x, int n) {
    float ax = m::abs(x), f;
    int e = normal_exponent(ax, &f);
    n = n > 400 ? 400 : n < -400 ? -400 : n;
    e += n;
    bool tiny = e < -126;
    int shifted = tiny ? (e < -180 ? -180 : e) + 64 : e;
    float r = m::from_bits(m::bits(f) + ((u32)shifted << 23));
    if (tiny) r = m::mul(r, 0x1p-64f);
    if (e > 127) r = INF_F;
    return ax > 0.0f && ax < INF_F ? m::copysign(r, x) : x + x;
}
HELPER double scale(double x, int n) {
    double ax = m::abs(x), f;
    int e = normal_exponent(ax, &f);
    n = n > 3000 ? 3000 : n < -3000 ? -3000 : n;
    e += n;
    bool tiny = e < -1022;
    int shifted = tiny ? (e < -1100 ? -1100 : e) + 128 : e;
    double r = m::combine(m::hi(f) + (int)((u32)shifted << 20), m::lo(f));
    if (tiny) r = m::mul(r, 0x1p-128);
    if (e > 1023) r = INF_D;
    return ax > 0.0 && ax < INF_D ? m::copysign(r, x) : x + x;
}
LIB float __nv_ldexpf(float x, int n) { return scale(x, n); }
LIB double __nv_ldexp(double x, int n) { return scale(x, n); }
LIB float __nv_scalbnf(float x, int n) { return scale(x, n); }
LIB double __nv_scalbn(double x, int n) { return scale(x, n); }
// Every exponent beyond these gives zero or infinity.
HELPER int clamped(long n) { return n > 10000 ? 10000 : n < -10000 ? -10000 : (int)n; }
LIB float __nv_scalblnf(float x, long n) { return scale(x, clamped(n)); }
LIB double __nv_scalbln(double x, long n) { return scale(x, clamped(n)); }

LIB float __nv_nextafterf(float x, float y) {
    if (is_nan(x) || is_nan(y)) return x + y;
    if (x == y) return y;
    if (x == 0.0f) return m::from_bits((m::bits(y) & 0x80000000u) | 1);
    u32 b = m::bits(x);
    return m::from_bits((x < y) == (x > 0.0f) ? b + 1 : b - 1);
}
LIB double __nv_nextafter(double x, double y) {
    if (is_nan(x) || is_nan(y)) return x + y;
    if (x == y) return y;
    if (x == 0.0) return m::from_bits((m::bits(y) & 0x8000000000000000ull) | 1);
    u64 b = m::bits(x);
    return m::from_bits((x < y) == (x > 0.0) ? b + 1 : b - 1);
}
