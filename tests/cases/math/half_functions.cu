// Math functions of half and bfloat16 against double precision, rounded once: `worst` is the largest difference in units of the last place beyond what is
// allowed, -1 where one is a NaN and the other is not. Every pattern with step 1; docs/math-accuracy.md has the table.
// PTXAS: sm_90
// FLAGS: -arch=sm_90
// OPT: 0 3
// RUN: k<<<4, 256>>>(step=u32:61, allowed=i32:1, worst=out:i32:26)
// EXPECT: worst[i] == 0
#include <cuda_bf16.h>
#include <cuda_fp16.h>

// Neighbours have neighbouring numbers.
__device__ int ordered(unsigned short b) { return b & 0x8000 ? -(b & 0x7fff) : b; }
__device__ void note(int* worst, unsigned short got, unsigned short want, unsigned infinity, int allowed) {
    bool nan = (got & 0x7fff) > infinity, should = (want & 0x7fff) > infinity;
    int d = abs(ordered(got) - ordered(want)) - allowed;
    if (nan != should) atomicMin(worst, -1);
    else if (!nan && d > 0 && *worst >= 0) atomicMax(worst, d);
}
__device__ unsigned short bits(__half h) { return __half_as_ushort(h); }
__device__ unsigned short bits(__nv_bfloat16 h) { return __bfloat16_as_ushort(h); }
__device__ __half from(unsigned short b, __half) { return __ushort_as_half(b); }
__device__ __nv_bfloat16 from(unsigned short b, __nv_bfloat16) { return __ushort_as_bfloat16(b); }
__device__ unsigned short rounded(double d, __half) { return bits(__double2half(d)); }
__device__ unsigned short rounded(double d, __nv_bfloat16) { return bits(__double2bfloat16(d)); }
template <class T> __device__ void all(unsigned short b, int* worst, unsigned infinity, int allowed) {
    T h = from(b, T());
    double x = (double)(float)h;
    int f = 0;
#define TRY(name, exact) note(worst + f++, bits(name(h)), rounded(exact, T()), infinity, allowed);
    TRY(hexp, exp(x))
    TRY(hexp2, exp2(x))
    TRY(hexp10, exp10(x))
    TRY(hlog, log(x))
    TRY(hlog2, log2(x))
    TRY(hlog10, log10(x))
    TRY(hsin, sin(x))
    TRY(hcos, cos(x))
    TRY(htanh, tanh(x))
    TRY(hrcp, 1 / x)
    TRY(hsqrt, sqrt(x))
    TRY(hrsqrt, x == 0 ? 1 / x : 1 / sqrt(x))
    TRY(hrint, rint(x))
#undef TRY
}
extern "C" __global__ void k(unsigned step, int allowed, int* worst) {
    for (unsigned b = (blockIdx.x * blockDim.x + threadIdx.x) * step; b < 0x10000; b += gridDim.x * blockDim.x * step) {
        all<__half>(b, worst, 0x7c00, allowed);
        all<__nv_bfloat16>(b, worst + 13, 0x7f80, allowed);
    }
}
