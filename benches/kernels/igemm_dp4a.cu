// Quantised matrix product: four int8 products at a time.
// RUN: igemm_dp4a<<<(64,64), (16,16)>>>(n=i32:1024, kq=i32:256, a=buf:i32:1<<18:rand=1, b=buf:i32:1<<18:rand=2, scale=f32:0.01, c=out:f32:1<<20)
extern "C" __global__ void igemm_dp4a(int n, int kq, const int* __restrict__ a, const int* __restrict__ b, float scale, float* __restrict__ c) {
    __shared__ int as[16][17], bs[16][17];
    int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * 16 + ty, col = blockIdx.x * 16 + tx, s = 0;
    for (int k = 0; k < kq; k += 16) {
        as[ty][tx] = a[row * kq + k + tx];
        bs[ty][tx] = b[(blockIdx.x * 16 + ty) * kq + k + tx];
        __syncthreads();
#pragma unroll
        for (int j = 0; j < 16; j++) s = __dp4a(as[ty][j], bs[tx][j], s);
        __syncthreads();
    }
    c[row * n + col] = s * scale;
}
