// Base classes: members, conversions, multiple bases, using declarations, access through pointers.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 1>>>(r=out:i32:8)
// EXPECT: r == [1, 2, 3, 30, 21, 5, 12, 24]
struct A {
    int a;
    __device__ int get() const { return a; }
};
struct B {
    int b;
    __device__ int get() const { return b * 10; }
    __device__ int f(int x) const { return x + b; }
};
struct C : A, B {
    int c;
    using A::get;
    using B::f;
    __device__ C(int a, int b, int c) : A{a}, B{b}, c(c) {}
    __device__ int f() const { return 5; }
};
__device__ int through(const B *p) { return p->get(); }
struct D : C {
    long long d;
    __device__ D() : C(10, 2, 0), d(0) {}
};
__global__ void k(int *r) {
    C c(1, 2, 3);
    r[0] = c.a;
    r[1] = c.b;
    r[2] = c.c;
    B *p = &c;
    p->b = 3;
    r[3] = through(&c);
    r[4] = c.B::f(18);
    r[5] = c.f();
    D d;
    r[6] = d.get() + d.b;
    r[7] = sizeof(D);
}
