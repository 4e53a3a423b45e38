//- structured bindings of an array at namespace scope
int arr[2]; auto &[e1, e2] = arr; int *p = &e1; int f() { return e1 + e2; }
//- structured bindings at namespace scope with too many names [error]
struct P { int a, b; }; auto [x, y, z] = P{1, 2};
//- structured bindings at namespace scope redeclared [error]
struct P { int a, b; }; int x; auto [x, y] = P{1, 2};
//- anonymous union at namespace scope without static [error]
union { int a; float b; };
//- init-capture pack by reference [20]
template <class... T> int g(T... t) { return [&... u = t](auto z) { return (u + ... + z); }(1); } int x = g(1, 2);
//- init-capture pack in nested lambdas [20]
template <class... T> int k(T... t) { return [... u = t](auto a) { return [=](auto b) { return (u + ... + b); }(a); }(1); } int x = k(1, 2); int y = k();
//- class template argument deduced for a template parameter [20]
template <class T> struct W { T v; constexpr W(T t) : v(t) {} }; template <W w> constexpr int f() { return w.v; } static_assert(f<3>() == 3);
//- string as a class template argument [20]
template <unsigned N> struct Str { char s[N]{}; constexpr Str(const char (&p)[N]) { for (unsigned i = 0; i < N; ++i) s[i] = p[i]; } }; template <Str S> struct A { static constexpr unsigned size = sizeof(S.s); }; static_assert(A<"abc">::size == 4);
//- private type in the return type of a member
class A { typedef int T; T f(); struct B; B *g(); }; A::T A::f() { return 0; } A::B *A::g() { return nullptr; }
//- private type in the return type of a friend
class A { struct P {}; friend P f(); }; A::P f() { return {}; }
//- private type in an explicit specialisation
class A { struct P {}; }; template <class T> struct S {}; template <> struct S<A::P> {};
//- private type in the base clause of a friend
class A { struct B {}; friend class C; }; class C : A::B {};
//- private nested class named [error]
class A { struct P { struct Q {}; }; }; A::P::Q q;
//- protected member of a base by its qualified name
struct B { protected: int x; void f(); }; struct D : B { int g() { B::f(); return B::x++; } };
//- pointers and references to arrays of auto
void f() { int a[5]; auto (*p)[5] = &a; auto (&r)[5] = a; (*p)[0] = r[1]; }
//- attributes behind pointer operators [not cicc]
void f(); void (*[[maybe_unused]] p)() = &f; void (&[[maybe_unused]] r)() = f;
//- members of an anonymous struct initialised one by one
struct S { struct { int a, b; }; union { int c; float d; }; S() : a(1), b(2), c(3) {} };
//- two members of an anonymous union initialised [error]
struct S { union { int c; float d; }; S() : c(3), d(1) {} };
//- friend constructors and destructors of other classes
struct A { A(); A(int); ~A(); }; class B { friend A::A(); friend A::A(int); friend A::~A(); int x; };
//- friend function of a namespace
namespace N { struct T; void h(T *); } class X { typedef N::T Y; friend void N::h(Y *); };
//- friend function defined with a qualified name [error]
struct A { void f(); }; struct B { friend void A::f() {} };
//- friend function defined in a local class [error]
void g() { struct L { friend void f() {} }; }
//- operator function named without a declaration in scope
namespace N { struct X {}; X operator+(X, X); } void f(N::X x) { operator+(x, x); }
//- conversion function called by name
struct S { operator bool() const; operator int() const; bool f() { return operator bool(); } }; int g(S s) { return s.operator int(); }
//- member of this in a trailing return type
struct A { int x; auto f() -> decltype(this->x) { return x; } auto g(A &a) -> decltype(a.x) { return a.x; } };
//- abbreviated template with its parameter in the return type [20]
auto f(auto x, auto y) -> decltype(x + y) { return x + y; } int a = f(1, 2);
//- range for over a comma expression
int f() { int v[3] = {1, 2, 3}; int s = 0; for (int x : s = 1, v) s += x; return s; }
//- case label of class type
struct V { int n; constexpr operator int() const { return n; } }; int f(int x) { switch (x) { case V{2}: return 1; } return 0; }
//- covariant return of a class template
struct B { virtual B *f(); }; template <class T> struct D : B {}; struct E : B { D<int> *f(); };
//- thrown local is moved
struct M { M(); M(M &&); M(const M &) = delete; }; void f() { M m; throw m; }
//- static const auto member
struct S { static const auto n = 'x'; }; static_assert(S::n == 'x');
//- parameter with a private destructor
class S { ~S(); public: S(); }; void f(S s) {}
//- using-declaration hidden by a member template
struct B { template <class T> int f(T); }; struct D : B { using B::f; template <class T> int f(T); }; int x = D().f(1);
//- written guide before an implicit one
template <class T> struct A { A(T *); }; template <class T> A(T *) -> A<T>; int n; A a(&n); A<int> *p = &a;
//- class template without arguments or constructors
template <class T = int> struct X { T t; }; X x; X<int> *p = &x;
//- forwarding reference specialised for an lvalue
template <class T> void f(T &&); template <> void f(int &) {} void (*p)(int &) = &f;
//- string literal to char pointer
char *s = (char *)"a"; void f(char *); void f(int); void g() { char *p; p = "x"; f("y"); }
//- string literal prefers the constant pointer
struct A {}; A f(const char *); void f(char *); A a = f("x");
//- constructor template never copies by value
struct X { X(); X(X &); template <class T> X(T); }; X f(X x) { return x; }
//- integer literal does not use the floating operator
struct H { int n; }; constexpr H operator""_h(long double) { return {1}; } template <char... C> constexpr int operator""_h() { return sizeof...(C); } static_assert(12_h == 2);
//- function to bool
void f(); struct S { static void g(); }; bool a = f, b = S::g, c = &f;
//- union with a destructor in a class with one
struct N { ~N(); }; struct S { union { N n; int i; }; S() {} ~S() {} }; void f() { S s; }
//- variable initialised by a conversion at namespace scope
struct Q { Q(char); }; struct C { C(Q); Q *q; }; C x(Q('c')); Q *f() { return x.q; }
//- attribute before an expression statement
void f(int n) { switch (n) { case 0: n++; __attribute__((fallthrough)); case 1: n--; } }
//- class key of a template id [error]
union U {}; struct U u;
//- member type named like the class [error]
struct S { static double S; };
//- virtual outside the class [error]
struct S { virtual void f(); }; virtual void S::f() {}
//- explicit outside the class [error]
struct S { explicit S(int); }; explicit S::S(int) {}
//- using-declaration of a class that is no base [error]
struct A { void f(); }; struct B { using A::f; };
//- using-declaration of a class member in a namespace [error]
struct A { static void f(); }; using A::f;
//- using-directive in a class [error]
namespace N {} struct S { using namespace N; };
//- constinit function [20] [error]
constinit int f();
//- inline typedef [error]
inline typedef int T;
//- goto forward past a block with declarations
void f(int n) { if (n) goto l; { int x = 1; (void)x; } for (int i = 0; i < 2; ++i) { int y = i; (void)y; } l: return; }
//- goto backward over a declaration
void f() { l: int x = 1; if (x) goto l; }
//- goto into a block past an initialisation [error]
void f(int n) { if (n) goto l; { int x = 1; l: (void)x; } }
//- goto past a class with a constructor [error]
struct S { S(); }; void f(int n) { if (n) goto l; S s; l:; }
//- goto past an uninitialised scalar
void f(int n) { if (n) goto l; int x; l: x = 1; (void)x; }
//- case of another scoped enumeration [error]
enum class E { a }; enum class F { a }; void f(E e) { switch (e) { case F::a:; } }
//- auto deduced twice in a block [error]
void f() { auto a = 1, b = 1l; }
//- auto with the same type several times
void f() { auto a = 1, *p = &a, &r = a, b = r; (void)p; (void)b; }
//- static data member declared twice [error]
struct S { static int x; static int x; };
//- default member initialisers see earlier members
struct A { int n = 2; int m = n * 2; int k = m + this->n; }; constexpr A a{3}; static_assert(a.m == 6 && a.k == 9); struct B { int z = 1; A f() { return A{4}; } };
//- implicit conversion to a private type parameter is checked [error]
class A { struct P {}; }; template <class T> struct S {}; S<A::P> s;
