// A histogram in the shared memory of a cluster of four blocks.
// FLAGS: -arch=sm_90
// RUN: histogram<<<8, 64>>>(x=buf:u32:512:i*i%32, bins=out:u32:32)
// EXPECT: bins[i] == count(k, 0, 512, x[k] == i)
// RUN: neighbours<<<4, 32>>>(y=out:i32:128)
// EXPECT: y[i] == ((i/32) / 2 * 2 + (i/32 + 1) % 2) * 1000 + i % 32
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void __cluster_dims__(4, 1, 1) histogram(const unsigned *x, unsigned *bins) {
    __shared__ unsigned local[8];
    cg::cluster_group cluster = cg::this_cluster();
    if (threadIdx.x < 8) local[threadIdx.x] = 0;
    cluster.sync();
    unsigned v = x[blockIdx.x * blockDim.x + threadIdx.x];
    atomicAdd(cluster.map_shared_rank(local, v / 8) + v % 8, 1);
    cluster.sync();
    if (threadIdx.x < 8)
        atomicAdd(&bins[cluster.block_rank() * 8 + threadIdx.x], local[threadIdx.x]);
}
__global__ void __cluster_dims__(2, 1, 1) neighbours(int *y) {
    __shared__ int mine[32];
    auto cluster = cg::this_cluster();
    mine[threadIdx.x] = blockIdx.x * 1000 + threadIdx.x;
    cluster.sync();
    y[blockIdx.x * 32 + threadIdx.x] = cluster.map_shared_rank(mine, cluster.block_rank() ^ 1)[threadIdx.x];
    cluster.sync();
}
