//- bases and hiding
struct B { int x; void f(int); }; struct D : B { double x; void f(double); }; static_assert(sizeof(D().x) == 8); void g(D d) { d.f(1.0); d.B::f(1); d.B::x = 1; }
//- a hidden base function is not a candidate [error]
struct B { void f(int *); }; struct D : B { void f(double); }; void g(D d, int *p) { d.f(p); }
//- using brings base functions
struct B { void f(int *); }; struct D : B { using B::f; void f(double); }; void g(D d, int *p) { d.f(p); d.f(1.0); }
//- ambiguous member [error]
struct A { int x; }; struct B { int x; }; struct D : A, B {}; int f(D d) { return d.x; }
//- ambiguous functions are not overloads [error]
struct A { void f(int); }; struct B { void f(char *); }; struct D : A, B {}; void g(D d) { d.f(1); }
//- ambiguous static member of a repeated base is fine
struct V { static int s; enum { e }; typedef int T; }; struct A : V {}; struct B : V {}; struct D : A, B {}; int f(D d) { return d.s + d.e; } D::T t;
//- ambiguous non-static member of a repeated base [error]
struct V { int s; }; struct A : V {}; struct B : V {}; struct D : A, B {}; int f(D d) { return d.s; }
//- virtual base is shared
struct V { int s; }; struct A : virtual V {}; struct B : virtual V {}; struct D : A, B {}; int f(D d) { return d.s; } V *g(D *d) { return d; }
//- dominance through virtual bases
struct V { int f(); int x; }; struct A : virtual V { int f(); int x; }; struct B : virtual V {}; struct D : A, B { int g() { return f() + x; } };
//- repeated direct base [error]
struct B {}; struct D : B, B {};
//- incomplete base [error]
struct B; struct D : B {};
//- base is a scalar [error]
struct D : int {};
//- base is itself [error]
struct D : D {};
//- virtual functions and overriding
struct B { virtual int f(int) const; virtual ~B(); }; struct D : B { int f(int) const override; ~D() override; }; struct E final : D { int f(int) const final; };
//- override nothing [error]
struct B { virtual void f(int); }; struct D : B { void f(double) override; };
//- override without virtual [error]
struct B { void f(); }; struct D : B { void f() override; };
//- override misses const [error]
struct B { virtual void f() const; }; struct D : B { void f() override; };
//- override a final function [error]
struct B { virtual void f() final; }; struct D : B { void f(); };
//- final on a non-virtual function [error]
struct B { void f() final; };
//- override with another return type [error]
struct B { virtual int f(); }; struct D : B { long f(); };
//- covariant return
struct X {}; struct Y : X {}; struct B { virtual X *f(); virtual const X &g(); }; struct D : B { Y *f() override; Y &g() override; };
//- covariant return of unrelated classes [error]
struct X {}; struct Y {}; struct B { virtual X *f(); }; struct D : B { Y *f() override; };
//- covariant return to an inaccessible base [error]
struct X {}; struct Y : private X {}; struct B { virtual X *f(); }; struct D : B { Y *f() override; };
//- override with a looser exception specification [error]
struct B { virtual void f() noexcept; }; struct D : B { void f() override; };
//- override a deleted function [error]
struct B { virtual void f() = delete; }; struct D : B { void f() override; };
//- virtual function template [error]
struct B { template <class T> virtual void f(T); };
//- pure virtual
struct B { virtual void f() = 0; virtual ~B() = 0; }; B::~B() {} struct D : B { void f() override {} }; D d;
//- abstract object [error]
struct B { virtual void f() = 0; }; B b;
//- abstract inherited [error]
struct B { virtual void f() = 0; }; struct D : B {}; D d;
//- abstract parameter [error]
struct B { virtual void f() = 0; }; void g(B b) {}
//- abstract return [error]
struct B { virtual void f() = 0; }; B g() { throw 1; }
//- abstract reference and pointer
struct B { virtual void f() = 0; }; void g(B &b, B *p, const B &&r); static_assert(__is_abstract(B));
//- abstract cast [error]
struct B { virtual void f() = 0; }; void g() { B(); }
//- pure on a non-virtual function [error]
struct B { void f() = 0; };
//- pure with another value [error]
struct B { virtual void f() = 1; };
//- pure with a body [error]
struct B { virtual void f() = 0 {} };
//- no unique final overrider [error]
struct V { virtual void f(); }; struct A : virtual V { void f(); }; struct B : virtual V { void f(); }; struct D : A, B {};
//- polymorphic layout
struct B { virtual void f(); int x; }; struct C { virtual void g(); int y; }; struct D : B, C { int z; }; static_assert(sizeof(B) == 16 && sizeof(D) == 32 && __is_polymorphic(D));
//- virtual base layout
struct V { int v; }; struct A : virtual V { int a; }; static_assert(sizeof(A) == 16); struct B : virtual V { int b; }; struct D : A, B { int d; }; static_assert(sizeof(D) == 40);
//- virtual base initialised by the most derived class
struct V { V(int); }; struct A : virtual V { A() : V(1) {} }; struct D : A { D() : V(2) {} };
//- virtual base not initialised by the most derived class [error]
struct V { V(int); }; struct A : virtual V { A() : V(1) {} }; struct D : A { D() {} };
//- access and virtual functions
struct B { virtual void f(); }; class D : public B { void f() override; }; void g(D &d) { B &b = d; b.f(); }
//- conversion to an ambiguous base in a call [error]
struct A {}; struct B : A {}; struct C : A {}; struct D : B, C {}; void f(A &); void g(D d) { f(d); }
//- conversion prefers the nearer base
struct A {}; struct B : A {}; struct C : B {}; int f(A &); long f(B &); C c; static_assert(sizeof(f(c)) == 8);
//- using a base type and template
struct B { typedef int T; template <class U> struct R { U u; }; }; struct D : B { using B::T; using B::R; T t; R<int> r; };
//- dependent base names need qualification [error]
template <class T> struct B { int x; }; template <class T> struct D : B<T> { int f() { return x; } }; int y = D<int>().f();
//- dependent base names through this
template <class T> struct B { int x; int g(); typedef int U; }; template <class T> struct D : B<T> { typename B<T>::U f() { return this->x + B<T>::g(); } }; int y = D<int>().f();
//- CRTP
template <class D> struct B { int call() { return static_cast<D *>(this)->impl(); } }; struct D : B<D> { int impl() { return 1; } }; int y = D().call();
//- base from a pack
template <class... T> struct O : T... { using T::operator()...; }; template <class... T> O(T...) -> O<T...>; struct A { int operator()(int); }; struct B { long operator()(char *); }; O o{A(), B()}; static_assert(sizeof(o(1)) == 4 && sizeof(o((char *)0)) == 8);
//- base given by decltype
struct B { int x; }; B b; struct D : decltype(b) { }; int f(D d) { return d.x; }
//- virtual destructor makes delete virtual
struct B { virtual ~B(); }; struct D : B {}; void f(B *b) { delete b; } static_assert(__has_virtual_destructor(D));
//- calls in constructors
struct B { B() { f(); } virtual void f(); }; struct D : B { void f() override; };
//- protected constructor of a base
class B { protected: B(); }; struct D : B {}; D d;
//- protected constructor from outside [error]
class B { protected: B(); }; B b;
//- empty base chain
struct A {}; struct B : A {}; struct C : A {}; struct D : B, C {}; static_assert(sizeof(D) == 2);
//- is_base_of
struct A {}; struct B : A {}; static_assert(__is_base_of(A, B) && !__is_base_of(B, A) && __is_base_of(A, A) && !__is_base_of(int, int));
//- a virtual base that another way makes accessible
struct A { int a; virtual ~A(); }; struct B : virtual A {}; struct C : virtual A {}; struct E : private B, public C {}; A *f(E *e) { return e; } A &g(E &e) { return e; }
//- a virtual base that no way makes accessible [error 269]
struct A { int a; }; struct B : virtual A {}; struct C : virtual A {}; struct E : private B, private C {}; A *f(E *e) { return e; }
//- a base that is not virtual on the accessible way [error]
struct A { int a; }; struct B : virtual A {}; struct C : A {}; struct E : private B, public C {}; A *f(E *e) { return e; }
//- a template template parameter is deduced from a base whose parameters are of other kinds
template <class T> struct A { T* p; }; template <int N, class T> struct F : A<T> { T s[N]; }; template <class T, class U> struct G : A<T> {}; template <template <class> class X, class T> T* f(const X<T>& x, int i) { return x.p + i; } template <template <class> class X, class T> T* g(X<T>* x) { return x->p; } int* h(F<3, int>& a, G<int, char>& b) { return f(a, 1) ? f(b, 2) : g(&a); }
//- what a class fits in part says nothing about its base [not cicc]
template <class T, class U> struct A {}; template <> struct A<char, int> : A<int, int> {}; template <class T> T f(const A<T, T>&); static_assert(sizeof(f(A<char, int>())) == 4);
//- no base fits a template template parameter [error]
template <class T> struct A {}; template <int N, class T> struct F {}; template <template <class> class X, class T> T f(const X<T>&); int h(F<3, int>& a) { return f(a); }
