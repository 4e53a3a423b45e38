// Sparse: CSR, a warp per row, pointers that may alias.
// RUN: spmv_vector<<<8192, 256>>>(rows=i32:65536, start=buf:i32:65537:i*64, col=buf:i32:1<<22:(i*2654435761)&65535, val=buf:f64:1<<22:rand=1, x=buf:f64:65536:rand=2, y=out:f64:65536)
extern "C" __global__ void spmv_vector(int rows, const int* start, const int* col, const double* val, const double* x, double* y) {
    int warp = (blockIdx.x * blockDim.x + threadIdx.x) >> 5, lane = threadIdx.x & 31;
    if (warp >= rows) return;
    double s = 0;
    for (int j = start[warp] + lane; j < start[warp + 1]; j += 32) s += val[j] * x[col[j]];
    for (int d = 16; d > 0; d >>= 1) s += __shfl_down_sync(0xffffffffu, s, d);
    if (lane == 0) y[warp] = s;
}
