// Passing and returning aggregates: small, at the limit of 128 bytes, above it, empty, with padding, non-trivial.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 8>>>(r=out:i32:64, s=i32:3)
// EXPECT: r[i] == 3 + i/8 if i%8 == 0
// EXPECT: r[i] == 496 + i/8 if i%8 == 1
// EXPECT: r[i] == 528 + i/8 if i%8 == 2
// EXPECT: r[i] == 7 if i%8 == 3
// EXPECT: r[i] == 2*(i/8) + 1 if i%8 == 4
// EXPECT: r[i] == 0 if i%8 == 5
// EXPECT: r[i] == 40 + i/8 if i%8 == 6
// EXPECT: r[i] == 41 if i%8 == 7
struct Small { char c; int v; short s; };
struct Limit { int v[32]; };
struct Large { int v[33]; };
struct Empty {};
struct Owner {
    int v;
    int *deaths;
    __device__ Owner(int x, int *d) : v(x), deaths(d) {}
    __device__ Owner(const Owner &o) : v(o.v + 1), deaths(o.deaths) {}
    __device__ ~Owner() { ++*deaths; }
};
__device__ __noinline__ Small small(Small s, int t) { s.v += t; return s; }
__device__ __noinline__ int limit(Limit l, int t) { int n = t; for (int x : l.v) n += x; l.v[0] = 99; return n; }
__device__ __noinline__ int large(Large l, int t) { int n = t; for (int x : l.v) n += x; l.v[0] = 99; return n; }
__device__ __noinline__ Large build(int t) { Large l; for (int i = 0; i < 33; i++) l.v[i] = t; return l; }
__device__ __noinline__ int empty(Empty, int x, Empty) { return x; }
__device__ __noinline__ int own(Owner o) { return o.v; }
__global__ void k(int *r, int s) {
    int t = threadIdx.x;
    r += 8 * t;
    Small a{'x', s, 4};
    r[0] = small(a, t).v;
    Limit l;
    Large g;
    for (int i = 0; i < 32; i++) l.v[i] = i;
    for (int i = 0; i < 33; i++) g.v[i] = i;
    r[1] = limit(l, t);
    r[2] = large(g, t);
    r[3] = empty(Empty(), 7, Empty());
    Large b = build(t);
    r[4] = b.v[3] + b.v[32] + 1;
    r[5] = l.v[0] + g.v[0];
    int deaths = 0;
    {
        Owner o(t + 39, &deaths);
        r[6] = own(o);
    }
    r[7] = deaths == 2 ? 41 : -1;
}
