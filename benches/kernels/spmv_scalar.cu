// Sparse: CSR, a row per thread.
// RUN: spmv_scalar<<<1024, 256>>>(rows=i32:262144, start=buf:i32:262145:i*16, col=buf:i32:1<<22:(i*2654435761)&262143, val=buf:f32:1<<22:rand=1, x=buf:f32:262144:rand=2, y=out:f32:262144)
extern "C" __global__ void spmv_scalar(int rows, const int* __restrict__ start, const int* __restrict__ col, const float* __restrict__ val, const float* __restrict__ x, float* __restrict__ y) {
    int r = blockIdx.x * blockDim.x + threadIdx.x;
    if (r >= rows) return;
    float s = 0;
    for (int j = start[r]; j < start[r + 1]; j++) s += val[j] * x[col[j]];
    y[r] = s;
}
