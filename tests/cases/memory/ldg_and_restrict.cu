// Read-only loads: __ldg, and const __restrict__ pointers.
// PTXAS: sm_75 sm_100
// CHECK: ld.global.nc
// RUN: k<<<1, 32>>>(a=buf:f32:32:iota, b=buf:f32:128:iota, r=out:f32:32)
// EXPECT: r[i] == a[i] + b[4*i] + b[4*i+3]
__global__ void k(const float *a, const float4 *b, float *r) {
    int i = threadIdx.x;
    float4 v = __ldg(&b[i]);
    r[i] = __ldg(a + i) + v.x + v.w;
}
