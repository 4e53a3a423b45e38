// Device functions that are one instruction or a few: synchronisation, warp operations, integer and cast intrinsics.
#pragma once

#include "crt/prelude.h"
#include "vector_types.h"

#define __OXICC_DEVICE static __device__ __forceinline__

// Synchronisation and fences.
__OXICC_DEVICE void __syncwarp(unsigned int mask = 0xffffffffu) { __nvvm_bar_warp_sync(mask); }
__OXICC_DEVICE int __syncthreads_count(int predicate) { return __nvvm_bar0_popc(predicate); }
__OXICC_DEVICE int __syncthreads_and(int predicate) { return __nvvm_bar0_and(predicate); }
__OXICC_DEVICE int __syncthreads_or(int predicate) { return __nvvm_bar0_or(predicate); }
__OXICC_DEVICE void __threadfence() { __nvvm_membar_gl(); }
__OXICC_DEVICE void __threadfence_block() { __nvvm_membar_cta(); }
__OXICC_DEVICE void __threadfence_system() { __nvvm_membar_sys(); }
__OXICC_DEVICE void __trap() { asm volatile("trap;"); }
__OXICC_DEVICE void __brkpt() { asm volatile("brkpt;"); }
__OXICC_DEVICE void __nanosleep(unsigned int ns) { asm volatile("nanosleep.u32 %0;" ::"r"(ns)); }

// Time.
__OXICC_DEVICE long long clock64() {
    long long t;
    asm volatile("mov.u64 %0, %%clock64;" : "=l"(t)::"memory");
    return t;
}
__OXICC_DEVICE long clock() { return (int)clock64(); }
__OXICC_DEVICE unsigned long long __globaltimer() {
    unsigned long long t;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(t)::"memory");
    return t;
}

// Casts of bits.
__OXICC_DEVICE int __float_as_int(float x) { return __nvvm_bitcast_f2i(x); }
__OXICC_DEVICE unsigned int __float_as_uint(float x) { return __nvvm_bitcast_f2i(x); }
__OXICC_DEVICE float __int_as_float(int x) { return __nvvm_bitcast_i2f(x); }
__OXICC_DEVICE float __uint_as_float(unsigned int x) { return __nvvm_bitcast_i2f(x); }
__OXICC_DEVICE long long __double_as_longlong(double x) { return __nvvm_bitcast_d2ll(x); }
__OXICC_DEVICE double __longlong_as_double(long long x) { return __nvvm_bitcast_ll2d(x); }
__OXICC_DEVICE int __double2loint(double x) { return __nvvm_d2i_lo(x); }
__OXICC_DEVICE int __double2hiint(double x) { return __nvvm_d2i_hi(x); }
__OXICC_DEVICE double __hiloint2double(int hi, int lo) { return __nvvm_lohi_i2d(lo, hi); }

// Bits.
__OXICC_DEVICE int __clz(int x) { return __nvvm_clz_i(x); }
__OXICC_DEVICE int __clzll(long long x) { return __nvvm_clz_ll(x); }
__OXICC_DEVICE int __popc(unsigned int x) { return __nvvm_popc_i(x); }
__OXICC_DEVICE int __popcll(unsigned long long x) { return __nvvm_popc_ll(x); }
__OXICC_DEVICE unsigned int __brev(unsigned int x) { return __nvvm_brev32(x); }
__OXICC_DEVICE unsigned long long __brevll(unsigned long long x) { return __nvvm_brev64(x); }
__OXICC_DEVICE int __ffs(int x) { return 32 - __nvvm_clz_i(x & -x); }
__OXICC_DEVICE int __ffsll(long long x) { return 64 - __nvvm_clz_ll(x & -x); }
__OXICC_DEVICE unsigned int __byte_perm(unsigned int x, unsigned int y, unsigned int s) { return __nvvm_prmt(x, y, s); }
__OXICC_DEVICE unsigned int __fns(unsigned int mask, unsigned int base, int offset) { return __nvvm_fns(mask, base, offset); }
#define __OXICC_SHF(name, op)                                                                                              \
    __OXICC_DEVICE unsigned int name(unsigned int lo, unsigned int hi, unsigned int shift) {                              \
        unsigned int r;                                                                                                    \
        asm("shf." op ".b32 %0, %1, %2, %3;" : "=r"(r) : "r"(lo), "r"(hi), "r"(shift));                                   \
        return r;                                                                                                          \
    }
__OXICC_SHF(__funnelshift_l, "l.wrap")
__OXICC_SHF(__funnelshift_lc, "l.clamp")
__OXICC_SHF(__funnelshift_r, "r.wrap")
__OXICC_SHF(__funnelshift_rc, "r.clamp")
#undef __OXICC_SHF

// Integer arithmetic.
__OXICC_DEVICE int __mulhi(int x, int y) { return __nvvm_mulhi_i(x, y); }
__OXICC_DEVICE unsigned int __umulhi(unsigned int x, unsigned int y) { return __nvvm_mulhi_ui(x, y); }
__OXICC_DEVICE long long __mul64hi(long long x, long long y) { return __nvvm_mulhi_ll(x, y); }
__OXICC_DEVICE unsigned long long __umul64hi(unsigned long long x, unsigned long long y) { return __nvvm_mulhi_ull(x, y); }
__OXICC_DEVICE int __mul24(int x, int y) { return __nvvm_mul24_i(x, y); }
__OXICC_DEVICE unsigned int __umul24(unsigned int x, unsigned int y) { return __nvvm_mul24_ui(x, y); }
__OXICC_DEVICE unsigned int __sad(int x, int y, unsigned int z) { return __nvvm_sad_i(x, y, z); }
__OXICC_DEVICE unsigned int __usad(unsigned int x, unsigned int y, unsigned int z) { return __nvvm_sad_ui(x, y, z); }
__OXICC_DEVICE int __hadd(int x, int y) { return (x >> 1) + (y >> 1) + ((x & y) & 1); }
__OXICC_DEVICE int __rhadd(int x, int y) { return (x >> 1) + (y >> 1) + ((x | y) & 1); }
__OXICC_DEVICE unsigned int __uhadd(unsigned int x, unsigned int y) { return (x >> 1) + (y >> 1) + ((x & y) & 1); }
__OXICC_DEVICE unsigned int __urhadd(unsigned int x, unsigned int y) { return (x >> 1) + (y >> 1) + ((x | y) & 1); }
#define __OXICC_DP(name, op, ta, tb, tr)                                                                                   \
    __OXICC_DEVICE tr name(ta a, tb b, tr c) {                                                                            \
        tr r;                                                                                                              \
        asm(op " %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));                                                    \
        return r;                                                                                                          \
    }
__OXICC_DP(__dp4a, "dp4a.s32.s32", int, int, int)
__OXICC_DP(__dp4a, "dp4a.u32.u32", unsigned int, unsigned int, unsigned int)
__OXICC_DP(__dp2a_lo, "dp2a.lo.s32.s32", int, int, int)
__OXICC_DP(__dp2a_lo, "dp2a.lo.u32.u32", unsigned int, unsigned int, unsigned int)
__OXICC_DP(__dp2a_hi, "dp2a.hi.s32.s32", int, int, int)
__OXICC_DP(__dp2a_hi, "dp2a.hi.u32.u32", unsigned int, unsigned int, unsigned int)
#undef __OXICC_DP

// Conversions with a rounding mode.
#define __OXICC_CVT(r)                                                                                                     \
    __OXICC_DEVICE int __float2int_##r(float x) { return __nvvm_f2i_##r(x); }                                             \
    __OXICC_DEVICE unsigned int __float2uint_##r(float x) { return __nvvm_f2ui_##r(x); }                                  \
    __OXICC_DEVICE long long __float2ll_##r(float x) { return __nvvm_f2ll_##r(x); }                                       \
    __OXICC_DEVICE unsigned long long __float2ull_##r(float x) { return __nvvm_f2ull_##r(x); }                            \
    __OXICC_DEVICE int __double2int_##r(double x) { return __nvvm_d2i_##r(x); }                                           \
    __OXICC_DEVICE unsigned int __double2uint_##r(double x) { return __nvvm_d2ui_##r(x); }                                \
    __OXICC_DEVICE long long __double2ll_##r(double x) { return __nvvm_d2ll_##r(x); }                                     \
    __OXICC_DEVICE unsigned long long __double2ull_##r(double x) { return __nvvm_d2ull_##r(x); }                          \
    __OXICC_DEVICE float __int2float_##r(int x) { return __nvvm_i2f_##r(x); }                                             \
    __OXICC_DEVICE float __uint2float_##r(unsigned int x) { return __nvvm_ui2f_##r(x); }                                  \
    __OXICC_DEVICE float __ll2float_##r(long long x) { return __nvvm_ll2f_##r(x); }                                       \
    __OXICC_DEVICE float __ull2float_##r(unsigned long long x) { return __nvvm_ull2f_##r(x); }                            \
    __OXICC_DEVICE double __ll2double_##r(long long x) { return __nvvm_ll2d_##r(x); }                                     \
    __OXICC_DEVICE double __ull2double_##r(unsigned long long x) { return __nvvm_ull2d_##r(x); }                          \
    __OXICC_DEVICE float __double2float_##r(double x) { return __nvvm_d2f_##r(x); }
__OXICC_CVT(rn)
__OXICC_CVT(rz)
__OXICC_CVT(rm)
__OXICC_CVT(rp)
#undef __OXICC_CVT
#define __float2int_rd __float2int_rm
#define __float2int_ru __float2int_rp
#define __float2uint_rd __float2uint_rm
#define __float2uint_ru __float2uint_rp
#define __double2int_rd __double2int_rm
#define __double2int_ru __double2int_rp
__OXICC_DEVICE double __int2double_rn(int x) { return __nvvm_i2d_rn(x); }
__OXICC_DEVICE double __uint2double_rn(unsigned int x) { return __nvvm_ui2d_rn(x); }

// Votes.
__OXICC_DEVICE int __all_sync(unsigned int mask, int predicate) { return __nvvm_vote_all_sync(mask, predicate); }
__OXICC_DEVICE int __any_sync(unsigned int mask, int predicate) { return __nvvm_vote_any_sync(mask, predicate); }
__OXICC_DEVICE int __uni_sync(unsigned int mask, int predicate) { return __nvvm_vote_uni_sync(mask, predicate); }
__OXICC_DEVICE unsigned int __ballot_sync(unsigned int mask, int predicate) { return __nvvm_vote_ballot_sync(mask, predicate); }
__OXICC_DEVICE unsigned int __activemask() {
    unsigned int mask;
    asm volatile("activemask.b32 %0;" : "=r"(mask));
    return mask;
}
__OXICC_DEVICE unsigned int __match_any_sync(unsigned int mask, unsigned int value) { return __match32_any_sync(mask, value); }
__OXICC_DEVICE unsigned int __match_any_sync(unsigned int mask, int value) { return __match32_any_sync(mask, value); }
__OXICC_DEVICE unsigned int __match_any_sync(unsigned int mask, unsigned long long value) { return __match64_any_sync(mask, value); }
__OXICC_DEVICE unsigned int __match_any_sync(unsigned int mask, long long value) { return __match64_any_sync(mask, value); }
__OXICC_DEVICE unsigned int __match_any_sync(unsigned int mask, float value) { return __match32_any_sync(mask, __float_as_uint(value)); }
__OXICC_DEVICE unsigned int __match_all_sync(unsigned int mask, unsigned int value, int *p) { return __match32_all_sync(mask, value, p); }
__OXICC_DEVICE unsigned int __match_all_sync(unsigned int mask, int value, int *p) { return __match32_all_sync(mask, value, p); }
__OXICC_DEVICE unsigned int __match_all_sync(unsigned int mask, unsigned long long value, int *p) { return __match64_all_sync(mask, value, p); }
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

// Address spaces.
__OXICC_DEVICE unsigned int __isGlobal(const void *p) { return __nv_isGlobal_impl(p); }
__OXICC_DEVICE unsigned int __isShared(const void *p) { return __nv_isShared_impl(p); }
__OXICC_DEVICE unsigned int __isConstant(const void *p) { return __nv_isConstant_impl(p); }
__OXICC_DEVICE unsigned int __isLocal(const void *p) { return __nv_isLocal_impl(p); }
__OXICC_DEVICE size_t __cvta_generic_to_global(const void *p) { return __nv_cvta_generic_to_global_impl(p); }
__OXICC_DEVICE size_t __cvta_generic_to_shared(const void *p) { return __nv_cvta_generic_to_shared_impl(p); }
__OXICC_DEVICE size_t __cvta_generic_to_constant(const void *p) { return __nv_cvta_generic_to_constant_impl(p); }
__OXICC_DEVICE size_t __cvta_generic_to_local(const void *p) { return __nv_cvta_generic_to_local_impl(p); }
__OXICC_DEVICE void *__cvta_global_to_generic(size_t p) { return __nv_cvta_global_to_generic_impl(p); }
__OXICC_DEVICE void *__cvta_shared_to_generic(size_t p) { return __nv_cvta_shared_to_generic_impl(p); }

// Loads and stores with cache hints.
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
__OXICC_DEVICE float4 __ldg(const float4 *p) {
    float4 v;
    asm volatile("ld.global.nc.v4.f32 {%0,%1,%2,%3}, [%4];" : "=f"(v.x), "=f"(v.y), "=f"(v.z), "=f"(v.w) : "l"(p));
    return v;
}
__OXICC_DEVICE float2 __ldg(const float2 *p) {
    float2 v;
    asm volatile("ld.global.nc.v2.f32 {%0,%1}, [%2];" : "=f"(v.x), "=f"(v.y) : "l"(p));
    return v;
}
__OXICC_DEVICE int4 __ldg(const int4 *p) {
    int4 v;
    asm volatile("ld.global.nc.v4.s32 {%0,%1,%2,%3}, [%4];" : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w) : "l"(p));
    return v;
}
__OXICC_DEVICE int2 __ldg(const int2 *p) {
    int2 v;
    asm volatile("ld.global.nc.v2.s32 {%0,%1}, [%2];" : "=r"(v.x), "=r"(v.y) : "l"(p));
    return v;
}
__OXICC_DEVICE uint4 __ldg(const uint4 *p) {
    uint4 v;
    asm volatile("ld.global.nc.v4.u32 {%0,%1,%2,%3}, [%4];" : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w) : "l"(p));
    return v;
}
__OXICC_DEVICE uint2 __ldg(const uint2 *p) {
    uint2 v;
    asm volatile("ld.global.nc.v2.u32 {%0,%1}, [%2];" : "=r"(v.x), "=r"(v.y) : "l"(p));
    return v;
}
__OXICC_DEVICE double2 __ldg(const double2 *p) {
    double2 v;
    asm volatile("ld.global.nc.v2.f64 {%0,%1}, [%2];" : "=d"(v.x), "=d"(v.y) : "l"(p));
    return v;
}
