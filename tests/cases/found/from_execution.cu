// Small programs whose answers were wrong once.
// NO-CLANG: asks what clang 19 answers in its own way
// FLAGS: -arch=sm_90
// RUN: k<<<1, 1>>>(out=out:i32:16)
// EXPECT: out == [1, 1, -128, 5, 7, 21, 14, 40, 40, 3, 1, 74, 76, 9, 4, 0]

// A char that is incremented past its greatest value wraps: the addition is one of ints.
__device__ int narrow(int *last) {
    signed char c = 0;
    int rounds = 0;
    for (int a = 1; a; a--)
        for (; c >= 0; c++) rounds++;
    *last = c;
    return rounds == 128;
}

// A constant object with a mutable member changes.
struct Counter { mutable int n; };
struct Holder { Counter c[2]; };
static __device__ const Holder held = {{{0}, {0}}};
__device__ __noinline__ int bump() { held.c[1].n += 5; return held.c[1].n; }

// The final overrider, although a using-declaration names another one.
struct Base { __device__ virtual int f() { return 1; } };
struct Middle : virtual Base { __device__ int f() override { return 7; } };
struct Low : Middle, virtual Base { using Base::f; };

// The virtual base is not zeroed with a base that is value-initialised.
struct Root { int text; __device__ Root(int t = 1) : text(t) {} };
struct Left : virtual Root { int x; __device__ Left(int v) : x(v) {} };
struct Right : virtual Root {};
struct Diamond : Left, Right { __device__ Diamond(int t) : Root(t), Left(7), Right() {} };

// A sized operator delete[] is told what operator new[] was.
__device__ unsigned long asked, freed;
struct Sized {
    int i;
    __device__ void *operator new[](unsigned long n) { asked = n; return malloc(n); }
    __device__ void operator delete[](void *p, unsigned long n) { freed = n; free(p); }
};
__device__ int plain;
struct Rows {
    __device__ void operator delete[](void *p) { plain = 1; free(p); }
};

// Elements of an array in a packed class, and where a default argument is.
#pragma pack(1)
struct Packed { char c; long l[8]; };
#pragma pack()
__device__ int here(int line = __builtin_LINE()) { return line; }
struct Here { int line = 0; __device__ Here(int l = __builtin_LINE()) : line(l) {} };

__global__ void k(int *out) {
    out[0] = 1;
    out[1] = narrow(&out[2]);
    out[3] = bump();
    Low low;
    out[4] = low.f();
    Diamond d(3);
    out[5] = d.text * d.x;
    out[6] = d.x + static_cast<Left &>(d).x;
    Sized *s = new Sized[8];
    delete[] s;
    out[7] = asked;
    out[8] = freed;
    Rows(*rows)[2] = new Rows[2][2];
    delete[] rows;
    out[9] = 2 + plain;
    Packed p;
    for (int i = 0; i < 8; i++) p.l[i] = i;
    long sum = 0;
    for (int i = 0; i < 8; i++) sum += p.l[i];
    out[10] = sum == 28;
    out[11] = here();
    Here h =
        Here();
    out[12] = h.line;
    out[13] = 9;
    out[14] = 4;
}
