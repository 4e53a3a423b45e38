// Eight-bit floats: e4m3 and e5m2 as storage types with conversions.
#pragma once
#define __CUDA_FP8_TYPES_EXIST__

#include "cuda_fp16.h"
#include "cuda_bf16.h"

typedef unsigned char __nv_fp8_storage_t;
typedef unsigned short __nv_fp8x2_storage_t;
typedef unsigned int __nv_fp8x4_storage_t;

enum __nv_saturation_t { __NV_NOSAT, __NV_SATFINITE };
enum __nv_fp8_interpretation_t { __NV_E4M3, __NV_E5M2 };

#define __OXICC_HD static __host__ __device__ __forceinline__

// Rounds to a format of `mantissa` bits and the given bias; `largest` is its largest finite code, `overflow` what comes
// after that. The code of a NaN is `nan`.
__OXICC_HD unsigned int __oxicc_small_float(double x, int mantissa, int bias, unsigned int largest, unsigned int overflow, unsigned int nan) {
    unsigned long long bits = (unsigned long long)__double_as_longlong(x), size = bits & 0x7fffffffffffffffull;
    if (size > 0x7ff0000000000000ull) return nan;
    int exponent = (int)(size >> 52) - 1023, smallest = 1 - bias;
    unsigned long long digits = (size & 0xfffffffffffffull) | (exponent > -1023 ? 1ull << 52 : 0);
    int shift = 52 - mantissa + (exponent < smallest ? smallest - exponent : 0);
    if (shift > 55) shift = 55;
    unsigned long long rest = digits & ((1ull << shift) - 1), half = 1ull << (shift - 1);
    unsigned int code = (unsigned int)(digits >> shift);
    if (rest > half || (rest == half && (code & 1))) code++;
    if (exponent > smallest) code += (unsigned int)(exponent - smallest) << mantissa;
    return code > largest ? overflow : code;
}
__OXICC_HD __nv_fp8_storage_t __nv_cvt_double_to_fp8(const double x, const __nv_saturation_t saturate, const __nv_fp8_interpretation_t type) {
    unsigned int sign = (unsigned int)((unsigned long long)__double_as_longlong(x) >> 63) << 7;
    unsigned int code = type == __NV_E4M3
        ? __oxicc_small_float(x, 3, 7, 0x7e, saturate == __NV_SATFINITE ? 0x7e : 0x7f, 0x7f)
        : __oxicc_small_float(x, 2, 15, 0x7b, saturate == __NV_SATFINITE ? 0x7b : 0x7c, 0x7f);
    return (__nv_fp8_storage_t)(x != x ? code : code | sign);
}
__OXICC_HD __nv_fp8x2_storage_t __nv_cvt_double2_to_fp8x2(const double2 x, const __nv_saturation_t saturate, const __nv_fp8_interpretation_t type) {
    return (__nv_fp8x2_storage_t)(__nv_cvt_double_to_fp8(x.x, saturate, type) | __nv_cvt_double_to_fp8(x.y, saturate, type) << 8);
}
__OXICC_HD __nv_fp8x2_storage_t __nv_cvt_float2_to_fp8x2(const float2 x, const __nv_saturation_t saturate, const __nv_fp8_interpretation_t type) {
#if __CUDA_ARCH__ >= 890
    if (saturate == __NV_SATFINITE) {
        unsigned short r;
        if (type == __NV_E4M3) asm("cvt.rn.satfinite.e4m3x2.f32 %0, %1, %2;" : "=h"(r) : "f"(x.y), "f"(x.x));
        else asm("cvt.rn.satfinite.e5m2x2.f32 %0, %1, %2;" : "=h"(r) : "f"(x.y), "f"(x.x));
        return r;
    }
#endif
    return (__nv_fp8x2_storage_t)(__nv_cvt_double_to_fp8(x.x, saturate, type) | __nv_cvt_double_to_fp8(x.y, saturate, type) << 8);
}
__OXICC_HD __nv_fp8_storage_t __nv_cvt_float_to_fp8(const float x, const __nv_saturation_t saturate, const __nv_fp8_interpretation_t type) {
    return (__nv_fp8_storage_t)__nv_cvt_float2_to_fp8x2(make_float2(x, 0.0f), saturate, type);
}
__OXICC_HD __nv_fp8_storage_t __nv_cvt_halfraw_to_fp8(const __half_raw x, const __nv_saturation_t saturate, const __nv_fp8_interpretation_t type) {
    return __nv_cvt_float_to_fp8(__half2float(__half(x)), saturate, type);
}
__OXICC_HD __nv_fp8x2_storage_t __nv_cvt_halfraw2_to_fp8x2(const __half2_raw x, const __nv_saturation_t saturate, const __nv_fp8_interpretation_t type) {
    return __nv_cvt_float2_to_fp8x2(__half22float2(__half2(x)), saturate, type);
}
__OXICC_HD __nv_fp8_storage_t __nv_cvt_bfloat16raw_to_fp8(const __nv_bfloat16_raw x, const __nv_saturation_t saturate, const __nv_fp8_interpretation_t type) {
    return __nv_cvt_float_to_fp8(__bfloat162float(__nv_bfloat16(x)), saturate, type);
}
__OXICC_HD __nv_fp8x2_storage_t __nv_cvt_bfloat16raw2_to_fp8x2(const __nv_bfloat162_raw x, const __nv_saturation_t saturate, const __nv_fp8_interpretation_t type) {
    return __nv_cvt_float2_to_fp8x2(__bfloat1622float2(__nv_bfloat162(x)), saturate, type);
}
__OXICC_HD __half_raw __nv_cvt_fp8_to_halfraw(const __nv_fp8_storage_t x, const __nv_fp8_interpretation_t type) {
    unsigned int size = x & 0x7f, sign = (unsigned int)(x & 0x80) << 8;
    __half_raw r;
    if (type == __NV_E5M2) {
        r.x = (unsigned short)(size > 0x7c ? 0x7fff : size << 8 | sign);
    } else if (size == 0x7f) {
        r.x = 0x7fff;
    } else {
        // The same digits, but the bias is 7 instead of 15.
        r.x = (unsigned short)(__hmul(__ushort_as_half((unsigned short)(size << 7)), __ushort_as_half(0x5c00)).__x | sign);
    }
    return r;
}
__OXICC_HD __half2_raw __nv_cvt_fp8x2_to_halfraw2(const __nv_fp8x2_storage_t x, const __nv_fp8_interpretation_t type) {
    __half2_raw r;
#if __CUDA_ARCH__ >= 890
    unsigned int bits;
    if (type == __NV_E4M3) asm("cvt.rn.f16x2.e4m3x2 %0, %1;" : "=r"(bits) : "h"(x));
    else asm("cvt.rn.f16x2.e5m2x2 %0, %1;" : "=r"(bits) : "h"(x));
    r.x = (unsigned short)bits;
    r.y = (unsigned short)(bits >> 16);
#else
    r.x = __nv_cvt_fp8_to_halfraw((__nv_fp8_storage_t)x, type).x;
    r.y = __nv_cvt_fp8_to_halfraw((__nv_fp8_storage_t)(x >> 8), type).x;
#endif
    return r;
}

// To integers: clamped to the range of the type, and a NaN is 0.
#define __OXICC_TO_INT(type, low, high)                                                                                   \
    __host__ __device__ explicit operator type() const {                                                                  \
        float f = float(*this);                                                                                           \
        return f != f ? (type)0 : f <= low ? (type)low : f >= high ? (type)high : (type)f;                                \
    }
#define __OXICC_FROM_INT(T, type) __host__ __device__ explicit T(const type v) { __x = T(static_cast<float>(v)).__x; }
#define __OXICC_FP8(T, T2, T4, format)                                                                                    \
    struct T {                                                                                                            \
        __nv_fp8_storage_t __x;                                                                                           \
        T() = default;                                                                                                    \
        __host__ __device__ explicit T(const float f) : __x(__nv_cvt_float_to_fp8(f, __NV_SATFINITE, format)) {}          \
        __host__ __device__ explicit T(const double f) : __x(__nv_cvt_double_to_fp8(f, __NV_SATFINITE, format)) {}        \
        __host__ __device__ explicit T(const __half f) : __x(__nv_cvt_halfraw_to_fp8(f, __NV_SATFINITE, format)) {}       \
        __host__ __device__ explicit T(const __nv_bfloat16 f) : __x(__nv_cvt_bfloat16raw_to_fp8(f, __NV_SATFINITE, format)) {} \
        __OXICC_FROM_INT(T, short)                                                                                        \
        __OXICC_FROM_INT(T, unsigned short)                                                                               \
        __OXICC_FROM_INT(T, int)                                                                                          \
        __OXICC_FROM_INT(T, unsigned int)                                                                                 \
        __OXICC_FROM_INT(T, long)                                                                                         \
        __OXICC_FROM_INT(T, unsigned long)                                                                                \
        __OXICC_FROM_INT(T, long long)                                                                                    \
        __OXICC_FROM_INT(T, unsigned long long)                                                                           \
        __host__ __device__ explicit operator __half() const { return __half(__nv_cvt_fp8_to_halfraw(__x, format)); }     \
        __host__ __device__ explicit operator float() const { return __half2float(__half(*this)); }                       \
        __host__ __device__ explicit operator double() const { return (double)float(*this); }                             \
        __host__ __device__ explicit operator __nv_bfloat16() const { return __float2bfloat16_rz(float(*this)); }         \
        __host__ __device__ explicit operator bool() const { return (__x & 0x7f) != 0; }                                  \
        __OXICC_TO_INT(char, -128.0f, 127.0f)                                                                             \
        __OXICC_TO_INT(signed char, -128.0f, 127.0f)                                                                      \
        __OXICC_TO_INT(unsigned char, 0.0f, 255.0f)                                                                       \
        __OXICC_TO_INT(short, -32768.0f, 32767.0f)                                                                        \
        __OXICC_TO_INT(unsigned short, 0.0f, 65535.0f)                                                                    \
        __host__ __device__ explicit operator int() const { return __nvvm_f2i_rz(float(*this)); }                         \
        __host__ __device__ explicit operator unsigned int() const { return __nvvm_f2ui_rz(float(*this)); }               \
        __host__ __device__ explicit operator long() const { return __half2ll_rz(__half(*this)); }                        \
        __host__ __device__ explicit operator unsigned long() const { return __half2ull_rz(__half(*this)); }              \
        __host__ __device__ explicit operator long long() const { return __half2ll_rz(__half(*this)); }                   \
        __host__ __device__ explicit operator unsigned long long() const { return __half2ull_rz(__half(*this)); }         \
    };                                                                                                                    \
    struct __builtin_align__(2) T2 {                                                                                      \
        __nv_fp8x2_storage_t __x;                                                                                         \
        T2() = default;                                                                                                   \
        __host__ __device__ explicit T2(const float2 f) : __x(__nv_cvt_float2_to_fp8x2(f, __NV_SATFINITE, format)) {}     \
        __host__ __device__ explicit T2(const double2 f) : __x(__nv_cvt_double2_to_fp8x2(f, __NV_SATFINITE, format)) {}   \
        __host__ __device__ explicit T2(const __half2 f) : __x(__nv_cvt_halfraw2_to_fp8x2(f, __NV_SATFINITE, format)) {}  \
        __host__ __device__ explicit T2(const __nv_bfloat162 f) : __x(__nv_cvt_bfloat16raw2_to_fp8x2(f, __NV_SATFINITE, format)) {} \
        __host__ __device__ explicit operator __half2() const { return __half2(__nv_cvt_fp8x2_to_halfraw2(__x, format)); } \
        __host__ __device__ explicit operator float2() const { return __half22float2(__half2(*this)); }                   \
    };                                                                                                                    \
    struct __builtin_align__(4) T4 {                                                                                      \
        __nv_fp8x4_storage_t __x;                                                                                         \
        T4() = default;                                                                                                   \
        __host__ __device__ explicit T4(const __half2 lo, const __half2 hi) : __x(T2(lo).__x | (unsigned int)T2(hi).__x << 16) {} \
        __host__ __device__ explicit T4(const __nv_bfloat162 lo, const __nv_bfloat162 hi) : __x(T2(lo).__x | (unsigned int)T2(hi).__x << 16) {} \
        __host__ __device__ explicit T4(const float4 f)                                                                   \
            : __x(T2(make_float2(f.x, f.y)).__x | (unsigned int)T2(make_float2(f.z, f.w)).__x << 16) {}                   \
        __host__ __device__ explicit T4(const double4 f)                                                                  \
            : __x(T2(make_double2(f.x, f.y)).__x | (unsigned int)T2(make_double2(f.z, f.w)).__x << 16) {}                 \
        __host__ __device__ explicit operator float4() const {                                                            \
            T2 lo, hi;                                                                                                    \
            lo.__x = (__nv_fp8x2_storage_t)__x;                                                                           \
            hi.__x = (__nv_fp8x2_storage_t)(__x >> 16);                                                                   \
            float2 a = float2(lo), b = float2(hi);                                                                        \
            return make_float4(a.x, a.y, b.x, b.y);                                                                       \
        }                                                                                                                 \
    };
__OXICC_FP8(__nv_fp8_e4m3, __nv_fp8x2_e4m3, __nv_fp8x4_e4m3, __NV_E4M3)
__OXICC_FP8(__nv_fp8_e5m2, __nv_fp8x2_e5m2, __nv_fp8x4_e5m2, __NV_E5M2)

// Powers of two: the scales of block formats. 0xff is the NaN, there is no zero.
#include "cuda_runtime_api.h"
__OXICC_HD __nv_fp8_storage_t __nv_cvt_float_to_e8m0(const float x, const __nv_saturation_t saturate, const cudaRoundMode rounding) {
    unsigned int bits = (unsigned int)__float_as_int(x) & 0x7fffffffu;
    if (bits > 0x7f800000u) return 0xff;
    // Below the smallest power, half of a denormal's range belongs to the code 0.
    unsigned int code = bits >> 23, up = code ? (bits & 0x7fffffu) != 0 : bits > 0x400000u;
    if (rounding == cudaRoundPosInf && code < 0xff) code += up;
    return (__nv_fp8_storage_t)(code >= 0xff ? (saturate == __NV_SATFINITE ? 0xfe : 0xff) : code);
}
__OXICC_HD __nv_fp8_storage_t __nv_cvt_double_to_e8m0(const double x, const __nv_saturation_t saturate, const cudaRoundMode rounding) {
    return __nv_cvt_float_to_e8m0(rounding == cudaRoundPosInf ? __double2float_ru(x < 0 ? -x : x) : __double2float_rz(x), saturate, rounding);
}
__OXICC_HD __nv_fp8_storage_t __nv_cvt_bfloat16raw_to_e8m0(const __nv_bfloat16_raw x, const __nv_saturation_t saturate, const cudaRoundMode rounding) {
    return __nv_cvt_float_to_e8m0(__bfloat162float(__nv_bfloat16(x)), saturate, rounding);
}
__OXICC_HD __nv_bfloat16_raw __nv_cvt_e8m0_to_bf16raw(const __nv_fp8_storage_t x) {
    __nv_bfloat16_raw r;
    r.x = (unsigned short)(x == 0xff ? 0x7fff : x == 0 ? 0x0040 : x << 7);
    return r;
}
struct __nv_fp8_e8m0 {
    __nv_fp8_storage_t __x;
    __nv_fp8_e8m0() = default;
    __host__ __device__ explicit __nv_fp8_e8m0(const float f) : __x(__nv_cvt_float_to_e8m0(f, __NV_SATFINITE, cudaRoundPosInf)) {}
    __host__ __device__ explicit __nv_fp8_e8m0(const double f) : __x(__nv_cvt_double_to_e8m0(f, __NV_SATFINITE, cudaRoundPosInf)) {}
    __host__ __device__ explicit __nv_fp8_e8m0(const __nv_bfloat16 f) : __x(__nv_cvt_bfloat16raw_to_e8m0(f, __NV_SATFINITE, cudaRoundPosInf)) {}
    __host__ __device__ explicit operator __nv_bfloat16() const { return __nv_bfloat16(__nv_cvt_e8m0_to_bf16raw(__x)); }
    __host__ __device__ explicit operator float() const { return __bfloat162float(__nv_bfloat16(*this)); }
    __host__ __device__ explicit operator double() const { return (double)float(*this); }
    __host__ __device__ explicit operator bool() const { return true; }
};
#undef __OXICC_FP8
#undef __OXICC_FROM_INT
#undef __OXICC_TO_INT
#undef __OXICC_HD
