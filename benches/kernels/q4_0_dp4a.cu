// Matrix-vector product on 4-bit blocks with a half scale each against 8-bit activations, by dp4a.
// RUN: q4_0_dp4a<<<4096, 128>>>(blocks=i32:128, w=buf:u16:16384*128*9:rand=1,1000,15000, xq=buf:i8:4096:rand=2,-127,127, xd=buf:f32:128:rand=3, y=out:f32:16384)
#include <cuda_fp16.h>
#include <cstdint>
struct block_q4_0 {
    half d;
    uint8_t qs[16];
};
static_assert(sizeof(block_q4_0) == 18, "no padding");
__device__ __forceinline__ int get_int_b2(const void* x, int i) {
    const uint16_t* x16 = (const uint16_t*)x;
    int v = x16[2 * i];
    v |= x16[2 * i + 1] << 16;
    return v;
}
extern "C" __global__ void q4_0_dp4a(int blocks, const block_q4_0* __restrict__ w, const int8_t* __restrict__ xq, const float* __restrict__ xd, float* __restrict__ y) {
    const int row = blockIdx.x * 4 + threadIdx.x / 32, lane = threadIdx.x % 32;
    float sum = 0.0f;
    for (int ib = lane; ib < blocks; ib += 32) {
        const block_q4_0* b = &w[(size_t)row * blocks + ib];
        const int* u = (const int*)(xq + ib * 32);
        int sumi = 0, sumx = 0;
#pragma unroll
        for (int i = 0; i < 4; ++i) {
            const int v = get_int_b2(b->qs, i);
            sumi = __dp4a((v >> 0) & 0x0F0F0F0F, u[i], sumi);
            sumi = __dp4a((v >> 4) & 0x0F0F0F0F, u[i + 4], sumi);
            sumx = __dp4a(0x01010101, u[i], __dp4a(0x01010101, u[i + 4], sumx));
        }
        sum += __half2float(b->d) * xd[ib] * (sumi - 8 * sumx);
    }
#pragma unroll
    for (int mask = 16; mask > 0; mask >>= 1) sum += __shfl_xor_sync(0xffffffff, sum, mask, 32);
    if (lane == 0) y[row] = sum;
}
