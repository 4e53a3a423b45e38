// Conversions with a rounding mode, and arithmetic with one.
#include "common.h"

// CUDA's names of the modes, PTX's names in the intrinsics.
#define MODES(make, ...) make(rn, rn, __VA_ARGS__) make(rz, rz, __VA_ARGS__) make(rd, rm, __VA_ARGS__) make(ru, rp, __VA_ARGS__)

#define FROM_FLOAT(mode, ptx, name, type, stem)                                                                             \
    LIB type __nv_float2##name##_##mode(float x) {                                                                          \
        return __nvvm_reflect("__CUDA_FTZ") ? __nvvm_f2##stem##_##ptx##_ftz(x) : __nvvm_f2##stem##_##ptx(x);                \
    }
MODES(FROM_FLOAT, int, int, i)
MODES(FROM_FLOAT, uint, u32, ui)
MODES(FROM_FLOAT, ll, i64, ll)
MODES(FROM_FLOAT, ull, u64, ull)

#define CONVERT(mode, ptx, name, to, from, stem) \
    LIB to __nv_##name##_##mode(from x) { return __nvvm_##stem##_##ptx(x); }
MODES(CONVERT, double2int, int, double, d2i)
MODES(CONVERT, double2uint, u32, double, d2ui)
MODES(CONVERT, double2ll, i64, double, d2ll)
MODES(CONVERT, double2ull, u64, double, d2ull)
MODES(CONVERT, int2float, float, int, i2f)
MODES(CONVERT, uint2float, float, u32, ui2f)
MODES(CONVERT, ll2float, float, i64, ll2f)
MODES(CONVERT, ull2float, float, u64, ull2f)
MODES(CONVERT, ll2double, double, i64, ll2d)
MODES(CONVERT, ull2double, double, u64, ull2d)
CONVERT(rn, rn, int2double, double, int, i2d)
CONVERT(rn, rn, uint2double, double, u32, ui2d)

#define DOUBLE_TO_FLOAT(mode, ptx, ...)                                                                                     \
    LIB float __nv_double2float_##mode(double x) {                                                                          \
        return __nvvm_reflect("__CUDA_FTZ") ? __nvvm_d2f_##ptx##_ftz(x) : __nvvm_d2f_##ptx(x);                              \
    }
MODES(DOUBLE_TO_FLOAT, )

LIB short __nv_float2half_rn(float x) {
    return (short)(__nvvm_reflect("__CUDA_FTZ") ? __nvvm_f2h_rn_ftz(x) : __nvvm_f2h_rn(x));
}
LIB float __nv_half2float(short x) { return __nvvm_h2f(x); }

#define FLOAT2(mode, ptx, op, ...) \
    LIB float __nv_f##op##_##mode(float a, float b) { return BY_FTZ(op##_##ptx, a, b); }
MODES(FLOAT2, add)
MODES(FLOAT2, mul)
MODES(FLOAT2, div)
#define DOUBLE2(mode, ptx, op, ...) \
    LIB double __nv_d##op##_##mode(double a, double b) { return __nvvm_##op##_##ptx##_d(a, b); }
MODES(DOUBLE2, add)
MODES(DOUBLE2, mul)
MODES(DOUBLE2, div)
#define SUB(mode, ptx, ...)                                                             \
    LIB float __nv_fsub_##mode(float a, float b) { return BY_FTZ(add_##ptx, a, -b); }   \
    LIB double __nv_dsub_##mode(double a, double b) { return __nvvm_add_##ptx##_d(a, -b); }
MODES(SUB, )
#define ONE(mode, ptx, op, ...)                                                         \
    LIB float __nv_f##op##_##mode(float x) { return BY_FTZ(op##_##ptx, x); }            \
    LIB double __nv_d##op##_##mode(double x) { return __nvvm_##op##_##ptx##_d(x); }
MODES(ONE, rcp)
MODES(ONE, sqrt)
#define FMA(mode, ptx, ...)                                                                                                 \
    LIB float __nv_fmaf_##mode(float a, float b, float c) { return BY_FTZ(fma_##ptx, a, b, c); }                            \
    LIB float __nv_fmaf_ieee_##mode(float a, float b, float c) { return __nvvm_fma_##ptx##_f(a, b, c); }                    \
    LIB double __nv_fma_##mode(double a, double b, double c) { return __nvvm_fma_##ptx##_d(a, b, c); }
MODES(FMA, )
