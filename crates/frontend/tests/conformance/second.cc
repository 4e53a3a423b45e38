//- constructor templates defined outside their class
struct Any {
  template <class T> Any(T);
  template <class T, class U> Any(T t, U);
  int kind;
};
template <class T> Any::Any(T) { kind = sizeof(T); }
template <class T, class U> Any::Any(T t, U) : kind(sizeof t) { kind += sizeof(U); }
int f() { Any a(1.0), b('x', 2); return a.kind + b.kind; }
//- members of member templates defined outside both classes
template <class T> struct Outer {
  template <class U> struct Inner {
    Inner(U);
    U get(T) const;
    template <class V> V as(V) const;
    struct Leaf { int depth(); };
    static int count;
    U value;
  };
};
template <class T> template <class U> Outer<T>::Inner<U>::Inner(U u) : value(u) {}
template <class T> template <class U> U Outer<T>::Inner<U>::get(T) const { return value; }
template <class T> template <class U> template <class V>
V Outer<T>::Inner<U>::as(V v) const { return v + V(value); }
template <class T> template <class U> int Outer<T>::Inner<U>::Leaf::depth() { return sizeof(T) + sizeof(U); }
template <class T> template <class U> int Outer<T>::Inner<U>::count = sizeof(U);
int g() {
  Outer<char>::Inner<long> i(3);
  Outer<char>::Inner<long>::Leaf l;
  return i.get('a') + i.as(2.5) + l.depth() + Outer<int>::Inner<short>::count;
}
//- a definition of a member of a member template does not swallow what follows
template <int N> struct O { struct I { template <class T> struct II { void f(); }; }; };
template <int N> template <class T> void O<N>::I::II<T>::f() {}
int x;
int y = x;
//- an object from a list is no parameter
struct M { int a; };
template <class T> struct V { V(T); };
struct A { A(M); A(V<int>); A(int, M); };
A a(M{});
A b(V<int>{1});
A c(V{1});
V<int> d(V{1});
A e(int{3}, M{4});
//- overloads whose declarations name the others
template <class T> void f();
template <class T> auto f() -> decltype(f<void>(), 1, *T());
template <class T> auto f() -> decltype(f<void>(), 2, *T());
template <class T> auto f() -> decltype(f<void>(), 3, *T());
template <class T> auto f() -> decltype(f<void>(), 4, *T());
template <class T> auto f() -> decltype(f<void>(), 5, *T());
template <class T> auto f() -> decltype(f<void>(), 6, *T());
template <class T> auto f() -> decltype(f<void>(), 7, *T());
template <class T> auto f() -> decltype(f<void>(), 8, *T());
template <class T> auto f() -> decltype(f<void>(), 9, *T());
void g() { f<void>(); }
//- generic lambdas that call member templates capture this
struct S {
  int total = 0;
  template <class T> void add(T t) { total += t; }
  template <int N> int times() { return N * total; }
  void over(int) {}
  static void over(long) {}
  int run() {
    auto one = [&](auto x) { add(x); };
    auto two = [=](auto x) { return times<3>() + x; };
    auto three = [&](auto x) { over(x); };
    one(1); three(2);
    return two(4);
  }
};
int f() { return S().run(); }
//- the address of a constant in a lambda captures it
int f() {
  const int n = 42;
  auto p = *[=] { return &n; }();
  auto q = [&] { const int *r = &n; return *r + n; }();
  auto r = [] { return n; }();
  return p + q + r;
}
//- the address of a constant that cannot be captured [error]
int f() {
  const int n = 42;
  return *[] { return &n; }();
}
//- tuple_element may count in another type than size_t
namespace std { template <class> struct tuple_size; template <int, class> struct tuple_element; }
struct P { int i; template <int I> int &get() { return i; } };
template <> struct std::tuple_size<P> { static const int value = 2; };
template <int I> struct std::tuple_element<I, P> { using type = int; };
int f() { P p{3}; auto &[a, b] = p; return a + b; }
//- lists of functions
namespace std {
template <class E> class initializer_list {
  const E *p; decltype(sizeof 0) n;
  constexpr initializer_list(const E *p, decltype(sizeof 0) n) : p(p), n(n) {}
public:
  const E *begin() const { return p; }
  const E *end() const { return p + n; }
};
}
struct A { int f(); int g(); };
template <class T> void task() {}
int run(A a) {
  int sum = 0;
  for (auto m : {&A::f, &A::g}) sum += (a.*m)();
  auto list = {&task<int>, &task<char>};
  for (auto t : list) t();
  std::initializer_list l{1, 2, 3};
  return sum + *l.begin();
}
//- a class is deduced from an object of a class derived from it
template <class T> struct X { T a; X(const X &) = default; X(T, int); };
struct D : X<int> { D(); };
X<int> f(D d) { X x(d); X<int> &r = x; return r; }
//- a deleted template with specialisations
template <class T> T f(T) = delete;
template <> int f(int x) { return x; }
template <class T> T g() = delete;
template <> int g<int>() { return 42; }
struct A { template <class T> A(T) = delete; template <class T> int h(T) = delete; };
template <> A::A<int>(int) {}
template <> int A::h<int>(int x) { return x; }
int k() { A a(1); return f(1) + g<int>() + a.h(2); }
//- a deleted template without the specialisation [error]
template <class T> T f(T) = delete;
template <> int f(int x) { return x; }
double k() { return f(1.0); }
//- a specialisation that is deleted itself [error]
template <class T> T f(T t) { return t; }
template <> int f(int) = delete;
int k() { return f(1); }
//- calling an object made in parentheses
struct S { int operator()() { return 3; } int operator++(int) { return 1; } int operator[](int i) { return i; } };
int f() { return (S())() + (S())++; }
//- unnamed bit-fields of constants need no value
struct S { unsigned : 1; unsigned s : 27; unsigned : 4; constexpr S(unsigned x) : s(x) {} };
constexpr S s(7), t(8);
static_assert(s.s == 7 && t.s == 8, "");
//- a member of a constant that is not initialised [error]
struct S { unsigned a : 1; unsigned s : 27; constexpr S(unsigned x) : s(x) {} };
constexpr S s(7);
//- objects without members are copied in constants
struct Tag {} tag;
constexpr int f(Tag) { return 42; }
constexpr int i = f(tag);
//- objects with members are not [error]
struct Tag { int i; } tag;
constexpr int f(Tag t) { return t.i; }
constexpr int i = f(tag);
//- local references to static objects are constant
constexpr int g() { return 42; }
int a[2] = {1, 2};
struct P { int x, y; } p;
void f() {
  constexpr int (&rg)() = g;
  static_assert(rg() == 42, "");
  constexpr static int i = 24;
  constexpr int const &ri = i;
  static_assert(ri == 24 && &ri == &i, "");
  auto &r = a;
  static_assert(&r[0] == &a[0], "");
  auto &py = p.y;
  static_assert(&py == &p.y, "");
}
//- local references to other objects are not [error]
void f(int *q) {
  auto &r = *q;
  static_assert(&r == nullptr, "");
}
//- constants captured by reference are constant in a lambda [not g++]
template <int N> struct Size { constexpr int size() const { return N; } };
struct Pair { int a, b; constexpr Pair(int x, int y) : a(x), b(y) {} constexpr int sum() const { return a + b; } };
int f() {
  constexpr auto five = Size<5>{};
  constexpr Pair p(1, 2);
  return [&] { Size<p.sum()> s{}; constexpr auto copy = p; return s.size() + copy.a; }() +
         [=](auto x) { Size<five.size()> s{}; constexpr int n = p.sum(); return s.size() + n + x; }(1);
}
//- a reference to a static object needs no capture
int x, z;
void f() { constexpr int &y = x; [] { z = y; }(); }
//- decltype of a static member named with an object
struct A { static const int n = 0; static int m; };
template <class, class> struct same; template <class T> struct same<T, T> {};
same<decltype(A().n), const int> a;
same<decltype((A().m)), int &> b;
//- sizeof of void and functions does not fit a template
template <class T, unsigned = sizeof(T)> char f(int);
template <class> char (&f(...))[2];
static_assert(sizeof(f<void>(0)) == 2 && sizeof(f<void()>(0)) == 2 && sizeof(f<int>(0)) == 1, "");
//- arrays are not made by T()
template <class T, class = decltype(T())> char f(int);
template <class> char (&f(...))[2];
static_assert(sizeof(f<int[]>(0)) == 2 && sizeof(f<int[2]>(0)) == 2 && sizeof(f<int>(0)) == 1, "");
//- ref-qualifiers of pointers to members
template <class T> T &&val();
template <class T, class U, class = decltype((val<T>().*val<U>())())> constexpr bool test(int) { return true; }
template <class T, class U> constexpr bool test(...) { return false; }
struct S {};
static_assert(!test<S, void (S::*)() &>(0) && test<S, void (S::*)() &&>(0), "");
static_assert(test<S &, void (S::*)() &>(0) && !test<S &, void (S::*)() &&>(0), "");
static_assert(!test<S, void (S::*)() const &>(0), "");
//- casts down from a private base do not fit
template <class T> T &&val();
struct B {}; struct D : private B {};
template <class F, class T, class = decltype(static_cast<T>(val<F>()))> constexpr bool test(int) { return true; }
template <class, class> constexpr bool test(...) { return false; }
static_assert(!test<B &, D &>(0) && !test<B *, D *>(0), "");
//- a cast down from a private base [error]
struct B {}; struct D : private B {};
D &f(B &b) { return static_cast<D &>(b); }
//- a C cast down from a private base
struct B {}; struct D : private B {};
D &f(B &b) { return (D &)b; }
//- const objects whose members need no initialiser
struct A {}; struct B { A a; }; struct C { B b; virtual void f(); };
const A a; const B b;
//- const objects whose members need one [error]
struct A { int i; }; struct B { A a; };
const B b;
//- void by another name as a parameter list
typedef void v; typedef v (*pf)(v); void g(v); void h() { g(); }
//- a parameter of type void with others [error]
typedef void v; void g(int, v);
//- a union defined in a compound literal
float f(unsigned x) { return ((union { unsigned u; float f; }){x}).f; }
//- a partial specialisation that looks at the class itself
template <class T, class U = void> struct s { int x; };
template <class T> struct s<T, typename s<T, int>::a> {};
s<int> a; int i = a.x;
//- names of conditions in the branches behind else
int f(int);
int g(int i) { if (int z = f(i)) return z; else if (int y = f(z)) return z + y; else if (f(y)) return y; else return z - y; }
//- names of conditions after the statement [error]
int f(int);
int g(int i) { if (int z = f(i)) return z; else if (int y = f(z)) return z + y; return y; }
//- a defaulted friend <=> brings ==, too [20]
namespace std {
struct strong_ordering {
  int n;
  static const strong_ordering less, equal, greater;
  constexpr operator int() const { return n; }
};
inline constexpr strong_ordering strong_ordering::less{-1}, strong_ordering::equal{0}, strong_ordering::greater{1};
}
struct D { int i; friend auto operator<=>(const D &, const D &) = default; };
constexpr bool same(D a, D b) { return a == b && !(a != b); }
static_assert(same({1}, {1}) && !same({1}, {2}));
//- operators of C++17 that are ambiguous with themselves reversed [20]
template <class T> struct A { template <class U> bool operator==(const A<U> &); };
template <class T> struct B { B(); template <class U> B(const B<U> &); bool operator==(const B &) const; };
bool f(A<int> a, A<void> b, B<const int> c, B<int> d) { return a == b && c == d; }
//- packs of references to const are more specialised
template <class T, class... U> int f(U &...);
template <class T, class... U> char f(const U &...);
const int a = 0;
static_assert(sizeof(f<int>(a, a)) == 1, "");
//- operator() in two bases does not fit a template
struct A { void operator()(); }; struct B { void operator()(int); }; struct C : A, B {}; struct D : A, B { using A::operator(); using B::operator(); };
template <class T> decltype(T()()) f(int);
template <class> int f(...);
int a = f<C>(0); void b() { f<D>(0); }
using t = decltype(f<D>(0)); using t = void;
//- operator() in two bases is ambiguous [error]
struct A { void operator()(); }; struct B { void operator()(int); }; struct C : A, B {};
void f() { C c; c(1); }
//- bindings of mutable members are not const
template <class, class> struct same; template <class T> struct same<T, T> {};
struct A { int i; mutable int m; };
void f(const A &a) { auto &[i, m] = a; same<decltype(i), const int>{}; same<decltype(m), int>{}; m = 1; }
//- __PRETTY_FUNCTION__ tells of constexpr
constexpr int len(const char *s) { int i = 0; while (s[i]) ++i; return i; }
struct S { static constexpr int g() { return len(__PRETTY_FUNCTION__); } constexpr int h(int) const { return len(__PRETTY_FUNCTION__); } };
constexpr int f() { return len(__PRETTY_FUNCTION__); }
template <class T> constexpr int t() { return len(__PRETTY_FUNCTION__); }
static_assert(f() == sizeof("constexpr int f()") - 1 && S().h(1) == sizeof("constexpr int S::h(int) const") - 1, "");
static_assert(S::g() == sizeof("static constexpr int S::g()") - 1 && t<int>() == sizeof("constexpr int t() [with T = int]") - 1, "");
