#include "common.h"
#include <cub/block/block_reduce.cuh>
#include <cub/block/block_scan.cuh>
#include <cub/block/block_load.cuh>
#include <cub/block/block_store.cuh>
template <int THREADS, int ITEMS, cub::BlockScanAlgorithm HOW>
__global__ void __launch_bounds__(THREADS) kernel(const int* in, int* out, int* totals) {
  using Load = cub::BlockLoad<int, THREADS, ITEMS, cub::BLOCK_LOAD_WARP_TRANSPOSE>;
  using Store = cub::BlockStore<int, THREADS, ITEMS, cub::BLOCK_STORE_WARP_TRANSPOSE>;
  using Scan = cub::BlockScan<int, THREADS, HOW>;
  using Reduce = cub::BlockReduce<int, THREADS>;
  __shared__ union { typename Load::TempStorage load; typename Store::TempStorage store; typename Scan::TempStorage scan; typename Reduce::TempStorage reduce; } temp;
  int items[ITEMS], offset = blockIdx.x * THREADS * ITEMS;
  Load(temp.load).Load(in + offset, items);
  __syncthreads();
  int total = Reduce(temp.reduce).Sum(items);
  if (threadIdx.x == 0) totals[blockIdx.x] = total;
  __syncthreads();
  Scan(temp.scan).ExclusiveSum(items, items);
  __syncthreads();
  Store(temp.store).Store(out + offset, items);
}
int main() {
  Device<int> in(ints(128 * 4 * 20, 19, 100)), out(in.size), totals(20);
  kernel<128, 4, cub::BLOCK_SCAN_WARP_SCANS><<<20, 128>>>(in.data, out.data, totals.data);
  CHECK(cudaDeviceSynchronize());
  report("scan", out.host()); report("totals", totals.host());
  kernel<64, 8, cub::BLOCK_SCAN_RAKING><<<20, 64>>>(in.data, out.data, totals.data);
  CHECK(cudaDeviceSynchronize());
  report("scan", out.host()); report("totals", totals.host());
}
