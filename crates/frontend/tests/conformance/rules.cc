//- member templates whose declarations name the overloads before them
struct A {
  template <class T> static void f();
  template <class T> static auto f() -> decltype(f<void>(), 1, *T());
  template <class T> static auto f() -> decltype(f<void>(), 2, *T());
  template <class T> static auto f() -> decltype(f<void>(), 3, *T());
  template <class T> static auto f() -> decltype(f<void>(), 4, *T());
  template <class T> static auto f() -> decltype(f<void>(), 5, *T());
  template <class T> static auto f() -> decltype(f<void>(), 6, *T());
  template <class T> static auto f() -> decltype(f<void>(), 7, *T());
  template <class T> static auto f() -> decltype(f<void>(), 8, *T());
  template <class T> static auto f() -> decltype(f<void>(), 9, *T());
  template <class T> static auto f() -> decltype(f<void>(), 10, *T());
  template <class T> static auto f() -> decltype(f<void>(), 11, *T());
};
template <class...> struct B {
  template <class T> static void f();
  template <class T> static auto f() -> decltype(f<void>(), 1, *T());
  template <class T> static auto f() -> decltype(f<void>(), 2, *T());
  template <class T> static auto f() -> decltype(f<void>(), 3, *T());
  template <class T> static auto f() -> decltype(f<void>(), 4, *T());
  template <class T> static auto f() -> decltype(f<void>(), 5, *T());
  template <class T> static auto f() -> decltype(f<void>(), 6, *T());
  template <class T> static auto f() -> decltype(f<void>(), 7, *T());
  template <class T> static auto f() -> decltype(f<void>(), 8, *T());
  template <class T> static auto f() -> decltype(f<void>(), 9, *T());
  template <class T> static auto f() -> decltype(f<void>(), 10, *T());
};
void g() { A::f<void>(); B<int>::f<void>(); }
//- GNU vectors select lane by lane
typedef int v4 __attribute__((vector_size(16)));
typedef float f4 __attribute__((vector_size(16)));
v4 both(v4 x, v4 y) { return x && y; }
v4 none(v4 x) { return !x; }
v4 less(f4 x, f4 y) { return x < y; }
f4 smaller(f4 x, f4 y) { return x < y ? x : y; }
v4 flags(v4 x) { return x ? 1 : 0; }
f4 or_zero(v4 x, f4 y) { return x ? y : 0; }
v4 either(v4 x, v4 y) { return x ?: y; }
v4 ones(v4 x, v4 y) { return x == 1 ? y : -1; }
//- GNU vectors select lanes of their own width [error 42] [not cicc]
typedef int v4 __attribute__((vector_size(16)));
typedef double d2 __attribute__((vector_size(16)));
d2 pick(v4 m, d2 x, d2 y) { return m ? x : y; }
//- constants that hold their own address
struct A { void *self; constexpr A() : self(this) {} };
constexpr A a;
constexpr A b = A();
static_assert(a.self == &a && b.self == &b, "");
class I { int value; const int *const at; public: constexpr I(int v) : value(v), at(&value) {} constexpr int get() const { return *at; } };
struct Use { static constexpr I i{2}; };
static_assert(Use::i.get() == 2, "");
//- an automatic constant cannot hold its own address [error]
struct A { const void *self; constexpr A() : self(this) {} };
void f() { constexpr A a; }
//- structured bindings of arrays with static storage [20]
struct P { int i; };
extern P points[2];
namespace N { auto [x, y] = points; }
int f() { static auto [a, b] = points; return N::x.i + b.i; }
//- a member hides what a virtual base inherits
struct Q { int a; };
struct B : Q {};
struct L : virtual B { int a; };
struct R : virtual B {};
struct C : R, L {};
struct D : L, R {};
void g(C *c, D *d) { c->a = 1; d->a = 2; }
//- a member does not hide another base of the same class [error]
struct Q { int a; };
struct L : virtual Q { int a; };
struct R : Q {};
struct C : R, L {};
void g(C *c) { c->a = 1; }
//- templates that differ in their template template parameters
template <template <class> class TT> int f() { return 1; }
template <template <class, class> class TT> int f() { return 2; }
template <class> struct One; template <class, class> struct Two;
int g() { return f<One>() + f<Two>(); }
//- template parameters of type void [error 598]
template <void> struct A;
//- template parameters that are rvalue references [error 1769]
template <int &&> struct A;
//- allocation functions that are templates of one parameter [error 556]
struct A { template <class T> static void *operator new(T); };
//- deallocation functions that are templates of one parameter [error 507]
struct A { template <class T> static void operator delete(T *); };
//- virtual deallocation functions [error 314]
struct A { virtual void operator delete(void *); };
//- structured bindings in conditions [error 2950]
struct P { int a, b; };
void f(P p) { if (auto [a, b] = p) {} }
//- structured bindings before conditions
struct P { int a, b; };
int f(P p) { if (auto [a, b] = p; a) return b; return 0; }
//- defaulted copies of volatile objects [error 1808]
struct T { T(volatile T &) = default; };
//- defaulted moves of constant objects [error 1806]
struct T { T &operator=(const T &&) = default; };
//- defaulted members of other types are deleted [20] [not g++]
struct T { T() = default; T(const T &&) = default; };
//- typename before a name without qualifier [error 937]
template <class T> struct A {};
template <class T> struct B { A<typename T> a; };
B<int> b;
//- a function of an object that is not called [error]
struct L { void f(); };
void g(L *l, void (L::*p)()) { decltype((l->*p)) i; }
//- a function of an object that is dropped [error]
struct L { void f(); };
void g(L *l, void (L::*p)()) { l->*p; }
//- functions of objects that are called
struct L { int f(int); };
int g(L *l, int (L::*p)(int)) { return (l->*p)(1) + ((*l).*p)(2) + ((l->*p))(3); }
//- a class-key before the name of another type [error]
namespace N { typedef void *(*F)(int); struct S { struct F x[5]; }; }
//- a class-key before a typedef of a class [error]
struct S {}; typedef S T; struct T *p;
//- definitions of enumerations that were not declared [error]
namespace A {} enum A::B {};
//- a namespace of an alias's name [error]
namespace N { namespace M = N; namespace M {} }
//- a namespace of a class's name [error]
struct N; namespace N {}
//- allocation functions in namespaces [error]
namespace N { void *operator new(unsigned long); }
//- deallocation functions in namespaces [error]
namespace N { void operator delete(void *) noexcept; }
//- constant objects from new without a value [error]
const int *f() { return new const int; }
//- handlers without declarations [error]
void f() { try {} catch () {} }
//- constrained concepts [error] [20]
template <class T> requires true concept C = true;
//- lambdas with empty template parameter lists [error] [20]
auto f = []<>() {};
//- the size of what is no pack [error 2013]
template <class T> int f() { return sizeof...(T); }
int x = f<int>();
//- two members of a union with initialisers [error]
union U { int a = 1; float b = 2; };
//- two members of a union in a list of initialisers [error]
union U { int a; float b; U() : a(1), b(2) {} };
//- friends that are partial specialisations [error]
template <class T> struct A {}; 
struct B { template <class T> friend struct A<T *>; };
//- classes of other namespaces [error]
namespace N { struct A; }
namespace M { struct N::A {}; }
//- storage classes of explicit specialisations [error]
template <class T> void f(T) {}
template <> static void f<int>(int) {}
//- literal operators with text between the quotes [error]
int operator "x" _a(unsigned long long);
//- literal operators without a suffix [error]
int operator ""(unsigned long long);
//- definitions of implicit members [error]
struct A { int x; }; A::A() {}
//- function templates declared with other exception specifications [error]
template <class T> void f(T) noexcept; template <class T> void f(T);
//- using-declarations of class members in namespaces [error]
struct A { static int x; }; using A::x;
//- using-declarations of namespaces [error]
namespace N { namespace M {} } using N::M;
//- partial specialisations with packs that are not expanded [error]
template <class...> struct A; template <class... T> struct A<int, T *> {};
//- members with packs that are not expanded [error]
template <class...> struct L {}; template <class...> struct P;
template <class... E, class H> struct P<L<E...>, H> { typedef L<H, E> type; };
//- initialisers with too many braces [error]
int i = {{1}};
//- overloaded members from which one parameter is deduced
template <class T, class U> int call(T *r, int (U::*m)()) { return (r->*m)(); }
struct G { int cb() noexcept { return 1; } void cb(int); int f() { return call(this, &G::cb); } };
template <class T, class U, U> struct Is {};
template <class T> auto has(T) -> decltype(Is<T, void (T::*)() const, &T::foo>(), char());
long has(...);
struct A { int foo(); void foo() const; };
static_assert(sizeof(has(A())) == 1, "");
//- an operator with an empty list of template arguments
struct O {};
template <class T> struct S;
template <class T> void operator<<(O &, S<T>) {}
template <class T> struct S { friend void operator<<<>(O &, const S<T>); };
void f(O &o) { o << S<int>(); }
//- an alias of a template is that template as an argument
template <class T, class U> struct same; template <class T> struct same<T, T> {};
template <class T> struct A {};
template <class T> using B = A<T>;
template <template <class> class T> struct C {};
same<C<A>, C<B>> s;
//- an alias that changes the arguments is another template [error]
template <class T, class U> struct same; template <class T> struct same<T, T> {};
template <class T> struct A {};
template <class T> using B = A<T *>;
template <template <class> class T> struct C {};
same<C<A>, C<B>> s;
//- guides for instances are preferred to copies
template <class T> struct A { A(T); A(const A &); };
template <class T> A(T) -> A<T>;
A a(42);
A b = a;
template <class T> A(A<T>) -> A<A<T>>;
A c = a;
template <class T, class U> struct same; template <class T> struct same<T, T> {};
same<decltype(b), A<int>> s;
same<decltype(c), A<A<int>>> t;
//- classes with volatile members are not literal
struct S { constexpr S() : n{} {} volatile int n; };
static_assert(!__is_literal_type(S), "");
//- library functions under their builtin names
void f(char *p, const char *q) { __builtin_bzero(p, 4); __builtin_bcopy(q, p, 4); __builtin_free(__builtin_calloc(2, 2)); }
//- type requirements without qualifiers [20]
using I = int; template <class T> using H = void;
template <class T> concept C = requires { typename I; typename H<T>; };
static_assert(C<int>);
//- labels in constexpr functions [error 2754]
constexpr int f() { x: return 42; }
//- mutable members of constants [error 28]
struct A { int i; mutable int j; };
constexpr A a = {0, 1};
static_assert(a.i == 0, "");
constexpr int j = a.j;
//- constant evaluation that changes a constant [error 28]
constexpr int f() { const int i = 0; const_cast<int &>(i) = 10; return i; }
constexpr int k = f();
//- constant evaluation with constants that change what they may [20] [not g++]
struct C { mutable int n = 0; int v; constexpr C(int i) : v(i) { v = v + 1; } constexpr ~C() { v = 0; } constexpr int next() const { return ++n; } };
constexpr int f() { const C c(1); const int a[2] = {1, 2}; for (const int &x : a) c.next(); return c.next() + c.v; }
static_assert(f() == 5);
//- explicit guides for instances leave copies alone
template <class T> struct C { C(T) {} };
template <class T> explicit C(C<T> const &) -> C<void>;
C<int> c{42};
C d = c;
template <class T, class U> struct same; template <class T> struct same<T, T> {};
same<decltype(d), C<int>> s;
