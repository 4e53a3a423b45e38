// Integer intrinsics of the CUDA math API.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 64>>>(a=buf:u32:64:rand=1, b=buf:u32:64:rand=2, r=out:u32:640, l=out:u64:64)
// EXPECT: r[i] == popc(a[i/10]) if i%10 == 0
// EXPECT: r[i] == clz(a[i/10]) if i%10 == 1
// EXPECT: r[i] == brev(a[i/10]) if i%10 == 2
// EXPECT: r[i] == (a[i/10] * b[i/10]) >> 32 if i%10 == 3
// EXPECT: r[i] == (i32(a[i/10]) * i32(b[i/10])) >> 32 if i%10 == 4
// EXPECT: r[i] == min(a[i/10], b[i/10]) if i%10 == 5
// EXPECT: r[i] == max(i32(a[i/10]), i32(b[i/10])) if i%10 == 6
// EXPECT: r[i] == (a[i/10] + b[i/10] + 1) >> 1 if i%10 == 7
// EXPECT: r[i] == abs(i32(a[i/10])) if i%10 == 8
// EXPECT: r[i] == ((a[i/10] << 32 | b[i/10]) >> (b[i/10] % 32)) if i%10 == 9
// EXPECT: l[i] == clz64(a[i] << 20) + popc(u64(a[i] * b[i]))
__global__ void k(const unsigned *a, const unsigned *b, unsigned *r, unsigned long long *l) {
    int t = threadIdx.x;
    unsigned x = a[t], y = b[t];
    unsigned *o = r + 10 * t;
    o[0] = __popc(x);
    o[1] = __clz(x);
    o[2] = __brev(x);
    o[3] = __umulhi(x, y);
    o[4] = __mulhi((int)x, (int)y);
    o[5] = min(x, y);
    o[6] = max((int)x, (int)y);
    o[7] = __urhadd(x, y);
    o[8] = abs((int)x);
    o[9] = __funnelshift_r(y, x, y);
    l[t] = __clzll((long long)((unsigned long long)x << 20)) + __popcll((unsigned long long)x * y);
}
