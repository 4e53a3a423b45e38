//- pack in the bases of a class [error 1919]
template <class T> struct B {}; template <class... T> struct C : B<T> {};
//- pack itself as base [error 1919]
template <class... T> struct C : T {};
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
