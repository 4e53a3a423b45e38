// A choice of -1.0 and -0.0 is one of bits: ptxas would convert integers, and lose the sign of zero.
// PTXAS: sm_75 sm_90
// OPT: 1 3
// CHECK: .entry choose
// CHECK: selp.b32
// CHECK: selp.b64
extern "C" __global__ void choose(const int *x, float *f, double *d) {
    int i = threadIdx.x;
    f[i] = x[i] > 0 ? -1.0f : -0.0f;
    d[i] = x[i] > 0 ? -1.0 : -0.0;
}
// RUN: choose<<<1, 4>>>(x=buf:i32:[0,3,-2,1], f=out:f32:4, d=out:f64:4)
// EXPECT: f == [-0.0, -1, -0.0, -1]
// EXPECT: d == [-0.0, -1, -0.0, -1]
