// Dequantising 5-bit blocks: four low bits in nibbles, the fifth in a mask, to halves.
// RUN: q5_dequant<<<2048, 256>>>(k=i32:1<<22, x=buf:u16:131072*11:rand=1,1000,15000, y=out:f16:1<<22)
#include <cuda_fp16.h>
#include <cstdint>
#include <cstring>
struct block_q5_0 {
    half d;
    uint8_t qh[4];
    uint8_t qs[16];
};
__device__ void dequantize_q5_0(const void* vx, int64_t ib, int iqs, float2& v) {
    const block_q5_0* x = (const block_q5_0*)vx;
    const float d = __half2float(x[ib].d);
    uint32_t qh;
    memcpy(&qh, x[ib].qh, sizeof(qh));
    const int xh_0 = ((qh >> (iqs + 0)) << 4) & 0x10;
    const int xh_1 = ((qh >> (iqs + 12))) & 0x10;
    v.x = ((x[ib].qs[iqs] & 0xf) | xh_0);
    v.y = ((x[ib].qs[iqs] >> 4) | xh_1);
    v.x = (v.x - 16.0f) * d;
    v.y = (v.y - 16.0f) * d;
}
extern "C" __global__ void q5_dequant(int k, const void* __restrict__ vx, half* __restrict__ y) {
    for (int64_t i = 2 * ((int64_t)blockDim.x * blockIdx.x + threadIdx.x); i < k; i += 2 * (int64_t)blockDim.x * gridDim.x) {
        const int64_t ib = i / 32;
        const int64_t iqs = (i % 32) / 2;
        const int64_t iybs = i - i % 32;
        float2 v;
        dequantize_q5_0(vx, ib, iqs, v);
        y[iybs + iqs] = __float2half(v.x);
        y[iybs + iqs + 16] = __float2half(v.y);
    }
}
