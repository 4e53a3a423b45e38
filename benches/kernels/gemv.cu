// Matrix times vector: a warp per row.
// RUN: gemv<<<1024, 256>>>(rows=i32:8192, cols=i32:2048, m=buf:f32:1<<24:rand=1, x=buf:f32:2048:rand=2, y=out:f32:8192)
extern "C" __global__ void gemv(int rows, int cols, const float* __restrict__ m, const float* __restrict__ x, float* __restrict__ y) {
    int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
    if (row >= rows) return;
    float s = 0;
    for (int j = lane; j < cols; j += 32) s += m[row * cols + j] * x[j];
    for (int d = 16; d; d >>= 1) s += __shfl_xor_sync(0xffffffffu, s, d);
    if (lane == 0) y[row] = s;
}
