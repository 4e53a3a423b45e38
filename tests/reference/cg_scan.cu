// Scans of cooperative groups.
// RUN: scan<<<1, 64>>>(x=buf:i32:64:i%7, inc=out:i32:64, exc=out:i32:64)
// EXPECT: inc[i] == sum(k, i/32*32, i+1, x[k])
// EXPECT: exc[i] == sum(k, i/32*32, i, x[k])
#include <cooperative_groups.h>
#include <cooperative_groups/scan.h>
namespace cg = cooperative_groups;
__global__ void scan(const int *x, int *inc, int *exc) {
    auto tile = cg::tiled_partition<32>(cg::this_thread_block());
    int i = threadIdx.x;
    inc[i] = cg::inclusive_scan(tile, x[i]);
    exc[i] = cg::exclusive_scan(tile, x[i]);
}
