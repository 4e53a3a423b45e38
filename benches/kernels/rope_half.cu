// Rotary embedding in half precision: first and second half of a head, table of cosines and sines.
// RUN: rope_half<<<8192, 256>>>(heads=i32:32, half_dim=i32:64, table=buf:f32:1024*128:rand=2,-1,1, x=out:f16:1<<22:rand=1)
#include <cuda_fp16.h>
extern "C" __global__ void rope_half(int heads, int half_dim, const float2* __restrict__ table, __half* x) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, d = i % half_dim, head = i / half_dim, token = head / heads;
    float2 cs = table[token * half_dim + d];
    __half* p = x + head * 2 * half_dim + d;
    float a = __half2float(p[0]), b = __half2float(p[half_dim]);
    p[0] = __float2half(a * cs.x - b * cs.y);
    p[half_dim] = __float2half(a * cs.y + b * cs.x);
}
