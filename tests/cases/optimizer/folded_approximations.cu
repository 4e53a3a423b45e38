// The library's functions of constants are constants, also where they begin with an approximation of the hardware.
// PTXAS: sm_90
// RUN: k<<<1, 1>>>(out=out:f64:8, one=f32:1)
// EXPECT: out[i] == 0
// RUN: f<<<1, 1>>>(out=out:f32:8, one=f32:1)
// EXPECT: out[i] == 0
// RUN: constant<<<1, 1>>>(out=out:f64:6)
// EXPECT: floor(out[i] * 4194304) == (i < 2 ? floor(out[i] * 4194304) : i)
// CHECK@O3: .entry constant
// CHECK-NOT@O3: approx
extern "C" __global__ void constant(double* out) {
    out[0] = pow(0.5, 23.0) + log(3.0) + atan2(1.0, 2.0) + log10(5.0) + asin(0.3) + hypot(3.0, 4.0);
    out[1] = 1 + powf(0.5f, 23.0f) + logf(3.0f) + cbrtf(3.0f) + fmodf(7.0f, 3.0f) + expf(2.0f);
    for (int i = 2; i < 6; i++) out[i] = i * pow(0.5, 22.0);
}
// CHECK@O3: .entry k
extern "C" __global__ void k(double* out, float one) {
    out[0] = pow(0.5, 23.0) - pow(0.5 * one, 23.0);
    out[1] = log(3.0) - log(3.0 * one);
    out[2] = atan2(1.0, 2.0) - atan2(1.0 * one, 2.0);
    out[3] = fmod(7.0, 3.0) - fmod(7.0 * one, 3.0);
    out[4] = tanh(0.4) - tanh(0.4 * one);
    out[5] = hypot(3.0, 4.0) - hypot(3.0 * one, 4.0);
    out[6] = tgamma(4.5) - tgamma(4.5 * one);
    out[7] = acosh(2.0) - acosh(2.0 * one);
}
extern "C" __global__ void f(float* out, float one) {
    out[0] = powf(0.5f, 23.0f) - powf(0.5f * one, 23.0f);
    out[1] = logf(3.0f) - logf(3.0f * one);
    out[2] = __expf(1.5f) - __expf(1.5f * one);
    out[3] = __fdividef(1.0f, 3.0f) - __fdividef(one, 3.0f);
    out[4] = rsqrtf(3.0f) - rsqrtf(3.0f * one);
    out[5] = __saturatef(1.5f) - __saturatef(1.5f * one);
    out[6] = __sinf(0.5f) - __sinf(0.5f * one);
    out[7] = tgammaf(4.5f) - tgammaf(4.5f * one);
}
