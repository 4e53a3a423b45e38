// Scan: inclusive sums of 64-bit numbers, four per thread, by warp shuffles.
// RUN: scan_i64<<<2048, 256>>>(in=buf:i64:1<<21:rand=1,0,1000, out=out:i64:1<<21)
extern "C" __global__ void scan_i64(const long long* __restrict__ in, long long* __restrict__ out) {
    __shared__ long long part[8];
    int t = threadIdx.x, lane = t & 31, warp = t >> 5;
    long long base = (long long)blockIdx.x * 1024 + t * 4, v[4];
    for (int k = 0; k < 4; k++) v[k] = in[base + k];
    for (int k = 1; k < 4; k++) v[k] += v[k - 1];
    long long s = v[3];
    for (int d = 1; d < 32; d *= 2) {
        long long o = __shfl_up_sync(0xffffffffu, s, d);
        if (lane >= d) s += o;
    }
    if (lane == 31) part[warp] = s;
    __syncthreads();
    long long before = s - v[3];
    for (int w = 0; w < warp; w++) before += part[w];
    for (int k = 0; k < 4; k++) out[base + k] = v[k] + before;
}
