// Row statistics: a block copies its row into shared memory with cooperative groups, then reduces mean and variance.
// RUN: cg_memcpy_rows<<<4096, 128>>>(cols=i32:1024, x=buf:f32:1<<22:rand=1, mean=out:f32:4096, var=out:f32:4096)
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;
extern "C" __global__ void cg_memcpy_rows(int cols, const float* __restrict__ x, float* __restrict__ mean, float* __restrict__ var) {
    __shared__ float row[1024];
    __shared__ float part[4][2];
    cg::thread_block block = cg::this_thread_block();
    auto tile = cg::tiled_partition<32>(block);
    cg::memcpy_async(block, row, x + (size_t)blockIdx.x * cols, sizeof(float) * cols);
    cg::wait(block);
    float s = 0, q = 0;
    for (unsigned i = block.thread_rank(); i < cols; i += block.size()) {
        s += row[i];
        q += row[i] * row[i];
    }
    s = cg::reduce(tile, s, cg::plus<float>());
    q = cg::reduce(tile, q, cg::plus<float>());
    if (tile.thread_rank() == 0) {
        part[tile.meta_group_rank()][0] = s;
        part[tile.meta_group_rank()][1] = q;
    }
    block.sync();
    if (block.thread_rank() == 0) {
        float m = (part[0][0] + part[1][0] + part[2][0] + part[3][0]) / cols;
        mean[blockIdx.x] = m;
        var[blockIdx.x] = (part[0][1] + part[1][1] + part[2][1] + part[3][1]) / cols - m * m;
    }
}
