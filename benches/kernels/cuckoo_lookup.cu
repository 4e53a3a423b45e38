// Lookups in a cuckoo table with four hash functions and pairs of key and value in one word.
// RUN: cuckoo_lookup<<<2048, 256>>>(n=i32:1<<19, size=u32:1048573, table=buf:u64:1<<20:rand=1,0,9007199254740991, keys=buf:u32:1<<19:rand=2,0,2097152, values=out:u32:1<<19)
#include <cstdint>
struct Hash {
    uint32_t a, b;
    __device__ uint32_t operator()(uint32_t key, uint32_t size) const { return (uint32_t)(((uint64_t)a * key + b) % 4294967291ull) % size; }
};
__constant__ Hash functions[4] = {{2654435761u, 97u}, {40503u, 12345u}, {2246822519u, 7u}, {3266489917u, 374761393u}};
extern "C" __global__ void cuckoo_lookup(int n, uint32_t size, const uint64_t* __restrict__ table, const uint32_t* __restrict__ keys, uint32_t* __restrict__ values) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    uint32_t key = keys[i], value = 0xffffffffu;
    for (int f = 0; f < 4; f++) {
        uint64_t entry = table[functions[f](key, size)];
        if ((uint32_t)(entry >> 32) == key) {
            value = (uint32_t)entry;
            break;
        }
    }
    values[i] = value;
}
