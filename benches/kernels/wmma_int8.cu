// Tensor cores through wmma on signed bytes, requantised to bytes by a scale per column.
// RUN: wmma_int8<<<(32,32), 64>>>(n=i32:1024, a=buf:i8:1<<20:rand=1, b=buf:i8:1<<20:rand=2, scale=buf:f32:1024:rand=3,0,0.01, c=out:i8:1<<20)
#include <mma.h>
using namespace nvcuda;
extern "C" __global__ void wmma_int8(int n, const signed char* __restrict__ a, const signed char* __restrict__ b, const float* __restrict__ scale, signed char* __restrict__ c) {
    __shared__ signed char at[32][48], bt[32][48];
    __shared__ int ct[32][36];
    int warp = threadIdx.x / 32;
    int row = blockIdx.y * 32, col = blockIdx.x * 32;
    wmma::fragment<wmma::accumulator, 16, 16, 16, int> acc[2];
    wmma::fill_fragment(acc[0], 0);
    wmma::fill_fragment(acc[1], 0);
    for (int k = 0; k < n; k += 32) {
        int r = threadIdx.x / 2, q = threadIdx.x % 2 * 16;
        *reinterpret_cast<int4*>(&at[r][q]) = *reinterpret_cast<const int4*>(&a[(row + r) * n + k + q]);
        *reinterpret_cast<int4*>(&bt[r][q]) = *reinterpret_cast<const int4*>(&b[(col + r) * n + k + q]);
        __syncthreads();
#pragma unroll
        for (int s = 0; s < 32; s += 16) {
            wmma::fragment<wmma::matrix_a, 16, 16, 16, signed char, wmma::row_major> fa;
            wmma::fragment<wmma::matrix_b, 16, 16, 16, signed char, wmma::col_major> fb;
            wmma::load_matrix_sync(fa, &at[warp * 16][s], 48);
            for (int j = 0; j < 2; j++) {
                wmma::load_matrix_sync(fb, &bt[j * 16][s], 48);
                wmma::mma_sync(acc[j], fa, fb, acc[j]);
            }
        }
        __syncthreads();
    }
    wmma::store_matrix_sync(&ct[warp * 16][0], acc[0], 36, wmma::mem_row_major);
    wmma::store_matrix_sync(&ct[warp * 16][16], acc[1], 36, wmma::mem_row_major);
    __syncthreads();
    for (int i = threadIdx.x; i < 32 * 32; i += 64) {
        int r = i / 32, q = i % 32;
        int v = __float2int_rn(ct[r][q] * scale[col + q]);
        v = v < -128 ? -128 : v > 127 ? 127 : v;
        c[(row + r) * n + col + q] = (signed char)v;
    }
}
