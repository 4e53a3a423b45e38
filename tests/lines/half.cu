// Halves, bfloat16, shuffles, dynamic shared memory.
#include <cuda_bf16.h>
#include <cuda_fp16.h>

extern __shared__ float room[];

__global__ void halves(const __half *h, const __nv_bfloat16 *b, float *out)
{
    int i = threadIdx.x;
    __half v = h[i];
    __half2 two = __halves2half2(v, v);
    two = __hmul2(two, two);
    float f = __half2float(__low2half(two));
    float g = __bfloat162float(b[i]);
    room[i] = f + g;
    __syncthreads();
    float sum = room[i ^ 1];
    for (int d = 16; d > 0; d /= 2)
        sum += __shfl_down_sync(0xffffffffu, sum, d);
    float4 four = make_float4(f, g,
                              sum, 1.0f);
    out[i] = four.x + four.z;
    if (__any_sync(0xffffffffu, sum > 3.0f))
        out[i + 32] = __half2float(__float2half(sum));
}
