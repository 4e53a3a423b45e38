//- arithmetic
static_assert(1 + 2 * 3 == 7 && (7 / 2) == 3 && (-7 / 2) == -3 && (-7 % 3) == -1 && (1 << 4) == 16 && (0xF0 >> 4) == 15 && (5 & 3) == 1 && (5 | 3) == 7 && (5 ^ 3) == 6 && ~0 == -1 && !0 && -(-3) == 3);
//- unsigned wraps
static_assert(0u - 1 == 4294967295u && (unsigned char)(255 + 1) == 0 && 4294967295u * 2u == 4294967294u);
//- the object at a null pointer may be named
struct X { int v; constexpr int three() const { return 3; } constexpr bool none() const { return this == nullptr; } };
constexpr int call(const X *x) { return x->three(); }
constexpr const X *x = nullptr; constexpr const int *p = nullptr; constexpr const int *q = &p[0];
static_assert(call(nullptr) == 3 && x->none() && q == nullptr && &*p == q && (*p, 3) == 3, "");
//- nothing of the object at a null pointer may be read [error]
struct X { int v; constexpr int get() const { return v; } };
constexpr int call(const X *x) { return x->get(); }
constexpr int t = call(nullptr);
//- an empty object at a null pointer may not be copied [error]
struct E {}; constexpr E copy(const E *e) { return *e; } constexpr E t = copy(nullptr);
//- nothing is stored at a null pointer [error]
constexpr int f(int *p) { *p = 3; return 1; } constexpr int t = f(nullptr);
//- elements behind a null pointer [error] [not cicc]
constexpr const int *p = nullptr; constexpr const int *q = &p[1];
//- what typeid denotes has a constant address
namespace std { class type_info { public: virtual ~type_info(); bool operator==(const type_info &) const; }; }
struct S { int x; }; struct V { virtual ~V(); };
constexpr const std::type_info *p = &typeid(int); constexpr const std::type_info &r = typeid(V);
static_assert(p == &typeid(const int &) && p != &typeid(long) && &typeid(S) != &typeid(V) && &r == &typeid(V), "");
//- typeid of a type is no template argument [error]
namespace std { class type_info { public: virtual ~type_info(); }; }
template <const std::type_info *> struct A {}; A<&typeid(int)> a;
//- typeid of an object with virtual functions is not constant [error]
namespace std { class type_info { public: virtual ~type_info(); }; }
struct V { virtual ~V(); }; extern V &v; constexpr const std::type_info *p = &typeid(v);
//- typeid of an object with virtual functions may throw
namespace std { class type_info { public: virtual ~type_info(); }; }
struct V { virtual ~V(); }; struct S { int x; }; V *v; S *s;
static_assert(!noexcept(typeid(*v)) && noexcept(typeid(*s)) && noexcept(typeid(v)) && noexcept(typeid(V)), "");
//- pointers to members of a derived class reach it from its base [not g++]
struct P { int p = 7; }; struct A { int a; constexpr A() : a(1) {} }; struct B : P, A { int x; constexpr B() : x(2) {} constexpr int sum() const { return x + p; } }; struct C : P, B { using B::x; };
constexpr int A::*member = static_cast<int A::*>(&B::x); constexpr int (A::*function)() const = static_cast<int (A::*)() const>(&B::sum);
constexpr B b; constexpr const A &a = b;
static_assert(a.*member == 2 && (a.*function)() == 9, "");
//- pointers to members of a derived class need an object of it [error]
struct A { int a; constexpr A() : a(1) {} }; struct B : A { int x; constexpr B() : x(2) {} };
constexpr int A::*member = static_cast<int A::*>(&B::x); constexpr A a; static_assert(a.*member == 2, "");
//- default initialisers in anonymous unions in anonymous unions
struct S { union { union { int a = 1; }; int b; }; int c = 2; constexpr S() {} }; constexpr S s; static_assert(s.a == 1 && s.c == 2, "");
union U { union { int i = 7; long l; }; int k; constexpr U() {} }; constexpr U u; static_assert(u.i == 7, "");
static union { union { int first = 7; }; int second; };
int f() { static union { union { int i = 7; }; }; union { union { int j = 3; }; }; return i + j + first + second; }
//- floating arithmetic
static_assert(0.1 + 0.2 != 0.3 && 1.5f * 2 == 3.0f && 1e308 < 1e309L && int(3.99) == 3 && 7.0 / 2 == 3.5);
//- short circuit
static_assert(true || 1 / 0); static_assert(!(false && 1 / 0)); static_assert((true ? 1 : 1 / 0) == 1);
//- functions
constexpr int fact(int n) { return n < 2 ? 1 : n * fact(n - 1); } static_assert(fact(10) == 3628800);
//- loops and locals
constexpr int f(int n) { int s = 0; for (int i = 1; i <= n; ++i) { if (i == 3) continue; if (i > 8) break; s += i; } int k = 0; while (k < 5) ++k; do { --k; } while (k > 2); switch (k) { case 1: s += 100; break; case 2: s += 10; [[fallthrough]]; default: s += 1; } return s; } static_assert(f(10) == 44);
//- goto in a constexpr function [error]
constexpr int f() { goto l; l: return 1; } static_assert(f() == 1);
//- asm in a constexpr function [not g++]
constexpr int f() { asm("nop"); return 1; }
//- static local in a constexpr function [error]
constexpr int f() { static int x = 1; return x; }
//- uninitialised local in a constexpr function [error]
constexpr int f() { int x; x = 1; return x; }
//- uninitialised local in a constexpr function in 20 [20]
constexpr int f() { int x; x = 1; return x; } static_assert(f() == 1);
//- uninitialised read [20] [error]
constexpr int f() { int x; return x; } static_assert(f() == 0);
//- try block in a constexpr function [20]
constexpr int f(int n) { try { return n; } catch (...) { return 0; } } static_assert(f(3) == 3);
//- non-constexpr call [error]
int g(); constexpr int x = g();
//- non-constexpr call in a function not reached
int g(); constexpr int f(bool b) { return b ? 1 : g(); } static_assert(f(true) == 1);
//- non-constexpr call reached [error]
int g(); constexpr int f(bool b) { return b ? 1 : g(); } static_assert(f(false) == 1);
//- infinite recursion [error]
constexpr int f(int n) { return f(n + 1); } static_assert(f(0) == 0);
//- infinite loop [error]
constexpr int f() { int n = 0; while (true) n = (n + 1) % 7; return n; } static_assert(f() == 0);
//- references and pointers
constexpr int f() { int a[3] = {1, 2, 3}; int *p = a; int &r = a[1]; r = 5; *++p += 1; p[1] = 9; return a[0] + a[1] + *(a + 2) + int(p - a); } static_assert(f() == 17);
//- out of bounds read [error]
constexpr int f() { int a[3] = {1, 2, 3}; return a[3]; } static_assert(f() == 0);
//- pointer past the end plus one [error] [not g++] [open]
constexpr int f() { int a[3] = {}; int *p = a + 4; return p != a; } static_assert(f());
//- null dereference [error]
constexpr int f() { int *p = nullptr; return *p; } static_assert(f() == 0);
//- dangling reference [error]
constexpr const int &f() { int x = 1; return x; } static_assert(f() == 1);
//- pointer comparison
constexpr bool f() { int a[2] = {}; return &a[0] < &a[1] && &a[0] == a && a != nullptr; } static_assert(f()); int g; constexpr int *p = &g; static_assert(p == &g && p != nullptr);
//- string literals
constexpr const char *s = "abc"; static_assert(s[1] == 'b' && s[3] == 0 && *s == 'a'); constexpr int len(const char *p) { int n = 0; while (p[n]) ++n; return n; } static_assert(len("hello") == 5);
//- classes
struct P { int x, y; constexpr P(int a, int b) : x(a), y(b) {} constexpr int sum() const { return x + y; } constexpr P &add(int n) { x += n; return *this; } }; constexpr P p(1, 2); static_assert(p.sum() == 3 && P(1, 1).add(3).sum() == 5); constexpr P q = p; static_assert(q.y == 2);
//- classes with bases and members
struct B { int b; constexpr B(int v) : b(v) {} }; struct D : B { int d = 4; B m{7}; int a[2]; constexpr D() : B(3), a{1, 2} {} constexpr int f() const { return b + d + m.b + a[1]; } }; static_assert(D().f() == 16);
//- constexpr constructor leaves a member uninitialised [error]
struct S { int x; constexpr S() {} }; constexpr S s;
//- constexpr virtual calls [20] [not g++]
struct B { virtual constexpr int f() const { return 1; } constexpr virtual ~B() {} }; struct D : B { constexpr int f() const override { return 2; } }; constexpr D d; constexpr const B &b = d; static_assert(b.f() == 2);
//- constexpr virtual before 20 [error] [not g++]
struct B { virtual constexpr int f() const { return 1; } };
//- constexpr new and delete [20]
constexpr int f(int n) { int *p = new int[n]; for (int i = 0; i < n; ++i) p[i] = i; int s = 0; for (int i = 0; i < n; ++i) s += p[i]; delete[] p; return s; } static_assert(f(5) == 10);
//- constexpr leak [20] [error]
constexpr int f() { int *p = new int(1); return *p; } static_assert(f() == 1);
//- constexpr use after delete [20] [error]
constexpr int f() { int *p = new int(1); delete p; return *p; } static_assert(f() == 1);
//- unions [20]
union U { int i; float f; }; constexpr int g() { U u{1}; u.f = 2.0f; return int(u.f); } static_assert(g() == 2);
//- union inactive member read [20] [error]
union U { int i; float f; }; constexpr float g() { U u{1}; return u.f; } static_assert(g() == 0);
//- modification of a constant [error]
constexpr int x = 1; constexpr int f() { const_cast<int &>(x) = 2; return x; } static_assert(f() == 2);
//- modification of a global [error]
int x = 1; constexpr int f() { x = 2; return 1; } static_assert(f() == 1);
//- read of a non-constant global [error]
int x = 1; constexpr int f() { return x; } static_assert(f() == 1);
//- const integers are constants
const int n = 3; int a[n]; static_assert(n == 3); struct S { static const int m = 4; }; static_assert(S::m == 4);
//- const floating are not constants [not g++]
const double d = 1.5; constexpr double e = d;
//- const initialised at run time [error]
int f(); const int n = f(); int a[n];
//- volatile is not constant [error]
volatile const int n = 3; static_assert(n == 3);
//- reinterpret_cast is not constant [error] [not cicc]
int x; constexpr long l = reinterpret_cast<long>(&x);
//- casts between classes [not cicc]
struct B { int x; constexpr B(int v) : x(v) {} }; struct D : B { constexpr D() : B(3) {} }; constexpr D d; constexpr const B *b = &d; static_assert(b->x == 3 && static_cast<const D *>(b)->x == 3);
//- member pointers
struct S { int x = 1, y = 2; constexpr int f() const { return x; } }; constexpr S s; constexpr int S::*m = &S::y; static_assert(s.*m == 2); constexpr int (S::*f)() const = &S::f; static_assert((s.*f)() == 1);
//- function pointers
constexpr int f(int x) { return x + 1; } constexpr int (*p)(int) = f; static_assert(p(1) == 2); constexpr int apply(int (*g)(int), int x) { return g(x); } static_assert(apply(f, 4) == 5);
//- lambdas
constexpr auto sq = [](int x) { return x * x; }; static_assert(sq(4) == 16); constexpr int f(int n) { auto g = [&](int k) { n += k; return n; }; g(1); return g(2); } static_assert(f(3) == 6);
//- templates
template <class T> constexpr T max(T a, T b) { return a < b ? b : a; } static_assert(max(1, 2) == 2 && max(1.5, 0.5) == 1.5); template <int N> constexpr int pow2 = 2 * pow2<N - 1>; template <> constexpr int pow2<0> = 1; static_assert(pow2<10> == 1024);
//- arrays of classes
struct P { int x; constexpr P(int v = 7) : x(v) {} }; constexpr P a[3] = {1, 2}; static_assert(a[0].x + a[1].x + a[2].x == 10); constexpr int m[2][3] = {{1, 2, 3}, {4, 5, 6}}; static_assert(m[1][2] == 6);
//- constexpr assignment operators
struct S { int x; constexpr S &operator=(const S &o) { x = o.x + 1; return *this; } constexpr S(int v) : x(v) {} constexpr S(const S &) = default; }; constexpr int f() { S a(1), b(5); a = b; return a.x; } static_assert(f() == 6); struct T { int v[3]; }; constexpr int g() { T a{{1, 2, 3}}, b{}; b = a; return b.v[2]; } static_assert(g() == 3);
//- is_constant_evaluated
constexpr int f() { return __builtin_is_constant_evaluated() ? 1 : 2; } static_assert(f() == 1); constexpr int x = f();
//- structured bindings and range for
struct P { int a, b; }; constexpr int f() { P p{3, 4}; auto [x, y] = p; int arr[] = {x, y, 5}; int s = 0; for (int v : arr) s += v; return s; } static_assert(f() == 12);
//- conditions with declarations
constexpr int f(int n) { if (int m = n * 2; m > 5) return m; else return -m; } static_assert(f(3) == 6 && f(1) == -2);
//- negative shift [error]
constexpr int x = 1 << -1;
//- left shift of a negative value [20]
static_assert((-1 << 2) == -4);
//- signed overflow in a loop [error]
constexpr int f() { int x = 1; for (int i = 0; i < 40; ++i) x *= 2; return x; } static_assert(f() != 0);
//- integer minimum divided by minus one [error] [not cicc]
constexpr int f(int a, int b) { return a / b; } static_assert(f(-2147483647 - 1, -1) != 0);
//- float to int out of range [error]
constexpr int x = (int)1e20;
//- constexpr destructor [20]
struct S { int &r; constexpr S(int &x) : r(x) {} constexpr ~S() { r += 10; } }; constexpr int f() { int x = 1; { S s(x); } return x; } static_assert(f() == 11);
//- literal type with non-trivial destructor [error]
struct S { ~S() {} }; constexpr S s{};
//- constexpr function of a non-literal parameter [error]
struct N { N(); ~N(); int x; }; constexpr int f(N n) { return 1; }
//- constexpr in a template that cannot be constant
template <class T> constexpr int f(T t) { return t.g(); } struct S { int g() { return 1; } }; int x = f(S());
//- enumerations in constants
enum class E { a = 2, b }; constexpr E e = E::b; static_assert(static_cast<int>(e) == 3 && e != E::a); constexpr int f(E x) { switch (x) { case E::a: return 1; case E::b: return 2; } return 0; } static_assert(f(e) == 2);
//- bit-fields
struct S { unsigned a : 3; int b : 4; }; constexpr S f() { S s{9 & 7, -3}; s.a += 7; return s; } static_assert(f().a == 0 && f().b == -3);
//- bit_cast builtin [20]
static_assert(__builtin_bit_cast(unsigned, 1.0f) == 0x3f800000u); struct P { short a, b; }; static_assert(__builtin_bit_cast(P, 0x00020001).b == 2);
//- comma and compound
constexpr int f() { int x = 1; x = (x += 2, x * 2); x <<= 2; x ^= 1; x |= 2; x %= 20; return x; } static_assert(f() == 7);
//- increments
constexpr int f() { int x = 1; int y = x++ + ++x; y--; --y; return x * 10 + y; } static_assert(f() == 32);
//- ternary lvalues
constexpr int f(bool b) { int x = 1, y = 2; (b ? x : y) = 9; return x * 10 + y; } static_assert(f(true) == 92 && f(false) == 19);
//- noexcept and sizeof
static_assert(noexcept(1) && sizeof(char[3]) == 3); constexpr bool f() { return noexcept(throw 1); } static_assert(!f());
//- throw reached [error]
constexpr int f(bool b) { return b ? 1 : throw 1; } static_assert(f(false));
//- consteval must be constant [20] [error]
consteval int f(int n) { return n; } int g(int n) { return f(n); }
//- consteval from consteval [20]
consteval int f(int n) { return n; } consteval int g(int n) { return f(n) + 1; } static_assert(g(2) == 3); constexpr int x = g(3);
//- deep recursion within limits
constexpr int f(int n) { return n == 0 ? 0 : 1 + f(n - 1); } static_assert(f(500) == 500);
//- long loops within limits
constexpr int f() { int s = 0; for (int i = 0; i < 100000; ++i) s = (s + i) & 0xFFFF; return s; } static_assert(f() >= 0);
//- __int128
constexpr __int128 big = (__int128)1 << 100; static_assert((big >> 98) == 4 && sizeof(big) == 16); constexpr unsigned __int128 u = ~(unsigned __int128)0; static_assert(u > 0 && (u >> 127) == 1);
//- a local variable has one address
void f() {
  constexpr int x = 0;
  static_assert(&x == &x && !(&x < &x) && !(&x != &x));
  struct P { int a, b; };
  constexpr P p = {1, 2};
  static_assert(&p.a != &p.b && &p.a < &p.b);
}
//- __builtin_constant_p of a parameter
int other(int);
constexpr bool known(int x) { return __builtin_constant_p(x); }
constexpr int pick(int x) { return __builtin_constant_p(x) ? 4 : other(x); }
static_assert(known(0) && pick(1) == 4);
int a;
static_assert(!__builtin_constant_p(a));
//- if consteval before C++23 [20]
consteval int same(int x) { return x; }
constexpr int f(int x) {
  int r = 0;
  if consteval { r += same(x); } else { r += 10; }
  if !consteval { r += 20; } else { r += same(8 * x); }
  return r;
}
static_assert(f(1) == 9);
int n, m = f(n);
//- storage of the standard allocator in a constant expression [20]
typedef decltype(sizeof 0) size_t; void *operator new(size_t); void operator delete(void *) noexcept; namespace std { template <class T> struct allocator { constexpr T *allocate(size_t n) { return static_cast<T *>(::operator new(n * sizeof(T))); } constexpr void deallocate(T *p, size_t) { ::operator delete(p); } }; template <class T, class... A> constexpr T *construct_at(T *p, A... a) { return ::new ((void *)p) T(a...); } }
inline constexpr void *operator new(size_t, void *p) noexcept { return p; }
constexpr int sum(int n) { std::allocator<int> a; int *p = a.allocate(n); int s = 0; for (int i = 0; i < n; ++i) std::construct_at(p + i, i); for (int i = 0; i < n; ++i) s += p[i]; a.deallocate(p, n); return s; } static_assert(sum(5) == 10);
//- storage of the standard allocator that is not given back [20] [error]
typedef decltype(sizeof 0) size_t; void *operator new(size_t); namespace std { template <class T> struct allocator { constexpr T *allocate(size_t n) { return static_cast<T *>(::operator new(n * sizeof(T))); } }; } constexpr int f() { std::allocator<int> a; a.allocate(3); return 1; } static_assert(f() == 1);
//- operator new called by another function [20] [error]
typedef decltype(sizeof 0) size_t; void *operator new(size_t); void operator delete(void *) noexcept; constexpr int f() { int *p = static_cast<int *>(::operator new(4)); ::operator delete(p); return 1; } static_assert(f() == 1);
//- a variable named in a constant expression without being read
template <class A, class B> struct T { A a; B b; constexpr T(A x, B y) : a(x), b(y) {} }; template <class X> constexpr int size(const X &) { return sizeof(X); } void f(int n) { double d = n; char c = 0; int v[3]; static_assert(size(T<double &, char &>(d, c)) == 16 && size(v) == 12 && &d == &d && &v[1] == v + 1, ""); }
//- a variable written in a constant expression [error 28]
void f() { int i = 1; static_assert((i = 3, 5) == 5, ""); }
//- a member written in a constant expression [error 28]
struct S { int x; }; void f() { S s; static_assert((s.x = 3, 5) == 5, ""); }
//- a variable read in a constant expression [error 28]
void f() { int i = 1; static_assert(i + 1 == 2, ""); }
//- elements of arrays behind references are constants
constexpr const int (&r)[3] = {1, 2, 3}; static_assert(r[1] == 2, ""); struct P { int x, y; }; constexpr const P (&p)[2] = {{4, 5}, {6, 7}}; static_assert(p[1].y == 7, "");
constexpr const int (&m)[2][2] = {{1, 2}, {3, 4}}; static_assert(m[1][0] == 3, "");
//- elements of arrays behind references to arrays that change [error 28]
constexpr int (&&r)[2] = {1, 2}; static_assert(r[1] == 2, "");
