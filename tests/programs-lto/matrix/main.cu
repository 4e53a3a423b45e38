#include "../common.h"
#include "products.h"

__global__ void kernel(float *f, int *n, double *d) {
  __shared__ half a[256], b[256];
  __shared__ __nv_bfloat16 x[256], y[256];
  __shared__ signed char s[256], t[256];
  __shared__ double p[32], q[32];
  for (int i = threadIdx.x; i < 256; i += 32) {
    a[i] = float(i % 7), b[i] = float(i % 5 - 2);
    x[i] = float(i % 3), y[i] = float(i % 11 - 5);
    s[i] = i % 13 - 6, t[i] = i % 17 - 8;
  }
  p[threadIdx.x] = threadIdx.x % 9, q[threadIdx.x] = threadIdx.x % 4;
  __syncthreads();
  halves(a, b, f);
  brains(x, y, f + 256);
  bytes(s, t, n);
  doubles(p, q, d);
}

int main() {
  float *f = managed<float>(512);
  int *n = managed<int>(256);
  double *d = managed<double>(64);
  kernel<<<1, 32>>>(f, n, d);
  finish();
  for (int i = 0; i < 256; i += 37) std::printf("%g %g %d %g ", f[i], f[256 + i], n[i], d[i % 64]);
  std::printf("\n");
}
