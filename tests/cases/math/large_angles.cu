// The slow reduction of large angles returns its results: callers need no stack, however many calls they have. Where a function calls
// itself, what callers take comes off the stack whose size nobody knows.
// OPT: 3
// PTXAS: sm_75 sm_90
// CHECK: .entry k(
// CHECK-NOT: .local
// CHECK: .func
extern "C" __global__ void k(const double *x, double *s, double *c, double *t) {
  int i = threadIdx.x;
  s[i] = sin(x[i]);
  c[i] = cos(x[i]);
  t[i] = tan(x[i]);
}
// RUN: k<<<1, 4>>>(x=buf:f64:[1.5,3e10,-1e300,1e22], s=out:f64:4, c=out:f64:4, t=out:f64:4)
// EXPECT: s[i]*s[i] + c[i]*c[i] == 1 ~ 4ulp
// EXPECT: t[i] == s[i] / c[i] ~ 8ulp
