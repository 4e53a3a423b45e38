// Hyperbolic functions and their inverses.
#include "common.h"

// e^a / 4, a >= 0: no overflow where cosh has none.
HELPER float exp_quarter(float a) {
    float t = m::fma(m::min(a, 89.0f), 0x1.715476p+0f, 0x1.8p23f + 125.0f);
    float n = m::sub(t, 0x1.8p23f + 125.0f);
    float r = m::fma(a, 0x1.715476p+0f, -n);
    r = m::fma(a, 0x1.4ae0cp-26f, r);
    return m::mul(m::ex2(r), m::from_bits(m::bits(t) << 23));
}
LIB float __nv_coshf(float x) {
    float q = exp_quarter(m::abs(x));
    return m::fma(q, 2.0f, m::mul(0.125f, m::rcp_approx(q)));
}
LIB float __nv_sinhf(float x) {
    float a = m::abs(x);
    float q = exp_quarter(a);
    float r = m::fma(q, 2.0f, m::mul(-0.125f, m::rcp_approx(q)));
    float z = m::mul(a, a);
    float p = horner(z, 0x1.756df8p-19f, 0x1.a022b6p-13f, 0x1.1110ep-7f, 0x1.555556p-3f);
    p = m::fma(m::mul(a, z), p, a);
    return m::copysign(a < 1.0f ? p : r, x);
}
LIB float __nv_tanhf(float x) {
    float a = m::abs(x);
    // 1 - 2 / (e^2a + 1)
    float e = m::ex2(m::mul(a, 0x1.715476p+1f));
    float r = m::fma(-2.0f, m::rcp_approx(m::add(e, 1.0f)), 1.0f);
    float z = m::mul(a, a);
    float p = horner(z, -0x1.9454fp-8f, 0x1.5811f6p-6f, -0x1.b905c4p-5f, 0x1.110c5ep-3f, -0x1.555548p-2f);
    p = m::fma(m::mul(a, z), p, a);
    return m::copysign(a < 0.55f ? p : r, x);
}

HELPER double exp_quarter(double a) {
    double c = m::min(a, 710.9);
    double t = m::fma(c, 0x1.71547652b82fep+0, MAGIC_D);
    double n = m::sub(t, MAGIC_D);
    double r = m::fma(n, -0x1.62e42fefa39efp-1, c);
    r = m::fma(n, -0x1.abc9e3b39803fp-56, r);
    double p = exp_reduced(r);
    return m::combine(m::hi(p) + (int)((u32)(m::lo(t) - 2) << 20), m::lo(p));
}
LIB double __nv_cosh(double x) {
    double q = exp_quarter(m::abs(x));
    double r = m::fma(q, 2.0, m::mul(0.125, inverse(q)));
    return is_nan(x) ? x + x : r;
}
LIB double __nv_sinh(double x) {
    double a = m::abs(x), r;
    if (a < 1.0) {
        double z = m::mul(a, a);
        double p = horner(z, 0x1.b5c89f0b3199cp-41, 0x1.6116f48cd3808p-33, 0x1.ae646ff52e82cp-26, 0x1.71de3a3b06a24p-19,
                          0x1.a01a01a03726ap-13, 0x1.111111111101ep-7, 0x1.5555555555556p-3);
        r = m::fma(m::mul(a, z), p, a);
    } else {
        double q = exp_quarter(a);
        r = m::fma(q, 2.0, m::mul(-0.125, inverse(q)));
        if (is_nan(x)) r = x + x;
    }
    return m::copysign(r, x);
}
LIB double __nv_tanh(double x) {
    double a = m::abs(x), r;
    if (a < 0.55) {
        double z = m::mul(a, a);
        double p = horner(z, -0x1.3ea2275c7ea68p-16, 0x1.5a0e45d06b493p-14, -0x1.e841e16965c04p-13, 0x1.346632484b3dfp-11,
                          -0x1.7d8c445e90e42p-10, 0x1.d6d2555490ee2p-9, -0x1.226e2d5ac0b3p-7, 0x1.664f484c12343p-6,
                          -0x1.ba1ba1b94245bp-5, 0x1.1111111110393p-3, -0x1.555555555554cp-2);
        r = m::fma(m::mul(a, z), p, a);
    } else {
        // 1 - 2 / (e^2a + 1)
        double c = a > 25.0 ? 50.0 : m::add(a, a);
        double t = m::fma(c, 0x1.71547652b82fep+0, MAGIC_D);
        double n = m::sub(t, MAGIC_D);
        double f = m::fma(n, -0x1.abc9e3b39803fp-56, m::fma(n, -0x1.62e42fefa39efp-1, c));
        double p = exp_reduced(f);
        r = m::fma(-2.0, inverse(m::fma(p, pow2(m::lo(t)), 1.0)), 1.0);
    }
    return m::copysign(r, x);
}

// asinh a = log1p(a + a^2 / (1 + sqrt(1 + a^2))); for large a it is log(2 a).
LIB float __nv_asinhf(float x) {
    float a = m::abs(x);
    bool large = a > 0x1p60f;
    float c = m::min(a, 0x1p60f);
    float s = m::add(root(m::fma(c, c, 1.0f)), 1.0f);
    float r = log1p_finite(large ? a : m::fma(c, quotient(c, s), c));
    if (large) r = m::add(r, 0x1.62e43p-1f);
    if (!(a < INF_F)) r = a;
    return m::copysign(a < 0x1p-24f ? a : r, x);
}
LIB double __nv_asinh(double x) {
    double a = m::abs(x);
    bool large = a > 0x1p500;
    double c = m::min(a, 0x1p500);
    double s = m::add(root(m::fma(c, c, 1.0)), 1.0);
    double r = log1p_short(large ? a : m::fma(c, quotient(c, s), c));
    if (large) r = m::add(r, 0x1.62e42fefa39efp-1);
    if (!(a < INF_D)) r = a;
    return m::copysign(a < 0x1p-53 ? a : r, x);
}
// acosh x = log1p(t + sqrt(2 t + t^2)), t = x - 1.
LIB float __nv_acoshf(float x) {
    bool large = x > 0x1p60f;
    float t = m::sub(x, 1.0f);
    float r = log1p_finite(large ? x : m::add(t, root(m::fma(t, t, m::add(t, t)))));
    if (large) r = m::add(r, 0x1.62e43p-1f);
    if (!(x < INF_F)) r = x + x;
    if (x == 1.0f) r = 0.0f;
    return x < 1.0f ? NAN_F : r;
}
LIB double __nv_acosh(double x) {
    bool large = x > 0x1p500;
    double t = m::sub(x, 1.0);
    double r = log1p_short(large ? x : m::add(t, root(m::fma(t, t, m::add(t, t)))));
    if (large) r = m::add(r, 0x1.62e42fefa39efp-1);
    if (!(x < INF_D)) r = x + x;
    if (x == 1.0) r = 0.0;
    return x < 1.0 ? NAN_D : r;
}
// atanh a = log1p(2 a / (1 - a)) / 2.
LIB float __nv_atanhf(float x) {
    float a = m::abs(x);
    float r = m::mul(0.5f, log1p_finite(quotient(m::add(a, a), m::sub(1.0f, a))));
    if (a < 0x1p-24f) r = a;
    if (a == 1.0f) r = INF_F;
    return a <= 1.0f ? m::copysign(r, x) : NAN_F;
}
LIB double __nv_atanh(double x) {
    double a = m::abs(x);
    double r = m::mul(0.5, log1p_finite(quotient(m::add(a, a), m::sub(1.0, a)), 0.0));
    if (a < 0x1p-53) r = a;
    if (a == 1.0) r = INF_D;
    return a <= 1.0 ? m::copysign(r, x) : NAN_D;
}
