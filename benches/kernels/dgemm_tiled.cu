// Double precision: matrix product with 4 rows per thread.
// RUN: dgemm_tiled<<<(32,16), (32,16)>>>(n=i32:1024, a=buf:f64:1<<20:rand=1, b=buf:f64:1<<20:rand=2, c=out:f64:1<<20)
extern "C" __global__ void dgemm_tiled(int n, const double* __restrict__ a, const double* __restrict__ b, double* __restrict__ c) {
    __shared__ double as[64][17], bs[16][33];
    int tx = threadIdx.x, ty = threadIdx.y, id = ty * 32 + tx;
    double acc[4] = {0, 0, 0, 0};
    for (int k = 0; k < n; k += 16) {
        for (int i = id; i < 64 * 16; i += 512) as[i / 16][i % 16] = a[(blockIdx.y * 64 + i / 16) * n + k + i % 16];
        for (int i = id; i < 16 * 32; i += 512) bs[i / 32][i % 32] = b[(k + i / 32) * n + blockIdx.x * 32 + i % 32];
        __syncthreads();
        for (int j = 0; j < 16; j++)
            for (int r = 0; r < 4; r++) acc[r] += as[ty * 4 + r][j] * bs[j][tx];
        __syncthreads();
    }
    for (int r = 0; r < 4; r++) c[(blockIdx.y * 64 + ty * 4 + r) * n + blockIdx.x * 32 + tx] = acc[r];
}
