// Atomic additions to global and to shared memory.
// PTXAS: sm_75 sm_90 sm_100 sm_120
// LLVM-VERIFY
// RUN: histogram<<<8, 128>>>(data=buf:u8:5000:rand=9, bins=out:u32:256, n=i32:5000)
// EXPECT: bins[i] == count(k, 0, n, data[k] == i)
// RUN: histogram_shared<<<4, 256>>>(data=buf:u8:5000:rand=10, bins=out:u32:256, n=i32:5000)
// EXPECT: bins[i] == count(k, 0, n, data[k] == i)
__global__ void histogram(const unsigned char *data, unsigned int *bins, int n) {
    int stride = blockDim.x * gridDim.x;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride)
        atomicAdd(&bins[data[i]], 1u);
}

__global__ void histogram_shared(const unsigned char *data, unsigned int *bins, int n) {
    __shared__ unsigned int local[256];
    local[threadIdx.x] = 0;
    __syncthreads();
    int stride = blockDim.x * gridDim.x;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride)
        atomicAdd(&local[data[i]], 1u);
    __syncthreads();
    atomicAdd(&bins[threadIdx.x], local[threadIdx.x]);
}
