//- alias of auto [error 1598]
using A = auto;
//- alias of a pointer to auto [error 1598]
using A = auto *;
//- alias template of auto [error 1598]
template <class T> using A = auto;
//- alias of a function with trailing return
using A = auto() -> int;
//- alias of pointer to function with trailing return
using A = auto (*)() -> int;
//- alias of a function that returns auto [error 1826]
using A = auto();
//- typedef auto [error 1598]
typedef auto T;
//- auto as a template argument [error 1598]
template <class T> struct S {}; S<auto> s;
//- auto as a template argument of a function [error 1598]
template <class T> void f(); void g() { f<auto>(); }
//- auto as a type argument in a trailing function
template <class T> struct S {}; S<auto (*)() -> int> s;
//- pointer to function with auto parameter [error 1598]
void (*p)(auto);
//- pointer to function with auto parameter in a block [error 1598]
void f() { void (*p)(auto) = 0; }
//- pointer to function with auto parameter as template parameter [error 1598]
template <void (*)(auto)> struct A {};
//- generic lambda parameter of pointer to function type
void f() { auto l = [](auto (*p)(int)) {}; }
//- static_cast auto [error 1598]
int x = static_cast<auto>(3);
//- functional auto
int x = auto(3);
//- abbreviated pointer [20] [error 1598]
void f(void (*p)(auto));
//- abbreviated reference to function returning auto [20]
void f(auto (*p)());
//- auto in a conversion function template argument
template <auto V> struct S {}; S<3> s;
//- address of an unqualified member function [error 504]
struct A { void f(); void g() { void (A::*p)() = &f; } };
//- address of an unqualified static member function
struct A { static void f(); void g() { void (*p)() = &f; } };
//- address of a parenthesised member function [error 504]
struct A { void f(); void g() { void (A::*p)() = &(A::f); } };
//- address of a qualified member
struct A { void f(); void g() { void (A::*p)() = &A::f; } }; void (A::*q)() = &A::f;
//- address of a parenthesised static member
struct A { static void f(); void g() { void (*p)() = &(A::f); p = &(f); } };
//- address of a bound function [error 300]
struct A { void f(); }; void g(A *a) { void (A::*p)(); p = &a->f; }
//- address of a static member through an object
struct A { static void f(); }; void g(A *a) { void (*p)(); p = &a->f; p = a->f; }
//- member function as a condition [error 504]
struct A { bool z(); int f() { return z ? 1 : 2; } };
//- member function as a statement [error 504]
struct A { void z(); void f() { z; } };
//- call of a constructor by its name [error 2966]
struct A { A(int); }; void f() { A::A(1); }
//- call of a constructor by its name in an argument [error 2966]
struct A { A(int); }; void g(A); void f() { g(A::A(1)); }
//- call of a constructor without arguments by its name [error 2966]
struct A {}; void f() { A::A(); }
//- injected name declares a variable by elaborated type
struct A { A(int); }; void f() { struct A::A a(1); }
//- injected name of a base
struct B { B(int); int x; }; struct D : B { D() : B(1) {} void f() { D::B(1); B b = D::B(2); } };
//- member of the injected name
struct A { static int x; }; int y = A::A::x;
//- goto into a constexpr if [error 2849]
void f() { goto l; if constexpr (true) { l:; } }
//- goto out of a constexpr if
void f() { if constexpr (true) { goto l; } l:; }
//- goto inside of a constexpr if
void f() { if constexpr (true) { goto l; l:; } }
//- goto from else of constexpr if into then [error 2849]
void f() { if constexpr (false) { l:; } else { goto l; } }
//- case in a constexpr if [error 2849]
void f(int i) { switch (i) { if constexpr (true) { case 1:; } } }
//- switch in a constexpr if
void f(int i) { if constexpr (true) { switch (i) { case 1:; } } }
//- case in a plain if
void f(int i) { switch (i) { if (true) { case 1:; } } }
//- structured bindings of one name [error 101]
struct S { int a, b; }; void f() { auto [x, x] = S{}; }
//- structured binding with the name of a parameter [error 101]
struct S { int a; }; void f(int j) { auto [j] = S{1}; }
//- structured binding that hides
struct S { int a; }; void f(int j) { { auto [j] = S{1}; } }
//- extern variable with the name of a parameter [error 101] [not g++]
void f(int x) { extern int x; }
//- extern variable in an inner block
void f(int x) { { extern int x; } }
//- extern function with the name of a parameter [error 101] [not g++]
void f(int x) { extern int x(int); }
//- anonymous union with the name of a local [error 101]
void f() { int i; union { int i; }; }
//- anonymous union with the name of a parameter [error 101]
void f(double x) { union { int x; float y; }; }
//- anonymous union with new names
void f() { int i; union { int j; float k; }; j = i; { union { int i; }; i = 2; } }
//- two anonymous unions with one name [error 101]
void f() { union { int j; float k; }; union { int j; }; }
//- using an enumerator in C++17 [error 754]
enum class E { V }; using E::V;
//- using an enumerator [20]
enum class E { V }; using E::V; E e = V;
//- using an unscoped enumerator in C++17 [error 754]
void f() { enum e { a }; { using e::a; } }
//- register at namespace scope [14] [error 149] [not g++]
register int b;
//- register in a block [14]
void f(register int a) { register int b = a; }
//- register in a block in C++17
void f() { register int b; }
//- static on an outer definition [error 80]
struct S { static int i; }; static int S::i;
//- static in a condition [error 80]
int g(); void f() { if (static int v = g()) {} }
//- static in a for
int g(); void f() { for (static int v = g(); v;) {} }
//- extern without declarator [error 1000]
extern struct T {};
//- static without declarator [error 1000]
static struct T {};
//- static without declarator for an enum [error 1000]
static enum T { a };
//- typedef without declarator
typedef struct T {};
//- virtual friend [error 377]
struct S { virtual friend void foo(); };
//- virtual static data [error 377]
struct A { virtual static int i; };
//- virtual data [error 377]
struct A { virtual int i; };
//- explicit friend [error 771]
struct foo { foo(); }; struct bar { friend explicit foo::foo(); };
//- friend of a local class without declaration [error 948]
void f() { struct A { friend void bar(); }; }
//- friend of a local class with a declaration
void f() { void bar(); struct A { friend void bar(); friend class B; }; }
//- friend of a local class with a declaration outside of the function [error 948]
void bar(); void f() { struct A { friend void bar(); }; }
//- friend template of local class member
struct Z { void m(); }; void f() { struct A { friend void Z::m(); }; }
//- defaulted comparison that is no friend [20] [error 2967]
struct B {}; bool operator==(const B &, const B &) = default;
//- defaulted comparison of a friend [20]
struct B { friend bool operator==(const B &, const B &); }; bool operator==(const B &, const B &) = default;
//- catch all first [error 532]
void f() { try { } catch (...) { } catch (int) { } }
//- catch all last
void f() { try { } catch (int) { } catch (...) { } }
//- constexpr main [error 2405]
constexpr int main();
//- inline main [error 404]
inline int main() { }
//- static main [error 378]
static int main() { }
//- main as a variable [error 2948]
int main;
//- main as a variable in a namespace
namespace N { int main; }
//- lambda as a template argument in C++17 [error 2896]
template <auto> struct A {}; void f() { A<[] {}> a; }
//- lambda called as a template argument in C++17 [error 2896]
template <auto> struct A {}; void f() { A<[] { return 0; }()> a; }
//- lambda as a template argument [20]
template <auto> struct A {}; void f() { A<[] {}> a; }
//- private member of a static union [error 363]
static union { private: int a; };
//- extern member [error 328]
struct A { extern int f; };
//- register member [error 328]
struct A { register int f; };
//- string for a flexible array [error 3239] [not g++]
struct S { int n; char b[]; }; S s = {1, "ab"};
//- string for a flexible array in braces
struct S { int n; char b[]; }; S s = {1, {"ab"}};
//- values for a flexible array
struct S { int n; char b[]; }; S s = {1, {'a', 'b'}};
//- empty string for a flexible array in an array [error 3239]
struct S { const char *a; char b[]; }; S c[] = {"", ""};
//- flexible array left out
struct S { int n; char b[]; }; S s = {1};
//- requirement with a type instead of a concept [20] [error 3057]
template <class T> concept B = requires(T t) { { t } -> bool; };
//- requirement with a concept [20]
template <class T> concept C = true; template <class T> concept B = requires(T t) { { t } -> C; };
//- requirement with decltype [20] [error 3057]
template <class T> concept B = requires(T t) { { t } -> decltype(t + t); };
//- requirement with a pointer type [20] [error 3057]
template <class T> concept C = true; template <class T> concept B = requires(T t) { { t } -> const C *; };
//- class template without arguments as pointer [error 2958]
template <class T> struct A { A(T); }; A a = 42; A *p = &a;
//- class template without arguments as reference [error 2958]
template <class T> struct A { A(T); }; A a = 42; A &p = a;
//- const placeholder for class
template <class T> struct A { A(T); }; const A a = 42; static A b(3); A c{2}, d{3};
//- class template without arguments as parameter [error 441]
template <class T> struct A { A(T); }; void f(A a);
//- two template headers for a class [error 777]
template <int> template <int> struct A;
//- two template headers for a function [error 777]
template <class> template <class> void f();
//- two template headers for a variable [error 777]
template <class> template <class> int v = 0;
//- trailing return with decltype(auto) [error 1823]
decltype(auto) f() -> int;
//- concept for structured bindings [20] [error 3125]
template <class T> concept C = sizeof(T) == 100; void f() { int x[2]; C auto [a, b] = x; }
//- concept for an inline static member [20] [error 3125]
template <class T> concept C = sizeof(T) == 100; struct A { static inline C auto v = 0; };
//- concept for a static member of a template [20] [error 3125]
template <class T, class U> concept same = __is_same(T, U); template <class T> struct A { static inline same<T> auto v = 0; }; int x = A<char>::v;
//- friend defined by two instances [error 3369]
template <int i> struct n { friend void foo() {} }; n<1> a; n<2> b;
//- friend declared by two instances
template <int i> struct n { friend void foo(); }; n<1> a; n<2> b; void foo() {}
//- friend with parameter defined by two instances
template <int i> struct n { friend void foo(n) {} }; n<1> a; n<2> b;
//- static member redeclared by using [error 101]
struct A { int i; }; struct B { int i; }; struct C : A, B { using A::i; using B::i; };
//- using of the same function twice
namespace a { void f(int); } using a::f; using a::f; void f(long);
//- case past a declaration
void f(int x) { switch (x) { case 1: int y; case 2:; } }
//- case past an initialisation in braces
void f(int x) { switch (x) { case 1: { int y = 3; } case 2:; } }
//- case in a try [error 656]
void f(int x) { switch (x) { try { case 1:; } catch (...) {} } }
//- goto into consteval if [20] [error 3207]
void f() { goto l; if consteval { l:; } }
//- cast to auto [error 1598]
int x = (auto)3;
//- auto in a class template argument of an abbreviated function [20] [error 1598] [not g++]
template <class T> struct S {}; void f(S<auto> s);
//- default template argument twice [error 307]
template <class T = int> void g(); template <class T = int> void g();
//- default template argument not at the end [error 306]
template <class T = int, class U> struct A;
//- explicit instantiation of a variable template
template <class T> T v = T(); template int v<int>; template const int v<const int>;
//- requires on a lambda that is no template [20]
template <int N> auto foo() { [] () requires (N != 0) {}(); }
//- consteval function without body in a default argument [20] [error 2933]
consteval int f(); int g(int = f());
//- abstract union [error 1790]
struct A { A(); }; union U { A a; }; U u;
//- handler of a pointer after its base
void f() { try {} catch (void *) {} catch (...) {} }
//- typedef named by an elaborated type [error 1201]
struct A; typedef A B; struct B *p;
//- data member asm label [error 1216]
struct S { int i asm("abc"); };
//- nodiscard with a string [20]
[[nodiscard("x")]] int f();
//- operator as a parameter [error 502]
void f(void operator+());
//- return type of a conversion [error 452]
struct A { int operator int(); };
//- pointer to member of reference [error 2336]
struct X {}; X &X::*p;
//- pointer to member of void [error 2335]
struct X {}; void X::*p;
//- handler that defines a class [error 255]
void f() { try {} catch (struct c {}) {} }
//- bit-field that is static [error 65]
struct A { static int x : 4; };
//- friend class that is defined [error 551]
struct A { friend class B {}; };
//- static function in a block [error 129]
void f() { static void g(); }
//- delete of a pointer to function [error 435]
void f(void (*p)()) { delete p; }
//- using a class after its enumerator [error 101]
struct S { enum { V }; }; void f() { enum { V }; int V; }
//- decltype(this) in a static member [error 258]
struct S { int a; static auto m() -> decltype(this->a); };
//- flexible array with a designated string [error 3239] [not g++]
struct S { int n; char b[]; }; S s = {.n = 1, .b = "ab"};
//- pack not the last argument of a partial specialisation [error 2453]
template <class...> struct A; template <class... T, class U> struct A<T..., U> {};
//- member named like its class in using [error 280]
struct A { int D; }; struct D : A { using A::D; };
//- destructor of another class [error 822]
struct A {}; struct B {}; void f(A a) { a.~B(); }
//- destructor by the name of the object [error 822]
struct A {}; void f(A a) { a.~a(); }
//- return type of a destructor [error 964]
struct A { int ~A(); };
//- destructor template [error 169]
struct A { template <int i> ~A() {} };
//- new with empty placement [error 29]
int *p = new () int;
//- qualified member in a block [error 283]
struct A { static int i; }; void f() { int A::i = 3; }
//- noinline with an argument [error 1094]
void f() __attribute__((noinline(1)));
//- maybe_unused with an argument [error 1094]
struct [[maybe_unused("Wrong")]] S {};
//- flatten with an argument [error 1094]
void f() __attribute__((flatten(1)));
//- gnu unused with an argument [error 1094]
int x __attribute__((unused(1)));
//- always_inline with an argument [error 1094]
inline void f() __attribute__((always_inline(1)));
//- const with an argument [error 1094]
int f() __attribute__((const(1)));
//- pure with an argument [error 1094]
int f() __attribute__((pure(1)));
//- cold with an argument [error 1094]
int f() __attribute__((cold(1)));
//- weak with an argument [error 1094]
void f() __attribute__((weak(1)));
//- used with an argument [error 1094]
void f() __attribute__((used(1)));
//- packed with an argument [error 1094]
struct S { int x; } __attribute__((packed(1)));
//- nodiscard with a number [20] [error 1038]
[[nodiscard(123)]] int f();
//- deprecated with a number [error 1038]
[[deprecated(1)]] int f();
//- deprecated with a string
[[deprecated("x")]] int f(); int g() __attribute__((deprecated("y")));
//- two attributes without a comma [error 253]
struct [[nodiscard nodiscard]] S {};
//- two attributes with commas
struct [[nodiscard, maybe_unused, , gnu::packed]] S {}; [[using gnu: unused, used]] int x;
//- abi_tag with a number [error 1038]
void __attribute__((abi_tag(1))) f();
//- section with a number [error 1038]
int x __attribute__((section(42)));
//- section and alias with strings
int x __attribute__((section("a")));
//- arguments of an attribute that nobody knows without its namespace
[[section(1)]] int x; inline namespace [[abi_tag(1, 2)]] D {}
//- arguments of an attribute of somebody else
[[foo::deprecated(1, 2)]] int x;
