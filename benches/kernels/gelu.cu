// Activation: the tanh form of GELU with fast exponentials.
// RUN: gelu<<<4096, 256>>>(n=i32:1<<24, x=buf:f32:1<<24:rand=1,-4,4, y=out:f32:1<<24)
__device__ float gelu_of(float v) {
    float u = 0.7978845608f * (v + 0.044715f * v * v * v);
    float t = 1.0f - 2.0f / (__expf(2.0f * u) + 1.0f);
    return 0.5f * v * (1.0f + t);
}
extern "C" __global__ void gelu(int n, const float* __restrict__ x, float* __restrict__ y) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) y[i] = gelu_of(x[i]);
}
