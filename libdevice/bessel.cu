// Bessel functions.
//
// Below 8 the zeros are divided out, so that small values near them have all their digits; beyond, modulus and phase of the
// asymptotic expansion are polynomials in 1/x^2.
#include "common.h"

// (x - z) (x + z) for a zero z = hi + lo.
HELPER double from_zero(double x, double hi, double lo) { return m::mul(m::sub(m::sub(x, hi), lo), m::add(x, hi)); }

HELPER double j0_near(double x) {
    double t = m::fma(x, x, -32.0);
    double p = horner(t, -0x1.8e6be0d764ba8p-132, 0x1.bcdba692ed057p-122, -0x1.ada6d1194fa84p-112, 0x1.6bf2fe62fe472p-102,
                      -0x1.0b0f64de90a61p-92, 0x1.4f8dc8c176763p-83, -0x1.64040c048787ep-74, 0x1.39ad2e53c737bp-65,
                      -0x1.c1a7453acc606p-57, 0x1.feca5d1cd823fp-49, -0x1.bc248dfa4309bp-41, 0x1.19a1b2886dd68p-33,
                      -0x1.e3fa7b13ac12dp-27, 0x1.ef7b16178a92ep-21, -0x1.bf5476c0ed835p-16);
    p = m::mul(p, from_zero(x, 0x1.33d152e971b4p+1, -0x1.0f539d7da258ep-53));
    // The third zero lies just beyond 8: without it the polynomial would be small there.
    p = m::mul(p, from_zero(x, 0x1.14eb56cccdecap+3, -0x1.51970714c7c25p-52));
    return m::mul(p, from_zero(x, 0x1.6148f5b2c2e45p+2, 0x1.75054cd60a517p-54));
}
HELPER double j1_near(double x) {
    double t = m::fma(x, x, -32.0);
    double p = horner(t, 0x1.ba22080410057p-126, -0x1.b6e8fda0a67d5p-117, 0x1.79e9a18c11c2dp-107, -0x1.29394abf105f3p-97,
                      0x1.90bd00eb40de9p-88, -0x1.ca79a12a8d9ebp-79, 0x1.b6231f328998ap-70, -0x1.56eb3956ef0b8p-61,
                      0x1.acc0923e0455dp-53, -0x1.9e31ea49ac42fp-45, 0x1.2718c18803929p-37, -0x1.20d17aa0a16fp-30,
                      0x1.568e3cbb4ee85p-24, -0x1.6e07fc146ce7p-19);
    p = m::mul(p, from_zero(x, 0x1.ea75575af6f09p+1, -0x1.60155a9d1b256p-53));
    // As for J0, one zero beyond 8.
    p = m::mul(p, from_zero(x, 0x1.458d0d0bdfc29p+3, 0x1.02610a51562b6p-51));
    return m::mul(m::mul(p, x), from_zero(x, 0x1.c0ff5f3b4725p+2, -0x1.b226d9d243827p-54));
}
// sqrt(2 / (pi x)) m(x) cos(x + phase): `turns` is how many quarters of a turn it lags behind, three eighths and more in `lag`.
HELPER double far(double x, double modulus, double phase, int turns) {
    int q, q2;
    double r = reduce_pi_2(x, &q);
    double angle = m::add(m::sub(r, 0x1.921fb54442d18p-1), phase);
    angle = reduce_pi_2(angle, &q2);
    return m::mul(m::mul(m::mul(modulus, 0x1.9884533d43651p-1), inverse_root(x)), sin_cos(angle, q + q2 + 1 - turns));
}
HELPER double far0(double x, int turns) {
    double u = inverse(x);
    double z = m::mul(u, u);
    double modulus = horner(z, -0x1.de8c657c5b08fp+13, 0x1.822110a9218d7p+10, -0x1.73b95744096f7p+6, 0x1.70d2d725743cep+2,
                            -0x1.15c829f69dc4fp-1, 0x1.a7ff6de8e3151p-4, -0x1.ffffffcc3de2p-5, 0x1.ffffffffffe7dp-1);
    double phase = m::mul(u, horner(z, 0x1.2964d90d38bb6p+16, -0x1.dd5f7b3cc5211p+12, 0x1.af755989a7d93p+8,
                                    -0x1.6c5d13e8164ap+4, 0x1.a29b662038702p+0, -0x1.ad2fca9b41f71p-3, 0x1.0aaaa8ddb534fp-4,
                                    -0x1.ffffffffdc32cp-4));
    return far(x, modulus, phase, turns);
}
HELPER double far1(double x, int turns) {
    double u = inverse(x);
    double z = m::mul(u, u);
    double modulus = horner(z, 0x1.2028edb8288f9p+14, -0x1.d6d36873c93ap+10, 0x1.d19cd2795b0fep+6, -0x1.e8e5c7e2fa9dfp+2,
                            0x1.9c210e525a8c2p-1, -0x1.8bffa9c831092p-3, 0x1.7ffffff0b4c2ep-3, 0x1.00000000000e5p+0);
    double phase = m::mul(u, horner(z, -0x1.66055505026b5p+16, 0x1.2275772a0c5eep+13, -0x1.0ca7ac743e37p+9,
                                    0x1.dcca9d5303b11p+4, -0x1.2ed950b489fbbp+1, 0x1.7bcacaae5fb43p-2, -0x1.4ffffef011dfep-3,
                                    0x1.7ffffffff56dap-2));
    return far(x, modulus, phase, turns + 1);
}
LIB double __nv_j0(double x) {
    double a = m::abs(x);
    double r = a <= 8.0 ? j0_near(a) : far0(a, 0);
    return a == INF_D ? 0.0 : r;
}
LIB double __nv_j1(double x) {
    double a = m::abs(x);
    double r = a <= 8.0 ? j1_near(a) : far1(a, 0);
    if (a == INF_D) r = 0.0;
    if (a < 0x1p-30) r = m::mul(a, 0.5);
    return (m::hi(x) < 0) ? -r : r;
}
// log(x / z) for a zero z = hi + lo: the logarithm whose fraction is exact near z instead of one. `least` is the upper word of z / sqrt 2.
HELPER double log_ratio(double x, double hi, double lo, double inverse_z, int least) {
    bool tiny = x < 0x1p-1022;
    double a = tiny ? m::mul(x, 0x1p54) : x;
    int h = m::hi(a);
    int e = (int)((u32)(h - least) & 0xfff00000u);
    double f = m::mul(m::sub(m::sub(m::combine(h - e, m::lo(a)), hi), lo), inverse_z);
    double s = quotient(f, m::add(f, 2.0));
    double z = m::mul(s, s);
    double r = m::fma(m::mul(s, z), log_series(z), m::add(s, s));
    return m::fma((double)((e >> 20) - (tiny ? 54 : 0)), 0x1.62e42fefa39efp-1, r);
}
HELPER double y0_near(double x) {
    double hi, lo, inverse_z, p;
    int least;
    double z = m::mul(x, x);
    if (x < 2.6) {
        hi = 0x1.c982eb8d417eap-1, lo = 0x1.ea9d270347f83p-56, inverse_z = 0x1.1e7d3131dd6bap+0, least = 0x3fe43826;
        p = horner(m::sub(z, 3.4), -0x1.3af143489becdp-63, 0x1.df2f3dc0e5cbap-55, -0x1.21d3fc65b1af9p-46, 0x1.128acccc43cbfp-38,
                   -0x1.899f978495c1bp-31, 0x1.97bc2a933a1d6p-24, -0x1.1dcead103aaap-17, 0x1.eac61db45643dp-12,
                   -0x1.b2372429fd328p-7, 0x1.0cf7bb2fd9f68p-3);
    } else if (x < 5.5) {
        hi = 0x1.fa9534d98569cp+1, lo = -0x1.f06ae7804384ep-54, inverse_z = 0x1.02bccfc7c6237p-2, least = 0x40066354;
        p = horner(m::sub(z, 18.0), 0x1.aacb49ba6302cp-92, -0x1.071bec63aada7p-82, 0x1.11216f7c08d28p-73,
                   -0x1.d69296184b63ap-65, 0x1.48f848d37c1cfp-56, -0x1.6b492f4acaea9p-48, 0x1.31890067bf4c3p-40,
                   -0x1.735da00970c8ap-33, 0x1.2b591c5b36ad5p-26, -0x1.0b12f2385600ep-20, 0x1.b48002ed1e95cp-17,
                   0x1.588c6274b751bp-10, -0x1.459dbbe71f064p-5);
    } else {
        hi = 0x1.c581dc4e72103p+2, lo = -0x1.9774a495f56cfp-54, inverse_z = 0x1.2104bdd17f33dp-3, least = 0x40140ad9;
        p = horner(m::sub(z, 46.0), -0x1.f2c2fe0672d95p-103, 0x1.4d854a28f3093p-93, -0x1.821fc88c5bf64p-84,
                   0x1.6e75eb80ee6ffp-75, -0x1.192826cd2bf22p-66, 0x1.50de7ac305ac8p-58, -0x1.2a53a04e7e6f3p-50,
                   0x1.5f09f478c36e2p-43, -0x1.860cccedfa216p-37, -0x1.80b6f9174c804p-31, 0x1.c5aa76989bf56p-23,
                   -0x1.b6a89a1feb214p-17, -0x1.5dfcc453961e1p-14, 0x1.452522669aed4p-6);
    }
    double j = m::mul(m::mul(0x1.45f306dc9c883p-1, j0_near(x)), log_ratio(x, hi, lo, inverse_z, least));
    return m::fma(p, from_zero(x, hi, lo), j);
}
HELPER double y1_near(double x) {
    double hi, lo, inverse_z, p;
    int least;
    double z = m::mul(x, x);
    if (x < 3.85) {
        hi = 0x1.193bed4dff243p+1, lo = -0x1.bd1e50d219bfdp-55, inverse_z = 0x1.d20f658382cf2p-2, least = 0x3ff8db99;
        p = horner(m::sub(z, 7.5), 0x1.418b9f0c612fp-82, 0x1.3941556762fb5p-77, -0x1.3645646d1e837p-68, 0x1.f062cfe67ff86p-60,
                   -0x1.44f9123b62551p-51, 0x1.4f59f5eb52b88p-43, -0x1.077b2e303927p-35, 0x1.2ca67b1e8f20dp-28,
                   -0x1.d0857ff3822e1p-22, 0x1.afb5e74e2bbeap-16, -0x1.71c9e8a0fc6ecp-11, 0x1.3caafca8d95cp-12,
                   0x1.7d3b5c066daf5p-3);
    } else {
        hi = 0x1.5b7fe4e87b02ep+2, lo = 0x1.dfe7bac228e8cp-52, inverse_z = 0x1.792fa1a4698bep-3, least = 0x400eb704;
        p = horner(m::sub(z, 39.0), 0x1.fc197f2c220c5p-117, -0x1.6f49ba3f0a755p-107, 0x1.170d1d70847aap-97,
                   -0x1.63e7a1a81a7ddp-88, 0x1.7d721fc92764p-79, -0x1.5154dc0257752p-70, 0x1.e01d850f92efap-62,
                   -0x1.099671e73c8b7p-53, 0x1.b14b511670f97p-46, -0x1.d9480ea1fda23p-39, 0x1.0a155ad987105p-32,
                   0x1.345e824c556a1p-28, -0x1.1f600d47914c4p-19, 0x1.9e15f10848955p-14, 0x1.2c24f2a15bfebp-9,
                   -0x1.1c9d0f43f12c6p-3);
    }
    double j = m::mul(m::mul(0x1.45f306dc9c883p-1, j1_near(x)), log_ratio(x, hi, lo, inverse_z, least));
    return m::fma(quotient(p, m::max(x, 0x1p-100)), from_zero(x, hi, lo), j);
}
LIB double __nv_y0(double x) {
    double r = x <= 8.0 ? y0_near(x) : far0(x, 1);
    if (x == 0.0) r = -INF_D;
    if (x == INF_D) r = 0.0;
    return x < 0.0 ? NAN_D : r;
}
LIB double __nv_y1(double x) {
    double r = x <= 8.0 ? y1_near(x) : far1(x, 1);
    if (x < 0x1p-60) r = m::div(-0x1.45f306dc9c883p-1, x);
    if (x == 0.0) r = -INF_D;
    if (x == INF_D) r = 0.0;
    return x < 0.0 ? NAN_D : r;
}
// Upwards where it is stable; downwards from far above, scaled by J0 or J1, where it is not.
LIB double __nv_jn(int n, double x) {
    if (n < 0) return NAN_D;
    if (n == 0) return __nv_j0(x);
    if (n == 1) return __nv_j1(x);
    double a = m::abs(x), r;
    if (a == INF_D) return 0.0;
    if (a > (double)n) {
        double low = __nv_j0(a), step = quotient(2.0, m::min(a, 0x1p900)), k = 1.0;
        r = __nv_j1(a);
        for (int left = n - 1; left > 0; left--) {
            double next = m::fma(m::mul(k, step), r, -low);
            k = m::add(k, 1.0);
            low = r;
            r = next;
        }
    } else if (a < 0x1p-30) {
        // (a / 2)^n / n!
        r = 1.0;
        for (int i = 1; i <= n && r != 0.0; i++) r = m::mul(r, quotient(m::mul(a, 0.5), (double)i));
    } else {
        // An even start beyond which the functions do not matter.
        double step = quotient(2.0, a);
        int start = (n + (int)root(m::mul(12.0f, (float)n)) + 8) & ~1;
        double above = 0.0, here = 0x1p-900, at_n = 0.0, sum = here, k = (double)start;
        for (int i = start; i > 0; i -= 2) {
            // From i to i - 1, then to i - 2; 1 = J0 + 2 (J2 + J4 + ...).
            double odd = m::fma(m::mul(k, step), here, -above);
            if (i - 1 == n) at_n = odd;
            above = odd;
            here = m::fma(m::mul(m::sub(k, 1.0), step), odd, -here);
            if (i - 2 == n) at_n = here;
            k = m::sub(k, 2.0);
            if (i > 2) sum = m::add(sum, here);
            // The exponent of what grows: above 2^300 all numbers are scaled down.
            if ((m::hi(here) & 0x7fffffff) > 0x52b00000) {
                here = m::mul(here, 0x1p-600);
                above = m::mul(above, 0x1p-600);
                at_n = m::mul(at_n, 0x1p-600);
                sum = m::mul(sum, 0x1p-600);
            }
        }
        r = quotient(at_n, m::fma(2.0, sum, here));
    }
    if (is_nan(x)) return x + x;
    return (n & 1) && x < 0.0 ? -r : r;
}
LIB double __nv_yn(int n, double x) {
    if (n < 0) return NAN_D;
    double low = __nv_y0(x);
    if (n == 0) return low;
    double r = __nv_y1(x);
    if (!(x > 0.0) || x == INF_D) return r;
    double step = m::div(2.0, x);
    for (int k = 1; k < n && r > -INF_D; k++) {
        double next = m::fma(m::mul((double)k, step), r, -low);
        low = r;
        r = next;
    }
    return r;
}
// The square of a is rounded, and the series grows like e^a: its value p changes by p z_lo / (2 a).
HELPER double with_tail(double p, double a, double z) {
    double lo = m::fma(a, a, -z);
    return m::fma(m::mul(p, lo), m::mul(0.5, m::rcp_approx(m::max(a, 1.0))), p);
}
// 2^-32 e^a / sqrt(a) for 15 <= a, and 1/a: the results overflow later than e^a.
HELPER double exp_over_root(double a, double *u) {
    double c = m::min(a, 720.0);
    double y = inverse_root(c);
    double t = m::fma(c, 0x1.71547652b82fep+0, MAGIC_D);
    double n = m::sub(t, MAGIC_D);
    double f = m::fma(n, -0x1.abc9e3b39803fp-56, m::fma(n, -0x1.62e42fefa39efp-1, c));
    double p = exp_reduced(f);
    *u = m::mul(y, y);
    return m::mul(m::combine(m::hi(p) + (int)((u32)(m::lo(t) - 32) << 20), m::lo(p)), y);
}
LIB double __nv_cyl_bessel_i0(double x) {
    double a = m::abs(x);
    if (a < 15.0) {
        double z = m::mul(a, a);
        return with_tail(horner(z, 0x1.8feb056c0b5dp-172, -0x1.22863f53df3e3p-164, 0x1.1488fde90d345p-151,
                                0x1.a84e533c7d6abp-142, 0x1.4d2953980a331p-131, 0x1.67218bc90d81bp-121, 0x1.6a75550880a31p-111,
                                0x1.3e121505c4fa6p-101, 0x1.e728d4e04ee96p-92, 0x1.41975fccef48ep-82, 0x1.69caa603d63d3p-73,
                                0x1.5601877e28271p-64, 0x1.0b31329a32116p-55, 0x1.522a43f48849ep-47, 0x1.522a43f678f6ap-39,
                                0x1.02e85c0896b4p-31, 0x1.23456789abf38p-24, 0x1.c71c71c71c6e7p-18, 0x1.c71c71c71c71fp-12,
                                0x1p-6, 0x1p-2, 0x1p+0), a, z);
    }
    double u;
    double factor = exp_over_root(a, &u);
    double p = horner(u, -0x1.5c2a64dc92afp+22, 0x1.9392cb18d8c02p+21, -0x1.73d14ebdf85ddp+19, 0x1.852d347ab64f2p+16,
                      -0x1.01bdc6bf98adap+13, 0x1.dfdd5d5f15cd1p+8, -0x1.03c746491b38fp+4, 0x1.368e34d84110bp+0,
                      0x1.be86b0bcf25dap-3, 0x1.73b123ee7aa97p-4, 0x1.6e847af4b2a25p-5, 0x1.debb19cb6fbedp-6,
                      0x1.cb94dd9da4313p-6, 0x1.9884533d45083p-5, 0x1.9884533d4365p-2);
    double r = m::mul(m::mul(p, factor), 0x1p32);
    return is_nan(x) ? x + x : r;
}
LIB double __nv_cyl_bessel_i1(double x) {
    double a = m::abs(x), r;
    if (a < 15.0) {
        double z = m::mul(a, a);
        r = m::mul(a, with_tail(horner(z, 0x1.0c01ca6306675p-166, -0x1.bde97313635ebp-159, 0x1.513351d3b80fap-146,
                                       0x1.d438eab7d247cp-137, 0x1.6395db5fe4a29p-126, 0x1.66ba239a06247p-116,
                                       0x1.53e15a9df39c8p-106, 0x1.164d156abfb8ep-96, 0x1.8bd1c4478f05fp-87,
                                       0x1.e262f6b715b2cp-78, 0x1.f176a76aaa983p-69, 0x1.ab81e9110417ep-60,
                                       0x1.2c9758f2e9ac5p-51, 0x1.522a43f3f7d79p-43, 0x1.27e4fb77b477bp-35,
                                       0x1.845c8a0ce0fd4p-28, 0x1.6c16c16c1701fp-21, 0x1.c71c71c71c6d2p-15,
                                       0x1.5555555555558p-9, 0x1p-4, 0x1p-1), a, z));
    } else {
        double u;
        double factor = exp_over_root(a, &u);
        double p = horner(u, 0x1.4be67a9345103p+22, -0x1.892a15d2965ebp+21, 0x1.6d18cf6f1dfecp+19, -0x1.7fb6a6854d1b1p+16,
                          0x1.fc5d373aef629p+12, -0x1.da77d992a323bp+8, 0x1.f37f34e3db1d8p+3, -0x1.4ef87c4db9d4dp+0,
                          -0x1.0a113a17d764cp-2, -0x1.c623e83727623p-4, -0x1.d73d885aab7b6p-5, -0x1.4f1c9022c0b0dp-5,
                          -0x1.7efc0e0620d05p-5, -0x1.32633e6df2e6fp-3, 0x1.9884533d43651p-2);
        r = m::mul(m::mul(p, factor), 0x1p32);
        if (is_nan(x)) r = x + x;
    }
    return m::copysign(r, x);
}

// ---- single precision

HELPER float from_zero(float x, float hi, float lo) { return m::mul(m::sub(m::sub(x, hi), lo), m::add(x, hi)); }
HELPER float j0_near(float x) {
    float t = m::fma(x, x, -32.0f);
    float p = horner(t, -0x1.e9814cp-75f, 0x1.429464p-65f, -0x1.c43fdp-57f, 0x1.fea1b2p-49f, -0x1.bc1b76p-41f, 0x1.19a1ep-33f,
                     -0x1.e3faa2p-27f, 0x1.ef7b16p-21f, -0x1.bf5476p-16f);
    p = m::mul(p, from_zero(x, 0x1.33d152p+1f, 0x1.d2e368p-24f));
    p = m::mul(p, from_zero(x, 0x1.14eb56p+3f, 0x1.999bdap-22f));
    return m::mul(p, from_zero(x, 0x1.6148f6p+2f, -0x1.34f46ep-24f));
}
HELPER float j1_near(float x) {
    float t = m::fma(x, x, -32.0f);
    float p = horner(t, 0x1.e7f442p-70f, -0x1.9ef4f4p-61f, 0x1.06b3a6p-52f, -0x1.0adf26p-44f, 0x1.9ac35p-37f, -0x1.c5a88ap-30f,
                     0x1.4c9be6p-23f, -0x1.1adb12p-17f, 0x1.98ec1ep-13f);
    p = m::mul(p, from_zero(x, 0x1.ea7558p+1f, -0x1.4a121ep-24f));
    return m::mul(m::mul(p, x), from_zero(x, 0x1.c0ff6p+2f, -0x1.8971b6p-23f));
}
// As in double precision; the eighth of a turn is taken off in the direction that keeps the angle small.
HELPER float far(float x, float modulus, float phase, int turns) {
    int q;
    float r = reduce_pi_2(x, &q);
    bool negative = r < 0.0f;
    float angle = m::add(m::add(r, negative ? 0x1.921fb6p-1f : -0x1.921fb6p-1f), phase);
    float size = m::mul(m::mul(modulus, 0x1.988454p-1f), m::rsqrt_approx(x));
    return m::mul(size, sin_cos(angle, q - negative + 1 - turns));
}
HELPER float far0(float x, int turns) {
    float u = m::rcp_approx(x), z = m::mul(u, u);
    float modulus = horner(z, 0x1.795624p-4f, -0x1.ff736ep-5f, 0x1.fffffep-1f);
    return far(x, modulus, m::mul(u, horner(z, -0x1.64f998p-3f, 0x1.09a17p-4f, -0x1.ffff82p-4f)), turns);
}
HELPER float far1(float x, int turns) {
    float u = m::rcp_approx(x), z = m::mul(u, u);
    float modulus = horner(z, -0x1.65b26ap-3f, 0x1.7fc04ep-3f, 0x1.000002p+0f);
    return far(x, modulus, m::mul(u, horner(z, 0x1.462128p-2f, -0x1.4f381ep-3f, 0x1.7fffdp-2f)), turns + 1);
}
LIB float __nv_j0f(float x) {
    float a = m::abs(x);
    float r = a <= 8.0f ? j0_near(a) : far0(a, 0);
    return a == INF_F ? 0.0f : r;
}
LIB float __nv_j1f(float x) {
    float a = m::abs(x);
    float r = a <= 8.0f ? j1_near(a) : far1(a, 0);
    if (a == INF_F) r = 0.0f;
    if (a < 0x1p-20f) r = m::mul(a, 0.5f);
    return (int)m::bits(x) < 0 ? -r : r;
}
// log(x / z) for a zero z = hi + lo and x > 0: the logarithm whose fraction is exact near z instead of one. `least` are the bits of 2/3 z.
HELPER float log_ratio(float x, float hi, float lo, float inverse, u32 least) {
    bool tiny = x < 0x1p-126f;
    u32 b = m::bits(m::mul(x, tiny ? 0x1p23f : 1.0f));
    u32 e = (b - least) & 0xff800000u;
    float f = m::mul(m::sub(m::sub(m::from_bits(b - e), hi), lo), inverse);
    float r = m::fma(m::mul(f, f), log1p_tail(f), f);
    return m::fma(m::fma((float)(int)e, 0x1p-23f, tiny ? -23.0f : 0.0f), 0x1.62e43p-1f, r);
}
HELPER float y0_near(float x) {
    if (x < 2.25f) {
        float z = m::mul(x, x);
        float j = horner(z, -0x1.06a93ap-24f, 0x1.c4b28cp-18f, -0x1.c704d6p-12f, 0x1.ffff3ap-7f, -0x1.fffffcp-3f, 1.0f);
        float p = horner(z, 0x1.a0abbp-24f, -0x1.4a2d9ep-17f, 0x1.267a48p-11f, -0x1.1257cap-6f, 0x1.75080ep-3f);
        float l = log_ratio(x, 0x1.c982ecp-1f, -0x1.cafa06p-27f, 0x1.1e7d32p+0f, 0x3f1880f9u);
        return m::fma(p, from_zero(x, 0x1.c982ecp-1f, -0x1.cafa06p-27f), m::mul(m::mul(j, 0x1.45f306p-1f), l));
    }
    if (x < 5.5f) {
        float p = horner(m::sub(x, 4.0f), -0x1.057cc6p-24f, -0x1.1c9258p-23f, -0x1.444bdcp-18f, 0x1.9a95a6p-15f, 0x1.b3d14ep-13f,
                         -0x1.1884e8p-9f, -0x1.d9134p-8f, 0x1.d81b38p-5f, 0x1.c8e28p-5f, -0x1.99e496p-2f);
        return m::mul(p, m::sub(m::sub(x, 0x1.fa9534p+1f), 0x1.b30ad4p-24f));
    }
    float p = horner(m::sub(x, 7.0f), 0x1.4aeec4p-21f, 0x1.31c96ep-19f, -0x1.8dfacp-15f, -0x1.e8967p-14f, 0x1.2473ccp-9f,
                     0x1.4f7c4p-9f, -0x1.8fa1a4p-5f, -0x1.a4cf04p-7f, 0x1.34ccb6p-2f);
    return m::mul(p, m::sub(m::sub(x, 0x1.c581dcp+2f), 0x1.39c84p-24f));
}
HELPER float y1_near(float x) {
    if (x < 3.85f) {
        float z = m::mul(x, x);
        float j = horner(z, 0x1.d5f37p-36f, -0x1.7b2806p-28f, 0x1.6b6466p-21f, -0x1.c70eb2p-15f, 0x1.5554d8p-9f, -0x1.fffffap-5f,
                         0.5f);
        float p = horner(z, -0x1.1463f4p-35f, 0x1.8ef8bap-28f, -0x1.4ed93cp-21f, 0x1.5ba3b8p-15f, -0x1.7c2d72p-10f,
                         0x1.06993ep-6f, 0x1.0e14bep-3f);
        float l = log_ratio(x, 0x1.193beep+1f, -0x1.6401b8p-24f, 0x1.d20f66p-2f, 0x3fbb7d49u);
        // Tiny numbers have no inverse that the quotient could use.
        float scale = x < 0x1p-60f ? 0x1p64f : 1.0f;
        p = m::mul(quotient(m::mul(p, from_zero(x, 0x1.193beep+1f, -0x1.6401b8p-24f)), m::mul(x, scale)), scale);
        return m::fma(m::mul(m::mul(x, j), 0x1.45f306p-1f), l, p);
    }
    float p = horner(m::sub(x, 5.75f), 0x1.53c882p-29f, 0x1.2b7f3ep-25f, -0x1.c65bap-22f, -0x1.14797ap-18f, 0x1.425126p-15f,
                     0x1.dfabc8p-13f, -0x1.e86788p-10f, -0x1.bababap-8f, 0x1.76250ap-5f, 0x1.ff5abep-5f, -0x1.4d0428p-2f);
    return m::mul(p, m::sub(m::sub(x, 0x1.5b7fe4p+2f), 0x1.d0f606p-23f));
}
LIB float __nv_y0f(float x) {
    float r = x <= 8.0f ? y0_near(x) : far0(x, 1);
    if (x == 0.0f) r = -INF_F;
    if (x == INF_F) r = 0.0f;
    return x < 0.0f ? NAN_F : r;
}
LIB float __nv_y1f(float x) {
    float r = x <= 8.0f ? y1_near(x) : far1(x, 1);
    if (x == 0.0f) r = -INF_F;
    if (x == INF_F) r = 0.0f;
    return x < 0.0f ? NAN_F : r;
}
LIB float __nv_jnf(int n, float x) {
    if (n < 0) return NAN_F;
    if (n == 0) return __nv_j0f(x);
    if (n == 1) return __nv_j1f(x);
    float a = m::abs(x), r;
    if (a == INF_F) return 0.0f;
    if (a > (float)n) {
        float low = __nv_j0f(a), step = quotient(2.0f, m::min(a, 0x1p100f));
        r = __nv_j1f(a);
        float k = 1.0f;
        for (int left = n - 1; left > 0; left--) {
            float next = m::fma(m::mul(k, step), r, -low);
            k = m::add(k, 1.0f);
            low = r;
            r = next;
        }
    } else if (a < 0x1p-13f) {
        r = 1.0f;
        for (int i = 1; i <= n && r != 0.0f; i++) r = m::mul(r, quotient(m::mul(a, 0.5f), (float)i));
    } else {
        float step = quotient(2.0f, a);
        int start = (n + (int)root(m::mul(6.0f, (float)n)) + 4) & ~1;
        float above = 0.0f, here = 0x1p-100f, at_n = 0.0f, sum = here, k = (float)start;
        for (int i = start; i > 0; i -= 2) {
            float odd = m::fma(m::mul(k, step), here, -above);
            if (i - 1 == n) at_n = odd;
            above = odd;
            here = m::fma(m::mul(m::sub(k, 1.0f), step), odd, -here);
            if (i - 2 == n) at_n = here;
            k = m::sub(k, 2.0f);
            if (i > 2) sum = m::add(sum, here);
            if (m::abs(here) > 1.0f) {
                here = m::mul(here, 0x1p-80f);
                above = m::mul(above, 0x1p-80f);
                at_n = m::mul(at_n, 0x1p-80f);
                sum = m::mul(sum, 0x1p-80f);
            }
        }
        r = quotient(at_n, m::fma(2.0f, sum, here));
    }
    if (is_nan(x)) return x + x;
    return (n & 1) && x < 0.0f ? -r : r;
}
LIB float __nv_ynf(int n, float x) {
    if (n < 0) return NAN_F;
    float low = __nv_y0f(x);
    if (n == 0) return low;
    float r = __nv_y1f(x);
    if (!(x > 0.0f) || x == INF_F) return r;
    float scale = x < 0x1p-60f ? 0x1p64f : 1.0f;
    float step = m::mul(quotient(2.0f, m::mul(x, scale)), scale), k = 1.0f;
    for (int left = n - 1; left > 0 && r > -INF_F; left--) {
        float next = m::fma(m::mul(k, step), r, -low);
        k = m::add(k, 1.0f);
        low = r;
        r = next;
    }
    return r;
}

// p e^a / sqrt(a), 8 <= a, with 2^-8 of the exponential: the result overflows later than e^a. `p` is a polynomial in 1/a.
struct Large {
    float u, factor;
};
HELPER Large bessel_large(float a) {
    float c = m::min(a, 93.0f);
    float y = m::rsqrt_approx(c);
    float t = m::fma(c, 0x1.715476p+0f, 0x1.8p23f + 119.0f);
    float n = m::sub(t, 0x1.8p23f + 119.0f);
    float r = m::fma(c, 0x1.4ae0cp-26f, m::fma(c, 0x1.715476p+0f, -n));
    return {m::mul(y, y), m::mul(m::mul(exp2_reduced(r), m::from_bits(m::bits(t) << 23)), y)};
}
LIB float __nv_cyl_bessel_i0f(float x) {
    float a = m::abs(x), r;
    if (a < 8.0f) {
        float z = m::mul(a, a);
        r = horner(z, 0x1.073746p-54f, 0x1.a5431cp-48f, 0x1.7225ccp-39f, 0x1.fcab78p-32f, 0x1.2408bep-24f, 0x1.c6f778p-18f,
                   0x1.c72018p-12f, 0x1.ffffbp-7f, 0x1.000002p-2f, 1.0f);
    } else {
        Large l = bessel_large(a);
        float p = horner(l.u, 0x1.ee814p-4f, 0x1.12df82p-6f, 0x1.d8a05ep-6f, 0x1.985988p-5f, 0x1.98845ep-2f);
        r = m::mul(m::mul(p, l.factor), 256.0f);
    }
    return is_nan(x) ? x + x : r;
}
LIB float __nv_cyl_bessel_i1f(float x) {
    float a = m::abs(x), r;
    if (a < 8.0f) {
        float z = m::mul(a, a);
        r = m::mul(a, horner(z, 0x1.acb962p-59f, 0x1.68cd52p-52f, 0x1.749bdcp-43f, 0x1.2236fcp-35f, 0x1.857824p-28f,
                             0x1.6bf6c2p-21f, 0x1.c72054p-15f, 0x1.55551ep-9f, 0x1.000002p-4f, 0.5f));
    } else {
        Large l = bessel_large(a);
        float p = horner(l.u, -0x1.2830ecp-3f, -0x1.ba335ep-6f, -0x1.8622acp-5f, -0x1.3257c2p-3f, 0x1.988448p-2f);
        r = m::mul(m::mul(p, l.factor), 256.0f);
    }
    return is_nan(x) ? x + x : m::copysign(r, x);
}
