// Bessel functions. The single-precision forms compute in double.
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
    double p = horner(t, -0x1.e1bf18badd369p-117, 0x1.9ab06755dcb86p-107, -0x1.43a77dddbd923p-97, 0x1.ba3dd4cb6f38fp-88,
                      -0x1.0137f0cf93883p-78, 0x1.f6297b8cf5cbap-70, -0x1.941a8253c9465p-61, 0x1.06438a688cf0ap-52,
                      -0x1.0af8bb9894334p-44, 0x1.9ac7788fbf024p-37, -0x1.c5a7fc38dd0c5p-30, 0x1.4c9bd11c0aa1fp-23,
                      -0x1.1adb1329ed87p-17, 0x1.98ec1eee7c01ap-13);
    p = m::mul(p, from_zero(x, 0x1.ea75575af6f09p+1, -0x1.60155a9d1b256p-53));
    return m::mul(m::mul(p, x), from_zero(x, 0x1.c0ff5f3b4725p+2, -0x1.b226d9d243827p-54));
}
// sqrt(2 / (pi x)) m(x) cos(x + phase): `turns` is how many quarters of a turn it lags behind, three eighths and more in `lag`.
HELPER double far(double x, double modulus, double phase, int turns) {
    int q, q2;
    double r = reduce_pi_2(x, &q);
    double angle = m::add(m::sub(r, 0x1.921fb54442d18p-1), phase);
    angle = reduce_pi_2(angle, &q2);
    return m::mul(m::mul(modulus, m::sqrt(m::div(0x1.45f306dc9c883p-1, x))), sin_cos(angle, q + q2 + 1 - turns));
}
HELPER double far0(double x, int turns) {
    double u = m::div(1.0, x);
    double z = m::mul(u, u);
    double modulus = horner(z, -0x1.de8c657c5b08fp+13, 0x1.822110a9218d7p+10, -0x1.73b95744096f7p+6, 0x1.70d2d725743cep+2,
                            -0x1.15c829f69dc4fp-1, 0x1.a7ff6de8e3151p-4, -0x1.ffffffcc3de2p-5, 0x1.ffffffffffe7dp-1);
    double phase = m::mul(u, horner(z, 0x1.2964d90d38bb6p+16, -0x1.dd5f7b3cc5211p+12, 0x1.af755989a7d93p+8,
                                    -0x1.6c5d13e8164ap+4, 0x1.a29b662038702p+0, -0x1.ad2fca9b41f71p-3, 0x1.0aaaa8ddb534fp-4,
                                    -0x1.ffffffffdc32cp-4));
    return far(x, modulus, phase, turns);
}
HELPER double far1(double x, int turns) {
    double u = m::div(1.0, x);
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
// log(x / z): close to z by the difference, which is exact.
HELPER double log_ratio(double x, double hi, double lo, double log_z) {
    double d = m::sub(m::sub(x, hi), lo);
    double q = m::div(d, hi);
    return m::abs(q) < 0.25 ? __nv_log1p(q) : m::sub(__nv_log(x), log_z);
}
HELPER double y0_near(double x) {
    double hi, lo, log_z, p;
    double z = m::mul(x, x);
    if (x < 2.6) {
        hi = 0x1.c982eb8d417eap-1, lo = 0x1.ea9d270347f83p-56, log_z = -0x1.cce4b73e6f025p-4;
        p = horner(m::sub(z, 3.4), -0x1.3af143489becdp-63, 0x1.df2f3dc0e5cbap-55, -0x1.21d3fc65b1af9p-46, 0x1.128acccc43cbfp-38,
                   -0x1.899f978495c1bp-31, 0x1.97bc2a933a1d6p-24, -0x1.1dcead103aaap-17, 0x1.eac61db45643dp-12,
                   -0x1.b2372429fd328p-7, 0x1.0cf7bb2fd9f68p-3);
    } else if (x < 5.5) {
        hi = 0x1.fa9534d98569cp+1, lo = -0x1.f06ae7804384ep-54, log_z = 0x1.602b189f9a0e3p+0;
        p = horner(m::sub(z, 18.0), 0x1.aacb49ba6302cp-92, -0x1.071bec63aada7p-82, 0x1.11216f7c08d28p-73,
                   -0x1.d69296184b63ap-65, 0x1.48f848d37c1cfp-56, -0x1.6b492f4acaea9p-48, 0x1.31890067bf4c3p-40,
                   -0x1.735da00970c8ap-33, 0x1.2b591c5b36ad5p-26, -0x1.0b12f2385600ep-20, 0x1.b48002ed1e95cp-17,
                   0x1.588c6274b751bp-10, -0x1.459dbbe71f064p-5);
    } else {
        hi = 0x1.c581dc4e72103p+2, lo = -0x1.9774a495f56cfp-54, log_z = 0x1.f547e3f8d9a25p+0;
        p = horner(m::sub(z, 46.0), -0x1.f2c2fe0672d95p-103, 0x1.4d854a28f3093p-93, -0x1.821fc88c5bf64p-84,
                   0x1.6e75eb80ee6ffp-75, -0x1.192826cd2bf22p-66, 0x1.50de7ac305ac8p-58, -0x1.2a53a04e7e6f3p-50,
                   0x1.5f09f478c36e2p-43, -0x1.860cccedfa216p-37, -0x1.80b6f9174c804p-31, 0x1.c5aa76989bf56p-23,
                   -0x1.b6a89a1feb214p-17, -0x1.5dfcc453961e1p-14, 0x1.452522669aed4p-6);
    }
    double j = m::mul(m::mul(0x1.45f306dc9c883p-1, j0_near(x)), log_ratio(x, hi, lo, log_z));
    return m::fma(p, from_zero(x, hi, lo), j);
}
HELPER double y1_near(double x) {
    double hi, lo, log_z, p;
    double z = m::mul(x, x);
    if (x < 3.85) {
        hi = 0x1.193bed4dff243p+1, lo = -0x1.bd1e50d219bfdp-55, log_z = 0x1.930641fe98869p-1;
        p = horner(m::sub(z, 7.5), 0x1.418b9f0c612fp-82, 0x1.3941556762fb5p-77, -0x1.3645646d1e837p-68, 0x1.f062cfe67ff86p-60,
                   -0x1.44f9123b62551p-51, 0x1.4f59f5eb52b88p-43, -0x1.077b2e303927p-35, 0x1.2ca67b1e8f20dp-28,
                   -0x1.d0857ff3822e1p-22, 0x1.afb5e74e2bbeap-16, -0x1.71c9e8a0fc6ecp-11, 0x1.3caafca8d95cp-12,
                   0x1.7d3b5c066daf5p-3);
    } else {
        hi = 0x1.5b7fe4e87b02ep+2, lo = 0x1.dfe7bac228e8cp-52, log_z = 0x1.b11f12c8890ffp+0;
        p = horner(m::sub(z, 39.0), 0x1.fc197f2c220c5p-117, -0x1.6f49ba3f0a755p-107, 0x1.170d1d70847aap-97,
                   -0x1.63e7a1a81a7ddp-88, 0x1.7d721fc92764p-79, -0x1.5154dc0257752p-70, 0x1.e01d850f92efap-62,
                   -0x1.099671e73c8b7p-53, 0x1.b14b511670f97p-46, -0x1.d9480ea1fda23p-39, 0x1.0a155ad987105p-32,
                   0x1.345e824c556a1p-28, -0x1.1f600d47914c4p-19, 0x1.9e15f10848955p-14, 0x1.2c24f2a15bfebp-9,
                   -0x1.1c9d0f43f12c6p-3);
    }
    double j = m::mul(m::mul(0x1.45f306dc9c883p-1, j1_near(x)), log_ratio(x, hi, lo, log_z));
    return m::fma(m::div(p, x), from_zero(x, hi, lo), j);
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
    double a = m::abs(x), r;
    if (n == 0) return __nv_j0(x);
    if (n == 1) return __nv_j1(x);
    if (a == INF_D) return 0.0;
    if (a == 0.0) return m::mul(x, 0.0);
    if (is_nan(x)) return x + x;
    double step = m::div(2.0, a);
    if (a > (double)n) {
        double low = __nv_j0(a);
        r = __nv_j1(a);
        for (int k = 1; k < n; k++) {
            double next = m::fma(m::mul((double)k, step), r, -low);
            low = r;
            r = next;
        }
    } else {
        int start = (n + (int)m::sqrt(m::mul(60.0, (double)n)) + 20) & ~1;
        double above = 0.0, here = 1e-300, at_n = 0.0, sum = 0.0;
        for (int k = start; k > 0; k--) {
            double below = m::fma(m::mul((double)k, step), here, -above);
            above = here;
            here = below;
            if (m::abs(here) > 1e250) {
                here = m::mul(here, 1e-250);
                above = m::mul(above, 1e-250);
                at_n = m::mul(at_n, 1e-250);
                sum = m::mul(sum, 1e-250);
            }
            if (k - 1 == n) at_n = here;
            // 1 = J0 + 2 (J2 + J4 + ...)
            if ((k & 1) && k > 1) sum = m::add(sum, here);
        }
        sum = m::fma(2.0, sum, here);
        r = m::div(at_n, sum);
    }
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
    double c = m::min(a, 720.0);
    double u = m::div(1.0, c);
    double p = horner(u, -0x1.5c2a64dc92afp+22, 0x1.9392cb18d8c02p+21, -0x1.73d14ebdf85ddp+19, 0x1.852d347ab64f2p+16,
                      -0x1.01bdc6bf98adap+13, 0x1.dfdd5d5f15cd1p+8, -0x1.03c746491b38fp+4, 0x1.368e34d84110bp+0,
                      0x1.be86b0bcf25dap-3, 0x1.73b123ee7aa97p-4, 0x1.6e847af4b2a25p-5, 0x1.debb19cb6fbedp-6,
                      0x1.cb94dd9da4313p-6, 0x1.9884533d45083p-5, 0x1.9884533d4365p-2);
    // Half of the exponent twice: the result overflows later than e^x.
    double e = __nv_exp(m::mul(c, 0.5));
    double r = m::mul(m::mul(m::mul(p, m::sqrt(u)), e), e);
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
        double c = m::min(a, 720.0);
        double u = m::div(1.0, c);
        double p = horner(u, 0x1.4be67a9345103p+22, -0x1.892a15d2965ebp+21, 0x1.6d18cf6f1dfecp+19, -0x1.7fb6a6854d1b1p+16,
                          0x1.fc5d373aef629p+12, -0x1.da77d992a323bp+8, 0x1.f37f34e3db1d8p+3, -0x1.4ef87c4db9d4dp+0,
                          -0x1.0a113a17d764cp-2, -0x1.c623e83727623p-4, -0x1.d73d885aab7b6p-5, -0x1.4f1c9022c0b0dp-5,
                          -0x1.7efc0e0620d05p-5, -0x1.32633e6df2e6fp-3, 0x1.9884533d43651p-2);
        double e = __nv_exp(m::mul(c, 0.5));
        r = m::mul(m::mul(m::mul(p, m::sqrt(u)), e), e);
        if (is_nan(x)) r = x + x;
    }
    return m::copysign(r, x);
}

LIB float __nv_j0f(float x) { return (float)__nv_j0((double)x); }
LIB float __nv_j1f(float x) { return (float)__nv_j1((double)x); }
LIB float __nv_jnf(int n, float x) { return (float)__nv_jn(n, (double)x); }
LIB float __nv_y0f(float x) { return (float)__nv_y0((double)x); }
LIB float __nv_y1f(float x) { return (float)__nv_y1((double)x); }
LIB float __nv_ynf(int n, float x) { return (float)__nv_yn(n, (double)x); }
LIB float __nv_cyl_bessel_i0f(float x) { return (float)__nv_cyl_bessel_i0((double)x); }
LIB float __nv_cyl_bessel_i1f(float x) { return (float)__nv_cyl_bessel_i1((double)x); }
