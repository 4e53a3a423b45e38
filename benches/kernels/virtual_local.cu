// Virtual calls: objects made in the kernel, seen through a base class.
// RUN: virtual_local<<<1024, 256>>>(n=i32:1<<18, x=buf:f32:1<<18:rand=1, y=out:f32:1<<18)
struct Activation {
    __device__ virtual float apply(float x) const = 0;
    __device__ virtual float slope(float x) const { return 1.f; }
};
struct Relu : Activation {
    float leak;
    __device__ Relu(float l) : leak(l) {}
    __device__ float apply(float x) const override { return x > 0 ? x : leak * x; }
    __device__ float slope(float x) const override { return x > 0 ? 1.f : leak; }
};
struct Swish final : Activation {
    float beta;
    __device__ Swish(float b) : beta(b) {}
    __device__ float apply(float x) const override { return x / (1.f + __expf(-beta * x)); }
};
__device__ float newton(const Activation& f, float y) {
    float x = y;
    for (int i = 0; i < 6; i++) x -= (f.apply(x) - y) / f.slope(x);
    return x;
}
extern "C" __global__ void virtual_local(int n, const float* x, float* y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    Relu relu(0.2f);
    Swish swish(1.5f);
    y[i] = newton(relu, x[i] - 0.5f) + newton(swish, x[i]);
}
