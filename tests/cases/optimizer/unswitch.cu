// A condition that is the same in all iterations and all threads is asked once; results are what they were.
// PTXAS: sm_90
// RUN: k<<<2, 32>>>(n=i32:10, twice=i32:1, x=buf:f32:640:iota, out=out:f32:64)
// EXPECT: out[i] == 2*(10*i*10 + 45)
// RUN: k<<<2, 32>>>(n=i32:10, twice=i32:0, x=buf:f32:640:iota, out=out:f32:64)
// EXPECT: out[i] == 10*i*10 + 45 - 10
// FLAGS: -passes=nvopt<O1>,loop-simplify,simple-loop-unswitch,simplifycfg,indvars,dce
// OPT: 3
// CHECK: .entry k
// CHECK: ret
extern "C" __global__ void k(int n, int twice, const float* x, float* out) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    float s = 0;
    for (int i = 0; i < n; i++) {
        float v = x[t * 10 + i];
        if (twice) { s += v; s += v; }
        else s += v - 1;
    }
    out[t] = s;
}
