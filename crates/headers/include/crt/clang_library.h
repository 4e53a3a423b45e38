// The functions of libc++ that device code may call, declared before its headers do, as those of the C library are. Its overloads lie in
// a namespace of their own, and those for double are templates, so that the C library's functions are preferred.
#pragma once

#include "crt/c_library.h"
#include <__config>
#include <__type_traits/enable_if.h>
#include <__type_traits/is_arithmetic.h>
#include <__type_traits/is_integral.h>
#include <__type_traits/promote.h>

#define __OXICC_CXX extern __host__ __device__ __cudart_builtin__
#if _LIBCPP_VERSION < 210000
#define __OXICC_PROMOTED(A, B) typename __promote<A, B>::type
// In the global namespace, where <stdlib.h> has them.
__OXICC_CXX long abs(long) noexcept;
__OXICC_CXX long long abs(long long) noexcept;
__OXICC_CXX float abs(float) noexcept;
__OXICC_CXX double abs(double) noexcept;
#else
#define __OXICC_PROMOTED(A, B) __promote_t<A, B>
#endif
_LIBCPP_BEGIN_NAMESPACE_STD
namespace __math {
#define __OXICC_UNARY(name)                                                                                                \
    __OXICC_CXX float name(float) noexcept;                                                                               \
    template <class> __OXICC_CXX double name(double) noexcept;                                                            \
    template <class _A1, __enable_if_t<is_integral<_A1>::value, int>> __OXICC_CXX double name(_A1) noexcept;
__OXICC_UNARY(acos)
__OXICC_UNARY(acosh)
__OXICC_UNARY(asin)
__OXICC_UNARY(asinh)
__OXICC_UNARY(atan)
__OXICC_UNARY(atanh)
__OXICC_UNARY(cbrt)
__OXICC_UNARY(ceil)
__OXICC_UNARY(cos)
__OXICC_UNARY(cosh)
__OXICC_UNARY(erf)
__OXICC_UNARY(erfc)
__OXICC_UNARY(exp)
__OXICC_UNARY(exp2)
__OXICC_UNARY(expm1)
__OXICC_UNARY(fabs)
__OXICC_UNARY(floor)
__OXICC_UNARY(lgamma)
__OXICC_UNARY(log)
__OXICC_UNARY(log10)
__OXICC_UNARY(log1p)
__OXICC_UNARY(log2)
__OXICC_UNARY(logb)
__OXICC_UNARY(nearbyint)
__OXICC_UNARY(rint)
__OXICC_UNARY(round)
__OXICC_UNARY(sin)
__OXICC_UNARY(sinh)
__OXICC_UNARY(sqrt)
__OXICC_UNARY(tan)
__OXICC_UNARY(tanh)
__OXICC_UNARY(tgamma)
__OXICC_UNARY(trunc)
#undef __OXICC_UNARY
#define __OXICC_BINARY(name)                                                                                               \
    __OXICC_CXX float name(float, float) noexcept;                                                                        \
    template <class> __OXICC_CXX double name(double, double) noexcept;                                                    \
    template <class _A1, class _A2, __enable_if_t<is_arithmetic<_A1>::value && is_arithmetic<_A2>::value, int>>       \
    __OXICC_CXX __OXICC_PROMOTED(_A1, _A2) name(_A1, _A2) noexcept;
__OXICC_BINARY(atan2)
__OXICC_BINARY(fdim)
__OXICC_BINARY(fmax)
__OXICC_BINARY(fmin)
__OXICC_BINARY(fmod)
__OXICC_BINARY(hypot)
__OXICC_BINARY(nextafter)
__OXICC_BINARY(pow)
__OXICC_BINARY(remainder)
#undef __OXICC_BINARY
__OXICC_CXX float copysign(float, float) noexcept;
template <class _A1, class _A2, __enable_if_t<is_arithmetic<_A1>::value && is_arithmetic<_A2>::value, int>>
__OXICC_CXX __OXICC_PROMOTED(_A1, _A2) copysign(_A1, _A2) noexcept;
#define __OXICC_CLASSIFY(name)                                                                                             \
    __OXICC_CXX _LIBCPP_CONSTEXPR_SINCE_CXX23 bool name(float) noexcept;                                                  \
    __OXICC_CXX _LIBCPP_CONSTEXPR_SINCE_CXX23 bool name(double) noexcept;
__OXICC_CLASSIFY(isfinite)
__OXICC_CLASSIFY(isinf)
__OXICC_CLASSIFY(isnan)
__OXICC_CLASSIFY(isnormal)
#undef __OXICC_CLASSIFY
template <class> __OXICC_CXX _LIBCPP_CONSTEXPR_SINCE_CXX23 bool signbit(float) noexcept;
template <class> __OXICC_CXX _LIBCPP_CONSTEXPR_SINCE_CXX23 bool signbit(double) noexcept;
__OXICC_CXX float fma(float, float, float) noexcept;
__OXICC_CXX float frexp(float, int *) noexcept;
__OXICC_CXX float ldexp(float, int) noexcept;
__OXICC_CXX float scalbn(float, int) noexcept;
__OXICC_CXX float scalbln(float, long) noexcept;
__OXICC_CXX float modf(float, float *) noexcept;
__OXICC_CXX float remquo(float, float, int *) noexcept;
__OXICC_CXX int ilogb(float) noexcept;
__OXICC_CXX long lrint(float) noexcept;
__OXICC_CXX long long llrint(float) noexcept;
__OXICC_CXX long lround(float) noexcept;
__OXICC_CXX long long llround(float) noexcept;
#if _LIBCPP_VERSION >= 210000
// Its own definitions serve the device as well.
template <class> extern __host__ __device__ long abs(long) noexcept;
template <class> extern __host__ __device__ long long abs(long long) noexcept;
extern __host__ __device__ float abs(float) noexcept;
extern __host__ __device__ double abs(double) noexcept;
#endif
}
_LIBCPP_END_NAMESPACE_STD
#undef __OXICC_CXX
#undef __OXICC_PROMOTED
#include <string.h>
#include <time.h>
#include <math.h>
#include <stdlib.h>
