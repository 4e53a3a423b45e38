// Numbers of 128 bits (IEEE binary128) as integers: no GPU has operations on them.
//
// Between unpacking and rounding a number is a significand with its leading bit at 126 and a biased exponent; bits below 14 decide
// the rounding, and bit 0 stands for everything that was shifted out.
#pragma once
#include "common.h"

typedef unsigned __int128 u128;
typedef __int128 i128;

#define QUAD(high, low) ((u128)(high##ull) << 64 | (low##ull))
#define QUAD_SIGN QUAD(0x8000000000000000, 0)
#define QUAD_INF QUAD(0x7fff000000000000, 0)
#define QUAD_NAN QUAD(0x7fff800000000000, 0)
#define QUAD_QUIET QUAD(0x0000800000000000, 0)
#define QUAD_ONE QUAD(0x3fff000000000000, 0)
#define QUAD_HIDDEN QUAD(0x0001000000000000, 0)
#define QUAD_FRACTION QUAD(0x0000ffffffffffff, 0xffffffffffffffff)
#define QUAD_BIAS 16383

// The significand with its leading bit at 112, and the biased exponent, which is below 1 for denormal numbers. Not for zero.
struct QuadParts {
    u128 significand;
    i64 exponent;
    u64 padding;
};
struct QuadWide {
    u128 high, low;
};

namespace quad {
typedef QuadParts Parts;
typedef QuadWide Wide;

HELPER u128 magnitude(u128 x) { return x & ~QUAD_SIGN; }
HELPER bool negative(u128 x) { return (i64)(u64)(x >> 64) < 0; }
HELPER bool nan(u128 x) { return magnitude(x) > QUAD_INF; }
HELPER u128 signed_by(u128 x, bool sign) { return sign ? x | QUAD_SIGN : x; }

#ifdef OXICC_NATIVE
HELPER int leading_zeros(u64 x) { return x ? __builtin_clzll(x) : 64; }
HELPER u64 high_product(u64 a, u64 b) { return (u64)((u128)a * b >> 64); }
HELPER double to_double(u64 x) { return (double)x; }
HELPER u64 to_integer(double x) { return (u64)x; }
#else
HELPER int leading_zeros(u64 x) { return __clzll((long long)x); }
HELPER u64 high_product(u64 a, u64 b) { return __umul64hi(a, b); }
HELPER double to_double(u64 x) { return (double)x; }
HELPER u64 to_integer(double x) { return (u64)x; }
#endif
HELPER int leading_zeros(u128 x) {
    u64 high = (u64)(x >> 64);
    return high ? leading_zeros(high) : 64 + leading_zeros((u64)x);
}

// The sum of x and y is a NaN if one of them is: the first of them, made quiet.
HELPER u128 nan_of(u128 x, u128 y) { return (nan(x) ? x : y) | QUAD_QUIET; }

// Shifts to the right; what is lost stays visible in the last bit.
HELPER u128 shift_sticky(u128 x, int n) {
    if (n <= 0) return x;
    if (n > 127) return x != 0;
    return x >> n | (u128)(x << (128 - n) != 0);
}

HELPER Parts parts(u128 x) {
    Parts r;
    r.exponent = (int)(u32)(x >> 112) & 0x7fff;
    r.significand = x & QUAD_FRACTION;
    if (r.exponent) {
        r.significand |= QUAD_HIDDEN;
    } else {
        int shift = leading_zeros(r.significand) - 15;
        r.significand <<= shift;
        r.exponent = 1 - shift;
    }
    return r;
}

// Rounds a significand whose leading bit is at 126 to the nearest number.
HELPER u128 rounded(bool sign, int exponent, u128 significand) {
    if (exponent >= 0x7fff) return signed_by(QUAD_INF, sign);
    u128 base = 0;
    if (exponent <= 0) significand = shift_sticky(significand, 1 - exponent);
    else base = (u128)(u32)(exponent - 1) << 112;
    u32 rest = (u32)significand & 0x3fff;
    u128 r = significand >> 14;
    r += rest > 0x2000 || (rest == 0x2000 && ((u32)r & 1));
    return signed_by(base + r, sign);
}
// The same for a significand with its leading bit anywhere but at 127.
HELPER u128 normalized(bool sign, int exponent, u128 significand) {
    if (significand == 0) return signed_by(0, sign);
    int shift = leading_zeros(significand) - 1;
    return rounded(sign, exponent - shift, significand << shift);
}

HELPER u128 product(u64 a, u64 b) { return (u128)high_product(a, b) << 64 | a * b; }
HELPER Wide product(u128 a, u128 b) {
    u64 a1 = (u64)(a >> 64), a0 = (u64)a, b1 = (u64)(b >> 64), b0 = (u64)b;
    u128 low = product(a0, b0), high = product(a1, b1);
    u128 m = product(a1, b0), n = product(a0, b1);
    u128 middle = (low >> 64) + (u64)m + (u64)n;
    Wide r;
    r.low = middle << 64 | (u64)low;
    r.high = high + (m >> 64) + (n >> 64) + (middle >> 64);
    return r;
}

} // namespace quad

// What the others are made of. The compiler calls these for the operators.
extern "C" {
LIB u128 __nv_add_fp128(u128, u128);
LIB u128 __nv_sub_fp128(u128, u128);
LIB u128 __nv_mul_fp128(u128, u128);
LIB u128 __nv_div_fp128(u128, u128);
LIB u128 __nv_rem_fp128(u128, u128);
LIB int __nv_cmp_fp128(u128, u128);
}
