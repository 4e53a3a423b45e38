// Bit manipulation: reversal, interleaving, leading zeros, next permutation, Gray code, parity of a polynomial product.
// RUN: bit_tricks<<<4096, 256>>>(n=i32:1<<20, x=buf:u32:1<<20:rand=1, y=out:u32:1<<20)
__device__ unsigned spread(unsigned v) {
    v &= 0xffff;
    v = (v | v << 8) & 0x00ff00ff;
    v = (v | v << 4) & 0x0f0f0f0f;
    v = (v | v << 2) & 0x33333333;
    return (v | v << 1) & 0x55555555;
}
__device__ unsigned next_permutation(unsigned v) {
    unsigned t = v | (v - 1);
    return (t + 1) | (((~t & -~t) - 1) >> (__ffs(v) & 31));
}
__device__ unsigned clmul(unsigned a, unsigned b) {
    unsigned r = 0;
    for (int i = 0; i < 16; i++)
        if (b >> i & 1) r ^= a << i;
    return r;
}
extern "C" __global__ void bit_tricks(int n, const unsigned* x, unsigned* y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned v = x[i] | 1;
    unsigned a = spread(v) | spread(v >> 16) << 1;
    unsigned b = __brev(v) ^ (v >> 1 ^ v);
    unsigned c = next_permutation(v) + __clz(v) * 3u + __popc(a & b);
    unsigned d = clmul(v, v >> 7) ^ __byte_perm(a, b, 0x5140);
    y[i] = (c ^ __funnelshift_l(a, d, v & 31)) + (v & (v - 1)) - (31 - __clz(c | 1));
}
