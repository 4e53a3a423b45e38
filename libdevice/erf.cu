// The error function and its relatives.
//
// Everything but small arguments goes through erfcx(a) = e^(a^2) erfc(a), which is smooth on [0, inf): (a + c) erfcx(a) is a
// polynomial in (a - c) / (a + c). Both need the inverse of a + c, and nothing else.
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
    float y = m::rcp_approx(m::add(a, 2.0f));
    // The correction also knows what the sum a + 2 has lost.
    y = m::fma(y, m::fma(-a, y, m::fma(-2.0f, y, 1.0f)), y);
    float t = m::fma(-4.0f, y, 1.0f);
    return m::mul(y, horner(t, 0x1.5af41cp-14f, 0x1.38d99p-14f, -0x1.382c2cp-11f, -0x1.c51586p-11f, 0x1.908f4cp-9f,
                            0x1.a94034p-8f, -0x1.604cdp-6f, -0x1.2a8c32p-5f, 0x1.1e2dc2p-2f, -0x1.5fd384p-1f, 0x1.058672p+0f));
}
// 2^-64 erfcx(a), a <= 10.5. The quotient is corrected by its remainder, which also knows what the sum a + 2 has lost.
HELPER float erfcx_scaled(float a) {
    float d = m::add(a, 2.0f), y = m::rcp_approx(d);
    y = m::fma(y, m::fma(-d, y, 1.0f), y);
    float t = m::fma(-4.0f, y, 1.0f);
    float p = horner(t, 0x1.1a675ap-78f, 0x1.1d3276p-78f, -0x1.2600c2p-75f, -0x1.bd37bap-75f, 0x1.8d7752p-73f, 0x1.a8b27p-72f,
                     -0x1.603248p-70f, -0x1.2a8906p-69f, 0x1.1e2d9ap-66f, -0x1.5fd386p-65f, 0x1.058672p-64f);
    float r = m::mul(p, y);
    return m::fma(m::fma(-a, r, m::fma(-2.0f, r, p)), y, r);
}
// 2^64 p e^(-(a + lo)^2), the square as a sum; the power of two comes last, where it may denormalise.
HELPER float times_exp_minus_square(float p, float a, float lo) {
    float h = m::mul(a, a);
    float l = m::fma(m::add(a, a), lo, m::fma(a, a, -h));
    // h stays below 122, so that 2^n is a normal number with 64 added to n.
    float t = m::fma(h, -0x1.715476p+0f, 0x1.8p23f + 191.0f);
    float n = m::sub(t, 0x1.8p23f + 191.0f);
    float r = m::fma(h, -0x1.715476p+0f, -n);
    r = m::add(r, m::fma(l, -0x1.715476p+0f, m::mul(h, -0x1.4ae0cp-26f)));
    return m::mul(m::mul(p, exp2_reduced(r)), m::from_bits(m::bits(t) << 23));
}
// erfc(x + lo)
HELPER float erfc_pair(float x, float lo) {
    float a = m::abs(x);
    float c = a > 10.5f ? 10.5f : a;
    float r = times_exp_minus_square(erfcx_scaled(c), c, x < 0.0f ? -lo : lo);
    return x < 0.0f ? m::sub(2.0f, r) : r;
}
LIB float __nv_erfcf(float x) { return erfc_pair(x, 0.0f); }
LIB float __nv_erfcxf(float x) {
    float a = m::abs(x);
    float r = erfcx_positive(m::min(a, 0x1p120f));
    if (a > 0x1p120f) r = m::mul(m::mul(m::rcp_approx(m::mul(a, 0x1p-10f)), 0x1p-10f), 0x1.20dd76p-1f);
    if (x < 0.0f) {
        float c = m::min(a, 9.4f);
        float h = m::mul(c, c);
        float l = m::fma(c, c, -h);
        float t = m::fma(h, 0x1.715476p+0f, 0x1.8p23f + 127.0f);
        float n = m::sub(t, 0x1.8p23f + 127.0f);
        float f = m::fma(h, 0x1.4ae0cp-26f, m::fma(h, 0x1.715476p+0f, -n));
        float e = m::mul(exp2_reduced(m::fma(l, 0x1.715476p+0f, f)), m::from_bits(m::bits(t) << 23));
        r = m::fma(2.0f, e, -r);
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

// erfinv(x), from v = -log2(u) + more, u = 1 - x^2, and beyond v = 9 from its root.
HELPER float erfinv_(float x, float u, float more) {
    float v = m::sub(more, m::lg2(u));
    if (v < 9.0f) {
        // The ratio at v = 2 in two parts.
        float w = m::sub(v, 2.0f);
        float p = horner(w, 0x1.1eeb4cp-36f, -0x1.3f80a2p-31f, 0x1.efaeaep-28f, -0x1.805b4ep-27f, -0x1.3ed3d6p-21f,
                         0x1.212164p-18f, 0x1.3c9b5cp-15f, -0x1.7ae254p-11f, 0x1.94c398p-11f, 0x1.630156p-3f, 0x1.f96492p-25f);
        return m::copysign(m::fma(x, 0x1.393e8cp+0f, m::mul(x, p)), x);
    }
    // Here the errors of the hardware's logarithm and root count.
    LogF l = split_log(u);
    v = m::sub(more, m::fma(m::fma(m::mul(l.f, l.f), log1p_tail(l.f), l.f), 0x1.715476p+0f, l.e));
    float y = m::rsqrt_approx(v), s = m::mul(v, y);
    s = m::fma(m::fma(-s, s, v), m::mul(0.5f, y), s);
    if (v > 24.0f) {
        return m::mul(x, m::mul(s, horner(y, -0x1.903386p+4f, 0x1.ca1feap+4f, -0x1.f0060ep+3f, 0x1.729fdap+2f, -0x1.5e554ep+0f,
                                -0x1.07494cp-5f, 0x1.aa729p-1f)));
    }
    return m::mul(x, horner(m::sub(s, 4.0f), -0x1.2c170ap-14f, 0x1.16e2a6p-12f, -0x1.12a79p-11f, 0x1.dc25aep-11f, -0x1.cce382p-10f,
                  0x1.9e0308p-9f, 0x1.acd924p-1f, 0x1.951042p+1f));
}
LIB float __nv_erfinvf(float x) {
    float r = erfinv_(x, m::fma(-x, x, 1.0f), 0.0f);
    float a = m::abs(x);
    if (a == 1.0f) r = m::mul(x, INF_F);
    return a <= 1.0f ? r : NAN_F;
}
HELPER float erfcinv_(float y) {
    // The logarithm of the product y (2 - y), small y scaled to keep its digits.
    bool tiny = y < 0x1p-100f;
    float u = m::mul(m::mul(y, tiny ? 0x1p64f : 1.0f), m::sub(2.0f, y));
    float r = erfinv_(m::sub(1.0f, y), u, tiny ? 64.0f : 0.0f);
    if (y == 0.0f) r = INF_F;
    if (y == 2.0f) r = -INF_F;
    return y >= 0.0f && y <= 2.0f ? r : NAN_F;
}
LIB float __nv_erfcinvf(float y) { return erfcinv_(y); }
// The sum with zero gives the median, where the inverse of erfc is +0, its sign.
LIB float __nv_normcdfinvf(float p) { return m::fma(-0x1.6a09e6p+0f, erfcinv_(m::add(p, p)), 0.0f); }

// ---- double precision

// The quotient is corrected by its remainder. Its inverse, too, has to know what the sum a + 4 loses.
HELPER double erfcx_positive(double a) {
    double y = m::rcp_approx(m::add(a, 4.0));
    double e = m::fma(-a, y, m::fma(-4.0, y, 1.0));
    y = m::fma(m::fma(e, e, e), y, y);
    double t = m::fma(-8.0, y, 1.0);
    double p = horner(t, 0x1.3d26c758955e2p-30, 0x1.63388f625a584p-32, -0x1.01fccc15f0bb2p-26, 0x1.23f52e6fdf9b1p-31,
                            0x1.0603945c1ca9p-23, -0x1.438ef8c692c75p-24, -0x1.c4a23489bd35bp-21, 0x1.7e4cef8f77683p-20,
                            0x1.3ae0d71609b91p-18, -0x1.3c6efe4a7957dp-16, -0x1.e7c2ed5a356eap-19, 0x1.72cda92aa0362p-13,
                            -0x1.dd285a3c7d668p-12, -0x1.269b51fd4666p-12, 0x1.908f4758966a9p-8, -0x1.b00c052c8b6a4p-6,
                            0x1.38dbd2c8a3326p-4, -0x1.645fd8a4baa0cp-3, 0x1.52cac237105adp-2, -0x1.14eacb1ad0379p-1,
                            0x1.8be202d26c728p-1, -0x1.f3fe31ecb49bfp-1, 0x1.18932bf08e154p+0);
    double r = m::mul(p, y);
    return m::fma(m::fma(-a, r, m::fma(-4.0, r, p)), y, r);
}
HELPER double exp_minus_square(double a, double lo) {
    double h = m::mul(a, a);
    double l = m::fma(m::add(a, a), lo, m::fma(a, a, -h));
    return exp_with_tail(-h, -l);
}
// erf a = 1 - e^-q = -expm1(-q) with q = -log erfc a: as exact for small a as for large ones, and one path for all.
LIB double __nv_erf(double x) {
    double a = m::abs(x);
    double g = horner(a, -0x1.038439a4672afp-48, 0x1.6c95e77b202adp-43, -0x1.dabad9a8e1cb9p-39, 0x1.7b625b8e05e9bp-35,
                      -0x1.9e98442549ec1p-32, 0x1.4551063f88bbdp-29, -0x1.7342de7da4676p-27, 0x1.2a1ef9930255ap-25,
                      -0x1.1be1c47f32839p-24, -0x1.7496546b3330cp-27, 0x1.31793a27b4777p-21, -0x1.111780a7d72fcp-19,
                      0x1.a41801ca8a886p-19, 0x1.a9d08600753ccp-19, -0x1.f03bdfb512f9dp-16, 0x1.0e345125d4eccp-14,
                      0x1.b298907ac312p-16, -0x1.3566358bb8c64p-11, 0x1.bca6912088de4p-10, -0x1.b6b6a0d3ad70fp-13,
                      -0x1.39668590bffd7p-6, 0x1.a4f4e2a1aa726p-4, 0x1.45f306dc9c8cfp-1, 0x1.06eba8214db68p-3);
    double q = m::fma(g, a, a);
    double t = m::fma(q, -0x1.71547652b82fep+0, MAGIC_D);
    double f = m::fma(m::sub(t, MAGIC_D), -0x1.62e42fefa39efp-1, -q);
    double p = horner(f, 0x1.ae6bafcaeb3ffp-26, 0x1.28a1dfa2ab6f5p-22, 0x1.71de880057d43p-19, 0x1.a019a76fa370dp-16,
                      0x1.a01a017518611p-13, 0x1.6c16c17edb88fp-10, 0x1.1111111118f4bp-7, 0x1.555555555228p-5,
                      0x1.555555555553ap-3, 0x1.0000000000005p-1);
    p = m::fma(m::mul(p, f), f, f);
    double n = pow2(m::lo(t));
    double r = m::fma(-p, n, m::sub(1.0, n));
    return m::copysign(a > 5.87 ? 1.0 : r, x);
}
HELPER double erfc_pair(double x, double lo) {
    double a = m::abs(x);
    double c = a > 27.5 ? 27.5 : a;
    double r = m::mul(erfcx_positive(c), exp_minus_square(c, x < 0.0 ? -lo : lo));
    return x < 0.0 ? m::sub(2.0, r) : r;
}
LIB double __nv_erfc(double x) { return erfc_pair(x, 0.0); }
LIB double __nv_erfcx(double x) {
    double a = m::abs(x);
    double r = erfcx_positive(m::min(a, 0x1p1000));
    if (a > 0x1p1000) r = a == INF_D ? 0.0 : m::mul(m::mul(inverse(m::mul(a, 0x1p-10)), 0x1p-10), 0x1.20dd750429b6dp-1);
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
// -log u for 0 < u <= 1, as exact as the ratio needs it.
HELPER double minus_log(double u) {
    LogD l = split_log(u);
    double s = quotient(l.f, m::add(l.f, 2.0));
    double z = m::mul(s, s);
    double r = m::fma(m::mul(s, z), log_series(z), m::add(s, s));
    return -m::fma(l.e, 0x1.62e42fefa39efp-1, m::fma(l.e, 0x1.abc9e3b39803fp-56, r));
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
    double s = root(w);
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
    double u = inverse(s);
    return m::mul(s, horner(u, -0x1.a9aa7c4ce3accp+44, 0x1.d315bf345a7cbp+44, -0x1.e07f558c9b892p+43, 0x1.33d8b8ff2df41p+42,
                            -0x1.134f76ae51f4fp+40, 0x1.6d078cac501d7p+37, -0x1.73f9e1d699b19p+34, 0x1.2a2462b8b0d55p+31,
                            -0x1.7dbad86ddcde1p+27, 0x1.8a9eba621b539p+23, -0x1.4c71dd97f5395p+19, 0x1.ce7bf2dabe053p+14,
                            -0x1.1297e2c2a2871p+10, 0x1.3e8d3b27b84bbp+5, -0x1.1e2c75e1fbbf1p+1, -0x1.fc6a4440f0b83p-9,
                            0x1.00007583d7231p+0));
}
LIB double __nv_erfinv(double x) {
    if (!(m::abs(x) < 1.0)) return m::abs(x) == 1.0 ? m::mul(x, INF_D) : NAN_D;
    return m::mul(x, erfinv_ratio(minus_log(m::fma(-x, x, 1.0))));
}
HELPER double erfcinv_(double y) {
    if (!(y > 0.0 && y < 2.0)) return y == 0.0 ? INF_D : y == 2.0 ? -INF_D : NAN_D;
    return m::mul(m::sub(1.0, y), erfinv_ratio(minus_log(m::mul(y, m::sub(2.0, y)))));
}
LIB double __nv_erfcinv(double y) { return erfcinv_(y); }
LIB double __nv_normcdfinv(double p) { return m::fma(-0x1.6a09e667f3bcdp+0, erfcinv_(m::add(p, p)), 0.0); }
