// Blocks of a cooperative launch wait for each other.
// PTXAS: sm_75 sm_80 sm_90 sm_100 sm_120
// NO-CLANG: clang has no cooperative_groups.h
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

// Each round reads what other blocks wrote in the round before.
extern "C" __global__ void rounds(int* a, int* b, int n) {
    cg::grid_group grid = cg::this_grid();
    int i = (int)grid.thread_rank(), size = (int)grid.size();
    for (int r = 0; r < n; ++r) {
        b[i] = a[(i + blockDim.x) % size] + 1;
        grid.sync();
        a[i] = b[(i + blockDim.x) % size] + 1;
        grid.sync();
    }
}
// RUN: cooperative rounds<<<8, 64>>>(a=out:i32:512:iota, b=out:i32:512, n=i32:4)
// EXPECT: a[i] == (i + 8*64) % 512 + 8

// The sum of all blocks is there after the barrier, and the halves of the barrier can be apart.
extern "C" __global__ void total(const int* a, int* sums, int* out) {
    cg::grid_group grid = cg::this_grid();
    if (!grid.is_valid()) return;
    atomicAdd(&sums[blockIdx.x], a[grid.thread_rank()]);
    auto token = grid.barrier_arrive();
    int own = a[grid.thread_rank()];
    grid.barrier_wait(static_cast<cg::grid_group::arrival_token&&>(token));
    int all = 0;
    for (unsigned i = 0; i < gridDim.x; ++i) all += sums[i];
    out[grid.thread_rank()] = all - own;
}
// RUN: cooperative total<<<5, 96>>>(a=buf:i32:480:iota, sums=out:i32:5, out=out:i32:480)
// EXPECT: out[i] == sum(k, 0, 480, k) - i

// RUN: rounds<<<2, 32>>>(a=out:i32:64, b=out:i32:64, n=i32:1)
// FAULT: needs a cooperative launch
