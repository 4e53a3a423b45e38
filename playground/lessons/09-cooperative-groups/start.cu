// RUN: cooperative shares<<<4, 64>>>(data=out:f32:256:1, total=buf:f32:1)
// EXPECT: data[i] == 1.0 / 256

#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;

__global__ void shares(float *data, float *total) {
    auto grid = cg::this_grid();
    auto warp = cg::tiled_partition<32>(cg::this_thread_block());
    int i = grid.thread_rank();
    float sum = cg::reduce(warp, data[i], cg::plus<float>());
    if (warp.thread_rank() == 0)
        atomicAdd(total, sum);
    data[i] /= *total;
}
