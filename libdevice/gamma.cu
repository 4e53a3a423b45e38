// The gamma function and its logarithm.
#include "common.h"

// log gamma x - ((x - 1/2) log x - x + log(2 pi) / 2), x >= 8.
HELPER double stirling_tail(double x) {
    double u = inverse(x);
    double z = m::mul(u, u);
    return m::mul(u, horner(z, 0x1.45fa9318216edp-8, -0x1.ee5760365abdep-10, 0x1.b920348371c98p-11, -0x1.381330c89c8d8p-11,
                            0x1.a01a015cd42b7p-11, -0x1.6c16c16c1088cp-9, 0x1.5555555555555p-4));
}
// gamma(x) for x >= 8, e^((x - 1/2) log x - x + tail) sqrt(2 pi); or its inverse times a factor that is not zero.
HELPER double gamma_large(double x, double factor) {
    Pair l = log_pair(x);
    double y = m::sub(x, 0.5);
    double hi = m::mul(y, l.hi);
    double lo = m::fma(y, l.lo, m::fma(y, l.hi, -hi));
    double sum = m::sub(hi, x);
    lo = m::add(lo, m::sub(m::sub(hi, sum), x));
    // log(2 pi) / 2 in two parts.
    double all = m::add(sum, 0x1.d67f1c864beb5p-1);
    lo = m::add(lo, m::sub(0x1.d67f1c864beb5p-1, m::sub(all, sum)));
    lo = m::add(lo, m::add(stirling_tail(x), -0x1.65b5a1b7ff5dfp-55));
    if (factor == 0.0) return exp_with_tail(all, lo);
    // The factor may make a normal number of what would vanish: the power of two comes last.
    double t = m::fma(all, -0x1.71547652b82fep+0, MAGIC_D);
    double n = m::sub(t, MAGIC_D);
    double f = m::sub(m::fma(n, -0x1.62e42fefa39efp-1, -all), m::fma(n, 0x1.abc9e3b39803fp-56, lo));
    return scale_far(m::mul(exp_reduced(f), factor), m::lo(t));
}
// 1 / gamma(x) for 0 < x < 8: x - k in [1, 2], or x in (0, 1) with one factor more.
HELPER double gamma_small_inverse(double x) {
    double p = 1.0;
    while (x >= 2.0) {
        x = m::sub(x, 1.0);
        p = m::mul(p, x);
    }
    double factor = x < 1.0 ? x : 1.0;
    double t = x < 1.0 ? x : m::sub(x, 1.0);
    double r = m::mul(horner(t, 0x1.20d784ba67f5cp-26, -0x1.d0219161bc2c6p-23, 0x1.2f3ba7ae8f421p-20, -0x1.48edc5c4c072ap-20,
                             -0x1.5272857f9d1c8p-16, 0x1.0c9ce430c4bd8p-13, -0x1.c37032d0d8456p-13, -0x1.3170793f33bdcp-10,
                             0x1.d919b9804301p-8, -0x1.3b4af1476e532p-7, -0x1.59af1047a5709p-5, 0x1.5512320b881p-3,
                             -0x1.5815e8fa35e8bp-5, -0x1.4fcf4026af9c6p-1, 0x1.2788cfc6fb618p-1, 0x1p+0), factor);
    return m::div(r, p);
}
LIB double __nv_tgamma(double x) {
    double a = m::abs(x);
    double r;
    if (x > 0.0) {
        r = x < 8.0 ? m::div(1.0, gamma_small_inverse(x)) : gamma_large(m::min(x, 180.0), 0.0);
    } else {
        // gamma(-a) = -pi / (a sin(pi a) gamma(a)).
        double c = m::min(a, 200.0);
        double s = m::mul(c, __nv_sinpi(a));
        double factor = m::div(-0x1.921fb54442d18p+1, s);
        r = c < 8.0 ? m::mul(factor, gamma_small_inverse(c)) : gamma_large(c, factor);
        if (a < 0x1p-60) r = m::div(1.0, x);
        if (m::trunc(x) == x && x != 0.0) r = NAN_D;
    }
    return is_nan(x) ? x + x : x == INF_D ? x : r;
}

// log gamma(2 + t) / t, -3/4 <= t <= 1/2.
HELPER double lgamma_near_2(double t) {
    return horner(t, -0x1.8568c7e80e56fp-23, -0x1.72a8e1f049e43p-23, -0x1.0d992a4ae367cp-24, 0x1.da2484d6e6c68p-22,
                  -0x1.95b7cb4a4460ep-22, 0x1.cf3dcc44c496dp-21, -0x1.187637b90b9a5p-19, 0x1.26c9f919dab7p-18,
                  -0x1.3c3e57d00517p-17, 0x1.58076df5b2eep-16, -0x1.78e350f5fa404p-15, 0x1.a127ace933f76p-14,
                  -0x1.d3fd3067e2635p-13, 0x1.0b36afe9d8e9bp-11, -0x1.38ac5c56aa45dp-10, 0x1.7add6eac29476p-9,
                  -0x1.e404fc21540ep-8, 0x1.51322ac7d9513p-6, -0x1.13e001a55765ap-4, 0x1.4a34cc4a60fa5p-2,
                  0x1.b0ee6072093cep-2);
}
HELPER double lgamma_positive(double x) {
    if (x < 0.5) return m::fma(x, lgamma_near_2(x), -__nv_log(m::mul(x, m::add(x, 1.0))));
    if (x < 1.25) {
        double t = m::sub(x, 1.0);
        return m::fma(t, lgamma_near_2(t), -__nv_log1p(t));
    }
    if (x < 8.0) {
        double p = 1.0;
        while (x >= 2.5) {
            x = m::sub(x, 1.0);
            p = m::mul(p, x);
        }
        double t = m::sub(x, 2.0);
        return m::fma(t, lgamma_near_2(t), __nv_log(p));
    }
    double r = m::fma(m::sub(x, 0.5), m::sub(log_short(x), 1.0), 0x1.acfe390c97d6ap-2);
    return m::add(r, stirling_tail(x));
}
LIB double __nv_lgamma(double x) {
    double a = m::abs(x);
    double r = lgamma_positive(a);
    if (x < 0.0) {
        double s = m::abs(m::mul(__nv_sinpi(a), a));
        r = m::sub(__nv_log(m::div(0x1.921fb54442d18p+1, s)), r);
        if (a < 0x1p-60) r = -__nv_log(a);
        if (m::trunc(x) == x) r = INF_D;
    }
    if (x == 0.0) r = INF_D;
    return a < INF_D ? r : m::mul(x, x);
}

// ---- single precision

// log gamma x - ((x - 1/2) log x - x + log(2 pi) / 2), x >= 3.
HELPER float stirling_tail(float x) {
    float u = m::rcp_approx(x);
    return m::mul(u, horner(m::mul(u, u), 0x1.6d8d2ep-11f, -0x1.6b7004p-9f, 0x1.555544p-4f));
}
// log2 gamma(x) for x >= 3 as a sum: (x - 1/2) (log2 x - log2 e), what that lacks, and the tail.
HELPER Pair2 log2_gamma(float x) {
    Pair2 l = log2_pair(x);
    float y = m::sub(x, 0.5f);
    float d = m::sub(l.hi, 0x1.715476p+0f);
    float d_lo = m::add(m::sub(m::sub(l.hi, d), 0x1.715476p+0f), m::sub(l.lo, 0x1.4ae0cp-26f));
    float hi = m::mul(y, d);
    float lo = m::fma(y, d_lo, m::fma(y, d, -hi));
    return {hi, m::add(lo, m::fma(stirling_tail(x), 0x1.715476p+0f, 0x1.3573fcp-1f))};
}
// gamma(a) = top / bottom for 0 < a < 3, from 1 / gamma(1 + t), 0 <= t <= 1; without the factor 1 / a below one.
struct Ratio {
    float top, bottom;
};
HELPER Ratio gamma_small(float a) {
    float t = a < 1.0f ? a : m::sub(a, a < 2.0f ? 1.0f : 2.0f);
    return {a < 2.0f ? 1.0f : m::sub(a, 1.0f),
            horner(t, -0x1.1fc226p-10f, 0x1.b042bp-8f, -0x1.200bdep-7f, -0x1.5e279p-5f, 0x1.5579a8p-3f, -0x1.58669ep-5f,
                   -0x1.4fcec8p-1f, 0x1.2788ccp-1f, 1.0f)};
}
// 2^(hi + lo + 96) for a sum between -223 and 31, with less error than the hardware's.
HELPER float exp2_scaled(float hi, float lo) {
    float t = m::add(m::add(hi, lo), 0x1.8p23f + 223.0f);
    float n = m::sub(t, 0x1.8p23f + 223.0f);
    return m::mul(exp2_reduced(m::add(m::sub(hi, n), lo)), m::from_bits(m::bits(t) << 23));
}
LIB float __nv_tgammaf(float x) {
    float a = m::abs(x), r;
    // gamma(-a) = -pi / (a sin(pi a) gamma(a)).
    float s = 1.0f;
    if (x < 0.0f) {
        int q;
        float f = reduce_half(a, &q);
        s = sin_cos_pi(f, q);
    }
    if (a < 3.0f) {
        Ratio g = gamma_small(a);
        // Tiny numbers have no inverse that the quotient could use.
        float scale = a < 0x1p-60f ? 0x1p64f : 1.0f;
        float top = g.top, bottom = a < 1.0f ? m::mul(m::mul(a, scale), g.bottom) : g.bottom;
        if (x < 0.0f) {
            top = m::mul(g.bottom, -0x1.921fb6p+1f);
            bottom = m::mul(m::mul(a < 1.0f ? scale : a, s), g.top);
        }
        r = m::mul(quotient(top, bottom), scale);
        if (a == 0.0f) r = m::copysign(INF_F, x);
    } else {
        Pair2 l = log2_gamma(m::min(a, 50.0f));
        if (x > 0.0f) {
            float sum = m::add(l.hi, l.lo);
            r = value_far(exp2_pair(sum, m::sub(l.lo, m::sub(sum, l.hi))), sum);
        } else {
            // With 96 bits to spare: the inverse of a small sine makes a number of what would vanish.
            r = m::mul(exp2_scaled(-l.hi, -l.lo), quotient(-0x1.921fb6p+1f, m::mul(m::min(a, 50.0f), s)));
            r = m::mul(m::mul(r, 0x1p-48f), 0x1p-48f);
        }
    }
    if (x < 0.0f && m::trunc(x) == x) r = NAN_F;
    return is_nan(x) ? x + x : r;
}

HELPER float lgamma_near_1(float t) {
    return horner(t, -0x1.3d5e68p-3f, 0x1.621ff4p-3f, -0x1.104d6cp-4f, 0x1.1fab3ep-4f, -0x1.d5dc36p-4f, 0x1.09cdbap-3f,
                  -0x1.2684e6p-3f, 0x1.5ab4acp-3f, -0x1.a8c03cp-3f, 0x1.1514ap-2f, -0x1.9a4d34p-2f, 0x1.a51a66p-1f,
                  -0x1.2788dp-1f);
}
HELPER float lgamma_near_2(float t) {
    return horner(t, 0x1.69426p-20f, -0x1.c831cep-17f, 0x1.0d8dbep-14f, -0x1.a531cp-13f, 0x1.0a31cap-11f, -0x1.3af736p-10f,
                  0x1.7ba658p-9f, -0x1.e40a98p-8f, 0x1.512eacp-6f, -0x1.13dfd8p-4f, 0x1.4a34ccp-2f, 0x1.b0ee6p-2f);
}
// a >= 0
HELPER float lgamma_positive(float a) {
    if (a >= 1.5f) {
        if (a < 4.0f) {
            float t = m::sub(a, 2.0f);
            return m::mul(t, lgamma_near_2(t));
        }
        float r = m::fma(m::sub(a, 0.5f), m::sub(__nv_logf(a), 1.0f), 0x1.acfe3ap-2f);
        return m::add(r, stirling_tail(a));
    }
    float t = a < 0.5f ? a : m::sub(a, 1.0f);
    float l = a < 0.5f ? -__nv_logf(a) : 0.0f;
    return m::fma(t, lgamma_near_1(t), l);
}
LIB float __nv_lgammaf(float x) {
    float a = m::abs(x);
    if (!(x < 0.0f)) return is_nan(x) ? x + x : lgamma_positive(a);
    // log |gamma(-a)| = -log(a |sin(pi a)| / pi) - log gamma(a), whose parts nearly cancel close to integers.
    int q;
    float f = reduce_half(a, &q);
    float s = m::abs(sin_cos_pi(f, q)), r;
    if (a < 4.0f) {
        // a s / pi with what the products lose.
        float t = m::mul(a, s), p = m::mul(t, 0x1.45f306p-2f);
        float lost = m::fma(m::fma(a, s, -t), 0x1.45f306p-2f, m::fma(t, 0x1.b9391p-27f, m::fma(t, 0x1.45f306p-2f, -p)));
        r = -m::add(m::fma(lost, m::rcp_approx(p), __nv_logf(p)), lgamma_positive(a));
        if (a < 0x1p-40f) r = -__nv_logf(a);
    } else {
        float c = m::min(a, 0x1p30f);
        Pair2 g = log2_gamma(c), l = log2_pair(m::mul(m::mul(c, s), 0x1.45f306p-2f));
        float sum = m::add(g.hi, l.hi), b = m::sub(sum, g.hi);
        float lost = m::add(m::sub(g.hi, m::sub(sum, b)), m::sub(l.hi, b));
        r = m::mul(m::add(sum, m::add(lost, m::add(g.lo, l.lo))), -0x1.62e43p-1f);
    }
    return m::trunc(x) == x ? INF_F : r;
}
