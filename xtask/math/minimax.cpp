// The polynomials of the math library: `cargo xtask minimax [NAME]` prints them as arguments of `horner`.
#include "minimax.h"

#include <cstring>

#include "functions.h"

struct Row {
    const char *name;
    bool single;
    int degree;
    quad a, b;
    Function g, w;
};

static quad sq(quad t) { return sqrtq(t); }
#define F(expr) [](quad t) -> quad { return expr; }
// (x + a) erfcx x
static quad erfcx_in(quad t, quad a) {
    quad x = a * (1 + t) / (1 - t);
    return (x + a) * erfcx(x);
}
static quad erfinv_ratio(quad w) {
    if (w < 1e-25Q) w = 1e-25Q;
    quad x = sqrtq(-expm1q(-w)), v = expq(-w) / (1 + x);
    if (w > 1e-3Q) return erfc_inverse(v) / x;
    return erfinv_(x) / x;
}
static const quad ERFINV_2 = erfinv_ratio(2 * M_LN2q);
// Zeros of Bessel functions: the root of f near x.
static quad root(quad (*f)(quad), quad x) {
    quad a = x - 0.1Q, b = x + 0.1Q;
    for (int i = 0; i < 130; i++) {
        quad c = (a + b) / 2;
        ((f(a) < 0) == (f(c) < 0) ? a : b) = c;
    }
    return (a + b) / 2;
}
static const quad J0_3 = root(j0q, 8.654Q), J0_1 = root(j0q, 2.405Q), J0_2 = root(j0q, 5.52Q), J1_1 = root(j1q, 3.83Q), J1_2 = root(j1q, 7.016Q), J1_3 = root(j1q, 10.17Q);
static const quad Y0_1 = root(y0q, 0.894Q), Y0_2 = root(y0q, 3.958Q), Y0_3 = root(y0q, 7.086Q);
static const quad Y1_1 = root(y1q, 2.197Q), Y1_2 = root(y1q, 5.43Q);
static quad j0_over(quad t) { return j0q(sqrtq(t)) / ((t - J0_1 * J0_1) * (t - J0_2 * J0_2) * (t - J0_3 * J0_3)); }
static quad j1_over(quad t) { return j1q(sqrtq(t)) / (sqrtq(t) * (t - J1_1 * J1_1) * (t - J1_2 * J1_2) * (t - J1_3 * J1_3)); }
static quad j1_over_2(quad t) { return j1_over(t) * (t - J1_3 * J1_3); }
static quad y0_over(quad t, quad z) {
    quad x = sqrtq(t);
    return (y0q(x) - M_2_PIq * j0q(x) * logq(x / z)) / (t - z * z);
}
static quad y1_over(quad t, quad z) {
    quad x = sqrtq(t);
    return x * (y1q(x) - M_2_PIq * j1q(x) * logq(x / z)) / (t - z * z);
}
static quad modulus(int n, quad x) {
    quad j = n ? j1q(x) : j0q(x), y = n ? y1q(x) : y0q(x);
    return sqrtq((j * j + y * y) * M_PI_2q * x);
}
static quad phase(int n, quad x) {
    quad j = n ? j1q(x) : j0q(x), y = n ? y1q(x) : y0q(x);
    quad p = atan2q(y, j) - x + (n ? 3 : 1) * M_PI_4q;
    return p - rintq(p / (2 * M_PIq)) * 2 * M_PIq;
}
static const quad QUARTER = M_PI_4q * (quad)1.0001, HALF_LN2 = M_LN2q / 2 * (quad)1.0001;
static const quad TINY = 1e-9;

// g and w are chosen so that the weighted error is relative to the function that is computed in the end.
static std::vector<Row> rows() {
    return {
        // 2^t = 1 + t g
        {"exp2f", true, 6, -0.5Q, 0.5Q, F((exp2q(t) - 1) / t), F(fabsq(t) / exp2q(t))},
        // e^t = 1 + t + t^2 g
        {"expm1f", true, 5, -HALF_LN2, HALF_LN2, F((expm1q(t) - t) / (t * t)), F(t * t / fabsq(expm1q(t)))},
        {"exp_short", false, 8, -HALF_LN2, HALF_LN2, F((expm1q(t) - t) / (t * t)), F(t * t / expq(t))},
        {"exp", false, 9, -HALF_LN2, HALF_LN2, F((expm1q(t) - t) / (t * t)), F(t * t / expq(t))},
        {"expm1", false, 10, -HALF_LN2, HALF_LN2, F((expm1q(t) - t) / (t * t)), F(t * t / fabsq(expm1q(t)))},
        // log(1 + t) = t + t^2 g
        {"logf", true, 8, -1 / 3.0Q, 1 / 3.0Q, F((log1pq(t) - t) / (t * t)), F(t * t / fabsq(log1pq(t)))},
        // 2 atanh(s) = 2 s + s^3 g(s^2), |s| <= (sqrt 2 - 1) / (sqrt 2 + 1)
        {"log", false, 6, TINY, 0.02945Q, F((2 * atanhq(sq(t)) - 2 * sq(t)) / (t * sq(t))), F(t * sq(t) / (2 * atanhq(sq(t))))},
        // sin r = r + r^3 g(r^2), cos r = 1 - r^2/2 + r^4 g(r^2)
        {"sinf", true, 2, TINY, QUARTER *QUARTER, F((sinq(sq(t)) - sq(t)) / (t * sq(t))), F(t * sq(t) / sinq(sq(t)))},
        {"cosf", true, 2, 1e-6Q, QUARTER *QUARTER, F((cosq(sq(t)) - 1 + t / 2) / (t * t)), F(t * t / cosq(sq(t)))},
        {"sin", false, 5, TINY, QUARTER *QUARTER, F((sinq(sq(t)) - sq(t)) / (t * sq(t))), F(t * sq(t) / sinq(sq(t)))},
        {"cos", false, 5, 1e-6Q, QUARTER *QUARTER, F((cosq(sq(t)) - 1 + t / 2) / (t * t)), F(t * t / cosq(sq(t)))},
        // sin(pi r) = pi r + r^3 g(r^2), cos(pi r) = 1 + r^2 g(r^2)
        {"sinpif", true, 3, TINY, 0.0626Q, F((sinq(M_PIq * sq(t)) - M_PIq * sq(t)) / (t * sq(t))), F(t * sq(t) / sinq(M_PIq * sq(t)))},
        {"cospif", true, 3, TINY, 0.0626Q, F((cosq(M_PIq * sq(t)) - 1) / t), F(t / cosq(M_PIq * sq(t)))},
        {"sinpi", false, 6, TINY, 0.0626Q, F((sinq(M_PIq * sq(t)) - M_PIq * sq(t)) / (t * sq(t))), F(t * sq(t) / sinq(M_PIq * sq(t)))},
        {"cospi", false, 6, TINY, 0.0626Q, F((cosq(M_PIq * sq(t)) - 1) / t), F(t / cosq(M_PIq * sq(t)))},
        // asin x = x + x^3 g(x^2), |x| <= 1/2
        {"asinf", true, 4, TINY, 0.2501Q, F((asinq(sq(t)) - sq(t)) / (t * sq(t))), F(t * sq(t) / asinq(sq(t)))},
        {"asin", false, 12, TINY, 0.2501Q, F((asinq(sq(t)) - sq(t)) / (t * sq(t))), F(t * sq(t) / asinq(sq(t)))},
        // atan x = x + x^3 g(x^2), |x| <= 1
        {"atanf", true, 7, TINY, 1.0001Q, F((atanq(sq(t)) - sq(t)) / (t * sq(t))), F(t * sq(t) / atanq(sq(t)))},
        {"atan", false, 19, TINY, 1.0001Q, F((atanq(sq(t)) - sq(t)) / (t * sq(t))), F(t * sq(t) / atanq(sq(t)))},
        // tanh x = x + x^3 g(x^2)
        {"tanhf", true, 4, TINY, 0.3136Q, F((tanhq(sq(t)) - sq(t)) / (t * sq(t))), F(t * sq(t) / tanhq(sq(t)))},
        {"tanh", false, 10, TINY, 0.3136Q, F((tanhq(sq(t)) - sq(t)) / (t * sq(t))), F(t * sq(t) / tanhq(sq(t)))},
        // sinh x = x + x^3 g(x^2), |x| <= 1
        {"sinhf", true, 3, TINY, 1.001Q, F((sinhq(sq(t)) - sq(t)) / (t * sq(t))), F(t * sq(t) / sinhq(sq(t)))},
        {"sinh", false, 6, TINY, 1.001Q, F((sinhq(sq(t)) - sq(t)) / (t * sq(t))), F(t * sq(t) / sinhq(sq(t)))},
        // erf x = x + x g(x^2), |x| <= 1
        {"erff", true, 6, TINY, 1.0001Q, F(erfq(sq(t)) / sq(t) - 1), F(sq(t) / erfq(sq(t)))},
        // log2(erfc x) on [1, 4] as t g(t): only as exact as 1 - erfc needs it
        {"erff_tail", true, 7, 0.99Q, 4.0Q, F(logq(erfcq(t)) * M_LOG2Eq / t), F(fabsq(t) * M_LN2q * erfcq(t) / erfq(t))},
        // -log(erfc x) on [0, 5.87] as t + t g(t), as exact as erf needs it, and e^t = 1 + t + t^2 g
        {"erf", false, 23, TINY, 5.87Q, F(-(t < 1 ? log1pq(-erfq(t)) : logq(erfcq(t))) / t - 1), F(t * erfcq(t) / erfq(t))},
        {"erf_exp", false, 9, -HALF_LN2, HALF_LN2, F((expm1q(t) - t) / (t * t)), F(t * t / fabsq(expm1q(t)))},
        // (x + a) erfcx x with x = a (1 + t) / (1 - t)
        {"erfcf", true, 10, -1, 8.5Q / 12.5Q, F(erfcx_in(t, 2) * 0x1p-64Q), F(0x1p64Q / erfcx_in(t, 2))},
        {"erfcxf", true, 10, -1, 0.99999Q, F(erfcx_in(t, 2)), F(1 / erfcx_in(t, 2))},
        {"erfcx", false, 22, -1, 0.99999Q, F(erfcx_in(t, 4)), F(1 / erfcx_in(t, 4))},
        // 2 atanh(s) / ln 2 = s 2/ln 2 + s^3 g(s^2)
        {"powf", true, 3, TINY, 0.02945Q, F((2 * atanhq(sq(t)) - 2 * sq(t)) / (t * sq(t)) * M_LOG2Eq), F(t / 2)},
        // 2 atanh(s) = 2 s + s^3 (2/3 + s^2 g(s^2))
        {"pow", false, 6, 1e-7Q, 0.02945Q, F(((2 * atanhq(sq(t)) - 2 * sq(t)) / (t * sq(t)) - 2 / 3.0Q) / t), F(t * t / 2)},
        // erfinv(x) / x, x = sqrt(1 - e^-w): in w, or w - center, then in sqrt(w) - center, then in 1/sqrt(w)
        // In single precision v = w / ln 2 takes the place of w.
        // The value at v = 2 and t g(t), t = v - 2.
        {"erfinvf_a", true, 9, -2 + 1e-9Q, 7, F((erfinv_ratio((t + 2) * M_LN2q) - ERFINV_2) / t), F(fabsq(t) / erfinv_ratio((t + 2) * M_LN2q))},
        {"erfinvf_b", true, 7, -1, 0.95Q, F(erfinv_ratio((t + 4) * (t + 4) * M_LN2q)), F(1 / erfinv_ratio((t + 4) * (t + 4) * M_LN2q))},
        {"erfinvf_c", true, 6, 1 / 12.4Q, 1 / 4.8Q, F(erfinv_ratio(M_LN2q / (t * t)) * t), F(1 / (erfinv_ratio(M_LN2q / (t * t)) * t))},
        {"erfinv_a", false, 23, -3.125Q, 3.125Q, F(erfinv_ratio(t + 3.125Q)), F(1 / erfinv_ratio(t + 3.125Q))},
        {"erfinv_b", false, 20, -0.76Q, 0.76Q, F(erfinv_ratio((t + 3.25Q) * (t + 3.25Q))), F(1 / erfinv_ratio((t + 3.25Q) * (t + 3.25Q)))},
        {"erfinv_c", false, 18, -1.1Q, 1.1Q, F(erfinv_ratio((t + 5.0Q) * (t + 5.0Q))), F(1 / erfinv_ratio((t + 5.0Q) * (t + 5.0Q)))},
        {"erfinv_d", false, 17, -2.5Q, 2.5Q, F(erfinv_ratio((t + 8.5Q) * (t + 8.5Q))), F(1 / erfinv_ratio((t + 8.5Q) * (t + 8.5Q)))},
        {"erfinv_e", false, 16, 1 / 27.5Q, 1 / 10.9Q, F(erfinv_ratio(1 / (t * t)) * t), F(1 / (erfinv_ratio(1 / (t * t)) * t))},
        // 1 / gamma(1 + t), and log gamma(2 + t) = t g
        {"rgamma", false, 15, 0, 1, F(1 / tgammaq(1 + t)), F(tgammaq(1 + t))},
        {"lgamma", false, 20, -0.76Q, 0.5Q, F(lgammaq(2 + t) / t), F(1 / fabsq(lgammaq(2 + t) / t))},
        // log gamma x - ((x - 1/2) log x - x + log(2 pi)/2) = g(1/x^2) / x
        {"stirling", false, 6, 1e-8Q, 1 / 64.0Q, F((lgammaq(1 / sq(t)) - ((1 / sq(t) - 0.5Q) * logq(1 / sq(t)) - 1 / sq(t) + logq(2 * M_PIq) / 2)) / sq(t)), F(sq(t))},
        // Bessel functions below 8, in x^2 - 32, with their zeros divided out
        {"j0", false, 14, -32, 32.5Q, F(j0_over(t + 32)), F(1 / fabsq(j0_over(t + 32)))},
        {"j1", false, 13, -32, 32.5Q, F(j1_over(t + 32)), F(1 / fabsq(j1_over(t + 32)))},
        // Y0 = 2/pi J0 log(x/z) + (x^2 - z^2) g for its zeros z; likewise x Y1
        {"y0_a", false, 9, -3.4Q, 3.5Q, F(y0_over(t + 3.4Q, Y0_1)), F(1)},
        {"y0_b", false, 12, -13.0Q, 13.0Q, F(y0_over(t + 18, Y0_2)), F(1)},
        {"y0_c", false, 13, -18.5Q, 18.5Q, F(y0_over(t + 46, Y0_3)), F(1)},
        {"y1_a", false, 12, -7.5Q, 7.5Q, F(y1_over(t + 7.5Q, Y1_1)), F(1)},
        {"y1_b", false, 15, -25.5Q, 25.5Q, F(y1_over(t + 39, Y1_2)), F(1)},
        // Modulus and phase beyond 8, in 1/x^2: sqrt(pi x / 2) |H|, x (arg H - x + pi/4 or 3 pi/4)
        {"m0", false, 7, 1e-7Q, 1 / 64.0Q, F(modulus(0, 1 / sq(t))), F(1)},
        {"p0", false, 7, 1e-6Q, 1 / 64.0Q, F(phase(0, 1 / sq(t)) / sq(t)), F(sq(t))},
        {"m1", false, 7, 1e-7Q, 1 / 64.0Q, F(modulus(1, 1 / sq(t))), F(1)},
        {"p1", false, 7, 1e-6Q, 1 / 64.0Q, F(phase(1, 1 / sq(t)) / sq(t)), F(sq(t))},
        // I0 in x^2 below 15, sqrt(x) e^-x I0 in 1/x beyond; likewise I1 / x and I1
        {"i0_a", false, 21, 0, 225.5Q, F(bessel_i(0, sq(t))), F(1 / bessel_i(0, sq(t)))},
        {"i1_a", false, 20, 1e-7Q, 225.5Q, F(bessel_i(1, sq(t)) / sq(t)), F(sq(t) / bessel_i(1, sq(t)))},
        {"i0_b", false, 14, 1 / 750.0Q, 1 / 14.9Q, F(bessel_i(0, 1 / t) * expq(-1 / t) / sq(t)), F(sq(t) / (bessel_i(0, 1 / t) * expq(-1 / t)))},
        {"i1_b", false, 14, 1 / 750.0Q, 1 / 14.9Q, F(bessel_i(1, 1 / t) * expq(-1 / t) / sq(t)), F(sq(t) / (bessel_i(1, 1 / t) * expq(-1 / t)))},
        // Single precision, with the zeros that lie in the interval divided out.
        {"j0f", true, 8, -32, 32.5Q, F(j0_over(t + 32)), F(1 / fabsq(j0_over(t + 32)))},
        {"j1f", true, 8, -32, 32.5Q, F(j1_over_2(t + 32)), F(1 / fabsq(j1_over_2(t + 32)))},
        {"m0f", true, 2, 1e-7Q, 1 / 64.0Q, F(modulus(0, 1 / sq(t))), F(1)},
        {"p0f", true, 2, 1e-6Q, 1 / 64.0Q, F(phase(0, 1 / sq(t)) / sq(t)), F(sq(t))},
        {"m1f", true, 2, 1e-7Q, 1 / 64.0Q, F(modulus(1, 1 / sq(t))), F(1)},
        {"p1f", true, 2, 1e-6Q, 1 / 64.0Q, F(phase(1, 1 / sq(t)) / sq(t)), F(sq(t))},
        // (Y0 - 2/pi J0 log(x/z)) / (x^2 - z^2) and J0 in x^2 around the first zero z, Y0 / (x - z) around the others
        {"y0f_a", true, 4, 1e-9Q, 5.1Q, F(y0_over(t, Y0_1)), F(fabsq((t - Y0_1 * Y0_1) / y0q(sq(t))))},
        {"j0f_small", true, 5, 1e-9Q, 5.1Q, F(j0q(sq(t))), F(1)},
        {"y0f_b", true, 9, 2.2Q - 4, 5.6Q - 4, F(y0q(t + 4) / (t + 4 - Y0_2)), F(fabsq((t + 4 - Y0_2) / y0q(t + 4)))},
        {"y0f_c", true, 8, 5.5Q - 7, 8.01Q - 7, F(y0q(t + 7) / (t + 7 - Y0_3)), F(fabsq((t + 7 - Y0_3) / y0q(t + 7)))},
        // Likewise x Y1, and J1 / x
        {"y1f_a", true, 6, 1e-9Q, 14.9Q, F(y1_over(t, Y1_1)), F(fabsq((t - Y1_1 * Y1_1) / y1q(sq(t)) / sq(t)))},
        {"j1f_small", true, 6, 1e-9Q, 14.9Q, F(j1q(sq(t)) / sq(t)), F(1)},
        {"y1f_b", true, 10, 3.8Q - 5.75Q, 8.01Q - 5.75Q, F(y1q(t + 5.75Q) / (t + 5.75Q - Y1_2)), F(fabsq((t + 5.75Q - Y1_2) / y1q(t + 5.75Q)))},
        {"i0f_a", true, 9, 0, 64.5Q, F(bessel_i(0, sq(t))), F(1 / bessel_i(0, sq(t)))},
        {"i1f_a", true, 9, 1e-7Q, 64.5Q, F(bessel_i(1, sq(t)) / sq(t)), F(sq(t) / bessel_i(1, sq(t)))},
        {"i0f_b", true, 4, 1 / 93.0Q, 1 / 7.99Q, F(bessel_i(0, 1 / t) * expq(-1 / t) / sq(t)), F(sq(t) / (bessel_i(0, 1 / t) * expq(-1 / t)))},
        {"i1f_b", true, 4, 1 / 93.0Q, 1 / 7.99Q, F(bessel_i(1, 1 / t) * expq(-1 / t) / sq(t)), F(sq(t) / (bessel_i(1, 1 / t) * expq(-1 / t)))},
        {"rgammaf", true, 8, 0, 1, F(1 / tgammaq(1 + t)), F(tgammaq(1 + t))},
        {"lgammaf_1", true, 12, -0.5Q, 0.5Q, F(lgammaq(1 + t) / t), F(1 / fabsq(lgammaq(1 + t) / t))},
        {"lgammaf_2", true, 11, -0.5Q, 2.0Q, F(lgammaq(2 + t) / t), F(1 / fabsq(lgammaq(2 + t) / t))},
        {"stirlingf", true, 2, 1e-8Q, 1 / 9.0Q, F((lgammaq(1 / sq(t)) - ((1 / sq(t) - 0.5Q) * logq(1 / sq(t)) - 1 / sq(t) + logq(2 * M_PIq) / 2)) / sq(t)), F(sq(t))},
    };
}

static void print(const Row &row, const Fit &fit) {
    printf("// %s: degree %d, error 2^%.1f exact, 2^%.1f with these coefficients\n", row.name, row.degree,
           (double)log2q(fit.exact), (double)log2q(fit.rounded));
    for (size_t i = fit.c.size(); i-- > 0;) printf("%a%s%s", (double)fit.c[i], row.single ? "f" : "", i ? ", " : "\n");
}

static void print_zero(const char *name, quad z) {
    printf("// zero %s: %a, %a\n", name, (double)z, (double)(z - (double)z));
}

int main(int argc, char **argv) {
    if (argc > 1 && strcmp(argv[1], "zeros") == 0) {
        print_zero("J0_1", J0_1), print_zero("J0_2", J0_2), print_zero("J0_3", J0_3), print_zero("J1_1", J1_1), print_zero("J1_2", J1_2), print_zero("J1_3", J1_3);
        print_zero("Y0_1", Y0_1), print_zero("Y0_2", Y0_2), print_zero("Y0_3", Y0_3), print_zero("Y1_1", Y1_1), print_zero("Y1_2", Y1_2);
        return 0;
    }
    for (const Row &row : rows()) {
        if (argc > 1 && strcmp(argv[1], row.name) != 0) continue;
        print(row, minimax(row.g, row.w, row.a, row.b, row.degree, row.single));
        fflush(stdout);
    }
}
