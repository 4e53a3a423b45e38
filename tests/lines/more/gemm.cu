// Matrix product with tiles and an epilogue.
constexpr int TILE = 16;
struct Epilogue {
    float alpha, beta;
    const float *bias;
    __device__ float operator()(float acc, float old, int column) const
    {
        float r = alpha * acc;
        if (bias)
            r += bias[column];
        return r + beta * old;
    }
};
__global__ void gemm(const float *__restrict__ a, const float *__restrict__ b,
                     float *__restrict__ c, int m, int n, int k,
                     Epilogue epilogue)
{
    __shared__ float as[TILE][TILE], bs[TILE][TILE + 1];
    int row = blockIdx.y * TILE + threadIdx.y;
    int column = blockIdx.x * TILE + threadIdx.x;
    float acc = 0.0f;
    for (int t = 0; t < (k + TILE - 1) / TILE; ++t) {
        int ka = t * TILE + threadIdx.x;
        int kb = t * TILE + threadIdx.y;
        as[threadIdx.y][threadIdx.x] =
            row < m && ka < k ? a[row * k + ka] : 0.0f;
        bs[threadIdx.y][threadIdx.x] =
            kb < k && column < n ? b[kb * n + column] : 0.0f;
        __syncthreads();
#pragma unroll 4
        for (int i = 0; i < TILE; ++i)
            acc += as[threadIdx.y][i] * bs[i][threadIdx.x];
        __syncthreads();
    }
    if (row < m && column < n) {
        float old = c[row * n + column];
        c[row * n + column] = epilogue(acc, old, column);
    }
}
