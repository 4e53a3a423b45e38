// Hash: MD5 of one block per thread, rounds written with tables.
// RUN: md5_blocks<<<2048, 256>>>(in=buf:u32:16<<19:rand=1, k=buf:u32:64:rand=2, out=out:u32:4<<19)
__device__ unsigned rol(unsigned x, int n) { return (x << n) | (x >> (32 - n)); }
extern "C" __global__ void md5_blocks(const unsigned* __restrict__ in, const unsigned* __restrict__ k, unsigned* __restrict__ out) {
    const int shift[4][4] = {{7, 12, 17, 22}, {5, 9, 14, 20}, {4, 11, 16, 23}, {6, 10, 15, 21}};
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned w[16];
    for (int i = 0; i < 16; i++) w[i] = in[i * (1 << 19) + t];
    unsigned a = 0x67452301, b = 0xefcdab89, c = 0x98badcfe, d = 0x10325476;
    #pragma unroll
    for (int i = 0; i < 64; i++) {
        unsigned f;
        int g;
        if (i < 16) { f = (b & c) | (~b & d); g = i; }
        else if (i < 32) { f = (d & b) | (~d & c); g = (5 * i + 1) % 16; }
        else if (i < 48) { f = b ^ c ^ d; g = (3 * i + 5) % 16; }
        else { f = c ^ (b | ~d); g = (7 * i) % 16; }
        f += a + k[i] + w[g];
        a = d; d = c; c = b;
        b += rol(f, shift[i / 16][i % 4]);
    }
    out[4 * t] = a + 0x67452301; out[4 * t + 1] = b + 0xefcdab89; out[4 * t + 2] = c + 0x98badcfe; out[4 * t + 3] = d + 0x10325476;
}
