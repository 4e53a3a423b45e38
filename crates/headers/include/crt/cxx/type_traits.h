// Text of <type_traits> and <cuda/std/type_traits>.
__OXICC_STD_BEGIN
typedef decltype(sizeof(int)) size_t;
typedef decltype((char *)0 - (char *)0) ptrdiff_t;
typedef decltype(nullptr) nullptr_t;

template <class T, T v> struct integral_constant {
    static constexpr T value = v;
    typedef T value_type;
    typedef integral_constant type;
    __host__ __device__ constexpr operator value_type() const noexcept { return value; }
    __host__ __device__ constexpr value_type operator()() const noexcept { return value; }
};
template <bool b> using bool_constant = integral_constant<bool, b>;
typedef integral_constant<bool, true> true_type;
typedef integral_constant<bool, false> false_type;

template <bool b, class T = void> struct enable_if {};
template <class T> struct enable_if<true, T> { typedef T type; };
template <bool b, class T = void> using enable_if_t = typename enable_if<b, T>::type;
template <bool b, class T, class F> struct conditional { typedef T type; };
template <class T, class F> struct conditional<false, T, F> { typedef F type; };
template <bool b, class T, class F> using conditional_t = typename conditional<b, T, F>::type;
template <class...> using void_t = void;
template <class T> struct type_identity { typedef T type; };
template <class T> using type_identity_t = T;

template <class... B> struct conjunction : true_type {};
template <class B> struct conjunction<B> : B {};
template <class B, class... R> struct conjunction<B, R...> : conditional_t<bool(B::value), conjunction<R...>, B> {};
template <class... B> struct disjunction : false_type {};
template <class B> struct disjunction<B> : B {};
template <class B, class... R> struct disjunction<B, R...> : conditional_t<bool(B::value), B, disjunction<R...>> {};
template <class B> struct negation : bool_constant<!bool(B::value)> {};

template <class T> struct remove_const { typedef T type; };
template <class T> struct remove_const<const T> { typedef T type; };
template <class T> struct remove_volatile { typedef T type; };
template <class T> struct remove_volatile<volatile T> { typedef T type; };
template <class T> struct remove_cv { typedef T type; };
template <class T> struct remove_cv<const T> { typedef T type; };
template <class T> struct remove_cv<volatile T> { typedef T type; };
template <class T> struct remove_cv<const volatile T> { typedef T type; };
template <class T> struct remove_reference { typedef T type; };
template <class T> struct remove_reference<T &> { typedef T type; };
template <class T> struct remove_reference<T &&> { typedef T type; };
template <class T> using remove_const_t = typename remove_const<T>::type;
template <class T> using remove_volatile_t = typename remove_volatile<T>::type;
template <class T> using remove_cv_t = typename remove_cv<T>::type;
template <class T> using remove_reference_t = typename remove_reference<T>::type;
template <class T> struct remove_cvref { typedef remove_cv_t<remove_reference_t<T>> type; };
template <class T> using remove_cvref_t = remove_cv_t<remove_reference_t<T>>;
template <class T> struct add_const { typedef const T type; };
template <class T> struct add_volatile { typedef volatile T type; };
template <class T> struct add_cv { typedef const volatile T type; };
template <class T> using add_const_t = const T;
template <class T> using add_volatile_t = volatile T;
template <class T> using add_cv_t = const volatile T;
template <class T, class = void> struct __oxicc_referable {
    typedef T lvalue;
    typedef T rvalue;
    typedef T pointer;
};
template <class T> struct __oxicc_referable<T, void_t<T &>> {
    typedef T &lvalue;
    typedef T &&rvalue;
};
template <class T> struct add_lvalue_reference { typedef typename __oxicc_referable<T>::lvalue type; };
template <class T> struct add_rvalue_reference { typedef typename __oxicc_referable<T>::rvalue type; };
template <class T> using add_lvalue_reference_t = typename add_lvalue_reference<T>::type;
template <class T> using add_rvalue_reference_t = typename add_rvalue_reference<T>::type;
template <class T> add_rvalue_reference_t<T> __host__ __device__ declval() noexcept;
template <class T, class = void> struct add_pointer { typedef T type; };
template <class T> struct add_pointer<T, void_t<remove_reference_t<T> *>> { typedef remove_reference_t<T> *type; };
template <class T> using add_pointer_t = typename add_pointer<T>::type;
template <class T> struct remove_pointer { typedef T type; };
template <class T> struct remove_pointer<T *> { typedef T type; };
template <class T> struct remove_pointer<T *const> { typedef T type; };
template <class T> struct remove_pointer<T *volatile> { typedef T type; };
template <class T> struct remove_pointer<T *const volatile> { typedef T type; };
template <class T> using remove_pointer_t = typename remove_pointer<T>::type;
template <class T> struct remove_extent { typedef T type; };
template <class T> struct remove_extent<T[]> { typedef T type; };
template <class T, size_t n> struct remove_extent<T[n]> { typedef T type; };
template <class T> using remove_extent_t = typename remove_extent<T>::type;
template <class T> struct remove_all_extents { typedef T type; };
template <class T> struct remove_all_extents<T[]> { typedef typename remove_all_extents<T>::type type; };
template <class T, size_t n> struct remove_all_extents<T[n]> { typedef typename remove_all_extents<T>::type type; };
template <class T> using remove_all_extents_t = typename remove_all_extents<T>::type;

template <class T, class U> struct is_same : bool_constant<__is_same(T, U)> {};
template <class T> struct is_void : bool_constant<__is_same(remove_cv_t<T>, void)> {};
template <class T> struct is_null_pointer : bool_constant<__is_same(remove_cv_t<T>, nullptr_t)> {};
template <class T> struct __oxicc_is_integral : false_type {};
#define __OXICC_INTEGRAL(T, S, U)                                                                                         \
    template <> struct __oxicc_is_integral<T> : true_type { typedef S with_sign; typedef U without_sign; };
__OXICC_INTEGRAL(char, signed char, unsigned char)
__OXICC_INTEGRAL(signed char, signed char, unsigned char)
__OXICC_INTEGRAL(unsigned char, signed char, unsigned char)
__OXICC_INTEGRAL(short, short, unsigned short)
__OXICC_INTEGRAL(unsigned short, short, unsigned short)
__OXICC_INTEGRAL(int, int, unsigned int)
__OXICC_INTEGRAL(unsigned int, int, unsigned int)
__OXICC_INTEGRAL(long, long, unsigned long)
__OXICC_INTEGRAL(unsigned long, long, unsigned long)
__OXICC_INTEGRAL(long long, long long, unsigned long long)
__OXICC_INTEGRAL(unsigned long long, long long, unsigned long long)
__OXICC_INTEGRAL(__int128, __int128, unsigned __int128)
__OXICC_INTEGRAL(unsigned __int128, __int128, unsigned __int128)
__OXICC_INTEGRAL(wchar_t, int, unsigned int)
__OXICC_INTEGRAL(char16_t, short, unsigned short)
__OXICC_INTEGRAL(char32_t, int, unsigned int)
#undef __OXICC_INTEGRAL
template <> struct __oxicc_is_integral<bool> : true_type {};
template <class T> struct is_integral : bool_constant<__oxicc_is_integral<remove_cv_t<T>>::value> {};
template <class T> struct is_floating_point
    : bool_constant<__is_same(remove_cv_t<T>, float) || __is_same(remove_cv_t<T>, double) || __is_same(remove_cv_t<T>, long double)> {};
template <class T> struct is_array : false_type {};
template <class T> struct is_array<T[]> : true_type {};
template <class T, size_t n> struct is_array<T[n]> : true_type {};
template <class T> struct is_enum : bool_constant<__is_enum(T)> {};
template <class T> struct is_union : bool_constant<__is_union(T)> {};
template <class T> struct is_class : bool_constant<__is_class(T)> {};
template <class T> struct is_lvalue_reference : false_type {};
template <class T> struct is_lvalue_reference<T &> : true_type {};
template <class T> struct is_rvalue_reference : false_type {};
template <class T> struct is_rvalue_reference<T &&> : true_type {};
template <class T> struct is_reference : false_type {};
template <class T> struct is_reference<T &> : true_type {};
template <class T> struct is_reference<T &&> : true_type {};
template <class T> struct is_const : false_type {};
template <class T> struct is_const<const T> : true_type {};
template <class T> struct is_volatile : false_type {};
template <class T> struct is_volatile<volatile T> : true_type {};
// Only functions and references do not become const.
template <class T> struct is_function : bool_constant<!is_const<const T>::value && !is_reference<T>::value> {};
template <class T> struct __oxicc_is_pointer : false_type {};
template <class T> struct __oxicc_is_pointer<T *> : true_type {};
template <class T> struct is_pointer : __oxicc_is_pointer<remove_cv_t<T>> {};
template <class T> struct __oxicc_is_member : false_type { static constexpr bool function = false; };
template <class T, class C> struct __oxicc_is_member<T C::*> : true_type { static constexpr bool function = is_function<T>::value; };
template <class T> struct is_member_pointer : bool_constant<__oxicc_is_member<remove_cv_t<T>>::value> {};
template <class T> struct is_member_function_pointer : bool_constant<__oxicc_is_member<remove_cv_t<T>>::function> {};
template <class T> struct is_member_object_pointer : bool_constant<is_member_pointer<T>::value && !is_member_function_pointer<T>::value> {};
template <class T> struct is_arithmetic : bool_constant<is_integral<T>::value || is_floating_point<T>::value> {};
template <class T> struct is_fundamental : bool_constant<is_arithmetic<T>::value || is_void<T>::value || is_null_pointer<T>::value> {};
template <class T> struct is_compound : bool_constant<!is_fundamental<T>::value> {};
template <class T> struct is_scalar
    : bool_constant<is_arithmetic<T>::value || is_enum<T>::value || is_pointer<T>::value || is_member_pointer<T>::value || is_null_pointer<T>::value> {};
template <class T> struct is_object : bool_constant<!is_function<T>::value && !is_reference<T>::value && !is_void<T>::value> {};
template <class T> struct is_trivial : bool_constant<__is_trivial(T)> {};
template <class T> struct is_trivially_copyable : bool_constant<__is_trivially_copyable(T)> {};
template <class T> struct is_standard_layout : bool_constant<__is_standard_layout(T)> {};
template <class T> struct is_pod : bool_constant<__is_pod(T)> {};
template <class T> struct is_literal_type : bool_constant<__is_literal_type(T)> {};
template <class T> struct is_empty : bool_constant<__is_empty(T)> {};
template <class T> struct is_polymorphic : bool_constant<__is_polymorphic(T)> {};
template <class T> struct is_abstract : bool_constant<__is_abstract(T)> {};
template <class T> struct is_final : bool_constant<__is_final(T)> {};
template <class T> struct is_aggregate : bool_constant<__is_aggregate(remove_cv_t<T>)> {};
template <class T, bool = is_arithmetic<T>::value> struct __oxicc_is_signed : false_type {};
template <class T> struct __oxicc_is_signed<T, true> : bool_constant<(remove_cv_t<T>)(-1) < (remove_cv_t<T>)(0)> {};
template <class T> struct is_signed : bool_constant<__oxicc_is_signed<T>::value> {};
template <class T> struct is_unsigned : bool_constant<is_arithmetic<T>::value && !__oxicc_is_signed<T>::value> {};
template <class T> struct is_bounded_array : false_type {};
template <class T, size_t n> struct is_bounded_array<T[n]> : true_type {};
template <class T> struct is_unbounded_array : false_type {};
template <class T> struct is_unbounded_array<T[]> : true_type {};
template <class T> struct has_unique_object_representations : bool_constant<__has_unique_object_representations(T)> {};
template <class T> struct has_virtual_destructor : bool_constant<__has_virtual_destructor(T)> {};
template <class T> struct alignment_of : integral_constant<size_t, alignof(T)> {};
template <class T> struct rank : integral_constant<size_t, 0> {};
template <class T> struct rank<T[]> : integral_constant<size_t, rank<T>::value + 1> {};
template <class T, size_t n> struct rank<T[n]> : integral_constant<size_t, rank<T>::value + 1> {};
template <class T, unsigned i = 0> struct extent : integral_constant<size_t, 0> {};
template <class T> struct extent<T[], 0> : integral_constant<size_t, 0> {};
template <class T, unsigned i> struct extent<T[], i> : extent<T, i - 1> {};
template <class T, size_t n> struct extent<T[n], 0> : integral_constant<size_t, n> {};
template <class T, size_t n, unsigned i> struct extent<T[n], i> : extent<T, i - 1> {};

template <class T, class... A> struct is_constructible : bool_constant<__is_constructible(T, A...)> {};
template <class T, class... A> struct is_trivially_constructible : bool_constant<__is_trivially_constructible(T, A...)> {};
template <class T, class... A> struct is_nothrow_constructible : bool_constant<__is_nothrow_constructible(T, A...)> {};
#define __OXICC_CONSTRUCTIBLE(name, ...)                                                                                  \
    template <class T> struct is_##name##constructible : bool_constant<__is_constructible(T __VA_ARGS__)> {};             \
    template <class T> struct is_trivially_##name##constructible : bool_constant<__is_trivially_constructible(T __VA_ARGS__)> {}; \
    template <class T> struct is_nothrow_##name##constructible : bool_constant<__is_nothrow_constructible(T __VA_ARGS__)> {};
__OXICC_CONSTRUCTIBLE(default_)
__OXICC_CONSTRUCTIBLE(copy_, , add_lvalue_reference_t<const T>)
__OXICC_CONSTRUCTIBLE(move_, , add_rvalue_reference_t<T>)
#undef __OXICC_CONSTRUCTIBLE
template <class T, class U> struct is_assignable : bool_constant<__is_assignable(T, U)> {};
template <class T, class U> struct is_trivially_assignable : bool_constant<__is_trivially_assignable(T, U)> {};
template <class T, class U> struct is_nothrow_assignable : bool_constant<__is_nothrow_assignable(T, U)> {};
#define __OXICC_ASSIGNABLE(name, U)                                                                                       \
    template <class T> struct is_##name##assignable : bool_constant<__is_assignable(add_lvalue_reference_t<T>, U)> {};    \
    template <class T> struct is_trivially_##name##assignable : bool_constant<__is_trivially_assignable(add_lvalue_reference_t<T>, U)> {}; \
    template <class T> struct is_nothrow_##name##assignable : bool_constant<__is_nothrow_assignable(add_lvalue_reference_t<T>, U)> {};
__OXICC_ASSIGNABLE(copy_, add_lvalue_reference_t<const T>)
__OXICC_ASSIGNABLE(move_, add_rvalue_reference_t<T>)
#undef __OXICC_ASSIGNABLE
template <class T, class = void> struct is_destructible : bool_constant<is_reference<T>::value> {};
template <class T> struct is_destructible<T, void_t<decltype(declval<T &>().~T())>> : true_type {};
template <class T> struct is_trivially_destructible : bool_constant<is_destructible<T>::value && (is_reference<T>::value || __has_trivial_destructor(T))> {};
template <class T> struct is_nothrow_destructible : is_destructible<T> {};

template <class B, class D> struct is_base_of : bool_constant<__is_base_of(B, D)> {};
template <class F, class T> struct is_convertible : bool_constant<__is_convertible_to(F, T) || (is_void<F>::value && is_void<T>::value)> {};

template <class T, bool = is_enum<T>::value> struct __oxicc_underlying {};
template <class T> struct __oxicc_underlying<T, true> { typedef __underlying_type(T) type; };
template <class T> struct underlying_type : __oxicc_underlying<T> {};
template <class T> using underlying_type_t = typename underlying_type<T>::type;
template <class T, bool = is_enum<T>::value> struct __oxicc_signs : __oxicc_is_integral<T> {};
template <class T> struct __oxicc_signs<T, true> : __oxicc_is_integral<__underlying_type(T)> {};
template <class From, class To> struct __oxicc_copy_cv { typedef To type; };
template <class From, class To> struct __oxicc_copy_cv<const From, To> { typedef const To type; };
template <class From, class To> struct __oxicc_copy_cv<volatile From, To> { typedef volatile To type; };
template <class From, class To> struct __oxicc_copy_cv<const volatile From, To> { typedef const volatile To type; };
template <class T> struct make_signed { typedef typename __oxicc_copy_cv<T, typename __oxicc_signs<remove_cv_t<T>>::with_sign>::type type; };
template <class T> struct make_unsigned { typedef typename __oxicc_copy_cv<T, typename __oxicc_signs<remove_cv_t<T>>::without_sign>::type type; };
template <class T> using make_signed_t = typename make_signed<T>::type;
template <class T> using make_unsigned_t = typename make_unsigned<T>::type;

template <class T> struct decay {
    typedef remove_reference_t<T> U;
    typedef conditional_t<is_array<U>::value, remove_extent_t<U> *, conditional_t<is_function<U>::value, add_pointer_t<U>, remove_cv_t<U>>> type;
};
template <class T> using decay_t = typename decay<T>::type;
template <class... T> struct common_type {};
template <class... T> using common_type_t = typename common_type<T...>::type;
template <class T> struct common_type<T> : common_type<T, T> {};
template <class A, class B, class = void> struct __oxicc_common {};
template <class A, class B> struct __oxicc_common<A, B, void_t<decltype(false ? declval<A>() : declval<B>())>> {
    typedef decay_t<decltype(false ? declval<A>() : declval<B>())> type;
};
template <class A, class B> struct common_type<A, B> : __oxicc_common<decay_t<A>, decay_t<B>> {};
template <class V, class... T> struct __oxicc_common_fold {};
template <class A, class B, class... R> struct __oxicc_common_fold<void_t<typename common_type<A, B>::type>, A, B, R...>
    : common_type<typename common_type<A, B>::type, R...> {};
template <class A, class B, class C, class... R> struct common_type<A, B, C, R...> : __oxicc_common_fold<void, A, B, C, R...> {};

template <size_t n, size_t a = (n >= 16 ? 16 : n >= 8 ? 8 : n >= 4 ? 4 : n >= 2 ? 2 : 1)> struct aligned_storage {
    struct type { alignas(a) unsigned char data[n]; };
};
template <size_t n, size_t a = (n >= 16 ? 16 : n >= 8 ? 8 : n >= 4 ? 4 : n >= 2 ? 2 : 1)>
using aligned_storage_t = typename aligned_storage<n, a>::type;

// Calls.
template <class T> class reference_wrapper;
template <class T> struct __oxicc_is_wrapper : false_type {};
template <class T> struct __oxicc_is_wrapper<reference_wrapper<T>> : true_type {};
template <class F, class... A>
__host__ __device__ constexpr auto __oxicc_invoke(F &&f, A &&...a) -> decltype(static_cast<F &&>(f)(static_cast<A &&>(a)...)) {
    return static_cast<F &&>(f)(static_cast<A &&>(a)...);
}
template <class M, class C, class O, class... A>
__host__ __device__ constexpr auto __oxicc_invoke(M C::*m, O &&o, A &&...a)
    -> enable_if_t<is_function<M>::value && is_base_of<C, decay_t<O>>::value, decltype((static_cast<O &&>(o).*m)(static_cast<A &&>(a)...))> {
    return (static_cast<O &&>(o).*m)(static_cast<A &&>(a)...);
}
template <class M, class C, class O, class... A>
__host__ __device__ constexpr auto __oxicc_invoke(M C::*m, O *o, A &&...a)
    -> enable_if_t<is_function<M>::value, decltype((o->*m)(static_cast<A &&>(a)...))> {
    return (o->*m)(static_cast<A &&>(a)...);
}
template <class M, class C, class O>
__host__ __device__ constexpr auto __oxicc_invoke(M C::*m, O &&o)
    -> enable_if_t<!is_function<M>::value && is_base_of<C, decay_t<O>>::value, decltype((static_cast<O &&>(o).*m))> {
    return static_cast<O &&>(o).*m;
}
template <class V, class F, class... A> struct __oxicc_invocable : false_type {};
template <class F, class... A>
struct __oxicc_invocable<void_t<decltype(__oxicc_invoke(declval<F>(), declval<A>()...))>, F, A...> : true_type {
    typedef decltype(__oxicc_invoke(declval<F>(), declval<A>()...)) type;
};
template <class F, class... A> struct is_invocable : bool_constant<__oxicc_invocable<void, F, A...>::value> {};
template <class F, class... A> struct is_nothrow_invocable : is_invocable<F, A...> {};
template <class F, class... A> struct invoke_result : __oxicc_invocable<void, F, A...> {};
template <class F, class... A> using invoke_result_t = typename invoke_result<F, A...>::type;
template <bool, class R, class F, class... A> struct __oxicc_invocable_r : false_type {};
template <class R, class F, class... A> struct __oxicc_invocable_r<true, R, F, A...>
    : bool_constant<is_void<R>::value || is_convertible<invoke_result_t<F, A...>, R>::value> {};
template <class R, class F, class... A> struct is_invocable_r : __oxicc_invocable_r<is_invocable<F, A...>::value, R, F, A...> {};

template <class T, class = void> struct is_swappable : bool_constant<is_move_constructible<T>::value && is_move_assignable<T>::value> {};
template <class T> struct is_nothrow_swappable : is_swappable<T> {};

__host__ __device__ constexpr bool is_constant_evaluated() noexcept { return __builtin_is_constant_evaluated(); }

#define __OXICC_V(name) template <class T> inline constexpr bool name##_v = name<T>::value;
__OXICC_V(is_void) __OXICC_V(is_null_pointer) __OXICC_V(is_integral) __OXICC_V(is_floating_point) __OXICC_V(is_array) __OXICC_V(is_enum)
__OXICC_V(is_union) __OXICC_V(is_class) __OXICC_V(is_function) __OXICC_V(is_pointer) __OXICC_V(is_lvalue_reference)
__OXICC_V(is_rvalue_reference) __OXICC_V(is_member_object_pointer) __OXICC_V(is_member_function_pointer) __OXICC_V(is_reference)
__OXICC_V(is_arithmetic) __OXICC_V(is_fundamental) __OXICC_V(is_object) __OXICC_V(is_scalar) __OXICC_V(is_compound)
__OXICC_V(is_member_pointer) __OXICC_V(is_const) __OXICC_V(is_volatile) __OXICC_V(is_trivial) __OXICC_V(is_trivially_copyable)
__OXICC_V(is_standard_layout) __OXICC_V(is_pod) __OXICC_V(is_empty) __OXICC_V(is_polymorphic) __OXICC_V(is_abstract) __OXICC_V(is_final)
__OXICC_V(is_aggregate) __OXICC_V(is_signed) __OXICC_V(is_unsigned) __OXICC_V(is_bounded_array) __OXICC_V(is_unbounded_array)
__OXICC_V(has_unique_object_representations) __OXICC_V(has_virtual_destructor) __OXICC_V(is_destructible)
__OXICC_V(is_trivially_destructible) __OXICC_V(is_nothrow_destructible) __OXICC_V(is_default_constructible)
__OXICC_V(is_trivially_default_constructible) __OXICC_V(is_nothrow_default_constructible) __OXICC_V(is_copy_constructible)
__OXICC_V(is_trivially_copy_constructible) __OXICC_V(is_nothrow_copy_constructible) __OXICC_V(is_move_constructible)
__OXICC_V(is_trivially_move_constructible) __OXICC_V(is_nothrow_move_constructible) __OXICC_V(is_copy_assignable)
__OXICC_V(is_trivially_copy_assignable) __OXICC_V(is_nothrow_copy_assignable) __OXICC_V(is_move_assignable)
__OXICC_V(is_trivially_move_assignable) __OXICC_V(is_nothrow_move_assignable) __OXICC_V(is_swappable) __OXICC_V(is_nothrow_swappable)
#undef __OXICC_V
template <class T, class U> inline constexpr bool is_same_v = __is_same(T, U);
template <class B, class D> inline constexpr bool is_base_of_v = __is_base_of(B, D);
template <class F, class T> inline constexpr bool is_convertible_v = is_convertible<F, T>::value;
template <class T, class U> inline constexpr bool is_assignable_v = is_assignable<T, U>::value;
template <class T, class... A> inline constexpr bool is_constructible_v = is_constructible<T, A...>::value;
template <class T, class... A> inline constexpr bool is_trivially_constructible_v = is_trivially_constructible<T, A...>::value;
template <class T, class... A> inline constexpr bool is_nothrow_constructible_v = is_nothrow_constructible<T, A...>::value;
template <class F, class... A> inline constexpr bool is_invocable_v = is_invocable<F, A...>::value;
template <class R, class F, class... A> inline constexpr bool is_invocable_r_v = is_invocable_r<R, F, A...>::value;
template <class T> inline constexpr size_t alignment_of_v = alignof(T);
template <class T> inline constexpr size_t rank_v = rank<T>::value;
template <class T, unsigned i = 0> inline constexpr size_t extent_v = extent<T, i>::value;
template <class... B> inline constexpr bool conjunction_v = conjunction<B...>::value;
template <class... B> inline constexpr bool disjunction_v = disjunction<B...>::value;
template <class B> inline constexpr bool negation_v = !bool(B::value);
__OXICC_STD_END
