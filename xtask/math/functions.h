// Functions that libquadmath lacks, in its precision.
#pragma once
#include <quadmath.h>

typedef __float128 quad;

inline quad erfcx(quad x) {
    if (x < 100) return expq(x * x) * erfcq(x);
    // Asymptotic series: terms fall by (2k-1) / (2 x^2).
    quad term = 1, sum = 1, f = 1 / (2 * x * x);
    for (int k = 1; k < 20; k++) sum += term *= -(2 * k - 1) * f;
    return sum / (x * sqrtq(M_PIq));
}

// sin and cos of pi x: the reduction is exact.
template <class T> inline T sinpi_(T x) {
    quad q = x, n = rintq(q * 2), r = q - n / 2;
    if (q == rintq(q)) return (T)(x * 0);
    long k = (long)fmodq(n, 4);
    quad s = sinq(M_PIq * r), c = cosq(M_PIq * r);
    quad v = k & 1 ? c : s;
    return (T)((k & 3) == 2 || (k & 3) == 3 ? -v : v);
}
template <class T> inline T cospi_(T x) {
    quad q = x, n = rintq(q * 2), r = q - n / 2;
    if (q - q != 0) return (T)(q - q);
    long k = (long)fmodq(n, 4) + 1;
    quad s = sinq(M_PIq * r), c = cosq(M_PIq * r);
    quad v = k & 1 ? c : s;
    return (T)(((k & 3) == 2 || (k & 3) == 3 ? -v : v) + 0);
}

// Where Newton's method starts, if not zero: it makes no difference to the result.
inline thread_local quad newton_start = 0;
// y with erfc y = v, 0 < v <= 1: Newton's method on the logarithm, which is concave, from the right. A step below 10^-15 leaves an
// error of about its square.
inline quad erfc_inverse(quad v) {
    if (v == 1) return 0;
    quad goal = logq(v), y = newton_start > 0 && newton_start < 100 ? newton_start : sqrtq(-goal);
    for (int i = 0; i < 200; i++) {
        quad e = erfcq(y), step = (logq(e) - goal) * e * expq(y * y) * sqrtq(M_PIq) / 2;
        y += step;
        if (fabsq(step) < y * 1e-15Q) break;
    }
    return y;
}
inline quad erfinv_(quad x) {
    if (fabsq(x) == 1) return x / 0.0Q;
    if (!(fabsq(x) < 1)) return nanq("");
    if (fabsq(x) < 1e-30Q) return x * sqrtq(M_PIq) / 2;
    quad a = fabsq(x);
    if (a > 0.5Q) return copysignq(erfc_inverse(1 - a), x);
    // 1 - a would be rounded: Newton's method on erf itself.
    quad y = newton_start > 0 && newton_start < 1 ? newton_start : a;
    for (int i = 0; i < 50; i++) {
        quad step = (erfq(y) - a) * expq(y * y) * sqrtq(M_PIq) / 2;
        y -= step;
        if (fabsq(step) < y * 1e-15Q) break;
    }
    return copysignq(y, x);
}
inline quad erfcinv_(quad x) {
    if (x == 0) return 1 / fabsq(x);
    if (x == 2) return -HUGE_VALQ;
    if (!(x > 0 && x < 2)) return nanq("");
    if (x > 0.5Q && x < 1.5Q) return erfinv_(1 - x);
    return x < 1 ? erfc_inverse(x) : -erfc_inverse(2 - x);
}
inline quad normcdf_(quad x) { return erfcq(-x * M_SQRT1_2q) / 2; }
inline quad normcdfinv_(quad x) { return -M_SQRT2q * erfcinv_(2 * x); }
inline quad erfcx_any(quad x) { return x < -110 ? HUGE_VALQ : erfcx(x); }

// Modified Bessel functions: series, and the asymptotic expansion where it is exact enough.
inline quad bessel_i(int n, quad x) {
    quad a = fabsq(x);
    if (!(a < 20000)) return (n & 1) && x < 0 ? -HUGE_VALQ : a == a ? HUGE_VALQ : a;
    quad sum, sign = n & 1 && signbitq(x) ? -1 : 1;
    if (a < 100) {
        quad t = a * a / 4, term = n ? a / 2 : 1;
        sum = term;
        for (int k = 1; k < 400 && term > sum * 1e-36Q; k++) sum += term *= t / ((quad)k * (k + n));
        return sum * sign;
    }
    quad term = 1, mu = 4 * n * n;
    sum = 1;
    for (int k = 1; k < 60; k++) {
        term *= -(mu - (2 * k - 1) * (2 * k - 1)) / (8 * a * k);
        sum += term;
    }
    return sum * expq(a) / sqrtq(2 * M_PIq * a) * sign;
}

// Poles: CUDA has NaN at negative integers, and Bessel functions of the second kind are NaN for negative arguments.
inline double tgamma_(double x) { return x < 0 && __builtin_trunc(x) == x ? __builtin_nan("") : __builtin_tgamma(x); }
inline quad tgamma_(quad x) {
    if (x < 0 && truncq(x) == x) return nanq("");
    if (x < -1 && x > -2000) return -M_PIq / (-x * tgammaq(-x) * sinpi_(-x));
    return tgammaq(x);
}
inline double y0_(double x) { return x < 0 ? __builtin_nan("") : __builtin_y0(x); }
inline double y1_(double x) { return x < 0 ? __builtin_nan("") : __builtin_y1(x); }
inline quad y0_(quad x) { return x < 0 ? nanq("") : y0q(x); }
inline quad y1_(quad x) { return x < 0 ? nanq("") : y1q(x); }

// Lengths, without overflow in the quad range; infinite if one component is.
inline quad hypot3(quad a, quad b, quad c, quad d) { return hypotq(hypotq(a, b), hypotq(c, d)); }
inline double hypot3(double a, double b, double c, double d) { return (double)hypot3((quad)a, (quad)b, (quad)c, (quad)d); }
