// Softmax of rows, one block per row: maximum, exponentials, sum, division.
// PTXAS: sm_75 sm_90 sm_100
// RUN: softmax<<<4, 64>>>(x=buf:f32:400:rand=2,-5,5, y=out:f32:400, n=i32:100)
// EXPECT: y[i] == exp(x[i]) / sum(k, 0, n, exp(x[i/n*n+k])) ~ 1e-5rel
// EXPECT: sum(k, 0, n, y[k]) == 1 ~ 1e-5
__device__ float block_reduce(float v, float *s, bool is_max) {
    s[threadIdx.x] = v;
    __syncthreads();
    for (int half = blockDim.x / 2; half > 0; half >>= 1) {
        if (threadIdx.x < half) {
            float a = s[threadIdx.x], b = s[threadIdx.x + half];
            s[threadIdx.x] = is_max ? fmaxf(a, b) : a + b;
        }
        __syncthreads();
    }
    float result = s[0];
    __syncthreads();
    return result;
}
__global__ void softmax(const float *x, float *y, int n) {
    __shared__ float s[64];
    const float *row = x + blockIdx.x * n;
    float *out = y + blockIdx.x * n;
    float m = -1e30f;
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        m = fmaxf(m, row[i]);
    m = block_reduce(m, s, true);
    float sum = 0;
    for (int i = threadIdx.x; i < n; i += blockDim.x) {
        float e = expf(row[i] - m);
        out[i] = e;
        sum += e;
    }
    sum = block_reduce(sum, s, false);
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        out[i] /= sum;
}
