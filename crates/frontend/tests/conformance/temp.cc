//- class template and members
template <class T, int N> struct A { T v[N]; T &at(int i) { return v[i]; } static int count; template <class U> U conv(); struct In { T t; }; }; template <class T, int N> int A<T, N>::count = N; template <class T, int N> template <class U> U A<T, N>::conv() { return U(v[0]); } A<int, 3> a; int x = a.at(0) + A<int, 3>::count + a.conv<char>(); A<int, 3>::In in;
//- too few template arguments [error]
template <class T, class U> struct S {}; S<int> s;
//- aliases for a template, or for another alias, with the same defaults are the same template argument
template <class, class> struct Same { static const bool value = false; }; template <class T> struct Same<T, T> { static const bool value = true; };
template <template <class...> class> struct X; template <class T, class U = T> struct A; template <class T, class U> struct N;
template <class V, class W = V> using Equal = A<V, W>; template <class V, class W = int> using Other = A<V, W>; template <class V, class W> using Without = A<V, W>; template <class V, class W = int> using With = N<V, W>; template <class V, class W> using Plain = N<V, W>;
static_assert(Same<X<A>, X<Equal>>::value && !Same<X<A>, X<Other>>::value && !Same<X<A>, X<Without>>::value && !Same<X<N>, X<With>>::value && Same<X<N>, X<Plain>>::value, "");
namespace M { template <class V, class W = V> using Turned = A<W, V>; } template <class V, class W = V> using Again = M::Turned<V, W>; template <class V, class W = V> using Alike = A<W, V>; template <class V, class W = int> using Less = M::Turned<V, W>;
static_assert(Same<X<M::Turned>, X<Again>>::value && !Same<X<M::Turned>, X<Alike>>::value && !Same<X<M::Turned>, X<Less>>::value && !Same<X<A>, X<M::Turned>>::value, "");
template <class... T> using Pack = A<T...>; template <class... T> using Further = Pack<T...>; static_assert(Same<X<Pack>, X<Further>>::value, "");
//- an alias as a template argument has its own defaults
template <class T, class U = char> struct Pair { T t; U u; }; template <class T, class U = double> using Wide = Pair<T, U>;
template <template <class...> class P> struct Use { P<int> p; }; static_assert(sizeof(Use<Wide>) == 16 && sizeof(Use<Pair>) == 8, "");
//- references are not made by new
template <class T> T &&make(); template <class T, class = decltype(new T(make<T>()))> char f(int); template <class T> char (&f(...))[2];
static_assert(sizeof(f<int &>(0)) == 2 && sizeof(f<int &&>(0)) == 2 && sizeof(f<int>(0)) == 1, "");
//- a reference made by new [error 356]
typedef int &R; int x; auto p = new R(x);
//- an array of references made by new [error 251]
typedef int &R; auto p = new R[3];
//- members behind a private base are not reached by pointers to members
struct B { int x; }; struct P : private B { int get(int B::*m) { return this->*m; } friend int reach(P &p, int B::*m) { return p.*m; } };
int B::*pm; template <class T> T &&make();
template <class T, class = decltype(make<T>().*pm)> char f(int); template <class> char (&f(...))[2];
template <class T, class = decltype(make<T>()->*pm)> char g(int); template <class> char (&g(...))[2];
static_assert(sizeof(f<P>(0)) == 2 && sizeof(g<P *>(0)) == 2 && sizeof(f<B>(0)) == 1 && sizeof(g<B *>(0)) == 1, "");
//- a member behind a private base by a pointer to member [error 269]
struct B { int x; }; struct P : private B {}; int f(P &p, int B::*m) { return p.*m; }
//- members of a base are no template arguments for members of the class
struct A { int same(); void same() const; }; struct B : A {};
template <class T> struct Has { template <class U, U> struct Check {}; template <class Z> static char test(Check<void (Z::*)() const, &Z::same> *); template <class> static char (&test(...))[2]; static const bool value = sizeof(test<T>(0)) == 1; };
static_assert(Has<A>::value && !Has<B>::value, "");
//- a member of a base as a template argument for one of the class [error 458]
struct A { int m; }; struct B : A {}; template <int B::*> struct H {}; H<&B::m> h;
//- temporaries with braces must be destructible, also arrays
struct N { ~N() = delete; }; class Hidden { ~Hidden(); }; struct P { int x; };
template <class T, class = decltype(T{})> char f(int); template <class> char (&f(...))[2];
static_assert(sizeof(f<N>(0)) == 2 && sizeof(f<N[2]>(0)) == 2 && sizeof(f<Hidden>(0)) == 2 && sizeof(f<P[2]>(0)) == 1 && sizeof(f<P>(0)) == 1, "");
//- references to functions prefer conversions to their own kind of reference
template <class T> struct A { operator T &(); operator T &&(); };
typedef int Fn(); A<Fn> a; Fn &&f = a; Fn &g = a;
//- too many template arguments [error]
template <class T> struct S {}; S<int, int> s;
//- type for a value [error]
template <int N> struct S {}; S<int> s;
//- value for a type [error]
template <class T> struct S {}; S<1> s;
//- default template argument not declared yet [error]
template <class T = int, int N = 2, template <class> class C = S0> struct S; template <class T> struct S0 {};
//- default template arguments in order
template <class T> struct S0 {}; template <class T = int, int N = sizeof(T), template <class> class C = S0> struct S { C<T> c; }; S<> a; S<char> b; S<char, 1> c;
//- default template argument missing after one [error]
template <class T = int, class U> struct S {};
//- default template argument twice [error]
template <class T = int> struct S; template <class T = int> struct S {};
//- default template arguments accumulate
template <class T, class U = int> struct S; template <class T = char, class U> struct S {}; S<> s;
//- redeclaration with another parameter list [error]
template <class T> struct S; template <int N> struct S {};
//- template redefined [error]
template <class T> struct S {}; template <class T> struct S {};
//- function template overloads
template <class T> char f(T); template <class T> short f(T, T); template <class T, class U> int f(T, U, int); static_assert(sizeof(f(1)) == 1 && sizeof(f(1, 2)) == 2 && sizeof(f(1, 2.0, 3)) == 4);
//- function template redefined [error]
template <class T> void f(T) {} template <class U> void f(U) {}
//- non-type arguments
int g; template <int *P> struct A {}; template <int &R> struct B {}; template <int (*F)(int)> struct C {}; template <bool V> struct D {}; template <char c> struct E {}; struct S { int m; void f(); }; template <int S::*M> struct F {}; template <void (S::*M)()> struct G {}; enum class N { x }; template <N n> struct H {}; template <decltype(nullptr)> struct I {}; int h(int);
A<&g> a; B<g> b; C<h> c; C<&h> c2; D<true> d; E<'x'> e; F<&S::m> f; G<&S::f> gg; H<N::x> hh; I<nullptr> i; A<nullptr> an;
//- non-type argument not constant [error]
template <int N> struct S {}; int n; S<n> s;
//- non-type argument narrowing [error]
template <unsigned char N> struct S {}; S<300> s;
//- non-type argument of a wrong type [error]
template <int *P> struct S {}; long l; S<&l> s;
//- non-type argument of a string literal [error]
template <const char *P> struct S {}; S<"abc"> s;
//- non-type argument address of a subobject in 17 [error]
template <int *P> struct S {}; int a[2]; S<&a[1]> s;
//- non-type floating parameter before 20 [error]
template <double D> struct S {};
//- non-type class and floating parameters [20]
struct P { int x, y; constexpr bool operator==(const P &) const = default; }; template <P p> constexpr int f() { return p.x + p.y; } static_assert(f<P{1, 2}>() == 3); template <double D> constexpr double g() { return D; } static_assert(g<1.5>() == 1.5);
//- non-type class parameter not structural [20] [error]
struct P { constexpr P() {} private: int x = 1; }; template <P p> struct S {};
//- auto non-type parameters
template <auto V> struct S { static constexpr auto v = V; }; static_assert(S<1>::v == 1 && S<'a'>::v == 'a' && sizeof(S<'a'>::v) == 1); template <auto... V> struct L {}; L<1, 'a', nullptr> l; template <decltype(auto) V> struct D {}; D<3> d;
//- template template parameters
template <class T> struct V {}; template <template <class> class C, class T> struct W { C<T> c; }; W<V, int> w; template <template <class...> class C> struct X { C<int, int> c; }; template <class A, class B> struct Y {}; X<Y> x;
//- template template argument with other parameters [error]
template <class T, class U> struct V {}; template <template <class> class C> struct W {}; W<V> w;
//- template template argument of another kind [error]
template <int N> struct V {}; template <template <class> class C> struct W {}; W<V> w;
//- template template argument is no template [error]
struct V {}; template <template <class> class C> struct W {}; W<V> w;
//- template template argument with defaults
template <class T, class U = int> struct V {}; template <template <class> class C> struct W { C<int> c; }; W<V> w;
//- template template parameter with typename
template <template <typename> typename C> struct W {}; template <class T> using A = T *; W<A> w;
//- function deduction forms
template <class T> void a(T); template <class T> void b(T &); template <class T> void c(const T &); template <class T> void d(T &&); template <class T> void e(T *); template <class T, unsigned N> void f(T (&)[N]); template <class R, class... A> void g(R (*)(A...)); template <class T, class C> void h(T C::*); template <template <class> class C, class T> void i(C<T>); template <int N> struct I {}; template <int N> void j(I<N>); template <class T> struct V {};
struct S { int m; int fn(int) const; }; int fn(int, char); void use() { int x; const int y = 1; int arr[3]; a(x); b(x); b(y); c(1); d(x); d(1); e(&x); f(arr); g(fn); g(&fn); h(&S::m); h(&S::fn); i(V<int>()); j(I<4>()); }
//- deduction conflict [error]
template <class T> void f(T, T); void g() { f(1, 1.0); }
//- deduction resolved by explicit arguments
template <class T> void f(T, T); void g() { f<double>(1, 1.0); }
//- deduction fails for a non-deduced context [error]
template <class T> struct I { typedef T type; }; template <class T> void f(typename I<T>::type); void g() { f(1); }
//- non-deduced context with another deduction
template <class T> struct I { typedef T type; }; template <class T> void f(T, typename I<T>::type); void g() { f(1.0, 1); }
//- deduction from a braced list fails [error]
template <class T> void f(T); void g() { f({1, 2}); }
//- deduction strips references and cv
template <class T, class U> struct same { static constexpr bool v = false; }; template <class T> struct same<T, T> { static constexpr bool v = true; };
template <class T> T f(T); const int c = 1; int &r = *(int *)0; int a[2]; static_assert(same<decltype(f(c)), int>::v && same<decltype(f(r)), int>::v && same<decltype(f(a)), int *>::v);
//- forwarding references
template <class T, class U> struct same { static constexpr bool v = false; }; template <class T> struct same<T, T> { static constexpr bool v = true; };
template <class T> T f(T &&); int x; const int c = 1; static_assert(same<decltype(f(x)), int &>::v && same<decltype(f(c)), const int &>::v && same<decltype(f(1)), int>::v);
//- a class template parameter is no forwarding reference [error]
template <class T> struct S { void f(T &&); }; void g(S<int> s, int x) { s.f(x); }
//- deduction from a derived class
template <class T> struct B {}; struct D : B<int> {}; template <class T> int f(B<T>); int x = f(D()); template <class T> int g(B<T> *); int y = g((D *)0);
//- deduction from a derived class ambiguous [error]
template <class T> struct B {}; struct D : B<int>, B<char> {}; template <class T> int f(B<T>); int x = f(D());
//- deduction of array bounds and types
template <class T, unsigned long N> constexpr unsigned long len(T (&)[N]) { return N; } int a[5]; static_assert(len(a) == 5);
//- deduction mismatch of the bound type
template <class T, int N> constexpr int len(T (&)[N]) { return N; } int a[5]; static_assert(len(a) == 5);
//- deduction of an overload set
template <class T> void f(T (*)(T)); int g(int); int g(char *, int); void h() { f(g); }
//- deduction of qualified pointers
template <class T> T f(const T *); int *p; static_assert(sizeof(f(p)) == 4); template <class T> T g(T *const *); int **q; static_assert(sizeof(g(q)) == 4);
//- explicit arguments with the rest deduced
template <class R, class T> R f(T); int x = f<int>(1.0); template <class... T> int g(T...); int y = g<int, double>(1, 2, 3);
//- explicit arguments no match [error]
template <class T> void f(T); void g() { f<int *>(1.0); }
//- partial specialisations
template <class T> struct K { static constexpr int v = 0; }; template <class T> struct K<T *> { static constexpr int v = 1; }; template <class T> struct K<const T> { static constexpr int v = 2; }; template <class T, int N> struct K<T[N]> { static constexpr int v = 3; }; template <class R, class... A> struct K<R(A...)> { static constexpr int v = 4; }; template <class T> struct K<T &> { static constexpr int v = 5; }; template <class T, class C> struct K<T C::*> { static constexpr int v = 6; }; template <> struct K<int> { static constexpr int v = 7; }; struct S;
static_assert(K<char>::v == 0 && K<char *>::v == 1 && K<const char>::v == 2 && K<char[2]>::v == 3 && K<char(int, int)>::v == 4 && K<char &>::v == 5 && K<int S::*>::v == 6 && K<int>::v == 7);
//- partial specialisation ambiguous [error]
template <class T, class U> struct S {}; template <class T> struct S<T, int> {}; template <class U> struct S<int, U> {}; S<int, int> s;
//- partial specialisation ordering
template <class T, class U> struct S { static constexpr int v = 0; }; template <class T> struct S<T, T> { static constexpr int v = 1; }; template <class T> struct S<T *, T *> { static constexpr int v = 2; }; static_assert(S<int, int>::v == 1 && S<int *, int *>::v == 2 && S<int, char>::v == 0);
//- partial specialisation that is the primary [error]
template <class T> struct S {}; template <class T> struct S<T> {};
//- partial specialisation with a parameter that is not deducible [not g++]
template <class T> struct S {}; template <class T, class U> struct S<T *> {}; S<int *> s;
//- partial specialisation of a function [not g++]
template <class T, class U> void f(T, U); template <class T> void f<T, int>(T, int) {}
//- explicit specialisation of functions
template <class T> int f(T) { return 1; } template <> int f(double) { return 2; } template <> int f<char *>(char *) { return 3; } int x = f(1.0);
//- explicit specialisation without a template [error]
template <> int f(double) { return 2; }
//- explicit specialisation after use [error]
template <class T> int f(T) { return 1; } int x = f(1); template <> int f(int) { return 2; }
//- explicit specialisation of members
template <class T> struct S { int f() { return 1; } static int x; struct N { int a; }; template <class U> int g(U) { return 1; } }; template <> int S<int>::f() { return 2; } template <> int S<int>::x = 3; template <> struct S<int>::N { double b; }; template <> template <> int S<int>::g(char) { return 4; } double d = S<int>::N().b;
//- explicit specialisation in class scope [error]
struct O { template <class T> struct S {}; template <> struct S<int> { int x; }; }; int y = O::S<int>().x;
//- explicit instantiation
template <class T> struct S { T f() { return T(); } }; template struct S<int>; template <class T> T g(T t) { return t; } template int g(int); template double g<double>(double); extern template struct S<char>;
//- explicit instantiation with an error in a member [error]
template <class T> struct S { void f() { T::nothing(); } }; template struct S<int>;
//- implicit instantiation leaves members alone
template <class T> struct S { void f() { T::nothing(); } }; S<int> s;
//- a class template is instantiated only when needed
template <class T> struct S { typename T::nothing x; }; S<int> *p; S<int> f(S<int>);
//- a class template with an error is needed [error]
template <class T> struct S { typename T::nothing x; }; S<int> s;
//- SFINAE on types
template <class T> char f(typename T::type *); template <class T> short f(...); struct A { typedef int type; }; static_assert(sizeof(f<A>(0)) == 1 && sizeof(f<int>(0)) == 2);
//- SFINAE on expressions
template <class T> auto f(T t) -> decltype(t.size(), char()); short f(...); struct A { int size(); }; static_assert(sizeof(f(A())) == 1 && sizeof(f(1)) == 2);
//- SFINAE on default arguments
template <bool B, class T = void> struct enable_if {}; template <class T> struct enable_if<true, T> { typedef T type; }; template <class T, typename enable_if<sizeof(T) == 1, int>::type = 0> char f(T); template <class T, typename enable_if<sizeof(T) != 1, int>::type = 0> short f(T); static_assert(sizeof(f('a')) == 1 && sizeof(f(1)) == 2);
//- void_t detection
template <class...> using void_t = void; template <class T, class = void> struct has { static constexpr bool v = false; }; template <class T> struct has<T, void_t<typename T::type>> { static constexpr bool v = true; }; struct A { typedef int type; }; static_assert(has<A>::v && !has<int>::v);
//- SFINAE outside the immediate context [error] [open]
template <class T> struct Bad { typename T::nothing x; }; template <class T> char f(decltype(Bad<T>().x) *); template <class T> short f(...); int x = sizeof(f<int>(0));
//- SFINAE on a deduced return type is not immediate [error] [open]
template <class T> auto g(T t) { return t.nothing; } template <class T> auto f(T t) -> decltype(g(t)); char f(...); int x = sizeof(f(1));
//- SFINAE on access
class A { typedef int type; }; template <class T> char f(typename T::type *); template <class T> short f(...); static_assert(sizeof(f<A>(0)) == 2);
//- SFINAE on array of void and negative bounds [not cicc]
template <int N> char f(char (*)[N]); template <int N> short f(...); static_assert(sizeof(f<2>(0)) == 1 && sizeof(f<-1>(0)) == 2); template <class T> char g(T (*)[2]); template <class T> short g(...); static_assert(sizeof(g<void>(0)) == 2 && sizeof(g<int &>(0)) == 2);
//- SFINAE on pointers to references and members of non-classes
template <class T> char f(T *); template <class T> short f(...); static_assert(sizeof(f<int &>(0)) == 2); template <class T> char g(int T::*); template <class T> short g(...); static_assert(sizeof(g<int>(0)) == 2);
//- variadic templates
template <class... T> struct tuple; template <> struct tuple<> {}; template <class H, class... T> struct tuple<H, T...> : tuple<T...> { H h; }; static_assert(sizeof(tuple<int, char>) == 8); template <class... T> constexpr int count(T...) { return sizeof...(T); } static_assert(count(1, 'a', 2.0) == 3 && count() == 0);
//- pack expansion places
template <class... T> struct L {}; template <class... T> struct M { typedef L<T *...> P; typedef L<L<T>...> Q; int a[sizeof...(T)] = {sizeof(T)...}; }; M<int, char>::P p; template <int... N> struct I { static constexpr int s[] = {N..., (N * 2)...}; }; static_assert(I<1, 2>::s[3] == 4); template <class... T> void f(T *...p); template <class... A, class... B> void g(L<A...>, L<B...>, A..., B...);
//- pack expansion of two packs
template <class A, class B> struct P {}; template <class... T> struct L {}; template <class... A> struct Z { template <class... B> using with = L<P<A, B>...>; }; Z<int, char>::with<long, short> l;
//- pack lengths differ [error]
template <class A, class B> struct P {}; template <class... T> struct L {}; template <class... A> struct Z { template <class... B> using with = L<P<A, B>...>; }; Z<int, char>::with<long> l;
//- pack not last in a class [error]
template <class... T, class U> struct S {};
//- pack not last in a function
template <class... T, class U> void f(U, T...); void g() { f(1, 2, 3); }
//- pack without expansion in a type [error]
template <class... T> struct S { T x; }; S<int> s;
//- pack of template templates
template <template <class> class... C> struct S { int a[sizeof...(C) + 1]; }; template <class T> struct V {}; S<V, V> s; static_assert(sizeof(s) == 12);
//- index sequence by builtin
template <unsigned long... I> struct seq {}; template <unsigned long N> using make = seq<__integer_pack(N)...>; template <unsigned long... I> constexpr int f(seq<I...>) { return (I + ... + 0); } static_assert(f(make<4>()) == 6);
//- pack in lambda and braces
template <class... T> int f(T... t) { int a[] = {0, (t + 1)...}; auto g = [=](auto... u) { return (t + ... + 0) + (u + ... + 0); }; return a[0] + g(1, 2); } int x = f(1, 2, 3);
//- alias templates
template <class T> using P = T *; template <class T, class U> struct pair {}; template <class T> using D = pair<T, T>; P<int> p; D<int> d; template <class T> void f(D<T>); void g() { f(D<int>()); } template <class T> using id = T; id<int> i;
//- deduction through an alias whose pack gets arguments and an expansion
template <class T, T... I> struct S {}; template <int... I> using ints = S<int, I...>; template <int... I> using more = ints<I..., 9>;
template <class... T> struct L {}; template <class... T> using list = L<T...>;
template <int A, int... B> constexpr int f(ints<A, B...>) { return A * 10 + sizeof...(B); }
template <int A, int... B> constexpr int g(ints<1, A, B...>) { return A * 10 + sizeof...(B); }
template <class A, class... B> constexpr int h(list<A *, B...>) { return sizeof(A) * 10 + sizeof...(B); }
static_assert(f(S<int, 3, 4, 5>{}) == 32 && f(S<int, 7>{}) == 70 && g(S<int, 1, 2>{}) == 20 && h(L<char *, int>{}) == 11);
//- deduction through an alias rejects what does not fit [error]
template <class T, T... I> struct S {}; template <int... I> using ints = S<int, I...>;
template <int A, int... B> constexpr int f(ints<A, B...>) { return A; } int i = f(S<int>{});
//- object converted to a value for a function template
template <class T, T v> struct C { constexpr operator T() const { return v; } }; template <class T, T v> struct D : C<T, v> {}; enum E { e = 4 };
template <unsigned long I> constexpr int get() { return I; } template <E V> constexpr int named() { return V * 10; }
template <class T> constexpr int f(T t) { return get<t>(); } template <class T> constexpr int g(T t) { return named<t>(); }
static_assert(f(C<int, 2>{}) == 2 && f(D<unsigned char, 7>{}) == 7 && g(C<E, e>{}) == 40);
//- object without a conversion for a function template [error]
struct S {}; template <int I> constexpr int get() { return I; } template <class T> constexpr int f(T t) { return get<t>(); } int i = f(S{});
//- alias template is transparent in SFINAE
template <class T> using type_of = typename T::type; template <class T> char f(type_of<T> *); template <class T> short f(...); struct A { typedef int type; }; static_assert(sizeof(f<A>(0)) == 1 && sizeof(f<int>(0)) == 2);
//- alias template specialised [error]
template <class T> using P = T *; template <> using P<int> = int;
//- variable templates
template <class T> constexpr T pi = T(3.25); static_assert(pi<int> == 3 && pi<double> == 3.25); template <class T> constexpr bool is_ptr = false; template <class T> constexpr bool is_ptr<T *> = true; static_assert(is_ptr<int *> && !is_ptr<int>); template <> constexpr int pi<char> = 9; struct S { template <class T> static constexpr int v = sizeof(T); }; static_assert(S::v<int> == 4);
//- member templates
struct S { template <class T> S(T); template <class T> T f(); template <class T> S &operator=(T); template <class T> operator T *(); template <class T> struct N {}; template <class T> static int g(); }; S s(1); int x = s.f<int>() + S::g<char>(); S::N<int> n; void h() { s = 2.0; int *p = s; }
//- dependent names need typename [error]
template <class T> struct S { T::type x; }; struct A { typedef int type; }; S<A> s;
//- dependent names with typename
template <class T> struct S { typename T::type x; typename T::template R<int> r; int f(T t) { return t.template g<3>() + T::template h<int>(); } }; struct A { typedef int type; template <class U> struct R {}; template <int N> int g(); template <class U> static int h(); }; S<A> s; int y = s.f(A());
//- typename may be left out in 20 [20]
template <class T> struct S { T::type x; T::type f(T::type y); using U = T::type; }; struct A { typedef int type; }; S<A> s; template <class T> T::type g(T); int y = g(A());
//- typename outside a template
struct A { typedef int type; }; typename A::type x;
//- typename names no type [error]
struct A { int x; }; template <class T> struct S { typename T::x y; }; S<A> s;
//- two-phase lookup binds non-dependent names early
char f(double); template <class T> int g(T) { return sizeof(f(1)); } short f(int); int a[2]; static_assert(true); int x = g(1);
//- two-phase lookup: undeclared at definition [error] [not cicc]
template <class T> int g(T) { return later(); } int later(); int x = g(1);
//- two-phase lookup finds later functions by argument
template <class T> int g(T t) { return later(t); } struct S {}; int later(S); int x = g(S());
//- two-phase lookup does not find later functions for fundamental types [error] [not cicc]
template <class T> int g(T t) { return later(t); } int later(int); int x = g(1);
//- injected class name of a template
template <class T> struct S { S *p; S<T> *q; S<int> *r; template <template <class> class C> struct X {}; X<S> x; }; S<char> s;
//- friends of templates
template <class T> class S { T x; friend int get(S s) { return s.x; } template <class U> friend class S; template <class U> friend int peek(const S<U> &); }; template <class U> int peek(const S<U> &s) { return s.x; } int y = get(S<int>()) + peek(S<int>());
//- friend specialisation
template <class T> class S; template <class T> int f(S<T>); template <class T> class S { int x; friend int f<T>(S<T>); }; template <class T> int f(S<T> s) { return s.x; } int y = f(S<int>());
//- template with C linkage [error]
extern "C" { template <class T> void f(T); }
//- template in a block [error]
void f() { template <class T> struct S {}; }
//- template parameter hidden [not g++]
template <class T> void f() { int T; }
//- template parameter list empty [error]
template <> struct S {};
//- non-type parameter depends on an earlier one
template <class T, T V> struct C { static constexpr T v = V; }; static_assert(C<char, 'a'>::v == 'a'); template <class T, T... V> struct Q {}; Q<int, 1, 2> q;
//- expressions in arguments
template <int N> struct S { static constexpr int v = N; }; static_assert(S<(3 > 2)>::v == 1 && S<sizeof(int) * 2>::v == 8 && S<1 ? 2 : 3>::v == 2);
//- recursion in templates
template <int N> struct F { static constexpr int v = N * F<N - 1>::v; }; template <> struct F<0> { static constexpr int v = 1; }; static_assert(F<5>::v == 120);
//- recursion without end [error]
template <int N> struct F { static constexpr int v = F<N + 1>::v; }; int x = F<0>::v;
//- CTAD from constructors
template <class T> struct V { V(T); V(T, T); }; V a(1); V b{1, 2}; V c = 3; auto d = V(1.5); auto e = new V(1); template <class T, class U> struct P { P(T, U); }; P p(1, 'c'); V f(a);
//- CTAD with guides
template <class T> struct V { template <class I> V(I, I); }; template <class I> V(I, I) -> V<I>; V v(1, 2); template <class T> struct S { S(const void *); }; S(const int *) -> S<int>; S s((const int *)0);
//- CTAD of aggregates [20]
template <class T, class U> struct A { T t; U u; }; A a{1, 2.0}; A b = {1, 'c'}; static_assert(sizeof(b.u) == 1);
//- CTAD of aggregates before 20 [error]
template <class T> struct A { T t; }; A a{1};
//- CTAD through an alias [20]
template <class T, class U> struct P { P(T, U); }; template <class T> using Q = P<T, int>; Q q(1.0, 2);
//- CTAD fails [error]
template <class T> struct V { V(); }; V v;
//- CTAD with default arguments
template <class T = int> struct V { V(); }; V v; V w{};
//- CTAD with default arguments of an earlier declaration
template <class T, class U = long, int N = 3> class V; template <class T, class U, int N> class V { T t; public: explicit V(T); }; V v(1); V w = V(2);
template <bool B> struct E { using type = int; }; template <class T, class U = T, typename E<sizeof(T) != 0>::type = 0> struct X;
template <class T, class U, typename E<sizeof(T) != 0>::type> struct X { X(T); template <class A = U> X(T, A); }; X x(1), y(1, 2);
//- CTAD explicit guide in copy initialisation [error]
template <class T> struct V { V(T, int); }; template <class T> explicit V(T) -> V<T>; V v = 1;
//- CTAD as a parameter [error]
template <class T> struct V { V(T); }; void f(V v);
//- concepts [20]
template <class T> concept Small = sizeof(T) <= 4; template <Small T> char f(T); template <class T> short f(T); static_assert(sizeof(f(1)) == 1 && sizeof(f(1.0)) == 2 && Small<int> && !Small<double>);
//- requires clauses [20]
template <class T> requires (sizeof(T) == 4) char f(T); template <class T> short f(T) requires (sizeof(T) == 8); static_assert(sizeof(f(1)) == 1 && sizeof(f(1.0)) == 2);
//- unsatisfied constraint [20] [error]
template <class T> requires (sizeof(T) == 4) void f(T); void g() { f('a'); }
//- unsatisfied class constraint [20] [error]
template <class T> requires (sizeof(T) == 4) struct S {}; S<char> s;
//- requires expression with an unknown concept [20] [error]
template <class T> concept HasF = requires(T t, const T c) { t.f(); { c.g() } -> Same; typename T::type; requires sizeof(T) == 1; { t.f() } noexcept; };
//- requires expressions complete [20]
template <class A, class B> constexpr bool same_v = false; template <class A> constexpr bool same_v<A, A> = true; template <class A, class B> concept Same = same_v<A, B>; template <class T> concept HasF = requires(T t, const T c) { t.f(); { c.g() } -> Same<int>; typename T::type; requires sizeof(T) == 1; { t.f() } noexcept; }; struct A { void f() noexcept; int g() const; typedef int type; }; struct B { void f(); int g() const; typedef int type; }; static_assert(HasF<A> && !HasF<B> && !HasF<int>);
//- subsumption [20]
template <class T> concept A = sizeof(T) > 1; template <class T> concept B = A<T> && sizeof(T) > 2; template <A T> char f(T); template <B T> short f(T); static_assert(sizeof(f(short(1))) == 1 && sizeof(f(1)) == 2);
//- subsumption with disjunction [20]
template <class T> concept A = sizeof(T) > 1; template <class T> concept C = sizeof(T) == 4; template <class T> requires A<T> || C<T> char f(T); template <class T> requires C<T> short f(T); static_assert(sizeof(f(1)) == 2);
//- no subsumption between equal expressions [20] [error]
template <class T> requires (sizeof(T) > 1) char f(T); template <class T> requires (sizeof(T) > 1) && (sizeof(T) > 2) short f(T); int x = sizeof(f(1));
//- constrained auto [20]
template <class T> concept Small = sizeof(T) <= 4; Small auto x = 1; Small auto f(Small auto y) { return y; } int z = f(2); template <Small auto N> struct S {}; S<3> s;
//- constrained auto unsatisfied [20] [error]
template <class T> concept Small = sizeof(T) <= 4; Small auto x = 1.0;
//- constrained partial specialisation [20]
template <class T> concept Small = sizeof(T) <= 4; template <class T> struct S { static constexpr int v = 0; }; template <Small T> struct S<T> { static constexpr int v = 1; }; static_assert(S<int>::v == 1 && S<double>::v == 0);
//- constrained member functions [20]
template <class T> struct S { void f() requires (sizeof(T) == 4) {} int g() requires (sizeof(T) == 1); int g() requires (sizeof(T) != 1); }; void h(S<int> s) { s.f(); s.g(); }
//- constrained member function unsatisfied [20] [error]
template <class T> struct S { void f() requires (sizeof(T) == 4) {} }; void h(S<char> s) { s.f(); }
//- concept with several parameters and packs [20]
template <class T, class... U> concept AnyOf = (__is_same(T, U) || ...); template <AnyOf<int, char> T> void f(T); void g() { f(1); f('a'); static_assert(!AnyOf<double, int>); }
//- concept redefined [20] [error]
template <class T> concept A = true; template <class T> concept A = true;
//- concept not boolean [20] [error]
template <class T> concept A = 1; static_assert(A<int>);
//- concept in a class [20] [error]
struct S { template <class T> concept A = true; };
//- requires in a non-template [20] [error]
void f() requires true;
//- atomic constraint must be bool [20] [error]
template <class T> requires (sizeof(T)) void f(T); void g() { f(1); }
//- two assignments differing by requires [20]
template <class T> struct S { S &operator=(const S &) requires (sizeof(T) == 4) { return *this; } S &operator=(const S &) requires (sizeof(T) != 4) = delete; }; void f(S<int> a, S<int> b) { a = b; }
//- rebind through a dependent template as a base
template <class... B> struct All : B... {}; template <class T> struct C { template <class U> struct R { U u; }; }; template <class... X> struct H { template <class T> struct K : All<typename X::template R<T>...> {}; }; H<C<int>>::K<char> k;
//- dependent base with template keyword
template <class T> struct C { template <class U> struct R { U u; }; }; template <class X> struct K : X::template R<int> { int f() { return this->u; } }; int x = K<C<int>>().f();
//- nested templates defined outside
template <class T> struct A { template <class U> struct B { T f(U); }; }; template <class T> template <class U> T A<T>::B<U>::f(U u) { return T(u); } int x = A<int>::B<char>().f('a');
//- out of class definition with another header [error]
template <class T> struct A { void f(); }; template <int N> void A<N>::f() {}
//- out of class definition without the header [error]
template <class T> struct A { void f(); }; void A<int>::g() {}
//- default argument of a member of a template
template <class T> struct S { int f(T t = T()); }; template <class T> int S<T>::f(T t) { return t; } int x = S<int>().f();
//- default argument is instantiated only when used
template <class T> void f(T, int = T::nothing) {} void g() { f(1, 2); }
//- default argument used and wrong [error]
template <class T> void f(T, int = T::nothing) {} void g() { f(1); }
//- partial ordering with packs
template <class... T> char f(T...); template <class T> short f(T); template <class T, class... U> int f(T, U...); static_assert(sizeof(f()) == 1 && sizeof(f(1)) == 2 && sizeof(f(1, 2)) == 4);
//- partial ordering with references
template <class T> char f(T &); template <class T> short f(T &&); int x; static_assert(sizeof(f(x)) == 1 && sizeof(f(1)) == 2); template <class T> char g(const T &); template <class T> short g(T &); const int c = 1; static_assert(sizeof(g(c)) == 1 && sizeof(g(x)) == 2);
//- partial ordering ambiguous [error]
template <class T> void f(T, T *); template <class T> void f(T *, T); void g(int *p) { f(p, p); }
//- operators in templates
template <class T> struct V { T x; friend V operator+(V a, V b) { return {a.x + b.x}; } bool operator==(const V &o) const { return x == o.x; } }; template <class T> V<T> operator-(V<T> a) { return a; } bool f(V<int> a) { return (a + -a) == a; }
//- less-than after a dependent name
template <class T> bool f(T t) { return t.x < 3 && T::y < 4; } struct S { int x; static const int y = 1; }; bool b = f(S());
//- template argument of a local type
template <class T> int f(T) { return sizeof(T); } int g() { struct L { int x; }; auto l = [] {}; return f(L()) + f(l); }
//- static member templates and inline
template <class T> struct S { static inline T v = T(3); template <class U> static inline U w = U(4); }; int x = S<int>::v + S<int>::w<int>;
//- decltype of dependent expression in signature
template <class T, class U> auto add(T t, U u) -> decltype(t + u) { return t + u; } static_assert(sizeof(add(1, 2.0)) == 8);
//- enable_if return with redeclaration
template <bool B, class T = void> struct enable_if {}; template <class T> struct enable_if<true, T> { typedef T type; }; template <class T> typename enable_if<(sizeof(T) > 2), int>::type f(T); template <class T> typename enable_if<(sizeof(T) > 2), int>::type f(T) { return 1; } template <class T> typename enable_if<(sizeof(T) <= 2), int>::type f(T) { return 2; } int x = f(1) + f('a');
//- attribute after a requires clause [20]
template <class T> concept C = sizeof(T) == 4; struct S { template <class T> requires C<T> [[nodiscard]] int f(T) const; }; int x = S().f(1);
//- concepts declared after the place that asks for them [20]
template <class T> concept Deref = requires(T& t) { *t; }; template <class T> concept Any = true; template <Any I> struct P { int& operator*() const; }; static_assert(Deref<P<int>>);
//- disjunctions in concepts have short circuit [20]
template <class T> inline constexpr bool ref = false; template <class T> inline constexpr bool ref<T&> = true; template <class T> struct E; template <class T> concept C = ref<T> || sizeof(E<T>) > 0; static_assert(C<int&>); template <class T> requires (ref<T> || sizeof(typename T::x) > 0) void f() {} void g() { f<int&>(); }
//- fold expressions and conditions in parenthesised constraints [20]
template <class... T> requires (... && (sizeof(T) > 1)) void f(T...) {} template <class T> requires (sizeof(T) > 1 ? true : false) void g(T) {} template <int N, int M> requires (N < 4 && M > 2) void h() {} void k() { f(1, 2); g(1); h<1, 3>(); }
//- constraints of functions come before conversions [20]
template <class T> struct X { typename T::no t; }; template <class T> struct A { A(X<T> x) requires (sizeof(T) > 4); A(int); }; void f() { A<int> a(1); A<int> b = a; }
//- a parameter with only non-deduced contexts takes conversions
template <class T> struct V { V(int); }; template <class T> struct E { using type = T; }; template <class T> int f(const E<T>&, const V<typename E<T>::type>&); int x = f(E<int>(), 3);
//- partial and explicit specialisations of member templates see the class
struct F { struct B { int x; }; template <class T> struct M; }; template <class R, class... A> struct F::M<R(A...)> : F::B { B* b; virtual R run(A... a, B*) = 0; }; template <> struct F::M<int> { B b; }; F::M<int(int)>* p; F::M<int> q;
//- member templates of class templates defined outside
template <class T> struct A { template <class U> struct B; template <class U> struct C { static const int v = 1; }; }; template <class T> template <class U> struct A<T>::B { static const int v = sizeof(T) + sizeof(U); }; template <class T> template <class U> struct A<T>::C<U*> { static const int v = 2; }; static_assert(A<int>::B<char>::v == 5, ""); static_assert(A<int>::C<int*>::v == 2 && A<int>::C<int>::v == 1, "");
//- member templates specialised for one class
template <class T> struct A { template <class U> struct B; }; template <class T> template <class U> struct A<T>::B { static const int v = 1; }; template <> template <class U> struct A<int>::B { static const int v = 2; }; template <> template <> struct A<char>::B<char> { static const int v = 3; }; static_assert(A<int>::B<int>::v == 2 && A<char>::B<char>::v == 3 && A<char>::B<int>::v == 1, "");
//- member enumerations of class templates defined outside
template <class T> struct A { enum E : int; enum class F; }; template <class T> enum A<T>::E : int { e1, e2 = sizeof(T) }; template <class T> enum class A<T>::F { f = sizeof(T) }; static_assert(A<int>::e2 == 4 && int(A<char>::F::f) == 1, "");
//- member enumerations specialised
template <class T> struct A { enum class F; }; template <class T> enum class A<T>::F { f = sizeof(T) }; template <> enum class A<int>::F { z = 9 }; static_assert(int(A<int>::F::z) == 9 && int(A<char>::F::f) == 1, "");
//- undeclared base in a class template [error]
template <class T> struct A : Undeclared<T> {};
//- undeclared type of a member in a class template [error]
template <class T> struct A { Undeclared x; };
//- missing typename in a member [error]
template <class T> struct A { T::type x; };
//- missing typename in a return type [17] [error]
template <class T> T::type f();
//- template parameter redeclared [error]
template <class T, class T> struct A {};
//- template parameter shadowed by a member [error]
template <class T> struct A { int T; };
//- template parameter shadowed by a member type [error]
template <class T> struct A { typedef int T; };
//- template parameter shadowed by a member function [error]
template <class T> struct A { void T(); };
//- template declared in a function [error]
void f() { template <class T> void g(); }
//- template typedef [error]
template <class T> typedef T* P;
//- explicit specialisation in another namespace [error]
namespace N { template <class T> struct A {}; } namespace M { template <> struct N::A<int> {}; }
//- explicit specialisation of an undeclared template [error]
template <> struct A<int> {};
//- explicit specialisation that matches nothing [error]
template <class T> void f(T); template <> void f(int, int);
//- explicit specialisation defined twice [error]
template <class T> void f(T); template <> void f(int) {} template <> void f(int) {}
//- explicit specialisation with default argument [error]
template <class T> void f(T, int); template <> void f(int, int = 1);
//- explicit instantiation of an undefined template [error]
template <class T> struct A; template struct A<int>;
//- explicit instantiation twice [error]
template <class T> struct A {}; template struct A<int>; template struct A<int>;
//- explicit instantiation of a non-template [error]
struct A {}; template struct A;
//- explicit instantiation with a body [error]
template <class T> void f(T) {} template void f(int) {}
//- partial specialisation that is not more specialised [error]
template <class T> struct A {}; template <class U> struct A<U> {};
//- partial specialisation with a default argument [error]
template <class T> struct A {}; template <class T = int> struct A<T*> {};
//- ambiguous partial specialisations [error]
template <class T, class U> struct A {}; template <class T> struct A<T, int> {}; template <class T> struct A<int, T> {}; A<int, int> a;
//- type argument for a value [error]
template <int N> struct A {}; A<int> a;
//- value argument for a type [error]
template <class T> struct A {}; A<1> a;
//- template argument that is not constant [error]
template <int N> struct A {}; int n; A<n> a;
//- template argument of the wrong pointer type [error]
template <int* p> struct A {}; char c; A<&c> a;
//- template argument is a string [error]
template <const char* p> struct A {}; A<"x"> a;
//- template argument is the address of a subobject [17] [error]
template <int* p> struct A {}; int a[2]; A<&a[1]> b; 
//- template used without arguments [error]
template <class T> struct A {}; A* p;
//- default template argument redefined [error]
template <class T = int> struct A; template <class T = int> struct A {};
//- default template argument before one without [error]
template <class T = int, class U> struct A {};
//- pack not last [error]
template <class... T, class U> struct A {};
//- pack with a default [error]
template <class... T = int> struct A {};
//- unexpanded pack in a type [error]
template <class... T> struct A { T x; };
//- unexpanded pack in a base [error]
template <class... T> struct A : T {};
//- deduction impossible [error]
template <class T> T f(); void g() { f(); }
//- ambiguous function templates [error]
template <class T> void f(T, int); template <class T> void f(int, T); void g() { f(1, 1); }
//- constraint not satisfied [20] [error]
template <class T> concept C = sizeof(T) > 4; template <C T> void f(T); void g() { f('c'); }
//- constraint of a class not satisfied [20] [error]
template <class T> requires (sizeof(T) > 4) struct A {}; A<char> a;
//- constraint of a class not satisfied in an alias [20] [error]
template <class T> requires (sizeof(T) > 4) struct A {}; using B = A<char>;
//- constraint of a variable template not satisfied [20] [error]
template <class T> requires (sizeof(T) > 4) int v = 1; int x = v<char>;
//- constraint of an alias not satisfied [20] [error]
template <class T> requires (sizeof(T) > 4) using P = T*; P<char> p;
//- concept refers to itself [20] [error]
template <class T> concept C = C<T*>;
//- concept of a non-bool [20] [error]
template <class T> concept C = 1; static_assert(C<int>);
//- concept instantiated explicitly [20] [error]
template <class T> concept C = true; template concept C<int>;
//- overloads differ only in the return type [error]
int f(int); float f(int);
//- overloads differ only in top-level const [error]
void f(int) {} void f(const int) {}
//- overloads differ only in array bound [error]
void f(int[2]) {} void f(int[3]) {}
//- ambiguous overloads [error]
void f(int, double); void f(double, int); void g() { f(1, 1); }
//- ambiguous conversion [error]
struct A { operator int(); operator char(); }; void f(A a) { double d = a; }
//- no viable overload [error]
void f(int*); void f(char*); void g() { f(1.0); }
//- operator with built-in parameters [error]
int operator+(int, int);
//- operator with the wrong number of parameters [error]
struct A {}; A operator+(A, A, A);
//- operator with a default argument [error]
struct A {}; A operator+(A, A = A());
//- operator= outside of a class [error]
struct A {}; A& operator=(A&, int);
//- operator[] outside of a class [error]
struct A {}; int operator[](A&, int);
//- operator-> outside of a class [error]
struct A {}; A* operator->(A&);
//- postfix increment with a float [error]
struct A { A operator++(float); };
//- operator new with the wrong type [error]
struct A { int* operator new(unsigned long); };
//- operator delete with the wrong parameter [error]
struct A { void operator delete(int*); };
//- literal operator with wrong parameters [error]
int operator""_x(int);
//- literal operator not found [error]
int x = 1_y;
//- conversion function with a return type [error]
struct A { int operator int(); };
//- conversion function with parameters [error]
struct A { operator int(int); };
//- conversion function outside a class [error]
operator int();
//- default argument missing behind another [error]
void f(int = 1, int);
//- default argument redefined [error]
void f(int = 1); void f(int = 1);
//- default argument uses a parameter [error]
void f(int a, int b = a);
//- default argument uses a local variable [error]
void g() { int x = 1; void f(int = x); }
//- default argument uses this [error]
struct A { int x; void f(int = x); };
//- default argument of the wrong type [error]
struct A {}; void f(int = A());
//- default argument in a pointer to function [error]
void (*p)(int = 1);
//- default argument in a typedef [error]
typedef void F(int = 1);
//- the default of a template parameter is a template of a namespace [accept]
namespace traits { template<class T> struct Plain { typedef T *type; }; }
template<class T, int N, template<class U> class P> struct View;
template<class T, int N = 1, template<class U> class P = traits::Plain> struct View { typename P<T>::type data; };
template<class T, template<class> class P = ::traits::Plain> struct Other { typename P<T>::type data; };
int *f(View<int> &v, Other<int> &o) { return v.data ? v.data : o.data; }
//- a static member of a class template that is initialised in parentheses
template <class T> struct Sized { static const int size; };
template <class T> const int Sized<T>::size(sizeof(T));
int array[Sized<int>::size];
static_assert(sizeof(array) == 4 * sizeof(int), "");
//- a member function of a class template is not declared again outside [error 392]
template <class T> struct Declared { void f(int); };
template <class T> void Declared<T>::f(int);
//- a member function is not declared again outside [error 392]
struct Declared { void f(int); };
void Declared::f(int);
//- a member function of an instance is declared as a specialisation
template <class T> struct Special { int f(int); template <class U> int g(U); };
template <class T> int Special<T>::f(int) { return 0; }
template <> int Special<int>::f(int);
template <> template <> int Special<int>::g(int);
template <> int Special<int>::f(int) { return 1; }
//- members of all instances as friends
template <class T> struct Box {
  int open() { return Box<int>::secret(); }
  static void *operator new(unsigned long);
 private:
  template <class U> friend int Box<U>::open();
  template <class U> friend void *Box<U>::operator new(unsigned long);
  static int secret() { return 1; }
};
template <template <int> class T> struct Nest : T<0> {
  void use();
  template <template <int> class U> friend void Nest<U>::use();
};
template <int> struct Leaf {};
Nest<Leaf> nest;
int f() { return Box<char>().open(); }
//- a base that another base derives from is not deduced from
template <class... T> struct Tuple;
template <> struct Tuple<> {};
template <class T, class... R> struct Tuple<T, R...> : Tuple<R...> {};
struct Both : Tuple<char, int>, Tuple<int> {};
struct Other : Tuple<int>, Tuple<char, int> {};
template <class... T> constexpr int length(const Tuple<T...> *) { return sizeof...(T); }
static_assert(length((Both *)nullptr) == 2 && length((Other *)nullptr) == 2);
//- bases that give different answers [error 304]
template <class T> struct Base {};
struct Both : Base<int>, Base<char> {};
template <class T> void f(const Base<T> &);
void g() { f(Both()); }
//- literal operators that take the characters of a string
template <class C, C... c> struct Chars { static constexpr int count = sizeof...(c); };
template <class C, C... c> constexpr Chars<C, c...> operator""_chars() { return {}; }
static_assert(decltype("abc"_chars)::count == 3 && decltype(""_chars)::count == 0);
template <class A, class B> constexpr bool same = false;
template <class A> constexpr bool same<A, A> = true;
static_assert(same<decltype("ab"_chars), Chars<char, 'a', 'b'>>);
static_assert(same<decltype(u"a"_chars), Chars<char16_t, u'a'>>);
//- folds over ->*
struct Node { int value; Node *next; };
template <class... T> auto follow(T... t) { return (... ->* t); }
int f(Node *n) { return follow(n, &Node::value) + follow(n, &Node::next, &Node::value); }
//- a template parameter that is a template among those of a lambda [20]
template <int... I> struct Row {};
auto one = []<template <int...> class T, int... I>(T<I...> &) { return sizeof...(I); };
Row<1, 2> row;
auto two = one(row);
//- an empty pack of templates
template <class...> struct List {};
template <class T, template <class> class... F> struct Apply { typedef List<typename F<T>::type...> type; };
template <class T> struct Add { typedef T *type; };
Apply<int>::type none;
Apply<int, Add, Add>::type two;
//- an overload with its arguments written, among others that need more
template <class T> void f(T *);
template <class T, class U> void f(T *, U) {}
template <class T, class U> void call(void (*)(T, U), U) {}
template <class F> void pass(F) {}
void g() {
  call<int *>(&f<int>, 1);
  pass(&f<int>);
  auto p = &f<int>;
}
//- constraints of placeholders in template parameters [20]
template <class> concept Any = true;
template <class T, class U> concept Same = __is_same(T, U);
template <class, Any auto> struct A { static const int i = 0; };
template <class T, Same<T> auto V> struct A<T, V> { static const int i = 1; };
static_assert(A<int, 0>::i == 1 && A<char, 0>::i == 0 && A<char, '0'>::i == 1);
template <class T, Same<T> auto... V> constexpr int f() { return sizeof...(V); }
template <class T, auto... V> constexpr int f() requires (sizeof...(V) == 3) { return 0; }
static_assert(f<int, 1, 2>() == 2);
//- a placeholder whose constraint does not hold [20] [error]
template <class T, class U> concept Same = __is_same(T, U);
template <class T, Same<T> auto V> struct A {};
A<char, 0> a;
//- an unnamed parameter whose constraint does not hold [20] [error]
template <class T> concept Small = sizeof(T) == 1;
template <Small> struct A {};
A<int> a;
//- pointers to functions of other types are no template arguments
void g(double);
template <void (*F)(int)> constexpr int f() { return 1; }
template <void (*F)(double)> constexpr int f() { return 2; }
static_assert(f<g>() == 2);
//- a function of another type as a template argument [error 304]
void g(double);
template <void (*F)(int)> void f();
void h() { f<g>(); }
//- a member of a base as a template argument [error 304]
struct A { int i; };
struct B : A {};
template <int B::*P> void f();
void h() { f<&B::i>(); }
//- pointers that differ in qualifiers and noexcept are template arguments
int object;
void quiet(int) noexcept;
template <const int *P> void f();
template <void (*F)(int)> void g();
template <int *P> void n();
void h() { f<&object>(); g<quiet>(); n<nullptr>(); }
//- an alias that a class it instantiates names again
template <class> struct A;
template <class T> using B = typename A<T>::X;
template <class T> struct A {
  typedef int X;
  typedef B<T> U;
};
B<short> b;
//- a conversion function that is not there [20]
template <class T, class U> concept Converts = requires(T t) { t.operator U(); };
struct F { operator float(); };
struct G { template <class T> operator T *(); };
static_assert(Converts<F, float> && !Converts<F, int> && Converts<G, int *> && !Converts<G, int>);
//- the address of a template is no requirement that holds [20]
struct A { template <class T> double operator()(T) const; };
struct B { double operator()(int) const; };
template <class X> concept C = requires { &X::operator(); };
static_assert(!C<A> && C<B>);
//- an explicit specialisation of a friend template
struct A { template <class T> friend int f(int x, T v) { return x + v; } };
template <> int f(int x, int v) { return x - v; }
//- a member hides a template whose name is followed by <
template <int N> constexpr int count(int); constexpr int h(bool, bool) { return 2; } constexpr int h(int) { return 1; }
template <class T> struct A { int count = 4; constexpr int f(int a, int b) const { return h(count < a, b > (3)); } }; static_assert(A<int>{}.f(1, 2) == 2 && A<char>{}.f(1, 2) == 2);
//- a member of the argument is a template in one instance only
struct X { static constexpr int n = 1; }; struct Y { template <int> static constexpr int n = 2; }; constexpr int h(bool, bool) { return 5; }
template <class T> constexpr int f(int a, int b) { return h(T::n < a, b > (3)); } static_assert(f<X>(1, 2) == 5); template <class T> constexpr int g() { return T::template n<3>; } static_assert(g<Y>() == 2);
//- partial specialisations for all kinds of types
template <class... T> struct W {}; template <class T, int N = 0> struct S { static constexpr int v = 0; }; template <class T> struct S<T *> { static constexpr int v = 1; }; template <class T> struct S<T &> { static constexpr int v = 2; }; template <class T> struct S<T &&> { static constexpr int v = 3; }; template <class T, int N> struct S<T[N]> { static constexpr int v = 4; };
template <class R, class... A> struct S<R(A...)> { static constexpr int v = 5; }; template <class T, class C> struct S<T C::*> { static constexpr int v = 6; }; template <class... T> struct S<W<T...>> { static constexpr int v = 7; }; template <template <class...> class X, class T> struct S<X<T>, 1> { static constexpr int v = 8; }; template <class T> struct S<T, 2> { static constexpr int v = 9; }; template <class T> struct S<const T> { static constexpr int v = 10; };
static_assert(S<int>::v == 0 && S<int *>::v == 1 && S<int &>::v == 2 && S<int &&>::v == 3 && S<int[2]>::v == 4 && S<int(char)>::v == 5 && S<int W<>::*>::v == 6 && S<W<int>>::v == 7 && S<W<int>, 1>::v == 8 && S<int, 2>::v == 9 && S<const int>::v == 10 && S<W<>, 3>::v == 0);
//- a template found by its arguments alone behind a function of its name [20]
void e();
void e(int);
namespace N {
struct A {};
template <class T> int e(T) { return 3; }
}
int v = e<N::A>(N::A());
//- placement new declared behind a template that uses it [20]
template <class T> auto make(T *p) -> decltype(::new ((void *)p) T()) { return ::new ((void *)p) T(); }
void *operator new(unsigned long, void *p) noexcept;
int *f(int *p) { return make(p); }
//- a pack in the type of a parameter that is not expanded [error 1919]
template <class... T> void f(const T &);
//- a pack in the type of the result that is not expanded [error 1919]
template <class> struct A {};
template <class... T> A<T> f();
//- packs in signatures
template <class...> struct List {};
template <class> struct A {};
template <class... T> List<T...> f(List<A<T>...>, void (*)(T...), T *...);
template <class... T> struct S {
  template <class... U> List<A<T>..., U...> g(A<T>..., List<T, U>...);
};
S<int, char> s;
//- [temp.constr.order] arguments of concepts are compared by what they are, not by how they are written [20]
namespace n { struct identity {}; template <class I, class P> struct projected { struct type {}; }; }
template <class I, class P> using projected_t = typename n::projected<I, P>::type;
template <class F, class A> concept Callable = requires(F f, A a) { f(a); };
template <class I, class F, class P = n::identity> concept OnRange = Callable<F, projected_t<I, P>>;
using namespace n;
template <class F> requires OnRange<int *, F> && true constexpr bool more(F) { return true; }
template <class F> requires Callable<F, typename projected<int *, identity>::type> constexpr bool more(F) { return false; }
struct Function { void operator()(...); };
static_assert(more(Function()));
//- [temp.constr.order] other arguments are no more constrained [20] [error]
template <class F, class A> concept Callable = requires(F f, A a) { f(a); };
template <class F> requires Callable<F, int> && true constexpr bool more(F) { return true; }
template <class F> requires Callable<F, long> constexpr bool more(F) { return false; }
struct Function { void operator()(...); };
static_assert(more(Function()));
//- [temp.param] a parameter of class type is an lvalue of a constant object [20]
struct S { int a; };
template <class A, class B> constexpr bool same = false;
template <class A> constexpr bool same<A, A> = true;
template <S s> constexpr const S *address = &s;
template <auto X> struct W { static constexpr const auto &value = X; using type = decltype(X); using in_parentheses = decltype((X)); };
static_assert(address<S{3}> == address<S{3}> && address<S{3}> == &W<S{3}>::value && address<S{3}> != address<S{4}>);
static_assert(same<W<S{1}>::in_parentheses, const S &> && same<W<3>::in_parentheses, int>);
template <S s> constexpr int copy() { S t = s; t.a++; return t.a + W<s>::value.a; }
static_assert(copy<S{2}>() == 5);
//- [temp.param] a parameter of class type is constant [20] [error]
struct S { int a; };
template <S s> void f() { s.a = 1; }
template void f<S{1}>();
//- [temp.param] values of classes with private members are no arguments [20]
class Private { int a; public: constexpr Private(int x) : a(x) {} };
struct Mutable { mutable int a; };
template <auto X> struct W;
template <class T> concept Argument = requires { typename W<T{1}>; };
static_assert(!Argument<Private> && !Argument<Mutable> && Argument<int>);
//- [temp.param] nor their types [20] [error 3139]
class Private { int a; public: constexpr Private(int x) : a(x) {} };
template <Private x> struct W;
//- [temp.param] its type is that of the parameter [20] [not g++]
struct S { int a; };
template <class A, class B> constexpr bool same = false;
template <class A> constexpr bool same<A, A> = true;
template <auto X> struct W { using type = decltype(X); };
static_assert(same<W<S{1}>::type, S>);
//- [temp.explicit] the body of an explicit instantiation is checked [error 144]
template <class T> void f() { T x = "text"; }
template void f<int>();
//- [temp.explicit] that of a declaration is not
template <class T> void f() { T x = "text"; }
extern template void f<int>();
//- a constraint subsumed whose argument is named in another way [20]
template <class I, class P> struct pimpl { struct type {}; }; namespace n { template <class I, class P> using projected = typename pimpl<I, P>::type; template <class T> concept any = sizeof(T *) > 0; template <class F, class I> concept order = any<F> && any<I>; template <class I, class R, class P> concept sortable = order<R, projected<I, P>> && any<I>; template <class I, class P> struct pair {}; template <class I, class R, class P> concept paired = order<R, pair<I, P> *> && any<P>; }
template <class I, class R, class P> void f() requires n::order<R, n::projected<I, P>>; template <class I, class R, class P> constexpr bool f() requires n::sortable<I, R, P> { return true; } static_assert(f<int *, int, int>()); template <class A, class B, class C> void g() requires n::order<B, ::n::pair<A, C> *>; template <class I, class R, class P> constexpr bool g() requires n::paired<I, R, P> { return true; } static_assert(g<int *, int, int>());
//- a constraint subsumed whose argument is an alias of a decltype [20]
namespace n { template <class T> T &&val(); template <class R> int *begin(R &); template <class R> using it = decltype(n::begin(n::val<R &>())); template <class T> concept any = sizeof(T *) > 0; template <class T> concept input = any<T> && any<T *>; template <class R> concept range = any<R>; template <class R> concept input_range = range<R> && input<it<R>>; } template <class R> requires n::input<n::it<R>> void f(); template <class R> requires n::range<R> void f(); template <class R> requires n::input_range<R> constexpr bool f() { return true; } static_assert(f<char>());
//- constraints with other arguments do not subsume [20] [error]
namespace n { template <class I, class P> struct pair {}; template <class T> concept any = sizeof(T *) > 0; template <class F, class I> concept order = any<F> && any<I>; template <class I, class R, class P> concept paired = order<R, pair<P, I>> && any<P>; } template <class I, class R, class P> constexpr bool f() requires n::order<R, n::pair<I, P>> { return false; } template <class I, class R, class P> constexpr bool f() requires n::paired<I, R, P> { return true; } static_assert(f<int *, int, int>());
//- an alias template in whose definition the name means another template
template <class T> struct B {};
template <class T> struct A {};
namespace n {
template <class T> using A = B<A<T>>;
A<int> x;
B<::A<int>> &y = x;
}
//- an alias template that names itself [error 864]
template <class T> struct B {};
template <class T> using A = B<A<T>>;
//- an alias template that is itself [error 20]
template <class T> using A = A;
//- alias templates of a class that lead to themselves [error 456]
template <class T, class U> struct Pair {};
template <class T> struct S {
  template <class U> using D = Pair<typename S<U *>::template D<U *>, typename S<U *>::template D<U *>>;
};
S<int>::D<int> x;
//- a pack of a template template parameter looks at two parameters of its argument [not g++]
template <class K, class V, int N = 16> struct Table {}; template <class K, class V, template <class...> class T> struct Use { using type = T<K, V>; };
static_assert(sizeof(Use<int, long, Table>::type) == 1, ""); template <template <class...> class T> struct Any {}; Any<Table> any;
//- a pack of a template template parameter looks at its argument's parameters [error 999]
template <class K, int N = 16> struct Table {}; template <template <class...> class T> struct Any {}; Any<Table> any;
//- a pack behind another template template parameter looks at two as well [not g++]
template <class A, class B, class C, int N> struct Table {}; template <template <class, class...> class T> struct Any {}; Any<Table> any;
//- a pack behind another template template parameter looks at its argument's parameters [error 999]
template <class A, class B, int N> struct Table {}; template <template <class, class...> class T> struct Any {}; Any<Table> any;
//- a template found for a template template parameter is given too few arguments [error]
template <class K, class V, int N> struct Table {}; template <template <class...> class T> struct Use { using type = T<int, long>; }; Use<Table>::type *p;
