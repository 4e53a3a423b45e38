// NVCC-FLAGS: -rdc=true
#include <cstdio>
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;
__global__ void steps(int* a, int* b, int n, int rounds) {
  cg::grid_group grid = cg::this_grid();
  for (int r = 0; r < rounds; r++) {
    for (int i = grid.thread_rank(); i < n; i += grid.size()) b[i] = a[(i + 1) % n] + a[(i + n - 1) % n] + r;
    grid.sync();
    int* t = a; a = b; b = t;
  }
  auto tile = cg::tiled_partition<32>(cg::this_thread_block());
  int v = cg::reduce(tile, int(tile.thread_rank()), cg::plus<int>());
  if (grid.thread_rank() == 0) b[0] = v;
}
int main() {
  int n = 4096, rounds = 10; int *a, *b;
  cudaMallocManaged(&a, n * 4); cudaMallocManaged(&b, n * 4);
  for (int i = 0; i < n; i++) a[i] = i % 17;
  void* args[] = {&a, &b, &n, &rounds};
  cudaError_t e = cudaLaunchCooperativeKernel((void*)steps, dim3(8), dim3(256), args, 0, 0);
  cudaDeviceSynchronize();
  unsigned h = 0; for (int i = 0; i < n; i++) h = h * 31 + a[i];
  std::printf("%s %u %d\n", cudaGetErrorName(e), h, b[0]);
}
