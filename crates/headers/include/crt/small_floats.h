// Rounding to formats of eight bits and less, and the text of the structures around them: a format's header says how values become
// codes (FROM) and codes values (TO_HALF).
#pragma once

#include "cuda_fp16.h"
#include "cuda_bf16.h"
#include "cuda_runtime_api.h"
#include "vector_functions.h"

#define __OXICC_SMALL static __host__ __device__ __forceinline__

// The bits of a number, on both sides.
__OXICC_SMALL unsigned long long __oxicc_bits_of(double x) {
#ifdef __CUDA_ARCH__
    return (unsigned long long)__double_as_longlong(x);
#else
    unsigned long long bits;
    __builtin_memcpy(&bits, &x, sizeof bits);
    return bits;
#endif
}
__OXICC_SMALL unsigned int __oxicc_bits_of(float x) {
#ifdef __CUDA_ARCH__
    return (unsigned int)__float_as_int(x);
#else
    unsigned int bits;
    __builtin_memcpy(&bits, &x, sizeof bits);
    return bits;
#endif
}

// Rounds to a format of `mantissa` bits and the given bias, to the nearest or toward zero; `largest` is its largest finite code,
// `overflow` what comes after that. The code of a NaN is `nan`.
__OXICC_SMALL unsigned int __oxicc_small_float(double x, int mantissa, int bias, unsigned int largest, unsigned int overflow, unsigned int nan,
                                            bool nearest) {
    unsigned long long bits = __oxicc_bits_of(x), size = bits & 0x7fffffffffffffffull;
    if (size > 0x7ff0000000000000ull) return nan;
    int exponent = (int)(size >> 52) - 1023, smallest = 1 - bias;
    unsigned long long digits = (size & 0xfffffffffffffull) | (exponent > -1023 ? 1ull << 52 : 0);
    int shift = 52 - mantissa + (exponent < smallest ? smallest - exponent : 0);
    if (shift > 55) shift = 55;
    unsigned long long rest = digits & ((1ull << shift) - 1), half = 1ull << (shift - 1);
    unsigned int code = (unsigned int)(digits >> shift);
    if (nearest && (rest > half || (rest == half && (code & 1)))) code++;
    if (exponent > smallest) code += (unsigned int)(exponent - smallest) << mantissa;
    return code > largest ? overflow : code;
}

// To integers: clamped to the range of the type, and a NaN is 0.
#define __OXICC_TO_INT(type, low, high)                                                                                  \
    __host__ __device__ explicit operator type() const {                                                                 \
        float f = float(*this);                                                                                          \
        return f != f ? (type)0 : f <= low ? (type)low : f >= high ? (type)high : (type)f;                               \
    }
#define __OXICC_TO_INTS                                                                                                  \
    __OXICC_TO_INT(char, -128.0f, 127.0f)                                                                                \
    __OXICC_TO_INT(signed char, -128.0f, 127.0f)                                                                         \
    __OXICC_TO_INT(unsigned char, 0.0f, 255.0f)                                                                          \
    __OXICC_TO_INT(short, -32768.0f, 32767.0f)                                                                           \
    __OXICC_TO_INT(unsigned short, 0.0f, 65535.0f)                                                                       \
    __host__ __device__ explicit operator int() const { return __nvvm_f2i_rz(float(*this)); }                            \
    __host__ __device__ explicit operator unsigned int() const { return __nvvm_f2ui_rz(float(*this)); }                  \
    __host__ __device__ explicit operator long() const { return __half2ll_rz(__half(*this)); }                           \
    __host__ __device__ explicit operator unsigned long() const { return __half2ull_rz(__half(*this)); }                 \
    __host__ __device__ explicit operator long long() const { return __half2ll_rz(__half(*this)); }                      \
    __host__ __device__ explicit operator unsigned long long() const { return __half2ull_rz(__half(*this)); }
#define __OXICC_FROM_INT(T, type) __host__ __device__ explicit T(const type v) { __x = T(static_cast<float>(v)).__x; }

#define __OXICC_STRUCTS_4(T2, T4, S2, S4)                                                                           \
    struct __builtin_align__(sizeof(S4)) T4 {                                                                            \
        S4 __x;                                                                                                          \
        T4() = default;                                                                                                  \
        __host__ __device__ explicit T4(const __half2 lo, const __half2 hi) : T4(T2(lo), T2(hi)) {}                      \
        __host__ __device__ explicit T4(const __nv_bfloat162 lo, const __nv_bfloat162 hi) : T4(T2(lo), T2(hi)) {}        \
        __host__ __device__ explicit T4(const float4 f) : T4(T2(make_float2(f.x, f.y)), T2(make_float2(f.z, f.w))) {}    \
        __host__ __device__ explicit T4(const double4 f) : T4(T2(make_double2(f.x, f.y)), T2(make_double2(f.z, f.w))) {} \
        __host__ __device__ explicit T4(const double4_16a f) : T4(T2(make_double2(f.x, f.y)), T2(make_double2(f.z, f.w))) {} \
        __host__ __device__ explicit T4(const double4_32a f) : T4(T2(make_double2(f.x, f.y)), T2(make_double2(f.z, f.w))) {} \
        __host__ __device__ explicit operator float4() const {                                                           \
            T2 lo, hi;                                                                                                   \
            lo.__x = (S2)__x;                                                                                            \
            hi.__x = (S2)(__x >> (8 * sizeof(S2)));                                                                      \
            float2 a = float2(lo), b = float2(hi);                                                                       \
            return make_float4(a.x, a.y, b.x, b.y);                                                                      \
        }                                                                                                                \
    private:                                                                                                             \
        __host__ __device__ T4(const T2 lo, const T2 hi) : __x((S4)(lo.__x | (S4)hi.__x << (8 * sizeof(S2)))) {}         \
    };
#define __OXICC_STRUCTS(T, T2, T4, S, S2, S4, WIDTH, FROM, FROM2, TO_HALF, TO_HALF2)                                \
    struct T {                                                                                                           \
        S __x;                                                                                                           \
        T() = default;                                                                                                   \
        __host__ __device__ explicit T(const float f) : __x(FROM(float, f)) {}                                           \
        __host__ __device__ explicit T(const double f) : __x(FROM(double, f)) {}                                         \
        __host__ __device__ explicit T(const __half f) : __x(FROM(halfraw, f)) {}                                        \
        __host__ __device__ explicit T(const __nv_bfloat16 f) : __x(FROM(bfloat16raw, f)) {}                             \
        __OXICC_FROM_INT(T, short)                                                                                       \
        __OXICC_FROM_INT(T, unsigned short)                                                                              \
        __OXICC_FROM_INT(T, int)                                                                                         \
        __OXICC_FROM_INT(T, unsigned int)                                                                                \
        __OXICC_FROM_INT(T, long)                                                                                        \
        __OXICC_FROM_INT(T, unsigned long)                                                                               \
        __OXICC_FROM_INT(T, long long)                                                                                   \
        __OXICC_FROM_INT(T, unsigned long long)                                                                          \
        __host__ __device__ explicit operator __half() const { return __half(TO_HALF(__x)); }                            \
        __host__ __device__ explicit operator float() const { return __half2float(__half(*this)); }                      \
        __host__ __device__ explicit operator double() const { return (double)float(*this); }                            \
        __host__ __device__ explicit operator __nv_bfloat16() const { return __float2bfloat16_rz(float(*this)); }        \
        __host__ __device__ explicit operator bool() const { return (__x & ((1 << (WIDTH - 1)) - 1)) != 0; }             \
        __OXICC_TO_INTS                                                                                                  \
    };                                                                                                                   \
    struct __builtin_align__(sizeof(S2)) T2 {                                                                            \
        S2 __x;                                                                                                          \
        T2() = default;                                                                                                  \
        __host__ __device__ explicit T2(const float2 f) : __x(FROM2(float2, f)) {}                                       \
        __host__ __device__ explicit T2(const double2 f) : __x(FROM2(double2, f)) {}                                     \
        __host__ __device__ explicit T2(const __half2 f) : __x(FROM2(halfraw2, f)) {}                                    \
        __host__ __device__ explicit T2(const __nv_bfloat162 f) : __x(FROM2(bfloat16raw2, f)) {}                         \
        __host__ __device__ explicit operator __half2() const { return __half2(TO_HALF2(__x)); }                         \
        __host__ __device__ explicit operator float2() const { return __half22float2(__half2(*this)); }                  \
    };                                                                                                                   \
    __OXICC_STRUCTS_4(T2, T4, S2, S4)
