// The gamma function and its logarithm.
#include "common.h"

// log gamma x - ((x - 1/2) log x - x + log(2 pi) / 2), x >= 8.
HELPER double stirling_tail(double x) {
    double u = inverse(x);
    double z = m::mul(u, u);
    return m::mul(u, horner(z, 0x1.45fa9318216edp-8, -0x1.ee5760365abdep-10, 0x1.b920348371c98p-11, -0x1.381330c89c8d8p-11,
                            0x1.a01a015cd42b7p-11, -0x1.6c16c16c1088cp-9, 0x1.5555555555555p-4));
}
// gamma(x) for x >= 8, or its inverse: e^(+-((x - 1/2) log x - x + tail)) sqrt(2 pi)^(+-1).
HELPER double gamma_large(double x, bool inverse) {
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
    return inverse ? exp_with_tail(-all, -lo) : exp_with_tail(all, lo);
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
        r = x < 8.0 ? m::div(1.0, gamma_small_inverse(x)) : gamma_large(m::min(x, 180.0), false);
    } else {
        // gamma(-a) = -pi / (a sin(pi a) gamma(a)).
        double c = m::min(a, 200.0);
        double s = m::mul(c, __nv_sinpi(a));
        r = c < 8.0 ? gamma_small_inverse(c) : gamma_large(c, true);
        r = m::mul(m::div(-0x1.921fb54442d18p+1, s), r);
        if (a < 0x1p-60) r = m::div(1.0, x);
        if (m::trunc(x) == x && x != 0.0) r = NAN_D;
    }
    return is_nan(x) ? x + x : x == INF_D ? x : r;
}

// log gamma(2 + t) / t, |t| <= 1/2.
HELPER double lgamma_near_2(double t) { return horner(t, -0x1.09a24d1f5f723p-24, 0x1.159ad107a38c3p-22, -0x1.16aa90535d088p-21,
            0x1.f8f9e5a636e3ep-21, -0x1.0c5e38abb1d11p-19, 0x1.25ae1f0933ddfp-18, -0x1.3d1fafa976479p-17, 0x1.580ed3f6543c6p-16,
            -0x1.78da3e67535bbp-15, 0x1.a1279e9455a46p-14, -0x1.d3fd65f659cdap-13, 0x1.0b36afbc58e94p-11,
            -0x1.38ac5bffb8514p-10, 0x1.7add6ead2a541p-9, -0x1.e404fc21dc4dbp-8, 0x1.51322ac7d88f9p-6, -0x1.13e001a557538p-4,
            0x1.4a34cc4a60fa6p-2, 0x1.b0ee6072093cep-2); }
HELPER double lgamma_positive(double x) {
    if (x < 0.5) return m::fma(x, lgamma_near_2(x), -__nv_log(m::mul(x, m::add(x, 1.0))));
    if (x < 1.5) {
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
    double l = __nv_log(x);
    double r = m::fma(m::sub(x, 0.5), m::sub(l, 1.0), 0x1.acfe390c97d6ap-2);
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
        Pair2 l = log2_gamma(m::min(a, 60.0f));
        if (x > 0.0f) {
            r = exp2_pair(l.hi, l.lo);
        } else {
            // With 24 bits to spare: the inverse of a small sine makes a number of what would vanish.
            r = exp2_pair(-l.hi, -l.lo, 24.0f);
            r = m::mul(m::mul(r, quotient(-0x1.921fb6p+1f, m::mul(m::min(a, 60.0f), s))), 0x1p-24f);
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
        float p = a < 0x1p-40f ? a : m::mul(m::mul(a, s), 0x1.45f306p-2f);
        r = -m::add(__nv_logf(p), a < 0x1p-40f ? 0.0f : lgamma_positive(a));
    } else {
        float c = m::min(a, 0x1p30f);
        Pair2 g = log2_gamma(c), l = log2_pair(m::mul(m::mul(c, s), 0x1.45f306p-2f));
        float sum = m::add(g.hi, l.hi), b = m::sub(sum, g.hi);
        float lost = m::add(m::sub(g.hi, m::sub(sum, b)), m::sub(l.hi, b));
        r = m::mul(m::add(sum, m::add(lost, m::add(g.lo, l.lo))), -0x1.62e43p-1f);
    }
    return m::trunc(x) == x ? INF_F : r;
}
