// Memory-bound: grid-stride loop over one fused multiply-add.
// RUN: saxpy<<<2112, 256>>>(n=i32:1<<24, a=f32:2.5, x=buf:f32:1<<24:rand=1, y=out:f32:1<<24:rand=2)
extern "C" __global__ void saxpy(int n, float a, const float* x, float* y) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) y[i] = a * x[i] + y[i];
}
