// Reduction: dot product with shuffles and one atomic per block.
// RUN: dot<<<1056, 256>>>(n=i32:1<<24, x=buf:f32:1<<24:rand=1, y=buf:f32:1<<24:rand=2, r=buf:f32:1)
extern "C" __global__ void dot(int n, const float* __restrict__ x, const float* __restrict__ y, float* r) {
    float s = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) s += x[i] * y[i];
    for (int d = 16; d > 0; d >>= 1) s += __shfl_down_sync(0xffffffffu, s, d);
    __shared__ float part[8];
    if ((threadIdx.x & 31) == 0) part[threadIdx.x >> 5] = s;
    __syncthreads();
    if (threadIdx.x < 8) {
        s = part[threadIdx.x];
        for (int d = 4; d > 0; d >>= 1) s += __shfl_down_sync(0xffu, s, d);
        if (threadIdx.x == 0) atomicAdd(r, s);
    }
}
