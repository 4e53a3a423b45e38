// Hash: murmur3 of byte strings of different lengths.
// RUN: murmur3<<<1024, 256>>>(n=i32:262144, data=buf:u8:1<<24:rand=1, out=out:u32:1<<18)
__device__ unsigned rotl(unsigned x, int r) { return (x << r) | (x >> (32 - r)); }
extern "C" __global__ void murmur3(int n, const unsigned char* __restrict__ data, unsigned* __restrict__ out) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (t >= n) return;
    int len = 40 + (t & 15);
    const unsigned char* p = data + (size_t)t * 64;
    unsigned h = 0x9747b28c;
    int blocks = len / 4;
    for (int i = 0; i < blocks; i++) {
        unsigned k = p[4 * i] | p[4 * i + 1] << 8 | p[4 * i + 2] << 16 | (unsigned)p[4 * i + 3] << 24;
        k *= 0xcc9e2d51u; k = rotl(k, 15); k *= 0x1b873593u;
        h ^= k; h = rotl(h, 13); h = h * 5 + 0xe6546b64u;
    }
    const unsigned char* tail = p + blocks * 4;
    unsigned k = 0;
    switch (len & 3) {
    case 3: k ^= tail[2] << 16;
    case 2: k ^= tail[1] << 8;
    case 1: k ^= tail[0]; k *= 0xcc9e2d51u; k = rotl(k, 15); k *= 0x1b873593u; h ^= k;
    }
    h ^= len; h ^= h >> 16; h *= 0x85ebca6bu; h ^= h >> 13; h *= 0xc2b2ae35u; h ^= h >> 16;
    out[t] = h;
}
