//- a trivial default constructor makes a literal type
struct A { constexpr const int *p() const { return d; } constexpr int *p() { return d; } private: int d[3]; };
static_assert(__is_literal_type(A), "");
constexpr A f() { A a{}; a.p()[1] = 5; return a; }
constexpr A a = f();
static_assert(a.p()[1] == 5 && a.p()[0] == 0, "");
struct B { B() = default; B(int); int k; };
constexpr int g(B b) { return b.k; }
static_assert(g(B{}) == 0, "");
struct C : A { private: B b; };
static_assert(__is_literal_type(C), "");
//- volatile parts of bases make no literal type
struct A { volatile int v; };
struct B : A { constexpr B() : A{} {} };
struct C { constexpr C() : a{} {} A a; };
static_assert(!__is_literal_type(A) && !__is_literal_type(B) && !__is_literal_type(C), "");
//- a constructor of one's own that is not constexpr makes no literal type [error]
struct A { A(); private: int k; };
constexpr int f(A) { return 1; }
//- members of const objects are constants inside of constexpr functions
struct A { int i; constexpr A(int i) : i(i) {} };
const A a = 42;
constexpr int f() { const int j = a.i; return j; }
static_assert(f() == 42, "");
const int k = a.i;
static_assert(k == 42, "");
//- parts of const objects are constants [not g++]
struct A { int i; double d[2]; };
const A a = {1, {2, 3}};
static_assert(a.i == 1 && a.d[1] == 3, "");
const int z[2][2] = {{1, 2}, {3}};
static_assert(z[1][0] == 3 && z[1][1] == 0, "");
struct S { static const int t[2]; };
const int S::t[2] = {4, 5};
static_assert(S::t[1] == 5, "");
template <class T> const A v = {7, {}};
static_assert(v<int>.i == 7, "");
constexpr int f(const A &x) { return x.i; }
static_assert(f(a) == 1, "");
constexpr int g() { const int &r = a.i; return r + 1; }
static_assert(g() == 2, "");
//- the whole of a const object is none [error]
struct A { int i; };
const A a = {1};
constexpr A b = a;
//- nor is what is mutable in it, nor its other members [error]
struct A { int i; mutable int m; };
const A a = {1, 2};
static_assert(a.i == 1, "");
//- nor parts of objects of a function [error]
struct A { int i; };
void f() { const A a = {1}; static_assert(a.i == 1, ""); }
//- nor parts of objects that are computed when the program runs [error]
int h();
struct A { int i, j; };
const A a = {1, h()};
static_assert(a.i == 1, "");
//- nor pointers that are const [error]
const char *const p = "abc";
static_assert(p[1] == 'b', "");
//- device code reads members of const objects of the host [cuda]
struct A { int i; float f; };
const A a = {3, 1.5f};
__device__ float f() { return a.i * a.f; }
//- but not elements of arrays [error] [cuda]
const int z[3] = {1, 2, 3};
__device__ int f() { return z[1]; }
//- __builtin_constant_p of operators on parameters
constexpr bool less(const int *a, const int *b) { return __builtin_constant_p(a < b); }
constexpr bool sum(int a) { return __builtin_constant_p(a + 1) && __builtin_constant_p(a ? -a : 2); }
constexpr bool quotient(int a) { return __builtin_constant_p(1 / a); }
constexpr int x = 0;
int i, j;
static_assert(less(&x, &x) && sum(3) && quotient(1), "");
static_assert(!less(&i, &j) && !quotient(0), "");
void f() { constexpr int y = 0; static_assert(less(&y, &y), ""); }
//- arithmetic of complex constants
constexpr _Complex float a = 1.0f, b = 2.5f, sum = a + b;
static_assert(__real__ sum == 3.5f && __imag__ sum == 0, "");
constexpr _Complex double i = {0.0, 2.0}, square = i * i, quotient = square / i;
static_assert(__real__ square == -4 && __imag__ quotient == 2 && i == i && i != square, "");
static_assert(__imag__ -i == -2 && __imag__ ~i == -2, "");
constexpr _Complex float narrow = i;
static_assert(__imag__ narrow == 2, "");
constexpr _Complex double f(_Complex double z) { z += z; z -= 1; return z; }
static_assert(__imag__ f(i) == 4 && __real__ f(i) == -1, "");
//- lanes of constant vectors
typedef int vi __attribute__((vector_size(16)));
typedef unsigned vu __attribute__((vector_size(16)));
constexpr vi a = {1, 2, 3};
static_assert(a[1] == 2 && a[3] == 0, "");
constexpr vi b = a + a, c = -a, d = ~a;
static_assert(b[2] == 6 && c[0] == -1 && d[0] == -2, "");
constexpr vu u = (vu)b;
static_assert(u[0] == 2, "");
struct S { vi v; };
constexpr vi next(vi x) { return x + 1; }
constexpr S s = {next(a)};
static_assert(s.v[0] == 2 && s.v[3] == 1, "");
//- masks, alternatives and scalars of constant vectors [not cicc]
typedef int vi __attribute__((vector_size(16)));
typedef unsigned vu __attribute__((vector_size(16)));
constexpr vi a = {1, 2, 3, 4}, twice = a * 2, mask = a < 3, choice = mask ? a : twice, none = !a;
static_assert(twice[3] == 8 && mask[1] == -1 && mask[2] == 0 && choice[1] == 2 && choice[2] == 6 && none[0] == 0, "");
constexpr vu u = (vu)-a;
static_assert(u[0] == 0xffffffffu, "");
//- there are no further lanes [error]
typedef int vi __attribute__((vector_size(16)));
constexpr vi a = {1, 2, 3, 4};
static_assert(a[4] == 0, "");
//- integer vectors are assigned to each other [not g++]
typedef int vi __attribute__((vector_size(16)));
typedef unsigned vu __attribute__((vector_size(16)));
typedef long vl __attribute__((vector_size(16)));
void f(vu *a, vi *b, vl *c) { *a = *b; *c = *b; *a = *b ? 1 : 2; *a = (*b < *b); *b = *a + *b; }
//- of operands that differ in sign the unsigned one gives the type
typedef int vi __attribute__((vector_size(16)));
typedef unsigned vu __attribute__((vector_size(16)));
void f(vu *a, vi *b) { auto x = *b + *a; vu &r = x; auto y = *b < *a; vi &s = y; *a += *b; *a <<= *b; r = s & r; }
//- so that it is not assigned to the other one [error]
typedef int vi __attribute__((vector_size(16)));
typedef unsigned vu __attribute__((vector_size(16)));
void f(vu *a, vi *b) { *b += *a; }
//- integer vectors of another type do not initialise [error 144]
typedef int vi __attribute__((vector_size(16)));
typedef unsigned vu __attribute__((vector_size(16)));
void f(vi *b) { vu u = *b; }
//- nor are floating-point vectors assigned to integer ones [error 513]
typedef int vi __attribute__((vector_size(16)));
typedef float vf __attribute__((vector_size(16)));
void f(vi *a, vf *b) { *a = *b; }
//- nor are they alternatives of each other [error 42]
typedef int vi __attribute__((vector_size(16)));
typedef unsigned vu __attribute__((vector_size(16)));
void f(vu *a, vi *b) { *a = *a ? *a : *b; }
//- static_cast does not reinterpret vectors [error 171]
typedef int vi __attribute__((vector_size(16)));
typedef float vf __attribute__((vector_size(16)));
vf f(vi a) { return static_cast<vf>(a); }
//- __builtin_convertvector
typedef int vi __attribute__((vector_size(16)));
typedef float vf __attribute__((vector_size(16)));
typedef double vd __attribute__((vector_size(32)));
vd f(vi a, vf b) { a = __builtin_convertvector(b, vi); return __builtin_convertvector(a, vd); }
template <class To, class From> To to(From a) { return __builtin_convertvector(a + a, To); }
vf x = to<vf>(vi{1, 2});
static_assert(sizeof(__builtin_convertvector(x, vd)) == 32, "");
//- __builtin_convertvector of constants [not cicc]
typedef int vi __attribute__((vector_size(16)));
typedef float vf __attribute__((vector_size(16)));
constexpr vf a = {1.5f, -2.5f};
constexpr vi b = __builtin_convertvector(a, vi);
static_assert(b[0] == 1 && b[1] == -2 && b[2] == 0, "");
//- __builtin_convertvector of what is no vector [error]
typedef int vi __attribute__((vector_size(16)));
vi a = __builtin_convertvector(3, vi);
//- __builtin_convertvector to what is no vector [error]
typedef int vi __attribute__((vector_size(16)));
int f(vi a) { return __builtin_convertvector(a, int)[0]; }
//- __builtin_convertvector between vectors of different lengths [error]
typedef int vi __attribute__((vector_size(16)));
typedef long vl __attribute__((vector_size(16)));
vl f(vi a) { return __builtin_convertvector(a, vl); }
//- constexpr members of class templates are declared again as often as one likes
template <class T> struct Y { static constexpr T a = 6; static constexpr T b[2] = {1, 2}; };
template <class T> const T Y<T>::a;
template <class T> const T Y<T>::a;
template <class T> constexpr T Y<T>::b[2];
template <class T> constexpr T Y<T>::b[2];
const int *p = &Y<int>::a;
//- members of class templates that are only const are not [error]
template <class T> struct Y { static const T a = 6; };
template <class T> const T Y<T>::a;
template <class T> const T Y<T>::a;
//- the destructor of an abstract class leaves its virtual bases alone
struct A { friend struct C; private: ~A() noexcept(false); };
struct B : virtual A { ~B(); virtual void f() = 0; };
B::~B() { throw 1; }
//- that of another class does not [error 330]
struct A { friend struct C; private: ~A() noexcept(false); };
struct B : virtual A { ~B(); virtual void f(); };
B::~B() { throw 1; }
//- nor does an abstract class leave other bases [error 330]
struct A { friend struct C; private: ~A() noexcept(false); };
struct B : A { ~B(); virtual void f() = 0; };
B::~B() { throw 1; }
//- unevaluated members in the bodies of generic lambdas
template <class> struct Q {
  struct A {} a;
  A f();
  int g() const;
  void h() const {
    [](auto) { struct local : decltype(a) {}; local p; decltype((a)) q = p; const A &r = q; (void)r; }(0);
    [](auto) { decltype(g()) y = sizeof(g()); return y; }(0);
  }
  void i() { [](auto) { struct local : decltype(f()) {}; local p; (void)p; }(0); }
};
void c(Q<int> q) { q.h(); q.i(); }
//- of a const object only const members are called there [error]
struct Q { int f(); void h() const { [](auto) { return sizeof(f()); }(0); } };
//- overloaded functions do not deduce a template parameter
template <class> void f();
template <class> void f(int);
template <class T = int, decltype(auto) = &f<T>> void g();
template <class = int> void g();
template <class T = int, auto = &f<T>> void h(...);
template <class = int> void h(int);
void t() { g(); h(1); }
//- not where they are all there is [error]
template <class> void f();
template <class> void f(int);
template <class T = int, auto = &f<T>> void g();
void t() { g(); }
//- exception specifications of function templates are deduced
template <class T> void f() noexcept(T::value);
struct S { static constexpr bool value = true; template <class T> void g() noexcept(T::value); };
struct N { static constexpr bool value = false; };
template <class... A, bool B> constexpr bool plain(void (*)(A...) noexcept(B)) { return B; }
template <class... A, bool B> constexpr bool member(void (S::*)(A...) noexcept(B)) { return B; }
static_assert(plain(f<S>) && plain(&f<S>) && !plain(f<N>) && member(&S::g<S>) && !member(&S::g<N>), "");
//- constructors that name their own class with arguments make guides
template <class T> struct A { A(T, int *); A(A<T> &, int *); A(const A<T *> &, char *); };
template <class T> A(T &&, int *) -> A<T>;
A a{1, (int *)0};
A b{a, (int *)0};
A<int *> p{nullptr, (int *)0};
A c{p, (char *)0};
template <class, class> constexpr bool same = false;
template <class T> constexpr bool same<T, T> = true;
static_assert(same<decltype(b), A<int>> && same<decltype(c), A<int>>, "");
//- function templates as arguments for parameters of dependent type
template <class T> int f(T, T);
int f(char, int);
template <class T> int g(T, T);
int h(char, char);
template <class T, int (*)(T, T)> struct A {};
template <class T> char t(A<T, f> &);
template <class T> short t(A<T, g> &);
template <class T> int t(A<T, h> &);
A<char, f<char>> a;
A<char, g> b;
A<char, h> c;
static_assert(sizeof(t(a)) == 1 && sizeof(t(b)) == 2 && sizeof(t(c)) == 4, "");
//- of another instance they are no match [error]
template <class T> int f(T, T);
int g(char, char);
template <class T, int (*)(T, T)> struct A {};
template <class T> char t(A<T, f> &);
A<char, g> a;
char c = t(a);
//- operator templates with arguments as arguments
struct A { template <class T> int operator-(); template <class T> int operator>(T); int operator+(); };
template <int (A::*)()> struct S {};
template <class T> int f(S<&T::template operator- <double> >);
template <class T> int f(S<&T::operator+ >);
int i = f<A>(S<&A::operator-<double> >()) + f<A>(S<&A::operator+>());
//- names of function templates bring in the namespaces of their parameters and arguments
namespace N { struct A {}; void f(void (*)(int, A)); }
namespace M { struct B {}; void f(void (*)(B, N::A)); void k(void (*)(B)); }
template <class T> void g(T, N::A);
void g();
template <class T> void h(T);
void t() { f(g<int>); f(g<M::B>); k(h<M::B>); }
//- others stay out [error]
namespace M { struct B {}; void k(void (*)(int)); }
template <class T> void h(T);
void t() { k(h<int>); }
//- parameters in the exception specifications of pointers
typedef void (*P)(int p) noexcept(noexcept(p));
void (*q)(int p) noexcept(noexcept(p));
typedef void F(int p) noexcept(sizeof(p) == 4);
template <bool B> struct S { typedef void (*T)(int p, char c) noexcept(B && sizeof(p) > sizeof(c)); };

void y(int, char) noexcept;
S<true>::T t = y;
static_assert(noexcept(t(1, 2)) && !noexcept(S<false>::T()(1, 2)) && noexcept(q(1)), "");
//- the size of a compound literal
struct S { int a, b; };
static_assert(sizeof(S){1, 2} == 8 && sizeof(struct S){1, 2} == sizeof(S) && sizeof(int[]){1, 2, 3} == 12, "");
static_assert(alignof(S){1, 2} == 4 && sizeof(S) == 8, "");
int x = sizeof(S){1} + 1;
//- attributes before the name of a type in parentheses
typedef unsigned U;
__attribute__((vector_size(16))) U v = (__attribute__((vector_size(16))) U){1, 2, 3, 4};
static_assert(sizeof(__attribute__((vector_size(16))) U) == 16, "");
U w = sizeof(__attribute__((aligned(4))) U);
//- arrays of vectors
typedef const int V __attribute__((vector_size(8)));
extern const int x[] __attribute__((vector_size(8)));
V x[] = {{5}, {6, 7}};
static_assert(sizeof(x) == 16, "");
//- vectors of constants are not assigned to [error] [not cicc]
typedef const int V __attribute__((vector_size(8)));
void f(V *p) { *p = *p; }
//- typeof without parentheses
template <class T> void g(T x, __typeof__ x y);
void f(int y) { __typeof__ y z = 3; const __typeof y w = z; void (*p)(int, int) = g<int>; p(w, z); }
struct S { char c; } s;
static_assert(sizeof(__typeof__ s.c) == 1, "");
//- inline explicit instantiations
template <class T> struct A { virtual void f() {} };
inline template struct A<int>;
A<int> a;
//- members that are arrays of nothing need no constructor
struct A { A(int); };
struct B { B() {} A a[0]; };
struct C { C() {} B b[0]; A a[0][2]; };
//- arrays of something do [error 291]
struct A { A(int); };
struct B { B() {} A a[1]; };
//- new of arrays in parentheses whose length varies
char *f(int n) { return new (char[n]); }
int (*g(int n))[3] { return new (int[n][3]); }
//- new of arrays in parentheses whose length varies, on the device [cuda] [not g++]
__device__ char *f(int n) { return new (char[n]); }
//- only the first bound may vary there [error]
void f(int n) { new (char[3][n]); }
//- casts to pointers to arrays whose length varies
void f(double *p, int n, int m) { double(*x)[n][m] = (double(*)[n][m])p; auto y = (double(*)[n])p; (*x)[1][0] = y[1][2]; }
//- not outside of functions [error]
int n;
auto x = (int(*)[n])0;
//- nor in device code [error] [cuda]
__device__ void f(double *p, int n) { auto y = (double(*)[n])p; }
//- strings for arrays whose length varies
struct R { int r; };
void f(int n) { char a[n] = "", b[n] = {"abc"}; const R r = {12}; char c[1][r.r] = {{"12"}}, d[1][r.r] = {{'1', '2'}}; a[0] = b[0] = c[0][0] = d[0][0]; }
//- one string for each [error]
void f(int n) { char b[n] = {"abc", "d"}; }
//- of the same kind of characters [error]
void f(int n) { char16_t b[n] = "abc"; }
//- objects made from arguments whose class is qualified or has template arguments, not parameters
namespace n { struct R { R(int); }; struct G { G(int, int); G(int); operator int(); }; template <class T> struct H { H(int, int); H(T *); operator int(); }; }
n::R a(n::G(1, 2));
n::R b(n::G(1));
n::R c(n::H<int>(1, 2));
n::R d(n::H<int>(nullptr));
//- parameters in parentheses
namespace n { struct G {}; template <class T> struct H {}; }
int f(n::G(x)), g(n::H<int>(x), int), h(n::H<int>(*)(int)), k(n::G());
int t(n::G (*p)()) { return f(n::G()) + g(n::H<int>(), 1) + k(p); }
//- constructors inherited through virtual bases
struct W { W(int); };
struct V : W { using W::W; };
struct X : virtual V { using V::V; X() = delete; };
struct Y : X { using X::X; };
struct Z : Y, virtual V { using Y::Y; };
Y y(0);
Z z(0);
//- lanes of vectors without braces of their own
typedef int V __attribute__((vector_size(8)));
V x[] = {5, 6, 7};
struct S { V v; int k; };
S s = {1, 2, 3};
static_assert(sizeof(x) == 16, "");
//- more than there are lanes and members [error 146]
typedef int V __attribute__((vector_size(8)));
struct S { V v; int k; };
S s = {1, 2, 3, 4};
//- complex numbers of integers [error] [not g++]
_Complex int a;
//- complex numbers of doubles [not cicc]
_Complex a;
static_assert(sizeof(a) == 16, "");
