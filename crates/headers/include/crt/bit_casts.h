// Casts of bits, which most other parts need.
#pragma once

#include "crt/prelude.h"

#define __OXICC_DEVICE static __device__ __forceinline__

__OXICC_DEVICE int __float_as_int(float x) { return __nvvm_bitcast_f2i(x); }
static __host__ __device__ __forceinline__ unsigned int __float_as_uint(float x) { return __nvvm_bitcast_f2i(x); }
__OXICC_DEVICE float __int_as_float(int x) { return __nvvm_bitcast_i2f(x); }
static __host__ __device__ __forceinline__ float __uint_as_float(unsigned int x) { return __nvvm_bitcast_i2f(x); }
__OXICC_DEVICE long long __double_as_longlong(double x) { return __nvvm_bitcast_d2ll(x); }
__OXICC_DEVICE double __longlong_as_double(long long x) { return __nvvm_bitcast_ll2d(x); }
__OXICC_DEVICE int __double2loint(double x) { return __nvvm_d2i_lo(x); }
__OXICC_DEVICE int __double2hiint(double x) { return __nvvm_d2i_hi(x); }
__OXICC_DEVICE double __hiloint2double(int hi, int lo) { return __nvvm_lohi_i2d(lo, hi); }
