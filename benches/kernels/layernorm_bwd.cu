// Training: the backward pass of layer normalisation, one row per block.
// RUN: layernorm_bwd<<<1024, 256>>>(c=i32:1024, dy=buf:f32:1<<20:rand=1, x=buf:f32:1<<20:rand=2, g=buf:f32:1024:rand=3, mean=buf:f32:1024:rand=4, rstd=buf:f32:1024:rand=5, dx=out:f32:1<<20)
__device__ float blocksum(float v, float* s) {
    for (int d = 16; d; d >>= 1) v += __shfl_down_sync(~0u, v, d);
    __syncthreads();
    if ((threadIdx.x & 31) == 0) s[threadIdx.x >> 5] = v;
    __syncthreads();
    float r = 0;
    for (int i = 0; i < (int)blockDim.x / 32; i++) r += s[i];
    return r;
}
extern "C" __global__ void layernorm_bwd(int c, const float* __restrict__ dy, const float* __restrict__ x, const float* __restrict__ g, const float* __restrict__ mean, const float* __restrict__ rstd, float* __restrict__ dx) {
    __shared__ float s[8];
    int r = blockIdx.x;
    float m = mean[r], k = rstd[r], a = 0, b = 0;
    for (int i = threadIdx.x; i < c; i += blockDim.x) {
        float d = dy[r * c + i] * g[i], n = (x[r * c + i] - m) * k;
        a += d; b += d * n;
    }
    a = blocksum(a, s) / c; b = blocksum(b, s) / c;
    for (int i = threadIdx.x; i < c; i += blockDim.x) {
        float d = dy[r * c + i] * g[i], n = (x[r * c + i] - m) * k;
        dx[r * c + i] = (d - a - n * b) * k;
    }
}
