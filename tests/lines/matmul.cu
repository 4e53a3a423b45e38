// Tiles in shared memory, barriers, an unrolled loop.
__global__ void matmul(const float *a, const float *b, float *c, int n)
{
    __shared__ float sa[16][16];
    __shared__ float sb[16][16];
    int x = threadIdx.x;
    int y = threadIdx.y;
    int row = blockIdx.y * 16 + y;
    int column = blockIdx.x * 16 + x;
    float sum = 0.0f;
    for (int t = 0; t < n; t += 16) {
        sa[y][x] = a[row * n + t + x];
        sb[y][x] = b[(t + y) * n + column];
        __syncthreads();
#pragma unroll
        for (int k = 0; k < 16; ++k)
            sum += sa[y][k] * sb[k][x];
        __syncthreads();
    }
    c[row * n + column] = sum;
}
