// A stream through shared memory with cuda::pipeline in two stages: copy the next batch while this one is computed.
// RUN: pipeline_saxpy<<<528, 256>>>(batches=i32:32, a=f32:2.5, x=buf:f32:528*32*256:rand=1, y=out:f32:528*32*256:rand=2)
#include <cooperative_groups.h>
#include <cuda/pipeline>
namespace cg = cooperative_groups;
extern "C" __global__ void pipeline_saxpy(int batches, float a, const float* x, float* y) {
    constexpr size_t stages = 2;
    __shared__ float buffer[stages][256];
    __shared__ cuda::pipeline_shared_state<cuda::thread_scope::thread_scope_block, stages> state;
    auto block = cg::this_thread_block();
    auto pipe = cuda::make_pipeline(block, &state);
    const size_t base = (size_t)blockIdx.x * batches * block.size();
    auto fetch = [&](int batch) {
        pipe.producer_acquire();
        cuda::memcpy_async(block, buffer[batch % stages], x + base + batch * block.size(), sizeof(float) * block.size(), pipe);
        pipe.producer_commit();
    };
    fetch(0);
    for (int batch = 0; batch < batches; batch++) {
        if (batch + 1 < batches) fetch(batch + 1);
        pipe.consumer_wait();
        size_t i = base + batch * block.size() + threadIdx.x;
        y[i] = a * buffer[batch % stages][threadIdx.x] + y[i];
        pipe.consumer_release();
    }
}
