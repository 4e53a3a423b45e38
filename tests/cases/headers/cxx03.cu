// The built-in variables and vector types in C++03, which has no constexpr.
// FLAGS: -std=c++03
// PTXAS: sm_90
// RUN: k<<<2, 16>>>(out=out:f32:128)
// EXPECT: out[i] == (i % 4 == 0 ? i / 4 : i % 4 == 1 ? 16 : i % 4 == 2 ? 5 : 0.5)
extern "C" __global__ void k(float4* out) {
    dim3 d(4, 5);
    uint3 u = make_uint3(threadIdx.x, 0, 0);
    unsigned i = blockIdx.x * blockDim.x + u.x;
    out[i] = make_float4(i, blockDim.x, d.y, 0.5f);
}
