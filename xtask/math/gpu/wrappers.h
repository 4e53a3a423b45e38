// Functions with other signatures as functions of one or two numbers. Of two results the lowest bit of the argument chooses one, so
// that both are computed.
#pragma once

__device__ inline bool first_of(float x) { return __float_as_int(x) & 1; }
__device__ inline bool first_of(double x) { return __double_as_longlong(x) & 1; }

#define SPLIT(name, type, call)                   \
    __device__ inline type name(type x) {         \
        type a, b;                                \
        call(x, &a, &b);                          \
        return first_of(x) ? a : b;               \
    }
SPLIT(sincosf_, float, sincosf)
SPLIT(sincospif_, float, sincospif)
SPLIT(sincos_, double, sincos)
SPLIT(sincospi_, double, sincospi)
__device__ inline float frexpf_(float x) {
    int e;
    float m = frexpf(x, &e);
    return first_of(x) ? m : (float)e;
}
__device__ inline double frexp_(double x) {
    int e;
    double m = frexp(x, &e);
    return first_of(x) ? m : (double)e;
}
__device__ inline float modff_(float x) {
    float whole, part = modff(x, &whole);
    return first_of(x) ? part : whole;
}
__device__ inline double modf_(double x) {
    double whole, part = modf(x, &whole);
    return first_of(x) ? part : whole;
}
__device__ inline float ilogbf_(float x) { return (float)ilogbf(x); }
__device__ inline double ilogb_(double x) { return (double)ilogb(x); }
__device__ inline float llroundf_(float x) { return (float)llroundf(x); }
__device__ inline double llround_(double x) { return (double)llround(x); }
__device__ inline float llrintf_(float x) { return (float)llrintf(x); }
__device__ inline double llrint_(double x) { return (double)llrint(x); }
__device__ inline float frsqrt_rn_(float x) { return __frsqrt_rn(x); }
__device__ inline float fast_sinf_(float x) { return __sinf(x); }
__device__ inline float fast_cosf_(float x) { return __cosf(x); }
__device__ inline float fast_tanf_(float x) { return __tanf(x); }
__device__ inline float fast_expf_(float x) { return __expf(x); }
__device__ inline float fast_exp10f_(float x) { return __exp10f(x); }
__device__ inline float fast_logf_(float x) { return __logf(x); }
__device__ inline float fast_log2f_(float x) { return __log2f(x); }
__device__ inline float fast_log10f_(float x) { return __log10f(x); }
__device__ inline float fast_powf_(float x, float y) { return __powf(x, y); }
__device__ inline float fast_fdividef_(float x, float y) { return __fdividef(x, y); }
__device__ inline float jnf_2_(float x) { return jnf(2, x); }
__device__ inline float jnf_128_(float x) { return jnf(128, x); }
__device__ inline float ynf_2_(float x) { return ynf(2, x); }
__device__ inline float ynf_5_(float x) { return ynf(5, x); }
__device__ inline double jn_2_(double x) { return jn(2, x); }
__device__ inline double jn_128_(double x) { return jn(128, x); }
__device__ inline double yn_2_(double x) { return yn(2, x); }
__device__ inline double yn_5_(double x) { return yn(5, x); }
__device__ inline float powif_(float x, float y) { return pow(x, (int)y); }
__device__ inline double powi_(double x, double y) { return pow(x, (int)y); }
__device__ inline float ldexpf_(float x, float y) { return ldexpf(x, (int)y); }
__device__ inline double ldexp_(double x, double y) { return ldexp(x, (int)y); }
// Only the three low bits of the quotient are specified.
__device__ inline float remquof_(float x, float y) {
    int q;
    float r = remquof(x, y, &q);
    return first_of(x) ? r : (float)(q & 7);
}
__device__ inline double remquo_(double x, double y) {
    int q;
    double r = remquo(x, y, &q);
    return first_of(x) ? r : (double)(q & 7);
}
__device__ inline float norm3df_(float x, float y) { return norm3df(x, y, y * 0.75f); }
__device__ inline float rnorm3df_(float x, float y) { return rnorm3df(x, y, y * 0.75f); }
__device__ inline float norm4df_(float x, float y) { return norm4df(x, y, y * 0.75f, x * 0.375f); }
__device__ inline float rnorm4df_(float x, float y) { return rnorm4df(x, y, y * 0.75f, x * 0.375f); }
__device__ inline float normf_(float x, float y) {
    float v[4] = {x, y, y * 0.75f, x * 0.375f};
    return normf(4, v);
}
__device__ inline float rnormf_(float x, float y) {
    float v[4] = {x, y, y * 0.75f, x * 0.375f};
    return rnormf(4, v);
}
__device__ inline double norm3d_(double x, double y) { return norm3d(x, y, y * 0.75); }
__device__ inline double rnorm3d_(double x, double y) { return rnorm3d(x, y, y * 0.75); }
__device__ inline double norm4d_(double x, double y) { return norm4d(x, y, y * 0.75, x * 0.375); }
__device__ inline double rnorm4d_(double x, double y) { return rnorm4d(x, y, y * 0.75, x * 0.375); }
__device__ inline double norm_(double x, double y) {
    double v[4] = {x, y, y * 0.75, x * 0.375};
    return norm(4, v);
}
__device__ inline double rnorm_(double x, double y) {
    double v[4] = {x, y, y * 0.75, x * 0.375};
    return rnorm(4, v);
}
