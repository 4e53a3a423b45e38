// Cooperative groups, barriers and pipelines.
// ARCH: sm_75 sm_80 sm_90
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
#include <cuda/barrier>
#include <cuda/pipeline>
namespace cg = cooperative_groups;

__global__ void groups(int *data) {
    auto block = cg::this_thread_block();
    auto tile = cg::tiled_partition<8>(block);
    int sum = cg::reduce(tile, data[block.thread_rank()], cg::plus<int>());
    sum += cg::exclusive_scan(tile, sum);
    auto active = cg::coalesced_threads();
    if (active.thread_rank() == 0)
        data[tile.meta_group_rank()] = sum + active.size() + int(tile.shfl_xor(sum, 1));
    if (threadIdx.x & 1) {
        auto odd = cg::coalesced_threads();
        data[odd.thread_rank()] += cg::reduce(odd, 1, cg::plus<int>());
    }
    block.sync();
}
__global__ void whole_grid(int *data) {
    auto grid = cg::this_grid();
    data[grid.thread_rank()] = grid.size();
    grid.sync();
}
__global__ void copies(int *out, const int *in) {
    __shared__ int tile[256];
    __shared__ cuda::barrier<cuda::thread_scope_block> ready;
    auto block = cg::this_thread_block();
    if (block.thread_rank() == 0) init(&ready, block.size());
    block.sync();
    cuda::memcpy_async(block, tile, in, sizeof(tile), ready);
    ready.arrive_and_wait();
    out[block.thread_rank()] = tile[255 - block.thread_rank()];
    cg::memcpy_async(block, tile, in + 256, sizeof(tile));
    cg::wait(block);
    out[256 + block.thread_rank()] = tile[block.thread_rank()];
    auto pipe = cuda::make_pipeline();
    pipe.producer_acquire();
    cuda::memcpy_async(tile + block.thread_rank(), in + block.thread_rank(), cuda::aligned_size_t<4>(4), pipe);
    pipe.producer_commit();
    pipe.consumer_wait();
    out[512 + block.thread_rank()] = tile[block.thread_rank()];
    pipe.consumer_release();
}
