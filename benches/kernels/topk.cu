// Divergent: the eight largest of a column by insertion into a local array.
// RUN: topk<<<256, 128>>>(len=i32:256, width=i32:32768, x=buf:f32:1<<23:rand=1, out=out:f32:1<<18)
extern "C" __global__ void topk(int len, int width, const float* __restrict__ x, float* __restrict__ out) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    float best[8];
#pragma unroll
    for (int i = 0; i < 8; i++) best[i] = -1e30f;
    for (int j = 0; j < len; j++) {
        float v = x[j * width + t];
        if (v > best[7]) {
            best[7] = v;
#pragma unroll
            for (int i = 7; i > 0; i--)
                if (best[i] > best[i - 1]) { float s = best[i]; best[i] = best[i - 1]; best[i - 1] = s; }
        }
    }
#pragma unroll
    for (int i = 0; i < 8; i++) out[i * width + t] = best[i];
}
