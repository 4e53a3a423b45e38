#include <cuda_bf16.h>
#include <cuda_fp16.h>
static __device__ int value() { return 4; }
__device__ int other_value() { return value(); }
__device__ __half2 blend(__half2 a, __half2 b, float t) { return __hfma2(__hsub2(b, a), __float2half2_rn(t), a); }
__device__ __nv_bfloat162 square(__nv_bfloat162 x) { return __hmul2(x, x); }
