// Normalisation: mean and variance in one pass by Welford's method, merged across the warps.
// RUN: group_norm<<<2048, 256>>>(n=i32:4096, eps=f32:1e-5, x=buf:f32:1<<23:rand=1, g=buf:f32:4096:rand=2, y=out:f32:1<<23)
struct Stats { float mean, m2, count; };
__device__ Stats merge(Stats a, Stats b) {
    float count = a.count + b.count, delta = b.mean - a.mean, f = count > 0 ? b.count / count : 0.0f;
    return {a.mean + delta * f, a.m2 + b.m2 + delta * delta * a.count * f, count};
}
extern "C" __global__ void group_norm(int n, float eps, const float* __restrict__ x, const float* __restrict__ g, float* __restrict__ y) {
    __shared__ Stats part[8];
    const float* row = x + (size_t)blockIdx.x * n;
    Stats s = {0, 0, 0};
    for (int i = threadIdx.x; i < n; i += blockDim.x) {
        float v = row[i], delta = v - s.mean;
        s.count += 1;
        s.mean += delta / s.count;
        s.m2 += delta * (v - s.mean);
    }
    for (int d = 16; d > 0; d >>= 1) {
        Stats o = {__shfl_xor_sync(0xffffffffu, s.mean, d), __shfl_xor_sync(0xffffffffu, s.m2, d), __shfl_xor_sync(0xffffffffu, s.count, d)};
        s = merge(s, o);
    }
    if (threadIdx.x % 32 == 0) part[threadIdx.x / 32] = s;
    __syncthreads();
    s = part[0];
    for (int k = 1; k < 8; k++) s = merge(s, part[k]);
    float scale = rsqrtf(s.m2 / s.count + eps);
    for (int i = threadIdx.x; i < n; i += blockDim.x) y[(size_t)blockIdx.x * n + i] = (row[i] - s.mean) * scale * g[i];
}
