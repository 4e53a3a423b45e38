// Decoding byte streams of literals and copies, one stream per thread.
// RUN: lz_decode<<<256, 64>>>(streams=i32:16384, in=buf:u8:16384*64:rand=1, out=out:u8:16384*256, size=out:i32:16384)
typedef unsigned char byte;
extern "C" __global__ void lz_decode(int streams, const byte* __restrict__ in, byte* __restrict__ out, int* __restrict__ size) {
    int id = blockIdx.x * blockDim.x + threadIdx.x;
    if (id >= streams) return;
    const byte* ip = in + id * 64;
    const byte* const ie = ip + 60;
    byte* const start = out + id * 256;
    byte* op = start;
    byte* const oe = start + 256;
    while (ip < ie && op < oe) {
        unsigned token = *ip++;
        unsigned literals = token >> 5;
        while (literals-- && ip < ie && op < oe) *op++ = *ip++;
        unsigned length = (token & 31) + 2;
        if (ip >= ie) break;
        unsigned distance = *ip++ + 1;
        if (distance > (unsigned)(op - start)) distance = op - start;
        if (distance == 0) continue;
        const byte* match = op - distance;
        for (unsigned k = 0; k < length && op < oe; k++) *op++ = *match++;
    }
    size[id] = (int)(op - start);
}
