// sqrtf and fmaf: exact by default.
// NO-CLANG: it takes the approximate square root
// PTXAS: sm_75 sm_90 sm_100 sm_120
// LLVM-VERIFY
// CHECK: sqrt.rn.f32
// CHECK: fma.rn.f32
// RUN: roots<<<2, 128>>>(x=buf:f32:256:rand=4,0,100, s=out:f32:256, f=out:f32:256)
// EXPECT: s[i] == sqrtf(x[i])
// EXPECT: f[i] == fmaf(x[i], x[i], -1.5)
// RUN: roots<<<1, 4>>>(x=buf:f32:[0, inf, -1, 1e-40], s=out:f32:4, f=out:f32:4)
// EXPECT: s[i] == sqrtf(x[i])
__global__ void roots(const float *x, float *s, float *f) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    s[i] = sqrtf(x[i]);
    f[i] = fmaf(x[i], x[i], -1.5f);
}
