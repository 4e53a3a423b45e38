// Text: base64 of 12 bytes per thread.
// RUN: base64<<<256, 256>>>(in=buf:u32:65536*3:rand=1, out=out:u32:65536*4)
__device__ unsigned char enc(unsigned v) {
    if (v < 26) return 'A' + v;
    if (v < 52) return 'a' + v - 26;
    if (v < 62) return '0' + v - 52;
    return v == 62 ? '+' : '/';
}
extern "C" __global__ void base64(const unsigned char* __restrict__ in, uchar4* __restrict__ out) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    for (int i = 0; i < 4; i++) {
        const unsigned char* p = in + t * 12 + i * 3;
        unsigned v = p[0] << 16 | p[1] << 8 | p[2];
        out[t * 4 + i] = make_uchar4(enc(v >> 18), enc((v >> 12) & 63), enc((v >> 6) & 63), enc(v & 63));
    }
}
