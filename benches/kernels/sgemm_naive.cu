// Matrix product without tiling.
// RUN: sgemm_naive<<<(32,128), (32,8)>>>(n=i32:1024, a=buf:f32:1<<20:rand=1, b=buf:f32:1<<20:rand=2, c=out:f32:1<<20)
extern "C" __global__ void sgemm_naive(int n, const float* __restrict__ a, const float* __restrict__ b, float* __restrict__ c) {
    int col = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y;
    if (row >= n || col >= n) return;
    float s = 0;
    for (int k = 0; k < n; k++) s += a[row * n + k] * b[k * n + col];
    c[row * n + col] = s;
}
