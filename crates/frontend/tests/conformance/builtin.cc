//- the same member of a common initial sequence [20]
struct A { int a; float b; }; struct B { int x; float y; char z; }; struct C { int x; char y; }; struct D : A {}; struct V { virtual void f(); int m; };
static_assert(__builtin_is_corresponding_member(&A::a, &B::x) && __builtin_is_corresponding_member(&A::b, &B::y) && __builtin_is_corresponding_member(&A::a, &C::x)); static_assert(!__builtin_is_corresponding_member(&A::a, &B::y) && !__builtin_is_corresponding_member(&A::b, &C::y) && !__builtin_is_corresponding_member(&A::a, &V::m));
template <class S, class T, class M, class N> constexpr bool same(M S::*m, N T::*n) noexcept { return __builtin_is_corresponding_member(m, n); } static_assert(same(&A::b, &B::y) && !same(&A::b, &B::x) && same<D, B, float, float>(&D::b, &B::y) && !same<A, B, int, int>(nullptr, &B::x));
//- the same member behind unions and members without addresses [20]
struct S {}; struct T {}; struct A { int a; union { short b; long c; }; int d; signed char e; }; struct B { const int a; union { signed long b; short c; }; volatile int d; unsigned char e; }; struct P { int a; [[no_unique_address]] S b; [[no_unique_address]] S c; [[no_unique_address]] S d; short e; }; struct Q { int a; [[no_unique_address]] S b; [[no_unique_address]] T c; [[no_unique_address]] S d; short e; }; union U { int a; };
static_assert(__builtin_is_corresponding_member(&A::d, &B::d) && !__builtin_is_corresponding_member(&A::e, &B::e) && !__builtin_is_corresponding_member(&P::e, &Q::e) && !__builtin_is_corresponding_member(&U::a, &U::a) && __builtin_is_corresponding_member(&P::a, &Q::a));
//- the member at the address of its object [20]
struct A { int a; float b; }; struct D : A {}; struct E { A a; }; struct V { virtual void f(); int m; }; union U { int a; float b; }; struct W { union { int x; float y; }; int z; };
template <class S, class M> constexpr bool first(M S::*m) noexcept { return __builtin_is_pointer_interconvertible_with_class(m); } static_assert(first(&A::a) && !first(&A::b) && first(&E::a) && !first(&V::m) && first(&U::a) && first(&U::b) && first(&W::y) && !first(&W::z)); static_assert(__builtin_is_pointer_interconvertible_with_class(&A::a)); static_assert(first<D, int>(&D::a) && !first<A, int>(nullptr));
//- functions of the C library that the compiler knows
double f(double x, int n) { return __builtin_j0(x) + __builtin_jn(n, x) + __builtin_y1(x) + __builtin_roundeven(x) + __builtin_drem(x, x) + __builtin_pow10(x); } int g(const char *s, float x) { return __builtin_strcspn(s, s) + __builtin_strnlen(s, 3) + __builtin_isdigit(*s) + __builtin_toupper(*s) + __builtin_isinff(x) + __builtin_bcmp(s, s, 2); }
bool h(long a, unsigned long long b) { long r; unsigned long long s; return __builtin_saddl_overflow(a, a, &r) || __builtin_umulll_overflow(b, b, &s); }
//- the class of a type
enum E { e }; struct S {}; union U { int a; }; void f(); int v[3]; static_assert(__builtin_classify_type(1) == 1 && __builtin_classify_type('a') == 1 && __builtin_classify_type(true) == 4 && __builtin_classify_type(e) == 3 && __builtin_classify_type(&v) == 5 && __builtin_classify_type(1.0f) == 8 && __builtin_classify_type(S()) == 12 && __builtin_classify_type(U()) == 13, "");
//- padding is cleared in host code
struct S { char c; int x; }; void f(S *s) { __builtin_clear_padding(s); }
//- rounding is constant [not cicc]
static_assert(__builtin_ceil(1.25) == 2.0 && __builtin_ceilf(-1.5f) == -1.0f && __builtin_floor(1.75) == 1.0 && __builtin_trunc(-1.5) == -1.0, "");
//- rounding up is constant
static_assert(__builtin_ceil(1.25) == 2.0, "");
//- comparisons without exceptions are constant [not cicc]
static_assert(__builtin_isgreaterequal(2.0, 2.0) && __builtin_islessequal(1.0f, 2.0f) && __builtin_islessgreater(1.0, 2.0) && !__builtin_islessgreater(1.0, 1.0) && __builtin_isunordered(1.0, __builtin_nan("")), "");
//- complex functions take as many operands as they have [error 140]
double f(double _Complex c) { return __builtin_creal(c, c); }
