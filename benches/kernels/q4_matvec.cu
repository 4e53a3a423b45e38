// Quantised matrix times vector: 4-bit weights in blocks of 32 with a scale each.
// RUN: q4_matvec<<<2048, 128>>>(cols=i32:4096, w=buf:u32:8192*512:rand=1, scales=buf:f32:8192*128:rand=2, x=buf:f32:4096:rand=3, y=out:f32:8192)
extern "C" __global__ void q4_matvec(int cols, const uint4* __restrict__ w, const float* __restrict__ scales, const float* __restrict__ x, float* __restrict__ y) {
    int row = blockIdx.x * 4 + threadIdx.x / 32, lane = threadIdx.x % 32, groups = cols / 32;
    float sum = 0;
    for (int g = lane; g < groups; g += 32) {
        uint4 q = w[row * groups + g];
        unsigned words[4] = {q.x, q.y, q.z, q.w};
        float part = 0;
#pragma unroll
        for (int j = 0; j < 4; j++)
#pragma unroll
            for (int b = 0; b < 8; b++) part += (float)((int)((words[j] >> (4 * b)) & 15) - 8) * x[g * 32 + j * 8 + b];
        sum += part * scales[row * groups + g];
    }
    for (int d = 16; d > 0; d >>= 1) sum += __shfl_xor_sync(0xffffffffu, sum, d);
    if (lane == 0) y[row] = sum;
}
