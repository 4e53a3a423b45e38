// Monte Carlo: Philox 4x32-10.
// RUN: philox<<<16384, 256>>>(seed=u32:12345, out=out:u32:1<<24)
__device__ uint4 round_of(uint4 c, unsigned k0, unsigned k1) {
    unsigned h0 = __umulhi(0xD2511F53u, c.x), l0 = 0xD2511F53u * c.x, h1 = __umulhi(0xCD9E8D57u, c.z), l1 = 0xCD9E8D57u * c.z;
    return make_uint4(h1 ^ c.y ^ k0, l1, h0 ^ c.w ^ k1, l0);
}
extern "C" __global__ void philox(unsigned seed, uint4* __restrict__ out) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x, k0 = seed, k1 = seed ^ 0xdeadbeefu;
    uint4 c = make_uint4(i, 0, 0, 0);
#pragma unroll
    for (int r = 0; r < 10; r++) {
        c = round_of(c, k0, k1);
        k0 += 0x9E3779B9u;
        k1 += 0xBB67AE85u;
    }
    out[i] = c;
}
