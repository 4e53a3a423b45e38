// Softmax: a block per row, three passes.
// RUN: softmax<<<4096, 256>>>(cols=i32:4096, x=buf:f32:1<<24:rand=1, y=out:f32:1<<24)
__device__ float block_reduce(float v, bool is_max, float* s) {
    for (int d = 16; d > 0; d >>= 1) {
        float o = __shfl_xor_sync(0xffffffffu, v, d);
        v = is_max ? fmaxf(v, o) : v + o;
    }
    if ((threadIdx.x & 31) == 0) s[threadIdx.x >> 5] = v;
    __syncthreads();
    v = s[0];
    for (int w = 1; w < 8; w++) v = is_max ? fmaxf(v, s[w]) : v + s[w];
    __syncthreads();
    return v;
}
extern "C" __global__ void softmax(int cols, const float* __restrict__ x, float* __restrict__ y) {
    __shared__ float s[8];
    const float* row = x + blockIdx.x * cols;
    float* out = y + blockIdx.x * cols;
    float m = -1e30f, sum = 0;
    for (int i = threadIdx.x; i < cols; i += blockDim.x) m = fmaxf(m, row[i]);
    m = block_reduce(m, true, s);
    for (int i = threadIdx.x; i < cols; i += blockDim.x) sum += expf(row[i] - m);
    sum = block_reduce(sum, false, s);
    for (int i = threadIdx.x; i < cols; i += blockDim.x) out[i] = expf(row[i] - m) / sum;
}
