// Transpose: pairs of double tiles exchanged in place through padded shared memory.
// RUN: transpose_inplace<<<(64,64), (32,8)>>>(n=i32:2048, m=out:f64:1<<22:rand=1)
extern "C" __global__ void transpose_inplace(int n, double* m) {
    __shared__ double a[32][33], b[32][33];
    int bx = blockIdx.x, by = blockIdx.y;
    if (bx > by) return;
    int x = threadIdx.x, y = threadIdx.y;
    for (int k = y; k < 32; k += 8) {
        a[k][x] = m[(by * 32 + k) * n + bx * 32 + x];
        b[k][x] = m[(bx * 32 + k) * n + by * 32 + x];
    }
    __syncthreads();
    for (int k = y; k < 32; k += 8) {
        m[(bx * 32 + k) * n + by * 32 + x] = a[x][k];
        m[(by * 32 + k) * n + bx * 32 + x] = b[x][k];
    }
}
