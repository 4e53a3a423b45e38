//- labels and goto
int f(int n) { again: if (n-- > 0) goto again; { goto out; } out: return n; }
//- goto an unknown label [error]
void f() { goto nowhere; }
//- label twice [error]
void f() { a:; a:; }
//- jump over an initialisation [error]
void f() { goto l; int x = 1; l:; (void)x; }
//- jump over an uninitialised scalar
void f() { goto l; int x; l: x = 1; (void)x; }
//- switch jumps over an initialisation [not g++]
void f(int n) { switch (n) { case 1: int x = 1; (void)x; break; case 2: break; } }
//- switch with blocks
int f(int n) { switch (n) { case 1: { int x = 1; return x; } case 2: case 3: return 2; default: return 3; } }
//- switch on a class with one conversion
struct S { operator int() const; }; int f(S s) { switch (s) { case 1: return 1; } return 0; }
//- switch on a class with two conversions [error]
struct S { operator int() const; operator char() const; }; int f(S s) { switch (s) { case 1: return 1; } return 0; }
//- switch on floating [error]
void f(double d) { switch (d) { case 1: break; } }
//- duplicate case [error]
void f(int n) { switch (n) { case 1: case 1: break; } }
//- duplicate default [error]
void f(int n) { switch (n) { default: default: break; } }
//- case outside a switch [error]
void f() { case 1:; }
//- case not constant [error]
void f(int n, int m) { switch (n) { case m: break; } }
//- case narrowing [error]
void f(char c) { switch (c) { case 1.5: break; } }
//- case range extension
int f(int n) { switch (n) { case 1 ... 5: return 1; } return 0; }
//- switch on scoped enumeration
enum class E { a, b }; int f(E e) { switch (e) { case E::a: return 1; case E::b: return 2; } return 0; }
//- switch on scoped enumeration with an integer case [error]
enum class E { a, b }; int f(E e) { switch (e) { case 1: return 1; } return 0; }
//- break outside a loop [error]
void f() { break; }
//- continue in a switch [error]
void f(int n) { switch (n) { case 1: continue; } }
//- loops
int f(int n) { int s = 0; while (n > 0) { s += n--; if (s > 9) break; else continue; } do s++; while (s < 3); for (;;) break; for (int i = 0, j = 1; i < n; ++i, --j) s += j; return s; }
//- do without semicolon [error]
void f() { do {} while (0) }
//- while with a declaration
int g(); void f() { while (int x = g()) { (void)x; } }
//- do with a declaration [error]
int g(); void f() { do {} while (int x = g()); }
//- if with initialiser
int g(); int f() { if (int x = g(); x > 1) return x; else if (auto y = x + 1; y) return y; return 0; } int h() { switch (int x = g(); x) { default: return x; } }
//- if with expression initialiser
int f(int x) { if (x = 2; x > 1) return 1; if (; x) return 2; return 0; }
//- condition of class type
struct S { explicit operator bool() const; }; int f(S s) { if (s) return 1; while (s) {} return s ? 1 : !s; }
//- condition of class type without conversion [error]
struct S {}; int f(S s) { if (s) return 1; return 0; }
//- explicit bool conversion does not initialise [error]
struct S { explicit operator bool() const; }; bool f(S s) { return s; }
//- if constexpr discards
template <class T> int f(T t) { if constexpr (sizeof(T) == 1) return t.nothing; else return 1; } int x = f(1);
//- if constexpr outside a template checks both [error]
int f() { if constexpr (false) { return nothing; } return 1; }
//- if constexpr needs a constant [error]
void f(int n) { if constexpr (n) {} }
//- if constexpr narrowing to bool is allowed
template <int N> int f() { if constexpr (N) return 1; else return 2; } int x = f<2>();
//- if consteval is not in 20 [20] [not g++] g++ accepts with a warning [not cicc] accepts
void f() {}
//- range for over an array
int f() { int a[] = {1, 2, 3}; int s = 0; for (int x : a) s += x; for (auto &x : a) x++; for (const auto &x : a) s += x; for (auto &&x : a) s += x; return s; }
//- range for over a class
struct R { int *begin(); int *end(); }; int f(R r) { int s = 0; for (int x : r) s += x; return s; }
//- range for by argument-dependent lookup
namespace N { struct R {}; int *begin(R &); int *end(R &); } int f(N::R r) { int s = 0; for (int x : r) s += x; return s; }
//- range for without begin [error]
struct R {}; void f(R r) { for (int x : r) {} }
//- range for with only begin [error]
struct R { int *begin(); }; void f(R r) { for (int x : r) {} }
//- range for over a braced list needs a header [error]
void f() { for (int x : {1, 2}) {} }
//- range for over a braced list [not cicc]
namespace std { template <class T> struct initializer_list { private: const T *p; unsigned long n; constexpr initializer_list(const T *a, unsigned long b) : p(a), n(b) {} public: constexpr initializer_list() : p(0), n(0) {} constexpr const T *begin() const { return p; } constexpr const T *end() const { return p + n; } }; } int f() { int s = 0; for (int x : {1, 2}) s += x; return s; }
//- range for with different iterator types
struct It { int operator*(); It &operator++(); }; struct End {}; bool operator!=(It, End); struct R { It begin(); End end(); }; void f(R r) { for (int x : r) (void)x; }
//- range for with an initialiser [20]
struct R { int *begin(); int *end(); }; R mk(); int f() { int s = 0; for (R r = mk(); int x : r) s += x; return s; }
//- range for over an incomplete array parameter [error]
void f(int a[]) { for (int x : a) {} }
//- range for with structured binding
struct P { int a, b; }; int f() { P ps[2]{}; int s = 0; for (auto [a, b] : ps) s += a * b; for (auto &[a, b] : ps) a = b; return s; }
//- range for variable redeclared in the body [error]
void f() { int a[2]; for (int x : a) { int x; } }
//- return forms
void f() { return; } void g() { return f(); } int h() { return {1}; } struct S { S(int, int); }; S k() { return {1, 2}; }
//- return without value [not g++]
int f() { return; }
//- return with value from void [error]
void f() { return 1; }
//- return of a wrong type [error]
int *f() { return 1.0; }
//- return reference to rvalue [error]
int &f() { return 1; }
//- return explicit constructor by list [error]
struct S { explicit S(int, int); }; S k() { return {1, 2}; }
//- return deduced
auto f() { return 1; } static_assert(sizeof(f()) == 4); auto g(bool b) { if (b) return 1.0; return 2.0; } decltype(auto) h(int &x) { return (x); } void k(int x) { h(x) = 1; }
//- return deduced inconsistently [error]
auto f(bool b) { if (b) return 1; return 2.0; }
//- return deduced before use [error]
auto f(); int x = f();
//- return deduced recursion
auto f(int n) { if (n == 0) return 1; return n * f(n - 1); }
//- return deduced recursion first [error]
auto f(int n) { return n ? n * f(n - 1) : 1; }
//- return deduced from a braced list [error]
auto f() { return {1, 2}; }
//- return deduced void
auto f() { return; } auto g() {} void h() { f(); g(); }
//- return of a constructor value [error]
struct S { S() { return 1; } };
//- return type deduced virtual [error]
struct S { virtual auto f() { return 1; } };
//- return of a move-only local
struct M { M(); M(M &&); M(const M &) = delete; }; M f() { M m; return m; } M g(M m) { return m; } M h() { return M(); }
//- return of a const move-only local [error]
struct M { M(); M(M &&); M(const M &) = delete; }; M f() { const M m; return m; }
//- return of a non-movable prvalue
struct M { M(); M(M &&) = delete; }; M f() { return M(); } M m = f(); M n = M(M());
//- declaration or expression
struct T { T(int = 0); int m; }; void f(int a) { T(b); T(a).m + 3; }
//- declaration or expression disambiguated [error]
struct T { T(int = 0); int m; }; void f(int a) { T(a); }
//- most vexing parse
struct T { T(); }; struct U { U(T); int x; }; U u(T()); int f() { return sizeof(u(0)); }
//- most vexing parse is a function [error]
struct T { T(); }; struct U { U(T); int x; }; U u(T()); int f() { return u.x; }
//- function-like declaration of a pointer
int x; void f() { int(*p) = &x; int(y) = 2; (void)p; (void)y; }
//- static local variable
int f() { static int n = 0; static const int m = 3; return n++ + m; }
//- static_assert forms
static_assert(true); static_assert(1, "one"); struct S { static_assert(sizeof(int) == 4, ""); }; void f() { static_assert(2 > 1); }
//- static_assert fails [error]
static_assert(sizeof(int) == 5, "no");
//- static_assert not constant [error]
int n; static_assert(n, "no");
//- static_assert in an instantiated template [error]
template <class T> struct S { static_assert(sizeof(T) == 1); }; S<int> s;
//- null statements and blocks
void f() { ;;; {} {;} if (1); else; }
//- else without if [error]
void f() { else {} }
//- missing semicolon [error]
void f() { int x = 1 int y = 2; }
//- missing brace [error]
void f() { if (1) {
//- extra brace [error]
void f() { } }
//- statement at namespace scope [error]
if (1) {}
//- expression at namespace scope [error]
1 + 2;
//- nested function [error]
void f() { int g() { return 1; } }
//- local class
int f() { struct L { int x; int g() { return x; } static int h() { return 1; } }; L l{2}; return l.g() + L::h(); }
//- local class uses an automatic variable [error]
int f() { int v = 1; struct L { int g() { return v; } }; return L().g(); }
//- local class uses a static and a constant
int f() { static int s = 1; const int c = 2; enum { e = 3 }; struct L { int g() { return s + c + e; } }; return L().g(); }
//- local class with a member template [error]
void f() { struct L { template <class T> void g(); }; }
//- local class with a static data member [error]
void f() { struct L { static int x; }; }
//- computed goto
int f(int n) { void *t[] = {&&a, &&b}; goto *t[n]; a: return 1; b: return 2; }
//- attributes on statements
int f(int n) { [[maybe_unused]] int x = 1; switch (n) { case 1: n++; [[fallthrough]]; case 2: return 1; default: ; } [[gnu::unused]] l: return 0; }
//- likely attributes [20]
int f(int n) { if (n) [[likely]] return 1; else [[unlikely]] return 2; }
//- asm statement
void f() { asm(""); asm volatile("nop" ::: "memory"); }
//- missing condition [error]
void f() { if () {} }
//- for with too few semicolons [error]
void f() { for (int i = 0; i < 3) {} }
//- discarded expression statements
void f(int x) { x; x + 1; (void)x; }
//- coroutine keyword without a promise [20] [error]
int f() { co_return 1; }
//- static locals initialised from what is local
struct S { int m; int g() { static auto x = m; static int y = this->m; return x + y; } }; int f(int n) { static int x = n; static int a[] = {n, 2}; static auto l = [=] { return n; }; static const int c = 3; int b[c]; return x + a[0] + l() + sizeof(b); }
//- static local with an unknown initialiser [error]
int f(int n) { static int x = n + unknown; return x; }
//- continue outside a loop [error]
void f() { switch (1) { case 1: continue; } }
//- default outside a switch [error]
void f() { default:; }
//- switch on a float [error]
void f(float x) { switch (x) { default:; } }
//- undefined label [error]
void f() { goto a; }
//- goto over an initialiser [error]
void f() { goto a; int x = 1; a: x = 2; }
//- goto into a try block [error]
void f() { goto a; try { a:; } catch (...) {} }
//- return from a constructor with a value [error]
struct A { A() { return 1; } };
//- condition of class type [error]
struct A {}; void f(A a) { if (a) {} }
//- declaration in a condition without initialiser [error]
void f() { if (int x) {} }
//- redeclaration of a condition's variable [error]
void f() { if (int x = 1) { int x; } }
//- redeclaration in the outermost block of a loop [error]
void f() { for (int i = 0; ;) { int i; break; } }
//- redeclaration in the else branch [error]
void f() { if (int x = 1) {} else { int x; } }
//- redeclaration of a parameter [error]
void f(int x) { int x; }
//- parameter declared twice [error]
void f(int x, int x);
//- range for over an int [error]
void f() { for (int x : 3) {} }
//- if constexpr with a run-time condition [error]
void f(int x) { if constexpr (x) {} }
//- assignment to const [error]
void f() { const int x = 1; x = 2; }
//- assignment to an rvalue [error]
void f() { 1 = 2; }
//- assignment to an array [error]
void f() { int a[2], b[2]; a = b; }
//- assignment to a function [error]
void g(); void f() { g = 0; }
//- increment of a const [error]
void f(const int x) { x++; }
//- decrement of bool [error]
void f(bool b) { b--; }
//- address of an rvalue [error]
int* p = &1;
//- dereference of an int [error]
int f(int x) { return *x; }
//- dereference of void pointer [error]
void f(void* p) { *p; }
//- arithmetic on void pointers of two kinds [error]
void f(int* p, char* q) { p - q; }
//- adding pointers [error]
void f(int* p) { p + p; }
//- comparing unrelated pointers [error]
bool f(int* p, char* q) { return p == q; }
//- comparing pointer and integer [error]
bool f(int* p) { return p == 1; }
//- bitwise and of floats [error]
float f(float a) { return a & a; }
//- modulo of floats [error]
float f(float a) { return a % a; }
//- shift of a float [error]
float f(float a) { return a << 1; }
//- complement of a float [error]
float f(float a) { return ~a; }
//- conditional with unrelated classes [error]
struct A {}; struct B {}; void f(bool b) { b ? A() : B(); }
//- conditional with pointer and int [error]
void f(bool b, int* p) { b ? p : 1; }
//- call of an int [error]
void f(int x) { x(); }
//- too many arguments [error]
void g(int); void f() { g(1, 2); }
//- too few arguments [error]
void g(int, int); void f() { g(1); }
//- argument of the wrong type [error]
void g(int*); void f() { g(1); }
//- subscript of an int [error]
void f(int x) { x[1]; }
//- subscript with a pointer [error]
void f(int* p) { p[p]; }
//- member of an int [error]
void f(int x) { x.y; }
//- arrow on an object [error]
struct A { int x; }; void f(A a) { a->x; }
//- dot on a pointer [error]
struct A { int x; }; void f(A* a) { a.x; }
//- unknown member [error]
struct A {}; void f(A a) { a.x; }
//- static_cast between unrelated pointers [error]
void f(int* p) { static_cast<char*>(p); }
//- static_cast drops const [error]
void f(const int* p) { static_cast<int*>(p); }
//- reinterpret_cast drops const [error]
void f(const int* p) { reinterpret_cast<char*>(p); }
//- reinterpret_cast of a float [error]
void f(float x) { reinterpret_cast<int>(x); }
//- const_cast changes the type [error]
void f(int* p) { const_cast<char*>(p); }
//- dynamic_cast of a class without virtual functions [error]
struct A {}; struct B : A {}; void f(A* a) { dynamic_cast<B*>(a); }
//- cast to an array [error]
typedef int A[2]; void f(int x) { (A)x; }
//- cast to an abstract class [error]
struct A { virtual void f() = 0; }; void g(int x) { (A)x; }
//- implicit conversion from void pointer [error]
int* f(void* p) { return p; }
//- implicit conversion drops const [error]
int* f(const int* p) { return p; }
//- implicit conversion from int to pointer [error]
int* f(int x) { return x; }
//- implicit conversion from int to enum [error]
enum E { a }; E f() { return 1; }
//- implicit conversion from scoped enum [error]
enum class E { a }; int x = E::a;
//- explicit constructor in copy initialisation [error]
struct A { explicit A(int); }; A a = 1;
//- explicit conversion function in copy initialisation [error]
struct A { explicit operator int(); }; int f(A a) { return a; }
//- two user conversions [error]
struct A { A(int); }; struct B { B(A); }; B b = 1;
//- non-const reference to temporary [error]
int& r = 1;
//- non-const reference to another type [error]
void f(char c) { int& r = c; }
//- rvalue reference to lvalue [error]
void f(int x) { int&& r = x; }
//- reference to void [error]
void& r();
//- pointer to reference [error]
int& *p;
//- array of references [error]
int& a[2];
//- array of functions [error]
void a[2]();
//- array of void [error]
void a[2];
//- function returning an array [error]
typedef int A[2]; A f();
//- function returning a function [error]
typedef void F(); F f();
//- void variable [error]
void x;
//- void parameter among others [error]
void f(int, void);
//- negative array size [error]
int a[-1];
//- array size not constant at namespace scope [error]
int n; int a[n];
//- array size of float [error]
int a[1.5];
//- too many initialisers [error]
int a[2] = {1, 2, 3};
//- string too long [error]
char a[3] = "abc";
//- scalar with two initialisers [error]
int x = {1, 2};
//- array from an array [error]
int a[2]; int b[2] = a;
//- designated initialiser out of order [20] [error]
struct A { int x, y; }; A a = {.y = 1, .x = 2};
//- designated initialiser twice [20] [error]
struct A { int x, y; }; A a = {.x = 1, .x = 2};
//- sizeof an incomplete type [error]
struct A; int x = sizeof(A);
//- sizeof a bit-field [error]
struct A { int f : 3; }; int g(A a) { return sizeof(a.f); }
//- new of a reference [error]
void f() { new int&; }
//- new with a negative constant size [error]
int* p = new int[-1];
//- delete of an int [error]
void f(int x) { delete x; }
//- throw of an incomplete type [error]
struct A; void f(A& a) { throw a; }
//- catch of an incomplete type [error]
struct A; void f() { try {} catch (A a) {} }
//- try without handlers [error]
void f() { try {} }
//- typeid without the header [error]
void f() { typeid(int); }
//- lambda captures a variable that does not exist [error]
void f() { [x] {}; }
//- lambda uses an uncaptured variable [error]
void f() { int x = 1; [] { return x; }; }
//- lambda changes a copy [error]
void f() { int x = 1; [x] { x = 2; }; }
//- lambda captures this outside a class [error]
void f() { [this] {}; }
//- lambda in an unevaluated operand [error]
int x = sizeof([] {});
//- lambda assigned to another [error]
void f() { auto a = [] {}; auto b = [] {}; a = b; }
//- lambda with different return types [error]
auto l = [](bool b) { if (b) return 1; return 1.0; };
//- labels of blocks
void f(int n) { for (int i = 0; i < n; ++i) { __label__ l, m; if (i) goto l; goto m; l:; m:; } { __label__ l; goto l; l:; { __label__ l; goto l; l:; } } l:; if (n) goto l; }
//- labels of blocks in statement expressions
int f(int n) { int a = ({ __label__ end; int r = 1; if (n) goto end; r = 2; end: r; }); int b = ({ __label__ end; int r = 3; if (!n) goto end; r = 4; end: r; }); return a + b; }
//- label of a block used behind it [error 114]
void f() { { __label__ l; l:; } goto l; }
//- label of a block defined twice [error]
void f() { { __label__ l; l:; l:; } }
