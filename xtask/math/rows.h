// What is measured: function, promise, reference, and where random arguments come from.
#pragma once

#define LIBM(name) [](double x) -> double { return ::name(x); }
#define D(expr) [](double x) -> double { return expr; }
#define Q(expr) [](quad x) -> quad { return expr; }

static void rows() {
    float1("roundf", 0, __nv_roundf, LIBM(round));
    float1("logbf", 0, __nv_logbf, LIBM(logb));
    float1("cbrtf", 1, __nv_cbrtf, LIBM(cbrt));
    float1("rcbrtf", 1, __nv_rcbrtf, D(1 / ::cbrt(x)));
    float1("frsqrt_rn", 0, __nv_frsqrt_rn, D(x == 0 ? 1 / x : 1 / ::sqrt(x)));
    float1("expf", 1, __nv_expf, LIBM(exp));
    float1("exp10f", 1, __nv_exp10f, D(::pow(10, x)));
    float1("expm1f", 1, __nv_expm1f, LIBM(expm1));
    float1("logf", 1, __nv_logf, LIBM(log));
    float1("log2f", 1, __nv_log2f, LIBM(log2));
    float1("log10f", 2, __nv_log10f, LIBM(log10));
    float1("log1pf", 1, __nv_log1pf, LIBM(log1p));
    float1("sinf", 2, __nv_sinf, LIBM(sin));
    float1("cosf", 2, __nv_cosf, LIBM(cos));
    float1("tanf", 4, __nv_tanf, LIBM(tan));
    float1("sinpif", 1, __nv_sinpif, D(sinpi_(x)));
    float1("cospif", 1, __nv_cospif, D(cospi_(x)));
    float1("asinf", 2, __nv_asinf, LIBM(asin));
    float1("acosf", 2, __nv_acosf, LIBM(acos));
    float1("atanf", 2, __nv_atanf, LIBM(atan));
    float1("sinhf", 3, __nv_sinhf, LIBM(sinh));
    float1("coshf", 2, __nv_coshf, LIBM(cosh));
    float1("tanhf", 2, __nv_tanhf, LIBM(tanh));
    float1("asinhf", 3, __nv_asinhf, LIBM(asinh));
    float1("acoshf", 4, __nv_acoshf, LIBM(acosh));
    float1("atanhf", 3, __nv_atanhf, LIBM(atanh));
    float2("powf", 4, __nv_powf, [](double x, double y) { return ::pow(x, y); }, -30, 30);
    float2("atan2f", 3, __nv_atan2f, [](double x, double y) { return ::atan2(x, y); }, -30, 30);
    float2("hypotf", 3, __nv_hypotf, [](double x, double y) { return ::hypot(x, y); }, -30, 30);
    float2("rhypotf", 2, __nv_rhypotf, [](double x, double y) { return 1 / ::hypot(x, y); }, -30, 30);
    float2("fmodf", 0, __nv_fmodf, [](double x, double y) { return ::fmod(x, y); }, -30, 30);
    float2("remainderf", 0, __nv_remainderf, [](double x, double y) { return ::remainder(x, y); }, -30, 30);
    float2("fdimf", 0, __nv_fdimf, [](double x, double y) { return ::fdim(x, y); }, -30, 30);
    float2("nextafterf", 0, __nv_nextafterf, [](double x, double y) { return (double)::nextafterf((float)x, (float)y); }, -30, 30);

    double1("round", 0, __nv_round, Q(roundq(x)), -100, 100);
    double1("logb", 0, __nv_logb, Q(logbq(x)), -100, 100);
    double1("cbrt", 1, __nv_cbrt, Q(cbrtq(x)), -100, 100);
    double1("rcbrt", 1, __nv_rcbrt, Q(1 / cbrtq(x)), -100, 100);
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
    double2("pow", 2, __nv_pow, [](quad x, quad y) { return powq(x, y); }, -30, 30);
    double2("atan2", 2, __nv_atan2, [](quad x, quad y) { return atan2q(x, y); }, -30, 30);
    double2("hypot", 2, __nv_hypot, [](quad x, quad y) { return hypotq(x, y); }, -30, 30);
    double2("rhypot", 1, __nv_rhypot, [](quad x, quad y) { return 1 / hypotq(x, y); }, -30, 30);
    double2("fmod", 0, __nv_fmod, [](quad x, quad y) { return fmodq(x, y); }, -30, 30);
    double2("remainder", 0, __nv_remainder, [](quad x, quad y) { return remainderq(x, y); }, -30, 30);
}
