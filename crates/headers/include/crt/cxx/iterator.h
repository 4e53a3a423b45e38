// Text of <iterator> and <cuda/std/iterator>: categories, traits, operations, ranges of arrays and containers, reverse iterators.
__OXICC_STD_BEGIN
#define __OXICC_HDC __host__ __device__ constexpr
struct input_iterator_tag {};
struct output_iterator_tag {};
struct forward_iterator_tag : input_iterator_tag {};
struct bidirectional_iterator_tag : forward_iterator_tag {};
struct random_access_iterator_tag : bidirectional_iterator_tag {};
template <class I, class = void> struct __oxicc_iterator_traits {};
template <class I> struct __oxicc_iterator_traits<I, void_t<typename I::iterator_category, typename I::value_type, typename I::difference_type, typename I::reference>> {
    typedef typename I::iterator_category iterator_category;
    typedef typename I::value_type value_type;
    typedef typename I::difference_type difference_type;
    typedef typename I::pointer pointer;
    typedef typename I::reference reference;
};
template <class I> struct iterator_traits : __oxicc_iterator_traits<I> {};
template <class T> struct iterator_traits<T *> {
    typedef random_access_iterator_tag iterator_category;
    typedef remove_cv_t<T> value_type;
    typedef ptrdiff_t difference_type;
    typedef T *pointer;
    typedef T &reference;
};
template <class I> inline constexpr bool __oxicc_random_access = is_base_of<random_access_iterator_tag, typename iterator_traits<I>::iterator_category>::value;
template <class I, class N> __OXICC_HDC void advance(I &i, N n) {
    if constexpr (__oxicc_random_access<I>) {
        i += n;
    } else {
        for (; n > 0; --n) ++i;
        if constexpr (is_base_of<bidirectional_iterator_tag, typename iterator_traits<I>::iterator_category>::value)
            for (; n < 0; ++n) --i;
    }
}
template <class I> __OXICC_HDC typename iterator_traits<I>::difference_type distance(I first, I last) {
    if constexpr (__oxicc_random_access<I>) {
        return last - first;
    } else {
        typename iterator_traits<I>::difference_type n = 0;
        for (; first != last; ++first) ++n;
        return n;
    }
}
template <class I> __OXICC_HDC I next(I i, typename iterator_traits<I>::difference_type n = 1) {
    __OXICC_STD::advance(i, n);
    return i;
}
template <class I> __OXICC_HDC I prev(I i, typename iterator_traits<I>::difference_type n = 1) {
    __OXICC_STD::advance(i, -n);
    return i;
}
template <class C> __OXICC_HDC auto begin(C &c) -> decltype(c.begin()) { return c.begin(); }
template <class C> __OXICC_HDC auto begin(const C &c) -> decltype(c.begin()) { return c.begin(); }
template <class C> __OXICC_HDC auto end(C &c) -> decltype(c.end()) { return c.end(); }
template <class C> __OXICC_HDC auto end(const C &c) -> decltype(c.end()) { return c.end(); }
template <class T, size_t n> __OXICC_HDC T *begin(T (&a)[n]) noexcept { return a; }
template <class T, size_t n> __OXICC_HDC T *end(T (&a)[n]) noexcept { return a + n; }
template <class C> __OXICC_HDC auto cbegin(const C &c) -> decltype(__OXICC_STD::begin(c)) { return __OXICC_STD::begin(c); }
template <class C> __OXICC_HDC auto cend(const C &c) -> decltype(__OXICC_STD::end(c)) { return __OXICC_STD::end(c); }
template <class C> __OXICC_HDC auto size(const C &c) -> decltype(c.size()) { return c.size(); }
template <class T, size_t n> __OXICC_HDC size_t size(const T (&)[n]) noexcept { return n; }
template <class C> __OXICC_HDC auto ssize(const C &c) -> common_type_t<ptrdiff_t, make_signed_t<decltype(c.size())>> { return c.size(); }
template <class T, ptrdiff_t n> __OXICC_HDC ptrdiff_t ssize(const T (&)[n]) noexcept { return n; }
template <class C> __OXICC_HDC auto empty(const C &c) -> decltype(c.empty()) { return c.empty(); }
template <class T, size_t n> __OXICC_HDC bool empty(const T (&)[n]) noexcept { return false; }
template <class C> __OXICC_HDC auto data(C &c) -> decltype(c.data()) { return c.data(); }
template <class C> __OXICC_HDC auto data(const C &c) -> decltype(c.data()) { return c.data(); }
template <class T, size_t n> __OXICC_HDC T *data(T (&a)[n]) noexcept { return a; }
template <class I> class reverse_iterator {
    I current;

public:
    typedef I iterator_type;
    typedef typename iterator_traits<I>::iterator_category iterator_category;
    typedef typename iterator_traits<I>::value_type value_type;
    typedef typename iterator_traits<I>::difference_type difference_type;
    typedef typename iterator_traits<I>::pointer pointer;
    typedef typename iterator_traits<I>::reference reference;
    __OXICC_HDC reverse_iterator() : current() {}
    __OXICC_HDC explicit reverse_iterator(I i) : current(i) {}
    template <class J> __OXICC_HDC reverse_iterator(const reverse_iterator<J> &r) : current(r.base()) {}
    __OXICC_HDC I base() const { return current; }
    __OXICC_HDC reference operator*() const {
        I i = current;
        return *--i;
    }
    __OXICC_HDC pointer operator->() const { return __builtin_addressof(operator*()); }
    __OXICC_HDC reference operator[](difference_type n) const { return *(*this + n); }
    __OXICC_HDC reverse_iterator &operator++() { return --current, *this; }
    __OXICC_HDC reverse_iterator operator++(int) { return reverse_iterator(current--); }
    __OXICC_HDC reverse_iterator &operator--() { return ++current, *this; }
    __OXICC_HDC reverse_iterator operator--(int) { return reverse_iterator(current++); }
    __OXICC_HDC reverse_iterator operator+(difference_type n) const { return reverse_iterator(current - n); }
    __OXICC_HDC reverse_iterator operator-(difference_type n) const { return reverse_iterator(current + n); }
    __OXICC_HDC reverse_iterator &operator+=(difference_type n) { return current -= n, *this; }
    __OXICC_HDC reverse_iterator &operator-=(difference_type n) { return current += n, *this; }
};
template <class I, class J> __OXICC_HDC bool operator==(const reverse_iterator<I> &a, const reverse_iterator<J> &b) { return a.base() == b.base(); }
template <class I, class J> __OXICC_HDC bool operator!=(const reverse_iterator<I> &a, const reverse_iterator<J> &b) { return a.base() != b.base(); }
template <class I, class J> __OXICC_HDC bool operator<(const reverse_iterator<I> &a, const reverse_iterator<J> &b) { return b.base() < a.base(); }
template <class I, class J> __OXICC_HDC bool operator>(const reverse_iterator<I> &a, const reverse_iterator<J> &b) { return b < a; }
template <class I, class J> __OXICC_HDC bool operator<=(const reverse_iterator<I> &a, const reverse_iterator<J> &b) { return !(b < a); }
template <class I, class J> __OXICC_HDC bool operator>=(const reverse_iterator<I> &a, const reverse_iterator<J> &b) { return !(a < b); }
template <class I, class J> __OXICC_HDC auto operator-(const reverse_iterator<I> &a, const reverse_iterator<J> &b) -> decltype(b.base() - a.base()) { return b.base() - a.base(); }
template <class I> __OXICC_HDC reverse_iterator<I> make_reverse_iterator(I i) { return reverse_iterator<I>(i); }
template <class C> __OXICC_HDC auto rbegin(C &c) -> decltype(c.rbegin()) { return c.rbegin(); }
template <class C> __OXICC_HDC auto rend(C &c) -> decltype(c.rend()) { return c.rend(); }
template <class T, size_t n> __OXICC_HDC reverse_iterator<T *> rbegin(T (&a)[n]) { return reverse_iterator<T *>(a + n); }
template <class T, size_t n> __OXICC_HDC reverse_iterator<T *> rend(T (&a)[n]) { return reverse_iterator<T *>(a); }
#undef __OXICC_HDC
__OXICC_STD_END
