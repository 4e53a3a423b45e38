//- of two conversions from pointers to members, that from the class nearer to the target is taken
struct A {}; struct B : A {}; struct C : B {};
typedef int (A::*pa)(); typedef int (B::*pb)(); typedef int (C::*pc)();
struct X { operator pa(); operator pb(); };
struct Y { operator int A::*(); operator int B::*(); };
void f(pc); void g(int C::*);
void t(X x, Y y) { f(x); g(y); }
//- pointers to members of bases that are not related stay ambiguous [error]
struct A {}; struct B {}; struct C : A, B {};
struct Y { operator int A::*(); operator int B::*(); };
void g(int C::*);
void t(Y y) { g(y); }
//- where each of two functions is better for some argument, the one whose worst conversion is better is taken
struct X { X(int); };
int &f(int, float, bool); void f(float, int, X);
int &g(int, long, int); void g(long, int, ...);
int &h(int, short); void h(short, float);
struct V { V(int, float, bool); V(float, int, X); };
void t(short s) { int &a = f(1, 1, 0), &b = g(1, 1, 0), &c = h(s, s); V v(1, 1, 0), w{1, 1, 0}; }
//- two functions with conversions of one rank stay ambiguous [error 308]
void z(int *, bool); void z(void *, int);
void t(int *p) { z(p, 1); }
//- two functions with the same standard conversions in another order are ambiguous [error 308]
void z(int, long); void z(long, int);
void t() { z(1, 1); }
//- a member of the class goes before one of a base that takes the same arguments
struct A { A(int, int = 0); static void f(int, int = 0); static void g(int = 0); void h(int, int = 0); void k(int, int = 0); };
struct B : A { using A::A; B(int); using A::f; static int &f(int); using A::g; static int &g(); using A::h; int &h(int); using A::k; int &k(int, long = 0); };
struct C : B { using B::B; using B::g; };
void t(B b, C c) { int &x = B::f(1), &y = B::g(), &z = b.h(1), &w = c.g(), &v = b.k(1); C d(42); }
//- members of two bases that take the same arguments are ambiguous [error 308]
struct A { static void f(int, int = 0); };
struct B { static void f(int); };
struct C : A, B { using A::f; using B::f; };
void t() { C::f(1); }
//- constructors inherited from two bases that take the same arguments are ambiguous [error 309]
struct A { A(int, int = 0); };
struct B { B(int); };
struct C : A, B { using A::A; using B::B; C(); };
C c(1);
//- of a constructor and a conversion function that both add const, the constructor is taken
struct S; struct P { int i; constexpr P(const S &) : i(1) {} constexpr P(int k) : i(k) {} };
struct S { constexpr S() {} constexpr operator P() const { return 2; } };
constexpr int f() { S s; P p = s; return p.i; }
constexpr int g() { P p = S(); return p.i; }
static_assert(f() == 1 && g() == 1, "");
template <class T> struct T1; template <class T> struct T2 { template <class U> T2(const T1<U> &); };
template <class T> struct T1 { template <class U> operator T2<U>() const; };
T2<int> h(T1<int> s) { return s; }
//- a constructor and a conversion function for a constant object are ambiguous [error]
struct S; struct P { P(const S &); }; struct S { operator P() const; };
P f(const S &s) { return s; }
//- a constructor and a conversion function that add nothing are ambiguous [error]
struct S; struct P { P(S &); }; struct S { operator P(); };
P f(S &s) { return s; }
//- no constant function is deduced from a pointer to a function
template <class T> void f(T **, T **); template <class T> void f(T *const *, T **); template <class T> void f(T **, const T **);
template <class T> int g(const T &); template <class T> int g(const T &&);
void h(); void t(void (**p)(), void (**q)()) { f(p, q); g(h); }
//- a function is nothing that a pointer to const leads to [error 304]
template <class T> void f(const T *);
void h(); void t() { f(h); }
//- a member function is nothing that a pointer to constant members leads to [error 304]
struct A { void m(); };
template <class T> void f(const T A::*);
void t() { f(&A::m); }
//- overloaded names bring in the namespaces of all their functions and templates
namespace N { struct A {}; template <class T> struct B {}; void f(A) {} void g(void (*)(float)) {} void k(void (*)(int)) {} }
using N::f; void f(float) {}
void h(float) {} template <class T> void h(N::A, T) {}
void i(int) {} template <class T> void i(N::B<T>) {}
void g(void (*)(int)) {}
void t() { g(&f); g(h); k(i); }
//- copies of mutable members may change them
struct P { P(); P(P &); P &operator=(P &); private: P(const P &); P &operator=(const P &); };
struct S { S(P &p) : p(p) {} mutable P p; };
S f(const S &s) { return s; }
void g(S &a, const S &b) { a = b; }
//- copies of members that are not mutable may not [error 1776]
struct P { P(); P &operator=(P &); private: P &operator=(const P &); };
struct S { P p; };
void g(S &a, const S &b) { a = b; }
//- a class with a part that can only be copied from objects that change is not moved
struct C { C() {} C(C &) {} };
struct A { A() {} A(const A &) {} };
struct B : A, C { B(int) {} };
B f() { B b(1); return static_cast<B &>(b); }
static_assert(!__is_constructible(B, B) && __is_constructible(B, B &), "");
//- constant members are copied where others are moved
struct M { M(); M(const M &); M(M &&) = delete; };
struct S { const M m; };
S f(S &s) { return static_cast<S &&>(s); }
//- the operand of dynamic_cast may be an array
struct A { virtual ~A() {} }; struct B : A {} b[2]; A a[2];
void f() { dynamic_cast<B *>(b); dynamic_cast<A *>(b); dynamic_cast<B *>(a); }
//- an array is no object for dynamic_cast to a reference [error]
struct A { virtual ~A() {} }; struct B : A {} b[2];
void f() { dynamic_cast<B &>(b); }
//- constructors that name their class with arguments make deduction guides
template <class T> struct A { A(T, int *); A(A<T> &, int *); A(const A<T> &, char); };
extern A<int> a;
A b{a, nullptr}; A d(a, 'x');
A<int> *pb = &b, *pd = &d;
template <class T> struct V { V(V<T> const &, int); template <class U> V(V<U>, T, U); };
extern V<char> v; V w(v, 1); V x(v, 1, 'c'); V<char> *pw = &w; V<int> *px = &x;
