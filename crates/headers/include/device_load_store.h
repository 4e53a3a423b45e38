// Loads and stores with cache hints.
#pragma once

#include "device_functions.h"
#include "vector_types.h"

#ifdef __CUDACC__
#define __OXICC_LOAD(name, mods, type, ptx, c, reg)                                                                        \
    __OXICC_DEVICE type name(const type *p) {                                                                             \
        reg r;                                                                                                             \
        asm volatile("ld.global" mods "." ptx " %0, [%1];" : "=" c(r) : "l"(p) : "memory");                               \
        return (type)r;                                                                                                    \
    }
#define __OXICC_STORE(name, mods, type, ptx, c, reg)                                                                       \
    __OXICC_DEVICE void name(type *p, type v) {                                                                           \
        asm volatile("st.global" mods "." ptx " [%0], %1;" ::"l"(p), c((reg)v) : "memory");                               \
    }
#define __OXICC_HINTED(what, name, mods)                                                                                   \
    what(name, mods, char, "s8", "r", int) what(name, mods, signed char, "s8", "r", int)                                  \
    what(name, mods, short, "s16", "h", short) what(name, mods, int, "s32", "r", int)                                     \
    what(name, mods, long long, "s64", "l", long long) what(name, mods, long, "s64", "l", long)                           \
    what(name, mods, unsigned char, "u8", "r", unsigned int) what(name, mods, unsigned short, "u16", "h", unsigned short) \
    what(name, mods, unsigned int, "u32", "r", unsigned int)                                                              \
    what(name, mods, unsigned long long, "u64", "l", unsigned long long)                                                  \
    what(name, mods, unsigned long, "u64", "l", unsigned long)                                                            \
    what(name, mods, float, "f32", "f", float) what(name, mods, double, "f64", "d", double)
__OXICC_HINTED(__OXICC_LOAD, __ldg, ".nc")
__OXICC_HINTED(__OXICC_LOAD, __ldcg, ".cg")
__OXICC_HINTED(__OXICC_LOAD, __ldca, ".ca")
__OXICC_HINTED(__OXICC_LOAD, __ldcs, ".cs")
__OXICC_HINTED(__OXICC_LOAD, __ldlu, ".lu")
__OXICC_HINTED(__OXICC_LOAD, __ldcv, ".cv")
__OXICC_HINTED(__OXICC_STORE, __stwb, ".wb")
__OXICC_HINTED(__OXICC_STORE, __stcg, ".cg")
__OXICC_HINTED(__OXICC_STORE, __stcs, ".cs")
__OXICC_HINTED(__OXICC_STORE, __stwt, ".wt")
#undef __OXICC_HINTED
#undef __OXICC_LOAD
#undef __OXICC_STORE
#define __OXICC_LOAD(name, mods, V, ptx, c, reg)                                                                           \
    __OXICC_DEVICE V##2 name(const V##2 *p) {                                                                             \
        reg x, y;                                                                                                          \
        asm volatile("ld.global" mods ".v2." ptx " {%0, %1}, [%2];" : "=" c(x), "=" c(y) : "l"(p) : "memory");            \
        V##2 r;                                                                                                            \
        r.x = x, r.y = y;                                                                                                  \
        return r;                                                                                                          \
    }
#define __OXICC_LOAD4(name, mods, V, ptx, c, reg)                                                                          \
    __OXICC_LOAD(name, mods, V, ptx, c, reg)                                                                               \
    __OXICC_DEVICE V##4 name(const V##4 *p) {                                                                             \
        reg x, y, z, w;                                                                                                    \
        asm volatile("ld.global" mods ".v4." ptx " {%0, %1, %2, %3}, [%4];" : "=" c(x), "=" c(y), "=" c(z), "=" c(w) : "l"(p) : "memory"); \
        V##4 r;                                                                                                            \
        r.x = x, r.y = y, r.z = z, r.w = w;                                                                                \
        return r;                                                                                                          \
    }
#define __OXICC_STORE(name, mods, V, ptx, c, reg)                                                                          \
    __OXICC_DEVICE void name(V##2 *p, V##2 v) {                                                                           \
        asm volatile("st.global" mods ".v2." ptx " [%0], {%1, %2};" ::"l"(p), c((reg)v.x), c((reg)v.y) : "memory");       \
    }
#define __OXICC_STORE4(name, mods, V, ptx, c, reg)                                                                         \
    __OXICC_STORE(name, mods, V, ptx, c, reg)                                                                              \
    __OXICC_DEVICE void name(V##4 *p, V##4 v) {                                                                           \
        asm volatile("st.global" mods ".v4." ptx " [%0], {%1, %2, %3, %4};" ::"l"(p), c((reg)v.x), c((reg)v.y), c((reg)v.z), c((reg)v.w) : "memory"); \
    }
#define __OXICC_HINTED(what, name, mods)                                                                                   \
    what##4(name, mods, char, "s8", "r", int) what##4(name, mods, uchar, "u8", "r", unsigned int)                         \
    what##4(name, mods, short, "s16", "h", short) what##4(name, mods, ushort, "u16", "h", unsigned short)                 \
    what##4(name, mods, int, "s32", "r", int) what##4(name, mods, uint, "u32", "r", unsigned int)                         \
    what(name, mods, longlong, "s64", "l", long long) what(name, mods, ulonglong, "u64", "l", unsigned long long)         \
    what##4(name, mods, float, "f32", "f", float) what(name, mods, double, "f64", "d", double)
__OXICC_HINTED(__OXICC_LOAD, __ldg, ".nc")
__OXICC_HINTED(__OXICC_LOAD, __ldcg, ".cg")
__OXICC_HINTED(__OXICC_LOAD, __ldca, ".ca")
__OXICC_HINTED(__OXICC_LOAD, __ldcs, ".cs")
__OXICC_HINTED(__OXICC_LOAD, __ldlu, ".lu")
__OXICC_HINTED(__OXICC_LOAD, __ldcv, ".cv")
__OXICC_HINTED(__OXICC_STORE, __stwb, ".wb")
__OXICC_HINTED(__OXICC_STORE, __stcg, ".cg")
__OXICC_HINTED(__OXICC_STORE, __stcs, ".cs")
__OXICC_HINTED(__OXICC_STORE, __stwt, ".wt")
#undef __OXICC_HINTED
#undef __OXICC_LOAD
#undef __OXICC_LOAD4
#undef __OXICC_STORE
#undef __OXICC_STORE4
#endif
