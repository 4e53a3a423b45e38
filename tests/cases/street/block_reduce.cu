// Block reduction: shuffles inside a warp, shared memory between warps.
// PTXAS: sm_75 sm_90 sm_100 sm_120
// LLVM-VERIFY
// CHECK: bar.sync
// RUN: block_reduce<<<4, 256>>>(in=buf:i32:1024:iota, out=out:i32:4, n=i32:1024)
// EXPECT: out[i] == sum(k, 256*i, 256*i+256, in[k])
// RUN: block_reduce<<<2, 128>>>(in=buf:i32:200:rand=5,-1000,1000, out=out:i32:2, n=i32:200)
// EXPECT: out[i] == sum(k, 128*i, min(128*i+128, n), in[k])
__device__ int warp_sum(int v) {
    for (int offset = 16; offset > 0; offset >>= 1)
        v += __shfl_down_sync(0xffffffff, v, offset);
    return v;
}

__global__ void block_reduce(const int *in, int *out, int n) {
    __shared__ int partial[32];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int lane = threadIdx.x & 31;
    int warp = threadIdx.x >> 5;
    int v = warp_sum(i < n ? in[i] : 0);
    if (lane == 0)
        partial[warp] = v;
    __syncthreads();
    if (warp == 0) {
        v = lane < blockDim.x / 32 ? partial[lane] : 0;
        v = warp_sum(v);
        if (lane == 0)
            out[blockIdx.x] = v;
    }
}
