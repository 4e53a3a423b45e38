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
//- switch no case
constexpr bool f(int n) { switch (n) { case 1: return false; } return true; } static_assert(f(0), "");
//- static constexpr ref member to temporary [not g++]
struct Agg { int i = 5; }; struct S { static constexpr const Agg& agg = Agg(); }; static_assert(S::agg.i == 5, "");
//- member pointers
struct A { int a; }; struct B { int b; }; struct D : A, B {}; constexpr int D::*p = &A::a; constexpr int D::*q = &B::b; static_assert(p != q, ""); constexpr D d{{1}, {2}}; static_assert(d.*p == 1 && d.*q == 2, ""); constexpr int B::*r = static_cast<int B::*>(q); static_assert(d.*r == 2, "");
//- local class uses constexpr local
struct B { int b = 42; constexpr B() {} }; void f() { constexpr B b; struct Q { constexpr int foo() const { return b.b; } }; static_assert(Q().foo() == 42, ""); }
//- constexpr definition outside
template <class T> union U { static const int k; T t; }; template <class T> constexpr int U<T>::k = sizeof(U<T>); static_assert(U<int>::k == 4, "");
//- constexpr definition outside plain
struct U { static const int k; }; constexpr int U::k = 4; static_assert(U::k == 4, "");
//- inherited ctor template
struct C { template <class T> constexpr C(T t) : v(t) {} int v; }; struct D : C { using C::C; }; static_assert(D(123).v == 123, "");
//- duff
constexpr bool f() { int n = 0; switch (n) { for (; n == 1; ++n) { return n == 1; case 0:; } } return false; } static_assert(f() , "");
//- duff2
constexpr void duff_copy(char *a, const char *b, int n) { switch ((n - 1) % 8 + 1) { for ( ; n; n = (n - 1) & ~7) { case 8: a[n-8] = b[n-8]; case 7: a[n-7] = b[n-7]; case 6: a[n-6] = b[n-6]; case 5: a[n-5] = b[n-5]; case 4: a[n-4] = b[n-4]; case 3: a[n-3] = b[n-3]; case 2: a[n-2] = b[n-2]; case 1: a[n-1] = b[n-1]; } case 0: ; } } constexpr bool t() { char b[16] = {}; duff_copy(b, "foo", 3); return b[2] == 'o' && b[3] == 0; } static_assert(t(), "");
//- typeid constant
namespace std { class type_info; } struct A { virtual ~A(); }; extern int z;
//- friend defaulted spaceship in template [20]
namespace std { struct so { int v; friend constexpr bool operator==(so a, int) { return a.v == 0; } }; } struct V { int x; friend constexpr bool operator==(V, V) = default; }; static_assert(V{1} == V{1}); template <class T> struct Q { T x; friend bool operator==(const Q&, const Q&) = default; }; static_assert(Q<int>{1} == Q<int>{1});
//- swappable
struct any { template <class T> any(T&&); }; struct nat {}; template <class T, class U> struct is_same { static const bool value = false; }; template <class T> struct is_same<T, T> { static const bool value = true; }; template <class T> T declval(); void swap(int &a, int &b); nat swap(any, any); template <class T> struct sw { typedef decltype(swap(declval<T&>(), declval<T&>())) type; static const bool value = !is_same<type, nat>::value; constexpr operator bool() const { return value; } }; static_assert(sw<int>(), ""); static_assert(!sw<const int>(), "");
//- static inline member of template
template <class T> struct A { static constexpr int n = 5; int f() { return n; } constexpr int g() const { return n; } }; static_assert(A<int>().g() == 5, "");
//- string nttp [20]
template <unsigned long N> struct S { char b[N]; constexpr S(const char (&s)[N]) { for (unsigned long i = 0; i < N; i++) b[i] = s[i]; } }; template <S s> struct A {}; void f(A<"hello">); void g(A<"this is long this is long this is long this is long">);
//- virtual base constexpr derived-to-base [20]
struct A { char a = 'A'; }; struct B : A { virtual int f() const { return 1; } }; struct C : A {}; struct D : B, C { constexpr D() {} }; constexpr D d; static_assert(((const B&)d).a == 'A' && ((const C&)d).a == 'A');
//- nttp subobject [20]
struct A { int a[2]; static int s; }; static A a; template <int* p> struct P {}; P<&a.a[1]> p; template <int& r> struct R {}; R<a.a[1]> r; R<A::s> q; template <auto* p> struct X {}; X<&a.a[0]> x;
//- decltype of structured binding const
struct S { int a; const int b; }; void f() { auto [x, y] = S{1, 2}; static_assert(__is_same(decltype(x), int), ""); static_assert(__is_same(decltype(y), const int), ""); const auto [u, v] = S{1, 2}; static_assert(__is_same(decltype(u), const int), ""); auto l = [u] { static_assert(__is_same(decltype(u), const int), ""); }; }
//- if constexpr lambda [20]
static_assert([] { if (true) return true; return false; }());
//- constrained special members trivial [20]
template <int N> struct C { C(const C&) requires (N == 0) = default; C(const C&) requires (N == 1); C() = default; }; static_assert(__is_trivially_copyable(C<0>)); static_assert(!__is_trivially_copyable(C<1>));
//- fn declared in parens
struct X {}; X (f0)(int); typedef int type; X (f1)(type); int (d2) __attribute__(()); 
//- member fn declared in parens
struct X0 { typedef int type; X0 (f0)(int); X0 (f1)(type); X0(int); };
//- dtor expr type [not g++]
template <class T> void f(T* p) { p->~T(); } void g(int* p) { f(p); int i; i.~decltype(i)(); }
//- decl using a param in its own parameter list
template <class T> void c(T x, void (*p)(decltype(x()))) {} template <class T> void d(T x, auto (*p)() -> decltype(x())) {} struct F { int operator()(); }; void f(int x, int (*p)[sizeof(x)]); void t() { c(F(), (void(*)(int))0); }
//- asm goto
void f() { asm goto("" : : : : lab); lab:; } int g(int x) { asm volatile goto("" : : "r"(x) : "memory" : a, b); a: return 1; b: return 2; }
//- const static member via member n
struct X0 { struct Inner { static const int m; }; static const int n = 17; }; const int X0::Inner::m = n;
//- friend injected by template
template <class T> struct A { friend int ff(A) { return 1; } }; int x = ff(A<int>());
//- friend in template declared also outside
template <class T> class B; template <class T> int f(B<T>); template <class T> class B { friend int f<T>(B<T>); int x; }; template <class T> int f(B<T> b) { return b.x; }
//- constrained auto global scope [20]
template <class T> concept Large = sizeof(T) > 3; ::Large auto k = 10; void f() { ::Large auto z = 3; }
//- nested requirement sfinae [20]
template <class T> concept P = requires(T x) { requires sizeof(x) == sizeof(T) || sizeof(typename T::y) == 1; }; static_assert(P<double>);
//- variable template partial of member
template <class T> struct D { template <class U> static const int V = 1; }; template <class T> template <class U> const int D<T>::V<U*> = 456; static_assert(D<int>::V<int> == 1, ""); 
//- array member of template defined outside
template <class T> struct A { static T x[]; template <class U> static int y[sizeof(U)]; }; template <class T> T A<T>::x[] = {1, 2}; template <class T> template <class U> int A<T>::y[sizeof(U)]; static_assert(sizeof(A<int>::x) == 8, "");
//- tail padding of pod
struct A { int a; char b; }; static_assert(sizeof(A) == 8, ""); struct B : A { char c; }; static_assert(sizeof(B) == 12, "");
//- empty layout 1
struct Empty {}; struct S3 { Empty e; }; struct S5 : S3, Empty {}; static_assert(sizeof(S5) == 2, ""); struct S6 : S5 {}; static_assert(sizeof(S6) == 2, "");
//- reversed template eq [20]
struct A {}; template <class T> bool operator==(A, T); bool a1 = 0 == A();
//- cast member pointer of derived
struct A {}; struct B : A { void f(); int x; }; typedef void (A::*P)(); P p = (P)&B::f; void (A::*q)() = static_cast<void (A::*)()>(&B::f); int A::*d = (int A::*)&B::x; struct S { P p; }; S arr[] = {(P)&B::f};
//- array compound literal
int* g() { return 0; } template <int N> struct A { static int n; }; template <int N> int A<N>::n = *(int[N]){0}; void f() { int s = 0; for (int x : (int[3]){1, 2, 3}) s += x; } 
//- adl template-id [20]
namespace N { struct A {}; template <class T> int g(A); } int y = g<N::A>(N::A());
//- template lambda early
auto L1 = []<typename T>(T x) { return x; }; int x = L1(3);
//- arrow star through conversion
struct A { int x; }; struct C { operator A*() const; }; struct D { operator int A::*(); }; void f(C c, D d, A* a) { int A::*p = &A::x; int i = c->*p; int j = a->*d; c->*d = 3; }
//- protected through qualified
class A { protected: void foo(); }; class D : public A { void t() { D d; d.A::foo(); d.foo(); } };
//- protected assignment implicit
class A { protected: A& operator=(const A&); }; class B : public A {}; void f(B& a, B& b) { a = b; }
//- ctad from members with T
template <class T> struct A { A(T, int); }; A a(1, 2); template <class T> struct E { T a, b; }; 
//- ctad alias [20]
template <class T> struct A { A(T); }; template <class T> using B = A<T>; B b(1); template <class T, class U> struct P { P(T, U); }; template <class T> using Q = P<T, int>; Q q(1.0, 2); template <class T> using R = A<T*>; int x; R r(&x);
//- access inherited ctor
struct B { void f(); private: B(int, int = 0); }; struct D : B { using B::B; }; void B::f() { D{0}; D(0, 0); }
//- lambda with elaborated return
class C {}; enum E { e }; void f() { auto a = []() -> class C { return C(); }; auto b = []() -> enum E { return e; }; } auto g() -> enum E { return e; }
//- member named like the class [error]
struct X { int X; X(); };
//- member enum named like the class [error]
struct X { enum X { a }; };
//- member template named like the class [error]
struct X { template <class T> struct X {}; };
//- alias template named like the class [error]
struct X { template <class T> using X = int; };
//- static data member named like the class [error]
struct X { static int X; };
//- static member defined twice [error]
struct S { static int i; }; int S::i; int S::i;
//- static member of a template defined twice [error]
template <class T> struct S { static int i; }; template <class T> int S<T>::i; template <class T> int S<T>::i;
//- function specialisation defined twice [error]
template <class T> int f() { return 0; } template <> int f<int>() { return 1; } template <> int f<int>() { return 2; }
//- member of a template defined twice [error]
template <class T> struct X { void f(); }; template <class T> void X<T>::f() {} template <class T> void X<T>::f() {}
//- partial specialisation defined twice [error]
template <class T> struct B; template <class T> struct B<T*> {}; template <class T> struct B<T*> {};
//- class specialisation defined twice [error]
template <class T> struct B; template <> struct B<int> {}; template <> struct B<int> {};
//- constexpr after a plain declaration [error]
int f(); constexpr int f();
//- plain after constexpr [error]
constexpr int f(); int f();
//- overrider throws more [error]
struct A { virtual void f() noexcept; }; struct B : A { void f(); };
//- declarations differ in noexcept [error]
void f(); void f() noexcept;
//- member definitions differ in noexcept [error]
struct S { void a(); }; void S::a() noexcept {}
//- parameter list repeats a template parameter [error]
template <class T, class T> struct S {};
//- class named like its parameter [error]
template <class T> struct T {};
//- type defined in a conversion function [error]
struct A { operator struct S {} (); };
//- type defined in a cast [error]
void f() { (void)static_cast<struct C {}*>(0); }
//- type defined in sizeof [error]
int x = sizeof(struct E { int i; });
//- type defined in a parameter [error]
void f(struct P { int x; } p);
//- type defined in a return type [error]
struct R { int x; } f();
//- type defined in a template argument [error]
template <class T> struct A {}; A<struct Q { }> a;
//- default argument uses a parameter [error]
void f(int x, int y = x);
//- default argument uses a local [error]
void g() { int i = 0; extern void h(int = i); }
//- default argument in a function pointer [error]
void (*f)(int = 17) = 0;
//- default argument in a parameter of function pointer type [error]
void g(int (*f)(int x = 5));
//- default argument in a typedef [error]
typedef void F(int = 3);
//- variadic operator [error]
struct X {}; X operator/(X, X, ...);
//- const object without initialiser [error]
struct N { int i; }; const N n;
//- const local without initialiser [error]
struct N { int i; }; void f() { const N n; }
//- member pointer call drops const [error]
struct C { void f(); }; void g(const C* p, void (C::*m)()) { (p->*m)(); }
//- member pointer call drops const dot [error]
struct C { void f(); }; void g(const C& p) { (p.*&C::f)(); }
//- local extern differs in type [error]
int a; void f() { extern double a; }
//- local function differs in return type [error]
int g(); void f() { double g(); }
//- auto redeclared with a type [error]
auto f(); int f();
//- auto as trailing return [error] [14]
auto k() -> auto*; auto (*q)() = k; int n = sizeof(k());
//- qualified typedef [error]
namespace N { typedef int A; } typedef int N::A;
//- static template parameter [error]
template <static int V> struct Z;
//- explicit instantiation twice [error]
template <class T> struct A {}; template struct A<int>; template struct A<int>;
//- specialisation after instantiation [error]
template <class T> struct A {}; A<int> a; template <> struct A<int> {};
//- register member [error] [14]
struct S { register int r; };
//- extern member [error]
struct S { extern int r; };
//- auto member [error]
struct S { auto int r; };
//- out-of-line without declaration [error]
struct S { void f(int); }; void S::f(char) {}
//- no template matches specialisation [error]
template <class T> void f(T*); template <> void f<int>(int) {}
//- empty fold of plus [error] [not cicc]
template <class... T> int f(T... t) { return (t + ...); } int x = f();
//- deleted override [error]
struct A { virtual void f(); }; struct B : A { void f() = delete; };
//- qualified member declaration [error] [not cicc]
struct S { void S::f(); };
//- using of an unrelated class [error]
struct A { int x; }; struct B { using A::x; };
//- friend with storage class [error]
struct S { static friend void f(); };
//- int after friend class [error]
struct S { friend class Foo, int; };
//- static in class specialisation outside [error]
struct S { static int f(); }; static int S::f() { return 0; }
//- null template argument without cast [error]
template <int* p> struct IP {}; IP<0> ip;
//- opaque enum with declarator [error]
enum E : int n;
//- deduction guide in another scope [error]
template <class T> struct A { A(T); }; namespace N { A(int) -> A<int>; }
//- explicit constructor in copy list initialisation [error]
struct B { explicit B(); }; B b = {};
//- duplicate mutable [error]
auto l = []() mutable mutable {};
//- function in a condition [error]
struct S { S(int); }; void f(int n) { if (S b(n)) {} }
//- nested destructor name
struct A { ~A(); }; void f(A* a) { a->~A(); a->A::~A(); }
//- friend operator in template
template <class T> struct V { T x; friend V operator+(V a, const V& b) { a.x += b.x; return a; } template <class U> friend struct V; }; V<int> a = V<int>{1} + V<int>{2};
//- pack in using
template <class... B> struct O : B... { using B::operator()...; }; template <class... B> O(B...) -> O<B...>; auto o = O{[](int) { return 1; }, [](double) { return 2; }}; int x = o(1) + o(2.0);
//- requires with and [20]
template <class T> concept A = requires(T t) { t + t; } && (sizeof(T) >= 4 || requires { typename T::x; }); static_assert(A<int>); template <A T> T f(T t) { return t; } int x = f(3);
//- local struct with static function
void f() { struct L { static int g() { return 1; } int h = g(); }; L l; (void)l.h; }
//- typedef struct same name
typedef struct node { struct node* next; int v; } node; node n; struct node* p = &n;
//- enum in class used in array
struct S { enum { N = 4 }; int a[N]; static const int M = N + 1; int b[M]; }; static_assert(sizeof(S) == 36, "");
//- function type alias member
typedef int F(int); struct S { F f; static F g; }; int S::f(int x) { return x; } int S::g(int x) { return x; } F h; int h(int x) { return x; }
//- default args on redeclaration
int f(int a, int b = 2); int f(int a = 1, int b); int x = f();
//- extern template class
template <class T> struct A { void f() {} }; extern template struct A<int>; template struct A<char>; template struct A<int>; void g() { A<int>().f(); }
//- constexpr static member redeclared
struct S { static constexpr int n = 3; }; constexpr int S::n; int x = S::n;
//- static const with definition
struct S { static const int n = 3; }; const int S::n; const int* p = &S::n;
//- template static member definitions
template <class T> struct S { static T a; static const int b = 2; }; template <class T> T S<T>::a = T(); template <class T> const int S<T>::b; template <> int S<int>::a = 3; int x = S<int>::a + S<char>::b;
//- enum class forward
enum class E : int; void f(E); enum class E : int { a }; enum U : unsigned char; enum U : unsigned char { u };
//- struct in return elaborated
struct R* f(); struct R { int x; }; struct R g() { return R(); }
//- anonymous struct variable function pointer
struct { int (*f)(int); } ops = {nullptr}; union { int a; float b; } u;
//- constexpr friend
struct S { int x; friend constexpr bool operator<(S a, S b) { return a.x < b.x; } }; static_assert(S{1} < S{2}, "");
//- nested template-name operator
namespace A { struct A {}; void operator+(A, A); } void f() { A::A() + A::A(); }
//- base of using hides
struct B { int& t(int*); float& t(double*); }; struct D : B { char& t(int*); using B::t; }; char& x = D().t((int*)0);
//- inherited constructors do not compete with copying
struct A { A(int = 0); template <class T> A(T, int); }; struct B : A { using A::A; }; B b; B b2(b); B b3(static_cast<B&&>(b)); B b4(1);
//- inherited variadic template constructor and copy
struct A { template <class... T> A(T&&...); }; struct B : A { using A::A; B(const B&); B(B&); }; void f(B& b) { B c(b); }
//- inherited default constructors
struct A { A(); A(int); }; struct B : A { using A::A; int x = 0; } b; struct C { B b; } c;
//- inherited constructors with virtual bases
struct V { V(int); }; struct A : virtual V { using V::V; A(int, int) : V(1) {} }; struct B : A { using A::A; B() : V(1), A(1, 2) {} };
//- anonymous union members named through using
struct A { union { double m; int k; }; }; struct B : A { using A::m; void f() { char a[sizeof(m) == sizeof(double) ? 1 : -1]; } };
//- hidden base class named by qualification
struct Base { void foo(); int m; }; struct D1 : Base {}; struct D2 : Base {}; struct D : D1, D2 {}; void f(D d) { d.D1::foo(); d.D1::m = 1; } struct E : D { void g() { D1::foo(); D1::m = 2; this->D1::m = 3; } };
//- assignment with const bit-fields unnamed
struct B { const int : 4; int x; }; void f(B b) { b = b; }
//- defaulted comparison through a base [20]
struct A { bool operator==(const A&) const = default; }; struct B : A { int x; bool operator==(const B&) const = default; }; bool t = B() == B();
//- friend defaulted comparison [20]
struct A { int x; friend bool operator==(A, A) = default; }; static_assert(A{1} == A{1}); static_assert(A{1} != A{2});
//- defaulted comparison defined outside [20]
struct A { int x; bool operator==(const A&) const; }; inline bool A::operator==(const A&) const = default; bool t = A() == A();
//- noexcept of a defaulted comparison [20]
struct A { int x; bool operator==(const A&) const = default; }; static_assert(noexcept(A() == A()));
//- reversed comparison [20]
struct A { bool operator==(int) const; }; bool t = 0 == A(); bool u = 0 != A();
//- reversed comparison with a template [20]
struct A { template <class T> bool operator==(const T&) const; }; bool t = 0 == A();
//- reversed comparison of a free function [20]
struct A {}; bool operator==(A, int); bool t = 0 == A(); struct B {}; bool operator==(const B&, int); bool operator!=(const B&, int); namespace N { struct C {}; bool operator==(C, int); } bool v = 0 == N::C();
//- types after members with the same name as enclosing class
struct X3 { static void f(); }; struct X4 { union { struct { int a; }; }; };
//- noexcept in class body of a static member function
struct S { static void i() noexcept(noexcept(j())); static void j() noexcept; }; static_assert(noexcept(S::i()), "");
//- using declarations of the same function twice
namespace A { int& f(int); } namespace B { using A::f; } namespace C { using A::f; } using namespace B; using namespace C; int& r = f(1);
//- structured bindings of bases
struct A { int a, b; }; struct B : A {}; void f() { auto [x, y] = B(); auto& [z, w] = *new B; }
//- structured bindings of anonymous unions
struct A { union { int a; float f; }; int b; };
//- explicit specialisations through inline namespaces
namespace A { inline namespace B { namespace C { template <class T> void f() {} template <class T> struct S {}; } } namespace C { } } namespace D { inline namespace E { template <class T> struct S; } template <> struct S<int> {}; template <class T> struct S<T*> {}; } D::S<int> s;
//- static members of two arguments overloaded after using
struct A { int& f(int); }; struct B : A { using A::f; float& f(float); }; int& r = B().f(1);
//- initialising an aggregate from itself in braces
struct S { int x; operator int() const; }; S x; S z{x}; struct T { double d; operator int(); }; T t; T u{t};
//- address of a dereferenced constant with operator&
struct A; extern A* a; constexpr A** p = &a;
//- returning a local of another type moves
template <class T> struct M { M(); M(M&&); template <class U> M(M<U>&&); }; M<float> f() { M<int> i; return i; } struct N { N(M<char>&&); }; N g() { M<char> c; return c; }
//- abstract class with virtual base need not initialise it
struct A { A(int); }; struct B : virtual A { virtual void f() = 0; B() {} };
//- abstract class does not need the default constructor of a virtual base
struct A { A(int); }; struct B : virtual A { virtual void f() = 0; }; struct C : B { C() : A(0) {} void f(); };
//- braces and overloads
struct A { int x; }; struct B { A a; }; int& f(A, A); struct C { C(int, int); };
//- casts of temporaries to lvalue references
struct A { int x; }; const A& e = (A&)(A&&)A{1}; int* p = &(int&)(int&&)0;
//- non-type packs with an outer pack
template <class... T> struct O { template <T... v> struct I { static const int n = sizeof...(v); }; template <T... v> static int f(int (&... a)[v]); }; static_assert(O<int, char>::I<1, 'c'>::n == 2, "");
//- pointers to members of the base converted by an explicit cast
struct A { void f(); int m; }; struct B : A { void g(); }; void (A::*p)() = (void (A::*)())&B::f; void (A::*q)() = static_cast<void (A::*)()>(&B::f); void (B::*r)() = &B::f; auto s = static_cast<int A::*>(&B::m);
//- member templates of one class specialised with members
template <class T> struct A { template <class U> struct B { int k; }; template <class U> void g(U); }; template <> template <class U> struct A<int>::B { void h(); }; template <> template <class U> void A<int>::B<U>::h() {} void f() { A<int>::B<int> c; c.h(); }
//- members of a template specialised
template <class T> struct X { struct I; struct J { T t; }; }; template <> struct X<int>::I; template <> struct X<int>::I { int a; }; template <> struct X<char>::J { float f; }; X<int>::I i; float& r = *new float; int k = sizeof(X<char>::J) ;
//- conversion operator to floats chooses
struct A { operator short(); operator float*(); }; void f(A a) { int x = a + 1; }
//- initialising base by typedef
namespace N { struct B { B(int); }; typedef B TB; struct D : B { D(); }; } N::D::D() : TB(0) {}
//- virtual inheritance noexcept of constructors
struct IC1 { IC1() noexcept(false); }; struct V : virtual IC1 {}; static_assert(!noexcept(V()), "");
//- function lvalues from rvalue reference casts
int f(int); int (&fr)(int) = reinterpret_cast<int (&&)(int)>(f); int (&fs)(int) = static_cast<int (&&)(int)>(f);
//- lambda capturing nested in a generic lambda [20]
constexpr auto nested = [](auto a) { return [=](auto b) { return [=](auto c) { return a + b + c; }; }; }; static_assert(nested(1)(2)(3) == 6);
//- structured binding of an array within a lambda
int ga[2]; void f() { auto l = [] { auto [a, b] = ga; return a + b; }; auto m = [&]{ auto& [a, b] = ga; return a; }; int la[2]; auto n = [la] { auto& [a, b] = la; return a; }; auto o = [=] { auto [a, b] = la; return a; }; }
//- noexcept of lambda calls
void f() { auto l = [] () noexcept {}; static_assert(noexcept(l()), ""); auto m = [](auto) noexcept {}; static_assert(noexcept(m(1)), ""); }
//- conversion functions make prvalues without copying
struct N { N(); N(const N&) = delete; }; template <class T> struct C { operator T(); }; N a = C<N>(); N b((C<N>())); N c = {C<N>()}; N d{C<N>()};
//- aggregates initialised with parentheses [20]
struct A { char c; double d; }; struct B { int a, b = 2; }; struct C : A { int x; }; A a1(-1), a2(1, 2.0); B b(1); C c(A(1, 2), 3); int arr[3](1, 2); void f() { A* p = new A(1, 2.5); int* q = new int[3](1, 2); auto r = A(1, 2); A s = A(1); B t = static_cast<B>(1); }
//- parenthesised aggregates narrow [20]
struct A { char c; double d; }; A a2(2.1); A a3(-1.2, 9.8); constexpr A a4(1.0, 1);
//- deduction for aggregates [20]
template <class T> struct A { T t; T u[2]; }; A a = {1, {2, 3}}; A b{1, 2, 3}; template <class T, class U> struct P { T t; U u; }; P p = {1, 'c'}; P q(1, 'c'); template <class T> struct B : A<T> { T w; }; B c = {A<int>{1, {2, 3}}, 4};
//- deduction for aggregates with bases [20]
template <class... T> struct O : T... { using T::operator()...; }; O o = {[](int) { return 1; }, [](char) { return 2.0; }}; int x = o(1); double y = o('c'); template <class T> struct Base { T t; }; template <class T> struct E : Base<T> { T u; }; E e1 = {{1}, 2};
//- deduction through alias templates [20]
template <class T> struct V { V(T); V(T, T); }; template <class T> using A = V<T*>; int i; A a(&i); template <class T> using B = V<T>; B b(1, 2); template <class T = int> struct F { T t; F(T = T()); }; template <class U = int> using AF = F<U>; AF c{}; AF d{1};
//- generic lambda called in its own return type [20]
auto l = [](auto x) -> decltype(x + 1) { return x; }; int r = l(1); template <class F> int ap(F f) { return f(1, 2, 3); } template <class... T> int vf(T... ts) { return ap([=](auto... a) { return (0 + ... + a); }); } int s = vf(1, 2);
//- lambdas with trailing return types of captures
void f(int c) { auto x = [c](auto p) -> decltype(c) { return p; }(0); auto y = [&](auto p) -> decltype(p + c) { return p; }(0); }
//- consteval lambdas [20]
constexpr auto l = [](int i) consteval { return i + 1; }; static_assert(l(1) == 2); int f() { return [](int i) consteval { return i; }(0) + l(3); }
//- static lambdas and call operators [20]
struct S { static int f(int); int operator()(int) const; };
//- template-ids found by argument-dependent lookup only [20]
namespace N { struct Q {}; template <class T> int g(Q); template <int I> int h(Q); } int d = g<int>(N::Q()); int e = h<3>(N::Q());
//- explicit instantiation with adjusted parameters
template <class T> void i(T); struct A {}; template <class T> void i(T) {} template void i<A*>(A*); template <class T> void j(const T) {} template void j<int>(const int); template <class T> T k(T t) { return t; } template int k(int); template char k<char>(char); template <class T> void m(T t[]) {} template void m<int>(int*);
//- explicit instantiation with dependent parameter types
template <class T> struct id { using type = T; }; template <class T> void f(typename id<T>::type, T*) {} template void f<int>(int, int*); template void f(char, char*); template <class T> auto h(T) -> decltype(T()) { return T(); } template auto h<float>(float) -> float;
//- access is not checked in explicit instantiations
class A { struct P {}; static int n; template <class T> struct Q {}; }; template <class T> void f(T) {} template <int* p> void g() {} template void f<A::P>(A::P); template void g<&A::n>(); template <class T> struct X {}; template struct X<A::P>; template struct X<A::Q<A::P>>; template <int* p> struct Y {}; template struct Y<&A::n>;
//- defaults of template template arguments
template <class T, class U = int> struct A {}; template <template <class> class X> struct B { X<char> x; }; B<A> b; template <template <class...> class X> struct C { X<char> x; }; C<A> c;
//- objects as auto arguments [20]
struct A { int x; constexpr A(int x) : x(x) {} bool operator==(const A&) const = default; }; template <auto v> struct Z { int f() const { return v.x; } }; Z<A{42}> z; template <A a> constexpr int g() { return a.x; } static_assert(g<A{3}>() == 3); static_assert(g<4>() == 4);
//- string literals as class template arguments [20]
template <int N> struct S { char s[N]; constexpr S(const char (&a)[N]) { for (int i = 0; i < N; i++) s[i] = a[i]; } }; template <S s> constexpr int len() { return sizeof(s.s) - 1; } static_assert(len<"abc">() == 3); template <S s> struct X {}; X<"foo"> x; void f(X<"this one is longer than the others by far">);
//- out-of-line definitions with constraints [20]
template <class T> concept C = sizeof(T) == 1; template <class T> struct S { template <C U> static constexpr int f(U); template <class U> static constexpr int f(U); }; template <class T> template <C U> constexpr int S<T>::f(U) { return 1; } template <class T> template <class U> constexpr int S<T>::f(U) { return 2; } static_assert(S<int>::f('c') == 1); static_assert(S<int>::f(1) == 2);
//- specialisations defined outside by constraint [20]
template <class T> concept C = sizeof(T) == 1; template <class T> struct S { static constexpr int p(); }; template <C T> struct S<T> { static constexpr int p(); }; template <class T> constexpr int S<T>::p() { return 1; } template <C T> constexpr int S<T>::p() { return 2; } static_assert(S<int>::p() == 1); static_assert(S<char>::p() == 2);
//- constrained members specialised [20]
template <class T> concept C = sizeof(T) == 1; template <class T> struct A { constexpr int f() requires C<T> { return 1; } constexpr int f() { return 2; } }; template <> constexpr int A<int>::f() { return 3; } static_assert(A<char>().f() == 1); static_assert(A<int>().f() == 3);
//- using declarations of constrained functions [20]
template <class T> struct B { static int& f(int) requires (sizeof(T) > 1); float& g(auto); }; template <class T> struct D : B<T> { using B<T>::f; using B<T>::g; static char& f(char*); char& g(int) const; }; int& a = D<int>::f(1); char& b = D<int>::f((char*)0);
//- noexcept of default initialisers
int t() noexcept(false); struct A { int x = t(); }; static_assert(!noexcept(A()), ""); struct B { int x = 1; }; static_assert(noexcept(B()), ""); struct C : virtual A {}; static_assert(!noexcept(C()), "");
//- functions with dependent exception specifications
template <class T> void f(T) noexcept(sizeof(T) == 4); template <class... T> void g(T (*...f)() noexcept(true)); void h() noexcept; void k() { f(1); void (*p)(int) noexcept = &f<int>; g(+[]() noexcept {}); }
//- placement and aligned new
namespace std { enum class align_val_t : unsigned long {}; } void* operator new(unsigned long, std::align_val_t); void operator delete(void*, std::align_val_t); void f() { void* p = operator new(128, (std::align_val_t)64); operator delete(p, (std::align_val_t)64); struct alignas(64) S {}; S* s = new (std::align_val_t(128)) S; auto t = new S; delete t; }
//- implicitly declared aligned allocation functions
void f() { struct alignas(64) S {}; auto t = new S; delete t; auto u = new S[3]; delete[] u; }
//- statement expressions without value
int f() { return ({ int x = 3; x; }); } int g(bool b) { ({ if (b) return 2; }); return 1; }
//- throw in conditional operators
struct A { A(int); }; A f(bool b) { return b ? A(1) : throw 1; } int g(bool b) { return b ? throw 1 : 2; } void h(bool b) { b ? throw 1 : (void)0; }
//- conditional operator with qualified classes
struct Base { int t(); float t() const; }; struct D : Base {}; const Base cr(); D nr(); void f(bool b) { float x = (b ? cr() : Base()).t(); const Base& r = b ? cr() : nr(); }
//- conversion to function pointers in calls
typedef void (*Fp)(int); struct S { operator Fp(); } s; void f() { s(1); }
//- array new with strings [20]
void f() { char* p = new char[6]{"hello"}; auto q = new int[]{1, 2, 3}; }
//- static_cast from void pointers to arrays
void f(const void* p) { auto q = static_cast<const int(*)[1]>(p); auto r = static_cast<int(*)[2]>((void*)0); }
//- attributes in declarators
void fn(); void (&__attribute__((unused)) r)() = fn; int (*__attribute__((unused)) p) = 0; int* __attribute__((aligned(8))) q;
//- pseudo destructors in parentheses
typedef int I; void f(int* p) { p->~I(); (*p).~I(); p->I::~I(); }
//- member access after address of member names
struct T { int m; int a[3]; T* p; static int s; }; void f(T t) { int T::*q = &T::m; auto x = &t.a[1]; int* y = &T::s; }
//- local classes and enumerations with linkage
void f() { enum E { a, b }; struct S { E e; }; S s = {a}; auto l = [s] { return s.e == b; }; }
//- parts of a class are copied directly: explicit copy constructors serve
struct B { B() {} explicit B(const B &o) : v(o.v) {} explicit B(B &&o) : v(o.v) {} int v = 0; };
struct A : B { A() {} A(const A &) = default; A(A &&) = default; };
struct M { B b; M() {} };
void f() { A a; A b(a); A c(static_cast<A &&>(b)); M x; M y(x); }
//- constexpr arrays of classes with a constexpr default constructor need no initialiser
struct C { int x = 1; constexpr C() {} };
constexpr C c[1];
static_assert(c[0].x == 1);
//- pointers to void and functions are no numbers in constraints
template <class T> T &&value();
template <class T, class = decltype(++value<T &>())> char inc(int);
template <class T> long inc(...);
static_assert(sizeof(inc<void *>(0)) == sizeof(long));
static_assert(sizeof(inc<int (*)()>(0)) == sizeof(long));
static_assert(sizeof(inc<int *>(0)) == 1);
//- nothing converts the left side of an assignment
struct R { int *p; R(int &); operator int &() const; };
static_assert(!__is_assignable(R &, int));
static_assert(__is_assignable(R &, int &));
//- a temporary that nobody may destroy cannot be made
template <class T> T &&value();
struct P { P(int); private: ~P(); };
template <class T, class = decltype(T(value<int>()))> char make(int);
template <class T> long make(...);
static_assert(sizeof(make<P>(0)) == sizeof(long));
//- no cast to a function type
template <class T, class = decltype(T())> char make(int);
template <class T> long make(...);
static_assert(sizeof(make<void()>(0)) == sizeof(long));
//- no pointer or reference to a qualified function type
typedef int F(int) const;
template <class T, class = T &> char ref(int);
template <class T> long ref(...);
template <class T, class = T *> char pointer(int);
template <class T> long pointer(...);
static_assert(sizeof(ref<F>(0)) == sizeof(long) && sizeof(pointer<F>(0)) == sizeof(long));
static_assert(sizeof(ref<void()>(0)) == 1 && sizeof(pointer<void()>(0)) == 1);
//- a friend's static variables have its rights
class T { template <class> friend const T &make(); constexpr T(int x) : x(x) {} int x; };
template <class> const T &make() { static const T t{3}; return t; }
const T &use() { return make<int>(); }
//- classes that cannot be copied pass the ellipsis where nothing is evaluated
template <class T> T &&value();
struct N { N(const N &) = delete; N(N &&); };
long f(...);
static_assert(sizeof(f(value<N &>())) == sizeof(long));
//- defaulted moves that are deleted are not seen
struct C { C &operator=(const C &) = default; C &operator=(C &&) = delete; };
struct D { C c; D &operator=(const D &) = default; D &operator=(D &&) = default; };
static_assert(__is_assignable(D &, D));
//- explicit conversion functions serve for their own type
struct E { explicit operator bool() const; };
struct G { explicit operator int() const; };
static_assert(!__is_constructible(int, E) && __is_constructible(bool, E));
static_assert(!__is_constructible(long, G) && __is_constructible(int, G));
//- explicit conversion to int is none to long [error]
struct G { explicit operator int() const; };
long f(const G &g) { return static_cast<long>(g); }
//- a class that is asked for while it is being defined
template <class T, class U> struct convertible { static constexpr bool value = __is_constructible(T, U); };
template <class T> struct Box {
  Box() = default;
  template <class U, bool = convertible<T, const U &>::value> Box(const U &);
  Box(const Box &) = default;
  Box(Box &&) = default;
  T t;
};
struct X { X(); X(const Box<const X> &); };
Box<const X> box;
//- member templates of instances as arguments, with declarators
template <class A, class B> struct same { static constexpr bool value = false; };
template <int N> struct layout { template <class E> struct mapping {}; };
template <class T> void f() {
  static_assert(!same<layout<8>::mapping<int>, layout<8>::mapping<int> &>::value);
  static_assert(!same<layout<8>::mapping<int>, const layout<8>::mapping<int> *const>::value);
  static_assert(same<layout<8>::mapping<T> &&, int>::value == false);
}
template void f<int>();
//- a trivial default constructor out of reach
struct B {};
struct D : B { protected: D() = default; };
static_assert(!__is_constructible(D));
//- a trivial default constructor out of reach, used [error]
struct D { private: D() = default; };
void f() { D d; }
//- a destructor out of reach makes no answer
template <class T> T &&value();
struct P { P(int); private: ~P(); };
template <class T, class = decltype(value<T &>().~T())> char f(int);
template <class T> long f(...);
static_assert(sizeof(f<P>(0)) == sizeof(long));
//- classes of arrays of nothing have no size
struct Z { int m[0]; };
struct E {};
static_assert(sizeof(Z) == 0 && sizeof(E) == 1);
//- redefinition of a local variable [error]
void f() { int b; int b; }
//- enumeration defined twice [error]
enum E { a }; enum E { b };
//- empty enumeration defined twice [error]
enum E : int {}; enum E : int {};
//- friend function defined twice [error]
struct A { friend void f(int) {} friend void f(int) {} };
//- friend definition repeats a definition [error]
void f(int) {} struct A { friend void f(int) {} };
//- member function declared twice [error]
struct A { void f(int); void f(int); };
//- member function declared twice by a typedef [error]
typedef int I; struct A { void f(int); void f(I); };
//- member function declared with const parameter twice [error]
struct A { void f(int); void f(const int); };
//- member variable declared twice [error]
struct A { int x; float x; };
//- member function and variable of one name [error]
struct A { int x; void x(); };
//- member type declared twice with different types [error]
struct A { typedef int T; typedef char T; };
//- class template members declared twice [error]
template <class T> struct A { void f(T); void f(T); }; A<int> a;
//- enumerator has the name of the class [error]
struct X { enum E { X }; };
//- nested class has the name of its class [error]
struct X { struct X {}; };
//- typedef member has the name of its class [error]
struct X { typedef int X; };
//- member function template has the name of its class with a return type [error]
struct X { int X(); };
//- overriding destructor with a laxer exception specification [error]
struct A { virtual ~A(); }; struct B : A { ~B() noexcept(false); };
//- exception specification differs from the first declaration [error]
void f() noexcept; void f() {}
//- constexpr only in the second declaration [error]
int f(); constexpr int f() { return 1; }
//- constexpr only in the first declaration [error]
constexpr int f(); int f() { return 1; }
//- constexpr member function declared without it [error]
struct S { int f() const; }; constexpr int S::f() const { return 1; }
//- constexpr static member without initialiser [error]
struct S { static constexpr int b; };
//- constexpr variable without initialiser [error]
constexpr int x;
//- constexpr variable with a run-time value [error]
int f(); constexpr int x = f();
//- const object without default constructor [error]
struct A { int x; }; const A a;
//- const int without initialiser [error]
const int x;
//- reference without initialiser [error]
int& r;
//- reference member without initialiser [error]
struct A { int& r; A() {} };
//- const member without initialiser [error]
struct A { const int c; A() {} };
//- using declaration of a non-member [error]
struct B {}; struct D : B { using B::x; };
//- using declaration of a class that is no base [error]
struct A { int x; }; struct D { using A::x; };
//- using declaration conflicts with a variable [error]
namespace N { int x; } void g() { int x; using N::x; }
//- using declaration names a template-id [error]
namespace N { template <class T> void f(); } using N::f<int>;
//- namespace alias to a class [error]
struct A {}; namespace B = A;
//- namespace alias redefined [error]
namespace A {} namespace B {} namespace C = A; namespace C = B;
//- namespace and class of one name [error]
namespace A {} struct A {};
//- ambiguous name from two namespaces [error]
namespace A { int x; } namespace B { int x; } using namespace A; using namespace B; int y = x;
//- ambiguous base member [error]
struct A { int x; }; struct B { int x; }; struct C : A, B {}; int f(C c) { return c.x; }
//- ambiguous conversion to base [error]
struct A {}; struct B : A {}; struct C : A {}; struct D : B, C {}; void f(D d) { A& a = d; }
//- private base conversion [error]
struct A {}; struct B : private A {}; void f(B b) { A& a = b; }
//- private member through a pointer to member [error]
class A { void foo(); }; void (A::*p)() = &A::foo;
//- private nested type [error]
class A { struct P {}; }; A::P p;
//- protected member through the base [error]
class A { protected: int x; }; struct B : A { void f(A a) { a.x = 1; } };
//- private constructor [error]
class A { A(); }; A a;
//- private destructor [error]
class A { ~A(); }; A a;
//- private destructor of a temporary [error]
struct A { A(); private: ~A(); }; void f() { A(); }
//- protected destructor of a member [error]
struct A { protected: ~A(); }; struct B { A a; }; B b;
//- deleted function called [error]
void f(int) = delete; void g() { f(1); }
//- deleted default constructor [error]
struct A { A() = delete; }; A a;
//- deleted copy in return [error]
struct A { A(); A(const A&) = delete; }; A f(A& a) { return a; }
//- deleted copy of a member [error]
struct A { A(); A(const A&) = delete; }; struct B { A a; }; void f(B& b) { B c(b); }
//- deleted destructor [error]
struct A { ~A() = delete; }; void f() { A a; }
//- default on a function that is not special [error]
struct A { void f() = default; };
//- default with other return type [error]
struct A { int operator=(const A&) = default; };
//- abstract class as a parameter [error]
struct A { virtual void f() = 0; }; void g(A a) {}
//- abstract class member [error]
struct A { virtual void f() = 0; }; struct B { A a; };
//- new of an abstract class [error]
struct A { virtual void f() = 0; }; A* p = new A;
//- array of an abstract class [error]
struct A { virtual void f() = 0; }; A a[2];
//- pure specifier on a non-virtual function [error]
struct A { void f() = 0; };
//- virtual static function [error]
struct A { virtual static void f(); };
//- virtual constructor [error]
struct A { virtual A(); };
//- virtual outside of a class [error]
virtual void f();
//- override without a base function [error]
struct A { void f(); }; struct B : A { void f() override; };
//- final function overridden [error]
struct A { virtual void f() final; }; struct B : A { void f(); };
//- final class as a base [error]
struct A final {}; struct B : A {};
//- return type of an overrider differs [error]
struct A { virtual int f(); }; struct B : A { char f(); };
//- covariant return with an inaccessible base [error]
struct X {}; struct Y : private X {}; struct A { virtual X* f(); }; struct B : A { Y* f(); };
//- virtual member template [error]
struct A { template <class T> virtual void f(T); };
//- constructor with a return type [error]
struct A { void A(); };
//- constructor that is const [error]
struct A { A() const; };
//- static constructor [error]
struct A { static A(); };
//- destructor with parameters [error]
struct A { ~A(int); };
//- two destructors [error]
struct A { ~A(); ~A(); };
//- destructor of another name [error]
struct A { ~B(); };
//- constructor that takes its class by value [error]
struct A { A(A); };
//- initialiser for a member of the base [error]
struct A { int x; }; struct B : A { B() : x(1) {} };
//- initialiser list on a function [error]
struct A { int x; void f() : x(1) {} };
//- member initialised twice [error]
struct A { int x; A() : x(1), x(2) {} };
//- static member initialised in a constructor [error]
struct A { static int x; A() : x(1) {} };
//- non-static member used in a static function [error]
struct A { int x; static int f() { return x; } };
//- this in a static function [error]
struct A { static A* f() { return this; } };
//- this outside a class [error]
void* f() { return this; }
//- non-static member without an object [error]
struct A { int x; }; int y = A::x;
//- non-static function called without an object [error]
struct A { void f(); }; void g() { A::f(); }
//- const member function changes a member [error]
struct A { int x; void f() const { x = 1; } };
//- non-const function on a const object [error]
struct A { void f(); }; void g(const A& a) { a.f(); }
//- ref-qualified function on an rvalue [error]
struct A { void f() &; }; void g() { A().f(); }
//- overloads with and without ref-qualifiers [error]
struct A { void f(); void f() &; };
//- static and non-static overloads [error]
struct A { void f(int); static void f(int); };
//- const on a non-member function [error]
void f() const;
//- bit-field wider than allowed type [error]
struct A { float f : 3; };
//- bit-field with a negative width [error]
struct A { int f : -1; };
//- named bit-field of width zero [error]
struct A { int f : 0; };
//- static bit-field [error]
struct A { static int f : 3; };
//- address of a bit-field [error]
struct A { int f : 3; }; int* g(A& a) { return &a.f; }
//- reference to a bit-field [error]
struct A { int f : 3; }; int& g(A& a) { return a.f; }
//- union with a base [error]
struct A {}; union U : A {};
//- union as a base [error]
union U {}; struct A : U {};
//- union with a virtual function [error]
union U { virtual void f(); };
//- union with a reference member [error]
union U { int& r; };
//- incomplete base class [error]
struct A; struct B : A {};
//- incomplete member [error]
struct A; struct B { A a; };
//- class contains itself [error]
struct A { A a; };
//- same direct base twice [error]
struct A {}; struct B : A, A {};
//- mutable const member [error]
struct A { mutable const int x; };
//- mutable static member [error]
struct A { mutable static int x; };
//- mutable outside a class [error]
mutable int x;
//- member with function type through a typedef initialised [error]
struct A { extern int x; };
//- register member [error]
struct A { register int x; };
//- array member of unknown bound initialised in class [error]
struct A { int a[] = {1, 2}; };
//- range for over a structured member
struct It { int operator*(); It& operator++(); bool operator!=(It); }; struct R { It begin(); It end(); }; void f(R r) { for (auto x : r) (void)x; for (int i = 0; auto y : r) i = y; }
//- class and function of one name
struct stat {}; int stat(const char*, struct stat*); void f() { struct stat s; stat("", &s); }
//- elaborated types find hidden tags
int E; enum E { a }; enum E e = a; class C* p; C* q;
//- friend functions defined in classes
struct A { friend int f(A) { return 1; } friend int operator+(A, A) { return 2; } }; int x = f(A()) + (A() + A());
//- friend class templates
template <class T> class B; template <class T> class A { int i; template <class U> friend class B; friend class B<T*>; template <class U> friend void f(A<U>); }; template <class T> class B { void g(A<T> a) { a.i = 0; } }; template <class U> void f(A<U> a) { a.i = 1; } template void f(A<int>);
//- conversion templates
struct A { template <class T> operator T*() const; template <class T> operator const T&() const; }; void f(A a) { int* p = a; const char& c = a; const int* q = a; }
//- pointers to members in arguments
template <class T> struct X; template <class R, class C, class... A> struct X<R (C::*)(A...) const> { using type = R; }; struct S { int f(char) const; }; using T = X<decltype(&S::f)>::type; T t = 1;
//- abominable function types
template <class T> struct F; template <class R, class... A> struct F<R(A...) const &> { static const int v = 1; }; template <class R, class... A> struct F<R(A...) noexcept> { static const int v = 2; }; template <class R, class... A> struct F<R(A..., ...)> { static const int v = 3; }; static_assert(F<void(int) const &>::v == 1 && F<int() noexcept>::v == 2 && F<int(int, ...)>::v == 3, "");
//- arity of variadic function types
template <class T> struct Ar; template <class R, class... T> struct Ar<R(T...)> { static const int v = sizeof...(T); }; static_assert(Ar<int(float, char)>::v == 2, "");
//- deduction of inner templates
template <class T> struct Foo { template <class U> struct Bar { Bar(U); }; template <class U> Bar(U) -> Bar<U>; }; Foo<int>::Bar b(0); Foo<int>::Bar c = 0;
//- guides prefer copies
template <class T> struct A { A(T); A(const A&); }; A a(1); A b(a); A c{a}; A<int>* p = &b; A<int>* q = &c; template <class T> struct W { T t; }; 
//- explicit guides and copy initialisation
template <class T> struct A { A(T); template <class U> explicit A(U, U); }; template <class T> explicit A(T*) -> A<T**>; int* p; 
//- user-defined literals
struct S { constexpr S(const char*, unsigned long) {} }; constexpr S operator""_s(const char* p, unsigned long n) { return S(p, n); } constexpr unsigned long long operator""_u(unsigned long long x) { return x; } template <char... c> constexpr int operator""_t() { return sizeof...(c); } constexpr long double operator""_d(long double d) { return d; } static_assert(12_u == 12 && 123_t == 3 && 1.5_d == 1.5L, ""); S s = "abc"_s; constexpr char operator""_c(char c) { return c; } static_assert('x'_c == 'x', "");
//- utf-8 literals with suffixes [20]
constexpr int operator""_x(const char8_t*, unsigned long n) { return n; } static_assert(u8"abc"_x == 3); constexpr int operator""_y(char16_t c) { return c; } static_assert(u'a'_y == 97);
//- constexpr dynamic memory [20]
constexpr int f(int n) { int* p = new int[n]{}; for (int i = 0; i < n; i++) p[i] = i; int s = 0; for (int i = 0; i < n; i++) s += p[i]; delete[] p; return s; } static_assert(f(5) == 10); struct S { int* p; constexpr S() : p(new int(3)) {} constexpr ~S() { delete p; } }; constexpr int g() { S s; return *s.p; } static_assert(g() == 3);
//- constexpr try blocks [20]
constexpr int f(int x) { try { if (x) return x; } catch (...) { return -1; } return 0; } static_assert(f(3) == 3);
//- constexpr unions change members [20]
union U { int a; float f; constexpr U() : a(1) {} }; constexpr int f() { U u; u.a = 2; u.f = 1.5f; u.a = 7; return u.a; } static_assert(f() == 7);
//- constexpr comparisons of addresses
constexpr int a[3] = {}; static_assert(&a[1] > &a[0] && &a[2] - &a[0] == 2, ""); struct S { int x, y; }; constexpr S s = {}; static_assert(&s.x < &s.y && &s.x != &s.y, ""); extern int g, h; static_assert(&g != &h && &g != nullptr, "");
//- constexpr evaluation order
constexpr int f() { int i = 0; int a[3] = {i++, i++, i++}; int x = 1; x <<= (x = 2); return a[0] + a[1] * 10 + a[2] * 100; } static_assert(f() == 210, "");
//- constexpr references to subobjects
struct S { int a[2][3]; constexpr int& at(int i, int j) { return a[i][j]; } }; constexpr int f() { S s{}; s.at(1, 2) = 5; auto& r = s.a[1]; return r[2]; } static_assert(f() == 5, "");
//- constexpr bit casts [20]
struct A { unsigned char b[4]; }; constexpr A a = __builtin_bit_cast(A, 0x01020304u); static_assert(a.b[0] == 4); static_assert(__builtin_bit_cast(unsigned, 1.0f) == 0x3f800000);
//- designated initialisers [20]
struct A { int x, y = 2; struct { int z; } s; }; constexpr A a{.x = 1, .s = {.z = 3}}; static_assert(a.x == 1 && a.y == 2 && a.s.z == 3); struct B { int a[3]; }; B b{.a = {1, 2}}; union U { int i; float f; }; constexpr U u{.f = 1.0f}; void f(A); void g() { f({.x = 1}); }
//- conditional explicit [20]
template <bool B> struct S { explicit(B) S(int); explicit(!B) operator int(); }; S<false> s = 1; template <class T> struct W { template <class U> explicit(sizeof(U) > 4) W(U); }; W<int> w = 1; W<int> v(1.0);
//- template lambdas and init packs [20]
auto l = []<class T, int N>(T (&a)[N]) { return N; }; int arr[4]; static_assert(sizeof(char[3]) == 3); int n = l(arr); template <class... T> auto cap(T... t) { return [... u = t] { return (u + ... + 0); }; } int m = cap(1, 2, 3)(); auto g = []<class... T>(T... t) requires (sizeof...(T) > 1) { return 1; }; int k = g(1, 2);
//- constinit and consteval [20]
consteval int sq(int x) { return x * x; } constinit int g = sq(4); int f() { constexpr int c = sq(3); int a[sq(2)]; return c + sq(5); } struct S { consteval S(int x) : x(x) {} int x; }; S s(3); template <class T> consteval T id(T t) { return t; } int h = id(3);
//- three-way comparison of built-in types [20]
namespace std { struct strong_ordering { signed char v; static const strong_ordering less, equal, equivalent, greater; friend constexpr bool operator<(strong_ordering a, decltype(nullptr)) { return a.v < 0; } friend constexpr bool operator==(strong_ordering a, decltype(nullptr)) { return a.v == 0; } }; inline constexpr strong_ordering strong_ordering::less{-1}, strong_ordering::equal{0}, strong_ordering::equivalent{0}, strong_ordering::greater{1}; struct weak_ordering { signed char v; static const weak_ordering less, equivalent, greater; }; inline constexpr weak_ordering weak_ordering::less{-1}, weak_ordering::equivalent{0}, weak_ordering::greater{1}; struct partial_ordering { signed char v; static const partial_ordering less, equivalent, greater, unordered; friend constexpr bool operator<(partial_ordering a, decltype(nullptr)) { return a.v < 0; } }; inline constexpr partial_ordering partial_ordering::less{-1}, partial_ordering::equivalent{0}, partial_ordering::greater{1}, partial_ordering::unordered{2}; } static_assert((1 <=> 2) < nullptr); static_assert((2 <=> 2) == nullptr); static_assert((1.0 <=> 2.0) < nullptr); struct A { int x; auto operator<=>(const A&) const = default; }; static_assert(A{1} < A{2}); static_assert(A{1} == A{1});
//- aggregate of arrays from braces and strings
struct S { char a[4]; const char* p; int n[2][2]; }; S s = {"abc", "def", 1, 2, 3, 4}; S t = {{'a', 'b'}, nullptr, {{1, 2}, {3}}}; char c[] = {"xyz"}; static_assert(sizeof c == 4, ""); wchar_t w[] = L"ab";
//- nested initialiser lists choose
struct A { A(int, int); }; struct B { B(A); B(const B&); }; B b{{1, 2}}; void f(B); void g(A, A); void h() { f({{1, 2}}); g({1, 2}, {3, 4}); }
//- multiple conversions by braces
struct P { int x, y; }; struct Q { P p[2]; }; Q q = {1, 2, 3, 4}; Q r = {{{1, 2}, {3, 4}}}; P f() { return {1, 2}; } void g(P = {1, 2}); int* p = {}; int n = {3}; const P& c = {1, 2};
//- constexpr with several bases and virtual functions [20]
struct A { char a = 'A'; constexpr virtual char f() const { return 'A'; } }; struct NB { char z = 'N'; }; struct B : NB, A { char b = 'B'; constexpr char f() const override { return 'B'; } }; struct C : NB, A { char c = 'C'; constexpr char f() const override { return 'C'; } }; struct D : B, C { char d = 'D'; constexpr char f() const override { return 'D'; } }; constexpr D d; static_assert(((const B&)d).a == 'A'); static_assert(d.b == 'B'); static_assert(((const A&)(const B&)d).f() == 'D'); static_assert(((const C&)d).f() == 'D');
//- constexpr evaluation order of assignments
constexpr int f() { int i = 0; int a[3] = {}; i = a[i] = 2; return a[0] * 10 + i; } static_assert(f() == 22, ""); struct U { int n; constexpr U& operator=(int k) { n = k; return *this; } constexpr U& operator+=(int k) { n += k; return *this; } }; constexpr int g() { int k = 0; U u{0}; U* p[2] = {&u, &u}; (*p[k++]) = k; return u.n; } 
//- member comparisons of a constant union object
struct E { int x, y; }; constexpr E e2 = {1, 2}; static_assert(e2.x != e2.y, ""); static_assert(&e2.x != &e2.y, "");
//- constant default arguments with line numbers
constexpr int line(int n = __builtin_LINE()) { return n; } static_assert(line() == __builtin_LINE(), ""); constexpr const char* fn(const char* f = __builtin_FUNCTION()) { return f; }
//- array parameters of constexpr functions
constexpr int sum(const int* p, int n) { int s = 0; while (n--) s += *p++; return s; } constexpr int a[] = {1, 2, 3}; static_assert(sum(a, 3) == 6, ""); constexpr int b[2][2] = {{1, 2}, {3, 4}}; static_assert(sum(b[1], 2) == 7, "");
//- constexpr strings
constexpr int len(const char* s) { int n = 0; while (s[n]) n++; return n; } static_assert(len("hello") == 5, ""); constexpr const char* s = "abc"; static_assert(s[1] == 'b' && *(s + 2) == 'c', ""); constexpr bool eq(const char* a, const char* b) { return *a == *b && (*a == 0 || eq(a + 1, b + 1)); } static_assert(eq("xy", "xy") && !eq("xy", "xz"), "");
//- constexpr pointers to members
struct S { int a, b; constexpr int f(int x) const { return a + x; } }; constexpr int S::*p = &S::b; constexpr int (S::*q)(int) const = &S::f; constexpr S s = {1, 2}; static_assert(s.*p == 2 && (s.*q)(5) == 6, "");
//- constexpr function pointers
constexpr int f(int x) { return x * 2; } constexpr int ap(int (*g)(int), int x) { return g(x); } static_assert(ap(f, 3) == 6, ""); constexpr int (*t[])(int) = {f, f}; static_assert(t[1](4) == 8, "");
//- constexpr lambdas
constexpr auto l = [](int x) { return [=](int y) { return x * y; }; }; static_assert(l(3)(4) == 12, ""); template <class F> constexpr int call(F f) { return f(2); } static_assert(call([](int i) { return i + 40; }) == 42, "");
//- constexpr loops of all kinds
constexpr int f() { int s = 0; for (int i = 0; i < 10; i++) { if (i == 3) continue; if (i == 6) break; s += i; } int j = 0; do { s += j; } while (++j < 3); while (j) { switch (j--) { case 1: s += 100; break; case 2: s += 10; default: s++; } } return s; } static_assert(f() == 0 + 1 + 2 + 4 + 5 + 0 + 1 + 2 + 1 + 11 + 100, "");
//- constexpr constructors with delegation
struct S { int a, b; constexpr S(int x) : S(x, x + 1) {} constexpr S(int x, int y) : a(x), b(y) { a += 10; } }; constexpr S s(1); static_assert(s.a == 11 && s.b == 2, "");
//- constexpr arrays of objects
struct P { int x = 1, y = 2; constexpr P() {} constexpr P(int a) : x(a) {} }; constexpr P a[3] = {P(), P(5)}; static_assert(a[0].x == 1 && a[1].x == 5 && a[2].y == 2, ""); struct M { int d[2][2]; }; constexpr M m = {{{1, 2}, {3, 4}}}; static_assert(m.d[1][0] == 3, "");
//- constexpr static local in C++23 mode is refused [20] [error]
constexpr int f() { static int x = 1; return x; }
//- constexpr division by zero [error]
constexpr int x = 1 / 0;
//- constexpr out of bounds [error]
constexpr int a[2] = {1, 2}; constexpr int x = a[2];
//- constexpr null dereference [error]
constexpr int* p = nullptr; constexpr int x = *p;
//- constexpr endless recursion [error]
constexpr int f(int x) { return f(x + 1); } constexpr int y = f(0);
//- constexpr read of an uninitialised variable [20] [error]
constexpr int f() { int x; return x; } constexpr int y = f();
//- constexpr leak [20] [error]
constexpr int* f() { return new int(1); } constexpr int* p = f();
//- constexpr double delete [20] [error]
constexpr int f() { int* p = new int(1); delete p; delete p; return 1; } constexpr int y = f();
//- constexpr use after scope [error]
constexpr const int& f() { int x = 1; return x; } constexpr int y = f();
//- constexpr inactive union member [error]
union U { int a; float f; }; constexpr U u = {1}; constexpr float x = u.f;
//- constexpr call of a non-constexpr function [error]
int g(); constexpr int f(bool b) { return b ? g() : 1; } constexpr int x = f(true);
//- constexpr modification of a constant [error]
constexpr int f(const int& x) { return const_cast<int&>(x) = 2; } constexpr int c = 1; constexpr int y = f(c);
//- constexpr throw [error]
constexpr int f(int x) { return x ? throw 1 : 0; } constexpr int y = f(1);
//- constexpr goto [error]
constexpr int f() { goto a; a: return 1; }
//- constexpr variable of a non-literal type [error]
struct S { S(); }; constexpr S s;
//- constexpr function with a non-literal parameter [error]
struct S { S(); ~S(); }; constexpr int f(S) { return 1; }
//- constexpr virtual base [error]
struct V {}; struct S : virtual V { constexpr S() {} };
//- constexpr destructor before C++20 [17] [error]
struct S { constexpr ~S() {} };
//- constexpr variable that is a parameter [error]
void f(constexpr int x);
//- constexpr on a typedef [error]
constexpr typedef int I;
//- constexpr on a class [error]
constexpr struct S {};
//- consteval address [20] [error]
consteval int f() { return 1; } int (*p)() = &f;
//- consteval with a run-time argument [20] [error]
consteval int f(int x) { return x; } int g(int y) { return f(y); }
//- constinit with a run-time value [20] [error]
int f(); constinit int x = f();
//- constinit local variable [20] [error]
void f() { constinit int x = 1; }
//- constinit and constexpr together [20] [error]
constexpr constinit int x = 1;
//- enumerator value not constant [error]
int n; enum E { a = n };
//- enumerator too large for its type [error]
enum E : unsigned char { a = 256 };
//- enumerator declared twice [error]
enum E { a, a };
//- scoped enumeration redeclared with another type [error]
enum class E : int; enum class E : char;
//- scoped and unscoped redeclaration [error]
enum E : int; enum class E : int;
//- unscoped enumeration without type declared [error]
enum E;
//- enumeration with a class as base [error]
struct S {}; enum E : S {};
//- static_assert that fails [error]
static_assert(sizeof(int) == 5, "size");
//- static_assert of a run-time value [error]
int n; static_assert(n, "");
//- alignas of less than natural [error]
alignas(1) int x; struct alignas(3) S {};
//- alignas not a power of two [error]
alignas(3) char c;
//- extern with initialiser in a block [error]
void f() { extern int x = 1; }
//- static and extern [error]
static extern int x;
//- thread_local mismatch [error]
extern int x; thread_local int x;
//- typedef with initialiser [error]
typedef int I = 3;
//- typedef redefined with another type [error]
typedef int I; typedef char I;
//- auto without initialiser [error]
auto x;
//- auto with inconsistent types [error]
auto x = 1, y = 1.0;
//- auto parameter in C++17 [17] [error]
struct S { auto f() -> auto; }; auto a[2] = {1, 2};
//- auto array [error]
auto a[] = {1, 2};
//- auto recursion before deduction [error]
auto f(int n) { return n ? f(n - 1) : 1; }
//- auto return types differ [error]
auto f(bool b) { if (b) return 1; return 1.0; }
//- decltype(auto) with qualifiers [error]
const decltype(auto) x = 1;
//- explicit on a variable [error]
explicit int x;
//- friend outside a class [error]
friend void f();
//- long long long [error]
long long long x;
//- short double [error]
short double x;
//- signed and unsigned [error]
signed unsigned x;
//- two types [error]
int char x;
//- structured binding with too few names [error]
struct S { int a, b; }; void f(S s) { auto [x] = s; }
//- structured binding of private members [error]
class S { int a; }; void f(S s) { auto [x] = s; }
//- structured binding of an int [error]
void f() { auto [x] = 1; }
//- structured binding static constexpr [17] [error]
int a[2]; void f() { constexpr auto [x, y] = a; }
//- linkage specification unknown [error]
extern "Fortran" void f();
//- linkage specification in a block [error]
void f() { extern "C" { void g(); } }
//- asm without a string [error]
asm(1);
//- extra closing brace [error]
void f() {} }
//- missing closing brace [error]
void f() { if (1) {
//- missing parenthesis [error]
void f(int x { }
//- missing operand [error]
int x = 1 + ;
//- else without if [error]
void f() { else; }
//- name declared as type and variable [error]
typedef int T; void f() { T T; T x; }
//- functions of a base and free operators for a derived object
struct O { O& operator<<(const void*); O& operator<<(int); }; O& operator<<(O&, const char*); struct F : O {}; void g(F& f) { f << "abc"; f << 1; }
//- member templates befriend each other without a qualifier
template <class V> class view {
  template <bool C> class iter { template <bool> friend class sent; int cur = 0; };
  template <bool C> class sent {
    int end = 1;
    template <bool> friend class iter;
    template <bool> friend class sent;
  public:
    sent() = default;
    template <bool O = C> constexpr sent(sent<!O> i) : end(i.end) {}
  };
public:
  sent<false> a() { return {}; }
  sent<true> b() { return sent<true>(a()); }
};
void f() { view<int> v; v.b(); }
//- constraints of a conversion that cannot fit are not asked for [20]
template <class T> concept ended = requires(T &t) { t.end(); };
template <class D> struct interface {
  template <class E = D> requires ended<E> explicit operator bool() const;
};
struct view : interface<view> {
  struct sentinel { sentinel() = default; explicit sentinel(view &) {} };
  auto end() { return sentinel{*this}; }
};
view &v();
using end = decltype(v().end());
static_assert(ended<view>);
//- structured bindings are constants of references
constexpr int arr[2] = {1, 2}; auto& [r0, r1] = arr; static_assert(&arr[0] == &r0, "");
//- decltype of a structured binding
constexpr int arr[2] = {1, 2}; auto& [r0, r1] = arr; using T = decltype(r0); using T = const int;
//- variables of inline namespaces defined outside
namespace N { inline namespace M { extern int n; struct S { static int k; }; } } int N::n = 1; int N::S::k = 2;
//- pointers to members of decltype classes
struct S { int x; }; S f(); int decltype(f())::*p = &S::x;
//- complex numbers of all kinds
_Complex double f(_Complex double a) { return a * 2.0 + 1.0; } double g(_Complex float c) { return __real__ c + __imag__ c; }
//- overloads by array bound of braces [20]
int& b(int (&&)[]); 
//- array parameters deduced through aliases
template <class T, int N> using Arr = T[N]; template <class T, int N> int f(Arr<T, N>& a) { return N; } int x[3]; int n = f(x);
//- local redeclarations of functions
void f(int); void g() { void f(char); f('c'); extern void h(); h(); }
//- labels and types of one name
void f() { int a = 1; a: if (a) goto b; b:; }
//- overloaded arrow star
struct A { int x; }; struct P { A* a; int& operator->*(int A::*m) { return a->*m; } }; int f(P p) { return p->*&A::x; }
//- conversion to member pointers
struct C { void f(); }; struct X { typedef void (C::*PM)(); operator PM() const; }; void g(void (C::*)()); void h(X x) { g(x); }
//- calls of member pointers through conversions
struct C { int f() const; }; struct X { operator const C*() const; }; int g(const C& c, int (C::*p)() const) { return (c.*p)() + ((&c)->*p)(); }
//- nested classes of templates in their own signatures
template <class T> struct A { struct B; B* f(); static B* g(B*); }; template <class T> struct A<T>::B { T t; }; template <class T> typename A<T>::B* A<T>::f() { return nullptr; } template <class T> auto A<T>::g(B* b) -> B* { return b; } A<int>::B* x = A<int>().f();
//- template parameters used by defaults of others
template <class T, T v = T(), class U = decltype(v), int N = sizeof(U)> struct A { static const int n = N; }; static_assert(A<char>::n == 1, "");
//- recursive variadic templates
template <class... T> struct count; template <> struct count<> { static const int v = 0; }; template <class H, class... T> struct count<H, T...> { static const int v = 1 + count<T...>::v; }; static_assert(count<int, char, void>::v == 3, ""); template <int... I> struct seq {}; template <int N, int... I> struct mk : mk<N - 1, N - 1, I...> {}; template <int... I> struct mk<0, I...> { using type = seq<I...>; }; mk<3>::type s; seq<0, 1, 2>* p = &s;
//- fold expressions of all operators
template <class... T> constexpr int sum(T... t) { return (t + ... + 0) + (0 + ... + t) + (... + t); } static_assert(sum(1, 2, 3) == 18, ""); template <class... T> constexpr bool all(T... t) { return (t && ...) || (... || t); } static_assert(all(true, true) && all(), ""); template <class... T> void g(T... t) { (void)(t, ...); }
//- deduced non-type arguments
template <auto V> struct C { using type = decltype(V); }; C<1>::type i = 1; C<'c'>::type c = 'c'; template <class T, T... v> constexpr int n(C<v>...) { return sizeof...(v); } template <template <auto> class X, auto v> constexpr auto get(X<v>) { return v; } static_assert(get(C<5>()) == 5, "");
//- template aliases in deduction
template <class T> using P = T*; template <class T> void f(P<T>); template <template <class> class X, class T> void g(X<T>); template <class T> struct V {}; void h(int* p) { f(p); g(V<int>()); }
//- dependent bases with using
template <class T> struct B { T x; void f(); struct I {}; }; template <class T> struct D : B<T> { using B<T>::x; using typename B<T>::I; I i; T g() { this->f(); B<T>::f(); return x; } }; int k = D<int>().g();
//- lambdas in default member initialisers
struct S { int a = [] { return 3; }(); int b = [this] { return a; }(); }; S s;
//- nested lambdas capture by way of outer ones
int f(int x) { int y = 2; return [&, x] { return [=] { return x + y; }(); }(); }
//- immediately invoked generic lambdas
int x = [](auto... a) { return (a + ...); }(1, 2, 3); auto id = [](auto&& v) -> decltype(auto) { return static_cast<decltype(v)>(v); }; int& r = id(x);
//- recursive lambdas by passing themselves
auto fact = [](auto self, int n) -> int { return n ? n * self(self, n - 1) : 1; }; int x = fact(fact, 5);
//- mutable lambdas and copies of captures
int f() { int i = 0; auto l = [i]() mutable { return ++i; }; l(); auto m = l; return m() + i; }
//- switch with declarations
int f(int x) { switch (int y = x; y) { case 1: { int z = 2; return z; } case 2 ... 5: return 3; default: break; } if (auto p = &x; *p) return 1; return 0; }
//- pseudo destructors named through classes
struct C { typedef int I; }; void f(int* p) { p->C::I::~I(); }
//- explicit instantiation adjusts parameters after substitution
struct A {}; template <class T> void i(T) {} template void i<A[13]>(A*); template void i<int()>(int (*)()); template <class T> int k(const T) { return 1; } template int k<const A>(const A);
//- operators that meet themselves reversed [20] [not cicc]
struct P { template <class S> bool operator==(const S&) const; }; struct A : P {}; struct B : P {}; bool check(A a, B b) { return a == b; }
//- destructors of constant objects
template<class T> T&& dv() noexcept; struct P { ~P() {} }; template<class T> constexpr bool nd = noexcept(dv<T>().~T()); static_assert(nd<const P> && nd<volatile P>, ""); void f(const P *p) { p->~P(); }
//- rvalue references do not bind to what a conversion refers to
struct Q { int v; operator int&() noexcept; }; void f(int&) noexcept; void f(int&&) = delete; static_assert(noexcept(f(Q())), ""); int h(const int&); char h(int&&); static_assert(sizeof(h(Q())) == 4, ""); struct R { operator int&&(); }; static_assert(sizeof(h(R())) == 1, "");
//- a concept whose default argument cannot be formed fails to substitute [20]
template<class T, class C, class F = typename C::template formatter<T>> concept With = sizeof(F) > 0; template<bool B, class T> using en = T; template<bool B> struct If {}; template<> struct If<true> { using type = int; }; struct X {}; struct Y { template<class T> using formatter = T; };
template<class C, class T, class D> constexpr int which(D) { return 1; } template<class C, class T> constexpr typename If<!With<T, C>>::type which(int) { return 2; } static_assert(which<X, int>(0) == 1, ""); static_assert(which<Y, int>(0) == 1, "");
//- packs of array bounds are deduced
template<class... T> struct L {}; template<int... N> constexpr int f(L<int[N]...>) { return (N + ...); } static_assert(f(L<int[1], int[2]>()) == 3);
//- any integer is a template argument of type bool [not g++]
template<bool B> struct S { static constexpr bool b = B; }; static_assert(S<3>::b && S<1>::b && !S<0>::b);
//- implicit copies reach each of two bases of one class
struct A { int x = 1; virtual int f() { return 1; } }; struct B : virtual A {}; struct C : A {}; struct D : B, C { int f() override { return 2; } }; D copy(const D& d) { D e(d); e = d; return e; }
//- a function that returns a class named with its key, before another declaration [accept]
struct R { float r; };
struct R make(const char *s)
{ struct R q; q.r = s[0]; return q; }
struct R *other(struct R *p) { return p; }
enum E { a };
enum E pick(int i) { return a; }
int after;
struct __attribute__((aligned(8))) A { int x; };
int last;
//- a class without its semicolon, before another declaration [error 65]
struct __attribute__((aligned(8))) A { int x; }
int last;
//- a virtual destructor of a base does not keep a class from being moved
struct Only { Only(); Only(Only&&); Only& operator=(Only&&); }; struct Base { virtual ~Base(); }; struct D : Base { Only m; D(); }; D move(D&& d) { D e = static_cast<D&&>(d); e = static_cast<D&&>(d); return e; }
struct T : Base { Only m; template<class... A> T(A&&...) { static_assert(sizeof...(A) == 0, ""); } }; T move(T&& t) { return static_cast<T&&>(t); } static_assert(!__is_constructible(D, const D&), "");
//- a template of types is not deduced for a parameter that takes values
template<class...> struct L; template<class...> struct Q; template<class T> struct W { using t = int; }; template<template<class...> class C, class... T> struct W<C<T...>> { using t = L<T...>; };
template<template<class U, U...> class C, class T, T... V> struct W<C<T, V...>> { using t = void; }; template<class T, T...> struct I; static_assert(__is_same(W<Q<int>>::t, L<int>) && __is_same(W<Q<>>::t, L<>) && __is_same(W<I<int, 1>>::t, void), "");
template<template<class U, U...> class C, class T> constexpr int f(C<T>*) { return 1; } template<class T> constexpr int f(T*) { return 2; } static_assert(f((Q<int>*)0) == 2 && f((I<int>*)0) == 1, "");
//- a static assertion of a class that only a qualified name instantiates [error]
template<class T> struct S { static_assert(sizeof(T) == 8, "wide"); static void f(); }; void g() { S<char>::f(); }
//- a member template specialised beside a member of the same parameters
struct A { void *m() const { return 0; } template <class U> U *m() const; }; template <> inline int *A::m() const { return static_cast<int *>(m()); } template <> inline float *A::m() const { return static_cast<float *>(m()); }
//- the headers of a specialisation say whether a member or a member template is meant
template <class X> struct B { void g(int); template <class T> void g(T); template <class Y> struct C { void h(int); template <class T> void h(T); }; }; template <> void B<int>::g(int) {} template <> template <> void B<int>::g(int) {} template <> template <> void B<int>::C<int>::h(int) {} template <> template <> template <> void B<int>::C<int>::h(int) {} template <> struct B<char> { void g(int); template <class T> void g(T); }; template <> void B<char>::g(int) {} void B<char>::g(int) {}
//- specialisation of a member that is no template [error 792]
struct A { void f(); }; template <> void A::f() {}
//- a concept defined by another of its name [20]
namespace d { template <class T> concept tile = sizeof(T) == 1; } template <class T> concept tile = sizeof(T) == 7 || d::tile<T> || requires(T t, T *p) { t.tile; p->tile; }; static_assert(tile<char> && !tile<int>);
//- a concept defined by itself [20] [error 20]
template <class T> concept tile = sizeof(T) == 7 || tile<T>;
//- a conversion of a dependent value is no function type [20]
template <int...> struct I {}; template <class T> struct H { static constexpr int value = 2; }; template <class T> I<int(H<T>::value)> g() { return {}; } template <class T, bool = bool(T::value)> int h(T) { return 1; }
I<2> x = g<int>(); int y = h(H<int>());
//- static functions have no linkage to C
extern "C" { static int q(); namespace { int r() { return 3; } } } static int q() { return r(); } extern "C" { static int q(); } int x = q();
//- parameters in the exception specification of a function type
template <class T> void h(T t, void (*)(T u) noexcept(noexcept(u + t))) {} void f() { h<int>(1, nullptr); }
template <class T> auto k(T t, T s) -> void (*)(T u) noexcept(noexcept(u + s)) { return 0; } auto z = k(1, 2);
//- parameters in the bounds of arrays among them
template <class T> void g(T t, int (&a)[sizeof(t)], int (*)(int (&)[sizeof(t)])) {} int a[4]; void f() { g<int>(1, a, nullptr); }
