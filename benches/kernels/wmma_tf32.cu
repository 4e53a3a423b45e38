// Tensor cores through wmma with tf32: float inputs rounded element by element in the fragments.
// RUN: wmma_tf32<<<(16,32), 64>>>(n=i32:512, a=buf:f32:1<<18:rand=1, b=buf:f32:1<<18:rand=2, c=out:f32:1<<18)
#include <mma.h>
using namespace nvcuda;
extern "C" __global__ void wmma_tf32(int n, const float* a, const float* b, float* c) {
    int warp = threadIdx.x / 32;
    int row = blockIdx.y * 16, col = blockIdx.x * 32 + warp * 16;
    wmma::fragment<wmma::matrix_a, 16, 16, 8, wmma::precision::tf32, wmma::row_major> fa;
    wmma::fragment<wmma::matrix_b, 16, 16, 8, wmma::precision::tf32, wmma::row_major> fb;
    wmma::fragment<wmma::accumulator, 16, 16, 8, float> acc;
    wmma::fill_fragment(acc, 0.0f);
    for (int k = 0; k < n; k += 8) {
        wmma::load_matrix_sync(fa, a + row * n + k, n);
        wmma::load_matrix_sync(fb, b + k * n + col, n);
        for (int t = 0; t < fa.num_elements; t++) fa.x[t] = wmma::__float_to_tf32(fa.x[t]);
        for (int t = 0; t < fb.num_elements; t++) fb.x[t] = wmma::__float_to_tf32(fb.x[t]);
        wmma::mma_sync(acc, fa, fb, acc);
    }
    for (int t = 0; t < acc.num_elements; t++) acc.x[t] *= 0.125f;
    wmma::store_matrix_sync(c + row * n + col, acc, n, wmma::mem_row_major);
}
