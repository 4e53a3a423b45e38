// Dot product in double precision with atomics on double; a Kahan sum in single precision.
// PTXAS: sm_75 sm_90 sm_100
// RUN: dot<<<4, 64>>>(a=buf:f64:1000:i*0.5, b=buf:f64:1000:2, r=out:f64:1, n=i32:1000)
// EXPECT: r[0] == sum(k, 0, n, a[k] * b[k])
// RUN: kahan<<<1, 1>>>(a=buf:f32:10000:0.1, r=out:f32:2, n=i32:10000)
// EXPECT: r[0] == 1000 ~ 1e-3
// EXPECT: (abs(r[1] - 1000) > abs(r[0] - 1000)) == 1
__global__ void dot(const double *a, const double *b, double *r, int n) {
    double sum = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        sum += a[i] * b[i];
    for (int d = 16; d > 0; d >>= 1)
        sum += __shfl_down_sync(~0u, sum, d);
    if (threadIdx.x % 32 == 0)
        atomicAdd(r, sum);
}
__global__ void kahan(const float *a, float *r, int n) {
    float sum = 0, c = 0, plain = 0;
    for (int i = 0; i < n; ++i) {
        float y = __fsub_rn(a[i], c);
        float t = __fadd_rn(sum, y);
        c = __fsub_rn(__fsub_rn(t, sum), y);
        sum = t;
        plain += a[i];
    }
    r[0] = sum;
    r[1] = plain;
}
