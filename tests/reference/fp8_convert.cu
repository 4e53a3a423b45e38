// Conversions to and from 8-bit floats.
// FLAGS: -arch=sm_90
// RUN: round_trip<<<1, 64>>>(x=buf:f32:64:i*0.25, e4=out:f32:64, e5=out:f32:64)
// EXPECT: e4[i] == x[i] if i <= 16
// EXPECT: e5[i] == x[i] if i <= 8
// EXPECT: e4[i] == x[i] ~ 0.0625rel
// EXPECT: e5[i] == x[i] ~ 0.125rel
#include <cuda_fp8.h>
__global__ void round_trip(const float *x, float *e4, float *e5) {
    int i = threadIdx.x;
    e4[i] = float(__nv_fp8_e4m3(x[i]));
    e5[i] = float(__nv_fp8_e5m2(x[i]));
}
