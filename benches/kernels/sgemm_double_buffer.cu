// Single-precision GEMM with 8x8 results per thread, float4 loads and two buffers of shared memory.
// RUN: sgemm_double_buffer<<<(8,8), 256>>>(m=i32:1024, n=i32:1024, k=i32:256, alpha=f32:1.5, a=buf:f32:1<<18:rand=1, b=buf:f32:1<<18:rand=2, c=out:f32:1<<20)
#define OFFSET(row, col, ld) ((row) * (ld) + (col))
#define FLOAT4(p) (reinterpret_cast<float4*>(&(p))[0])
#define CFLOAT4(p) (reinterpret_cast<const float4*>(&(p))[0])
extern "C" __global__ void __launch_bounds__(256) sgemm_double_buffer(int m, int n, int k, float alpha, const float* __restrict__ a, const float* __restrict__ b, float* __restrict__ c) {
    const int BM = 128, BN = 128, BK = 8, TM = 8, TN = 8;
    __shared__ float as[2][BK][BM];
    __shared__ float bs[2][BK][BN];
    const int tx = threadIdx.x % 16, ty = threadIdx.x / 16;
    const int ar = threadIdx.x / 2, ac = threadIdx.x % 2 * 4, br = threadIdx.x / 32, bc = threadIdx.x % 32 * 4;
    a += blockIdx.y * BM * k;
    b += blockIdx.x * BN;
    float acc[TM][TN] = {}, ra[TM], rb[TN], la[4], lb[4];
    FLOAT4(la[0]) = CFLOAT4(a[OFFSET(ar, ac, k)]);
    for (int i = 0; i < 4; i++) as[0][ac + i][ar] = la[i];
    FLOAT4(bs[0][br][bc]) = CFLOAT4(b[OFFSET(br, bc, n)]);
    __syncthreads();
    int cur = 0;
    for (int k0 = BK; k0 <= k; k0 += BK) {
        if (k0 < k) {
            FLOAT4(la[0]) = CFLOAT4(a[OFFSET(ar, k0 + ac, k)]);
            FLOAT4(lb[0]) = CFLOAT4(b[OFFSET(k0 + br, bc, n)]);
        }
#pragma unroll
        for (int p = 0; p < BK; p++) {
            FLOAT4(ra[0]) = FLOAT4(as[cur][p][ty * 4]);
            FLOAT4(ra[4]) = FLOAT4(as[cur][p][ty * 4 + BM / 2]);
            FLOAT4(rb[0]) = FLOAT4(bs[cur][p][tx * 4]);
            FLOAT4(rb[4]) = FLOAT4(bs[cur][p][tx * 4 + BN / 2]);
#pragma unroll
            for (int i = 0; i < TM; i++)
#pragma unroll
                for (int j = 0; j < TN; j++) acc[i][j] += ra[i] * rb[j];
        }
        if (k0 < k) {
            cur ^= 1;
            for (int i = 0; i < 4; i++) as[cur][ac + i][ar] = la[i];
            FLOAT4(bs[cur][br][bc]) = FLOAT4(lb[0]);
            __syncthreads();
        }
    }
    for (int i = 0; i < TM; i++) {
        int row = blockIdx.y * BM + ty * 4 + i % 4 + i / 4 * 64;
        for (int j = 0; j < TN; j += 4) {
            float4 v = make_float4(alpha * acc[i][j], alpha * acc[i][j + 1], alpha * acc[i][j + 2], alpha * acc[i][j + 3]);
            FLOAT4(c[OFFSET(row, blockIdx.x * BN + tx * 4 + j / 4 * 64, n)]) = v;
        }
    }
}
