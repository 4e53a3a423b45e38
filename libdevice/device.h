// Operations of the library on a GPU.
#pragma once

// Kept apart while the library is compiled, so that one can call another; inlined where the library is used.
#define LIB extern "C" __device__ __noinline__
#define HELPER static __device__ __forceinline__
#define SLOW extern "C" __device__ __noinline__
#define TABLE static __device__ const

extern "C" {
__device__ int __nvvm_reflect(const char *);
__device__ double fabs(double);
__device__ float truncf(float);
__device__ double trunc(double);
__device__ double floor(double);
__device__ double ceil(double);
__device__ float rintf(float);
__device__ double rint(double);
__device__ float copysignf(float, float);
__device__ double copysign(double, double);
__device__ double fmin(double, double);
__device__ double fmax(double, double);
}

// An intrinsic in the flushing or the gradual form.
#define BY_FTZ(stem, ...) \
    (__nvvm_reflect("__CUDA_FTZ") ? __nvvm_##stem##_ftz_f(__VA_ARGS__) : __nvvm_##stem##_f(__VA_ARGS__))

// Products are intrinsics: the code generator fuses plain ones with sums that use them. Sums can then be plain.
namespace m {
HELPER float fma(float a, float b, float c) { return __nvvm_fma_rn_f(a, b, c); }
HELPER double fma(double a, double b, double c) { return __nvvm_fma_rn_d(a, b, c); }
HELPER float mul(float a, float b) { return __nvvm_mul_rn_f(a, b); }
HELPER double mul(double a, double b) { return __nvvm_mul_rn_d(a, b); }
HELPER float add(float a, float b) { return a + b; }
HELPER double add(double a, double b) { return a + b; }
HELPER float sub(float a, float b) { return a - b; }
HELPER double sub(double a, double b) { return a - b; }
HELPER float div(float a, float b) { return __nvvm_div_rn_f(a, b); }
HELPER double div(double a, double b) { return __nvvm_div_rn_d(a, b); }
HELPER float sqrt(float x) { return __nvvm_sqrt_rn_f(x); }
HELPER double sqrt(double x) { return __nvvm_sqrt_rn_d(x); }
HELPER float abs(float x) { return __nvvm_fabs_f(x); }
HELPER double abs(double x) { return ::fabs(x); }
HELPER float trunc(float x) { return ::truncf(x); }
HELPER double trunc(double x) { return ::trunc(x); }
HELPER float floor(float x) { return __nvvm_floor_f(x); }
HELPER double floor(double x) { return ::floor(x); }
HELPER float ceil(float x) { return __nvvm_ceil_f(x); }
HELPER double ceil(double x) { return ::ceil(x); }
HELPER float rint(float x) { return ::rintf(x); }
HELPER double rint(double x) { return ::rint(x); }
HELPER float copysign(float x, float s) { return ::copysignf(x, s); }
HELPER double copysign(double x, double s) { return ::copysign(x, s); }
HELPER float min(float a, float b) { return __nvvm_fmin_f(a, b); }
HELPER double min(double a, double b) { return ::fmin(a, b); }
HELPER float max(float a, float b) { return __nvvm_fmax_f(a, b); }
HELPER double max(double a, double b) { return ::fmax(a, b); }
HELPER float saturate(float x) { return __nvvm_saturate_f(x); }
HELPER u32 bits(float x) { return (u32)__nvvm_bitcast_f2i(x); }
HELPER u64 bits(double x) { return (u64)__nvvm_bitcast_d2ll(x); }
HELPER float from_bits(u32 x) { return __nvvm_bitcast_i2f((int)x); }
HELPER double from_bits(u64 x) { return __nvvm_bitcast_ll2d((i64)x); }
HELPER int hi(double x) { return __nvvm_d2i_hi(x); }
HELPER int lo(double x) { return __nvvm_d2i_lo(x); }
HELPER double combine(int hi, int lo) { return __nvvm_lohi_i2d(lo, hi); }
HELPER u32 mulhi(u32 a, u32 b) { return __nvvm_mulhi_ui(a, b); }
HELPER u64 mulhi(u64 a, u64 b) { return __nvvm_mulhi_ull(a, b); }
HELPER int clz(u32 x) { return __nvvm_clz_i((int)x); }
HELPER int clz(u64 x) { return __nvvm_clz_ll((i64)x); }
// Hardware approximations, see the PTX manual for their errors; denormal operands and results are zero.
HELPER float ex2(float x) { return __nvvm_ex2_approx_ftz_f(x); }
HELPER float lg2(float x) { return __nvvm_lg2_approx_ftz_f(x); }
// This one knows denormal operands.
HELPER float lg2_full(float x) { return __nvvm_lg2_approx_f(x); }
HELPER float rsqrt_approx(float x) { return __nvvm_rsqrt_approx_ftz_f(x); }
HELPER float rcp_approx(float x) { return __nvvm_rcp_approx_ftz_f(x); }
// About 20 bits.
HELPER double rcp_approx(double x) { return __nvvm_rcp_approx_ftz_d(x); }
HELPER double rsqrt_approx(double x) { return __nvvm_rsqrt_approx_ftz_d(x); }
}
