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
