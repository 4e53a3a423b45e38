// Arithmetic on two 16-bit or four 8-bit integers in a word, and the fused comparisons of additions (DPX).
#pragma once

#include "device_functions.h"

#ifdef __CUDACC__
#define __OXICC_UINT unsigned int
// `H` has the sign bits of the lanes, `L` their lowest bits, `S` spreads the sign bits over the lanes.
#define __OXICC_SIMD(n, H, L, S)                                                                                          \
    __OXICC_DEVICE __OXICC_UINT __oxicc_spread##n(__OXICC_UINT a) { return __nvvm_prmt(a, 0, S); }                        \
    __OXICC_DEVICE __OXICC_UINT __vadd##n(__OXICC_UINT a, __OXICC_UINT b) { return ((a & ~H) + (b & ~H)) ^ ((a ^ b) & H); } \
    __OXICC_DEVICE __OXICC_UINT __vsub##n(__OXICC_UINT a, __OXICC_UINT b) { return ((a | H) - (b & ~H)) ^ ((a ^ ~b) & H); } \
    __OXICC_DEVICE __OXICC_UINT __vneg##n(__OXICC_UINT a) { return __vsub##n(0, a); }                                     \
    __OXICC_DEVICE __OXICC_UINT __vcmpltu##n(__OXICC_UINT a, __OXICC_UINT b) {                                            \
        return __oxicc_spread##n((~a & b) | ((~a | b) & __vsub##n(a, b)));                                                \
    }                                                                                                                     \
    __OXICC_DEVICE __OXICC_UINT __vcmpne##n(__OXICC_UINT a, __OXICC_UINT b) {                                             \
        __OXICC_UINT x = a ^ b;                                                                                           \
        return __oxicc_spread##n(((x & ~H) + ~H) | x);                                                                    \
    }                                                                                                                     \
    __OXICC_DEVICE __OXICC_UINT __vcmpeq##n(__OXICC_UINT a, __OXICC_UINT b) { return ~__vcmpne##n(a, b); }                \
    __OXICC_DEVICE __OXICC_UINT __vcmpgtu##n(__OXICC_UINT a, __OXICC_UINT b) { return __vcmpltu##n(b, a); }               \
    __OXICC_DEVICE __OXICC_UINT __vcmpleu##n(__OXICC_UINT a, __OXICC_UINT b) { return ~__vcmpltu##n(b, a); }              \
    __OXICC_DEVICE __OXICC_UINT __vcmpgeu##n(__OXICC_UINT a, __OXICC_UINT b) { return ~__vcmpltu##n(a, b); }              \
    __OXICC_DEVICE __OXICC_UINT __vcmplts##n(__OXICC_UINT a, __OXICC_UINT b) { return __vcmpltu##n(a ^ H, b ^ H); }       \
    __OXICC_DEVICE __OXICC_UINT __vcmpgts##n(__OXICC_UINT a, __OXICC_UINT b) { return __vcmplts##n(b, a); }               \
    __OXICC_DEVICE __OXICC_UINT __vcmples##n(__OXICC_UINT a, __OXICC_UINT b) { return ~__vcmplts##n(b, a); }              \
    __OXICC_DEVICE __OXICC_UINT __vcmpges##n(__OXICC_UINT a, __OXICC_UINT b) { return ~__vcmplts##n(a, b); }              \
    __OXICC_DEVICE __OXICC_UINT __vseteq##n(__OXICC_UINT a, __OXICC_UINT b) { return __vcmpeq##n(a, b) & L; }             \
    __OXICC_DEVICE __OXICC_UINT __vsetne##n(__OXICC_UINT a, __OXICC_UINT b) { return __vcmpne##n(a, b) & L; }             \
    __OXICC_DEVICE __OXICC_UINT __vsetltu##n(__OXICC_UINT a, __OXICC_UINT b) { return __vcmpltu##n(a, b) & L; }           \
    __OXICC_DEVICE __OXICC_UINT __vsetgtu##n(__OXICC_UINT a, __OXICC_UINT b) { return __vcmpgtu##n(a, b) & L; }           \
    __OXICC_DEVICE __OXICC_UINT __vsetleu##n(__OXICC_UINT a, __OXICC_UINT b) { return __vcmpleu##n(a, b) & L; }           \
    __OXICC_DEVICE __OXICC_UINT __vsetgeu##n(__OXICC_UINT a, __OXICC_UINT b) { return __vcmpgeu##n(a, b) & L; }           \
    __OXICC_DEVICE __OXICC_UINT __vsetlts##n(__OXICC_UINT a, __OXICC_UINT b) { return __vcmplts##n(a, b) & L; }           \
    __OXICC_DEVICE __OXICC_UINT __vsetgts##n(__OXICC_UINT a, __OXICC_UINT b) { return __vcmpgts##n(a, b) & L; }           \
    __OXICC_DEVICE __OXICC_UINT __vsetles##n(__OXICC_UINT a, __OXICC_UINT b) { return __vcmples##n(a, b) & L; }           \
    __OXICC_DEVICE __OXICC_UINT __vsetges##n(__OXICC_UINT a, __OXICC_UINT b) { return __vcmpges##n(a, b) & L; }           \
    __OXICC_DEVICE __OXICC_UINT __oxicc_choose##n(__OXICC_UINT m, __OXICC_UINT a, __OXICC_UINT b) { return (a & m) | (b & ~m); } \
    __OXICC_DEVICE __OXICC_UINT __vminu##n(__OXICC_UINT a, __OXICC_UINT b) { return __oxicc_choose##n(__vcmpltu##n(a, b), a, b); } \
    __OXICC_DEVICE __OXICC_UINT __vmaxu##n(__OXICC_UINT a, __OXICC_UINT b) { return __oxicc_choose##n(__vcmpltu##n(a, b), b, a); } \
    __OXICC_DEVICE __OXICC_UINT __vmins##n(__OXICC_UINT a, __OXICC_UINT b) { return __oxicc_choose##n(__vcmplts##n(a, b), a, b); } \
    __OXICC_DEVICE __OXICC_UINT __vmaxs##n(__OXICC_UINT a, __OXICC_UINT b) { return __oxicc_choose##n(__vcmplts##n(a, b), b, a); } \
    __OXICC_DEVICE __OXICC_UINT __vaddus##n(__OXICC_UINT a, __OXICC_UINT b) {                                             \
        __OXICC_UINT s = __vadd##n(a, b);                                                                                 \
        return s | __oxicc_spread##n((a & b) | ((a | b) & ~s));                                                           \
    }                                                                                                                     \
    __OXICC_DEVICE __OXICC_UINT __vsubus##n(__OXICC_UINT a, __OXICC_UINT b) { return __vsub##n(a, b) & ~__vcmpltu##n(a, b); } \
    __OXICC_DEVICE __OXICC_UINT __vaddss##n(__OXICC_UINT a, __OXICC_UINT b) {                                             \
        __OXICC_UINT s = __vadd##n(a, b);                                                                                 \
        return __oxicc_choose##n(__oxicc_spread##n(~(a ^ b) & (a ^ s)), __oxicc_spread##n(a) ^ ~H, s);                    \
    }                                                                                                                     \
    __OXICC_DEVICE __OXICC_UINT __vsubss##n(__OXICC_UINT a, __OXICC_UINT b) {                                             \
        __OXICC_UINT s = __vsub##n(a, b);                                                                                 \
        return __oxicc_choose##n(__oxicc_spread##n((a ^ b) & (a ^ s)), __oxicc_spread##n(a) ^ ~H, s);                     \
    }                                                                                                                     \
    __OXICC_DEVICE __OXICC_UINT __vnegss##n(__OXICC_UINT a) { return __vsubss##n(0, a); }                                 \
    __OXICC_DEVICE __OXICC_UINT __vabs##n(__OXICC_UINT a) {                                                               \
        __OXICC_UINT m = __oxicc_spread##n(a);                                                                            \
        return __vsub##n(a ^ m, m);                                                                                       \
    }                                                                                                                     \
    __OXICC_DEVICE __OXICC_UINT __vabsss##n(__OXICC_UINT a) {                                                             \
        __OXICC_UINT r = __vabs##n(a);                                                                                    \
        return r ^ __oxicc_spread##n(r);                                                                                  \
    }                                                                                                                     \
    __OXICC_DEVICE __OXICC_UINT __vavgu##n(__OXICC_UINT a, __OXICC_UINT b) { return (a | b) - (((a ^ b) & ~L) >> 1); }    \
    __OXICC_DEVICE __OXICC_UINT __vhaddu##n(__OXICC_UINT a, __OXICC_UINT b) { return (a & b) + (((a ^ b) & ~L) >> 1); }   \
    __OXICC_DEVICE __OXICC_UINT __vabsdiffu##n(__OXICC_UINT a, __OXICC_UINT b) { return __vsubus##n(a, b) | __vsubus##n(b, a); } \
    __OXICC_DEVICE __OXICC_UINT __vabsdiffs##n(__OXICC_UINT a, __OXICC_UINT b) {                                          \
        __OXICC_UINT m = __vcmplts##n(a, b);                                                                              \
        return __vsub##n(__vsub##n(a, b) ^ m, m);                                                                         \
    }                                                                                                                     \
    /* Half the sum, away from zero: of the sums rounded up those that are negative and odd go back one. */               \
    __OXICC_DEVICE __OXICC_UINT __vavgs##n(__OXICC_UINT a, __OXICC_UINT b) {                                              \
        __OXICC_UINT up = __vavgu##n(a ^ H, b ^ H) ^ H, down = __vhaddu##n(a ^ H, b ^ H) ^ H;                             \
        return __oxicc_choose##n(__oxicc_spread##n(down), down, up);                                                      \
    }
__OXICC_SIMD(2, 0x80008000u, 0x00010001u, 0xbb99)
__OXICC_SIMD(4, 0x80808080u, 0x01010101u, 0xba98)
#undef __OXICC_SIMD
__OXICC_DEVICE __OXICC_UINT __vsadu2(__OXICC_UINT a, __OXICC_UINT b) {
    __OXICC_UINT d = __vabsdiffu2(a, b);
    return (d & 0xffff) + (d >> 16);
}
__OXICC_DEVICE __OXICC_UINT __vsads2(__OXICC_UINT a, __OXICC_UINT b) {
    __OXICC_UINT d = __vabsdiffs2(a, b);
    return (d & 0xffff) + (d >> 16);
}
__OXICC_DEVICE __OXICC_UINT __vsadu4(__OXICC_UINT a, __OXICC_UINT b) {
    __OXICC_UINT d = __vabsdiffu4(a, b);
    return (d & 0xff) + (d >> 8 & 0xff) + (d >> 16 & 0xff) + (d >> 24);
}
__OXICC_DEVICE __OXICC_UINT __vsads4(__OXICC_UINT a, __OXICC_UINT b) {
    __OXICC_UINT d = __vabsdiffs4(a, b);
    return (d & 0xff) + (d >> 8 & 0xff) + (d >> 16 & 0xff) + (d >> 24);
}

// Minimum or maximum of a sum and a number, of three numbers, and which of two it is.
#define __OXICC_DPX(type, suffix, max, min, add)                                                                          \
    __OXICC_DEVICE type __viaddmax_##suffix(type a, type b, type c) { return max(add(a, b), c); }                         \
    __OXICC_DEVICE type __viaddmin_##suffix(type a, type b, type c) { return min(add(a, b), c); }                         \
    __OXICC_DEVICE type __vimax3_##suffix(type a, type b, type c) { return max(max(a, b), c); }                           \
    __OXICC_DEVICE type __vimin3_##suffix(type a, type b, type c) { return min(min(a, b), c); }
#define __OXICC_DPX_RELU(type, suffix, max)                                                                               \
    __OXICC_DEVICE type __viaddmax_##suffix##_relu(type a, type b, type c) { return max(__viaddmax_##suffix(a, b, c), 0); } \
    __OXICC_DEVICE type __viaddmin_##suffix##_relu(type a, type b, type c) { return max(__viaddmin_##suffix(a, b, c), 0); } \
    __OXICC_DEVICE type __vimax3_##suffix##_relu(type a, type b, type c) { return max(__vimax3_##suffix(a, b, c), 0); }   \
    __OXICC_DEVICE type __vimin3_##suffix##_relu(type a, type b, type c) { return max(__vimin3_##suffix(a, b, c), 0); }
#define __OXICC_SUM(a, b) (int)((__OXICC_UINT)(a) + (__OXICC_UINT)(b))
__OXICC_DPX(int, s32, __nvvm_max_i, __nvvm_min_i, __OXICC_SUM)
__OXICC_DPX(__OXICC_UINT, u32, __nvvm_max_ui, __nvvm_min_ui, __OXICC_SUM)
__OXICC_DPX(__OXICC_UINT, s16x2, __vmaxs2, __vmins2, __vadd2)
__OXICC_DPX(__OXICC_UINT, u16x2, __vmaxu2, __vminu2, __vadd2)
__OXICC_DPX_RELU(int, s32, __nvvm_max_i)
__OXICC_DPX_RELU(__OXICC_UINT, s16x2, __vmaxs2)
#undef __OXICC_SUM
#undef __OXICC_DPX
#undef __OXICC_DPX_RELU
__OXICC_DEVICE int __vimax_s32_relu(int a, int b) { return __nvvm_max_i(__nvvm_max_i(a, b), 0); }
__OXICC_DEVICE int __vimin_s32_relu(int a, int b) { return __nvvm_max_i(__nvvm_min_i(a, b), 0); }
__OXICC_DEVICE __OXICC_UINT __vimax_s16x2_relu(__OXICC_UINT a, __OXICC_UINT b) { return __vmaxs2(__vmaxs2(a, b), 0); }
__OXICC_DEVICE __OXICC_UINT __vimin_s16x2_relu(__OXICC_UINT a, __OXICC_UINT b) { return __vmaxs2(__vmins2(a, b), 0); }
__OXICC_DEVICE int __vibmax_s32(int a, int b, bool *first) { return (*first = a >= b) ? a : b; }
__OXICC_DEVICE int __vibmin_s32(int a, int b, bool *first) { return (*first = a <= b) ? a : b; }
__OXICC_DEVICE __OXICC_UINT __vibmax_u32(__OXICC_UINT a, __OXICC_UINT b, bool *first) { return (*first = a >= b) ? a : b; }
__OXICC_DEVICE __OXICC_UINT __vibmin_u32(__OXICC_UINT a, __OXICC_UINT b, bool *first) { return (*first = a <= b) ? a : b; }
#define __OXICC_VIB(name, compare)                                                                                        \
    __OXICC_DEVICE __OXICC_UINT name(__OXICC_UINT a, __OXICC_UINT b, bool *high, bool *low) {                             \
        __OXICC_UINT m = compare(a, b);                                                                                   \
        *high = m >> 31;                                                                                                  \
        *low = m & 1;                                                                                                     \
        return __oxicc_choose2(m, a, b);                                                                                  \
    }
__OXICC_VIB(__vibmax_s16x2, __vcmpges2)
__OXICC_VIB(__vibmin_s16x2, __vcmples2)
__OXICC_VIB(__vibmax_u16x2, __vcmpgeu2)
__OXICC_VIB(__vibmin_u16x2, __vcmpleu2)
#undef __OXICC_VIB
#undef __OXICC_UINT
#endif
