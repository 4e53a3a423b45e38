//- class template with default arguments
template <class T, class U = T*, int N = sizeof(T)> struct A { using u = U; static constexpr int n = N; };
static_assert(__is_same(A<int>::u, int*), "");
static_assert(A<double>::n == 8 && A<char, void, 5>::n == 5, "");
//- defaults from a redeclaration use their own names
template <class X, class Y = X**> struct A;
template <class P, class Q> struct A { using q = Q; };
static_assert(__is_same(A<int>::q, int**), "");
//- partial specialisations and their order
template <class T> struct K { static constexpr int v = 0; };
template <class T> struct K<T*> { static constexpr int v = 1; };
template <class T> struct K<const T*> { static constexpr int v = 2; };
template <class T> struct K<T&> { static constexpr int v = 3; };
template <class R, class... A> struct K<R(A...)> { static constexpr int v = 4 + sizeof...(A); };
template <class T, unsigned long N> struct K<T[N]> { static constexpr int v = 100 + N; };
template <class C, class M> struct K<M C::*> { static constexpr int v = 200; };
struct S {};
static_assert(K<int>::v == 0 && K<int*>::v == 1 && K<const int*>::v == 2 && K<int&>::v == 3, "");
static_assert(K<void(int, char)>::v == 6 && K<int[7]>::v == 107 && K<int S::*>::v == 200, "");
static_assert(K<void (S::*)()>::v == 200, "");
//- ambiguous partial specialisations [error]
template <class T, class U> struct P { };
template <class T> struct P<T, int> { };
template <class T> struct P<int, T> { };
P<int, int> p;
//- explicit specialisation of class, member, static member
template <class T> struct A { int f() { return 1; } static int s; };
template <> struct A<char> { char only_here; };
template <> int A<long>::f() { return 2; }
template <> int A<short>::s = 4;
template <class T> int A<T>::s = 3;
int g(A<char> a) { return a.only_here + A<long>().f() + A<int>().f() + A<short>::s + A<int>::s; }
//- deduction from calls
template <class T> struct W { using type = T; };
template <class T> W<T> by_value(T);
template <class T> W<T> by_ref(T&);
template <class T> W<T> fwd(T&&);
template <class T> W<T> by_cref(const T&);
template <class T> W<T> by_ptr(const T*);
template <class T, int N> W<T[N]> arr(T (&)[N]);
template <class R, class A> W<R(A)> fn(R (*)(A));
int i; const int ci = 1; int ar[3]; double f1(char);
static_assert(__is_same(decltype(by_value(ci)), W<int>), "");
static_assert(__is_same(decltype(by_ref(ci)), W<const int>), "");
static_assert(__is_same(decltype(fwd(i)), W<int&>), "");
static_assert(__is_same(decltype(fwd(1)), W<int>), "");
static_assert(__is_same(decltype(by_cref(i)), W<int>), "");
static_assert(__is_same(decltype(by_ptr(&i)), W<int>), "");
static_assert(__is_same(decltype(by_value(ar)), W<int*>), "");
static_assert(__is_same(decltype(by_ref(ar)), W<int[3]>), "");
static_assert(__is_same(decltype(arr(ar)), W<int[3]>), "");
static_assert(__is_same(decltype(fn(f1)), W<double(char)>), "");
//- deduction through bases
template <class T> struct B { };
struct D : B<int> { };
template <class T> T from(const B<T>&);
template <class T> T fromp(B<T>*);
static_assert(__is_same(decltype(from(D())), int), "");
static_assert(__is_same(decltype(fromp((D*)nullptr)), int), "");
//- inconsistent deduction [error]
template <class T> void f(T, T);
void g() { f(1, 2.0); }
//- non-deduced contexts
template <class T> struct I { using type = T; };
template <class T> void f(T, typename I<T>::type);
void g() { f(1.0, 2); }
//- explicit arguments allow conversions
template <class R, class T> R conv(T);
template <class T> T mx(T a, T b) { return a < b ? b : a; }
static_assert(__is_same(decltype(conv<double>(1)), double), "");
double d = mx<double>(1, 2.5);
//- packs
template <class... T> struct L { static constexpr unsigned long n = sizeof...(T); };
template <class... T> L<T*...> ptrs(T...);
static_assert(__is_same(decltype(ptrs(1, 'c', 2.0)), L<int*, char*, double*>), "");
template <class T, class... R> constexpr int count(T, R... r) { if constexpr (sizeof...(r) == 0) return 1; else return 1 + count(r...); }
static_assert(count(1, 2, 3) == 3, "");
template <int... I> constexpr int sum = (0 + ... + I);
static_assert(sum<1, 2, 3> == 6 && sum<> == 0, "");
template <class... A, class... B> constexpr int both(L<A...>, L<B...>) { return sizeof...(A) * 10 + sizeof...(B); }
static_assert(both(L<int, char>{}, L<int>{}) == 21, "");
//- pack expansion with two packs
template <class A, class B> struct Pr { };
template <class...> struct Tu { };
template <class... A> struct Outer { template <class... B> using zip = Tu<Pr<A, B>...>; };
static_assert(__is_same(Outer<int, char>::zip<long, short>, Tu<Pr<int, long>, Pr<char, short>>), "");
//- packs of different lengths [error]
template <class A, class B> struct Pr { };
template <class...> struct Tu { };
template <class... A> struct Outer { template <class... B> using zip = Tu<Pr<A, B>...>; };
Outer<int, char>::zip<long> z;
//- variadic bases and using
struct X { int operator()(int) const { return 1; } };
struct Y { char operator()(char*) const { return 2; } };
template <class... T> struct Ov : T... { using T::operator()...; };
template <class... T> Ov(T...) -> Ov<T...>;
static_assert(__is_same(decltype(Ov<X, Y>{}(1)), int), "");
static_assert(__is_same(decltype(Ov<X, Y>{}(nullptr)), char), "");
Ov o{X{}, Y{}};
static_assert(__is_same(decltype(o), Ov<X, Y>), "");
//- template template parameters
template <class T> struct V { };
template <class T, int N> struct Ar { };
template <template <class> class C, class T> struct Ap { using type = C<T>; };
template <class T> struct Un;
template <template <class> class C, class T> struct Un<C<T>> { using arg = T; };
static_assert(__is_same(Ap<V, int>::type, V<int>), "");
static_assert(__is_same(Un<V<char>>::arg, char), "");
template <template <class...> class C, class... T> C<T...> make(T...);
template <class...> struct Any { };
static_assert(__is_same(decltype(make<Any>(1, 'c')), Any<int, char>), "");
//- SFINAE on the return type
template <bool, class T = void> struct enable_if { };
template <class T> struct enable_if<true, T> { using type = T; };
template <class T> typename enable_if<sizeof(T) == 1, int>::type f(T);
template <class T> typename enable_if<sizeof(T) != 1, char>::type f(T);
static_assert(__is_same(decltype(f('a')), int) && __is_same(decltype(f(1)), char), "");
//- expression SFINAE with trailing decltype
template <class T> auto g(T t, int) -> decltype(t.size(), char());
template <class T> int g(T, ...);
struct Z { int size(); };
static_assert(__is_same(decltype(g(Z(), 0)), char) && __is_same(decltype(g(1, 0)), int), "");
//- void_t detection works
struct false_t { static constexpr bool v = false; };
struct true_t { static constexpr bool v = true; };
template <class...> using void_t = void;
template <class T> T&& declval();
template <class T, class = void> struct has : false_t { };
template <class T> struct has<T, void_t<typename T::type>> : true_t { };
template <class T, class = void> struct call : false_t { };
template <class T> struct call<T, void_t<decltype(declval<T>().f())>> : true_t { };
struct A { using type = int; void f(); };
static_assert(has<A>::v && !has<int>::v && call<A>::v && !call<int*>::v, "");
//- alias templates are transparent
template <class T> using Id = T;
template <class T> struct Bx { };
template <class T> T in(Bx<Id<T>>);
static_assert(__is_same(decltype(in(Bx<int>())), int), "");
//- variable templates
template <class T> constexpr int sz = sizeof(T);
template <class T> constexpr int sz<T*> = -1;
template <> constexpr int sz<char> = 42;
static_assert(sz<int> == 4 && sz<int*> == -1 && sz<char> == 42, "");
//- member templates
template <class T> struct A {
  template <class U> U conv(T t) const { return U(t); }
  template <class U> struct In { U u; T t; };
  template <class U> A(U, T);
  template <class U> operator U*() const;
};
static_assert(sizeof(A<int>::In<char>) == 8, "");
double d = A<int>('c', 1).conv<double>(3);
char* p = A<int>(1, 2);
//- members defined outside
template <class T> struct A { T f(T); template <class U> U g(U, T); struct N; static int s; A(); ~A(); operator T() const; };
template <class T> T A<T>::f(T x) { return x; }
template <class Z> template <class Y> Y A<Z>::g(Y y, Z z) { return y + z; }
template <class T> struct A<T>::N { T t; };
template <class T> int A<T>::s = sizeof(T);
template <class T> A<T>::A() { }
template <class T> A<T>::~A() { }
template <class T> A<T>::operator T() const { return T(); }
int h() { A<int> a; A<int>::N n; n.t = 1; int i = a; return a.f(1) + a.g(2L, 3) + n.t + A<int>::s + i; }
//- friends of templates
template <class T> struct A { T v; friend bool operator==(const A& a, const A& b) { return a.v == b.v; } template <class U> friend U peek(const A<U>&); private: T hidden; };
template <class U> U peek(const A<U>& a) { return a.hidden; }
bool t() { return A<int>{} == A<int>{} && peek(A<int>{}) == 0; }
//- non-type parameters of many types
struct S { int m; void f(); };
int g; void fn();
enum class E { a, b };
template <int* P> struct P1 { }; template <void (*F)()> struct P2 { }; template <int S::*M> struct P3 { };
template <E e> struct P4 { }; template <int& R> struct P5 { }; template <auto V> struct P6 { using type = decltype(V); };
P1<&g> a; P1<nullptr> a0; P2<fn> b; P2<&fn> b2; P3<&S::m> c; P4<E::b> d; P5<g> e; P6<3> f; P6<&g> h;
static_assert(__is_same(decltype(b), decltype(b2)), "");
static_assert(__is_same(P6<'c'>::type, char) && __is_same(P6<3>::type, int), "");
//- CTAD from constructors, guides, copies
template <class T> struct A { A(T, int); T t; };
template <class T, class U> struct B { T t; U u; B(T a, U b) : t(a), u(b) { } };
template <class T> struct C { C(const void*); };
template <class T> C(const T*) -> C<T>;
C(const char*) -> C<bool>;
A a(1.5, 2); B b{1, 'c'}; C c("x"); C c2(&a); A a2 = a;
static_assert(__is_same(decltype(a), A<double>) && __is_same(decltype(b), B<int, char>), "");
static_assert(__is_same(decltype(c), C<bool>) && __is_same(decltype(c2), C<A<double>>) && __is_same(decltype(a2), A<double>), "");
//- explicit instantiation
template <class T> struct A { T f() { return T(); } };
template struct A<int>;
extern template struct A<char>;
template <class T> T g(T t) { return t; }
template int g<int>(int);
template char g(char);
//- two-phase lookup finds only what is declared before, ADL finds all
template <class T> int f(T t) { return g(t); }
namespace N { struct S { }; int g(S); }
int x = f(N::S());
//- non-dependent name declared later [error]
template <class T> int f(T) { return later(); }
int later();
int x = f(1);
//- member of an unknown specialisation
template <class T> struct A { typename T::type x; };
struct G { using type = int; };
A<G> a;
//- missing nested type [error]
template <class T> struct A { typename T::type x; };
A<int> a;
//- recursion limit [error]
template <int N> struct R { static constexpr int v = R<N + 1>::v; };
int x = R<0>::v;
//- recursion with an end
template <int N> struct F { static constexpr long v = N * F<N - 1>::v; };
template <> struct F<0> { static constexpr long v = 1; };
static_assert(F<10>::v == 3628800, "");
//- constrained by default template argument
template <bool, class T = void> struct enable_if { };
template <class T> struct enable_if<true, T> { using type = T; };
template <bool B, class T = void> using enable_if_t = typename enable_if<B, T>::type;
template <class T, enable_if_t<sizeof(T) == 4, int> = 0> int f(T) { return 4; }
template <class T, enable_if_t<sizeof(T) == 8, int> = 0> int f(T) { return 8; }
int i = f(1) + f(1.0);
//- partial ordering of functions
template <class T> int f(T); template <class T> char f(T*); template <class T> long f(const T*);
template <class T> int h(T&&); template <class T> char h(T&);
int i;
static_assert(__is_same(decltype(f(&i)), char) && __is_same(decltype(f((const int*)0)), long) && __is_same(decltype(f(1)), int), "");
static_assert(__is_same(decltype(h(i)), char) && __is_same(decltype(h(1)), int), "");
template <class... T> int v(T...); template <class T> char v(T); template <class T, class... R> long v(T, R...);
static_assert(__is_same(decltype(v(1)), char) && __is_same(decltype(v(1, 2)), long) && __is_same(decltype(v()), int), "");
//- dependent base members through this
template <class T> struct B { T m; void f(); };
template <class T> struct D : B<T> { T g() { this->f(); return this->m + B<T>::m; } };
int x = D<int>().g();
//- injected class name
template <class T> struct A { A* next; A<T>* same; A<char>* other; template <template <class> class X> struct U { }; U<A> u; };
A<int> a; static_assert(__is_same(decltype(a.next), A<int>*) && __is_same(decltype(a.other), A<char>*), "");
//- generic lambdas and abbreviated templates [20]
auto twice = [](auto x) { return x + x; };
int f(auto a, auto* b) { return a + *b; }
int g() { int y = 2; return twice(3) + f(1, &y); }
//- concepts [20]
template <class T> concept Small = sizeof(T) <= 4;
template <class T> concept Tiny = Small<T> && sizeof(T) == 1;
template <Small T> int f(T) { return 1; }
template <Tiny T> char f(T) { return 2; }
template <class T> requires (!Small<T>) long f(T) { return 3; }
static_assert(__is_same(decltype(f('c')), char) && __is_same(decltype(f(1)), int) && __is_same(decltype(f(1.0)), long));
template <class T> struct S { static constexpr int v = 0; };
template <Small T> struct S<T> { static constexpr int v = 1; };
template <Tiny T> struct S<T> { static constexpr int v = 2; };
static_assert(S<double>::v == 0 && S<int>::v == 1 && S<char>::v == 2);
template <class T> concept HasSize = requires(T t) { t.size(); typename T::value_type; { t.size() } -> Small; };
struct Q { using value_type = int; int size(); };
static_assert(HasSize<Q> && !HasSize<int>);
//- constraint not satisfied [20] [error]
template <class T> concept Small = sizeof(T) <= 4;
template <Small T> void f(T);
void g() { f(1.0); }
//- class type as template argument [20]
struct P { int x, y; };
template <P p> struct A { static constexpr int s = p.x + p.y; };
static_assert(A<P{1, 2}>::s == 3);
static_assert(__is_same(A<P{1, 2}>, A<P{1, 2}>) && !__is_same(A<P{1, 2}>, A<P{2, 1}>));
//- conditional explicit and requires on members [20]
template <class T> struct W { explicit(sizeof(T) > 4) W(T); T get() requires (sizeof(T) == 4); };
W<int> w = 1;
int i = w.get();
//- explicit by condition [20] [error]
template <class T> struct W { explicit(sizeof(T) > 4) W(T); };
W<double> w = 1.0;
//- integer sequences
template <class T, T... I> struct seq { };
template <unsigned long N> using make = seq<unsigned long, __integer_pack(N)...>;
template <unsigned long... I> constexpr unsigned long add(seq<unsigned long, I...>) { return (I + ... + 0); }
static_assert(add(make<5>{}) == 10, "");
//- default argument of a member of an instance
template <class T> struct A { int f(int x = sizeof(T), T* p = nullptr) { return x; } };
int i = A<double>().f();
//- static_assert depends on the instance [error]
template <class T> struct A { static_assert(sizeof(T) == 1, "no"); };
A<int> a;
//- static_assert in a template that is not used
template <class T> struct A { static_assert(sizeof(T) == 1, "no"); };
A<char> a;
//- dependent template name
template <class T> struct A { template <class U> struct R { using type = U; }; template <int N> int f() { return N; } };
template <class T> struct B { using r = typename A<T>::template R<T>::type; int g(A<T> a) { return a.template f<3>(); } };
static_assert(__is_same(B<char>::r, char), "");
int x = B<int>().g({});
//- curiously recurring
template <class D> struct Base { int call() { return static_cast<D*>(this)->impl(); } };
struct Der : Base<Der> { int impl() { return 7; } };
int x = Der().call();
//- friend template class and function access [error]
template <class T> struct A { private: T x; };
int f(A<int> a) { return a.x; }
//- overload of template and non-template
template <class T> int f(T); char f(int);
static_assert(__is_same(decltype(f(1)), char) && __is_same(decltype(f('c')), int) && __is_same(decltype(f<>(1)), int), "");
//- address of a function template
template <class T> T id(T t) { return t; }
int (*p)(int) = id; double (*q)(double) = &id<double>;
template <class F> int run(F f) { return f(3); }
int x = run(id<int>);
//- conversion of a template to a function pointer parameter
template <class T> void cb(T*); void take(void (*)(int*));
void g() { take(cb); take(&cb<int>); }
