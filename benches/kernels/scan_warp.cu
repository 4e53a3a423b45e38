// Scan: shuffles, four elements per thread.
// RUN: scan_warp<<<16384, 256>>>(x=buf:i32:1<<24:rand=1,0,10, y=out:i32:1<<24)
__device__ int warp_scan(int v) {
    int lane = threadIdx.x & 31;
#pragma unroll
    for (int d = 1; d < 32; d *= 2) {
        int o = __shfl_up_sync(0xffffffffu, v, d);
        if (lane >= d) v += o;
    }
    return v;
}
extern "C" __global__ void scan_warp(const int4* __restrict__ x, int4* __restrict__ y) {
    __shared__ int totals[8];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int4 v = x[i];
    v.y += v.x; v.z += v.y; v.w += v.z;
    int inclusive = warp_scan(v.w);
    int warp = threadIdx.x >> 5;
    if ((threadIdx.x & 31) == 31) totals[warp] = inclusive;
    __syncthreads();
    int before = inclusive - v.w;
    for (int w = 0; w < warp; w++) before += totals[w];
    v.x += before; v.y += before; v.z += before; v.w += before;
    y[i] = v;
}
