// An inclusive scan over a block: warp scans by shuffles, then the sums of the warps.
// PTXAS: sm_75 sm_100
// RUN: scan<<<1, 256>>>(in=buf:i32:256:rand=3,-50,50, out=out:i32:256)
// EXPECT: out[i] == sum(k, 0, i+1, in[k])
__device__ int warp_scan(int v) {
    int lane = threadIdx.x % 32;
#pragma unroll
    for (int d = 1; d < 32; d *= 2) {
        int o = __shfl_up_sync(0xffffffffu, v, d);
        if (lane >= d)
            v += o;
    }
    return v;
}
__global__ void scan(const int *in, int *out) {
    __shared__ int sums[8];
    int t = threadIdx.x;
    int v = warp_scan(in[t]);
    if (t % 32 == 31)
        sums[t / 32] = v;
    __syncthreads();
    if (t < 8) {
        int s = sums[t];
        for (int d = 1; d < 8; d *= 2) {
            int o = __shfl_up_sync(0xffu, s, d);
            if (t >= d)
                s += o;
        }
        sums[t] = s;
    }
    __syncthreads();
    out[t] = v + (t >= 32 ? sums[t / 32 - 1] : 0);
}
