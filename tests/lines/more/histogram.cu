// Histogram with privatised bins and early exits.
__global__ void histogram(const unsigned char *data, int n, unsigned *bins)
{
    __shared__ unsigned local[256];
    for (int i = threadIdx.x; i < 256; i += blockDim.x)
        local[i] = 0;
    __syncthreads();
    int stride = blockDim.x * gridDim.x;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x;
         i < n;
         i += stride) {
        unsigned char v = data[i];
        if (v == 0)
            continue;
        if (v == 255)
            break;
        atomicAdd(&local[v], 1u);
    }
    __syncthreads();
    for (int i = threadIdx.x; i < 256; i += blockDim.x) {
        if (local[i])
            atomicAdd(&bins[i], local[i]);
    }
}
