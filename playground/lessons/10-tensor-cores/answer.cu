// RUN: multiply<<<(2,2), 32>>>(a=buf:f16:1024:i%5, b=buf:f16:1024:i%3, c=out:f32:1024)
// EXPECT: c[i] == sum(k, 0, 32, a[(i/32)*32 + k] * b[k*32 + i%32])

#include <mma.h>
#include <cuda_fp16.h>
using namespace nvcuda;

__global__ void multiply(const half *a, const half *b, float *c) {
    int row = blockIdx.y * 16, column = blockIdx.x * 16;
    wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> tileA;
    wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> tileB;
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum;
    wmma::fill_fragment(sum, 0.0f);
    for (int k = 0; k < 32; k += 16) {
        wmma::load_matrix_sync(tileA, a + row * 32 + k, 32);
        wmma::load_matrix_sync(tileB, b + k * 32 + column, 32);
        wmma::mma_sync(sum, tileA, tileB, sum);
    }
    wmma::store_matrix_sync(c + row * 32 + column, sum, 32, wmma::mem_row_major);
}
