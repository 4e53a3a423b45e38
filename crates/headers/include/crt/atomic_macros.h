// The atomic functions of one scope, for the headers that declare them.
#pragma once

#include "crt/bit_casts.h"
#include "vector_types.h"

// 16 bytes at once, from sm_90.
#ifdef __CUDACC__
template <class T, bool = sizeof(T) == 16 && alignof(T) >= 16 && __is_trivially_copyable(T)> struct __oxicc_if_16_bytes {};
template <class T> struct __oxicc_if_16_bytes<T, true> { typedef T type; };

#define __OXICC_ATOMICS(suffix, scope)                                                                                     \
    __OXICC_DEVICE int atomicAdd##suffix(int *p, int v) { return __nvvm_atom_##scope##add_gen_i(p, v); }                  \
    __OXICC_DEVICE unsigned int atomicAdd##suffix(unsigned int *p, unsigned int v) {                                      \
        return __nvvm_atom_##scope##add_gen_i((int *)p, (int)v);                                                          \
    }                                                                                                                      \
    __OXICC_DEVICE unsigned long long atomicAdd##suffix(unsigned long long *p, unsigned long long v) {                    \
        return __nvvm_atom_##scope##add_gen_ll((long long *)p, (long long)v);                                             \
    }                                                                                                                      \
    __OXICC_DEVICE float atomicAdd##suffix(float *p, float v) { return __nvvm_atom_##scope##add_gen_f(p, v); }            \
    __OXICC_DEVICE int atomicSub##suffix(int *p, int v) { return __nvvm_atom_##scope##add_gen_i(p, (int)-(unsigned int)v); } \
    __OXICC_DEVICE unsigned int atomicSub##suffix(unsigned int *p, unsigned int v) {                                      \
        return __nvvm_atom_##scope##add_gen_i((int *)p, (int)-v);                                                         \
    }                                                                                                                      \
    __OXICC_DEVICE int atomicExch##suffix(int *p, int v) { return __nvvm_atom_##scope##xchg_gen_i(p, v); }                \
    __OXICC_DEVICE unsigned int atomicExch##suffix(unsigned int *p, unsigned int v) {                                     \
        return __nvvm_atom_##scope##xchg_gen_i((int *)p, (int)v);                                                         \
    }                                                                                                                      \
    __OXICC_DEVICE unsigned long long atomicExch##suffix(unsigned long long *p, unsigned long long v) {                   \
        return __nvvm_atom_##scope##xchg_gen_ll((long long *)p, (long long)v);                                            \
    }                                                                                                                      \
    __OXICC_DEVICE float atomicExch##suffix(float *p, float v) {                                                          \
        return __int_as_float(__nvvm_atom_##scope##xchg_gen_i((int *)p, __float_as_int(v)));                              \
    }                                                                                                                      \
    __OXICC_DEVICE int atomicMin##suffix(int *p, int v) { return __nvvm_atom_##scope##min_gen_i(p, v); }                  \
    __OXICC_DEVICE unsigned int atomicMin##suffix(unsigned int *p, unsigned int v) {                                      \
        return __nvvm_atom_##scope##min_gen_ui(p, v);                                                                     \
    }                                                                                                                      \
    __OXICC_DEVICE long long atomicMin##suffix(long long *p, long long v) { return __nvvm_atom_##scope##min_gen_ll(p, v); } \
    __OXICC_DEVICE unsigned long long atomicMin##suffix(unsigned long long *p, unsigned long long v) {                    \
        return __nvvm_atom_##scope##min_gen_ull(p, v);                                                                    \
    }                                                                                                                      \
    __OXICC_DEVICE int atomicMax##suffix(int *p, int v) { return __nvvm_atom_##scope##max_gen_i(p, v); }                  \
    __OXICC_DEVICE unsigned int atomicMax##suffix(unsigned int *p, unsigned int v) {                                      \
        return __nvvm_atom_##scope##max_gen_ui(p, v);                                                                     \
    }                                                                                                                      \
    __OXICC_DEVICE long long atomicMax##suffix(long long *p, long long v) { return __nvvm_atom_##scope##max_gen_ll(p, v); } \
    __OXICC_DEVICE unsigned long long atomicMax##suffix(unsigned long long *p, unsigned long long v) {                    \
        return __nvvm_atom_##scope##max_gen_ull(p, v);                                                                    \
    }                                                                                                                      \
    __OXICC_DEVICE unsigned int atomicInc##suffix(unsigned int *p, unsigned int v) {                                      \
        return __nvvm_atom_##scope##inc_gen_ui(p, v);                                                                     \
    }                                                                                                                      \
    __OXICC_DEVICE unsigned int atomicDec##suffix(unsigned int *p, unsigned int v) {                                      \
        return __nvvm_atom_##scope##dec_gen_ui(p, v);                                                                     \
    }                                                                                                                      \
    __OXICC_DEVICE int atomicCAS##suffix(int *p, int expected, int v) {                                                   \
        return __nvvm_atom_##scope##cas_gen_i(p, expected, v);                                                            \
    }                                                                                                                      \
    __OXICC_DEVICE unsigned int atomicCAS##suffix(unsigned int *p, unsigned int expected, unsigned int v) {               \
        return __nvvm_atom_##scope##cas_gen_i((int *)p, (int)expected, (int)v);                                           \
    }                                                                                                                      \
    __OXICC_DEVICE unsigned long long atomicCAS##suffix(unsigned long long *p, unsigned long long expected, unsigned long long v) { \
        return __nvvm_atom_##scope##cas_gen_ll((long long *)p, (long long)expected, (long long)v);                        \
    }

#define __OXICC_LOGIC(name, op, suffix, scope)                                                                             \
    __OXICC_DEVICE int name##suffix(int *p, int v) { return __nvvm_atom_##scope##op##_i(p, v); }                      \
    __OXICC_DEVICE unsigned int name##suffix(unsigned int *p, unsigned int v) {                                           \
        return __nvvm_atom_##scope##op##_i((int *)p, (int)v);                                                         \
    }                                                                                                                      \
    __OXICC_DEVICE unsigned long long name##suffix(unsigned long long *p, unsigned long long v) {                         \
        return __nvvm_atom_##scope##op##_ll((long long *)p, (long long)v);                                            \
    }                                                                                                                      \
    __OXICC_DEVICE long long name##suffix(long long *p, long long v) { return __nvvm_atom_##scope##op##_ll(p, v); }

// Two and four numbers at once; not as one operation, but each of them.
#define __OXICC_VECTOR_ADD(suffix, scope)                                                                                  \
    __OXICC_DEVICE float2 atomicAdd##suffix(float2 *p, float2 v) {                                                        \
        float2 old;                                                                                                        \
        __nvvm_atom_##scope##add_gen_f2(&p->x, &v.x, &old.x);                                                             \
        return old;                                                                                                        \
    }                                                                                                                      \
    __OXICC_DEVICE float4 atomicAdd##suffix(float4 *p, float4 v) {                                                        \
        float4 old;                                                                                                        \
        __nvvm_atom_##scope##add_gen_f4(&p->x, &v.x, &old.x);                                                             \
        return old;                                                                                                        \
    }

#define __OXICC_16_BYTES(scope)                                                                                           \
    template <class T> __device__ inline typename __oxicc_if_16_bytes<T>::type atomicCAS##scope(T *p, T expected, T v) {  \
        alignas(16) unsigned char old[16];                                                                                \
        __u128AtomicCAS##scope(p, &expected, &v, old);                                                                    \
        return *reinterpret_cast<T *>(old);                                                                               \
    }                                                                                                                     \
    template <class T> __device__ inline typename __oxicc_if_16_bytes<T>::type atomicExch##scope(T *p, T v) {             \
        alignas(16) unsigned char old[16];                                                                                \
        __u128AtomicExch##scope(p, &v, old);                                                                              \
        return *reinterpret_cast<T *>(old);                                                                               \
    }
#endif
