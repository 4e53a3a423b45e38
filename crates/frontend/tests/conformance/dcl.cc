//- orders of declaration specifiers
int static x = 1; const int extern y = 2; int constexpr z = 3; typedef unsigned U; U typedef V; inline static int w;
//- two storage classes [error]
static extern int x;
//- enumerations with an alignment
enum alignas(8) E : char; static_assert(alignof(E) == 8 && sizeof(E) == 1, "");
enum alignas(16) F { one }; struct S { char c; F f; }; static_assert(alignof(F) == 16 && sizeof(F) == 4 && sizeof(S) == 32, "");
template <int N, class T> struct A { enum alignas(N) In : T; enum class [[gnu::aligned(N)]] Scoped : T {}; };
static_assert(alignof(A<8, char>::In) == 8 && alignof(A<4, short>::Scoped) == 4 && alignof(A<1, int>::In) == 4, "");
//- attributes before the class-key of a template or an instance
template <class T> [[gnu::packed]] struct A { char c; T t; }; static_assert(sizeof(A<int>) == 8, "");
template <class T> [[deprecated]] struct A<T *> {};
template [[gnu::packed]] struct A<char>; template __attribute__((packed)) struct A<short>; extern template [[]] struct A<long>;
template <> [[gnu::packed]] struct A<float> {};
template <class T> [[nodiscard]] int f(T) { return 1; } template [[]] int f<int>(int);
template <class T> alignas(16) struct B { T t; }; static_assert(alignof(B<int>) == 4, "");
//- a variable template called final
template <int N> struct B { int n = N; };
template <int N> struct B<N> final = {};
static_assert(sizeof(final<3>) == 4, "");
//- empty strings behind operator
void operator "" "" _x(unsigned long long); void operator ""_w ""(unsigned long long); void operator ""_w ""_w(unsigned long long);
void f() { 3_x; 4_w; }
//- another suffix behind operator [error]
void operator ""_a ""_b(unsigned long long);
//- a string that is not empty behind operator [error 2485]
void operator "" "a" _x(unsigned long long);
//- another encoding behind operator [error 2485]
void operator "" L"" _x(unsigned long long);
//- register is gone [error] [not g++] g++ warns [not cicc] accepts
int x; void f(register int y) { } int z = undeclared;
//- thread_local forms
thread_local int x; static thread_local int y; extern thread_local int z; void f() { thread_local int w = 1; (void)w; }
//- inline variables
inline int x = 1; inline const int y = 2; struct S { inline static int z = 3; static inline const double d = 1.5; };
//- inline on a local variable [not g++]
void f() { inline int x = 1; }
//- mutable outside a class [error]
mutable int x;
//- mutable const member [error]
struct S { mutable const int x; };
//- mutable reference member [not g++]
struct S { mutable int &x; };
//- virtual outside a class [error]
virtual void f();
//- explicit outside a class [error]
explicit int f();
//- explicit on an ordinary member [error]
struct S { explicit void f(); };
//- friend outside a class [error]
friend void f();
//- typedef with an initialiser [error]
typedef int T = 1;
//- typedef of a function used to declare
typedef int F(int); F f; int g() { return f(1); } struct S { F m; }; int S::m(int x) { return x; }
//- typedef of a function used to define [error]
typedef int F(int); F f { return 1; }
//- constexpr variable needs an initialiser [error]
constexpr int x;
//- constexpr variable needs a constant [error]
int n; constexpr int x = n;
//- constexpr variable of a non-literal type [error]
struct S { S(); ~S(); }; constexpr S s{};
//- constexpr implies const [error]
constexpr int x = 1; void f() { x = 2; }
//- constexpr on a parameter [error]
void f(constexpr int x);
//- constexpr on a type [error]
constexpr struct S { int x; };
//- consteval [20]
consteval int sq(int x) { return x * x; } constexpr int y = sq(3); int z = sq(4);
//- consteval with a variable [20] [error]
consteval int sq(int x) { return x * x; } int n; int z = sq(n);
//- constinit [20]
constinit int x = 1; constexpr int f() { return 2; } constinit int y = f();
//- constinit not constant [20] [error]
int f(); constinit int x = f();
//- constinit local [20] [error]
void f() { constinit int x = 1; }
//- auto deduction
auto a = 1; auto b = 1.5; const auto &c = a; auto *p = &a; auto d = "abc"; auto &e = "abc"; auto &&r = a; auto &&q = 1; static_assert(sizeof(e) == 4);
//- auto from several declarators
auto a = 1, b = 2, *p = &a;
//- auto from several declarators inconsistently [error]
auto a = 1, b = 2.5;
//- auto without initialiser [error]
auto a;
//- auto of a braced list needs a header [error]
auto a = {1, 2};
//- auto direct list
auto a{1}; static_assert(sizeof(a) == 4);
//- auto direct list of two [error]
auto a{1, 2};
//- auto in a parameter before 20 [error] [not g++] an extension [not cicc] accepts
void f(auto x); int y = undeclared;
//- auto in a parameter [20]
auto f(auto x) { return x; } static_assert(sizeof(f(1)) == 4 && sizeof(f('a')) == 1);
//- auto of an array member [error]
struct S { auto x = 1; };
//- auto static member
struct S { static constexpr auto x = 1; };
//- auto array [error]
auto a[] = {1, 2};
//- auto uses itself [error]
auto a = a + 1;
//- decltype rules
template <class T, class U> struct same { static constexpr bool v = false; };
template <class T> struct same<T, T> { static constexpr bool v = true; };
int x; const int &r = x; int &&rr = 1; struct S { int m; }; const S s{1}; int f(); int &g(); int &&h();
static_assert(same<decltype(x), int>::v && same<decltype((x)), int &>::v && same<decltype(r), const int &>::v && same<decltype(rr), int &&>::v);
static_assert(same<decltype(s.m), int>::v && same<decltype((s.m)), const int &>::v && same<decltype(f()), int>::v && same<decltype(g()), int &>::v && same<decltype(h()), int &&>::v);
static_assert(same<decltype(x + 1), int>::v && same<decltype(x = 1), int &>::v && same<decltype(x++), int>::v && same<decltype(++x), int &>::v);
//- decltype auto variables
template <class T, class U> struct same { static constexpr bool v = false; };
template <class T> struct same<T, T> { static constexpr bool v = true; };
int x; decltype(auto) a = x; decltype(auto) b = (x); static_assert(same<decltype(a), int>::v && same<decltype(b), int &>::v);
//- decltype of an incomplete call result
struct S; S f(); typedef decltype(f()) T;
//- decltype as a nested name
struct S { typedef int T; static int x; }; S s; decltype(s)::T y = 1; int z = decltype(s)::x;
//- type specifier missing [error]
f() { return 1; }
//- type specifier missing on a variable [error]
static x = 1;
//- enumerations
enum A { a, b = 5, c }; enum B : unsigned char { d }; enum class C { e, f }; enum struct D : long { g }; static_assert(c == 6 && sizeof(B) == 1 && sizeof(C) == 4 && sizeof(D) == 8);
//- opaque enumerations
enum E : int; enum class F; E *p; F f; enum E : int { a }; enum class F { b };
//- opaque unscoped without type [error]
enum E;
//- enumeration redeclared with another type [error]
enum E : int; enum E : long { a };
//- enumerator out of range [error]
enum E : unsigned char { a = 300 };
//- enumerator not constant [error]
int n; enum E { a = n };
//- enumerator twice [error]
enum E { a, a };
//- scoped enumerator without qualification [error]
enum class E { a }; E e = a;
//- enumeration with a bad underlying type [error]
enum E : float { a };
//- underlying type grows
enum E { a = 0x100000000 }; static_assert(sizeof(E) == 8); enum F { b = -1, c = 0x80000000 }; static_assert(sizeof(F) == 8);
//- enumerator of the largest value plus one: gets a larger type [not cicc]
enum E { a = 0xFFFFFFFFFFFFFFFF, b };
//- list initialisation of an enumeration with fixed type
enum class E : int {}; E e{5}; enum F : unsigned char {}; F f{7};
//- list initialisation of an unscoped enumeration [error]
enum E { a }; E e{5};
//- using enum [20]
enum class E { a, b }; struct S { using enum E; }; int f(E e) { using enum E; switch (e) { case a: return 1; case b: return 2; } return 0; } E x = S::a;
//- using enum conflict [20] [error]
enum class E { a }; int a; using enum E;
//- using an enumerator [20]
enum class E { a, b }; using E::a; E x = a;
//- alias declarations
using I = int; using F = void(int); using P = int (*)[3]; using A = struct { int x; } *; F f; P p; I i;
//- alias redefinition as another [error]
using I = int; using I = long;
//- alias of itself [error]
using I = I;
//- asm declaration
asm("// nothing");
//- empty declaration
;;;
//- declares nothing [error] [not g++] only warns [not cicc] only warns
int; const; int x = undeclared;
//- attributes
[[nodiscard]] int f(); [[deprecated("old")]] void g(); [[noreturn]] void h(); [[maybe_unused]] static int x; struct [[nodiscard]] S {}; enum [[deprecated]] E { a [[deprecated]] }; int y [[gnu::unused]]; namespace [[deprecated]] N {} void k([[maybe_unused]] int z); using T [[deprecated]] = int;
//- using attribute prefix
[[using gnu: unused, aligned(8)]] int x; static_assert(alignof(x) == 8);
//- unknown attributes
[[foo::bar(1, 2)]] int x; [[whatever]] int y;
//- attribute in a wrong place [error]
int x = [[nodiscard]] 1;
//- noreturn with an argument [error]
[[noreturn(1)]] void f();
//- carries_dependency and alignas on members
struct S { alignas(16) char c; alignas(4) alignas(8) char d; }; static_assert(alignof(S) == 16 && sizeof(S) == 16);
//- GNU attributes
int x __attribute__((aligned(32))); struct __attribute__((packed)) P { char c; int i; }; static_assert(sizeof(P) == 5 && alignof(x) == 32); typedef int v4 __attribute__((vector_size(16))); void f(int) __attribute__((noreturn, nothrow)); __attribute__((always_inline)) inline void g() {}
//- declarators
int (*a[3])(int); int *(*b)[2]; int (&c)[2] = *(int (*)[2])0; int (*(*d)(int))(char); int S_; const char *const *const e = 0; int (*f(int))(double); int g(int (*)(int), int (&)[3], int[], int());
//- array parameter adjusts to a pointer
template <class T, class U> struct same { static constexpr bool v = false; };
template <class T> struct same<T, T> { static constexpr bool v = true; };
void f(int a[3], int g(char), const int c); static_assert(same<decltype(f), void(int *, int (*)(char), int)>::v);
//- function qualifiers on a free function [error]
void f() const;
//- function qualifiers in a typedef used for a member
typedef int F() const; struct S { F f; }; F S::*p = &S::f;
//- function qualifiers in a typedef used for a free function [error]
typedef int F() const; F f;
//- trailing return
auto f(int x) -> decltype(x + 1.0); static_assert(sizeof(f(1)) == 8); auto g() -> int (*)(int); auto (*p)(int) -> long;
//- trailing return without auto [error]
int f() -> int;
//- reference without an initialiser [error]
int &r;
//- reference members need initialisation [error]
struct S { int &r; S() {} };
//- reference binding
int x; const int cx = 1; int &a = x; const int &b = 1; const int &c = x; const long &d = x; int &&e = 1; const int &&f = cx + 1; int &&g = static_cast<int &&>(x); double &&h = x;
//- reference to const [error]
const int x = 1; int &r = x;
//- lvalue reference to an rvalue [error]
int &r = 1;
//- lvalue reference through a conversion [error]
long x; int &r = x;
//- rvalue reference to an lvalue [error]
int x; int &&r = x;
//- rvalue reference to an lvalue of reference-compatible type via cast
struct B {}; struct D : B {}; D mk(); B &&r = mk(); const B &s = mk(); D d; B &t = d;
//- reference to array and function
int a[3]; int (&r)[3] = a; int (&&q)[2] = {1, 2}; void f(); void (&g)() = f; void (&&h)() = f;
//- reference to array of another bound [error]
int a[3]; int (&r)[2] = a;
//- reference bound by a conversion function
struct S { operator int &(); operator const long() const; }; S s; int &r = s;
//- const reference binds to a bit-field copy
struct S { int b : 3; } s; const int &r = s.b;
//- reference to a bit-field [error]
struct S { int b : 3; } s; int &r = s.b;
//- reference to volatile rvalue [error]
const volatile int &r = 1;
//- aggregate initialisation
struct A { int x; double y[2]; struct { char c; } z; }; A a = {1, {2, 3}, {'c'}}; A b = {1, 2, 3, 'c'}; A c = {}; A d{1}; A e = {1, {}};
//- aggregate with too many values [error]
struct A { int x; }; A a = {1, 2};
//- aggregate with bases
struct B { int x; }; struct D : B { int y; }; D d{{1}, 2}; D e{1, 2};
//- aggregate with private members is none [error]
class A { int x; public: int y; }; A a = {1, 2};
//- aggregate with a constructor is none [error]
struct A { int x, y; A(int); }; A a = {1, 2};
//- aggregate with a declared default constructor is none in 20 [20] [error]
struct A { A() = default; int x, y; }; A a = {1, 2};
//- aggregate with a declared default constructor in 17
struct A { A() = default; int x, y; }; A a = {1, 2};
//- aggregate with virtual functions is none [error]
struct A { int x; virtual void f(); }; A a = {1};
//- aggregate member without default [error]
struct N { N(int); }; struct A { int x; N n; }; A a = {1};
//- aggregate reference member unset [error]
struct A { int x; int &r; }; A a = {1};
//- default member initialisers in aggregates
struct A { int x = 1; int y = x + 1; }; constexpr A a{}; constexpr A b{5}; static_assert(a.y == 2 && b.y == 6);
//- parenthesised aggregate initialisation [20]
struct A { int x, y; }; A a(1, 2); A b(1); int c[3](1, 2, 3); A *p = new A(3, 4);
//- parenthesised aggregate initialisation in 17 [error]
struct A { int x, y; }; A a(1, 2);
//- array initialisers
int a[3] = {1, 2}; char s[4] = "abc"; char t[] = {"abc"}; char u[5]{'a', 'b'}; wchar_t w[] = L"x"; const char *p[] = {"a", "b"}; unsigned char uc[] = "xyz";
//- array with too many initialisers [error]
int a[2] = {1, 2, 3};
//- string too long for its array [error]
char s[3] = "abc";
//- string of another kind [error]
char s[] = L"abc";
//- array initialised by an array [error]
int a[2] = {1, 2}; int b[2] = a;
//- array without braces [error]
int a[2] = 1;
//- brace elision in nested arrays
int a[2][2] = {1, 2, 3, 4}; struct S { int x[2]; int y; }; S s[2] = {1, 2, 3, 4, 5, 6};
//- scalar with empty braces and parentheses
int a{}; int b = {}; int c = int(); int *p{}; double d = {1.5}; int e({}); 
//- scalar with nested braces [error]
int a = {{1, 2}};
//- list constructor prefers initializer_list
namespace std { template <class T> struct initializer_list { private: const T *p; unsigned long n; constexpr initializer_list(const T *a, unsigned long b) : p(a), n(b) {} public: constexpr initializer_list() : p(0), n(0) {} }; } struct V { V(std::initializer_list<int>); V(int, int) = delete; }; V v{1, 2}; V w = {1, 2, 3};
//- list constructor narrowing in initializer_list [error] [not cicc] [open]
namespace std { template <class T> struct initializer_list { private: const T *p; unsigned long n; constexpr initializer_list(const T *a, unsigned long b) : p(a), n(b) {} public: constexpr initializer_list() : p(0), n(0) {} }; } struct V { V(std::initializer_list<int>); V(double); }; V v{1.5};
//- empty list uses the default constructor
namespace std { template <class T> struct initializer_list { private: const T *p; unsigned long n; constexpr initializer_list(const T *a, unsigned long b) : p(a), n(b) {} public: constexpr initializer_list() : p(0), n(0) {} }; } struct V { V(); V(std::initializer_list<int>) = delete; }; V v{}; V w = {};
//- parentheses do not use initializer_list
namespace std { template <class T> struct initializer_list { private: const T *p; unsigned long n; constexpr initializer_list(const T *a, unsigned long b) : p(a), n(b) {} public: constexpr initializer_list() : p(0), n(0) {} }; } struct V { V(std::initializer_list<int>) = delete; V(int, int); }; V v(1, 2);
//- copy-list with an explicit constructor [error]
struct S { explicit S(int); }; S s = {1};
//- direct-list with an explicit constructor
struct S { explicit S(int); }; S s{1}; S t(2);
//- copy initialisation with an explicit constructor [error]
struct S { explicit S(int); }; S s = 1;
//- copy initialisation through two user conversions [error]
struct A { A(int); }; struct B { B(A); }; B b = 1;
//- direct initialisation through two user conversions
struct A { A(int); }; struct B { B(A); }; B b(1);
//- conversion function initialises
struct S { operator int(); explicit operator double(); }; S s; int x = s; double d(s); double e{s};
//- explicit conversion function in copy initialisation [error]
struct S { explicit operator int(); }; S s; int x = s;
//- explicit conditionally [20]
struct S { explicit(true) S(int); explicit(false) S(char *); explicit(sizeof(int) == 4) operator bool(); }; S s = (char *)0; S t(1);
//- explicit conditionally rejects [20] [error]
struct S { explicit(true) S(int); }; S s = 1;
//- default initialisation of a class without constructor [error]
struct S { S(int); }; S s;
//- default initialisation deleted [error]
struct S { S() = delete; }; S s;
//- default initialisation of a const member [error]
struct S { const int x; }; S s;
//- value initialisation zeroes
struct S { int x; }; constexpr S s = S(); static_assert(s.x == 0); constexpr int i = int{};
//- static member definitions
struct S { static int x; static const int y = 2; static int a[]; }; int S::x = 1; const int S::y; int S::a[] = {1, 2, 3}; static_assert(sizeof(S::a) == 12);
//- static member non-const initialised in class [error]
struct S { static int x = 1; };
//- static const double in class [not g++]
struct S { static const double d = 1.5; };
//- member initialised twice [error]
struct S { static const int x = 1; }; const int S::x = 2;
//- structured bindings of aggregates
struct P { int a; double b; }; int f() { P p{1, 2}; auto [x, y] = p; auto &[u, v] = p; const auto &[s, t] = p; auto &&[m, n] = P{3, 4}; u = 2; return x + int(y) + int(v) + s + int(t) + m + int(n); }
//- structured bindings of arrays
int f() { int a[2] = {1, 2}; auto [x, y] = a; auto &[u, v] = a; u = v; return x + y; }
//- structured bindings of tuples
namespace std { template <class T> struct tuple_size; template <unsigned long I, class T> struct tuple_element; }
struct T { int a; long b; template <unsigned long I> auto get() const { if constexpr (I == 0) return a; else return b; } };
template <> struct std::tuple_size<T> { static constexpr unsigned long value = 2; }; template <> struct std::tuple_element<0, T> { using type = int; }; template <> struct std::tuple_element<1, T> { using type = long; };
long f() { T t{1, 2}; auto [x, y] = t; static_assert(sizeof(x) == 4 && sizeof(y) == 8); return x + y; }
//- structured bindings at namespace scope
struct P { int a, b; }; P p{1, 2}; auto [x, y] = p; auto &[u, v] = p; int f() { return x + y + u + v; }
//- structured bindings count [error]
struct P { int a, b; }; void f(P p) { auto [x] = p; }
//- structured bindings too many [error]
struct P { int a, b; }; void f(P p) { auto [x, y, z] = p; }
//- structured bindings of a scalar [error]
void f(int i) { auto [x] = i; }
//- structured bindings of private members [error]
class P { int a, b; }; void f(P p) { auto [x, y] = p; }
//- structured bindings without initialiser [error]
void f() { auto [x, y]; }
//- structured bindings of a type [error]
struct P { int a, b; }; void f(P p) { P [x, y] = p; }
//- structured bindings of bit-fields and decltype
struct P { int a : 3; const int b; }; void f(P p) { auto &[x, y] = p; x = 1; static_assert(sizeof(decltype(x)) == 4); }
//- structured bindings in a base
struct B { int a, b; }; struct D : B {}; int f(D d) { auto [x, y] = d; return x + y; }
//- structured bindings in two classes [error]
struct B { int a; }; struct D : B { int b; }; void f(D d) { auto [x, y] = d; }
//- structured binding captured by a lambda [20]
struct P { int a, b; }; int f(P p) { auto [x, y] = p; return [=] { return x + y; }(); }
//- deleted functions
void f(int) = delete; void f(double); void g() { f(1.0); }
//- deleted function called [error]
void f(int) = delete; void f(double); void g() { f(1); }
//- deleted after the first declaration [error] [not g++]
void f(); void f() = delete;
//- defaulted non-special function [error]
void f() = default;
//- noexcept mismatch [error]
void f() noexcept; void f();
//- noexcept expression
void f() noexcept(sizeof(int) == 4); template <class T> void g(T t) noexcept(noexcept(t.h())); struct S { void h() noexcept; }; static_assert(noexcept(f()) && noexcept(g(S())));
//- throw specification with types in 17 [error]
void f() throw(int);
//- empty throw specification
void f() throw(); static_assert(noexcept(f()));
//- variable length arrays
int f(int n) { int a[n]; a[0] = 1; return a[0]; }
//- declaration of a function in a block
int f() { int g(int); return g(1); }
//- typedef names a constructor-like thing [error]
struct S { S(); }; typedef S T; T::T() {}
//- redeclared default argument in an inner scope
void f(int, int); void f(int, int = 7); void g() { f(3); void f(int, int = 8); f(4); }
//- flexible array member
struct S { int n; int a[]; }; static_assert(sizeof(S) == 4);
//- anonymous union at namespace scope
static union { int a; float b; }; int f() { a = 1; return a; }
//- anonymous union at namespace scope not static [error]
union { int a; float b; };
//- anonymous union in a function
int f() { union { int a; float b; }; a = 1; return a; }
//- extern variable with initialiser in a block [error]
void f() { extern int x = 1; }
//- extern template of initialised declaration
extern const int x = 1; static_assert(x == 1);
//- modules are refused [20] [error]
export module m;
//- decltype of a binding to an element of a tuple
namespace std { template <class T> struct tuple_size; template <decltype(sizeof(0)) I, class T> struct tuple_element; }
struct T { int i; }; template <int I> auto get(T &t) { if constexpr (I == 0) return (char)1; else return 2; } template <int I> auto get(T &&t) { return get<I>(t); }
template <> struct std::tuple_size<T> { static constexpr int value = 2; }; template <> struct std::tuple_element<0, T> { using type = char; }; template <> struct std::tuple_element<1, T> { using type = int; };
template <class A, class B> constexpr bool same = false; template <class A> constexpr bool same<A, A> = true;
void f(T t) { auto [a, b] = t; static_assert(same<decltype(a), char> && same<decltype((a)), char &> && same<decltype(b), int>); }
//- typedef behind the class it names
struct S { int a; } typedef T, *P;
enum E { A } typedef F;
T t = {1}; P p = &t; F f = A;
//- typedef after a class without its semicolon [error 65]
struct S { int a; }
typedef int T;
//- the alignment of a typedef is that of what it declares
typedef float Wide __attribute__((aligned(16)));
typedef struct { int x, y; } Pair __attribute__((aligned(8)));
typedef char Bytes[8] __attribute__((aligned(8)));
using Alias __attribute__((aligned(32))) = char;
typedef Wide Again;
struct A { char c; Wide w; };
struct B { char c; Pair p[2]; };
struct C { char c; Bytes b; };
struct D { Alias a; };
struct E { char c; const Again w; };
static_assert(alignof(A) == 16 && sizeof(A) == 32);
static_assert(alignof(B) == 8 && sizeof(B) == 24);
static_assert(alignof(C) == 8 && sizeof(C) == 16);
static_assert(alignof(D) == 32 && sizeof(D) == 32);
static_assert(alignof(E) == 16 && alignof(Wide) == 16 && alignof(Again) == 16);
Wide variable;
static_assert(alignof(variable) == 16);
//- the alignment of a typedef is not that of pointers to it
typedef float Wide __attribute__((aligned(16)));
struct A { Wide *p; };
struct B { char *__attribute__((aligned(32))) p; };
static_assert(alignof(A) == 8 && alignof(B) == 32);
//- an aligned typedef in a class template
template <class T> struct Store {
  typedef char Raw[sizeof(T)] __attribute__((aligned(alignof(T))));
  Raw raw;
};
template <class T> struct Other {
  using Raw __attribute__((aligned(alignof(T)))) = char[sizeof(T)];
  Raw raw;
};
template <class T> struct User { typename Store<T>::Raw raw; };
static_assert(alignof(Store<double>) == 8 && alignof(Other<int>) == 4 && alignof(User<long>) == 8);
//- a typedef with an alignment for the name of its class
typedef struct Point { int x; } Point __attribute__((aligned(16)));
static_assert(alignof(Point) == 16 && alignof(struct Point) == 4);
//- __constinit in any language level [14]
__constinit int count = 3;
static __constinit int other = 4;
void f() { static __constinit int local = 5; }
//- a friend definition names the parameters of what was declared before
long twice(long);
struct S { friend long twice(long value) { return 2 * value; } };
long operator""_twice(unsigned long long);
struct T { friend long operator""_twice(unsigned long long value) { return 2 * value; } };
//- [dcl.enum] an enumerator of another enumeration keeps its type until the end
enum Other { three = 3 };
template <class A, class B> struct Same { static const bool value = false; };
template <class A> struct Same<A, A> { static const bool value = true; };
template <class T> constexpr T least(T a, T b) { return a < b ? a : b; }
enum E { first = three, is_other = Same<decltype(first), Other>::value, is_int = Same<decltype(5 - first), int>::value, less = least(5 - first, 0) };
static_assert(is_other == 1 && is_int == 1 && less == 0, "");
//- typedefs with less alignment than their type
typedef int u1 __attribute__((aligned(1))); typedef u1 u1b; typedef u1 u2 __attribute__((aligned(2))); using a1 = int __attribute__((aligned(1))); using b1 __attribute__((aligned(1))) = int; struct alignas(16) G { float x[4]; }; typedef G g4 __attribute__((aligned(4)));
struct A1 { char c; u1 b; }; struct A2 { char c; u1b b; }; struct A3 { char c; u2 b; }; struct A4 { char c; const u1 b[3]; }; struct A5 { char c; u1 b __attribute__((aligned(2))); }; struct A6 { char c; a1 b; }; struct A7 { char c; b1 b; }; struct A8 { char c; g4 b; }; struct A9 { char c; __typeof__(u1) b; }; struct A10 : A1 { u1 d; };
static_assert(sizeof(A1) == 5 && alignof(A1) == 1 && sizeof(A2) == 5 && sizeof(A3) == 6 && sizeof(A4) == 13 && sizeof(A5) == 6 && alignof(A5) == 2 && sizeof(A6) == 5 && sizeof(A7) == 5 && sizeof(A8) == 20 && alignof(A8) == 4 && sizeof(A9) == 5 && sizeof(A10) == 9, ""); static_assert(alignof(u1) == 1 && alignof(u1b) == 1 && alignof(u2) == 2 && alignof(u1[3]) == 1 && alignof(g4) == 4, "");
template <class T> struct W { typedef T t __attribute__((aligned(1))); char c; t m; }; static_assert(sizeof(W<int>) == 5 && sizeof(W<double>) == 9, ""); union U { u1 a; char c[5]; }; static_assert(sizeof(U) == 5, ""); struct P { char c; u1 *p; }; static_assert(sizeof(P) == 16, "");
//- typedefs with their own alignment in packed classes and bit-fields
typedef int u1 __attribute__((aligned(1))); typedef int a16 __attribute__((aligned(16))); typedef unsigned long long q4 __attribute__((aligned(4)));
struct __attribute__((packed)) A1 { char c; a16 b; }; struct A2 { char c; a16 b __attribute__((packed)); }; struct A3 { char c; u1 x : 5; u1 y : 30; }; struct A4 { char c; q4 x : 40; }; struct A5 { char c; u1 a : 3; u1 : 0; char b; }; struct A6 { char c; a16 b; };
static_assert(sizeof(A1) == 5 && sizeof(A2) == 5 && sizeof(A3) == 6 && sizeof(A4) == 8 && alignof(A4) == 4 && sizeof(A5) == 3 && sizeof(A6) == 32, "");
//- static members of function pointer types are defined outside their classes
int add(int a); struct Z { static int (*const f)(int); static int (*g)(int); static int (&r)(int); static int (*list[2])(int); static int (Z::*m)(int); int n(int); static int v; static int *p; }; int (*const Z::f)(int) = add; int (*Z::g)(int) = add; int (&Z::r)(int) = add; int (*Z::list[2])(int) = { add, add }; int (Z::*Z::m)(int) = &Z::n; int (Z::v)(3); int *(Z::p)(nullptr); template <class T> struct Y { static T (*const f)(T); static T (*g)(T); typedef T U; static U (*h)(U); }; template <class T> T (*const Y<T>::f)(T) = add; template <class T> T (*Y<T>::g)(T) = add; template <class T> typename Y<T>::U (*Y<T>::h)(typename Y<T>::U) = add; int use() { return Y<int>::f(1) + Y<int>::g(2) + Y<int>::h(3) + Z::list[1](2) + Z::r(1); } namespace N { extern int (*const q)(int); extern int (*w)(int); } int (*const N::q)(int) = add; int (*N::w)(int) = add;
//- arrays of char and unsigned char are initialised by UTF-8 literals [20] [not g++]
char a[] = u8"abc"; unsigned char b[4] = {u8"abc"}; const char c[] = (u8"abc"); struct S { char c[4] = u8"abc"; } s; static_assert(sizeof(a) == 4 && sizeof(c) == 4, "");
//- arrays of signed char are not initialised by UTF-8 literals [20] [error]
signed char a[] = u8"abc";
//- pointers to char are not initialised by UTF-8 literals [20] [error]
const char *p = u8"abc";
//- arrays of char8_t are not initialised by plain literals [20] [error]
char8_t a[] = "abc";
