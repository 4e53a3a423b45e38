// Integer operators on int, with C's rounding towards zero.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 128>>>(a=buf:i32:128:rand=1,-1000,1000, b=buf:i32:128:rand=2,1,50, r=out:i32:1280)
// EXPECT: r[i] == a[i/10] + b[i/10] if i%10 == 0
// EXPECT: r[i] == a[i/10] - b[i/10] if i%10 == 1
// EXPECT: r[i] == a[i/10] * b[i/10] if i%10 == 2
// EXPECT: r[i] == a[i/10] / b[i/10] if i%10 == 3
// EXPECT: r[i] == a[i/10] % b[i/10] if i%10 == 4
// EXPECT: r[i] == (a[i/10] & b[i/10]) if i%10 == 5
// EXPECT: r[i] == (a[i/10] | b[i/10]) if i%10 == 6
// EXPECT: r[i] == (a[i/10] ^ b[i/10]) if i%10 == 7
// EXPECT: r[i] == ~a[i/10] if i%10 == 8
// EXPECT: r[i] == -a[i/10] if i%10 == 9
__global__ void k(const int *a, const int *b, int *r) {
    int i = threadIdx.x;
    int x = a[i], y = b[i];
    int *o = r + 10 * i;
    o[0] = x + y;
    o[1] = x - y;
    o[2] = x * y;
    o[3] = x / y;
    o[4] = x % y;
    o[5] = x & y;
    o[6] = x | y;
    o[7] = x ^ y;
    o[8] = ~x;
    o[9] = -x;
}
