// A chain of element-wise operations on half2: scale, bias, gelu by tanh, residual, clamp.
// RUN: half2_chain<<<2048, 256>>>(n=i32:1<<21, x=buf:f16:1<<22:rand=1,-3,3, bias=buf:f16:4096:rand=2, r=buf:f16:1<<22:rand=3, y=out:f16:1<<22)
#include <cuda_fp16.h>
__device__ half2 gelu(half2 x) {
    half2 c = __float2half2_rn(0.044715f), k = __float2half2_rn(0.79788456f), half_ = __float2half2_rn(0.5f), one = __float2half2_rn(1.0f);
    half2 inner = __hmul2(k, __hfma2(__hmul2(c, __hmul2(x, x)), x, x));
    float2 f = __half22float2(inner);
    half2 t = __floats2half2_rn(tanhf(f.x), tanhf(f.y));
    return __hmul2(__hmul2(half_, x), __hadd2(one, t));
}
extern "C" __global__ void half2_chain(int n, const half2* __restrict__ x, const half2* __restrict__ bias, const half2* __restrict__ r, half2* __restrict__ y) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        half2 v = x[i] * __float2half2_rn(0.75f) + bias[i & 2047];
        v = gelu(v) + r[i];
        y[i] = __hmin2(__hmax2(v, __float2half2_rn(-2.f)), __float2half2_rn(2.f));
    }
}
