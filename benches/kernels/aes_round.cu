// Integer: ten rounds of table lookups in shared memory, as AES does.
// RUN: aes_round<<<1024, 256>>>(table=buf:u32:256:rand=1, keys=buf:u32:44:rand=2, in=buf:u32:1<<20:rand=3, out=out:u32:1<<20)
extern "C" __global__ void aes_round(const unsigned* __restrict__ table, const unsigned* __restrict__ keys, const uint4* __restrict__ in, uint4* __restrict__ out) {
    __shared__ unsigned t0[256], k[44];
    t0[threadIdx.x] = table[threadIdx.x];
    if (threadIdx.x < 44) k[threadIdx.x] = keys[threadIdx.x];
    __syncthreads();
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    uint4 s = in[i];
    s.x ^= k[0]; s.y ^= k[1]; s.z ^= k[2]; s.w ^= k[3];
    for (int r = 1; r <= 10; r++) {
        uint4 n;
        n.x = t0[s.x >> 24] ^ __funnelshift_l(t0[(s.y >> 16) & 255], t0[(s.y >> 16) & 255], 24) ^ __byte_perm(t0[(s.z >> 8) & 255], 0, 0x1032) ^ __funnelshift_l(t0[s.w & 255], t0[s.w & 255], 8) ^ k[4 * r];
        n.y = t0[s.y >> 24] ^ __funnelshift_l(t0[(s.z >> 16) & 255], t0[(s.z >> 16) & 255], 24) ^ __byte_perm(t0[(s.w >> 8) & 255], 0, 0x1032) ^ __funnelshift_l(t0[s.x & 255], t0[s.x & 255], 8) ^ k[4 * r + 1];
        n.z = t0[s.z >> 24] ^ __funnelshift_l(t0[(s.w >> 16) & 255], t0[(s.w >> 16) & 255], 24) ^ __byte_perm(t0[(s.x >> 8) & 255], 0, 0x1032) ^ __funnelshift_l(t0[s.y & 255], t0[s.y & 255], 8) ^ k[4 * r + 2];
        n.w = t0[s.w >> 24] ^ __funnelshift_l(t0[(s.x >> 16) & 255], t0[(s.x >> 16) & 255], 24) ^ __byte_perm(t0[(s.y >> 8) & 255], 0, 0x1032) ^ __funnelshift_l(t0[s.z & 255], t0[s.z & 255], 8) ^ k[4 * r + 3];
        s = n;
    }
    out[i] = s;
}
