// A 16x16 product of bytes, and one of 8x32x16 with a column-major operand.
// FLAGS: -arch=sm_80
// RUN: square<<<1, 32>>>(a=buf:i8:256:i%11-5, b=buf:i8:256:i%7-3, c=out:i32:256)
// EXPECT: c[i] == sum(k, 0, 16, a[i/16*16+k] * b[i%16*16+k])
// RUN: wide<<<1, 32>>>(a=buf:u8:128:i%200, b=buf:u8:512:i%150, c=out:i32:256)
// EXPECT: c[i] == sum(k, 0, 16, a[i/32*16+k] * b[k*32+i%32])
#include <mma.h>
using namespace nvcuda;
__global__ void square(const signed char *a, const signed char *b, int *c) {
    wmma::fragment<wmma::matrix_a, 16, 16, 16, signed char, wmma::row_major> fa;
    wmma::fragment<wmma::matrix_b, 16, 16, 16, signed char, wmma::col_major> fb;
    wmma::fragment<wmma::accumulator, 16, 16, 16, int> fc;
    wmma::fill_fragment(fc, 0);
    wmma::load_matrix_sync(fa, a, 16);
    wmma::load_matrix_sync(fb, b, 16);
    wmma::mma_sync(fc, fa, fb, fc);
    wmma::store_matrix_sync(c, fc, 16, wmma::mem_row_major);
}
__global__ void wide(const unsigned char *a, const unsigned char *b, int *c) {
    wmma::fragment<wmma::matrix_a, 8, 32, 16, unsigned char, wmma::row_major> fa;
    wmma::fragment<wmma::matrix_b, 8, 32, 16, unsigned char, wmma::row_major> fb;
    wmma::fragment<wmma::accumulator, 8, 32, 16, int> fc;
    wmma::fill_fragment(fc, 0);
    wmma::load_matrix_sync(fa, a, 16);
    wmma::load_matrix_sync(fb, b, 32);
    wmma::mma_sync(fc, fa, fb, fc);
    wmma::store_matrix_sync(c, fc, 32, wmma::mem_row_major);
}
