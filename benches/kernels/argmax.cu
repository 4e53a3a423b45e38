// Reduction: the largest value and its place, warp-level.
// RUN: argmax<<<4096, 256>>>(cols=i32:4096, x=buf:f32:1<<24:rand=1, r=out:i32:4096)
extern "C" __global__ void argmax(int cols, const float* __restrict__ x, int* __restrict__ r) {
    const float* row = x + (long long)blockIdx.x * cols;
    float best = -3.4e38f;
    int at = 0;
    for (int i = threadIdx.x; i < cols; i += blockDim.x) {
        float v = row[i];
        if (v > best) { best = v; at = i; }
    }
    __shared__ float values[8];
    __shared__ int places[8];
    for (int d = 16; d > 0; d >>= 1) {
        float v = __shfl_down_sync(0xffffffffu, best, d);
        int p = __shfl_down_sync(0xffffffffu, at, d);
        if (v > best || (v == best && p < at)) { best = v; at = p; }
    }
    int warp = threadIdx.x / 32;
    if (threadIdx.x % 32 == 0) { values[warp] = best; places[warp] = at; }
    __syncthreads();
    if (threadIdx.x == 0) {
        for (int w = 1; w < 8; w++)
            if (values[w] > best || (values[w] == best && places[w] < at)) { best = values[w]; at = places[w]; }
        r[blockIdx.x] = at;
    }
}
