// Four-bit floats: storage types with conversions. They have neither infinities nor NaNs: what is too large becomes the largest number, and so does a NaN.
#pragma once
#define __CUDA_FP4_TYPES_EXIST__

#include "cuda_fp8.h"

typedef unsigned char __nv_fp4_storage_t;
typedef unsigned char __nv_fp4x2_storage_t;
typedef unsigned short __nv_fp4x4_storage_t;
enum __nv_fp4_interpretation_t { __NV_E2M1 };

#define __OXICC_HD static __host__ __device__ __forceinline__

__OXICC_HD __nv_fp4_storage_t __nv_cvt_double_to_fp4(const double x, const __nv_fp4_interpretation_t type, const cudaRoundMode rounding) {
    (void)rounding;
    (void)type; unsigned int code = __oxicc_small_float(x, 1, 1, 7, 7, 7);
    return (__nv_fp4_storage_t)(x == x && (unsigned long long)__double_as_longlong(x) >> 63 ? code | 8 : code);
}
__OXICC_HD __nv_fp4_storage_t __nv_cvt_float_to_fp4(const float x, const __nv_fp4_interpretation_t type, const cudaRoundMode rounding) {
    return __nv_cvt_double_to_fp4((double)x, type, rounding);
}
__OXICC_HD __nv_fp4_storage_t __nv_cvt_halfraw_to_fp4(const __half_raw x, const __nv_fp4_interpretation_t type, const cudaRoundMode rounding) {
    return __nv_cvt_float_to_fp4(__half2float(__half(x)), type, rounding);
}
__OXICC_HD __nv_fp4_storage_t __nv_cvt_bfloat16raw_to_fp4(const __nv_bfloat16_raw x, const __nv_fp4_interpretation_t type, const cudaRoundMode rounding) {
    return __nv_cvt_float_to_fp4(__bfloat162float(__nv_bfloat16(x)), type, rounding);
}
__OXICC_HD __nv_fp4x2_storage_t __nv_cvt_float2_to_fp4x2(const float2 x, const __nv_fp4_interpretation_t type, const cudaRoundMode rounding) {
    return (__nv_fp4x2_storage_t)(__nv_cvt_float_to_fp4(x.x, type, rounding) | __nv_cvt_float_to_fp4(x.y, type, rounding) << 4);
}
__OXICC_HD __nv_fp4x2_storage_t __nv_cvt_double2_to_fp4x2(const double2 x, const __nv_fp4_interpretation_t type, const cudaRoundMode rounding) {
    return (__nv_fp4x2_storage_t)(__nv_cvt_double_to_fp4(x.x, type, rounding) | __nv_cvt_double_to_fp4(x.y, type, rounding) << 4);
}
__OXICC_HD __nv_fp4x2_storage_t __nv_cvt_halfraw2_to_fp4x2(const __half2_raw x, const __nv_fp4_interpretation_t type, const cudaRoundMode rounding) {
    return __nv_cvt_float2_to_fp4x2(__half22float2(__half2(x)), type, rounding);
}
__OXICC_HD __nv_fp4x2_storage_t __nv_cvt_bfloat16raw2_to_fp4x2(const __nv_bfloat162_raw x, const __nv_fp4_interpretation_t type, const cudaRoundMode rounding) {
    return __nv_cvt_float2_to_fp4x2(__bfloat1622float2(__nv_bfloat162(x)), type, rounding);
}
// The digits moved to where a half has them, scaled by the difference of the biases; exact, denormals too.
__OXICC_HD __half_raw __nv_cvt_fp4_to_halfraw(const __nv_fp4_storage_t x, const __nv_fp4_interpretation_t type) {
    (void)type; int mantissa = 1, bias = 1;
    unsigned int size = (unsigned int)(x & 7) << (10 - mantissa), scale = (unsigned int)(15 + 15 - bias) << 10;
    __half_raw r;
    r.x = (unsigned short)(__hmul(__ushort_as_half((unsigned short)size), __ushort_as_half((unsigned short)scale)).__x | ((x & 8) ? 0x8000 : 0));
    return r;
}
__OXICC_HD __half2_raw __nv_cvt_fp4x2_to_halfraw2(const __nv_fp4x2_storage_t x, const __nv_fp4_interpretation_t type) {
    __half2_raw r;
    r.x = __nv_cvt_fp4_to_halfraw((__nv_fp4_storage_t)(x & 15), type).x;
    r.y = __nv_cvt_fp4_to_halfraw((__nv_fp4_storage_t)(x >> 4), type).x;
    return r;
}

#define __OXICC_SMALL(T, T2, T4, format)                                                                                  \
    struct T {                                                                                                            \
        __nv_fp4_storage_t __x;                                                                                          \
        T() = default;                                                                                                    \
        __host__ __device__ explicit T(const float f) : __x(__nv_cvt_float_to_fp4(f, format, cudaRoundNearest)) {}        \
        __host__ __device__ explicit T(const double f) : __x(__nv_cvt_double_to_fp4(f, format, cudaRoundNearest)) {}      \
        __host__ __device__ explicit T(const __half f) : __x(__nv_cvt_halfraw_to_fp4(f, format, cudaRoundNearest)) {}     \
        __host__ __device__ explicit T(const __nv_bfloat16 f) : __x(__nv_cvt_bfloat16raw_to_fp4(f, format, cudaRoundNearest)) {} \
        __host__ __device__ explicit T(const int f) : __x(__nv_cvt_double_to_fp4(f, format, cudaRoundNearest)) {}         \
        __host__ __device__ explicit T(const unsigned int f) : __x(__nv_cvt_double_to_fp4(f, format, cudaRoundNearest)) {} \
        __host__ __device__ explicit operator __half() const { return __half(__nv_cvt_fp4_to_halfraw(__x, format)); }     \
        __host__ __device__ explicit operator float() const { return __half2float(__half(*this)); }                       \
        __host__ __device__ explicit operator double() const { return (double)float(*this); }                             \
        __host__ __device__ explicit operator __nv_bfloat16() const { return __float2bfloat16_rz(float(*this)); }         \
        __host__ __device__ explicit operator int() const { return (int)float(*this); }                                   \
        __host__ __device__ explicit operator bool() const { return (__x & 7) != 0; }                                \
    };                                                                                                                    \
    struct __builtin_align__(1) T2 {                                                                                     \
        __nv_fp4x2_storage_t __x;                                                                                        \
        T2() = default;                                                                                                   \
        __host__ __device__ explicit T2(const float2 f) : __x(__nv_cvt_float2_to_fp4x2(f, format, cudaRoundNearest)) {}   \
        __host__ __device__ explicit T2(const double2 f) : __x(__nv_cvt_double2_to_fp4x2(f, format, cudaRoundNearest)) {} \
        __host__ __device__ explicit T2(const __half2 f) : __x(__nv_cvt_halfraw2_to_fp4x2(f, format, cudaRoundNearest)) {} \
        __host__ __device__ explicit T2(const __nv_bfloat162 f) : __x(__nv_cvt_bfloat16raw2_to_fp4x2(f, format, cudaRoundNearest)) {} \
        __host__ __device__ explicit operator __half2() const { return __half2(__nv_cvt_fp4x2_to_halfraw2(__x, format)); } \
        __host__ __device__ explicit operator float2() const { return __half22float2(__half2(*this)); }                   \
    };                                                                                                                    \
    struct __builtin_align__(2) T4 {                                                                                     \
        __nv_fp4x4_storage_t __x;                                                                                        \
        T4() = default;                                                                                                   \
        __host__ __device__ explicit T4(const float4 f)                                                                   \
            : __x((__nv_fp4x4_storage_t)(T2(make_float2(f.x, f.y)).__x | (unsigned int)T2(make_float2(f.z, f.w)).__x << 8)) {} \
        __host__ __device__ explicit T4(const __half2 lo, const __half2 hi)                                               \
            : __x((__nv_fp4x4_storage_t)(T2(lo).__x | (unsigned int)T2(hi).__x << 8)) {}                             \
        __host__ __device__ explicit operator float4() const {                                                            \
            T2 lo, hi;                                                                                                    \
            lo.__x = (__nv_fp4x2_storage_t)__x;                                                                          \
            hi.__x = (__nv_fp4x2_storage_t)(__x >> 8);                                                               \
            float2 a = float2(lo), b = float2(hi);                                                                        \
            return make_float4(a.x, a.y, b.x, b.y);                                                                       \
        }                                                                                                                 \
    };
__OXICC_SMALL(__nv_fp4_e2m1, __nv_fp4x2_e2m1, __nv_fp4x4_e2m1, __NV_E2M1)
#undef __OXICC_SMALL
#undef __OXICC_HD
