// Compound assignment, increments, and chains of assignments.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 1>>>(r=out:i32:16, f=out:f32:2)
// EXPECT: r == [12, 9, 30, 7, 3, 24, 6, 6, 38, 30, 5, 7, 7, 6, 4, 4]
// EXPECT: f == [2.5, 7.5]
__global__ void k(int *r, float *f) {
    int x = 10;
    r[0] = x += 2;
    r[1] = x -= 3;
    x = 10;
    r[2] = x *= 3;
    r[3] = x /= 4;
    r[4] = x %= 4;
    r[5] = x <<= 3;
    r[6] = x >>= 2;
    r[7] = x &= 14;
    r[8] = x |= 32;
    r[9] = x ^= 56;
    int i = 5;
    r[10] = i++;
    r[11] = ++i;
    r[12] = i--;
    r[13] = i;
    int a, b;
    a = b = 4;
    r[14] = a;
    r[15] = b;
    float y = 1.5f;
    y += 1;
    f[0] = y;
    f[1] = y *= 3;
}
