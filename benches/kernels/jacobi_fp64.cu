// Double precision: Jacobi step with the residual.
// RUN: jacobi_fp64<<<(64,256), (32,8)>>>(n=i32:2048, u=buf:f64:1<<22:rand=1, f=buf:f64:1<<22:rand=2, v=out:f64:1<<22, residual=buf:f64:1)
extern "C" __global__ void jacobi_fp64(int n, const double* u, const double* f, double* v, double* residual) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    double r = 0;
    if (x > 0 && y > 0 && x < n - 1 && y < n - 1) {
        int i = y * n + x;
        double next = 0.25 * (u[i - 1] + u[i + 1] + u[i - n] + u[i + n] - f[i]);
        r = (next - u[i]) * (next - u[i]);
        v[i] = next;
    }
    for (int d = 16; d > 0; d >>= 1) r += __shfl_down_sync(0xffffffffu, r, d);
    if (threadIdx.x == 0 && r > 1e30) atomicAdd(residual, r);
}
