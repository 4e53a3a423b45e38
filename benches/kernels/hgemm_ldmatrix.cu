// Half-precision GEMM as libraries write it: cp.async into two stages of shared memory, ldmatrix, mma.sync; 128x128 per block of 8 warps.
// RUN: hgemm_ldmatrix<<<(16,16), 256>>>(m=i32:2048, n=i32:2048, k=i32:512, a=buf:f16:1<<20:rand=1, b=buf:f16:1<<20:rand=2, c=out:f16:1<<22)
#include <cuda_fp16.h>
#include <cstdint>
constexpr int BM = 128, BN = 128, BK = 32, PAD = 8;
__device__ __forceinline__ uint32_t smem(const void* p) { return (uint32_t)__cvta_generic_to_shared(p); }
__device__ __forceinline__ void cp16(void* dst, const void* src) {
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;\n" ::"r"(smem(dst)), "l"(src));
}
__device__ __forceinline__ void ldsm4(uint32_t (&r)[4], const half* p) {
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];\n" : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "r"(smem(p)));
}
__device__ __forceinline__ void mma(float (&d)[4], const uint32_t (&a)[4], uint32_t b0, uint32_t b1) {
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};\n"
                 : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
}
extern "C" __global__ void __launch_bounds__(256) hgemm_ldmatrix(int m, int n, int k, const half* __restrict__ a, const half* __restrict__ b, half* __restrict__ c) {
    __shared__ __align__(16) half as[2][BM][BK + PAD];
    __shared__ __align__(16) half bs[2][BN][BK + PAD];
    const int tid = threadIdx.x, warp = tid / 32, lane = tid % 32;
    const int wm = warp / 4 * 64, wn = warp % 4 * 32;
    const half* ga = a + (size_t)blockIdx.y * BM * k;
    const half* gb = b + (size_t)blockIdx.x * BN * k;
    float acc[4][4][4] = {};
    auto load = [&](int stage, int k0) {
#pragma unroll
        for (int i = 0; i < 2; i++) {
            int idx = tid + i * 256, r = idx / 4, q = idx % 4 * 8;
            cp16(&as[stage][r][q], ga + (size_t)r * k + k0 + q);
            cp16(&bs[stage][r][q], gb + (size_t)r * k + k0 + q);
        }
        asm volatile("cp.async.commit_group;\n" ::);
    };
    load(0, 0);
    for (int t = 0; t < k / BK; t++) {
        int cur = t & 1;
        if ((t + 1) * BK < k) {
            load(cur ^ 1, (t + 1) * BK);
            asm volatile("cp.async.wait_group 1;\n" ::);
        } else {
            asm volatile("cp.async.wait_group 0;\n" ::);
        }
        __syncthreads();
#pragma unroll
        for (int kk = 0; kk < BK; kk += 16) {
            uint32_t fa[4][4], fb[2][4];
#pragma unroll
            for (int i = 0; i < 4; i++) ldsm4(fa[i], &as[cur][wm + i * 16 + lane % 16][kk + lane / 16 * 8]);
#pragma unroll
            for (int j = 0; j < 2; j++) ldsm4(fb[j], &bs[cur][wn + j * 16 + lane % 8 + lane / 16 * 8][kk + lane / 8 % 2 * 8]);
#pragma unroll
            for (int i = 0; i < 4; i++)
#pragma unroll
                for (int j = 0; j < 4; j++) mma(acc[i][j], fa[i], fb[j / 2][j % 2 * 2], fb[j / 2][j % 2 * 2 + 1]);
        }
        __syncthreads();
    }
#pragma unroll
    for (int i = 0; i < 4; i++)
#pragma unroll
        for (int j = 0; j < 4; j++) {
            int r = blockIdx.y * BM + wm + i * 16 + lane / 4, q = blockIdx.x * BN + wn + j * 8 + lane % 4 * 2;
            *(half2*)&c[(size_t)r * n + q] = __floats2half2_rn(acc[i][j][0], acc[i][j][1]);
            *(half2*)&c[(size_t)(r + 8) * n + q] = __floats2half2_rn(acc[i][j][2], acc[i][j][3]);
        }
}
