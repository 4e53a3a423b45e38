// Sparse: ELLPACK, column-major, runtime width.
// RUN: spmv_ell<<<1024, 256>>>(rows=i32:262144, width=i32:16, col=buf:i32:1<<22:(i*2654435761)&262143, val=buf:f32:1<<22:rand=1, x=buf:f32:262144:rand=2, y=out:f32:262144)
extern "C" __global__ void spmv_ell(int rows, int width, const int* __restrict__ col, const float* __restrict__ val, const float* __restrict__ x, float* __restrict__ y) {
    int r = blockIdx.x * blockDim.x + threadIdx.x;
    if (r >= rows) return;
    float s = 0;
    for (int j = 0; j < width; j++) {
        int c = col[j * rows + r];
        if (c >= 0) s += val[j * rows + r] * x[c];
    }
    y[r] = s;
}
