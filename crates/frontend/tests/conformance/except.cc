//- try and catch
void g(); int f() { try { g(); } catch (int e) { return e; } catch (const char *s) { return s[0]; } catch (...) { throw; } return 0; }
//- catch all not last [error 532]
void f() { try { } catch (...) { } catch (int) { } }
//- try without catch [error]
void f() { try { } }
//- catch without try [error]
void f() { catch (int) { } }
//- function try block
struct S { int x; S() try : x(1) { } catch (...) { } }; int f() try { return 1; } catch (int) { return 2; }
//- catch of an incomplete type [error]
struct S; void f() { try { } catch (S) { } }
//- catch of an rvalue reference [error]
void f() { try { } catch (int &&) { } }
//- catch of an abstract class [error]
struct S { virtual void f() = 0; }; void f() { try { } catch (S) { } }
//- throw expressions
struct S { S(const char *); }; void f(bool b) { throw S("a"); throw 1; throw; b ? throw 1 : 2; }
//- throw of void [error]
void g(); void f() { throw g(); }
//- throw of an abstract class [error]
struct S { virtual void f() = 0; }; void f(S &s) { throw s; }
//- throw of a class without copy [error]
struct S { S(); S(const S &) = delete; }; void f(S &s) { throw s; }
//- catch by value of a class without copy [error]
struct S { S(); S(const S &) = delete; }; void f() { try { } catch (S s) { } }
//- jump into a try block [error]
void f() { goto l; try { l:; } catch (...) { } }
//- jump out of a try block
void f() { try { goto l; } catch (...) { } l:; }
//- noexcept in types
void (*p)() noexcept; void f(void (*)() noexcept); template <class R, bool N> char g(R (*)() noexcept(N)); int h() noexcept; static_assert(sizeof(g(h)) == 1);
//- noexcept deduced for implicit members
struct A { A() noexcept(false); ~A(); }; struct B { A a; }; static_assert(!noexcept(B()) && __is_nothrow_constructible(int) && !__is_nothrow_constructible(B)); struct C { ~C() noexcept(false); }; struct D { C c; }; static_assert(!noexcept(static_cast<D *>(0)->~D()) && noexcept(static_cast<B *>(0)->~B()));
//- noexcept not constant [error]
int n; void f() noexcept(n);
//- noexcept depends on a later member
struct S { void f() noexcept(sizeof(x) == 4); int x; };
//- dynamic exception specification in 14 [14]
void f() throw(int, char *); void g() throw();
//- virtual with noexcept expression
struct B { virtual void f() noexcept(false); }; struct D : B { void f() noexcept override; };
//- typeid with a declared type_info
namespace std { class type_info { public: virtual ~type_info(); bool operator==(const type_info &) const; const char *name() const; }; } struct S { virtual ~S(); }; bool f(S &s) { return typeid(s) == typeid(S) && typeid(int) == typeid(1 + 2); }
//- typeid of an incomplete type [error]
namespace std { class type_info { public: bool operator==(const type_info &) const; }; } struct S; auto &t = typeid(S);
//- throw in a constexpr function
constexpr int f(int n) { if (n < 0) throw 1; return n; } static_assert(f(1) == 1);
//- return in a handler of a constructor function try block
struct S { S(); }; S::S() try { } catch (...) { throw; }
//- variables of try blocks are not visible in handlers [error]
void f() { try { int x = 1; } catch (...) { int y = x; } }
//- parameters are visible in function handlers
int f(int n) try { return n; } catch (...) { return n + 1; }
//- nested try
void f() { try { try { throw 1; } catch (char) { } } catch (int) { } }
//- catch parameter redeclared [not g++]
void f() { try { } catch (int x) { int x; } }
//- exception pointer conversions
struct B {}; struct D : B {}; void f() { try { throw (D *)0; } catch (B *) { } catch (const void *) { } }
