// Tensor cores through wmma: a 64x64 tile of C per block, tiles of A and B staged in shared memory.
// RUN: wmma_half<<<(16,16), 128>>>(n=i32:1024, a=buf:f16:1<<20:rand=1, b=buf:f16:1<<20:rand=2, c=out:f32:1<<20)
#include <cuda_fp16.h>
#include <mma.h>
using namespace nvcuda;
extern "C" __global__ void wmma_half(int n, const half* __restrict__ a, const half* __restrict__ b, float* __restrict__ c) {
    __shared__ half as[64][40];
    __shared__ half bs[32][72];
    int warp = threadIdx.x / 32, wr = warp / 2, wc = warp % 2;
    int row0 = blockIdx.y * 64, col0 = blockIdx.x * 64;
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> acc[2][2];
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++) wmma::fill_fragment(acc[i][j], 0.0f);
    for (int k0 = 0; k0 < n; k0 += 32) {
        for (int i = threadIdx.x; i < 64 * 32 / 8; i += blockDim.x) {
            int r = i / 4, q = i % 4 * 8;
            *(uint4*)&as[r][q] = *(const uint4*)&a[(row0 + r) * n + k0 + q];
        }
        for (int i = threadIdx.x; i < 32 * 64 / 8; i += blockDim.x) {
            int r = i / 8, q = i % 8 * 8;
            *(uint4*)&bs[r][q] = *(const uint4*)&b[(k0 + r) * n + col0 + q];
        }
        __syncthreads();
        for (int k = 0; k < 32; k += 16) {
            wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fa[2];
            wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> fb[2];
            for (int i = 0; i < 2; i++) wmma::load_matrix_sync(fa[i], &as[wr * 32 + i * 16][k], 40);
            for (int j = 0; j < 2; j++) wmma::load_matrix_sync(fb[j], &bs[k][wc * 32 + j * 16], 72);
            for (int i = 0; i < 2; i++)
                for (int j = 0; j < 2; j++) wmma::mma_sync(acc[i][j], fa[i], fb[j], acc[i][j]);
        }
        __syncthreads();
    }
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++)
            wmma::store_matrix_sync(&c[(row0 + wr * 32 + i * 16) * n + col0 + wc * 32 + j * 16], acc[i][j], n, wmma::mem_row_major);
}
