#include "common.h"
#include <cub/block/block_radix_sort.cuh>
#include <cub/block/block_merge_sort.cuh>
#include <cub/block/block_exchange.cuh>
struct Less { __device__ bool operator()(int a, int b) const { return a < b; } };
__global__ void radix(int* keys) {
  using Sort = cub::BlockRadixSort<int, 128, 9, int>;
  using Exchange = cub::BlockExchange<int, 128, 9>;
  __shared__ union { Sort::TempStorage sort; Exchange::TempStorage exchange; } temp;
  int k[9], v[9];
  for (int i = 0; i < 9; i++) { k[i] = keys[blockIdx.x * 1152 + threadIdx.x * 9 + i]; v[i] = threadIdx.x * 9 + i; }
  Sort(temp.sort).Sort(k, v);
  __syncthreads();
  Exchange(temp.exchange).BlockedToStriped(k, k);
  for (int i = 0; i < 9; i++) keys[blockIdx.x * 1152 + i * 128 + threadIdx.x] = k[i];
}
__global__ void merge(int* keys) {
  using Sort = cub::BlockMergeSort<int, 256, 4>;
  __shared__ Sort::TempStorage temp;
  int k[4];
  for (int i = 0; i < 4; i++) k[i] = keys[blockIdx.x * 1024 + threadIdx.x * 4 + i];
  Sort(temp).Sort(k, Less());
  for (int i = 0; i < 4; i++) keys[blockIdx.x * 1024 + threadIdx.x * 4 + i] = k[i];
}
int main() {
  Device<int> keys(ints(1152 * 8, 20, 1 << 28)), more(ints(1024 * 9, 21, 1 << 20));
  radix<<<8, 128>>>(keys.data);
  CHECK(cudaDeviceSynchronize());
  report("radix", keys.host());
  merge<<<9, 256>>>(more.data);
  CHECK(cudaDeviceSynchronize());
  report("merge", more.host());
}
