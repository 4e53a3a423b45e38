// Warp-level: stream compaction with ballots.
// RUN: compact<<<16384, 256>>>(n=i32:1<<22, limit=i32:0, x=buf:i32:1<<22:rand=1, y=buf:i32:1<<22, count=buf:i32:1)
extern "C" __global__ void compact(int n, int limit, const int* __restrict__ x, int* __restrict__ y, int* count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int v = i < n ? x[i] : limit;
    unsigned mask = __ballot_sync(0xffffffffu, v > limit);
    int lane = threadIdx.x & 31, base = 0;
    if (lane == 0) base = atomicAdd(count, __popc(mask)) & 0x3fffff;
    base = __shfl_sync(0xffffffffu, base, 0);
    int at = base + __popc(mask & ((1u << lane) - 1));
    if (v > limit && at < n) y[at] = v;
}
