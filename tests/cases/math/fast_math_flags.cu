// Flags after or before -use_fast_math take parts of it back.
// FLAGS: -arch=sm_90 -prec-div=true -use_fast_math -ftz=false
// OPT: 1
// PTXAS: sm_90
// CHECK: .entry quotient(
// CHECK: div.rn.f32
// CHECK: .entry reciprocal(
// CHECK: rcp.rn.f32
// CHECK: .entry root(
// CHECK: sqrt.approx.f32
// CHECK: .entry of_root(
// CHECK: sqrt.approx.f32
// CHECK: rcp.rn.f32
// CHECK: .entry sine(
// CHECK: sin.approx.f32
extern "C" __global__ void quotient(float *p) { p[0] = p[1] / p[2]; }
extern "C" __global__ void reciprocal(float *p) { p[0] = 1 / p[1]; }
extern "C" __global__ void root(float *p) { p[0] = sqrtf(p[1]); }
extern "C" __global__ void of_root(float *p) { p[0] = 1 / sqrtf(p[1]); }
extern "C" __global__ void sine(float *p) { p[0] = sinf(p[1]); }
