// Throughput and errors of the math library on a GPU, ours beside nvcc's: bench OURS.cubin THEIRS.cubin > table.md
//
// Single-precision functions of one argument are checked on all 2^32 bit patterns against nvcc's double-precision functions;
// functions of two arguments and in double precision on random arguments, the latter against nvcc's own results.
//
// bench --eval OURS.cubin FOLDER [FILTER] runs functions on arguments from files instead: every line of FOLDER/rows names a kernel, how
// many arguments it takes and the stem of FILE.in and FILE.out. `accuracy --write` makes them, `accuracy --read` judges the results.
#include <cuda.h>
#include <cuda_runtime.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#define CHECK(call)                                                                          \
    do {                                                                                     \
        if ((int)(call) != 0) fprintf(stderr, "line %d: %s failed\n", __LINE__, #call), exit(1); \
    } while (0)

// The largest difference in ulps, how often only one is NaN, and the largest absolute error in units of 10^-15 where that is promised.
struct Worst {
    unsigned long long difference, wrong, absolute;
};
__device__ long long ordered(float v) {
    int b = __float_as_int(v);
    return b < 0 ? -(long long)(b & 0x7fffffff) : b;
}
__device__ long long ordered(double v) {
    long long b = __double_as_longlong(v);
    return b < 0 ? -(b & 0x7fffffffffffffffLL) : b;
}
__device__ void judge_absolute(double got, double want, Worst *worst) {
    double e = fabs(got - want) * 1e15;
    if (e > (double)worst->absolute) atomicMax(&worst->absolute, (unsigned long long)fmin(e, 1e18));
}
template <class T> __device__ void judge(T got, T want, Worst *worst) {
    if ((got != got) != (want != want)) {
        atomicAdd(&worst->wrong, 1);
    } else if (want == want) {
        long long d = ordered(got) - ordered(want);
        d = d < 0 ? -d : d;
        if (d > (long long)worst->difference) atomicMax(&worst->difference, (unsigned long long)d);
    }
}
__global__ void patterns(float *x, unsigned first, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) x[i] = __uint_as_float(first + i);
}
template <class T> __global__ void random_numbers(T *x, int n, double low, double high, unsigned seed) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned long long h = (i + 1ull + ((unsigned long long)seed << 32)) * 0x9e3779b97f4a7c15ull;
    h ^= h >> 29, h *= 0xbf58476d1ce4e5b9ull, h ^= h >> 32;
    x[i] = (T)(low + (high - low) * ((double)(h >> 11) * 0x1p-53));
}
__global__ void compare_results(const double *a, const double *b, int n, Worst *worst) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) judge(a[i], b[i], worst);
}
#include "wrappers.h"
__device__ double rsqrt_(double x) { return 1 / sqrt(x); }
// 2^-149 is the smallest number that matters, where double precision divides exactly enough.
__device__ double rsqrt_exact(double x) { return x == 0 ? 1 / x : 1 / sqrt(x); }
__device__ double quotient_(double x, double y) { return x / y; }
__device__ double powi_exact(double x, double y) { return pow(x, trunc(y)); }
__device__ double nextafterf_exact(double x, double y) { return nextafterf((float)x, (float)y); }
#define SPLIT_EXACT(name, call)                      \
    __device__ double name##_exact(double x) {       \
        double a, b;                                 \
        call(x, &a, &b);                             \
        return first_of((float)x) ? a : b;           \
    }
SPLIT_EXACT(sincosf, sincos)
SPLIT_EXACT(sincospif, sincospi)
__device__ double frexpf_exact(double x) {
    int e;
    double m = frexp(x, &e);
    return first_of((float)x) ? m : (double)e;
}
__device__ double modff_exact(double x) {
    double whole, part = modf(x, &whole);
    return first_of((float)x) ? part : whole;
}
__device__ double remquof_exact(double x, double y) {
    int q;
    double r = remquo(x, y, &q);
    return first_of((float)x) ? r : (double)(q & 7);
}
__device__ double norm3df_exact(double x, double y) { return norm3d(x, y, (double)((float)y * 0.75f)); }
__device__ double rnorm3df_exact(double x, double y) { return rnorm3d(x, y, (double)((float)y * 0.75f)); }
__device__ double norm4df_exact(double x, double y) { return norm4d(x, y, (double)((float)y * 0.75f), (double)((float)x * 0.375f)); }
__device__ double rnorm4df_exact(double x, double y) { return rnorm4d(x, y, (double)((float)y * 0.75f), (double)((float)x * 0.375f)); }
#define F1(f, d, low, high, promise)                                                                             \
    __global__ void judge_##f(const float *x, const float *, const float *got, int n, Worst *worst) {            \
        int i = blockIdx.x * blockDim.x + threadIdx.x;                                                           \
        if (i < n) judge(got[i], (float)d((double)x[i]), worst);                                                 \
    }
// nvcc's functions of integer order are NaN for tiny arguments, where they should be zero.
#define F1A(f, d, low, high, promise, where, bound)                                                              \
    __global__ void judge_##f(const float *v, const float *, const float *got, int n, Worst *worst) {            \
        int i = blockIdx.x * blockDim.x + threadIdx.x;                                                           \
        if (i >= n) return;                                                                                      \
        float x = v[i];                                                                                          \
        double want = d((double)x);                                                                              \
        if (where) judge(got[i], (float)want, worst);                                                            \
        else if (fabs(want) < 1e30) judge_absolute(got[i], want, worst);                                         \
        else if (got[i] != got[i] && want == want) atomicAdd(&worst->wrong, 1);                                  \
    }
#define F2(f, d, low, high, promise)                                                                             \
    __global__ void judge_##f(const float *x, const float *y, const float *got, int n, Worst *worst) {           \
        int i = blockIdx.x * blockDim.x + threadIdx.x;                                                           \
        if (i < n) judge(got[i], (float)d((double)x[i], (double)y[i]), worst);                                   \
    }
#define D1(...)
#define D2(...)
#include "functions.def"
#undef F1
#undef F1A
#undef F2
#undef D1
#undef D2

// Errors of the approximate instructions, relative, and absolute for lg2 near one.
struct Approximate {
    double ex2, lg2, lg2_near_one, rcp, rsqrt, sine, cosine;
};
__device__ void largest(double *place, double error) {
    if (error > *place) atomicMax((unsigned long long *)place, (unsigned long long)__double_as_longlong(error));
}
__global__ void approximate(unsigned first, int n, Approximate *worst) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float x = __uint_as_float(first + i), r;
    double d = x;
    if (!(fabsf(x) < 1e38f) || fabsf(x) < 2e-38f) return;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(x));
    if (fabs(d) < 126) largest(&worst->ex2, fabs(r / exp2(d) - 1));
    asm("sin.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(x));
    if (fabs(d) < 3.14159) largest(&worst->sine, fabs(r - sin(d)));
    asm("cos.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(x));
    if (fabs(d) < 3.14159) largest(&worst->cosine, fabs(r - cos(d)));
    if (x < 0) return;
    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(x));
    if (d > 0.5 && d < 2) largest(&worst->lg2_near_one, fabs(r - log2(d)));
    else largest(&worst->lg2, fabs(r / log2(d) - 1));
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(x));
    if (d < 8e37) largest(&worst->rcp, fabs(r * d - 1));
    asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(x));
    largest(&worst->rsqrt, fabs(r * sqrt(d) - 1));
}

static const int N = 1 << 26;
static CUmodule g_ours, g_theirs;
static char *g_x, *g_y, *g_out, *g_other;
static Worst *g_worst;

static CUfunction find(CUmodule m, const std::string &name) {
    CUfunction f;
    if (cuModuleGetFunction(&f, m, name.c_str()) != CUDA_SUCCESS) return nullptr;
    return f;
}
static void launch(CUfunction f, int blocks, void *x, void *y, void *out, int n) {
    void *args[] = {&x, &y, &out, &n};
    CHECK(cuLaunchKernel(f, blocks, 1, 1, 256, 1, 1, 0, nullptr, args, nullptr));
}
// Elements per nanosecond, the best of several runs.
static double speed(CUmodule module, const std::string &name, bool chain) {
    CUfunction f = find(module, (chain ? "chain_" : "array_") + name);
    if (!f) return 0;
    cudaEvent_t a, b;
    CHECK(cudaEventCreate(&a));
    CHECK(cudaEventCreate(&b));
    int blocks = 132 * 16, n = chain ? 64 : N;
    double best = 1e30;
    for (int i = 0; i < 8; i++) {
        CHECK(cudaEventRecord(a));
        launch(f, blocks, g_x, g_y, g_out, n);
        CHECK(cudaEventRecord(b));
        CHECK(cudaEventSynchronize(b));
        float ms;
        CHECK(cudaEventElapsedTime(&ms, a, b));
        if (i) best = std::min(best, (double)ms);
    }
    double elements = chain ? (double)blocks * 256 * n : N;
    return elements / (best * 1e6);
}
static Worst take_worst() {
    Worst w;
    CHECK(cudaMemcpy(&w, g_worst, sizeof w, cudaMemcpyDeviceToHost));
    CHECK(cudaMemset(g_worst, 0, sizeof w));
    return w;
}
static double g_log_array = 0, g_log_chain = 0, g_lowest = 1e30;
static int g_rows = 0, g_bad = 0;
static void report(const char *name, double promise, Worst ours, Worst theirs, const char *kind, double absolute = 0) {
    double a = speed(g_ours, name, false), b = speed(g_theirs, name, false);
    double c = speed(g_ours, name, true), d = speed(g_theirs, name, true);
    if (promise < 0) promise = (double)theirs.difference;
    bool bad = ours.difference > promise || ours.wrong > theirs.wrong || (absolute > 0 && ours.absolute * 1e-15 > absolute);
    g_bad += bad;
    g_rows++, g_log_array += log(a / b), g_log_chain += log(c / d), g_lowest = std::min(g_lowest, a / b);
    char away[100] = "";
    if (absolute > 0) snprintf(away, sizeof away, "; elsewhere %.1e, nvcc %.1e, of %.1e", ours.absolute * 1e-15, theirs.absolute * 1e-15, absolute);
    printf("| %s | %llu | %llu | %g %s%s | %llu / %llu | %.1f | %.2f | %.1f | %.2f |%s%s\n", name, ours.difference, theirs.difference, promise, kind,
           away, ours.wrong, theirs.wrong, a, a / b, c, c / d, bad ? " **worse**" : "", a / b < 0.95 ? " **slower**" : "");
    fflush(stdout);
}
typedef void (*Judge)(const float *, const float *, const float *, int, Worst *);
static void float_row(const char *name, Judge judge, double low, double high, double promise, bool all, double absolute = 0) {
    Worst w[2];
    for (int k = 0; k < 2; k++) {
        CUfunction f = find(k ? g_theirs : g_ours, std::string("array_") + name);
        if (!f) {
            printf("| %s | missing |\n", name);
            return;
        }
        for (unsigned long long first = 0; first < (all ? 1ull << 32 : 1ull << 28); first += N) {
            if (all) patterns<<<N / 256, 256>>>((float *)g_x, (unsigned)first, N);
            else random_numbers<<<N / 256, 256>>>((float *)g_x, N, low, high, (unsigned)(first >> 20)),
                random_numbers<<<N / 256, 256>>>((float *)g_y, N, low, high, (unsigned)(first >> 20) + 7);
            launch(f, N / 256, g_x, g_y, g_out, N);
            judge<<<N / 256, 256>>>((float *)g_x, (float *)g_y, (float *)g_out, N, g_worst);
        }
        w[k] = take_worst();
    }
    random_numbers<<<N / 256, 256>>>((float *)g_x, N, low, high, 1);
    random_numbers<<<N / 256, 256>>>((float *)g_y, N, low, high, 2);
    report(name, promise, w[0], w[1], all ? "" : "(random)", absolute);
}
static void double_row(const char *name, double low, double high, double promise) {
    CUfunction a = find(g_ours, std::string("array_") + name), b = find(g_theirs, std::string("array_") + name);
    if (!a || !b) {
        printf("| %s | missing |\n", name);
        return;
    }
    random_numbers<<<N / 256, 256>>>((double *)g_x, N, low, high, 1);
    random_numbers<<<N / 256, 256>>>((double *)g_y, N, low, high, 2);
    launch(a, N / 256, g_x, g_y, g_out, N);
    launch(b, N / 256, g_x, g_y, g_other, N);
    compare_results<<<N / 256, 256>>>((double *)g_out, (double *)g_other, N, g_worst);
    Worst w = take_worst();
    // Both may be off in opposite directions.
    report(name, 2 * promise, w, Worst(), "(from nvcc's)");
}

static void print_approximate() {
    Approximate *worst, w;
    CHECK(cudaMalloc(&worst, sizeof w));
    CHECK(cudaMemset(worst, 0, sizeof w));
    for (unsigned long long first = 0; first < 1ull << 32; first += N) approximate<<<N / 256, 256>>>((unsigned)first, N, worst);
    CHECK(cudaMemcpy(&w, worst, sizeof w, cudaMemcpyDeviceToHost));
    printf("\nErrors of the approximate instructions: ex2 2^%.2f, lg2 2^%.2f, lg2 between 1/2 and 2 absolute 2^%.2f, rcp 2^%.2f, rsqrt 2^%.2f, "
           "sin up to pi absolute 2^%.2f, cos 2^%.2f.\n",
           log2(w.ex2), log2(w.lg2), log2(w.lg2_near_one), log2(w.rcp), log2(w.rsqrt), log2(w.sine), log2(w.cosine));
}
// Runs kernels on the arguments in a folder.
static int evaluate(const std::string &folder, const char *filter) {
    FILE *rows = fopen((folder + "/rows").c_str(), "r");
    CHECK(!rows);
    char kernel[100], stem[100];
    int arguments;
    while (fscanf(rows, "%99s %d %99s", kernel, &arguments, stem) == 3) {
        if (filter && !strstr(kernel, filter)) continue;
        CUfunction f = find(g_ours, std::string("array_") + kernel);
        FILE *in = fopen((folder + "/" + stem + ".in").c_str(), "rb"), *out = fopen((folder + "/" + stem + ".out").c_str(), "wb");
        if (!f || !in || !out) {
            fprintf(stderr, "%s cannot run\n", kernel);
            continue;
        }
        // All first arguments, then all second ones.
        fseek(in, 0, SEEK_END);
        long n = ftell(in) / 8 / arguments;
        rewind(in);
        std::vector<double> v((size_t)n * arguments), r(n);
        CHECK(fread(v.data(), 8, v.size(), in) != v.size());
        CHECK(cudaMemcpy(g_x, v.data(), n * 8, cudaMemcpyHostToDevice));
        if (arguments > 1) CHECK(cudaMemcpy(g_y, v.data() + n, n * 8, cudaMemcpyHostToDevice));
        launch(f, 4096, g_x, g_y, g_out, (int)n);
        CHECK(cudaMemcpy(r.data(), g_out, n * 8, cudaMemcpyDeviceToHost));
        CHECK(fwrite(r.data(), 8, n, out) != (size_t)n);
        fclose(in), fclose(out);
    }
    return 0;
}

int main(int argc, char **argv) {
    CHECK(cudaSetDevice(0));
    CHECK(cudaFree(nullptr));
    if (!strcmp(argv[1], "--eval")) {
        CHECK(cuModuleLoad(&g_ours, argv[2]));
        for (char **p : {&g_x, &g_y, &g_out}) CHECK(cudaMalloc(p, (size_t)N * 8));
        return evaluate(argv[3], argc > 4 ? argv[4] : nullptr);
    }
    CHECK(cuModuleLoad(&g_ours, argv[1]));
    CHECK(cuModuleLoad(&g_theirs, argv[2]));
    for (char **p : {&g_x, &g_y, &g_out, &g_other}) CHECK(cudaMalloc(p, (size_t)N * 8));
    CHECK(cudaMalloc(&g_worst, sizeof(Worst)));
    CHECK(cudaMemset(g_worst, 0, sizeof(Worst)));
    printf("| function | our difference, ulp | nvcc's | allowed | wrong NaN, ours / nvcc's | array, G/s | ratio | registers, G/s | ratio |\n"
           "|---|---|---|---|---|---|---|---|---|\n");
#define F1(f, d, low, high, promise) float_row(#f, judge_##f, low, high, promise, true);
#define F1A(f, d, low, high, promise, where, absolute) float_row(#f, judge_##f, low, high, promise, true, absolute);
#define F2(f, d, low, high, promise) float_row(#f, judge_##f, low, high, promise, false);
#define D1(f, low, high, promise) double_row(#f, low, high, promise);
#define D2(f, low, high, promise) double_row(#f, low, high, promise);
#include "functions.def"
    printf("\nGeometric means of the ratios: %.3f over arrays (lowest %.3f), %.3f in registers. Rows outside of what is allowed: %d.\n",
           exp(g_log_array / g_rows), g_lowest, exp(g_log_chain / g_rows), g_bad);
    print_approximate();
    return g_bad != 0;
}
