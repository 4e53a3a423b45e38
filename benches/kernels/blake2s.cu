// Hash: the BLAKE2s compression with its table of permutations in constant memory.
// RUN: blake2s<<<512, 128>>>(m=buf:u32:65536*16:rand=1, out=out:u32:65536*8)
__constant__ unsigned char sigma[10][16] = {
 {0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15},{14,10,4,8,9,15,13,6,1,12,0,2,11,7,5,3},{11,8,12,0,5,2,15,13,10,14,3,6,7,1,9,4},
 {7,9,3,1,13,12,11,14,2,6,5,10,4,0,15,8},{9,0,5,7,2,4,10,15,14,1,11,12,6,8,3,13},{2,12,6,10,0,11,8,3,4,13,7,5,15,14,1,9},
 {12,5,1,15,14,13,4,10,0,7,6,3,9,2,8,11},{13,11,7,14,12,1,3,9,5,0,15,4,8,6,2,10},{6,15,14,9,11,3,0,8,12,2,13,7,1,4,10,5},
 {10,2,8,4,7,6,1,5,15,11,9,14,3,12,13,0}};
__device__ unsigned ror(unsigned x, int r) { return (x >> r) | (x << (32 - r)); }
#define G(r, i, a, b, c, d) a += b + m[sigma[r][2*i]]; d = ror(d ^ a, 16); c += d; b = ror(b ^ c, 12); a += b + m[sigma[r][2*i+1]]; d = ror(d ^ a, 8); c += d; b = ror(b ^ c, 7);
extern "C" __global__ void blake2s(const unsigned* __restrict__ in, unsigned* __restrict__ out) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned m[16], v[16], h[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
#pragma unroll
    for (int i = 0; i < 16; i++) m[i] = in[t * 16 + i];
#pragma unroll
    for (int i = 0; i < 8; i++) { v[i] = h[i]; v[i + 8] = h[i]; }
    v[12] ^= 64; v[14] = ~v[14];
#pragma unroll
    for (int r = 0; r < 10; r++) {
        G(r, 0, v[0], v[4], v[8], v[12]) G(r, 1, v[1], v[5], v[9], v[13]) G(r, 2, v[2], v[6], v[10], v[14]) G(r, 3, v[3], v[7], v[11], v[15])
        G(r, 4, v[0], v[5], v[10], v[15]) G(r, 5, v[1], v[6], v[11], v[12]) G(r, 6, v[2], v[7], v[8], v[13]) G(r, 7, v[3], v[4], v[9], v[14])
    }
#pragma unroll
    for (int i = 0; i < 8; i++) out[t * 8 + i] = h[i] ^ v[i] ^ v[i + 8];
}
