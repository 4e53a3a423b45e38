// Functions on numbers of 128 bits. They compute with 192 bits, so that the error is that of the last rounding but for rare ties.
#include "quad.h"
#include "quad_tables.h"

// A fraction: 192 bits, 191 of them behind the point.
struct QuadFixed {
    u128 high;
    u64 low, padding;
};
// fraction * 2^exponent; the leading bit of the fraction is set but in zero.
struct QuadReal {
    QuadFixed fraction;
    i64 exponent, sign;
};

namespace quad {
typedef QuadFixed Fixed;
typedef QuadReal Real;

HELPER Fixed fixed(const u64 *words) {
    Fixed r = {(u128)words[0] << 64 | words[1], words[2]};
    return r;
}
HELPER Fixed operator+(Fixed a, Fixed b) {
    Fixed r;
    r.low = a.low + b.low;
    r.high = a.high + b.high + (u128)(r.low < a.low);
    return r;
}
HELPER Fixed operator-(Fixed a, Fixed b) {
    Fixed r;
    r.low = a.low - b.low;
    r.high = a.high - b.high - (u128)(a.low < b.low);
    return r;
}
HELPER bool operator<(Fixed a, Fixed b) { return a.high < b.high || (a.high == b.high && a.low < b.low); }
SLOW Fixed __internal_fixed_right(Fixed a, int n) {
    if (n > 191) n = 192;
    for (; n >= 64; n -= 64) {
        a.low = (u64)a.high;
        a.high >>= 64;
    }
    if (n > 0) {
        a.low = a.low >> n | (u64)a.high << (64 - n);
        a.high >>= n;
    }
    return a;
}
SLOW Fixed __internal_fixed_left(Fixed a, int n) {
    for (; n >= 64; n -= 64) {
        a.high = a.high << 64 | a.low;
        a.low = 0;
    }
    if (n > 0) {
        a.high = a.high << n | (u128)(a.low >> (64 - n));
        a.low <<= n;
    }
    return a;
}
HELPER Fixed shift_right(Fixed a, int n) { return __internal_fixed_right(a, n); }
HELPER Fixed shift_left(Fixed a, int n) { return __internal_fixed_left(a, n); }
HELPER Fixed twice(Fixed a) { return a + a; }
// The high half of the product; what the lowest words would carry into it is left out.
HELPER Fixed high_product(Fixed a, Fixed b) {
    u64 a2 = (u64)(a.high >> 64), a1 = (u64)a.high, a0 = a.low, b2 = (u64)(b.high >> 64), b1 = (u64)b.high, b0 = b.low;
    u128 m = product(a2, b1), n = product(a1, b2);
    u128 low = (u128)(u64)m + (u64)n + quad::high_product(a2, b0) + quad::high_product(a1, b1) + quad::high_product(a0, b2);
    Fixed r;
    r.high = product(a2, b2) + (m >> 64) + (n >> 64) + (low >> 64);
    r.low = (u64)low;
    return r;
}
HELPER Fixed operator*(Fixed a, Fixed b) { return twice(high_product(a, b)); }

HELPER Real zero() {
    Real r = {{0, 0}, -100000, false};
    return r;
}
HELPER bool is_zero(Real x) { return x.fraction.high == 0; }
// Moves the leading bit to its place.
SLOW Real __internal_real_normal(Fixed f, int exponent, bool sign) {
    if ((f.high | f.low) == 0) return zero();
    int n = f.high ? leading_zeros(f.high) : 128 + leading_zeros(f.low);
    Real r = {shift_left(f, n), exponent - n, sign};
    return r;
}
HELPER Real normal(Fixed f, int exponent, bool sign) { return __internal_real_normal(f, exponent, sign); }
// 2^n
HELPER Real power(int n) {
    Real r = {{QUAD_SIGN, 0}, n, false};
    return r;
}
HELPER Real one() { return power(0); }
HELPER Real real(u128 x) {
    if (magnitude(x) == 0) return zero();
    Parts p = parts(x);
    Real r = {{p.significand << 15, 0}, p.exponent - QUAD_BIAS, negative(x)};
    return r;
}
HELPER Real real(int n) {
    Fixed f = {(u128)(u32)(n < 0 ? -n : n) << 96, 0};
    return normal(f, 31, n < 0);
}
HELPER Real real(const u64 *words) { return normal(fixed(words), 0, false); }
HELPER Real constant(int n) { return real(QUAD_CONSTANT[n]); }
HELPER Real ln_2() { return constant(0); }
HELPER Real scaled(Real x, int n) {
    if (!is_zero(x)) x.exponent += n;
    return x;
}
HELPER Real with_sign(Real x, bool sign) {
    x.sign = sign;
    return x;
}
HELPER Real operator-(Real x) { return with_sign(x, !x.sign); }
// A number below 2, as it is or cut off.
HELPER Fixed to_fixed(Real x) { return shift_right(x.fraction, -x.exponent); }
HELPER u128 rounded(Real x) {
    if (is_zero(x)) return signed_by(0, x.sign);
    int exponent = x.exponent > 40000 ? 40000 : x.exponent < -40000 ? -40000 : x.exponent;
    u128 rest = ((u32)x.fraction.high & 1) | (u32)(x.fraction.low != 0);
    return rounded(x.sign, exponent + QUAD_BIAS, x.fraction.high >> 1 | rest);
}

SLOW Real __internal_real_add(Real a, Real b) {
    if (is_zero(a)) return b;
    if (is_zero(b)) return a;
    if (a.exponent < b.exponent || (a.exponent == b.exponent && a.fraction < b.fraction)) {
        Real t = a;
        a = b;
        b = t;
    }
    Fixed f = shift_right(b.fraction, a.exponent - b.exponent);
    if (a.sign != b.sign) return normal(a.fraction - f, a.exponent, a.sign);
    f = a.fraction + f;
    if (f < a.fraction) {
        f = shift_right(f, 1);
        f.high |= QUAD_SIGN;
        ++a.exponent;
    }
    a.fraction = f;
    return a;
}
SLOW Real __internal_real_mul(Real a, Real b) {
    if (is_zero(a) || is_zero(b)) return zero();
    Fixed f = high_product(a.fraction, b.fraction);
    bool up = negative(f.high);
    Real r = {up ? f : twice(f), a.exponent + b.exponent + up, a.sign != b.sign};
    return r;
}
HELPER Real operator+(Real a, Real b) { return __internal_real_add(a, b); }
HELPER Real operator-(Real a, Real b) { return __internal_real_add(a, -b); }
HELPER Real operator*(Real a, Real b) { return __internal_real_mul(a, b); }
// From a double below 2^64 that has been scaled by 2^-exponent.
HELPER Real estimate(double x, int exponent) {
    Fixed f = {(u128)to_integer(x) << 64, 0};
    return normal(f, exponent, false);
}
HELPER double leading(Real x) { return to_double((u64)(x.fraction.high >> 64)); }
// Newton's method doubles the bits of an estimate.
SLOW Real __internal_real_div(Real a, Real b) {
    Real y = estimate(m::div(0x1p126, leading(b)), 0);
    Real d = {b.fraction, 0, false};
    for (int i = 0; i < 2; ++i) y = y + y * (one() - d * y);
    y.exponent -= b.exponent;
    y.sign = b.sign;
    return a * y;
}
HELPER Real operator/(Real a, Real b) { return __internal_real_div(a, b); }
SLOW Real __internal_real_sqrt(Real x) {
    if (is_zero(x)) return x;
    int odd = x.exponent & 1, half = (x.exponent - odd) >> 1;
    x.exponent = odd;
    double lead = odd ? leading(x) * 2.0 : leading(x);
    Real y = estimate(m::div(0x1p94 * 0x1.6a09e667f3bcdp0, m::sqrt(lead)), 0);
    for (int i = 0; i < 2; ++i) y = y + scaled(y * (one() - x * y * y), -1);
    return scaled(x * y, half);
}
HELPER Real square_root(Real x) { return __internal_real_sqrt(x); }

// The sum of c[first + i * step] x^i for i < n, with every other sign changed if asked.
SLOW Fixed __internal_fp128_series(const u64 (*c)[3], int first, int step, int n, Fixed x, bool alternating) {
    Fixed sum = fixed(c[first + (n - 1) * step]);
    for (int i = n - 2; i >= 0; --i) {
        Fixed t = x * sum;
        sum = alternating ? fixed(c[first + i * step]) - t : fixed(c[first + i * step]) + t;
    }
    return sum;
}

// e^x for |x| below 2^16.
SLOW Real __internal_real_exp(Real x) {
    if (is_zero(x)) return one();
    // x = k ln 2 + r with |r| below 0.35.
    double d = m::mul(leading(x), x.exponent < -60 ? 0.0 : pow2(x.exponent - 63) * 0x1.71547652b82fep0);
    int k = (int)(d + 0.5);
    if (x.sign) k = -k;
    Real r = x - real(k) * ln_2();
    return normal(__internal_fp128_series(QUAD_INVERSE_FACTORIAL, 0, 1, 34, to_fixed(r), r.sign), k, false);
}
// e^x - 1 for 0 < x < 1/2.
HELPER Real expm1_small(Real x) {
    return x * normal(__internal_fp128_series(QUAD_INVERSE_FACTORIAL, 1, 1, 38, to_fixed(x), false), 0, false);
}
HELPER Real expm1_of(Real x) {
    if (is_zero(x)) return x;
    if (x.exponent >= -1) return __internal_real_exp(x) - one();
    Real r = expm1_small(with_sign(x, false));
    return x.sign ? -(r / (r + one())) : r;
}
// 2 atanh(s) for |s| < 0.18.
HELPER Real twice_atanh(Real s) {
    if (is_zero(s)) return s;
    Fixed t = to_fixed(s * s);
    return scaled(s * normal(__internal_fp128_series(QUAD_INVERSE_ODD, 0, 1, 32, t, false), 0, false), 1);
}
// The logarithm of x is that of a number next to 1 and k times ln 2.
HELPER Real log_parts(Real x, int &k) {
    k = x.exponent;
    x.exponent = 0;
    // sqrt(2)
    if (x.fraction.high > QUAD(0xb504f333f9de6484, 0)) {
        x.exponent = -1;
        ++k;
    }
    return twice_atanh((x - one()) / (x + one()));
}
SLOW Real __internal_real_log(Real x) {
    int k;
    Real r = log_parts(x, k);
    return r + real(k) * ln_2();
}
SLOW Real __internal_real_log1p(Real x) {
    // ln(1 + x) = 2 atanh(x / (x + 2))
    if (x.exponent < -2) return is_zero(x) ? x : twice_atanh(x / (x + power(1)));
    return __internal_real_log(x + one());
}
// atan(x) for x >= 0.
SLOW Real __internal_real_atan(Real x) {
    bool inverted = x.exponent >= 0;
    if (inverted) x = one() / x;
    // Eighths: atan(x) = atan(c) + atan((x - c) / (1 + x c)).
    Fixed f = to_fixed(x);
    int n = (int)(u32)(shift_right(f, 187).low + 1) >> 1;
    Real c = scaled(real(n), -3);
    if (n) x = (x - c) / (one() + x * c);
    if (!is_zero(x)) {
        Fixed t = to_fixed(x * x);
        x = x * normal(__internal_fp128_series(QUAD_INVERSE_ODD, 0, 1, 24, t, true), 0, false);
    }
    if (n) x = x + real(QUAD_ATAN[n]);
    return inverted ? scaled(constant(4), 1) - x : x;
}

// x = quadrant * pi / 2 + r with |r| <= pi / 4, for every finite x. x is an integer S of 113 bits times 2^n; bits of 2 / pi whose
// product with it is a multiple of 4 are left out, and 448 of the others are enough: x is never that near to a multiple of pi / 2.
SLOW Real __internal_fp128_reduce(u128 bits, int *quadrant) {
    *quadrant = 0;
    if (magnitude(bits) < QUAD(0x3ffe921fb54442d1, 0)) return real(bits);
    Parts p = parts(bits);
    int n = p.exponent - QUAD_BIAS - 112;
    int skip = n > 2 ? n - 2 : 0, offset = skip & 63;
    const u64 *word = QUAD_TWO_OVER_PI + (skip >> 6);
    u64 s0 = (u64)p.significand, s1 = (u64)(p.significand >> 64);
    // The product, lowest word first.
    u64 q[10] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    u64 carry0 = 0, carry1 = 0, before = 0;
    for (int i = 0; i < 7; ++i) {
        u64 w = offset ? word[6 - i] << offset | word[7 - i] >> (64 - offset) : word[6 - i];
        // Words of both rows that meet in this column.
        u128 t = product(w, s0) + carry0, u = product(before, s1) + carry1;
        carry0 = (u64)(t >> 64);
        u128 sum = (u128)(u64)t + (u64)u;
        q[i] = (u64)sum;
        carry1 = (u64)(u >> 64) + (u64)(sum >> 64);
        before = w;
    }
    u128 u = product(before, s1) + carry1 + carry0;
    q[7] = (u64)u;
    q[8] = (u64)(u >> 64);
    // x * 2 / pi = product * 2^(n - skip - 448): two bits before the point go to the top of seven words.
    int shift = 2 - (n - skip), words = shift >> 6, rest = shift & 63;
    for (int i = 0; i < 7; ++i) {
        u64 low = q[i + words], high = q[i + words + 1];
        q[i] = rest ? low >> rest | high << (64 - rest) : low;
    }
    *quadrant = (int)(q[6] >> 62);
    bool sign = q[6] >> 61 & 1;
    if (sign) {
        ++*quadrant;
        for (int i = 0; i < 7; ++i) q[i] = ~q[i];
    }
    q[6] &= 0x3fffffffffffffffull;
    int top = 6, exponent = 1;
    while (top > 3 && q[top] == 0) {
        --top;
        exponent -= 64;
    }
    int lead = leading_zeros(q[top]);
    Fixed f = {(u128)q[top] << 64 | q[top - 1], q[top - 2]};
    f = shift_left(f, lead);
    if (lead) f.low |= q[top - 3] >> (64 - lead);
    Real r = {f, exponent - lead, sign != negative(bits)};
    if (negative(bits)) *quadrant = -*quadrant;
    return is_zero(r) ? zero() : r * scaled(constant(4), 1);
}
HELPER Real sine(Real r) {
    if (is_zero(r)) return r;
    Fixed t = to_fixed(r * r);
    return r * normal(__internal_fp128_series(QUAD_INVERSE_FACTORIAL, 1, 2, 20, t, true), 0, false);
}
HELPER Real cosine(Real r) {
    if (is_zero(r)) return one();
    Fixed t = to_fixed(r * r);
    return normal(__internal_fp128_series(QUAD_INVERSE_FACTORIAL, 0, 2, 20, t, true), 0, false);
}
SLOW u128 __internal_fp128_sin(u128 x, int quadrant) {
    if (magnitude(x) >= QUAD_INF) return nan(x) ? x | QUAD_QUIET : QUAD_NAN;
    if (magnitude(x) == 0) return quadrant ? QUAD_ONE : x;
    int q;
    Real r = __internal_fp128_reduce(x, &q);
    q += quadrant;
    Real y = q & 1 ? cosine(r) : sine(r);
    return rounded(q & 2 ? -y : y);
}

// Functions of infinity and of NaN: the limits.
HELPER bool special(u128 x) { return magnitude(x) >= QUAD_INF; }
HELPER u128 quiet(u128 x) { return x | QUAD_QUIET; }
HELPER u128 exp_of(u128 x, Real y) {
    if (special(x)) return nan(x) ? quiet(x) : negative(x) ? 0 : QUAD_INF;
    if (y.exponent >= 15) return y.sign ? 0 : QUAD_INF;
    return rounded(__internal_real_exp(y));
}
// What logarithms give for zero, negative numbers, infinity and NaN.
HELPER u128 log_special(u128 x) {
    if (nan(x)) return quiet(x);
    if (magnitude(x) == 0) return QUAD_INF | QUAD_SIGN;
    return negative(x) ? QUAD_NAN : QUAD_INF;
}
HELPER bool log_is_special(u128 x) { return special(x) || negative(x) || x == 0; }

SLOW u128 __internal_fp128_pow(u128 x, u128 y) {
    u128 a = magnitude(x), b = magnitude(y);
    if (b == 0 || x == QUAD_ONE) return QUAD_ONE;
    if (a > QUAD_INF || b > QUAD_INF) return nan_of(x, y);
    // Integers: all from 2^112 on, even from 2^113 on.
    int exponent = (int)(u32)(b >> 112) - QUAD_BIAS;
    bool integer = exponent >= 112, odd = false;
    if (exponent >= 0 && exponent <= 112) {
        u128 s = (b & QUAD_FRACTION) | QUAD_HIDDEN;
        integer = (s & ((QUAD_HIDDEN >> exponent) - 1)) == 0;
        odd = integer && (s & (QUAD_HIDDEN >> exponent)) != 0;
    }
    bool sign = negative(x) && odd;
    if (b == QUAD_INF) {
        if (a == QUAD_ONE) return QUAD_ONE;
        return (a > QUAD_ONE) != negative(y) ? QUAD_INF : 0;
    }
    if (a == 0 || a == QUAD_INF) return signed_by((a == 0) == negative(y) ? QUAD_INF : 0, sign);
    if (negative(x) && !integer) return QUAD_NAN;
    Real r = real(y) * __internal_real_log(real(a));
    if (is_zero(r)) return signed_by(QUAD_ONE, sign);
    if (r.exponent >= 15) return signed_by(r.sign ? 0 : QUAD_INF, sign);
    return signed_by(rounded(__internal_real_exp(r)), sign);
}

} // namespace quad

LIB u128 __nv_quad_sin(u128 x) { return quad::__internal_fp128_sin(x, 0); }
LIB u128 __nv_quad_cos(u128 x) { return quad::__internal_fp128_sin(x, 1); }
LIB u128 __nv_quad_tan(u128 x) {
    using namespace quad;
    if (special(x)) return nan(x) ? quiet(x) : QUAD_NAN;
    if (magnitude(x) == 0) return x;
    int q;
    Real r = __internal_fp128_reduce(x, &q);
    Real s = sine(r), c = cosine(r);
    return rounded(q & 1 ? -(c / s) : s / c);
}
LIB u128 __nv_quad_atan(u128 x) {
    using namespace quad;
    if (nan(x)) return quiet(x);
    if (magnitude(x) == 0) return x;
    Real r = magnitude(x) == QUAD_INF ? scaled(constant(4), 1) : __internal_real_atan(real(magnitude(x)));
    return rounded(with_sign(r, negative(x)));
}
LIB u128 __nv_quad_asin(u128 x) {
    using namespace quad;
    u128 a = magnitude(x);
    if (nan(x)) return quiet(x);
    if (a == 0) return x;
    if (a > QUAD_ONE) return QUAD_NAN;
    Real y = real(a), r = scaled(constant(4), 1);
    if (a != QUAD_ONE) r = __internal_real_atan(y / square_root((one() - y) * (one() + y)));
    return rounded(with_sign(r, negative(x)));
}
LIB u128 __nv_quad_acos(u128 x) {
    using namespace quad;
    u128 a = magnitude(x);
    if (nan(x)) return quiet(x);
    if (a > QUAD_ONE) return QUAD_NAN;
    if (x == QUAD_ONE) return 0;
    Real y = real(x);
    if (a == QUAD_ONE) return rounded(scaled(constant(4), 2));
    return rounded(scaled(__internal_real_atan(square_root((one() - y) / (one() + y))), 1));
}
LIB u128 __nv_quad_exp(u128 x) {
    return quad::exp_of(x, quad::real(quad::special(x) ? 0 : x));
}
LIB u128 __nv_quad_exp2(u128 x) {
    using namespace quad;
    return exp_of(x, special(x) ? zero() : real(x) * ln_2());
}
LIB u128 __nv_quad_exp10(u128 x) {
    using namespace quad;
    return exp_of(x, special(x) ? zero() : real(x) * scaled(constant(3), 1));
}
LIB u128 __nv_quad_expm1(u128 x) {
    using namespace quad;
    if (nan(x)) return quiet(x);
    if (magnitude(x) == 0 || x == QUAD_INF) return x;
    // Below -128 the result is -1 for all purposes, above 2^14 infinite.
    if (negative(x) && magnitude(x) > QUAD(0x4006000000000000, 0)) return QUAD_ONE | QUAD_SIGN;
    if (magnitude(x) > QUAD(0x400d000000000000, 0)) return QUAD_INF;
    return rounded(expm1_of(real(x)));
}
LIB u128 __nv_quad_log(u128 x) {
    using namespace quad;
    return log_is_special(x) ? log_special(x) : rounded(__internal_real_log(real(x)));
}
LIB u128 __nv_quad_log2(u128 x) {
    using namespace quad;
    if (log_is_special(x)) return log_special(x);
    int k;
    Real r = log_parts(real(x), k);
    return rounded(r * scaled(constant(1), 1) + real(k));
}
LIB u128 __nv_quad_log10(u128 x) {
    using namespace quad;
    return log_is_special(x) ? log_special(x) : rounded(__internal_real_log(real(x)) * constant(2));
}
LIB u128 __nv_quad_log1p(u128 x) {
    using namespace quad;
    if (magnitude(x) == 0) return x;
    if (special(x) || (negative(x) && magnitude(x) >= QUAD_ONE)) {
        return x == (QUAD_ONE | QUAD_SIGN) ? QUAD_INF | QUAD_SIGN : log_special(x);
    }
    return rounded(__internal_real_log1p(real(x)));
}
LIB u128 __nv_quad_pow(u128 x, u128 y) { return quad::__internal_fp128_pow(x, y); }
LIB u128 __nv_quad_powi(u128 x, int n) { return quad::__internal_fp128_pow(x, __nv_int64_to_fp128(n)); }
LIB u128 __nv_quad_sinh(u128 x) {
    using namespace quad;
    if (special(x)) return nan(x) ? quiet(x) : x;
    if (magnitude(x) == 0) return x;
    if (magnitude(x) > QUAD(0x400d000000000000, 0)) return signed_by(QUAD_INF, negative(x));
    // sinh x = (t + t / (t + 1)) / 2 with t = e^x - 1
    Real t = expm1_of(real(magnitude(x)));
    return rounded(with_sign(scaled(t + t / (t + one()), -1), negative(x)));
}
LIB u128 __nv_quad_cosh(u128 x) {
    using namespace quad;
    if (special(x)) return nan(x) ? quiet(x) : QUAD_INF;
    if (magnitude(x) > QUAD(0x400d000000000000, 0)) return QUAD_INF;
    Real e = __internal_real_exp(real(magnitude(x)));
    return rounded(scaled(e + one() / e, -1));
}
LIB u128 __nv_quad_tanh(u128 x) {
    using namespace quad;
    if (nan(x)) return quiet(x);
    if (magnitude(x) == 0) return x;
    if (magnitude(x) > QUAD(0x4006000000000000, 0)) return signed_by(QUAD_ONE, negative(x));
    Real t = expm1_of(scaled(real(magnitude(x)), 1));
    return rounded(with_sign(t / (t + power(1)), negative(x)));
}
LIB u128 __nv_quad_asinh(u128 x) {
    using namespace quad;
    if (special(x)) return nan(x) ? quiet(x) : x;
    if (magnitude(x) == 0) return x;
    // ln(1 + y + y^2 / (1 + sqrt(1 + y^2)))
    Real y = real(magnitude(x)), s = y * y;
    Real r = __internal_real_log1p(y + s / (one() + square_root(one() + s)));
    return rounded(with_sign(r, negative(x)));
}
LIB u128 __nv_quad_acosh(u128 x) {
    using namespace quad;
    if (nan(x)) return quiet(x);
    if (negative(x) || x < QUAD_ONE) return QUAD_NAN;
    if (x == QUAD_INF) return x;
    if (x == QUAD_ONE) return 0;
    Real t = real(x) - one();
    return rounded(__internal_real_log1p(t + square_root(scaled(t, 1) + t * t)));
}
LIB u128 __nv_quad_atanh(u128 x) {
    using namespace quad;
    u128 a = magnitude(x);
    if (nan(x)) return quiet(x);
    if (a == 0) return x;
    if (a >= QUAD_ONE) return a == QUAD_ONE ? signed_by(QUAD_INF, negative(x)) : QUAD_NAN;
    Real y = real(a);
    Real r = scaled(__internal_real_log1p(scaled(y, 1) / (one() - y)), -1);
    return rounded(with_sign(r, negative(x)));
}
LIB u128 __nv_quad_hypot(u128 x, u128 y) {
    using namespace quad;
    u128 a = magnitude(x), b = magnitude(y);
    if (a == QUAD_INF || b == QUAD_INF) return QUAD_INF;
    if (a > QUAD_INF || b > QUAD_INF) return nan_of(x, y);
    Real p = real(a), q = real(b);
    return rounded(square_root(p * p + q * q));
}
