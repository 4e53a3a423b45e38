// What the sources of the math library share.
//
// Every operation whose rounding matters is written as a function of namespace `m`: `fma` is fused, `mul` and `add` are not and
// never become part of a fused operation, plain `*` and `+` only appear where either is fine. So a function computes the same on
// a GPU, on the simulator, and compiled for the host by the accuracy harness (-DOXICC_NATIVE, see native.h).
#pragma once

typedef unsigned int u32;
typedef unsigned long long u64;
typedef long long i64;

#ifdef OXICC_NATIVE
#include "native.h"
#else
#include "device.h"
#endif

// Constants.
#define INF_F (m::from_bits(0x7f800000u))
#define NAN_F (m::from_bits(0x7fffffffu))
#define INF_D (m::from_bits(0x7ff0000000000000ull))
#define NAN_D (m::from_bits(0xfff8000000000000ull))

// Horner's scheme: P(x, c_n, ..., c_0).
HELPER float horner(float, float c) { return c; }
template <class... T> HELPER float horner(float x, float a, float b, T... rest) {
    return horner(x, m::fma(a, x, b), rest...);
}
HELPER double horner(double, double c) { return c; }
template <class... T> HELPER double horner(double x, double a, double b, T... rest) {
    return horner(x, m::fma(a, x, b), rest...);
}

HELPER bool is_nan(float x) { return x != x; }
HELPER bool is_nan(double x) { return x != x; }
HELPER bool is_inf(float x) { return m::abs(x) == INF_F; }
HELPER bool is_inf(double x) { return m::abs(x) == INF_D; }

// Adding this rounds to an integer that can be read from the low bits.
#define MAGIC_F 0x1.8p23f
#define MAGIC_D 0x1.8p52
// MAGIC_F + 127 + round(x scale), between the exponents of 2^-126 and 2^127: saturation costs nothing where min and max are operations of
// half the rate. NaN gives the least.
HELPER float biased_exponent(float x, float scale) {
    float part = m::saturate(m::fma(x, scale / 253.0f, 126.0f / 253.0f));
    return m::fma(part, 253.0f, MAGIC_F + 1.0f);
}

// 2^n for n in the range of normal numbers.
HELPER float pow2f(int n) { return m::from_bits((u32)(n + 127) << 23); }
HELPER double pow2(int n) { return m::combine((n + 1023) << 20, 0); }
