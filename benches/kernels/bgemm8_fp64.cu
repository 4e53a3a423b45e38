// Batched multiplication: 8x8 double matrices, eight threads each, one row per thread.
// RUN: bgemm8_fp64<<<2048, 128>>>(n=i32:32768, a=buf:f64:1<<21:rand=1, b=buf:f64:1<<21:rand=2, c=out:f64:1<<21)
extern "C" __global__ void bgemm8_fp64(int n, const double* __restrict__ a, const double* __restrict__ b, double* __restrict__ c) {
    int t = blockIdx.x * blockDim.x + threadIdx.x, m = t / 8, row = t % 8;
    if (m >= n) return;
    double left[8], sum[8];
    for (int k = 0; k < 8; k++) { left[k] = a[m * 64 + row * 8 + k]; sum[k] = 0; }
    for (int k = 0; k < 8; k++)
        for (int j = 0; j < 8; j++) sum[j] += left[k] * b[m * 64 + k * 8 + j];
    for (int j = 0; j < 8; j++) c[m * 64 + row * 8 + j] = sum[j];
}
