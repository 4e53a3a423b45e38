// Cooperative groups: segments of 8 lanes reduce, the largest of each is found by shuffles, leaders are gathered by coalesced groups.
// RUN: cg_tiles<<<2048, 256>>>(n=i32:1<<19, x=buf:f32:1<<19:rand=1, sums=out:f32:65536, best=out:i32:65536, count=out:i32:1)
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;
extern "C" __global__ void cg_tiles(int n, const float* x, float* sums, int* best, int* count) {
    auto tile = cg::tiled_partition<8>(cg::this_thread_block());
    int i = cg::this_grid().thread_rank();
    if (i >= n) return;
    float v = x[i];
    float sum = cg::reduce(tile, v, cg::plus<float>());
    int who = tile.thread_rank();
    for (int d = tile.size() / 2; d > 0; d /= 2) {
        float ov = tile.shfl_xor(v, d);
        int ow = tile.shfl_xor(who, d);
        if (ov > v || (ov == v && ow < who)) v = ov, who = ow;
    }
    if (tile.thread_rank() == 0) {
        sums[i / 8] = sum;
        best[i / 8] = who;
        if (sum > 5.f) {
            auto active = cg::coalesced_threads();
            if (active.thread_rank() == 0) atomicAdd(count, active.size());
        }
    }
}
