// Double precision: fused vector updates of conjugate gradients.
// RUN: cg_update<<<2112, 256>>>(n=i32:1<<22, alpha=f64:0.25, p=buf:f64:1<<22:rand=1, q=buf:f64:1<<22:rand=2, x=out:f64:1<<22:rand=3, r=out:f64:1<<22:rand=4)
extern "C" __global__ void cg_update(int n, double alpha, const double* p, const double* q, double* x, double* r) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) {
        x[i] += alpha * p[i];
        r[i] -= alpha * q[i];
    }
}
