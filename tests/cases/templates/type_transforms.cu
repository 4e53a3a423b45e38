// The intrinsics that the C++ libraries of GCC 13 and 14 are written with: types made of types, and questions about types.
// FLAGS: -std=c++20
// RUN: k<<<1, 1>>>(o=out:i32:1)
// EXPECT: o == [17]
// NO-CLANG: clang 19 has not all of them
template <class A, class B> constexpr bool same = false;
template <class A> constexpr bool same<A, A> = true;

// With the names of the library, which has templates of the same names as some of the intrinsics.
template <class T> struct remove_cv { using type = __remove_cv(T); };
template <class T> using remove_cvref_t = __remove_cvref(T);
template <class T> struct __is_pointer { enum { value = __is_pointer(T) }; };
template <class T> __device__ __remove_reference(T) &&moved(T &&t) { return static_cast<__remove_reference(T) &&>(t); }

static_assert(same<remove_cv<const volatile int>::type, int> && same<remove_cv<const int *>::type, const int *>);
static_assert(same<remove_cv<const int[3]>::type, int[3]> && same<__remove_const(const volatile int), volatile int>);
static_assert(same<__remove_volatile(const volatile int), const int>);
static_assert(same<remove_cvref_t<const int &>, int> && same<__remove_reference(const int &&), const int>);
static_assert(same<__remove_pointer(int *const), int> && same<__remove_pointer(int), int>);
static_assert(same<__add_pointer(int &), int *> && same<__add_lvalue_reference(int &&), int &>);
static_assert(same<__add_rvalue_reference(int), int &&> && same<__add_lvalue_reference(void), void>);
static_assert(same<__remove_extent(int[2][3]), int[3]> && same<__remove_all_extents(int[2][3]), int>);
static_assert(same<__decay(const int[3]), const int *> && same<__decay(const int &), int> && same<__decay(void()), void (*)()>);
enum class Small : unsigned char {};
static_assert(same<__make_signed(unsigned long), long> && same<__make_unsigned(const wchar_t), const unsigned>);
static_assert(same<__make_signed(Small), signed char> && same<__underlying_type(Small), unsigned char>);

struct A { int x; };
struct B : A {};
struct C { int y; C(const A &) noexcept; explicit C(int); };
static_assert(__is_convertible(B, A) && !__is_convertible(int, C) && __is_convertible(A, C));
static_assert(__is_nothrow_convertible(A, C) && __is_nothrow_convertible(void, void));
static_assert(__reference_constructs_from_temporary(const int &, long) && __reference_constructs_from_temporary(int &&, int));
static_assert(!__reference_constructs_from_temporary(const int &, int &) && !__reference_converts_from_temporary(const A &, B &));
static_assert(!__reference_converts_from_temporary(int &, long));
struct E { int y; };
static_assert(__is_layout_compatible(A, E) && !__is_layout_compatible(A, C *));

static_assert(__is_pointer<int *>::value && !__is_pointer<int>::value);
static_assert(__is_array(int[2]) && __is_bounded_array(int[2]) && __is_unbounded_array(int[]) && !__is_array(int *));
static_assert(__is_reference(int &&) && __is_lvalue_reference(int &) && __is_rvalue_reference(int &&));
static_assert(__is_member_pointer(int A::*) && __is_member_object_pointer(int A::*) && __is_member_function_pointer(void (A::*)()));
static_assert(__is_object(int) && !__is_object(int &) && !__is_object(void()));
static_assert(__is_const(const int) && !__is_const(const int *) && __is_volatile(volatile int));
static_assert(__is_scoped_enum(Small) && __is_integral(char) && __is_floating_point(double) && __is_arithmetic(bool));
static_assert(__is_signed(char) && __is_signed(float) && __is_unsigned(bool) && !__is_signed(unsigned));
static_assert(__is_void(const void) && __is_nullptr(decltype(nullptr)) && __is_scalar(int A::*));
static_assert(__is_fundamental(void) && __is_compound(A) && !__is_compound(int));

__global__ void k(int *o) {
    __remove_cvref(const int &) local = 17;
    *o = moved(__remove_cv(const int)(local));
}
