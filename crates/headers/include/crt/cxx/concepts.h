// Text of <concepts> and <cuda/std/concepts>.
#if __cplusplus >= 202002L
__OXICC_STD_BEGIN
template <class T, class U> concept __oxicc_same = __is_same(T, U);
template <class T, class U> concept same_as = __oxicc_same<T, U> && __oxicc_same<U, T>;
template <class D, class B> concept derived_from = __is_base_of(B, D) && is_convertible<const volatile D *, const volatile B *>::value;
template <class F, class T> concept convertible_to = is_convertible<F, T>::value && requires { static_cast<T>(declval<F>()); };
template <class T> concept integral = is_integral<T>::value;
template <class T> concept signed_integral = integral<T> && is_signed<T>::value;
template <class T> concept unsigned_integral = integral<T> && !signed_integral<T>;
template <class T> concept floating_point = is_floating_point<T>::value;
template <class T> concept destructible = is_nothrow_destructible<T>::value;
template <class T, class... A> concept constructible_from = destructible<T> && is_constructible<T, A...>::value;
template <class T> concept default_initializable = constructible_from<T> && requires { T{}; };
template <class T> concept move_constructible = constructible_from<T, T> && convertible_to<T, T>;
template <class T> concept copy_constructible = move_constructible<T> && constructible_from<T, T &> && convertible_to<T &, T> &&
    constructible_from<T, const T &> && convertible_to<const T &, T>;
template <class L, class R> concept assignable_from = is_lvalue_reference<L>::value && requires(L l, R &&r) { { l = static_cast<R &&>(r) } -> same_as<L>; };
template <class T> concept swappable = is_swappable<T>::value;
template <class T> concept movable = is_object<T>::value && move_constructible<T> && assignable_from<T &, T> && swappable<T>;
template <class T> concept copyable = copy_constructible<T> && movable<T> && assignable_from<T &, T &> && assignable_from<T &, const T &>;
template <class T> concept semiregular = copyable<T> && default_initializable<T>;
template <class T> concept __oxicc_boolean = convertible_to<T, bool>;
template <class T> concept equality_comparable = requires(const remove_reference_t<T> &a, const remove_reference_t<T> &b) {
    { a == b } -> __oxicc_boolean;
    { a != b } -> __oxicc_boolean;
};
template <class T, class U> concept equality_comparable_with = requires(const remove_reference_t<T> &a, const remove_reference_t<U> &b) {
    { a == b } -> __oxicc_boolean;
    { b == a } -> __oxicc_boolean;
};
template <class T> concept totally_ordered = equality_comparable<T> && requires(const remove_reference_t<T> &a, const remove_reference_t<T> &b) {
    { a < b } -> __oxicc_boolean;
    { a > b } -> __oxicc_boolean;
    { a <= b } -> __oxicc_boolean;
    { a >= b } -> __oxicc_boolean;
};
template <class T> concept regular = semiregular<T> && equality_comparable<T>;
template <class F, class... A> concept invocable = is_invocable<F, A...>::value;
template <class F, class... A> concept regular_invocable = invocable<F, A...>;
template <class F, class... A> concept predicate = regular_invocable<F, A...> && __oxicc_boolean<invoke_result_t<F, A...>>;
template <class R, class T, class U> concept relation = predicate<R, T, T> && predicate<R, U, U> && predicate<R, T, U> && predicate<R, U, T>;
template <class R, class T, class U> concept strict_weak_order = relation<R, T, U>;
template <class T, class U> concept common_with = same_as<common_type_t<T, U>, common_type_t<U, T>>;
template <class T, class U> concept common_reference_with = convertible_to<T, decltype(false ? declval<T (&)()>()() : declval<U (&)()>()())> &&
    convertible_to<U, decltype(false ? declval<T (&)()>()() : declval<U (&)()>()())>;
template <class T, class U> concept swappable_with = requires(T &&t, U &&u) {
    swap(static_cast<T &&>(t), static_cast<U &&>(u));
    swap(static_cast<U &&>(u), static_cast<T &&>(t));
};
template <class T, class U> concept totally_ordered_with = totally_ordered<T> && totally_ordered<U> && equality_comparable_with<T, U> &&
    requires(const remove_reference_t<T> &a, const remove_reference_t<U> &b) {
        { a < b } -> __oxicc_boolean;
        { b < a } -> __oxicc_boolean;
    };
template <class R, class T, class U> concept equivalence_relation = relation<R, T, U>;
__OXICC_STD_END
#endif
