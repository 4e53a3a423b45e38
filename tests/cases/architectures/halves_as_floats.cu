// Halves where there is no arithmetic for them: widened to f32, computed, rounded.
// FLAGS: -arch=sm_52
// PTXAS: sm_50 sm_52 sm_53 sm_60 sm_70
// CHECK: .version 8.8
// CHECK: .target sm_52
// CHECK-NOT: {{(add|sub|mul|neg|abs|setp\.\w+)\.f16}}
// CHECK: add{{(\.rn)?}}.f32
// CHECK-NOT: {{(add|sub|mul|neg|abs|setp\.\w+)\.f16}}
// RUN: arithmetic<<<1, 32>>>(a=buf:f16:32:iota, r=out:f16:160)
// EXPECT: r[i] == a[i] + 0.5 for i in 0..32
// EXPECT: r[i + 32] == a[i] * a[i] for i in 0..32
// EXPECT: r[i + 64] == 0 - a[i] for i in 1..32
// EXPECT: r[i + 96] == a[i] * 2 + 1 for i in 0..32
// EXPECT: r[i + 128] == i < 16 for i in 0..32
// RUN: pairs<<<1, 32>>>(a=buf:f16:64:iota, r=out:f16:64, n=out:i32:1)
// EXPECT: r[i] == a[i] * 2 + 1
// EXPECT: n[0] == 32
#include <cuda_fp16.h>

__global__ void arithmetic(const __half *a, __half *r) {
    int i = threadIdx.x;
    r[i] = a[i] + __float2half(0.5f);
    r[i + 32] = a[i] * a[i];
    r[i + 64] = -a[i];
    r[i + 96] = __hfma(a[i], __float2half(2.0f), __float2half(1.0f));
    r[i + 128] = __float2half(a[i] < __float2half(16.0f) ? 1.0f : 0.0f);
}

__global__ void pairs(const __half2 *a, __half2 *r, int *n) {
    int i = threadIdx.x;
    r[i] = __hfma2(a[i], __float2half2_rn(2.0f), __float2half2_rn(1.0f));
    if (__hbge2(r[i], a[i])) atomicAdd(n, 1);
}
