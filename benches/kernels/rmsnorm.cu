// RMS normalisation: float4, values kept in registers.
// RUN: rmsnorm<<<8192, 128>>>(eps=f32:0.00001, x=buf:f32:1<<24:rand=1, g=buf:f32:2048:rand=2, y=out:f32:1<<24)
extern "C" __global__ void rmsnorm(float eps, const float4* __restrict__ x, const float4* __restrict__ g, float4* __restrict__ y) {
    __shared__ float part[4];
    float4 v[4];
    float q = 0;
    for (int i = 0; i < 4; i++) {
        v[i] = x[blockIdx.x * 512 + i * 128 + threadIdx.x];
        q += v[i].x * v[i].x + v[i].y * v[i].y + v[i].z * v[i].z + v[i].w * v[i].w;
    }
    for (int d = 16; d > 0; d >>= 1) q += __shfl_xor_sync(0xffffffffu, q, d);
    if (threadIdx.x % 32 == 0) part[threadIdx.x / 32] = q;
    __syncthreads();
    float inv = rsqrtf((part[0] + part[1] + part[2] + part[3]) / 2048.0f + eps);
    for (int i = 0; i < 4; i++) {
        float4 w = g[i * 128 + threadIdx.x];
        y[blockIdx.x * 512 + i * 128 + threadIdx.x] = make_float4(v[i].x * inv * w.x, v[i].y * inv * w.y, v[i].z * inv * w.z, v[i].w * inv * w.w);
    }
}
