// Six-bit floats: storage types with conversions. They have neither infinities nor NaNs: what is too large becomes the largest number,
// and so does a NaN.
#pragma once
#define __CUDA_FP6_TYPES_EXIST__

#include "cuda_fp8.h"
#include "crt/small_floats.h"

typedef unsigned char __nv_fp6_storage_t;
typedef unsigned short __nv_fp6x2_storage_t;
typedef unsigned int __nv_fp6x4_storage_t;
enum __nv_fp6_interpretation_t { __NV_E2M3, __NV_E3M2 };

__OXICC_SMALL __nv_fp6_storage_t __nv_cvt_double_to_fp6(const double x, const __nv_fp6_interpretation_t type, const cudaRoundMode rounding) {
    bool nearest = rounding != cudaRoundZero;
    unsigned int code = type == __NV_E2M3 ? __oxicc_small_float(x, 3, 1, 31, 31, 31, nearest) : __oxicc_small_float(x, 2, 3, 31, 31, 31, nearest);
    return (__nv_fp6_storage_t)(x == x && __oxicc_bits_of(x) >> 63 ? code | 32 : code);
}
__OXICC_SMALL __nv_fp6_storage_t __nv_cvt_float_to_fp6(const float x, const __nv_fp6_interpretation_t type, const cudaRoundMode rounding) {
    return __nv_cvt_double_to_fp6((double)x, type, rounding);
}
__OXICC_SMALL __nv_fp6_storage_t __nv_cvt_halfraw_to_fp6(const __half_raw x, const __nv_fp6_interpretation_t type, const cudaRoundMode rounding) {
    return __nv_cvt_float_to_fp6(__half2float(__half(x)), type, rounding);
}
__OXICC_SMALL __nv_fp6_storage_t __nv_cvt_bfloat16raw_to_fp6(const __nv_bfloat16_raw x, const __nv_fp6_interpretation_t type, const cudaRoundMode rounding) {
    return __nv_cvt_float_to_fp6(__bfloat162float(__nv_bfloat16(x)), type, rounding);
}
__OXICC_SMALL __nv_fp6x2_storage_t __nv_cvt_float2_to_fp6x2(const float2 x, const __nv_fp6_interpretation_t type, const cudaRoundMode rounding) {
    return (__nv_fp6x2_storage_t)(__nv_cvt_float_to_fp6(x.x, type, rounding) | __nv_cvt_float_to_fp6(x.y, type, rounding) << 8);
}
__OXICC_SMALL __nv_fp6x2_storage_t __nv_cvt_double2_to_fp6x2(const double2 x, const __nv_fp6_interpretation_t type, const cudaRoundMode rounding) {
    return (__nv_fp6x2_storage_t)(__nv_cvt_double_to_fp6(x.x, type, rounding) | __nv_cvt_double_to_fp6(x.y, type, rounding) << 8);
}
__OXICC_SMALL __nv_fp6x2_storage_t __nv_cvt_halfraw2_to_fp6x2(const __half2_raw x, const __nv_fp6_interpretation_t type, const cudaRoundMode rounding) {
    return __nv_cvt_float2_to_fp6x2(__half22float2(__half2(x)), type, rounding);
}
__OXICC_SMALL __nv_fp6x2_storage_t __nv_cvt_bfloat16raw2_to_fp6x2(const __nv_bfloat162_raw x, const __nv_fp6_interpretation_t type, const cudaRoundMode rounding) {
    return __nv_cvt_float2_to_fp6x2(__bfloat1622float2(__nv_bfloat162(x)), type, rounding);
}
// The digits moved to where a half has them, scaled by the difference of the biases; exact, denormals too.
__OXICC_SMALL __half_raw __nv_cvt_fp6_to_halfraw(const __nv_fp6_storage_t x, const __nv_fp6_interpretation_t type) {
    int mantissa = type == __NV_E2M3 ? 3 : 2, bias = type == __NV_E2M3 ? 1 : 3;
    unsigned int size = (unsigned int)(x & 31) << (10 - mantissa), scale = (unsigned int)(15 + 15 - bias) << 10;
    __half_raw r;
    r.x = (unsigned short)(__hmul(__ushort_as_half((unsigned short)size), __ushort_as_half((unsigned short)scale)).__x | ((x & 32) ? 0x8000 : 0));
    return r;
}
__OXICC_SMALL __half2_raw __nv_cvt_fp6x2_to_halfraw2(const __nv_fp6x2_storage_t x, const __nv_fp6_interpretation_t type) {
    __half2_raw r;
    r.x = __nv_cvt_fp6_to_halfraw((__nv_fp6_storage_t)(x & 255), type).x;
    r.y = __nv_cvt_fp6_to_halfraw((__nv_fp6_storage_t)(x >> 8), type).x;
    return r;
}

#define __OXICC_FROM(kind, v) __nv_cvt_##kind##_to_fp6(v, __NV_E2M3, cudaRoundNearest)
#define __OXICC_FROM2(kind, v) __nv_cvt_##kind##_to_fp6x2(v, __NV_E2M3, cudaRoundNearest)
#define __OXICC_TO(x) __nv_cvt_fp6_to_halfraw(x, __NV_E2M3)
#define __OXICC_TO2(x) __nv_cvt_fp6x2_to_halfraw2(x, __NV_E2M3)
__OXICC_STRUCTS(__nv_fp6_e2m3, __nv_fp6x2_e2m3, __nv_fp6x4_e2m3, __nv_fp6_storage_t, __nv_fp6x2_storage_t, __nv_fp6x4_storage_t, 6,
                     __OXICC_FROM, __OXICC_FROM2, __OXICC_TO, __OXICC_TO2)
#undef __OXICC_FROM
#undef __OXICC_FROM2
#undef __OXICC_TO
#undef __OXICC_TO2
#define __OXICC_FROM(kind, v) __nv_cvt_##kind##_to_fp6(v, __NV_E3M2, cudaRoundNearest)
#define __OXICC_FROM2(kind, v) __nv_cvt_##kind##_to_fp6x2(v, __NV_E3M2, cudaRoundNearest)
#define __OXICC_TO(x) __nv_cvt_fp6_to_halfraw(x, __NV_E3M2)
#define __OXICC_TO2(x) __nv_cvt_fp6x2_to_halfraw2(x, __NV_E3M2)
__OXICC_STRUCTS(__nv_fp6_e3m2, __nv_fp6x2_e3m2, __nv_fp6x4_e3m2, __nv_fp6_storage_t, __nv_fp6x2_storage_t, __nv_fp6x4_storage_t, 6,
                     __OXICC_FROM, __OXICC_FROM2, __OXICC_TO, __OXICC_TO2)
#undef __OXICC_FROM
#undef __OXICC_FROM2
#undef __OXICC_TO
#undef __OXICC_TO2
