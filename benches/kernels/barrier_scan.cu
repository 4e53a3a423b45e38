// A scan of a block's elements with cuda::barrier between the steps, the next tile copied meanwhile.
// RUN: barrier_scan<<<1024, 256>>>(tiles=i32:8, x=buf:i32:1<<21:rand=1,0,100, y=out:i32:1<<21)
#include <cuda/barrier>
#include <cooperative_groups.h>
#pragma nv_diag_suppress static_var_with_dynamic_init
extern "C" __global__ void barrier_scan(int tiles, const int* x, int* y) {
    using barrier = cuda::barrier<cuda::thread_scope_block>;
    __shared__ barrier ready, step;
    __shared__ alignas(16) int next[256];
    __shared__ int sums[8];
    auto group = cooperative_groups::this_thread_block();
    if (group.thread_rank() == 0) {
        init(&ready, group.size());
        init(&step, group.size());
    }
    group.sync();
    const int* src = x + blockIdx.x * tiles * 256;
    int* dst = y + blockIdx.x * tiles * 256;
    int carry = 0, lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    cuda::memcpy_async(group, next, src, sizeof(next), ready);
    for (int t = 0; t < tiles; t++) {
        ready.arrive_and_wait();
        int v = next[threadIdx.x];
        step.arrive_and_wait();
        if (t + 1 < tiles) cuda::memcpy_async(group, next, src + (t + 1) * 256, sizeof(next), ready);
        for (int d = 1; d < 32; d *= 2) {
            int o = __shfl_up_sync(0xffffffff, v, d);
            if (lane >= d) v += o;
        }
        if (lane == 31) sums[warp] = v;
        step.arrive_and_wait();
        int before = carry, total = 0;
        for (int w = 0; w < 8; w++) {
            if (w < warp) before += sums[w];
            total += sums[w];
        }
        dst[t * 256 + threadIdx.x] = before + v;
        carry += total;
        step.arrive_and_wait();
    }
}
