// Without -use_fast_math an inexact division is div.full; one over an inexact root is one instruction.
// FLAGS: -arch=sm_90 -prec-div=false -prec-sqrt=false
// OPT: 1
// PTXAS: sm_90
// CHECK: .entry quotient(
// CHECK: div.full.f32
// CHECK: .entry of_root(
// CHECK: rsqrt.approx.f32
// CHECK-NOT: sqrt.approx
// CHECK: .entry both(
// CHECK-DAG: sqrt.approx.f32
// CHECK-DAG: rsqrt.approx.f32
extern "C" __global__ void quotient(float *p) { p[0] = p[1] / p[2]; }
extern "C" __global__ void of_root(float *p) { p[threadIdx.x] = 1 / sqrtf(p[threadIdx.x]); }
extern "C" __global__ void both(float *p) {
  float r = sqrtf(p[1]);
  p[0] = r;
  p[2] = 1 / r;
}
// RUN: of_root<<<1, 32>>>(p=out:f32:32:rand=7,0.5,9)
// EXPECT: p[i] == 1 / sqrt(old(p[i])) ~ 1e-6rel
// RUN: both<<<1, 1>>>(p=out:f32:3:4)
// EXPECT: p[0] == 2 ~ 1e-6rel
// EXPECT: p[2] == 0.5 ~ 1e-6rel
