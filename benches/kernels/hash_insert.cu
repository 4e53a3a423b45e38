// Hash table: insertion with compare-and-swap.
// RUN: hash_insert<<<2048, 256>>>(n=i32:1<<19, mask=u32:2097151, keys=buf:u32:1<<21, vals=buf:u32:1<<21, in=buf:u32:1<<19:rand=3)
extern "C" __global__ void hash_insert(int n, unsigned mask, unsigned* keys, unsigned* vals, const unsigned* in) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned key = in[i] | 1, slot = (key * 2654435769u) >> 11 & mask;
    while (true) {
        unsigned old = atomicCAS(&keys[slot], 0, key);
        if (old == 0 || old == key) { vals[slot] = i; return; }
        slot = (slot + 1) & mask;
    }
}
