// Double precision: a polynomial of runtime degree, compute-bound.
// RUN: horner_fp64<<<4096, 256>>>(degree=i32:64, c=buf:f64:65:rand=1, x=buf:f64:1<<20:rand=2, y=out:f64:1<<20)
extern "C" __global__ void horner_fp64(int degree, const double* __restrict__ c, const double* __restrict__ x, double* __restrict__ y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    double v = x[i], s = c[degree];
    for (int k = degree - 1; k >= 0; k--) s = s * v + c[k];
    y[i] = s;
}
