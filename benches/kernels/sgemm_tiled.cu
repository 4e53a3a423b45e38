// Matrix product, 16x16 tiles in shared memory.
// RUN: sgemm_tiled<<<(64,64), (16,16)>>>(n=i32:1024, a=buf:f32:1<<20:rand=1, b=buf:f32:1<<20:rand=2, c=out:f32:1<<20)
#define T 16
extern "C" __global__ void sgemm_tiled(int n, const float* a, const float* b, float* c) {
    __shared__ float as[T][T], bs[T][T];
    int tx = threadIdx.x, ty = threadIdx.y;
    int row = blockIdx.y * T + ty, col = blockIdx.x * T + tx;
    float s = 0;
    for (int k = 0; k < n; k += T) {
        as[ty][tx] = a[row * n + k + tx];
        bs[ty][tx] = b[(k + ty) * n + col];
        __syncthreads();
        for (int j = 0; j < T; j++) s += as[ty][j] * bs[j][tx];
        __syncthreads();
    }
    c[row * n + col] = s;
}
