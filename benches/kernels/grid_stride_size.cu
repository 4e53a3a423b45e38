// A grid-stride loop in size_t, element type as a template, with a functor.
// RUN: grid_stride_size<<<528, 512>>>(n=u64:1<<22, a=buf:f64:1<<22:rand=1, b=buf:f64:1<<22:rand=2, c=out:f64:1<<22)
#include <cstddef>
template <class F>
__device__ void for_each_index(size_t n, F f) {
    for (size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x; i < n; i += (size_t)gridDim.x * blockDim.x) f(i);
}
struct Hypot {
    const double *a, *b;
    double* c;
    __device__ void operator()(size_t i) const { c[i] = sqrt(a[i] * a[i] + b[i] * b[i]); }
};
extern "C" __global__ void grid_stride_size(size_t n, const double* a, const double* b, double* c) { for_each_index(n, Hypot{a, b, c}); }
