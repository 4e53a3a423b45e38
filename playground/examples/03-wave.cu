// A wave to plot: choose "plot" beside the result
// RUN: wave<<<4, 128>>>(n=i32:512, y=out:f32:512)

__global__ void wave(int n, float *y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float t = 6.2831853f * i / n;
        y[i] = sinf(3 * t) * expf(-0.5f * t) + 0.2f * cosf(20 * t);
    }
}
