// Logarithms: x = 2^e (1 + f) with 1 + f near one.
#include "common.h"

// log(1 + f) = f + f^2 q(f), |f| <= 1/3.
HELPER float log1p_tail(float f) {
    return horner(f, -0x1.0805a2p-3f, 0x1.1e669ep-3f, -0x1.f31134p-4f, 0x1.1ed728p-3f, -0x1.559ddp-3f, 0x1.99d034p-3f,
                  -0x1.fffefp-3f, 0x1.555506p-2f, -0x1p-1f);
}
struct LogF {
    float e, f;
};
// 1 + f is at least `least`, given as bits, and less than twice that: [2/3, 4/3).
HELPER LogF split_log(float x, u32 least = 0x3f2aaaabu) {
    bool tiny = x < 0x1p-126f;
    float a = m::mul(x, tiny ? 0x1p23f : 1.0f);
    u32 b = m::bits(a);
    u32 e = (b - least) & 0xff800000u;
    float f = m::sub(m::from_bits(b - e), 1.0f);
    return {m::fma((float)(int)e, 0x1p-23f, tiny ? -23.0f : 0.0f), f};
}
// What a logarithm is for zero, negative numbers, infinity and NaN.
HELPER float log_special(float x, float r) {
    // As integers, infinity, NaN and negative numbers are above all others.
    if (m::bits(x) >= 0x7f800000u) r = m::fma(x, INF_F, INF_F);
    return x == 0.0f ? -INF_F : r;
}
LIB float __nv_logf(float x) {
    LogF s = split_log(x);
    float q = log1p_tail(s.f);
    float r = m::fma(m::mul(s.f, s.f), q, s.f);
    return log_special(x, m::fma(s.e, 0x1.62e43p-1f, r));
}
// log2(1 + f) = f log2(e) + f^2 q(f) for 1 + f in [sqrt(1/2), sqrt 2).
HELPER float log2_tail(float f) {
    return horner(f, 0x1.900022p-4f, -0x1.5579e8p-3f, 0x1.5d018cp-3f, -0x1.6efd84p-3f, 0x1.a4838p-3f, -0x1.ec7732p-3f,
                  0x1.277c3ep-2f, -0x1.71548p-2f, 0x1.ec7094p-2f, -0x1.715476p-1f);
}
LIB float __nv_log2f(float x) {
    // Near one is near zero: the exponent never cancels more than half of the rest.
    LogF s = split_log(x, 0x3f3504f3u);
    float q = m::mul(s.f, m::mul(s.f, log2_tail(s.f)));
    return log_special(x, m::add(s.e, m::fma(s.f, 0x1.715476p+0f, q)));
}
LIB float __nv_log10f(float x) {
    LogF s = split_log(x);
    float q = m::mul(m::mul(s.f, s.f), log1p_tail(s.f));
    float low = m::fma(q, 0x1.bcb7b2p-2f, m::fma(s.f, -0x1.5b235ep-27f, m::mul(s.e, -0x1.ec10cp-27f)));
    low = m::fma(s.f, 0x1.bcb7b2p-2f, low);
    return log_special(x, m::fma(s.e, 0x1.344136p-2f, low));
}
// log(1 + x): the exponent is that of the rounded sum, the fraction comes from x itself.
HELPER float log1p_finite(float x) {
    float u = m::add(x, 1.0f);
    u32 e = (m::bits(u) - 0x3f2aaaabu) & 0xff800000u;
    // 2^-e x + (2^-e - 1), both exact. For e = 128 the power would be denormal, so that it is taken in quarters.
    float quarter = m::from_bits(0x40800000u - e);
    float scaled = m::from_bits(m::bits(x) - e), rest = m::fma(quarter, 0.25f, -1.0f);
    float f = m::add(scaled, rest);
    float lost = m::sub(scaled, m::sub(f, rest));
    float r = m::fma(m::mul(f, f), log1p_tail(f), lost);
    return m::fma((float)(int)e, 0x1.62e43p-24f, m::add(f, r));
}
LIB float __nv_log1pf(float x) {
    float r = log1p_finite(x);
    if (!(x < INF_F)) r = x + x;
    if (m::abs(x) < 0x1p-25f) r = x;
    if (x == -1.0f) r = -INF_F;
    return x < -1.0f ? NAN_F : r;
}

// 2 atanh(s) - 2 s over s^3, in z = s^2.
HELPER double log_series(double z) {
    return horner(z, 0x1.2f04f4ed09f75p-3, 0x1.39a1cee91d12p-3, 0x1.74663db7a1073p-3, 0x1.c71c5211851f1p-3,
                  0x1.24924941e37ccp-2, 0x1.999999997ff08p-2, 0x1.5555555555592p-1);
}
struct LogD {
    double e, f;
};
// 1 + f in [sqrt(1/2), sqrt 2).
HELPER LogD split_log(double x) {
    bool tiny = x < 0x1p-1022;
    double a = tiny ? m::mul(x, 0x1p54) : x;
    int h = m::hi(a);
    int e = (int)((u32)(h - 0x3fe6a09e) & 0xfff00000u);
    return {(double)((e >> 20) - (tiny ? 54 : 0)), m::sub(m::combine(h - e, m::lo(a)), 1.0)};
}
// log(1 + f) as head + tail: 2 s with s = f / (2 + f), its rounding error, and the series.
struct Pair {
    double hi, lo;
};
HELPER Pair log1p_pair(double f) {
    double b = m::add(f, 2.0);
    double s = quotient(f, b);
    // 2 + f is rounded: what it lost counts.
    double lost = m::sub(f, m::sub(b, 2.0));
    double s_lo = m::mul(m::fma(-s, lost, m::fma(-s, b, f)), m::rcp_approx(b));
    double z = m::mul(s, s);
    double tail = m::fma(m::mul(s, z), log_series(z), m::add(s_lo, s_lo));
    return {m::add(s, s), tail};
}
HELPER double log_special(double x, double r) {
    if (!(x < INF_D)) r = x + x;
    if (x < 0.0) r = NAN_D;
    return x == 0.0 ? -INF_D : r;
}
LIB double __nv_log(double x) {
    LogD s = split_log(x);
    Pair l = log1p_pair(s.f);
    double low = m::fma(s.e, 0x1.abc9e3b39803fp-56, l.lo);
    double hi = m::fma(s.e, 0x1.62e42fefa39efp-1, l.hi);
    double lost = m::sub(m::fma(s.e, 0x1.62e42fefa39efp-1, -hi), -l.hi);
    return log_special(x, m::add(hi, m::add(low, lost)));
}
LIB double __nv_log2(double x) {
    LogD s = split_log(x);
    Pair l = log1p_pair(s.f);
    double hi = m::mul(l.hi, 0x1.71547652b82fep+0);
    double low = m::fma(l.hi, 0x1.71547652b82fep+0, -hi);
    low = m::fma(l.hi, 0x1.777d0ffda0d24p-56, m::fma(l.lo, 0x1.71547652b82fep+0, low));
    double sum = m::add(s.e, hi);
    double lost = m::sub(hi, m::sub(sum, s.e));
    return log_special(x, m::add(sum, m::add(low, lost)));
}
LIB double __nv_log10(double x) {
    LogD s = split_log(x);
    Pair l = log1p_pair(s.f);
    double hi = m::mul(l.hi, 0x1.bcb7b1526e50ep-2);
    double low = m::fma(l.hi, 0x1.bcb7b1526e50ep-2, -hi);
    low = m::fma(l.hi, 0x1.95355baaafad3p-57, m::fma(l.lo, 0x1.bcb7b1526e50ep-2, low));
    low = m::fma(s.e, -0x1.9dc1da994fd21p-59, low);
    double sum = m::fma(s.e, 0x1.34413509f79ffp-2, hi);
    double lost = m::sub(hi, m::fma(-s.e, 0x1.34413509f79ffp-2, sum));
    return log_special(x, m::add(sum, m::add(low, lost)));
}
// log(1 + x + tail) for x > -1: u = 1 + x rounded, and what rounding lost.
HELPER double log1p_finite(double x, double tail) {
    double u = m::add(x, 1.0);
    // The larger of the summands is subtracted first.
    double lost = m::abs(x) < 1.0 ? m::sub(x, m::sub(u, 1.0)) : m::sub(1.0, m::sub(u, x));
    lost = m::add(lost, tail);
    int h = m::hi(u);
    int e = (int)((u32)(h - 0x3fe6a09e) & 0xfff00000u);
    double f = m::sub(m::combine(h - e, m::lo(u)), 1.0);
    // log(u + lost) = log u + lost / u.
    double c = m::mul(lost, m::rcp_approx(u));
    double n = (double)(e >> 20);
    // Small x has no business with u.
    bool small = e == 0;
    Pair l = log1p_pair(small ? x : f);
    if (small) c = tail;
    double low = m::add(m::fma(n, 0x1.abc9e3b39803fp-56, l.lo), c);
    double hi = m::fma(n, 0x1.62e42fefa39efp-1, l.hi);
    double gone = m::sub(m::fma(n, 0x1.62e42fefa39efp-1, -hi), -l.hi);
    return m::add(hi, m::add(low, gone));
}
// log(1 + x) for x >= 0, with an error of up to two ulps.
HELPER double log1p_short(double x) {
    double u = m::add(x, 1.0);
    double lost = x < 1.0 ? m::sub(x, m::sub(u, 1.0)) : m::sub(1.0, m::sub(u, x));
    int h = m::hi(u);
    int e = (int)((u32)(h - 0x3fe6a09e) & 0xfff00000u);
    double f = m::sub(m::combine(h - e, m::lo(u)), 1.0);
    double c = m::mul(lost, m::rcp_approx(u));
    if (e == 0) f = x, c = 0.0;
    double s = quotient(f, m::add(f, 2.0));
    double z = m::mul(s, s);
    double r = m::fma(m::mul(s, z), log_series(z), m::add(s, s));
    double n = (double)(e >> 20);
    return m::fma(n, 0x1.62e42fefa39efp-1, m::add(r, m::fma(n, 0x1.abc9e3b39803fp-56, c)));
}
// log x for a normal x, with an error of up to two ulps.
HELPER double log_short(double x) {
    int h = m::hi(x);
    int e = (int)((u32)(h - 0x3fe6a09e) & 0xfff00000u);
    double f = m::sub(m::combine(h - e, m::lo(x)), 1.0);
    double s = quotient(f, m::add(f, 2.0));
    double z = m::mul(s, s);
    double r = m::fma(m::mul(s, z), log_series(z), m::add(s, s));
    double n = (double)(e >> 20);
    return m::fma(n, 0x1.62e42fefa39efp-1, m::fma(n, 0x1.abc9e3b39803fp-56, r));
}
LIB double __nv_log1p(double x) {
    double r = log1p_finite(x, 0.0);
    if (!(x < INF_D)) r = x + x;
    if (m::abs(x) < 0x1p-54) r = x;
    if (x == -1.0) r = -INF_D;
    return x < -1.0 ? NAN_D : r;
}
