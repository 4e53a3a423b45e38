//- lvalue to rvalue and array decay
int a[3]; int *p = a; int (*q)[3] = &a; int f(int); int (*g)(int) = f; int (*h)(int) = &f; int (&r)(int) = f;
//- string literal to char pointer [error] [not g++] g++ only warns [not cicc] only warns
char *p = "abc"; int x = p;
//- qualification conversions
int **pp; const int *const *q = pp; int *const *r = pp;
//- unsafe qualification conversion [error] [not cicc]
int **pp; const int **q = pp;
//- drop const [error]
const int *p; int *q = p;
//- pointer to void
int *p; void *v = p; const void *cv = v;
//- void pointer to pointer [error]
void *v; int *p = v;
//- derived to base pointer
struct B {}; struct D : B {}; D *d; B *b = d; const B *c = d;
//- base to derived pointer [error]
struct B {}; struct D : B {}; B *b; D *d = b;
//- ambiguous base conversion [error]
struct A {}; struct B : A {}; struct C : A {}; struct D : B, C {}; D *d; A *a = d;
//- private base conversion [error]
struct B {}; struct D : private B {}; D *d; B *b = d;
//- null pointer constants
int *p = 0; int *q = nullptr; int *r = 0L; bool b(nullptr); int (*f)() = 0; int (S_dummy);
//- nonzero integer to pointer [error]
int *p = 1;
//- zero-valued constant expression is not a null pointer [error]
constexpr int z = 0; int *p = z;
//- nullptr to integer [error]
int x = nullptr;
//- nullptr copy-initialises no bool [error]
bool b = nullptr;
//- boolean conversions
int *p; bool a = p; bool b = 1.5; bool c = 2; struct S { int m; }; int S::*m = 0; bool d = m; static_assert(bool(2) == 1);
//- enumeration conversions
enum E { a = 3 }; int x = a; double d = a; long l = a;
//- integer to enumeration [error]
enum E { a }; E e = 1;
//- scoped enumeration to integer [error]
enum class E { a }; int x = E::a;
//- scoped enumeration in a condition [error]
enum class E { a }; void f() { if (E::a) {} }
//- member pointer conversions
struct B { int x; void f(); }; struct D : B {}; int D::*p = &B::x; void (D::*q)() = &B::f; int B::*n = nullptr;
//- member pointer to base [error]
struct B { int x; }; struct D : B { int y; }; int B::*p = &D::y;
//- function pointer drops noexcept
void f() noexcept; void (*p)() = f; void (*q)() noexcept = f;
//- function pointer gains noexcept [error]
void f(); void (*p)() noexcept = f;
//- noexcept is not part of the type in 14 [14]
void f(); void (*p)() noexcept = 0; template <class T> struct S; template <> struct S<void()> {}; S<void() noexcept> s;
//- pointer to function is not an object pointer [error] [not cicc]
void f(); void *p = f;
//- floating to integral
int x = 2.9; static_assert(int(2.9) == 2 && int(-2.9) == -2 && (unsigned char)300 == 44);
//- integral promotions
template <class T, class U> struct same { static constexpr bool v = false; };
template <class T> struct same<T, T> { static constexpr bool v = true; };
char c; short s; bool b; unsigned short us; wchar_t w; char16_t c16; char32_t c32; enum E : char { e }; enum F { f1 };
static_assert(same<decltype(+c), int>::v && same<decltype(+s), int>::v && same<decltype(+b), int>::v && same<decltype(+us), int>::v);
static_assert(same<decltype(+w), int>::v && same<decltype(+c16), int>::v && same<decltype(+c32), unsigned>::v && same<decltype(+e), int>::v && same<decltype(+f1), int>::v || same<decltype(+f1), unsigned>::v);
//- usual arithmetic conversions
template <class T, class U> struct same { static constexpr bool v = false; };
template <class T> struct same<T, T> { static constexpr bool v = true; };
static_assert(same<decltype(1 + 1u), unsigned>::v && same<decltype(1u + 1l), long>::v && same<decltype(1l + 1ull), unsigned long long>::v);
static_assert(same<decltype(1 + 1.f), float>::v && same<decltype(1.f + 1.), double>::v && same<decltype('a' + 'b'), int>::v && same<decltype(1ul + 1ll), unsigned long long>::v);
static_assert(same<decltype(true ? 1 : 2.0), double>::v && same<decltype((short)1 << 1l), int>::v);
//- sum of pointers [error]
int *p, *q; int *r = p + q;
//- pointer difference
template <class T, class U> struct same { static constexpr bool v = false; };
template <class T> struct same<T, T> { static constexpr bool v = true; };
int *p; const int *q; static_assert(same<decltype(p - q), long>::v && same<decltype(p + 1), int *>::v && same<decltype(1 + p), int *>::v);
//- difference of unrelated pointers [error]
int *p; long *q; long d = p - q;
//- arithmetic on a pointer to incomplete [error]
struct S; S *p; S *q = p + 1;
//- arithmetic on function pointers is an extension
void (*p)(); 
//- modulo of floating [error]
double d = 1.0 % 2.0;
//- shift of floating [error]
double d = 1.0 << 2;
//- bitwise not of floating [error]
double d = ~1.0;
//- logical operators on classes [error]
struct S {}; bool b = S() && true;
//- comparison of unrelated pointers [error]
int *p; long *q; bool b = p == q;
//- comparison of pointer and integer [error]
int *p; bool b = p == 1;
//- comparison of pointer with null
int *p; bool b = p == 0, c = nullptr != p, d = nullptr == nullptr;
//- relational with nullptr [not g++]
int *p; bool b = p < nullptr;
//- comparison of base and derived pointers
struct B {}; struct D : B {}; bool f(B *b, D *d, const D *e, void *v) { return b == d && e != b && v == d && v < b; }
//- comparison of scoped enumerations
enum class E { a, b }; static_assert(E::a < E::b && E::a != E::b);
//- comparison of different scoped enumerations [error]
enum class E { a }; enum class F { a }; bool b = E::a == F::a;
//- arithmetic on scoped enumerations [error]
enum class E { a }; auto x = E::a + 1;
//- increments
int f(int i, double d, int *p) { ++i; i--; ++d; d--; ++p; p--; return (++i)++; }
//- increment of bool, which the reference warns of [not g++]
bool b; void f() { b++; }
//- increment of an enumeration [error]
enum E { a } e; void f() { e++; }
//- increment of const [error]
const int x = 1; void f() { ++x; }
//- increment of an rvalue [error]
void f(int x) { (x + 1)++; }
//- assignment to an rvalue [error]
void f() { 1 = 2; }
//- assignment to const [error]
void f(const int x) { x = 1; }
//- assignment to an array [error]
void f() { int a[2], b[2]; a = b; }
//- assignment to a function [error]
void g(); void f() { g = 0; }
//- compound assignment
void f(int i, double d, int *p) { i += 2.5; d *= i; p += i; p -= 1; i <<= 3; i %= 4; i |= 1; i &= 2; i ^= 3; (i += 1) -= 2; }
//- compound assignment pointer plus pointer [error]
void f(int *p, int *q) { p += q; }
//- compound modulo with floating [error]
void f(int i) { i %= 2.0; }
//- assignment from a braced list
struct S { S &operator=(int); }; void f(int x, S s) { x = {1}; x = {}; s = {2}; x += 1; }
//- assignment from a list of two to a scalar [error]
void f(int x) { x = {1, 2}; }
//- address of an rvalue [error]
int *p = &1;
//- address of a bit-field [error]
struct S { int b : 3; } s; int *p = &s.b;
//- address of a register variable or temporaries [error]
int f(); int *p = &f();
//- indirection of non-pointer [error]
int x; int y = *x;
//- indirection of void pointer value [error] [not cicc] yields void
void *p; int x = *p;
//- subscript forms
int a[3]; int x = a[1], y = 1[a]; int *p = &a[3];
//- subscript with floating [error]
int a[3]; int x = a[1.0];
//- subscript of two pointers [error]
int *p, *q; int x = p[q];
//- call with too few arguments [error]
void f(int, int); void g() { f(1); }
//- call with too many arguments [error]
void f(int); void g() { f(1, 2); }
//- call through pointer and reference
int f(int); int (*p)(int) = f; int (&r)(int) = f; int x = p(1) + (*p)(1) + (**p)(1) + r(1) + (&f)(1);
//- call of a non-function [error]
int x; int y = x();
//- ellipsis accepts anything
void f(int, ...); struct S { int x; }; void g(S s) { f(1, 2.0, "a", nullptr, s); }
//- default arguments
int f(int a, int b = 2, int c = 3); int x = f(1) + f(1, 2) + f(1, 2, 3); int f(int a = 1, int, int); int y = f();
//- default argument in the middle [error]
int f(int a = 1, int b);
//- default argument twice [error]
int f(int a = 1); int f(int a = 1);
//- default argument is a local variable [error]
void g() { int x = 1; int f(int y = x); }
//- default argument uses a parameter [error]
int f(int a, int b = a);
//- void argument
int f(void); int x = f();
//- void parameter with a name [error]
int f(void x);
//- member access
struct S { int x; static int y; int f() const; enum { e }; }; int f(S s, S *p, const S &c) { return s.x + p->x + s.y + p->y + c.f() + s.e + (*p).x; }
//- arrow on an object [error]
struct S { int x; } s; int y = s->x;
//- dot on a pointer [error]
struct S { int x; } *s; int y = s.x;
//- unknown member [error]
struct S { int x; } s; int y = s.z;
//- member of a scalar [error]
int x; int y = x.z;
//- assignment to a member of const [error]
struct S { int x; }; void f(const S &s) { s.x = 1; }
//- mutable member of const
struct S { mutable int x; }; void f(const S &s) { s.x = 1; }
//- non-static member without an object [error]
struct S { int x; }; int y = S::x;
//- non-static member in an unevaluated operand
struct S { int x; int f(); }; int y = sizeof(S::x); decltype(S::x) z; static_assert(sizeof(S::x + 1) == 4);
//- non-static member from a static function [error]
struct S { int x; static int f() { return x; } };
//- this in a static function [error]
struct S { static S *f() { return this; } };
//- this outside a class [error]
int f() { return this != 0; }
//- const member function calls non-const [error]
struct S { void f(); void g() const { f(); } };
//- const object calls non-const [error]
struct S { void f(); }; void g(const S &s) { s.f(); }
//- ref-qualified calls
struct S { int f() &; long f() &&; }; S mk(); S s; static_assert(sizeof(s.f()) == 4 && sizeof(mk().f()) == 8);
//- lvalue-only member on an rvalue [error]
struct S { void f() &; }; void g() { S().f(); }
//- pointers to members
struct S { int x; int f(int); int g() const; }; int h(S s, S *p, const S *c) { int S::*m = &S::x; int (S::*f)(int) = &S::f; int (S::*g)() const = &S::g; return s.*m + p->*m + (s.*f)(1) + (p->*f)(2) + (c->*g)(); }
//- address of a member needs qualification [error]
struct S { int x; void f() { int S::*p = &x; } };
//- parenthesised qualified member is no member pointer [error]
struct S { int x; }; int S::*p = &(S::x);
//- member function pointer without & [error]
struct S { void f(); }; void (S::*p)() = S::f;
//- member pointer on an unrelated class [error]
struct S { int x; }; struct T {}; int f(T t, int S::*m) { return t.*m; }
//- cv of member pointer access [error]
struct S { int x; }; void f(const S s, int S::*m) { s.*m = 1; }
//- casts
int f(double d, int *p, const int *c, void *v) { (void)d; long l = (long)p; int *q = static_cast<int *>(v); int *r = const_cast<int *>(c); char *b = reinterpret_cast<char *>(p); return int(d) + (int)l + *q + *r + *b; }
//- static_cast drops const [error]
const int *p; int *q = static_cast<int *>(p);
//- static_cast between unrelated pointers [error]
int *p; long *q = static_cast<long *>(p);
//- static_cast down
struct B {}; struct D : B {}; D *f(B *b) { return static_cast<D *>(b); } D &g(B &b) { return static_cast<D &>(b); } D &&h(B &&b) { return static_cast<D &&>(b); }
//- static_cast down from a virtual base [error]
struct B {}; struct D : virtual B {}; D *f(B *b) { return static_cast<D *>(b); }
//- static_cast integer to pointer [error]
int *p = static_cast<int *>(1);
//- static_cast enumeration both ways
enum class E { a, b }; int x = static_cast<int>(E::b); E e = static_cast<E>(1); double d = static_cast<double>(E::a); E g = static_cast<E>(1.5);
//- static_cast to void and to rvalue reference
struct S {}; void f(S &s) { static_cast<void>(s); S &&r = static_cast<S &&>(s); (void)r; }
//- const_cast changes type [error]
int *p; long *q = const_cast<long *>(p);
//- const_cast of a non-pointer [error]
int x; int y = const_cast<int>(x);
//- const_cast references
void f(const int &c) { const_cast<int &>(c) = 1; int *const *p = 0; int **q = const_cast<int **>(p); (void)q; }
//- reinterpret_cast drops const [error]
const int *p; long *q = reinterpret_cast<long *>(p);
//- reinterpret_cast integers and pointers
void f(int *p, long l) { unsigned long u = reinterpret_cast<unsigned long>(p); int *q = reinterpret_cast<int *>(l); long &r = reinterpret_cast<long &>(*p); void (*g)() = reinterpret_cast<void (*)()>(p); (void)u; (void)q; (void)r; (void)g; }
//- reinterpret_cast pointer to a small integer [error] [not cicc]
int f(int *p) { return reinterpret_cast<int>(p); }
//- reinterpret_cast between arithmetic types [error]
double d; int x = reinterpret_cast<int>(d);
//- C cast reaches a private base
struct B {}; struct D : private B {}; B *f(D *d) { return (B *)d; }
//- functional casts
struct S { S(int, int); }; typedef unsigned U; void f(double d) { (void)int(d); U(1); S(1, 2); S{1, 2}; int{}; typename S::S(1, 2); }
//- functional cast with two arguments to a scalar [error]
int x = int(1, 2);
//- dynamic_cast
struct B { virtual ~B(); }; struct D : B {}; D *f(B *b) { return dynamic_cast<D *>(b); } D &g(B &b) { return dynamic_cast<D &>(b); } void *h(B *b) { return dynamic_cast<void *>(b); } B *u(D *d) { return dynamic_cast<B *>(d); }
//- dynamic_cast of a non-polymorphic class [error]
struct B {}; struct D : B {}; D *f(B *b) { return dynamic_cast<D *>(b); }
//- dynamic_cast to a non-class [error]
struct B { virtual ~B(); }; int *f(B *b) { return dynamic_cast<int *>(b); }
//- dynamic_cast drops const [error]
struct B { virtual ~B(); }; struct D : B {}; D *f(const B *b) { return dynamic_cast<D *>(b); }
//- sizeof forms
int a[3]; struct S { int x; char c; }; static_assert(sizeof a == 12 && sizeof(S) == 8 && sizeof(int[4]) == 16 && sizeof(a[0]) == 4 && sizeof(S &) == 8 && sizeof sizeof a == 8);
//- sizeof a function [error] [not g++] an extension [not cicc] an extension
void f(); int n = sizeof(f); int m = undeclared;
//- sizeof a bit-field [error]
struct S { int b : 3; } s; int n = sizeof(s.b);
//- alignof an expression is an extension
int x; static_assert(alignof(x) == 4 && __alignof__(x) == 4);
//- alignof incomplete [error]
struct S; int n = alignof(S);
//- noexcept operator
void f() noexcept; void g(); struct S { S() noexcept; ~S() noexcept(false); }; static_assert(noexcept(f()) && !noexcept(g()) && noexcept(1 + 2) && !noexcept(S()) && !noexcept(throw 1));
//- conditional with void and throw
int f(bool b) { b ? (void)0 : throw 1; return b ? 1 : throw 2; }
//- conditional finds a common class
struct B {}; struct D : B {}; B *f(bool b, B *x, D *y) { return b ? x : y; } const B &g(bool b, const B &x, const D &y) { return b ? x : y; }
//- conditional of unrelated classes [error]
struct A {}; struct B {}; void f(bool b) { b ? A() : B(); }
//- conditional ambiguous conversions [error]
struct B; struct A { A(); A(B); operator int(); }; struct B { B(); B(A); }; void f(bool b) { b ? A() : B(); }
//- conditional lvalue
void f(bool b, int x, int y) { (b ? x : y) = 1; }
//- conditional of different lvalues is an rvalue [error]
void f(bool b, int x, long y) { (b ? x : y) = 1; }
//- conditional of pointer and null
int *f(bool b, int *p) { return b ? p : 0; } int *g(bool b, int *p) { return b ? nullptr : p; } const void *h(bool b, const int *p, void *q) { return b ? p : q; }
//- conditional of pointer and integer [error]
int f(bool b, int *p) { return b ? p : 1; }
//- comma
int f(int a, int b) { return (a++, b); } template <class T, class U> struct same { static constexpr bool v = false; }; template <class T> struct same<T, T> { static constexpr bool v = true; }; int x; static_assert(same<decltype((1, x)), int &>::v);
//- new and delete [not cicc]
struct S { S(int); ~S(); }; void f(int n) { int *p = new int; int *q = new int(3); int *a = new int[n]; int (*m)[2] = new int[n][2]; S *s = new S(1); S *t = new S{2}; auto r = new auto(1.5); delete p; delete q; delete[] a; delete[] m; delete s; ::delete t; delete r; int *z = new int[]{1, 2, 3}; delete[] z; }
//- new of a class without a default constructor [error]
struct S { S(int); }; S *p = new S;
//- new of an abstract class [error]
struct S { virtual void f() = 0; }; S *p = new S;
//- new of a reference [error]
int x; auto p = new int &(x);
//- new with a non-integral bound [not g++]
auto p = new int[1.5];
//- new with a negative bound [error]
auto p = new int[-1];
//- placement new
void *operator new(unsigned long, void *p) noexcept; struct S { void *operator new(unsigned long, int); void operator delete(void *, int); }; void f(void *p) { int *q = new (p) int(1); S *s = new (5) S; (void)q; (void)s; }
//- class new hides the global one [error]
struct S { void *operator new(unsigned long, int); }; S *p = new S;
//- delete of a non-pointer [error]
void f(int x) { delete x; }
//- delete of a private destructor [error]
class S { ~S(); }; void f(S *s) { delete s; }
//- deleted operator delete [error]
struct S { void operator delete(void *) = delete; }; void f(S *s) { delete s; }
//- throw and typeid need headers [error]
auto &t = typeid(int);
//- throw of an incomplete type [error]
struct S; void f(S &s) { throw s; }
//- designated initialisers [20]
struct S { int a, b; int c = 7; }; constexpr S s{.a = 1, .c = 3}; static_assert(s.a == 1 && s.b == 0 && s.c == 3);
//- designators out of order [20] [error]
struct S { int a, b; }; S s{.b = 1, .a = 2};
//- designator of an unknown member [20] [error]
struct S { int a; }; S s{.z = 1};
//- designator twice [20] [error]
struct S { int a; }; S s{.a = 1, .a = 2};
//- narrowing in a list [not g++]
int x{1.5};
//- narrowing of a non-constant: only a warning
int n; char c{n};
//- narrowing of a constant that fits
const int n = 5; char c{n}; float f{1.5}; unsigned u{7}; bool b{1};
//- narrowing of a constant that does not fit [not g++]
constexpr int n = 300; unsigned char c{n};
//- narrowing to bool from pointer [20]: only a warning
int *p; bool b{p};
//- narrowing from double to float: only a warning
double d; float f{d};
//- narrowing from int to float: only a warning
int i; float f{i};
//- discarded comparison chain
bool f(int a, int b, int c) { return a < b < c; }
//- three-way comparison needs a header [20] [error]
auto x = 1 <=> 2;
//- three-way comparison [20]
namespace std { struct strong_ordering { signed char v; static const strong_ordering less, equal, greater; friend constexpr bool operator<(strong_ordering a, int) { return a.v < 0; } friend constexpr bool operator==(strong_ordering a, int) { return a.v == 0; } friend constexpr bool operator>(strong_ordering a, int) { return a.v > 0; } }; inline constexpr strong_ordering strong_ordering::less{-1}, strong_ordering::equal{0}, strong_ordering::greater{1}; }
bool f(int a, int b) { return (a <=> b) < 0; }
//- fold expressions
template <class... T> constexpr int sum(T... t) { return (t + ... + 0); } template <class... T> constexpr bool all(T... t) { return (... && t); } template <class... T> constexpr int sub(T... t) { return (t - ...); }
static_assert(sum(1, 2, 3) == 6 && sum() == 0 && all() && all(true, true) && !all(true, false) && sub(10, 3, 2) == 9);
//- empty fold over plus [error]
template <class... T> constexpr int sum(T... t) { return (t + ...); } int x = sum();
//- empty fold over comma
template <class... T> void f(T... t) { (t, ...); } void g() { f(); }
//- unexpanded pack [error] [not cicc]
template <class... T> void f(T... t) { int x = t; } void g() { f(1); }
//- statement expression
int f(int x) { return ({ int y = x; y * 2; }); }
//- elvis operator
int f(int x) { return x ?: 3; }
//- compound literal
struct S { int a, b; }; int f() { return ((S){1, 2}).b; }
//- typeof
int x; __typeof__(x) y = 1; typeof(int *) p = &y;
//- vector of real and imaginary parts
_Complex float c; float f() { return __real__ c + __imag__ c; }
//- __builtin_offsetof
struct S { int a; char b[4]; struct { int c; } d; }; static_assert(__builtin_offsetof(S, b) == 4 && __builtin_offsetof(S, b[2]) == 6 && __builtin_offsetof(S, d.c) == 8);
//- __builtin_choose is folded
static_assert(__builtin_constant_p(3) && __builtin_popcount(7) == 3 && __builtin_clz(1) == 31 && __builtin_bswap32(1) == 0x1000000);
//- overflow in a constant expression [error] [not cicc]
constexpr int x = 2147483647 + 1;
//- division by zero in a constant expression [error]
constexpr int x = 1 / 0;
//- shift out of range in a constant expression [error] [not cicc]
constexpr int x = 1 << 40;
//- conditional operator with lvalues of different qualifiers
void f(bool b) { int i = 0; volatile int vi = 0; const volatile int cvi = 0; const int ci = 1; volatile int& r = b ? vi : i; const volatile int& s = b ? ci : cvi; const volatile int& t = b ? cvi : vi; const int& u = b ? ci : i; }
//- conditional operator with classes that convert to numbers
struct I { operator int(); }; struct K { operator double(); }; double f(bool b) { return b ? I() : K(); } struct F { typedef int (*P)(); operator P(); }; struct G { typedef int (*P)(); operator P(); }; int (*p)() = true ? F() : G();
//- conditional operator keeps const of class prvalues
struct B { int& t(); float& t() const; }; const B c(); void f(bool b) { float& x = (b ? c() : B()).t(); float& y = (b ? B() : c()).t(); int& z = (b ? B() : B()).t(); }
//- static operator [error]
struct S { static int operator+(S); };
//- static call operator [20] [error]
struct S { static int operator()(int); };
//- a conditional whose class operand converts to more than the other one's type
struct String { explicit String(const char *); operator const char *() const; };
const char *f(char *p, String s, bool b) { return b ? p : s; }
const char *g(char *p, String s, bool b) { return b ? s : p; }
//- the address of code compared with one of data
bool f(void *p, void (*q)()) { return p == q || q != p; }
//- [expr.type] temporary objects keep the qualifiers of the type that makes them, other values have none
struct Object {};
struct Made { Made(int); };
using ConstObject = const Object;
using ConstMade = const Made;
using ConstPointer = int *const;
template <class A, class B> struct Same { static const bool value = false; };
template <class A> struct Same<A, A> { static const bool value = true; };
template <class T> T &&identity(T &&);
static_assert(Same<decltype(ConstObject{}), ConstObject>::value && Same<decltype(identity(ConstObject())), ConstObject &&>::value, "");
static_assert(Same<decltype(static_cast<ConstObject>(Object())), ConstObject>::value && Same<decltype(ConstMade(3)), ConstMade>::value, "");
static_assert(Same<decltype((const Made)3), const Made>::value && Same<decltype(ConstMade{3}), const Made>::value, "");
static_assert(Same<decltype((const int)3), int>::value && Same<decltype(ConstPointer(nullptr)), int *>::value, "");
