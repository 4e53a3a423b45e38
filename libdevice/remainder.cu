// fmod, remainder, remquo: exact.
//
// Long division with digits of 22 (float) or 51 bits: a digit q = trunc(x / (y 2^k)) is at most one too large after the division
// rounds, and x - q y 2^k is exact in one fused operation because it is a multiple of the last place of y 2^k and smaller than it.
#include "common.h"

// The exponent field; that of a denormal as if it were normal.
HELPER int field(float x) {
    u32 b = m::bits(x);
    return b < 0x00800000u ? 9 - m::clz(b) : (int)(b >> 23);
}
HELPER int field(double x) {
    u64 b = m::bits(x);
    return b < 0x0010000000000000ull ? 12 - m::clz(b) : (int)(b >> 52);
}
// Whether one step is enough, for x >= 0 and y >= 0: the usual case. False for NaN.
HELPER bool is_near(float x, float y) { return x < m::mul(y, 0x1p20f) && y > 0x1p-100f && y < 0x1p100f; }
HELPER bool is_near(double x, double y) { return x < m::mul(y, 0x1p30) && y > 0x1p-900 && y < 0x1p900; }
// That step: with a quotient that is never too small, and at most one too large.
HELPER float reduce_near(float x, float y, u32 *quotient) {
    float q = m::trunc(m::mul(x, m::mul(m::rcp_approx(y), 1.0f + 0x1p-21f)));
    float r = m::fma(-q, y, x);
    if (r < 0.0f) {
        r = m::add(r, y);
        q = m::sub(q, 1.0f);
    }
    *quotient += (u32)q;
    return r;
}
HELPER double reduce_near(double x, double y, u32 *quotient) {
    double q = m::trunc(m::mul(m::mul(x, inverse(y)), 1.0 + 0x1p-50));
    double r = m::fma(-q, y, x);
    if (r < 0.0) {
        r = m::add(r, y);
        q = m::sub(q, 1.0);
    }
    *quotient += (u32)q;
    return r;
}
// Any x and y > 0, both finite.
HELPER float reduce_far(float x, float y, u32 *quotient) {
    while (x >= y) {
        int gap = field(x) - field(y);
        int k = gap > 22 ? gap - 22 : 0;
        float step = y;
        // In steps, because the factor may exceed the largest power of two.
        for (int left = k; left > 0; left -= 120) step = m::mul(step, pow2f(left > 120 ? 120 : left));
        float q = m::trunc(m::div(x, step));
        float r = m::fma(-q, step, x);
        if (r < 0.0f) {
            r = m::add(r, step);
            q = m::sub(q, 1.0f);
        }
        *quotient += k < 32 ? (u32)q << k : 0;
        x = r;
    }
    return x;
}
HELPER double reduce_far(double x, double y, u32 *quotient) {
    while (x >= y) {
        int gap = field(x) - field(y);
        int k = gap > 50 ? gap - 50 : 0;
        double step = y;
        for (int left = k; left > 0; left -= 1000) step = m::mul(step, pow2(left > 1000 ? 1000 : left));
        double q = m::trunc(m::div(x, step));
        double r = m::fma(-q, step, x);
        if (r < 0.0) {
            r = m::add(r, step);
            q = m::sub(q, 1.0);
        }
        *quotient += k < 32 ? (u32)(u64)q << k : 0;
        x = r;
    }
    return x;
}

// x mod y for finite x >= 0 and y > 0; adds the low bits of the quotient to *quotient.
HELPER float reduce(float x, float y, u32 *quotient) {
    return is_near(x, y) ? reduce_near(x, y, quotient) : reduce_far(x, y, quotient);
}
HELPER double reduce(double x, double y, u32 *quotient) {
    return is_near(x, y) ? reduce_near(x, y, quotient) : reduce_far(x, y, quotient);
}

LIB float __nv_fmodf(float x, float y) {
    float ax = m::abs(x), ay = m::abs(y);
    if (ax < ay) return x;
    u32 q = 0;
    if (is_near(ax, ay)) return m::copysign(reduce_near(ax, ay, &q), x);
    if (!(ax < INF_F) || !(ay > 0.0f)) return NAN_F;
    return m::copysign(reduce_far(ax, ay, &q), x);
}
LIB double __nv_fmod(double x, double y) {
    double ax = m::abs(x), ay = m::abs(y);
    if (ax < ay) return x;
    u32 q = 0;
    if (is_near(ax, ay)) return m::copysign(reduce_near(ax, ay, &q), x);
    if (!(ax < INF_D) || !(ay > 0.0)) return NAN_D;
    return m::copysign(reduce_far(ax, ay, &q), x);
}

// The quotient rounded to nearest, ties to even; its sign is that of x / y.
LIB float __nv_remquof(float x, float y, int *quotient) {
    float ax = m::abs(x), ay = m::abs(y);
    u32 q = 0;
    if (!(ax < INF_F) || !(ay > 0.0f)) {
        *quotient = 0;
        return NAN_F;
    }
    float r = reduce(ax, ay, &q);
    float other = m::sub(ay, r);
    if (ay < INF_F && (r > other || (r == other && (q & 1)))) {
        r = -other;
        q++;
    }
    int n = (int)(q & 7);
    *quotient = (m::bits(x) ^ m::bits(y)) >> 31 ? -n : n;
    return m::bits(x) >> 31 ? -r : r;
}
LIB double __nv_remquo(double x, double y, int *quotient) {
    double ax = m::abs(x), ay = m::abs(y);
    u32 q = 0;
    if (!(ax < INF_D) || !(ay > 0.0)) {
        *quotient = 0;
        return NAN_D;
    }
    double r = reduce(ax, ay, &q);
    double other = m::sub(ay, r);
    if (ay < INF_D && (r > other || (r == other && (q & 1)))) {
        r = -other;
        q++;
    }
    int n = (int)(q & 7);
    *quotient = (m::hi(x) ^ m::hi(y)) < 0 ? -n : n;
    return m::hi(x) < 0 ? -r : r;
}
LIB float __nv_remainderf(float x, float y) {
    int q;
    return __nv_remquof(x, y, &q);
}
LIB double __nv_remainder(double x, double y) {
    int q;
    return __nv_remquo(x, y, &q);
}
