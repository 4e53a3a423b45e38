//- kernels and device functions [cuda]
__device__ int f(int x) { return x; } __global__ void k(int *p) { *p = f(threadIdx.x); } __host__ __device__ int g() { return 1; } __global__ void m() { g(); }
//- kernel returning a value [cuda] [error]
__global__ int k() { return 1; }
//- kernel returning auto [cuda] [error]
__global__ auto k() { }
//- kernel with ellipsis [cuda] [error]
__global__ void k(int, ...) { }
//- kernel as a member [cuda] [error]
struct S { __global__ void k() { } };
//- kernel as a static member [cuda] [error]
struct S { __global__ static void k() { } };
//- kernel as an operator [cuda] [error]
struct S {}; __global__ void operator+(S, S) { }
//- kernel constexpr [cuda] [error]
__global__ constexpr void k() { }
//- kernel noexcept [cuda] [error]
__global__ void k() noexcept { }
//- kernel with an rvalue reference [cuda] [error]
__global__ void k(int &&x) { }
//- kernel main [cuda] [error]
__global__ void main() { }
//- kernel template with two packs [cuda] [error]
template <class... A, class... B> __global__ void k(A..., B...) { }
//- kernel template with a pack not last [cuda] [error]
template <class... A, class B> __global__ void k(B, A...) { }
//- kernel defined in a friend declaration [cuda] [error]
struct S { friend __global__ void k(S) { } };
//- device calls host [cuda] [error]
void h(); __global__ void k() { h(); }
//- device calls host through a device function [cuda] [error]
void h(); __device__ void f() { h(); } __global__ void k() { f(); }
//- host-device calls host [cuda]
void h(); __host__ __device__ void f() { h(); } void g() { f(); }
//- device calls a constexpr host function [cuda] [error]
constexpr int h() { return 1; } __global__ void k(int *p) { *p = h(); }
//- launches [cuda]
__global__ void k(int, float *); void f(float *p, CUstream_st *s) { k<<<1, 2>>>(1, p); k<<<dim3(1, 2), 3, 4>>>(2, p); k<<<1, 1, 0, s>>>(3, p); void (*q)(int, float *) = k; q<<<1, 1>>>(1, p); }
//- launch of a template [cuda]
template <class T, int N> __global__ void k(T *p) { p[0] = N; } void f(int *p) { k<int, 3><<<1, 1>>>(p); }
//- launch of a host function [cuda] [error]
void h(); void f() { h<<<1, 1>>>(); }
//- launch of a device function [cuda] [error]
__device__ void h(); void f() { h<<<1, 1>>>(); }
//- call of a kernel without a configuration [cuda] [error]
__global__ void k(); void f() { k(); }
//- launch with wrong arguments [cuda] [error]
__global__ void k(int); void f() { k<<<1, 1>>>(1, 2); }
//- launch with a bad configuration [cuda] [error]
struct S {}; __global__ void k(); void f(S s) { k<<<s, 1>>>(); }
//- launch from device code [cuda] [error]
__global__ void k(); __global__ void m() { k<<<1, 1>>>(); }
//- launch with an empty configuration [cuda] [error]
__global__ void k(); void f() { k<<<>>>(); }
//- variables in spaces [cuda]
__device__ int a = 1; __constant__ float b[4] = {1, 2}; __shared__ int c; __managed__ int d; __device__ __constant__ int e; extern __shared__ int s[]; static __device__ int g; __global__ void k() { __shared__ int t[32]; static int u; t[0] = a + b[1] + c + d + e + s[0] + g + u; }
//- shared and constant [cuda] [error]
__shared__ __constant__ int x;
//- managed constant [cuda] [error]
__managed__ __constant__ int x;
//- managed const type [cuda] [error]
__managed__ const int x = 1;
//- managed reference [cuda] [error]
int y; __managed__ int &x = y;
//- static data member with a space [cuda] [error]
struct S { static __device__ int x; };
//- automatic device variable [cuda] [error]
__global__ void k() { __device__ int x; }
//- automatic constant variable [cuda] [error]
__device__ void f() { __constant__ int x; }
//- shared with an initialiser [cuda] [error]
__global__ void k() { __shared__ int x = 1; }
//- shared array without bound [cuda] [error]
__global__ void k() { __shared__ int x[]; }
//- device variable with dynamic initialisation [cuda] [error]
int f(); __device__ int x = f();
//- device variable initialised by a constexpr constructor [cuda]
struct S { int x; constexpr __host__ __device__ S(int v) : x(v) {} }; __device__ S s(3);
//- device variable initialised by a constructor [cuda] [error]
struct S { int x; __host__ __device__ S(int v) : x(v) {} }; __device__ S s(3);
//- static local with dynamic initialisation [cuda] [error]
__device__ int f(); __global__ void k() { static int x = f(); }
//- thread_local device variable [cuda] [error]
__device__ thread_local int x;
//- write to constant memory [cuda] [error]
__constant__ int c; __global__ void k() { c = 1; }
//- host variable in device code [cuda] [error]
int h; __global__ void k(int *p) { *p = h; }
//- host constant in device code [cuda]
const int h = 3; constexpr float g = 1.5f; __global__ void k(float *p) { *p = h + g; }
//- host constant array in device code [cuda] [error]
const int h[2] = {1, 2}; __global__ void k(int *p) { *p = h[1]; }
//- write to a builtin variable [cuda] [error]
__global__ void k() { threadIdx.x = 1; }
//- address of a builtin variable [cuda] [error]
__global__ void k() { const void *p = &threadIdx; }
//- throw in device code [cuda] [error]
__global__ void k() { throw 1; }
//- try in device code [cuda] [error]
__global__ void k() { try { } catch (...) { } }
//- dynamic_cast in device code [cuda] [error]
struct B { virtual __device__ void f(); }; struct D : B {}; __device__ D *g(B *b) { return dynamic_cast<D *>(b); } __global__ void k(B *b) { g(b); }
//- thread_local in device code [cuda] [error]
__global__ void k() { thread_local int x; }
//- variable length array in device code [cuda] [error]
__global__ void k(int n) { int a[n]; }
//- label address in device code [cuda] [error]
__global__ void k() { void *p = &&l; l:; }
//- redeclared with another space [cuda] [error]
__device__ void f(); __global__ void f();
//- redeclared without global [cuda] [error]
__global__ void f(); void f();
//- redefined in another space [cuda] [error]
__host__ int f() { return 1; } __device__ int f() { return 2; }
//- device and global [cuda] [error]
__device__ __global__ void f();
//- override in another space [cuda] [error]
struct B { virtual void f(); }; struct D : B { __device__ void f() override; };
//- override in the same space [cuda]
struct B { virtual __device__ void f(); virtual __host__ __device__ void g(); }; struct D : B { __device__ void f() override; __host__ __device__ void g() override; };
//- launch bounds [cuda]
__global__ void __launch_bounds__(256) a(); __global__ void __launch_bounds__(256, 2) b(); template <int N> __global__ void __launch_bounds__(N * 32) c(); __global__ __launch_bounds__(128) void d() { }
//- launch bounds not constant [cuda] [error]
int n; __global__ void __launch_bounds__(n) a();
//- launch bounds on a device function [cuda] [error]
__device__ void __launch_bounds__(256) a();
//- launch bounds not integral [cuda] [error]
__global__ void __launch_bounds__(2.5) a();
//- grid constant [cuda]
struct S { int x; }; __global__ void k(const __grid_constant__ S s) { int y = s.x; }
//- grid constant not const [cuda] [error]
struct S { int x; }; __global__ void k(__grid_constant__ S s) { }
//- grid constant on a device function [cuda] [error]
__device__ void f(const __grid_constant__ int s) { }
//- grid constant of a reference [cuda] [error]
__global__ void f(const __grid_constant__ int &s) { }
//- implicit members take their spaces from use [cuda]
struct A { int x; __device__ A() : x(1) {} }; struct B { A a; }; __global__ void k() { B b; B c = b; c = b; }
//- implicit members need a host constructor [cuda] [error] [open]
struct A { A(); }; struct B { A a; }; __global__ void k() { B b; }
//- lambda in a kernel [cuda]
__global__ void k(int *p) { auto f = [=](int x) { return x + 1; }; p[0] = f(2); }
//- annotated lambda needs the option [cuda] [error]
void f() { auto l = [] __device__ (int x) { return x; }; }
//- lambda as a kernel template argument [cuda] [error]
template <class F> __global__ void k(F f) { f(); } void h() { auto l = [] {}; k<<<1, 1>>>(l); }
//- local type as a kernel template argument [cuda] [error]
template <class F> __global__ void k(F f) { } void h() { struct L {}; k<<<1, 1>>>(L()); }
//- private type as a kernel template argument [cuda] [error]
template <class F> __global__ void k(F f) { } class S { struct P {}; friend void h(); }; void h() { k<<<1, 1>>>(S::P()); }
//- unnamed type as a kernel template argument [cuda] [error]
template <class F> __global__ void k(F f) { } enum { e }; void h() { k<<<1, 1>>>(e); }
//- device function pointers and virtual calls [cuda]
struct B { virtual __device__ int f(int x) { return x; } }; __device__ int g(int x) { return x; } __global__ void k(B *b, int *p) { int (*q)(int) = g; p[0] = q(1) + b->f(2); }
//- inline assembly [cuda]
__global__ void k(int *p, long l, float f, double d, short s) { int r; asm("mov.u32 %0, %1;" : "=r"(r) : "r"(3)); asm volatile("st.global.u32 [%0], %1;" ::"l"(p), "r"(r) : "memory"); asm("" ::"f"(f), "d"(d), "h"(s), "n"(5), "l"(l)); }
//- inline assembly with a wrong size [cuda] [error]
__global__ void k(long l) { asm("" ::"r"(l)); }
//- inline assembly with a forbidden letter [cuda] [error]
__global__ void k(int i) { asm("" ::"m"(i)); }
//- inline assembly with two letters [cuda] [error]
__global__ void k(int i) { asm("" ::"rl"(i)); }
//- inline assembly input with = [cuda] [error]
__global__ void k(int i) { asm("" ::"=r"(i)); }
//- inline assembly output without = [cuda] [error]
__global__ void k(int i) { asm("" : "r"(i)); }
//- inline assembly of a class [cuda] [error]
struct S { int x; }; __global__ void k(S i) { asm("" ::"r"(i)); }
//- inline assembly constant [cuda] [error]
__global__ void k(int i) { asm("" ::"n"(i)); }
//- host assembly is free [cuda]
void f(int i) { asm("nop" : "+m"(i)); }
//- templates over spaces [cuda]
template <class T> __host__ __device__ T twice(T t) { return t + t; } template <class F> __global__ void k(F f, int *p) { p[0] = twice(f(1)); } struct Fn { __device__ int operator()(int x) const { return x; } }; void h(int *p) { k<<<1, 1>>>(Fn(), p); }
//- host-device template with a host callee is silent [cuda]
template <class T> __host__ __device__ void call(T t) { t(); } struct H { void operator()() {} }; void f() { call(H()); }
//- device initialiser of a reference [cuda]
__device__ int x; __global__ void k() { int &r = x; r = 1; }
//- restrict pointers [cuda]
__global__ void k(const float *__restrict__ a, float *__restrict__ b) { b[0] = a[0]; }
//- pragma unroll [cuda]
__global__ void k(int *p) {
#pragma unroll
for (int i = 0; i < 4; ++i) p[i] = i;
#pragma unroll 2
for (int i = 0; i < 4; ++i) p[i] = i;
}
//- consteval is callable from device code [cuda] [20]
consteval int f(int x) { return x * 2; } __global__ void k(int *p) { *p = f(3); }
//- constrained kernels [cuda] [20]
template <class T> concept Small = sizeof(T) <= 4; template <Small T> __global__ void k(T *p) { *p = T(); } void f(int *p) { k<<<1, 1>>>(p); } __global__ void m(auto x) { } void g() { m<<<1, 1>>>(1); }
//- deleted host function in device code [cuda] [error]
__device__ void f(int) = delete; __global__ void k() { f(1); }
//- union and bit-fields in device code [cuda]
union U { float f; unsigned u; }; struct B { unsigned a : 5, b : 3; }; __global__ void k(unsigned *p) { U u; u.f = 1.0f; B b; b.a = 3; p[0] = u.u + b.a; }
//- execution spaces behind a pointer or a reference [cuda] [accept]
template<class T> T const &__device__ __host__ larger(const T &a, const T &b) { return a < b ? b : a; }
int *__device__ next(int *p) { return p + 1; }
int &__device__ first(int *p) { return *p; }
struct S { int x; int *__device__ get() { return &x; } };
__global__ void k(int *p) { S s; *next(p) = larger(p[3], p[4]) + first(p) + *s.get(); }
//- the arguments of a kernel are destroyed by the host [cuda] [accept]
struct H { int *p; ~H() {} };
template<class T> __global__ void t(T s, int *o) { *o = 2; }
__global__ void k(H s, int *o) { *o = 1; }
int main() { H h; t<<<1, 1>>>(h, (int *)0); }
//- defaulted destructor overrides one of another space [cuda] [error 3542]
struct C { virtual ~C() = default; }; struct D : C { __device__ ~D() = default; };
//- defaulted destructor without a space overrides one of both [cuda] [error 3546]
struct C { virtual __host__ __device__ ~C() = default; }; struct D : C { ~D() = default; };
//- implicit destructor overrides one of both [cuda]
struct C { virtual __host__ __device__ ~C() = default; }; struct D : C { };
//- the initialiser of a static of the device asks for the types of locals [cuda] [20]
template <class A, class B> constexpr bool same = false; template <class A> constexpr bool same<A, A> = true; __device__ int f(int &t, const int *p) { int q = 1; static constexpr int E = same<decltype(t), int &> && same<decltype(q), int> ? sizeof(p) + sizeof(q) : 0; static_assert(E == 12); return E; } __global__ void k(int *p) { const int c = 4; struct L {}; auto g = [&](auto t, long &r) { static constexpr bool is = same<decltype(t), L> && same<decltype(r), long &> && same<decltype(p), int *>; static_assert(is); static constexpr int n = c + sizeof(*p); return is + n; }; long r; *p = g(L{}, r) + f(*p, p); }
//- the initialiser of a static of the device uses a parameter [cuda] [error 3511]
__global__ void k(int n, int *p) { static int E = n; *p = E; }
//- constants of the host's functions in default arguments [cuda]
constexpr int h(int x) { return x + 1; } struct L { int v; constexpr L(int x) : v(x) {} }; __device__ int f(int a = h(1), L l = 2, const L &r = {3}) { return a + l.v + r.v; } __global__ void k(int *p) { *p = f(); auto m = [](int a = h(2)) { return a; }; p[1] = m(); }
//- constants of the host's functions in member initialisers [cuda]
constexpr int h(int x) { return x + 1; } struct L { int v, w; constexpr L(int x, int y) : v(x), w(y) {} }; struct S { int a = h(1); L l = L(1, 2); }; struct T { int a = h(1); int b; __device__ T(int x) : b(x) {} }; __global__ void k(int *p) { S s{}; T t(2); *p = s.l.v + t.a; }
//- a default argument that calls the host at run time [cuda] [error]
constexpr int h(int x) { return x + 1; } __device__ int g; __device__ int f(int a = h(g)) { return a; } __global__ void k(int *p) { *p = f(); }
//- a constexpr object made by a conversion of the host's [cuda]
struct L { int v; constexpr L(int x) : v(x) {} }; __global__ void k(int *p) { constexpr L l = 3; static constexpr L m = 4; *p = l.v + m.v; }
//- a constexpr object made by a list for the host's constructor [cuda] [error]
struct L { int v; constexpr L(int x, int y) : v(x + y) {} }; __global__ void k(int *p) { constexpr L l = {3, 4}; *p = l.v; }
//- a static constexpr object made by a list for the host's constructor [cuda] [error]
struct L { int v; constexpr L(int x, int y) : v(x + y) {} }; __global__ void k(int *p) { static constexpr L l{3, 4}; *p = l.v; }
//- a constexpr function of the host as array bound in device code [cuda] [error]
constexpr int h(int x) { return x + 1; } __global__ void k(int *p) { int a[h(2)]; *p = sizeof a; }
//- a constexpr function of the host in a template argument in device code [cuda] [error]
constexpr int h(int x) { return x + 1; } template <int N> struct W { static constexpr int n = N; }; __global__ void k(int *p) { *p = W<h(2)>::n; }
//- a constexpr function of the host in static_assert in device code [cuda] [error]
constexpr int h(int x) { return x + 1; } __global__ void k(int *p) { static_assert(h(1) == 2, ""); *p = 1; }
//- a constexpr function of the host as case in device code [cuda] [error]
constexpr int h(int x) { return x + 1; } __global__ void k(int *p) { switch (*p) { case h(1): *p = 2; } }
//- a constexpr function of the host as enumerator in device code [cuda] [error]
constexpr int h(int x) { return x + 1; } __global__ void k(int *p) { enum { e = h(1) }; *p = e; }
//- a constexpr function of the host in a static constexpr variable in device code [cuda] [error]
constexpr int h(int x) { return x + 1; } __global__ void k(int *p) { static constexpr int v = h(1); *p = v; }
//- constexpr functions of the host in what device code only uses [cuda]
constexpr int h(int x) { return x + 1; } template <int N> struct W { static constexpr int n = N; }; template <class T> using A = W<h(sizeof(T))>; template <class T, int N = h(sizeof(T))> __device__ int f(T) { return N; } template <class T> struct Q { int a[h(sizeof(T))]; static_assert(h(1) == 2, ""); }; __device__ W<h(3)> *g(W<h(2)> *) { return nullptr; } __global__ void k(int *p) { struct L { int a[h(1)]; int b : h(2); }; *p = A<int>::n + f(1) + sizeof(Q<int>) + sizeof(L) + sizeof(decltype(h(1))) + noexcept(h(1)); g(nullptr); }
//- constexpr functions of the host with relaxed rules of both sides [cuda]
constexpr int h(int x) { return x + 1; } struct L { int v; constexpr L(int x, int y) : v(x + y) {} }; __host__ __device__ int f(int x) { int a[h(2)]; L l(1, 2); return sizeof a + h(3) + l.v; } __global__ void k(int *p) { *p = f(1); }
//- a host constructor in a device function that nobody needs [cuda]
struct L { int v; constexpr L(int x, int y) : v(x + y) {} }; inline __device__ int f(int x) { L l(x, 1); return l.v; } struct M { L l; __device__ M(int x) : l(x, 1) {} }; __global__ void k(int *p) { *p = 1; }
//- a host constructor in a device function that others could call [cuda] [error]
struct L { int v; constexpr L(int x, int y) : v(x + y) {} }; __device__ int f(int x) { L l(x, 1); return l.v; }
//- a host function in a device function that others could call [cuda] [error]
int h(); inline __device__ int g() { return h(); } __device__ int f() { return g(); }
//- a host function in a member of a class template that a device function uses [cuda] [error]
int h(); template <class T> struct X { __device__ int m() { return h(); } }; __device__ int f(X<int> &x) { return x.m(); }
//- a host function in a lambda that nobody calls [cuda]
int h(); __global__ void k(int *p) { auto l = [] { return h(); }; *p = sizeof l; }
//- a host function in a lambda of device code [cuda] [error]
int h(); __global__ void k(int *p) { auto l = [] { return h(); }; *p = l(); }
//- a host function in an inline device function that nobody calls [cuda]
int h(); inline __device__ int g() { return h(); } static __device__ int s() { return h(); } __global__ void k(int *p) { *p = sizeof(&s); }
//- global allocation functions of the program [cuda]
typedef decltype(sizeof(0)) Z; int count; void *operator new(Z n) { ++count; return __builtin_malloc(n); } void operator delete(void *p) noexcept { --count; __builtin_free(p); } void h() { delete new int; } __global__ void k(int *p) { *p = 1; }
//- a variable of the host in a function for both sides [cuda] [error]
int g = 3; __host__ __device__ int f() { return g; } __global__ void k(int *p) { *p = f(); }
//- a variable of the host in a function for both sides that nobody needs [cuda]
int g = 3; inline __host__ __device__ int f() { return g; } __global__ void k(int *p) { *p = 1; }
//- a variable of the host in a member initialiser of device code [cuda] [error]
int g = 3; struct S { int a = g; }; __global__ void k(int *p) { S s; *p = s.a; }
//- elements of static constexpr members in device code [cuda]
struct P { int a, b; }; struct S { static constexpr int r[2] = {1, 2}; static constexpr P q[2] = {{1, 2}, {3, 4}}; static constexpr const char *n = "abc"; }; constexpr const char *t = "abc"; constexpr P c[2] = {{1, 2}, {3, 4}}; __global__ void k(int *p) { P x = S::q[1]; *p = S::r[1] + *S::r + *(S::r + 1) + S::q[1].b + x.a + S::n[*p] + t[*p] + c[1].a; }
//- elements of static constexpr members that are not constant [cuda] [error]
struct S { static constexpr int r[2] = {1, 2}; }; __global__ void k(int *p) { *p = S::r[*p]; }
//- elements of constexpr arrays in namespaces in device code [cuda] [error]
constexpr int r[2] = {1, 2}; __global__ void k(int *p) { *p = r[1]; }
//- constexpr functions of constant objects of the host [cuda]
struct C { int v; constexpr C(int x) : v(x) {} __host__ __device__ constexpr int get(const C &o) const { return v + o.v; } }; constexpr C c(3); constexpr int a[2] = {1, 2}; __host__ __device__ constexpr int sum(const int *p) { return p[0] + p[1]; } __global__ void k(int *p) { *p = c.get(c) + sum(a); }
//- parts of constant objects of the host are assigned by value where bytes are copied [cuda]
struct Q { int a, b; }; struct S { static constexpr Q q{1, 2}, r[2] = {{3, 4}, {5, 6}}; }; constexpr struct { Q q; int z; } w{{7, 8}, 9}; __global__ void k(Q *o) { o[0] = S::q; o[1] = o[2] = S::r[1]; *o = w.q; }
//- a constant object of the host is not assigned by an operator of its own [cuda] [error]
struct Q { int a; __host__ __device__ Q &operator=(const Q &o) { a = o.a; return *this; } }; constexpr Q q{1}; __global__ void k(Q *o) { o[0] = q; }
//- a constant object of the host is not assigned by the name of the operator [cuda] [error]
struct Q { int a; }; constexpr Q q{1}; __global__ void k(Q *o) { o[0].operator=(q); }
//- elements of constant arrays of the host in namespaces are not assigned [cuda] [error]
struct Q { int a; }; constexpr Q q[2] = {{1}, {2}}; __global__ void k(Q *o) { o[0] = q[1]; }
//- an object of the host that is no constant is not assigned [cuda] [error]
struct Q { int a; }; const Q q = {1}; __global__ void k(Q *o) { o[0] = q; }
//- functions for both sides call the host through constants [cuda]
int h(int); constexpr int (*p)(int) = h; struct S { static constexpr int (*p)(int) = h; }; __host__ __device__ int f(int x) { int (*q)(int) = p; return p(x) + (*S::p)(x) + q(x); } __global__ void k(int *o) { *o = f(*o); }
//- functions of the device do not call the host through constants [cuda] [error]
int h(int); constexpr int (*p)(int) = h; __device__ int f(int x) { return p(x); } __global__ void k(int *o) { *o = f(*o); }
//- functions of the device compare constants with the addresses of functions of the host [cuda]
int h(int); constexpr int (*p)(int) = h; __device__ int f() { return p == nullptr; } __global__ void k(int *o) { *o = f(); }
//- launches with spaces in their brackets [cuda]
template <int N> __global__ void k(int *o) {} void f(int *o) { k<1> << <1, 2 >> > (o); k<2> << < 1, 2>>>(o); k<3><<<1, 2>> >(o); }
//- operators with template arguments are no launches [cuda]
struct S {}; template <class T> S &operator<<(S &s, T) { return s; } __device__ void f() {} void g(S &s) { operator<< <int>(s, 1); }
//- launches with spaces between single brackets [cuda] [error]
__global__ void k() {} __host__ __device__ void f() { k < < <1, 2>>>(); }
