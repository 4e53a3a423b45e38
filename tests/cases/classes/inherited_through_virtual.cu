// Constructors that are inherited through a virtual base: the complete object hands the arguments to it, and each base is
// made once.
// NO-CLANG: its own IR for the tables of virtual bases is refused by the verifier
// RUN: k<<<1, 1>>>(o=out:i32:12)
// EXPECT: o == [103, 3, 5, 7, 9, 104, 4, 5, 7, 9, 11, 0]

__device__ int *g_log;
__device__ int g_n;
__device__ inline void L(int v) { g_log[g_n++] = v; }

struct W { int w; __device__ W(int a) : w(a) { L(100 + a); } };
struct V : W { int v = 5; using W::W; };
struct X : virtual V { int x = 7; using V::V; X() = delete; };
struct Y : X { int y = 9; using X::X; };
struct Z : Y, virtual V { int z = 11; using Y::Y; };

__global__ void k(int *o) {
    g_log = o;
    g_n = 0;
    Y y(3);
    L(y.w); L(y.v); L(y.x); L(y.y);
    Z z(4);
    L(z.w); L(z.v); L(z.x); L(z.y); L(z.z);
    L(0);
}
