// Optimiser step: two moments, bias correction, weight decay; four values per access.
// RUN: adam<<<4096, 256>>>(n=i32:1<<20, lr=f32:0.001, b1=f32:0.9, b2=f32:0.999, eps=f32:1e-8, decay=f32:0.01, c1=f32:0.1, c2=f32:0.01, g=buf:f32:1<<22:rand=1,-1,1, p=out:f32:1<<22:rand=2, m=out:f32:1<<22:rand=3, v=out:f32:1<<22:rand=4)
extern "C" __global__ void adam(int n, float lr, float b1, float b2, float eps, float decay, float c1, float c2, const float4* __restrict__ g, float4* __restrict__ p, float4* __restrict__ m, float4* __restrict__ v) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float4 gi = g[i], pi = p[i], mi = m[i], vi = v[i];
    float *gp = &gi.x, *pp = &pi.x, *mp = &mi.x, *vp = &vi.x;
    for (int k = 0; k < 4; k++) {
        mp[k] = b1 * mp[k] + (1 - b1) * gp[k];
        vp[k] = b2 * vp[k] + (1 - b2) * gp[k] * gp[k];
        pp[k] -= lr * ((mp[k] / c1) / (sqrtf(vp[k] / c2) + eps) + decay * pp[k]);
    }
    p[i] = pi; m[i] = mi; v[i] = vi;
}
