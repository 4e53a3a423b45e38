// Functions that are one instruction flush denormals with -ftz=true, as sums and products do: |x|, minimum, maximum, and
// rounding up and down.
//
// FLAGS: -arch=sm_90 -ftz=true
// NO-CLANG: clang takes the mode of denormals from a flag of its own
// PTXAS: sm_75 sm_90
// RUN: k<<<1, 1>>>(o=out:f32:9, a=buf:f32:1:-0.000000000000000000000000000000000000000001)
// EXPECT: o[0] == 0
// EXPECT: o[1] == 0
// EXPECT: o[2] == 0
// EXPECT: o[3] == 0
// EXPECT: o[4] == 0
// EXPECT: o[5] == 0
// EXPECT: o[6] == 0
// EXPECT: o[7] == 0
// EXPECT: o[8] == 0
// CHECK-DAG: abs.ftz.f32
// CHECK-DAG: min.ftz.f32
// CHECK-DAG: max.ftz.f32
// CHECK-DAG: cvt.rmi.ftz.f32.f32
// CHECK-DAG: cvt.rpi.ftz.f32.f32
// CHECK-DAG: cvt.rmi.ftz.s32.f32
// CHECK-DAG: cvt.rpi.ftz.u32.f32
extern "C" __global__ void k(float *o, const float *a) {
    float x = a[0];
    o[0] = fabsf(x);
    o[1] = fminf(x, 1.0f);
    o[2] = fmaxf(x, -1.0f);
    o[3] = floorf(x);
    o[4] = ceilf(-x);
    o[5] = min(x, 2.0f);
    o[6] = max(x, -2.0f);
    o[7] = __float2int_rd(x);
    o[8] = __float2uint_ru(-x);
}
