//- a destroying delete takes the object [20]
namespace std { struct destroying_delete_t { explicit destroying_delete_t() = default; }; enum class align_val_t : unsigned long {}; }
struct A { ~A(); void operator delete(A *, std::destroying_delete_t); void operator delete(void *, unsigned long); }; struct B : A {};
struct C { void operator delete(C *, std::destroying_delete_t, unsigned long, std::align_val_t); void operator delete(C *, std::destroying_delete_t, std::align_val_t); };
struct D { virtual ~D(); void operator delete(D *, std::destroying_delete_t); }; struct E : D { ~E() override {} };
void f(A *a, B *b, C *c, D *d, E *e, const A *k) { delete a; delete b; delete c; delete d; delete e; delete k; }
//- a deallocation function for objects with a large alignment
namespace std { enum class align_val_t : unsigned long {}; } struct alignas(64) A { void operator delete(void *) = delete; void operator delete(void *, std::align_val_t); }; struct B { void operator delete(void *); void operator delete(void *, std::align_val_t) = delete; };
void f(A *a, B *b) { delete a; delete b; }
//- a deleted deallocation function for objects with a large alignment [error 1776]
namespace std { enum class align_val_t : unsigned long {}; } struct alignas(64) A { void operator delete(void *); void operator delete(void *, std::align_val_t) = delete; };
void f(A *a) { delete a; }
//- a virtual destructor needs its deallocation function [error 1776]
struct A { virtual ~A() {} void operator delete(void *) = delete; };
//- an object of a try block is moved out of it [error 1776]
struct X { X(); X(X &&); X(const X &) = delete; }; void f() { X x; try { throw x; } catch (...) {} }
//- a parameter of a function try block is not moved [error 1776]
struct X { X(); X(X &&); X(const X &) = delete; }; void f(X x) try { throw x; } catch (...) {}
//- what is thrown from its own try block is moved
struct X { X(); X(X &&); X(const X &) = delete; }; struct Y { Y(); Y(const Y &); Y(Y &&) = delete; };
void f() { X x; throw x; } void g() { try { X x; throw x; } catch (...) { X y; throw y; } } void h() { Y y; try { throw y; } catch (...) {} }
//- elements of a new array from an empty list
namespace std { template <class T> struct initializer_list { const T *p; unsigned long n; constexpr initializer_list(const T *p, unsigned long n) : p(p), n(n) {} constexpr initializer_list() : p(nullptr), n(0) {} }; }
struct A { A(std::initializer_list<int>); }; struct B { int x, y = 2; }; void f(int n) { new A[1]{}; new A[n]{}; new B[2]{}; new B[n]{}; new int[n]{}; }
//- an array in parentheses behind the placement
void *operator new[](unsigned long, void *p); void f(char *p, unsigned n) { int *a = new (p) (int[n]); int *b = new (p) (int[3]); int (**c)[3] = new (int (*)[3]); (void)a, (void)b, (void)c; }
//- temporaries of static constexpr locals are static
namespace std { template <class T> class initializer_list { const T *p; unsigned long n; constexpr initializer_list(const T *p, unsigned long n) : p(p), n(n) {} public: constexpr initializer_list() : p(nullptr), n(0) {} constexpr unsigned long size() const { return n; } constexpr const T *begin() const { return p; } }; }
template <class T> int f() { static constexpr std::initializer_list<T> l{1, 2}; static constexpr const int &r = 5; static_assert(r == 5 && l.begin()[1] == 2); return r; }
int g() { static constexpr std::initializer_list<int> l{1, 2}; static constexpr const int &r = 5; static_assert(r == 5 && l.size() == 2); return f<int>(); }
//- temporaries of other constexpr locals are not [error 28]
int g() { constexpr const int &r = 5; return r; }
//- typeid of an object in a constant expression [20]
namespace std { class type_info { public: virtual ~type_info(); const char *name() const; bool operator==(const type_info &) const; }; }
struct B { virtual void f() {} constexpr B() {} }; struct D : B { constexpr D() {} }; constexpr D d; static_assert(&typeid(d) == &typeid(D) && &typeid(d) != &typeid(B)); constexpr bool local() { D e; return &typeid(e) == &typeid(D); } static_assert(local());
//- typeid of what a reference refers to in a constant expression [20] [not cicc]
namespace std { class type_info { public: virtual ~type_info(); const char *name() const; bool operator==(const type_info &) const; }; }
struct B { virtual void f() {} constexpr B() {} }; struct D : B { constexpr D() {} }; constexpr D d; constexpr bool same(const B &b) { return &typeid(b) == &typeid(D); }
static_assert(same(d) && !same(B())); constexpr bool local() { D e; const B &b = e; return &typeid(b) == &typeid(D); } static_assert(local());
//- typeid of an object that is not known [20] [error 28]
namespace std { class type_info { public: virtual ~type_info(); const char *name() const; bool operator==(const type_info &) const; }; } struct B { virtual void f(); }; extern B &b; static_assert(&typeid(b) == &typeid(B));
//- a union is no base of itself by address [20]
union U { int a; }; struct A { int a; }; struct B : A {}; static_assert(!__is_pointer_interconvertible_base_of(U, U) && __is_pointer_interconvertible_base_of(A, A) && __is_pointer_interconvertible_base_of(A, B));
//- a cast to an array [20]
int (&&r)[3] = static_cast<int[3]>(42); int (&&s)[1] = static_cast<int[]>(42);
//- a cast to an array before C++20 [error]
int (&&r)[3] = static_cast<int[3]>(42);
//- a constinit pointer to another type [20] [not g++]
float f; constinit int *p = (int *)&f;
//- a constexpr pointer to another type [20] [error 28] [not cicc]
float f; constexpr int *p = (int *)&f;
//- a constexpr constructor gives every member a value before C++20 [error 2398]
struct A { int i, j; constexpr A() : j(1) {} };
//- a constexpr constructor that assigns instead [error 2398]
struct A { int i; constexpr A() { i = 1; } };
//- a constexpr constructor that leaves an array out [error 2398]
struct A { int i = 0, k[2]; constexpr A(int) {} };
//- a constexpr constructor may leave members out [20]
struct A { int i, j; constexpr A() : j(1) {} constexpr A(int x) { i = x; } }; union U { int i; float f; constexpr U() {} }; struct B { union { int i; float f; }; constexpr B() {} };
//- what a constexpr constructor need not name
struct E {}; struct F : E { E e; }; struct P { int x; constexpr P() : x(1) {} }; struct A { E e; F f; P p; int : 3; int d = 4; union { int i; float g; }; constexpr A() : g(1) {} constexpr A(int) : A() {} };
template <class T> struct G { T i; constexpr G() {} }; G<int> g; struct H { int i; template <class T> constexpr H(T) {} }; H h(1); struct N { int i; N() {} constexpr N(int x) : i(x) {} };
//- a constexpr constructor of a union gives a member a value [error 2427]
union U { int i; float f; constexpr U() {} };
//- a constexpr constructor that leaves an anonymous union out [error 2428]
struct A { union { int i; float f; }; constexpr A() {} };
//- a constexpr constructor that calls another one [error 2782]
struct B { B(); }; struct A : B { constexpr A() : B() {} };
//- a constexpr constructor that makes an array with another one [error 2782]
struct B { B() {} }; struct A { B b[2]; constexpr A() : b() {} };
//- a constexpr constructor that delegates to another one [20] [error 2782]
struct A { A(); constexpr A(int) : A() {} };
//- a constexpr constructor that calls another one without saying so [20] [error 2417]
struct B { B(); }; struct A { B b; constexpr A() {} };
//- constexpr constructors of templates may call any [20]
struct B { B() {} }; template <class T> struct G : B { T t; constexpr G() : t() {} }; G<int> g; struct H { B b; template <class T> constexpr H(T) {} }; H h(1); struct K { K(int); }; struct L { K k; L() : k(1) {} };
//- a constexpr variable with a volatile part [error 2402]
struct A { volatile int n; constexpr A() : n() {} }; constexpr A a;
//- a constexpr variable with a volatile part in a base [error 2402]
struct A { volatile int n; }; struct B : A { constexpr B() : A{} {} }; constexpr B b{};
//- a constexpr function that takes what is no literal [error 2392]
struct A { ~A(); }; constexpr int f(A) { return 1; }
//- a constexpr function that returns what is no literal [error 2391]
struct A { ~A(); A(); }; constexpr A f() { return A(); }
//- functions of a class in initialisers of its constants [error 28]
struct A { static constexpr int f(int x) { return x; } static constexpr int n = f(1); };
//- functions of a nested class in initialisers of constants [error 28]
struct A { struct B { static constexpr int f(int x) { return x; } }; static constexpr int n = B::f(1); };
//- functions of a class in its array bounds [error 28]
struct A { static constexpr int f(int x) { return x; } int a[f(3)]; };
//- functions of a class in its enumerators [error 28]
struct A { static constexpr int f(int x) { return x; } enum { e = f(3) }; };
//- functions of a class where they are known
struct A { static constexpr int f(int x) { return x; } int n = f(3); static constexpr unsigned long s = sizeof(f(1)); static constexpr int (*p)(int) = &f; template <class T> static constexpr int v = f(sizeof(T)); int g() { int a[f(2)]; return sizeof(a); } static const int k; };
const int A::k = A::f(2); static_assert(A::v<int> == 4 && A::f(2) == 2 && A::p(3) == 3); template <class T> struct B { static constexpr int f(int x) { return x; } static constexpr int n = f(1); enum { e = n }; }; static_assert(B<int>::n == 1 && B<int>::e == 1);
struct C { constexpr C(int x) : x(x) {} int x; constexpr int get() const { return x; } static const C one; }; constexpr C C::one{1}; static_assert(C::one.get() == 1); struct D { struct E { int e = 2; }; static constexpr int n = 3; static constexpr auto l = [] { return n; }; int m[l()]; };
//- const members stay as they were made [error]
struct X { int i; }; struct S { const X x; constexpr S() : x{} { const_cast<X &>(x).i = 19; } }; constexpr S s;
//- elements of const arrays stay as they were made [error 28]
struct A { const int e[4]; }; constexpr int f() { A a{}; const_cast<int &>(a.e[1]) = 2; return 1; } static_assert(f());
//- const members change while they are made
struct X { int i, j; constexpr X() : i(1), j(0) { i = 2; set(); } constexpr void set() { j = i; } }; struct S { const X x; const int k; int n; constexpr S() : k(3), n(k) { n = 5; } }; constexpr int f() { S s; s.n = 7; return s.x.i + s.x.j + s.n + s.k; } static_assert(f() == 14);
//- a narrow signed number that is increased too far [error 28] [not g++]
constexpr int f() { signed char c = 127; ++c; return c; } static_assert(f());
//- narrow numbers that are increased
constexpr int f() { unsigned char u = 255; ++u; short s = -5; s++; s--; --s; bool b = true; signed char c = 126; c++; return u + s + c + b; } static_assert(f() == 122);
//- a reference to a parameter that is gone [error 28]
constexpr const int &id(int x) { return x; } constexpr bool f() { const int &y = id(3); return y == 3; } static_assert(f());
//- a reference to a part of a temporary that is gone [error 28]
struct S { const int v; constexpr S(int i) : v(i) {} }; constexpr const int &get(int i) { return S(i).v; } constexpr int a[get(98)] = {};
//- temporaries live to the end of the full-expression
struct S { int v; constexpr S(int i) : v(i) {} constexpr const int &get() const { return v; } constexpr S &add(int n) { v += n; return *this; } }; constexpr int sum(const S &a, const S &b) { return a.v + b.get(); }
static_assert(S(3).get() == 3 && sum(S(1), S(2)) == 3 && S(1).add(2).add(3).v == 6); constexpr int f() { int n = 0; for (int i = 0; i < 3; i++) n += sum(S(i), S(1)); const S &r = S(4); while (S(n).add(1).v < 20) n += S(2).v; return n + r.v; } static_assert(f() == 24);
struct T { const S &s; constexpr T(const S &s) : s(s) {} constexpr int get() const { return s.v; } }; static_assert(T(S(5)).get() == 5); constexpr int g(S s = S(2), const S &t = S(3)) { return s.v + t.v; } static_assert(g() == 5);
//- a pointer to void has no object in a constant expression [error 28]
int i; constexpr void *v = &i; constexpr int *p = static_cast<int *>(v);
//- a pointer to void inside of a function [error 28]
constexpr int f(int *x) { void *v = x; return *static_cast<int *>(v); } constexpr int g() { int k = 3; return f(&k); } static_assert(g() == 3);
//- pointers to void
int i; constexpr void *v = &i; constexpr const void *w = v; static_assert(v == &i && w == v); int *p = static_cast<int *>(v);
//- mutable members of constants are read [error 28]
struct U { mutable int x = 1; }; void f() { constexpr U u = {}; constexpr int x = u.x; (void)x; }
//- arrays are deleted as arrays [20] [error 28]
constexpr bool f() { int *p = new int[1]; delete p; return true; } static_assert(f());
//- objects are not deleted as arrays [20] [error 28]
constexpr bool f() { int *p = new int; delete[] p; return true; } static_assert(f());
//- what is made by new is deleted in its way [20]
struct A { int a[2]; virtual constexpr ~A() {} }; struct B : A { constexpr ~B() {} }; constexpr bool f() { A *p = new B; delete p; A *q = new A[2]; delete[] q; auto *r = new int[2][3]; delete[] r; int *s = new int[0]; delete[] s; return true; } static_assert(f());
//- a constexpr array with members without a value [20] [error 28]
struct A { int i; constexpr A() {} }; struct B { A a; }; constexpr B b[] = {{}};
//- a constinit variable with members without a value [20] [error] [not g++]
struct A { int i; constexpr A() {} }; constinit A a;
//- a member that is read before it is made [error 28]
union U { int x = (x = x + 1); char y; }; constexpr U u = {};
