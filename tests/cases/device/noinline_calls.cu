// Calls that stay calls: scalars, structs and pointers as arguments and results, many arguments.
// PTXAS: sm_75 sm_90 sm_100
// CHECK: call
// RUN: k<<<1, 16>>>(x=buf:f32:16:iota, r=out:f32:80)
// EXPECT: r[i] == x[i/5] * 2 if i%5 == 0
// EXPECT: r[i] == x[i/5] + 3 if i%5 == 1
// EXPECT: r[i] == 45 + x[i/5] if i%5 == 2
// EXPECT: r[i] == x[i/5] + 1 if i%5 == 3
// EXPECT: r[i] == 3*x[i/5] + 100 if i%5 == 4
struct Pair {
    float a, b;
};
struct Big {
    float v[10];
};
__device__ __noinline__ float twice(float x) { return x * 2; }
__device__ __noinline__ Pair split(float x) { return {x + 1, 2}; }
__device__ __noinline__ float sum9(int a, long long b, short c, char d, float e, double f, bool g, unsigned h, float x) {
    return a + b + c + d + e + f + g + h + x;
}
__device__ __noinline__ void store(float *p, const Pair &v) { *p = v.a; }
__device__ __noinline__ Big fill(float x) {
    Big b;
    for (int i = 0; i < 10; ++i)
        b.v[i] = x + i * 10;
    return b;
}
__device__ __noinline__ float pick(Big b) { return b.v[1] + b.v[9] + b.v[0]; }
__global__ void k(const float *x, float *r) {
    int t = threadIdx.x;
    r[5 * t] = twice(x[t]);
    Pair p = split(x[t]);
    r[5 * t + 1] = p.a + p.b;
    r[5 * t + 2] = sum9(1, 2, 3, 4, 5, 6, true, 23, x[t]);
    store(&r[5 * t + 3], p);
    r[5 * t + 4] = pick(fill(x[t]));
}
