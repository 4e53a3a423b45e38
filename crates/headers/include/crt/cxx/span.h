// Text of <span> and <cuda/std/span>.
__OXICC_STD_BEGIN
#define __OXICC_HDC __host__ __device__ constexpr
inline constexpr size_t dynamic_extent = size_t(-1);
template <class T, size_t extent_ = dynamic_extent> class span {
    T *first_;
    size_t count_;

public:
    typedef T element_type;
    typedef remove_cv_t<T> value_type;
    typedef size_t size_type;
    typedef ptrdiff_t difference_type;
    typedef T *pointer;
    typedef T &reference;
    typedef T *iterator;
    static constexpr size_t extent = extent_;
    __OXICC_HDC span() noexcept : first_(nullptr), count_(0) {}
    __OXICC_HDC span(T *p, size_t n) : first_(p), count_(n) {}
    __OXICC_HDC span(T *p, T *end) : first_(p), count_(end - p) {}
    template <size_t n> __OXICC_HDC span(T (&a)[n]) noexcept : first_(a), count_(n) {}
    template <class C, class = decltype(declval<C &>().data()), class = decltype(declval<C &>().size())>
    __OXICC_HDC span(C &c) : first_(c.data()), count_(c.size()) {}
    template <class U, size_t n, class = enable_if_t<is_convertible<U (*)[], T (*)[]>::value>>
    __OXICC_HDC span(const span<U, n> &s) noexcept : first_(s.data()), count_(s.size()) {}
    span(const span &) = default;
    span &operator=(const span &) = default;
    __OXICC_HDC T *data() const noexcept { return first_; }
    __OXICC_HDC size_t size() const noexcept { return count_; }
    __OXICC_HDC size_t size_bytes() const noexcept { return count_ * sizeof(T); }
    __OXICC_HDC bool empty() const noexcept { return count_ == 0; }
    __OXICC_HDC T &operator[](size_t i) const { return first_[i]; }
    __OXICC_HDC T &front() const { return first_[0]; }
    __OXICC_HDC T &back() const { return first_[count_ - 1]; }
    __OXICC_HDC T *begin() const noexcept { return first_; }
    __OXICC_HDC T *end() const noexcept { return first_ + count_; }
    __OXICC_HDC reverse_iterator<T *> rbegin() const noexcept { return reverse_iterator<T *>(end()); }
    __OXICC_HDC reverse_iterator<T *> rend() const noexcept { return reverse_iterator<T *>(begin()); }
    template <size_t n> __OXICC_HDC span<T, n> first() const { return span<T, n>(first_, n); }
    template <size_t n> __OXICC_HDC span<T, n> last() const { return span<T, n>(first_ + (count_ - n), n); }
    template <size_t at, size_t n = dynamic_extent> __OXICC_HDC span<T, n != dynamic_extent ? n : extent_ != dynamic_extent ? extent_ - at : n> subspan() const {
        return {first_ + at, n == dynamic_extent ? count_ - at : n};
    }
    __OXICC_HDC span<T> first(size_t n) const { return span<T>(first_, n); }
    __OXICC_HDC span<T> last(size_t n) const { return span<T>(first_ + (count_ - n), n); }
    __OXICC_HDC span<T> subspan(size_t at, size_t n = dynamic_extent) const { return span<T>(first_ + at, n == dynamic_extent ? count_ - at : n); }
};
template <class T, size_t n> __OXICC_HDC span<const byte, n == dynamic_extent ? n : n * sizeof(T)> as_bytes(span<T, n> s) noexcept {
    return {reinterpret_cast<const byte *>(s.data()), s.size_bytes()};
}
template <class T, size_t n> __OXICC_HDC span<byte, n == dynamic_extent ? n : n * sizeof(T)> as_writable_bytes(span<T, n> s) noexcept {
    return {reinterpret_cast<byte *>(s.data()), s.size_bytes()};
}
template <class T, size_t n> span(T (&)[n]) -> span<T, n>;
template <class T> span(T *, size_t) -> span<T>;
template <class T> span(T *, T *) -> span<T>;
template <class T, size_t n> span(array<T, n> &) -> span<T, n>;
template <class T, size_t n> span(const array<T, n> &) -> span<const T, n>;
#undef __OXICC_HDC
__OXICC_STD_END
