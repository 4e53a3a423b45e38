// CRC-32, bit by bit and by a table in shared memory; 9-byte check value of the standard.
// PTXAS: sm_75 sm_90 sm_100
// RUN: crc<<<1, 256>>>(data=buf:u8:[49,50,51,52,53,54,55,56,57], r=out:u32:2, n=i32:9)
// EXPECT: r == [0xcbf43926, 0xcbf43926]
__device__ unsigned step(unsigned c) { return c & 1 ? 0xedb88320u ^ (c >> 1) : c >> 1; }
__global__ void crc(const unsigned char *data, unsigned *r, int n) {
    __shared__ unsigned table[256];
    unsigned c = threadIdx.x;
    for (int k = 0; k < 8; ++k)
        c = step(c);
    table[threadIdx.x] = c;
    __syncthreads();
    if (threadIdx.x == 0) {
        unsigned slow = ~0u, fast = ~0u;
        for (int i = 0; i < n; ++i) {
            slow ^= data[i];
            for (int k = 0; k < 8; ++k)
                slow = step(slow);
            fast = table[(fast ^ data[i]) & 255] ^ (fast >> 8);
        }
        r[0] = ~slow;
        r[1] = ~fast;
    }
}
