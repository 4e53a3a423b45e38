// Pipelines: cuda::pipeline of a thread and of a block, the functions of cuda_pipeline.h, copies that arrive on a barrier.
// FLAGS: -arch=sm_80
// PTXAS: sm_75 sm_80 sm_90 sm_120
// NO-CLANG: NVIDIA's header does not know clang's builtins
// RUN: thread_scope<<<2, 32>>>(x=buf:i32:1024:iota, r=out:i32:64)
// EXPECT: r[i] == sum(k, 0, 16, x[i/32*512 + k*32 + i%32])
// RUN: block_scope<<<2, 32>>>(x=buf:i32:1024:iota, r=out:i32:64)
// EXPECT: r[i] == sum(k, 0, 16, x[i/32*512 + k*32 + 31 - i%32])
// RUN: functions<<<1, 32>>>(x=buf:i32:128:iota, r=out:i32:32)
// EXPECT: r[i] == sum(k, 0, 3, x[4*i + k])
// RUN: on_barrier<<<1, 32>>>(x=buf:i32:256:iota, r=out:i32:256)
// EXPECT: r[i] == x[255 - i]
#include <cooperative_groups.h>
#include <cuda/barrier>
#include <cuda/pipeline>
#include <cuda_pipeline.h>

__global__ void thread_scope(const int *x, int *r) {
    __shared__ int buffer[2][32];
    auto pipe = cuda::make_pipeline();
    const int *from = x + blockIdx.x * 512 + threadIdx.x;
    int sum = 0, t = threadIdx.x;
    pipe.producer_acquire();
    cuda::memcpy_async(&buffer[0][t], from, sizeof(int), pipe);
    pipe.producer_commit();
    for (int k = 0; k < 16; k++) {
        if (k < 15) {
            pipe.producer_acquire();
            cuda::memcpy_async(&buffer[(k + 1) % 2][t], from + (k + 1) * 32, sizeof(int), pipe);
            pipe.producer_commit();
        }
        pipe.consumer_wait();
        sum += buffer[k % 2][t];
        pipe.consumer_release();
    }
    r[blockIdx.x * 32 + t] = sum;
}
__global__ void block_scope(const int *x, int *r) {
    constexpr int stages = 3;
    __shared__ int buffer[stages][32];
    __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, stages> state;
    auto block = cooperative_groups::this_thread_block();
    auto pipe = cuda::make_pipeline(block, &state);
    const int *from = x + blockIdx.x * 512;
    int sum = 0;
    for (int fetched = 0, k = 0; k < 16; k++) {
        for (; fetched < 16 && fetched < k + stages; fetched++) {
            pipe.producer_acquire();
            cuda::memcpy_async(block, buffer[fetched % stages], from + fetched * 32, sizeof(int) * 32, pipe);
            pipe.producer_commit();
        }
        pipe.consumer_wait();
        sum += buffer[k % stages][31 - threadIdx.x];
        pipe.consumer_release();
    }
    r[blockIdx.x * 32 + threadIdx.x] = sum;
}
__global__ void functions(const int4 *x, int *r) {
    __shared__ int4 buffer[32];
    int t = threadIdx.x;
    __pipeline_memcpy_async(&buffer[t], &x[t], 16, 4);
    __pipeline_commit();
    __pipeline_wait_prior(0);
    r[t] = buffer[t].x + buffer[t].y + buffer[t].z + buffer[t].w;
}
__global__ void on_barrier(const int *x, int *r) {
    __shared__ alignas(16) int buffer[256];
    __shared__ cuda::barrier<cuda::thread_scope_block> b;
    auto block = cooperative_groups::this_thread_block();
    if (threadIdx.x == 0) init(&b, 32);
    block.sync();
    cuda::memcpy_async(block, buffer, x, sizeof(buffer), b);
    b.arrive_and_wait();
    for (int i = threadIdx.x; i < 256; i += 32) r[i] = buffer[255 - i];
}
