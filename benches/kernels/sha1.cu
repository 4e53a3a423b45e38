// Hash: SHA-1 of one block per thread, message big-endian.
// RUN: sha1<<<512, 128>>>(data=buf:u32:65536*16:rand=1, out=out:u32:65536*5)
__device__ unsigned rol(unsigned x, int r) { return (x << r) | (x >> (32 - r)); }
__device__ unsigned be(unsigned x) { return (x >> 24) | ((x >> 8) & 0xff00) | ((x << 8) & 0xff0000) | (x << 24); }
extern "C" __global__ void sha1(const unsigned* __restrict__ data, unsigned* __restrict__ out) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned w[80];
#pragma unroll
    for (int i = 0; i < 16; i++) w[i] = be(data[t * 16 + i]);
#pragma unroll
    for (int i = 16; i < 80; i++) w[i] = rol(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
    unsigned a = 0x67452301, b = 0xefcdab89, c = 0x98badcfe, d = 0x10325476, e = 0xc3d2e1f0;
#pragma unroll
    for (int i = 0; i < 80; i++) {
        unsigned f, k;
        if (i < 20) { f = (b & c) | (~b & d); k = 0x5a827999; }
        else if (i < 40) { f = b ^ c ^ d; k = 0x6ed9eba1; }
        else if (i < 60) { f = (b & c) | (b & d) | (c & d); k = 0x8f1bbcdc; }
        else { f = b ^ c ^ d; k = 0xca62c1d6; }
        unsigned x = rol(a, 5) + f + e + k + w[i];
        e = d; d = c; c = rol(b, 30); b = a; a = x;
    }
    out[t * 5] = 0x67452301 + a; out[t * 5 + 1] = 0xefcdab89 + b; out[t * 5 + 2] = 0x98badcfe + c;
    out[t * 5 + 3] = 0x10325476 + d; out[t * 5 + 4] = 0xc3d2e1f0 + e;
}
