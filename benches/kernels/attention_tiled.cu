// Attention: tiles of keys and values in shared memory, four threads per query.
// RUN: attention_tiled<<<256, 128>>>(len=i32:1024, scale=f32:0.125, q=buf:f32:32*256*64:rand=1, k=buf:f32:1024*64:rand=2, v=buf:f32:1024*64:rand=3, o=out:f32:32*256*64)
#define D 64
#define TILE 32
extern "C" __global__ void __launch_bounds__(128) attention_tiled(int len, float scale, const float* __restrict__ q, const float* __restrict__ k, const float* __restrict__ v, float* __restrict__ o) {
    __shared__ float ks[TILE][D + 1], vs[TILE][D];
    int row = blockIdx.x * 32 + threadIdx.x / 4, part = threadIdx.x % 4;
    float query[16], acc[16];
    for (int i = 0; i < 16; i++) { query[i] = q[row * D + part + 4 * i] * scale; acc[i] = 0; }
    float top = -1e30f, sum = 0;
    for (int base = 0; base < len; base += TILE) {
        __syncthreads();
        for (int i = threadIdx.x; i < TILE * D; i += 128) { ks[i / D][i % D] = k[base * D + i]; vs[i / D][i % D] = v[base * D + i]; }
        __syncthreads();
        for (int j = 0; j < TILE; j++) {
            float s = 0;
            for (int i = 0; i < 16; i++) s += query[i] * ks[j][part + 4 * i];
            s += __shfl_xor_sync(0xffffffffu, s, 1);
            s += __shfl_xor_sync(0xffffffffu, s, 2);
            float next = fmaxf(top, s), fix = __expf(top - next), p = __expf(s - next);
            sum = sum * fix + p;
            for (int i = 0; i < 16; i++) acc[i] = acc[i] * fix + p * vs[j][part + 4 * i];
            top = next;
        }
    }
    float inverse = 1.0f / sum;
    for (int i = 0; i < 16; i++) o[row * D + part + 4 * i] = acc[i] * inverse;
}
