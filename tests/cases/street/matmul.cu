// Tiled matrix product; the tile size is a template parameter.
// PTXAS: sm_75 sm_90 sm_100 sm_120
// LLVM-VERIFY
// RUN: _Z6matmulILi16EEvPKfS1_Pfi<<<(3,3), (16,16)>>>(a=buf:f32:2304:(i*7)%11-5, b=buf:f32:2304:(i*5)%13-6,
//     c=out:f32:2304, n=i32:48)
// EXPECT: c[i] == sum(k, 0, n, a[i/n*n+k] * b[k*n+i%n])
// RUN: _Z6matmulILi8EEvPKfS1_Pfi<<<(4,4), (8,8)>>>(a=buf:f32:1024:rand=1, b=buf:f32:1024:rand=2,
//     c=out:f32:1024, n=i32:32)
// EXPECT: c[i] == sum(k, 0, n, a[i/n*n+k] * b[k*n+i%n]) ~ 1e-5rel
template <int TILE>
__global__ void matmul(const float *a, const float *b, float *c, int n) {
    __shared__ float as[TILE][TILE];
    __shared__ float bs[TILE][TILE];
    int tx = threadIdx.x, ty = threadIdx.y;
    int row = blockIdx.y * TILE + ty;
    int col = blockIdx.x * TILE + tx;
    float sum = 0.0f;
    for (int t = 0; t < n / TILE; ++t) {
        as[ty][tx] = a[row * n + t * TILE + tx];
        bs[ty][tx] = b[(t * TILE + ty) * n + col];
        __syncthreads();
        for (int k = 0; k < TILE; ++k)
            sum += as[ty][k] * bs[k][tx];
        __syncthreads();
    }
    c[row * n + col] = sum;
}

template __global__ void matmul<16>(const float *, const float *, float *, int);
template __global__ void matmul<8>(const float *, const float *, float *, int);
