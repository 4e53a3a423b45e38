// Between arriving at a block's barrier and waiting there nothing may be counted: the whole barrier is at the wait.
// NO-CLANG: NVIDIA's header does not know clang's builtins
// CHECK: barrier.sync
// CHECK-NOT: barrier.arrive
#include <cooperative_groups.h>
#include <utility>
namespace cg = cooperative_groups;

__global__ void turn(const int *in, int *out) {
    __shared__ int seen[256];
    auto block = cg::this_thread_block();
    unsigned rank = block.thread_rank();
    for (int round = 0; round < 3; round++) {
        seen[rank] = in[rank] + round;
        auto token = block.barrier_arrive();
        int mine = (int)rank * round;
        block.barrier_wait(std::move(token));
        out[round * 256 + rank] = seen[255 - rank] + mine;
        block.sync();
    }
}
// RUN: turn<<<1, 256>>>(in=buf:i32:256:iota, out=out:i32:768)
// EXPECT: out[0] == 255
// EXPECT: out[255] == 0
// EXPECT: out[300] == 256
// EXPECT: out[767] == 512
