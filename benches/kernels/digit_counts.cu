// First pass of a radix sort: each thread counts digits in an array of its own, then the block adds them up.
// RUN: digit_counts<<<256, 256>>>(n=i32:1<<22, shift=i32:8, x=buf:u32:1<<22:rand=1, out=out:u32:4096)
extern "C" __global__ void digit_counts(int n, int shift, const unsigned* __restrict__ x, unsigned* __restrict__ out) {
    __shared__ unsigned part[256];
    int region = n / gridDim.x, first = blockIdx.x * region, stop = first + region;
    int width = blockDim.x;
    int counts[16] = {};
    for (int i = first + threadIdx.x; i < stop; i += width) counts[(x[i] >> shift) & 15]++;
    for (int d = 0; d < 16; d++) {
        part[threadIdx.x] = counts[d];
        __syncthreads();
        for (unsigned s = width / 2; s > 0; s >>= 1) {
            if (threadIdx.x < s) part[threadIdx.x] += part[threadIdx.x + s];
            __syncthreads();
        }
        if (threadIdx.x == 0) out[d * gridDim.x + blockIdx.x] = part[0];
        __syncthreads();
    }
}
