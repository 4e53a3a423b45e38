// Sums by tiles of a cooperative group.
// RUN: tile_sum<<<2, 64>>>(x=buf:i32:128:i*3+1, y=out:i32:128)
// EXPECT: y[i] == sum(k, i/8*8, i/8*8+8, 3*k+1)
// RUN: block_max<<<2, 96>>>(x=buf:i32:192:rand=5, y=out:i32:2)
// EXPECT: y[i] == maxof(k, i*96, i*96+96, x[k])
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;
__global__ void tile_sum(const int *x, int *y) {
    auto tile = cg::tiled_partition<8>(cg::this_thread_block());
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    y[i] = cg::reduce(tile, x[i], cg::plus<int>());
}
__global__ void block_max(const int *x, int *y) {
    __shared__ int part[3];
    auto block = cg::this_thread_block();
    auto warp = cg::tiled_partition<32>(block);
    int v = cg::reduce(warp, x[blockIdx.x * blockDim.x + threadIdx.x], cg::greater<int>());
    if (warp.thread_rank() == 0)
        part[warp.meta_group_rank()] = v;
    block.sync();
    if (block.thread_rank() == 0)
        y[blockIdx.x] = max(part[0], max(part[1], part[2]));
}
