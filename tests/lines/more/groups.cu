// Cooperative groups and shared memory given at the launch.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
extern __shared__ int scratch[];
__device__ int scan(cg::thread_block block, int v)
{
    int t = block.thread_rank();
    scratch[t] = v;
    block.sync();
    for (int o = 1; o < block.size(); o *= 2) {
        int other = t >= o ? scratch[t - o] : 0;
        block.sync();
        scratch[t] += other;
        block.sync();
    }
    return scratch[t];
}
__global__ void groups(int *x, int n)
{
    cg::thread_block block = cg::this_thread_block();
    int i = block.group_index().x * block.size() + block.thread_rank();
    int v = i < n ? x[i] : 0;
    int s = scan(block, v);
    auto tile = cg::tiled_partition<8>(block);
    int most = s;
    for (int o = tile.size() / 2; o > 0; o /= 2)
        most = max(most, tile.shfl_down(most, o));
    if (i < n)
        x[i] = s;
    if (tile.thread_rank() == 0)
        atomicMax(&x[n], most);
}
