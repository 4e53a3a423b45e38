// Layer normalisation of half rows kept in registers, 16-byte loads, Welford statistics joined across the warp.
// RUN: layernorm_half8<<<2048, 128>>>(rows=i32:8192, x=buf:f16:1<<23:rand=1, gamma=buf:f16:1024:rand=2, beta=buf:f16:1024:rand=3, y=out:f16:1<<23)
#include <cuda_fp16.h>
struct Welford {
    float mean, m2, count;
    __device__ void push(float x) {
        count += 1.f;
        float d = x - mean;
        mean += d / count;
        m2 += d * (x - mean);
    }
    __device__ void merge(const Welford& o) {
        float total = count + o.count, d = o.mean - mean;
        mean += d * o.count / total;
        m2 += o.m2 + d * d * count * o.count / total;
        count = total;
    }
};
extern "C" __global__ void layernorm_half8(int rows, const half* __restrict__ x, const half* __restrict__ gamma, const half* __restrict__ beta, half* __restrict__ y) {
    int row = blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32, lane = threadIdx.x % 32;
    if (row >= rows) return;
    union Vec { uint4 q; half h[8]; } v[4];
    Welford w{0, 0, 0};
    for (int k = 0; k < 4; k++) {
        v[k].q = ((const uint4*)(x + (size_t)row * 1024))[k * 32 + lane];
        for (int j = 0; j < 8; j++) w.push(__half2float(v[k].h[j]));
    }
    for (int d = 1; d < 32; d *= 2) {
        Welford o{__shfl_xor_sync(~0u, w.mean, d), __shfl_xor_sync(~0u, w.m2, d), __shfl_xor_sync(~0u, w.count, d)};
        w.merge(o);
    }
    float inv = rsqrtf(w.m2 / w.count + 1e-5f);
    for (int k = 0; k < 4; k++) {
        Vec g, b, r;
        g.q = ((const uint4*)gamma)[k * 32 + lane];
        b.q = ((const uint4*)beta)[k * 32 + lane];
        for (int j = 0; j < 8; j++) r.h[j] = __float2half((__half2float(v[k].h[j]) - w.mean) * inv * __half2float(g.h[j]) + __half2float(b.h[j]));
        ((uint4*)(y + (size_t)row * 1024))[k * 32 + lane] = r.q;
    }
}
