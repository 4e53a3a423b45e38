// Device functions that are one instruction or a few: integer arithmetic, conversions, clusters.
#pragma once

#include "crt/bit_casts.h"
#include "crt/sync_functions.h"
#include "crt/warp_functions.h"
#include "vector_types.h"

// Orders and scopes of the __nv_atomic_* functions.
#ifdef __CUDACC__
enum {
    __NV_ATOMIC_RELAXED,
    __NV_ATOMIC_CONSUME,
    __NV_ATOMIC_ACQUIRE,
    __NV_ATOMIC_RELEASE,
    __NV_ATOMIC_ACQ_REL,
    __NV_ATOMIC_SEQ_CST
};
enum {
    __NV_THREAD_SCOPE_THREAD,
    __NV_THREAD_SCOPE_BLOCK,
    __NV_THREAD_SCOPE_CLUSTER,
    __NV_THREAD_SCOPE_DEVICE,
    __NV_THREAD_SCOPE_SYSTEM
};

// Time.
__OXICC_DEVICE long long clock64() {
    long long t;
    asm volatile("mov.u64 %0, %%clock64;" : "=l"(t)::"memory");
    return t;
}
#if !__has_include(<bits/c++config.h>)
__OXICC_DEVICE long clock() { return (int)clock64(); }
#endif

// Bits.
__OXICC_DEVICE int __clz(int x) { return __nvvm_clz_i(x); }
__OXICC_DEVICE int __clzll(long long x) { return __nvvm_clz_ll(x); }
__OXICC_DEVICE int __popc(unsigned int x) { return __nvvm_popc_i(x); }
__OXICC_DEVICE int __popcll(unsigned long long x) { return __nvvm_popc_ll(x); }
__OXICC_DEVICE unsigned int __brev(unsigned int x) { return __nvvm_brev32(x); }
__OXICC_DEVICE unsigned long long __brevll(unsigned long long x) { return __nvvm_brev64(x); }
__OXICC_DEVICE int __ffs(int x) { return 32 - __nvvm_clz_i(x & -x); }
__OXICC_DEVICE int __ffsll(long long x) { return 64 - __nvvm_clz_ll(x & -x); }
__OXICC_DEVICE unsigned int __byte_perm(unsigned int x, unsigned int y, unsigned int s) { return __nvvm_prmt(x, y, s & 0x7777); }
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
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 610
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
__OXICC_DEVICE int __dp4a(char4 a, char4 b, int c) { return __dp4a(*(int *)&a, *(int *)&b, c); }
__OXICC_DEVICE unsigned int __dp4a(uchar4 a, uchar4 b, unsigned int c) { return __dp4a(*(unsigned int *)&a, *(unsigned int *)&b, c); }
__OXICC_DEVICE int __dp2a_lo(short2 a, char4 b, int c) { return __dp2a_lo(*(int *)&a, *(int *)&b, c); }
__OXICC_DEVICE unsigned int __dp2a_lo(ushort2 a, uchar4 b, unsigned int c) { return __dp2a_lo(*(unsigned int *)&a, *(unsigned int *)&b, c); }
__OXICC_DEVICE int __dp2a_hi(short2 a, char4 b, int c) { return __dp2a_hi(*(int *)&a, *(int *)&b, c); }
__OXICC_DEVICE unsigned int __dp2a_hi(ushort2 a, uchar4 b, unsigned int c) { return __dp2a_hi(*(unsigned int *)&a, *(unsigned int *)&b, c); }
#endif

// Conversions with a rounding mode. Those from single precision are the compiler's: they flush denormals if the compilation does.
#define __OXICC_CVT(r, m)                                                                                                  \
    extern "C" __device__ __device_builtin__ int __float2int_##r(float);                                                   \
    extern "C" __device__ __device_builtin__ unsigned int __float2uint_##r(float);                                         \
    extern "C" __device__ __device_builtin__ long long __float2ll_##r(float);                                              \
    extern "C" __device__ __device_builtin__ unsigned long long __float2ull_##r(float);                                    \
    __OXICC_DEVICE int __double2int_##r(double x) { return __nvvm_d2i_##m(x); }                                            \
    __OXICC_DEVICE unsigned int __double2uint_##r(double x) { return __nvvm_d2ui_##m(x); }                                 \
    __OXICC_DEVICE long long __double2ll_##r(double x) { return __nvvm_d2ll_##m(x); }                                      \
    __OXICC_DEVICE unsigned long long __double2ull_##r(double x) { return __nvvm_d2ull_##m(x); }                           \
    __OXICC_DEVICE float __int2float_##r(int x) { return __nvvm_i2f_##m(x); }                                              \
    __OXICC_DEVICE float __uint2float_##r(unsigned int x) { return __nvvm_ui2f_##m(x); }                                   \
    __OXICC_DEVICE float __ll2float_##r(long long x) { return __nvvm_ll2f_##m(x); }                                        \
    __OXICC_DEVICE float __ull2float_##r(unsigned long long x) { return __nvvm_ull2f_##m(x); }                             \
    __OXICC_DEVICE double __ll2double_##r(long long x) { return __nvvm_ll2d_##m(x); }                                      \
    __OXICC_DEVICE double __ull2double_##r(unsigned long long x) { return __nvvm_ull2d_##m(x); }                           \
    __OXICC_DEVICE float __double2float_##r(double x) { return __nvvm_d2f_##m(x); }
__OXICC_CVT(rn, rn)
__OXICC_CVT(rz, rz)
__OXICC_CVT(rd, rm)
__OXICC_CVT(ru, rp)
#undef __OXICC_CVT
__OXICC_DEVICE double __int2double_rn(int x) { return __nvvm_i2d_rn(x); }
__OXICC_DEVICE double __uint2double_rn(unsigned int x) { return __nvvm_ui2d_rn(x); }

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

__OXICC_DEVICE void *__cvta_constant_to_generic(size_t p) { return __nv_cvta_constant_to_generic_impl(p); }
__OXICC_DEVICE void *__cvta_local_to_generic(size_t p) { return __nv_cvta_local_to_generic_impl(p); }
__OXICC_DEVICE unsigned int __nv_bswap32(unsigned int x) { return __nv_bswap32_impl(x); }
__OXICC_DEVICE unsigned short __nv_bswap16(unsigned short x) { return __nv_bswap16_impl(x); }
__OXICC_DEVICE unsigned long long __nv_bswap64(unsigned long long x) { return __nv_bswap64_impl(x); }
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 800
__OXICC_DEVICE void *__nv_associate_access_property(const void *p, unsigned long long property) {
    return __nv_associate_access_property_impl(p, property);
}
#endif
#if __CUDA_ARCH__ >= 700
__OXICC_DEVICE unsigned int __isGridConstant(const void *p) { return __nv_isGridConstant_impl(p); }
__OXICC_DEVICE size_t __cvta_generic_to_grid_constant(const void *p) {
    unsigned long long r;
    asm("cvta.to.param.u64 %0, %1;" : "=l"(r) : "l"(p));
    return (size_t)r;
}
__OXICC_DEVICE void *__cvta_grid_constant_to_generic(size_t p) {
    void *r;
    asm("cvta.param.u64 %0, %1;" : "=l"(r) : "l"((unsigned long long)p));
    return r;
}
#endif
__OXICC_DEVICE unsigned int __nvvm_get_smem_pointer(void *p) { return (unsigned int)__nv_cvta_generic_to_shared_impl(p); }

// Copies from global to shared memory that go on by themselves.
#if __CUDA_ARCH__ >= 800
__OXICC_DEVICE void __nv_memcpy_async_shared_global_4(void *dst, const void *src, unsigned int size = 4) {
    __nv_memcpy_async_shared_global_4_impl(dst, src, size);
}
__OXICC_DEVICE void __nv_memcpy_async_shared_global_8(void *dst, const void *src, unsigned int size = 8) {
    __nv_memcpy_async_shared_global_8_impl(dst, src, size);
}
__OXICC_DEVICE void __nv_memcpy_async_shared_global_16(void *dst, const void *src, unsigned int size = 16) {
    __nv_memcpy_async_shared_global_16_impl(dst, src, size);
}
#endif

// Clusters.
#if __CUDA_ARCH__ >= 900
__OXICC_DEVICE unsigned int __isClusterShared(const void *p) { return __nv_isClusterShared_impl(p); }
__OXICC_DEVICE unsigned int __isCtaShared(const void *p) { return __nv_isShared_impl(p); }
__OXICC_DEVICE void __cluster_barrier_arrive() { __nv_cluster_barrier_arrive_impl(); }
__OXICC_DEVICE void __cluster_barrier_arrive_relaxed() { __nv_cluster_barrier_arrive_relaxed_impl(); }
__OXICC_DEVICE void __cluster_barrier_wait() { __nv_cluster_barrier_wait_impl(); }
__OXICC_DEVICE void __threadfence_cluster() { __nv_threadfence_cluster_impl(); }
__OXICC_DEVICE void *__cluster_map_shared_rank(const void *p, unsigned int rank) { return __nv_cluster_map_shared_rank_impl(p, rank); }
__OXICC_DEVICE uint2 __cluster_map_shared_multicast(const void *p, unsigned int mask) {
    uint2 r;
    r.x = (unsigned int)__cvta_generic_to_shared(p);
    r.y = mask;
    return r;
}
__OXICC_DEVICE unsigned int __cluster_query_shared_rank(const void *p) { return __nv_cluster_query_shared_rank_impl(p); }
__OXICC_DEVICE unsigned int __clusterDimIsSpecified() { return __nv_clusterDimIsSpecifed_impl(); }
__OXICC_DEVICE unsigned int __clusterRelativeBlockRank() { return __nv_clusterRelativeBlockRank_impl(); }
__OXICC_DEVICE unsigned int __clusterSizeInBlocks() { return __nv_clusterSizeInBlocks_impl(); }
#define __OXICC_CLUSTER(name)                                                                                              \
    __OXICC_DEVICE dim3 __##name() {                                                                                         \
        unsigned int x, y, z;                                                                                              \
        __nv_##name##_impl(&x, &y, &z);                                                                                    \
        return dim3(x, y, z);                                                                                              \
    }
__OXICC_CLUSTER(clusterDim)
__OXICC_CLUSTER(clusterRelativeBlockIdx)
__OXICC_CLUSTER(clusterGridDimInClusters)
__OXICC_CLUSTER(clusterIdx)
#undef __OXICC_CLUSTER
#endif

// Counters of the profiler.
#define __OXICC_COUNTER(n)                                                                                                 \
    __OXICC_DEVICE unsigned int __pm##n() {                                                                               \
        unsigned int r;                                                                                                    \
        asm volatile("mov.u32 %0, %%pm" #n ";" : "=r"(r));                                                                \
        return r;                                                                                                          \
    }
__OXICC_COUNTER(0)
__OXICC_COUNTER(1)
__OXICC_COUNTER(2)
__OXICC_COUNTER(3)
#undef __OXICC_COUNTER
#endif
