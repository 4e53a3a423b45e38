// Several bases with virtual functions: thunks, casts between bases, null pointers, virtual destructors, delete.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 1>>>(r=out:i32:10)
// EXPECT: r == [3, 103, 203, 7, 1, 1, 9, 2, 203, 1]
struct A { int a = 1; __device__ virtual int f() { return a; } __device__ virtual ~A() {} };
struct B { int b = 2; __device__ virtual int g() { return b; } __device__ virtual ~B() {} };
struct C : A, B {
    int c = 3;
    int *log;
    __device__ C(int *l) : log(l) {}
    __device__ int f() override { return c + 100; }
    __device__ int g() override { return c + 200; }
    __device__ virtual int h() { return c; }
    __device__ ~C() { *log += 7; }
};
__device__ __noinline__ int via(A *a) { return a->f(); }
__device__ __noinline__ int via(B *b) { return b->g(); }
__device__ __noinline__ B *base(C *c) { return c; }
__global__ void k(int *r) {
    int log = 0;
    C *c = new C(&log);
    r[0] = c->h();
    r[1] = via(static_cast<A *>(c));
    r[2] = via(static_cast<B *>(c));
    B *b = base(c);
    r[4] = static_cast<C *>(b) == c;
    r[5] = base(nullptr) == nullptr;
    r[8] = b->g();
    delete b;
    r[3] = log;
    C d(&log);
    log = 9;
    r[6] = log;
    r[7] = d.b;
    r[9] = sizeof(C) == 40;
}
// NO-CLANG: it calls operator new of a runtime library
