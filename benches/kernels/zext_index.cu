// Unsigned counters widened to size_t: a strided gather with a step of the grid's size.
// RUN: zext_index<<<264, 256>>>(n=u32:1<<22, stride=u32:3, x=buf:f32:1<<22:rand=1, y=out:f32:67584)
#include <cstddef>
extern "C" __global__ void zext_index(unsigned n, unsigned stride, const float* __restrict__ x, float* __restrict__ y) {
    unsigned t = blockIdx.x * blockDim.x + threadIdx.x;
    float s = 0;
    for (unsigned i = t; i < n; i += gridDim.x * blockDim.x) {
        size_t a = i, b = (size_t)i * stride % n;
        s += x[a] - x[b];
        for (unsigned short k = 1; k < 4; k++)
            if (i >= k) s += x[i - k] * 0.125f;
    }
    y[t] = s;
}
