// Roots and lengths.
#include "common.h"

// Division and roots without the care that exceptional operands and results need; about one ulp.
HELPER float quotient(float a, float b) {
    float y = m::rcp_approx(b);
    float q = m::mul(a, y);
    return m::fma(m::fma(-b, q, a), y, q);
}
// Of zero it is NaN.
HELPER float root(float x) {
    float y = m::rsqrt_approx(x);
    float s = m::mul(x, y);
    return m::fma(m::fma(-s, s, x), m::mul(0.5f, y), s);
}
HELPER double inverse(double b) {
    double y = m::rcp_approx(b);
    double e = m::fma(-b, y, 1.0);
    return m::fma(m::fma(e, e, e), y, y);
}
HELPER double quotient(double a, double b) {
    double y = inverse(b);
    double q = m::mul(a, y);
    return m::fma(m::fma(-b, q, a), y, q);
}
HELPER double inverse_root(double x) {
    double y = m::rsqrt_approx(x);
    double e = m::fma(-m::mul(x, y), y, 1.0);
    return m::fma(m::mul(m::fma(0.375, e, 0.5), e), y, y);
}
HELPER double root(double x) {
    double y = inverse_root(x);
    double s = m::mul(x, y);
    return m::fma(m::fma(-s, s, x), m::mul(0.5, y), s);
}

// A power of two that brings the largest component near one, and its inverse. Both are normal.
struct ScaleF {
    float down, up;
};
HELPER ScaleF scale_for(float largest) {
    u32 e = m::bits(largest) >> 23;
    e = e > 252 ? 252 : e;
    return {m::from_bits((253 - e) << 23), m::from_bits((e + 1) << 23)};
}
struct ScaleD {
    double down, up;
};
HELPER ScaleD scale_for(double largest) {
    int e = m::hi(largest) >> 20;
    e = e > 2044 ? 2044 : e;
    return {m::combine((2045 - e) << 20, 0), m::combine((e + 1) << 20, 0)};
}

// 1 / sqrt(s + lo) for s near one and lo far smaller: Newton's method on the hardware's estimate, the last step with what the
// products lose.
HELPER float rsqrt_near_one(float s) {
    float y = m::rsqrt_approx(s);
    float sy = m::mul(s, y), tail = m::fma(s, y, -sy);
    float e = m::fma(-tail, y, m::fma(-sy, y, 1.0f));
    return m::fma(m::mul(0.5f, y), e, y);
}
HELPER double rsqrt_near_one(double s, double lo) {
    double y = m::rsqrt_approx(s);
    double e = m::fma(-m::mul(s, y), y, 1.0);
    y = m::fma(m::mul(m::fma(0.375, e, 0.5), e), y, y);
    double sy = m::mul(s, y);
    double tail = m::fma(lo, y, m::fma(s, y, -sy));
    e = m::fma(-tail, y, m::fma(-sy, y, 1.0));
    return m::fma(m::mul(0.5, y), e, y);
}
// Sum of squares of scaled numbers.
HELPER float sum(float a, float b, float c, float d) {
    return m::fma(a, a, m::fma(b, b, m::fma(c, c, m::mul(d, d))));
}
HELPER double sum(double a, double b, double c, double d) {
    return m::fma(a, a, m::fma(b, b, m::fma(c, c, m::mul(d, d))));
}
// Infinity wins over NaN; if the largest is zero, there may be a NaN beside it.
HELPER float finish_length(float largest, float r, float a, float b, float c, float d) {
    if (largest == 0.0f) r = m::add(m::add(m::abs(a), m::abs(b)), m::add(m::abs(c), m::abs(d)));
    return largest == INF_F ? INF_F : r;
}
HELPER double finish_length(double largest, double r, double a, double b, double c, double d) {
    if (largest == 0.0) r = m::add(m::add(m::abs(a), m::abs(b)), m::add(m::abs(c), m::abs(d)));
    return largest == INF_D ? INF_D : r;
}
HELPER float length(float a, float b, float c, float d) {
    float x = m::max(m::abs(a), m::abs(b)), y = m::max(m::abs(c), m::abs(d));
    float largest = m::max(x, y);
    ScaleF s = scale_for(largest);
    float r = m::mul(root(sum(m::mul(a, s.down), m::mul(b, s.down), m::mul(c, s.down), m::mul(d, s.down))), s.up);
    return finish_length(largest, r, a, b, c, d);
}
HELPER double length(double a, double b, double c, double d) {
    double x = m::max(m::abs(a), m::abs(b)), y = m::max(m::abs(c), m::abs(d));
    double largest = m::max(x, y);
    ScaleD s = scale_for(largest);
    double r = m::mul(root(sum(m::mul(a, s.down), m::mul(b, s.down), m::mul(c, s.down), m::mul(d, s.down))), s.up);
    return finish_length(largest, r, a, b, c, d);
}
HELPER float inverse_length(float a, float b, float c, float d) {
    float x = m::max(m::abs(a), m::abs(b)), y = m::max(m::abs(c), m::abs(d));
    float largest = m::max(x, y);
    ScaleF s = scale_for(largest);
    float q = sum(m::mul(a, s.down), m::mul(b, s.down), m::mul(c, s.down), m::mul(d, s.down));
    float r = m::mul(rsqrt_near_one(q), s.down);
    if (q == 0.0f) r = INF_F;
    return largest == INF_F ? 0.0f : r;
}
// The square of the first number without loss, the others' with about one ulp, of which the root halves what it contributes.
HELPER double inverse_length(double a, double b, double c, double d) {
    double x = m::max(m::abs(a), m::abs(b)), y = m::max(m::abs(c), m::abs(d));
    double largest = m::max(x, y);
    ScaleD s = scale_for(largest);
    a = m::mul(a, s.down), b = m::mul(b, s.down), c = m::mul(c, s.down), d = m::mul(d, s.down);
    double p = m::mul(a, a), rest = m::fma(b, b, m::fma(c, c, m::mul(d, d)));
    double q = m::add(p, rest), t = m::sub(q, p);
    double lost = m::add(m::sub(p, m::sub(q, t)), m::sub(rest, t));
    double r = m::mul(rsqrt_near_one(q, m::add(lost, m::fma(a, a, -p))), s.down);
    if (q == 0.0) r = INF_D;
    return largest == INF_D ? 0.0 : r;
}

LIB float __nv_hypotf(float x, float y) { return length(x, y, 0.0f, 0.0f); }
LIB double __nv_hypot(double x, double y) { return length(x, y, 0.0, 0.0); }
LIB float __nv_rhypotf(float x, float y) { return inverse_length(x, y, 0.0f, 0.0f); }
LIB double __nv_rhypot(double x, double y) { return inverse_length(x, y, 0.0, 0.0); }
LIB float __nv_norm3df(float a, float b, float c) { return length(a, b, c, 0.0f); }
LIB double __nv_norm3d(double a, double b, double c) { return length(a, b, c, 0.0); }
LIB float __nv_rnorm3df(float a, float b, float c) { return inverse_length(a, b, c, 0.0f); }
LIB double __nv_rnorm3d(double a, double b, double c) { return inverse_length(a, b, c, 0.0); }
LIB float __nv_norm4df(float a, float b, float c, float d) { return length(a, b, c, d); }
LIB double __nv_norm4d(double a, double b, double c, double d) { return length(a, b, c, d); }
LIB float __nv_rnorm4df(float a, float b, float c, float d) { return inverse_length(a, b, c, d); }
LIB double __nv_rnorm4d(double a, double b, double c, double d) { return inverse_length(a, b, c, d); }

HELPER float largest_of(int n, const float *v) {
    float r = 0.0f;
    for (int i = 0; i < n; i++) r = m::max(r, m::abs(v[i]));
    return r;
}
HELPER double largest_of(int n, const double *v) {
    double r = 0.0;
    for (int i = 0; i < n; i++) r = m::max(r, m::abs(v[i]));
    return r;
}
HELPER float squares(int n, const float *v, float factor) {
    float s = 0.0f;
    for (int i = 0; i < n; i++) {
        float x = m::mul(v[i], factor);
        s = m::fma(x, x, s);
    }
    return s;
}
HELPER double squares(int n, const double *v, double factor) {
    double s = 0.0;
    for (int i = 0; i < n; i++) {
        double x = m::mul(v[i], factor);
        s = m::fma(x, x, s);
    }
    return s;
}
LIB float __nv_normf(int n, const float *v) {
    float largest = largest_of(n, v);
    ScaleF s = scale_for(largest);
    return largest == INF_F ? INF_F : m::mul(m::sqrt(squares(n, v, s.down)), s.up);
}
LIB double __nv_norm(int n, const double *v) {
    double largest = largest_of(n, v);
    ScaleD s = scale_for(largest);
    return largest == INF_D ? INF_D : m::mul(m::sqrt(squares(n, v, s.down)), s.up);
}
LIB float __nv_rnormf(int n, const float *v) {
    float largest = largest_of(n, v);
    ScaleF s = scale_for(largest);
    float q = squares(n, v, s.down);
    if (q == 0.0f) return INF_F;
    return largest == INF_F ? 0.0f : m::mul(rsqrt_near_one(q), s.down);
}
LIB double __nv_rnorm(int n, const double *v) {
    double largest = largest_of(n, v);
    ScaleD s = scale_for(largest);
    double q = squares(n, v, s.down);
    if (q == 0.0) return INF_D;
    return largest == INF_D ? 0.0 : m::mul(inverse_root(q), s.down);
}

LIB double __nv_rsqrt(double x) {
    bool tiny = x < 0x1p-1022;
    double s = tiny ? m::mul(x, 0x1p54) : x;
    double y = m::rsqrt_approx(s);
    double e = m::fma(-m::mul(s, y), y, 1.0);
    double r = m::fma(m::mul(m::fma(0.375, e, 0.5), e), y, y);
    if (tiny) r = m::mul(r, 0x1p27);
    // The estimate is right for zero, infinity and negative numbers. It does not read the low half, where a NaN may have all of its bits.
    return s > 0.0 && s < INF_D ? r : is_nan(x) ? x + x : y;
}

// 1 / sqrt(x), correctly rounded: the estimate's error times its own size decides the last bit.
LIB float __nv_frsqrt_rn(float x) {
    bool tiny = x < 0x1p-126f;
    float s = m::mul(x, tiny ? 0x1p24f : 1.0f);
    float y = m::rsqrt_approx(s);
    // In double precision the rest is far below the last bit, and ties are impossible for an inverse root.
    double d = (double)y, e = m::fma(-m::mul((double)s, d), d, 1.0);
    d = m::fma(m::mul(m::fma(0.375, e, 0.5), e), d, d);
    float r = m::mul((float)d, tiny ? 0x1p12f : 1.0f);
    return s > 0.0f && s < INF_F ? r : y;
}

// Cube roots: an estimate through logarithm and exponential, then one step of Newton's method.
HELPER float third_power(float ax, float sign) { return m::ex2(m::mul(m::lg2_full(ax), sign * 0x1.555556p-2f)); }
LIB float __nv_cbrtf(float x) {
    float a = m::abs(x);
    float y = third_power(a, 1.0f);
    float r = m::fma(m::fma(a, m::rcp_approx(m::mul(y, y)), -y), 0x1.555556p-2f, y);
    return a > 0.0f && a < INF_F ? m::copysign(r, x) : x + x;
}
LIB float __nv_rcbrtf(float x) {
    float a = m::abs(x);
    float y = third_power(a, -1.0f);
    float y2 = m::mul(y, y);
    float ay = m::mul(a, y), tail = m::fma(a, y, -ay);
    float e = m::fma(-tail, y2, m::fma(-ay, y2, 1.0f));
    float r = m::fma(m::mul(y, e), 0x1.555556p-2f, y);
    // The estimate is right for zero and infinity.
    r = a > 0.0f && a < INF_F ? r : y;
    return is_nan(x) ? x + x : m::copysign(r, x);
}

// |x| = f 8^k with f in [1/2, 4): what single precision says of f is improved in double.
struct CubeRoot {
    double f;
    int k;
    double y;
};
HELPER CubeRoot inverse_cube_root(double ax) {
    bool tiny = ax < 0x1p-1022;
    double a = tiny ? m::mul(ax, 0x1p54) : ax;
    int e = (m::hi(a) >> 20) - 1022;
    // Division by 3, rounding down, of a number in [-1022, 1025].
    int k = (int)((u32)(e + 3072) * 43691u >> 17) - 1024;
    double f = m::combine(m::hi(a) - (k * 3 << 20), m::lo(a));
    double y = (double)third_power((float)f, -1.0f);
    double y2 = m::mul(y, y);
    double err = m::fma(-m::mul(f, y), y2, 1.0);
    // (1 - e)^(-1/3) = 1 + e/3 + 2 e^2/9 + ...
    y = m::fma(m::mul(y, err), m::fma(err, 0x1.c71c71c71c71cp-3, 0x1.5555555555555p-2), y);
    return {f, tiny ? k - 18 : k, y};
}
LIB double __nv_cbrt(double x) {
    double ax = m::abs(x);
    CubeRoot c = inverse_cube_root(ax);
    // f^(1/3) = f y^2, corrected by how far its cube is from f.
    double y2 = m::mul(c.y, c.y);
    double r = m::mul(c.f, y2);
    double r2 = m::mul(r, r), tail = m::fma(r, r, -r2);
    double err = m::fma(-tail, r, m::fma(-r2, r, c.f));
    r = m::fma(m::mul(err, y2), 0x1.5555555555555p-2, r);
    r = m::mul(r, pow2(c.k));
    return ax > 0.0 && ax < INF_D ? m::copysign(r, x) : x + x;
}
LIB double __nv_rcbrt(double x) {
    double ax = m::abs(x);
    CubeRoot c = inverse_cube_root(ax);
    double y2 = m::mul(c.y, c.y), y2_tail = m::fma(c.y, c.y, -y2);
    double fy = m::mul(c.f, c.y), fy_tail = m::fma(c.f, c.y, -fy);
    double err = m::fma(-fy_tail, y2, m::fma(-fy, y2_tail, m::fma(-fy, y2, 1.0)));
    double r = m::fma(m::mul(c.y, err), 0x1.5555555555555p-2, c.y);
    r = m::mul(r, pow2(-c.k));
    if (ax == INF_D) r = 0.0;
    if (ax == 0.0) r = INF_D;
    return is_nan(x) ? x + x : m::copysign(r, x);
}
