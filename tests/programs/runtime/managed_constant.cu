#include <cstdio>
#include <cuda_runtime.h>
__managed__ int total;
__constant__ float table[16];
__device__ unsigned counter = 5;
static __device__ float scale[4] = {1, 2, 3, 4};
__global__ void sum(const int* in, int n) { for (int i = threadIdx.x; i < n; i += blockDim.x) atomicAdd(&total, in[i]); atomicInc(&counter, 100); }
__global__ void scaled(float* out) { out[threadIdx.x] = table[threadIdx.x % 16] * scale[threadIdx.x % 4]; }
int main() {
  int* in; cudaMallocManaged(&in, 1000 * sizeof(int));
  for (int i = 0; i < 1000; i++) in[i] = i;
  float h[16]; for (int i = 0; i < 16; i++) h[i] = i * 0.5f;
  cudaMemcpyToSymbol(table, h, sizeof h);
  sum<<<1, 64>>>(in, 1000);
  float* out; cudaMallocManaged(&out, 64 * sizeof(float));
  scaled<<<1, 64>>>(out);
  cudaError_t e = cudaDeviceSynchronize();
  unsigned c; cudaMemcpyFromSymbol(&c, counter, sizeof c);
  float s = 0; for (int i = 0; i < 64; i++) s += out[i];
  std::printf("%s %d %u %g\n", cudaGetErrorName(e), total, c, s);
}
