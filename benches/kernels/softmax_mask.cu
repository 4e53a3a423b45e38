// Attention: masked softmax over a row with a warp.
// RUN: softmax_mask<<<512, 256>>>(n=i32:256, x=buf:f32:4096*256:rand=1,-4,4, len=buf:i32:4096:i%256, y=out:f32:4096*256)
extern "C" __global__ void softmax_mask(int n, const float* __restrict__ x, const int* __restrict__ len, float* __restrict__ y) {
    int row = blockIdx.x * 8 + (threadIdx.x >> 5), lane = threadIdx.x & 31, m = len[row] + 1;
    float v[8], mx = -INFINITY;
#pragma unroll
    for (int i = 0; i < 8; i++) { int c = lane + 32 * i; v[i] = c < m && c < n ? x[row * n + c] : -INFINITY; mx = fmaxf(mx, v[i]); }
    for (int d = 16; d; d >>= 1) mx = fmaxf(mx, __shfl_xor_sync(~0u, mx, d));
    float s = 0;
#pragma unroll
    for (int i = 0; i < 8; i++) { v[i] = __expf(v[i] - mx); s += v[i]; }
    for (int d = 16; d; d >>= 1) s += __shfl_xor_sync(~0u, s, d);
    float inv = 1.0f / s;
#pragma unroll
    for (int i = 0; i < 8; i++) if (lane + 32 * i < n) y[row * n + lane + 32 * i] = v[i] * inv;
}
