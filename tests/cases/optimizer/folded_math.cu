// Calls of the math library with constants are computed by the compiler, to the last bit of what the device computes.
// PTXAS: sm_90
// RUN: k<<<1, 1>>>(out=out:f32:4, one=f32:1)
// EXPECT: out[i] == 0
// CHECK@O3: .entry k
// CHECK@O3: ret
extern "C" __global__ void k(float* out, float one) {
    out[0] = sqrtf(2.0f) - sqrtf(2.0f * one);
    out[1] = 1.0f / 3.0f - one / 3.0f;
    out[2] = floorf(-2.5f) - floorf(-2.5f * one);
    out[3] = fmaf(0.1f, 0.2f, 0.3f) - fmaf(0.1f * one, 0.2f, 0.3f);
}
