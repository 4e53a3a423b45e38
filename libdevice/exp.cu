// Exponentials: e^x = 2^n e^r with n = round(x / ln 2), so that |r| <= ln 2 / 2.
#include "common.h"

// (1 + lo/hi) 2^x for x = hi product: 2^n is exact, 2^r comes from the hardware. n stays in the range of normal numbers: the
// rest of a large |x| is left in r, where 2^r overflows, vanishes or denormalises the product as it should, and NaN stays NaN.
HELPER float exp_base(float x, float log2b_hi, float log2b_lo) {
    float t = biased_exponent(x, log2b_hi);
    float n = m::sub(t, MAGIC_F + 127.0f);
    float r = m::fma(x, log2b_hi, -n);
    r = m::fma(x, log2b_lo, r);
    return m::mul(m::ex2(r), m::from_bits(m::bits(t) << 23));
}
// 2^r, |r| <= 1/2: where the errors of the hardware's are too much.
HELPER float exp2_reduced(float r) {
    return horner(r, 0x1.e1cd02p-17f, 0x1.440daep-13f, 0x1.5da5p-10f, 0x1.3b2a5cp-7f, 0x1.c6b06ep-5f, 0x1.ebfbep-3f,
                  0x1.62e43p-1f, 1.0f);
}
LIB float __nv_expf(float x) { return exp_base(x, 0x1.715476p+0f, 0x1.4ae0cp-26f); }
LIB float __nv_exp10f(float x) { return exp_base(x, 0x1.a934fp+1f, 0x1.2f346ep-24f); }
#ifndef OXICC_NATIVE
LIB float __nv_exp2f(float x) { return BY_FTZ(ex2_approx, x); }
#endif

// e^x - 1 = 2^n (e^r - 1) + 2^n - 1, halved while it is computed so that 2^128 does not overflow.
HELPER float expm1_half(float x, float *power) {
    float t = m::fma(x, 0x1.715476p+0f, MAGIC_F + 126.0f);
    float n = m::sub(t, MAGIC_F + 126.0f);
    float r = m::fma(n, -0x1.62e43p-1f, x);
    r = m::fma(n, 0x1.05c61p-29f, r);
    float q = horner(r, 0x1.9fbde8p-13f, 0x1.6d403ep-10f, 0x1.111242p-7f, 0x1.5554f2p-5f, 0x1.555554p-3f, 0.5f);
    q = m::mul(m::mul(r, r), q);
    float s = m::from_bits(m::bits(t) << 23);
    *power = s;
    // The sum with r is almost exact where it cancels.
    return m::fma(q, s, m::fma(r, s, m::sub(s, 0.5f)));
}
LIB float __nv_expm1f(float x) {
    float s;
    float h = expm1_half(m::max(m::min(x, 89.0f), -30.0f), &s);
    float r = m::add(h, h);
    // Also keeps the sign of zero.
    return m::abs(x) > 0x1p-25f ? r : x;
}

// e^r on the reduced range.
HELPER double exp_reduced(double r) {
    return horner(r, 0x1.a9d9e44465327p-26, 0x1.28ac42499a595p-22, 0x1.71e1020d8e228p-19, 0x1.a0199c1cd9adbp-16,
                  0x1.a01a0099ac101p-13, 0x1.6c16c1832f509p-10, 0x1.1111111130878p-7, 0x1.5555555550c82p-5,
                  0x1.5555555555542p-3, 0x1.000000000000ap-1, 1.0, 1.0);
}
// p 2^n where the result may be denormal or infinite.
HELPER double scale_far(double p, int n) {
    int half = n >> 1;
    return m::mul(m::mul(p, pow2(half)), pow2(n - half));
}
// p 2^n where `near` says that the result is a normal number; `x` decides what happens far outside of the range.
HELPER double scale_exp(double p, int n, double x, bool near, double low, double high) {
    if (near) return m::combine(m::hi(p) + (int)((u32)n << 20), m::lo(p));
    double r = scale_far(p, n);
    if (x > high) r = INF_D;
    if (x < low) r = 0.0;
    return is_nan(x) ? x + x : r;
}
// The argument may come with a tail that is far smaller: e^(x + tail).
HELPER double exp_with_tail(double x, double tail) {
    double t = m::fma(x, 0x1.71547652b82fep+0, MAGIC_D);
    double n = m::sub(t, MAGIC_D);
    double r = m::fma(n, -0x1.62e42fefa39efp-1, x);
    r = m::add(r, m::fma(n, -0x1.abc9e3b39803fp-56, tail));
    return scale_exp(exp_reduced(r), m::lo(t), x, m::abs(x) < 708.0, -746.0, 709.9);
}
LIB double __nv_exp(double x) {
    double t = m::fma(x, 0x1.71547652b82fep+0, MAGIC_D);
    double n = m::sub(t, MAGIC_D);
    double r = m::fma(n, -0x1.62e42fefa39efp-1, x);
    r = m::fma(n, -0x1.abc9e3b39803fp-56, r);
    return scale_exp(exp_reduced(r), m::lo(t), x, m::abs(x) < 708.0, -746.0, 709.9);
}
LIB double __nv_exp2(double x) {
    double t = m::add(x, MAGIC_D);
    double f = m::sub(x, m::sub(t, MAGIC_D));
    double r = m::fma(f, 0x1.62e42fefa39efp-1, m::mul(f, 0x1.abc9e3b39803fp-56));
    return scale_exp(exp_reduced(r), m::lo(t), x, m::abs(x) < 1022.0, -1076.0, 1024.5);
}
LIB double __nv_exp10(double x) {
    double t = m::fma(x, 0x1.a934f0979a371p+1, MAGIC_D);
    double n = m::sub(t, MAGIC_D);
    double f = m::fma(n, -0x1.34413509f79ffp-2, x);
    f = m::fma(n, 0x1.9dc1da994fd21p-59, f);
    double r = m::fma(f, 0x1.26bb1bbb55516p+1, m::mul(f, -0x1.f48ad494ea3e9p-53));
    return scale_exp(exp_reduced(r), m::lo(t), x, m::abs(x) < 307.0, -324.5, 308.5);
}

HELPER double expm1_half(double x, double *power) {
    double t = m::fma(x, 0x1.71547652b82fep+0, MAGIC_D);
    double n = m::sub(t, MAGIC_D);
    double r = m::fma(n, -0x1.62e42fefa39efp-1, x);
    r = m::fma(n, -0x1.abc9e3b39803fp-56, r);
    double q = horner(r, 0x1.1f3b843d246cdp-29, 0x1.af5cbe7240c68p-26, 0x1.27e4f5885e424p-22, 0x1.71ddf9598df65p-19,
                      0x1.a01a01a091c6p-16, 0x1.a01a01af94ca5p-13, 0x1.6c16c16c15f44p-10, 0x1.111111110f70cp-7,
                      0x1.555555555555ap-5, 0x1.5555555555559p-3, 0.5);
    q = m::mul(m::mul(r, r), q);
    double s = m::combine((int)((u32)m::lo(t) + 1022u) << 20, 0);
    *power = s;
    // The sum with r is almost exact where it cancels.
    return m::fma(q, s, m::fma(r, s, m::sub(s, 0.5)));
}
LIB double __nv_expm1(double x) {
    double s;
    double h = expm1_half(m::max(m::min(x, 710.0), -60.0), &s);
    double r = m::add(h, h);
    return m::abs(x) > 0x1p-54 ? r : x;
}
