// Hash table: open addressing, linear probing.
// RUN: hash_lookup<<<8192, 256>>>(n=i32:1<<21, mask=u32:4194303, keys=buf:u32:1<<22:(i&1)*((i*2654435761)&4294967295), vals=buf:u32:1<<22:iota, query=buf:u32:1<<21:rand=3, out=out:u32:1<<21)
__device__ unsigned mix(unsigned h) {
    h ^= h >> 16; h *= 0x85ebca6bu; h ^= h >> 13; h *= 0xc2b2ae35u;
    return h ^ (h >> 16);
}
extern "C" __global__ void hash_lookup(int n, unsigned mask, const unsigned* __restrict__ keys, const unsigned* __restrict__ vals, const unsigned* __restrict__ query, unsigned* __restrict__ out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned key = query[i], slot = mix(key) & mask, found = 0xffffffffu;
    for (int probe = 0; probe < 64; probe++) {
        unsigned k = keys[slot];
        if (k == key) { found = vals[slot]; break; }
        if (k == 0) break;
        slot = (slot + 1) & mask;
    }
    out[i] = found;
}
