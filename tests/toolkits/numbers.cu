// Halves, bfloat16, 8-bit floats and complex numbers.
// ARCH: sm_75 sm_80 sm_90 sm_100a sm_120a
#include <cuComplex.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp8.h>

__global__ void halves(__half *h, __half2 *h2, float *f) {
    h[0] = __hfma(h[1], h[2], h[3]) + hsqrt(h[4]) * hexp(h[5]) - __float2half_rn(f[0]);
    h2[0] = __hmul2(h2[1], h2[2]) + h2rcp(h2[3]);
    f[1] = __half2float(h[6]) + __low2float(h2[4]) + float(__hmax(h[7], h[8]));
    atomicAdd(h2 + 5, h2[6]);
    h[9] = __shfl_down_sync(~0u, h[9], 1);
}
// Older architectures have conversions only.
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 800
__global__ void brains(__nv_bfloat16 *b, __nv_bfloat162 *b2, float *f) {
    b[0] = __hfma(b[1], b[2], b[3]) + __float2bfloat16(f[0]);
    b2[0] = __hadd2(b2[1], b2[2]) * b2[3];
    f[1] = __bfloat162float(b[4]) + __high2float(b2[4]);
}
#endif
__global__ void eights(__nv_fp8_e4m3 *a, __nv_fp8_e5m2 *b, __nv_fp8x4_e4m3 *a4, float *f, __half *h) {
    a[0] = __nv_fp8_e4m3(f[0]);
    b[0] = __nv_fp8_e5m2(float(h[0]));
    f[1] = float(a[1]) + float(b[1]);
    h[1] = __half(a[2]);
    a4[0] = __nv_fp8x4_e4m3(make_float4(f[2], f[3], f[4], f[5]));
    float4 wide = float4(a4[1]);
    f[6] = wide.x + wide.w;
}
__global__ void complex(cuDoubleComplex *z) { z[0] = cuCadd(cuCmul(z[1], z[2]), cuConj(z[3])); }
