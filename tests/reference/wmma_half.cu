// A 32x32 product of halves on tensor cores, one warp per 16x16 tile.
// FLAGS: -arch=sm_80
// RUN: gemm<<<4, 32>>>(a=buf:f16:1024:i%5, b=buf:f16:1024:i%3, c=out:f32:1024)
// EXPECT: c[i] == sum(k, 0, 32, a[i/32*32+k] * b[k*32+i%32])
#include <mma.h>
using namespace nvcuda;
__global__ void gemm(const half *a, const half *b, float *c) {
    int row = blockIdx.x / 2 * 16, col = blockIdx.x % 2 * 16;
    wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fa;
    wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> fb;
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> fc;
    wmma::fill_fragment(fc, 0.0f);
    for (int k = 0; k < 32; k += 16) {
        wmma::load_matrix_sync(fa, a + row * 32 + k, 32);
        wmma::load_matrix_sync(fb, b + k * 32 + col, 32);
        wmma::mma_sync(fc, fa, fb, fc);
    }
    wmma::store_matrix_sync(c + row * 32 + col, fc, 32, wmma::mem_row_major);
}
