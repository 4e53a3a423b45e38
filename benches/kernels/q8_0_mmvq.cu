// Matrix-vector product on blocks of 32 bytes with a half scale, two rows per warp.
// RUN: q8_0_mmvq<<<1024, 128>>>(blocks=i32:128, w=buf:u16:8192*128*17:rand=1,1000,15000, xq=buf:i8:4096:rand=2,-127,127, xd=buf:f16:128:rand=3, y=out:f32:8192)
#include <cuda_fp16.h>
#include <cstdint>
typedef struct {
    half d;
    int8_t qs[32];
} block_q8_0;
template <int rows>
static __device__ void mul_mat_vec(int blocks, const block_q8_0* __restrict__ w, const int8_t* __restrict__ xq, const half* __restrict__ xd, float* __restrict__ y) {
    int row0 = (blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32) * rows, lane = threadIdx.x % 32;
    float tmp[rows] = {0.0f};
    for (int kb = lane / 4; kb < blocks; kb += 8) {
        int iqs = 2 * (lane % 4);
        for (int r = 0; r < rows; ++r) {
            const block_q8_0* b = w + (row0 + r) * blocks + kb;
            int sumi = 0;
            for (int i = 0; i < 2; ++i) {
                const uint16_t* p = (const uint16_t*)(b->qs + 4 * (iqs + i));
                int v = p[0] | p[1] << 16;
                int u = *(const int*)(xq + kb * 32 + 4 * (iqs + i));
                sumi = __dp4a(v, u, sumi);
            }
            tmp[r] += __half2float(b->d) * __half2float(xd[kb]) * sumi;
        }
    }
    for (int r = 0; r < rows; ++r) {
        for (int o = 16; o > 0; o >>= 1) tmp[r] += __shfl_xor_sync(0xffffffffu, tmp[r], o);
        if (lane == 0) y[row0 + r] = tmp[r];
    }
}
extern "C" __global__ void q8_0_mmvq(int blocks, const block_q8_0* w, const int8_t* xq, const half* xd, float* y) { mul_mat_vec<2>(blocks, w, xq, xd, y); }
