// Warp matrices: fragments that the lanes of a warp hold together, and their products.
#pragma once
#define __CUDA_MMA_H__

#include "cuda_fp16.h"
#include "cuda_bf16.h"

#ifdef __CUDACC__
namespace nvcuda {
namespace wmma {
#define __OXICC_MMA static __device__ __forceinline__

enum layout_t { mem_row_major, mem_col_major };
struct row_major;
struct col_major;
struct matrix_a;
struct matrix_b;
struct accumulator;
namespace precision {
struct tf32;
}
namespace experimental {
namespace precision {
struct u4;
struct s4;
struct b1;
}
enum bmmaBitOp { bmmaBitOpXOR = 1, bmmaBitOpAND = 2 };
enum bmmaAccumulateOp { bmmaAccumulateOpPOPC = 1 };
}

// `n` elements of type T, and how much of the registers they fill.
// Elements are moved in registers of 4 bytes and more, however small they are.
template <class Element, class Storage, int n> struct alignas(8) __frag_base {
    enum { num_elements = n, num_storage_elements = n };
    typedef Element element_type;
    typedef Storage storage_element_type;
    Storage x[n];
};
template <class Use, int m, int n, int k, class T, class Layout = void> class fragment;

// How a layout is numbered.
template <class L> struct __oxicc_layout;
template <> struct __oxicc_layout<row_major> { enum { value = 0 }; };
template <> struct __oxicc_layout<col_major> { enum { value = 1 }; };

#define __OXICC_FRAGMENT(use, m, n, k, T, S, count)                                                                       \
    template <class L> class fragment<use, m, n, k, T, L> : public __frag_base<T, S, count> {};
#define __OXICC_ACCUMULATOR(m, n, k, T, count)                                                                            \
    template <> class fragment<accumulator, m, n, k, T> : public __frag_base<T, T, count> {};
// Loads of A and B, of any layout; the rest is the type the builtin sees.
#define __OXICC_LOAD(use, m, n, k, T, S, builtin, R)                                                                      \
    template <class L>                                                                                                    \
    __OXICC_MMA void load_matrix_sync(fragment<use, m, n, k, T, L> &f, const S *p, unsigned int ldm) {                    \
        if constexpr (__oxicc_layout<L>::value == 0) builtin((R *)f.x, (const R *)p, ldm, 0);                             \
        else builtin((R *)f.x, (const R *)p, ldm, 1);                                                                     \
    }
#define __OXICC_LOAD_STORE(m, n, k, T, load, store, R)                                                                    \
    __OXICC_MMA void load_matrix_sync(fragment<accumulator, m, n, k, T> &f, const T *p, unsigned int ldm, layout_t layout) { \
        if (layout == mem_row_major) load((R *)f.x, (const R *)p, ldm, 0);                                                \
        else load((R *)f.x, (const R *)p, ldm, 1);                                                                        \
    }                                                                                                                     \
    __OXICC_MMA void store_matrix_sync(T *p, const fragment<accumulator, m, n, k, T> &f, unsigned int ldm, layout_t layout) { \
        if (layout == mem_row_major) store((R *)p, (const R *)f.x, ldm, 0);                                               \
        else store((R *)p, (const R *)f.x, ldm, 1);                                                                       \
    }
#define __OXICC_PRODUCT(m, n, k, T, D, C, builtin, RD, RA, RC, parameters, satf)                                          \
    template <class LA, class LB>                                                                                         \
    __OXICC_MMA void mma_sync(fragment<accumulator, m, n, k, D> &d, const fragment<matrix_a, m, n, k, T, LA> &a,          \
                              const fragment<matrix_b, m, n, k, T, LB> &b, const fragment<accumulator, m, n, k, C> &c parameters) { \
        constexpr int layouts = 2 * __oxicc_layout<LA>::value + __oxicc_layout<LB>::value;                                \
        builtin((RD *)d.x, (const RA *)a.x, (const RA *)b.x, (const RC *)c.x, layouts, satf);                             \
    }
#define __OXICC_NOTHING
#define __OXICC_SATF , bool satf = false

#define __OXICC_HALF(m, n, k, S)                                                                                          \
    __OXICC_FRAGMENT(matrix_a, m, n, k, __half, __half, 16)                                                               \
    __OXICC_FRAGMENT(matrix_b, m, n, k, __half, __half, 16)                                                               \
    __OXICC_ACCUMULATOR(m, n, k, __half, 8)                                                                               \
    __OXICC_ACCUMULATOR(m, n, k, float, 8)                                                                                \
    __OXICC_LOAD(matrix_a, m, n, k, __half, __half, __hmma_##S##_ld_a, int)                                               \
    __OXICC_LOAD(matrix_b, m, n, k, __half, __half, __hmma_##S##_ld_b, int)                                               \
    __OXICC_LOAD_STORE(m, n, k, __half, __hmma_##S##_ld_c_f16, __hmma_##S##_st_c_f16, int)                                \
    __OXICC_LOAD_STORE(m, n, k, float, __hmma_##S##_ld_c_f32, __hmma_##S##_st_c_f32, float)                               \
    __OXICC_PRODUCT(m, n, k, __half, __half, __half, __hmma_##S##_mma_f16f16, int, int, int, , 0)                         \
    __OXICC_PRODUCT(m, n, k, __half, float, __half, __hmma_##S##_mma_f32f16, float, int, int, , 0)                        \
    __OXICC_PRODUCT(m, n, k, __half, float, float, __hmma_##S##_mma_f32f32, float, int, float, , 0)                       \
    __OXICC_PRODUCT(m, n, k, __half, __half, float, __hmma_##S##_mma_f16f32, int, int, float, , 0)
__OXICC_HALF(16, 16, 16, m16n16k16)
__OXICC_HALF(32, 8, 16, m32n8k16)
__OXICC_HALF(8, 32, 16, m8n32k16)
#undef __OXICC_HALF

// Saturation is a constant of the instruction.
#define __OXICC_BYTES_PRODUCT(m, n, k, T, builtin)                                                                        \
    template <class LA, class LB>                                                                                         \
    __OXICC_MMA void mma_sync(fragment<accumulator, m, n, k, int> &d, const fragment<matrix_a, m, n, k, T, LA> &a,        \
                              const fragment<matrix_b, m, n, k, T, LB> &b, const fragment<accumulator, m, n, k, int> &c, bool satf = false) { \
        constexpr int layouts = 2 * __oxicc_layout<LA>::value + __oxicc_layout<LB>::value;                                \
        if (satf) builtin(d.x, (const int *)a.x, (const int *)b.x, c.x, layouts, 1);                                      \
        else builtin(d.x, (const int *)a.x, (const int *)b.x, c.x, layouts, 0);                                           \
    }
#define __OXICC_BYTES(m, n, k, S, na, nb)                                                                                 \
    __OXICC_FRAGMENT(matrix_a, m, n, k, signed char, signed char, na)                                                     \
    __OXICC_FRAGMENT(matrix_b, m, n, k, signed char, signed char, nb)                                                     \
    __OXICC_FRAGMENT(matrix_a, m, n, k, unsigned char, unsigned char, na)                                                 \
    __OXICC_FRAGMENT(matrix_b, m, n, k, unsigned char, unsigned char, nb)                                                 \
    __OXICC_ACCUMULATOR(m, n, k, int, 8)                                                                                  \
    __OXICC_LOAD(matrix_a, m, n, k, signed char, signed char, __imma_##S##_ld_a_s8, int)                                  \
    __OXICC_LOAD(matrix_b, m, n, k, signed char, signed char, __imma_##S##_ld_b_s8, int)                                  \
    __OXICC_LOAD(matrix_a, m, n, k, unsigned char, unsigned char, __imma_##S##_ld_a_u8, int)                              \
    __OXICC_LOAD(matrix_b, m, n, k, unsigned char, unsigned char, __imma_##S##_ld_b_u8, int)                              \
    __OXICC_LOAD_STORE(m, n, k, int, __imma_##S##_ld_c, __imma_##S##_st_c_i32, int)                                       \
    __OXICC_BYTES_PRODUCT(m, n, k, signed char, __imma_##S##_mma_s8)                                                      \
    __OXICC_BYTES_PRODUCT(m, n, k, unsigned char, __imma_##S##_mma_u8)
__OXICC_BYTES(16, 16, 16, m16n16k16, 8, 8)
__OXICC_BYTES(32, 8, 16, m32n8k16, 16, 4)
__OXICC_BYTES(8, 32, 16, m8n32k16, 4, 16)
#undef __OXICC_BYTES

// Numbers of less than a byte exist in one order only.
namespace experimental {
using wmma::col_major;
using wmma::row_major;
}
template <> class fragment<matrix_a, 8, 8, 32, experimental::precision::s4, row_major> : public __frag_base<experimental::precision::s4, int, 1> {};
template <> class fragment<matrix_b, 8, 8, 32, experimental::precision::s4, col_major> : public __frag_base<experimental::precision::s4, int, 1> {};
template <> class fragment<matrix_a, 8, 8, 32, experimental::precision::u4, row_major> : public __frag_base<experimental::precision::u4, int, 1> {};
template <> class fragment<matrix_b, 8, 8, 32, experimental::precision::u4, col_major> : public __frag_base<experimental::precision::u4, int, 1> {};
template <> class fragment<matrix_a, 8, 8, 128, experimental::precision::b1, row_major> : public __frag_base<experimental::precision::b1, int, 1> {};
template <> class fragment<matrix_b, 8, 8, 128, experimental::precision::b1, col_major> : public __frag_base<experimental::precision::b1, int, 1> {};
__OXICC_ACCUMULATOR(8, 8, 32, int, 2)
__OXICC_ACCUMULATOR(8, 8, 128, int, 2)
#define __OXICC_BITS(T, n, k, prefix)                                                                                     \
    __OXICC_MMA void load_matrix_sync(fragment<matrix_a, 8, 8, k, experimental::precision::T, row_major> &f, const void *p, unsigned int ldm) { \
        prefix##_ld_a_##T(f.x, (const int *)p, ldm, 0);                                                                   \
    }                                                                                                                     \
    __OXICC_MMA void load_matrix_sync(fragment<matrix_b, 8, 8, k, experimental::precision::T, col_major> &f, const void *p, unsigned int ldm) { \
        prefix##_ld_b_##T(f.x, (const int *)p, ldm, 1);                                                                   \
    }
__OXICC_BITS(s4, 8, 32, __imma_m8n8k32)
__OXICC_BITS(u4, 8, 32, __imma_m8n8k32)
__OXICC_BITS(b1, 8, 128, __bmma_m8n8k128)
#undef __OXICC_BITS
__OXICC_LOAD_STORE(8, 8, 32, int, __imma_m8n8k32_ld_c, __imma_m8n8k32_st_c_i32, int)
__OXICC_LOAD_STORE(8, 8, 128, int, __bmma_m8n8k128_ld_c, __bmma_m8n8k128_st_c_i32, int)
__OXICC_BYTES_PRODUCT(8, 8, 32, experimental::precision::s4, __imma_m8n8k32_mma_s4)
__OXICC_BYTES_PRODUCT(8, 8, 32, experimental::precision::u4, __imma_m8n8k32_mma_u4)
#undef __OXICC_BYTES_PRODUCT
__OXICC_MMA void bmma_sync(fragment<accumulator, 8, 8, 128, int> &d, const fragment<matrix_a, 8, 8, 128, experimental::precision::b1, row_major> &a,
                           const fragment<matrix_b, 8, 8, 128, experimental::precision::b1, col_major> &b, const fragment<accumulator, 8, 8, 128, int> &c,
                           experimental::bmmaBitOp op = experimental::bmmaBitOpXOR,
                           experimental::bmmaAccumulateOp = experimental::bmmaAccumulateOpPOPC) {
#if __CUDA_ARCH__ >= 800
    if (op == experimental::bmmaBitOpAND) {
        __bmma_m8n8k128_mma_and_popc_b1(d.x, a.x, b.x, c.x, 1);
        return;
    }
#endif
    __bmma_m8n8k128_mma_xor_popc_b1(d.x, a.x, b.x, c.x, 1);
}
namespace experimental {
using wmma::bmma_sync;
}

#if __CUDA_ARCH__ >= 800
#define __OXICC_BF16(m, n, k, S, na, nb)                                                                                  \
    __OXICC_FRAGMENT(matrix_a, m, n, k, __nv_bfloat16, __nv_bfloat16, na)                                                 \
    __OXICC_FRAGMENT(matrix_b, m, n, k, __nv_bfloat16, __nv_bfloat16, nb)                                                 \
    __OXICC_LOAD(matrix_a, m, n, k, __nv_bfloat16, __nv_bfloat16, __mma_bf16_##S##_ld_a, int)                             \
    __OXICC_LOAD(matrix_b, m, n, k, __nv_bfloat16, __nv_bfloat16, __mma_bf16_##S##_ld_b, int)                             \
    __OXICC_PRODUCT(m, n, k, __nv_bfloat16, float, float, __mma_bf16_##S##_mma_f32, float, int, float, , 0)
__OXICC_BF16(16, 16, 16, m16n16k16, 8, 8)
__OXICC_BF16(32, 8, 16, m32n8k16, 16, 4)
__OXICC_BF16(8, 32, 16, m8n32k16, 4, 16)
#undef __OXICC_BF16
__OXICC_FRAGMENT(matrix_a, 16, 16, 8, precision::tf32, float, 4)
__OXICC_FRAGMENT(matrix_b, 16, 16, 8, precision::tf32, float, 4)
__OXICC_ACCUMULATOR(16, 16, 8, float, 8)
__OXICC_LOAD(matrix_a, 16, 16, 8, precision::tf32, float, __mma_tf32_m16n16k8_ld_a, int)
__OXICC_LOAD(matrix_b, 16, 16, 8, precision::tf32, float, __mma_tf32_m16n16k8_ld_b, int)
__OXICC_LOAD_STORE(16, 16, 8, float, __mma_tf32_m16n16k8_ld_c, __mma_m16n16k8_st_c_f32, float)
__OXICC_PRODUCT(16, 16, 8, precision::tf32, float, float, __mma_tf32_m16n16k8_mma_f32, float, int, float, , 0)
__OXICC_FRAGMENT(matrix_a, 8, 8, 4, double, double, 1)
__OXICC_FRAGMENT(matrix_b, 8, 8, 4, double, double, 1)
__OXICC_ACCUMULATOR(8, 8, 4, double, 2)
__OXICC_LOAD(matrix_a, 8, 8, 4, double, double, __dmma_m8n8k4_ld_a, double)
__OXICC_LOAD(matrix_b, 8, 8, 4, double, double, __dmma_m8n8k4_ld_b, double)
__OXICC_LOAD_STORE(8, 8, 4, double, __dmma_m8n8k4_ld_c, __dmma_m8n8k4_st_c_f64, double)
__OXICC_PRODUCT(8, 8, 4, double, double, double, __dmma_m8n8k4_mma_f64, double, double, double, , 0)
__OXICC_MMA float __float_to_tf32(float x) {
    unsigned int r;
    asm("cvt.rna.tf32.f32 %0, %1;" : "=r"(r) : "f"(x));
    return __uint_as_float(r);
}
#endif
#undef __OXICC_FRAGMENT
#undef __OXICC_ACCUMULATOR
#undef __OXICC_LOAD
#undef __OXICC_LOAD_STORE
#undef __OXICC_PRODUCT
#undef __OXICC_NOTHING
#undef __OXICC_SATF

template <class Element, class Storage, int n, class V> __OXICC_MMA void fill_fragment(__frag_base<Element, Storage, n> &f, const V &v) {
    for (int i = 0; i < n; i++) f.x[i] = v;
}
#undef __OXICC_MMA
}
}
#endif
