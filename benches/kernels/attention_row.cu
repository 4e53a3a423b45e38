// Attention: one query per thread, online softmax, head dimension 64 in registers.
// RUN: attention_row<<<128, 128>>>(len=i32:512, scale=f32:0.125, q=buf:f32:1<<20:rand=1, k=buf:f32:512*64:rand=2, v=buf:f32:512*64:rand=3, o=out:f32:1<<20)
extern "C" __global__ void attention_row(int len, float scale, const float* __restrict__ q, const float* __restrict__ k, const float* __restrict__ v, float* __restrict__ o) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    float query[64], acc[64];
#pragma unroll
    for (int i = 0; i < 64; i++) { query[i] = q[row * 64 + i] * scale; acc[i] = 0; }
    float top = -1e30f, sum = 0;
    for (int j = 0; j < len; j++) {
        float s = 0;
#pragma unroll
        for (int i = 0; i < 64; i++) s += query[i] * k[j * 64 + i];
        float next = fmaxf(top, s), fix = __expf(top - next), p = __expf(s - next);
        sum = sum * fix + p;
#pragma unroll
        for (int i = 0; i < 64; i++) acc[i] = acc[i] * fix + p * v[j * 64 + i];
        top = next;
    }
#pragma unroll
    for (int i = 0; i < 64; i++) o[row * 64 + i] = acc[i] / sum;
}
