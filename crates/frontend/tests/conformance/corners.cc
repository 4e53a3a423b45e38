//- a conversion to a reference feeds built-in increments and compound assignment
struct S { operator short &(); };
struct L { operator volatile long &(); };
struct F { operator float &(); };
struct P { operator const int *&(); };
void g(S s, L l, F f, P p) {
  short a = s++; long b = l--; float c = f--; short &d = (s *= l); volatile long &e = (l <<= s);
  short &h = ++s; const int *q = p++; const int *&r = --p; s %= 2; f /= 2; p += 1;
  const int &i = *p; const int &j = p[s];
}
//- a conversion to a pointer of either cv feeds a subscript
struct X { operator const void *() const; operator void *(); operator const unsigned *() const; operator unsigned *(); };
void f() { X x; x[0] = 1; *x = 0; (void)(x - x); }
//- two conversions to pointers of different cv subtract
struct V { operator int volatile *(); }; struct C { operator int const *(); };
void f(V v, C c) { long d = v - c; bool b = v == c; bool e = v < c; }
//- a conversion to a member pointer feeds equality
struct X { int f(); }; struct Y { operator decltype(&X::f)(); };
void g(Y y) { (void)(y == &X::f); (void)(y == 0); (void)(y != nullptr); }
//- bool and pointer conversions: the pointer sum is chosen by the other operand
struct Foo { operator bool(); operator const char *(); };
void g() { Foo f; long long z = 0; (void)(f + z); (void)(f - z); (void)(z + f); (void)z[f]; bool b = f[z] == z; }
//- an overloaded method is a template argument of a type from an earlier argument
template <class T, void (T::*m)()> void f0() {}
template <class T, void (T::*m)(int)> void f1() {}
void f2(void (*)()) {}
struct C { void o(); void o(int); void o(int, int); };
void g() { f2(&f0<C, &C::o>); f2(&f1<C, &C::o>); f0<C, &C::o>(); f1<C, &C::o>(); }
//- an overloaded function chooses among function templates by their parameter
void f(); void f(int); void f(int, int);
template <void x()> void t() { x(); }
template <void x(int)> void t(int *) { x(10); }
template <void x(int, int)> void t(int *, int *) {}
void g(int n) { t<f>(); t<f>(&n); t<f>(&n, &n); }
//- overloaded member function in partial specialisation arguments
template <class T, void (T::*M)(int)> struct A { static constexpr int v = 0; };
struct C { void o(); void o(int); };
template <class T, void (*F)(int)> struct B { static constexpr int v = 0; };
void h(int); void h();
template <class T> struct B<T, &h> { static constexpr int v = 1; };
static_assert(B<int, h>::v == 1);
static_assert(A<C, &C::o>::v == 0);
//- inheriting a constructor through a virtual base skips the defaults of the middle classes
struct W { W(int); };
struct X : virtual W { using W::W; X() = delete; };
struct Y : X { using X::X; };
struct Z : Y, virtual W { using Y::Y; };
Z z(0);
struct V { V(int); };
struct A : virtual V { A() = delete; using V::V; };
struct B : virtual V { B() = delete; B(int, int); using V::V; };
struct CC : B { using B::B; };
A a1(0); B b1(0); B b2(0, 0); CC c1(0);
//- tuple_size with an enumerator is tuple-like
namespace std { template <class> struct tuple_size; template <decltype(sizeof 0), class> struct tuple_element; }
struct Y { int n; }; struct X { X(); X(Y); X(const X &); ~X(); };
struct B {};
template <> struct std::tuple_size<B> { enum { value = 2 }; };
template <> struct std::tuple_element<0, B> { using type = X; };
template <> struct std::tuple_element<1, B> { using type = const int &; };
template <int N> auto get(B) { if constexpr (N == 0) return Y(); else return 0.0; }
B make();
auto [b1, b2] = make();
//- a member variable template through an object
struct S { template <class T> static constexpr int v = sizeof(T); template <class... T> static constexpr int n = sizeof...(T); };
S s; static_assert(s.v<char> == 1); static_assert(s.n<int &, void> == 2); static_assert(!(s.v<const char> > 1));
template <class U> constexpr int g(U u) { return u.template v<int> + U::template n<int, int>; }
static_assert(g(S{}) == 6);
//- implicit assignment of a class whose base takes a non-const reference
struct V { V(); V &operator=(V &); };
struct W : V {}; W a, b; void h() { a = b; }
struct A { A &operator=(const A &); A &operator=(A &); }; struct B { B &operator=(B &); }; struct C { virtual C &operator=(const C &); };
struct D : A, B, virtual C { int s; int t[2][3]; B m; C n[2][3]; };
void t(D d1, D d2) { d1 = d2; }
//- parentheses stop argument-dependent lookup
namespace N { struct foo {}; int foo_(struct foo); int call(struct foo) ; }
namespace M { long call(N::foo); void t(N::foo a) { long x = (call)(a); static_assert(sizeof((call)(a)) == 8); } }
//- two exact lists beat one user conversion
struct A { int a[1]; }; struct B { B(int); };
void f(B, int); void f(B, int, int); void f(int, A);
void t() { f({0}, {{1}}); }
//- the same extern "C" function from two namespaces is one function
enum T { E }; extern "C" void f(int); namespace { extern "C" void f(int); void g() { f(E); f(0); ::f(E); } }
namespace A { extern "C" int h(int); } namespace B { extern "C" int h(int); } using namespace A; using namespace B; int r = h(1);
//- a list binds the array of its own bound
char (&b(int (&&)[1]))[1]; char (&b(int (&&)[2]))[2];
static_assert(sizeof(b({1})) == 1); static_assert(sizeof(b({1, 2})) == 2);
struct Bob { Bob(int = 1); };
char (&c(Bob (&&)[1]))[1]; char (&c(Bob (&&)[2]))[2];
static_assert(sizeof(c({Bob()})) == 1); static_assert(sizeof(c({2, Bob()})) == 2);
//- void_t in the type of a template parameter makes two templates
template <class...> using void_t = void;
struct One { using x = int; }; struct Two { using y = int; };
template <class T, void_t<typename T::x> * = nullptr> int &func();
template <class T, void_t<typename T::y> * = nullptr> float &func();
int &a = func<One>(); float &b = func<Two>();
//- explicit instantiation with the type spelled otherwise
struct A { typedef int I; };
template <class T> A::I g2(A::I i) { T t; return 0; }
template int g2<A::I **>(int i); template A::I g2<A::I ***>(A::I i); template A::I g2<unsigned>(A::I i);
template <class T = int> void f17() {} template void f17();
template <class T> auto f18() -> T { return T(); } template auto f18<char>() -> char;
//- an explicit copy constructor makes a capture by copy
struct D { explicit D(D &); }; void f(D &d) { [d] {}(); }
//- [20] an alias template deduces its class with the other arguments fixed
template <class T, class> struct container { container(T a, T b = T()); };
template <class T> using vec = container<T, int>; vec v(0, 0);
template <class T, bool B = false> struct Foo { Foo(T); }; template <class T> using AF = Foo<T, 1>; AF b{0};
template <class A, class B> constexpr bool same = false; template <class A> constexpr bool same<A, A> = true;
static_assert(same<decltype(b), Foo<int, true>>); static_assert(same<decltype(v), container<int, int>>);
//- [20] an alias template deduces an aggregate
template <class T> struct G { T t1; }; template <class X = int> using AG = G<int>; AG ag{1};
//- [20] an alias template that nests the parameter
template <class T> struct Der {}; template <class T, class D> struct Foo { explicit Foo(D) {} };
template <class U> using AFoo = Foo<int, Der<U>>; Der<int> d; AFoo a(d); AFoo c{Der<char>{}};
//- [20] aggregate deduction of overloaded lambdas
template <class... F> struct ov : F... { using F::operator()...; }; ov o{[](int) { return 1; }, [](char) { return 'c'; }};
static_assert(sizeof(o('c')) == 1);
//- [20] a constrained placeholder constructor deduces
template <class, class> concept Con = true; template <class T, int> struct St { St(Con<T> auto) {} };
template <class T, int N> St(T) -> St<T, 0>;
//- partial specialisations ordered by non-deduced types
template <class T, class U, class V> struct X { static const unsigned value = 0; };
template <class T, class U> struct X<T, U, typename T::is_b> { static const unsigned value = 2; };
template <class T> struct X<T, typename T::is_a, typename T::is_b> { static const unsigned value = 3; };
struct X2 { typedef void is_b; }; struct X3 { typedef void is_a; typedef void is_b; };
static_assert(X<X2, void, void>::value == 2); static_assert(X<X3, void, void>::value == 3);
//- a value specialisation is more special than one of any value
template <bool> struct A {}; template <class, class = A<true>> struct B;
template <class T, bool N> struct B<T, A<N>> {}; template <class T> struct B<T, A<T::value>> { int x; };
struct C { static const bool value = true; }; B<C> b; int i = b.x;
//- the type of a value parameter is deduced from the value
template <long n> struct C {}; template <class T> struct D; template <class T, T n> struct D<C<n>> { using Q = T; };
template <class A, class B> constexpr bool same = false; template <class A> constexpr bool same<A, A> = true;
static_assert(same<long, D<C<short(2)>>::Q>);
template <class T> struct E; template <class T, T n> struct E<int[n]> { using Q = T; };
static_assert(same<decltype(sizeof 0), E<int[42]>::Q>);
template <class T, T N> int foo(C<N> *); static_assert(sizeof(foo((C<3> *)0)) == 4);
//- [20] an alias of a member type without typename as a parameter's type
template <bool v> struct BC { static constexpr bool value = v; using type = bool; };
template <class T, class A> struct Con : BC<__is_constructible(T, A)> {};
template <class T> using Req = T::type;
template <class T> struct opt { template <class U, Req<Con<T, U>> = true> opt(U) {} };
opt<int> o(3);
//- a function type with an ellipsis deduces
template <class F> struct Arity; template <class R, class... T> struct Arity<R(T...)> { static const unsigned value = sizeof...(T); };
template <class R, class... T> struct Arity<R(T......)> { static const unsigned value = 100 + sizeof...(T); };
static_assert(Arity<int(float, double)>::value == 2); static_assert(Arity<int(float...)>::value == 101); static_assert(Arity<int(...)>::value == 100);
//- the address of what a null constant points to, unread
struct A; void f() { constexpr A *a = nullptr; A *p = &*a; }
//- an aggregate is listed from a derived object
struct S { int i = 42; }; S a; S b(a); S c{a}; struct SS : S {} x; S y(x); S z{x}; S w = {x};
//- an inline namespace's nested namespace is reopened through the outer one
namespace A { inline namespace b { namespace C { template <class T> void f(); template <class T> struct S; } } }
namespace A { namespace C { template <> void f<int>() {} template <> struct S<int> {}; } }
void use() { A::C::f<int>(); A::C::S<int> s; }
//- a nested list for a class with a converting parameter
struct A { A(int); }; struct B { B(A); }; B b{{0}};
//- a cast picks the overload of a derived class's member pointer
struct A {}; struct B : A { void f(); void f(int); }; void (A::*f)() = (void (A::*)())&B::f; void g() { (void)static_cast<void (A::*)()>(&B::f); }
//- explicit guides do not count in copy-initialisation
template <class T> struct A { A(T); A(T *); A(...); };
template <class T> A(T) -> A<T>; template <class T> explicit A(T *) -> A<T **>;
int *p; A a(p); A b = p; A c{p};
template <class A, class B> constexpr bool same = false; template <class A> constexpr bool same<A, A> = true;
static_assert(same<decltype(a), A<int **>>); static_assert(same<decltype(c), A<int **>>);
//- guides of member class templates
template <class> struct Foo { template <class T> struct Bar { Bar(...) {} }; Bar(int) -> Bar<int>; }; Foo<int>::Bar b = 0;
//- an explicitly specialised member is not instantiated from the template
template <class T> class foo { int compare(T x, T y); }; template <> int foo<char>::compare(char x, char y);
template <class T> int foo<T>::compare(T x, T y) { void *p = x; return 0; }
extern template class foo<char>; template class foo<char>;
//- [20] typename is left out where only a type can stand
struct B { using type = int; static constexpr int v = 3; template <class T> using re = T; };
template <class T> using A1 = T::type;
template <class T> auto f1(T) -> T::type { return 1; }
template <class T> T::type f2(T) { return 2; }
template <class T> struct S { T::type m; T::type g(T::type x) { return x + static_cast<T::type>(T::v); } using U = T::type; static T::type s; typedef T::type W; operator T::type() { return 1; } };
template <class T> T::type S<T>::s = 3;
template <class T, class U = T::type> U f3(T) { return U(); }
template <class T> struct V { T::template re<int> x; };
template <class T> concept HasT = requires { typename T::type; T::v; };
A1<B> a = f1(B()) + f2(B()) + f3(B()) + S<B>().g(1) + V<B>().x; static_assert(HasT<B>); int s = S<B>::s;
template <class T> auto l = [](T::type x) { return x; }; int z = l<B>(3);
template <class T> struct D : T { T::type q; }; int qq = D<B>().q;
template <class T> void nt() { (void)new T::type; (void)sizeof(typename T::type); }
template void nt<B>();
//- the whole list is tried first in class template argument deduction
namespace std { template <class E> struct initializer_list { const E *p; decltype(sizeof 0) n; constexpr initializer_list(const E *p, decltype(sizeof 0) n) : p(p), n(n) {} }; }
template <class T> struct vec { vec(); vec(std::initializer_list<T>); vec(int, T); template <class I> vec(I, I); };
template <class A, class B> constexpr bool same = false; template <class A> constexpr bool same<A, A> = true;
vec v{1, 2, 3}; vec w = {1.0, 2.0}; vec x{v}; vec y{v, v}; static_assert(same<decltype(v), vec<int>>); static_assert(same<decltype(w), vec<double>>);
static_assert(same<decltype(x), vec<int>>); static_assert(same<decltype(y), vec<vec<int>>>); auto z = vec{'a', 'b'}; static_assert(same<decltype(z), vec<char>>);
//- copy-list-initialisation chose an explicit guide [error]
template <class T> struct A { A(T); A(T *); }; template <class T> A(T) -> A<T>; template <class T> explicit A(T *) -> A<T **>;
int *p; A d = {p};
//- a class with a conversion to a reference is not assigned through it [error]
struct S { operator int &(); }; void f(S s) { s = 5; }
//- bool is not decremented through a conversion [error]
struct S { operator bool &(); }; void f(S s) { s--; }
//- a constant reference is not incremented through a conversion [error]
struct S { operator const int &(); }; void f(S s) { ++s; }
//- overloaded function as an auto argument [error]
template <auto x> struct A {}; void f(); void f(int); A<f> a;
//- a virtual base that is private on every path [error]
struct A { int n; }; struct B : private virtual A {}; struct C : private virtual A {}; struct D : B, C { int f() { return n; } };
//- alias deduction against a fixed argument [20] [error]
template <class T, class U> struct P { P(T, U); }; template <class T> using Q = P<T, int *>; Q q(1, 2.0);
//- [20] an operator!= of another shape lets == be reversed
struct A {}; template <class T, class U = int> bool operator==(A, T); template <class T> bool operator!=(A, T); bool x = 0 == A();
struct C {}; template <class T = int> bool operator==(C, int); bool operator!=(C, int); bool c = 0 == C();
namespace M { struct D {}; template <class T> bool operator==(D, T); inline namespace N { template <class T> bool operator!=(D, T); } bool d1 = 0 == D(); }
//- [20] an operator!= declared after does not count before
struct A {}; template <class T> bool operator==(A, T); bool a1 = 0 == A(); template <class T> bool operator!=(A, T);
//- an aggregate member of an empty default
struct E { int n; constexpr E(int n = 0) : n(n) {} }; static_assert(E().n == 0); static_assert(E{}.n == 0);
//- [20] arrays made by new in constants
constexpr int f(int n, int i) { int *p = new int[n]{1, 2, 3}; int r = p[i]; delete[] p; return r; } static_assert(f(4, 0) == 1 && f(4, 2) == 3 && f(4, 3) == 0);
constexpr char g(int n, int i) { char *p = new char[n]{"fox"}; char r = p[i]; delete[] p; return r; } static_assert(g(5, 1) == 'o' && g(5, 3) == 0);
//- names of variables in lambdas as arguments
constexpr int nested(int a, int b, int c) { return [=](auto f) { return [&] { return f(a) + b; }(); }([=](int x) { return x + c; }); } static_assert(nested(1, 2, 3) == 6);
//- [20] virtual calls in constants through second bases and covariant results
struct A { virtual constexpr int a() const { return 1; } }; struct B { virtual constexpr int b() const { return 2; } };
struct D : A, B { constexpr int b() const override { return 3; } };
constexpr D d; static_assert(static_cast<const B &>(d).b() == 3);
struct E : A, B { constexpr int a() const override { return 4; } }; constexpr E e; static_assert(static_cast<const B &>(e).b() == 2); static_assert(static_cast<const A &>(e).a() == 4);
struct X { int v = 7; virtual constexpr const X *self() const { return this; } }; struct Y : B, X { int w = 8; constexpr const Y *self() const override { return this; } };
constexpr Y y; constexpr const X *px = static_cast<const X &>(y).self(); static_assert(px->v == 7);
//- [20] delete runs the destructors of an array and of the whole object
struct T { int *p; constexpr ~T() { ++*p; } };
constexpr int f() { int n = 0; T *t = new T[3]{{&n}, {&n}, {&n}}; delete[] t; return n; } static_assert(f() == 3);
struct Base { constexpr virtual ~Base() {} }; struct Der : Base { int *p; constexpr Der(int *p) : p(p) {} constexpr ~Der() override { *p = 5; } };
constexpr int g() { int n = 0; Base *b = new Der(&n); delete b; return n; } static_assert(g() == 5);
//- [20] packs in the arguments of a concept normalise
template <class... A> concept C1 = ((sizeof(A) >= 0) && ...);
template <class A, class... B> concept C2 = C1<A, B...>;
template <class T> constexpr int foo() requires C2<T, char, T> { return 1; }
template <class T> constexpr int foo() requires C1<T, char, T> && true { return 2; }
static_assert(foo<int>() == 2);
template <int... A> concept D1 = ((A >= 0) && ...);
template <int A, int... B> concept D2 = D1<A, B...>;
template <int T> constexpr int goo() requires D2<T, 2, T> { return 1; }
template <int T> constexpr int goo() requires D1<T, 2, T> && true { return 2; }
static_assert(goo<1>() == 2);
//- [20] a trailing requires-clause folds over the parameters
template <class... A> int f2(A &&...args) requires((sizeof(args) == 1), ...) { return 1; } int x = f2('a');
template <class... A> int f3(A... args) requires(... && (sizeof(args) == 1)) { return 1; } int y = f3('a', true);
template <class T> int f4(T t) requires requires { t + 1; } { return 1; } int z = f4(3);
template <class... A> requires((sizeof(A) == 1), ...) int f5(A &&...args) { return 1; } int w = f5('a');
//- [20] a constrained function does not hide the unconstrained one of the base
template <class> concept False = false; struct Base { static int foo(auto); int bar(int); }; struct Derived : Base { using Base::foo; static char foo(False auto); }; int x = Derived::foo(42);
//- [20] a temporary in a constant is destroyed
struct str { char *mem; constexpr str() { mem = new char(1); } constexpr ~str() { delete mem; } constexpr unsigned size() const { return 4; } constexpr const str &self() const { return *this; } };
static_assert(str().size() == 4); template <unsigned N> void test() {} void f() { test<str().size()>(); int a[str().size()]; }
consteval int by_value(str s) { return s.size(); } consteval int by_ref(const str &s) { return s.size(); } int k = by_value(str()); int l = by_ref(str()); constexpr unsigned n = str().self().size();
constexpr int g() { int r = 0; { str s; str t; r = s.size() + t.size(); } return r + str().size(); } static_assert(g() == 12);
//- a member alias template of the class's own members as a result
template <class A, class B> constexpr bool same = false; template <class A> constexpr bool same<A, A> = true;
struct I { constexpr int get(char) const { return 1; } constexpr double get(int) const { return 2; } };
template <class T> class E { I impl; public: template <class U> using res = decltype(static_cast<const I &>(impl).get(U())); template <class U> constexpr res<U> get() const { return impl.get(U()); } template <unsigned N> constexpr int get() const { return N; } };
static_assert(same<decltype(E<int>().get<char>()), int>); static_assert(E<int>().get<int>() == 2.0); static_assert(E<int>().get<3u>() == 3);
//- template-ids of several templates deduce a parameter
template <class T> int f(int, int, int); template <class T> float f(float, float); template <class R, class B1, class B2> R &g(R (*)(B1, B2)); void h() { float &fr = g(f<int>); }
//- an anonymous struct initialises with its own this
struct E { int n = 0; struct { void *x = this; }; void *y = this; };
//- literal operator templates of classes and plain ones
struct S { char a[4]; constexpr S(const char (&s)[4]) : a{s[0], s[1], s[2], s[3]} {} };
//- default template argument of a conversion function template
struct A { template <class T = int> operator T() const { return T(); } }; int i = A(); double d = A(); A a; int j = a.operator int();
//- a pack in the middle is deduced from explicit arguments
template <class... T, class U> int f(T..., U); int x = f<int, char>(1, 'c', 2.0); 
//- member templates through using-declarations
struct B { template <class T> int f(T); template <class T> struct N { T t; }; }; struct D : B { using B::f; using B::N; template <class T> char f(T *); }; D d; static_assert(sizeof(d.f((int *)0)) == 1 && sizeof(d.f(1)) == 4); D::N<int> n;
//- local classes and lambdas in templates
template <class T> auto f(T t) { struct L { T v; int get() const { return sizeof(T); } }; return [l = L{t}](auto x) { return l.get() + x; }; } int x = f(1)(2); int y = f('c')(3L);
//- recursive generic lambda through a reference
auto fact = [](auto self, int n) -> int { return n <= 1 ? 1 : n * self(self, n - 1); }; int x = fact(fact, 5);
//- explicit specialisation of a member function template
struct S { template <class T> int f(T) { return 1; } }; template <> inline int S::f<int>(int) { return 2; } template <> int S::f(char) { return 3; }
//- variable template specialisations
template <class T> constexpr int v = 1; template <> constexpr int v<int> = 2; template <class T> constexpr int v<T *> = 3; template <class T, class U> constexpr bool b = false; template <class T> constexpr bool b<T, T> = true; static_assert(v<char> == 1 && v<int> == 2 && v<char *> == 3 && b<int, int> && !b<int, char>);
//- a nested class template partially specialised out of line
template <class T> struct A { template <class U> struct B; template <class U> struct B<U *>; }; template <class T> template <class U> struct A<T>::B { static constexpr int v = 1; }; template <class T> template <class U> struct A<T>::B<U *> { static constexpr int v = 2; }; static_assert(A<int>::B<char>::v == 1 && A<int>::B<char *>::v == 2);
//- an overloaded member deduces the member pointer it fits
struct S { void f(int); void f(); int g(char); int g(int, int) const; }; template <class C, class A> A bind(void (C::*)(A)); static_assert(sizeof(bind(&S::f)) == 4); template <class C, class R, class A, class B> R two(R (C::*)(A, B) const); int x = two(&S::g);
//- [20] string comparison of local arrays and parameters in constants
constexpr bool f(const char *e) { char b[4] = {}; b[0] = 'X'; return __builtin_strcmp(e, b) == 0; } static_assert(f("X")); static_assert(!f("Y"));
//- [20] a base under construction is its own class in constants
struct A { char a; constexpr A() : a(f()) {} constexpr virtual char f() const { return 'A'; } }; struct B : A { char b; constexpr B() : b(f()) {} constexpr char f() const override { return 'B'; } };
constexpr B b; static_assert(b.a == 'A' && b.b == 'B'); static_assert(static_cast<const A &>(b).f() == 'B');
//- [20] temporaries are destroyed at the end of the full-expression, last first
struct Log { char s[8] = {}; int n = 0; constexpr void add(char c) { s[n++] = c; } }; struct T { Log *l; char c; constexpr T(Log *l, char c) : l(l), c(c) { l->add(c); } constexpr ~T() { l->add(c - 32); } };
constexpr int take(T, T) { return 1; } constexpr Log run() { Log l; { (void)(T(&l, 'a').c, T(&l, 'b').c); l.add('.'); const T &r = T(&l, 'c'); l.add('-'); } return l; }
constexpr Log l = run(); static_assert(l.s[0] == 'a' && l.s[1] == 'b' && l.s[2] == 'B' && l.s[3] == 'A' && l.s[4] == '.' && l.s[5] == 'c' && l.s[6] == '-' && l.s[7] == 'C');
//- [20] parameters are destroyed in constants
struct P { int *n; constexpr P(int *n) : n(n) {} constexpr P(const P &o) : n(o.n) {} constexpr ~P() { ++*n; } }; constexpr void take(P) {} constexpr int f() { int n = 0; { P p(&n); take(p); take(P(&n)); } return n; } static_assert(f() == 3);
//- a conversion template to a reference copies a class
struct Dest {}; struct Conv { template <class T> operator T &(); }; Dest d1((Conv())); void f(Dest d) { d = Conv(); }
//- an rvalue reference does not bind what a conversion refers to [error]
struct C { operator int &(); }; void f(C c) { int &&r = c; }
//- friend functions defined in a class template
template <class T> struct A { T v; friend constexpr bool operator==(A a, A b) { return a.v == b.v; } friend constexpr A operator+(A a, T b) { return {T(a.v + b)}; } };
static_assert(A<int>{1} == A<int>{1}); static_assert((A<int>{1} + 2).v == 3);
//- a using-declaration brings in base overloads
struct B { int f(int); }; struct D : B { using B::f; char f(char); }; static_assert(sizeof(D().f(1)) == 4 && sizeof(D().f('c')) == 1);
//- hiding without a using-declaration [error]
struct B { int f(int *); }; struct D : B { char f(char); }; int x = D().f((int *)0);
//- array parameters of references keep their bounds
template <class T, unsigned long N> constexpr unsigned long len(T (&)[N]) { return N; } int a[7]; static_assert(len(a) == 7); static_assert(len("abc") == 4);
//- partial ordering of pointers and references
template <class T> char f(T); template <class T> int f(T *); template <class T> long f(const T *); int *p; const int *q; static_assert(sizeof(f(p)) == 4 && sizeof(f(q)) == 8 && sizeof(f(1)) == 1);
//- deduction conflicts [error]
template <class T> void f(T, T); void g() { f(1, 2.0); }
//- non-deduced contexts
template <class T> struct id { using type = T; }; template <class T> T f(T a, typename id<T>::type b) { return a + b; } static_assert(sizeof(f(1.0, 2)) == 8);
//- sfinae by return type
template <class T> auto f(T t) -> decltype(t.size(), char()); template <class T> int f(...); struct S { int size(); }; static_assert(sizeof(f<S>(S())) == 1 && sizeof(f<int>(1)) == 4);
//- default arguments may be added later
void f(int, int); void f(int, int = 2); void g() { f(1); }
//- default argument given twice [error]
void f(int = 1); void f(int = 1);
//- a missing default argument behind one [error]
void f(int = 1, int);
//- variadic template recursion with if constexpr
template <class T, class... R> constexpr int count(T, R... r) { if constexpr (sizeof...(R) == 0) return 1; else return 1 + count(r...); } static_assert(count(1, 'a', 2.0) == 3);
//- fold expressions of all shapes
template <class... T> constexpr auto sum(T... t) { return (t + ... + 0); } template <class... T> constexpr auto all(T... t) { return (... && t); } template <class... T> constexpr int last(T... t) { return (t, ...); }
static_assert(sum(1, 2, 3) == 6 && sum() == 0 && all() && all(true, 1) && !all(1, 0) && last(1, 2) == 2);
//- an empty fold without identity [error]
template <class... T> auto f(T... t) { return (... + t); } int x = f();
//- structured bindings of a class with a base
struct B { int a; int b; }; struct D : B {}; constexpr int f() { D d{{1, 2}}; auto [x, y] = d; return x + y; } static_assert(f() == 3);
//- structured bindings of members in two classes [error]
struct B { int a; }; struct D : B { int b; }; void f() { auto [x, y] = D(); }
//- narrowing of constants that fit
constexpr int x = 100; char c{x}; float f{1}; unsigned u{5}; long l{3}; double d{1.0f};
//- a deleted function is chosen [error]
void f(int); void f(double) = delete; void g() { f(1.0); }
//- a deleted function is not chosen
void f(int); void f(double) = delete; void g() { f(1); }
//- a deleted default constructor [error]
struct A { A() = delete; A(int); }; A a;
//- a class with a reference member is not assignable [error]
struct A { int &r; }; void f(A a, A b) { a = b; }
//- a class with a const member is not default-constructible [error]
struct A { const int c; }; A a;
//- private members [error]
class A { int x; }; int f(A a) { return a.x; }
//- protected members through another class [error]
class A { protected: int x; }; struct B : A { int f(A a) { return a.x; } };
//- a private base is not converted to [error]
struct A {}; struct B : private A {}; A *f(B *b) { return b; }
//- an ambiguous base [error]
struct A { int x; }; struct B : A {}; struct C : A {}; struct D : B, C {}; int f(D d) { return d.x; }
//- a constexpr function without a return [error]
constexpr int f(bool b) { if (b) return 1; } constexpr int x = f(false);
//- a constexpr variable needs a constant [error]
int n; constexpr int x = n;
//- division by zero in a constant [error]
constexpr int f(int n) { return 1 / n; } constexpr int x = f(0);
//- reading past the end in a constant [error]
constexpr int f(int i) { int a[3] = {1, 2, 3}; return a[i]; } constexpr int x = f(3);
//- reading an uninitialised local in a constant [20] [error]
constexpr int f() { int a; return a; } constexpr int x = f();
//- a dangling reference in a constant [error]
constexpr const int &f() { int a = 1; return a; } constexpr int x = f();
//- [20] concepts with compound requirements
template <class T, class U> concept Same = __is_same(T, U); template <class T> concept Inc = requires(T t) { { t++ } noexcept; { ++t } -> Same<T &>; typename T::type; requires sizeof(T) > 0; };
struct S { using type = int; S operator++(int) noexcept; S &operator++(); }; static_assert(Inc<S>); static_assert(!Inc<int>);
//- [20] a constrained auto that does not fit [error]
template <class T> concept I2 = __is_same(T, int); I2 auto y = 3.0;
//- [20] subsumption chooses
template <class T> concept A = sizeof(T) > 0; template <class T> concept B = A<T> && sizeof(T) > 1; constexpr int f(A auto) { return 1; } constexpr int f(B auto) { return 2; } static_assert(f('c') == 1 && f(1) == 2);
//- [20] lambdas with template heads, in unevaluated operands, default-constructed
auto l = []<class T>(T t) requires(sizeof(T) == 4) { return t; }; int a = l(1); using L = decltype([](int x) { return x; }); L m; int b = m(2); auto n = [](auto &&...x) -> decltype(auto) { return (x + ...); }; int c = n(1, 2);
//- [20] designated initialisers
struct A { int x; int y = 5; struct B { int z; } b; }; constexpr A a{.x = 1, .b = {.z = 3}}; static_assert(a.x == 1 && a.y == 5 && a.b.z == 3); constexpr A c{.y = 2}; static_assert(c.x == 0);
//- [20] designators out of order [error]
struct A { int x, y; }; A a{.y = 1, .x = 2};
//- [20] class types as template parameters
template <unsigned long N> struct Str { char s[N]; constexpr Str(const char (&a)[N]) { for (unsigned long i = 0; i < N; ++i) s[i] = a[i]; } }; template <Str S> struct T { static constexpr char c = S.s[0]; }; static_assert(T<"hello">::c == 'h'); static_assert(__is_same(T<"a">, T<"a">)); static_assert(!__is_same(T<"a">, T<"b">));
template <double D> constexpr double dbl = D * 2; static_assert(dbl<1.5> == 3.0);
//- [20] using enum
enum class E { a, b }; struct S { using enum E; }; static_assert(S::a == E::a); int f(E e) { using enum E; switch (e) { case a: return 1; case b: return 2; } return 0; }
//- [20] consteval and constinit
consteval int sq(int n) { return n * n; } constinit int g = sq(3); static_assert(sq(4) == 16); constexpr int k = sq(5); template <class T> consteval T id(T t) { return t; } int z = id(3);
//- [20] a consteval call with a run-time argument [error]
consteval int sq(int n) { return n * n; } int f(int n) { return sq(n); }
//- [20] conditionally explicit
template <bool B> struct X { explicit(B) X(int) {} }; X<false> a = 1; X<true> b(1);
//- [20] conditionally explicit chosen [error]
template <bool B> struct X { explicit(B) X(int) {} }; X<true> a = 1;
//- [20] parenthesised aggregate initialisation
struct A { int x; double y; }; A a(1, 2.0); A b(1); int c[3](1, 2); struct B : A { int z; }; B d(A(1, 2.0), 3); auto p = new A(1, 2);
//- [20] pack captures
template <class... T> auto f(T... t) { return [... a = t] { return (a + ... + 0); }; } int x = f(1, 2)();
//- [20] try in constexpr
constexpr int f(int n) { try { return n; } catch (...) { return 0; } } static_assert(f(3) == 3);
//- [20] defaulted equality as a friend and by value
struct A { int x; friend bool operator==(A, A) = default; }; bool b = A{1} == A{2}; bool c = A{1} != A{2}; struct B { A a; bool operator==(const B &) const = default; }; bool d = B{} == B{};
//- [20] defaulted equality of what has none is deleted [error]
struct N {}; struct A { N n; bool operator==(const A &) const = default; }; bool b = A{} == A{};
//- [20] nested inline namespaces
namespace A::inline B::C { int x; } int y = A::C::x;
//- [20] likely
int f(int n) { if (n) [[likely]] return 1; else [[unlikely]] return 2; while (n) [[likely]] { --n; } switch (n) { [[likely]] case 1: return 1; default:; } return 0; }
//- [20] no_unique_address
struct E {}; struct A { [[no_unique_address]] E e; int x; }; static_assert(sizeof(A) == 4);
//- [20] requires at the end of members
template <class T> struct A { T t; void f() requires(sizeof(T) == 4) {} int g() { if constexpr (requires { t.x; }) return 1; else return 0; } }; void h() { A<int>().f(); A<int>().g(); }
//- [20] a member whose constraint fails [error]
template <class T> struct A { void f() requires(sizeof(T) == 4) {} }; void h() { A<char>().f(); }
//- [20] implicit capture of this by copy
struct S { int x; auto f() { return [=, this] { return x; }; } auto g() { return [*this] { return x; }; } };
//- [20] aggregates with user-declared constructors are none [error]
struct A { A() = default; int x; }; A a{1};
//- aggregates with user-declared constructors are some
struct A { A() = default; int x; }; A a{1};
//- [20] char8_t
const char8_t *s = u8"abc"; static_assert(sizeof(u8'a') == 1); static_assert(!__is_same(char8_t, unsigned char));
//- [20] arrays of unknown bound are converted
int a[3]; int (&r)[] = a; void f(int (&)[]); void g() { f(a); }
//- [20] adl finds templates with explicit arguments
namespace N { struct S {}; template <int I> int get(S) { return I; } } int x = get<3>(N::S{});
//- [20] virtual constexpr functions
struct A { constexpr virtual int f() const { return 1; } }; struct B : A { constexpr int f() const override { return 2; } }; constexpr B b; constexpr const A &a = b; static_assert(a.f() == 2);
//- [20] union members change in constants
union U { int i; float f; }; constexpr float g() { U u{1}; u.f = 2.0f; return u.f; } static_assert(g() == 2.0f);
//- [20] lambda in a template argument
template <auto F> int call(int x) { return F(x); } int y = call<[](int a) { return a + 1; }>(2);
//- [20] structured bindings captured
struct P { int a, b; }; int f() { auto [x, y] = P{1, 2}; return [x, &y] { return x + y; }(); }
//- [20] class template argument deduction of aggregates
template <class T, class U> struct P { T a; U b; }; P p{1, 2.0}; static_assert(__is_same(decltype(p), P<int, double>)); P q = {1, 'c'};
//- [20] bit-field initialisers
struct A { int a : 3 = 2; unsigned b : 4 {5}; }; constexpr A a; static_assert(a.a == 2 && a.b == 5);
//- decltype of a captured reference is what it was declared
template <class T, class U> constexpr bool same = false; template <class T> constexpr bool same<T, T> = true;
void f() { float x, &r = x; [=] { static_assert(same<decltype(r), float &>); static_assert(same<decltype((x)), const float &>); float y = r; static_assert(same<decltype(r), float &>); }(); }
//- a virtual base reached by one open path
struct A { int n; void g(); static int s; }; struct B : private virtual A {}; struct C : protected virtual A {}; struct D : B, C { int f() { g(); return n + s; } };
struct E : private virtual A { using A::n; }; struct F : E, B { int f() { return n; } };
//- auto* and auto** order functions too
template <auto v> class B {}; template <auto *p> class B<p> { int p1; }; template <auto **pp> class B<pp> { long p2[4]; };
int a, *b = &a; static_assert(sizeof(B<&a>) == 4); static_assert(sizeof(B<&b>) == 32);
template <auto *p0> int &f(B<p0>); template <auto **p1> float &f(B<p1>); int &r = f(B<&a>()); float &s = f(B<&b>());
//- a reference to a function as an argument deduces the function's parts
double foo(int, bool); template <auto &f> struct fr; template <class R, class... A, R (&f)(A...)> struct fr<f> { using type = R; }; static_assert(sizeof(fr<foo>::type) == 8);
//- a mutable lambda in one that is not copies the variable, not its const copy
template <class T, class U> constexpr bool same = false; template <class T> constexpr bool same<T, T> = true;
int f() { float x = 0, &r = x; const int k = 1; int *p = 0;
  return [=] { return [=]() mutable { static_assert(same<decltype((x)), float &>); x = 1; r = 2; p = 0; static_assert(same<decltype(x), float>); return k; }(); }(); }
//- decltype of a constant in a lambda is the variable's
template <class T, class U> constexpr bool same = false; template <class T> constexpr bool same<T, T> = true;
void f() { const int k = 1; constexpr long c = 2; [=] { static_assert(same<decltype(k), const int>); static_assert(same<decltype((k)), const int &>); static_assert(same<decltype(c), const long>); static_assert(same<decltype(k + 1), int>); int a[k]; }(); [] { return [] { static_assert(same<decltype(c), const long>); return c; }(); }(); }
//- throw() of a lambda is noexcept
void f() { auto a = []() throw() {}; auto b = [](int) noexcept { return 1; }; auto c = [] {}; static_assert(noexcept(a()) && noexcept(b(1)) && !noexcept(c())); }
//- a dynamic exception specification of a lambda [error]
auto a = []() throw(int) {};
//- structured bindings of a class whose bases and itself have padding
struct B { unsigned char : 1, : 7; }; struct C : B { constexpr C() : a(1), b(2) {} unsigned char : 1, a : 3, : 1, b : 3; }; struct D : C { constexpr D() {} unsigned char : 8; };
static constexpr D d; int f() { const auto &[a, b] = d; static_assert(sizeof(d) > 1, ""); return a + b; }
//- an inline member is declared again outside its class
struct S { static constexpr int a = 5; static inline int b = 6; }; const int S::a; const int S::a;
//- an inline member is defined again outside its class [error]
struct S { static constexpr int a = 5; static inline int b = 6; }; int S::b = 7;
//- a static member is defined twice outside its class [error 3369]
struct S { static int a; }; int S::a; int S::a;
