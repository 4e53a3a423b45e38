// Unsigned operators: wrap around, zero-extending shifts and division.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 64>>>(a=buf:u32:64:rand=1, b=buf:u32:64:rand=2,1,1000, r=out:u32:384)
// EXPECT: r[i] == a[i/6] * b[i/6] if i%6 == 0
// EXPECT: r[i] == a[i/6] / b[i/6] if i%6 == 1
// EXPECT: r[i] == a[i/6] % b[i/6] if i%6 == 2
// EXPECT: r[i] == a[i/6] >> (b[i/6] % 32) if i%6 == 3
// EXPECT: r[i] == a[i/6] << (b[i/6] % 32) if i%6 == 4
// EXPECT: r[i] == b[i/6] - a[i/6] if i%6 == 5
__global__ void k(const unsigned *a, const unsigned *b, unsigned *r) {
    int i = threadIdx.x;
    unsigned x = a[i], y = b[i];
    r[6 * i] = x * y;
    r[6 * i + 1] = x / y;
    r[6 * i + 2] = x % y;
    r[6 * i + 3] = x >> (y & 31);
    r[6 * i + 4] = x << (y & 31);
    r[6 * i + 5] = y - x;
}
