// The first tensor cores: half fragments from sm_70, bytes from sm_72.
// FLAGS: -arch=sm_72
// PTXAS: sm_72 sm_75
// CHECK-DAG: wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32
// CHECK-DAG: wmma.mma.sync.aligned.row.col.m16n16k16.s32.s8.s8.s32
// RUN: halves<<<1, 32>>>(a=buf:f16:256:1, b=buf:f16:256:2, c=out:f32:256)
// EXPECT: c[i] == 32
// RUN: bytes<<<1, 32>>>(a=buf:i8:256:1, b=buf:i8:256:3, c=out:i32:256)
// EXPECT: c[i] == 48
#include <mma.h>
using namespace nvcuda;

__global__ void halves(const __half *a, const __half *b, float *c) {
    wmma::fragment<wmma::matrix_a, 16, 16, 16, __half, wmma::row_major> x;
    wmma::fragment<wmma::matrix_b, 16, 16, 16, __half, wmma::col_major> y;
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum;
    wmma::fill_fragment(sum, 0.0f);
    wmma::load_matrix_sync(x, a, 16);
    wmma::load_matrix_sync(y, b, 16);
    wmma::mma_sync(sum, x, y, sum);
    wmma::store_matrix_sync(c, sum, 16, wmma::mem_row_major);
}

__global__ void bytes(const signed char *a, const signed char *b, int *c) {
    wmma::fragment<wmma::matrix_a, 16, 16, 16, signed char, wmma::row_major> x;
    wmma::fragment<wmma::matrix_b, 16, 16, 16, signed char, wmma::col_major> y;
    wmma::fragment<wmma::accumulator, 16, 16, 16, int> sum;
    wmma::fill_fragment(sum, 0);
    wmma::load_matrix_sync(x, a, 16);
    wmma::load_matrix_sync(y, b, 16);
    wmma::mma_sync(sum, x, y, sum);
    wmma::store_matrix_sync(c, sum, 16, wmma::mem_row_major);
}
