// Splitting keys into eight buckets, stable inside a block: ranks by ballots of three bits, offsets in shared memory.
// RUN: multisplit<<<2048, 256>>>(keys=buf:u32:1<<19:rand=1, out=out:u32:1<<19, starts=out:i32:2048*8)
extern "C" __global__ void multisplit(const unsigned* __restrict__ keys, unsigned* __restrict__ out, int* __restrict__ starts) {
    __shared__ int counts[8][8], offsets[8][8];
    int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    unsigned key = keys[blockIdx.x * 256 + threadIdx.x];
    unsigned bucket = key >> 29, same = 0xffffffffu;
    for (int b = 0; b < 3; b++) {
        bool bit = (bucket >> b) & 1;
        unsigned vote = __ballot_sync(0xffffffffu, bit);
        same &= bit ? vote : ~vote;
    }
    int rank = __popc(same & ((1u << lane) - 1u));
    if (lane < 8) counts[warp][lane] = 0;
    __syncwarp();
    if (rank == 0) counts[warp][bucket] = __popc(same);
    __syncthreads();
    if (threadIdx.x < 8) {
        int total = 0;
        for (int b = 0; b < threadIdx.x; b++)
            for (int w = 0; w < 8; w++) total += counts[w][b];
        starts[blockIdx.x * 8 + threadIdx.x] = total;
        for (int w = 0; w < 8; w++) {
            offsets[w][threadIdx.x] = total;
            total += counts[w][threadIdx.x];
        }
    }
    __syncthreads();
    out[blockIdx.x * 256 + offsets[warp][bucket] + rank] = key;
}
