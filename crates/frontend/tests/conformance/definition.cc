//- names in a class template 0 [error 20]
template<class T> struct S : T { Missing z; };
//- names in a class template 1 [error 20]
template<class T> struct S : T { int v[missing]; };
//- names in a class template 2 [error 20]
template<class T> struct S : T { void f(Missing); };
//- names in a class template 3 [error 20]
template<class T> struct S : T { int a = missing; };
//- names in a class template 4 [error 20]
template<class T> struct S : T { using q = Missing; };
//- names in a class template 5 [error 864]
template<class T> struct S : T { Missing<T> q; };
//- names in a class template 6 [error 864]
template<class T> struct S { Missing<T> q; };
//- names in a class template 7 [error 864]
template<class T> struct S { Missing<T> *q; };
//- names in a class template 8 [error 864]
template<class T> struct S { void f(Missing<T> q); };
//- names in a class template 9 [error 20]
template<class T> struct S { int f(T t, int b = missing); };
//- names in a class template 10 [error 20]
template<class T> struct S { int f(T t) noexcept(missing); };
//- names in a class template 11 [error 20]
template<class T> struct S { auto f(T t) -> decltype(missing); };
//- names in a class template 12 [error 20]
template<class T> struct S { auto f(T t) -> decltype(t + missing); };
//- names in a class template 13
template<class T> struct S { auto f(T t) -> decltype(missing(t)); };
//- names in a class template 15 [error 20]
template<class T> struct S { static_assert(missing, ""); };
//- names in a class template 17 [error 20]
template<class T> struct S { struct I { Missing z; }; };
//- names in a class template 18 [error 20]
template<class T> struct S { struct I { void f(Missing z); }; };
//- names in a class template 19 [error 20]
template<class T> struct S { template<class U = Missing> void f(); };
//- names in a class template 20 [error 20]
template<class T> struct S { template<int N = missing> void f(); };
//- names in a class template 21 [error 20]
template<class T> struct S { template<class U> void f(Missing); };
//- names in a class template 22 [not g++]
template<class T> struct S { S() : missing(1) {} };
//- names in a class template 24 [error 20]
template<class T> struct S { friend struct Missing; Missing* p; };
//- names in a class template 25 [error 20]
template<class T> struct S { int b : missing; };
//- names in a class template 26 [error 20]
template<class T> struct S { T a = T(missing); };
//- names in a class template 28 [error 20]
template<class T> struct S { enum { a, b = missing }; };
//- names in a class template 29 [error 20]
template<class T> struct S { alignas(missing) int q; };
//- names in a class template 30 [error 20]
template<class T> struct S { typedef Missing q; };
//- names in a class template 31 [error 864]
template<class T> struct S { typedef Missing<T> q; };
//- names in a class template 32 [error 20]
template<class T> struct S { Missing* p; };
//- names in a class template 33 [error 20]
template<class T> struct S { static Missing p; };
//- names in a class template 34 [error 20]
template<class T> struct S { void f(const Missing* p); };
//- names in a class template 36 [error 20]
template<class T> struct B{}; template<class T> struct S { B<Missing> p; };
//- names in a class template 37 [error 20]
template<class T> struct B{}; template<class T> struct S { void f(B<Missing>) ; };
//- names in a class template 38 [error 20]
template<class T> struct B{}; template<class T> struct S : B<Missing> { };
//- names in a class template 39 [error 20]
template<class T> struct B{}; template<class T> struct S : B<B<Missing>> { };
//- names in a class template 40 [error 20]
struct S { int a = missing; };
//- names in a class template 41
struct S { int a = 1; int b = a + 1; int c = this->a; int d = sizeof(*this); int e = f(); int f(); S* s = this; };
//- names in a class template 43
template<class T> struct S { T a; T f() const { return a; } T g() { return h(); } T h(); int q = w; int w; };
//- names in a class template 44
template<class T> struct S { struct { int x; } y, *z; enum { a, b } e; T v[b]; };
//- names in a class template 45
template<class T> struct S { using U = T; template<class V> using W = V; W<U> w; template<class... A> void f(A&&... a) noexcept(noexcept(g(a...))); };
//- names in a class template 46
struct B0 { typedef int ty; enum { en }; int m; }; template<class T> struct S : B0 { ty a[en + 1]; int b = m; };
//- names in a class template 47
template<class T> struct B1 { typedef int ty; }; template<class T> struct S : B1<int> { ty a; };
//- names in a class template 48
template<class T> struct B1 { typedef int ty; }; typedef B1<int> B2; template<class T> struct S : B2 { ty a; };
//- names in a class template 49
template<class T> struct S { int (*fp)(int a, T b); void (S::*m)(); int S::*d; T (&r)[3]; auto f(T x) -> decltype(x); };
//- names in a class template 50
template<class T> struct S { [[nodiscard]] int f(int a [[maybe_unused]]); __attribute__((aligned(8))) int q; };
//- names in a class template 52
template<class T, class = void> struct D {}; template<class T> struct D<T, decltype(T().f(), void())> { T t; };
//- names in a class template 53
template<class T> struct S { template<class U, class V = typename U::x> struct In { V v; U u; }; In<T> i; };
//- names in a class template 54
template<class T> struct S { operator bool() const; explicit operator T*() const; S& operator=(const S& o) = default; bool operator==(S o) const; };
//- names in a class template 55
template<class T> struct S { void f(int n, int (*a)[sizeof n]); static constexpr int k = 3, l = k + 1; unsigned m : l; };
//- names in a class template 57
namespace n { struct Q; } template<class T> struct S { n::Q* q; struct n::Q* r; struct Fwd* s; Fwd* t; class Fwd2 *u; };
//- names in a class template 58
template<class T> struct S { using T::foo; using typename T::bar; bar b; int c = foo; };
//- names in a class template 59
template<class T> struct S; template<class T> struct S<T*> { S* p; S<T> q; typedef S self; self* r; };
//- names in a class template 60
template<int N> struct F { enum { value = N * F<N-1>::value }; }; template<> struct F<0> { enum { value = 1 }; };
//- names in a class template 61 [error 20]
template<class T> struct S { struct A; struct B { A* a; }; struct A { B b; C* c; }; };
//- names in a class template 62
template<class T> struct S { static_assert(sizeof(T) > 1, "x"); friend struct Q; friend T; template<class U> friend struct S; };
//- names in a class template 63
template<class T> union U { T t; struct { int a, b; }; char c[sizeof(T)]; int d = 1; };
//- names in a class template 64
template<class T> struct S { T a, b; S() : a(), b{} {} ~S() {} void f() try {} catch (...) {} };
//- completeness 0 [error 70]
struct A { int i; int a[]; int b; };
//- completeness 1 [error 3251]
struct A { int a[]; };
//- completeness 2 [error 3251]
struct A { int a[]; int i; };
//- completeness 3 [error 3251]
struct A { static int s; int a[]; };
//- completeness 4 [error 3251]
struct E {}; struct A : E { int a[]; };
//- completeness 5
struct E { int q; }; struct A : E { int a[]; };
//- completeness 6 [error 70]
union U { int i; int a[]; };
//- completeness 7 [error 70]
union U { int a[]; };
//- completeness 8 [error 70]
struct A { union { int a[]; }; int x; };
//- completeness 9 [error 70]
struct A { int x; union { int a[]; }; };
//- completeness 10 [not g++]
struct A { int n; struct { int k; int a[]; } s; int q; };
//- completeness 11 [not g++]
struct H { int s; int t[]; }; struct K { int z; H h; int q; };
//- completeness 12
struct H { int s; int t[]; }; struct K { H h; };
//- completeness 13
struct H { int s; int t[]; }; struct K : H { };
//- completeness 14 [error 3378]
struct H { int s; int t[]; }; struct K : H { int q; };
//- completeness 15
struct H { int s; int t[]; }; H h[3];
//- completeness 16
struct H { int s; int t[]; }; H h = {1, {1,2}};
//- completeness 19 [not g++]
struct H { int s; int t[]; }; void f() { H h = {1, {1,2}}; }
//- completeness 20
struct H { int s; int t[0]; int q; };
//- completeness 21
struct H { int t[0]; };
//- completeness 22 [error 3251]
struct H { char :0; int t[]; };
//- completeness 23 [error 3251]
struct H { int :8; int t[]; };
//- completeness 24
struct H { int s; int t[]; void f(); static int z; typedef int q; enum { e }; };
//- completeness 25 [error 3251]
struct H { void f(); int t[]; };
//- completeness 26 [error 3251]
struct H { virtual void f(); int t[]; };
//- completeness 27 [error 70]
struct A { constexpr A() {} static constexpr A a = {}; };
//- completeness 28 [error 70]
struct A { constexpr A() {} static constexpr A a[2] = {}; };
//- completeness 29 [error 70]
struct A { constexpr A() {} static const A a; static inline A b; };
//- completeness 30 [error 70]
struct A; void foo(A a) {} struct A {};
//- completeness 31 [error 409]
struct A; A foo() { throw 1; } struct A {};
//- completeness 33 [error 70]
struct A; A a; struct A {};
//- completeness 34
struct A; extern A a; struct A {};
//- completeness 35 [error 70]
struct A; static A a; struct A {};
//- completeness 36
struct A; void foo(A a); struct A {};
//- completeness 37
struct B { void foo(B a) {} B b() { return *this; } };
//- completeness 38 [error 70]
struct A; struct B { void foo(A a) {} }; struct A {};
//- completeness 39 [error 409]
struct A; struct B { A foo() { throw 1; } }; struct A {};
//- completeness 40 [error 70]
template<class T> struct C; template<class T> void C<T>::f() {}
//- completeness 41 [error 70]
template<class T> struct C; template<class T> int C<T>::m;
//- completeness 42 [error 70]
template<class T> struct C; template<class T> struct C<T>::B {};
//- completeness 43
template<class T> struct C; template<class T> struct C<T*> { void f(); }; template<class T> void C<T*>::f() {}
//- completeness 44 [error 70]
class E; template<class A> class Z { A a; E e; };
//- completeness 45 [error 70]
class E; template<class A> class Z { A a; E e; }; class E {};
//- completeness 46
class E; template<class A> class Z { A a; E* e; E& f(); E g(); void h(E); static E s; };
//- completeness 47 [not g++]
class E; template<class A> class Z { void h(E) {} };
//- completeness 48 [error 70]
class E; template<class A> class Z : E { };
//- completeness 49 [error 70]
extern void y;
//- completeness 50 [error 70]
extern void g(), y;
//- completeness 51
struct A { void f() { A a; } A g(A a) { return a; } };
//- completeness 52 [error 70]
struct A; typedef A B; void f(B b) {} struct A {};
//- completeness 53
struct A; void f(A a[]) {} struct A {};
//- completeness 54
struct A; void f(A* a) { } void g(A& a) {} struct A {};
//- completeness 56
template<class T> struct W; void f(W<int> w); template<class T> struct W {}; void f(W<int> w) {}
//- completeness 57
struct A; A f() = delete; struct A {}; struct B; void g(B) = delete;
//- a host variable constructs an instance [error 20]
template <class A> class B { public: A a; B() { missing = 2; } }; static B<int> bi;
//- an inline definition for other units, then the function
__attribute__((gnu_inline)) inline int f(void) { return 0; } int f(void) { return 2; } extern int g(void); __attribute__((gnu_inline)) inline int g(void) { return 0; } int g(void) { return 1; }
//- an inline definition for other units, then two more [error]
__attribute__((gnu_inline)) inline int f(void) { return 0; } int f(void) { return 2; } int f(void) { return 3; }
//- literal operator template with wide characters [error 2500]
struct F {}; template <wchar_t...> F operator""_f();
//- literal operator template with one character [error 2500]
struct F {}; template <char> F operator""_f();
//- literal operator template with a parameter [error 2499]
template <char...> int operator""_x(unsigned long long);
//- literal operator template
template <char...> int operator""_x(); int a = 12_x;
//- literal operator template of a class [20]
template <unsigned long N> struct S { char c[N]; constexpr S(const char (&s)[N]) { for (unsigned i = 0; i < N; ++i) c[i] = s[i]; } }; template <S s> constexpr int operator""_s() { return 1; } int b = "ab"_s;
//- literal operator template with more parameters [error 2500]
template <char... C, int N = 0> void operator""_b();
//- private operator delete for new [error 265]
class X { void operator delete(void *); public: X(); }; void f() { X *p = new X; }
//- private operator delete for new of a class that cannot throw [error 265]
class X { void operator delete(void *); public: X() noexcept; }; void f() { X *p = new X; }
//- private operator delete for a trivial class [error 265]
class X { void operator delete(void *); }; void f() { X *p = new X; }
//- deleted operator delete for new
struct X { void operator delete(void *) = delete; X(); }; void f() { X *p = new X; }
//- private member as a friend [error 265]
class A { void f(); }; class B { friend void A::f(); };
//- public member as a friend
struct A { void f(); }; class B { friend void A::f(); };
//- private member as a friend of a friend
class B; class A { void f(); friend class B; }; class B { friend void A::f(); };
//- friend with the same exception specification
void f() noexcept; struct B { friend void f() noexcept(true); };
//- member defined with another exception specification [error 536]
struct S { void a(); }; void S::a() noexcept {}
//- destructor defined with noexcept
struct S { ~S(); }; S::~S() noexcept {}
//- mixing designators and values [20] [error 2903]
struct A { int a, b; }; A a = {.a = 1, 2};
//- mixing values and designators [20] [error 2903]
struct A { int a, b; }; A a = {1, .b = 2};
//- designators behind bases [20] [error 2903]
struct A { int a; }; struct C : A { int e; }; C c{{1}, .e = 5};
//- out-of-order designators [20] [error 2904]
struct A { int x, y; }; A a = {.y = 2, .x = 1};
//- structured bindings of a closure [error 2844]
void f() { int a = 1; auto [b] = [a] {}; }
//- thread_local with dynamic initialisation
int f(); thread_local int i = f();
//- template member that the class has not [error 135]
template <class T> struct Foo {}; template <class T> void Foo<T>::nope(int) {}
//- too many parameters for an outside member [error 506]
template <int N> struct A { A(); }; template <int N, char> A<N>::A() {}
//- member of a parameter defined [error 464]
template <class T> void T::foo() {}
//- specialisation of a function defined twice [error 3369]
template <class T> void f(T); template <> void f<int>(int) {} template <> void f<int>(int) {}
//- specialisation of a function deleted after its definition [error 3369]
template <class T> void f(T); template <> void f<int>(int) {} template <> void f<int>(int) = delete;
//- defaulted member defined again [error 3369]
struct A { A() = default; }; A::A() = default;
//- explicit specialisation after use [error 1449]
template <class T> struct A { void f() {} }; void g() { A<int> a; a.f(); } template <> void A<int>::f() {}
//- placeholder of a class template in a template argument
template <class T> struct A {}; template <template <class> class> struct B {}; B<A> b;
//- const object of a class with a constructor
struct A { A(); int i; }; const A a; struct B { int i = 1; }; const B b;
//- constexpr on a data member [error 2386]
struct A { constexpr int i; };
//- virtual static function [error 314]
struct A { virtual static void f(); };
//- destructor with the wrong name [error 279]
struct A { ~B(); };
//- override ambiguous [error 318]
struct A { virtual void f(); }; struct B : virtual A { void f(); }; struct C : virtual A { void f(); }; struct D : B, C {};
//- abstract class as a member [error 322]
struct A { virtual void f() = 0; }; struct B { A a; };
//- extern variable of incomplete type used [error 70]
struct S; extern S s; int f() { return sizeof(s); }
//- static_cast away const [error 171]
void f(const int *const &p) { static_cast<void *>(p); }
//- extern member function [error 328]
struct A { extern void f(); };
//- class template without arguments as result [error 441]
template <class T> struct A { A(T); }; A f();
//- class template without arguments as trailing result [error 441]
template <class T> struct A { A(T); }; auto f() -> A;
//- class template redeclared as a class [error 441]
template <int> struct X; struct X {};
//- class redeclared as a template [error 101]
class Foo; template <class T> class Foo {};
//- variable redeclared as a template [error 147]
int foo; template <int> void foo() {}
//- const object without initialiser [error 811]
struct A { int i; }; const A a;
//- member that is an rvalue reference has the name of a template parameter [error]
template <class T> struct A { T &&T; };
