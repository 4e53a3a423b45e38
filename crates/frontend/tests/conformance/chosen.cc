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
//- default arguments have the rights of their function
template <class T> int k(T *, int y = T::x) { return y; }
class A { static int x; friend int g(int); friend int h(int); template <class U> friend int k(U *, int); };
int g(int p = A::x); int g(int p) { return p; }
int h(int); int h(int p = A::x) { return p; }
int t(A *a) { return g() + h() + k(a); }
//- default arguments of others have no rights [error 265]
class A { static int x; friend int g(int); };
int h(int p = A::x);
//- headers of members and friends have their rights
class A {
  enum E { a };
  template <E v> struct B { void m(); template <E w> void k(); };
  template <E v> void n(); template <E v> static int q; template <E v> friend int f();
};
template <A::E v> void A::B<v>::m() {}
template <A::E v> template <A::E w> void A::B<v>::k() {}
template <A::E v> void A::n() {}
template <A::E v> int A::q = 1;
template <A::E v> int f() { return 0; }
//- headers of other templates have not [error 265]
class A { enum E { a }; };
template <A::E v> struct B {};
//- in C++11 a constexpr member function is const [11]
struct X { constexpr int f() { return 1; } int f(); constexpr static int s(int); template <class T> constexpr T g(T t) { return t; } constexpr operator int() { return 2; } int n; constexpr int out(); };
constexpr int X::s(int i) { return i; }
constexpr int X::out() { return 4; }
void f(const X &x) { x.f(); x.g(1); int i = x; x.out(); X::s(1); }
template <class T> struct Y { T t; constexpr T get() { return t; } };
constexpr Y<int> y = {3};
static_assert(y.get() == 3 && X{}.g(2) == 2, "");
//- in C++14 it is not [14] [error 403]
struct X { constexpr int f() { return 1; } int f(); };
//- in C++11 it is the same as the const one [11] [error 403]
struct X { constexpr int f() { return 1; } int f() const; };
//- names of members are pointers to members only where nothing follows
struct F { int n; int &operator++(int); };
struct S {
  F f; int a[3]; S *p; struct { int b; } s; int &g(); int operator()(int); static int *h();
  void t() { int *p; p = &S::f++; p = &S::a[1]; p = &S::p->a[2]; p = &S::s.b; p = &S::g(); p = S::h(); int *S::*q = nullptr; bool b = &S::f.n == p; F S::*r = &S::f; }
};
//- pointers to members of what has no object [error]
struct S { int a[3]; };
int *p = &S::a[1];
//- the address of a member function as that of a function
struct A { int i; int f(int); virtual void v(); void c() const; };
typedef int (*F)(A *, int);
F f = (F)&A::f;
void *p = (void *)&A::f, *q = (void *)&A::v;
void t() { typedef void (*C)(const A *); C c = (C)&A::c; c(nullptr); }
//- casts of members by other names [error]
struct A { void f(); };
typedef void (*F)(A *);
F f = static_cast<F>(&A::f);
//- casts of member functions to other pointers [error]
struct A { void f(); };
int *f = (int *)&A::f;
//- casts of member functions to integers [error]
struct A { void f(); };
long f = (long)&A::f;
//- default arguments that are templates of functions
template <class T> int cmp(T a, T b);
template <class T, int (*c)(T, T) = cmp> struct A {};
template <class T> void f(A<T> &); template <class T> void f(A<T> &) {}
template <class T, int (*c)(T, T) = &cmp<T>> struct B {};
template <class T> int g(B<T> &);
void t(A<char> &a, B<char> &b) { f(a); g(b); }
//- injected class names as templates
template <class T, template <class> class U = T::template B> struct A { U<char> u; };
template <class T> struct B { template <class U> friend struct B; int n; };
A<B<int>> a; int i = a.u.n;
template <class T> void f(A<T, T::template B> &); void t() { f(a); }
//- member templates as arguments for alias templates
template <template <class> class D> using C = D<int>;
template <class T> int f(C<T::template U>);
struct X { template <class T> using U = T *; }; struct Y { template <class T> struct U { T t; }; };
int t(int *p, Y::U<int> u) { return f<X>(p) + f<Y>(u); }
//- the template with all of its parameters is the more specialised
template <class> struct match { static const int n = 0; };
template <template <class> class t, class T> struct match<t<T>> { static const int n = 1; };
template <template <class, class> class t, class T, class U> struct match<t<T, U>> { static const int n = 2; };
template <class, class = void> struct two {}; template <class> struct one {};
static_assert(match<two<int>>::n == 2 && match<two<int, int>>::n == 2 && match<one<int>>::n == 1 && match<int>::n == 0, "");
template <template <class> class t, class T> int f(t<T>);
template <template <class, class> class t, class T, class U> char f(t<T, U>);
static_assert(sizeof(f(two<int>())) == 1 && sizeof(f(one<int>())) == 4, "");
//- parameters in the template arguments of later ones
template <bool> struct enabled {}; template <class T> constexpr bool yes = true; template <class T> constexpr bool same(T) { return true; }
template <class N> int f(N a, enabled<yes<decltype(a)>>);
template <class N> int g(N a, N b, enabled<same<decltype(a + b)>(1) && sizeof(a) == 4>);
template <bool, class> using enabled_t = int;
template <class T> struct S { template <unsigned long N> S(T (&a)[N], enabled_t<yes<decltype(a + 1)>, decltype(nullptr)> = 0); };
char c[3];
struct A { S<char> s = c; };
int t() { return f(1, enabled<true>()) + g(1, 2, enabled<true>()); }
//- enumerations without a fixed type are as wide as their values need
enum none {}; enum few { z, y = 3 };
struct I { int d; }; struct U { unsigned d; }; struct L { long d; };
template <class T> struct C { int d; T e; };
void f(I); void g(U); void h(L); struct F; struct G { void m(C<F>); }; struct F { none n; char a; };
void t(none n, few k) { f({n}); f({k}); g({z}); h({n}); int i{k}; F x{n, 'c'}; G v; v.m({n, x}); }
//- enumerations with large values narrow [error] [not g++]
enum big { b = 0x80000000 };
struct I { int d; };
void f(I); void t(big k) { f({k}); }
//- enumerations with negative values narrow to unsigned [error] [not g++]
enum neg { n = -1 };
struct U { unsigned d; };
void f(U); void t(neg k) { f({k}); }
//- enumerations with a fixed type have all of its values [error] [not g++]
enum few : unsigned { z };
struct I { int d; };
void f(I); void t(few k) { f({k}); }
//- host members that are instantiated elsewhere are not read
template <class T> struct A { void f(int *p); void g(int *p) { f(p); } };
template <class T> void A<T>::f(int *p) { *p = typename T::bad(); }
extern template struct A<int>;
void k(int *p) { A<int> a; a.g(p); }
//- inline members are [error]
template <class T> struct A { void f(int *p); };
template <class T> inline void A<T>::f(int *p) { *p = typename T::bad(); }
extern template struct A<int>;
void k(int *p) { A<int> a; a.f(p); }
//- names in parentheses, and with attributes after them, are declared
struct F { F(int); F(); void print(); };
void t(int *i) { F((*i)).print(); F((*j)); j = nullptr; F(((k))); k.print(); F(l) __attribute__((unused)); l.print(); int(m) __attribute__(()); m = 1; int((n)) = 2; n = 3; }
//- calls in parentheses declare nothing [error 20]
struct F { F(int); void print(); };
void t() { F((q)).print(); }
//- friends that are qualified names in parentheses
template <class t> class V; template <class t> V<t> operator-(const V<t> &, const V<t> &); template <class T> V<T> fn(T);
template <class t> class V { int n; friend V<t>(::operator-<>)(const V<t> &, const V<t> &); friend V<t>(::fn<t>)(t); V *(self)(); };
template <class T> V<T> fn(T) { V<T> v; v.n = 1; return v; }
V<int> v = fn(1);
//- members of instances that are declared again without using [cuda] [not g++]
template <class T> struct H { void a(int); T *b(); int c; };
template <class T> struct P : private H<T> { public: H<T>::c; H<T>::b; };
int f(P<int> p) { return p.c + *p.b(); }
//- members of a union are at one place
struct E {}; struct S { int x, y[2]; };
union U { int i; int j; S s; }; union V { E a, b; E c[2]; };
constexpr U u{}; constexpr V v{};
static_assert(&u.i == &u.j && &u.i == &u.s.x && &v.a == &v.b && &v.a == &v.c[0], "");
static_assert(&u.i != &u.s.y[0] && &v.a != &v.c[1] && &u.s.y[0] != &u.s.y[1] && &u.s.x != &u.s.y[0], "");
static_assert(!(&u.i != &u.j) && !(&u.i < &u.j) && &u.i <= &u.j && &u.s.x < &u.s.y[0], "");
//- members of a local union are at one place [not cicc]
struct S { int x, y[2]; };
union U { int i; int j; S s; };
constexpr bool f() { U w{}; return &w.i == &w.j && &w.i == &w.s.x && &w.s.y[1] != &w.s.y[0]; }
static_assert(f(), "");
//- first parts are at the place of the whole
struct B { int n; }; struct D : B { int m; };
constexpr D d{}; constexpr D a[2]{};
static_assert(static_cast<const void *>(&d) == static_cast<const void *>(&d.n), "");
static_assert(static_cast<const void *>(&a[1]) != static_cast<const void *>(&a[0].m), "");
//- functions decay in auto(x) [20]
void f(int);
struct S { static void m(); };
void g() { auto a = auto(f); auto b = auto{f}; auto c = auto(S::m); int i = auto{1}; static_assert(__is_same(decltype(a), void (*)(int)) && __is_same(decltype(b), decltype(a)), ""); a = b; c(); i = 2; }
//- overloaded functions do not [20] [error]
void f(int); void f();
auto a = auto(f);
//- consteval functions in operands that are not evaluated [20]
consteval int id(int i) { return i; }
constexpr int f(auto i) { auto p = sizeof(&id); decltype(&id) q = nullptr; return q ? p : noexcept(id(i)); }
int g(int n) { __typeof__(&id) p = nullptr; return f(n) + sizeof(&id) + (p != nullptr); }
//- their addresses are not taken elsewhere [20] [error]
consteval int id(int i) { return i; }
int (*p)(int) = &id;
