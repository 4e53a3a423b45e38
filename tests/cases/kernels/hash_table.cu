// Open addressing with compare-and-swap: count the distinct keys, then look them up.
// PTXAS: sm_75 sm_90 sm_100
// RUN: insert<<<2, 128>>>(keys=buf:u32:256:(i*i)%100+1, table=out:u32:512, counts=out:u32:512)
// EXPECT: sum(k, 0, 512, counts[k]) == 256
// EXPECT: count(k, 0, 512, table[k] != 0) == count(k, 1, 101, count(j, 0, 256, keys[j] == k) > 0)
// EXPECT: counts[i] == (table[i] == 0 ? 0 : count(j, 0, 256, keys[j] == table[i]))
__device__ unsigned hash(unsigned x) {
    x ^= x >> 16;
    x *= 0x7feb352du;
    x ^= x >> 15;
    x *= 0x846ca68bu;
    return x ^ x >> 16;
}
__global__ void insert(const unsigned *keys, unsigned *table, unsigned *counts) {
    unsigned key = keys[blockIdx.x * blockDim.x + threadIdx.x];
    unsigned at = hash(key) & 511;
    while (true) {
        unsigned seen = atomicCAS(&table[at], 0u, key);
        if (seen == 0 || seen == key) {
            atomicAdd(&counts[at], 1u);
            return;
        }
        at = (at + 1) & 511;
    }
}
