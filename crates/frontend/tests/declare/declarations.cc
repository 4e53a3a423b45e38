//- declarators
int *a, **b, &c = *a, d[3][4], (*e)[5], (*f)(int), *g(char), (&h)[5] = *e, (*i[2])(void), *(*j)(int (*)(char));
static_assert(__is_same(decltype(d), int[3][4]) && __is_same(decltype(e), int(*)[5]) && __is_same(decltype(i), int (*[2])()), "");
static_assert(__is_same(decltype(g), int*(char)) && __is_same(decltype(j), int* (*)(int (*)(char))), "");
auto k(int x) -> int (*)[3]; int (*k2(int))[3];
static_assert(__is_same(decltype(k), decltype(k2)), "");
//- specifiers in any order
unsigned long long int const static a = 1; long unsigned b; int const volatile* const c = nullptr; char signed d; double long e;
static_assert(__is_same(decltype(b), unsigned long) && __is_same(decltype(d), signed char) && __is_same(decltype(e), long double), "");
//- bad combination [error]
short double x;
//- two types [error]
int char x;
//- parameters are adjusted
void f(int a[3], int g(char), const int c); void f(int*, int (*)(char), int);
static_assert(__is_same(decltype(f), void(int*, int (*)(char), int)), "");
//- most vexing parse
struct A { A(int = 0); }; struct B { B(A); int m; };
void f() { B b(A()); B c((A())); int x = c.m; B d(A(), int); B e(A(1)); int y = e.m; }
//- declaration or expression
struct T { T(int); T(); T operator()(int); int m; }; int a, b;
void f() { T(x); T(y)(5); T z(a), w(int(b)); (void)x; T(a).m; T(a), b; int(c) = 3; c++; }
//- namespaces
namespace A { int x = 1; inline namespace V1 { int y = 2; } namespace { int z = 3; } namespace B::C { int w = 4; } }
namespace AB = A::B; using namespace A; using A::B::C::w;
int f() { return x + A::y + A::V1::y + A::z + AB::C::w + w + ::A::x; }
//- ambiguous through directives [error]
namespace A { int x; } namespace B { int x; }
using namespace A; using namespace B;
int f() { return x; }
//- directive does not hide
namespace A { int x; } int y;
int f() { int y = 1; using namespace A; return y + x; }
//- using-declaration conflicts are overloads
namespace A { int f(int); } namespace B { char f(char); }
using A::f; using B::f;
static_assert(__is_same(decltype(f(1)), int) && __is_same(decltype(f('c')), char), "");
//- argument-dependent lookup
namespace N { struct S { }; int f(S); namespace M { enum E { e }; int g(E); } template <class T> int h(T, S); }
int x = f(N::S()) + g(N::M::e) + h(1, N::S());
//- unknown names [error]
int f() { return nowhere; }
//- unknown type [error]
Unknown x;
//- unknown member of a namespace [error]
namespace N { } int x = N::y;
//- enumerations
enum A { a1, a2 = 5, a3 }; enum class B : unsigned char { b1 = 255 }; enum : long { big = 1L << 40 }; enum C : short; enum C : short { c1 };
static_assert(a3 == 6 && (int)B::b1 == 255 && big > 0 && sizeof(C) == 2 && __is_same(__underlying_type(B), unsigned char), "");
int f(A a) { switch (a) { case a1: return 1; default: return a; } }
//- scoped enumerator without scope [error]
enum class E { x }; int f() { return x; }
//- scoped enumeration does not convert [error]
enum class E { x }; int f() { return E::x; }
//- using enum [20]
enum class E { x, y }; int f(E e) { using enum E; switch (e) { case x: return 1; case y: return 2; } return 0; }
//- typedefs and aliases
typedef struct { int x; } S; typedef S S; using F = int(int); F ff; typedef int A[2], *P; A arr; P ptr = arr;
static_assert(sizeof(A) == 8 && __is_same(decltype(ff), int(int)), "");
//- conflicting typedef [error]
typedef int T; typedef char T;
//- linkage
extern "C" { int c1(int); static int c2; } extern "C" int c3(int); extern "C" int c3(int); extern "C" { namespace N { int c4; } }
int x = c1(1) + c3(2) + N::c4;
//- redeclaration with another return type [error]
int f(int); char f(int);
//- redefinition [error]
int f() { return 1; } int f() { return 2; }
//- variable redefinition [error]
int x = 1; int x = 2;
//- variable redeclared with another type [error]
extern int x; double x;
//- arrays of unknown bound
extern int a[]; int a[3]; int b[] = {1, 2, 3, 4}; char s[] = "abc";
static_assert(sizeof(a) == 12 && sizeof(b) == 16 && sizeof(s) == 4, "");
//- auto
namespace std { template <class T> class initializer_list { const T* p; unsigned long n; }; }
auto a = 1; const auto b = 2.0f; auto& c = a; auto* d = &a; auto e = {1, 2}; decltype(auto) f = (a); auto&& g = a; auto h = "x";
static_assert(__is_same(decltype(a), int) && __is_same(decltype(b), const float) && __is_same(decltype(f), int&) && __is_same(decltype(g), int&) && __is_same(decltype(h), const char*), "");
//- auto without initialiser [error]
auto x;
//- deduced return types
auto f(int x) { if (x) return 1; return 2; } decltype(auto) g(int& x) { return (x); } auto h() { }
static_assert(__is_same(decltype(f(1)), int) && __is_same(decltype(h()), void), "");
int i; static_assert(__is_same(decltype(g(i)), int&), "");
//- inconsistent deduced return type [error]
auto f(int x) { if (x) return 1; return 2.0; }
int y = f(1);
//- structured bindings
struct P { int x; double y; }; int arr[2] = {1, 2};
int f() { P p{1, 2}; auto [a, b] = p; auto& [c, d] = arr; const auto&& [e, g] = P{3, 4}; c = 5; static_assert(__is_same(decltype(b), double), ""); return a + c + d + e; }
//- wrong number of bindings [error]
struct P { int x; double y; }; int f() { auto [a, b, c] = P{}; return a; }
//- attributes
[[nodiscard]] int f(); [[deprecated("x")]] int g(int a [[maybe_unused]]); __attribute__((noreturn)) void die(); int h __attribute__((unused)) = 1, k [[maybe_unused]];
struct [[nodiscard]] S { [[no_unique_address]] struct E { } e; int x; }; enum [[deprecated]] E2 { q [[deprecated]] = 1 };
typedef int v4 __attribute__((vector_size(16))); typedef unsigned long di __attribute__((mode(DI)));
static_assert(sizeof(v4) == 16 && sizeof(di) == 8, "");
void loop(int n) { switch (n) { case 1: die(); [[fallthrough]]; case 2: if (n) [[likely]] ; } }
//- asm labels and extension keywords
extern int f(int) __asm__("other") __attribute__((pure)); __extension__ typedef long long ll; __inline__ static int g(int* __restrict p) { return *p; } __typeof__(f) h;
static_assert(__is_same(decltype(h), int(int)), "");
//- static_assert fails [error]
static_assert(sizeof(int) == 8, "no");
//- static_assert without message
static_assert(sizeof(int) == 4);
//- not a constant [error]
int n; static_assert(n == 0, "");
//- default arguments accumulate
int f(int, int = 2); int f(int = 1, int); int x = f();
//- too few arguments [error]
int f(int, int = 2); int x = f();
//- const needs an initialiser [error]
const int x;
//- reference needs an initialiser [error]
int& r;
//- void variable [error]
void x;
//- array of references [error]
int a; int& r[1] = {a};
//- pointer to reference [error]
int& *p;
//- function returning an array [error]
int f()[3];
//- negative array bound [error]
int a[-1];
//- constexpr variables
constexpr int f(int n) { int r = 1; for (int i = 2; i <= n; ++i) r *= i; return r; }
constexpr int x = f(5); int a[f(3)]; static_assert(x == 120 && sizeof(a) == 24, "");
constexpr const char* s = "abc"; static_assert(s[1] == 'b', "");
//- constexpr variable from a run-time value [error]
int n; constexpr int x = n;
//- inline variables and constinit [20]
inline int a = 1; constinit int b = 2; consteval int f(int x) { return x + 1; } static_assert(f(1) == 2);
//- literal operators
constexpr int operator""_k(unsigned long long x) { return x * 1000; } constexpr unsigned long operator""_n(const char*, unsigned long n) { return n; }
static_assert(3_k == 3000 && "abcd"_n == 4, "");
//- nested function declarators and member pointers
struct S { int m; }; int S::* f(int S::*); int (S::*(*g)(int))() const; template <class T> struct R { }; R<int (S::*)(char) const> r;
//- block-scope declarations
int g(int); int f() { extern int ext; int g(char*); using T = int; typedef T U; enum { e = 3 }; static int s = 4; struct L { U x; } l{1}; return ext + e + s + l.x; }
//- name hidden by a variable
struct stat { int x; }; int stat(int); struct stat s; int f() { struct stat t; t.x = 1; return stat(t.x); }
//- missing semicolon [error]
int a int b;
//- unbalanced [error]
int f() { return (1; }
//- stray brace [error]
int a; } int b;
