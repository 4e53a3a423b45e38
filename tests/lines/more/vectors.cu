// Halves and vectors.
#include <cuda_fp16.h>
__device__ __forceinline__ float dot4(float4 a, float4 b)
{
    return a.x * b.x
         + a.y * b.y
         + a.z * b.z
         + a.w * b.w;
}
__global__ void vectors(const float4 *a, const float4 *b, __half *h, float *out, int n)
{
    int i = threadIdx.x;
    if (i >= n)
        return;
    float4 u = a[i];
    float4 v = make_float4(b[i].w,
                           b[i].z,
                           b[i].y,
                           b[i].x);
    float d = dot4(u, v);
    __half2 pair = __floats2half2_rn(d, u.x);
    pair = __hadd2(pair, pair);
    h[2 * i] = __low2half(pair);
    h[2 * i + 1] = __high2half(pair);
    out[i] = __half2float(h[2 * i])
             + __half2float(h[2 * i + 1]);
}
