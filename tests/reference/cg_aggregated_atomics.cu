// Stream compaction with one atomic per coalesced group.
// RUN: compact<<<4, 64>>>(x=buf:i32:256:i, count=out:i32:1, y=out:i32:256:-1)
// EXPECT: count[0] == count(k, 0, 256, k % 3 == 0)
// EXPECT: y[i] % 3 == 0 if y[i] >= 0
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
__global__ void compact(const int *x, int *count, int *y) {
    int v = x[blockIdx.x * blockDim.x + threadIdx.x];
    if (v % 3 == 0) {
        auto g = cg::coalesced_threads();
        int at = 0;
        if (g.thread_rank() == 0)
            at = atomicAdd(count, (int)g.size());
        y[g.shfl(at, 0) + g.thread_rank()] = v;
    }
}
