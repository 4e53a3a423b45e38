#include <cstdio>
#include <cuda/atomic>
#include <cuda/barrier>
#include <cuda/std/array>
#include <cuda/std/tuple>
__global__ void kernel(int* data, cuda::atomic<int, cuda::thread_scope_device>* total, int n) {
  __shared__ cuda::barrier<cuda::thread_scope_block> barrier;
  __shared__ int buffer[256];
  if (threadIdx.x == 0) init(&barrier, blockDim.x);
  __syncthreads();
  cuda::memcpy_async(buffer + threadIdx.x, data + blockIdx.x * 256 + threadIdx.x, sizeof(int), barrier);
  barrier.arrive_and_wait();
  total->fetch_add(buffer[255 - threadIdx.x] * int(threadIdx.x), cuda::memory_order_relaxed);
  cuda::atomic_ref<int, cuda::thread_scope_block> r(buffer[0]);
  cuda::std::array<int, 3> a{1, 2, 3};
  auto t = cuda::std::make_tuple(a[0], 2.5f);
  data[blockIdx.x * 256 + threadIdx.x] = cuda::std::get<0>(t) + a[2] + int(cuda::std::get<1>(t));
}
int main() {
  int* d; cuda::atomic<int, cuda::thread_scope_device>* t;
  cudaMallocManaged(&d, 1024 * 4); cudaMallocManaged(&t, sizeof(*t));
  for (int i = 0; i < 1024; i++) d[i] = i % 37;
  new (t) cuda::atomic<int, cuda::thread_scope_device>(0);
  kernel<<<4, 256>>>(d, t, 1024);
  cudaError_t e = cudaDeviceSynchronize();
  std::printf("%s %d %d\n", cudaGetErrorName(e), t->load(), d[77]);
}
