// Sparse matrix times vector in CSR form: one thread per row, and one warp per row.
// PTXAS: sm_75 sm_90 sm_100
// RUN: spmv<<<1, 64>>>(rows=buf:i32:65:i*5, cols=buf:i32:320:(i*37)%64, v=buf:f32:320:(i%9)-4, x=buf:f32:64:iota, y=out:f32:64, n=i32:64)
// EXPECT: y[i] == sum(k, 5*i, 5*i+5, v[k] * x[cols[k]])
// RUN: spmv_warp<<<8, 256>>>(rows=buf:i32:65:i*5, cols=buf:i32:320:(i*37)%64, v=buf:f32:320:(i%9)-4, x=buf:f32:64:iota, y=out:f32:64, n=i32:64)
// EXPECT: y[i] == sum(k, 5*i, 5*i+5, v[k] * x[cols[k]])
__global__ void spmv(const int *rows, const int *cols, const float *v, const float *x, float *y, int n) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row < n) {
        float sum = 0;
        for (int k = rows[row]; k < rows[row + 1]; ++k)
            sum += v[k] * x[cols[k]];
        y[row] = sum;
    }
}
__global__ void spmv_warp(const int *rows, const int *cols, const float *v, const float *x, float *y, int n) {
    int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x & 31;
    if (row >= n)
        return;
    float sum = 0;
    for (int k = rows[row] + lane; k < rows[row + 1]; k += 32)
        sum += v[k] * x[cols[k]];
    for (int d = 16; d; d >>= 1)
        sum += __shfl_down_sync(~0u, sum, d);
    if (lane == 0)
        y[row] = sum;
}
