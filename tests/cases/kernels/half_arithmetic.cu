// Half precision: conversions, scalar and packed arithmetic (the _rn forms are never fused), comparisons.
// PTXAS: sm_75 sm_90 sm_100
// RUN: k<<<1, 32>>>(a=buf:f16:64:rand=1,-4,4, b=buf:f16:64:rand=2,-4,4, r=out:f16:64, f=out:f32:32, m=out:i32:32)
// EXPECT: r[i] == f16(f16(a[i] * b[i]) + a[i])
// EXPECT: f[i] == a[2*i] + b[2*i]
// EXPECT: m[i] == (a[2*i] < b[2*i])
#include <cuda_fp16.h>
__global__ void k(const __half2 *a, const __half2 *b, __half2 *r, float *f, int *m) {
    int i = threadIdx.x;
    r[i] = __hadd2_rn(__hmul2_rn(a[i], b[i]), a[i]);
    __half x = __low2half(a[i]), y = __low2half(b[i]);
    f[i] = __half2float(x) + __half2float(y);
    m[i] = __hlt(x, y);
}
