// Aggregated atomics: lanes with the same key meet by match_any, their leader adds once.
// RUN: match_aggregate<<<2048, 256>>>(n=i32:1<<19, keys=buf:i32:1<<19:rand=1,0,64, values=buf:u32:1<<19:rand=2,0,100, sums=out:u32:64, counts=out:u32:64)
extern "C" __global__ void match_aggregate(int n, const int* keys, const unsigned* values, unsigned* sums, unsigned* counts) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x & 31;
    unsigned active = __ballot_sync(0xffffffffu, i < n);
    if (i >= n) return;
    int key = keys[i];
    unsigned peers = __match_any_sync(active, key);
    unsigned total = __reduce_add_sync(peers, values[i]);
    if (lane == __ffs(peers) - 1) {
        atomicAdd(&sums[key], total);
        atomicAdd(&counts[key], __popc(peers));
    }
}
