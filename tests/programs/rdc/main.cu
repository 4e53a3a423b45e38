// NVCC-FLAGS: -rdc=true
#include <cstdio>
#include "shared.h"
__device__ int counter = 3;
__constant__ float weights[4] = {1, 2, 3, 4};
__global__ void kernel(float* out) {
  Operation op = choose(threadIdx.x);
  out[threadIdx.x] = op(float(threadIdx.x)) + weighted(threadIdx.x) + Box<int>{int(threadIdx.x)}.twice();
  atomicAdd(&counter, 1);
}
int main() {
  float* out; cudaMallocManaged(&out, 32 * 4);
  kernel<<<1, 32>>>(out);
  other(out);
  cudaError_t e = cudaDeviceSynchronize();
  int c; cudaMemcpyFromSymbol(&c, counter, 4);
  double s = 0; for (int i = 0; i < 32; i++) s += out[i] * i;
  std::printf("%s %d %g\n", cudaGetErrorName(e), c, s);
}
