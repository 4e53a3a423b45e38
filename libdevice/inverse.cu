// Inverse trigonometric functions.
#include "common.h"

// asin s = s + s z A(z), z = s^2 <= 1/4; beyond 1/2: asin x = pi/2 - 2 asin(sqrt((1 - x) / 2)).
HELPER float asin_tail(float z) {
    return horner(z, 0x1.596d66p-5f, 0x1.8c2d82p-6f, 0x1.747d06p-5f, 0x1.3301fcp-4f, 0x1.5555c8p-3f);
}
HELPER double asin_tail(double z) {
    return horner(z, 0x1.0b747459afb63p-5, -0x1.588a51d39c9e4p-6, 0x1.63fbf7dc53b3dp-6, 0x1.e4c96e66cabdcp-9,
                  0x1.614f6aada0f47p-7, 0x1.75825d5a83f7p-7, 0x1.ca1fea046bbaap-7, 0x1.1c49ecd1555a8p-6,
                  0x1.6e8bdf0d8575dp-6, 0x1.f1c71a9391666p-6, 0x1.6db6db721550dp-5, 0x1.333333332e10ap-4,
                  0x1.5555555555577p-3);
}
LIB float __nv_asinf(float x) {
    float a = m::abs(x);
    bool big = a > 0.5f;
    float z = big ? m::fma(a, -0.5f, 0.5f) : m::mul(a, a);
    float s = big ? root(z) : a;
    if (a == 1.0f) s = 0.0f;
    // The low part of pi/2 goes into the tail.
    float p = m::add(m::fma(m::mul(s, z), asin_tail(z), big ? 0x1.777a5cp-26f : 0.0f), s);
    float r = big ? m::fma(-2.0f, p, 0x1.921fb6p+0f) : p;
    return m::copysign(r, x);
}
LIB float __nv_acosf(float x) {
    float a = m::abs(x);
    bool big = a > 0.5f;
    float z = big ? m::fma(a, -0.5f, 0.5f) : m::mul(a, a);
    float s = big ? root(z) : a;
    if (a == 1.0f) s = 0.0f;
    float p = m::fma(m::mul(s, z), asin_tail(z), s);
    if (!big) return m::add(m::sub(0x1.921fb6p+0f, m::copysign(p, x)), -0x1.777a5cp-25f);
    return x > 0.0f ? m::add(p, p) : m::fma(-2.0f, p, 0x1.921fb6p+1f);
}
LIB double __nv_asin(double x) {
    double a = m::abs(x);
    bool big = a > 0.5;
    double z = big ? m::fma(a, -0.5, 0.5) : m::mul(a, a);
    double s = big ? root(z) : a;
    if (a == 1.0) s = 0.0;
    double p = m::fma(m::mul(s, z), asin_tail(z), s);
    double r = big ? m::add(m::fma(-2.0, p, 0x1.921fb54442d18p+0), 0x1.1a62633145c07p-54) : p;
    return m::copysign(r, x);
}
LIB double __nv_acos(double x) {
    double a = m::abs(x);
    bool big = a > 0.5;
    double z = big ? m::fma(a, -0.5, 0.5) : m::mul(a, a);
    double s = big ? root(z) : a;
    if (a == 1.0) s = 0.0;
    double p = m::fma(m::mul(s, z), asin_tail(z), s);
    if (!big) return m::add(m::sub(0x1.921fb54442d18p+0, m::copysign(p, x)), 0x1.1a62633145c07p-54);
    return x > 0.0 ? m::add(p, p) : m::add(m::fma(-2.0, p, 0x1.921fb54442d18p+1), 0x1.1a62633145c07p-53);
}

// atan t = t + t z A(z), z = t^2 <= 1; beyond one: atan x = pi/2 - atan(1/x).
HELPER float atan_unit(float t, float tail) {
    float z = m::mul(t, t);
    float p = horner(z, 0x1.7ea868p-9f, -0x1.0c1886p-6f, 0x1.61ef12p-5f, -0x1.3550f4p-4f, 0x1.b4deb6p-4f, -0x1.230a96p-3f,
                     0x1.9978eep-3f, -0x1.5554dcp-2f);
    return m::add(m::fma(m::mul(t, z), p, tail), t);
}
HELPER double atan_unit(double t) {
    double z = m::mul(t, t);
    double p = horner(z, 0x1.b9a4c573cb16dp-17, -0x1.3dd1554f3dae4p-13, 0x1.b267eb5b44be5p-11, -0x1.7922c0cbd168ep-9,
                      0x1.d6b052f52deedp-8, -0x1.c6d8e9635cd99p-7, 0x1.67ddcf9d38835p-6, -0x1.e9ae63ea9048dp-6,
                      0x1.2c16fd9a768c1p-5, -0x1.5998c00282abap-5, 0x1.82d6a18d15fe3p-5, -0x1.ae5d3a932cff3p-5,
                      0x1.e1bb615082303p-5, -0x1.110e4b68895d6p-4, 0x1.3b1365e757c83p-4, -0x1.745d119f22a5cp-4,
                      0x1.c71c717eef865p-4, -0x1.249249237b6fep-3, 0x1.999999999548fp-3, -0x1.5555555555525p-2);
    return m::fma(m::mul(t, z), p, t);
}
LIB float __nv_atanf(float x) {
    float a = m::abs(x);
    bool big = a > 1.0f;
    // The low part of pi/2 goes into the tail.
    float p = atan_unit(big ? m::rcp_approx(a) : a, big ? 0x1.777a5cp-25f : 0.0f);
    float r = big ? m::sub(0x1.921fb6p+0f, p) : p;
    return is_nan(x) ? x + x : m::copysign(r, x);
}
LIB double __nv_atan(double x) {
    double a = m::abs(x);
    bool big = a > 1.0;
    // Enough for a quarter turn; the estimate of the reciprocal needs a number in range.
    double c = m::min(a, 0x1p100);
    double y = m::rcp_approx(c);
    double e = m::fma(-c, y, 1.0);
    y = m::fma(m::fma(e, e, e), y, y);
    y = m::fma(m::fma(-c, y, 1.0), y, y);
    double p = atan_unit(big ? y : a);
    double r = big ? m::add(m::sub(0x1.921fb54442d18p+0, p), 0x1.1a62633145c07p-54) : p;
    return is_nan(x) ? x + x : m::copysign(r, x);
}
LIB float __nv_atan2f(float y, float x) {
    float ax = m::abs(x), ay = m::abs(y);
    float large = m::max(ax, ay), small = m::min(ax, ay);
    float t = m::div(small, large);
    if (small == large) t = large == 0.0f ? 0.0f : 1.0f;
    float r = atan_unit(t, 0.0f);
    bool steep = ay > ax, left = (int)m::bits(x) < 0;
    // One rounding: an angle is counted from the axis that it is next to.
    float angle = steep != left ? -r : r;
    if (steep) r = m::add(0x1.921fb6p+0f, angle);
    else if (left) r = m::add(0x1.921fb6p+1f, angle);
    return is_nan(x) || is_nan(y) ? x + y : m::copysign(r, y);
}
LIB double __nv_atan2(double y, double x) {
    double ax = m::abs(x), ay = m::abs(y);
    bool steep = ay > ax;
    double large = steep ? ay : ax, small = steep ? ax : ay;
    ScaleD s = scale_for(large);
    double t = quotient(m::mul(small, s.down), m::mul(large, s.down));
    // Equal numbers may be zero or infinite, and no infinity has an inverse.
    if (!(small < large)) t = large == 0.0 ? 0.0 : 1.0;
    else if (large == INF_D) t = 0.0;
    // The quotient by an estimate cannot be denormal.
    else if (t < 0x1p-960) t = m::div(small, large);
    double r = atan_unit(t);
    bool left = m::hi(x) < 0;
    // An angle is counted from the axis that it is next to.
    double angle = steep != left ? -r : r;
    if (steep) r = m::add(m::add(0x1.921fb54442d18p+0, angle), 0x1.1a62633145c07p-54);
    else if (left) r = m::add(m::add(0x1.921fb54442d18p+1, angle), 0x1.1a62633145c07p-53);
    return is_nan(x) || is_nan(y) ? x + y : m::copysign(r, y);
}
