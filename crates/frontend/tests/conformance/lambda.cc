//- basic forms
auto a = [] { return 1; }; auto b = [](int x) { return x; }; auto c = [](int x) -> double { return x; }; auto d = []() mutable noexcept { }; int x = a() + b(2); static_assert(sizeof(c(1)) == 8 && noexcept(d()));
//- captures
int f(int p) { int x = 1, y = 2; auto a = [x] { return x; }; auto b = [&x] { return ++x; }; auto c = [=] { return x + y + p; }; auto d = [&] { x = y; return p; }; auto e = [=, &y] { y = x; return y; }; auto g = [&, x] { y = x; }; g(); return a() + b() + c() + d() + e(); }
//- locals of the function around in unevaluated operands of what is read later
void f(int p) {
  long v = 1; int &r = p;
  struct B {
    void a() noexcept(noexcept(v)); int b() noexcept(sizeof(v) == 8) { return sizeof(v); } int c(decltype(r) x) { return sizeof(p) + x; }
    int d = sizeof(v); void e(int = sizeof(v)); struct C { int g() { return sizeof v; } };
  };
  static_assert(noexcept(B().a()) && noexcept(B().b()), "");
  void g(int = sizeof v); void h(int = ([] { return sizeof v; })());
}
//- locals of the function around in members of its classes [error]
void f() { int v = 1; struct B { int get() { return v; } }; }
//- locals of the function around in default arguments [error]
void f() { int v = 1; void g(int = v); g(); }
//- capture missing [error]
int f(int x) { return [] { return x; }(); }
//- capture of a constant is not needed
int f() { const int n = 3; constexpr int m = 4; static int s = 5; return [] { return n + m + s; }(); }
//- odr-use of a constant needs a capture [not g++]
int f() { const int n = 3; return [] { const int &r = n; return r; }(); }
//- capture by copy is const [error]
int f(int x) { return [x] { return ++x; }(); }
//- capture by copy with mutable
int f(int x) { return [x]() mutable { return ++x; }(); }
//- capture twice [error] [not g++]
int f(int x) { return [x, x] { return x; }(); }
//- capture redundant with the default [error] [not g++] only warns [not cicc] only warns
int f(int x) { return [=, x] { return undeclared; }(); }
//- capture of a global [error] [not g++] only warns
int g; int f() { return [g] { return g; }(); }
//- capture of this
struct S { int x; int f() { return [this] { return x; }() + [=] { return x; }() + [&] { return this->x; }(); } int g() const { return [*this] { return x; }(); } };
//- capture of this missing [error]
struct S { int x; int f() { return [] { return x; }(); } };
//- capture of this outside a member [error]
int f() { return [this] { return 1; }(); }
//- init captures
int f(int x) { auto a = [y = x + 1] { return y; }; auto b = [&r = x] { return r++; }; auto c = [z{x}] { return z; }; return a() + b() + c(); }
//- init capture of move-only
struct M { M(); M(M &&); }; int f() { M m; auto l = [n = static_cast<M &&>(m)] { return 1; }; return l(); }
//- init capture packs [20]
template <class... T> int f(T... t) { return [... u = t] { return (u + ... + 0); }(); } int x = f(1, 2);
//- default capture at namespace scope [error] [not cicc] only warns [open]
auto l = [=] { return 1; };
//- generic lambdas
auto a = [](auto x) { return x; }; auto b = [](auto... x) { return sizeof...(x); }; auto c = [](auto &&x) -> decltype(x) { return x; }; int v; int x = a(1) + b(1, 2, 3) + c(v); auto d = [](auto x, auto y) { return x + y; }; static_assert(sizeof(d(1, 2.0)) == 8);
//- generic lambda captures
int f(int n) { int m = 2; auto g = [&](auto x) { return x + n + m; }; auto h = [=](auto x) { return x * n; }; return g(1) + h(2); }
//- generic lambda captures through a nested lambda
int f(int n) { auto g = [=](auto x) { return [=](auto y) { return x + y + n; }; }; return g(1)(2); }
//- generic lambda uses a constant without capture
int f() { constexpr int n = 3; auto g = [](auto x) { return x + n; }; return g(1); }
//- template lambdas [20]
auto a = []<class T>(T x, T y) { return x + y; }; auto b = []<int N> { return N; }; int x = a(1, 2) + b.operator()<3>();
//- template lambda constraints [20]
auto a = []<class T> requires (sizeof(T) == 4) (T x) { return x; }; int x = a(1);
//- conversion to a function pointer
int (*p)(int) = [](int x) { return x; }; void (*q)() = +[] {}; int (*r)(int) = [](auto x) { return x; };
//- conversion with captures [error]
void f(int x) { int (*p)() = [x] { return x; }; }
//- return type deduction conflict [error]
auto l = [](bool b) { if (b) return 1; return 2.0; };
//- lambda in an unevaluated operand before 20 [error] [not cicc] accepts
int n = sizeof([] { return 1; }());
//- lambda in an unevaluated operand [20]
int n = sizeof([] { return 1; }()); decltype([](int x) { return x; }) d; int y = d(1);
//- default construction and assignment [20]
auto l = [] { return 1; }; decltype(l) m; void f() { m = l; }
//- default construction before 20 [error]
auto l = [] { return 1; }; decltype(l) m;
//- assignment of lambdas [error]
void f(int x) { auto a = [x] { return x; }; auto b = a; a = b; }
//- constexpr lambdas
constexpr auto add = [](int a, int b) constexpr { return a + b; }; static_assert(add(1, 2) == 3); static_assert([](int n) { int s = 0; while (n) s += n--; return s; }(4) == 10);
//- recursive lambda through a parameter
int f() { auto fib = [](auto self, int n) -> int { return n < 2 ? n : self(self, n - 1) + self(self, n - 2); }; return fib(fib, 10); }
//- recursive lambda by name with auto [error]
int f() { auto l = [&](int n) { return n ? l(n - 1) : 0; }; return l(3); }
//- lambda in a default argument
int f(int x = [] { return 3; }()); int y = f();
//- lambda in a default argument captures [error]
void g(int n) { int f(int x = [n] { return n; }()); }
//- lambda in a class member initialiser
struct S { int x = 1; int y = [this] { return x; }(); int z = [&] { return x + 1; }(); };
//- lambda as a template argument type
template <class F> int call(F f) { return f(); } int x = call([] { return 1; }); template <class F> struct W { F f; }; template <class F> W(F) -> W<F>; W w{[] { return 2; }}; int y = w.f();
//- lambdas have different types
template <class T, class U> constexpr bool same = false; template <class T> constexpr bool same<T, T> = true; auto a = [] {}; auto b = [] {}; static_assert(!same<decltype(a), decltype(b)>);
//- lambda closure size
void f() { char c = 0; int i = 0; auto a = [c, i] {}; auto b = [&c] {}; auto d = [] {}; static_assert(sizeof(a) == 8 && sizeof(b) == 8 && sizeof(d) == 1); (void)a; (void)b; (void)d; }
//- capture of an array
int f() { int a[3] = {1, 2, 3}; auto l = [a] { return a[1]; }; auto r = [&a] { return sizeof(a); }; return l() + r(); }
//- capture of a reference
int f(int &r) { auto a = [r]() mutable { return ++r; }; auto b = [&r] { return ++r; }; return a() + b(); }
//- capture in nested lambdas
int f() { int x = 1; return [&] { return [&] { return [=] { return x; }(); }(); }(); }
//- capture of a pack
template <class... T> int f(T... t) { auto a = [t...] { return (t + ... + 0); }; auto b = [&t...] { return (t + ... + 0); }; return a() + b(); } int x = f(1, 2, 3);
//- decltype of a captured variable
void f(int x) { auto l = [=] { static_assert(sizeof(decltype(x)) == 4); decltype((x)) y = x; (void)y; }; l(); }
//- local class in a lambda
int f() { return [] { struct L { int x; }; return L{3}.x; }(); }
//- return of a lambda
auto make(int n) { return [n](int x) { return x + n; }; } int y = make(1)(2);
//- immediate call and trailing members
struct S { int v; }; int x = [] { return S{4}; }().v;
//- lambda in if constexpr
template <class T> int f(T t) { return [&] { if constexpr (sizeof(T) == 4) return t; else return t.nothing; }(); } int x = f(1);
//- lambda parameter hides a capture [not g++]
int f(int x) { return [x](int x) { return x; }(1); }
//- lambda with attributes
auto l = [](int x) __attribute__((noinline)) { return x; }; auto m = [] [[noreturn]] () -> void { throw 1; };
//- statement after lambda needs a semicolon [error]
void f() { auto l = [] {} int x; }
//- this captured in a generic lambda
struct S { int x; int f() { auto l = [this](auto y) { return x + y; }; return l(1); } int g() { auto l = [&](auto y) { return h() + y; }; return l(1); } int h(); };
//- lambda inside a template member
template <class T> struct S { T x; int f() { return [this](int y) { return this->x + y; }(1); } template <class U> int g(U u) { auto l = [&, u](auto v) { return x + u + v; }; return l(2); } }; int y = S<int>().f() + S<int>().g(1);
//- variadic lambda
auto l = [](int n, ...) { return n; }; int x = l(1, 2, 3);
//- structured binding inside
struct P { int a, b; }; int f(P p) { return [&] { auto [x, y] = p; return x + y; }(); }
//- a static function among others in a lambda without this
struct A {
  static void f() {}
  void f(int);
  void g() { [] { f(); }; }
};
//- a function that needs an object in a lambda without this [error]
struct A {
  static void f() {}
  void f(int);
  void g() { [] { f(1); }; }
};
