// Four-bit and six-bit floats and the scales of block formats.
// PTXAS: sm_75 sm_90
#include <cuda_fp4.h>
#include <cuda_fp6.h>

__global__ void codes(const float *x, int *fp4, int *e2m3, int *e3m2, int *e8m0) {
    int i = threadIdx.x;
    fp4[i] = __nv_fp4_e2m1(x[i]).__x;
    e2m3[i] = __nv_fp6_e2m3(x[i]).__x;
    e3m2[i] = __nv_fp6_e3m2(x[i]).__x;
    e8m0[i] = __nv_fp8_e8m0(x[i]).__x;
}
// RUN: codes<<<1, 8>>>(x=buf:f32:[0, 0.5, -1.5, 2.5, 6, -100, 0.25, 28], fp4=out:i32:8, e2m3=out:i32:8, e3m2=out:i32:8, e8m0=out:i32:8)
// EXPECT: fp4 == [0, 1, 11, 4, 7, 15, 0, 7]
// EXPECT: e2m3 == [0, 4, 44, 18, 28, 63, 2, 31]
// EXPECT: e3m2 == [0, 8, 46, 17, 22, 63, 4, 31]
// EXPECT: e8m0 == [0, 126, 128, 129, 130, 134, 125, 132]

__global__ void values(float *out) {
    __nv_fp4_e2m1 a;
    a.__x = (unsigned char)threadIdx.x;
    __nv_fp6_e3m2 b;
    b.__x = (unsigned char)threadIdx.x;
    __nv_fp4x4_e2m1 four(make_float4(1, -2, 3, 0.5f));
    out[threadIdx.x] = float(a);
    out[8 + threadIdx.x] = float(b);
    if (threadIdx.x == 0) out[16] = float4(four).y + float4(four).z * 10 + float4(four).w * 100;
}
// RUN: values<<<1, 8>>>(out=out:f32:17)
// EXPECT: out == [0, 0.5, 1, 1.5, 2, 3, 4, 6, 0, 0.0625, 0.125, 0.1875, 0.25, 0.3125, 0.375, 0.4375, 78]
