// Byte dot products and packed-byte SIMD intrinsics.
// PTXAS: sm_75 sm_90 sm_100
// RUN: k<<<1, 32>>>(a=buf:i8:128:rand=1, b=buf:i8:128:rand=2, r=out:i32:32, u=out:u32:32, s=out:u8:128)
// EXPECT: r[i] == 100 + sum(k, 0, 4, a[4*i+k] * b[4*i+k])
// EXPECT: u[i] == sum(k, 0, 4, u8(a[4*i+k]) * u8(b[4*i+k]))
// EXPECT: s[i] == a[i] + b[i]
__global__ void k(const int *a, const int *b, int *r, unsigned *u, unsigned *s) {
    int i = threadIdx.x;
    r[i] = __dp4a(a[i], b[i], 100);
    u[i] = __dp4a((unsigned)a[i], (unsigned)b[i], 0u);
    s[i] = __vadd4(a[i], b[i]);
}
