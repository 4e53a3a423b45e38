//- attributes between a name and the bounds of an array
struct A { char c; int i; };
void f() { unsigned char m alignas(A)[sizeof(A)]; m[0] = 1; static int x alignas(16) = 3; x = m[0]; }
struct S { unsigned char b alignas(8)[16]; int k [[maybe_unused]][3]; };
static_assert(alignof(S) == 8, "");
unsigned char g alignas(16)[16];
//- GNU attributes between a name and the bounds of an array [not g++]
unsigned char h __attribute__((aligned(4)))[2][2];
static_assert(alignof(h) == 4, "");
//- generic lambdas capture constants whose address they take
template <class T> void f(T t) { t(1); }
void g() {
  const unsigned long n = 10;
  f([&](auto) { auto x = +n; auto y = &n; return *y + x; });
  f([=](auto i) { const auto &y = n; return y & n & i; });
  f([&](auto) { return [&](auto) { auto x = n; auto y = &n; return x + *y; }(1); });
}
//- the type of an enumerator before the end of its enumeration is that of its value
enum A { a1 = 0xffffffffu, a2 = a1 + 1, a3 = 1, a4 = sizeof(a3) };
static_assert(a2 == 0 && a4 == 4, "");
char const c = 'q';
enum B { b1 = c, b2 = sizeof(b1), b3 = 1LL, b4 = sizeof(b3), b5 = 2147483647, b6, b7 = b6 > 0 };
static_assert(b2 == 1 && b4 == 8 && b7 == 1, "");
//- enumerations of nested classes, defined outside
struct S { enum { A = 1, B = 2 }; struct T { enum { B = 102 }; enum class E; enum F : int; }; };
enum class S::T::E { A1 = A, B1 = B, C1 };
enum S::T::F : int { A1 = A, B1 = B };
static_assert(int(S::T::E::A1) == 1 && int(S::T::E::C1) == 103 && S::T::B1 == 102, "");
//- static member templates that are variables, defined outside of their class template
template <class T> struct Y { template <class U> static U x; template <class U> static const U u; };
template <class T> template <class U> U Y<T>::x = sizeof(T) * 10 + sizeof(U);
template <class T> template <class U> const U Y<T>::u = U();
template <class T> template <class U> const U *Y<T>::u<U *> = 0;
short y = Y<int>::x<short>;
const int *p = Y<char>::u<int *>;
const int i = Y<char>::u<int>;
//- parameter packs of a qualified template's instances come first
namespace n { template <class E> struct box { E e; box(E); }; }
template <class... Ts> int f(n::box<Ts>... ls) { return sizeof...(ls); }
template <class... Ts> int g(const Ts (&...a)[3]);
template <class T, int... N> int h(const T (&...a)[N]);
void t(n::box<int> a, n::box<char> b) { f(a); f(a, b); f(); g({1, 2, 3}, {'a', 'b', 'c'}); h<int>({1}, {2, 3}); }
//- initializer lists for a pack of them
namespace std { typedef decltype(sizeof(0)) size_t; template <class E> class initializer_list { const E *b; size_t n; constexpr initializer_list(const E *b, size_t n) : b(b), n(n) {} public: constexpr initializer_list() : b(0), n(0) {} }; }
template <class... Ts> void f(std::initializer_list<Ts>... ls);
void t() { f({1}); f({1}, {2.0, 3.0}); f(); }
//- elements of a pack that are written are not deduced
template <class T, class U> struct P { P(T, U); P(T); };
template <class... T> void q(P<T, int>... p);
struct A { void foo(const int &); void foo(float); };
template <class... Args> void bar(void (A::*)(Args...), Args... args);
void k(const int &i) { q<int, char>(1, 'c'); q<int>(1, P<char, int>('a')); bar<const int &>(&A::foo, i); }
//- typename is implied in the parameters of members [20]
struct W {
  template <class T> static int f(T::X);
  template <class T> static int g(T::X, int);
  template <class T> static int g(T::X);
  template <class T> struct I { T::type m(T::type, typename T::type); };
};
template <class T> int W::f(T::X p) { return p; }
template <class T> int W::g(typename T::X p) { return p; }
template <class T> T::type W::I<T>::m(T::type a, typename T::type b) { return a + b; }
struct Z { typedef int X; };
int z = W::f<Z>(1) + W::g<Z>(2);
//- template parameters of class type are objects [20]
struct A { int i; constexpr A(int i) : i(i) {} constexpr int get() const { return i; } };
template <A a> struct B { static constexpr int i = a.i; static constexpr A const *p = &a; static constexpr const A &r = a; };
template <A a> struct C { static constexpr A const *p = &a; static constexpr auto &q = a; };
static_assert(B<1>::p == C<1>::p && B<1>::p != C<2>::p && B<3>::r.i == 3 && &C<3>::q == B<3>::p);
template <class T, class U> struct same; template <class T> struct same<T, T> {};
template <A a> int f(B<a>) { same<A, decltype(a)> s; same<const A &, decltype((a))> t; const A *p = &a; auto c = a; c.i = p->get(); return a.get() + f(B<a>{}); }
int g() { return f(B<1>{}); }
//- private call operators do not fit
template <class T> T make();
struct B {}; struct A { A(B); };
struct F { void operator()(A, A); private: void operator()(B, B); };
template <class F, class = decltype(make<F>()(B(), B()))> char f(int);
template <class F> char (&f(...))[2];
static_assert(sizeof(f<F>(0)) == 2, "");
//- comparisons with what converts to any pointer
struct null { template <class T> operator T *() const { return 0; } template <class C, class T> operator T C::*() const { return 0; } };
struct S { int m; };
int f(int *p, int S::*q) { null n; return (p == n) + (n != p) + (q == n); }
//- standard layout needs different classes at each address
struct Q {}; struct S : Q {}; struct T : Q {}; struct U : S, T {};
struct V : Q { Q q; }; struct W : Q { int i; Q q; }; struct X : Q { S s; };
struct C { int : 0; }; struct D : C { int : 0; };
static_assert(!__is_standard_layout(U) && !__is_standard_layout(V) && __is_standard_layout(W) && !__is_standard_layout(D), "");
static_assert(__is_standard_layout(S) && __is_standard_layout(C), "");
//- aggregates are deduced from strings [20]
template <class T, int N> struct A { T a[N]; };
A a = {"meow"}; A b = {{1, 2, 3}};
static_assert(sizeof(a) == 5 && sizeof(b) == 12);
//- guides that make other classes do not count for an alias [20]
template <class T, bool B = false> struct F { F(T) {} };
template <class T> F(T) -> F<T>;
template <class T> using G = F<T, true>;
G g{0}; F<int, true> *p = &g;
template <bool, class... Ts> struct X { X(Ts...) {} };
template <class... Ts> using Y = X<false, Ts...>;
template <class... Ts> X(Ts...) -> X<true, Ts...>;
void f() { Y{}; Y{1, 2}; }
//- packs of an expansion around a generic lambda
struct X { template <class F> void f(F f) { f(0); } };
template <class... Xs> void g(Xs... xs) { int i = 0; [&](auto &...ys) { (xs.f([&](auto k) { ys += k; }), ...); }(i); }
template <class... T> int two(T... t) { int s = 0; ([&](auto k) { s += t + k; }(1), ...); return s; }
int m() { g(X{}); return two(1, 2, 3); }
//- generic lambdas that use members by their class
struct M { int n; template <int> int go() { return n; } void run() { auto l = [&](auto) { M::go<1>(); M::n = 2; }; l(1); } static int s(); void r() { [&](auto) { return M::s(); }(1); } };
//- functions cannot be allocated, nor objects freed that cannot be destroyed
struct D { ~D() = delete; };
template <class T, class = decltype(::delete ::new T())> char f(int);
template <class> char (&f(...))[2];
static_assert(sizeof(f<void()>(0)) == 2 && sizeof(f<D>(0)) == 2 && sizeof(f<int>(0)) == 1, "");
//- new arrays whose length follows from their initialiser [20]
struct A { int a, b, c; };
A *p = new A[]{1, 2, 3, 4}, *q = new A[]{{1, 2, 3}, {4}};
char *c = new char[]{"foo"};
int *e = new int[]{}, *f = new int[]{1, 2, 3};
//- new arrays whose length follows from arguments [20]
struct A { int a, b, c; };
char *d = new char[]("foo"), *g = new char[4]("foo");
int *q = new int[](1, 2, 3), *r = new int[]();
A *a = new A[]({1}, {6, 7});
//- default arguments of consteval functions [20]
consteval bool f(bool x) { if (x) throw 1; return false; }
consteval bool g(bool x = f(true)) { return true; }
struct S { consteval static bool h(bool x = f(true)) { return true; } };
constexpr bool a = g(true), b = S::h(true);
consteval int n() { return 42; }
consteval int call(int (*fn)() = &n) { return fn(); }
static_assert(call() == 42 && call(n) == 42);
//- default arguments of consteval functions that are not constant [20] [error]
consteval bool f(bool x) { if (x) throw 1; return false; }
consteval bool g(bool x = f(true)) { return true; }
constexpr bool a = g();
//- placeholders behind a requires-clause belong to the declaration [20]
template <class T> concept C = true;
template <class V> requires C<V> auto f(V v) { return v; }
template <class V> requires C<V> decltype(auto) g(V v) { return v; }
template <class V> requires C<V> decltype(1) h(V v) { return v; }
template <class V> requires C<V> && C<int> auto k(V v) { return v; }
template <class V> requires (C<V>) || C<V> auto l(V v) { return v; }
struct S { template <class V> requires C<V> decltype(auto) m(V &&v) const { return v(1); } };
int r = f(1) + g(1) + h(1) + k(1) + l(1) + S().m([](auto x) { return x; });
//- an array of no elements is no type in a substitution
template <int I> int div(char (*)[I % 2 == 0] = 0) { return 0; }
template <int I> int div(char (*)[I % 2 == 1] = 0) { return 1; }
int i = div<1>() + div<2>();
template <int N> char f(int (*)[N]);
template <int N> char (&f(...))[2];
static_assert(sizeof(f<0>(0)) == 2 && sizeof(f<1>(0)) == 1 && sizeof(f<-1>(0)) == 2, "");
//- template arguments with arrays are the same whatever initialises them [20]
struct A { char c[5]; };
template <A> struct B {};
extern B<A{}> a; extern B<A{{0}}> a; extern B<A{{0, 0, 0, 0, 0}}> a; extern B<A{""}> a; extern B<A{"\0\0"}> a;
extern B<A{{'A'}}> b; extern B<A{"A"}> b; extern B<A{{'A', 0}}> b;
struct D { const char a[2][2][2]; };
template <D> struct E {};
extern E<D{{{"", ""}, {"", ""}}}> c; extern E<D{{{"", ""}, {"", {0, 0}}}}> c; extern E<D{{{"", ""}}}> c; extern E<D{}> c;
//- constructors inherited by the name of a template parameter
template <class T> struct A { A(T); };
template <template <class> class T> struct G : T<int> { using T<int>::T; };
G<A> g(0);
//- bases of the name of a data member
struct A { int B; struct B {}; };
template <class T> struct S : T::B { S() : T::B() {} };
template struct S<A>;
//- constructor templates whose defaults name members are guides
template <bool, class T = void> struct on { typedef T type; };
template <class T> struct on<false, T> {};
template <class T> struct A { template <class U> using ok = typename on<(sizeof(U) > 0)>::type; template <class U, class = ok<U>> A(T, U); };
template <class T> struct B { template <class U> static constexpr bool ok = true; template <class U, bool = ok<U>> B(T, U); };
template <class T> struct C { static constexpr bool c = sizeof(T) > 0; template <class U, bool = c> C(T, U); };
A a(1, 2); B b(1, 2); C c(1, 2);
//- constructor templates whose constraints name members are guides [20]
template <class T> struct A { static constexpr bool c = sizeof(T) > 0; template <class U> requires c A(T, U); };
A a(1, 2);
//- static members whose destructor is private
class K { static K q; K(); ~K(); public: static K &get(); };
K K::q;
K &K::get() { static K k; return k; }
//- objects outside of their class whose destructor is private [error]
class K { public: K(); private: ~K(); };
K k;
//- std needs no declaration to be used
using namespace std;
namespace std { struct later {}; }
later l;
//- objects initialised by packs that may be empty are no functions
struct A { int n; A(int = 1); };
template <int... N> int f() { static A a(N...); A b(N...); return a.n + b.n; }
int i = f<42>() + f<>();
//- templates with parameters that are not deduced are more specialised
template <class T, int (T::*)() const> struct E { typedef T type; };
template <class X> constexpr int get(const X &) { return 1; }
template <class X> constexpr int get(const typename E<X, &X::func>::type &) { return 2; }
struct H { int func() const; };
constexpr H h{};
static_assert(get<H>(h) == 2, "");
//- memchr and strchr in constant expressions
constexpr const char a[] = "abcdefedcba";
constexpr const void *find(const char *p, int c, unsigned long n) { return __builtin_memchr(p, c, n); }
static_assert(find(a, 'f', 6) == a + 5 && find(a, 'f', 5) == nullptr && find(a, 'c', 12) == a + 2 && find(a, 0, 12) == a + 11, "");
static_assert(__builtin_strchr(a, 'd') == a + 3 && __builtin_strchr(a, 'x') == nullptr && __builtin_strchr(a, 0) == a + 11, "");
//- functions declared in parentheses
struct S { S(int); };
int f() { int (x) = 1; int (g(void)); int (h(int a, char)), (k()); S(s(int)); S(1); return g() + h(1, 'c') + k() + x; }
