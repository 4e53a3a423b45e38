// dynamic_cast<void *> finds the whole object; results with many members; members of a union are at one place.
// NO-CLANG: clang 19 tells pointers to members of a union apart
// FLAGS: -arch=sm_90
// RUN: k<<<1, 1>>>(out=out:i32:6)
// EXPECT: out == [1, 1, 1, 5, 4999, 1]

struct A { int a; __device__ virtual int f() { return 1; } };
struct B { int b; __device__ virtual int g() { return 2; } };
struct V { int v; __device__ virtual int h() { return 3; } };
struct D : A, virtual V, B { int d; };

__device__ __noinline__ void *whole(B *b) { return dynamic_cast<void *>(b); }
__device__ __noinline__ const void *whole_of(V *v) { return dynamic_cast<const void *>(v); }

struct Large { int kind; char text[5000]; };
__device__ __noinline__ Large large(int n) {
    Large x{};
    x.kind = n;
    x.text[n] = 1;
    x.text[4999] = 7;
    return x;
}

union U { int i; int j; };
static_assert(&U::i == &U::j && !(&U::i != &U::j), "");

__global__ void k(int *out) {
    D d;
    out[0] = whole(&d) == &d;
    out[1] = whole_of(&d) == &d;
    out[2] = whole(nullptr) == nullptr;
    Large x = large(5);
    out[3] = x.kind;
    for (int i = 0; i < 5000; i++)
        if (x.text[i] == 7) out[4] = i;
    out[5] = x.text[5];
}
