// Checksum: CRC-32 with eight tables in constant memory.
// RUN: crc32_slice8<<<128, 128>>>(words=i32:32, data=buf:u32:16384*32:rand=1, out=out:u32:16384)
__constant__ unsigned tab[8][256];
extern "C" __global__ void crc32_slice8(int words, const unsigned* __restrict__ data, unsigned* __restrict__ out) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    const unsigned* p = data + t * words;
    unsigned crc = ~0u;
    for (int i = 0; i < words; i += 2) {
        unsigned a = p[i] ^ crc, b = p[i + 1];
        crc = tab[7][a & 255] ^ tab[6][(a >> 8) & 255] ^ tab[5][(a >> 16) & 255] ^ tab[4][a >> 24] ^ tab[3][b & 255] ^ tab[2][(b >> 8) & 255] ^ tab[1][(b >> 16) & 255] ^ tab[0][b >> 24];
    }
    out[t] = ~crc;
}
