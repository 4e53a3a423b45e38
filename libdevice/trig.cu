// Trigonometric functions: x = n pi/2 + r, |r| <= pi/4; n mod 4 says which polynomial and which sign.
#include "common.h"

// ---- single precision

// 2/pi in words, after one word of zeros.
TABLE u32 TWO_OVER_PI_F[8] = {0x00000000u, 0xa2f9836eu, 0x4e441529u, 0xfc2757d1u, 0xf534ddc0u, 0xdb629599u, 0x3c439041u, 0xfe5163abu};

// A large |x| = M 2^E times those bits of 2/pi that matter: higher ones give multiples of 4, lower ones nothing.
HELPER float reduce_large(float x, int *quadrant) {
    u32 b = m::bits(x);
    u32 mantissa = (b & 0x007fffffu) | 0x00800000u;
    u32 at = ((b >> 23) & 0xff) - 120;
    u32 word = at >> 5, shift = at & 31;
    u32 w0 = TWO_OVER_PI_F[word], w1 = TWO_OVER_PI_F[word + 1], w2 = TWO_OVER_PI_F[word + 2], w3 = TWO_OVER_PI_F[word + 3];
    u32 h0 = (u32)(((u64)w0 << 32 | w1) << shift >> 32);
    u32 h1 = (u32)(((u64)w1 << 32 | w2) << shift >> 32);
    u32 h2 = (u32)(((u64)w2 << 32 | w3) << shift >> 32);
    u64 p = (u64)mantissa * h1 + m::mulhi(mantissa, h2) + ((u64)(mantissa * h0) << 32);
    // Two bits of the quadrant, then a fraction that is read as signed.
    int q = (int)(u32)(p >> 62) + (int)(u32)(p >> 61 & 1);
    float r = (float)m::mul((double)(i64)(p << 2), 0x1.921fb54442d18p-64);
    *quadrant = (int)b < 0 ? -q : q;
    return (int)b < 0 ? -r : r;
}
HELPER float reduce_pi_2(float x, int *quadrant) {
    float t = m::fma(x, 0x1.45f306p-1f, 0x1.8p23f);
    *quadrant = (int)m::bits(t);
    float n = m::sub(t, 0x1.8p23f);
    float r = m::fma(n, -0x1.921fb6p+0f, x);
    r = m::fma(n, 0x1.777a5cp-25f, r);
    r = m::fma(n, 0x1.ee59dap-50f, r);
    if (m::abs(x) > 105000.0f) {
        // An infinity has no place on the circle.
        if (!(m::abs(x) < INF_F)) return m::mul(x, 0.0f);
        r = reduce_large(x, quadrant);
    }
    return r;
}
// sin or cos of r, as bit 0 of q says, negated if bit 1 is set: one polynomial with the coefficients of either.
HELPER float sin_cos(float r, int q) {
    bool odd = q & 1;
    float z = m::mul(r, r);
    float t = odd ? 1.0f : r;
    float p = odd ? 0x1.99e80cp-16f : 0.0f;
    p = m::fma(p, z, odd ? -0x1.6c0c28p-10f : -0x1.9954p-13f);
    p = m::fma(p, z, odd ? 0x1.55554ap-5f : 0x1.110778p-7f);
    p = m::fma(p, z, odd ? -0.5f : -0x1.555546p-3f);
    p = m::fma(m::mul(z, t), p, t);
    return q & 2 ? -p : p;
}
LIB float __nv_sinf(float x) {
    int q;
    float r = reduce_pi_2(x, &q);
    r = sin_cos(r, q);
    return x == 0.0f ? x : r;
}
LIB float __nv_cosf(float x) {
    int q;
    float r = reduce_pi_2(x, &q);
    return sin_cos(r, q + 1);
}
LIB void __nv_sincosf(float x, float *sine, float *cosine) {
    int q;
    float r = reduce_pi_2(x, &q);
    float s = sin_cos(r, 0), c = sin_cos(r, 1);
    float a = q & 1 ? c : s, b = q & 1 ? s : c;
    *sine = x == 0.0f ? x : q & 2 ? -a : a;
    *cosine = (q + 1) & 2 ? -b : b;
}
LIB float __nv_tanf(float x) {
    int q;
    float r = reduce_pi_2(x, &q);
    float s = sin_cos(r, 0), c = sin_cos(r, 1);
    float t = q & 1 ? quotient(-c, s) : quotient(s, c);
    return x == 0.0f ? x : t;
}

// sin and cos of pi x: the reduction is exact. Beyond 2^24 all numbers are even.
HELPER float reduce_half(float x, int *quadrant) {
    float a = m::abs(x) < 0x1p24f ? x : m::mul(x, 0.0f);
    float n = m::rint(m::add(a, a));
    *quadrant = (int)n;
    return m::fma(n, -0.5f, a);
}
HELPER float sin_pi_reduced(float r, float z) {
    float s = horner(z, 0x1.443bdep-4f, -0x1.32adacp-1f, 0x1.466b78p+1f, -0x1.4abbcep+2f);
    s = m::fma(m::mul(r, z), s, m::mul(r, -0x1.777a5cp-24f));
    return m::fma(r, 0x1.921fb6p+1f, s);
}
HELPER float cos_pi_reduced(float z) {
    return m::fma(horner(z, 0x1.d4f7ecp-3f, -0x1.55b2b6p+0f, 0x1.03c1bp+2f, -0x1.3bd3ccp+2f), z, 1.0f);
}
HELPER float sin_cos_pi(float r, int q) {
    float z = m::mul(r, r);
    float p = q & 1 ? cos_pi_reduced(z) : sin_pi_reduced(r, z);
    return q & 2 ? -p : p;
}
LIB float __nv_sinpif(float x) {
    int q;
    float r = reduce_half(x, &q);
    // At integers a zero with the sign of x.
    return x == m::rint(x) ? m::mul(x, 0.0f) : sin_cos_pi(r, q);
}
LIB float __nv_cospif(float x) {
    int q;
    float r = reduce_half(x, &q);
    return m::add(sin_cos_pi(r, q + 1), 0.0f);
}
LIB void __nv_sincospif(float x, float *sine, float *cosine) {
    int q;
    float r = reduce_half(x, &q);
    float z = m::mul(r, r);
    float s = sin_pi_reduced(r, z), c = cos_pi_reduced(z);
    float a = q & 1 ? c : s, b = q & 1 ? s : c;
    *sine = x == m::rint(x) ? m::mul(x, 0.0f) : q & 2 ? -a : a;
    *cosine = m::add((q + 1) & 2 ? -b : b, 0.0f);
}

// ---- double precision

TABLE u64 TWO_OVER_PI_D[20] = {
    0x0000000000000000ull, 0xa2f9836e4e441529ull, 0xfc2757d1f534ddc0ull, 0xdb6295993c439041ull, 0xfe5163abdebbc561ull,
    0xb7246e3a424dd2e0ull, 0x06492eea09d1921cull, 0xfe1deb1cb129a73eull, 0xe88235f52ebb4484ull, 0xe99c7026b45f7e41ull,
    0x3991d639835339f4ull, 0x9c845f8bbdf9283bull, 0x1ff897ffde05980full, 0xef2f118b5a0a6d1full, 0x6d367ecf27cb09b7ull,
    0x4f463f669e5fea2dull, 0x7527bac7ebe5f17bull, 0x3d0739f78a5292eaull, 0x6bfb5fb11f8d5d08ull, 0x56033046fc7b6babull};

HELPER u64 window(u64 high, u64 low, u32 shift) { return shift ? high << shift | low >> (64 - shift) : high; }
// An angle less its quadrants, and what that has lost.
struct Reduced {
    double r, lost;
    int quadrant;
};
// Called, not inlined: it is long, and rare. Results by pointers would take local memory in every caller.
SLOW Reduced __internal_reduce_large(double x) {
    u64 b = m::bits(x);
    u64 mantissa = (b & 0x000fffffffffffffull) | 0x0010000000000000ull;
    u32 at = (u32)(b >> 52 & 0x7ff) - 1075 - 1 + 63;
    u32 word = at >> 6, shift = at & 63;
    u64 w1 = TWO_OVER_PI_D[word + 1], w2 = TWO_OVER_PI_D[word + 2];
    u64 h0 = window(TWO_OVER_PI_D[word], w1, shift);
    u64 h1 = window(w1, w2, shift);
    u64 h2 = window(w2, TWO_OVER_PI_D[word + 3], shift);
    u64 low = mantissa * h1;
    u64 high = m::mulhi(mantissa, h1) + mantissa * h0;
    u64 carry = m::mulhi(mantissa, h2);
    low += carry;
    high += low < carry;
    int q = (int)(u32)(high >> 62);
    u64 f1 = high << 2 | low >> 62, f0 = low << 2;
    bool negative = (i64)f1 < 0;
    if (negative) {
        f0 = 0 - f0;
        f1 = ~f1 + (f0 == 0);
        q++;
    }
    // Normalised, so that no bit of a small fraction is lost.
    int zeros = m::clz(f1 | 1);
    u64 top = window(f1, f0, (u32)zeros);
    double head = (double)(top >> 11), rest = (double)(u32)(top & 0x7ff);
    double r = m::mul(head, 0x1.921fb54442d18p-53);
    double tail = m::fma(head, 0x1.921fb54442d18p-53, -r);
    tail = m::fma(rest, 0x1.921fb54442d18p-64, m::fma(head, 0x1.1a62633145c07p-107, tail));
    double sum = m::add(r, tail), scale = pow2(-zeros);
    tail = m::mul(m::sub(tail, m::sub(sum, r)), scale);
    r = m::mul(sum, scale);
    bool minus = negative != ((i64)b < 0);
    return {minus ? -r : r, minus ? -tail : tail, (i64)b < 0 ? -q : q};
}
HELPER double reduce_pi_2(double x, int *quadrant) {
    double t = m::fma(x, 0x1.45f306dc9c883p-1, 0x1.8p52);
    *quadrant = m::lo(t);
    double n = m::sub(t, 0x1.8p52);
    double r = m::fma(n, -0x1.921fb54442d18p+0, x);
    r = m::fma(n, -0x1.1a62633145c07p-54, r);
    r = m::fma(n, 0x1.f1976b7ed8fbcp-110, r);
    if (m::abs(x) > 1e9) {
        if (!(m::abs(x) < INF_D)) return m::mul(x, 0.0);
        Reduced large = __internal_reduce_large(x);
        r = large.r;
        *quadrant = large.quadrant;
    }
    return r;
}
// The same with what r has lost.
HELPER double reduce_pi_2(double x, int *quadrant, double *lost) {
    double t = m::fma(x, 0x1.45f306dc9c883p-1, 0x1.8p52);
    *quadrant = m::lo(t);
    double n = m::sub(t, 0x1.8p52);
    double a = m::fma(n, -0x1.921fb54442d18p+0, x);
    double r = m::fma(n, -0x1.1a62633145c07p-54, a);
    *lost = m::fma(n, 0x1.f1976b7ed8fbcp-110, m::fma(n, -0x1.1a62633145c07p-54, m::sub(a, r)));
    if (m::abs(x) > 1e9) {
        if (!(m::abs(x) < INF_D)) return m::mul(x, 0.0);
        Reduced large = __internal_reduce_large(x);
        r = large.r;
        *quadrant = large.quadrant;
        *lost = large.lost;
    }
    return r;
}
HELPER double sin_reduced(double r, double z, double lost) {
    double p = horner(z, 0x1.5d8b567cbee06p-33, -0x1.ae5e4b8648532p-26, 0x1.71de35552d557p-19, -0x1.a01a019be9228p-13,
                      0x1.111111110f73p-7, -0x1.5555555555548p-3);
    return m::add(m::fma(m::mul(z, r), p, lost), r);
}
HELPER double cos_reduced(double z) {
    double p = horner(z, -0x1.8fa65ec18c2ep-37, 0x1.1ee9db8e7130dp-29, -0x1.27e4f7f141479p-22, 0x1.a01a019c8ed09p-16,
                      -0x1.6c16c16c15013p-10, 0x1.555555555554bp-5, -0.5);
    return m::fma(z, p, 1.0);
}
// One polynomial with the coefficients of either, as for single precision.
HELPER double sin_cos(double r, int q) {
    bool odd = q & 1;
    double z = m::mul(r, r);
    double t = odd ? 1.0 : r;
    double p = odd ? -0x1.8fa65ec18c2ep-37 : 0.0;
    p = m::fma(p, z, odd ? 0x1.1ee9db8e7130dp-29 : 0x1.5d8b567cbee06p-33);
    p = m::fma(p, z, odd ? -0x1.27e4f7f141479p-22 : -0x1.ae5e4b8648532p-26);
    p = m::fma(p, z, odd ? 0x1.a01a019c8ed09p-16 : 0x1.71de35552d557p-19);
    p = m::fma(p, z, odd ? -0x1.6c16c16c15013p-10 : -0x1.a01a019be9228p-13);
    p = m::fma(p, z, odd ? 0x1.555555555554bp-5 : 0x1.111111110f73p-7);
    p = m::fma(p, z, odd ? -0.5 : -0x1.5555555555548p-3);
    p = m::fma(m::mul(z, t), p, t);
    return q & 2 ? -p : p;
}
LIB double __nv_sin(double x) {
    int q;
    double r = reduce_pi_2(x, &q);
    r = sin_cos(r, q);
    return x == 0.0 ? x : r;
}
LIB double __nv_cos(double x) {
    int q;
    double r = reduce_pi_2(x, &q);
    return sin_cos(r, q + 1);
}
LIB void __nv_sincos(double x, double *sine, double *cosine) {
    int q;
    double r = reduce_pi_2(x, &q);
    double z = m::mul(r, r);
    double s = sin_reduced(r, z, 0.0), c = cos_reduced(z);
    double a = q & 1 ? c : s, b = q & 1 ? s : c;
    *sine = x == 0.0 ? x : q & 2 ? -a : a;
    *cosine = (q + 1) & 2 ? -b : b;
}
LIB double __nv_tan(double x) {
    int q;
    double lost;
    double r = reduce_pi_2(x, &q, &lost);
    double z = m::mul(r, r);
    double s = sin_reduced(r, z, lost), c = m::fma(-r, lost, cos_reduced(z));
    double t = quotient(q & 1 ? -c : s, q & 1 ? s : c);
    return x == 0.0 ? x : t;
}

HELPER double reduce_half(double x, int *quadrant) {
    // Beyond 2^53 all numbers are even; below 2^51 the low bits of the sum are the quadrant.
    double a = m::abs(x) < 0x1p53 ? x : m::mul(x, 0.0);
    a = m::fma(m::trunc(m::mul(a, 0.5)), -2.0, a);
    double n = m::rint(m::add(a, a));
    *quadrant = (int)n;
    return m::fma(n, -0.5, a);
}
HELPER double sin_pi_reduced(double r, double z) {
    double s = horner(z, -0x1.73d474f10ea26p-16, 0x1.e908d668db23fp-12, -0x1.e3076ec7e6b9cp-8, 0x1.5078349d9d9b8p-4,
                      -0x1.32d2cce63af7fp-1, 0x1.466bc6775ab7cp+1, -0x1.4abbce625be53p+2);
    s = m::fma(m::mul(r, z), s, m::mul(r, 0x1.1a62633145c07p-53));
    return m::fma(r, 0x1.921fb54442d18p+1, s);
}
HELPER double cos_pi_reduced(double z) {
    double c = horner(z, -0x1.b03713eca3debp-14, 0x1.f9c4b4d5dabbp-10, -0x1.a6d1e23f9272fp-6, 0x1.e1f50675b747ap-3,
                      -0x1.55d3c7e3bfe6dp+0, 0x1.03c1f081b5a52p+2, -0x1.3bd3cc9be45dep+2);
    return m::fma(c, z, 1.0);
}
HELPER double sin_cos_pi(double r, int q) {
    double z = m::mul(r, r);
    double p = q & 1 ? cos_pi_reduced(z) : sin_pi_reduced(r, z);
    return q & 2 ? -p : p;
}
LIB double __nv_sinpi(double x) {
    int q;
    double r = reduce_half(x, &q);
    return x == m::rint(x) ? m::mul(x, 0.0) : sin_cos_pi(r, q);
}
LIB double __nv_cospi(double x) {
    int q;
    double r = reduce_half(x, &q);
    return m::add(sin_cos_pi(r, q + 1), 0.0);
}
LIB void __nv_sincospi(double x, double *sine, double *cosine) {
    int q;
    double r = reduce_half(x, &q);
    double z = m::mul(r, r);
    double s = sin_pi_reduced(r, z), c = cos_pi_reduced(z);
    double a = q & 1 ? c : s, b = q & 1 ? s : c;
    *sine = x == m::rint(x) ? m::mul(x, 0.0) : q & 2 ? -a : a;
    *cosine = m::add((q + 1) & 2 ? -b : b, 0.0);
}
