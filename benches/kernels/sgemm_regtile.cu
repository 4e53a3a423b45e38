// Register-heavy: matrix product, 8x8 outputs per thread, 128x128x8 tiles.
// RUN: sgemm_regtile<<<(16,16), 256>>>(n=i32:2048, a=buf:f32:1<<22:rand=1, b=buf:f32:1<<22:rand=2, c=out:f32:1<<22)
extern "C" __global__ void __launch_bounds__(256) sgemm_regtile(int n, const float* __restrict__ a, const float* __restrict__ b, float* __restrict__ c) {
    __shared__ float as[8][128], bs[8][128];
    int tx = threadIdx.x % 16, ty = threadIdx.x / 16;
    float acc[8][8] = {};
    const float* ab = a + blockIdx.y * 128 * n;
    const float* bb = b + blockIdx.x * 128;
    int arow = threadIdx.x / 2, acol = threadIdx.x % 2 * 4;
    int brow = threadIdx.x / 32, bcol = threadIdx.x % 32 * 4;
    for (int k = 0; k < n; k += 8) {
        float4 va = *(const float4*)&ab[arow * n + k + acol];
        as[acol + 0][arow] = va.x;
        as[acol + 1][arow] = va.y;
        as[acol + 2][arow] = va.z;
        as[acol + 3][arow] = va.w;
        *(float4*)&bs[brow][bcol] = *(const float4*)&bb[(k + brow) * n + bcol];
        __syncthreads();
#pragma unroll
        for (int j = 0; j < 8; j++) {
            float ra[8], rb[8];
#pragma unroll
            for (int i = 0; i < 8; i++) ra[i] = as[j][ty * 8 + i];
#pragma unroll
            for (int i = 0; i < 8; i++) rb[i] = bs[j][tx * 8 + i];
#pragma unroll
            for (int y = 0; y < 8; y++)
#pragma unroll
                for (int x = 0; x < 8; x++) acc[y][x] += ra[y] * rb[x];
        }
        __syncthreads();
    }
    for (int y = 0; y < 8; y++)
        for (int x = 0; x < 8; x++) c[(blockIdx.y * 128 + ty * 8 + y) * n + blockIdx.x * 128 + tx * 8 + x] = acc[y][x];
}
