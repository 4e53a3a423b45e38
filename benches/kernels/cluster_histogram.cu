// A histogram spread over the shared memory of a cluster of two blocks.
// RUN: cluster_histogram<<<264, 256>>>(n=i32:1<<21, x=buf:u32:1<<21:rand=1, bins=out:u32:4096)
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
extern "C" __global__ void __cluster_dims__(2, 1, 1) cluster_histogram(int n, const unsigned* x, unsigned* bins) {
    __shared__ unsigned local[2048];
    cg::cluster_group cluster = cg::this_cluster();
    for (int i = threadIdx.x; i < 2048; i += blockDim.x) local[i] = 0;
    cluster.sync();
    for (int i = cg::this_grid().thread_rank(); i < n; i += gridDim.x * blockDim.x) {
        unsigned bin = x[i] >> 20;
        unsigned* where = cluster.map_shared_rank(local, bin / 2048);
        atomicAdd(where + bin % 2048, 1u);
    }
    cluster.sync();
    for (int i = threadIdx.x; i < 2048; i += blockDim.x)
        if (local[i]) atomicAdd(&bins[cluster.block_rank() * 2048 + i], local[i]);
}
