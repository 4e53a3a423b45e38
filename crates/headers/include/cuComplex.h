// Complex numbers as pairs: the functions of C programs.
#pragma once
#include "vector_types.h"
#include "math_functions.h"

#define __OXICC_COMPLEX static __host__ __device__ __forceinline__

typedef float2 cuFloatComplex;
typedef cuFloatComplex cuComplex;
typedef double2 cuDoubleComplex;

__OXICC_COMPLEX float cuCrealf(cuFloatComplex x) { return x.x; }
__OXICC_COMPLEX float cuCimagf(cuFloatComplex x) { return x.y; }
__OXICC_COMPLEX cuFloatComplex make_cuFloatComplex(float r, float i) { cuFloatComplex c; c.x = r; c.y = i; return c; }
__OXICC_COMPLEX cuComplex make_cuComplex(float x, float y) { return make_cuFloatComplex(x, y); }
__OXICC_COMPLEX cuFloatComplex cuConjf(cuFloatComplex x) { return make_cuFloatComplex(x.x, -x.y); }
__OXICC_COMPLEX cuFloatComplex cuCaddf(cuFloatComplex x, cuFloatComplex y) { return make_cuFloatComplex(x.x + y.x, x.y + y.y); }
__OXICC_COMPLEX cuFloatComplex cuCsubf(cuFloatComplex x, cuFloatComplex y) { return make_cuFloatComplex(x.x - y.x, x.y - y.y); }
__OXICC_COMPLEX cuFloatComplex cuCmulf(cuFloatComplex x, cuFloatComplex y) {
    return make_cuFloatComplex(x.x * y.x - x.y * y.y, x.x * y.y + x.y * y.x);
}
// The divisor is scaled to a size near one first: its square does not overflow.
__OXICC_COMPLEX cuFloatComplex cuCdivf(cuFloatComplex x, cuFloatComplex y) {
    float s = 1.0f / (fabsf(y.x) + fabsf(y.y));
    float a = x.x * s, b = x.y * s, c = y.x * s, d = y.y * s;
    float n = 1.0f / (c * c + d * d);
    return make_cuFloatComplex((a * c + b * d) * n, (b * c - a * d) * n);
}
__OXICC_COMPLEX float cuCabsf(cuFloatComplex x) { return hypotf(x.x, x.y); }
__OXICC_COMPLEX cuFloatComplex cuCfmaf(cuFloatComplex x, cuFloatComplex y, cuFloatComplex d) {
    return make_cuFloatComplex(x.x * y.x + d.x - x.y * y.y, x.x * y.y + d.y + x.y * y.x);
}

__OXICC_COMPLEX double cuCreal(cuDoubleComplex x) { return x.x; }
__OXICC_COMPLEX double cuCimag(cuDoubleComplex x) { return x.y; }
__OXICC_COMPLEX cuDoubleComplex make_cuDoubleComplex(double r, double i) { cuDoubleComplex c; c.x = r; c.y = i; return c; }
__OXICC_COMPLEX cuDoubleComplex cuConj(cuDoubleComplex x) { return make_cuDoubleComplex(x.x, -x.y); }
__OXICC_COMPLEX cuDoubleComplex cuCadd(cuDoubleComplex x, cuDoubleComplex y) { return make_cuDoubleComplex(x.x + y.x, x.y + y.y); }
__OXICC_COMPLEX cuDoubleComplex cuCsub(cuDoubleComplex x, cuDoubleComplex y) { return make_cuDoubleComplex(x.x - y.x, x.y - y.y); }
__OXICC_COMPLEX cuDoubleComplex cuCmul(cuDoubleComplex x, cuDoubleComplex y) {
    return make_cuDoubleComplex(x.x * y.x - x.y * y.y, x.x * y.y + x.y * y.x);
}
__OXICC_COMPLEX cuDoubleComplex cuCdiv(cuDoubleComplex x, cuDoubleComplex y) {
    double s = 1.0 / (fabs(y.x) + fabs(y.y));
    double a = x.x * s, b = x.y * s, c = y.x * s, d = y.y * s;
    double n = 1.0 / (c * c + d * d);
    return make_cuDoubleComplex((a * c + b * d) * n, (b * c - a * d) * n);
}
__OXICC_COMPLEX double cuCabs(cuDoubleComplex x) { return hypot(x.x, x.y); }
__OXICC_COMPLEX cuDoubleComplex cuCfma(cuDoubleComplex x, cuDoubleComplex y, cuDoubleComplex d) {
    return make_cuDoubleComplex(x.x * y.x + d.x - x.y * y.y, x.x * y.y + d.y + x.y * y.x);
}
__OXICC_COMPLEX cuFloatComplex cuComplexDoubleToFloat(cuDoubleComplex c) { return make_cuFloatComplex((float)c.x, (float)c.y); }
__OXICC_COMPLEX cuDoubleComplex cuComplexFloatToDouble(cuFloatComplex c) { return make_cuDoubleComplex(c.x, c.y); }

#undef __OXICC_COMPLEX
