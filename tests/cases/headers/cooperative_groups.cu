// Cooperative groups: blocks, tiles, coalesced groups, partitions, reductions, scans, asynchronous copies. The expected values are
// what the reference compiler's code gives.
// PTXAS: sm_75 sm_80 sm_90 sm_120
// NO-CLANG: NVIDIA's header does not know clang's builtins
// RUN: hashes<<<2, (16,4)>>>(s=out:u32:40)
// EXPECT: s == [603456, 1048576, 12288, 29696, 65536, 1389888, 2097152, 61394176, 135168, 336896, 144640, 58688, 131072, 131178496, 1414080, 1358448,
//     1387712, 1345152, 7680, 7744, 1496496, 5783552, 1381376, 5999872, 13094144, 1061191680, 167936, 87676928, 6248448, 4858560, 229689, 119007,
//     769738, 930909, 2576973227, 19027833, 9966968, 12130389, 2007173, 5802037]
// RUN: floats<<<1, 64>>>(x=buf:f32:64:rand=3,-2,2, r=out:f32:192)
// EXPECT: r[i] == sum(k, 0, 32, x[i/32*32 + k]) ~ 1e-4 if i < 64
// EXPECT: r[i] == maxof(k, 0, 8, x[(i - 64)/8*8 + k]) if i >= 64 && i < 128
// EXPECT: r[i] == sum(k, (i - 128)/16*16, i - 127, x[k]) ~ 1e-4 if i >= 128
// RUN: copies<<<2, 64>>>(x=buf:i32:512:iota, r=out:i32:512)
// EXPECT: r[i] == 2*x[i/256*256 + 255 - i%256]
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
namespace cg = cooperative_groups;

struct Three {
    int a;
    float b;
    char c;
};
__device__ unsigned any_rank(cg::thread_group g) {
    g.sync();
    return g.thread_rank() * 100 + g.size();
}

#define SUM(e) { unsigned long long v = (unsigned long long)(e); atomicAdd(&s[n++], ((unsigned)v + 31 * (unsigned)(v >> 32)) * (2 * t + 1)); }

__global__ void hashes(unsigned *s) {
    unsigned t = blockIdx.x * 64 + threadIdx.y * 16 + threadIdx.x, n = 0;
    auto block = cg::this_thread_block();
    auto grid = cg::this_grid();
    SUM(block.thread_rank()); SUM(block.size()); SUM(block.group_index().x); SUM(block.thread_index().y); SUM(block.group_dim().y);
    SUM(grid.thread_rank()); SUM(grid.size()); SUM(any_rank(block));
    auto warp = cg::tiled_partition<32>(block);
    auto tile = cg::tiled_partition<8>(warp);
    cg::thread_block_tile<4> small = cg::tiled_partition<4>(block);
    SUM(warp.meta_group_rank() * 10 + warp.meta_group_size()); SUM(tile.meta_group_rank() * 10 + tile.meta_group_size()); SUM(small.meta_group_rank());
    SUM(tile.thread_rank()); SUM(tile.size()); SUM(tile.shfl(t * t, 3)); SUM(tile.shfl_down(t, 2)); SUM(tile.shfl_up(t, 3)); SUM(warp.shfl_xor(t, 5));
    SUM(tile.ballot(t % 3 == 0)); SUM(tile.any(t % 16 == 3)); SUM(tile.all(t < 90)); SUM(tile.match_any((int)t % 3));
    Three three{(int)t, t * 0.5f, (char)t};
    three = tile.shfl(three, 7);
    SUM(three.a + three.c + (int)(three.b * 4)); SUM(small.shfl((double)t, 1)); SUM(any_rank(tile)); SUM(any_rank(cg::tiled_partition(block, 16)));
    SUM(cg::reduce(tile, t * t, cg::plus<unsigned>())); SUM(cg::reduce(warp, (int)t - 50, cg::less<int>())); SUM(cg::reduce(small, (long long)t << 33, cg::greater<long long>()));
    SUM(cg::inclusive_scan(tile, t)); SUM(cg::exclusive_scan(tile, t, cg::plus<unsigned>()));
    if (t % 3 != 1) {
        auto c = cg::coalesced_threads();
        SUM(c.size()); SUM(c.thread_rank()); SUM(c.shfl(t, 2)); SUM(c.shfl_down(t, 1)); SUM(c.ballot(t % 2)); SUM(cg::reduce(c, t, cg::plus<unsigned>()));
        SUM(cg::inclusive_scan(c, (int)t)); SUM(any_rank(c));
        auto parts = cg::labeled_partition(c, (int)t % 5);
        SUM(parts.size() + 100 * parts.thread_rank());
        auto two = cg::binary_partition(c, t % 2 == 0);
        SUM(two.size() + 100 * two.thread_rank());
    }
}
__global__ void floats(const float *x, float *r) {
    int t = threadIdx.x;
    auto warp = cg::tiled_partition<32>(cg::this_thread_block());
    auto tile = cg::tiled_partition<8>(cg::this_thread_block());
    r[t] = cg::reduce(warp, x[t], cg::plus<float>());
    r[64 + t] = cg::reduce(tile, x[t], cg::greater<float>());
    r[128 + t] = cg::inclusive_scan(cg::tiled_partition<16>(cg::this_thread_block()), x[t]);
}
__global__ void copies(const int *x, int *r) {
    __shared__ alignas(16) int buffer[256];
    auto block = cg::this_thread_block();
    const int *from = x + blockIdx.x * 256;
    cg::memcpy_async(block, buffer, from, sizeof(int) * 128);
    cg::memcpy_async(block, buffer + 128, from + 128, sizeof(int) * 128);
    cg::wait(block);
    for (int i = threadIdx.x; i < 256; i += 64) r[blockIdx.x * 256 + i] = 2 * buffer[255 - i];
}
