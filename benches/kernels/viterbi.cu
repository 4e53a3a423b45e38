// Decoding: best path through 16 states, one lane per state, by shuffles.
// RUN: viterbi<<<1024, 128>>>(len=i32:128, trans=buf:f32:256:rand=1, emit=buf:f32:8192*128:rand=2, score=out:f32:8192, path=out:u8:8192*128)
extern "C" __global__ void viterbi(int len, const float* __restrict__ trans, const float* __restrict__ emit, float* __restrict__ score, unsigned char* __restrict__ path) {
    int t = blockIdx.x * blockDim.x + threadIdx.x, seq = t / 16, s = t % 16;
    float to[16];
    for (int k = 0; k < 16; k++) to[k] = trans[k * 16 + s];
    float v = 0;
    for (int i = 0; i < len; i++) {
        float best = -1e30f;
        int from = 0;
        for (int k = 0; k < 16; k++) {
            float c = __shfl_sync(0xffffffffu, v, k, 16) + to[k];
            if (c > best) { best = c; from = k; }
        }
        v = best + emit[seq * len + i] * (s & 1 ? 1.0f : -1.0f);
        if (s == (i & 15)) path[seq * len + i] = from;
    }
    if (s == 0) score[seq] = v;
}
