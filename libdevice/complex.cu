// Products and quotients of complex numbers: what the operators of `_Complex` call. Infinities are those of annex G of the C standard,
// which compilers for the host follow, too: a number with an infinite part is infinite whatever its other part, so that
// (inf + nan i) * (1 + 1 i) is infinite.
#include "common.h"

namespace complex {

template <class T> struct Parts { T re, im; };

HELPER float infinity(float) { return INF_F; }
HELPER double infinity(double) { return INF_D; }
// An infinite number by its direction.
template <class T> HELPER T direction(T x) { return m::copysign(is_inf(x) ? T(1) : T(0), x); }
template <class T> HELPER T without_nan(T x) { return is_nan(x) ? m::copysign(T(0), x) : x; }
template <class T> HELPER bool is_finite(T x) { return m::abs(x) < infinity(x); }

// The product of a + b i and c + d i whose parts were computed as NaN.
template <class T> HELPER Parts<T> recovered_product(T a, T b, T c, T d) {
    T ac = m::mul(a, c), bd = m::mul(b, d), ad = m::mul(a, d), bc = m::mul(b, c);
    bool left = is_inf(a) || is_inf(b), right = is_inf(c) || is_inf(d);
    bool overflow = is_inf(ac) || is_inf(bd) || is_inf(ad) || is_inf(bc);
    if (!left && !right && !overflow) return {m::sub(ac, bd), m::add(ad, bc)};
    if (left) {
        a = direction(a);
        b = direction(b);
        c = without_nan(c);
        d = without_nan(d);
    }
    if (right) {
        a = without_nan(a);
        b = without_nan(b);
        c = direction(c);
        d = direction(d);
    }
    if (!left && !right) {
        a = without_nan(a);
        b = without_nan(b);
        c = without_nan(c);
        d = without_nan(d);
    }
    T re = m::sub(m::mul(a, c), m::mul(b, d)), im = m::add(m::mul(a, d), m::mul(b, c));
    return {m::mul(infinity(a), re), m::mul(infinity(a), im)};
}

// The quotient of a + b i and c + d i, whose parts were computed as NaN: `computed`.
template <class T> HELPER Parts<T> recovered_quotient(T a, T b, T c, T d, Parts<T> computed) {
    if (c == 0 && d == 0 && !(is_nan(a) && is_nan(b))) {
        T infinite = m::copysign(infinity(c), c);
        return {m::mul(infinite, a), m::mul(infinite, b)};
    }
    T factor;
    if ((is_inf(a) || is_inf(b)) && is_finite(c) && is_finite(d)) {
        a = direction(a);
        b = direction(b);
        factor = infinity(a);
    } else if ((is_inf(c) || is_inf(d)) && is_finite(a) && is_finite(b)) {
        c = direction(c);
        d = direction(d);
        factor = 0;
    } else {
        return computed;
    }
    T re = m::add(m::mul(a, c), m::mul(b, d)), im = m::sub(m::mul(b, c), m::mul(a, d));
    return {m::mul(factor, re), m::mul(factor, im)};
}

// A power of two that keeps the quotient of a + b i and c + d i from losing bits on the way. Both operands are multiplied by it.
HELPER double scale_for_quotient(double a, double b, double c, double d) {
    const double tiny = 0x1p-1022, large = 0x1p971, huge = 0x1p1023;
    double divisor = m::max(m::abs(c), m::abs(d)), x = m::abs(a), y = m::abs(b);
    if (divisor >= huge) return 0.5;
    bool small_part = (x < tiny && y < large) || (y < tiny && x < large);
    return divisor < tiny || (small_part && divisor < large) ? 0x1p52 : 1.0;
}

} // namespace complex

SLOW void __internal_complex_mulf(float a, float b, float c, float d, float *re, float *im) {
    complex::Parts<float> p = complex::recovered_product(a, b, c, d);
    *re = p.re;
    *im = p.im;
}
SLOW void __internal_complex_mul(double a, double b, double c, double d, double *re, double *im) {
    complex::Parts<double> p = complex::recovered_product(a, b, c, d);
    *re = p.re;
    *im = p.im;
}
SLOW void __internal_complex_divf(float a, float b, float c, float d, float *re, float *im) {
    complex::Parts<float> p = complex::recovered_quotient(a, b, c, d, {*re, *im});
    *re = p.re;
    *im = p.im;
}
SLOW void __internal_complex_div(double a, double b, double c, double d, double *re, double *im) {
    complex::Parts<double> p = complex::recovered_quotient(a, b, c, d, {*re, *im});
    *re = p.re;
    *im = p.im;
}

// (a + b i) * (c + d i)
LIB void __nv_complex_mulf(float a, float b, float c, float d, float *re, float *im) {
    float x = a * c - b * d, y = a * d + b * c;
    if (is_nan(x) && is_nan(y)) {
        __internal_complex_mulf(a, b, c, d, re, im);
        return;
    }
    *re = x;
    *im = y;
}
LIB void __nv_complex_mul(double a, double b, double c, double d, double *re, double *im) {
    double x = a * c - b * d, y = a * d + b * c;
    if (is_nan(x) && is_nan(y)) {
        __internal_complex_mul(a, b, c, d, re, im);
        return;
    }
    *re = x;
    *im = y;
}

// (a + b i) / (c + d i). In double precision nothing overflows or underflows on the way.
LIB void __nv_complex_divf(float a, float b, float c, float d, float *re, float *im) {
    double norm = (double)c * c + (double)d * d;
    *re = (float)m::div((double)a * c + (double)b * d, norm);
    *im = (float)m::div((double)b * c - (double)a * d, norm);
    if (is_nan(*re) && is_nan(*im)) __internal_complex_divf(a, b, c, d, re, im);
}
// Smith's method: divides the smaller part of the divisor by the larger one. Where that ratio underflows, the product with it is computed in
// another order (Baudin and Smith, "A Robust Complex Division in Scilab").
LIB void __nv_complex_div(double a, double b, double c, double d, double *re, double *im) {
    double scale = complex::scale_for_quotient(a, b, c, d);
    double p = a * scale, q = b * scale, large = c * scale, small = d * scale;
    bool swap = m::abs(c) < m::abs(d);
    if (swap) {
        large = d * scale;
        small = c * scale;
        p = b * scale;
        q = a * scale;
    }
    double ratio = m::div(small, large), divisor = large + small * ratio;
    bool plain = m::abs(ratio) > 0x1p-1022;
    double first = plain ? q * ratio : small * m::div(q, large);
    double second = plain ? p * ratio : small * m::div(p, large);
    *re = m::div(p + first, divisor);
    *im = m::div(swap ? second - q : q - second, divisor);
    if (is_nan(*re) && is_nan(*im)) __internal_complex_div(a, b, c, d, re, im);
}
