// What is measured: function, promise, reference, and where random arguments come from.
#pragma once

// The same function in double precision and in 113 bits.
#define LIBM(name) Reference{D(::name(x)), Q(name##q(x))}
#define OURS(name, exact) Reference{__nv_##name, Q(exact)}
#define SAME(expr) Reference{D(expr), Q(expr)}
#define NEAR_ZEROS(fast, exact) Reference{D(fast), Q(exact), 0x1p-44}
#define D(expr) [](double x) -> double { return expr; }
#define D2(expr) [](double x, double y) -> double { return expr; }
#define Q2(expr) [](quad x, quad y) -> quad { return expr; }
#define Q(expr) [](quad x) -> quad { return expr; }

static void rows() {
    float1("roundf", 0, __nv_roundf, LIBM(round));
    float1("logbf", 0, __nv_logbf, LIBM(logb));
    float1("cbrtf", 1, __nv_cbrtf, LIBM(cbrt));
    float1("rcbrtf", 1, __nv_rcbrtf, Reference{D(1 / ::cbrt(x)), Q(1 / cbrtq(x))});
    float1("__frsqrt_rn", 0, __nv_frsqrt_rn, Reference{D(x == 0 ? 1 / x : 1 / ::sqrt(x)), Q(x == 0 ? 1 / x : 1 / sqrtq(x))});
    float1("expf", 2, __nv_expf, LIBM(exp));
    float1("exp10f", 2, __nv_exp10f, Reference{D(::pow(10, x)), Q(powq(10, x))});
    float1("expm1f", 1, __nv_expm1f, LIBM(expm1));
    float1("logf", 1, __nv_logf, LIBM(log));
    float1("log2f", 1, __nv_log2f, LIBM(log2));
    float1("log10f", 2, __nv_log10f, LIBM(log10));
    float1("log1pf", 1, __nv_log1pf, LIBM(log1p));
    float1("sinf", 2, __nv_sinf, LIBM(sin));
    float1("cosf", 2, __nv_cosf, LIBM(cos));
    float1("tanf", 4, __nv_tanf, LIBM(tan));
    float1("sincosf (x), either", 2, [](float x) {
        float s, c;
        __nv_sincosf(x, &s, &c);
        return m::bits(x) & 1 ? s : c;
    }, Reference{D(m::bits((float)x) & 1 ? ::sin(x) : ::cos(x)), Q(m::bits((float)x) & 1 ? sinq(x) : cosq(x))});
    float1("sincospif (x), either", 1, [](float x) {
        float s, c;
        __nv_sincospif(x, &s, &c);
        return m::bits(x) & 1 ? s : c;
    }, SAME(m::bits((float)x) & 1 ? sinpi_(x) : cospi_(x)));
    float1("sinpif", 1, __nv_sinpif, SAME(sinpi_(x)));
    float1("cospif", 1, __nv_cospif, SAME(cospi_(x)));
    float1("asinf", 2, __nv_asinf, LIBM(asin));
    float1("acosf", 2, __nv_acosf, LIBM(acos));
    float1("atanf", 2, __nv_atanf, LIBM(atan));
    float1("sinhf", 3, __nv_sinhf, LIBM(sinh));
    float1("coshf", 2, __nv_coshf, LIBM(cosh));
    float1("tanhf", 2, __nv_tanhf, LIBM(tanh));
    float1("asinhf", 3, __nv_asinhf, LIBM(asinh));
    float1("acoshf", 4, __nv_acoshf, LIBM(acosh));
    float1("atanhf", 3, __nv_atanhf, LIBM(atanh));
    float1("erff", 2, __nv_erff, LIBM(erf));
    float1("erfcf", 4, __nv_erfcf, LIBM(erfc));
    float1("erfcxf", 4, __nv_erfcxf, OURS(erfcx, erfcx_any(x)));
    float1("erfinvf", 2, __nv_erfinvf, OURS(erfinv, erfinv_(x)));
    float1("erfcinvf", 4, __nv_erfcinvf, OURS(erfcinv, erfcinv_(x)));
    float1("normcdff", 5, __nv_normcdff, OURS(normcdf, normcdf_(x)));
    float1("normcdfinvf", 5, __nv_normcdfinvf, OURS(normcdfinv, normcdfinv_(x)));
    float1("tgammaf", 5, __nv_tgammaf, SAME(tgamma_(x)));
    float1("lgammaf", 6, __nv_lgammaf, NEAR_ZEROS(::lgamma(x), lgammaq(x)), -2.264f);
    float1("lgammaf below -10", 6, __nv_lgammaf, NEAR_ZEROS(::lgamma(x), lgammaq(x)), -INFINITY, -10.001f);
    float1("j0f", 9, __nv_j0f, NEAR_ZEROS(::j0(x), j0q(x)), -8, 8);
    float1("j1f", 9, __nv_j1f, NEAR_ZEROS(::j1(x), j1q(x)), -8, 8);
    float1("y0f", 9, __nv_y0f, NEAR_ZEROS(y0_(x), y0_(x)), -8, 8);
    float1("y1f", 9, __nv_y1f, NEAR_ZEROS(y1_(x), y1_(x)), -8, 8);
    float1("cyl_bessel_i0f", 6, __nv_cyl_bessel_i0f, OURS(cyl_bessel_i0, bessel_i(0, x)));
    float1("cyl_bessel_i1f", 6, __nv_cyl_bessel_i1f, OURS(cyl_bessel_i1, bessel_i(1, x)));
    absolutef("j0f beyond 8", 2.2e-6, __nv_j0f, D(::j0(x)));
    absolutef("j1f beyond 8", 2.2e-6, __nv_j1f, D(::j1(x)));
    absolutef("y0f beyond 8", 2.2e-6, __nv_y0f, D(::y0(x)));
    absolutef("y1f beyond 8", 2.2e-6, __nv_y1f, D(::y1(x)));
    absolutef("jnf, n = 2", 2.2e-6, [](float x) { return __nv_jnf(2, x); }, D(::jn(2, x)), 0.01f);
    absolutef("jnf, n = 128", 2.2e-6, [](float x) { return __nv_jnf(128, x); }, D(::jn(128, x)), 1);
    float1("ynf, n = 2 below 2", 7, [](float x) { return __nv_ynf(2, x); }, NEAR_ZEROS(x < 0 ? NAN : ::yn(2, x), x < 0 ? (quad)NAN : ynq(2, x)), -INFINITY, 1.9999f);
    float1("ynf, n = 5 below 5", 15, [](float x) { return __nv_ynf(5, x); }, NEAR_ZEROS(x < 0 ? NAN : ::yn(5, x), x < 0 ? (quad)NAN : ynq(5, x)), -INFINITY, 4.9999f);
    absolutef("ynf, n = 5", 2.2e-6, [](float x) { return __nv_ynf(5, x); }, D(::yn(5, x)), 5);
    float2("powf", 4, __nv_powf, Reference{D2(::pow(x, y)), Q2(powq(x, y))}, -30, 30);
    float2("atan2f", 3, __nv_atan2f, Reference{D2(::atan2(x, y)), Q2(atan2q(x, y))}, -30, 30);
    float2("hypotf", 3, __nv_hypotf, Reference{D2(::hypot(x, y)), Q2(hypotq(x, y))}, -30, 30);
    float2("rhypotf", 2, __nv_rhypotf, Reference{D2(1 / ::hypot(x, y)), Q2(1 / hypotq(x, y))}, -30, 30);
    float2("norm3df (x, y, 3y/4)", 3, [](float x, float y) { return __nv_norm3df(x, y, y * 0.75f); }, Reference{D2(hypot3(x, y, (float)y * 0.75f, 0)), Q2(hypot3(x, y, (quad)((float)y * 0.75f), (quad)(0)))}, -30, 30);
    float2("rnorm3df (x, y, 3y/4)", 2, [](float x, float y) { return __nv_rnorm3df(x, y, y * 0.75f); }, Reference{D2(1 / hypot3(x, y, (float)y * 0.75f, 0)), Q2(1 / hypot3(x, y, (quad)((float)y * 0.75f), (quad)(0)))}, -30, 30);
    float2("norm4df (x, y, 3y/4, 3x/8)", 3, [](float x, float y) { return __nv_norm4df(x, y, y * 0.75f, x * 0.375f); }, Reference{D2(hypot3(x, y, (float)y * 0.75f, (float)x * 0.375)), Q2(hypot3(x, y, (quad)((float)y * 0.75f), (quad)((float)x * 0.375)))}, -30, 30);
    float2("rnorm4df (x, y, 3y/4, 3x/8)", 2, [](float x, float y) { return __nv_rnorm4df(x, y, y * 0.75f, x * 0.375f); }, Reference{D2(1 / hypot3(x, y, (float)y * 0.75f, (float)x * 0.375)), Q2(1 / hypot3(x, y, (quad)((float)y * 0.75f), (quad)((float)x * 0.375)))}, -30, 30);
    float2("fmodf", 0, __nv_fmodf, Reference{D2(::fmod(x, y)), Q2(fmodq(x, y))}, -30, 30);
    float2("remainderf", 0, __nv_remainderf, Reference{D2(::remainder(x, y)), Q2(remainderq(x, y))}, -30, 30);
    float2("fdimf", 0, __nv_fdimf, Reference{D2(::fdim(x, y)), Q2(fdimq(x, y))}, -30, 30);
    float2("nextafterf", 0, __nv_nextafterf, Reference{D2((double)::nextafterf((float)x, (float)y)), Q2((quad)::nextafterf((float)x, (float)y))}, -30, 30);

    double1("round", 0, __nv_round, Q(roundq(x)), -100, 100);
    double1("logb", 0, __nv_logb, Q(logbq(x)), -100, 100);
    double1("cbrt", 1, __nv_cbrt, Q(cbrtq(x)), -100, 100);
    double1("rcbrt", 1, __nv_rcbrt, Q(1 / cbrtq(x)), -100, 100);
    double1("rsqrt", 1, __nv_rsqrt, Q(x == 0 ? 1 / x : 1 / sqrtq(x)), 0, 1000);
    double1("exp", 1, __nv_exp, Q(expq(x)), -750, 720);
    double1("exp2", 1, __nv_exp2, Q(exp2q(x)), -1080, 1030);
    double1("exp10", 1, __nv_exp10, Q(expq(x * M_LN10q)), -330, 310);
    double1("expm1", 1, __nv_expm1, Q(expm1q(x)), -60, 720);
    double1("log", 1, __nv_log, Q(logq(x)), 0, 10);
    double1("log2", 1, __nv_log2, Q(log2q(x)), 0, 10);
    double1("log10", 1, __nv_log10, Q(log10q(x)), 0, 10);
    double1("log1p", 1, __nv_log1p, Q(log1pq(x)), -1, 10);
    double1("sin", 2, __nv_sin, Q(sinq(x)), -100, 100);
    double1("cos", 2, __nv_cos, Q(cosq(x)), -100, 100);
    double1("tan", 2, __nv_tan, Q(tanq(x)), -100, 100);
    double1("sincos (x), either", 2, [](double x) {
        double s, c;
        __nv_sincos(x, &s, &c);
        return m::bits(x) & 1 ? s : c;
    }, Q(m::bits((double)x) & 1 ? sinq(x) : cosq(x)), -100, 100);
    double1("sincospi (x), either", 2, [](double x) {
        double s, c;
        __nv_sincospi(x, &s, &c);
        return m::bits(x) & 1 ? s : c;
    }, Q(m::bits((double)x) & 1 ? sinpi_(x) : cospi_(x)), -100, 100);
    double1("sinpi", 2, __nv_sinpi, Q(sinpi_(x)), -100, 100);
    double1("cospi", 2, __nv_cospi, Q(cospi_(x)), -100, 100);
    double1("asin", 2, __nv_asin, Q(asinq(x)), -1, 1);
    double1("acos", 2, __nv_acos, Q(acosq(x)), -1, 1);
    double1("atan", 2, __nv_atan, Q(atanq(x)), -10, 10);
    double1("sinh", 2, __nv_sinh, Q(sinhq(x)), -720, 720);
    double1("cosh", 1, __nv_cosh, Q(coshq(x)), -720, 720);
    double1("tanh", 1, __nv_tanh, Q(tanhq(x)), -22, 22);
    double1("asinh", 3, __nv_asinh, Q(asinhq(x)), -10, 10);
    double1("acosh", 3, __nv_acosh, Q(acoshq(x)), 1, 10);
    double1("atanh", 2, __nv_atanh, Q(atanhq(x)), -1, 1);
    double1("erf", 2, __nv_erf, Q(erfq(x)), -6, 6);
    double1("erfc", 5, __nv_erfc, Q(erfcq(x)), -6, 27);
    double1("erfcx", 4, __nv_erfcx, Q(erfcx_any(x)), -27, 100);
    double1("erfinv", 5, __nv_erfinv, Q(erfinv_(x)), -1, 1);
    double1("erfcinv", 6, __nv_erfcinv, Q(erfcinv_(x)), 0, 2);
    double1("normcdf", 5, __nv_normcdf, Q(normcdf_(x)), -39, 9);
    double1("normcdfinv", 8, __nv_normcdfinv, Q(normcdfinv_(x)), 0, 1);
    double1("tgamma", 10, __nv_tgamma, Q(tgamma_(x)), -180, 175);
    double1("lgamma", 4, __nv_lgamma, Q(lgammaq(x)), -2, 20, -2.2637);
    double1("lgamma below -23", 4, __nv_lgamma, Q(lgammaq(x)), -200, -23.0001, -INFINITY, -23.0001);
    double1("j0", 7, __nv_j0, Q(j0q(x)), -8, 8, -8, 8);
    double1("j1", 7, __nv_j1, Q(j1q(x)), -8, 8, -8, 8);
    double1("y0", 7, __nv_y0, Q(y0_(x)), 0, 8, -8, 8);
    double1("y1", 7, __nv_y1, Q(y1_(x)), 0, 8, -8, 8);
    double1("cyl_bessel_i0", 6, __nv_cyl_bessel_i0, Q(bessel_i(0, x)), -720, 720);
    double1("cyl_bessel_i1", 6, __nv_cyl_bessel_i1, Q(bessel_i(1, x)), -720, 720);
    absolute("j0 beyond 8", 5e-12, __nv_j0, Q(j0q(x)));
    absolute("j1 beyond 8", 5e-12, __nv_j1, Q(j1q(x)));
    absolute("y0 beyond 8", 5e-12, __nv_y0, Q(y0q(x)));
    absolute("y1 beyond 8", 5e-12, __nv_y1, Q(y1q(x)));
    absolute("jn_2 (n, x)", 5e-12, [](double x) { return __nv_jn(2, x); }, Q(jnq(2, x)), 0.01);
    absolute("jn_128 (n, x)", 5e-12, [](double x) { return __nv_jn(128, x); }, Q(jnq(128, x)), 10);
    absolute("yn_5 (n, x)", 5e-12, [](double x) { return __nv_yn(5, x); }, Q(ynq(5, x)), 6);
    double2("pow", 2, __nv_pow, [](quad x, quad y) { return powq(x, y); }, -30, 30);
    double2("atan2", 2, __nv_atan2, [](quad x, quad y) { return atan2q(x, y); }, -30, 30);
    double2("hypot", 2, __nv_hypot, [](quad x, quad y) { return hypotq(x, y); }, -30, 30);
    double2("rhypot", 1, __nv_rhypot, [](quad x, quad y) { return 1 / hypotq(x, y); }, -30, 30);
    double2("norm3d (x, y, 3y/4)", 2, [](double x, double y) { return __nv_norm3d(x, y, y * 0.75); }, [](quad x, quad y) { return hypot3(x, y, (quad)((double)y * 0.75), (quad)0); }, -30, 30);
    double2("rnorm3d (x, y, 3y/4)", 1, [](double x, double y) { return __nv_rnorm3d(x, y, y * 0.75); }, [](quad x, quad y) { return 1 / hypot3(x, y, (quad)((double)y * 0.75), (quad)0); }, -30, 30);
    double2("norm4d (x, y, 3y/4, 3x/8)", 2, [](double x, double y) { return __nv_norm4d(x, y, y * 0.75, x * 0.375); }, [](quad x, quad y) { return hypot3(x, y, (quad)((double)y * 0.75), (quad)((double)x * 0.375)); }, -30, 30);
    double2("rnorm4d (x, y, 3y/4, 3x/8)", 1, [](double x, double y) { return __nv_rnorm4d(x, y, y * 0.75, x * 0.375); }, [](quad x, quad y) { return 1 / hypot3(x, y, (quad)((double)y * 0.75), (quad)((double)x * 0.375)); }, -30, 30);
    double2("fmod", 0, __nv_fmod, [](quad x, quad y) { return fmodq(x, y); }, -30, 30);
    double2("remainder", 0, __nv_remainder, [](quad x, quad y) { return remainderq(x, y); }, -30, 30);
}
