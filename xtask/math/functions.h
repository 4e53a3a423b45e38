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
