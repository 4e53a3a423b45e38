// Throughput and errors of the math library on a GPU, ours beside nvcc's: bench OURS.cubin THEIRS.cubin > table.md
//
// Single-precision functions of one argument are checked on all 2^32 bit patterns against nvcc's double-precision functions;
// functions of two arguments and in double precision on random arguments, the latter against nvcc's own results.
#include <cuda.h>
#include <cuda_runtime.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#define CHECK(call)                                                                          \
    do {                                                                                     \
        if ((int)(call) != 0) fprintf(stderr, "line %d: %s failed\n", __LINE__, #call), exit(1); \
    } while (0)

struct Worst {
    unsigned long long difference, wrong;
};
__device__ long long ordered(float v) {
    int b = __float_as_int(v);
    return b < 0 ? -(long long)(b & 0x7fffffff) : b;
}
__device__ long long ordered(double v) {
    long long b = __double_as_longlong(v);
    return b < 0 ? -(b & 0x7fffffffffffffffLL) : b;
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
__device__ double rsqrt_(double x) { return 1 / sqrt(x); }
#define F1(f, d, low, high, promise)                                                                             \
    __global__ void judge_##f(const float *x, const float *, const float *got, int n, Worst *worst) {            \
        int i = blockIdx.x * blockDim.x + threadIdx.x;                                                           \
        if (i < n) judge(got[i], (float)d((double)x[i]), worst);                                                 \
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
#undef F2
#undef D1
#undef D2

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
static void report(const char *name, double promise, Worst ours, Worst theirs, const char *kind) {
    double a = speed(g_ours, name, false), b = speed(g_theirs, name, false);
    double c = speed(g_ours, name, true), d = speed(g_theirs, name, true);
    bool bad = ours.difference > promise || ours.wrong > theirs.wrong;
    g_bad += bad;
    g_rows++, g_log_array += log(a / b), g_log_chain += log(c / d), g_lowest = std::min(g_lowest, a / b);
    printf("| %s | %llu | %llu | %g %s | %llu / %llu | %.1f | %.2f | %.1f | %.2f |%s\n", name, ours.difference, theirs.difference, promise, kind,
           ours.wrong, theirs.wrong, a, a / b, c, c / d, bad ? " **worse**" : "");
    fflush(stdout);
}
typedef void (*Judge)(const float *, const float *, const float *, int, Worst *);
static void float_row(const char *name, Judge judge, double low, double high, double promise, bool all) {
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
    report(name, promise, w[0], w[1], all ? "" : "(random)");
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

int main(int, char **argv) {
    CHECK(cudaSetDevice(0));
    CHECK(cudaFree(nullptr));
    CHECK(cuModuleLoad(&g_ours, argv[1]));
    CHECK(cuModuleLoad(&g_theirs, argv[2]));
    for (char **p : {&g_x, &g_y, &g_out, &g_other}) CHECK(cudaMalloc(p, (size_t)N * 8));
    CHECK(cudaMalloc(&g_worst, sizeof(Worst)));
    CHECK(cudaMemset(g_worst, 0, sizeof(Worst)));
    printf("| function | our difference, ulp | nvcc's | allowed | wrong NaN, ours / nvcc's | array, G/s | ratio | registers, G/s | ratio |\n"
           "|---|---|---|---|---|---|---|---|---|\n");
#define F1(f, d, low, high, promise) float_row(#f, judge_##f, low, high, promise, true);
#define F2(f, d, low, high, promise) float_row(#f, judge_##f, low, high, promise, false);
#define D1(f, low, high, promise) double_row(#f, low, high, promise);
#define D2(f, low, high, promise) double_row(#f, low, high, promise);
#include "functions.def"
    printf("\nGeometric means of the ratios: %.3f over arrays (lowest %.3f), %.3f in registers. Rows outside of what is allowed: %d.\n",
           exp(g_log_array / g_rows), g_lowest, exp(g_log_chain / g_rows), g_bad);
    return g_bad != 0;
}
