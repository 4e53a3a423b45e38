// Functions of device_fp128_functions.h that are exact or one rounding away from it.
#include "quad.h"

LIB u128 __nv_quad_add(u128 x, u128 y) { return __nv_add_fp128(x, y); }
LIB u128 __nv_quad_sub(u128 x, u128 y) { return __nv_sub_fp128(x, y); }
LIB u128 __nv_quad_mul(u128 x, u128 y) { return __nv_mul_fp128(x, y); }
LIB u128 __nv_quad_div(u128 x, u128 y) { return __nv_div_fp128(x, y); }
LIB u128 __nv_quad_fma(u128 x, u128 y, u128 z) { return quad::__internal_fp128_fma(x, y, z); }
LIB u128 __nv_quad_sqrt(u128 x) { return quad::__internal_fp128_sqrt(x); }
LIB u128 __nv_quad_fmod(u128 x, u128 y) { return __nv_rem_fp128(x, y); }
LIB u128 __nv_quad_fabs(u128 x) { return quad::magnitude(x); }
LIB u128 __nv_quad_copysign(u128 x, u128 y) { return quad::signed_by(quad::magnitude(x), quad::negative(y)); }
LIB int __nv_quad_isnan(u128 x) { return quad::nan(x); }
LIB int __nv_quad_isunordered(u128 x, u128 y) { return quad::nan(x) || quad::nan(y); }

// A NaN counts as missing.
LIB u128 __nv_quad_fmax(u128 x, u128 y) {
    if (quad::nan(x)) return y;
    int order = __nv_cmp_fp128(x, y);
    return order == 1 || order == 2 || (order == 0 && quad::negative(y)) ? x : y;
}
LIB u128 __nv_quad_fmin(u128 x, u128 y) {
    if (quad::nan(x)) return y;
    int order = __nv_cmp_fp128(x, y);
    return order == -1 || order == 2 || (order == 0 && quad::negative(x)) ? x : y;
}
LIB u128 __nv_quad_fdim(u128 x, u128 y) {
    int order = __nv_cmp_fp128(x, y);
    if (order == 2) return quad::nan_of(x, y);
    return order == 1 ? __nv_sub_fp128(x, y) : 0;
}

namespace quad {
// The digits behind the point of a number; none of those that have none.
HELPER u128 fraction_mask(u128 x) {
    int exponent = (int)(u32)(x >> 112) & 0x7fff;
    return exponent >= QUAD_BIAS + 112 ? 0 : exponent < QUAD_BIAS ? ~QUAD_SIGN : QUAD_FRACTION >> (exponent - QUAD_BIAS);
}
// Integers next to a number differ by this in their bits, which carry into the exponent as they should.
HELPER u128 away(u128 x, u128 mask) { return mask == ~QUAD_SIGN ? QUAD_ONE | (x & QUAD_SIGN) : (x & ~mask) + mask + 1; }
HELPER u128 floored(u128 x, bool up) {
    if (nan(x)) return x | QUAD_QUIET;
    u128 mask = fraction_mask(x);
    if ((magnitude(x) & mask) == 0) return x;
    return negative(x) == up ? x & ~mask : away(x, mask);
}
} // namespace quad
LIB u128 __nv_quad_trunc(u128 x) {
    if (quad::nan(x)) return x | QUAD_QUIET;
    return x & ~quad::fraction_mask(x);
}
LIB u128 __nv_quad_floor(u128 x) { return quad::floored(x, false); }
LIB u128 __nv_quad_ceil(u128 x) { return quad::floored(x, true); }
namespace quad {
// To the nearest integer; ties away from zero or to even.
HELPER u128 nearest(u128 x, bool even) {
    if (nan(x)) return x | QUAD_QUIET;
    u128 mask = fraction_mask(x), y = magnitude(x);
    if (mask == 0) return x;
    if (y < QUAD_ONE) {
        bool one = even ? y > QUAD(0x3ffe000000000000, 0) : y >= QUAD(0x3ffe000000000000, 0);
        return one ? QUAD_ONE | (x & QUAD_SIGN) : x & QUAD_SIGN;
    }
    u128 half = (mask >> 1) + 1, rest = x & mask;
    // The last digit before the point; that of 1.x is hidden.
    bool odd = mask == QUAD_FRACTION || (x & (mask + 1)) != 0;
    bool up = rest > half || (rest == half && (!even || odd));
    return up ? away(x, mask) : x & ~mask;
}
} // namespace quad
LIB u128 __nv_quad_round(u128 x) { return quad::nearest(x, false); }
LIB u128 __nv_quad_rint(u128 x) { return quad::nearest(x, true); }

LIB u128 __nv_quad_modf(u128 x, u128 *whole) {
    u128 t = __nv_quad_trunc(x);
    *whole = t;
    if (quad::nan(x)) return t;
    if (quad::magnitude(x) == QUAD_INF) return x & QUAD_SIGN;
    // Exact; a difference of nothing keeps the sign.
    return __nv_quad_copysign(__nv_sub_fp128(x, t), x);
}
LIB u128 __nv_quad_frexp(u128 x, int *exponent) {
    u128 y = quad::magnitude(x);
    if (y == 0 || y >= QUAD_INF) {
        *exponent = 0;
        return quad::nan(x) ? x | QUAD_QUIET : x;
    }
    quad::Parts p = quad::parts(x);
    *exponent = p.exponent - (QUAD_BIAS - 1);
    return (x & QUAD_SIGN) | (u128)(u32)(QUAD_BIAS - 1) << 112 | (p.significand & QUAD_FRACTION);
}
LIB u128 __nv_quad_ldexp(u128 x, int n) {
    u128 y = quad::magnitude(x);
    if (y == 0 || y >= QUAD_INF) return quad::nan(x) ? x | QUAD_QUIET : x;
    quad::Parts p = quad::parts(x);
    n = n > 40000 ? 40000 : n < -40000 ? -40000 : n;
    return quad::rounded(quad::negative(x), p.exponent + n, p.significand << 14);
}
LIB int __nv_quad_ilogb(u128 x) {
    u128 y = quad::magnitude(x);
    if (y == 0 || y > QUAD_INF) return (int)0x80000000;
    if (y == QUAD_INF) return 0x7fffffff;
    return quad::parts(x).exponent - QUAD_BIAS;
}
// x - n * y with the integer n next to x / y, the even one of two.
LIB u128 __nv_quad_remainder(u128 x, u128 y) {
    using namespace quad;
    u128 a = magnitude(x), b = magnitude(y);
    if (a > QUAD_INF || b > QUAD_INF) return nan_of(x, y);
    if (a == QUAD_INF || b == 0) return QUAD_NAN;
    if (b == QUAD_INF) return x;
    u32 quotient;
    u128 r = rest_of(a, b, quotient);
    // r against b - r, which is exact where they are near.
    int order = __nv_cmp_fp128(r, __nv_sub_fp128(b, r));
    bool sign = negative(x);
    if (order == 1 || (order == 0 && (quotient & 1))) {
        r = __nv_sub_fp128(b, r);
        sign = !sign;
    }
    return signed_by(r, sign);
}
