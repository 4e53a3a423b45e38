//- virtual functions
struct A { virtual int f() { return 1; } virtual ~A(); virtual void g() = 0; };
struct B : A { int f() override { return 2; } void g() final { } };
static_assert(__is_polymorphic(A) && __is_abstract(A) && !__is_abstract(B) && __has_virtual_destructor(B), "");
B b; int x = static_cast<A&>(b).f();
//- covariant returns
struct A { virtual A* f(); virtual const A& g(); };
struct B : A { B* f() override; const B& g() override; };
//- override with another return type [error]
struct A { virtual int f(); };
struct B : A { long f() override; };
//- covariant in the wrong direction [error]
struct A { }; struct B : A { };
struct C { virtual B* f(); };
struct D : C { A* f() override; };
//- abstract object [error]
struct A { virtual void g() = 0; };
A a;
//- override without a base function [error]
struct A { virtual void f(); };
struct B : A { void f() const override; };
//- overriding a final function [error]
struct A { virtual void f() final; };
struct B : A { void f(); };
//- deriving from a final class [error]
struct A final { };
struct B : A { };
//- special members and triviality
struct T { int a; };
struct N { N(const N&); ~N(); };
struct D { D() = default; D(D&&) = default; int x; };
struct C { N n; };
struct R { const int r; };
static_assert(__is_trivially_copyable(T) && !__is_trivially_copyable(N) && __is_trivial(T), "");
static_assert(!__is_constructible(D, const D&) && __is_constructible(D, D), "");
static_assert(!__is_trivially_copyable(C) && !__is_constructible(N), "");
static_assert(!__is_constructible(R) && !__is_assignable(R&, const R&), "");
//- deleted copy is used [error]
struct A { A(); A(const A&) = delete; };
A a; A b = a;
//- move-only types
struct M { M(); M(M&&); M& operator=(M&&); };
M f() { M m; return m; }
M x = f();
//- no default constructor [error]
struct A { A(int); };
struct B { A a; };
B b;
//- inherited constructors
struct A { A(int, char); explicit A(double); };
struct B : A { using A::A; int extra = 3; };
B b(1, 'c'); B c(1.0); B d{2, 'x'};
//- anonymous unions and bit-fields
struct S { union { int i; float f; struct { char a, b; }; }; unsigned x : 3, : 2, y : 4; int z : 5 = 1; };
static_assert(sizeof(S) == 8, "");
int f(S s) { s.i = 1; s.b = 2; s.y = 3; return s.a + s.x + s.z; }
//- nested classes and forward declarations
struct A { struct B; B* p; enum E { e1 = 2, e2 }; enum class F : char; int m[e2]; };
struct A::B { int x; A* back; };
enum class A::F : char { q };
static_assert(sizeof(A::m) == 12 && sizeof(A::F) == 1, "");
int f(A a) { return a.p->back->m[0]; }
//- static members
struct S { static const int a = 3; static constexpr double d = 1.5; static inline int i = 4; static int o; static constexpr int arr[] = {1, 2, 3}; };
int S::o = S::a;
static_assert(S::a == 3 && S::arr[2] == 3 && sizeof(S::arr) == 12, "");
//- member functions see the whole class
struct A { int f() { return later + g(); } int h(int x = later2) { return x; } static const int later2 = 2; int g() { return 1; } int later = 5; };
//- access control [error]
class A { int x; };
int f(A a) { return a.x; }
//- protected through derived
struct A { protected: int x; void f(); };
struct B : A { int g() { f(); return x + this->x; } };
//- private base [error]
struct A { }; struct B : private A { };
A& f(B& b) { return b; }
//- friend functions and classes
class A { int x = 1; friend int peek(const A& a) { return a.x; } friend class F; friend int other(A&); };
class F { int f(A& a) { return a.x; } };
int other(A& a) { return a.x + peek(a); }
//- a hidden friend is not found without ADL [error]
struct A { friend int hidden(int) { return 1; } };
int x = hidden(1);
//- conversion functions
struct A { operator int() const { return 1; } explicit operator bool() const { return true; } };
struct B { operator const char*() const; };
int f(A a, B b) { if (a) return a + 1; const char* p = b; return !a; }
//- explicit constructor in copy initialisation [error]
struct A { explicit A(int); };
A a = 1;
//- operators
struct V { int x; V operator+(V o) const { return {x + o.x}; } V& operator+=(V o) { x += o.x; return *this; } int operator[](int i) const { return x + i; } int operator()(int a, int b = 2) const { return a + b; } V operator-() const { return {-x}; } V operator++(int) { return *this; } V* operator->() { return this; } bool operator!() const { return !x; } };
V operator*(int s, V v) { return {s * v.x}; }
int f(V v) { v += 2 * (v + -v); v++; return v[1] + v(3) + v->x + !v; }
//- multiple and virtual inheritance
struct A { int a; virtual ~A(); }; struct B : virtual A { int b; }; struct C : virtual A { int c; }; struct D : B, C { int d; };
int f(D* d) { A* a = d; return d->a + d->b + a->a; }
static_assert(__is_base_of(A, D), "");
//- ambiguous base member [error]
struct A { int x; }; struct B : A { }; struct C : A { }; struct D : B, C { };
int f(D d) { return d.x; }
//- using-declarations in classes
struct A { int f(int); int f(double); protected: int p; };
struct B : A { using A::f; int f(char*); using A::p; };
int g(B b) { return b.f(1) + b.f(1.0) + b.f((char*)0) + b.p; }
//- hiding without using [error]
struct A { int f(int); };
struct B : A { int f(char*); };
int g(B b) { return b.f(1); }
//- default member initialisers and aggregates
struct P { int x = 1; int y = 2; };
constexpr P p{5};
static_assert(p.x == 5 && p.y == 2, "");
struct Q { P p; int z[2] = {7, 8}; };
constexpr Q q{};
static_assert(q.p.y == 2 && q.z[1] == 8, "");
//- designated initialisers
struct P { int x, y, z; };
constexpr P p{.x = 1, .z = 3};
static_assert(p.y == 0 && p.z == 3, "");
//- local classes
int f() { struct L { int v; static int s(int x) { return x * 2; } int g() const { return v + s(v); } }; L l{3}; return l.g(); }
//- redefinition of a class [error]
struct A { }; struct A { };
//- redeclaration of a member [error]
struct A { int x; int x; };
//- redeclared member function [error]
struct A { void f(int); void f(int); };
//- member function overloads on cv and ref
struct A { int f(); char f() const; int g() &; char g() &&; long g() const &; };
A a; const A c{};
static_assert(__is_same(decltype(a.f()), int) && __is_same(decltype(c.f()), char), "");
static_assert(__is_same(decltype(A().g()), char) && __is_same(decltype(c.g()), long), "");
//- definition that does not match [error]
struct A { int f(int); };
int A::f(double) { return 0; }
//- pointers to members
struct S { int a; int f(int) const { return a; } };
int S::* pm = &S::a; int (S::* pf)(int) const = &S::f;
int g(S s, S* p) { return s.*pm + (p->*pf)(3); }
//- alignment and packing
struct alignas(32) A { char c; };
struct __attribute__((packed)) B { char c; int i; };
struct C { alignas(16) int x; char c; };
#pragma pack(push, 2)
struct D { char c; int i; };
#pragma pack(pop)
struct E { char c; int i; };
static_assert(sizeof(A) == 32 && sizeof(B) == 5 && alignof(C) == 16 && sizeof(C) == 16 && sizeof(D) == 6 && sizeof(E) == 8, "");
//- empty bases
struct E { }; struct F { }; struct G : E, F { int x; }; struct H { E e; int x; };
static_assert(sizeof(G) == 4 && sizeof(H) == 8 && __is_empty(E), "");
//- incomplete member [error]
struct A; struct B { A a; };
//- reference member without initialiser [error]
struct A { int& r; };
A a;
//- constructor delegation and order
struct A { int x; int y; A() : A(1) { } A(int v) : x(v), y(x + 1) { } };
constexpr int f() { return 1; }
A a;
//- constexpr constructors and destructors
struct A { int v; constexpr A(int x) : v(x * 2) { } constexpr int get() const { return v; } };
constexpr A a(21);
static_assert(a.get() == 42, "");
//- unions
union U { int i; float f; U() : i(0) { } };
union T { char c[4]; int i; };
U u; T t = {{1, 2, 3, 4}};
static_assert(sizeof(T) == 4 && __is_union(U), "");
//- union with a non-trivial member has no default constructor [error]
struct N { N(); ~N(); };
union U { N n; int i; };
U u;
//- defaulted comparison [20]
namespace std { struct strong_ordering { signed char v; static const strong_ordering less, equal, greater; constexpr friend bool operator<(strong_ordering a, int) { return a.v < 0; } constexpr friend bool operator==(strong_ordering a, int) { return a.v == 0; } }; inline constexpr strong_ordering strong_ordering::less{-1}; inline constexpr strong_ordering strong_ordering::equal{0}; inline constexpr strong_ordering strong_ordering::greater{1}; }
struct P { int x, y; constexpr bool operator==(const P&) const = default; };
static_assert(P{1, 2} == P{1, 2} && P{1, 2} != P{1, 3});
