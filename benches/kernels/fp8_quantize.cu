// Quantising rows to e4m3: the largest magnitude of a row, then scale and convert four at a time.
// RUN: fp8_quantize<<<4096, 256>>>(cols=i32:2048, x=buf:f32:1<<23:rand=1,-4,4, q=out:u8:1<<23, scale=out:f32:4096)
#include <cuda_fp8.h>
extern "C" __global__ void fp8_quantize(int cols, const float4* __restrict__ x, __nv_fp8x4_e4m3* __restrict__ q, float* __restrict__ scale) {
    __shared__ float warp_max[8];
    int n4 = cols / 4;
    const float4* row = x + (size_t)blockIdx.x * n4;
    float amax = 0;
    for (int i = threadIdx.x; i < n4; i += blockDim.x) {
        float4 v = row[i];
        amax = fmaxf(amax, fmaxf(fmaxf(fabsf(v.x), fabsf(v.y)), fmaxf(fabsf(v.z), fabsf(v.w))));
    }
    for (int o = 16; o > 0; o >>= 1) amax = fmaxf(amax, __shfl_xor_sync(0xffffffff, amax, o));
    if (threadIdx.x % 32 == 0) warp_max[threadIdx.x / 32] = amax;
    __syncthreads();
    for (int i = 0; i < 8; i++) amax = fmaxf(amax, warp_max[i]);
    float s = amax > 0 ? 448.0f / amax : 1.0f;
    if (threadIdx.x == 0) scale[blockIdx.x] = 1.0f / s;
    for (int i = threadIdx.x; i < n4; i += blockDim.x) {
        float4 v = row[i];
        q[(size_t)blockIdx.x * n4 + i] = __nv_fp8x4_e4m3(make_float4(v.x * s, v.y * s, v.z * s, v.w * s));
    }
}
