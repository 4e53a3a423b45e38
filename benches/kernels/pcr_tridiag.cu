// Parallel cyclic reduction of a tridiagonal system per block.
// RUN: pcr_tridiag<<<512, 256>>>(a=buf:f32:1<<17:rand=1, b=buf:f32:1<<17:rand=2,4,5, c=buf:f32:1<<17:rand=3, d=buf:f32:1<<17:rand=4, x=out:f32:1<<17)
extern "C" __global__ void pcr_tridiag(const float* ga, const float* gb, const float* gc, const float* gd, float* gx) {
    __shared__ float a[256], b[256], c[256], d[256];
    int i = threadIdx.x, n = blockDim.x, g = blockIdx.x * n + i;
    a[i] = i ? ga[g] : 0; b[i] = gb[g]; c[i] = i < n - 1 ? gc[g] : 0; d[i] = gd[g];
    __syncthreads();
    for (int s = 1; s < n; s *= 2) {
        int lo = i - s, hi = i + s;
        if (lo < 0) lo = 0;
        if (hi >= n) hi = n - 1;
        float k1 = i - s >= 0 ? a[i] / b[lo] : 0.f, k2 = i + s < n ? c[i] / b[hi] : 0.f;
        float nb = b[i] - c[lo] * k1 - a[hi] * k2, nd = d[i] - d[lo] * k1 - d[hi] * k2, na = -a[lo] * k1, nc = -c[hi] * k2;
        __syncthreads();
        a[i] = na; b[i] = nb; c[i] = nc; d[i] = nd;
        __syncthreads();
    }
    gx[g] = d[i] / b[i];
}
