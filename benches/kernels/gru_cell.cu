// Recurrent cell: three gates from two inputs each, sigmoids and tanh.
// RUN: gru_cell<<<8192, 256>>>(hidden=i32:512, gx=buf:f32:3<<21:rand=1,-2,2, gh=buf:f32:3<<21:rand=2,-2,2, bias=buf:f32:1536:rand=3, h=out:f32:1<<21:rand=4)
__device__ float sigmoid(float x) { return 1.0f / (1.0f + expf(-x)); }
extern "C" __global__ void gru_cell(int hidden, const float* __restrict__ gx, const float* __restrict__ gh, const float* __restrict__ bias, float* __restrict__ h) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, row = i / hidden, col = i % hidden, base = row * 3 * hidden + col;
    float r = sigmoid(gx[base] + gh[base] + bias[col]);
    float z = sigmoid(gx[base + hidden] + gh[base + hidden] + bias[hidden + col]);
    float n = tanhf(gx[base + 2 * hidden] + r * (gh[base + 2 * hidden] + bias[2 * hidden + col]));
    h[i] = (1 - z) * n + z * h[i];
}
