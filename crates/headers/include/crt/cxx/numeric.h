// Text of <numeric> and <cuda/std/numeric>.
__OXICC_STD_BEGIN
#define __OXICC_HDC __host__ __device__ constexpr
template <class I, class T> __OXICC_HDC T accumulate(I first, I last, T init) {
    for (; first != last; ++first) init = init + *first;
    return init;
}
template <class I, class T, class F> __OXICC_HDC T accumulate(I first, I last, T init, F f) {
    for (; first != last; ++first) init = f(init, *first);
    return init;
}
template <class I, class T> __OXICC_HDC T reduce(I first, I last, T init) { return accumulate(first, last, init); }
template <class I, class T, class F> __OXICC_HDC T reduce(I first, I last, T init, F f) { return accumulate(first, last, init, f); }
template <class I> __OXICC_HDC auto reduce(I first, I last) { return accumulate(first, last, remove_cvref_t<decltype(*first)>()); }
template <class I, class J, class T> __OXICC_HDC T inner_product(I first, I last, J other, T init) {
    for (; first != last; ++first, ++other) init = init + *first * *other;
    return init;
}
template <class I, class J, class T, class F, class G> __OXICC_HDC T inner_product(I first, I last, J other, T init, F sum, G product) {
    for (; first != last; ++first, ++other) init = sum(init, product(*first, *other));
    return init;
}
template <class I, class J, class T> __OXICC_HDC T transform_reduce(I first, I last, J other, T init) { return inner_product(first, last, other, init); }
template <class I, class T, class F, class G> __OXICC_HDC T transform_reduce(I first, I last, T init, F sum, G f) {
    for (; first != last; ++first) init = sum(init, f(*first));
    return init;
}
template <class I, class T> __OXICC_HDC void iota(I first, I last, T v) {
    for (; first != last; ++first, ++v) *first = v;
}
template <class I, class O> __OXICC_HDC O partial_sum(I first, I last, O out) {
    if (first == last) return out;
    auto sum = *first;
    for (*out = sum; ++first != last;) *++out = sum = sum + *first;
    return ++out;
}
template <class I, class O> __OXICC_HDC O inclusive_scan(I first, I last, O out) { return partial_sum(first, last, out); }
template <class I, class O, class F> __OXICC_HDC O inclusive_scan(I first, I last, O out, F f) {
    if (first == last) return out;
    auto sum = *first;
    for (*out = sum; ++first != last;) *++out = sum = f(sum, *first);
    return ++out;
}
template <class I, class O, class T> __OXICC_HDC O exclusive_scan(I first, I last, O out, T init) {
    for (; first != last; ++first, ++out) {
        T next = init + *first;
        *out = init;
        init = next;
    }
    return out;
}
template <class I, class O> __OXICC_HDC O adjacent_difference(I first, I last, O out) {
    if (first == last) return out;
    auto previous = *first;
    *out = previous;
    while (++first != last) {
        auto v = *first;
        *++out = v - previous;
        previous = v;
    }
    return ++out;
}
template <class A, class B> __OXICC_HDC common_type_t<A, B> gcd(A a, B b) {
    typedef common_type_t<A, B> T;
    T x = a < 0 ? T(0) - T(a) : T(a), y = b < 0 ? T(0) - T(b) : T(b);
    while (y != 0) {
        T r = x % y;
        x = y;
        y = r;
    }
    return x;
}
template <class A, class B> __OXICC_HDC common_type_t<A, B> lcm(A a, B b) {
    typedef common_type_t<A, B> T;
    if (a == 0 || b == 0) return 0;
    T x = a < 0 ? T(0) - T(a) : T(a), y = b < 0 ? T(0) - T(b) : T(b);
    return x / gcd(x, y) * y;
}
template <class T> __OXICC_HDC enable_if_t<is_arithmetic<T>::value, T> midpoint(T a, T b) {
    if constexpr (is_integral<T>::value) {
        typedef make_unsigned_t<T> U;
        return a > b ? T(a - T(U(U(a) - U(b)) / 2)) : T(a + T(U(U(b) - U(a)) / 2));
    } else {
        return a / 2 + b / 2;
    }
}
#undef __OXICC_HDC
__OXICC_STD_END
