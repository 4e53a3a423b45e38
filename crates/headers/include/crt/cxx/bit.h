// Text of <bit> and <cuda/std/bit>.
__OXICC_STD_BEGIN
#define __OXICC_HDC __host__ __device__ constexpr
enum class endian { little, big, native = little };
template <class To, class From, class = enable_if_t<sizeof(To) == sizeof(From)>> __OXICC_HDC To bit_cast(const From &from) noexcept {
    return __builtin_bit_cast(To, from);
}
template <class T, class R = int> using __oxicc_if_unsigned = enable_if_t<is_integral<T>::value && is_unsigned<T>::value, R>;
template <class T> inline constexpr int __oxicc_digits = 8 * sizeof(T);
// Found by halves: what constant evaluation takes; device code has instructions for it.
template <class T> __OXICC_HDC __oxicc_if_unsigned<T> countl_zero(T x) noexcept {
    if (!__builtin_is_constant_evaluated()) {
        if constexpr (sizeof(T) <= 4) return __nvvm_clz_i((int)x) - (32 - __oxicc_digits<T>);
        else return __nvvm_clz_ll((long long)x);
    }
    int n = __oxicc_digits<T>;
    for (int half = n / 2; half > 0; half /= 2)
        if (T y = T(x >> half)) {
            n -= half;
            x = y;
        }
    return x ? n - 1 : n;
}
template <class T> __OXICC_HDC __oxicc_if_unsigned<T> popcount(T x) noexcept {
    if (!__builtin_is_constant_evaluated()) {
        if constexpr (sizeof(T) <= 4) return __nvvm_popc_i((int)x);
        else return __nvvm_popc_ll((long long)x);
    }
    int n = 0;
    for (; x; x = T(x & (x - 1))) n++;
    return n;
}
template <class T> __OXICC_HDC __oxicc_if_unsigned<T> countr_zero(T x) noexcept {
    return x == 0 ? __oxicc_digits<T> : __oxicc_digits<T> - 1 - countl_zero(T(x & (~x + 1)));
}
template <class T> __OXICC_HDC __oxicc_if_unsigned<T> countl_one(T x) noexcept { return countl_zero(T(~x)); }
template <class T> __OXICC_HDC __oxicc_if_unsigned<T> countr_one(T x) noexcept { return countr_zero(T(~x)); }
template <class T> __OXICC_HDC __oxicc_if_unsigned<T, bool> has_single_bit(T x) noexcept { return x != 0 && (x & (x - 1)) == 0; }
template <class T> __OXICC_HDC __oxicc_if_unsigned<T> bit_width(T x) noexcept { return __oxicc_digits<T> - countl_zero(x); }
template <class T> __OXICC_HDC __oxicc_if_unsigned<T, T> bit_floor(T x) noexcept { return x == 0 ? T(0) : T(T(1) << (bit_width(x) - 1)); }
template <class T> __OXICC_HDC __oxicc_if_unsigned<T, T> bit_ceil(T x) noexcept { return x <= 1 ? T(1) : T(T(1) << bit_width(T(x - 1))); }
template <class T> __OXICC_HDC __oxicc_if_unsigned<T, T> rotl(T x, int s) noexcept {
    int n = __oxicc_digits<T>, r = ((s % n) + n) % n;
    return r == 0 ? x : T(T(x << r) | T(x >> (n - r)));
}
template <class T> __OXICC_HDC __oxicc_if_unsigned<T, T> rotr(T x, int s) noexcept {
    int n = __oxicc_digits<T>, r = ((s % n) + n) % n;
    return r == 0 ? x : T(T(x >> r) | T(x << (n - r)));
}
template <class T> __OXICC_HDC enable_if_t<is_integral<T>::value, T> byteswap(T x) noexcept {
    typedef make_unsigned_t<T> U;
    U u = U(x), r = 0;
    for (size_t i = 0; i < sizeof(T); i++) {
        r = U(U(r << (sizeof(T) > 1 ? 8 : 0)) | U(u & 0xff));
        u = U(u >> (sizeof(T) > 1 ? 8 : 0));
    }
    return T(r);
}
#undef __OXICC_HDC
__OXICC_STD_END
