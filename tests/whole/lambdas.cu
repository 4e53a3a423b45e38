// Lambdas of the host as device code: captures, return types, templates, several of them in one function.
#include <cstdio>
template <class F> __global__ void each(int n, F f) { int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) f(i); }
template <class F> void for_each(int n, F f) { each<<<(n + 31) / 32, 32>>>(n, f); }
template <class T> void scale(T *p, int n, T by) { for_each(n, [=] __device__(int i) { p[i] *= by; }); }
template <int N, class F, class... Rest> __global__ void with_rest(F f, Rest... rest) { f(N, (0 + ... + rest)); }
template <int N, class I, class O> void add(I in, O out) {
    auto f = [=] __device__(int a, int more) { out[a] += in[a - 1] + more; };
    with_rest<N, decltype(f)><<<1, 1>>>(f);
    with_rest<N, decltype(f)><<<1, 1>>>(f, 5, 6);
}
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
    add<10>(p, p);
    cudaDeviceSynchronize();
    std::printf("%g %g, on the host %g\n", p[0], p[10], square(2));
}
// OUTPUT:
// 19 554, on the host 7
