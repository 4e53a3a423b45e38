// FLAGS: -arch=sm_80
// Dot product of half pairs, summed in single precision.
// RUN: dot<<<1, 128>>>(x=buf:f16:256:i%8, y=buf:f16:256:i%4, r=out:f32:1)
// EXPECT: r[0] == sum(k, 0, 256, x[k] * y[k])
// RUN: bf<<<1, 64>>>(x=buf:bf16:64:i, y=out:bf16:64)
// EXPECT: y[i] == 2*x[i] + 1
#include <cuda_fp16.h>
#include <cuda_bf16.h>
__global__ void dot(const __half2 *x, const __half2 *y, float *r) {
    __half2 p = __hmul2(x[threadIdx.x], y[threadIdx.x]);
    float v = __low2float(p) + __high2float(p);
    for (int d = 16; d; d /= 2) v += __shfl_down_sync(~0u, v, d);
    if (threadIdx.x % 32 == 0) atomicAdd(r, v);
}
__global__ void bf(const __nv_bfloat16 *x, __nv_bfloat16 *y) {
    int i = threadIdx.x;
    y[i] = __hfma(x[i], __nv_bfloat16(2.f), __nv_bfloat16(1.f));
}
