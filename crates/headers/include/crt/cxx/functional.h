// Text of <functional> and <cuda/std/functional>: function objects and calls.
__OXICC_STD_BEGIN
#define __OXICC_HDC __host__ __device__ constexpr
#define __OXICC_FUNCTION(name, R, op)                                                                                     \
    template <class T = void> struct name {                                                                               \
        typedef R result_type;                                                                                            \
        __OXICC_HDC R operator()(const T &a, const T &b) const { return a op b; }                                         \
    };                                                                                                                    \
    template <> struct name<void> {                                                                                       \
        typedef void is_transparent;                                                                                      \
        template <class A, class B> __OXICC_HDC auto operator()(A &&a, B &&b) const -> decltype(static_cast<A &&>(a) op static_cast<B &&>(b)) { \
            return static_cast<A &&>(a) op static_cast<B &&>(b);                                                          \
        }                                                                                                                 \
    };
__OXICC_FUNCTION(plus, T, +)
__OXICC_FUNCTION(minus, T, -)
__OXICC_FUNCTION(multiplies, T, *)
__OXICC_FUNCTION(divides, T, /)
__OXICC_FUNCTION(modulus, T, %)
__OXICC_FUNCTION(equal_to, bool, ==)
__OXICC_FUNCTION(not_equal_to, bool, !=)
__OXICC_FUNCTION(greater, bool, >)
__OXICC_FUNCTION(less, bool, <)
__OXICC_FUNCTION(greater_equal, bool, >=)
__OXICC_FUNCTION(less_equal, bool, <=)
__OXICC_FUNCTION(logical_and, bool, &&)
__OXICC_FUNCTION(logical_or, bool, ||)
__OXICC_FUNCTION(bit_and, T, &)
__OXICC_FUNCTION(bit_or, T, |)
__OXICC_FUNCTION(bit_xor, T, ^)
#undef __OXICC_FUNCTION
#define __OXICC_FUNCTION(name, R, op)                                                                                     \
    template <class T = void> struct name {                                                                               \
        __OXICC_HDC R operator()(const T &a) const { return op a; }                                                       \
    };                                                                                                                    \
    template <> struct name<void> {                                                                                       \
        template <class A> __OXICC_HDC auto operator()(A &&a) const -> decltype(op static_cast<A &&>(a)) { return op static_cast<A &&>(a); } \
    };
__OXICC_FUNCTION(negate, T, -)
__OXICC_FUNCTION(logical_not, bool, !)
__OXICC_FUNCTION(bit_not, T, ~)
#undef __OXICC_FUNCTION
struct identity {
    template <class T> __OXICC_HDC T &&operator()(T &&t) const noexcept { return static_cast<T &&>(t); }
};
template <class F, class... A> __OXICC_HDC invoke_result_t<F, A...> invoke(F &&f, A &&...a) {
    return __oxicc_invoke(static_cast<F &&>(f), static_cast<A &&>(a)...);
}
template <class T> class reference_wrapper {
    T *object;

public:
    typedef T type;
    __OXICC_HDC reference_wrapper(T &t) noexcept : object(__builtin_addressof(t)) {}
    reference_wrapper(T &&) = delete;
    __OXICC_HDC operator T &() const noexcept { return *object; }
    __OXICC_HDC T &get() const noexcept { return *object; }
    template <class... A> __OXICC_HDC invoke_result_t<T &, A...> operator()(A &&...a) const { return __oxicc_invoke(*object, static_cast<A &&>(a)...); }
};
template <class T> __OXICC_HDC reference_wrapper<T> ref(T &t) noexcept { return reference_wrapper<T>(t); }
template <class T> __OXICC_HDC reference_wrapper<const T> cref(const T &t) noexcept { return reference_wrapper<const T>(t); }
template <class F> struct __oxicc_not_fn {
    F f;
    template <class... A> __OXICC_HDC auto operator()(A &&...a) const -> decltype(!__oxicc_invoke(f, static_cast<A &&>(a)...)) {
        return !__oxicc_invoke(f, static_cast<A &&>(a)...);
    }
};
template <class F> __OXICC_HDC __oxicc_not_fn<decay_t<F>> not_fn(F &&f) { return __oxicc_not_fn<decay_t<F>>{static_cast<F &&>(f)}; }
template <class T> struct hash {
    __OXICC_HDC size_t operator()(T v) const noexcept { return static_cast<size_t>(v); }
};
#undef __OXICC_HDC
__OXICC_STD_END
