// Measures the math library, compiled for the host from the same source, against 113-bit arithmetic: `cargo xtask accuracy`.
//
// A row is a function, its reference and what CUDA promises: the largest difference, in units of the last place, between the
// result and the correctly rounded one. Single-precision functions of one argument are measured on every Nth bit pattern (all
// of them with --exhaustive); the others on structured random arguments. Exit status 1 if a promise is broken.
//
// --write FOLDER writes the arguments of the functions in double precision instead, --read FOLDER judges what a GPU made of them.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "functions.h"

#define OXICC_NATIVE
#include "../../libdevice/libdevice.cu"

struct Result {
    double error = 0;       // in ulps of the exact result
    long difference = 0;    // in ulps of the correctly rounded result
    std::string where;      // the argument with the largest error
    long wrong = 0;         // special values that are not what they should be
    std::string wrong_at;
};

static std::string text(double x) {
    char b[64];
    snprintf(b, sizeof b, "%a (%.9g)", x, x);
    return b;
}

template <class T> struct Format;
template <> struct Format<float> {
    typedef u32 Bits;
    static const int MIN_EXPONENT = -149, DIGITS = 24;
};
template <> struct Format<double> {
    typedef u64 Bits;
    static const int MIN_EXPONENT = -1074, DIGITS = 53;
};

// Neighbours have neighbouring numbers.
static long ordered(float x) {
    int b = (int)m::bits(x);
    return b < 0 ? -(long)(b & 0x7fffffff) : b;
}
static long ordered(double x) {
    long b = (long)m::bits(x);
    return b < 0 ? -(b & 0x7fffffffffffffffL) : b;
}

template <class T, class R> static void compare(Result &res, T got, R exact, T rounded, const std::string &(*at)(void)) {
    bool same = (is_nan(got) && is_nan(rounded)) || (got == rounded && std::signbit(got) == std::signbit(rounded));
    // Correctly rounded: nothing to learn, once half an ulp has been seen.
    if (same && (res.error >= 0.499 || !(m::abs((double)got) < INF_D))) return;
    // Around the largest number and zero it may go either way by rounding; elsewhere special values are exact.
    if (is_nan(got) != is_nan(rounded) || (rounded == 0 && exact == 0 && !same) ||
        (exact == exact && exact - exact != 0 && !(got == (T)exact))) {
        if (!res.wrong++) res.wrong_at = at();
        return;
    }
    if (is_nan(got)) return;
    long difference = labs(ordered(got) - ordered(rounded));
    res.difference = std::max(res.difference, difference);
    int exponent;
    std::frexp((double)exact, &exponent);
    exponent = std::max(exponent - Format<T>::DIGITS, (int)Format<T>::MIN_EXPONENT);
    double error = std::isinf(got) ? (double)difference
                                   : (double)std::fabs((double)((R)got - exact)) * std::ldexp(1.0, -exponent / 2) * std::ldexp(1.0, -exponent - -exponent / 2);
    if (error > res.error) res.error = error, res.where = at();
}

// The reference of a function in single precision: in double precision, and in 113 bits for where that does not settle the rounding.
// Double precision settles it when all numbers within `MARGIN` of its result round alike. The margin is 4096 units of its last
// place, a thousand times what its functions are off by; where they are worse, near zeros of the function, `absolute` is added.
static const double MARGIN = 0x1p-41;
template <class D, class Q> struct Reference {
    D fast;
    Q exact;
    double absolute = 0;
    template <class... A> float rounded(double value, A... x) const {
        double off = std::fabs(value) * MARGIN + absolute;
        float low = (float)(value - off), high = (float)(value + off);
        return low == high || !(value - value == 0) ? (float)value : (float)exact((quad)x...);
    }
};
template <class D, class Q> Reference(D, Q) -> Reference<D, Q>;
template <class D, class Q> Reference(D, Q, double) -> Reference<D, Q>;

// Numbers with every exponent, and numbers where functions change.
struct Random {
    u64 s = 0x9e3779b97f4a7c15ull;
    u64 next() {
        s ^= s << 13, s ^= s >> 7, s ^= s << 17;
        return s;
    }
    double unit() { return (double)(next() >> 11) * 0x1p-53; }
    double pick(double low, double high) {
        switch (next() % 8) {
            case 0: return m::from_bits(next());
            case 1: return std::ldexp(unit() * 2 - 1, (int)(next() % 60) - 30);
            case 2: return std::ldexp(1 + (unit() - 0.5) * 0x1p-10, (int)(next() % 20) - 10) * (next() & 1 ? 1 : -1);
            case 3: return std::round((unit() * 2 - 1) * 64) / 2 + (unit() - 0.5) * std::ldexp(1.0, -(int)(next() % 50));
            default: return low + (high - low) * unit();
        }
    }
    float pickf(float low, float high) {
        if (next() % 8 == 0) return m::from_bits((u32)next());
        return (float)pick(low, high);
    }
};

static thread_local std::string g_where;
static thread_local double g_args[3];
static thread_local int g_count;
static const std::string &where() {
    g_where.clear();
    for (int i = 0; i < g_count; i++) g_where += (i ? ", " : "") + text(g_args[i]);
    return g_where;
}

// Instead of measuring: a test case for the compiler, with arguments and correctly rounded results as bits.
struct Case {
    bool on = false, single = false;
    int threads = 16;
    std::string tables, calls;
    int rows = 0;
    // Collects one function; false if cases are not wanted.
    template <class T, class E, class Pick> bool add(const char *name, double promise, E exact, Pick pick, int args) {
        if (!on) return false;
        if (single != (sizeof(T) == 4) || strchr(name, ' ')) return true;
        const char *fmt = single ? "0x%llxu, " : "0x%llxull, ";
        std::string table;
        for (int i = 0; i < threads; i++) {
            T a[2];
            char b[64];
            for (int k = 0; k < args; k++) {
                a[k] = pick(i * args + k);
                snprintf(b, sizeof b, fmt, (unsigned long long)m::bits(a[k]));
                table += b;
            }
            snprintf(b, sizeof b, fmt, (unsigned long long)m::bits((T)exact(a)));
            table += b;
        }
        const char *type = single ? "unsigned" : "unsigned long long";
        tables += std::string("__constant__ ") + type + " " + name + "_table[] = {" + table + "};\n";
        char b[200];
        snprintf(b, sizeof b, "    bad[%d * %d + t] = wrong(%s(%s), %s_table + %d * t + %d, %g);\n", rows++, threads, name,
                 args == 1 ? (std::string("x(") + name + "_table[t * 2])").c_str()
                           : (std::string("x(") + name + "_table[t * 3]), x(" + name + "_table[t * 3 + 1])").c_str(),
                 name, args + 1, args, promise);
        calls += b;
        return true;
    }
    void print() const {
        const char *f = single ? "float" : "double", *u = single ? "unsigned" : "unsigned long long";
        printf("// Every function of the math library in %s precision at a few arguments, against correctly rounded results.\n"
               "// Written by `cargo xtask accuracy --case %s`.\n// PTXAS: sm_90\n"
               "// RUN: k<<<1, %d>>>(bad=out:i32:%d)\n// EXPECT: bad[i] == 0\n",
               single ? "single" : "double", single ? "float" : "double", threads, rows * threads);
        fputs(tables.c_str(), stdout);
        printf("__device__ %s x(%s bits) { return %s; }\n", f, u, single ? "__uint_as_float(bits)" : "__longlong_as_double(bits)");
        printf("// Neighbours have neighbouring numbers.\n__device__ long long ordered(%s v) {\n    long long b = %s;\n"
               "    return b < 0 ? %s - b : b;\n}\n",
               f, single ? "__float_as_int(v)" : "__double_as_longlong(v)", single ? "-2147483648LL" : "(long long)0x8000000000000000ULL");
        printf("__device__ int wrong(%s got, const %s *want, long long ulps) {\n    %s w = x(*want);\n"
               "    if (w != w) return got == got;\n    if (w == 0 || w - w != 0) return got != w && !(ulps && ordered(got) - ordered(w) <= ulps && ordered(w) - ordered(got) <= ulps);\n"
               "    long long d = ordered(got) - ordered(w);\n    return !(d <= ulps && -d <= ulps);\n}\n", f, u, f);
        printf("__global__ void k(int *bad) {\n    int t = threadIdx.x;\n");
        fputs(calls.c_str(), stdout);
        puts("}");
    }
};
static Case g_case;

static bool g_exhaustive = false, g_failed = false;
static double g_effort = 1;
static long g_arguments = 0;
static const char *g_filter = nullptr, *g_write = nullptr, *g_read = nullptr;
static int g_row = 0;
static bool wanted(const char *name) { return !g_filter || strcmp(g_filter, name) == 0; }
static long arguments(long usual, long exhaustive) {
    return g_arguments ? g_arguments : (long)((double)(g_exhaustive ? exhaustive : usual) * g_effort);
}

// What a function was given: one column per argument, and what it made of it.
struct Trial {
    std::vector<double> x, y, got;
};
// The kernel of a row: its name up to a space; with an underscore if it is a wrapper.
static std::string kernel_of(const char *name) {
    std::string k(name, strcspn(name, " "));
    return strchr(name, '(') ? k + "_" : k;
}
// Writes the arguments, or reads the results; false if there is nothing to judge.
static bool exchange(const char *name, Trial &t) {
    std::string stem = "r" + std::to_string(g_row++);
    if (g_write) {
        FILE *rows = fopen((std::string(g_write) + "/rows").c_str(), "a"), *in = fopen((std::string(g_write) + "/" + stem + ".in").c_str(), "wb");
        if (!rows || !in) fprintf(stderr, "cannot write to %s\n", g_write), exit(2);
        fprintf(rows, "%s %d %s\n", kernel_of(name).c_str(), t.y.empty() ? 1 : 2, stem.c_str());
        fwrite(t.x.data(), 8, t.x.size(), in);
        fwrite(t.y.data(), 8, t.y.size(), in);
        fclose(rows), fclose(in);
        return false;
    }
    if (!g_read) return true;
    FILE *out = fopen((std::string(g_read) + "/" + stem + ".out").c_str(), "rb");
    t.got.resize(t.x.size());
    if (!out || fread(t.got.data(), 8, t.got.size(), out) != t.got.size()) {
        printf("| %s | no results |\n", name);
        g_failed = true;
        return false;
    }
    fclose(out);
    return true;
}
// Runs `part` on ranges of [0, n) on all processors, and joins the results.
static Result in_parallel(long n, const std::function<void(long, long, Result &)> &part) {
    long workers = std::max(1u, std::thread::hardware_concurrency());
    std::vector<Result> results(workers);
    std::vector<std::thread> threads;
    for (long w = 0; w < workers; w++) threads.emplace_back([&, w] { part(n * w / workers, n * (w + 1) / workers, results[w]); });
    for (std::thread &t : threads) t.join();
    Result all;
    for (const Result &r : results) {
        if (r.error > all.error) all.error = r.error, all.where = r.where;
        all.difference = std::max(all.difference, r.difference);
        if (!all.wrong) all.wrong_at = r.wrong_at;
        all.wrong += r.wrong;
    }
    return all;
}

static void report(const char *name, double promise, const Result &r) {
    bool bad = r.difference > promise || r.wrong;
    g_failed |= bad;
    printf("| %s | %.2f | %ld | %g | %s%s%s |\n", name, r.error, r.difference, promise, r.where.c_str(), bad ? " **worse**" : "",
           r.wrong ? (" wrong special values, first at " + r.wrong_at).c_str() : "");
    fflush(stdout);
}

typedef float (*F1)(float);
typedef double (*D1)(double);
typedef quad (*Q1)(quad);

// `low`, `high`: where the promise is about ulps.
template <class E> static void float1(const char *name, double promise, F1 f, const E &exact, float low = -INFINITY, float high = INFINITY) {
    Random picks;
    auto pick = [&](int i) -> float {
        float special[] = {0.0f, -0.0f, INFINITY, -INFINITY, NAN};
        for (;;) {
            float v = i < 5 ? special[i] : i < 8 ? m::from_bits((u32)picks.next()) : i < 12 ? (float)(picks.unit() * 2 - 1) : (float)(picks.unit() * 20 - 10);
            if (v < low || v > high) i = 8 + i % 8, v = NAN;
            else return v;
        }
    };
    if (g_case.add<float>(name, promise, [&](float *a) { return exact.rounded(exact.fast((double)a[0]), a[0]); }, pick, 1)) return;
    if (!wanted(name)) return;
    if (g_write || g_read) return;
    u64 step = g_exhaustive ? 1 : (u64)(2003 / g_effort) | 1;
    Result r = in_parallel((long)((1ull << 32) / step), [&](long first, long last, Result &r) {
        g_count = 1;
        for (long i = first; i < last; i++) {
            float x = m::from_bits((u32)((u64)i * step));
            if (x < low || x > high) continue;
            g_args[0] = x;
            double value = exact.fast((double)x);
            compare<float, double>(r, f(x), value, exact.rounded(value, x), where);
        }
    });
    g_count = 1;
    for (float x : {0.0f, -0.0f, INFINITY, -INFINITY, NAN, 1.0f, -1.0f, 0.5f, 2.0f, 0x1p-149f, -0x1p-149f, 0x1.fffffep127f, 0x1p-126f}) {
        if (x < low || x > high) continue;
        g_args[0] = x;
        double value = exact.fast((double)x);
        compare<float, double>(r, f(x), value, exact.rounded(value, x), where);
    }
    report(name, promise, r);
}
static void double1(const char *name, double promise, D1 f, Q1 exact, double low, double high, double first = -INFINITY, double last = INFINITY) {
    Random picks;
    auto pick = [&](int i) -> double {
        double special[] = {0.0, -0.0, INFINITY, -INFINITY, NAN};
        for (;;) {
            double v = i < 5 ? special[i] : i < 8 ? m::from_bits(picks.next()) : low + (high - low) * picks.unit();
            if (v < first || v > last) i = 8;
            else return v;
        }
    };
    if (g_case.add<double>(name, promise, [&](double *a) { return exact((quad)a[0]); }, pick, 1)) return;
    if (!wanted(name)) return;
    Random random;
    Trial t;
    std::vector<double> special = {0.0, -0.0, INFINITY, -INFINITY, NAN, 1.0, -1.0, 0.5, 2.0, 0x1p-1074, -0x1p-1074, 0x1.fffffffffffffp1023};
    long count = arguments(40000, 10000000);
    for (long i = 0; i < count; i++) {
        double x = i < (long)special.size() ? special[i] : random.pick(low, high);
        if (!(x < first || x > last)) t.x.push_back(x);
    }
    if (!exchange(name, t)) return;
    Result r = in_parallel((long)t.x.size(), [&](long from, long to, Result &r) {
        g_count = 1;
        for (long i = from; i < to; i++) {
            double x = g_args[0] = t.x[i], got = g_read ? t.got[i] : f(x);
            newton_start = fabsq((quad)got * (strcmp(name, "normcdfinv") ? 1 : M_SQRT1_2q));
            quad value = exact((quad)x);
            compare<double, quad>(r, got, value, (double)value, where);
        }
    });
    report(name, promise, r);
}
template <class F, class E> static void float2(const char *name, double promise, F f, const E &exact, float low, float high) {
    Random picks;
    auto pick = [&](int) { return picks.pickf(low, high); };
    if (g_case.add<float>(name, promise, [&](float *a) { return exact.rounded(exact.fast((double)a[0], (double)a[1]), a[0], a[1]); }, pick, 2)) return;
    if (!wanted(name)) return;
    if (g_write || g_read) return;
    float special[] = {0.0f, -0.0f, INFINITY, -INFINITY, NAN, 1.0f, -1.0f, 0.5f, 2.0f, -2.0f, 3.0f, -3.0f, 0x1p-149f, 0x1.fffffep127f};
    const long n = sizeof special / sizeof *special;
    Result r = in_parallel(arguments(1000000, 100000000), [&](long from, long to, Result &r) {
        g_count = 2;
        Random random;
        random.s += (u64)from * 0x9e3779b97f4a7c15ull;
        for (long i = from; i < to; i++) {
            float x = i < n * n ? special[i / n] : random.pickf(low, high), y = i < n * n ? special[i % n] : random.pickf(low, high);
            g_args[0] = x, g_args[1] = y;
            double value = exact.fast((double)x, (double)y);
            compare<float, double>(r, f(x, y), value, exact.rounded(value, x, y), where);
        }
    });
    report(name, promise, r);
}
template <class F, class E> static void double2(const char *name, double promise, F f, E exact, double low, double high) {
    Random picks;
    auto pick = [&](int) { return picks.pick(low, high); };
    if (g_case.add<double>(name, promise, [&](double *a) { return exact((quad)a[0], (quad)a[1]); }, pick, 2)) return;
    if (!wanted(name)) return;
    Random random;
    Trial t;
    double special[] = {0.0, -0.0, INFINITY, -INFINITY, NAN, 1.0, -1.0, 0.5, 2.0, -2.0, 3.0, -3.0, 0x1p-1074, 0x1.fffffffffffffp1023};
    const long n = sizeof special / sizeof *special;
    long count = arguments(40000, 10000000);
    for (long i = 0; i < count; i++) {
        t.x.push_back(i < n * n ? special[i / n] : random.pick(low, high));
        t.y.push_back(i < n * n ? special[i % n] : random.pick(low, high));
    }
    if (!exchange(name, t)) return;
    Result r = in_parallel(count, [&](long from, long to, Result &r) {
        g_count = 2;
        for (long i = from; i < to; i++) {
            double x = g_args[0] = t.x[i], y = g_args[1] = t.y[i];
            quad value = exact((quad)x, (quad)y);
            compare<double, quad>(r, g_read ? t.got[i] : f(x, y), value, (double)value, where);
        }
    });
    report(name, promise, r);
}

// Where the promise is about the absolute error: from `low` to 10^5.
static void absolute(const char *name, double promise, D1 f, Q1 exact, double low = 8) {
    if (!wanted(name) || g_case.on) return;
    Random random;
    Trial t;
    for (long i = 0, count = arguments(10000, 1000000); i < count; i++) t.x.push_back(low * std::exp(random.unit() * std::log(1e5 / low)));
    if (!exchange(name, t)) return;
    Result r = in_parallel((long)t.x.size(), [&](long from, long to, Result &r) {
        for (long i = from; i < to; i++) {
            double x = t.x[i], got = g_read ? t.got[i] : f(x), error = std::fabs((double)((quad)got - exact((quad)x)));
            if (!(error <= r.error)) r.error = error, r.where = text(x);
        }
    });
    double worst = r.error;
    bool bad = !(worst <= promise);
    g_failed |= bad;
    printf("| %s | %.2g absolute | | %g absolute | %s%s |\n", name, worst, promise, r.where.c_str(), bad ? " **worse**" : "");
    fflush(stdout);
}

static void absolutef(const char *name, double promise, F1 f, D1 exact, float low = 8) {
    if (!wanted(name) || g_case.on || g_write || g_read) return;
    Result r = in_parallel(arguments(1000000, 100000000), [&](long from, long to, Result &r) {
        Random random;
        random.s += (u64)from * 0x9e3779b97f4a7c15ull;
        for (long i = from; i < to; i++) {
            float x = (float)(low * std::exp(random.unit() * std::log(1e5 / low)));
            double error = std::fabs((double)f(x) - exact((double)x));
            if (!(error <= r.error)) r.error = error, r.where = text(x);
        }
    });
    bool bad = !(r.error <= promise);
    g_failed |= bad;
    printf("| %s | %.2g absolute | | %g absolute | %s%s |\n", name, r.error, promise, r.where.c_str(), bad ? " **worse**" : "");
    fflush(stdout);
}

#include "rows.h"

int main(int argc, char **argv) {
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "--exhaustive")) g_exhaustive = true;
        else if (!strcmp(argv[i], "--effort") && i + 1 < argc) g_effort = atof(argv[++i]);
        else if (!strcmp(argv[i], "--count") && i + 1 < argc) g_arguments = atol(argv[++i]);
        else if (!strcmp(argv[i], "--write") && i + 1 < argc) g_write = argv[++i];
        else if (!strcmp(argv[i], "--read") && i + 1 < argc) g_read = argv[++i];
        else if (!strcmp(argv[i], "--case") && i + 1 < argc) g_case.on = true, g_case.single = !strcmp(argv[++i], "float");
        else g_filter = argv[i];
    }
    if (g_case.on) {
        rows();
        g_case.print();
        return 0;
    }
    if (!g_write) printf("| function | error, ulp | difference, ulp | CUDA promises | largest error at |\n|---|---|---|---|---|\n");
    rows();
    return g_failed;
}
