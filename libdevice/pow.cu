// x^y = 2^(y log2 x), with the logarithm and the product as unevaluated sums of two numbers.
#include "common.h"

struct Pair2 {
    float hi, lo;
};
// log2 a for 0 < a: exponent plus 2 atanh(s) / ln 2 with s = (m - 1) / (m + 1).
HELPER Pair2 log2_pair(float ax) {
    bool tiny = ax < 0x1p-126f;
    float a = m::mul(ax, tiny ? 0x1p24f : 1.0f);
    u32 b = m::bits(a);
    u32 e = (b - 0x3f3504f3u) & 0xff800000u;
    float mant = m::from_bits(b - e);
    float n = m::fma((float)(int)e, 0x1p-23f, tiny ? -24.0f : 0.0f);
    float f = m::sub(mant, 1.0f), d = m::add(mant, 1.0f);
    float lost = m::sub(f, m::sub(d, 2.0f));
    float y = m::rcp_approx(d);
    float s = m::mul(f, y);
    float s_lo = m::mul(m::fma(-s, lost, m::fma(-s, d, f)), y);
    float z = m::mul(s, s), cube = m::mul(s, z);
    // What the cube has lost, with the tail of s.
    float cube_lo = m::fma(s, m::fma(s, s, -z), m::fma(m::mul(3.0f, z), s_lo, m::fma(s, z, -cube)));
    float p = horner(z, 0x1.58915cp-2f, 0x1.a5d04p-2f, 0x1.2776ep-1f, 0x1.ec709ep-1f);
    float tail = m::fma(cube, p, m::mul(cube_lo, 0.96f));
    float hi = m::mul(s, 0x1.715476p+1f);
    float lo = m::fma(s, 0x1.715476p+1f, -hi);
    lo = m::fma(s, 0x1.4ae0cp-25f, m::fma(s_lo, 0x1.715476p+1f, lo));
    lo = m::add(lo, tail);
    // n is zero or larger than the rest.
    float sum = m::add(n, hi);
    lo = m::add(lo, m::sub(hi, m::sub(sum, n)));
    float r = m::add(sum, lo);
    return {r, m::add(m::sub(sum, r), lo)};
}
// p 2^n, with n in the low bits of t. A polynomial makes p, and not the hardware: powers that are numbers of the format come out exact.
struct Power2 {
    float p, t;
};
// 2^(hi + lo) for |hi| < 2^22.
HELPER Power2 exp2_pair(float hi, float lo) {
    float t = m::add(hi, MAGIC_F);
    float n = m::sub(t, MAGIC_F);
    return {exp2_reduced(m::add(m::sub(hi, n), lo)), t};
}
// Its value where that is a normal number.
HELPER float value(Power2 e) { return m::from_bits(m::bits(e.p) + (m::bits(e.t) << 23)); }
// Its value for any hi, in two steps.
HELPER float value_far(Power2 e, float hi) {
    int n = (int)(m::bits(e.t) - m::bits(MAGIC_F)), half = n >> 1;
    float r = m::mul(m::mul(e.p, pow2f(half)), pow2f(n - half));
    return m::abs(hi) < 160.0f ? r : hi < 0.0f ? 0.0f : INF_F;
}
LIB float __nv_powf(float x, float y) {
    float ax = m::abs(x);
    Pair2 l = log2_pair(ax);
    float hi = m::mul(y, l.hi);
    Power2 e = exp2_pair(hi, m::fma(y, l.lo, m::fma(y, l.hi, -hi)));
    float r = value(e);
    // An infinite y makes hi infinite or NaN.
    bool near = m::abs(hi) < 125.0f;
    if (near && x > 0.0f && x < INF_F) return r;
    if (!near) r = value_far(e, hi);
    // Half of an odd integer is no integer, and large numbers are even.
    bool whole = m::trunc(y) == y;
    float half = m::mul(y, 0.5f);
    bool odd = whole && m::trunc(half) != half;
    bool y_negative = (int)m::bits(y) < 0;
    if (ax == 0.0f || ax == INF_F) r = (ax == 0.0f) == y_negative ? INF_F : 0.0f;
    if (m::abs(y) == INF_F) r = ax == 1.0f ? 1.0f : (ax > 1.0f) == y_negative ? 0.0f : INF_F;
    if ((int)m::bits(x) < 0) {
        if (odd) r = -r;
        if (!whole && ax > 0.0f && ax < INF_F) r = NAN_F;
    }
    if (is_nan(x) || is_nan(y)) r = x + y;
    return x == 1.0f || y == 0.0f ? 1.0f : r;
}

// log a as a sum of two numbers with about 2^-66 of relative error.
HELPER Pair log_pair(double ax) {
    bool tiny = ax < 0x1p-1022;
    double a = tiny ? m::mul(ax, 0x1p54) : ax;
    int h = m::hi(a);
    int e = (int)((u32)(h - 0x3fe6a09e) & 0xfff00000u);
    double mant = m::combine(h - e, m::lo(a));
    double n = (double)((e >> 20) - (tiny ? 54 : 0));
    double f = m::sub(mant, 1.0), d = m::add(mant, 1.0);
    double lost = m::sub(f, m::sub(d, 2.0));
    double y = m::rcp_approx(d);
    double err = m::fma(-d, y, 1.0);
    y = m::fma(m::fma(err, err, err), y, y);
    double s = m::mul(f, y);
    s = m::fma(m::fma(-d, s, f), y, s);
    double s_lo = m::mul(m::fma(-s, lost, m::fma(-s, d, f)), y);
    // z = s^2 and s^3 with their tails; 2/3 s^3 is the last term that needs them.
    double z = m::mul(s, s);
    double z_lo = m::fma(m::add(s, s), s_lo, m::fma(s, s, -z));
    double c = m::mul(s, z);
    double c_lo = m::fma(s, z_lo, m::fma(s_lo, z, m::fma(s, z, -c)));
    double q = horner(z, 0x1.0e4587352b55p-3, 0x1.0f7f9dad14e46p-3, 0x1.3b1eef2c87a86p-3, 0x1.745ce9d2bb0acp-3,
                      0x1.c71c722d94985p-3, 0x1.2492492457b68p-2, 0x1.9999999999b31p-2);
    double k = m::mul(z, q);
    // 2/3 + k, as a sum.
    double k_hi = m::add(0x1.5555555555555p-1, k);
    double k_lo = m::add(m::sub(k, m::sub(k_hi, 0x1.5555555555555p-1)), 0x1.5555555555555p-55);
    double p = m::mul(c, k_hi);
    double p_lo = m::fma(c, k_lo, m::fma(c_lo, k_hi, m::fma(c, k_hi, -p)));
    // 2 s + p
    double hi = m::fma(2.0, s, p);
    double lo = m::sub(p, m::fma(-2.0, s, hi));
    lo = m::add(lo, m::fma(2.0, s_lo, p_lo));
    // n ln 2; n times the high part is rounded only in its tail.
    double w = m::mul(n, 0x1.62e42fefa39efp-1);
    double w_lo = m::fma(n, 0x1.abc9e3b39803fp-56, m::fma(n, 0x1.62e42fefa39efp-1, -w));
    double sum = m::add(w, hi);
    lo = m::add(lo, m::add(w_lo, m::sub(hi, m::sub(sum, w))));
    double r = m::add(sum, lo);
    return {r, m::add(m::sub(sum, r), lo)};
}
HELPER double pow_positive(double ax, double y) {
    Pair l = log_pair(ax);
    double hi = m::mul(y, l.hi);
    double lo = m::fma(y, l.lo, m::fma(y, l.hi, -hi));
    if (!(m::abs(hi) < 800.0)) {
        hi = hi < 0.0 ? -800.0 : 800.0;
        lo = 0.0;
    }
    return exp_with_tail(hi, lo);
}
LIB double __nv_pow(double x, double y) {
    double ax = m::abs(x);
    double r = pow_positive(ax, y);
    if (x > 0.0 && x < INF_D && m::abs(y) < INF_D) return r;
    bool whole = m::trunc(y) == y;
    double half = m::mul(y, 0.5);
    bool odd = whole && m::trunc(half) != half;
    bool y_negative = m::hi(y) < 0;
    if (ax == 0.0 || ax == INF_D) r = (ax == 0.0) == y_negative ? INF_D : 0.0;
    if (m::abs(y) == INF_D) r = ax == 1.0 ? 1.0 : (ax > 1.0) == y_negative ? 0.0 : INF_D;
    if (m::hi(x) < 0) {
        if (odd) r = -r;
        if (!whole && ax > 0.0 && ax < INF_D) r = NAN_D;
    }
    if (is_nan(x) || is_nan(y)) r = x + y;
    return x == 1.0 || y == 0.0 ? 1.0 : r;
}

// Powers with integer exponents by repeated squaring.
LIB float __nv_powif(float x, int n) {
    u32 k = n < 0 ? 0u - (u32)n : (u32)n;
    float r = 1.0f;
    for (; k != 0; k >>= 1) {
        if (k & 1) r = m::mul(r, x);
        x = m::mul(x, x);
    }
    return n < 0 ? m::div(1.0f, r) : r;
}
LIB double __nv_powi(double x, int n) {
    u32 k = n < 0 ? 0u - (u32)n : (u32)n;
    double r = 1.0;
    for (; k != 0; k >>= 1) {
        if (k & 1) r = m::mul(r, x);
        x = m::mul(x, x);
    }
    return n < 0 ? m::div(1.0, r) : r;
}
