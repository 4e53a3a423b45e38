// Text of <utility> and <cuda/std/utility>.
__OXICC_STD_BEGIN
#define __OXICC_HDC __host__ __device__ constexpr
// Run-time compilation may have these in std already.
#ifdef __OXICC_HAS_MOVE
#undef __OXICC_HAS_MOVE
#else
template <class T> __OXICC_HDC T &&forward(remove_reference_t<T> &t) noexcept { return static_cast<T &&>(t); }
template <class T> __OXICC_HDC T &&forward(remove_reference_t<T> &&t) noexcept { return static_cast<T &&>(t); }
template <class T> __OXICC_HDC remove_reference_t<T> &&move(T &&t) noexcept { return static_cast<remove_reference_t<T> &&>(t); }
#endif
template <class T> __OXICC_HDC conditional_t<!is_nothrow_move_constructible<T>::value && is_copy_constructible<T>::value, const T &, T &&> move_if_noexcept(T &t) noexcept {
    return static_cast<T &&>(t);
}
template <class T> __OXICC_HDC const T &as_const(T &t) noexcept { return t; }
template <class T> void as_const(const T &&) = delete;
template <class T> __OXICC_HDC enable_if_t<is_move_constructible<T>::value && is_move_assignable<T>::value> swap(T &a, T &b) {
    T t(static_cast<T &&>(a));
    a = static_cast<T &&>(b);
    b = static_cast<T &&>(t);
}
template <class T, size_t n> __OXICC_HDC void swap(T (&a)[n], T (&b)[n]) {
    for (size_t i = 0; i < n; i++) swap(a[i], b[i]);
}
template <class T, class U = T> __OXICC_HDC T exchange(T &object, U &&next) {
    T old = static_cast<T &&>(object);
    object = static_cast<U &&>(next);
    return old;
}
template <class T> __OXICC_HDC T *addressof(T &t) noexcept { return __builtin_addressof(t); }
template <class T> const T *addressof(const T &&) = delete;
template <class E> __OXICC_HDC underlying_type_t<E> to_underlying(E e) noexcept { return static_cast<underlying_type_t<E>>(e); }
[[noreturn]] __host__ __device__ inline void unreachable() { __builtin_unreachable(); }

template <class T, T... i> struct integer_sequence {
    typedef T value_type;
    static __OXICC_HDC size_t size() noexcept { return sizeof...(i); }
};
template <class T, T n> using make_integer_sequence = integer_sequence<T, __integer_pack(n)...>;
template <size_t... i> using index_sequence = integer_sequence<size_t, i...>;
template <size_t n> using make_index_sequence = make_integer_sequence<size_t, n>;
template <class... T> using index_sequence_for = make_index_sequence<sizeof...(T)>;

struct piecewise_construct_t { explicit piecewise_construct_t() = default; };
inline constexpr piecewise_construct_t piecewise_construct{};
struct in_place_t { explicit in_place_t() = default; };
inline constexpr in_place_t in_place{};
template <class T> struct in_place_type_t { explicit in_place_type_t() = default; };
template <class T> inline constexpr in_place_type_t<T> in_place_type{};
template <size_t i> struct in_place_index_t { explicit in_place_index_t() = default; };
template <size_t i> inline constexpr in_place_index_t<i> in_place_index{};

template <class... T> class tuple;
__OXICC_TUPLE_PROTOCOL
template <size_t i, class T> using tuple_element_t = typename tuple_element<i, T>::type;
template <size_t i> void get();
template <class A, class B> struct pair {
    typedef A first_type;
    typedef B second_type;
    A first;
    B second;
    __OXICC_HDC pair() : first(), second() {}
    __OXICC_HDC pair(const A &a, const B &b) : first(a), second(b) {}
    template <class U, class V, class = enable_if_t<is_constructible<A, U>::value && is_constructible<B, V>::value>>
    __OXICC_HDC pair(U &&u, V &&v) : first(static_cast<U &&>(u)), second(static_cast<V &&>(v)) {}
    template <class U, class V> __OXICC_HDC pair(const pair<U, V> &p) : first(p.first), second(p.second) {}
    template <class U, class V> __OXICC_HDC pair(pair<U, V> &&p) : first(static_cast<U &&>(p.first)), second(static_cast<V &&>(p.second)) {}
    template <class T, class U, size_t... i, size_t... j> __OXICC_HDC pair(T &t, U &u, index_sequence<i...>, index_sequence<j...>)
        : first(static_cast<tuple_element_t<i, T> &&>(get<i>(t))...), second(static_cast<tuple_element_t<j, U> &&>(get<j>(u))...) {}
    template <class... T, class... U> __OXICC_HDC pair(piecewise_construct_t, tuple<T...> t, tuple<U...> u)
        : pair(t, u, index_sequence_for<T...>(), index_sequence_for<U...>()) {}
    pair(const pair &) = default;
    pair(pair &&) = default;
    pair &operator=(const pair &) = default;
    pair &operator=(pair &&) = default;
    template <class U, class V> __OXICC_HDC pair &operator=(const pair<U, V> &p) {
        first = p.first;
        second = p.second;
        return *this;
    }
    __OXICC_HDC void swap(pair &p) {
        using __OXICC_STD::swap;
        swap(first, p.first);
        swap(second, p.second);
    }
};
template <class A, class B> pair(A, B) -> pair<A, B>;
template <class A, class B> __OXICC_HDC pair<decay_t<A>, decay_t<B>> make_pair(A &&a, B &&b) {
    return pair<decay_t<A>, decay_t<B>>(static_cast<A &&>(a), static_cast<B &&>(b));
}
template <class A, class B> __OXICC_HDC bool operator==(const pair<A, B> &x, const pair<A, B> &y) { return x.first == y.first && x.second == y.second; }
template <class A, class B> __OXICC_HDC bool operator!=(const pair<A, B> &x, const pair<A, B> &y) { return !(x == y); }
template <class A, class B> __OXICC_HDC bool operator<(const pair<A, B> &x, const pair<A, B> &y) {
    return x.first < y.first || (!(y.first < x.first) && x.second < y.second);
}
template <class A, class B> __OXICC_HDC bool operator>(const pair<A, B> &x, const pair<A, B> &y) { return y < x; }
template <class A, class B> __OXICC_HDC bool operator<=(const pair<A, B> &x, const pair<A, B> &y) { return !(y < x); }
template <class A, class B> __OXICC_HDC bool operator>=(const pair<A, B> &x, const pair<A, B> &y) { return !(x < y); }
template <class A, class B> __OXICC_HDC void swap(pair<A, B> &x, pair<A, B> &y) { x.swap(y); }

template <size_t i, class A, class B> __OXICC_HDC auto &get(pair<A, B> &p) noexcept {
    if constexpr (i == 0) return p.first;
    else return p.second;
}
template <size_t i, class A, class B> __OXICC_HDC const auto &get(const pair<A, B> &p) noexcept {
    if constexpr (i == 0) return p.first;
    else return p.second;
}
template <size_t i, class A, class B> __OXICC_HDC auto &&get(pair<A, B> &&p) noexcept {
    if constexpr (i == 0) return static_cast<A &&>(p.first);
    else return static_cast<B &&>(p.second);
}
template <class T, class U> __OXICC_HDC bool cmp_equal(T t, U u) noexcept {
    if constexpr (is_signed<T>::value == is_signed<U>::value) return t == u;
    else if constexpr (is_signed<T>::value) return t >= 0 && make_unsigned_t<T>(t) == u;
    else return u >= 0 && t == make_unsigned_t<U>(u);
}
template <class T, class U> __OXICC_HDC bool cmp_less(T t, U u) noexcept {
    if constexpr (is_signed<T>::value == is_signed<U>::value) return t < u;
    else if constexpr (is_signed<T>::value) return t < 0 || make_unsigned_t<T>(t) < u;
    else return u >= 0 && t < make_unsigned_t<U>(u);
}
template <class T, class U> __OXICC_HDC bool cmp_not_equal(T t, U u) noexcept { return !cmp_equal(t, u); }
template <class T, class U> __OXICC_HDC bool cmp_greater(T t, U u) noexcept { return cmp_less(u, t); }
template <class T, class U> __OXICC_HDC bool cmp_less_equal(T t, U u) noexcept { return !cmp_less(u, t); }
template <class T, class U> __OXICC_HDC bool cmp_greater_equal(T t, U u) noexcept { return !cmp_less(t, u); }
#undef __OXICC_HDC
__OXICC_STD_END
__OXICC_TUPLE_BEGIN
template <class A, class B> struct tuple_size<__OXICC_STD::pair<A, B>> { static constexpr decltype(sizeof(int)) value = 2; };
template <class A, class B> struct tuple_element<0, __OXICC_STD::pair<A, B>> { typedef A type; };
template <class A, class B> struct tuple_element<1, __OXICC_STD::pair<A, B>> { typedef B type; };
__OXICC_TUPLE_END
