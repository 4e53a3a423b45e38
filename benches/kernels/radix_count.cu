// Sort: digit counts of a radix pass, four bits, counters per thread in shared memory.
// RUN: radix_count<<<1024, 128>>>(n=i32:1<<23, shift=i32:8, keys=buf:u32:1<<23:rand=1, counts=out:u32:16384)
extern "C" __global__ void radix_count(int n, int shift, const unsigned* __restrict__ keys, unsigned* __restrict__ counts) {
    __shared__ unsigned short c[16][128];
    int t = threadIdx.x;
    for (int d = 0; d < 16; d++) c[d][t] = 0;
    int per = (n + gridDim.x - 1) / gridDim.x, begin = blockIdx.x * per, end = min(begin + per, n);
    for (int i = begin + t; i < end; i += 128) c[(keys[i] >> shift) & 15][t]++;
    __syncthreads();
    if (t < 16) {
        unsigned s = 0;
        for (int j = 0; j < 128; j++) s += c[t][(j + t) & 127];
        counts[t * gridDim.x + blockIdx.x] = s;
    }
}
