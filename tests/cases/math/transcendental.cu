// The math library: errors within the limits of the CUDA documentation.
// PTXAS: sm_75 sm_100
// RUN: k<<<2, 64>>>(x=buf:f32:128:rand=1,-4,4, r=out:f32:1024)
// EXPECT: r[i] == sin(x[i/8]) ~ 2e-7 if i%8 == 0
// EXPECT: r[i] == cos(x[i/8]) ~ 2e-7 if i%8 == 1
// EXPECT: r[i] == exp(x[i/8]) ~ 2ulp if i%8 == 2
// EXPECT: r[i] == log(abs(x[i/8])) ~ 2e-7 if i%8 == 3
// EXPECT: r[i] == pow(abs(x[i/8]), 1.5) ~ 8ulp if i%8 == 4
// EXPECT: r[i] == tanh(x[i/8]) ~ 2ulp if i%8 == 5
// EXPECT: r[i] == atan2(x[i/8], 1.5) ~ 3ulp if i%8 == 6
// EXPECT: r[i] == exp2(x[i/8]) ~ 2ulp if i%8 == 7
__global__ void k(const float *x, float *r) {
    int t = threadIdx.x + blockIdx.x * blockDim.x;
    float v = x[t];
    float *o = r + 8 * t;
    o[0] = sinf(v);
    o[1] = cosf(v);
    o[2] = expf(v);
    o[3] = logf(fabsf(v));
    o[4] = powf(fabsf(v), 1.5f);
    o[5] = tanhf(v);
    o[6] = atan2f(v, 1.5f);
    o[7] = exp2f(v);
}
