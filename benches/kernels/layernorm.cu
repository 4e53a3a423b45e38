// Layer normalisation: mean and variance in one pass, a block per row.
// RUN: layernorm<<<8192, 256>>>(cols=i32:2048, eps=f32:0.00001, x=buf:f32:1<<24:rand=1, g=buf:f32:2048:rand=2, b=buf:f32:2048:rand=3, y=out:f32:1<<24)
extern "C" __global__ void layernorm(int cols, float eps, const float* __restrict__ x, const float* __restrict__ g, const float* __restrict__ b, float* __restrict__ y) {
    __shared__ float2 part[8];
    const float* row = x + blockIdx.x * cols;
    float s = 0, q = 0;
    for (int i = threadIdx.x; i < cols; i += blockDim.x) { float v = row[i]; s += v; q += v * v; }
    for (int d = 16; d > 0; d >>= 1) { s += __shfl_xor_sync(0xffffffffu, s, d); q += __shfl_xor_sync(0xffffffffu, q, d); }
    if (threadIdx.x % 32 == 0) part[threadIdx.x / 32] = make_float2(s, q);
    __syncthreads();
    s = q = 0;
    for (int w = 0; w < 8; w++) { s += part[w].x; q += part[w].y; }
    float mean = s / cols, inv = rsqrtf(q / cols - mean * mean + eps);
    for (int i = threadIdx.x; i < cols; i += blockDim.x) y[blockIdx.x * cols + i] = (row[i] - mean) * inv * g[i] + b[i];
}
