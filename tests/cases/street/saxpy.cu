// y = a*x + y, as C and as C++ name; multiplication and addition may be fused.
// PTXAS: sm_75 sm_90 sm_100 sm_120
// LLVM-VERIFY
// CHECK: .version
// CHECK: .visible .entry saxpy(
// CHECK: %tid.x
// CHECK@O1: st.global.
// CHECK: ret;
// RUN: saxpy<<<4, 256>>>(n=i32:1000, a=f32:2.5, x=buf:f32:1000:iota, y=out:f32:1000:rand=3)
// EXPECT: y[i] == a*x[i] + old(y[i]) ~ 1ulp
extern "C" __global__ void saxpy(int n, float a, const float *__restrict__ x, float *__restrict__ y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = a * x[i] + y[i];
}
