//- pack in the bases of a class [error 1919]
template <class T> struct B {}; template <class... T> struct C : B<T> {};
//- pack itself as base [error 1919]
template <class... T> struct C : T {};
//- too few arguments for the parameters before a pack end the deduction
template <class T, T v> struct Constant {};
struct Call { template <bool b, class T> void operator()(Constant<bool, b>, T) {} };
template <bool... B, class F, class... T> auto dispatch(F f, T... t) -> decltype(f(Constant<bool, B>()..., t...)) { return f(Constant<bool, B>()..., t...); }
template <bool... B, class F, class... T> auto dispatch(F f, bool b, T... t) -> decltype(dispatch<B..., true>(f, t...)) { return b ? dispatch<B..., true>(f, t...) : dispatch<B..., false>(f, t...); }
void f() { dispatch(Call(), true, 5); }
template <class F> int few(F f, int a, int b = 2); template <class F, class... T> int more(T... t, F f, int b = 2); int a = few(1, 2), b = more(1), c = more(1, 2);
//- too few arguments for the parameters before a pack [error 304]
struct G {}; template <bool... B> int d(); template <bool... B, class F, class... T> auto d(F f, bool b, T... t) -> decltype(d<B..., true>(f, t...));
void f() { d(G(), true); }
//- packs of parameters named by later parameters of a function type
template <class... T> struct S { using F = void (*)(T... x, decltype(x)... y); };
void two(int, int); void four(int, char, int, char); void none();
S<int>::F a = two; S<int, char>::F b = four; S<>::F c = none;
//- a pack of parameters that is not expanded in a later one [error]
template <class... T> struct S { using F = void (*)(T... x, decltype(x) y); }; S<int>::F f;
//- packs of known length before other template parameters
template <class... T> struct A { template <T... t, class U> struct B { static const int count = sizeof...(t); typedef U type; }; };
static_assert(A<int, char>::B<42, 'a', float>::count == 2 && A<>::B<int>::count == 0, ""); A<int>::B<1, float>::type f = 1.5f;
template <class... T> struct D { template <template <T> class... C, class U> struct B { static const int count = sizeof...(C); }; };
template <int> struct I {}; template <char> struct J {};
static_assert(D<int, char>::B<I, J, float>::count == 2 && D<>::B<float>::count == 0, "");
//- too few arguments for a pack of known length [error]
template <class... T> struct A { template <T... t, class U> struct B {}; }; A<int, char>::B<42, float> b;
//- too many arguments for a pack of templates of known length [error]
template <class... T> struct A { template <template <T> class... C, class U> struct B {}; }; template <int> struct I {}; A<int>::B<I, I, float> b;
//- packs of templates are deduced from instances
template <int> struct Tag {}; template <int> struct Label {};
template <template <int> class... C, int N> constexpr int count(C<N>...) { return sizeof...(C) * 10 + N; }
static_assert(count(Tag<2>(), Label<2>()) == 22 && count(Tag<3>()) == 13, "");
template <class... T> struct List { static const int value = 0; };
template <class T, template <class> class... F> struct List<F<T>...> { static const int value = sizeof...(F); };
template <class T> struct One {}; template <class T> struct Two {};
static_assert(List<One<int>, Two<int>>::value == 2 && List<One<int>, Two<char>>::value == 0 && List<int>::value == 0, "");
//- packs of templates with different arguments are not deduced [error]
template <int> struct Tag {};
template <template <int> class... C, int N> void count(C<N>...) {}
void f() { count(Tag<2>(), Tag<3>()); }
//- a specialisation whose templates take packs is not the primary template
template <template <class> class...> struct A; template <template <class...> class... B> struct A<B...> { static const int value = 2; };
template <class T> struct One {};
static_assert(A<One>::value == 2, "");
//- the same template parameters are those of the primary template [error]
template <template <class> class...> struct A; template <template <class> class... B> struct A<B...> {};
//- expansions of attributes
template <class... T> struct Wide { [[gnu::aligned(alignof(T))...]] char t; };
static_assert(alignof(Wide<char, double, int>) == 8 && alignof(Wide<>) == 1, "");
template <int... N> struct Using { [[using gnu: aligned(N)...]] char t; };
static_assert(alignof(Using<2, 16, 4>) == 16, "");
//- a pack in an attribute that is not expanded [error]
template <int... N> struct A { [[gnu::aligned(N)]] char t; };
template struct A<2, 4>;
//- pack expanded in the bases
template <class T> struct B {}; template <class... T> struct C : B<T>... {}; template <class... T> struct D : T... {}; C<int, char> c; D<C<int>> d;
//- pack in a parameter of a member [error 1919]
template <class... T> struct A { void f(T); };
//- pack in a pointer parameter of a member [error 1919]
template <class... T> struct A { void f(T *) {} };
//- pack in a data member [error 1919]
template <class... T> struct A { T *p; };
//- pack in a typedef [error 1919]
template <class... T> struct A { typedef T X; };
//- pack in a noexcept [error 1919]
template <bool... B> struct S { void fn() noexcept(B); };
//- pack in an alias template [error 1919]
template <class T> struct S {}; template <class... T> using A = S<T>;
//- pack in an alias template expanded
template <class... T> struct S {}; template <class... T> using A = S<T...>; A<int> a;
//- pack in a friend class [error 1919]
template <class T> struct S {}; template <class... T> struct A { friend class S<T>; };
//- pack in a default template argument [error 1919]
template <class R, class... A, unsigned = sizeof(A)> void f(R);
//- sizeof... in a default template argument
template <class... A> struct S {}; template <class R, class... A> void f(R, unsigned = sizeof...(A));
//- pack in a default argument [error 1919]
template <class R, class... A> void f(R, unsigned = sizeof(A));
//- pack in the result of a function [error 1919]
template <class... A> A f();
//- pack in a parameter of a function [error 1919]
template <class... A> void f(A a);
//- pack in the qualifier of a member expanded
template <class... T> struct B { void f(); }; template <class... T> void B<T...>::f() {}
//- pack in a partial specialisation [error 1919]
template <class...> struct B; template <class... T> struct B<int, T> {};
//- pack in a static member [error 1919]
template <int... N> struct A { static const int x = N; };
//- pack in a static_assert [error 1919]
template <int... N> struct A { static_assert(N > 0, ""); };
//- pack in an enumerator [error 1919]
template <int... N> struct A { enum { x = N }; };
//- pack in a bit-field [error 1919]
template <int... N> struct A { int x : N; };
//- pack in a fold
template <int... N> struct A { static const int x = (N + ...); enum { y = sizeof...(N) }; static_assert(((N > 0) && ...), ""); int a[sizeof...(N)]; }; A<1, 2> a;
//- packs of an inner template
template <class... T> struct A { template <class... U> void f(U... u); template <class... U> struct I : U... {}; template <T... v> struct J {}; void g(T... t) { h(t...); } static void h(T...); };
//- packs in nested expansions
template <class... T> struct P {}; template <class... T> struct A { template <class... U> using M = P<P<T, U>...>; using Q = P<P<T...>>; P<T...> m; P<P<T>...> n; }; A<int>::M<char> q;
//- pack in a lambda [error 1919]
template <int... a> auto x = [z = -a] { return z; };
//- pack in a trailing requires [20] [error 1919]
template <class T> concept C = true; template <class... T> void f(T...) requires C<T>;
//- pack in a trailing requires expanded [20]
template <class T> concept C = true; template <class... T> void f(T...) requires (C<T> && ...);
//- using of packs
template <class... T> struct A : T... { using T::operator()...; A(T... t) : T(t)... {} };
//- parameter pack not at the end [error 1912]
template <class... T, class U> struct A;
//- pack in an attribute that nobody knows
template <bool... N> [[gnu::no_such_attribute(N)]] int f(int);
//- packs of template template parameters that use up a pack of the template around
template <class... T> struct X {
  template <template <T...> class...> struct Y {};
  template <template <T... v> class...> struct W {};
  template <template <T> class... C> struct Z { static constexpr int n = sizeof...(C); };
};
template <int, char> struct P {};
template <int> struct I {};
template <char> struct C {};
using A = X<int>::Y<>;
using D = X<int>::W<>;
using B = X<int, char>::Y<P, P>;
static_assert(X<int, char>::Z<I, C>::n == 2, "");
//- pack that is not expanded in the parameters of a function behind a declarator in parentheses [error 1919]
template<class... Ts> struct P {}; template<class... Ts> int (*f(P<Ts> p))(int);
