// Kernels whose host half is not plain: more parameters than an assembler statement has operands, a parameter with the kernel's name,
// qualified restricted pointers, functions that the host's optimiser copies for constant arguments, templates of variables,
// and an instance that only an inline function names, in its host text alone, which nobody calls.
// FLAGS: -O3
#include <cstdio>
__global__ void many(double *sum, char p0, int p1, double p2, float p3, short p4, char p5, int p6, double p7, float p8, short p9, char p10, int p11, double p12, float p13, short p14, char p15, int p16, double p17, float p18, short p19, char p20, int p21, double p22, float p23, short p24, char p25, int p26, double p27, float p28, short p29, char p30, int p31, double p32, float p33, short p34, char p35, int p36, double p37, float p38, short p39) {
    *sum = p0 + p1 + p2 + p3 + p4 + p5 + p6 + p7 + p8 + p9 + p10 + p11 + p12 + p13 + p14 + p15 + p16 + p17 + p18 + p19 + p20 + p21 + p22 + p23 + p24 + p25 + p26 + p27 + p28 + p29 + p30 + p31 + p32 + p33 + p34 + p35 + p36 + p37 + p38 + p39;
}
__global__ void zero_point(const float *const __restrict__ x, float *__restrict__ const zero_point, int n) {
    int i = threadIdx.x;
    if (i < n) zero_point[i] = x[i] + 1;
}
namespace inner {
namespace {
template <class T> __global__ void scale(const T *const __restrict__ x, T *__restrict__ scale, T by) { scale[threadIdx.x] = x[threadIdx.x] * by; }
}
}
__global__ static void reverse(int *d, int n) {
    __shared__ int s[64];
    int t = threadIdx.x;
    s[t] = d[t];
    __syncthreads();
    d[t] = s[n - t - 1];
}
template <class T> __constant__ T mask[4];
namespace inner {
template <class T, int N> __device__ T counts[N];
}
template <class T> __global__ void apply(T *out) {
    out[threadIdx.x] = mask<T>[threadIdx.x] + inner::counts<T, 4>[threadIdx.x];
}
template <class T> void templates(const char *name) {
    T values[4] = {1, 2, 3, 4}, others[4] = {10, 20, 30, 40}, *out;
    cudaMemcpyToSymbol(mask<T>, values, sizeof values);
    cudaMemcpyToSymbol(inner::counts<T, 4>, others, sizeof others);
    cudaMallocManaged(&out, sizeof values);
    apply<T><<<1, 4>>>(out);
    printf("%s: %s, ", name, cudaGetErrorString(cudaDeviceSynchronize()));
    printf("%g %g %g %g\n", (double)out[0], (double)out[1], (double)out[2], (double)out[3]);
    cudaFree(out);
}
template <class T> __global__ void empty() {}
inline bool never() {
#ifndef __CUDA_ARCH__
    void (*kernel)() = empty<void>;
    return kernel != nullptr;
#else
    return false;
#endif
}
int main() {
    double *sum;
    float *x, *y;
    int *d;
    cudaMallocManaged(&sum, sizeof *sum);
    cudaMallocManaged(&x, 64 * sizeof *x), cudaMallocManaged(&y, 64 * sizeof *y), cudaMallocManaged(&d, 64 * sizeof *d);
    for (int i = 0; i < 64; i++) x[i] = i, d[i] = i;
    many<<<1, 1>>>(sum, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40);
    zero_point<<<1, 64>>>(x, y, 64);
    reverse<<<1, 64>>>(d, 64);
    cudaDeviceSynchronize();
    printf("%g %g %g %d %d\n", *sum, y[0], y[63], d[0], d[63]);
    inner::scale<float><<<1, 64>>>(x, y, 3);
    reverse<<<1, 64>>>(d, 64);
    cudaDeviceSynchronize();
    printf("%g %d %s\n", y[63], d[63], cudaGetErrorString(cudaGetLastError()));
    templates<float>("float");
    templates<int>("int");
}
// OUTPUT:
// 820 1 64 63 0
// 189 63 no error
// float: no error, 11 22 33 44
// int: no error, 11 22 33 44
