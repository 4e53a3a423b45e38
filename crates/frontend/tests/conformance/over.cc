//- exact match over promotion over conversion
char f(int); short f(double); int f(long); long f(...); static_assert(sizeof(f(1)) == 1 && sizeof(f('a')) == 1 && sizeof(f(1.f)) == 2 && sizeof(f(1L)) == 4 && sizeof(f("x")) == 8);
//- ambiguous conversions [error]
void f(long); void f(double); void g() { f(1); }
//- the conversion function that is preferred makes the object (CWG 2327)
template <class T> T &&move(T &);
struct D { D() = default; D(D &&) = default; D(const D &) = delete; };
struct S { D val; operator D() && { return move(val); } operator const D &() const & { return val; } };
void f() { S x; D d(move(x)); D e = D(move(x)); D g = static_cast<D>(move(x)); D *p = new D(move(x)); }
struct E { int v; E(); E(E &&); E(const E &); E(int); E(double); };
struct T { operator E() const; operator int() const; operator double() const; };
struct M { E e; M(T t) : e(t) {} }; void g() { T t; E e(t); E h(static_cast<E>(t)); E *p = new E(t); }
//- constructors for the results of different conversion functions [error 309]
struct D { D(); D(D &&); D(const D &); D(int); D(long); }; struct S { operator int() const; operator long() const; };
void f() { S x; D d(x); }
//- conversion functions to the class of which none is better [error]
struct D { D(); D(D &&); D(const D &); }; struct S { operator D() const; operator D() volatile; };
void f() { S x; D d(x); }
//- ambiguous by two parameters [error]
void f(int, double); void f(double, int); void g() { f(1, 1); }
//- user conversion loses to standard conversion
struct S { S(int); }; char f(S); short f(double); static_assert(sizeof(f(1)) == 2);
//- ellipsis loses to user conversion
struct S { S(int); }; char f(S); short f(...); static_assert(sizeof(f(1)) == 1);
//- const reference loses to non-const
int x; char f(int &); short f(const int &); static_assert(sizeof(f(x)) == 1 && sizeof(f(1)) == 2);
//- rvalue reference preferred for rvalues
int x; char f(int &&); short f(const int &); static_assert(sizeof(f(x)) == 2 && sizeof(f(1)) == 1);
//- by value and by reference ambiguous [error]
void f(int); void f(int &); void g(int x) { f(x); }
//- pointer conversions prefer the nearer
struct A {}; struct B : A {}; struct C : B {}; char f(A *); short f(B *); int f(void *); C *c; static_assert(sizeof(f(c)) == 2); char g(void *); short g(bool); static_assert(sizeof(g(c)) == 1);
//- qualification adjustment ranks
char f(const int *); short f(int *); int *p; const int *q; static_assert(sizeof(f(p)) == 2 && sizeof(f(q)) == 1);
//- bool conversion is worse
char f(bool); short f(void *); int *p; static_assert(sizeof(f(p)) == 2);
//- nullptr prefers pointers
char f(int *); short f(int); static_assert(sizeof(f(nullptr)) == 1 && sizeof(f(0)) == 2);
//- nullptr between two pointers [error]
void f(int *); void f(char *); void g() { f(nullptr); }
//- template loses to an exact function
template <class T> char f(T); short f(int); static_assert(sizeof(f(1)) == 2 && sizeof(f(1.0)) == 1);
//- template wins with a better conversion
template <class T> char f(T); short f(double); static_assert(sizeof(f(1)) == 1);
//- more specialised template wins
template <class T> char f(T); template <class T> short f(T *); template <class T> int f(const T *); int *p; const int *q; static_assert(sizeof(f(1)) == 1 && sizeof(f(p)) == 2 && sizeof(f(q)) == 4);
//- default arguments do not rank
char f(int, int = 1); short f(double); static_assert(sizeof(f(1)) == 1);
//- default arguments make a call ambiguous [error]
void f(int, int = 1); void f(int); void g() { f(1); }
//- implicit object parameter
struct S { char f(); short f() const; }; S s; const S c; static_assert(sizeof(s.f()) == 1 && sizeof(c.f()) == 2 && sizeof(S().f()) == 1);
//- operators as members and friends
struct V { int x; V operator+(V) const; V operator-() const; V &operator+=(int); bool operator!() const; int operator[](int) const; int operator()(int, int) const; V *operator->(); V &operator++(); V operator++(int); operator bool() const; }; V operator*(V, int); V operator*(int, V); bool operator==(V, V); V operator,(V, V);
int f(V a, V b) { a += 1; ++a; a++; V c = (a + b) * 2; c = 2 * -a; (a, b); return a[1] + b(1, 2) + a->x + (a == b) + !a; }
//- operator with a wrong number of parameters [error]
struct S {}; S operator+(S, S, S);
//- operator without a class parameter [error]
int operator+(int, int);
//- operator with default arguments [error]
struct S {}; S operator+(S, S = S());
//- operator [] as a free function [error]
struct S {}; int operator[](S, int);
//- operator = as a free function [error]
struct S {}; S &operator=(S &, int);
//- operator -> as a free function [error]
struct S {}; S *operator->(S &);
//- operator () as a free function [error]
struct S {}; int operator()(S);
//- operator with two parameters as a member [error]
struct S { S operator+(S, S); };
//- postfix increment takes int [error]
struct S { S operator++(double); };
//- operator that cannot be overloaded [error]
struct S { int operator.(); };
//- operator new and delete types [error]
struct S { int operator new(unsigned long); };
//- operator new first parameter [error]
struct S { void *operator new(int); };
//- operator called by name
struct S { S operator+(S); int operator()(); }; S operator-(S, S); void f(S a, S b) { a.operator+(b); operator-(a, b); a.operator()(); }
//- operator lookup does not see block declarations of operators hiding builtin
struct S {}; int operator+(S, int); int f(S s) { return s + 1; }
//- operator found by argument-dependent lookup
namespace N { struct S {}; S operator+(S, S); struct O { friend O &operator<<(O &, int); }; } void f(N::S a, N::O &o) { a + a; o << 1 << 2; }
//- no matching operator [error]
struct S {}; void f(S a, S b) { a + b; }
//- operator arrow chains
struct A { int x; }; struct B { A *operator->(); }; struct C { B operator->(); }; int f(C c) { return c->x; }
//- operator arrow on a non-pointer result [error]
struct C { int operator->(); }; int f(C c) { return c->x; }
//- builtin candidates through conversion functions
struct S { operator int() const; }; struct P { operator int *() const; }; int f(S s, P p) { return s + 1 + s * 2 - s + p[1] + *p + (s < 3) + ~s + -s + (p - p); }
//- builtin plus with two conversion functions [error]
struct S { operator int() const; operator double() const; }; auto f(S s) { return s + s; }
//- builtin plus with an exact partner
struct S { operator int() const; }; double f(S s) { return s + 1.5; }
//- builtin comparison with pointer conversions
struct P { operator int *() const; operator bool() const; }; bool f(P p, P q) { return p && !q; }
//- builtin assignment through a reference conversion
struct S { operator int &(); }; void f(S s) { s += 1; s = S(); ++s; (int &)s = 2; }
//- builtin subscript through a conversion
struct S { operator const char *() const; }; char f(S s) { return s[2]; }
//- enumeration operators
enum E { a, b }; E operator|(E x, E y) { return E(int(x) | int(y)); } E e = a | b; enum class F { c }; F operator++(F &f); void g(F f) { ++f; }
//- conversion to common type in conditional
struct S { operator int() const; }; int f(bool b, S s) { return b ? s : 1; }
//- overloaded address of a function
int f(int); int f(double); int (*p)(int) = f; int (*q)(double) = &f; int g(int (*)(int)); int x = g(f); auto r = static_cast<int (*)(double)>(f);
//- overloaded address not resolvable [error]
int f(int); int f(double); auto p = f;
//- overloaded address without a match [error]
int f(int); int f(double); int (*p)(char *) = f;
//- overloaded address of templates
template <class T> T f(T); int (*p)(int) = f; int (*q)(int) = f<int>; double (*r)(double) = &f<double>;
//- overloaded address of members
struct S { int f(int); int f(double) const; static int g(int); static int g(long); }; int (S::*p)(int) = &S::f; int (S::*q)(double) const = &S::f; int (*r)(long) = &S::g;
//- address of an overload prefers a non-template
template <class T> void f(T); void f(int); void (*p)(int) = f;
//- call of a surrogate
struct S { typedef int (*F)(int); operator F(); }; int f(S s) { return s(1); }
//- call of a class without operator [error]
struct S {}; int f(S s) { return s(1); }
//- function and ref-qualified operator
struct S { S &operator=(const S &) &; }; void f(S a, S b) { a = b; }
//- ref-qualified assignment on an rvalue [error]
struct S { S &operator=(const S &) &; }; void f(S b) { S() = b; }
//- copy-list-initialisation chooses explicit [error]
struct S { explicit S(int); S(double); }; void f(S); void g() { f({1}); }
//- list to array reference parameter
void f(const int (&)[3]); template <unsigned N> char (&g(const int (&)[N]))[N]; void h() { f({1, 2, 3}); } static_assert(sizeof(g({1, 2})) == 2);
//- list to aggregate parameter
struct P { int a, b; }; void f(P); void f(int); void g() { f({1, 2}); f({1}); }
//- list initialisation ambiguous [error]
struct A { A(int, int); }; struct B { B(int, int); }; void f(A); void f(B); void g() { f({1, 2}); }
//- user conversions through different functions are ambiguous [error]
struct A; struct B { B(const A &); }; struct A { operator B(); }; void f(B); void g(const A &a, A b) { B x = b; struct C { operator int(); operator long(); } c; double d = c; }
//- conversion function returning a better type
struct S { operator short(); operator double(); }; S s; int f(S s) { int i = s; return i; }
//- conversion function template deduction
struct S { template <class T> operator T() const { return T(); } }; int x = S(); const double &d = S(); int *p = S();
//- overloads across using-declarations
namespace A { void f(int); } namespace B { void f(double); } void g() { using A::f; using B::f; f(1); f(1.0); }
//- inner declaration hides outer overloads [error]
void f(char *); void g() { void f(int); f("a"); }
//- variadic versus fixed [error]
char f(int, ...); short f(int); static_assert(sizeof(f(1)) == 2);
//- pointer to member conversions
struct A { int x; }; struct B : A {}; char f(int B::*); short f(...); static_assert(sizeof(f(&A::x)) == 1);
//- function with noexcept parameter ranks
char f(void (*)() noexcept); short f(void (*)()); void n() noexcept; void m(); static_assert(sizeof(f(n)) == 1 && sizeof(f(m)) == 2);
//- rewritten comparison candidates [20]
struct S { int x; bool operator==(int) const; }; bool f(S s) { return 1 == s && s != 2 && 3 != s; }
//- rewritten candidates from <=> [20]
struct O { int v; }; constexpr bool operator<(O a, int) { return a.v < 0; } constexpr bool operator>(O a, int) { return a.v > 0; } constexpr bool operator<=(O a, int) { return a.v <= 0; } constexpr bool operator>(int, O a) { return a.v < 0; } constexpr bool operator<(int, O a) { return a.v > 0; } struct S { int x; constexpr O operator<=>(S o) const { return {x - o.x}; } constexpr O operator<=>(int o) const { return {x - o}; } }; static_assert(S{1} < S{2} && !(S{1} > S{2}) && S{1} < 2 && 0 < S{1});
//- no rewritten candidates before 20 [error]
struct S { bool operator==(int) const; }; bool f(S s) { return 1 == s; }
//- rewritten candidate with a non-bool result [20] [error]
struct R {}; struct S { R operator==(int) const; }; void f(S s) { s != 1; }
//- deleted overload participates [error]
void f(int); void f(char) = delete; void g() { f('a'); }
//- overload by pointer to cv void
char f(const void *); short f(void *); int *p; const int *q; static_assert(sizeof(f(p)) == 2 && sizeof(f(q)) == 1);
//- array bound in overloads [20]
template <class T> char f(T (&)[2]); template <class T> short f(T (&)[3]); int a[2], b[3]; static_assert(sizeof(f(a)) == 1 && sizeof(f(b)) == 2);
//- rvalue overloads of operators
struct S { S(); S(S &&); S(const S &); }; char f(const S &); short f(S &&); S mk(); S s; static_assert(sizeof(f(s)) == 1 && sizeof(f(mk())) == 2 && sizeof(f(static_cast<S &&>(s))) == 2);
//- copy constructor chosen over template
struct S { S(); S(const S &); template <class T> S(T &&) = delete; }; const S a; S b(a);
//- greedy forwarding constructor wins for non-const [error]
struct S { S(); S(const S &); template <class T> S(T &&) = delete; }; S a; S b(a);
//- int to floating overloads ambiguous [error]
void f(float); void f(double); void g(long x) { f(x); }
//- integral promotion of char16
char f(int); short f(unsigned); static_assert(sizeof(f(u'a')) == 1);
//- unscoped enumeration with fixed type promotes to it first
enum E : char { e }; char f(char); short f(int); static_assert(sizeof(f(e)) == 1);
//- an rvalue reference wins over an lvalue reference to another class [not g++] [accept]
struct R { int x, y; };
struct H { int a, b; H() = default; H(int, int); H &operator=(const R &); H &operator=(H &&); };
void f(const R &);
int f(H &&);
struct X { operator R(); operator H(); };
int g() { H h; h = {}; h = {1, 2}; return f({}) + f({1, 2}) + f(X()); }
//- two lvalue references to classes made of an empty list [error]
struct R { int x, y; };
struct H { int a, b; H() = default; H(int, int); };
void f(const R &);
void f(const H &);
void g() { f({}); }
//- partial ordering of packs of references
template <class... T> constexpr int f(T &&...) { return 1; }
template <class... T> constexpr int f(const T &...) { return 2; }
template <class... T, class = void> constexpr int g(T &&...) { return 1; }
template <class... T, class = void> constexpr int g(const T &...) { return 2; }
const int c = 0;
static_assert(f(c) == 2 && f(c, c) == 2 && f(1) == 1 && f(c, 1) == 1 && g(c) == 2, "");
//- partial ordering of packs of references to more and less const
template <class... T> constexpr int f(T &...) { return 1; }
template <class... T> constexpr int f(const T &...) { return 2; }
const int c = 0;
int v;
static_assert(f(c) == 2 && f(c, c) == 2 && noexcept(f(v)) == false, "");
//- static call operator [error 342]
struct F { static int operator()(int x) { return x; } };
//- static call operator with GCC 13 [gnu 13]
struct F { static constexpr int operator()(int x) { return x; } };
template <class T> struct G { static constexpr T operator()(T x) { return x + 1; } };
static_assert(F{}(3) == 3 && F::operator()(4) == 4 && G<int>{}(1) == 2, "");
//- static subscript operator with GCC 13 [gnu 13] [error 342]
struct F { static int operator[](int x) { return x; } };
//- static lambda [error 3395]
int f() { auto l = [](int x) static { return x; }; return l(2); }
//- static lambda with GCC 13 [gnu 13]
int f() { auto l = [](int x) static { return x; }; int (*p)(int) = l; return l(2) + p(3); }
//- static generic lambda with GCC 13 [gnu 13]
int f() { auto l = [](auto x) static { return x; }; return l(2); }
//- [over.built] a template of conversion functions gives the type of the other operand
struct Pointer { template <class T> operator T *() const; };
struct Both { operator int() const; template <class T> operator T *() const; };
template <bool B> struct Enabled { int *p; template <bool E = B, int (*)[E] = nullptr> operator int *() const; };
template <class T> struct Result { template <class U = T> operator decltype(U() + U())() const; };
int *q;
bool b1 = Pointer() == q, b2 = q != Pointer(), b3 = Both() == q, b4 = Both() == 3, b5 = Enabled<true>() < q;
long d1 = Pointer() - q, d2 = q - Enabled<true>();
//- [over.built] one that cannot give the type of the other operand [error]
struct Pointer { template <class T> operator T *() const; };
bool b = Pointer() == nullptr;
//- [over.built] an explicit one [error]
struct Any { template <class T> explicit operator T() const; };
bool b = Any() == 3;
//- [over.built] one that may give anything takes the type of the other operand [cuda] [not g++]
struct Any { template <class T> __device__ operator T() const { return T(); } };
__device__ int sum(Any a, int *p) { return a + 4 + (3.0f * a > 1) + p[a] + *(p + a) + (a == p); }
//- [class.copy.assign] a class that is not defined has no assignment
class Incomplete;
template <class T> T &&value();
template <class T, class = void> struct Assignable { static const bool v = false; };
template <class T> struct Assignable<T, decltype(void(value<T>() = value<T>()))> { static const bool v = true; };
static_assert(!Assignable<Incomplete &>::v && Assignable<int &>::v, "");
//- [class.copy.assign] of a class that is not defined [error 137]
class Incomplete;
void assign(Incomplete &a, Incomplete &b) { a = b; }
//- x.operator T names no conversion function template to another type [20]
template <class T> struct B {};
struct S { template <class U = int> operator B<char>() const; template <class U> operator U *() const; };
template <class T, class U> concept has = requires(T t) { t.operator U(); };
static_assert(has<S, B<char>> && has<S, int *> && !has<S, B<float>> && !has<S, int>);
