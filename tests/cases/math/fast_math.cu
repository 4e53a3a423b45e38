// --use_fast_math: approximate instructions, results within a few ulps.
// FLAGS: -use_fast_math
// PTXAS: sm_75 sm_100
// CHECK-DAG: sin.approx.ftz.f32
// CHECK-DAG: sqrt.approx.ftz.f32
// CHECK-DAG: {{div|rcp}}.approx.ftz.f32
// RUN: k<<<1, 64>>>(x=buf:f32:64:rand=1,0.5,3, r=out:f32:192)
// EXPECT: r[i] == sin(x[i/3]) ~ 1e-6 if i%3 == 0
// EXPECT: r[i] == sqrt(x[i/3]) ~ 1e-6rel if i%3 == 1
// EXPECT: r[i] == 1.5 / x[i/3] ~ 1e-6rel if i%3 == 2
__global__ void k(const float *x, float *r) {
    int t = threadIdx.x;
    r[3 * t] = sinf(x[t]);
    r[3 * t + 1] = sqrtf(x[t]);
    r[3 * t + 2] = 1.5f / x[t];
}
