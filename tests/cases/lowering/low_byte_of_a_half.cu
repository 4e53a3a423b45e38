// The low byte of a half: ptxas would convert the number where st.u8 stores the result of an instruction on halves.
// OPT: 1 3
// FLAGS: -arch=sm_90
// PTXAS: sm_90
// CHECK: .entry _Z6by_asm
// CHECK: cvt.rn.f16.f32 [[H:%rs[0-9]+]]
// CHECK: mov.b16 [[B:%rs[0-9]+]], [[H]];
// CHECK: st.global.u8 {{.*}}, [[B]];
#include <cuda_fp16.h>

__global__ void by_asm(const float *x, unsigned char *low, unsigned char *high) {
    int i = threadIdx.x;
    unsigned short half;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(half) : "f"(x[i] + 0.3f));
    low[i] = half;
    high[i] = half >> 8;
}
// RUN: by_asm<<<1, 8>>>(x=buf:f32:8:iota, low=out:u8:8, high=out:u8:8)
// EXPECT: low == [205, 51, 154, 154, 77, 77, 77, 77]
// EXPECT: high == [52, 61, 64, 66, 68, 69, 70, 71]

// Through memory of single bytes, and a loop that changes which instruction wrote the register.
__global__ void by_bytes(const __half *x, unsigned char *out, int n) {
    int i = threadIdx.x;
    __half h = x[i];
    for (int k = 0; k < n; k++) h = __hadd(h, __float2half(0.1f));
    memcpy(out + 3 * i + 1, &h, 2);
}
// RUN: by_bytes<<<1, 4>>>(x=buf:u16:[15360,16384,16896,17408], out=out:u8:12, n=i32:3)
// EXPECT: out == [0, 50, 61, 0, 153, 64, 0, 153, 66, 0, 78, 68]
