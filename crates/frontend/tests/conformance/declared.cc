//- a function beside one that a using-declaration brings in [error 734]
namespace A { void f(); } using A::f; void f();
//- a using-declaration beside a function [error 735]
namespace A { void f(); } void f(); using A::f;
//- a function that returns something else beside a using-declaration [error 734]
namespace A { void f(); } using A::f; int f();
//- a function in a block beside a using-declaration [error 734]
namespace A { void f(); } void g() { using A::f; void f(); }
//- the same function beside its using-declaration in a block
void f(int); void g() { using ::f; void f(int); }
//- an overload beside a using-declaration
namespace A { void f(int); } using A::f; void f();
//- a function with C linkage beside its using-declaration
namespace A { extern "C" void f(); } using A::f; extern "C" void f();
//- two using-declarations of functions with the same parameters
namespace A { void f(); } namespace B { void f(); } using A::f; using B::f;
//- a friend beside a using-declaration [error 734]
void f(); namespace N { using ::f; struct B { friend void f(); }; }
//- a class beside a using-declaration of another [error 101]
namespace A { struct S {}; } using A::S; struct S {};
//- a using-declaration of a class beside another [error 101]
struct S {}; namespace A { struct S {}; } using A::S;
//- a local class beside a using-declaration of another [error 101]
struct S {}; void f() { using ::S; struct S {}; }
//- a typedef of another type beside a using-declaration [error 101]
namespace A { typedef int T; } using A::T; typedef long T;
//- a typedef of the same type beside a using-declaration
namespace A { typedef int T; } using A::T; typedef int T;
//- a using-declaration of a class beside a function
namespace A { struct S {}; } void S(); using A::S;
//- a using-declaration of a variable beside a namespace [error 101]
namespace A { int M; } namespace M {} using A::M;
//- a local variable beside a using-declaration of another [error 101]
namespace A { int v; } void g() { using A::v; int v; }
//- a variable beside a using-declaration of a function [error 101]
namespace A { void v(); } using A::v; int v;
//- a variable beside a using-declaration of an enumerator [error 101]
namespace A { enum E { e }; } using A::e; int e;
//- a variable beside a using-declaration of a typedef [error 101]
namespace A { typedef int v; } using A::v; int v;
//- a variable beside a using-declaration of a class
namespace A { struct v {}; } using A::v; int v;
//- a member beside a using-declaration of another [error 101]
struct B { int f; }; struct D : B { using B::f; int f; };
//- a member class beside a using-declaration of another [error 101]
struct B { struct f {}; }; struct D : B { using B::f; struct f {}; };
//- a using-declaration of a function beside a data member [error 101]
struct B { void f(); }; struct D : B { int f; using B::f; };
//- a class with the name of a typedef of an incomplete class [error 256]
typedef struct s S; struct S { int m; };
//- a class with the name of a typedef of a class [error 3369]
typedef struct { int i; } C; struct C;
//- a class with the name of a typedef [error 256]
typedef int C; struct C {};
//- a member class with the name of a typedef [error 256]
struct A { typedef int T; struct T; };
//- an enumeration with the name of a typedef [error 256]
typedef int C; enum C { a };
//- a typedef of a class to its own name
typedef struct D D; struct D { int i; }; struct D; typedef struct D D;
//- a private type of a base [error 265]
class E { class N { int x; }; }; class D : public E { N o; };
//- a private typedef of a base as a return type [error 265]
class E { typedef int N; }; class D : public E { N f(); };
//- a private type of a base as a base [error 265]
class F { class I {}; }; class G : F { class J : I {}; };
//- a protected type of a base as a base
class F { protected: class I {}; }; class G : F { class J : I {}; };
//- a private class template of a base [error 265]
class F { template <class> class I {}; }; class G : F { I<int> i; };
//- the name of a private base of a base [error 265]
struct A { static int i; }; struct B : private A {}; struct C : B { A *p; };
//- the qualified name of a private base of a base
struct A { typedef int T; }; struct B : private A {}; struct C : B { ::A::T p; };
//- a private virtual base is initialised by its name [error 265]
struct A { A(int); A(); }; struct B : private virtual A {}; struct C : B { C() : A(1) {} };
//- a function that a private using-declaration brings in [error 265]
struct A { int foo(); }; class B : public A { using A::foo; }; void f() { B b; b.foo(); }
//- a function of a base beside a private using-declaration
struct A { void foo(); }; class B : public A { using A::foo; }; void f() { B b; b.A::foo(); }
//- a private using-declaration of a base [error 265]
struct A { void foo(); }; class B : public A { using A::foo; }; struct C : B { void f() { foo(); } };
//- a protected using-declaration of a base
struct A { void foo(); }; class B : public A { protected: using A::foo; }; struct C : B { void f() { foo(); } };
//- a private member template [error 265]
class A { template <class T> void g(T); }; void f() { A a; a.g(0); }
//- a private member template with arguments [error 265]
class A { template <class T> void g(T); }; void f() { A a; a.g<int>(0); }
//- a specialisation of a private member template [error 265]
class A { template <class T> void g(T t) {} }; template <> void A::g<int>(int t) {} void f() { A a; a.g<int>(0); }
//- a private member template of a class template [error 265]
template <class U> class A { template <class T> void g(T); }; void f() { A<int> a; a.g(0); }
//- a private constructor template [error 330]
class A { template <class T> A(T); }; A a(1);
//- a private constructor template in its class
class A { template <class T> A(T); public: void f() { A b(1); } };
//- a private member template drops out of overload resolution
class A { template <class T> void g(T); };
template <class T> auto t(T *p, int) -> decltype(p->g(0)); template <class T> int t(T *, long);
int x = t((A *)0, 0);
//- a protected member template that a using-declaration makes public
class A { protected: template <class T> void f(T); }; class B : A { public: using A::f; }; void f(B &b) { b.f(1); }
//- a friend class is one of the innermost namespace [error 265]
struct S { void t(); }; namespace N { class X { friend class S; static int *i; }; } void S::t() { N::X::i; }
//- a friend class of the same namespace
namespace N { struct S { void t(); }; class X { friend class S; static int *i; }; } void N::S::t() { N::X::i; }
//- a friend template with the name of a class [error 101]
class A {}; class B { template <class T> friend class A; };
//- a friend class with the name of a friend template [error 101]
class A { template <class T> friend class B; }; class C { friend class B; };
//- a friend class with the name of a namespace [error 101]
namespace N {} class A { friend class N; };
//- a friend that is a variable [error 277]
struct A { friend int foo; };
//- a friend that is a bit-field [error 277]
struct A { friend int : 1; };
//- friend twice [error 240]
struct S { friend friend class C; };
//- a friend with another return type [error 311]
struct A { friend void g(); friend int g(); };
//- a friend that is defined and deleted [error 3369]
void foo() {} struct A { friend void foo() = delete; };
//- a friend of a local class with other parameters [error 948]
void foo() { extern void bar(int); struct A { friend void bar(); }; }
//- a qualified friend of a local class [error 948]
void a(); void foo() { struct A { friend void ::a(); }; }
//- a qualified member friend of a local class
struct X { void m(); }; void foo() { struct A { friend void X::m(); }; }
//- a friend template outside of a class [error 239]
template <typename T> friend void T::foo;
//- a friend with another exception specification [error]
void f() noexcept; struct B { friend void f() noexcept(false); };
//- a friend with the same exception specification
void f() noexcept; struct B { friend void f() noexcept(true); };
//- a qualified data member [error 283]
struct B { int x; }; struct F { int B::bar; };
//- a qualified member function of another class [error 283]
struct A { void g(); }; struct B { void A::g(); };
//- a member with the name of a namespace's variable [error 283]
namespace N { int x; } struct B { int N::x; };
//- a qualified enumeration in its class [error 283]
struct S { enum E : int; enum S::E : int { X } e; };
//- a class of a namespace defined in a function [error 551]
namespace N { struct A; int f() { struct N::A { A() {} }; return 0; } }
//- a class of a namespace defined in a class [error 551]
namespace N { struct x; struct y { struct N::x { int x; }; }; }
//- a member class defined in another namespace [error 551]
struct foo { struct in; }; namespace bar { struct foo::in {}; }
//- a static data member defined in another namespace [error 551]
struct foo { static int i; }; namespace bar { int foo::i; }
//- members defined in namespaces around
namespace N { namespace M { struct foo { struct in; static int i; }; } struct M::foo::in {}; } int N::M::foo::i;
//- a member class of a local class defined in its function
void f() { struct O { struct N; }; struct O::N {}; }
//- a typedef of an operator [error 502]
typedef int operator !();
//- a specifier twice [error 240]
struct A { virtual virtual void f(); };
//- inline twice [error 240]
inline inline void f();
//- a storage class twice [error 81]
static static int f;
//- a scoped enumeration without a name [error 2176]
enum class { x };
//- a conversion function with a trailing return type [error 1823]
struct A { operator int() -> int; };
//- a destructor outside of classes [error 169]
struct C {}; ~C() {}
//- main twice with different parameters [error 159]
int main(); int main(int, char **);
//- a default argument before a parameter of a variable template [error 306]
template <class T = int, class U> T vt;
//- an override that may throw [error 766]
struct A { virtual void f() noexcept; }; struct B : A { void f() noexcept(false); };
//- an operator defined with another exception specification [error]
struct A { void operator+(int) noexcept; }; void A::operator+(int) {}
//- a constructor defined with another exception specification [error]
struct A { A() noexcept; }; A::A() {}
//- a storage class of an unnamed bit-field [error 65]
struct A { static int : 4; };
//- vectors with a part of an element [error]
typedef int V __attribute__((vector_size(1))); V x[] = {5, 6, 7};
//- vectors with elements and a half [error]
typedef int V __attribute__((vector_size(6)));
//- vectors without elements [error]
typedef int V __attribute__((vector_size(0)));
//- vectors of three elements [error]
typedef int V __attribute__((vector_size(12)));
//- vectors of one element
typedef int V __attribute__((vector_size(4))); V x = {5};
