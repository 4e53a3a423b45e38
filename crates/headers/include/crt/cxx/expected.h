// Text of <expected> and <cuda/std/expected>, without references and void. Access to what is not there stops the kernel.
__OXICC_STD_BEGIN
#define __OXICC_HDC __host__ __device__ constexpr
template <class E> class unexpected {
    E error_;

public:
    template <class U = E, class = enable_if_t<is_constructible<E, U &&>::value && !is_same<remove_cvref_t<U>, unexpected>::value>>
    __OXICC_HDC explicit unexpected(U &&u) : error_(static_cast<U &&>(u)) {}
    __OXICC_HDC E &error() & noexcept { return error_; }
    __OXICC_HDC const E &error() const & noexcept { return error_; }
    __OXICC_HDC E &&error() && noexcept { return static_cast<E &&>(error_); }
};
template <class E> unexpected(E) -> unexpected<E>;
struct unexpect_t { explicit unexpect_t() = default; };
inline constexpr unexpect_t unexpect{};
template <class T> struct __oxicc_is_unexpected : false_type {};
template <class E> struct __oxicc_is_unexpected<unexpected<E>> : true_type {};
template <class T, class E> class expected {
    // Two optionals share nothing, but copy and end as their values do.
    optional<T> value_;
    optional<E> error_;

public:
    typedef T value_type;
    typedef E error_type;
    typedef unexpected<E> unexpected_type;
    __OXICC_HDC expected() : value_(in_place_t()) {}
    expected(const expected &) = default;
    expected(expected &&) = default;
    expected &operator=(const expected &) = default;
    expected &operator=(expected &&) = default;
    template <class U = T, class = enable_if_t<is_constructible<T, U &&>::value && !is_same<remove_cvref_t<U>, expected>::value &&
                                               !is_same<remove_cvref_t<U>, in_place_t>::value && !__oxicc_is_unexpected<remove_cvref_t<U>>::value>>
    __OXICC_HDC expected(U &&u) : value_(in_place_t(), static_cast<U &&>(u)) {}
    template <class G> __OXICC_HDC expected(const unexpected<G> &u) : error_(in_place_t(), u.error()) {}
    template <class... A> __OXICC_HDC explicit expected(in_place_t tag, A &&...a) : value_(tag, static_cast<A &&>(a)...) {}
    template <class... A> __OXICC_HDC explicit expected(unexpect_t, A &&...a) : error_(in_place_t(), static_cast<A &&>(a)...) {}
    template <class U = T, class = enable_if_t<is_constructible<T, U &&>::value && !is_same<remove_cvref_t<U>, expected>::value &&
                                               !__oxicc_is_unexpected<remove_cvref_t<U>>::value>>
    __OXICC_HDC expected &operator=(U &&u) {
        error_.reset();
        value_ = static_cast<U &&>(u);
        return *this;
    }
    template <class G> __OXICC_HDC expected &operator=(const unexpected<G> &u) {
        value_.reset();
        error_ = u.error();
        return *this;
    }
    template <class... A> __OXICC_HDC T &emplace(A &&...a) {
        error_.reset();
        return value_.emplace(static_cast<A &&>(a)...);
    }
    __OXICC_HDC bool has_value() const noexcept { return value_.has_value(); }
    __OXICC_HDC explicit operator bool() const noexcept { return value_.has_value(); }
    __OXICC_HDC T &operator*() & noexcept { return *value_; }
    __OXICC_HDC const T &operator*() const & noexcept { return *value_; }
    __OXICC_HDC T *operator->() noexcept { return value_.operator->(); }
    __OXICC_HDC const T *operator->() const noexcept { return value_.operator->(); }
    __OXICC_HDC T &value() & { return value_.value(); }
    __OXICC_HDC const T &value() const & { return value_.value(); }
    __OXICC_HDC E &error() & noexcept { return *error_; }
    __OXICC_HDC const E &error() const & noexcept { return *error_; }
    template <class U> __OXICC_HDC T value_or(U &&u) const & { return value_.value_or(static_cast<U &&>(u)); }
    template <class U> __OXICC_HDC E error_or(U &&u) const & { return error_.value_or(static_cast<U &&>(u)); }
    template <class F> __OXICC_HDC auto and_then(F &&f) const & {
        typedef remove_cvref_t<invoke_result_t<F, const T &>> R;
        return has_value() ? __oxicc_invoke(static_cast<F &&>(f), *value_) : R(unexpect_t(), *error_);
    }
    template <class F> __OXICC_HDC auto transform(F &&f) const & {
        typedef expected<remove_cv_t<invoke_result_t<F, const T &>>, E> R;
        return has_value() ? R(in_place_t(), __oxicc_invoke(static_cast<F &&>(f), *value_)) : R(unexpect_t(), *error_);
    }
};
template <class T, class E> __OXICC_HDC bool operator==(const expected<T, E> &a, const expected<T, E> &b) {
    return a.has_value() == b.has_value() && (a ? *a == *b : a.error() == b.error());
}
template <class T, class E> __OXICC_HDC bool operator!=(const expected<T, E> &a, const expected<T, E> &b) { return !(a == b); }
#undef __OXICC_HDC
__OXICC_STD_END
