// Integer statistics by the warp reduction instructions: minimum, maximum, sum, and, or, xor of chunks.
// RUN: reduce_sync_stats<<<1024, 256>>>(x=buf:u32:1<<22:rand=1, out=out:u32:8192*6)
extern "C" __global__ void reduce_sync_stats(const unsigned* x, unsigned* out) {
    int warp = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
    unsigned lo = ~0u, hi = 0, sum = 0, all = ~0u, any = 0, parity = 0;
    for (int k = 0; k < 16; k++) {
        unsigned v = x[warp * 512 + k * 32 + lane];
        lo = min(lo, v);
        hi = max(hi, v);
        sum += v;
        all &= v;
        any |= v;
        parity ^= v;
    }
    lo = __reduce_min_sync(~0u, lo);
    hi = __reduce_max_sync(~0u, hi);
    sum = __reduce_add_sync(~0u, sum);
    all = __reduce_and_sync(~0u, all);
    any = __reduce_or_sync(~0u, any);
    parity = __reduce_xor_sync(~0u, parity);
    if (lane == 0) {
        unsigned* o = out + warp * 6;
        o[0] = lo, o[1] = hi, o[2] = sum, o[3] = all, o[4] = any, o[5] = parity;
    }
}
