// Matrix product with runtime loops and a skinny shape; nothing is restrict.
// RUN: matmul_skinny<<<1024, 256>>>(m=i32:65536, n=i32:4, k=i32:64, a=buf:f32:1<<22:rand=1, b=buf:f32:256:rand=2, c=out:f32:1<<18)
extern "C" __global__ void matmul_skinny(int m, int n, int k, float* a, float* b, float* c) {
    int t = blockIdx.x * blockDim.x + threadIdx.x, row = t / n, col = t % n;
    if (row >= m) return;
    float s = 0.0f;
    for (int i = 0; i < k; ++i) s += a[row * k + i] * b[i * n + col];
    c[row * n + col] = s;
}
