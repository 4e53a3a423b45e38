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
