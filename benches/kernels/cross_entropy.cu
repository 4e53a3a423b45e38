// Loss: log of the sum of exponentials of a row, minus the target's entry.
// RUN: cross_entropy<<<4096, 256>>>(classes=i32:2000, x=buf:f32:4096*2000:rand=1,-4,4, target=buf:i32:4096:rand=2,0,2000, loss=out:f32:4096)
extern "C" __global__ void cross_entropy(int classes, const float* __restrict__ x, const int* __restrict__ target, float* __restrict__ loss) {
    __shared__ float part[8], shared_top;
    const float* row = x + (size_t)blockIdx.x * classes;
    int t = threadIdx.x;
    float top = -3e38f;
    for (int i = t; i < classes; i += blockDim.x) top = fmaxf(top, row[i]);
    for (int d = 16; d > 0; d >>= 1) top = fmaxf(top, __shfl_xor_sync(0xffffffffu, top, d));
    if (t % 32 == 0) part[t / 32] = top;
    __syncthreads();
    if (t == 0) {
        for (int i = 1; i < 8; i++) top = fmaxf(top, part[i]);
        shared_top = top;
    }
    __syncthreads();
    top = shared_top;
    float sum = 0;
    for (int i = t; i < classes; i += blockDim.x) sum += expf(row[i] - top);
    for (int d = 16; d > 0; d >>= 1) sum += __shfl_xor_sync(0xffffffffu, sum, d);
    if (t % 32 == 0) part[t / 32] = sum;
    __syncthreads();
    if (t == 0) {
        for (int i = 1; i < 8; i++) sum += part[i];
        loss[blockIdx.x] = logf(sum) + top - row[target[blockIdx.x]];
    }
}
