//- class basics
struct S { int x, y; void f(); static int z; typedef int T; enum E { a }; struct N { int q; }; }; S::N n; S::T t; S::E e = S::a; void S::f() { x = y; }
//- class member declared twice [error]
struct S { int x; int x; };
//- defaulted copies call what overload resolution chooses for each part
struct Any { Any() {} Any(const Any &) noexcept {} template <class T> Any(T &) {} Any &operator=(const Any &) noexcept { return *this; } template <class T> Any &operator=(T &) { return *this; } };
struct NonConst { NonConst() {} NonConst(NonConst &) noexcept {} NonConst &operator=(NonConst &) noexcept { return *this; } };
struct Both : Any, NonConst {}; struct Plain : Any {};
Both both; Plain plain;
static_assert(!noexcept(Both(both)) && noexcept(Plain(plain)) && !noexcept(both = both) && noexcept(plain = plain), "");
//- a template takes the place of a deleted move that fits less
template <class T> struct Box { Box() {} Box(const volatile Box &&) = delete; Box &operator=(const volatile Box &&) = delete; template <class U> Box(Box<U> &&) {} template <class U> Box &operator=(Box<U> &&) { return *this; } };
struct Holder { Box<int> box; };
void f() { Holder h = Holder(); h = Holder(); Holder other(static_cast<Holder &&>(h)); }
//- a deleted move that fits best deletes that of the whole [error]
template <class T> struct Box { Box() {} Box(Box &&) = delete; Box &operator=(Box &&) = delete; template <class U> Box &operator=(Box<U> &&) { return *this; } };
struct Holder { Box<int> box; };
void f() { Holder h; h = Holder(); }
//- mutable members are copied from objects that are not constant [not cicc]
struct Any { Any() {} Any(const Any &) noexcept {} template <class T> Any(T &) {} };
struct A { mutable Any any; }; struct B { Any any; };
extern const A a; extern const B b;
static_assert(!noexcept(A(a)) && noexcept(B(b)), "");
//- attributes alone are a member declaration
struct A { [[]]; [[gnu::deprecated]]; alignas(4); __attribute__((packed)); int x; };
//- qualifiers alone are no member declaration [error]
struct A { [[]] const; };
//- specifiers alone are no member declaration [error]
struct A { virtual; };
//- member function declared twice [error]
struct S { void f(); void f(); };
//- member functions differ in static only [error]
struct S { void f(int); static void f(int); };
//- member function overloads by const and ref
struct S { int f() &; int f() const &; int f() &&; }; struct T { int f(); int f() const; int f() volatile; };
//- member functions with and without ref qualifier [error]
struct S { void f(); void f() &; };
//- definition of an undeclared member [error]
struct S {}; void S::f() {}
//- definition with another signature [error]
struct S { void f(int); }; void S::f(double) {}
//- definition drops const [error]
struct S { void f() const; }; void S::f() {}
//- member named like the class
struct S { int S; };
//- static member named like the class [error]
struct S { static int S; };
//- constructor with a return type [error]
struct S { void S(); };
//- constructor in a class of another name [error]
struct S { T(); };
//- destructor of another class [error]
struct S { ~T(); };
//- destructor with parameters [error]
struct S { ~S(int); };
//- two destructors [error]
struct S { ~S(); ~S() const; };
//- const constructor [error]
struct S { S() const; };
//- virtual constructor [error]
struct S { virtual S(); };
//- static constructor [error]
struct S { static S(); };
//- constructor initialisers
struct B { B(int); }; struct S : B { int x; const int y; int &r; int a[2]; S(int v) : B(v), x{v}, y(2), r(x), a{1, 2} {} };
//- constructor initialiser of an unknown member [error]
struct S { int x; S() : z(1) {} };
//- constructor initialiser twice [error]
struct S { int x; S() : x(1), x(2) {} };
//- constructor initialiser of an indirect base [error]
struct A { A(int); A(); }; struct B : A {}; struct C : B { C() : A(1) {} };
//- constructor initialiser of a static member [error]
struct S { static int x; S() : x(1) {} };
//- constructor leaves const uninitialised [error]
struct S { const int x; S() {} };
//- base without default constructor [error]
struct B { B(int); }; struct D : B { D() {} };
//- delegating constructors
struct S { int x; S(int v) : x(v) {} S() : S(1) {} };
//- delegating with another initialiser [error]
struct S { int x; S(int v) : x(v) {} S() : S(1), x(2) {} };
//- delegating to itself [error]
struct S { S(int) : S(1) {} };
//- initialisers of packs of bases
template <class... B> struct D : B... { D(int x) : B(x)... {} }; struct A { A(int); }; struct C { C(int); }; D<A, C> d(1);
//- inheriting constructors
struct B { B(int); explicit B(double, int); protected: B(char *); }; struct D : B { using B::B; int x = 3; }; D d(1); D e(1.5, 2); D f = 3;
//- inheriting constructors keeps protected [error]
struct B { protected: B(char *); }; struct D : B { using B::B; }; D d((char *)0);
//- inheriting constructors of an indirect base [not g++]
struct A { A(int); }; struct B : A { B(); }; struct C : B { using A::A; };
//- implicit members
struct S { int x; }; S a; S b(a); S c = S(); void f() { a = b; a = S(); } static_assert(__is_trivial(S) && __is_trivially_copyable(S));
//- no implicit default with a constructor [error]
struct S { S(int); }; S a;
//- move constructor deletes copy [error]
struct S { S(); S(S &&); }; S a; S b(a);
//- move assignment deletes copy assignment [error]
struct S { S &operator=(S &&); }; void f(S &a, S &b) { a = b; }
//- const member deletes assignment [error]
struct S { const int x = 1; }; void f(S &a, S &b) { a = b; }
//- reference member deletes assignment [error]
struct S { int &r; }; void f(S &a, S &b) { a = b; }
//- non-copyable member deletes copy [error]
struct N { N(); N(const N &) = delete; }; struct S { N n; }; S a; S b(a);
//- non-copyable base deletes copy [error]
struct N { N(); private: N(const N &); }; struct S : N {}; S a; S b(a);
//- private destructor deletes default constructor [error]
class N { ~N(); }; struct S { N n; }; S s;
//- copy constructor takes non-const when members do
struct N { N(); N(N &); }; struct S { N n; }; S a; S b(a);
//- copy constructor takes non-const when members do: const source [error]
struct N { N(); N(N &); }; struct S { N n; }; const S a; S b(a);
//- copy constructor by value [error]
struct S { S(S s); };
//- defaulted members
struct S { S() = default; S(const S &) = default; S &operator=(const S &) = default; S(S &&) = default; S &operator=(S &&) = default; ~S() = default; virtual void f(); }; struct T { T(); }; T::T() = default;
//- defaulted with another signature [error]
struct S { int operator=(const S &) = default; };
//- defaulted ordinary constructor [error]
struct S { S(int) = default; };
//- defaulted default that would be deleted
struct N { N(int); }; struct S { N n; S() = default; S(int) : n(1) {} }; S s(1);
//- defaulted default that is deleted is used [error]
struct N { N(int); }; struct S { N n; S() = default; }; S s;
//- deleted destructor [error]
struct S { ~S() = delete; }; void f() { S s; }
//- trivial classes
struct A { A() = default; int x; }; struct B { B() {} }; struct C { virtual void f(); }; struct D { int x = 1; }; static_assert(__is_trivial(A) && !__is_trivial(B) && !__is_trivial(C) && !__is_trivially_constructible(D) && __is_trivially_copyable(D));
//- standard layout and pod
struct A { int x; }; struct B : A { int y; }; struct C { int x; private: int y; }; static_assert(__is_standard_layout(A) && !__is_standard_layout(B) && !__is_standard_layout(C) && __is_pod(A));
//- empty classes and bases
struct E {}; struct D : E { int x; }; struct F { E e; int x; }; struct G : E { E e; }; static_assert(sizeof(E) == 1 && sizeof(D) == 4 && sizeof(F) == 8 && sizeof(G) == 2);
//- layout of members
struct A { char a; int b; char c; }; struct B { char a; double d; }; struct C { virtual ~C(); int x; }; struct D : C { int y; }; static_assert(sizeof(A) == 12 && sizeof(B) == 16 && sizeof(C) == 16 && sizeof(D) == 16);
//- no unique address [20]
struct E {}; struct S { [[no_unique_address]] E e; int x; }; static_assert(sizeof(S) == 4);
//- bit-fields
struct S { unsigned a : 3, b : 5; int : 0; int c : 4; bool d : 1; enum E { x } e : 2; }; static_assert(sizeof(S) == 8); void f(S s) { s.a = 7; s.a++; int x = s.a + s.b; (void)x; }
//- bit-field with an initialiser [20]
struct S { int a : 3 = 1; int b : 4 {2}; };
//- bit-field too wide [error] [not g++] only warns
struct S { bool b : 9; }; S s = undeclared;
//- bit-field of zero width with a name [error]
struct S { int a : 0; };
//- bit-field of negative width [error]
struct S { int a : -1; };
//- bit-field of floating type [error]
struct S { float f : 3; };
//- bit-field static [error]
struct S { static int a : 3; };
//- bit-field width not constant [error]
int n; struct S { int a : n; };
//- unions
union U { int i; float f; char c[8]; void g(); static int s; }; static_assert(sizeof(U) == 8); U u = {1}; U v{}; void U::g() { i = 1; }
//- union with a virtual function [error]
union U { virtual void f(); };
//- union as a base [error]
union U { int x; }; struct S : U {};
//- union with a base [error]
struct B {}; union U : B { int x; };
//- union with a reference [error]
union U { int &r; };
//- union with a non-trivial member
struct N { N(); ~N(); }; union U { N n; int x; U() {} ~U() {} }; U u;
//- union with a non-trivial member has no default [error]
struct N { N(); }; union U { N n; int x; }; U u;
//- union with two initialisers [error]
union U { int x = 1; int y = 2; };
//- union initialised with two values [error]
union U { int x, y; }; U u = {1, 2};
//- anonymous unions and structs
struct S { int a; union { int b; float c; struct { char d, e; }; }; }; int f(S s) { return s.b + s.d; } static_assert(sizeof(S) == 8); S s{1, {2}};
//- anonymous union member conflict [error]
struct S { int a; union { int a; float b; }; };
//- anonymous union with a function [error]
struct S { union { int a; void f(); }; };
//- nested classes
struct O { class N { int x; friend struct O; }; int f(N n) { return n.x; } struct M; static int s; }; struct O::M { int g() { return s; } };
//- nested class uses a member of the outer [error]
struct O { int x; struct N { int f() { return x; } }; };
//- nested class accesses private members
class O { int x; struct N { int f(O &o) { return o.x; } }; };
//- outer does not access private of nested [error]
struct O { class N { int x; }; int f(N n) { return n.x; } };
//- access of members [error]
class S { int x; }; int f(S s) { return s.x; }
//- access of functions [error]
class S { void f(); }; void g(S s) { s.f(); }
//- access of types [error]
class S { typedef int T; }; S::T x;
//- access of static members [error]
class S { static int x; }; int y = S::x;
//- access of constructors [error]
class S { S(); }; S s;
//- access of destructors [error]
class S { ~S(); }; S s;
//- access through friends
class S { int x; friend int f(S); friend class T; template <class U> friend int g(U); friend struct V; }; int f(S s) { return s.x; } class T { int h(S s) { return s.x; } }; template <class U> int g(U u) { return u.x; } int z = g(*(S *)0);
//- friendship is not inherited [error]
class S { int x; friend class T; }; class T {}; class U : T { int f(S s) { return s.x; } };
//- friendship is not transitive [error]
class A { int x; friend class B; }; class B { friend class C; }; class C { int f(A a) { return a.x; } };
//- protected access through the derived class
class B { protected: int x; }; class D : B { int f(D &d) { return x + d.x; } };
//- protected access through the base [error]
class B { protected: int x; }; class D : B { int f(B &b) { return b.x; } };
//- protected access from outside [error]
class B { protected: int x; }; int f(B b) { return b.x; }
//- protected member pointer through the base [error]
class B { protected: int x; }; class D : B { void f() { int B::*p = &B::x; } };
//- private base members [error]
struct B { int x; }; class D : B {}; int f(D d) { return d.x; }
//- using restores access
struct B { int x; }; class D : B { public: using B::x; }; int f(D d) { return d.x; }
//- using of an inaccessible member [error]
class B { int x; }; struct D : B { using B::x; };
//- class keys give default access [error]
class B { public: int x; }; class D : B {}; int f(D d) { return d.x; }
//- struct derives publicly
class B { public: int x; }; struct D : B {}; int f(D d) { return d.x; }
//- access is checked after overload resolution [error]
class S { void f(int); public: void f(double); }; void g(S s) { s.f(1); }
//- access of a conversion function [error]
class S { operator int(); }; int f(S s) { return s; }
//- friend of a member function
struct A { int f(class B &); }; class B { int x; friend int A::f(B &); }; int A::f(B &b) { return b.x; }
//- friend operator defined in the class
class S { int x; public: friend bool operator==(const S &a, const S &b) { return a.x == b.x; } }; bool f(S a, S b) { return a == b; }
//- friend function not a member of the scope [error]
struct A {}; struct B { friend void A::f(); };
//- friend with a storage class [error]
struct S { friend static void f(); };
//- friend declares no member [error]
struct S { friend void f(); }; void g() { S::f(); }
//- conversion functions
struct S { operator int() const; operator const char *() const; template <class T> operator T *() const; operator bool() const = delete; }; S s; int x = s; const char *p = s; double *d = s;
//- conversion function with a return type [error]
struct S { int operator int(); };
//- conversion function with parameters [error]
struct S { operator int(int); };
//- conversion function to an array [error]
struct S { typedef int A[2]; operator A(); };
//- conversion function free [error]
operator int();
//- conversion function ambiguous [error]
struct S { operator int(); operator long(); }; S s; double d = s;
//- converting constructors
struct S { S(int); S(const char *, int = 0); }; void f(S); void g() { f(1); f("a"); S s = 'c'; }
//- static members
struct S { static int f() { return g(); } static int g(); int h() { return f(); } }; int x = S::f() + S().f(); int S::g() { return 1; }
//- static member function is const [error]
struct S { static void f() const; };
//- static member function defined static again [error]
struct S { static void f(); }; static void S::f() {}
//- virtual static [error]
struct S { virtual static void f(); };
//- default member initialisers
struct S { int a = 1; int b{2}; int c = a + b; int d[2] = {1, 2}; S *p = this; S(int) : a(5) {} S() = default; };
//- default member initialiser with parentheses [error]
struct S { int a(1); };
//- default member initialiser of a deduced array [error]
struct S { int a[] = {1, 2}; };
//- default argument uses a later member
struct S { int f(int x = n); static int n; };
//- default argument uses a non-static member [error]
struct S { int n; int f(int x = n); };
//- bodies see the complete class
struct S { int f() { return sizeof(S) + g(); } int g(); int a[3]; };
//- class in its own member [error]
struct S { S s; };
//- static member of its own type
struct S { static S s; S *p; S &r; S f(S); };
//- incomplete return type called [error]
struct S; S f(); void g() { f(); }
//- final class derived [error]
struct S final {}; struct D : S {};
//- final is an identifier elsewhere
struct final { int override; }; final f; int final2 = f.override;
//- temporaries and destructors
struct S { ~S(); S &self(); int x; }; int f() { return S().self().x; }
//- explicit destructor call
struct S { ~S(); }; void f(S *p, S &r) { p->~S(); r.~S(); p->S::~S(); typedef S T; p->~T(); }
//- destructor call of another type [error]
struct S {}; struct T {}; void f(S *p) { p->~T(); }
//- address of a constructor [error]
struct S { S(); }; auto p = &S::S;
//- taking the address of a destructor [error]
struct S { ~S(); }; auto p = &S::~S;
//- comparison defaulted [20]
struct S { int x; double y; bool operator==(const S &) const = default; }; bool f(S a, S b) { return a == b && !(a != b); }
//- comparison defaulted as a friend [20]
struct S { int x; friend bool operator==(const S &, const S &) = default; }; bool f(S a, S b) { return a != b; }
//- comparison defaulted with a non-comparable member is deleted [20] [error]
struct N {}; struct S { N n; bool operator==(const S &) const = default; }; bool f(S a, S b) { return a == b; }
//- comparison defaulted before 20 [error]
struct S { int x; bool operator==(const S &) const = default; };
//- constrained special members [20]
template <class T> struct S { S() requires (sizeof(T) == 4) = default; S() requires (sizeof(T) != 4) {} ~S() requires (sizeof(T) == 4) = default; ~S() {} }; S<int> a; S<char> b;
//- local classes have access of the function
class A { int x; static int f(A &a) { struct L { static int g(A &a) { return a.x; } }; return L::g(a); } };
//- qualified call suppresses virtual dispatch
struct B { virtual int f() { return 1; } }; struct D : B { int f() { return B::f() + 1; } };
//- redeclared nested class [error]
struct S { struct N {}; struct N {}; };
//- forward nested class defined outside
struct S { struct N; N *p; }; struct S::N { int x; }; int f(S s) { return s.p->x; }
//- defined outside without declaration [error]
struct S {}; struct S::N { int x; };
//- member template with the name of a parameter of the class [not g++]
template <class T> struct S { template <class T> void f(); };
//- special members of instances that nothing has named before
template <class T> struct P { T x; }; template <class T> struct E {}; template <class T> struct D : E<T> { using E<T>::operator=; P<T> p; }; using I = P<int>; I &(I::*assign)(const I &) = &I::operator=; void f(P<int> &a, const P<int> &b, D<int> &d) { a.operator=(b); a.P<int>::operator=(b); a.~P(); d.~D(); d = E<int>(); }
//- traits of instances whose special members nothing has named
template <class T> struct P { T x; }; template <class T> struct D : P<T> { P<T> p[2]; }; static_assert(__is_trivially_copyable(D<int>) && __is_aggregate(D<int>) && __is_trivially_constructible(P<int>, const P<int> &) && noexcept(P<int>(P<int>())), "");
//- constructor of an instance that declares none [error]
template <class T> struct P { T x; }; template <> P<int>::P() {}
//- union of instances without constructors
template <class T> struct P { T x; }; union U { P<int> a; P<float> b; }; U u, v = u; void f() { u = v; }
//- inherited constructors of an instance without any
template <class T> struct P { T x; }; template <class T> struct D : P<T> { using P<T>::P; int y; D(int v) : P<T>(), y(v) {} }; D<int> a(1), b = a;
//- assignment of an instance with a constant member [error]
template <class T> struct P { const T x; }; void f(P<int> &a) { a = a; }
//- explicit argument for a parameter of another class template
template <class T> struct A { T x; }; template <class T> struct B { B(A<T>); }; template <class T> int f(B<T>); template <class T> int f(A<T>, int = 0); A<int> a; int x = f(a), y = f<int>(a); template <class T, class U> int g(B<T>, U); int z = g<int>(a, 1);
//- protected members of one of two equal bases
struct A { protected: void state(int); int count; };
struct B : A {};
struct C : A {};
struct D : B, C { int f() { B::state(1); C::state(2); return B::count + C::count; } };
//- the condition of explicit converts to bool [20]
struct W { constexpr explicit operator bool() const { return true; } };
struct U { explicit(W()) U(int); explicit(!W()) U(char); };
U u = 'a';
//- constructors that take member types in class template argument deduction
template <class T, unsigned N> struct Array {};
template <unsigned R> struct View {
  enum class Order { Row, Column };
  struct Options {};
  View(Array<int, R>, Order = Order::Row);
  View(Array<int, R>, int, Options = Options());
};
Array<int, 2> a;
View v{a};
View w(a, 1);
template <class T> struct Box { Box(T); };
template <class = void> auto make() -> decltype(Box(42));
Box<int> box = make();
//- arrays of objects that cannot be destroyed
struct A { ~A() = delete; };
A *a = new A[2];
//- members with explicit default constructors in aggregates
struct Vector { explicit Vector(int = 0); };
struct Holds { int n; Vector v; };
struct Derives : Vector { int n; };
Holds a = {};
Holds b{1};
Derives c{};
//- a friend class named again by an elaborated type
class A { friend class B; };
class B *b;
B *c;
//- class template argument deduction from a derived object
template <class T> struct X { T a; };
template <class T> struct Y : X<T> {};
extern const Y<int> y;
using type = decltype(X{y});
using type = X<int>;
//- deleted constructor templates leave an aggregate one
struct A { int n; template <class T> A(T, T) = delete; };
A a = {1};
//- a private allocation function [error 265]
class X { void *operator new(unsigned long); };
X *f() { return new X; }
//- a private deallocation function [error 265]
class X { void operator delete(void *); };
void f(X *x) { delete x; }
//- private allocation functions in the class and its friends
class X {
  void *operator new(unsigned long);
  void operator delete(void *);
  static X *make() { return new X; }
  void drop() { delete this; }
  friend void f(X *);
};
void f(X *x) { delete x; ::delete ::new X; }
//- [class.default.ctor] a constructor template of a base or member is one only where it takes no arguments
template <bool B> struct When {};
template <> struct When<true> { using type = int; };
template <bool B> struct Part {
    template <bool D = B, typename When<D>::type = 0> constexpr Part() {}
    constexpr explicit Part(int *) {}
};
template <bool B> struct Derived : Part<B> { using Part<B>::Part; Derived() = default; };
template <bool B> struct Inheriting : Part<B> { using Part<B>::Part; };
template <bool B> struct Member { Part<B> part; Member() = default; };
template <bool B> struct Implicit { Part<B> part; };
static_assert(__is_constructible(Derived<true>) && !__is_constructible(Derived<false>), "");
static_assert(__is_constructible(Inheriting<true>) && !__is_constructible(Inheriting<false>), "");
static_assert(__is_constructible(Member<true>) && !__is_constructible(Member<false>), "");
static_assert(__is_constructible(Implicit<true>) && !__is_constructible(Implicit<false>), "");
//- [class.access] what a trait in the base clause asks about is not accessible
class Private { Private &operator=(const Private &); Private(int); };
template <bool B> struct Bool { static const bool value = B; };
template <class T> struct CopyAssignable : Bool<__is_assignable(T &, const T &)> {};
template <class T> struct FromInt : Bool<__is_constructible(T, int)> {};
static_assert(!CopyAssignable<Private>::value && !FromInt<Private>::value, "");
//- a static member initialised in parentheses outside its class
namespace n { enum class E { a, b }; int v; namespace m { int w; } } struct S { static const S less, star; static int k, l; constexpr S(n::E) {} constexpr S(int *) {} };
const S S::less(n::E::a); const S S::star(&n::v); int S::k(n::m::w); int S::l(*&n::v); namespace o { struct T { static const T less; explicit constexpr T(n::E) {} }; inline constexpr T T::less(n::E::b); }
