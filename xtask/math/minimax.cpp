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
// (1 + 2 x) erfcx x
static quad erfcx_in(quad t, quad a) {
    quad x = a * (1 + t) / (1 - t);
    return (1 + 2 * x) * erfcx(x);
}
static const quad QUARTER = M_PI_4q * (quad)1.0001, HALF_LN2 = M_LN2q / 2 * (quad)1.0001;
static const quad TINY = 1e-9;

// g and w are chosen so that the weighted error is relative to the function that is computed in the end.
static std::vector<Row> rows() {
    return {
        // 2^t = 1 + t g
        {"exp2f", true, 5, -0.5Q, 0.5Q, F((exp2q(t) - 1) / t), F(fabsq(t) / exp2q(t))},
        // e^t = 1 + t + t^2 g
        {"expm1f", true, 5, -HALF_LN2, HALF_LN2, F((expm1q(t) - t) / (t * t)), F(t * t / fabsq(expm1q(t)))},
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
        {"erf", false, 11, TINY, 1.0001Q, F(erfq(sq(t)) / sq(t) - 1), F(sq(t) / erfq(sq(t)))},
        // log2(erfc x) on [1, 4] as t g(t): only as exact as 1 - erfc needs it
        {"erff_tail", true, 7, 0.99Q, 4.0Q, F(logq(erfcq(t)) * M_LOG2Eq / t), F(fabsq(t) * M_LN2q * erfcq(t) / erfq(t))},
        // (1 + 2 x) erfcx x with x = a (1 + t) / (1 - t)
        {"erfcxf", true, 11, -1, 0.99999Q, F(erfcx_in(t, 2)), F(1 / erfcx_in(t, 2))},
        {"erfcx", false, 25, -1, 0.99999Q, F(erfcx_in(t, 3)), F(1 / erfcx_in(t, 3))},
        // 2 atanh(s) / ln 2 = s 2/ln 2 + s^3 g(s^2)
        {"powf", true, 2, TINY, 0.02945Q, F((2 * atanhq(sq(t)) - 2 * sq(t)) / (t * sq(t)) * M_LOG2Eq), F(t / 2)},
        // 2 atanh(s) = 2 s + s^3 (2/3 + s^2 g(s^2))
        {"pow", false, 6, 1e-7Q, 0.02945Q, F(((2 * atanhq(sq(t)) - 2 * sq(t)) / (t * sq(t)) - 2 / 3.0Q) / t), F(t * t / 2)},
    };
}

static void print(const Row &row, const Fit &fit) {
    printf("// %s: degree %d, error 2^%.1f exact, 2^%.1f with these coefficients\n", row.name, row.degree,
           (double)log2q(fit.exact), (double)log2q(fit.rounded));
    for (size_t i = fit.c.size(); i-- > 0;) printf("%a%s%s", (double)fit.c[i], row.single ? "f" : "", i ? ", " : "\n");
}

int main(int argc, char **argv) {
    for (const Row &row : rows()) {
        if (argc > 1 && strcmp(argv[1], row.name) != 0) continue;
        print(row, minimax(row.g, row.w, row.a, row.b, row.degree, row.single));
        fflush(stdout);
    }
}
