// Matrix product with a 4x4 tile of results in registers and float4 loads.
// PTXAS: sm_75 sm_90 sm_100
// RUN: gemm<<<(2,2), (8,8)>>>(a=buf:f32:4096:(i*5)%7-3, b=buf:f32:4096:(i*3)%5-2, c=out:f32:4096, n=i32:64)
// EXPECT: c[i] == sum(k, 0, n, a[i/n*n+k] * b[k*n+i%n])
__global__ void gemm(const float *__restrict__ a, const float *__restrict__ b, float *__restrict__ c, int n) {
    __shared__ float as[8][32];
    __shared__ __align__(16) float bs[8][32];
    int tx = threadIdx.x, ty = threadIdx.y, t = ty * 8 + tx;
    int row0 = blockIdx.y * 32, col0 = blockIdx.x * 32;
    float acc[4][4] = {};
    for (int k0 = 0; k0 < n; k0 += 8) {
        for (int i = t; i < 256; i += 64) {
            as[i % 8][i / 8] = a[(row0 + i / 8) * n + k0 + i % 8];
            bs[i / 32][i % 32] = b[(k0 + i / 32) * n + col0 + i % 32];
        }
        __syncthreads();
#pragma unroll
        for (int k = 0; k < 8; ++k) {
            float av[4];
            float4 bv = *reinterpret_cast<const float4 *>(&bs[k][4 * tx]);
#pragma unroll
            for (int i = 0; i < 4; ++i)
                av[i] = as[k][4 * ty + i];
#pragma unroll
            for (int i = 0; i < 4; ++i) {
                acc[i][0] += av[i] * bv.x;
                acc[i][1] += av[i] * bv.y;
                acc[i][2] += av[i] * bv.z;
                acc[i][3] += av[i] * bv.w;
            }
        }
        __syncthreads();
    }
    for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j)
            c[(row0 + 4 * ty + i) * n + col0 + 4 * tx + j] = acc[i][j];
}
