// Quantisation: 4-bit weights to half with zero point and scale.
// RUN: dequant_half<<<1024, 256>>>(q=buf:u32:1<<18:rand=1, s=buf:u16:1<<13:i%100, z=buf:u8:1<<13:i%16, out=out:u16:1<<21)
#include <cuda_fp16.h>
extern "C" __global__ void dequant_half(const unsigned* __restrict__ q, const __half* __restrict__ s, const unsigned char* __restrict__ z, __half* __restrict__ out) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned w = q[t];
    __half sc = s[t / 32];
    int zp = z[t / 32] & 15;
    __half2* o = (__half2*)(out + t * 8);
#pragma unroll
    for (int i = 0; i < 4; i++) {
        int lo = (int)((w >> (8 * i)) & 15) - zp, hi = (int)((w >> (8 * i + 4)) & 15) - zp;
        o[i] = __hmul2(__halves2half2(__int2half_rn(lo), __int2half_rn(hi)), __half2half2(sc));
    }
}
