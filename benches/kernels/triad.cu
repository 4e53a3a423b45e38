// Memory-bound: three arrays that may overlap, four elements per thread.
// RUN: triad<<<16384, 256>>>(n=i32:1<<24, s=f32:3, a=out:f32:1<<24, b=buf:f32:1<<24:rand=1, c=buf:f32:1<<24:rand=2)
extern "C" __global__ void triad(int n, float s, float* a, const float* b, const float* c) {
    int base = blockIdx.x * blockDim.x * 4 + threadIdx.x;
#pragma unroll
    for (int k = 0; k < 4; k++) {
        int i = base + k * blockDim.x;
        if (i < n) a[i] = b[i] + s * c[i];
    }
}
