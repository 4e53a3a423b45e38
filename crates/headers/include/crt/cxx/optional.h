// Text of <optional> and <cuda/std/optional>. Access to what is not there stops the kernel where the host would throw.
__OXICC_STD_BEGIN
#define __OXICC_HDC __host__ __device__ constexpr
struct nullopt_t {
    __OXICC_HDC explicit nullopt_t(int) {}
};
inline constexpr nullopt_t nullopt{0};
template <class T, bool = __has_trivial_destructor(T)> struct __oxicc_optional_storage {
    union {
        char none;
        T value;
    };
    bool engaged;
    __OXICC_HDC __oxicc_optional_storage() noexcept : none(), engaged(false) {}
    template <class... A> __OXICC_HDC __oxicc_optional_storage(in_place_t, A &&...a) : value(static_cast<A &&>(a)...), engaged(true) {}
    __OXICC_HDC void clear() noexcept { engaged = false; }
};
template <class T> struct __oxicc_optional_storage<T, false> {
    union {
        char none;
        T value;
    };
    bool engaged;
    __OXICC_HDC __oxicc_optional_storage() noexcept : none(), engaged(false) {}
    template <class... A> __OXICC_HDC __oxicc_optional_storage(in_place_t, A &&...a) : value(static_cast<A &&>(a)...), engaged(true) {}
    __host__ __device__ ~__oxicc_optional_storage() { clear(); }
    __host__ __device__ void clear() noexcept {
        if (engaged) value.~T();
        engaged = false;
    }
};
// Copies of trivial values are trivial.
template <class T, bool = __is_trivially_copyable(T)> struct __oxicc_optional_copies : __oxicc_optional_storage<T> {
    using __oxicc_optional_storage<T>::__oxicc_optional_storage;
};
template <class T> struct __oxicc_optional_copies<T, false> : __oxicc_optional_storage<T> {
    using __oxicc_optional_storage<T>::__oxicc_optional_storage;
    __oxicc_optional_copies() = default;
    __host__ __device__ __oxicc_optional_copies(const __oxicc_optional_copies &o) {
        if (o.engaged) make(o.value);
    }
    __host__ __device__ __oxicc_optional_copies(__oxicc_optional_copies &&o) {
        if (o.engaged) make(static_cast<T &&>(o.value));
    }
    __host__ __device__ __oxicc_optional_copies &operator=(const __oxicc_optional_copies &o) {
        if (!o.engaged) this->clear();
        else if (this->engaged) this->value = o.value;
        else make(o.value);
        return *this;
    }
    __host__ __device__ __oxicc_optional_copies &operator=(__oxicc_optional_copies &&o) {
        if (!o.engaged) this->clear();
        else if (this->engaged) this->value = static_cast<T &&>(o.value);
        else make(static_cast<T &&>(o.value));
        return *this;
    }
    template <class U> __host__ __device__ void make(U &&u) {
        ::new ((void *)__builtin_addressof(this->value)) T(static_cast<U &&>(u));
        this->engaged = true;
    }
};
template <class T> class optional;
template <class T> struct __oxicc_is_optional : false_type {};
template <class T> struct __oxicc_is_optional<optional<T>> : true_type {};
template <class T> class optional {
    __oxicc_optional_copies<T> all;
    __OXICC_HDC void need() const {
        if (!all.engaged) __trap();
    }

public:
    typedef T value_type;
    __OXICC_HDC optional() noexcept : all() {}
    __OXICC_HDC optional(nullopt_t) noexcept : all() {}
    optional(const optional &) = default;
    optional(optional &&) = default;
    template <class U = T, class = enable_if_t<is_constructible<T, U &&>::value && !is_same<remove_cvref_t<U>, in_place_t>::value &&
                                               !is_same<remove_cvref_t<U>, optional>::value && !is_same<remove_cvref_t<U>, nullopt_t>::value>>
    __OXICC_HDC optional(U &&u) : all(in_place_t(), static_cast<U &&>(u)) {}
    template <class... A> __OXICC_HDC explicit optional(in_place_t tag, A &&...a) : all(tag, static_cast<A &&>(a)...) {}
    optional &operator=(const optional &) = default;
    optional &operator=(optional &&) = default;
    __OXICC_HDC optional &operator=(nullopt_t) noexcept {
        all.clear();
        return *this;
    }
    template <class U = T, class = enable_if_t<is_constructible<T, U &&>::value && !is_same<remove_cvref_t<U>, optional>::value &&
                                               !is_same<remove_cvref_t<U>, nullopt_t>::value>>
    __OXICC_HDC optional &operator=(U &&u) {
        if (all.engaged) all.value = static_cast<U &&>(u);
        else emplace(static_cast<U &&>(u));
        return *this;
    }
    template <class... A> __OXICC_HDC T &emplace(A &&...a) {
        all.clear();
        ::new ((void *)__builtin_addressof(all.value)) T(static_cast<A &&>(a)...);
        all.engaged = true;
        return all.value;
    }
    __OXICC_HDC void reset() noexcept { all.clear(); }
    __OXICC_HDC bool has_value() const noexcept { return all.engaged; }
    __OXICC_HDC explicit operator bool() const noexcept { return all.engaged; }
    __OXICC_HDC T &operator*() & noexcept { return all.value; }
    __OXICC_HDC const T &operator*() const & noexcept { return all.value; }
    __OXICC_HDC T &&operator*() && noexcept { return static_cast<T &&>(all.value); }
    __OXICC_HDC T *operator->() noexcept { return __builtin_addressof(all.value); }
    __OXICC_HDC const T *operator->() const noexcept { return __builtin_addressof(all.value); }
    __OXICC_HDC T &value() & { return need(), all.value; }
    __OXICC_HDC const T &value() const & { return need(), all.value; }
    __OXICC_HDC T &&value() && { return need(), static_cast<T &&>(all.value); }
    template <class U> __OXICC_HDC T value_or(U &&u) const & { return all.engaged ? all.value : static_cast<T>(static_cast<U &&>(u)); }
    template <class U> __OXICC_HDC T value_or(U &&u) && { return all.engaged ? static_cast<T &&>(all.value) : static_cast<T>(static_cast<U &&>(u)); }
    template <class F> __OXICC_HDC auto and_then(F &&f) const & {
        typedef remove_cvref_t<invoke_result_t<F, const T &>> R;
        return all.engaged ? __oxicc_invoke(static_cast<F &&>(f), all.value) : R();
    }
    template <class F> __OXICC_HDC auto transform(F &&f) const & {
        typedef optional<remove_cv_t<invoke_result_t<F, const T &>>> R;
        return all.engaged ? R(__oxicc_invoke(static_cast<F &&>(f), all.value)) : R();
    }
    template <class F> __OXICC_HDC optional or_else(F &&f) const & { return all.engaged ? *this : static_cast<F &&>(f)(); }
    __OXICC_HDC void swap(optional &o) {
        optional t(static_cast<optional &&>(*this));
        *this = static_cast<optional &&>(o);
        o = static_cast<optional &&>(t);
    }
};
template <class T> optional(T) -> optional<T>;
template <class T> __OXICC_HDC optional<decay_t<T>> make_optional(T &&t) { return optional<decay_t<T>>(static_cast<T &&>(t)); }
template <class T, class... A> __OXICC_HDC optional<T> make_optional(A &&...a) { return optional<T>(in_place_t(), static_cast<A &&>(a)...); }
template <class T> __OXICC_HDC void swap(optional<T> &a, optional<T> &b) { a.swap(b); }
template <class T, class U> __OXICC_HDC bool operator==(const optional<T> &a, const optional<U> &b) { return bool(a) == bool(b) && (!a || *a == *b); }
template <class T, class U> __OXICC_HDC bool operator!=(const optional<T> &a, const optional<U> &b) { return !(a == b); }
template <class T, class U> __OXICC_HDC bool operator<(const optional<T> &a, const optional<U> &b) { return bool(b) && (!a || *a < *b); }
template <class T, class U> __OXICC_HDC bool operator>(const optional<T> &a, const optional<U> &b) { return b < a; }
template <class T, class U> __OXICC_HDC bool operator<=(const optional<T> &a, const optional<U> &b) { return !(b < a); }
template <class T, class U> __OXICC_HDC bool operator>=(const optional<T> &a, const optional<U> &b) { return !(a < b); }
template <class T> __OXICC_HDC bool operator==(const optional<T> &a, nullopt_t) noexcept { return !a; }
template <class T> __OXICC_HDC bool operator!=(const optional<T> &a, nullopt_t) noexcept { return bool(a); }
#if __cplusplus < 202002L
template <class T> __OXICC_HDC bool operator==(nullopt_t, const optional<T> &a) noexcept { return !a; }
template <class T> __OXICC_HDC bool operator!=(nullopt_t, const optional<T> &a) noexcept { return bool(a); }
#endif
#define __OXICC_COMPARE(op, none_left, none_right)                                                                        \
    template <class T, class U> __OXICC_HDC enable_if_t<!__oxicc_is_optional<U>::value && !is_same<U, nullopt_t>::value, bool> \
    operator op(const optional<T> &a, const U &b) { return a ? *a op b : none_left; }                                      \
    template <class T, class U> __OXICC_HDC enable_if_t<!__oxicc_is_optional<U>::value && !is_same<U, nullopt_t>::value, bool> \
    operator op(const U &a, const optional<T> &b) { return b ? a op *b : none_right; }
__OXICC_COMPARE(==, false, false)
__OXICC_COMPARE(!=, true, true)
__OXICC_COMPARE(<, true, false)
__OXICC_COMPARE(>, false, true)
__OXICC_COMPARE(<=, true, false)
__OXICC_COMPARE(>=, false, true)
#undef __OXICC_COMPARE
#undef __OXICC_HDC
__OXICC_STD_END
