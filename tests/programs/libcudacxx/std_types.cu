// NVCC-FLAGS: -std=c++20
#include <cstdio>
#include <cuda/std/span>
#include <cuda/std/optional>
#include <cuda/std/variant>
#include <cuda/std/complex>
#include <cuda/std/bit>
#include <cuda/std/limits>
#include <cuda/std/chrono>
#include <cuda/std/mdspan>
#include <cuda/std/functional>
struct Visit { __device__ int operator()(int i) const { return i; } __device__ int operator()(float f) const { return int(f * 10); } };
__global__ void kernel(int* out, float* m) {
  cuda::std::span<int> s(out, 16);
  cuda::std::optional<int> o; if (threadIdx.x % 2) o = 5;
  cuda::std::variant<int, float> v = int(threadIdx.x); if (threadIdx.x > 7) v = 0.5f;
  cuda::std::complex<float> c(1, float(threadIdx.x)); c = c * c;
  cuda::std::mdspan<float, cuda::std::extents<int, 4, 4>> grid(m);
  s[threadIdx.x] = o.value_or(-1) + cuda::std::visit(Visit(), v) + int(c.real()) + cuda::std::popcount(threadIdx.x) + cuda::std::numeric_limits<short>::max() + int(grid(threadIdx.x / 4, threadIdx.x % 4));
}
int main() {
  int* out; float* m; cudaMallocManaged(&out, 64); cudaMallocManaged(&m, 64);
  for (int i = 0; i < 16; i++) m[i] = i * 1.5f;
  kernel<<<1, 16>>>(out, m);
  cudaError_t e = cudaDeviceSynchronize();
  std::printf("%s", cudaGetErrorName(e)); for (int i = 0; i < 16; i++) std::printf(" %d", out[i]); std::printf("\n");
}
