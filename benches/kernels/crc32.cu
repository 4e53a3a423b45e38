// Integer: table-driven CRC, table in shared memory, byte loop.
// RUN: crc32<<<512, 256>>>(len=i32:128, data=buf:u8:1<<24:rand=1, crc=out:u32:131072)
extern "C" __global__ void crc32(int len, const unsigned char* __restrict__ data, unsigned* __restrict__ crc) {
    __shared__ unsigned table[256];
    unsigned v = threadIdx.x;
    for (int i = 0; i < 8; i++) v = v & 1 ? (v >> 1) ^ 0xEDB88320u : v >> 1;
    table[threadIdx.x] = v;
    __syncthreads();
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    const unsigned char* p = data + (size_t)t * len;
    unsigned c = 0xffffffffu;
    for (int i = 0; i < len; i++) c = table[(c ^ p[i]) & 255] ^ (c >> 8);
    crc[t] = ~c;
}
