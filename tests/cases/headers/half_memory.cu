// Atomics, loads and stores with cache hints of halves and bfloat16.
// PTXAS: sm_75 sm_80 sm_90 sm_100 sm_120
// NO-CLANG: it calls a function that only the reference compiler knows
// RUN: k<<<1, 64>>>(h=buf:f16:64:iota, b=buf:f16:64:iota, a=out:f16:4, p=out:f16:4, q=out:u16:4, s=out:u16:4, r=out:f16:64)
// EXPECT: a[i] == sum(k, 0, 16, 4*k + i)
// EXPECT: p == [992, 64, 1024, 64]
// EXPECT: q == [0x4180, 0x4200, 0x4240, 0x4280]
// EXPECT: s == [0x4200, 0x4280, 0x4200, 0x4280]
// EXPECT: r[i] == (i%8 < 4 ? i : 0)
#include <cuda_bf16.h>
__global__ void k(const __half *h, const __half2 *b, __half *a, __half2 *p, __nv_bfloat16 *q, __nv_bfloat162 *s, __half *r) {
    int t = threadIdx.x;
    __half v = __ldg(h + t);
    atomicAdd(a + t % 4, v);
    atomicAdd(p + t % 2, __half2(v, 2));
    atomicAdd(q + t % 4, __nv_bfloat16(1 + t % 4));
    atomicAdd(s + t % 2, __nv_bfloat162(1, 2));
    switch (t % 8) {
    case 0: __stwb(r + t, __ldcg(h + t)); break;
    case 1: __stcg(r + t, __ldca(h + t)); break;
    case 2: __stcs((__half2 *)r + t / 2, __ldcs(b + t / 2)); break;
    case 3: break;
    }
}
