// Arithmetic of numbers of 128 bits, comparison, and conversion. Operands and results are their bits.
#include "quad.h"

namespace quad {

SLOW u128 __internal_fp128_add(u128 a, u128 b) {
    u128 x = magnitude(a), y = magnitude(b);
    if (x >= QUAD_INF || y >= QUAD_INF) {
        if (x > QUAD_INF || y > QUAD_INF) return nan_of(a, b);
        if (x == y) return a == b ? a : QUAD_NAN;
        return x > y ? a : b;
    }
    if (x < y) {
        u128 t = a;
        a = b;
        b = t;
    }
    bool sign = negative(a), subtract = sign != negative(b);
    int ea = (int)(u32)(a >> 112) & 0x7fff, eb = (int)(u32)(b >> 112) & 0x7fff;
    u128 sa = a & QUAD_FRACTION, sb = b & QUAD_FRACTION;
    if (ea) sa |= QUAD_HIDDEN;
    else ea = 1;
    if (eb) sb |= QUAD_HIDDEN;
    else eb = 1;
    sa <<= 13;
    sb = shift_sticky(sb << 13, ea - eb);
    u128 s = subtract ? sa - sb : sa + sb;
    // A difference of equal numbers is positive.
    if (s == 0) return signed_by(0, sign && !subtract);
    return normalized(sign, ea + 1, s);
}

SLOW u128 __internal_fp128_mul(u128 a, u128 b) {
    bool sign = negative(a ^ b);
    u128 x = magnitude(a), y = magnitude(b);
    if (x >= QUAD_INF || y >= QUAD_INF) {
        if (x > QUAD_INF || y > QUAD_INF) return nan_of(a, b);
        return x == 0 || y == 0 ? QUAD_NAN : signed_by(QUAD_INF, sign);
    }
    if (x == 0 || y == 0) return signed_by(0, sign);
    Parts p = parts(a), q = parts(b);
    Wide w = product(p.significand << 15, q.significand << 14);
    return normalized(sign, p.exponent + q.exponent - QUAD_BIAS + 1, w.high | (u128)(w.low != 0));
}

// One step of a long division: 40 more bits of the quotient of r and d, which are below 2^113 and 2^113. The estimate is off by
// one at most, and the difference, which is small, is exact modulo 2^128.
HELPER u64 divide_step(u128 &r, u128 d, double inverse) {
    u64 q = to_integer(m::mul(to_double((u64)(r >> 50)), inverse));
    r = (r << 40) - product(q, (u64)d) - ((u128)(q * (u64)(d >> 64)) << 64);
    if ((i128)r < 0) {
        r += d;
        --q;
    } else if (r >= d) {
        r -= d;
        ++q;
    }
    return q;
}
HELPER double inverse_of(u128 d) { return m::div(0x1p40, to_double((u64)(d >> 50))); }

SLOW u128 __internal_fp128_div(u128 a, u128 b) {
    bool sign = negative(a ^ b);
    u128 x = magnitude(a), y = magnitude(b);
    if (x >= QUAD_INF || y >= QUAD_INF) {
        if (x > QUAD_INF || y > QUAD_INF) return nan_of(a, b);
        if (x == y) return QUAD_NAN;
        return signed_by(x == QUAD_INF ? QUAD_INF : 0, sign);
    }
    if (y == 0) return x == 0 ? QUAD_NAN : signed_by(QUAD_INF, sign);
    if (x == 0) return signed_by(0, sign);
    Parts p = parts(a), q = parts(b);
    u128 r = p.significand, d = q.significand;
    double inverse = inverse_of(d);
    u128 quotient = divide_step(r, d, inverse);
    quotient = (quotient << 40) + divide_step(r, d, inverse);
    quotient = (quotient << 40) + divide_step(r, d, inverse);
    // The quotient of equal significands is 2^120.
    return normalized(sign, p.exponent - q.exponent + QUAD_BIAS + 6, quotient | (u128)(r != 0));
}

// The rest of a division towards zero, and the low bits of the quotient. x and y are finite and positive.
HELPER u128 rest_of(u128 x, u128 y, u32 &quotient) {
    quotient = 0;
    if (x < y) return x;
    Parts p = parts(x), q = parts(y);
    int n = p.exponent - q.exponent;
    u128 r = p.significand, d = q.significand;
    if (r >= d) {
        r -= d;
        quotient = 1;
    }
    double inverse = inverse_of(d);
    // Bits that are too many in the last step: they are those of a smaller divisor.
    for (; n >= 40; n -= 40) quotient = (u32)divide_step(r, d, inverse);
    if (n > 0) {
        u64 digit = to_integer(m::mul(to_double((u64)(r >> 50)), m::mul(inverse, 1.0 / (double)(1ull << (40 - n)))));
        r = (r << n) - product(digit, (u64)d) - ((u128)(digit * (u64)(d >> 64)) << 64);
        if ((i128)r < 0) {
            r += d;
            --digit;
        } else if (r >= d) {
            r -= d;
            ++digit;
        }
        quotient = (quotient << n) + (u32)digit;
    }
    if (r == 0) return 0;
    return normalized(false, q.exponent + 14, r);
}

SLOW u128 __internal_fp128_rem(u128 a, u128 b) {
    u128 x = magnitude(a), y = magnitude(b);
    if (x > QUAD_INF || y > QUAD_INF) return nan_of(a, b);
    if (x == QUAD_INF || y == 0) return QUAD_NAN;
    if (y == QUAD_INF) return a;
    u32 quotient;
    return signed_by(rest_of(x, y, quotient), negative(a));
}

// a * b + c with one rounding.
SLOW u128 __internal_fp128_fma(u128 a, u128 b, u128 c) {
    u128 x = magnitude(a), y = magnitude(b), z = magnitude(c);
    bool sign = negative(a ^ b);
    if (x >= QUAD_INF || y >= QUAD_INF || z >= QUAD_INF) {
        if (x > QUAD_INF || y > QUAD_INF) return nan_of(a, b);
        if ((x == 0 || y == 0) && (x == QUAD_INF || y == QUAD_INF)) return nan(c) ? c | QUAD_QUIET : QUAD_NAN;
        if (z > QUAD_INF) return c | QUAD_QUIET;
        if (x != QUAD_INF && y != QUAD_INF) return c;
        return z == QUAD_INF && sign != negative(c) ? QUAD_NAN : signed_by(QUAD_INF, sign);
    }
    if (x == 0 || y == 0) return z ? c : signed_by(0, sign && negative(c));
    Parts p = parts(a), q = parts(b);
    // The product with its leading bit at 252 or 253 of 256, so that sums do not overflow.
    Wide w = product(p.significand << 14, q.significand << 14);
    int exponent = p.exponent + q.exponent - QUAD_BIAS;
    Wide v = {0, 0};
    if (z) {
        Parts r = parts(c);
        v.high = r.significand << 12;
        int n = exponent - r.exponent;
        Wide &small = n < 0 ? w : v;
        if (n < 0) {
            n = -n;
            exponent = r.exponent;
        }
        if (n >= 256) {
            small.low = (small.high | small.low) != 0;
            small.high = 0;
        } else {
            if (n >= 128) {
                small.low = small.high | (u128)(small.low != 0);
                small.high = 0;
                n -= 128;
            }
            if (n) {
                u128 low = small.low;
                small.low = low >> n | small.high << (128 - n) | (u128)(low << (128 - n) != 0);
                small.high >>= n;
            }
        }
        if (sign == negative(c)) {
            w.low += v.low;
            w.high += v.high + (w.low < v.low);
        } else {
            if (w.high < v.high || (w.high == v.high && w.low < v.low)) {
                Wide t = w;
                w = v;
                v = t;
                sign = !sign;
            }
            u128 borrow = w.low < v.low;
            w.low -= v.low;
            w.high -= v.high + borrow;
        }
    }
    // Leading bit at 126 of the high half, the rest below it.
    if (w.high == 0) {
        if (w.low == 0) return 0;
        w.high = w.low;
        w.low = 0;
        exponent -= 128;
        if (negative(w.high)) {
            w.high = shift_sticky(w.high, 1);
            ++exponent;
        }
    }
    int shift = leading_zeros(w.high) - 1;
    if (shift > 0) {
        w.high = w.high << shift | w.low >> (128 - shift);
        w.low <<= shift;
    }
    return rounded(sign, exponent + 2 - shift, w.high | (u128)(w.low != 0));
}

SLOW u128 __internal_fp128_sqrt(u128 a) {
    u128 x = magnitude(a);
    if (x > QUAD_INF) return a | QUAD_QUIET;
    if (x == 0 || a == QUAD_INF) return a;
    if (negative(a)) return QUAD_NAN;
    Parts p = parts(a);
    // The number is s * 2^even, its leading bit at 127 or 126. Bits are found as one does by hand: 32, then twice 42 more. The
    // estimates are off by little and the rests are exact modulo 2^128.
    int odd = (p.exponent - QUAD_BIAS) & 1;
    u128 s = p.significand << (14 + odd);
    u64 top = (u64)(s >> 64);
    double root = m::sqrt(to_double(top));
    u64 first = to_integer(root);
    if (first > 0xffffffffull) first = 0xffffffffull;
    u128 q = first;
    i128 r = (i128)(u128)top - (i128)(u128)(first * first);
    for (int step = 0; step < 2; ++step) {
        while (r < 0) {
            r += (i128)(2 * q - 1);
            --q;
        }
        while (r > (i128)(2 * q)) {
            r -= (i128)(2 * q + 1);
            ++q;
        }
        u64 d;
        if (step == 0) {
            u128 t = ((u128)r << 84) + ((u128)(u64)s << 20);
            // The square of the digits to come counts, too.
            double twice = to_double((u64)q) * 0x1p43;
            double estimate = m::div(to_double((u64)(t >> 55)) * 0x1p55, twice);
            d = to_integer(estimate - m::div(estimate * estimate, twice));
            r = (i128)(t - ((q * d) << 43) - product(d, d));
        } else {
            d = to_integer(m::div(m::mul(to_double((u64)((u128)r >> 12)), 0x1p41), to_double((u64)(q >> 12))));
            r = (i128)(((u128)r << 84) - ((q * d) << 43) - product(d, d));
        }
        q = (q << 42) + d;
    }
    while (r < 0) {
        r += (i128)(2 * q - 1);
        --q;
    }
    while (r > (i128)(2 * q)) {
        r -= (i128)(2 * q + 1);
        ++q;
    }
    int exponent = ((p.exponent - QUAD_BIAS - odd) >> 1) + QUAD_BIAS;
    return rounded(false, exponent, q << 11 | (u128)(r != 0));
}

// Towards zero; what an integer cannot hold becomes the nearest one it can, and a NaN the one PTX gives.
HELPER u128 to_unsigned(u128 x, u128 limit) {
    if (nan(x)) return 0;
    if (negative(x) || x < QUAD_ONE) return 0;
    int exponent = (int)(u32)(x >> 112) - QUAD_BIAS;
    if (exponent > 127) return limit;
    u128 significand = (x & QUAD_FRACTION) | QUAD_HIDDEN;
    u128 r = exponent >= 112 ? significand << (exponent - 112) : significand >> (112 - exponent);
    return r > limit ? limit : r;
}
HELPER i128 to_signed(u128 x, u128 limit) {
    if (nan(x)) return 0;
    u128 r = to_unsigned(magnitude(x), negative(x) ? limit + 1 : limit);
    return negative(x) ? -(i128)r : (i128)r;
}
HELPER u128 from_unsigned(u128 x, bool sign) {
    if (x == 0) return 0;
    int exponent = QUAD_BIAS + 126;
    if (negative(x)) {
        x = shift_sticky(x, 1);
        ++exponent;
    }
    return normalized(sign, exponent, x);
}

} // namespace quad

LIB u128 __nv_add_fp128(u128 a, u128 b) { return quad::__internal_fp128_add(a, b); }
LIB u128 __nv_sub_fp128(u128 a, u128 b) { return quad::__internal_fp128_add(a, quad::nan(b) ? b : b ^ QUAD_SIGN); }
LIB u128 __nv_mul_fp128(u128 a, u128 b) { return quad::__internal_fp128_mul(a, b); }
LIB u128 __nv_div_fp128(u128 a, u128 b) { return quad::__internal_fp128_div(a, b); }
LIB u128 __nv_rem_fp128(u128 a, u128 b) { return quad::__internal_fp128_rem(a, b); }
LIB u128 __nv_fma_fp128(u128 a, u128 b, u128 c) { return quad::__internal_fp128_fma(a, b, c); }
LIB u128 __nv_sqrt_fp128(u128 a) { return quad::__internal_fp128_sqrt(a); }

// -1, 0 or 1; 2 if one is a NaN.
LIB int __nv_cmp_fp128(u128 a, u128 b) {
    using namespace quad;
    u128 x = magnitude(a), y = magnitude(b);
    if (x > QUAD_INF || y > QUAD_INF) return 2;
    if (a == b || (x | y) == 0) return 0;
    bool less = negative(a) != negative(b) ? negative(a) : negative(a) ? x > y : x < y;
    return less ? -1 : 1;
}

LIB u32 __nv_fp128_to_uint32(u128 x) { return (u32)quad::to_unsigned(x, 0xffffffffu); }
LIB u64 __nv_fp128_to_uint64(u128 x) { return (u64)quad::to_unsigned(x, 0xffffffffffffffffull); }
LIB u128 __nv_fp128_to_uint128(u128 x) { return quad::to_unsigned(x, ~(u128)0); }
LIB int __nv_fp128_to_int32(u128 x) { return (int)quad::to_signed(x, 0x7fffffff); }
LIB i64 __nv_fp128_to_int64(u128 x) { return (i64)quad::to_signed(x, 0x7fffffffffffffffull); }
LIB i128 __nv_fp128_to_int128(u128 x) { return quad::to_signed(x, ~QUAD_SIGN); }
LIB u128 __nv_uint64_to_fp128(u64 x) { return quad::from_unsigned(x, false); }
LIB u128 __nv_uint128_to_fp128(u128 x) { return quad::from_unsigned(x, false); }
LIB u128 __nv_int64_to_fp128(i64 x) { return quad::from_unsigned(x < 0 ? 0 - (u64)x : (u64)x, x < 0); }
LIB u128 __nv_int128_to_fp128(i128 x) { return quad::from_unsigned(x < 0 ? 0 - (u128)x : (u128)x, x < 0); }

LIB u128 __nv_double_to_fp128(double x) {
    u64 bits = m::bits(x), fraction = bits & 0xfffffffffffffull;
    int exponent = (int)(bits >> 52) & 0x7ff;
    u128 r = (u128)fraction << 60;
    if (exponent == 0x7ff) {
        r |= fraction ? QUAD_NAN : QUAD_INF;
    } else if (exponent) {
        r |= (u128)(u32)(exponent - 1023 + QUAD_BIAS) << 112;
    } else if (fraction) {
        int shift = quad::leading_zeros(fraction) - 11;
        r = (r << shift & QUAD_FRACTION) | (u128)(u32)(1 - shift - 1023 + QUAD_BIAS) << 112;
    }
    return quad::signed_by(r, (i64)bits < 0);
}

// The double towards zero, its last bit set if it is not exact; `half` and `odd` say what was lost.
HELPER u64 quad_towards_zero(u128 x, bool &inexact, bool &up) {
    using namespace quad;
    u64 high = (u64)(x >> 64);
    int exponent = (int)(high >> 48 & 0x7fff) - QUAD_BIAS + 1023;
    inexact = up = false;
    if (magnitude(x) > QUAD_INF) return 0x7ff8000000000000ull | (u64)((x & QUAD_FRACTION) >> 60);
    if (exponent >= 0x7ff) {
        if (magnitude(x) == QUAD_INF) return 0x7ff0000000000000ull;
        inexact = up = true;
        return 0x7fefffffffffffffull;
    }
    u128 significand = (x & QUAD_FRACTION) | QUAD_HIDDEN;
    int shift = 60;
    u64 base = 0;
    if (exponent <= 0) {
        if ((high >> 48 & 0x7fff) == 0) significand = x & QUAD_FRACTION;
        shift += 1 - exponent;
        if (shift > 127) shift = 127;
    } else {
        base = (u64)(exponent - 1) << 52;
    }
    u128 rest = significand << (128 - shift);
    u64 r = (u64)(significand >> shift);
    inexact = rest != 0;
    up = rest > QUAD_SIGN || (rest == QUAD_SIGN && (r & 1));
    return base + r;
}
LIB double __nv_fp128_to_double(u128 x) {
    bool inexact, up;
    u64 r = quad_towards_zero(x, inexact, up);
    return m::from_bits((r + up) | ((u64)(x >> 64) & 0x8000000000000000ull));
}
// From this double, whose last bit tells whether it is exact, one gets to a smaller format with one rounding in effect.
LIB double __nv_fp128_to_double_odd(u128 x) {
    bool inexact, up;
    u64 r = quad_towards_zero(x, inexact, up);
    return m::from_bits(r | inexact | ((u64)(x >> 64) & 0x8000000000000000ull));
}
