// RUN: sum<<<4, 256>>>(in=buf:i32:1024:iota, out=out:i32:4)
// EXPECT: out[i] == sum(k, 0, 256, in[256*i + k])

__device__ int warpSum(int x) {
    for (int d = 16; d > 0; d /= 2)
        x += __shfl_down_sync(0xffffffff, x, d);
    return x;
}

__global__ void sum(const int *in, int *out) {
    __shared__ int partial[8];
    int x = warpSum(in[blockIdx.x * 256 + threadIdx.x]);
    if (threadIdx.x % 32 == 0)
        partial[threadIdx.x / 32] = x;
    __syncthreads();
    if (threadIdx.x < 32) {
        x = warpSum(threadIdx.x < 8 ? partial[threadIdx.x] : 0);
        if (threadIdx.x == 0)
            out[blockIdx.x] = x;
    }
}
