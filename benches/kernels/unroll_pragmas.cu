// Loops with unroll pragmas of every kind: full, by a number, by a constant, none.
// RUN: unroll_pragmas<<<1024, 256>>>(n=i32:48, x=buf:f32:262144*4:rand=1, c=buf:f32:64:rand=2, y=out:f32:1<<18)
constexpr int FACTOR = 3;
template <int N>
__device__ float poly(const float (&a)[N], float x) {
    float r = a[N - 1];
#pragma unroll
    for (int i = N - 2; i >= 0; --i) r = r * x + a[i];
    return r;
}
extern "C" __global__ void unroll_pragmas(int n, const float* __restrict__ x, const float* __restrict__ c, float* __restrict__ y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float a[8];
#pragma unroll
    for (int k = 0; k < 8; k++) a[k] = c[k];
    float s = 0;
#pragma unroll 4
    for (int k = 0; k < n; k++) s += c[k] * x[(i + k) & ((1 << 20) - 1)];
#pragma unroll FACTOR
    for (int k = 0; k < n; k++) s = s * 0.5f + poly(a, s - (float)k * 0.01f);
#pragma unroll 1
    for (int k = 0; k < 16; k++) s += __sinf(s + a[k & 7]);
    y[i] = s;
}
