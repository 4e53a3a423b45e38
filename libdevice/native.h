// Operations of the library on the host, for the accuracy harness: same results as on a GPU where PTX defines them.
#pragma once

#define LIB extern "C"
#define HELPER static inline __attribute__((always_inline, unused))
#define SLOW extern "C" __attribute__((noinline, unused))
#define TABLE static const

namespace m {
HELPER float fma(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
HELPER double fma(double a, double b, double c) { return __builtin_fma(a, b, c); }
HELPER float mul(float a, float b) { return a * b; }
HELPER double mul(double a, double b) { return a * b; }
HELPER float add(float a, float b) { return a + b; }
HELPER double add(double a, double b) { return a + b; }
HELPER float sub(float a, float b) { return a - b; }
HELPER double sub(double a, double b) { return a - b; }
HELPER float div(float a, float b) { return a / b; }
HELPER double div(double a, double b) { return a / b; }
HELPER float sqrt(float x) { return __builtin_sqrtf(x); }
HELPER double sqrt(double x) { return __builtin_sqrt(x); }
HELPER float abs(float x) { return __builtin_fabsf(x); }
HELPER double abs(double x) { return __builtin_fabs(x); }
HELPER float trunc(float x) { return __builtin_truncf(x); }
HELPER double trunc(double x) { return __builtin_trunc(x); }
HELPER float floor(float x) { return __builtin_floorf(x); }
HELPER double floor(double x) { return __builtin_floor(x); }
HELPER float ceil(float x) { return __builtin_ceilf(x); }
HELPER double ceil(double x) { return __builtin_ceil(x); }
HELPER float rint(float x) { return __builtin_rintf(x); }
HELPER double rint(double x) { return __builtin_rint(x); }
HELPER float copysign(float x, float s) { return __builtin_copysignf(x, s); }
HELPER double copysign(double x, double s) { return __builtin_copysign(x, s); }
// A NaN counts only if both are.
HELPER float min(float a, float b) { return a != a ? b : b < a ? b : a; }
HELPER double min(double a, double b) { return a != a ? b : b < a ? b : a; }
HELPER float max(float a, float b) { return a != a ? b : b > a ? b : a; }
HELPER double max(double a, double b) { return a != a ? b : b > a ? b : a; }
HELPER float saturate(float x) { return x > 0.0f ? x < 1.0f ? x : 1.0f : 0.0f; }
HELPER u32 bits(float x) {
    u32 r;
    __builtin_memcpy(&r, &x, 4);
    return r;
}
HELPER u64 bits(double x) {
    u64 r;
    __builtin_memcpy(&r, &x, 8);
    return r;
}
HELPER float from_bits(u32 x) {
    float r;
    __builtin_memcpy(&r, &x, 4);
    return r;
}
HELPER double from_bits(u64 x) {
    double r;
    __builtin_memcpy(&r, &x, 8);
    return r;
}
HELPER int hi(double x) { return (int)(bits(x) >> 32); }
HELPER int lo(double x) { return (int)bits(x); }
HELPER double combine(int hi, int lo) { return from_bits((u64)(u32)hi << 32 | (u32)lo); }
HELPER u32 mulhi(u32 a, u32 b) { return (u32)((u64)a * b >> 32); }
HELPER u64 mulhi(u64 a, u64 b) { return (u64)((unsigned __int128)a * b >> 64); }
HELPER int clz(u32 x) { return x ? __builtin_clz(x) : 32; }
HELPER int clz(u64 x) { return x ? __builtin_clzll(x) : 64; }

// Models of the approximate instructions: the exact value with an error added that depends on the argument, then rounded. The sizes
// are what an H200 shows (docs/math-speed.md): relative errors, with rounding, of 2^-22.71 for ex2, 2^-23.28 for rcp and 2^-22.94 for rsqrt,
// and an absolute one of 2^-22.15 for lg2.
HELPER float flush(float x) { return abs(x) < 0x1p-126f ? copysign(0.0f, x) : x; }
HELPER float off_by(double exact, double relative, u32 seed) {
    if (!(exact - exact == 0)) return (float)exact;
    seed *= 0x9e3779b1u;
    seed ^= seed >> 15;
    double noise = (double)(int)(seed * 0x85ebca77u) * 0x1p-31;
    return flush((float)(exact + exact * relative * noise));
}
HELPER float ex2(float x) {
    return off_by(__builtin_exp2((double)flush(x)), x == 0 ? 0 : 0x1.4p-24, bits(x));
}
HELPER float lg2_full(float x) {
    double exact = __builtin_log2((double)x);
    return off_by(exact, exact == 0 ? 0 : 0x1.cp-23 / __builtin_fabs(exact), bits(x));
}
HELPER float lg2(float x) { return lg2_full(flush(x)); }
HELPER float rsqrt_approx(float x) { return off_by(1 / __builtin_sqrt((double)flush(x)), 0x1p-24, bits(x)); }
HELPER float rcp_approx(float x) { return off_by(1 / (double)flush(x), 0x1.4p-25, bits(x)); }
// The hardware looks at the upper word only.
HELPER double rcp_approx(double x) {
    if (abs(x) < 0x1p-1022) return copysign(__builtin_inf(), x);
    double y = 1 / combine(hi(x), 0);
    return combine(hi(y), 0);
}
HELPER double rsqrt_approx(double x) {
    if (abs(x) < 0x1p-1022) return copysign(__builtin_inf(), x);
    double y = 1 / __builtin_sqrt(combine(hi(x), 0));
    return combine(hi(y), 0);
}
}
