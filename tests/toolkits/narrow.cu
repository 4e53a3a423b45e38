// Floats of six and four bits, and their scales.
// ARCH: sm_90 sm_100a sm_120a
// SINCE: 12.8
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp4.h>
#include <cuda_fp6.h>
#include <cuda_fp8.h>

__global__ void narrow(__nv_fp6_e2m3 *a, __nv_fp6_e3m2 *b, __nv_fp4_e2m1 *c, __nv_fp8_e8m0 *d, __nv_fp4x2_e2m1 *c2, float *f,
                       __half2 *h, __nv_bfloat162 *g) {
    a[0] = __nv_fp6_e2m3(f[0]);
    b[0] = __nv_fp6_e3m2(f[1]);
    c[0] = __nv_fp4_e2m1(f[2]);
    d[0] = __nv_fp8_e8m0(f[3]);
    c2[0] = __nv_fp4x2_e2m1(h[0]);
    c2[1] = __nv_fp4x2_e2m1(g[0]);
    f[4] = float(a[1]) + float(b[1]) + float(c[1]) + float(d[1]);
    __nv_fp8x2_e4m3 e(g[1]);
    h[1] = __half2(c2[2]);
    h[2] = __half2(e);
}
