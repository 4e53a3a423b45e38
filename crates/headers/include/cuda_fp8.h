// Eight-bit floats: e4m3 and e5m2 as storage types with conversions.
#pragma once
#define __CUDA_FP8_TYPES_EXIST__

#include "cuda_fp16.h"
#include "cuda_bf16.h"
#include "crt/small_floats.h"

typedef unsigned char __nv_fp8_storage_t;
typedef unsigned short __nv_fp8x2_storage_t;
typedef unsigned int __nv_fp8x4_storage_t;

enum __nv_saturation_t { __NV_NOSAT, __NV_SATFINITE };
enum __nv_fp8_interpretation_t { __NV_E4M3, __NV_E5M2 };

__OXICC_SMALL __nv_fp8_storage_t __nv_cvt_double_to_fp8(const double x, const __nv_saturation_t saturate, const __nv_fp8_interpretation_t type) {
    unsigned int sign = (unsigned int)(__oxicc_bits_of(x) >> 63) << 7;
    unsigned int code = type == __NV_E4M3
        ? __oxicc_small_float(x, 3, 7, 0x7e, saturate == __NV_SATFINITE ? 0x7e : 0x7f, 0x7f, true)
        : __oxicc_small_float(x, 2, 15, 0x7b, saturate == __NV_SATFINITE ? 0x7b : 0x7c, 0x7f, true);
    return (__nv_fp8_storage_t)(x != x ? code : code | sign);
}
__OXICC_SMALL __nv_fp8x2_storage_t __nv_cvt_double2_to_fp8x2(const double2 x, const __nv_saturation_t saturate, const __nv_fp8_interpretation_t type) {
    return (__nv_fp8x2_storage_t)(__nv_cvt_double_to_fp8(x.x, saturate, type) | __nv_cvt_double_to_fp8(x.y, saturate, type) << 8);
}
__OXICC_SMALL __nv_fp8x2_storage_t __nv_cvt_float2_to_fp8x2(const float2 x, const __nv_saturation_t saturate, const __nv_fp8_interpretation_t type) {
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
__OXICC_SMALL __nv_fp8_storage_t __nv_cvt_float_to_fp8(const float x, const __nv_saturation_t saturate, const __nv_fp8_interpretation_t type) {
    return (__nv_fp8_storage_t)__nv_cvt_float2_to_fp8x2(make_float2(x, 0.0f), saturate, type);
}
__OXICC_SMALL __nv_fp8_storage_t __nv_cvt_halfraw_to_fp8(const __half_raw x, const __nv_saturation_t saturate, const __nv_fp8_interpretation_t type) {
    return __nv_cvt_float_to_fp8(__half2float(__half(x)), saturate, type);
}
__OXICC_SMALL __nv_fp8x2_storage_t __nv_cvt_halfraw2_to_fp8x2(const __half2_raw x, const __nv_saturation_t saturate, const __nv_fp8_interpretation_t type) {
#if __CUDA_ARCH__ >= 890
    if (saturate == __NV_SATFINITE) {
        unsigned short r;
        unsigned int bits = x.x | (unsigned int)x.y << 16;
        if (type == __NV_E4M3) asm("cvt.rn.satfinite.e4m3x2.f16x2 %0, %1;" : "=h"(r) : "r"(bits));
        else asm("cvt.rn.satfinite.e5m2x2.f16x2 %0, %1;" : "=h"(r) : "r"(bits));
        return r;
    }
#endif
    return __nv_cvt_float2_to_fp8x2(__half22float2(__half2(x)), saturate, type);
}
__OXICC_SMALL __nv_fp8_storage_t __nv_cvt_bfloat16raw_to_fp8(const __nv_bfloat16_raw x, const __nv_saturation_t saturate, const __nv_fp8_interpretation_t type) {
    return __nv_cvt_float_to_fp8(__bfloat162float(__nv_bfloat16(x)), saturate, type);
}
__OXICC_SMALL __nv_fp8x2_storage_t __nv_cvt_bfloat16raw2_to_fp8x2(const __nv_bfloat162_raw x, const __nv_saturation_t saturate, const __nv_fp8_interpretation_t type) {
    return __nv_cvt_float2_to_fp8x2(__bfloat1622float2(__nv_bfloat162(x)), saturate, type);
}
#if __CUDA_ARCH__ >= 890
__OXICC_SMALL __half2_raw __nv_cvt_fp8x2_to_halfraw2(const __nv_fp8x2_storage_t x, const __nv_fp8_interpretation_t type) {
    __half2_raw r;
    unsigned int bits;
    if (type == __NV_E4M3) asm("cvt.rn.f16x2.e4m3x2 %0, %1;" : "=r"(bits) : "h"(x));
    else asm("cvt.rn.f16x2.e5m2x2 %0, %1;" : "=r"(bits) : "h"(x));
    r.x = (unsigned short)bits;
    r.y = (unsigned short)(bits >> 16);
    return r;
}
__OXICC_SMALL __half_raw __nv_cvt_fp8_to_halfraw(const __nv_fp8_storage_t x, const __nv_fp8_interpretation_t type) {
    __half_raw r;
    r.x = __nv_cvt_fp8x2_to_halfraw2(x, type).x;
    return r;
}
#else
__OXICC_SMALL __half_raw __nv_cvt_fp8_to_halfraw(const __nv_fp8_storage_t x, const __nv_fp8_interpretation_t type) {
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
__OXICC_SMALL __half2_raw __nv_cvt_fp8x2_to_halfraw2(const __nv_fp8x2_storage_t x, const __nv_fp8_interpretation_t type) {
    __half2_raw r;
    r.x = __nv_cvt_fp8_to_halfraw((__nv_fp8_storage_t)x, type).x;
    r.y = __nv_cvt_fp8_to_halfraw((__nv_fp8_storage_t)(x >> 8), type).x;
    return r;
}
#endif

#define __OXICC_FROM(kind, v) __nv_cvt_##kind##_to_fp8(v, __NV_SATFINITE, __NV_E4M3)
#define __OXICC_FROM2(kind, v) __nv_cvt_##kind##_to_fp8x2(v, __NV_SATFINITE, __NV_E4M3)
#define __OXICC_TO(x) __nv_cvt_fp8_to_halfraw(x, __NV_E4M3)
#define __OXICC_TO2(x) __nv_cvt_fp8x2_to_halfraw2(x, __NV_E4M3)
__OXICC_STRUCTS(__nv_fp8_e4m3, __nv_fp8x2_e4m3, __nv_fp8x4_e4m3, __nv_fp8_storage_t, __nv_fp8x2_storage_t, __nv_fp8x4_storage_t, 8,
                     __OXICC_FROM, __OXICC_FROM2, __OXICC_TO, __OXICC_TO2)
#undef __OXICC_FROM
#undef __OXICC_FROM2
#undef __OXICC_TO
#undef __OXICC_TO2
#define __OXICC_FROM(kind, v) __nv_cvt_##kind##_to_fp8(v, __NV_SATFINITE, __NV_E5M2)
#define __OXICC_FROM2(kind, v) __nv_cvt_##kind##_to_fp8x2(v, __NV_SATFINITE, __NV_E5M2)
#define __OXICC_TO(x) __nv_cvt_fp8_to_halfraw(x, __NV_E5M2)
#define __OXICC_TO2(x) __nv_cvt_fp8x2_to_halfraw2(x, __NV_E5M2)
__OXICC_STRUCTS(__nv_fp8_e5m2, __nv_fp8x2_e5m2, __nv_fp8x4_e5m2, __nv_fp8_storage_t, __nv_fp8x2_storage_t, __nv_fp8x4_storage_t, 8,
                     __OXICC_FROM, __OXICC_FROM2, __OXICC_TO, __OXICC_TO2)
#undef __OXICC_FROM
#undef __OXICC_FROM2
#undef __OXICC_TO
#undef __OXICC_TO2

// Powers of two: the scales of block formats. 0xff is the NaN, there is no zero.
__OXICC_SMALL __nv_fp8_storage_t __nv_cvt_float_to_e8m0(const float x, const __nv_saturation_t saturate, const cudaRoundMode rounding) {
    unsigned int bits = __oxicc_bits_of(x) & 0x7fffffffu;
    if (bits > 0x7f800000u) return 0xff;
    // Below the smallest power, half of a denormal's range belongs to the code 0.
    unsigned int code = bits >> 23, up = code ? (bits & 0x7fffffu) != 0 : bits > 0x400000u;
    if (rounding == cudaRoundPosInf && code < 0xff) code += up;
    return (__nv_fp8_storage_t)(code >= 0xff ? (saturate == __NV_SATFINITE ? 0xfe : 0xff) : code);
}
__OXICC_SMALL __nv_fp8_storage_t __nv_cvt_double_to_e8m0(const double x, const __nv_saturation_t saturate, const cudaRoundMode rounding) {
    return __nv_cvt_float_to_e8m0(rounding == cudaRoundPosInf ? __double2float_ru(x < 0 ? -x : x) : __double2float_rz(x), saturate, rounding);
}
__OXICC_SMALL __nv_fp8_storage_t __nv_cvt_bfloat16raw_to_e8m0(const __nv_bfloat16_raw x, const __nv_saturation_t saturate, const cudaRoundMode rounding) {
    return __nv_cvt_float_to_e8m0(__bfloat162float(__nv_bfloat16(x)), saturate, rounding);
}
__OXICC_SMALL __nv_bfloat16_raw __nv_cvt_e8m0_to_bf16raw(const __nv_fp8_storage_t x) {
    __nv_bfloat16_raw r;
    r.x = (unsigned short)(x == 0xff ? 0x7fff : x == 0 ? 0x0040 : x << 7);
    return r;
}
#define __OXICC_PAIR(name, type)                                                                                          \
    __OXICC_SMALL __nv_fp8x2_storage_t __nv_cvt_##name##_to_e8m0x2(const type x, const __nv_saturation_t saturate, const cudaRoundMode rounding)
__OXICC_PAIR(float2, float2) {
    return (__nv_fp8x2_storage_t)(__nv_cvt_float_to_e8m0(x.x, saturate, rounding) | __nv_cvt_float_to_e8m0(x.y, saturate, rounding) << 8);
}
__OXICC_PAIR(double2, double2) {
    return (__nv_fp8x2_storage_t)(__nv_cvt_double_to_e8m0(x.x, saturate, rounding) | __nv_cvt_double_to_e8m0(x.y, saturate, rounding) << 8);
}
__OXICC_PAIR(bfloat162raw, __nv_bfloat162_raw) {
    return __nv_cvt_float2_to_e8m0x2(__bfloat1622float2(__nv_bfloat162(x)), saturate, rounding);
}
#undef __OXICC_PAIR
__OXICC_SMALL __nv_bfloat162_raw __nv_cvt_e8m0x2_to_bf162raw(const __nv_fp8x2_storage_t x) {
    __nv_bfloat162_raw r;
    r.x = __nv_cvt_e8m0_to_bf16raw((__nv_fp8_storage_t)x).x;
    r.y = __nv_cvt_e8m0_to_bf16raw((__nv_fp8_storage_t)(x >> 8)).x;
    return r;
}
// The size of an integer, never rounded below it.
#define __OXICC_FROM_SIZE(T, type)                                                                                         \
    __host__ __device__ explicit T(const type v) {                                                                        \
        unsigned long long size = v < (type)0 ? 0ull - (unsigned long long)v : (unsigned long long)v;                     \
        __x = T(__ull2double_ru(size)).__x;                                                                               \
    }
struct __nv_fp8_e8m0 {
    __nv_fp8_storage_t __x;
    __nv_fp8_e8m0() = default;
    __host__ __device__ explicit __nv_fp8_e8m0(const float f) : __x(__nv_cvt_float_to_e8m0(f, __NV_SATFINITE, cudaRoundPosInf)) {}
    __host__ __device__ explicit __nv_fp8_e8m0(const double f) : __x(__nv_cvt_double_to_e8m0(f, __NV_SATFINITE, cudaRoundPosInf)) {}
    __host__ __device__ explicit __nv_fp8_e8m0(const __half f) : __nv_fp8_e8m0(__half2float(f)) {}
    __host__ __device__ explicit __nv_fp8_e8m0(const __nv_bfloat16 f) : __x(__nv_cvt_bfloat16raw_to_e8m0(f, __NV_SATFINITE, cudaRoundPosInf)) {}
    __OXICC_FROM_SIZE(__nv_fp8_e8m0, short)
    __OXICC_FROM_SIZE(__nv_fp8_e8m0, unsigned short)
    __OXICC_FROM_SIZE(__nv_fp8_e8m0, int)
    __OXICC_FROM_SIZE(__nv_fp8_e8m0, unsigned int)
    __OXICC_FROM_SIZE(__nv_fp8_e8m0, long)
    __OXICC_FROM_SIZE(__nv_fp8_e8m0, unsigned long)
    __OXICC_FROM_SIZE(__nv_fp8_e8m0, long long)
    __OXICC_FROM_SIZE(__nv_fp8_e8m0, unsigned long long)
    __host__ __device__ explicit operator __nv_bfloat16() const { return __nv_bfloat16(__nv_cvt_e8m0_to_bf16raw(__x)); }
    __host__ __device__ explicit operator float() const { return __bfloat162float(__nv_bfloat16(*this)); }
    __host__ __device__ explicit operator double() const { return (double)float(*this); }
    __host__ __device__ explicit operator __half() const { return __float2half(float(*this)); }
    __host__ __device__ explicit operator bool() const { return true; }
    __OXICC_TO_INT(char, -128.0f, 127.0f)
    __OXICC_TO_INT(signed char, -128.0f, 127.0f)
    __OXICC_TO_INT(unsigned char, 0.0f, 255.0f)
    __OXICC_TO_INT(short, -32768.0f, 32767.0f)
    __OXICC_TO_INT(unsigned short, 0.0f, 65535.0f)
    __host__ __device__ explicit operator int() const { return __nvvm_f2i_rz(float(*this)); }
    __host__ __device__ explicit operator unsigned int() const { return __nvvm_f2ui_rz(float(*this)); }
    __host__ __device__ explicit operator long() const { return __nvvm_f2ll_rz(float(*this)); }
    __host__ __device__ explicit operator unsigned long() const { return __nvvm_f2ull_rz(float(*this)); }
    __host__ __device__ explicit operator long long() const { return __nvvm_f2ll_rz(float(*this)); }
    __host__ __device__ explicit operator unsigned long long() const { return __nvvm_f2ull_rz(float(*this)); }
};
struct __builtin_align__(2) __nv_fp8x2_e8m0 {
    __nv_fp8x2_storage_t __x;
    __nv_fp8x2_e8m0() = default;
    __host__ __device__ explicit __nv_fp8x2_e8m0(const float2 f) : __x(__nv_cvt_float2_to_e8m0x2(f, __NV_SATFINITE, cudaRoundPosInf)) {}
    __host__ __device__ explicit __nv_fp8x2_e8m0(const double2 f) : __x(__nv_cvt_double2_to_e8m0x2(f, __NV_SATFINITE, cudaRoundPosInf)) {}
    __host__ __device__ explicit __nv_fp8x2_e8m0(const __half2 f) : __nv_fp8x2_e8m0(__half22float2(f)) {}
    __host__ __device__ explicit __nv_fp8x2_e8m0(const __nv_bfloat162 f)
        : __x(__nv_cvt_bfloat162raw_to_e8m0x2(f, __NV_SATFINITE, cudaRoundPosInf)) {}
    __host__ __device__ explicit operator __nv_bfloat162() const { return __nv_bfloat162(__nv_cvt_e8m0x2_to_bf162raw(__x)); }
    __host__ __device__ explicit operator float2() const { return __bfloat1622float2(__nv_bfloat162(*this)); }
    __host__ __device__ explicit operator __half2() const { return __float22half2_rn(float2(*this)); }
};
__OXICC_STRUCTS_4(__nv_fp8x2_e8m0, __nv_fp8x4_e8m0, __nv_fp8x2_storage_t, __nv_fp8x4_storage_t)
#undef __OXICC_FROM_SIZE
