// Matrix-vector product with e4m3 weights converted pairwise to halves.
// RUN: fp8_gemv<<<2048, 128>>>(cols=i32:2048, w=buf:u8:1<<24:rand=1,0,120, x=buf:f16:4096:rand=2, scale=buf:f32:8192:rand=3, y=out:f32:8192)
#include <cuda_fp16.h>
#include <cuda_fp8.h>
__device__ __forceinline__ float dot_word(unsigned w, half2 a, half2 b, float acc) {
    __half2_raw lo = __nv_cvt_fp8x2_to_halfraw2(w & 0xffff, __NV_E4M3);
    __half2_raw hi = __nv_cvt_fp8x2_to_halfraw2(w >> 16, __NV_E4M3);
    float2 p = __half22float2(__hmul2(half2(lo), a)), q = __half22float2(__hmul2(half2(hi), b));
    return acc + p.x + p.y + q.x + q.y;
}
extern "C" __global__ void fp8_gemv(int cols, const uint4* __restrict__ w, const half2* __restrict__ x, const float* __restrict__ scale, float* __restrict__ y) {
    int row = blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32, lane = threadIdx.x % 32, words = cols / 16;
    float acc = 0;
    for (int i = lane; i < words; i += 32) {
        uint4 q = w[(size_t)row * words + i];
        const half2* xs = x + i * 8;
        acc = dot_word(q.x, xs[0], xs[1], acc);
        acc = dot_word(q.y, xs[2], xs[3], acc);
        acc = dot_word(q.z, xs[4], xs[5], acc);
        acc = dot_word(q.w, xs[6], xs[7], acc);
    }
    for (int o = 16; o; o >>= 1) acc += __shfl_xor_sync(0xffffffff, acc, o);
    if (lane == 0) y[row] = acc * scale[row];
}
