// Layer normalisation: mean and variance by warp shuffles, one warp per row.
// PTXAS: sm_75 sm_90 sm_100
// RUN: layernorm<<<2, 128>>>(x=buf:f32:512:rand=4,-3,3, g=buf:f32:64:1+i*0.01, b=buf:f32:64:i*0.1, y=out:f32:512, n=i32:64)
// EXPECT: y[i] == (x[i] - sum(k, 0, n, x[i/n*n+k])/n) / sqrt(sum(k, 0, n, x[i/n*n+k]*x[i/n*n+k])/n
//     - (sum(k, 0, n, x[i/n*n+k])/n)*(sum(k, 0, n, x[i/n*n+k])/n) + 1e-5) * g[i%n] + b[i%n] ~ 1e-4
__device__ float warp_sum(float v) {
#pragma unroll
    for (int d = 16; d > 0; d >>= 1)
        v += __shfl_xor_sync(0xffffffffu, v, d);
    return v;
}
__global__ void layernorm(const float *__restrict__ x, const float *__restrict__ g, const float *__restrict__ b,
                          float *__restrict__ y, int n) {
    int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
    int lane = threadIdx.x % 32;
    const float *in = x + row * n;
    float s = 0, s2 = 0;
    for (int i = lane; i < n; i += 32) {
        float v = in[i];
        s += v;
        s2 = fmaf(v, v, s2);
    }
    float mean = warp_sum(s) / n;
    float var = warp_sum(s2) / n - mean * mean;
    float scale = rsqrtf(var + 1e-5f);
    for (int i = lane; i < n; i += 32)
        y[row * n + i] = (in[i] - mean) * scale * g[i] + b[i];
}
