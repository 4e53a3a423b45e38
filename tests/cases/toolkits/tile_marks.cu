// Marks of CUDA Tile without Tile: one warning from CUDA 13.3 on, and no code of tile kernels.
// FLAGS: -arch=sm_90 --toolkit=13.4
// OPT: 3
// CHECK-NOT: .entry {{.*}}tiles
__attribute__((tile)) __device__ int f(int x) { return x + 1; } // warning: parsing for Tile constructs is not enabled
__attribute__((tile_global)) void tiles(int *p) { *p = 1; }
__host__ __device__ __attribute__((tile)) int g(int x) { return x + 2; }
__global__ void k(int *o) { o[0] = f(1) + g(3); }
// RUN: k<<<1, 1>>>(o=out:i32:1:0)
// EXPECT: o == [7]
