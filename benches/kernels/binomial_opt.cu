// Finance: American option on a binomial tree in shared memory.
// RUN: binomial_opt<<<256, 128>>>(steps=i32:127, s=buf:f32:256:rand=1,50,150, k=buf:f32:256:rand=2,50,150, out=out:f32:256)
extern "C" __global__ void binomial_opt(int steps, const float* s, const float* k, float* out) {
    __shared__ float v[132];
    int j = threadIdx.x, o = blockIdx.x;
    float dt = 1.0f / steps, u = __expf(0.3f * sqrtf(dt)), d = 1.0f / u, r = __expf(0.05f * dt), p = (r - d) / (u - d);
    float pu = p / r, pd = (1.0f - p) / r, price = s[o] * powf(u, 2.0f * j - steps);
    if (j <= steps) v[j] = fmaxf(k[o] - price, 0.0f);
    for (int i = steps - 1; i >= 0; i--) {
        __syncthreads();
        float x = 0;
        if (j <= i) { price = price * u; x = fmaxf(pu * v[j + 1] + pd * v[j], k[o] - price); }
        __syncthreads();
        if (j <= i) v[j] = x;
    }
    if (j == 0) out[o] = v[0];
}
