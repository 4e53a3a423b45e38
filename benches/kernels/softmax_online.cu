// Softmax: a warp per row of 1024, kept in registers.
// RUN: softmax_online<<<2048, 256>>>(x=buf:f32:1<<24:rand=1, y=out:f32:1<<24)
extern "C" __global__ void softmax_online(const float4* __restrict__ x, float4* __restrict__ y) {
    int row = blockIdx.x * 8 + threadIdx.x / 32, lane = threadIdx.x % 32;
    float4 v[8];
    float m = -1e30f, sum = 0;
#pragma unroll
    for (int i = 0; i < 8; i++) {
        v[i] = x[row * 256 + i * 32 + lane];
        m = fmaxf(m, fmaxf(fmaxf(v[i].x, v[i].y), fmaxf(v[i].z, v[i].w)));
    }
    for (int d = 16; d; d >>= 1) m = fmaxf(m, __shfl_xor_sync(0xffffffffu, m, d));
#pragma unroll
    for (int i = 0; i < 8; i++) {
        v[i].x = __expf(v[i].x - m); v[i].y = __expf(v[i].y - m); v[i].z = __expf(v[i].z - m); v[i].w = __expf(v[i].w - m);
        sum += v[i].x + v[i].y + v[i].z + v[i].w;
    }
    for (int d = 16; d; d >>= 1) sum += __shfl_xor_sync(0xffffffffu, sum, d);
    float inverse = __fdividef(1.0f, sum);
#pragma unroll
    for (int i = 0; i < 8; i++) y[row * 256 + i * 32 + lane] = make_float4(v[i].x * inverse, v[i].y * inverse, v[i].z * inverse, v[i].w * inverse);
}
