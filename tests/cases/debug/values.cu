// Code for a debugger computes the same: named results, references, objects passed by address, closures, empty classes, inlining.
// FLAGS: -G
// OPT: 0 1 3
// PTXAS: sm_75 sm_90 sm_100 sm_120
// LLVM-VERIFY
// CHECK: .target sm_{{[0-9]+}}, debug
// CHECK: .section .debug_abbrev
// CHECK: .section .debug_info
// RUN: k<<<1, 4>>>(p=out:i32:64:iota, n=i32:5)
// EXPECT: p[i] == i for i in 24..64
// EXPECT: p[i] == 132 + 2*i for i in 0..4
// EXPECT: p[i] == 7 for i in 4..8
// EXPECT: p[i] == 23 for i in 8..12
// EXPECT: p[i] == 12 for i in 12..16
// EXPECT: p[i] == 1 for i in 16..20
// EXPECT: p[i] == 30 for i in 20..24

struct Tag {};

struct Counted {
    int v;
    int *alive;
    __device__ Counted(int v, int *alive) : v(v), alive(alive) { ++*alive; }
    __device__ Counted(const Counted &o) : v(o.v), alive(o.alive) { ++*alive; }
    __device__ ~Counted() { --*alive; }
};

struct Big {
    int a[40];
};

__device__ Big fill(int x)
{
    Big big;
    for (int i = 0; i < 40; ++i)
        big.a[i] = x + i;
    return big;
}

__device__ __noinline__ Counted grow(Counted c, int by)
{
    Counted result(c.v + by, c.alive);
    return result;
}

__device__ __forceinline__ int twice(const int &x)
{
    int t = x * 2;
    return t;
}

__device__ __noinline__ int tagged(Tag, int x, Tag)
{
    Tag unused;
    (void)unused;
    return x + 1;
}

template <class F>
__device__ int apply(F f, int n)
{
    int sum = 0;
    for (int i = 0; i < n; ++i) {
        int part = f(i);
        sum += part;
    }
    return sum;
}

__global__ void k(int *p, int n)
{
    __shared__ int sh[4];
    int t = threadIdx.x;
    sh[t] = t;
    __syncthreads();
    Big big = fill(100 + t);
    p[t] = big.a[t] + 32;
    int alive = 0, &count = alive;
    {
        Counted c = grow(Counted(3, &alive), 4);
        p[4 + t] = c.v;
    }
    p[16 + t] = count == 0;
    p[8 + t] = twice(n) + tagged(Tag(), 12, Tag());
    int base = 2;
    p[12 + t] = apply([base, &n](int i) { return base + (i == n); }, n) + base;
    p[20 + t] = apply([=](int i) { int sq = i * i; return sq; }, n) + sh[0];
}
