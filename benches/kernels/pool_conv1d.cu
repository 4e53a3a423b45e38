// Neural network: strided 1D convolution with bias, ReLU and pooling, channels in a runtime loop.
// RUN: pool_conv1d<<<(64,32), 128>>>(len=i32:16384, channels=i32:16, w=buf:f32:32*16*5:rand=1,-1,1, bias=buf:f32:32:rand=2, x=buf:f32:16*16392:rand=3, y=out:f32:32*8192)
extern "C" __global__ void pool_conv1d(int len, int channels, const float* __restrict__ w, const float* __restrict__ bias, const float* __restrict__ x, float* __restrict__ y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, o = blockIdx.y;
    float a = bias[o], b = bias[o];
    for (int c = 0; c < channels; c++)
        for (int k = 0; k < 5; k++) {
            float f = w[(o * channels + c) * 5 + k];
            a += f * x[c * (len + 8) + 2 * i + k];
            b += f * x[c * (len + 8) + 2 * i + 1 + k];
        }
    y[o * (len / 2) + i] = fmaxf(fmaxf(a, b), 0.0f);
}
