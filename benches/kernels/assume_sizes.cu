// Facts stated by the program: sizes are multiples, pointers aligned, indices not negative.
// RUN: assume_sizes<<<2048, 256>>>(n=i32:32, x=buf:f32:1<<24:rand=1, w=buf:f32:32:rand=2, y=out:f32:1<<19)
extern "C" __global__ void assume_sizes(int n, const float* x, const float* w, float* y) {
    __builtin_assume(n > 0);
    __builtin_assume(n % 4 == 0);
    const float* px = (const float*)__builtin_assume_aligned(x, 16);
    const float* pw = (const float*)__builtin_assume_aligned(w, 16);
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    __builtin_assume(i >= 0);
    float s = 0;
    for (int k = 0; k < n; k += 4) {
        s += px[i * n + k] * pw[k] + px[i * n + k + 1] * pw[k + 1];
        s += px[i * n + k + 2] * pw[k + 2] + px[i * n + k + 3] * pw[k + 3];
    }
    y[i] = s / (n / 4);
}
