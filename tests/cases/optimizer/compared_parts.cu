// Comparisons of quotients, remainders, masks and sums, each next to the same with numbers that the compiler does not know; and trees of operations
// that are one instruction.
// PTXAS: sm_90
// RUN: k<<<4, 64>>>(out=out:u64:256)
// EXPECT: out[i] == 0
// CHECK@O3: .entry k
template <typename T> __device__ __noinline__ T hidden(T x) {
    volatile T y = x;
    return y;
}

// One bit for each comparison that says something else when its constant is hidden.
__device__ unsigned long long check(int x, int y) {
    unsigned long long wrong = 0;
    int at = 0;
    unsigned u = x;
    long long w = (long long)x << 16 | (unsigned short)y;
#define SAME(E, C) { auto f = [&](auto c) { return E; }; wrong |= (unsigned long long)(f(C) != f(hidden(C))) << at++; }
    SAME(u / c == 3, 10u)
    SAME(u / c != 0, 10u)
    SAME(u / c < 7, 10u)
    SAME(u / c > 7, 10u)
    SAME(u / c >= 1, 4000000000u)
    SAME(x / c == 0, 10)
    SAME(x / c == -2, 10)
    SAME(x / c != 2, 10)
    SAME(x / c < -2, 10)
    SAME(x / c > -1, 10)
    SAME(x / c <= 0, 1000000007)
    SAME((u >> c) < 5, 4)
    SAME((x >> c) > 5, 4)
    SAME((x >> c) < -5, 4)
    SAME((w >> c) > 5, 20)
    SAME(((x >> c) & 1) == 0, 3)
    SAME(((u >> c) & 255) != 18, 8)
    SAME(((x >> c) & 255) == 255, 28)
    SAME((x & c) == 0, -8)
    SAME((x & c) != -8, -8)
    SAME((x & c) == 0, (int)0x80000000)
    SAME(x % c == 0, 4)
    SAME(x % c == 1, 2)
    SAME(x % c == -3, 8)
    SAME(x % c != 9, 8)
    SAME(x % c == 2, -12)
    SAME(u % (1u << c), 5)
    SAME(u / (1u << c), 31)
    SAME((x & 0x7fffffff) % (1 << c), 31)
    SAME(u + c < u, 10u)
    SAME(u + c >= u, 4294967290u)
    SAME((c ^ x) < 5, -1)
    SAME(c - u != 2, 7u)
    SAME((signed char)x < c, -5)
    SAME((unsigned)(int)(signed char)x > c, 4294967200u)
    SAME((u ^ (unsigned)(x >> c)) - (unsigned)(x >> c), 31)
    SAME((u + (unsigned)(x >> c)) ^ (unsigned)(x >> c), 31)
    SAME((int)((x & c) == 0), 1)
    SAME(u * c + u * 7u, 12u)
    SAME(u * c - u * 7u, 12u)
    SAME((int)(unsigned char)(w >> c), 0)
    SAME(u - (y - 16) * c + 128, 100)
    return wrong;
}

extern "C" __global__ void k(unsigned long long* out) {
    const int special[16] = {0, 1, -1, 2, -2, 7, 8, -8, 9, 10, 29, -29, 2147483647, (int)0x80000000, (int)0x80000001, 1000};
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int x = i < 128 ? (int)((unsigned)special[i & 15] + (i >> 4) * 3u) : (int)(i * 2654435761u);
    out[i] = check(x, i * 40503);
}

// Bit i of x goes where `to` says; bits that go to the same place are counted.
template <typename F> __device__ __noinline__ unsigned moved(unsigned x, F to) {
    unsigned out = 0;
    for (int i = 0; i < 32; ++i) out += (x >> i & 1) << to(i);
    return out;
}

// RUN: swap<<<1, 32>>>(x=buf:u32:32:rand=7, out=out:u32:32)
// EXPECT: out[i] == 0
// CHECK@O3: .entry swap
// CHECK@O3: prmt.b32
// CHECK@O3: .entry reverse
extern "C" __global__ void swap(const unsigned* x, unsigned* out) {
    unsigned v = x[threadIdx.x];
    unsigned swapped = (v << 24) | ((v & 0xff00) << 8) | ((v >> 8) & 0xff00) | (v >> 24);
    out[threadIdx.x] = swapped ^ moved(v, [](int i) { return 24 - i / 8 * 8 + i % 8; });
}

// RUN: reverse<<<1, 32>>>(x=buf:u32:32:rand=8, out=out:u32:32)
// EXPECT: out[i] == 0
// CHECK@O3: brev.b32
// CHECK@O3: .entry count
extern "C" __global__ void reverse(const unsigned* x, unsigned* out) {
    unsigned u = x[threadIdx.x], v = u;
    v = ((v >> 1) & 0x55555555) | ((v & 0x55555555) << 1);
    v = ((v >> 2) & 0x33333333) | ((v & 0x33333333) << 2);
    v = ((v >> 4) & 0x0f0f0f0f) | ((v & 0x0f0f0f0f) << 4);
    v = ((v >> 8) & 0x00ff00ff) | ((v & 0x00ff00ff) << 8);
    out[threadIdx.x] = ((v >> 16) | (v << 16)) ^ moved(u, [](int i) { return 31 - i; });
}

// RUN: count<<<1, 32>>>(x=buf:u32:32:rand=9, out=out:u32:32)
// EXPECT: out[i] == 0
// CHECK@O3: popc.b32
// CHECK@O3: .entry products
extern "C" __global__ void count(const unsigned* x, unsigned* out) {
    unsigned u = x[threadIdx.x], v = u;
    v = v - ((v >> 1) & 0x55555555);
    v = (v & 0x33333333) + ((v >> 2) & 0x33333333);
    out[threadIdx.x] = ((((v + (v >> 4)) & 0x0f0f0f0f) * 0x01010101) >> 24) ^ moved(u, [](int) { return 0; });
}

// RUN: products<<<1, 32>>>(x=buf:i32:96:i*7, out=out:i32:96)
// EXPECT: out[i] == 0
// CHECK@O3: mad.lo.s32 {{.*}}, -100,
extern "C" __global__ void products(const int* x, int* out) {
    int i = threadIdx.x, c = x[i] - 16, d = x[i + 32], e = x[i + 64];
    out[i] = (298 * c + 409 * e + 128) - (hidden(298) * c + hidden(409) * e + 128);
    out[i + 32] = (298 * c - 100 * d - 208 * e + 128) - (hidden(298) * c - hidden(100) * d - hidden(208) * e + 128);
    out[i + 64] = (298 * c + 516 * d + 128) - (hidden(298) * c + hidden(516) * d + 128);
}
