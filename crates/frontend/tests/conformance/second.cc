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
