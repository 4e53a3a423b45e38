// Which member template is more specialised is asked for the parameters that have arguments, not for defaulted ones; and
// a definition outside of the class belongs to the declaration with its constraints.
// FLAGS: -std=c++20
// NO-CLANG: clang emits constant objects with virtual functions its own way
// RUN: k<<<1, 1>>>(out=out:i32:12)
// EXPECT: out == [0, 0, 0, 0, 0, 1, 3, 2, 1, 10, 20, 7]
struct A {
    template <class T> __device__ int f(T) { return 1; }
    template <class T> __device__ int f(T *, int = 0) { return 0; }
    template <class T> __device__ static int g(T *) { return 0; }
    template <class T> __device__ static int g(T, int = 0) { return 1; }
    template <class T> __device__ static int j(T *, short = 0) { return 0; }
    template <class T> __device__ static int j(T, int = 0) { return 1; }
    template <class T> __device__ int m(T *, short = 0) const { return 0; }
    template <class T> __device__ int m(T, int = 0) const { return 1; }
};

template <class T> concept Class = __is_class(T);
template <class T> concept Empty = __is_empty(T);
struct X {};
struct Y { int n; };

template <class T> struct S {
    __device__ int g();
    __device__ int g() requires Class<T>;
    __device__ int g() requires Class<T> and Empty<T>;
    __device__ int h() requires Class<T>;
    __device__ int h() requires(!Class<T>);
};
template <class T> __device__ int S<T>::g() { return 1; }
template <class T> __device__ int S<T>::g() requires Class<T> { return 2; }
template <class T> __device__ int S<T>::g() requires Class<T> and Empty<T> { return 3; }
template <class T> __device__ int S<T>::h() requires Class<T> { return 10; }
template <class T> __device__ int S<T>::h() requires(!Class<T>) { return 20; }

// A constant object whose functions come from a second base.
__device__ int answer = 1;
struct O { __device__ virtual void of() {} };
struct B : O { __device__ virtual void vf() {} };
struct W { __device__ virtual void vf() {} };
struct V : W, B { __device__ void vf() override {} };
struct Z : V { __device__ void vf() override { answer = 7; } };
__device__ Z z;
__device__ __noinline__ void call(W *w) { w->vf(); }

__global__ void k(int *out) {
    A a;
    int *p = out;
    out[0] = a.f(p);
    out[1] = a.g(p);
    out[2] = a.j(p);
    out[3] = a.m(p);
    out[4] = A::j(p);
    out[5] = a.j(1);
    out[6] = S<X>().g();
    out[7] = S<Y>().g();
    out[8] = S<int>().g();
    out[9] = S<X>().h();
    out[10] = S<int>().h();
    call(&z);
    out[11] = answer;
}
