// Image filter: 5x5 convolution, weights in constant memory.
// RUN: conv2d_const<<<(128,512), (32,8)>>>(w=i32:4096, h=i32:4096, in=buf:f32:1<<24:rand=1, out=out:f32:1<<24)
__constant__ float weights[25] = {1, 4, 6, 4, 1, 4, 16, 24, 16, 4, 6, 24, 36, 24, 6, 4, 16, 24, 16, 4, 1, 4, 6, 4, 1};
extern "C" __global__ void conv2d_const(int w, int h, const float* __restrict__ in, float* __restrict__ out) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    float s = 0;
    for (int dy = -2; dy <= 2; dy++)
        for (int dx = -2; dx <= 2; dx++) {
            int gx = min(max(x + dx, 0), w - 1), gy = min(max(y + dy, 0), h - 1);
            s += in[gy * w + gx] * weights[(dy + 2) * 5 + dx + 2];
        }
    out[y * w + x] = s * (1.0f / 256.0f);
}
