// Super-blocks of 256 four-bit weights with six-bit scales and minima, times a vector.
// RUN: q4_k_dot<<<4096, 64>>>(nb=i32:16, w=buf:u16:8192*16*72:rand=1,1000,15000, x=buf:f32:4096:rand=2, y=out:f32:8192)
#include <cuda_fp16.h>
#include <cstdint>
struct block_q4_K {
    half2 dm;
    uint8_t scales[12];
    uint8_t qs[128];
};
__device__ inline void get_scale_min(int j, const uint8_t* q, uint8_t& d, uint8_t& m) {
    if (j < 4) {
        d = q[j] & 63;
        m = q[j + 4] & 63;
    } else {
        d = (q[j + 4] & 0xF) | ((q[j - 4] >> 6) << 4);
        m = (q[j + 4] >> 4) | ((q[j - 0] >> 6) << 4);
    }
}
extern "C" __global__ void q4_k_dot(int nb, const block_q4_K* __restrict__ w, const float* __restrict__ x, float* __restrict__ y) {
    const int row = blockIdx.x * 2 + threadIdx.x / 32, lane = threadIdx.x % 32;
    const block_q4_K* b = w + row * nb;
    const int il = lane / 8, ir = lane % 8, is = 2 * il;
    float sum = 0;
    for (int i = 0; i < nb; i++) {
        const float dall = __low2float(b[i].dm), dmin = __high2float(b[i].dm);
        const uint8_t* q = b[i].qs + 32 * il + 4 * ir;
        const float* xs = x + i * 256 + 64 * il + 4 * ir;
        uint8_t sc, m;
        get_scale_min(is + 0, b[i].scales, sc, m);
        const float d1 = dall * sc, m1 = dmin * m;
        get_scale_min(is + 1, b[i].scales, sc, m);
        const float d2 = dall * sc, m2 = dmin * m;
        for (int l = 0; l < 4; ++l) {
            sum += xs[l] * (d1 * (q[l] & 0xF) - m1);
            sum += xs[l + 32] * (d2 * (q[l] >> 4) - m2);
        }
    }
    for (int o = 16; o > 0; o >>= 1) sum += __shfl_down_sync(0xffffffff, sum, o);
    if (lane == 0) y[row] = sum;
}
