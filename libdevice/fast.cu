// Approximate functions: a few hardware operations.
#include "common.h"

LIB float __nv_fast_sinf(float x) { return BY_FTZ(sin_approx, x); }
LIB float __nv_fast_cosf(float x) { return BY_FTZ(cos_approx, x); }
LIB float __nv_fast_fdividef(float x, float y) { return BY_FTZ(div_approx, x, y); }
LIB float __nv_fast_log2f(float x) { return BY_FTZ(lg2_approx, x); }
LIB float __nv_fast_tanf(float x) { return __nv_fast_fdividef(__nv_fast_sinf(x), __nv_fast_cosf(x)); }
LIB void __nv_fast_sincosf(float x, float *s, float *c) {
    *s = __nv_fast_sinf(x);
    *c = __nv_fast_cosf(x);
}
LIB float __nv_fast_expf(float x) { return BY_FTZ(ex2_approx, m::mul(x, 0x1.715476p+0f)); }
LIB float __nv_fast_exp10f(float x) { return BY_FTZ(ex2_approx, m::mul(x, 0x1.a934fp+1f)); }
LIB float __nv_fast_logf(float x) { return m::mul(__nv_fast_log2f(x), 0x1.62e43p-1f); }
LIB float __nv_fast_log10f(float x) { return m::mul(__nv_fast_log2f(x), 0x1.344136p-2f); }
LIB float __nv_fast_powf(float x, float y) { return BY_FTZ(ex2_approx, m::mul(y, __nv_fast_log2f(x))); }
LIB float __nv_fast_tanhf(float x) {
    float r;
    asm("tanh.approx.f32 %0, %1;" : "=f"(r) : "f"(x));
    return r;
}
LIB double __nv_rcp64h(double x) { return __nvvm_rcp_approx_ftz_d(x); }
