// What has an exact value, has it: nobody expects 2.9999998 of powf(3, 1).
// NO-CLANG: clang links NVIDIA's own functions, of which powf is not exact everywhere
// RUN: powers<<<9, 64>>>(bad=out:i32:1)
// EXPECT: bad[0] == 0
// RUN: values<<<1, 1>>>(bad=out:i32:1)
// EXPECT: bad[0] == 0
__device__ void check(int *bad, double got, double want) {
    if (got != want || signbit(got) != signbit(want)) atomicAdd(bad, 1);
}
// x^n by multiplication, for as long as that is a number of the format.
extern "C" __global__ void powers(int *bad) {
    int x = threadIdx.x - 31, n = blockIdx.x;
    long long product = 1;
    for (int i = 0; i < n; i++) product *= x;
    if (product == (long long)(float)product) check(bad, powf(x, n), (float)product);
    if (product == (long long)(double)product) check(bad, pow((double)x, (double)n), (double)product);
    check(bad, powf(x * x, 0.5f), abs(x));
    check(bad, powf(0x1.234568p-3f * x, 1.0f), 0x1.234568p-3f * x);
}
extern "C" __global__ void values(int *bad) {
    for (int n = -149; n < 128; n++) {
        check(bad, powf(2.0f, n), exp2((double)n));
        check(bad, powf(0.5f, -n), exp2((double)n));
        check(bad, powf((float)exp2((double)n), 1.0f), exp2((double)n));
    }
    check(bad, powf(0x1.fffffep+127f, 1.0f), 0x1.fffffep+127f);
    check(bad, powf(0x1.fffffep+127f, -1.0f), 0x1p-128f);
    check(bad, powf(2.0f, 128.0f), INFINITY);
    check(bad, powf(-2.0f, 129.0f), -INFINITY);
    check(bad, powf(-2.0f, -151.0f), -0.0);
    check(bad, powf(-0.5f, -3.0f), -8.0);
    check(bad, expf(0.0f), 1.0);
    check(bad, exp2f(10.0f), 1024.0);
    check(bad, exp10f(0.0f), 1.0);
    check(bad, logf(1.0f), 0.0);
    check(bad, log2f(8.0f), 3.0);
    check(bad, log10f(1000.0f), 3.0);
    check(bad, cbrtf(27.0f), 3.0);
    check(bad, rsqrtf(4.0f), 0.5);
    check(bad, sinhf(-0.0f), -0.0);
    check(bad, tgammaf(5.0f), 24.0);
}
