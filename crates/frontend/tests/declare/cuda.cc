//- spaces on functions
#define D __attribute__((device))
#define H __attribute__((host))
#define G __attribute__((global))
D int d(int x) { return x; } H D int hd(int x) { return x + 1; } G void k(int* p) { *p = d(1) + hd(2); }
template <class T> G void kt(T* p) { *p = hd(*p); }
struct S { D S() : x(1) { } D int get() const { return x; } int x; };
G void k2(int* p) { S s; *p = s.get(); }
//- kernel returns a value [error]
__attribute__((global)) int k() { return 1; }
//- kernel is a member [error]
struct S { __attribute__((global)) void k(); };
//- kernel with ellipsis [error]
__attribute__((global)) void k(int, ...) { }
//- kernel with a deduced return type [error]
__attribute__((global)) auto k() { }
//- constexpr kernel [error]
__attribute__((global)) constexpr void k() { }
//- operator kernel [error]
struct S { }; __attribute__((global)) void operator+(S, S) { }
//- rvalue reference parameter [error]
__attribute__((global)) void k(int&&) { }
//- kernel and device [error]
__attribute__((global)) __attribute__((device)) void k() { }
//- launch bounds on a device function [error]
__attribute__((device)) __attribute__((launch_bounds(256))) void f() { }
//- launch bounds depend on the template
template <int N> __attribute__((global)) __attribute__((launch_bounds(N * 2, 3))) void k() { }
template __attribute__((global)) void k<64>();
//- redeclared as a kernel [error]
__attribute__((device)) void f(); __attribute__((global)) void f();
//- redeclared without global [error]
__attribute__((global)) void f(); void f();
//- calling host from device [error]
int h(int x) { return x; } __attribute__((global)) void k(int* p) { *p = h(1); }
//- calling host from a kernel in a template [error]
int h(int x) { return x; } template <class T> __attribute__((global)) void k(T* p) { *p = h(1); }
template __attribute__((global)) void k<int>(int*);
//- variables
__attribute__((device)) int d = 3; __attribute__((constant)) float c[4] = {1, 2, 3, 4}; __attribute__((shared)) int s; __attribute__((managed)) __attribute__((device)) int m;
__attribute__((global)) void k(int* p) { __attribute__((shared)) float buf[32]; extern __attribute__((shared)) char dyn[]; static int st = 1; buf[0] = c[1]; dyn[0] = 1; *p = d + buf[0] + st; }
//- shared initialiser [error]
__attribute__((global)) void k() { __attribute__((shared)) int x = 1; }
//- shared and constant [error]
__attribute__((shared)) __attribute__((constant)) int x;
//- dynamic initialisation of a device variable [error]
int f(); __attribute__((device)) int x = f();
//- automatic device variable [error]
__attribute__((global)) void k() { __attribute__((device)) int x; }
//- managed reference [error]
int g; __attribute__((device)) __attribute__((managed)) int& r = g;
//- covariant return at another address
struct X { int x; }; struct Y { int y; }; struct Z : X, Y { };
struct A { __attribute__((device)) virtual Y* f(); };
struct B : A { __attribute__((device)) Z* f() override; };
//- override with another space [error]
struct A { virtual void f(); }; struct B : A { __attribute__((device)) void f() override; };
//- grid constant [error]
__attribute__((global)) void k(__attribute__((grid_constant)) int x) { }
//- grid constant of const type
__attribute__((global)) void k(const __attribute__((grid_constant)) int x) { }
//- defaulted members adapt to their use
struct A { __attribute__((device)) A() { } __attribute__((device)) A(const A&) { } }; struct B { A a; B() = default; };
__attribute__((global)) void k() { B b; B c = b; }
//- exceptions in device code [error]
__attribute__((device)) void f() { throw 1; } __attribute__((global)) void k() { f(); }
//- typeid in device code [error]
namespace std { class type_info { public: int x; }; } __attribute__((global)) void k(int* p) { *p = typeid(int).x; }
