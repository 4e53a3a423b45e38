// Text of <limits> and <cuda/std/limits>.
__OXICC_STD_BEGIN
enum float_round_style { round_indeterminate = -1, round_toward_zero, round_to_nearest, round_toward_infinity, round_toward_neg_infinity };
enum float_denorm_style { denorm_indeterminate = -1, denorm_absent, denorm_present };
#define __OXICC_CONSTANT static constexpr
#define __OXICC_HDC static __host__ __device__ constexpr
struct __oxicc_limits {
    __OXICC_CONSTANT bool is_specialized = true, is_signed = false, is_integer = false, is_exact = false, has_infinity = false, has_quiet_NaN = false,
        has_signaling_NaN = false, has_denorm_loss = false, is_iec559 = false, is_bounded = true, is_modulo = false, traps = false, tinyness_before = false;
    __OXICC_CONSTANT int digits = 0, digits10 = 0, max_digits10 = 0, radix = 2, min_exponent = 0, min_exponent10 = 0, max_exponent = 0, max_exponent10 = 0;
    __OXICC_CONSTANT float_denorm_style has_denorm = denorm_absent;
    __OXICC_CONSTANT float_round_style round_style = round_toward_zero;
};
template <class T> struct numeric_limits {
    __OXICC_CONSTANT bool is_specialized = false, is_signed = false, is_integer = false, is_exact = false, has_infinity = false, has_quiet_NaN = false,
        has_signaling_NaN = false, is_iec559 = false, is_bounded = false, is_modulo = false;
    __OXICC_CONSTANT int digits = 0, digits10 = 0, max_digits10 = 0, radix = 0, min_exponent = 0, max_exponent = 0;
    __OXICC_HDC T min() noexcept { return T(); }
    __OXICC_HDC T max() noexcept { return T(); }
    __OXICC_HDC T lowest() noexcept { return T(); }
    __OXICC_HDC T epsilon() noexcept { return T(); }
    __OXICC_HDC T infinity() noexcept { return T(); }
    __OXICC_HDC T quiet_NaN() noexcept { return T(); }
};
template <class T> struct numeric_limits<const T> : numeric_limits<T> {};
template <class T> struct numeric_limits<volatile T> : numeric_limits<T> {};
template <class T> struct numeric_limits<const volatile T> : numeric_limits<T> {};
#define __OXICC_LIMITS(T, sign, bits, largest)                                                                            \
    template <> struct numeric_limits<T> : __oxicc_limits {                                                               \
        __OXICC_CONSTANT bool is_signed = sign, is_integer = true, is_exact = true, is_modulo = !sign;                    \
        __OXICC_CONSTANT int digits = bits, digits10 = bits * 30103 / 100000;                                             \
        __OXICC_HDC T max() noexcept { return largest; }                                                                  \
        __OXICC_HDC T min() noexcept { return sign ? (T)(-(T)(largest) - 1) : (T)0; }                                      \
        __OXICC_HDC T lowest() noexcept { return min(); }                                                                 \
        __OXICC_HDC T epsilon() noexcept { return 0; }                                                                    \
        __OXICC_HDC T round_error() noexcept { return 0; }                                                                \
        __OXICC_HDC T infinity() noexcept { return 0; }                                                                   \
        __OXICC_HDC T quiet_NaN() noexcept { return 0; }                                                                  \
        __OXICC_HDC T signaling_NaN() noexcept { return 0; }                                                              \
        __OXICC_HDC T denorm_min() noexcept { return 0; }                                                                 \
    };
__OXICC_LIMITS(bool, false, 1, true)
__OXICC_LIMITS(char, true, 7, 127)
__OXICC_LIMITS(signed char, true, 7, 127)
__OXICC_LIMITS(unsigned char, false, 8, 255)
__OXICC_LIMITS(wchar_t, true, 31, 2147483647)
__OXICC_LIMITS(char16_t, false, 16, 65535)
__OXICC_LIMITS(char32_t, false, 32, 4294967295u)
__OXICC_LIMITS(short, true, 15, 32767)
__OXICC_LIMITS(unsigned short, false, 16, 65535)
__OXICC_LIMITS(int, true, 31, 2147483647)
__OXICC_LIMITS(unsigned int, false, 32, 4294967295u)
__OXICC_LIMITS(long, true, 63, 9223372036854775807l)
__OXICC_LIMITS(unsigned long, false, 64, 18446744073709551615ul)
__OXICC_LIMITS(long long, true, 63, 9223372036854775807ll)
__OXICC_LIMITS(unsigned long long, false, 64, 18446744073709551615ull)
#undef __OXICC_LIMITS
#define __OXICC_LIMITS(T, d, d10, md10, mine, mine10, maxe, maxe10, least, largest, eps, tiny, inf, nan, snan)            \
    template <> struct numeric_limits<T> : __oxicc_limits {                                                               \
        __OXICC_CONSTANT bool is_signed = true, has_infinity = true, has_quiet_NaN = true, has_signaling_NaN = true, is_iec559 = true; \
        __OXICC_CONSTANT int digits = d, digits10 = d10, max_digits10 = md10, min_exponent = mine, min_exponent10 = mine10,  \
            max_exponent = maxe, max_exponent10 = maxe10;                                                                 \
        __OXICC_CONSTANT float_denorm_style has_denorm = denorm_present;                                                  \
        __OXICC_CONSTANT float_round_style round_style = round_to_nearest;                                                \
        __OXICC_HDC T min() noexcept { return least; }                                                                    \
        __OXICC_HDC T max() noexcept { return largest; }                                                                  \
        __OXICC_HDC T lowest() noexcept { return -largest; }                                                              \
        __OXICC_HDC T epsilon() noexcept { return eps; }                                                                  \
        __OXICC_HDC T round_error() noexcept { return (T)0.5; }                                                           \
        __OXICC_HDC T infinity() noexcept { return inf; }                                                                 \
        __OXICC_HDC T quiet_NaN() noexcept { return nan; }                                                                \
        __OXICC_HDC T signaling_NaN() noexcept { return snan; }                                                           \
        __OXICC_HDC T denorm_min() noexcept { return tiny; }                                                              \
    };
__OXICC_LIMITS(float, 24, 6, 9, -125, -37, 128, 38, 1.17549435082228750797e-38f, 3.40282346638528859812e+38f, 1.1920928955078125e-7f,
               1.40129846432481707092e-45f, __builtin_huge_valf(), __builtin_nanf(""), __builtin_nansf(""))
__OXICC_LIMITS(double, 53, 15, 17, -1021, -307, 1024, 308, 2.22507385850720138309e-308, 1.79769313486231570815e+308, 2.22044604925031308085e-16,
               4.94065645841246544177e-324, __builtin_huge_val(), __builtin_nan(""), __builtin_nans(""))
#undef __OXICC_LIMITS
#undef __OXICC_CONSTANT
#undef __OXICC_HDC
__OXICC_STD_END
