// Histogram: bytes of words, one table per warp in shared memory.
// RUN: histogram_bytes<<<512, 256>>>(n=i32:1<<22, x=buf:u32:1<<22:rand=1, out=out:u32:512*256)
extern "C" __global__ void histogram_bytes(int n, const unsigned* __restrict__ x, unsigned* __restrict__ out) {
    __shared__ unsigned bins[8][256];
    unsigned* mine = bins[threadIdx.x / 32];
    for (int i = threadIdx.x % 32; i < 256; i += 32) mine[i] = 0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        unsigned v = x[i];
        atomicAdd(&mine[v & 255], 1u);
        atomicAdd(&mine[(v >> 8) & 255], 1u);
        atomicAdd(&mine[(v >> 16) & 255], 1u);
        atomicAdd(&mine[v >> 24], 1u);
    }
    __syncthreads();
    unsigned sum = 0;
    for (int w = 0; w < 8; w++) sum += bins[w][threadIdx.x];
    out[blockIdx.x * 256 + threadIdx.x] = sum;
}
