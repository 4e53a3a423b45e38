// Functions on numbers of 128 bits, for architectures from sm_100 on; those on their bits are in the math library.
#pragma once

#define __OXICC_QUAD extern "C" __device__ __device_builtin__
#define __OXICC_UNARY(name) __OXICC_QUAD __float128 __nv_fp128_##name(__float128 x);
#define __OXICC_BINARY(name) __OXICC_QUAD __float128 __nv_fp128_##name(__float128 x, __float128 y);
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 1000
__OXICC_UNARY(sqrt)
__OXICC_UNARY(sin)
__OXICC_UNARY(cos)
__OXICC_UNARY(tan)
__OXICC_UNARY(asin)
__OXICC_UNARY(acos)
__OXICC_UNARY(atan)
__OXICC_UNARY(exp)
__OXICC_UNARY(exp2)
__OXICC_UNARY(exp10)
__OXICC_UNARY(expm1)
__OXICC_UNARY(log)
__OXICC_UNARY(log2)
__OXICC_UNARY(log10)
__OXICC_UNARY(log1p)
__OXICC_UNARY(sinh)
__OXICC_UNARY(cosh)
__OXICC_UNARY(tanh)
__OXICC_UNARY(asinh)
__OXICC_UNARY(acosh)
__OXICC_UNARY(atanh)
__OXICC_UNARY(trunc)
__OXICC_UNARY(floor)
__OXICC_UNARY(ceil)
__OXICC_UNARY(round)
__OXICC_UNARY(rint)
__OXICC_UNARY(fabs)
__OXICC_BINARY(pow)
__OXICC_BINARY(copysign)
__OXICC_BINARY(fmax)
__OXICC_BINARY(fmin)
__OXICC_BINARY(fdim)
__OXICC_BINARY(fmod)
__OXICC_BINARY(remainder)
__OXICC_BINARY(hypot)
__OXICC_BINARY(mul)
__OXICC_BINARY(add)
__OXICC_BINARY(sub)
__OXICC_BINARY(div)
__OXICC_QUAD __float128 __nv_fp128_fma(__float128 x, __float128 y, __float128 z);
__OXICC_QUAD __float128 __nv_fp128_ldexp(__float128 x, int n);
__OXICC_QUAD __float128 __nv_fp128_frexp(__float128 x, int *n);
__OXICC_QUAD __float128 __nv_fp128_modf(__float128 x, __float128 *whole);
__OXICC_QUAD int __nv_fp128_ilogb(__float128 x);
__OXICC_QUAD int __nv_fp128_isnan(__float128 x);
__OXICC_QUAD int __nv_fp128_isunordered(__float128 x, __float128 y);
#endif
#undef __OXICC_QUAD
#undef __OXICC_UNARY
#undef __OXICC_BINARY
