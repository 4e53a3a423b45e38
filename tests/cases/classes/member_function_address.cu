// Member functions called through pointers to functions that take the object first; which functions and special members
// are chosen where the choice is close.
// NO-CLANG: clang does not convert pointers to members
// RUN: k<<<1, 1>>>(r=out:i32:8)
// EXPECT: r[i] == 42 if i == 0
// EXPECT: r[i] == 9 if i == 1
// EXPECT: r[i] == 1 if i >= 2 && i < 7
// EXPECT: r[i] == 2 if i == 7
struct A {
    int i;
    __device__ __noinline__ int add(int x) { return i + x; }
    __device__ __noinline__ int twice() const { return i * 2 - 71; }
};

struct S;
struct P {
    int i;
    __device__ P(const S &) : i(1) {}
    __device__ P(int k) : i(k) {}
};
struct S {
    __device__ operator P() const { return 2; }
};

struct X {
    __device__ X(int) {}
};
__device__ int pick(int, float, bool) { return 1; }
__device__ int pick(float, int, X) { return 2; }

struct Base {
    __device__ static int f(int, int = 0) { return 2; }
    int n;
    __device__ Base(int, int = 0) : n(2) {}
};
struct Derived : Base {
    using Base::Base;
    using Base::f;
    __device__ static int f(int) { return 1; }
    __device__ Derived(int) : Base(0, 0) { n = 1; }
};
struct Last : Derived {
    using Derived::Derived;
};

struct Counted {
    int copies;
    __device__ Counted() : copies(0) {}
    __device__ Counted(Counted &c) : copies(c.copies + 1) {}
    __device__ Counted(const Counted &c) : copies(c.copies + 10) {}
};
struct Holder {
    mutable Counted c;
};
struct Plain {
    Counted c;
};

__global__ void k(int *r) {
    A a{40};
    int (*f)(A *, int) = (int (*)(A *, int))&A::add; // warning: nonstandard conversion
    int (*g)(const A *) = (int (*)(const A *))&A::twice; // warning: nonstandard conversion
    r[0] = f(&a, 2);
    r[1] = g(&a);
    S s;
    P p = s;
    r[2] = p.i;
    r[3] = pick(1, 1, 0);
    r[4] = Derived::f(1);
    Last last(1);
    r[5] = last.n;
    const Holder h{};
    Holder copy = h;
    r[6] = copy.c.copies;
    const Plain q{};
    Plain other = q;
    r[7] = other.c.copies == 10 ? 2 : 0;
}
