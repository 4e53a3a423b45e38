// What cuda_fp16.h and cuda_bf16.h have in common, second part: comparisons, operators, memory. Before it come the
// arithmetic and
//   __OXICC_SCALAR_COMPARE(op, expression)   __hOP, as an instruction or as an expression of the floats x and y
//   __OXICC_PAIR_COMPARE(op)                 __hOP2 and __hOP2_mask
//   __OXICC_ATOM_ARCH, __OXICC_ATOM2_ARCH    the architectures from which there are atomic additions

__OXICC_HD int __hisinf(const __OXICC_H a) { return a.__x == (__OXICC_INF | 0x8000) ? -1 : a.__x == __OXICC_INF ? 1 : 0; }
__OXICC_HD bool __hisnan(const __OXICC_H a) { return (a.__x & 0x7fff) > __OXICC_INF; }
__OXICC_HD __OXICC_H2 __hisnan2(const __OXICC_H2 a) {
    return __OXICC_H2(__OXICC_MAKE(__hisnan(a.x) ? __OXICC_ONE : 0), __OXICC_MAKE(__hisnan(a.y) ? __OXICC_ONE : 0));
}
#if __CUDA_ARCH__ >= 800
__OXICC_BIN(__hmax, __hmax2, "max.")
__OXICC_BIN(__hmin, __hmin2, "min.")
__OXICC_BIN(__hmax_nan, __hmax2_nan, "max.NaN.")
__OXICC_BIN(__hmin_nan, __hmin2_nan, "min.NaN.")
__OXICC_TRI(__hfma_relu, __hfma2_relu, "fma.rn.relu.")
#else
__OXICC_HD __OXICC_H __hmax(const __OXICC_H a, const __OXICC_H b) {
    return __OXICC_C(__float2, )(__nvvm_fmax_f(__OXICC_C(__, 2float)(a), __OXICC_C(__, 2float)(b)));
}
__OXICC_HD __OXICC_H __hmin(const __OXICC_H a, const __OXICC_H b) {
    return __OXICC_C(__float2, )(__nvvm_fmin_f(__OXICC_C(__, 2float)(a), __OXICC_C(__, 2float)(b)));
}
__OXICC_HD __OXICC_H __hmax_nan(const __OXICC_H a, const __OXICC_H b) {
    return __hisnan(a) || __hisnan(b) ? __OXICC_MAKE(0x7fff) : __hmax(a, b);
}
__OXICC_HD __OXICC_H __hmin_nan(const __OXICC_H a, const __OXICC_H b) {
    return __hisnan(a) || __hisnan(b) ? __OXICC_MAKE(0x7fff) : __hmin(a, b);
}
__OXICC_LANES2(__hmax2, __hmax)
__OXICC_LANES2(__hmin2, __hmin)
__OXICC_LANES2(__hmax2_nan, __hmax_nan)
__OXICC_LANES2(__hmin2_nan, __hmin_nan)
__OXICC_HD __OXICC_H __hfma_relu(const __OXICC_H a, const __OXICC_H b, const __OXICC_H c) {
    return __hmax_nan(__hfma(a, b, c), __OXICC_MAKE(0));
}
__OXICC_HD __OXICC_H2 __hfma2_relu(const __OXICC_H2 a, const __OXICC_H2 b, const __OXICC_H2 c) {
    return __hmax2_nan(__hfma2(a, b, c), __OXICC_H2(__OXICC_MAKE(0), __OXICC_MAKE(0)));
}
#endif
// (a.x + i a.y) * (b.x + i b.y) + (c.x + i c.y)
__OXICC_HD __OXICC_H2 __hcmadd(const __OXICC_H2 a, const __OXICC_H2 b, const __OXICC_H2 c) {
    __OXICC_H re = __hfma(a.x, b.x, c.x), im = __hfma(a.x, b.y, c.y);
    return __OXICC_H2(__hfma(__hneg(a.y), b.y, re), __hfma(a.y, b.x, im));
}

// Comparisons.
#define __OXICC_COMPARE(op, expression)                                                                                   \
    __OXICC_SCALAR_COMPARE(op, expression)                                                                                \
    __OXICC_PAIR_COMPARE(op)                                                                                              \
    __OXICC_HD bool __hb##op##2(const __OXICC_H2 a, const __OXICC_H2 b) { return __h##op##2_mask(a, b) == 0xffffffffu; }
__OXICC_COMPARE(eq, x == y)
__OXICC_COMPARE(ne, x < y || x > y)
__OXICC_COMPARE(lt, x < y)
__OXICC_COMPARE(le, x <= y)
__OXICC_COMPARE(gt, x > y)
__OXICC_COMPARE(ge, x >= y)
__OXICC_COMPARE(equ, !(x < y || x > y))
__OXICC_COMPARE(neu, x != y)
__OXICC_COMPARE(ltu, !(x >= y))
__OXICC_COMPARE(leu, !(x > y))
__OXICC_COMPARE(gtu, !(x <= y))
__OXICC_COMPARE(geu, !(x < y))
#undef __OXICC_COMPARE

// Operators.
#define __OXICC_OPERATORS(T, h, s)                                                                                        \
    static __host__ __device__ __forceinline__ T operator+(const T &a, const T &b) { return __hadd##s(a, b); }            \
    static __host__ __device__ __forceinline__ T operator-(const T &a, const T &b) { return __hsub##s(a, b); }            \
    static __host__ __device__ __forceinline__ T operator*(const T &a, const T &b) { return __hmul##s(a, b); }            \
    static __host__ __device__ __forceinline__ T operator/(const T &a, const T &b) { return __h##s##div(a, b); }          \
    static __host__ __device__ __forceinline__ T &operator+=(T &a, const T &b) { return a = a + b; }                      \
    static __host__ __device__ __forceinline__ T &operator-=(T &a, const T &b) { return a = a - b; }                      \
    static __host__ __device__ __forceinline__ T &operator*=(T &a, const T &b) { return a = a * b; }                      \
    static __host__ __device__ __forceinline__ T &operator/=(T &a, const T &b) { return a = a / b; }                      \
    static __host__ __device__ __forceinline__ T operator+(const T &a) { return a; }                                      \
    static __host__ __device__ __forceinline__ T operator-(const T &a) { return __hneg##s(a); }                           \
    static __host__ __device__ __forceinline__ T &operator++(T &a) { return a = __hadd##s(a, h); }                        \
    static __host__ __device__ __forceinline__ T &operator--(T &a) { return a = __hsub##s(a, h); }                        \
    static __host__ __device__ __forceinline__ T operator++(T &a, int) { T old = a; ++a; return old; }                    \
    static __host__ __device__ __forceinline__ T operator--(T &a, int) { T old = a; --a; return old; }
__OXICC_OPERATORS(__OXICC_H, __OXICC_MAKE(__OXICC_ONE), )
__OXICC_OPERATORS(__OXICC_H2, __OXICC_MAKE2(__OXICC_ONE | __OXICC_ONE << 16), 2)
#undef __OXICC_OPERATORS
#define __OXICC_OPERATORS(T, b, s)                                                                                        \
    static __host__ __device__ __forceinline__ bool operator==(const T &x, const T &y) { return __h##b##eq##s(x, y); }    \
    static __host__ __device__ __forceinline__ bool operator!=(const T &x, const T &y) { return __h##b##neu##s(x, y); }   \
    static __host__ __device__ __forceinline__ bool operator<(const T &x, const T &y) { return __h##b##lt##s(x, y); }     \
    static __host__ __device__ __forceinline__ bool operator>(const T &x, const T &y) { return __h##b##gt##s(x, y); }     \
    static __host__ __device__ __forceinline__ bool operator<=(const T &x, const T &y) { return __h##b##le##s(x, y); }    \
    static __host__ __device__ __forceinline__ bool operator>=(const T &x, const T &y) { return __h##b##ge##s(x, y); }
__OXICC_OPERATORS(__OXICC_H, , )
__OXICC_OPERATORS(__OXICC_H2, b, 2)
#undef __OXICC_OPERATORS

// Memory and other lanes.
#ifdef __CUDACC__
#define __OXICC_LOAD(name, mods)                                                                                          \
    static __device__ __forceinline__ __OXICC_H name(const __OXICC_H *p) {                                                \
        __OXICC_H r;                                                                                                      \
        asm volatile("ld.global" mods ".b16 %0, [%1];" : "=h"(r.__x) : "l"(p) : "memory");                                \
        return r;                                                                                                         \
    }                                                                                                                     \
    static __device__ __forceinline__ __OXICC_H2 name(const __OXICC_H2 *p) {                                              \
        __OXICC_H2 r;                                                                                                     \
        asm volatile("ld.global" mods ".b32 %0, [%1];" : "=r"(__OXICC_BITS(r)) : "l"(p) : "memory");                      \
        return r;                                                                                                         \
    }
__OXICC_LOAD(__ldg, ".nc")
__OXICC_LOAD(__ldcg, ".cg")
__OXICC_LOAD(__ldca, ".ca")
__OXICC_LOAD(__ldcs, ".cs")
__OXICC_LOAD(__ldlu, ".lu")
__OXICC_LOAD(__ldcv, ".cv")
#undef __OXICC_LOAD
#define __OXICC_STORE(name, mods)                                                                                         \
    static __device__ __forceinline__ void name(__OXICC_H *p, const __OXICC_H v) {                                        \
        asm volatile("st.global" mods ".b16 [%0], %1;" ::"l"(p), "h"(v.__x) : "memory");                                  \
    }                                                                                                                     \
    static __device__ __forceinline__ void name(__OXICC_H2 *p, const __OXICC_H2 v) {                                      \
        asm volatile("st.global" mods ".b32 [%0], %1;" ::"l"(p), "r"(__OXICC_CBITS(v)) : "memory");                       \
    }
__OXICC_STORE(__stwb, ".wb")
__OXICC_STORE(__stcg, ".cg")
__OXICC_STORE(__stcs, ".cs")
__OXICC_STORE(__stwt, ".wt")
#undef __OXICC_STORE
#define __OXICC_SHFL(name, operand)                                                                                       \
    static __device__ __forceinline__ __OXICC_H2 name(const unsigned int mask, const __OXICC_H2 v, const operand b, const int width = 32) { \
        return __OXICC_MAKE2(name(mask, __OXICC_CBITS(v), b, width));                                                     \
    }                                                                                                                     \
    static __device__ __forceinline__ __OXICC_H name(const unsigned int mask, const __OXICC_H v, const operand b, const int width = 32) { \
        return __OXICC_MAKE((unsigned short)name(mask, (unsigned int)v.__x, b, width));                                   \
    }
__OXICC_SHFL(__shfl_sync, int)
__OXICC_SHFL(__shfl_up_sync, unsigned int)
__OXICC_SHFL(__shfl_down_sync, unsigned int)
__OXICC_SHFL(__shfl_xor_sync, int)
#undef __OXICC_SHFL
#if __CUDA_ARCH__ >= __OXICC_ATOM_ARCH
static __device__ __forceinline__ __OXICC_H atomicAdd(__OXICC_H *p, const __OXICC_H v) {
    __OXICC_H r;
    asm volatile("{ atom.add.noftz." __OXICC_T " %0, [%1], %2; }" : "=h"(r.__x) : "l"(p), "h"(v.__x) : "memory");
    return r;
}
#else
// The word around the element is replaced as a whole.
static __device__ __forceinline__ __OXICC_H atomicAdd(__OXICC_H *p, const __OXICC_H v) {
    unsigned long long address = (unsigned long long)p;
    unsigned int *word = (unsigned int *)(address & ~3ull);
    unsigned int shift = (unsigned int)(address & 2) * 8, seen = *word, expected;
    do {
        expected = seen;
        __OXICC_H sum = __hadd(__OXICC_MAKE((unsigned short)(expected >> shift)), v);
        unsigned int next = (expected & ~(0xffffu << shift)) | (unsigned int)sum.__x << shift;
        seen = (unsigned int)__nvvm_atom_cas_gen_i((int *)word, (int)expected, (int)next);
    } while (seen != expected);
    return __OXICC_MAKE((unsigned short)(seen >> shift));
}
#endif
#if __CUDA_ARCH__ >= __OXICC_ATOM2_ARCH
static __device__ __forceinline__ __OXICC_H2 atomicAdd(__OXICC_H2 *p, const __OXICC_H2 v) {
    __OXICC_H2 r;
    asm volatile("{ atom.add.noftz." __OXICC_T "x2 %0, [%1], %2; }" : "=r"(__OXICC_BITS(r)) : "l"(p), "r"(__OXICC_CBITS(v)) : "memory");
    return r;
}
#else
static __device__ __forceinline__ __OXICC_H2 atomicAdd(__OXICC_H2 *p, const __OXICC_H2 v) {
    unsigned int seen = *(unsigned int *)p, expected;
    do {
        expected = seen;
        __OXICC_H2 sum = __hadd2(__OXICC_MAKE2(expected), v);
        seen = (unsigned int)__nvvm_atom_cas_gen_i((int *)p, (int)expected, (int)__OXICC_BITS(sum));
    } while (seen != expected);
    return __OXICC_MAKE2(seen);
}
#endif
#endif
