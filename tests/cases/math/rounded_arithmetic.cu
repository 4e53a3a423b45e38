// Arithmetic with explicit rounding, and the casts between floats and integers with explicit rounding.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 32>>>(x=buf:f32:32:rand=1,1,2, r=out:f32:128, n=out:i32:96)
// EXPECT: r[i] == x[i/4] + 1 if i%4 == 0
// EXPECT: (r[i] <= r[i+1]) == 1 for i in 0..127 if i%4 == 1
// EXPECT: r[i] == sqrtf(x[i/4]) if i%4 == 3
// EXPECT: n[i] == trunc(100*x[i/3]) if i%3 == 0
// EXPECT: n[i] == rint(f32(100*x[i/3])) if i%3 == 1
// EXPECT: n[i] == ceil(f32(100*x[i/3])) if i%3 == 2
__global__ void k(const float *x, float *r, int *n) {
    int t = threadIdx.x;
    float v = x[t];
    r[4 * t] = __fadd_rn(v, 1.0f);
    r[4 * t + 1] = __fmul_rd(v, v);
    r[4 * t + 2] = __fmul_ru(v, v);
    r[4 * t + 3] = __fsqrt_rn(v);
    float h = __fmul_rn(100.0f, v);
    n[3 * t] = __float2int_rz(h);
    n[3 * t + 1] = __float2int_rn(h);
    n[3 * t + 2] = __float2int_ru(h);
}
