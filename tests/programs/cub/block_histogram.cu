#include "common.h"
#include <cub/block/block_histogram.cuh>
#include <cub/block/block_discontinuity.cuh>
#include <cub/block/block_adjacent_difference.cuh>
template <cub::BlockHistogramAlgorithm HOW> __global__ void histogram(const unsigned char* in, unsigned* out) {
  using Histogram = cub::BlockHistogram<unsigned char, 128, 8, 256, HOW>;
  __shared__ typename Histogram::TempStorage temp;
  __shared__ unsigned bins[256];
  unsigned char items[8];
  for (int i = 0; i < 8; i++) items[i] = in[blockIdx.x * 1024 + threadIdx.x * 8 + i];
  Histogram(temp).Histogram(items, bins);
  __syncthreads();
  for (int i = threadIdx.x; i < 256; i += 128) out[blockIdx.x * 256 + i] = bins[i];
}
struct NotEqual { __device__ bool operator()(int a, int b) const { return a != b; } };
struct Minus { __device__ int operator()(int a, int b) const { return a - b; } };
__global__ void edges(const unsigned char* in, int* out) {
  using Flags = cub::BlockDiscontinuity<int, 128>;
  using Difference = cub::BlockAdjacentDifference<int, 128>;
  __shared__ Flags::TempStorage temp;
  __shared__ Difference::TempStorage more;
  int items[4], flags[4], differences[4];
  for (int i = 0; i < 4; i++) items[i] = in[blockIdx.x * 512 + threadIdx.x * 4 + i] / 64;
  Flags(temp).FlagHeads(flags, items, NotEqual());
  Difference(more).SubtractLeft(items, differences, Minus());
  for (int i = 0; i < 4; i++) out[blockIdx.x * 512 + threadIdx.x * 4 + i] = flags[i] * 1000 + differences[i];
}
int main() {
  std::vector<unsigned char> bytes(4096); Random r(23); for (auto& b : bytes) b = (unsigned char)r.next();
  Device<unsigned char> in(bytes); Device<unsigned> out(1024); Device<int> flags(4096);
  histogram<cub::BLOCK_HISTO_SORT><<<4, 128>>>(in.data, out.data);
  CHECK(cudaDeviceSynchronize()); report("sort", out.host());
  histogram<cub::BLOCK_HISTO_ATOMIC><<<4, 128>>>(in.data, out.data);
  CHECK(cudaDeviceSynchronize()); report("atomic", out.host());
  edges<<<8, 128>>>(in.data, flags.data);
  CHECK(cudaDeviceSynchronize()); report("edges", flags.host());
}
