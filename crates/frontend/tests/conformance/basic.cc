//- redeclaration of a variable with extern
extern int x; extern int x; int x = 1; extern int x;
//- two definitions of a variable [error]
int x; int x;
//- redeclaration with another type [error]
extern int x; extern long x;
//- functions differ only in return type [error]
int f(); long f();
//- function redeclared
int f(int); int f(int x); int f(const int);
//- function defined twice [error]
int f() { return 1; } int f() { return 2; }
//- declared but undefined class used as a pointer
struct S; S *p; S f(S); extern S s;
//- object of incomplete type [error]
struct S; S s;
//- member of incomplete type [error]
struct S; struct T { S s; };
//- sizeof incomplete type [error]
struct S; int n = sizeof(S);
//- class defined twice [error]
struct S {}; struct S {};
//- class and variable of one name
struct S {}; int S; struct S s; int f() { return S; }
//- class hidden by a function needs elaboration [error]
struct S {}; void S(); S s;
//- point of declaration after the declarator
const int i = 2; void f() { int i[i]; static_assert(sizeof(i) == 8); }
//- enumerator point of declaration
const int x = 12; void f() { enum { x = x }; static_assert(x == 12); }
//- name used in its own initialiser
int x = sizeof(x);
//- inner scope hides
int x = 1; int f() { int x = 2; { int x = 3; return x + ::x; } }
//- redeclaration in one block [error]
void f() { int x; int x; }
//- parameter redeclared in the outermost block [error]
void f(int x) { int x; }
//- parameter hidden in an inner block
void f(int x) { { int x = 1; (void)x; } }
//- for variable redeclared in its body [error]
void f() { for (int i = 0; ;) { int i; } int j = i; }
//- condition variable redeclared in the substatement [error]
void f() { if (int x = 1) { int x = 2; } }
//- condition variable in else
int f() { if (int x = 1) return x; else return x + 1; }
//- condition variable does not leak [error]
void f() { if (int x = 1) {} int y = x; }
//- name not declared [error]
int f() { return nothing; }
//- namespace members
namespace N { int x = 1; namespace M { int y = x; } } int z = N::M::y;
//- namespace reopened
namespace N { int a; } namespace N { int b = a; } int c = N::b;
//- nested namespace definition
namespace A::B::C { int x; } int y = A::B::C::x;
//- nested inline namespace definition [20]
namespace A::inline B { int x; } int y = A::x;
//- unknown namespace member [error]
namespace N { } int x = N::x;
//- qualified definition of a namespace member
namespace N { extern int x; void f(); } int N::x = 1; void N::f() { x = 2; }
//- qualified definition without declaration [error]
namespace N { } int N::x = 1;
//- qualified definition in an unrelated namespace [error]
namespace N { void f(); } namespace M { void N::f() {} }
//- namespace alias
namespace Long { int x; } namespace L = Long; namespace L = Long; int y = L::x;
//- namespace alias to another [error]
namespace A {} namespace B {} namespace C = A; namespace C = B;
//- namespace name used as a variable [error]
namespace A {} int x = A;
//- inline namespace
inline namespace V1 { struct S {}; void f(S); } void g() { f(S()); ::f(V1::S()); }
//- inline namespace specialisation from outside
namespace N { inline namespace V { template <class T> struct S {}; } template <> struct S<int> { int x; }; } int y = sizeof(N::S<int>);
//- unnamed namespace
namespace { int x = 1; } int y = x; int z = ::x;
//- using-directive
namespace N { int x; } using namespace N; int y = x;
//- using-directive ambiguity [error]
namespace A { int x; } namespace B { int x; } using namespace A; using namespace B; int y = x;
//- using-directive same entity is no ambiguity
namespace A { int x; } namespace B { using A::x; } using namespace A; using namespace B; int y = x;
//- using-directive as if in the nearest enclosing namespace
namespace A { int i; } namespace B { int i; namespace C { using namespace A; int j = i; } } int k = B::C::j;
//- using-directive of types and functions is ambiguous [error]
namespace A { struct X {}; } namespace B { void X(int); } using namespace A; using namespace B; void f() { X(1); }
//- qualified lookup through using-directives
namespace A { int x; } namespace B { using namespace A; } int y = B::x;
//- qualified lookup prefers direct members
namespace A { long x; } namespace B { using namespace A; int x; } static_assert(sizeof(B::x) == 4);
//- qualified lookup ambiguity through directives [error]
namespace A { int x; } namespace B { int x; } namespace C { using namespace A; using namespace B; } int y = C::x;
//- using-declaration
namespace N { void f(int); void f(double); } using N::f; void f(char *); void g() { f(1); f(1.0); f((char *)0); }
//- using-declaration conflicts with a declaration [error]
namespace N { int x; } int x; using N::x;
//- using-declaration conflicts with a function of the same signature [error]
namespace N { void f(int); } void f(int); using N::f; void g() { f(1); }
//- using-declaration later declarations are not seen [error]
namespace N { void f(int); } using N::f; namespace N { void f(char *); } void g() { f((char *)0); }
//- using-declaration of an unknown name [error]
namespace N { } using N::x;
//- using-declaration in a block
namespace N { int x; } int f() { using N::x; return x; }
//- pack of using-declarations
struct A { void f(int); }; struct B { void f(char *); };
template <class... T> struct D : T... { using T::f...; }; void g(D<A, B> d) { d.f(1); d.f((char *)0); }
//- argument-dependent lookup
namespace N { struct S {}; void f(S); } void g() { N::S s; f(s); }
//- argument-dependent lookup of enumerations
namespace N { enum E { e }; void f(E); } void g() { f(N::e); }
//- argument-dependent lookup through template arguments
namespace N { struct S {}; template <class T> void f(T); } template <class T> struct W {}; void g() { f(W<N::S>()); }
//- argument-dependent lookup through bases
namespace N { struct B {}; void f(B); } struct D : N::B {}; void g() { f(D()); }
//- argument-dependent lookup through pointers and functions
namespace N { struct S {}; void f(S *); void h(S (*)(int)); } N::S mk(int); void g() { f((N::S *)0); h(mk); }
//- parentheses suppress argument-dependent lookup [error]
namespace N { struct S {}; void f(S); } void g() { N::S s; (f)(s); }
//- block declaration suppresses argument-dependent lookup [error]
namespace N { struct S {}; void f(S); } void g() { void f(int); N::S s; f(s); }
//- a variable suppresses argument-dependent lookup [error]
namespace N { struct S {}; void f(S); } void g() { int f = 1; N::S s; f(s); }
//- member function suppresses argument-dependent lookup [error]
namespace N { struct S {}; void f(S); } struct C { void f(int); void g() { f(N::S()); } };
//- hidden friends are found by argument
struct S { friend int f(S) { return 1; } }; int g() { return f(S()); }
//- hidden friends are not found otherwise [error]
struct S { friend int f(S) { return 1; } }; int (*p)(S) = f;
//- friends become visible by declaration
struct S { friend int f(S) { return 1; } }; int f(S); int (*p)(S) = f;
//- using-directives are ignored by argument-dependent lookup [error]
namespace A { struct S; void f(S *); } namespace B { using namespace A; struct T {}; } void g() { f((B::T *)0); }
//- template found by argument with explicit arguments [20]
namespace N { struct S {}; template <class T> int f(S); } int x = f<int>(N::S());
//- explicit template arguments need a template name before C++20 [error] [not g++] g++ accepts with a warning
namespace N { struct S {}; template <class T> int f(S); } int x = f<int>(N::S());
//- class scope sees later members in bodies
struct S { int f() { return x; } int x; };
//- class scope does not see later members in declarations [error]
struct S { int a[n]; static const int n = 2; };
//- name changes meaning in class [error] [not cicc] no diagnostic required [open]
typedef int T; struct S { T x; typedef long T; };
//- out-of-class definition is in class scope
struct S { typedef int T; static T f(T); static T x; }; S::T S::f(T t) { return t; } S::T S::x = 1; auto g() -> S::T { return 1; }
//- trailing return type is in class scope
struct S { typedef int T; T f(); }; auto S::f() -> T { return 1; }
//- return type before the name is not in class scope [error]
struct S { typedef int T; T f(); }; T S::f() { return 1; }
//- elaborated type declares in the nearest namespace
struct S { struct T *p; }; T *q; void f() { struct U *u = 0; (void)u; }
//- elaborated type with the wrong key [error]
struct S {}; union S u;
//- class and struct keys agree
struct S; class S {}; struct S s;
//- enum elaboration of a class [error]
struct S {}; enum S e;
//- typedef name in elaborated type [error]
typedef struct A {} B; struct B b;
//- internal and external linkage conflict [not g++]
extern int x; static int x;
//- static then extern keeps internal linkage
static int x; extern int x; static void f(); void f() {}
//- extern then static function [not g++]
void f(); static void f();
//- block-scope extern refers to the namespace
int x = 1; int f() { extern int x; return x; }
//- block-scope extern with another type [error]
int x = 1; int f() { extern long x; return x; }
//- main cannot be overloaded or called in types
int main(int, char **) { return 0; }
//- main with wrong return type [not g++]
void main() {}
//- main is not static [error]
static int main() { return 0; }
//- language linkage
extern "C" { int f(int); namespace N { void h(); } } extern "C" int f(int); extern "C++" void g(); extern "C" int v;
//- language linkage conflict [error]
int f(int); extern "C" int f(int);
//- two C functions of one name [error]
extern "C" int f(int); extern "C" int f(double);
//- unknown language linkage [error]
extern "Pascal" int f(int);
//- C function declared in two namespaces is one
namespace A { extern "C" int f(); } namespace B { extern "C" int f(); } using A::f; using B::f; int x = f();
//- fundamental type sizes
static_assert(sizeof(char) == 1 && sizeof(short) == 2 && sizeof(int) == 4 && sizeof(long) == 8 && sizeof(long long) == 8);
static_assert(sizeof(bool) == 1 && sizeof(wchar_t) == 4 && sizeof(float) == 4 && sizeof(double) == 8 && sizeof(void *) == 8);
//- orders of specifiers
unsigned long int long a; long unsigned b; int unsigned short c; static_assert(sizeof(a) == 8 && sizeof(c) == 2);
//- bad combination of specifiers [error]
unsigned float x;
//- short long [error]
short long x;
//- two types [error]
int char x;
//- signed unsigned [error]
signed unsigned x;
//- long long long [error]
long long long x;
//- plain char is a distinct type
template <class T, class U> struct same { static constexpr bool v = false; };
template <class T> struct same<T, T> { static constexpr bool v = true; };
static_assert(!same<char, signed char>::v && !same<char, unsigned char>::v && same<int, signed>::v && !same<long, long long>::v);
//- cv-qualified types
const volatile int x = 1; int const *p = (int *)0; typedef const int CI; CI const y = 2;
//- const object without initialiser [error]
const int x;
//- const class without user-provided constructor [error]
struct S { int x; }; const S s;
//- const class with default member initialisers
struct S { int x = 1; }; const S s;
//- const class with user-provided constructor
struct S { S(); int x; }; const S s;
//- void variable [error]
void x;
//- array of void [error]
void x[2];
//- array of references [error]
int &x[2];
//- array of functions [error]
int f[2]();
//- function returning array [error]
int f()[2];
//- function returning function [error]
int f()();
//- pointer to reference [error]
int &*p;
//- reference to void [error]
void &x = *(void *)0;
//- reference to reference [error]
int & &x = *(int *)0;
//- reference collapsing
typedef int &L; typedef int &&R; int a; L &x = a; L &&y = a; R &z = a; R &&w = 1;
//- array bound from initialiser
int a[] = {1, 2, 3}; char s[] = "abc"; static_assert(sizeof(a) == 12 && sizeof(s) == 4);
//- array of zero length is an extension
int a[0];
//- negative array bound [error]
int a[-1];
//- array bound must be constant at namespace scope [error]
int n = 2; int a[n];
//- multidimensional arrays
int a[2][3] = {{1, 2, 3}, {4}}; static_assert(sizeof(a) == 24 && sizeof(a[0]) == 12);
//- inner bound missing [error]
int a[2][];
//- unknown bound completed later
extern int a[]; int f() { return a[0]; } int a[3]; static_assert(sizeof(a) == 12);
//- extern array bound mismatch [error]
extern int a[2]; extern int a[3];
//- storage class of a parameter [error]
void f(static int x);
//- lifetime of a temporary bound to a reference
struct S { ~S(); int x; }; const S &r = S(); S &&q = S(); const int &i = S().x;
//- alignment
struct alignas(16) S { char c; }; static_assert(alignof(S) == 16 && sizeof(S) == 16); alignas(8) char c; alignas(double) char d; static_assert(alignof(int) == 4);
//- alignas not a power of two [error]
alignas(3) int x;
//- alignas less than natural: ignored
alignas(2) int x;
//- alignas of zero is ignored
alignas(0) int x;
//- goto over a class declaration
void f() { goto l; struct S {}; l:; }
//- unqualified name in a base class
struct B { int x; typedef int T; }; struct D : B { T f() { return x; } };
//- conversion function name lookup
struct A { typedef int T; operator T(); }; int f(A a) { return a.operator int(); }
//- destructor name lookup
namespace N { struct S {}; typedef S T; } void f(N::S *p) { p->~S(); p->N::S::~S(); p->N::T::~T(); }
//- pseudo destructor
typedef int I; void f(I *p) { p->~I(); p->I::~I(); }
//- injected class name [not g++]
struct S { S *next; S::S *prev; }; struct D : S { S *s; };
//- ambiguous injected class name [error]
template <class T> struct B {}; struct D : B<int>, B<char> { B *p; };
//- typedef redeclared
typedef int T; typedef int T; T x;
//- typedef redeclared as another type [error]
typedef int T; typedef long T;
//- typedef and variable of one name [error]
typedef int T; int T;
//- enumerator conflicts with a variable [error]
int e; enum E { e };
//- unscoped enumerator qualified by its enumeration
enum E { a, b }; int x = E::b;
//- template name conflicts with a variable [error]
int S; template <class T> struct S {};
//- classes of two namespaces are ambiguous [error 266]
namespace X { struct A; }
namespace Y { struct A; }
using namespace X;
using namespace Y;
A *p;
//- a class and one of a namespace that is used are ambiguous [error 266]
namespace N { struct A {}; }
struct A {};
void f() {
  using namespace N;
  A *p;
}
//- one class found twice is not ambiguous
namespace X { struct A {}; }
namespace Y { using X::A; }
namespace Z { using namespace X; }
using namespace X;
using namespace Y;
using namespace Z;
A a;
struct A b;
//- a lookup sees what was declared since the last one
struct S { char c[1]; };
namespace a { struct S { char c[2]; }; }
namespace b {
static_assert(sizeof(S) == 1, "");
namespace c { static_assert(sizeof(S) == 1, ""); }
using a::S;
static_assert(sizeof(S) == 2, "");
namespace c { static_assert(sizeof(S) == 2, ""); }
}
namespace d {
static_assert(sizeof(S) == 1, "");
inline namespace e { struct S { char c[3]; }; }
static_assert(sizeof(S) == 3, "");
namespace f { static_assert(sizeof(S) == 3, ""); }
}
namespace g {
template <class T> constexpr int before() { return sizeof(S); }
struct S { char c[4]; };
template <class T> constexpr int after() { return sizeof(S); }
static_assert(before<int>() == 1 && after<int>() == 4 && before<char>() == 1, "");
}
//- a using-directive after a lookup counts for the next one
namespace a { struct S { char c[2]; }; }
namespace b {
namespace c { struct S { char c[1]; }; static_assert(sizeof(S) == 1, ""); }
using namespace a;
namespace d { static_assert(sizeof(S) == 2, ""); }
}
//- a using-directive after a lookup makes the name ambiguous [error 266]
struct S {};
namespace a { struct S {}; }
namespace b {
S *p;
using namespace a;
S *q;
}
