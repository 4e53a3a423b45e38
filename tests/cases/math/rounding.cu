// Rounding functions, minima and maxima, fmod-like operations on float and double.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 64>>>(x=buf:f32:64:rand=1,-10,10, r=out:f32:640, d=out:f64:64)
// EXPECT: r[i] == floor(x[i/10]) if i%10 == 0
// EXPECT: r[i] == ceil(x[i/10]) if i%10 == 1
// EXPECT: r[i] == trunc(x[i/10]) if i%10 == 2
// EXPECT: r[i] == rint(x[i/10]) if i%10 == 3
// EXPECT: r[i] == abs(x[i/10]) if i%10 == 4
// EXPECT: r[i] == min(x[i/10], 1) if i%10 == 5
// EXPECT: r[i] == max(x[i/10], -1) if i%10 == 6
// EXPECT: r[i] == copysign(2, x[i/10]) if i%10 == 7
// EXPECT: r[i] == round(x[i/10]) if i%10 == 8
// EXPECT: r[i] == min(max(x[i/10], 0), 1) if i%10 == 9
// EXPECT: d[i] == floor(x[i]) + ceil(x[i]) + abs(x[i])
__global__ void k(const float *x, float *r, double *d) {
    int t = threadIdx.x;
    float v = x[t];
    float *o = r + 10 * t;
    o[0] = floorf(v);
    o[1] = ceilf(v);
    o[2] = truncf(v);
    o[3] = rintf(v);
    o[4] = fabsf(v);
    o[5] = fminf(v, 1.0f);
    o[6] = fmaxf(v, -1.0f);
    o[7] = copysignf(2.0f, v);
    o[8] = roundf(v);
    o[9] = __saturatef(v);
    double w = v;
    d[t] = floor(w) + ceil(w) + fabs(w);
}
