// Lambdas of the host as device code: captures, return types, templates, several of them in one function.
#include <cstdio>
template <class F> __global__ void each(int n, F f) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) f(i); }
template <class F> void for_each(int n, F f) { each<<<(n + 31) / 32, 32>>>(n, f); }
template <class T> void scale(T *p, int n, T by) { for_each(n, [=] __device__(int i) { p[i] *= by; }); }
struct Line { float a, b; void apply(float *p, int n) { for_each(n, [=, *this] __device__(int i) { p[i] = a * p[i] + b; }); } };
int main() {
    const int n = 100;
    float *p;
    cudaMallocManaged(&p, n * sizeof(float));
    int shift = 3;
    for_each(n, [p] __device__(int i) { p[i] = i; });
    for_each(n, [=] __device__(int i) { p[i] += shift; });
    scale(p, n, 2.0f);
    Line{0.5f, 1}.apply(p, n);
    auto square = [=] __host__ __device__(float x) { return x * x + shift; };
    for_each(n, [=] __device__(int i) { p[i] = square(p[i]); });
    cudaDeviceSynchronize();
    std::printf("%g %g, on the host %g\n", p[0], p[10], square(2));
}
// OUTPUT:
// 19 199, on the host 7
