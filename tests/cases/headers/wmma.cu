// Warp matrices: products of halves, bytes, bfloat16, tf32 and doubles in both orders.
// FLAGS: -arch=sm_80
// PTXAS: sm_80 sm_90 sm_120
// RUN: halves<<<1, 32>>>(a=buf:f16:256:rand=1,-1,1, b=buf:f16:256:rand=2,-1,1, c=buf:f32:256:rand=3,-4,4, d=out:f32:256, e=out:f16:256)
// EXPECT: d[i] == c[i] + sum(k, 0, 16, a[i/16*16 + k] * b[i%16*16 + k]) ~ 1e-3
// EXPECT: e[i] == sum(k, 0, 16, a[i/16*16 + k] * b[k*16 + i%16]) ~ 0.02
// RUN: bytes<<<1, 32>>>(a=buf:i8:512:rand=4, b=buf:i8:128:rand=5, d=out:i32:256)
// EXPECT: d[i] == 7 + sum(k, 0, 16, a[i/8*16 + k] * b[i%8*16 + k])
// RUN: others<<<1, 32>>>(a=buf:f32:128:rand=6,-1,1, b=buf:f32:128:rand=7,-1,1, x=buf:f64:32:rand=8,-1,1, y=buf:f64:32:rand=9,-1,1, d=out:f32:256, e=out:f64:64)
// EXPECT: d[i] == sum(k, 0, 8, a[i/16*8 + k] * b[i%16*8 + k]) ~ 0.01
// EXPECT: e[i] == sum(k, 0, 4, x[i/8*4 + k] * y[i%8*4 + k]) ~ 1e-12
#include <mma.h>
using namespace nvcuda;

__global__ void halves(const half *a, const half *b, const float *c, float *d, half *e) {
    wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fa;
    wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> fb;
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> acc;
    wmma::load_matrix_sync(fa, a, 16);
    wmma::load_matrix_sync(fb, b, 16);
    wmma::load_matrix_sync(acc, c, 16, wmma::mem_row_major);
    wmma::mma_sync(acc, fa, fb, acc);
    wmma::store_matrix_sync(d, acc, 16, wmma::mem_row_major);
    wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> rb;
    wmma::fragment<wmma::accumulator, 16, 16, 16, half> hacc;
    wmma::fill_fragment(hacc, __float2half(0.0f));
    wmma::load_matrix_sync(rb, b, 16);
    wmma::mma_sync(hacc, fa, rb, hacc);
    for (int i = 0; i < hacc.num_elements; i++) hacc.x[i] = hacc.x[i] * __float2half(1.0f);
    wmma::store_matrix_sync(e, hacc, 16, wmma::mem_row_major);
}
__global__ void bytes(const signed char *a, const signed char *b, int *d) {
    wmma::fragment<wmma::matrix_a, 32, 8, 16, signed char, wmma::row_major> fa;
    wmma::fragment<wmma::matrix_b, 32, 8, 16, signed char, wmma::col_major> fb;
    wmma::fragment<wmma::accumulator, 32, 8, 16, int> acc;
    wmma::fill_fragment(acc, 7);
    wmma::load_matrix_sync(fa, a, 16);
    wmma::load_matrix_sync(fb, b, 16);
    wmma::mma_sync(acc, fa, fb, acc);
    wmma::store_matrix_sync(d, acc, 8, wmma::mem_row_major);
}
__global__ void others(const float *a, const float *b, const double *x, const double *y, float *d, double *e) {
    wmma::fragment<wmma::matrix_a, 16, 16, 8, wmma::precision::tf32, wmma::row_major> fa;
    wmma::fragment<wmma::matrix_b, 16, 16, 8, wmma::precision::tf32, wmma::col_major> fb;
    wmma::fragment<wmma::accumulator, 16, 16, 8, float> acc;
    wmma::fill_fragment(acc, 0.0f);
    wmma::load_matrix_sync(fa, a, 8);
    wmma::load_matrix_sync(fb, b, 8);
    for (int i = 0; i < fa.num_elements; i++) fa.x[i] = wmma::__float_to_tf32(fa.x[i]);
    for (int i = 0; i < fb.num_elements; i++) fb.x[i] = wmma::__float_to_tf32(fb.x[i]);
    wmma::mma_sync(acc, fa, fb, acc);
    wmma::store_matrix_sync(d, acc, 16, wmma::mem_row_major);
    wmma::fragment<wmma::matrix_a, 8, 8, 4, double, wmma::row_major> fx;
    wmma::fragment<wmma::matrix_b, 8, 8, 4, double, wmma::col_major> fy;
    wmma::fragment<wmma::accumulator, 8, 8, 4, double> dacc;
    wmma::fill_fragment(dacc, 0.0);
    wmma::load_matrix_sync(fx, x, 4);
    wmma::load_matrix_sync(fy, y, 4);
    wmma::mma_sync(dacc, fx, fy, dacc);
    wmma::store_matrix_sync(e, dacc, 8, wmma::mem_row_major);
}
