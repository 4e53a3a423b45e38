// Stencil: five points, straight from global memory.
// RUN: stencil2d<<<(128,512), (32,8)>>>(w=i32:4096, h=i32:4096, in=buf:f32:1<<24:rand=1, out=out:f32:1<<24)
extern "C" __global__ void stencil2d(int w, int h, const float* __restrict__ in, float* __restrict__ out) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < 1 || y < 1 || x >= w - 1 || y >= h - 1) return;
    int i = y * w + x;
    out[i] = 0.5f * in[i] + 0.125f * (in[i - 1] + in[i + 1] + in[i - w] + in[i + w]);
}
