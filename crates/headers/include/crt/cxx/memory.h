// Text of <memory> and <cuda/std/memory>, as far as it needs no allocator. addressof is in <utility>.
__OXICC_STD_BEGIN
#define __OXICC_HDC __host__ __device__ constexpr
template <class T, class... A> __OXICC_HDC T *construct_at(T *p, A &&...a) { return ::new ((void *)p) T(static_cast<A &&>(a)...); }
template <class T> __OXICC_HDC void destroy_at(T *p) { p->~T(); }
template <class I> __OXICC_HDC void destroy(I first, I last) {
    for (; first != last; ++first) __OXICC_STD::destroy_at(__builtin_addressof(*first));
}
template <class I, class N> __OXICC_HDC I destroy_n(I first, N n) {
    for (; n > 0; ++first, --n) __OXICC_STD::destroy_at(__builtin_addressof(*first));
    return first;
}
template <class T> __OXICC_HDC T *to_address(T *p) noexcept { return p; }
template <class P> __OXICC_HDC auto to_address(const P &p) noexcept -> decltype(p.operator->()) { return p.operator->(); }
template <size_t n, class T> __OXICC_HDC T *assume_aligned(T *p) { return static_cast<T *>(__builtin_assume_aligned(p, n)); }
__host__ __device__ inline void *align(size_t alignment, size_t size, void *&p, size_t &space) {
    size_t at = (size_t)p, padding = (alignment - at % alignment) % alignment;
    if (space < size + padding) return nullptr;
    space -= padding;
    return p = (void *)(at + padding);
}
#define __OXICC_VALUE typename iterator_traits<O>::value_type
template <class I, class O> __host__ __device__ O uninitialized_copy(I first, I last, O out) {
    for (; first != last; ++first, ++out) ::new ((void *)__builtin_addressof(*out)) __OXICC_VALUE(*first);
    return out;
}
template <class I, class O> __host__ __device__ O uninitialized_move(I first, I last, O out) {
    for (; first != last; ++first, ++out) ::new ((void *)__builtin_addressof(*out)) __OXICC_VALUE(__OXICC_STD::move(*first));
    return out;
}
template <class O, class T> __host__ __device__ void uninitialized_fill(O first, O last, const T &v) {
    for (; first != last; ++first) ::new ((void *)__builtin_addressof(*first)) __OXICC_VALUE(v);
}
template <class O> __host__ __device__ void uninitialized_value_construct(O first, O last) {
    for (; first != last; ++first) ::new ((void *)__builtin_addressof(*first)) __OXICC_VALUE();
}
#undef __OXICC_VALUE
template <class T> struct default_delete {
    __OXICC_HDC void operator()(T *p) const { delete p; }
};
template <class T> struct default_delete<T[]> {
    __OXICC_HDC void operator()(T *p) const { delete[] p; }
};
template <class T, class D = default_delete<T>> class unique_ptr {
    typedef remove_extent_t<T> E;
    E *p;
    D d;

public:
    typedef E *pointer;
    typedef E element_type;
    typedef D deleter_type;
    __OXICC_HDC unique_ptr() noexcept : p(nullptr), d() {}
    __OXICC_HDC unique_ptr(nullptr_t) noexcept : p(nullptr), d() {}
    __OXICC_HDC explicit unique_ptr(E *q) noexcept : p(q), d() {}
    __OXICC_HDC unique_ptr(E *q, D e) noexcept : p(q), d(static_cast<D &&>(e)) {}
    __OXICC_HDC unique_ptr(unique_ptr &&u) noexcept : p(u.release()), d(static_cast<D &&>(u.d)) {}
    unique_ptr(const unique_ptr &) = delete;
    unique_ptr &operator=(const unique_ptr &) = delete;
    __host__ __device__ ~unique_ptr() { reset(); }
    __OXICC_HDC unique_ptr &operator=(unique_ptr &&u) noexcept {
        reset(u.release());
        return *this;
    }
    __OXICC_HDC E *get() const noexcept { return p; }
    __OXICC_HDC E *release() noexcept {
        E *q = p;
        p = nullptr;
        return q;
    }
    __OXICC_HDC void reset(E *q = nullptr) noexcept {
        E *old = p;
        p = q;
        if (old) d(old);
    }
    __OXICC_HDC explicit operator bool() const noexcept { return p != nullptr; }
    __OXICC_HDC E &operator*() const { return *p; }
    __OXICC_HDC E *operator->() const noexcept { return p; }
    __OXICC_HDC E &operator[](size_t i) const { return p[i]; }
    __OXICC_HDC D &get_deleter() noexcept { return d; }
};
template <class T, class... A> __OXICC_HDC enable_if_t<!is_array<T>::value, unique_ptr<T>> make_unique(A &&...a) { return unique_ptr<T>(new T(static_cast<A &&>(a)...)); }
template <class T> __OXICC_HDC enable_if_t<is_array<T>::value, unique_ptr<T>> make_unique(size_t n) { return unique_ptr<T>(new remove_extent_t<T>[n]()); }
#undef __OXICC_HDC
__OXICC_STD_END
