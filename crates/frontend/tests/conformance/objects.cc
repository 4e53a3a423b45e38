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
