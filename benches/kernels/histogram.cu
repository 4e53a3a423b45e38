// Atomics: histogram of bytes with one table in shared memory.
// RUN: histogram<<<1056, 256>>>(n=i32:1<<22, data=buf:u32:1<<22:rand=1, bins=buf:u32:256)
extern "C" __global__ void histogram(int n, const unsigned* __restrict__ data, unsigned* bins) {
    __shared__ unsigned local[256];
    local[threadIdx.x] = 0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        unsigned v = data[i];
        atomicAdd(&local[v & 255], 1);
        atomicAdd(&local[(v >> 8) & 255], 1);
        atomicAdd(&local[(v >> 16) & 255], 1);
        atomicAdd(&local[v >> 24], 1);
    }
    __syncthreads();
    atomicAdd(&bins[threadIdx.x], local[threadIdx.x]);
}
