// Vector loads and stores: one instruction each.
// PTXAS: sm_75 sm_90 sm_100 sm_120
// LLVM-VERIFY
// CHECK@O1: ld.global.v4.
// CHECK@O1: st.global.v4.
// RUN: scale<<<2, 32>>>(in=buf:f32:256:iota, out=out:f32:256, s=f32:0.5)
// EXPECT: out[i] == in[i] * s
// RUN: swizzle<<<1, 8>>>(in=buf:f32:32:iota, out=out:f32:32)
// EXPECT: out[i] == in[i/4*4 + 3 - i%4]
__global__ void scale(const float4 *in, float4 *out, float s) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float4 v = in[i];
    v.x *= s;
    v.y *= s;
    v.z *= s;
    v.w *= s;
    out[i] = v;
}

__global__ void swizzle(const float4 *in, float4 *out) {
    float4 v = in[threadIdx.x];
    out[threadIdx.x] = make_float4(v.w, v.z, v.y, v.x);
}
