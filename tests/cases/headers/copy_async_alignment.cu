// Copies in the background take the alignment from the types of their pointers or from the size: no thread looks at its addresses and copies by itself.
// FLAGS: -arch=sm_80
// PTXAS: sm_80 sm_90
// NO-CLANG: NVIDIA's header does not know clang's builtins
// RUN: each<<<1, 32>>>(x=buf:f32:64:iota, r=out:f32:32)
// EXPECT: r[i] == x[i] + x[i + 32]
// RUN: bytes<<<1, 32>>>(x=buf:u8:64:iota, n=i32:13, r=out:u8:16:99)
// EXPECT: r[i] == (i < 13 ? x[i + 1] : 99)
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda/pipeline>

// CHECK@O3: entry each
// CHECK-NOT@O3: ld.global
// CHECK@O3: cp.async.ca.shared.global [%{{.*}}], [%{{.*}}], 4;
// CHECK-NOT@O3: ld.global
// CHECK@O3: cp.async.ca.shared.global [%{{.*}}], [%{{.*}}], 4;
// CHECK-NOT@O3: ld.global
// CHECK@O3: ret;
extern "C" __global__ void each(const float *x, float *r) {
    __shared__ float buffer[2][32];
    auto pipe = cuda::make_pipeline();
    int t = threadIdx.x;
    pipe.producer_acquire();
    cuda::memcpy_async(&buffer[0][t], &x[t], sizeof(float), pipe);
    cuda::memcpy_async(&buffer[1][t], &x[t + 32], cuda::aligned_size_t<4>(4), pipe);
    pipe.producer_commit();
    pipe.consumer_wait();
    r[t] = buffer[0][t] + buffer[1][t];
    pipe.consumer_release();
}
// Neither address nor size is a multiple of four.
extern "C" __global__ void bytes(const char *x, int n, char *r) {
    __shared__ char buffer[16];
    auto block = cooperative_groups::this_thread_block();
    cooperative_groups::memcpy_async(block, buffer, x + 1, n);
    cooperative_groups::wait(block);
    if (threadIdx.x < n) r[threadIdx.x] = buffer[threadIdx.x];
}
