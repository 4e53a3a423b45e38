// Functions that promise the rounded result must not be left to the approximations of the hardware.
// PTXAS: sm_75 sm_90 sm_120
// RUN: k<<<1, 64>>>(x=buf:f32:64:rand=1,0.1,100, y=buf:f32:64:rand=2,0.1,100, d=out:f32:64, r=out:f32:64)
// EXPECT: d[i] == x[i] / y[i]
// EXPECT: r[i] == 1 / sqrt(x[i])
// CHECK: div.rn.f32
// CHECK: rsqrt.approx
// CHECK: fma.rn.f64
extern "C" __global__ void k(const float *x, const float *y, float *d, float *r) {
    int i = threadIdx.x;
    d[i] = fdividef(x[i], y[i]);
    r[i] = __frsqrt_rn(x[i]);
}
