// Sum over a whole grid: grid-stride loop, tree in shared memory, one atomic per block.
// PTXAS: sm_75 sm_90 sm_100
// RUN: reduce<<<8, 128>>>(x=buf:f32:10000:(i*7)%13, r=out:f32:1, n=i32:10000)
// EXPECT: r[0] == sum(k, 0, n, x[k])
// RUN: minmax<<<4, 256>>>(x=buf:i32:5000:rand=3, r=out:i32:[2147483647, -2147483648], n=i32:5000)
// EXPECT: r[0] == minof(k, 0, n, x[k])
// EXPECT: r[1] == maxof(k, 0, n, x[k])
__global__ void reduce(const float *x, float *r, int n) {
    __shared__ float s[128];
    float sum = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        sum += x[i];
    s[threadIdx.x] = sum;
    __syncthreads();
    for (unsigned half = blockDim.x / 2; half > 0; half /= 2) {
        if (threadIdx.x < half)
            s[threadIdx.x] += s[threadIdx.x + half];
        __syncthreads();
    }
    if (threadIdx.x == 0)
        atomicAdd(r, s[0]);
}

__global__ void minmax(const int *x, int *r, int n) {
    int lo = 0x7fffffff, hi = 0x80000000;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        lo = min(lo, x[i]);
        hi = max(hi, x[i]);
    }
    for (int d = 16; d > 0; d /= 2) {
        lo = min(lo, __shfl_xor_sync(~0u, lo, d));
        hi = max(hi, __shfl_xor_sync(~0u, hi, d));
    }
    if (threadIdx.x % 32 == 0) {
        atomicMin(&r[0], lo);
        atomicMax(&r[1], hi);
    }
}
