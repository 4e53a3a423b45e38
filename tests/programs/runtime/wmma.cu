#include <cstdio>
#include <mma.h>
#include <cuda_fp16.h>
using namespace nvcuda;
__global__ void gemm(const half* a, const half* b, float* c, int n) {
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fa;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> fb;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> fc;
  wmma::fill_fragment(fc, 0.0f);
  int row = blockIdx.y * 16, col = blockIdx.x * 16;
  for (int k = 0; k < n; k += 16) {
    wmma::load_matrix_sync(fa, a + row * n + k, n);
    wmma::load_matrix_sync(fb, b + col * n + k, n);
    wmma::mma_sync(fc, fa, fb, fc);
  }
  wmma::store_matrix_sync(c + row * n + col, fc, n, wmma::mem_row_major);
}
int main() {
  const int n = 64; half *a, *b; float* c;
  cudaMallocManaged(&a, n * n * 2); cudaMallocManaged(&b, n * n * 2); cudaMallocManaged(&c, n * n * 4);
  for (int i = 0; i < n * n; i++) { a[i] = __float2half(float(i % 7) - 3); b[i] = __float2half(float(i % 5) - 2); }
  gemm<<<dim3(4, 4), 32>>>(a, b, c, n);
  cudaError_t e = cudaDeviceSynchronize();
  double s = 0; for (int i = 0; i < n * n; i++) s += c[i] * (i % 11);
  std::printf("%s %.1f\n", cudaGetErrorName(e), s);
}
