// Slots that are accessed in several widths, limits and magnitudes, and recursion that adds up.
// RUN: k<<<1, 4>>>(a=buf:i32:[-300, -1, 77, 70000], r=out:u32:40)
// EXPECT: r == [0, 0, 77, 255, 300, 1, 77, 70000, 4294967295, 4294967295, 76, 99, 40, 126, 26, 96, 3, 2, 0, 5, 0, 0, 0, 0, 65237, 1, 78, 4466, 212, 255, 77, 112, 0, 1, 3, 6, 1, 2, 6, 24]
struct Half2 {
    unsigned short x, y;
};
union Word {
    int whole;
    unsigned char bytes[4];
};
struct Fields {
    unsigned a : 5;
    unsigned b : 11;
    int c : 7;
    unsigned long long d : 20;
};
__device__ int limit(int x) { return x < 0 ? 0 : x > 255 ? 255 : x; }
__device__ unsigned char byte(int x) { return x < -1 ? -1 : x > 99 ? 99 : x - (x > 0); }
__device__ int magnitude(int x) { return x > 0 ? x : -x; }
__device__ int sum(int n) { return n <= 0 ? 0 : n + sum(n - 1); }
__device__ int product(int n) {
    if (n < 2) return 1;
    return n * product(n - 1);
}
__global__ void k(const int *a, unsigned *r) {
    int t = threadIdx.x, x = a[t];
    r[t] = limit(x);
    r[4 + t] = magnitude(x);
    r[8 + t] = (signed char)byte(x);
    Half2 h;
    unsigned u = x;
    h.x = u + t;
    h.y = 7 * t;
    unsigned word;
    memcpy(&word, &h, 4);
    Half2 back;
    word ^= 1;
    memcpy(&back, &word, 4);
    r[24 + t] = back.x;
    Word w;
    w.whole = x;
    w.bytes[1] = 0;
    w.bytes[3] = 0;
    r[28 + t] = (unsigned)w.whole & 0xffff;
    Fields f, g;
    f.a = x;
    f.b = x;
    f.c = x;
    f.d = x;
    g = f;
    g.a = f.b ^ f.a;
    r[20 + t] = g.a == (((x & 2047) ^ (x & 31)) & 31) ? g.c == (x << 25 >> 25) && g.d != (x & 1048575) : 2;
    r[12 + t] = (f.b + f.d) & 127;
    r[16 + t] = sum(t) ^ 3;
    r[32 + t] = sum(t) & 7;
    r[36 + t] = product(t + 1);
}
