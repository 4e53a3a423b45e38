// Text of <array> and <cuda/std/array>.
__OXICC_STD_BEGIN
#define __OXICC_HDC __host__ __device__ constexpr
template <class T, size_t n> struct array {
    T __oxicc_elements[n == 0 ? 1 : n];
    typedef T value_type;
    typedef size_t size_type;
    typedef ptrdiff_t difference_type;
    typedef T &reference;
    typedef const T &const_reference;
    typedef T *pointer;
    typedef const T *const_pointer;
    typedef T *iterator;
    typedef const T *const_iterator;
    typedef __OXICC_STD::reverse_iterator<T *> reverse_iterator;
    typedef __OXICC_STD::reverse_iterator<const T *> const_reverse_iterator;
    __OXICC_HDC T &operator[](size_t i) noexcept { return __oxicc_elements[i]; }
    __OXICC_HDC const T &operator[](size_t i) const noexcept { return __oxicc_elements[i]; }
    __OXICC_HDC T &at(size_t i) { return __oxicc_elements[i]; }
    __OXICC_HDC const T &at(size_t i) const { return __oxicc_elements[i]; }
    __OXICC_HDC T &front() noexcept { return __oxicc_elements[0]; }
    __OXICC_HDC const T &front() const noexcept { return __oxicc_elements[0]; }
    __OXICC_HDC T &back() noexcept { return __oxicc_elements[n - 1]; }
    __OXICC_HDC const T &back() const noexcept { return __oxicc_elements[n - 1]; }
    __OXICC_HDC T *data() noexcept { return __oxicc_elements; }
    __OXICC_HDC const T *data() const noexcept { return __oxicc_elements; }
    __OXICC_HDC T *begin() noexcept { return __oxicc_elements; }
    __OXICC_HDC const T *begin() const noexcept { return __oxicc_elements; }
    __OXICC_HDC const T *cbegin() const noexcept { return __oxicc_elements; }
    __OXICC_HDC T *end() noexcept { return __oxicc_elements + n; }
    __OXICC_HDC const T *end() const noexcept { return __oxicc_elements + n; }
    __OXICC_HDC const T *cend() const noexcept { return __oxicc_elements + n; }
    __OXICC_HDC reverse_iterator rbegin() noexcept { return reverse_iterator(end()); }
    __OXICC_HDC const_reverse_iterator rbegin() const noexcept { return const_reverse_iterator(end()); }
    __OXICC_HDC const_reverse_iterator crbegin() const noexcept { return const_reverse_iterator(end()); }
    __OXICC_HDC reverse_iterator rend() noexcept { return reverse_iterator(begin()); }
    __OXICC_HDC const_reverse_iterator rend() const noexcept { return const_reverse_iterator(begin()); }
    __OXICC_HDC const_reverse_iterator crend() const noexcept { return const_reverse_iterator(begin()); }
    __OXICC_HDC size_t size() const noexcept { return n; }
    __OXICC_HDC size_t max_size() const noexcept { return n; }
    __OXICC_HDC bool empty() const noexcept { return n == 0; }
    __OXICC_HDC void fill(const T &v) {
        for (size_t i = 0; i < n; i++) __oxicc_elements[i] = v;
    }
    __OXICC_HDC void swap(array &o) {
        for (size_t i = 0; i < n; i++) __OXICC_STD::swap(__oxicc_elements[i], o.__oxicc_elements[i]);
    }
};
template <class T, class... U> array(T, U...) -> array<T, 1 + sizeof...(U)>;
template <class T, size_t n> __OXICC_HDC bool operator==(const array<T, n> &a, const array<T, n> &b) {
    for (size_t i = 0; i < n; i++)
        if (!(a[i] == b[i])) return false;
    return true;
}
template <class T, size_t n> __OXICC_HDC bool operator!=(const array<T, n> &a, const array<T, n> &b) { return !(a == b); }
template <class T, size_t n> __OXICC_HDC bool operator<(const array<T, n> &a, const array<T, n> &b) {
    for (size_t i = 0; i < n; i++) {
        if (a[i] < b[i]) return true;
        if (b[i] < a[i]) return false;
    }
    return false;
}
template <class T, size_t n> __OXICC_HDC bool operator>(const array<T, n> &a, const array<T, n> &b) { return b < a; }
template <class T, size_t n> __OXICC_HDC bool operator<=(const array<T, n> &a, const array<T, n> &b) { return !(b < a); }
template <class T, size_t n> __OXICC_HDC bool operator>=(const array<T, n> &a, const array<T, n> &b) { return !(a < b); }
template <class T, size_t n, size_t... i> __OXICC_HDC array<remove_cv_t<T>, n> __oxicc_to_array(T (&a)[n], index_sequence<i...>) { return {{a[i]...}}; }
template <class T, size_t n> __OXICC_HDC array<remove_cv_t<T>, n> to_array(T (&a)[n]) { return __oxicc_to_array(a, make_index_sequence<n>()); }
template <class T, size_t n> __OXICC_HDC array<remove_cv_t<T>, n> to_array(T (&&a)[n]) { return __oxicc_to_array(a, make_index_sequence<n>()); }
template <size_t i, class T, size_t n> __OXICC_HDC T &get(array<T, n> &a) noexcept { return a.__oxicc_elements[i]; }
template <size_t i, class T, size_t n> __OXICC_HDC const T &get(const array<T, n> &a) noexcept { return a.__oxicc_elements[i]; }
template <size_t i, class T, size_t n> __OXICC_HDC T &&get(array<T, n> &&a) noexcept { return static_cast<T &&>(a.__oxicc_elements[i]); }
template <class T, size_t n> __OXICC_HDC void swap(array<T, n> &a, array<T, n> &b) { a.swap(b); }
#undef __OXICC_HDC
__OXICC_STD_END
__OXICC_TUPLE_BEGIN
template <class T, decltype(sizeof(int)) n> struct tuple_size<__OXICC_STD::array<T, n>> { static constexpr decltype(sizeof(int)) value = n; };
template <decltype(sizeof(int)) i, class T, decltype(sizeof(int)) n> struct tuple_element<i, __OXICC_STD::array<T, n>> { typedef T type; };
__OXICC_TUPLE_END
