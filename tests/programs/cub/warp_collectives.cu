#include "common.h"
#include <cub/warp/warp_reduce.cuh>
#include <cub/warp/warp_scan.cuh>
#include <cub/warp/warp_merge_sort.cuh>
#include <cub/warp/warp_load.cuh>
struct Less { __device__ bool operator()(int a, int b) const { return a < b; } };
__global__ void kernel(const int* in, int* sums, int* scans, int* sorted) {
  using Reduce = cub::WarpReduce<int>;
  using Scan = cub::WarpScan<int>;
  using Sort = cub::WarpMergeSort<int, 4, 16>;
  __shared__ Reduce::TempStorage reduce[4];
  __shared__ Scan::TempStorage scan[4];
  __shared__ Sort::TempStorage sort[8];
  int warp = threadIdx.x / 32, value = in[blockIdx.x * 128 + threadIdx.x];
  int sum = Reduce(reduce[warp]).Sum(value);
  if (threadIdx.x % 32 == 0) sums[blockIdx.x * 4 + warp] = sum;
  int before;
  Scan(scan[warp]).ExclusiveScan(value, before, -1, cuda::maximum<>{});
  scans[blockIdx.x * 128 + threadIdx.x] = before;
  int k[4];
  for (int i = 0; i < 4; i++) k[i] = (value * 7919 + i * 104729) & 0xffff;
  Sort(sort[threadIdx.x / 16]).Sort(k, Less());
  for (int i = 0; i < 4; i++) sorted[(blockIdx.x * 128 + threadIdx.x) * 4 + i] = k[i];
}
int main() {
  Device<int> in(ints(128 * 10, 22, 1000)), sums(40), scans(1280), sorted(5120);
  kernel<<<10, 128>>>(in.data, sums.data, scans.data, sorted.data);
  CHECK(cudaDeviceSynchronize());
  report("sums", sums.host()); report("scans", scans.host()); report("sorted", sorted.host());
}
