// Which deallocation function gets an object back: an inherited one, that of `::delete`, one that destroys the object itself.
// FLAGS: -std=c++20
// NO-CLANG: its IR for virtual destructors is not the reference's
// RUN: k<<<1, 1>>>(o=out:i32:24)
// EXPECT: o == [1, 2, 10, 3, 2, 1, 20, 16, 4, 5, 30, 6, 40, 5, 32, 50, 7, 2, 64, 1, 2, 60, 0, 0]
#include <new>
__device__ int *g_log;
__device__ int g_n;
__device__ void L(int v) { g_log[g_n++] = v; }

// The virtual destructor of a derived class finds the function of its base.
struct B {
    int b = 0;
    __device__ virtual ~B() { L(2); }
    __device__ void operator delete(void *) { L(10); }
};
struct D : B {
    __device__ ~D() override { L(1); }
};
// With the size of the class whose destructor it is.
struct S : B {
    __device__ ~S() override { L(3); }
    __device__ void operator delete(void *, size_t size) { L(1); L(20); L((int)size); }
};
// Destroys the object itself: a class without virtual functions, and one that is reached through its base.
struct T {
    int t = 4;
    __device__ ~T() { L(5); }
    __device__ static void operator delete(T *p, std::destroying_delete_t) { L(p->t); p->~T(); L(30); }
};
struct U : T { int u = 9; };
struct P { long p = 1; __device__ virtual ~P() {} };
struct Q {
    long q = 2;
    __device__ virtual ~Q() {}
};
struct R : P, Q {
    __device__ ~R() override { L(5); }
    __device__ void operator delete(R *p, std::destroying_delete_t, size_t size) { L(6); L(40); p->~R(); L((int)size); }
};
// One that takes the alignment.
struct alignas(64) A {
    int a[16];
    __device__ ~A() { L(7); }
    __device__ void operator delete(void *) { L(1); }
    __device__ void operator delete(void *, std::align_val_t align) { L(2); L((int)align); }
};
__device__ __noinline__ void drop(B *b) { delete b; }
__device__ __noinline__ void drop(T *t) { delete t; }
__device__ __noinline__ void drop(U *u) { delete u; }
__device__ __noinline__ void drop(Q *q) { delete q; }
__device__ __noinline__ void drop(A *a) { delete a; }

__global__ void k(int *o) {
    g_log = o;
    g_n = 0;
    __shared__ alignas(64) char memory[256];
    drop(new (memory) D);
    drop(new (memory) S);
    drop(new (memory) U);
    drop(new (memory) R);
    L(50);
    drop(new (memory) A);
    B *b = new D;
    ::delete b;
    L(60);
}
