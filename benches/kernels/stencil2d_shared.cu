// Stencil: nine points through a shared tile with a halo.
// RUN: stencil2d_shared<<<(128,256), (32,16)>>>(w=i32:4096, h=i32:4096, in=buf:f32:1<<24:rand=1, out=out:f32:1<<24)
extern "C" __global__ void stencil2d_shared(int w, int h, const float* __restrict__ in, float* __restrict__ out) {
    __shared__ float tile[18][34];
    int tx = threadIdx.x, ty = threadIdx.y, x0 = blockIdx.x * 32 - 1, y0 = blockIdx.y * 16 - 1;
    for (int i = ty * 32 + tx; i < 18 * 34; i += 512) {
        int y = i / 34, x = i % 34;
        int gx = min(max(x0 + x, 0), w - 1), gy = min(max(y0 + y, 0), h - 1);
        tile[y][x] = in[gy * w + gx];
    }
    __syncthreads();
    float s = 0;
    for (int dy = 0; dy < 3; dy++)
        for (int dx = 0; dx < 3; dx++) s += tile[ty + dy][tx + dx] * (dy == 1 && dx == 1 ? 0.2f : 0.1f);
    int gx = x0 + 1 + tx, gy = y0 + 1 + ty;
    if (gx < w && gy < h) out[gy * w + gx] = s;
}
