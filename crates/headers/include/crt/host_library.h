// The functions of GCC's C++ library that device code may call, declared before its headers do, as those of the C library are.
#pragma once

#include "crt/c_library.h"

namespace std {
#define __OXICC_STD_FLOAT(name) extern __host__ __device__ __cudart_builtin__ constexpr float name(float);
__OXICC_STD_FLOAT(acos)
__OXICC_STD_FLOAT(acosh)
__OXICC_STD_FLOAT(asin)
__OXICC_STD_FLOAT(asinh)
__OXICC_STD_FLOAT(atan)
__OXICC_STD_FLOAT(atanh)
__OXICC_STD_FLOAT(ceil)
__OXICC_STD_FLOAT(cos)
__OXICC_STD_FLOAT(cosh)
__OXICC_STD_FLOAT(erf)
__OXICC_STD_FLOAT(erfc)
__OXICC_STD_FLOAT(exp)
__OXICC_STD_FLOAT(exp2)
__OXICC_STD_FLOAT(expm1)
__OXICC_STD_FLOAT(fabs)
__OXICC_STD_FLOAT(floor)
__OXICC_STD_FLOAT(lgamma)
__OXICC_STD_FLOAT(log)
__OXICC_STD_FLOAT(log10)
__OXICC_STD_FLOAT(log1p)
__OXICC_STD_FLOAT(log2)
__OXICC_STD_FLOAT(logb)
__OXICC_STD_FLOAT(nearbyint)
__OXICC_STD_FLOAT(rint)
__OXICC_STD_FLOAT(round)
__OXICC_STD_FLOAT(sin)
__OXICC_STD_FLOAT(sinh)
__OXICC_STD_FLOAT(sqrt)
__OXICC_STD_FLOAT(tan)
__OXICC_STD_FLOAT(tanh)
__OXICC_STD_FLOAT(tgamma)
__OXICC_STD_FLOAT(trunc)
__OXICC_STD_FLOAT(cbrt)
#undef __OXICC_STD_FLOAT
#define __OXICC_STD_FLOAT(name) extern __host__ __device__ __cudart_builtin__ constexpr float name(float, float);
__OXICC_STD_FLOAT(atan2)
__OXICC_STD_FLOAT(copysign)
__OXICC_STD_FLOAT(fdim)
__OXICC_STD_FLOAT(fmax)
__OXICC_STD_FLOAT(fmin)
__OXICC_STD_FLOAT(fmod)
__OXICC_STD_FLOAT(hypot)
__OXICC_STD_FLOAT(nextafter)
__OXICC_STD_FLOAT(pow)
__OXICC_STD_FLOAT(remainder)
#undef __OXICC_STD_FLOAT
extern __host__ __device__ __cudart_builtin__ constexpr float fma(float, float, float);
extern __host__ __device__ __cudart_builtin__ float frexp(float, int *);
extern __host__ __device__ __cudart_builtin__ constexpr float ldexp(float, int);
extern __host__ __device__ __cudart_builtin__ constexpr float scalbn(float, int);
extern __host__ __device__ __cudart_builtin__ constexpr float scalbln(float, long);
extern __host__ __device__ __cudart_builtin__ float modf(float, float *);
extern __host__ __device__ __cudart_builtin__ float remquo(float, float, int *);
extern __host__ __device__ __cudart_builtin__ constexpr int ilogb(float);
extern __host__ __device__ __cudart_builtin__ constexpr long lrint(float);
extern __host__ __device__ __cudart_builtin__ constexpr long long llrint(float);
extern __host__ __device__ __cudart_builtin__ constexpr long lround(float);
extern __host__ __device__ __cudart_builtin__ constexpr long long llround(float);
extern __host__ __device__ __cudart_builtin__ constexpr float abs(float);
extern __host__ __device__ __cudart_builtin__ constexpr double abs(double);
extern __host__ __device__ __cudart_builtin__ long abs(long);
extern __host__ __device__ __cudart_builtin__ long long abs(long long);
extern __host__ __device__ __cudart_builtin__ constexpr bool isnan(float);
extern __host__ __device__ __cudart_builtin__ constexpr bool isnan(double);
extern __host__ __device__ __cudart_builtin__ constexpr bool isinf(float);
extern __host__ __device__ __cudart_builtin__ constexpr bool isinf(double);
extern __host__ __device__ __cudart_builtin__ constexpr bool isfinite(float);
extern __host__ __device__ __cudart_builtin__ constexpr bool isfinite(double);
extern __host__ __device__ __cudart_builtin__ constexpr bool signbit(float);
extern __host__ __device__ __cudart_builtin__ constexpr bool signbit(double);
extern __host__ __device__ __cudart_builtin__ constexpr bool isnormal(float);
extern __host__ __device__ __cudart_builtin__ constexpr bool isnormal(double);
}
// What the types of the templates below are made of.
#include <bits/cpp_type_traits.h>
#include <ext/type_traits.h>
namespace std {
// For integers, and mixed arguments of pow.
#define __OXICC_STD_INTEGER(name)                                                                                          \
    template <typename T> extern __host__ __device__ __cudart_builtin__ constexpr                                         \
    typename __gnu_cxx::__enable_if<__is_integer<T>::__value, double>::__type name(T x);
__OXICC_STD_INTEGER(acos)
__OXICC_STD_INTEGER(acosh)
__OXICC_STD_INTEGER(asin)
__OXICC_STD_INTEGER(asinh)
__OXICC_STD_INTEGER(atan)
__OXICC_STD_INTEGER(atanh)
__OXICC_STD_INTEGER(cbrt)
__OXICC_STD_INTEGER(ceil)
__OXICC_STD_INTEGER(cos)
__OXICC_STD_INTEGER(cosh)
__OXICC_STD_INTEGER(erf)
__OXICC_STD_INTEGER(erfc)
__OXICC_STD_INTEGER(exp)
__OXICC_STD_INTEGER(exp2)
__OXICC_STD_INTEGER(expm1)
__OXICC_STD_INTEGER(fabs)
__OXICC_STD_INTEGER(floor)
__OXICC_STD_INTEGER(lgamma)
__OXICC_STD_INTEGER(log)
__OXICC_STD_INTEGER(log10)
__OXICC_STD_INTEGER(log1p)
__OXICC_STD_INTEGER(log2)
__OXICC_STD_INTEGER(logb)
__OXICC_STD_INTEGER(nearbyint)
__OXICC_STD_INTEGER(rint)
__OXICC_STD_INTEGER(round)
__OXICC_STD_INTEGER(sin)
__OXICC_STD_INTEGER(sinh)
__OXICC_STD_INTEGER(sqrt)
__OXICC_STD_INTEGER(tan)
__OXICC_STD_INTEGER(tanh)
__OXICC_STD_INTEGER(tgamma)
__OXICC_STD_INTEGER(trunc)
#undef __OXICC_STD_INTEGER
#define __OXICC_STD_MIXED(name)                                                                                            \
    template <typename T, typename U> extern __host__ __device__ __cudart_builtin__ constexpr                             \
    typename __gnu_cxx::__promote_2<T, U>::__type name(T x, U y);
__OXICC_STD_MIXED(atan2)
__OXICC_STD_MIXED(copysign)
__OXICC_STD_MIXED(fdim)
__OXICC_STD_MIXED(fmax)
__OXICC_STD_MIXED(fmin)
__OXICC_STD_MIXED(fmod)
__OXICC_STD_MIXED(hypot)
__OXICC_STD_MIXED(nextafter)
__OXICC_STD_MIXED(pow)
__OXICC_STD_MIXED(remainder)
#undef __OXICC_STD_MIXED
}
#include <string.h>
#include <time.h>
#include <cmath>
#include <cstdlib>
using std::acos;
using std::acosh;
using std::asin;
using std::asinh;
using std::atan;
using std::atanh;
using std::cbrt;
using std::ceil;
using std::cos;
using std::cosh;
using std::erf;
using std::erfc;
using std::exp;
using std::exp2;
using std::expm1;
using std::fabs;
using std::floor;
using std::lgamma;
using std::log;
using std::log10;
using std::log1p;
using std::log2;
using std::logb;
using std::nearbyint;
using std::rint;
using std::round;
using std::sin;
using std::sinh;
using std::sqrt;
using std::tan;
using std::tanh;
using std::tgamma;
using std::trunc;
using std::atan2;
using std::copysign;
using std::fdim;
using std::fmax;
using std::fmin;
using std::fmod;
using std::hypot;
using std::nextafter;
using std::pow;
using std::remainder;
using std::fma;
using std::frexp;
using std::ldexp;
using std::scalbn;
using std::scalbln;
using std::modf;
using std::remquo;
using std::ilogb;
using std::lrint;
using std::llrint;
using std::lround;
using std::llround;
using std::abs;
using std::isnan;
using std::isinf;
using std::isfinite;
using std::signbit;
using std::isnormal;
