// Builtins of the device compiler that functions for both sides are made of, for the host.
#pragma once

#include <math.h>
#include <type_traits>

#define __OXICC_HOST_BUILTIN static inline __attribute__((unused))
__OXICC_HOST_BUILTIN float __nvvm_add_rn_f(float a, float b) { return a + b; }
__OXICC_HOST_BUILTIN float __nvvm_mul_rn_f(float a, float b) { return a * b; }
__OXICC_HOST_BUILTIN float __nvvm_fma_rn_f(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
__OXICC_HOST_BUILTIN float __nvvm_fabs_f(float a) { return __builtin_fabsf(a); }
__OXICC_HOST_BUILTIN float __nvvm_fmin_f(float a, float b) { return __builtin_fminf(a, b); }
__OXICC_HOST_BUILTIN float __nvvm_fmax_f(float a, float b) { return __builtin_fmaxf(a, b); }
__OXICC_HOST_BUILTIN long long __nvvm_bitcast_d2ll(double x) {
    long long r;
    __builtin_memcpy(&r, &x, sizeof r);
    return r;
}
__OXICC_HOST_BUILTIN double __nvvm_bitcast_ll2d(long long bits) {
    double r;
    __builtin_memcpy(&r, &bits, sizeof r);
    return r;
}
__OXICC_HOST_BUILTIN int __nvvm_d2i_lo(double x) { return (int)__nvvm_bitcast_d2ll(x); }
__OXICC_HOST_BUILTIN int __nvvm_d2i_hi(double x) { return (int)(__nvvm_bitcast_d2ll(x) >> 32); }
__OXICC_HOST_BUILTIN double __nvvm_lohi_i2d(int lo, int hi) {
    return __nvvm_bitcast_ll2d((long long)((unsigned long long)(unsigned int)hi << 32 | (unsigned int)lo));
}
__OXICC_HOST_BUILTIN float __nvvm_floor_f(float a) { return __builtin_floorf(a); }
__OXICC_HOST_BUILTIN float __nvvm_ceil_f(float a) { return __builtin_ceilf(a); }
__OXICC_HOST_BUILTIN float __nvvm_trunc_f(float a) { return __builtin_truncf(a); }
__OXICC_HOST_BUILTIN float __nvvm_round_f(float a) { return __builtin_rintf(a); }
__OXICC_HOST_BUILTIN float __nv_sinf(float a) { return __builtin_sinf(a); }
__OXICC_HOST_BUILTIN float __nv_cosf(float a) { return __builtin_cosf(a); }
__OXICC_HOST_BUILTIN float __nv_tanhf(float a) { return __builtin_tanhf(a); }
__OXICC_HOST_BUILTIN unsigned int __nvvm_bitcast_f2i(float x) {
    unsigned int bits;
    __builtin_memcpy(&bits, &x, sizeof bits);
    return bits;
}
__OXICC_HOST_BUILTIN float __nvvm_bitcast_i2f(unsigned int bits) {
    float x;
    __builtin_memcpy(&x, &bits, sizeof x);
    return x;
}
// Conversions to integers saturate, and have 0 for what is no number.
#define __OXICC_HOST_TO_INTEGER(name, T, least, most)                                                                      \
    __OXICC_HOST_BUILTIN T name(float x) {                                                                                \
        return x != x ? 0 : x <= (float)(least) ? (least) : x >= (float)(most) ? (most) : (T)x;                          \
    }
__OXICC_HOST_TO_INTEGER(__nvvm_f2i_rz, int, (-2147483647 - 1), 2147483647)
__OXICC_HOST_TO_INTEGER(__nvvm_f2ui_rz, unsigned int, 0u, 4294967295u)
__OXICC_HOST_TO_INTEGER(__nvvm_f2ll_rz, long long, (-9223372036854775807LL - 1), 9223372036854775807LL)
__OXICC_HOST_TO_INTEGER(__nvvm_f2ull_rz, unsigned long long, 0ull, 18446744073709551615ull)
#undef __OXICC_HOST_TO_INTEGER
// Towards zero: the nearest value, or its neighbour if that is further away from zero than the argument.
__OXICC_HOST_BUILTIN float __oxicc_host_toward_zero(long double x) {
    float r = (float)x;
    return __builtin_fabsl((long double)r) > __builtin_fabsl(x) ? __builtin_nextafterf(r, 0.0f) : r;
}
__OXICC_HOST_BUILTIN float __nvvm_d2f_rz(double x) { return __oxicc_host_toward_zero(x); }
__OXICC_HOST_BUILTIN float __nvvm_i2f_rz(int x) { return __oxicc_host_toward_zero(x); }
__OXICC_HOST_BUILTIN float __nvvm_ui2f_rz(unsigned int x) { return __oxicc_host_toward_zero(x); }
__OXICC_HOST_BUILTIN float __nvvm_ll2f_rz(long long x) { return __oxicc_host_toward_zero(x); }
__OXICC_HOST_BUILTIN float __nvvm_ull2f_rz(unsigned long long x) { return __oxicc_host_toward_zero(x); }
#undef __OXICC_HOST_BUILTIN

// g++ has no builtin of this name.
#ifndef __clang__
#define __is_convertible_to(...) (::std::is_convertible<__VA_ARGS__>::value)
#endif

// Halves as bits. Modes: to nearest even, toward zero, down, up.
enum { __oxicc_host_rn, __oxicc_host_rz, __oxicc_host_rm, __oxicc_host_rp };
static inline __attribute__((unused)) unsigned short __oxicc_host_half(double v, int mode) {
    bool negative = __builtin_signbit(v);
    unsigned short sign = negative ? 0x8000 : 0;
    double size = __builtin_fabs(v);
    if (v != v) return 0x7fff;
    if (size == __builtin_inf()) return sign | 0x7c00;
    int exponent;
    __builtin_frexp(size, &exponent);
    exponent = exponent - 1 < -14 ? -14 : exponent - 1;
    double units = __builtin_ldexp(size, 10 - exponent), whole = __builtin_floor(units), rest = units - whole;
    bool away = mode == __oxicc_host_rp ? !negative : mode == __oxicc_host_rm && negative;
    if (mode == __oxicc_host_rn) whole += rest > 0.5 || (rest == 0.5 && __builtin_fmod(whole, 2) != 0);
    else if (away && rest > 0) whole += 1;
    if (whole == 2048) {
        whole = 1024;
        exponent++;
    }
    // Too large: infinite, or the largest finite value where the mode does not go beyond it.
    if (exponent > 15) return sign | (mode == __oxicc_host_rn || away ? 0x7c00 : 0x7bff);
    int bits = (int)whole;
    return sign | (bits < 1024 ? bits : (exponent + 15) << 10 | (bits - 1024));
}
static inline __attribute__((unused)) float __oxicc_host_half_value(unsigned short h) {
    int exponent = h >> 10 & 31, fraction = h & 1023;
    float size = exponent == 31 ? (fraction ? __builtin_nanf("") : __builtin_inff())
               : exponent == 0  ? __builtin_ldexpf((float)fraction, -24)
                                : __builtin_ldexpf((float)(fraction + 1024), exponent - 25);
    return h & 0x8000 ? -size : size;
}
// An integer of a value: rounded as the PTX modifier says, saturated, 0 for what is no number.
template <class T> static inline T __oxicc_host_integer(float v, const char *mode) {
    if (v != v) return 0;
    double x = mode[1] == 'n' ? __builtin_rint(v) : mode[1] == 'z' ? __builtin_trunc(v) : mode[1] == 'm' ? __builtin_floor(v) : __builtin_ceil(v);
    const bool isSigned = (T)-1 < (T)0;
    const T most = isSigned ? (T)(((T)1 << (sizeof(T) * 8 - 2)) - 1 + ((T)1 << (sizeof(T) * 8 - 2))) : (T)-1, least = isSigned ? (T)(-most - 1) : (T)0;
    return x <= (double)least ? least : x >= (double)most ? most : (T)x;
}
#ifndef __CUDACC__
// Sources in plain C++ have no device functions; types of numbers are made with these on both sides.
static inline __attribute__((unused)) unsigned int __umulhi(unsigned int x, unsigned int y) { return (unsigned int)((unsigned long long)x * y >> 32); }
static inline __attribute__((unused)) float __double2float_rz(double x) { return __nvvm_d2f_rz(x); }
static inline __attribute__((unused)) float __double2float_ru(double x) {
    float r = (float)x;
    return (double)r < x ? __builtin_nextafterf(r, __builtin_inff()) : r;
}
static inline __attribute__((unused)) double __ull2double_ru(unsigned long long x) {
    double r = (double)x;
    return (long double)r < (long double)x ? __builtin_nextafter(r, __builtin_inf()) : r;
}
#endif
