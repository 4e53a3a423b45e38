// The error function and its relatives.
//
// Everything but small arguments goes through erfcx(a) = e^(a^2) erfc(a), which is smooth on [0, inf): (1 + 2 a) erfcx(a) is a
// polynomial in (a - c) / (a + c).
#include "common.h"

// ---- single precision

// erf a, 0 <= a <= 1
HELPER float erf_small(float a) {
    float z = m::mul(a, a);
    float p = horner(z, 0x1.477238p-14f, -0x1.a35164p-11f, 0x1.53f224p-8f, -0x1.b7f71ap-6f, 0x1.ce2ce6p-4f, -0x1.81273ep-2f,
                     0x1.06eba8p-3f);
    return m::fma(p, a, a);
}
LIB float __nv_erff(float x) {
    float a = m::abs(x);
    float p = erf_small(a);
    // 1 - erfc: only as exact as the difference needs.
    float t = m::min(a, 4.0f);
    float q = horner(t, -0x1.6f2238p-18f, 0x1.7bd8c4p-15f, 0x1.74d292p-13f, -0x1.28a8cap-8f, 0x1.1007a8p-5f, -0x1.37ff42p-3f,
                     -0x1.d5618cp-1f, -0x1.a0d284p+0f);
    q = m::sub(1.0f, m::ex2(m::mul(q, t)));
    return is_nan(x) ? x + x : m::copysign(a < 1.0f ? p : q, x);
}
HELPER float erfcx_positive(float a) {
    // Far out all digits of the quotient matter only for its distance from one, which the denominator below knows.
    float t = quotient(m::sub(a, 2.0f), m::add(a, 2.0f));
    float p = horner(t, 0x1.fc1048p-15f, 0x1.561248p-13f, -0x1.6fb5d8p-12f, -0x1.6f80b8p-10f, 0x1.3d6aacp-10f, 0x1.1cec6p-7f,
                     -0x1.06afd4p-7f, -0x1.bc1ffep-5f, 0x1.4ff904p-3f, -0x1.5407e4p-3f, -0x1.7bf5dcp-4f, 0x1.46e80ep+0f);
    return quotient(m::mul(p, 0.5f), m::add(a, 0.5f));
}
// e^(-(a + lo)^2): the square as a sum, whose second part is a small factor.
HELPER float exp_minus_square(float a, float lo) {
    float h = m::mul(a, a);
    float l = m::fma(m::add(a, a), lo, m::fma(a, a, -h));
    float e = __nv_expf(-h);
    return m::fma(e, -l, e);
}
// erfc(x + lo)
HELPER float erfc_pair(float x, float lo) {
    float a = m::abs(x);
    float c = m::min(a, 11.0f);
    float r = m::mul(erfcx_positive(c), exp_minus_square(c, x < 0.0f ? -lo : lo));
    if (x < 0.0f) r = m::sub(2.0f, r);
    // Around zero the difference from one is known better.
    if (a < 0.5f) r = m::sub(1.0f, m::copysign(erf_small(a), x));
    return is_nan(x) ? x + x : r;
}
LIB float __nv_erfcf(float x) { return erfc_pair(x, 0.0f); }
LIB float __nv_erfcxf(float x) {
    float a = m::abs(x);
    float r = erfcx_positive(m::min(a, 0x1p120f));
    if (a > 0x1p120f) r = m::mul(m::div(1.0f, a), 0x1.20dd76p-1f);
    if (x < 0.0f) {
        float c = m::min(a, 10.0f);
        float h = m::mul(c, c);
        float l = m::fma(c, c, -h);
        float e = __nv_expf(h);
        e = m::fma(e, l, e);
        r = m::sub(m::add(e, e), r);
        if (h > 88.2f) r = INF_F;
    }
    return is_nan(x) ? x + x : r;
}
LIB float __nv_normcdff(float x) {
    // -x / sqrt 2 as a sum.
    float z = m::mul(x, -0x1.6a09e6p-1f);
    float lo = m::fma(x, -0x1.9fcef4p-27f, m::fma(x, -0x1.6a09e6p-1f, -z));
    if (m::abs(x) > 20.0f) lo = 0.0f;
    return m::mul(0.5f, erfc_pair(z, lo));
}

// erfinv(x) / x as a function of w = -log(1 - x^2).
HELPER float erfinv_ratio(float w) {
    float p = horner(w, -0x1.2e0e6ep-27f, 0x1.daa89ep-23f, -0x1.09469ep-19f, 0x1.0b4f6ep-18f, 0x1.75d70ep-15f,
                     -0x1.0b592ap-13f, -0x1.31f5fcp-9f, 0x1.7a6d22p-7f, 0x1.db2a1p-3f, 0x1.c5bf88p-1f);
    if (w > 5.0f) {
        float s = m::sqrt(w);
        float t = m::sub(s, 3.18f);
        p = horner(t, 0x1.9a26acp-14f, -0x1.326952p-13f, -0x1.5f774ep-12f, 0x1.4272fep-10f, -0x1.18172cp-9f, 0x1.98b64cp-9f,
                   -0x1.2947eap-8f, 0x1.9928ap-8f, 0x1.012384p+0f, 0x1.81bbd8p+1f);
        if (s > 4.1f) {
            t = m::sub(s, 7.2f);
            p = horner(t, -0x1.36118ep-29f, 0x1.8df82ep-27f, -0x1.8ccbaap-26f, 0x1.b21d34p-23f, -0x1.75d008p-20f,
                       0x1.3f2f32p-18f, 0x1.6932b8p-17f, -0x1.0a2a3p-11f, 0x1.0225fp+0f, 0x1.c486a6p+2f);
        }
    }
    return p;
}
LIB float __nv_erfinvf(float x) {
    float r = m::mul(x, erfinv_ratio(-__nv_logf(m::fma(-x, x, 1.0f))));
    float a = m::abs(x);
    if (a == 1.0f) r = m::mul(x, INF_F);
    return a <= 1.0f ? r : NAN_F;
}
HELPER float erfcinv_(float y) {
    // The logarithm of the product y (2 - y), small y scaled to keep its digits.
    bool tiny = y < 0x1p-100f;
    float w = __nv_logf(m::mul(m::mul(y, tiny ? 0x1p50f : 1.0f), m::sub(2.0f, y)));
    w = m::sub(tiny ? 0x1.154246p+5f : 0.0f, w);
    float r = m::mul(m::sub(1.0f, y), erfinv_ratio(w));
    if (y == 0.0f) r = INF_F;
    if (y == 2.0f) r = -INF_F;
    return y >= 0.0f && y <= 2.0f ? r : NAN_F;
}
LIB float __nv_erfcinvf(float y) { return erfcinv_(y); }
LIB float __nv_normcdfinvf(float p) { return m::mul(-0x1.6a09e6p+0f, erfcinv_(m::add(p, p))); }

// ---- double precision

HELPER double erfcx_positive(double a) {
    double t = m::div(m::sub(a, 3.0), m::add(a, 3.0));
    double p = horner(t, -0x1.57472ec64994p-37, 0x1.0b64c6242f994p-31, 0x1.1e8cb1be17adap-30, -0x1.a37bee1e34acap-28,
                      -0x1.ce58f92ca37e3p-27, 0x1.31339e0882c5ap-25, 0x1.b64cac487571ap-24, -0x1.1bccd3d832333p-23,
                      -0x1.4b258dcbdb809p-21, 0x1.757a313619b32p-22, 0x1.d2128c4ddbdedp-19, -0x1.85ae1545e7dfbp-21,
                      -0x1.513b74dbf9b3ep-16, 0x1.4bfe902cb46bep-18, 0x1.065a35c8a069fp-13, -0x1.b911c4b1aca4ap-14,
                      -0x1.98db50ef98522p-11, 0x1.ef1bdb51e7e1ap-10, 0x1.4b884e42ddb5ep-9, -0x1.8574c4088d2a6p-6,
                      0x1.17ca2877f1a0dp-4, -0x1.e88b803a5443dp-4, 0x1.098366a5b46adp-3, -0x1.85a15c58a9e7cp-5,
                      -0x1.15c084bb9e8f3p-3, 0x1.40c522d7e4987p+0);
    // What the sum a + 1/2 loses is made up for.
    double d = m::add(a, 0.5), lost = m::sub(a, m::sub(d, 0.5));
    double r = m::div(m::mul(p, 0.5), d);
    return m::fma(m::mul(-r, lost), m::rcp_approx(d), r);
}
HELPER double exp_minus_square(double a, double lo) {
    double h = m::mul(a, a);
    double l = m::fma(m::add(a, a), lo, m::fma(a, a, -h));
    return exp_with_tail(-h, -l);
}
HELPER double erf_small(double a) {
    double z = m::mul(a, a);
    double p = horner(z, -0x1.a216b51dd5b86p-31, 0x1.d3d330a194e48p-27, -0x1.5b8b3e5692098p-23, 0x1.b96b31bc08cfp-20,
                      -0x1.f4c82c297eeb1p-17, 0x1.f9a296922d25fp-14, -0x1.c02daeb605875p-11, 0x1.565bcceed5eb3p-8,
                      -0x1.b82ce311a96a3p-6, 0x1.ce2f21a03f8b7p-4, -0x1.812746b03799dp-2, 0x1.06eba8214db68p-3);
    return m::fma(p, a, a);
}
LIB double __nv_erf(double x) {
    double a = m::abs(x), r;
    if (a < 1.0) {
        r = erf_small(a);
    } else {
        double c = m::min(a, 6.0);
        r = m::fma(-erfcx_positive(c), exp_minus_square(c, 0.0), 1.0);
        if (is_nan(x)) r = x + x;
    }
    return m::copysign(r, x);
}
HELPER double erfc_pair(double x, double lo) {
    double a = m::abs(x);
    if (a < 0.5) return m::sub(1.0, m::copysign(erf_small(a), x));
    double c = m::min(a, 28.0);
    double r = m::mul(erfcx_positive(c), exp_minus_square(c, x < 0.0 ? -lo : lo));
    if (x < 0.0) r = m::sub(2.0, r);
    return is_nan(x) ? x + x : r;
}
LIB double __nv_erfc(double x) { return erfc_pair(x, 0.0); }
LIB double __nv_erfcx(double x) {
    double a = m::abs(x);
    double r = erfcx_positive(m::min(a, 0x1p1000));
    if (a > 0x1p1000) r = m::mul(m::div(1.0, a), 0x1.20dd750429b6dp-1);
    if (x < 0.0) {
        double c = m::min(a, 27.0);
        double h = m::mul(c, c);
        double e = exp_with_tail(h, m::fma(c, c, -h));
        r = m::sub(m::add(e, e), r);
        if (a > 26.7) r = INF_D;
    }
    return is_nan(x) ? x + x : r;
}
LIB double __nv_normcdf(double x) {
    double z = m::mul(x, -0x1.6a09e667f3bcdp-1);
    double lo = m::fma(x, 0x1.bdd3413b26456p-55, m::fma(x, -0x1.6a09e667f3bcdp-1, -z));
    if (m::abs(x) > 50.0) lo = 0.0;
    return m::mul(0.5, erfc_pair(z, lo));
}
HELPER double erfinv_ratio(double w) {
    if (w < 6.25) {
        double t = m::sub(w, 3.125);
        return horner(t, 0x1.22d8ba53cc549p-68, -0x1.165e212abe22p-71, -0x1.c6868dcc4fb92p-62, 0x1.4945f93065f26p-60,
                      0x1.2f8117b64dae9p-56, -0x1.2a5a1cd7d51e4p-53, -0x1.e79fdb3a7ae7cp-55, 0x1.da9ae20f7d639p-48,
                      -0x1.6760ac2dc98b1p-45, -0x1.6d449c493d397p-44, 0x1.721d14f2e79dbp-39, -0x1.c898ecd8544e9p-37,
                      -0x1.dc391666fb927p-35, 0x1.20f4fd3f0237dp-30, -0x1.1a9eceb9b7223p-28, -0x1.f36ce76f3ac3p-26,
                      0x1.c6b4f94139caep-22, -0x1.6e8a53e4b1c87p-20, -0x1.d1d1f7ceecf88p-17, 0x1.879c2a20cc7b3p-13,
                      -0x1.845769482df0fp-11, -0x1.8b6c33114ed3cp-8, 0x1.ebd80d9b13decp-3, 0x1.a755e7c99ae86p+0);
    }
    double s = m::sqrt(w);
    if (s < 4.0) {
        double t = m::sub(s, 3.25);
        return horner(t, 0x1.2a09ca8bababfp-26, -0x1.09e34629745dap-26, -0x1.a69e86d83613fp-25, 0x1.1b4cf87032b12p-23,
                      -0x1.c3abc26e16c14p-23, -0x1.de6870090afbcp-26, 0x1.873674de825a8p-20, -0x1.0b792689b0cbep-18,
                      0x1.8af4ddde31929p-19, 0x1.a241f76e74c31p-17, -0x1.8cf9f6229e4f1p-15, 0x1.1e6ab814fe6cp-14,
                      0x1.93304f4f43b94p-16, -0x1.7448bc9330171p-12, 0x1.f3cc531b2708p-11, -0x1.ba9240d9d1fe7p-10,
                      0x1.468eecacf4e36p-9, -0x1.ebadabb9fb641p-9, 0x1.5ffcfe5b6472dp-8, 0x1.0158a6d641d54p+0,
                      0x1.8abcc380d5a48p+1);
    }
    if (s < 6.05) {
        double t = m::sub(s, 5.0);
        return horner(t, -0x1.835ace23fedd2p-36, 0x1.a33604e588969p-35, 0x1.5602cebc65abdp-34, -0x1.f79fba23a3529p-32,
                      0x1.64fe68a3fd1dfp-30, -0x1.d832306f754fp-29, 0x1.0d6ae836313b4p-27, -0x1.06a2d68c5799bp-26,
                      0x1.f24fe67f0197dp-26, -0x1.2214ef3ec951dp-24, 0x1.ebe5edc27afd8p-23, -0x1.0a90c3337ed29p-20,
                      0x1.2fbcf89229ac5p-18, -0x1.4a348f1f0d247p-16, 0x1.3ebf4f03ebd62p-14, -0x1.c2f36aa31124ap-13,
                      -0x1.22ea5df1ff953p-13, 0x1.02a30d1fba10bp+0, 0x1.3664ddd1ad7fbp+2);
    }
    if (s < 10.95) {
        double t = m::sub(s, 8.5);
        return horner(t, -0x1.47eaffcd33172p-57, 0x1.ca63762d00868p-54, -0x1.36eaaf2fcaca9p-51, 0x1.2720dfd6a1b45p-48,
                      -0x1.622d4034cee56p-45, 0x1.76a163e3bb349p-42, -0x1.7a316ea293f44p-39, 0x1.7a2d48b4876edp-36,
                      -0x1.70aee36081ac6p-33, 0x1.59a736da3cabap-30, -0x1.31976d2e80e16p-27, 0x1.e6dd2351cf01dp-25,
                      -0x1.2fb0b0796741cp-22, 0x1.3945a908f4fc8p-22, 0x1.58d9b10cc567ap-16, -0x1.cd45277c607cap-12,
                      0x1.01d4b302a5196p+0, 0x1.0c2f87b4c2fcbp+3);
    }
    double u = m::div(1.0, s);
    return m::mul(s, horner(u, -0x1.a9aa7c4ce3accp+44, 0x1.d315bf345a7cbp+44, -0x1.e07f558c9b892p+43, 0x1.33d8b8ff2df41p+42,
                            -0x1.134f76ae51f4fp+40, 0x1.6d078cac501d7p+37, -0x1.73f9e1d699b19p+34, 0x1.2a2462b8b0d55p+31,
                            -0x1.7dbad86ddcde1p+27, 0x1.8a9eba621b539p+23, -0x1.4c71dd97f5395p+19, 0x1.ce7bf2dabe053p+14,
                            -0x1.1297e2c2a2871p+10, 0x1.3e8d3b27b84bbp+5, -0x1.1e2c75e1fbbf1p+1, -0x1.fc6a4440f0b83p-9,
                            0x1.00007583d7231p+0));
}
LIB double __nv_erfinv(double x) {
    double r = m::mul(x, erfinv_ratio(-__nv_log(m::fma(-x, x, 1.0))));
    double a = m::abs(x);
    if (a == 1.0) r = m::mul(x, INF_D);
    return a <= 1.0 ? r : NAN_D;
}
HELPER double erfcinv_(double y) {
    double w = -__nv_log(m::mul(y, m::sub(2.0, y)));
    if (y < 0x1p-1000) w = m::sub(0x1.5d589f2fe5107p+6, __nv_log(m::mul(m::mul(y, 0x1p126), 2.0)));
    double r = m::mul(m::sub(1.0, y), erfinv_ratio(w));
    if (y == 0.0) r = INF_D;
    if (y == 2.0) r = -INF_D;
    return y >= 0.0 && y <= 2.0 ? r : NAN_D;
}
LIB double __nv_erfcinv(double y) { return erfcinv_(y); }
LIB double __nv_normcdfinv(double p) { return m::mul(-0x1.6a09e667f3bcdp+0, erfcinv_(m::add(p, p))); }
