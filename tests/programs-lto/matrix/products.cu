#include "products.h"

using namespace nvcuda::wmma;

template <int M, int N, int K, class In, class Layout, class T, class Sum>
__device__ void multiply(const T *a, const T *b, Sum *sum) {
  fragment<matrix_a, M, N, K, In, row_major> fa;
  fragment<matrix_b, M, N, K, In, Layout> fb;
  fragment<accumulator, M, N, K, Sum> fc;
  load_matrix_sync(fa, a, K);
  load_matrix_sync(fb, b, K);
  load_matrix_sync(fc, sum, N, mem_row_major);
  mma_sync(fc, fa, fb, fc);
  store_matrix_sync(sum, fc, N, mem_row_major);
}

__device__ void halves(const half *a, const half *b, float *sum) {
  multiply<16, 16, 16, half, col_major>(a, b, sum);
}
__device__ void bytes(const signed char *a, const signed char *b, int *sum) {
  multiply<16, 16, 16, signed char, col_major>(a, b, sum);
}
__device__ void brains(const __nv_bfloat16 *a, const __nv_bfloat16 *b, float *sum) {
#if __CUDA_ARCH__ >= 800
  multiply<16, 16, 16, __nv_bfloat16, row_major>(a, b, sum);
#endif
}
__device__ void doubles(const double *a, const double *b, double *sum) {
#if __CUDA_ARCH__ >= 800
  multiply<8, 8, 4, double, col_major>(a, b, sum);
#endif
}
