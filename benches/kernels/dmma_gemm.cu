// Double-precision tensor cores through wmma, 8x8x4 tiles from shared memory.
// RUN: dmma_gemm<<<(16,16), 128>>>(n=i32:512, a=buf:f64:1<<18:rand=1, b=buf:f64:1<<18:rand=2, c=out:f64:1<<18)
#include <mma.h>
using namespace nvcuda;
extern "C" __global__ void dmma_gemm(int n, const double* __restrict__ a, const double* __restrict__ b, double* __restrict__ c) {
    __shared__ double as[32][20], bs[16][36];
    int warp = threadIdx.x / 32, wr = warp / 2 * 16, wc = warp % 2 * 16;
    wmma::fragment<wmma::accumulator, 8, 8, 4, double> acc[2][2];
    for (auto& r : acc)
        for (auto& f : r) wmma::fill_fragment(f, 0.0);
    for (int k = 0; k < n; k += 16) {
        for (int i = threadIdx.x; i < 512; i += 128) {
            as[i / 16][i % 16] = a[(blockIdx.y * 32 + i / 16) * n + k + i % 16];
            bs[i / 32][i % 32] = b[(k + i / 32) * n + blockIdx.x * 32 + i % 32];
        }
        __syncthreads();
        for (int kk = 0; kk < 16; kk += 4)
            for (int i = 0; i < 2; i++) {
                wmma::fragment<wmma::matrix_a, 8, 8, 4, double, wmma::row_major> fa;
                wmma::load_matrix_sync(fa, &as[wr + i * 8][kk], 20);
                for (int j = 0; j < 2; j++) {
                    wmma::fragment<wmma::matrix_b, 8, 8, 4, double, wmma::row_major> fb;
                    wmma::load_matrix_sync(fb, &bs[kk][wc + j * 8], 36);
                    wmma::mma_sync(acc[i][j], fa, fb, acc[i][j]);
                }
            }
        __syncthreads();
    }
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++)
            wmma::store_matrix_sync(c + (blockIdx.y * 32 + wr + i * 8) * n + blockIdx.x * 32 + wc + j * 8, acc[i][j], n, wmma::mem_row_major);
}
