// Text of <algorithm> and <cuda/std/algorithm>.
__OXICC_STD_BEGIN
#define __OXICC_HDC __host__ __device__ constexpr
struct __oxicc_less {
    template <class A, class B> __OXICC_HDC bool operator()(const A &a, const B &b) const { return a < b; }
};
struct __oxicc_equal {
    template <class A, class B> __OXICC_HDC bool operator()(const A &a, const B &b) const { return a == b; }
};
template <class T> __OXICC_HDC const T &min(const T &a, const T &b) { return b < a ? b : a; }
template <class T> __OXICC_HDC const T &max(const T &a, const T &b) { return a < b ? b : a; }
template <class T, class C> __OXICC_HDC const T &min(const T &a, const T &b, C less) { return less(b, a) ? b : a; }
template <class T, class C> __OXICC_HDC const T &max(const T &a, const T &b, C less) { return less(a, b) ? b : a; }
template <class T> __OXICC_HDC T min(initializer_list<T> l) {
    T r = *l.begin();
    for (const T &x : l)
        if (x < r) r = x;
    return r;
}
template <class T> __OXICC_HDC T max(initializer_list<T> l) {
    T r = *l.begin();
    for (const T &x : l)
        if (r < x) r = x;
    return r;
}
template <class T> __OXICC_HDC pair<const T &, const T &> minmax(const T &a, const T &b) {
    return b < a ? pair<const T &, const T &>(b, a) : pair<const T &, const T &>(a, b);
}
template <class T, class C> __OXICC_HDC pair<const T &, const T &> minmax(const T &a, const T &b, C less) {
    return less(b, a) ? pair<const T &, const T &>(b, a) : pair<const T &, const T &>(a, b);
}
template <class T> __OXICC_HDC pair<T, T> minmax(initializer_list<T> l) { return pair<T, T>(min(l), max(l)); }
template <class T, class C> __OXICC_HDC T min(initializer_list<T> l, C less) {
    T r = *l.begin();
    for (const T &x : l)
        if (less(x, r)) r = x;
    return r;
}
template <class T, class C> __OXICC_HDC T max(initializer_list<T> l, C less) {
    T r = *l.begin();
    for (const T &x : l)
        if (less(r, x)) r = x;
    return r;
}
template <class T> __OXICC_HDC const T &clamp(const T &v, const T &lo, const T &hi) { return v < lo ? lo : hi < v ? hi : v; }
template <class T, class C> __OXICC_HDC const T &clamp(const T &v, const T &lo, const T &hi, C less) { return less(v, lo) ? lo : less(hi, v) ? hi : v; }

template <class I, class P> __OXICC_HDC bool all_of(I first, I last, P p) {
    for (; first != last; ++first)
        if (!p(*first)) return false;
    return true;
}
template <class I, class P> __OXICC_HDC bool any_of(I first, I last, P p) {
    for (; first != last; ++first)
        if (p(*first)) return true;
    return false;
}
template <class I, class P> __OXICC_HDC bool none_of(I first, I last, P p) { return !any_of(first, last, p); }
template <class I, class F> __OXICC_HDC F for_each(I first, I last, F f) {
    for (; first != last; ++first) f(*first);
    return f;
}
template <class I, class N, class F> __OXICC_HDC I for_each_n(I first, N n, F f) {
    for (; n > 0; --n, ++first) f(*first);
    return first;
}
template <class I, class T> __OXICC_HDC I find(I first, I last, const T &v) {
    for (; first != last; ++first)
        if (*first == v) break;
    return first;
}
template <class I, class P> __OXICC_HDC I find_if(I first, I last, P p) {
    for (; first != last; ++first)
        if (p(*first)) break;
    return first;
}
template <class I, class P> __OXICC_HDC I find_if_not(I first, I last, P p) {
    for (; first != last; ++first)
        if (!p(*first)) break;
    return first;
}
template <class I, class T> __OXICC_HDC ptrdiff_t count(I first, I last, const T &v) {
    ptrdiff_t n = 0;
    for (; first != last; ++first)
        if (*first == v) ++n;
    return n;
}
template <class I, class P> __OXICC_HDC ptrdiff_t count_if(I first, I last, P p) {
    ptrdiff_t n = 0;
    for (; first != last; ++first)
        if (p(*first)) ++n;
    return n;
}
template <class I, class J> __OXICC_HDC bool equal(I first, I last, J other) {
    for (; first != last; ++first, ++other)
        if (!(*first == *other)) return false;
    return true;
}
template <class I, class J, class P> __OXICC_HDC bool equal(I first, I last, J other, P p) {
    for (; first != last; ++first, ++other)
        if (!p(*first, *other)) return false;
    return true;
}
template <class I, class O> __OXICC_HDC O copy(I first, I last, O out) {
    for (; first != last; ++first, ++out) *out = *first;
    return out;
}
template <class I, class N, class O> __OXICC_HDC O copy_n(I first, N n, O out) {
    for (; n > 0; --n, ++first, ++out) *out = *first;
    return out;
}
template <class I, class O, class P> __OXICC_HDC O copy_if(I first, I last, O out, P p) {
    for (; first != last; ++first)
        if (p(*first)) {
            *out = *first;
            ++out;
        }
    return out;
}
template <class I, class O> __OXICC_HDC O copy_backward(I first, I last, O out) {
    while (first != last) *--out = *--last;
    return out;
}
template <class I, class J> __OXICC_HDC J swap_ranges(I first, I last, J other) {
    for (; first != last; ++first, ++other) {
        auto t = *first;
        *first = *other;
        *other = t;
    }
    return other;
}
template <class I, class J> __OXICC_HDC void iter_swap(I a, J b) {
    auto t = *a;
    *a = *b;
    *b = t;
}
template <class I, class O, class F> __OXICC_HDC O transform(I first, I last, O out, F f) {
    for (; first != last; ++first, ++out) *out = f(*first);
    return out;
}
template <class I, class J, class O, class F> __OXICC_HDC O transform(I first, I last, J other, O out, F f) {
    for (; first != last; ++first, ++other, ++out) *out = f(*first, *other);
    return out;
}
template <class I, class T> __OXICC_HDC void fill(I first, I last, const T &v) {
    for (; first != last; ++first) *first = v;
}
template <class I, class N, class T> __OXICC_HDC I fill_n(I first, N n, const T &v) {
    for (; n > 0; --n, ++first) *first = v;
    return first;
}
template <class I, class F> __OXICC_HDC void generate(I first, I last, F f) {
    for (; first != last; ++first) *first = f();
}
template <class I, class T> __OXICC_HDC void replace(I first, I last, const T &a, const T &b) {
    for (; first != last; ++first)
        if (*first == a) *first = b;
}
template <class I, class P> __OXICC_HDC I remove_if(I first, I last, P p) {
    I out = first;
    for (; first != last; ++first)
        if (!p(*first)) {
            *out = *first;
            ++out;
        }
    return out;
}
template <class I, class T> __OXICC_HDC I remove(I first, I last, const T &v) {
    I out = first;
    for (; first != last; ++first)
        if (!(*first == v)) {
            *out = *first;
            ++out;
        }
    return out;
}
template <class I> __OXICC_HDC I unique(I first, I last) {
    if (first == last) return last;
    I out = first;
    while (++first != last)
        if (!(*out == *first)) *++out = *first;
    return ++out;
}
template <class I> __OXICC_HDC void reverse(I first, I last) {
    while (first != last && first != --last) {
        iter_swap(first, last);
        ++first;
    }
}
template <class I> __OXICC_HDC I rotate(I first, I middle, I last) {
    I result = first + (last - middle);
    reverse(first, middle);
    reverse(middle, last);
    reverse(first, last);
    return result;
}
template <class I, class P> __OXICC_HDC I partition(I first, I last, P p) {
    for (I next = first; next != last; ++next)
        if (p(*next)) {
            iter_swap(first, next);
            ++first;
        }
    return first;
}
template <class I, class C> __OXICC_HDC I min_element(I first, I last, C less) {
    I r = first;
    if (first != last)
        while (++first != last)
            if (less(*first, *r)) r = first;
    return r;
}
template <class I> __OXICC_HDC I min_element(I first, I last) { return min_element(first, last, __oxicc_less()); }
template <class I, class C> __OXICC_HDC I max_element(I first, I last, C less) {
    I r = first;
    if (first != last)
        while (++first != last)
            if (less(*r, *first)) r = first;
    return r;
}
template <class I> __OXICC_HDC I max_element(I first, I last) { return max_element(first, last, __oxicc_less()); }
template <class I, class T, class C> __OXICC_HDC I lower_bound(I first, I last, const T &v, C less) {
    auto n = last - first;
    while (n > 0) {
        auto half = n / 2;
        if (less(first[half], v)) {
            first += half + 1;
            n -= half + 1;
        } else {
            n = half;
        }
    }
    return first;
}
template <class I, class T> __OXICC_HDC I lower_bound(I first, I last, const T &v) { return lower_bound(first, last, v, __oxicc_less()); }
template <class I, class T, class C> __OXICC_HDC I upper_bound(I first, I last, const T &v, C less) {
    auto n = last - first;
    while (n > 0) {
        auto half = n / 2;
        if (!less(v, first[half])) {
            first += half + 1;
            n -= half + 1;
        } else {
            n = half;
        }
    }
    return first;
}
template <class I, class T> __OXICC_HDC I upper_bound(I first, I last, const T &v) { return upper_bound(first, last, v, __oxicc_less()); }
template <class I, class T, class C> __OXICC_HDC bool binary_search(I first, I last, const T &v, C less) {
    first = lower_bound(first, last, v, less);
    return first != last && !less(v, *first);
}
template <class I, class T> __OXICC_HDC bool binary_search(I first, I last, const T &v) { return binary_search(first, last, v, __oxicc_less()); }
template <class I, class C> __OXICC_HDC bool is_sorted(I first, I last, C less) {
    if (first == last) return true;
    for (I next = first; ++next != last; first = next)
        if (less(*next, *first)) return false;
    return true;
}
template <class I> __OXICC_HDC bool is_sorted(I first, I last) { return is_sorted(first, last, __oxicc_less()); }
template <class I, class J, class C> __OXICC_HDC bool lexicographical_compare(I first, I last, J first2, J last2, C less) {
    for (; first != last && first2 != last2; ++first, ++first2) {
        if (less(*first, *first2)) return true;
        if (less(*first2, *first)) return false;
    }
    return first == last && first2 != last2;
}
template <class I, class J> __OXICC_HDC bool lexicographical_compare(I first, I last, J first2, J last2) { return lexicographical_compare(first, last, first2, last2, __oxicc_less()); }
// A heap in place: needs no stack, and no more than n log n steps.
template <class I, class C> __OXICC_HDC void __oxicc_sift(I a, ptrdiff_t at, ptrdiff_t n, C less) {
    auto v = a[at];
    for (ptrdiff_t child = 2 * at + 1; child < n; child = 2 * at + 1) {
        if (child + 1 < n && less(a[child], a[child + 1])) child++;
        if (!less(v, a[child])) break;
        a[at] = a[child];
        at = child;
    }
    a[at] = v;
}
template <class I, class C> __OXICC_HDC void sort(I first, I last, C less) {
    ptrdiff_t n = last - first;
    if (n <= 16) {
        for (ptrdiff_t i = 1; i < n; i++) {
            auto v = first[i];
            ptrdiff_t j = i;
            for (; j > 0 && less(v, first[j - 1]); j--) first[j] = first[j - 1];
            first[j] = v;
        }
        return;
    }
    for (ptrdiff_t i = n / 2; i-- > 0;) __oxicc_sift(first, i, n, less);
    while (--n > 0) {
        iter_swap(first, first + n);
        __oxicc_sift(first, ptrdiff_t(0), n, less);
    }
}
template <class I> __OXICC_HDC void sort(I first, I last) { return sort(first, last, __oxicc_less()); }
template <class I, class C> __OXICC_HDC void stable_sort(I first, I last, C less) {
    for (I i = first; i != last; ++i)
        for (I j = i; j != first && less(*j, *(j - 1)); --j) iter_swap(j, j - 1);
}
template <class I> __OXICC_HDC void stable_sort(I first, I last) { return stable_sort(first, last, __oxicc_less()); }
template <class I, class J, class O, class C> __OXICC_HDC O merge(I first, I last, J first2, J last2, O out, C less) {
    while (first != last && first2 != last2) {
        if (less(*first2, *first)) *out = *first2, ++first2;
        else *out = *first, ++first;
        ++out;
    }
    return copy(first2, last2, copy(first, last, out));
}
template <class I, class J, class O> __OXICC_HDC O merge(I first, I last, J first2, J last2, O out) { return merge(first, last, first2, last2, out, __oxicc_less()); }
template <class I, class C> __OXICC_HDC void __oxicc_sift_down(I first, ptrdiff_t n, ptrdiff_t at, C less) {
    for (ptrdiff_t child; (child = 2 * at + 1) < n; at = child) {
        if (child + 1 < n && less(first[child], first[child + 1])) ++child;
        if (!less(first[at], first[child])) return;
        swap(first[at], first[child]);
    }
}
template <class I, class C> __OXICC_HDC void make_heap(I first, I last, C less) {
    for (ptrdiff_t n = last - first, i = n / 2; i > 0;) __oxicc_sift_down(first, n, --i, less);
}
template <class I> __OXICC_HDC void make_heap(I first, I last) { make_heap(first, last, __oxicc_less()); }
template <class I, class C> __OXICC_HDC void push_heap(I first, I last, C less) {
    for (ptrdiff_t i = last - first - 1; i > 0;) {
        ptrdiff_t parent = (i - 1) / 2;
        if (!less(first[parent], first[i])) return;
        swap(first[parent], first[i]);
        i = parent;
    }
}
template <class I> __OXICC_HDC void push_heap(I first, I last) { push_heap(first, last, __oxicc_less()); }
template <class I, class C> __OXICC_HDC void pop_heap(I first, I last, C less) {
    if (last - first < 2) return;
    --last;
    swap(*first, *last);
    __oxicc_sift_down(first, last - first, 0, less);
}
template <class I> __OXICC_HDC void pop_heap(I first, I last) { pop_heap(first, last, __oxicc_less()); }
template <class I, class C> __OXICC_HDC void sort_heap(I first, I last, C less) {
    for (; last - first > 1; --last) pop_heap(first, last, less);
}
template <class I> __OXICC_HDC void sort_heap(I first, I last) { sort_heap(first, last, __oxicc_less()); }
template <class I, class C> __OXICC_HDC bool is_heap(I first, I last, C less) {
    for (ptrdiff_t i = 1, n = last - first; i < n; i++)
        if (less(first[(i - 1) / 2], first[i])) return false;
    return true;
}
template <class I> __OXICC_HDC bool is_heap(I first, I last) { return is_heap(first, last, __oxicc_less()); }
// The smallest ones before middle, in order: a heap of them that gives its largest away.
template <class I, class C> __OXICC_HDC void partial_sort(I first, I middle, I last, C less) {
    if (first == middle) return;
    make_heap(first, middle, less);
    for (I i = middle; i != last; ++i)
        if (less(*i, *first)) {
            swap(*i, *first);
            __oxicc_sift_down(first, middle - first, 0, less);
        }
    sort_heap(first, middle, less);
}
template <class I> __OXICC_HDC void partial_sort(I first, I middle, I last) { partial_sort(first, middle, last, __oxicc_less()); }
template <class I, class C> __OXICC_HDC void nth_element(I first, I nth, I last, C less) {
    if (nth != last) partial_sort(first, nth + 1, last, less);
}
template <class I> __OXICC_HDC void nth_element(I first, I nth, I last) { nth_element(first, nth, last, __oxicc_less()); }
#undef __OXICC_HDC
__OXICC_STD_END
