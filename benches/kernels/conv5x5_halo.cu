// Convolution: 5x5 weights from a buffer, tile with halo in shared memory.
// RUN: conv5x5_halo<<<(64,256), (32,8)>>>(w=i32:2048, h=i32:2048, k=buf:f32:25:rand=2, in=buf:f32:1<<22:rand=1, out=out:f32:1<<22)
extern "C" __global__ void conv5x5_halo(int w, int h, const float* __restrict__ k, const float* __restrict__ in, float* __restrict__ out) {
    __shared__ float tile[12][36];
    __shared__ float weight[25];
    int tx = threadIdx.x, ty = threadIdx.y, t = ty * 32 + tx, x0 = blockIdx.x * 32 - 2, y0 = blockIdx.y * 8 - 2;
    if (t < 25) weight[t] = k[t];
    for (int i = t; i < 12 * 36; i += 256) {
        int y = y0 + i / 36, x = x0 + i % 36;
        bool inside = x >= 0 && y >= 0 && x < w && y < h;
        tile[i / 36][i % 36] = inside ? in[y * w + x] : 0.0f;
    }
    __syncthreads();
    float s = 0;
    for (int dy = 0; dy < 5; dy++)
        for (int dx = 0; dx < 5; dx++) s += weight[dy * 5 + dx] * tile[ty + dy][tx + dx];
    out[(y0 + 2 + ty) * w + x0 + 2 + tx] = s;
}
