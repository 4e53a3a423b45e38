// bfloat16: __nv_bfloat16, __nv_bfloat162, their conversions, arithmetic, comparisons and math functions.
#pragma once
#define __CUDA_BF16_TYPES_EXIST__
#define CUDART_INF_BF16 __ushort_as_bfloat16((unsigned short)0x7f80u)
#define CUDART_NAN_BF16 __ushort_as_bfloat16((unsigned short)0x7fffu)
#define CUDART_MIN_DENORM_BF16 __ushort_as_bfloat16((unsigned short)0x0001u)
#define CUDART_MAX_NORMAL_BF16 __ushort_as_bfloat16((unsigned short)0x7f7fu)
#define CUDART_NEG_ZERO_BF16 __ushort_as_bfloat16((unsigned short)0x8000u)
#define CUDART_ZERO_BF16 __ushort_as_bfloat16((unsigned short)0x0000u)
#define CUDART_ONE_BF16 __ushort_as_bfloat16((unsigned short)0x3f80u)

#include "cuda_fp16.h"

struct __builtin_align__(2) __nv_bfloat16_raw {
    unsigned short x;
};
struct __builtin_align__(4) __nv_bfloat162_raw {
    unsigned short x;
    unsigned short y;
};

// Conversions of bits.
static __host__ __device__ __forceinline__ float __oxicc_to_float(__nv_bfloat16_raw, unsigned short h) {
#if __CUDA_ARCH__ >= 900
    float r;
    asm("cvt.f32.bf16 %0, %1;" : "=f"(r) : "h"(h));
    return r;
#else
    return __uint_as_float((unsigned int)h << 16);
#endif
}
// Rounds a float, where there is no instruction for it: `up` says whether a part of the last place becomes a whole one.
static __host__ __device__ __forceinline__ unsigned short __oxicc_bf16(unsigned int bits, bool up) {
    if ((bits & 0x7fffffffu) > 0x7f800000u) return 0x7fff;
    return (unsigned short)((bits >> 16) + (up ? 1 : 0));
}
#if __CUDA_ARCH__ >= 800
#define __OXICC_FROM(name, mode)                                                                                          \
    static __host__ __device__ __forceinline__ unsigned short name(__nv_bfloat16_raw, float v) {                          \
        unsigned short r;                                                                                                 \
        asm("cvt." mode ".bf16.f32 %0, %1;" : "=h"(r) : "f"(v));                                                          \
        return r;                                                                                                         \
    }
__OXICC_FROM(__oxicc_from, "rn")
__OXICC_FROM(__oxicc_from_rz, "rz")
#else
static __host__ __device__ __forceinline__ unsigned short __oxicc_from(__nv_bfloat16_raw, float v) {
    unsigned int bits = __float_as_uint(v), rest = bits & 0xffffu;
    return __oxicc_bf16(bits, rest > 0x8000u || (rest == 0x8000u && (bits & 0x10000u)));
}
static __host__ __device__ __forceinline__ unsigned short __oxicc_from_rz(__nv_bfloat16_raw, float v) {
    return __oxicc_bf16(__float_as_uint(v), false);
}
#endif
#if __CUDA_ARCH__ >= 900
__OXICC_FROM(__oxicc_from_rd, "rm")
__OXICC_FROM(__oxicc_from_ru, "rp")
#else
static __host__ __device__ __forceinline__ unsigned short __oxicc_from_rd(__nv_bfloat16_raw, float v) {
    unsigned int bits = __float_as_uint(v);
    return __oxicc_bf16(bits, (bits & 0xffffu) && (bits >> 31));
}
static __host__ __device__ __forceinline__ unsigned short __oxicc_from_ru(__nv_bfloat16_raw, float v) {
    unsigned int bits = __float_as_uint(v);
    return __oxicc_bf16(bits, (bits & 0xffffu) && !(bits >> 31));
}
#endif
#undef __OXICC_FROM
// From other types: to a float whose last bit says whether anything was lost, so that the second rounding is the only one.
#define __OXICC_FROM(type, to_float, back)                                                                                \
    static __host__ __device__ __forceinline__ float __oxicc_sticky(type v) {                                             \
        float f = to_float(v);                                                                                            \
        return back(f) == v ? f : __uint_as_float(__float_as_uint(f) | 1);                                                \
    }                                                                                                                     \
    static __host__ __device__ __forceinline__ unsigned short __oxicc_from(__nv_bfloat16_raw tag, type v) {               \
        return __oxicc_from(tag, __oxicc_sticky(v));                                                                      \
    }                                                                                                                     \
    static __host__ __device__ __forceinline__ unsigned short __oxicc_from_rz(__nv_bfloat16_raw tag, type v) {            \
        return __oxicc_from_rz(tag, __oxicc_sticky(v));                                                                   \
    }                                                                                                                     \
    static __host__ __device__ __forceinline__ unsigned short __oxicc_from_rd(__nv_bfloat16_raw tag, type v) {            \
        return __oxicc_from_rd(tag, __oxicc_sticky(v));                                                                   \
    }                                                                                                                     \
    static __host__ __device__ __forceinline__ unsigned short __oxicc_from_ru(__nv_bfloat16_raw tag, type v) {            \
        return __oxicc_from_ru(tag, __oxicc_sticky(v));                                                                   \
    }
__OXICC_FROM(double, __nvvm_d2f_rz, (double))
__OXICC_FROM(short, (float), (short))
__OXICC_FROM(unsigned short, (float), (unsigned short))
__OXICC_FROM(int, __nvvm_i2f_rz, __nvvm_f2i_rz)
__OXICC_FROM(unsigned int, __nvvm_ui2f_rz, __nvvm_f2ui_rz)
__OXICC_FROM(long long, __nvvm_ll2f_rz, __nvvm_f2ll_rz)
__OXICC_FROM(unsigned long long, __nvvm_ull2f_rz, __nvvm_f2ull_rz)
#undef __OXICC_FROM
#ifdef __OXICC_HOST__
#define __OXICC_TO(name, mode, type, ptx, c)                                                                              \
    static inline type __oxicc_to_##name(__nv_bfloat16_raw tag, unsigned short h) { return __oxicc_host_integer<type>(__oxicc_to_float(tag, h), mode); }
#else
#define __OXICC_TO(name, mode, type, ptx, c)                                                                              \
    static __host__ __device__ __forceinline__ type __oxicc_to_##name(__nv_bfloat16_raw tag, unsigned short h) {          \
        type r;                                                                                                           \
        asm("cvt." mode "." ptx ".f32 %0, %1;" : "=" c(r) : "f"(__oxicc_to_float(tag, h)));                               \
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
static __host__ __device__ __forceinline__ unsigned int __oxicc_from2(__nv_bfloat16_raw tag, float lo, float hi) {
    unsigned int r;
#if __CUDA_ARCH__ >= 800
    asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(hi), "f"(lo));
#else
    r = (unsigned int)__oxicc_from(tag, hi) << 16 | __oxicc_from(tag, lo);
#endif
    return r;
}

#define __OXICC_H __nv_bfloat16
#define __OXICC_H2 __nv_bfloat162
#define __OXICC_HR __nv_bfloat16_raw
#define __OXICC_H2R __nv_bfloat162_raw
#define __OXICC_T "bf16"
#define __OXICC_C(a, b) a##bfloat16##b
#define __OXICC_INF 0x7f80
#define __OXICC_ONE 0x3f80
#define __OXICC_ATOM_ARCH 900
#define __OXICC_ATOM2_ARCH 900
#define __OXICC_OTHER_CTOR __host__ __device__ explicit __nv_bfloat16(const __half v) : __x(__oxicc_from(__nv_bfloat16_raw(), __half2float(v))) {}
#include "crt/half_types.h"

typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;

__host__ __device__ inline __half::__half(const __nv_bfloat16 v) : __x(__oxicc_from(__half_raw(), __bfloat162float(v))) {}
__OXICC_HD __nv_bfloat162 __bfloat162bfloat162(const __nv_bfloat16 a) { return __nv_bfloat162(a, a); }

#if __CUDA_ARCH__ >= 800
__OXICC_UN(__hneg, __hneg2, "neg.")
__OXICC_UN(__habs, __habs2, "abs.")
__OXICC_TRI(__hfma, __hfma2, "fma.rn.")
// 1 and -0 make additions and multiplications of fused multiply-adds.
#define __OXICC_B1 __ushort_as_bfloat16(0x3f80)
#define __OXICC_BM1 __ushort_as_bfloat16(0xbf80)
#define __OXICC_BM0 __ushort_as_bfloat16(0x8000)
#if __CUDA_ARCH__ >= 900
__OXICC_BIN(__hadd, __hadd2, "add.")
__OXICC_BIN(__hsub, __hsub2, "sub.")
__OXICC_BIN(__hmul, __hmul2, "mul.")
__OXICC_BIN(__hadd_rn, __hadd2_rn, "add.rn.")
__OXICC_BIN(__hsub_rn, __hsub2_rn, "sub.rn.")
__OXICC_BIN(__hmul_rn, __hmul2_rn, "mul.rn.")
#else
#define __OXICC_FUSED(name, s, a, b, c)                                                                                   \
    __OXICC_HD __nv_bfloat16 __h##name##s(const __nv_bfloat16 x, const __nv_bfloat16 y) { return __hfma(a, b, c); }
__OXICC_FUSED(add, , x, __OXICC_B1, y)
__OXICC_FUSED(sub, , y, __OXICC_BM1, x)
__OXICC_FUSED(mul, , x, y, __OXICC_BM0)
__OXICC_FUSED(add, _rn, x, __OXICC_B1, y)
__OXICC_FUSED(sub, _rn, y, __OXICC_BM1, x)
__OXICC_FUSED(mul, _rn, x, y, __OXICC_BM0)
#undef __OXICC_FUSED
#define __OXICC_FUSED(name, s, a, b, c)                                                                                   \
    __OXICC_HD __nv_bfloat162 __h##name##2##s(const __nv_bfloat162 x, const __nv_bfloat162 y) { return __hfma2(a, b, c); }
#define __OXICC_BB(x) __bfloat162bfloat162(x)
__OXICC_FUSED(add, , x, __OXICC_BB(__OXICC_B1), y)
__OXICC_FUSED(sub, , y, __OXICC_BB(__OXICC_BM1), x)
__OXICC_FUSED(mul, , x, y, __OXICC_BB(__OXICC_BM0))
__OXICC_FUSED(add, _rn, x, __OXICC_BB(__OXICC_B1), y)
__OXICC_FUSED(sub, _rn, y, __OXICC_BB(__OXICC_BM1), x)
__OXICC_FUSED(mul, _rn, x, y, __OXICC_BB(__OXICC_BM0))
#undef __OXICC_BB
#undef __OXICC_FUSED
#endif
__OXICC_HD __nv_bfloat16 __hfma_sat(const __nv_bfloat16 a, const __nv_bfloat16 b, const __nv_bfloat16 c) {
    unsigned short r;
    asm("{ .reg .b16 t; fma.rn.bf16 t, %1, %2, %3; max.bf16 t, t, %4; min.bf16 %0, t, %5; }"
        : "=h"(r) : "h"(a.__x), "h"(b.__x), "h"(c.__x), "h"((unsigned short)0), "h"((unsigned short)0x3f80));
    return __ushort_as_bfloat16(r);
}
__OXICC_HD __nv_bfloat16 __hadd_sat(const __nv_bfloat16 a, const __nv_bfloat16 b) { return __hfma_sat(a, __OXICC_B1, b); }
__OXICC_HD __nv_bfloat16 __hsub_sat(const __nv_bfloat16 a, const __nv_bfloat16 b) { return __hfma_sat(b, __OXICC_BM1, a); }
__OXICC_HD __nv_bfloat16 __hmul_sat(const __nv_bfloat16 a, const __nv_bfloat16 b) { return __hfma_sat(a, b, __OXICC_BM0); }
__OXICC_LANES2(__hadd2_sat, __hadd_sat)
__OXICC_LANES2(__hsub2_sat, __hsub_sat)
__OXICC_LANES2(__hmul2_sat, __hmul_sat)
__OXICC_LANES3(__hfma2_sat, __hfma_sat)
#undef __OXICC_B1
#undef __OXICC_BM1
#undef __OXICC_BM0
#else
#include "crt/half_emulation.h"
#endif
// The approximate division flushes results of very large divisors: both are scaled.
__OXICC_HD __nv_bfloat16 __hdiv(const __nv_bfloat16 a, const __nv_bfloat16 b) {
    float x = __bfloat162float(a), y = __bfloat162float(b), r;
    bool large = __nvvm_fabs_f(y) >= __int_as_float(0x7e800000);
    float d = large ? __nvvm_mul_rn_f(y, 0.25f) : y;
    asm("div.approx.f32 %0, %1, %2;" : "=f"(r) : "f"(x), "f"(d));
    if (large) r = __nvvm_fma_rn_f(r, 0.25f, -0.0f);
    return __float2bfloat16(r);
}
__OXICC_LANES2(__h2div, __hdiv)

#include "crt/half_compare.h"
#include "crt/half_operations.h"

// Math functions: in float, then rounded.
#define __OXICC_APPROX(name, op, before, after)                                                                           \
    static __device__ __forceinline__ __nv_bfloat16 name(const __nv_bfloat16 a) {                                         \
        float x = __bfloat162float(a), r;                                                                                 \
        asm(op ".approx.f32 %0, %1;" : "=f"(r) : "f"(before));                                                            \
        return __float2bfloat16(after);                                                                                   \
    }
__OXICC_APPROX(hexp, "ex2", __nvvm_mul_rn_f(x, __int_as_float(0x3fb8aa3c)), r)
__OXICC_APPROX(hexp2, "ex2", x, r)
__OXICC_APPROX(__oxicc_hexp10, "ex2", __nvvm_mul_rn_f(x, __int_as_float(0x40549a78)), r)
__OXICC_APPROX(hlog, "lg2", x, __nvvm_mul_rn_f(r, __int_as_float(0x3f317218)))
__OXICC_APPROX(hlog2, "lg2", x, r)
__OXICC_APPROX(hlog10, "lg2", x, __nvvm_mul_rn_f(r, __int_as_float(0x3e9a209b)))
__OXICC_APPROX(hrcp, "rcp", x, r)
__OXICC_APPROX(hsqrt, "sqrt", x, r)
__OXICC_APPROX(hrsqrt, "rsqrt", x, r)
#if __CUDA_ARCH__ >= 750
__OXICC_APPROX(htanh, "tanh", x, r)
#else
static __device__ __forceinline__ __nv_bfloat16 htanh(const __nv_bfloat16 a) { return __float2bfloat16(__nv_tanhf(__bfloat162float(a))); }
#endif
// The one argument whose result would be rounded the wrong way.
static __device__ __forceinline__ __nv_bfloat16 hexp10(const __nv_bfloat16 a) {
    return a.__x == 0xbc95 ? __ushort_as_bfloat16(0x3f75) : __oxicc_hexp10(a);
}
static __device__ __forceinline__ __nv_bfloat16 hsin(const __nv_bfloat16 a) { return __float2bfloat16(__nv_sinf(__bfloat162float(a))); }
static __device__ __forceinline__ __nv_bfloat16 hcos(const __nv_bfloat16 a) { return __float2bfloat16(__nv_cosf(__bfloat162float(a))); }
#if __CUDA_ARCH__ >= 900
static __device__ __forceinline__ __nv_bfloat16 htanh_approx(const __nv_bfloat16 a) {
    unsigned short r;
    asm("tanh.approx.bf16 %0, %1;" : "=h"(r) : "h"(a.__x));
    return __ushort_as_bfloat16(r);
}
#else
static __device__ __forceinline__ __nv_bfloat16 htanh_approx(const __nv_bfloat16 a) { return htanh(a); }
#endif
#undef __OXICC_APPROX
static __device__ __forceinline__ __nv_bfloat16 hceil(const __nv_bfloat16 a) { return __float2bfloat16_rz(__nvvm_ceil_f(__bfloat162float(a))); }
static __device__ __forceinline__ __nv_bfloat16 hfloor(const __nv_bfloat16 a) { return __float2bfloat16_rz(__nvvm_floor_f(__bfloat162float(a))); }
static __device__ __forceinline__ __nv_bfloat16 htrunc(const __nv_bfloat16 a) { return __float2bfloat16_rz(__nvvm_trunc_f(__bfloat162float(a))); }
static __device__ __forceinline__ __nv_bfloat16 hrint(const __nv_bfloat16 a) { return __float2bfloat16_rz(__nvvm_round_f(__bfloat162float(a))); }
#include "crt/half_math.h"
