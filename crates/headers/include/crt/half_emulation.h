// Arithmetic of __half and __nv_bfloat16 where there are no instructions for it: in float, rounded afterwards.
#define __OXICC_F(a) __OXICC_C(__, 2float)(a)
#define __OXICC_ROUND(f) __OXICC_C(__float2, )(f)
#define __OXICC_ALIAS2(name, of)                                                                                          \
    __OXICC_HD __OXICC_H name(const __OXICC_H a, const __OXICC_H b) { return of(a, b); }
__OXICC_HD __OXICC_H __hneg(const __OXICC_H a) { return __OXICC_ROUND(-__OXICC_F(a)); }
__OXICC_HD __OXICC_H __habs(const __OXICC_H a) { return __OXICC_ROUND(__nvvm_fabs_f(__OXICC_F(a))); }
__OXICC_HD __OXICC_H __hadd_rn(const __OXICC_H a, const __OXICC_H b) {
    return __OXICC_ROUND(__nvvm_add_rn_f(__OXICC_F(a), __OXICC_F(b)));
}
__OXICC_HD __OXICC_H __hsub_rn(const __OXICC_H a, const __OXICC_H b) {
    return __OXICC_ROUND(__nvvm_add_rn_f(__OXICC_F(a), -__OXICC_F(b)));
}
__OXICC_HD __OXICC_H __hmul_rn(const __OXICC_H a, const __OXICC_H b) {
    return __OXICC_ROUND(__nvvm_mul_rn_f(__OXICC_F(a), __OXICC_F(b)));
}
__OXICC_HD __OXICC_H __hfma(const __OXICC_H a, const __OXICC_H b, const __OXICC_H c) {
    return __OXICC_ROUND(__nvvm_fma_rn_f(__OXICC_F(a), __OXICC_F(b), __OXICC_F(c)));
}
__OXICC_ALIAS2(__hadd, __hadd_rn)
__OXICC_ALIAS2(__hsub, __hsub_rn)
__OXICC_ALIAS2(__hmul, __hmul_rn)
#define __OXICC_SAT(x) __OXICC_ROUND(__nvvm_fmin_f(__nvvm_fmax_f(__OXICC_F(x), 0.0f), 1.0f))
__OXICC_HD __OXICC_H __hadd_sat(const __OXICC_H a, const __OXICC_H b) { return __OXICC_SAT(__hadd(a, b)); }
__OXICC_HD __OXICC_H __hsub_sat(const __OXICC_H a, const __OXICC_H b) { return __OXICC_SAT(__hsub(a, b)); }
__OXICC_HD __OXICC_H __hmul_sat(const __OXICC_H a, const __OXICC_H b) { return __OXICC_SAT(__hmul(a, b)); }
__OXICC_HD __OXICC_H __hfma_sat(const __OXICC_H a, const __OXICC_H b, const __OXICC_H c) { return __OXICC_SAT(__hfma(a, b, c)); }
#undef __OXICC_SAT
#undef __OXICC_ALIAS2
#undef __OXICC_ROUND
#undef __OXICC_F
__OXICC_LANES1(__hneg2, __hneg)
__OXICC_LANES1(__habs2, __habs)
__OXICC_LANES2(__hadd2, __hadd)
__OXICC_LANES2(__hsub2, __hsub)
__OXICC_LANES2(__hmul2, __hmul)
__OXICC_LANES2(__hadd2_rn, __hadd_rn)
__OXICC_LANES2(__hsub2_rn, __hsub_rn)
__OXICC_LANES2(__hmul2_rn, __hmul_rn)
__OXICC_LANES2(__hadd2_sat, __hadd_sat)
__OXICC_LANES2(__hsub2_sat, __hsub_sat)
__OXICC_LANES2(__hmul2_sat, __hmul_sat)
__OXICC_LANES3(__hfma2, __hfma)
__OXICC_LANES3(__hfma2_sat, __hfma_sat)
