// Comparisons of __half and __nv_bfloat16 where there are no instructions for them: as floats.
#define __OXICC_SCALAR_COMPARE(op, expression)                                                                            \
    __OXICC_HD bool __h##op(const __OXICC_H a, const __OXICC_H b) {                                                       \
        float x = __OXICC_C(__, 2float)(a), y = __OXICC_C(__, 2float)(b);                                                 \
        return expression;                                                                                                \
    }
#define __OXICC_PAIR_COMPARE(op)                                                                                          \
    __OXICC_HD __OXICC_H2 __h##op##2(const __OXICC_H2 a, const __OXICC_H2 b) {                                            \
        return __OXICC_MAKE2((__h##op(a.x, b.x) ? __OXICC_ONE : 0u) | (__h##op(a.y, b.y) ? __OXICC_ONE * 0x10000u : 0u)); \
    }                                                                                                                     \
    __OXICC_HD unsigned int __h##op##2_mask(const __OXICC_H2 a, const __OXICC_H2 b) {                                     \
        return (__h##op(a.x, b.x) ? 0xffffu : 0u) | (__h##op(a.y, b.y) ? 0xffff0000u : 0u);                               \
    }
