// Division of 128-bit integers: q * d + r is n again, and r is smaller than d, for divisors of one and two words.
// PTXAS: sm_75 sm_90 sm_100
// RUN: unsigned_division<<<8, 128>>>(a=buf:u64:1024:rand=1, b=buf:u64:1024:rand=2, c=buf:u64:1024:rand=3, d=buf:u64:1024:rand=4, wrong=out:i32:1024:9)
// EXPECT: wrong[i] == 0
// RUN: signed_division<<<1, 64>>>(a=buf:i64:64:rand=5, b=buf:i64:64:rand=6,-1000000,1000000, q=out:i64:64, r=out:i64:64)
// EXPECT: q[i] == (a[i] * 1048576 / (b[i] * 4194304 + 1))
// EXPECT: r[i] == (a[i] * 1048576 % (b[i] * 4194304 + 1))
// RUN: edges<<<1, 1>>>(out=out:u64:4)
// EXPECT: out[0] == 18446744073709551615
// EXPECT: out[1] == 18446744073709551614
// EXPECT: out[2] == 1
// EXPECT: out[3] == 0
// CHECK@O3: __oxicc_udivrem128
// CHECK@O3: rcp.approx.ftz.f32
typedef unsigned long long u64;
typedef unsigned __int128 u128;
__device__ bool is_wrong(u128 n, u128 d) {
    if (d == 0) return false;
    u128 q = n / d, r = n % d;
    return q * d + r != n || r >= d;
}
__global__ void unsigned_division(const u64 *a, const u64 *b, const u64 *c, const u64 *d, int *wrong) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, bad = 0;
    u128 n = (u128)a[i] << 64 | b[i], m = (u128)c[i] << 64 | d[i];
    int s = i % 128, t = i / 8;
    bad |= is_wrong(n, m >> s);
    bad |= is_wrong(n >> t, m >> s) << 1;
    bad |= is_wrong(~(u128)0 >> t, ((u128)1 << s) | 1) << 2;
    bad |= is_wrong(~(u128)0 >> t, ~(u128)0 >> s) << 3;
    bad |= is_wrong((m >> s) * 3 - 1, m >> s) << 4;
    bad |= is_wrong((u128)a[i] << 64, (u128)1 << s) << 5;
    bad |= is_wrong(n, (u128)c[i] << 64 >> s) << 6;
    bad |= is_wrong(n | (u128)~0ull << 64, (u128)~0ull << 64 | ~0ull >> (s & 63)) << 7;
    wrong[i] = bad;
}
__global__ void signed_division(const long long *a, const long long *b, long long *q, long long *r) {
    int i = threadIdx.x;
    __int128 n = (__int128)a[i] * 1048576, d = (__int128)b[i] * 4194304 + 1;
    q[i] = (long long)(n / d);
    r[i] = (long long)(n % d);
}
// Quotient and remainder at their largest.
__global__ void edges(u64 *out) {
    volatile u64 high = ~0ull - 1, low = ~0ull, divisor = ~0ull, one = 1;
    u128 n = (u128)high << 64 | low;
    out[0] = (u64)(n / divisor);
    out[1] = (u64)(n % divisor);
    out[2] = (u64)(((u128)one << 127) / ((u128)one << 127));
    out[3] = (u64)(((u128)one << 127) % ((u128)one << 127));
}
