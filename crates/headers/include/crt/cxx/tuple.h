// Text of <tuple> and <cuda/std/tuple>.
__OXICC_STD_BEGIN
#define __OXICC_HDC __host__ __device__ constexpr
template <size_t i, class T> struct __oxicc_leaf {
    T value;
    __OXICC_HDC __oxicc_leaf() : value() {}
    template <class U> __OXICC_HDC __oxicc_leaf(in_place_t, U &&u) : value(static_cast<U &&>(u)) {}
};
template <class Indices, class... T> struct __oxicc_leaves;
template <size_t... i, class... T> struct __oxicc_leaves<index_sequence<i...>, T...> : __oxicc_leaf<i, T>... {
    __OXICC_HDC __oxicc_leaves() : __oxicc_leaf<i, T>()... {}
    template <class... U> __OXICC_HDC __oxicc_leaves(in_place_t tag, U &&...u) : __oxicc_leaf<i, T>(tag, static_cast<U &&>(u))... {}
};
template <class... T> class tuple;
template <class T> struct __oxicc_is_tuple : false_type {};
template <class... T> struct __oxicc_is_tuple<tuple<T...>> : true_type {};
template <size_t i, class T> __OXICC_HDC T &__oxicc_get(__oxicc_leaf<i, T> &leaf) noexcept { return leaf.value; }
template <size_t i, class T> __OXICC_HDC const T &__oxicc_get(const __oxicc_leaf<i, T> &leaf) noexcept { return leaf.value; }
template <size_t i, class T> T __oxicc_type(const __oxicc_leaf<i, T> &);

template <class... T> class tuple {
public:
    __oxicc_leaves<index_sequence_for<T...>, T...> __oxicc_all;

    __OXICC_HDC tuple() : __oxicc_all() {}
    template <bool b = sizeof...(T) != 0, class = enable_if_t<b>> __OXICC_HDC tuple(const T &...t) : __oxicc_all(in_place_t(), t...) {}
    template <class... U, class = enable_if_t<sizeof...(U) == sizeof...(T) && sizeof...(T) != 0 &&
                                              !(sizeof...(U) == 1 && conjunction<__oxicc_is_tuple<remove_cvref_t<U>>...>::value) &&
                                              conjunction<is_constructible<T, U &&>...>::value>>
    __OXICC_HDC tuple(U &&...u) : __oxicc_all(in_place_t(), static_cast<U &&>(u)...) {}
    tuple(const tuple &) = default;
    tuple(tuple &&) = default;
    template <class... U, class = enable_if_t<sizeof...(U) == sizeof...(T) && !is_same<tuple, tuple<U...>>::value>>
    __OXICC_HDC tuple(const tuple<U...> &u) : tuple(index_sequence_for<T...>(), u) {}
    template <class... U, class = enable_if_t<sizeof...(U) == sizeof...(T) && !is_same<tuple, tuple<U...>>::value>>
    __OXICC_HDC tuple(tuple<U...> &&u) : tuple(index_sequence_for<T...>(), static_cast<tuple<U...> &&>(u)) {}
    tuple &operator=(const tuple &) = default;
    tuple &operator=(tuple &&) = default;
    template <class... U> __OXICC_HDC tuple &operator=(const tuple<U...> &u) {
        assign(index_sequence_for<T...>(), u);
        return *this;
    }
    template <class A, class B> __OXICC_HDC tuple &operator=(const pair<A, B> &p) {
        __oxicc_get<0>(__oxicc_all) = p.first;
        __oxicc_get<1>(__oxicc_all) = p.second;
        return *this;
    }
    __OXICC_HDC void swap(tuple &u) {
        tuple t = *this;
        *this = u;
        u = t;
    }

private:
    template <size_t... i, class U> __OXICC_HDC tuple(index_sequence<i...>, const U &u) : __oxicc_all(in_place_t(), __oxicc_get<i>(u.__oxicc_all)...) {}
    template <size_t... i, class U> __OXICC_HDC void assign(index_sequence<i...>, const U &u) {
        int in_order[] = {0, (__oxicc_get<i>(__oxicc_all) = __oxicc_get<i>(u.__oxicc_all), 0)...};
        (void)in_order;
    }
};
template <> class tuple<> {
public:
    __OXICC_HDC void swap(tuple &) noexcept {}
};
template <class... T> tuple(T...) -> tuple<T...>;
template <class A, class B> tuple(pair<A, B>) -> tuple<A, B>;

template <size_t i, class... T> __OXICC_HDC auto &get(tuple<T...> &t) noexcept { return __oxicc_get<i>(t.__oxicc_all); }
template <size_t i, class... T> __OXICC_HDC const auto &get(const tuple<T...> &t) noexcept { return __oxicc_get<i>(t.__oxicc_all); }
template <size_t i, class... T> __OXICC_HDC auto &&get(tuple<T...> &&t) noexcept {
    return static_cast<decltype(__oxicc_type<i>(t.__oxicc_all)) &&>(__oxicc_get<i>(t.__oxicc_all));
}
template <class U, size_t i, class T> __OXICC_HDC U &__oxicc_get_type(__oxicc_leaf<i, U> &leaf, T *) noexcept { return leaf.value; }
template <class U, size_t i, class T> __OXICC_HDC const U &__oxicc_get_type(const __oxicc_leaf<i, U> &leaf, T *) noexcept { return leaf.value; }
template <class U, class... T> __OXICC_HDC U &get(tuple<T...> &t) noexcept { return __oxicc_get_type<U>(t.__oxicc_all, (int *)0); }
template <class U, class... T> __OXICC_HDC const U &get(const tuple<T...> &t) noexcept { return __oxicc_get_type<U>(t.__oxicc_all, (int *)0); }
template <class... T> __OXICC_HDC tuple<decay_t<T>...> make_tuple(T &&...t) { return tuple<decay_t<T>...>(static_cast<T &&>(t)...); }
template <class... T> __OXICC_HDC tuple<T &...> tie(T &...t) noexcept { return tuple<T &...>(t...); }
template <class... T> __OXICC_HDC tuple<T &&...> forward_as_tuple(T &&...t) noexcept { return tuple<T &&...>(static_cast<T &&>(t)...); }
struct __oxicc_ignore {
    template <class T> __OXICC_HDC const __oxicc_ignore &operator=(T &&) const { return *this; }
};
inline constexpr __oxicc_ignore ignore{};

template <size_t i, size_t n> struct __oxicc_tuple_compare {
    template <class T, class U> static __OXICC_HDC bool equal(const T &t, const U &u) {
        return __oxicc_get<i>(t.__oxicc_all) == __oxicc_get<i>(u.__oxicc_all) && __oxicc_tuple_compare<i + 1, n>::equal(t, u);
    }
    template <class T, class U> static __OXICC_HDC bool less(const T &t, const U &u) {
        return __oxicc_get<i>(t.__oxicc_all) < __oxicc_get<i>(u.__oxicc_all) ||
               (!(__oxicc_get<i>(u.__oxicc_all) < __oxicc_get<i>(t.__oxicc_all)) && __oxicc_tuple_compare<i + 1, n>::less(t, u));
    }
};
template <size_t n> struct __oxicc_tuple_compare<n, n> {
    template <class T, class U> static __OXICC_HDC bool equal(const T &, const U &) { return true; }
    template <class T, class U> static __OXICC_HDC bool less(const T &, const U &) { return false; }
};
template <class... T, class... U> __OXICC_HDC bool operator==(const tuple<T...> &t, const tuple<U...> &u) {
    return __oxicc_tuple_compare<0, sizeof...(T)>::equal(t, u);
}
template <class... T, class... U> __OXICC_HDC bool operator!=(const tuple<T...> &t, const tuple<U...> &u) { return !(t == u); }
template <class... T, class... U> __OXICC_HDC bool operator<(const tuple<T...> &t, const tuple<U...> &u) {
    return __oxicc_tuple_compare<0, sizeof...(T)>::less(t, u);
}
template <class... T, class... U> __OXICC_HDC bool operator>(const tuple<T...> &t, const tuple<U...> &u) { return u < t; }
template <class... T, class... U> __OXICC_HDC bool operator<=(const tuple<T...> &t, const tuple<U...> &u) { return !(u < t); }
template <class... T, class... U> __OXICC_HDC bool operator>=(const tuple<T...> &t, const tuple<U...> &u) { return !(t < u); }
template <class... T> __OXICC_HDC void swap(tuple<T...> &t, tuple<T...> &u) { t.swap(u); }

template <class F, class T, size_t... i> __OXICC_HDC decltype(auto) __oxicc_apply(F &&f, T &&t, index_sequence<i...>) {
    return __oxicc_invoke(static_cast<F &&>(f), get<i>(static_cast<T &&>(t))...);
}
template <class F, class T> __OXICC_HDC decltype(auto) apply(F &&f, T &&t) {
    return __oxicc_apply(static_cast<F &&>(f), static_cast<T &&>(t), make_index_sequence<tuple_size<remove_reference_t<T>>::value>());
}
template <class R, class T, size_t... i> __OXICC_HDC R __oxicc_make_from(T &&t, index_sequence<i...>) { return R(get<i>(static_cast<T &&>(t))...); }
template <class R, class T> __OXICC_HDC R make_from_tuple(T &&t) {
    return __oxicc_make_from<R>(static_cast<T &&>(t), make_index_sequence<tuple_size<remove_reference_t<T>>::value>());
}
template <class... T> struct __oxicc_cat;
template <> struct __oxicc_cat<> { typedef tuple<> type; };
template <class... A> struct __oxicc_cat<tuple<A...>> { typedef tuple<A...> type; };
template <class... A, class... B, class... R> struct __oxicc_cat<tuple<A...>, tuple<B...>, R...> : __oxicc_cat<tuple<A..., B...>, R...> {};
__OXICC_HDC tuple<> tuple_cat() { return tuple<>(); }
template <class T> __OXICC_HDC T __oxicc_tuple_cat(T t) { return t; }
template <class... A, class... B, size_t... i, size_t... j>
__OXICC_HDC tuple<A..., B...> __oxicc_tuple_cat2(const tuple<A...> &a, const tuple<B...> &b, index_sequence<i...>, index_sequence<j...>) {
    return tuple<A..., B...>(get<i>(a)..., get<j>(b)...);
}
template <class... A, class... B, class... R> __OXICC_HDC auto __oxicc_tuple_cat(const tuple<A...> &a, const tuple<B...> &b, const R &...r) {
    return __oxicc_tuple_cat(__oxicc_tuple_cat2(a, b, index_sequence_for<A...>(), index_sequence_for<B...>()), r...);
}
template <class T, class... R> __OXICC_HDC typename __oxicc_cat<remove_cvref_t<T>, remove_cvref_t<R>...>::type tuple_cat(const T &t, const R &...r) {
    return __oxicc_tuple_cat(t, r...);
}
#undef __OXICC_HDC
__OXICC_STD_END
__OXICC_TUPLE_BEGIN
template <class... T> struct tuple_size<__OXICC_STD::tuple<T...>> { static constexpr decltype(sizeof(int)) value = sizeof...(T); };
template <decltype(sizeof(int)) i, class... T> struct tuple_element<i, __OXICC_STD::tuple<T...>> {
    typedef decltype(__OXICC_STD::__oxicc_type<i>(*(const __OXICC_STD::__oxicc_leaves<__OXICC_STD::index_sequence_for<T...>, T...> *)0)) type;
};
__OXICC_TUPLE_END
