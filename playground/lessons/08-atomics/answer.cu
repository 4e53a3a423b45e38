// RUN: histogram<<<4, 256>>>(data=buf:i32:1024:(i*7+i/3)%16, bins=out:i32:16)
// EXPECT: bins[i] == count(k, 0, 1024, data[k] == i)

__global__ void histogram(const int *data, int *bins) {
    __shared__ int local[16];
    if (threadIdx.x < 16)
        local[threadIdx.x] = 0;
    __syncthreads();
    int v = data[blockIdx.x * blockDim.x + threadIdx.x];
    atomicAdd(&local[v], 1);
    __syncthreads();
    if (threadIdx.x < 16)
        atomicAdd(&bins[threadIdx.x], local[threadIdx.x]);
}
