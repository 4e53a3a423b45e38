// 64-bit arithmetic, signed and unsigned, and products of 32-bit values widened to 64.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 64>>>(a=buf:i64:64:rand=1, b=buf:i64:64:rand=2,-100000,100000, r=out:i64:448)
// EXPECT: r[i] == a[i/7] + b[i/7] if i%7 == 0
// EXPECT: r[i] == a[i/7] * b[i/7] if i%7 == 1
// EXPECT: r[i] == (b[i/7] == 0 ? 0 : a[i/7] / b[i/7]) if i%7 == 2
// EXPECT: r[i] == (b[i/7] == 0 ? 0 : a[i/7] % b[i/7]) if i%7 == 3
// EXPECT: r[i] == a[i/7] >> 13 if i%7 == 4
// EXPECT: r[i] == i32(a[i/7]) * i32(b[i/7]) if i%7 == 5
// EXPECT: r[i] == u64(a[i/7]) >> 7 if i%7 == 6
__global__ void k(const long long *a, const long long *b, long long *r) {
    int i = threadIdx.x;
    long long x = a[i], y = b[i];
    r[7 * i] = x + y;
    r[7 * i + 1] = x * y;
    r[7 * i + 2] = y == 0 ? 0 : x / y;
    r[7 * i + 3] = y == 0 ? 0 : x % y;
    r[7 * i + 4] = x >> 13;
    r[7 * i + 5] = (long long)(int)x * (int)y;
    r[7 * i + 6] = (unsigned long long)x >> 7;
}
