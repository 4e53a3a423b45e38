// A split barrier of libcu++ between producers and consumers.
// FLAGS: -arch=sm_80
// RUN: produce<<<2, 128>>>(x=buf:i32:256:i, y=out:i32:128)
// EXPECT: y[i] == x[i/64*128 + i%64] + 100
#include <cuda/barrier>
__global__ void produce(const int *x, int *y) {
    using barrier = cuda::barrier<cuda::thread_scope_block>;
    __shared__ barrier full;
    __shared__ int tile[64];
    if (threadIdx.x == 0) init(&full, blockDim.x);
    __syncthreads();
    if (threadIdx.x < 64) {
        tile[threadIdx.x] = x[blockIdx.x * 128 + threadIdx.x] + 100;
        barrier::arrival_token token = full.arrive();
        (void)token;
    } else {
        full.arrive_and_wait();
        y[blockIdx.x * 64 + threadIdx.x - 64] = tile[threadIdx.x - 64];
    }
}
