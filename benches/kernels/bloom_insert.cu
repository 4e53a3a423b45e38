// Hashing: Murmur-style hashes of 64-bit keys set bits of a filter.
// RUN: bloom_insert<<<4096, 256>>>(n=i32:1<<20, bits=u32:1<<26, key=buf:u64:1<<20:rand=1, filter=out:u32:1<<21)
__device__ unsigned long long mix(unsigned long long h) {
    h ^= h >> 33; h *= 0xff51afd7ed558ccdull; h ^= h >> 33; h *= 0xc4ceb9fe1a85ec53ull; h ^= h >> 33;
    return h;
}
extern "C" __global__ void bloom_insert(int n, unsigned bits, const unsigned long long* __restrict__ key, unsigned* filter) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned long long h = mix(key[i]);
    unsigned a = (unsigned)h, b = (unsigned)(h >> 32) | 1;
    for (int k = 0; k < 7; k++) {
        unsigned bit = a % bits;
        atomicOr(&filter[bit / 32], 1u << (bit % 32));
        a += b;
    }
}
