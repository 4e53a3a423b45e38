// Reduction: float4 loads, four sums, templates with a constant block size.
// RUN: reduce_float4<<<2048, 256>>>(n=i32:1<<22, x=buf:f32:1<<24:rand=1, r=out:f32:2048)
template <int B> __device__ float block_sum(float v) {
    __shared__ float s[B];
    int t = threadIdx.x;
    s[t] = v;
    __syncthreads();
    if (B >= 512) { if (t < 256) s[t] += s[t + 256]; __syncthreads(); }
    if (B >= 256) { if (t < 128) s[t] += s[t + 128]; __syncthreads(); }
    if (B >= 128) { if (t < 64) s[t] += s[t + 64]; __syncthreads(); }
    if (t < 32) {
        v = s[t] + s[t + 32];
        for (int d = 16; d > 0; d /= 2) v += __shfl_xor_sync(0xffffffffu, v, d);
    }
    return v;
}
extern "C" __global__ void reduce_float4(int n, const float4* __restrict__ x, float* r) {
    float4 s = make_float4(0, 0, 0, 0);
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        float4 v = x[i];
        s.x += v.x; s.y += v.y; s.z += v.z; s.w += v.w;
    }
    float v = block_sum<256>((s.x + s.y) + (s.z + s.w));
    if (threadIdx.x == 0) r[blockIdx.x] = v;
}
