// NVCC-FLAGS: -rdc=true
// NVCC-LIBRARIES: -lcudadevrt
#include <cstdio>
__global__ void child(int* out, int base) { out[base + threadIdx.x] = base * 100 + threadIdx.x; }
template <int N> __global__ void parent(int* out) { if (threadIdx.x < N) child<<<1, 8>>>(out, threadIdx.x * 8); }
int main() {
  int* out; cudaMallocManaged(&out, 64 * 4);
  parent<4><<<1, 32>>>(out);
  cudaError_t e = cudaDeviceSynchronize();
  long s = 0; for (int i = 0; i < 32; i++) s = s * 7 % 1000003 + out[i];
  std::printf("%s %ld\n", cudaGetErrorName(e), s);
}
