// Half precision: __half, __half2, their conversions, arithmetic, comparisons and math functions.
#pragma once
#define __CUDA_FP16_TYPES_EXIST__
#define CUDART_INF_FP16 __ushort_as_half((unsigned short)0x7c00u)
#define CUDART_NAN_FP16 __ushort_as_half((unsigned short)0x7fffu)
#define CUDART_MIN_DENORM_FP16 __ushort_as_half((unsigned short)0x0001u)
#define CUDART_MAX_NORMAL_FP16 __ushort_as_half((unsigned short)0x7bffu)
#define CUDART_NEG_ZERO_FP16 __ushort_as_half((unsigned short)0x8000u)
#define CUDART_ZERO_FP16 __ushort_as_half((unsigned short)0x0000u)
#define CUDART_ONE_FP16 __ushort_as_half((unsigned short)0x3c00u)

#include "device_functions.h"
#include "device_atomic_functions.h"
#include "math_functions.h"
#include "vector_functions.h"

struct __builtin_align__(2) __half_raw {
    unsigned short x;
};
struct __builtin_align__(4) __half2_raw {
    unsigned short x;
    unsigned short y;
};
struct __nv_bfloat16;

// Conversions of bits: one instruction each.
#ifdef __OXICC_HOST__
#define __OXICC_FROM(type, ptx, c)                                                                                        \
    static inline unsigned short __oxicc_from(__half_raw, type v) { return __oxicc_host_half((double)v, __oxicc_host_rn); } \
    static inline unsigned short __oxicc_from_rz(__half_raw, type v) { return __oxicc_host_half((double)v, __oxicc_host_rz); } \
    static inline unsigned short __oxicc_from_rd(__half_raw, type v) { return __oxicc_host_half((double)v, __oxicc_host_rm); } \
    static inline unsigned short __oxicc_from_ru(__half_raw, type v) { return __oxicc_host_half((double)v, __oxicc_host_rp); }
#else
#define __OXICC_FROM(type, ptx, c)                                                                                        \
    static __host__ __device__ __forceinline__ unsigned short __oxicc_from(__half_raw, type v) {                          \
        unsigned short r;                                                                                                 \
        asm("cvt.rn.f16." ptx " %0, %1;" : "=h"(r) : c(v));                                                               \
        return r;                                                                                                         \
    }                                                                                                                     \
    static __host__ __device__ __forceinline__ unsigned short __oxicc_from_rz(__half_raw, type v) {                       \
        unsigned short r;                                                                                                 \
        asm("cvt.rz.f16." ptx " %0, %1;" : "=h"(r) : c(v));                                                               \
        return r;                                                                                                         \
    }                                                                                                                     \
    static __host__ __device__ __forceinline__ unsigned short __oxicc_from_rd(__half_raw, type v) {                       \
        unsigned short r;                                                                                                 \
        asm("cvt.rm.f16." ptx " %0, %1;" : "=h"(r) : c(v));                                                               \
        return r;                                                                                                         \
    }                                                                                                                     \
    static __host__ __device__ __forceinline__ unsigned short __oxicc_from_ru(__half_raw, type v) {                       \
        unsigned short r;                                                                                                 \
        asm("cvt.rp.f16." ptx " %0, %1;" : "=h"(r) : c(v));                                                               \
        return r;                                                                                                         \
    }
#endif
__OXICC_FROM(float, "f32", "f")
__OXICC_FROM(double, "f64", "d")
__OXICC_FROM(short, "s16", "h")
__OXICC_FROM(unsigned short, "u16", "h")
__OXICC_FROM(int, "s32", "r")
__OXICC_FROM(unsigned int, "u32", "r")
__OXICC_FROM(long long, "s64", "l")
__OXICC_FROM(unsigned long long, "u64", "l")
#undef __OXICC_FROM
#ifdef __OXICC_HOST__
#define __OXICC_TO(name, mode, type, ptx, c)                                                                              \
    static inline type __oxicc_to_##name(__half_raw, unsigned short h) { return __oxicc_host_integer<type>(__oxicc_host_half_value(h), mode); }
#else
#define __OXICC_TO(name, mode, type, ptx, c)                                                                              \
    static __host__ __device__ __forceinline__ type __oxicc_to_##name(__half_raw, unsigned short h) {                     \
        type r;                                                                                                           \
        asm("cvt." mode "." ptx ".f16 %0, %1;" : "=" c(r) : "h"(h));                                                      \
        return r;                                                                                                         \
    }
#endif
#define __OXICC_TO4(name, type, ptx, c)                                                                                   \
    __OXICC_TO(name##_rn, "rni", type, ptx, c)                                                                            \
    __OXICC_TO(name##_rz, "rzi", type, ptx, c)                                                                            \
    __OXICC_TO(name##_rd, "rmi", type, ptx, c)                                                                            \
    __OXICC_TO(name##_ru, "rpi", type, ptx, c)
__OXICC_TO(char_rz, "rzi", int, "s8", "r")
__OXICC_TO(uchar_rz, "rzi", unsigned int, "u8", "r")
__OXICC_TO4(short, short, "s16", "h")
__OXICC_TO4(ushort, unsigned short, "u16", "h")
__OXICC_TO4(int, int, "s32", "r")
__OXICC_TO4(uint, unsigned int, "u32", "r")
__OXICC_TO4(ll, long long, "s64", "l")
__OXICC_TO4(ull, unsigned long long, "u64", "l")
#undef __OXICC_TO
#undef __OXICC_TO4
static __host__ __device__ __forceinline__ float __oxicc_to_float(__half_raw, unsigned short h) {
#ifdef __OXICC_HOST__
    return __oxicc_host_half_value(h);
#else
    float r;
    asm("cvt.f32.f16 %0, %1;" : "=f"(r) : "h"(h));
    return r;
#endif
}
static __host__ __device__ __forceinline__ unsigned int __oxicc_from2(__half_raw, float lo, float hi) {
    unsigned int r;
#if __CUDA_ARCH__ >= 800
    asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(hi), "f"(lo));
#else
    r = (unsigned int)__oxicc_from(__half_raw(), hi) << 16 | __oxicc_from(__half_raw(), lo);
#endif
    return r;
}

#define __OXICC_H __half
#define __OXICC_H2 __half2
#define __OXICC_HR __half_raw
#define __OXICC_H2R __half2_raw
#define __OXICC_T "f16"
#define __OXICC_C(a, b) a##half##b
#define __OXICC_INF 0x7c00
#define __OXICC_ONE 0x3c00
#define __OXICC_ATOM_ARCH 700
#define __OXICC_ATOM2_ARCH 600
#define __OXICC_OTHER_CTOR __host__ __device__ explicit inline __half(const __nv_bfloat16 v);
#include "crt/half_types.h"

typedef __half half;
typedef __half2 half2;
typedef __half nv_half;
typedef __half2 nv_half2;
typedef __half __nv_half;
typedef __half2 __nv_half2;
typedef __half_raw __nv_half_raw;
typedef __half2_raw __nv_half2_raw;

__OXICC_HD __half2 __half2half2(const __half a) { return __half2(a, a); }
#if !defined(__OXICC_HOST__) && (!defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 530)
__OXICC_UN(__hneg, __hneg2, "neg.")
__OXICC_UN(__habs, __habs2, "abs.")
__OXICC_BIN(__hadd, __hadd2, "add.")
__OXICC_BIN(__hsub, __hsub2, "sub.")
__OXICC_BIN(__hmul, __hmul2, "mul.")
__OXICC_BIN(__hadd_rn, __hadd2_rn, "add.rn.")
__OXICC_BIN(__hsub_rn, __hsub2_rn, "sub.rn.")
__OXICC_BIN(__hmul_rn, __hmul2_rn, "mul.rn.")
__OXICC_BIN(__hadd_sat, __hadd2_sat, "add.sat.")
__OXICC_BIN(__hsub_sat, __hsub2_sat, "sub.sat.")
__OXICC_BIN(__hmul_sat, __hmul2_sat, "mul.sat.")
__OXICC_TRI(__hfma, __hfma2, "fma.rn.")
__OXICC_TRI(__hfma_sat, __hfma2_sat, "fma.rn.sat.")
#else
#include "crt/half_emulation.h"
#endif
// The quotient by an approximate reciprocal; one step more where the error could show, in results near the smallest.
__OXICC_HD __half __hdiv(const __half a, const __half b) {
    float x = __half2float(a), y = __half2float(b), inverse;
#ifdef __OXICC_HOST__
    inverse = 1 / y;
#else
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(y));
#endif
    float q = __nvvm_mul_rn_f(x, inverse);
    __half r = __float2half(q);
    unsigned int size = r.__x & 0x7fff;
    if (size != 0 && size < 0x8f) r = __float2half(__nvvm_fma_rn_f(inverse, __nvvm_fma_rn_f(-y, q, x), q));
    return r;
}
__OXICC_LANES2(__h2div, __hdiv)

#if !defined(__OXICC_HOST__) && (!defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 530)
#define __OXICC_SCALAR_COMPARE(op, expression)                                                                            \
    __OXICC_HD bool __h##op(const __half a, const __half b) {                                                             \
        unsigned short r;                                                                                                 \
        asm("{ .reg .pred p; setp." #op ".f16 p, %1, %2; selp.u16 %0, 1, 0, p; }" : "=h"(r) : "h"(a.__x), "h"(b.__x));    \
        return r != 0;                                                                                                    \
    }
#define __OXICC_PAIR_COMPARE(op)                                                                                          \
    __OXICC_HD __half2 __h##op##2(const __half2 a, const __half2 b) {                                                     \
        __half2 r;                                                                                                        \
        asm("{ set." #op ".f16x2.f16x2 %0, %1, %2; }" : "=r"(__OXICC_BITS(r)) : "r"(__OXICC_CBITS(a)), "r"(__OXICC_CBITS(b))); \
        return r;                                                                                                         \
    }                                                                                                                     \
    __OXICC_HD unsigned int __h##op##2_mask(const __half2 a, const __half2 b) {                                           \
        unsigned int r;                                                                                                   \
        asm("{ set." #op ".u32.f16x2 %0, %1, %2; }" : "=r"(r) : "r"(__OXICC_CBITS(a)), "r"(__OXICC_CBITS(b)));            \
        return r;                                                                                                         \
    }
#else
#include "crt/half_compare.h"
#endif
#include "crt/half_operations.h"

// Math functions: in float, then rounded; the few arguments where that is not the nearest half are corrected.
static __device__ __forceinline__ unsigned short __oxicc_hfix(unsigned short x, unsigned short r, unsigned short at, unsigned short by) {
    // Adding a negative zero changes nothing.
    return __hadd(__ushort_as_half(r), __ushort_as_half(x == at ? by : 0x8000)).__x;
}
static __device__ __forceinline__ float __oxicc_ex2(float x) {
    float r;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(x));
    return r;
}
static __device__ __forceinline__ float __oxicc_lg2(float x) {
    float r;
    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(x));
    return r;
}
static __device__ __forceinline__ __half hexp(const __half a) {
    unsigned short r = __float2half(__oxicc_ex2(__nvvm_fma_rn_f(__half2float(a), __int_as_float(0x3fb8aa3b), -0.0f))).__x;
    r = __oxicc_hfix(a.__x, r, 0x1f79, 0x9400);
    r = __oxicc_hfix(a.__x, r, 0x25cf, 0x9400);
    r = __oxicc_hfix(a.__x, r, 0xc13b, 0x0400);
    r = __oxicc_hfix(a.__x, r, 0xc1ef, 0x0200);
    return __ushort_as_half(r);
}
static __device__ __forceinline__ __half hexp2(const __half a) {
    float r = __oxicc_ex2(__half2float(a));
    return __float2half(__nvvm_fma_rn_f(r, __int_as_float(0x33800000), r));
}
static __device__ __forceinline__ __half hexp10(const __half a) {
    unsigned short r = __float2half(__oxicc_ex2(__nvvm_fma_rn_f(__half2float(a), __int_as_float(0x40549a78), -0.0f))).__x;
    r = __oxicc_hfix(a.__x, r, 0x34de, 0x9800);
    r = __oxicc_hfix(a.__x, r, 0x9766, 0x9000);
    r = __oxicc_hfix(a.__x, r, 0x9972, 0x1000);
    r = __oxicc_hfix(a.__x, r, 0xa5c4, 0x1000);
    r = __oxicc_hfix(a.__x, r, 0xbf0a, 0x8100);
    return __ushort_as_half(r);
}
static __device__ __forceinline__ __half hlog(const __half a) {
    unsigned short r = __float2half(__nvvm_mul_rn_f(__oxicc_lg2(__half2float(a)), __int_as_float(0x3f317218))).__x;
    r = __oxicc_hfix(a.__x, r, 0x160d, 0x9c00);
    r = __oxicc_hfix(a.__x, r, 0x3bfe, 0x8010);
    r = __oxicc_hfix(a.__x, r, 0x3c0b, 0x8080);
    r = __oxicc_hfix(a.__x, r, 0x6051, 0x1c00);
    return __ushort_as_half(r);
}
static __device__ __forceinline__ __half hlog2(const __half a) {
    unsigned short r = __float2half(__oxicc_lg2(__half2float(a))).__x;
    r = __oxicc_hfix(r, r, 0xa2e2, 0x8080);
    r = __oxicc_hfix(r, r, 0xbf46, 0x9400);
    return __ushort_as_half(r);
}
static __device__ __forceinline__ __half hlog10(const __half a) {
    unsigned short r = __float2half(__nvvm_mul_rn_f(__oxicc_lg2(__half2float(a)), __int_as_float(0x3e9a209b))).__x;
    r = __oxicc_hfix(a.__x, r, 0x338f, 0x1000);
    r = __oxicc_hfix(a.__x, r, 0x33f8, 0x9000);
    r = __oxicc_hfix(a.__x, r, 0x57e1, 0x9800);
    r = __oxicc_hfix(a.__x, r, 0x719d, 0x9c00);
    return __ushort_as_half(r);
}
// sin(x + turn * pi/2) for the magnitudes a half has: pi/2 in two pieces is enough, and so are short polynomials.
static __device__ __forceinline__ float __oxicc_hsincos(float x, int turn) {
    float shifted = __nvvm_fma_rn_f(x, __int_as_float(0x3f22f983), __int_as_float(0x4b400000));
    int quadrant = (__float_as_int(shifted) & 3) + turn;
    float n = __nvvm_add_rn_f(shifted, -__int_as_float(0x4b400000));
    float t = __nvvm_fma_rn_f(n, __int_as_float(0xbfc90fda), x);
    t = __nvvm_fma_rn_f(n, __int_as_float(0xb3a22168), t);
    float s = __nvvm_mul_rn_f(t, t);
    bool cosine = quadrant & 1;
    float p = __int_as_float(cosine ? 0x37ccf5ce : 0xb94ca1f9);
    p = __nvvm_fma_rn_f(p, s, __int_as_float(cosine ? 0xbab6061a : 0x3c08839e));
    p = __nvvm_fma_rn_f(p, s, __int_as_float(cosine ? 0x3d2aaaa5 : 0xbe2aaaa3));
    p = __nvvm_fma_rn_f(p, s, cosine ? -0.5f : 0.0f);
    p = __nvvm_fma_rn_f(p, cosine ? s : t, cosine ? 1.0f : t);
    return quadrant & 2 ? -p : p;
}
static __device__ __forceinline__ __half hsin(const __half a) {
    unsigned short r = __float2half(__oxicc_hsincos(__half2float(a), 0)).__x, sign = r & 0x8000, x = a.__x & 0x7fff;
    r = __oxicc_hfix(x, r & 0x7fff, 0x32b3, 0x0800);
    r = __oxicc_hfix(x, r, 0x5cb0, 0x9000);
    return __ushort_as_half(r | sign);
}
static __device__ __forceinline__ __half hcos(const __half a) {
    unsigned short r = __float2half(__oxicc_hsincos(__half2float(a), 1)).__x;
    return __ushort_as_half(__oxicc_hfix(a.__x & 0x7fff, r, 0x2b7c, 0x1000));
}
static __device__ __forceinline__ __half htanh(const __half a) { return __float2half(__nv_tanhf(__half2float(a))); }
#define __OXICC_APPROX(name, op)                                                                                          \
    static __device__ __forceinline__ __half name(const __half a) {                                                       \
        float r;                                                                                                          \
        asm(op ".approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(__half2float(a)));                                               \
        return __float2half(r);                                                                                           \
    }
__OXICC_APPROX(hrcp, "rcp")
__OXICC_APPROX(hsqrt, "sqrt")
__OXICC_APPROX(hrsqrt, "rsqrt")
#undef __OXICC_APPROX
#define __OXICC_ONE_INSTRUCTION(name, op)                                                                                 \
    static __device__ __forceinline__ __half name(const __half a) {                                                       \
        __half r;                                                                                                         \
        asm(op " %0, %1;" : "=h"(r.__x) : "h"(a.__x));                                                                    \
        return r;                                                                                                         \
    }
__OXICC_ONE_INSTRUCTION(hceil, "cvt.rpi.f16.f16")
__OXICC_ONE_INSTRUCTION(hfloor, "cvt.rmi.f16.f16")
__OXICC_ONE_INSTRUCTION(htrunc, "cvt.rzi.f16.f16")
__OXICC_ONE_INSTRUCTION(hrint, "cvt.rni.f16.f16")
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 750
__OXICC_ONE_INSTRUCTION(htanh_approx, "tanh.approx.f16")
#else
static __device__ __forceinline__ __half htanh_approx(const __half a) { return htanh(a); }
#endif
#undef __OXICC_ONE_INSTRUCTION
#include "crt/half_math.h"
