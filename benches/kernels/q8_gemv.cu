// Quantised matrix times vector: signed bytes with a scale per 32, one warp per row.
// RUN: q8_gemv<<<1024, 128>>>(rows=i32:4096, cols=i32:4096, q=buf:u32:1<<22:rand=1, scale=buf:f32:1<<19:rand=2, x=buf:f32:4096:rand=3, y=out:f32:4096)
extern "C" __global__ void q8_gemv(int rows, int cols, const char4* __restrict__ q, const float* __restrict__ scale, const float4* __restrict__ x, float* __restrict__ y) {
    int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
    if (row >= rows) return;
    float s = 0;
    for (int c = lane; c < cols / 4; c += 32) {
        char4 v = q[row * (cols / 4) + c];
        float4 u = x[c];
        float k = scale[(row * cols + c * 4) / 32];
        s += k * (v.x * u.x + v.y * u.y + v.z * u.z + v.w * u.w);
    }
    for (int d = 16; d > 0; d /= 2) s += __shfl_down_sync(0xffffffffu, s, d);
    if (lane == 0) y[row] = s;
}
