// Matrix product of half inputs with float sums, 64x64 tiles, 4x4 per thread.
// RUN: gemm_nt_half<<<(8,8), (16,16)>>>(n=i32:512, a=buf:u16:1<<18:i%1000, b=buf:u16:1<<18:i%999, c=out:f32:1<<18)
#include <cuda_fp16.h>
extern "C" __global__ void gemm_nt_half(int n, const __half* __restrict__ a, const __half* __restrict__ b, float* __restrict__ c) {
    __shared__ __half sa[64][17], sb[64][17];
    int tx = threadIdx.x, ty = threadIdx.y, tid = ty * 16 + tx;
    float acc[4][4] = {};
    for (int k0 = 0; k0 < n; k0 += 16) {
        for (int i = tid; i < 1024; i += 256) {
            sa[i / 16][i % 16] = a[(blockIdx.y * 64 + i / 16) * n + k0 + i % 16];
            sb[i / 16][i % 16] = b[(blockIdx.x * 64 + i / 16) * n + k0 + i % 16];
        }
        __syncthreads();
#pragma unroll
        for (int k = 0; k < 16; k++) {
            float x[4], y[4];
            for (int i = 0; i < 4; i++) { x[i] = __half2float(sa[ty * 4 + i][k]); y[i] = __half2float(sb[tx * 4 + i][k]); }
            for (int i = 0; i < 4; i++) for (int j = 0; j < 4; j++) acc[i][j] += x[i] * y[j];
        }
        __syncthreads();
    }
    for (int i = 0; i < 4; i++) for (int j = 0; j < 4; j++) c[(blockIdx.y * 64 + ty * 4 + i) * n + blockIdx.x * 64 + tx * 4 + j] = acc[i][j];
}
