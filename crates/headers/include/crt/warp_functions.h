// Operations of a warp: votes, matches, reductions, shuffles.
#pragma once

#include "crt/bit_casts.h"

// Votes.
#ifdef __CUDACC__
__OXICC_DEVICE int __all_sync(unsigned int mask, int predicate) { return __nvvm_vote_all_sync(mask, predicate); }
__OXICC_DEVICE int __any_sync(unsigned int mask, int predicate) { return __nvvm_vote_any_sync(mask, predicate); }
__OXICC_DEVICE int __uni_sync(unsigned int mask, int predicate) { return __nvvm_vote_uni_sync(mask, predicate); }
__OXICC_DEVICE unsigned int __ballot_sync(unsigned int mask, int predicate) { return __nvvm_vote_ballot_sync(mask, predicate); }
__OXICC_DEVICE unsigned int __activemask() {
    unsigned int mask;
    asm volatile("activemask.b32 %0;" : "=r"(mask));
    return mask;
}
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 700
#define __OXICC_MATCH(type, n, bits)                                                                                        \
    __OXICC_DEVICE unsigned int __match_any_sync(unsigned int mask, type value) { return __match##n##_any_sync(mask, bits); } \
    __OXICC_DEVICE unsigned int __match_all_sync(unsigned int mask, type value, int *pred) {                               \
        return __match##n##_all_sync(mask, bits, pred);                                                                    \
    }
__OXICC_MATCH(unsigned int, 32, value)
__OXICC_MATCH(int, 32, value)
__OXICC_MATCH(unsigned long, 64, value)
__OXICC_MATCH(long, 64, value)
__OXICC_MATCH(unsigned long long, 64, value)
__OXICC_MATCH(long long, 64, value)
__OXICC_MATCH(float, 32, __float_as_uint(value))
__OXICC_MATCH(double, 64, (unsigned long long)__double_as_longlong(value))
#undef __OXICC_MATCH
#endif
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 800
#define __OXICC_REDUX(name, type, op)                                                                                      \
    __OXICC_DEVICE type name(unsigned int mask, type value) {                                                             \
        type r;                                                                                                            \
        asm volatile("redux.sync." op " %0, %1, %2;" : "=r"(r) : "r"(value), "r"(mask));                                  \
        return r;                                                                                                          \
    }
__OXICC_REDUX(__reduce_add_sync, unsigned int, "add.u32")
__OXICC_REDUX(__reduce_min_sync, unsigned int, "min.u32")
__OXICC_REDUX(__reduce_max_sync, unsigned int, "max.u32")
__OXICC_REDUX(__reduce_add_sync, int, "add.s32")
__OXICC_REDUX(__reduce_min_sync, int, "min.s32")
__OXICC_REDUX(__reduce_max_sync, int, "max.s32")
__OXICC_REDUX(__reduce_and_sync, unsigned int, "and.b32")
__OXICC_REDUX(__reduce_or_sync, unsigned int, "or.b32")
__OXICC_REDUX(__reduce_xor_sync, unsigned int, "xor.b32")
#undef __OXICC_REDUX
#endif

// Shuffles. The third operand of the instruction holds the segment mask and the clamp value.
#define __OXICC_SHFL(name, mode, clamp, operand)                                                                           \
    __OXICC_DEVICE int name(unsigned int mask, int v, operand b, int width = 32) {                                        \
        return __nvvm_shfl_##mode##_sync(mask, v, b, ((32 - width) << 8) | clamp);                                        \
    }                                                                                                                      \
    __OXICC_DEVICE unsigned int name(unsigned int mask, unsigned int v, operand b, int width = 32) {                      \
        return name(mask, (int)v, b, width);                                                                              \
    }                                                                                                                      \
    __OXICC_DEVICE float name(unsigned int mask, float v, operand b, int width = 32) {                                    \
        return __int_as_float(name(mask, __float_as_int(v), b, width));                                                   \
    }                                                                                                                      \
    __OXICC_DEVICE long long name(unsigned int mask, long long v, operand b, int width = 32) {                            \
        unsigned int lo = name(mask, (int)v, b, width);                                                                   \
        long long hi = name(mask, (int)(v >> 32), b, width);                                                              \
        return (long long)((unsigned long long)hi << 32 | lo);                                                            \
    }                                                                                                                      \
    __OXICC_DEVICE unsigned long long name(unsigned int mask, unsigned long long v, operand b, int width = 32) {          \
        return name(mask, (long long)v, b, width);                                                                        \
    }                                                                                                                      \
    __OXICC_DEVICE long name(unsigned int mask, long v, operand b, int width = 32) {                                      \
        return name(mask, (long long)v, b, width);                                                                        \
    }                                                                                                                      \
    __OXICC_DEVICE unsigned long name(unsigned int mask, unsigned long v, operand b, int width = 32) {                    \
        return name(mask, (long long)v, b, width);                                                                        \
    }                                                                                                                      \
    __OXICC_DEVICE double name(unsigned int mask, double v, operand b, int width = 32) {                                  \
        return __longlong_as_double(name(mask, __double_as_longlong(v), b, width));                                       \
    }
__OXICC_SHFL(__shfl_sync, idx, 31, int)
__OXICC_SHFL(__shfl_up_sync, up, 0, unsigned int)
__OXICC_SHFL(__shfl_down_sync, down, 31, unsigned int)
__OXICC_SHFL(__shfl_xor_sync, bfly, 31, int)
#undef __OXICC_SHFL

// Votes and shuffles of whichever threads are active, which GPUs had before threads could go their own ways.
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ < 700
extern "C" __device__ __device_builtin__ int __all(int predicate);
extern "C" __device__ __device_builtin__ int __any(int predicate);
extern "C" __device__ __device_builtin__ unsigned int __ballot(int predicate);
#define __OXICC_SHFL(name, mode, clamp, operand)                                                                           \
    __OXICC_DEVICE int name(int v, operand b, int width = 32) {                                                           \
        int r;                                                                                                             \
        asm volatile("shfl." mode ".b32 %0, %1, %2, %3;" : "=r"(r) : "r"(v), "r"(b), "r"(((32 - width) << 8) | clamp));   \
        return r;                                                                                                          \
    }                                                                                                                      \
    __OXICC_DEVICE unsigned int name(unsigned int v, operand b, int width = 32) { return name((int)v, b, width); }         \
    __OXICC_DEVICE float name(float v, operand b, int width = 32) { return __int_as_float(name(__float_as_int(v), b, width)); } \
    __OXICC_DEVICE long long name(long long v, operand b, int width = 32) {                                               \
        unsigned int lo = name((int)v, b, width);                                                                         \
        long long hi = name((int)(v >> 32), b, width);                                                                    \
        return (long long)((unsigned long long)hi << 32 | lo);                                                            \
    }                                                                                                                      \
    __OXICC_DEVICE unsigned long long name(unsigned long long v, operand b, int width = 32) { return name((long long)v, b, width); } \
    __OXICC_DEVICE long name(long v, operand b, int width = 32) { return name((long long)v, b, width); }                  \
    __OXICC_DEVICE unsigned long name(unsigned long v, operand b, int width = 32) { return name((long long)v, b, width); } \
    __OXICC_DEVICE double name(double v, operand b, int width = 32) {                                                     \
        return __longlong_as_double(name(__double_as_longlong(v), b, width));                                             \
    }
__OXICC_SHFL(__shfl, "idx", 31, int)
__OXICC_SHFL(__shfl_up, "up", 0, unsigned int)
__OXICC_SHFL(__shfl_down, "down", 31, unsigned int)
__OXICC_SHFL(__shfl_xor, "bfly", 31, int)
#undef __OXICC_SHFL
#endif
#endif
