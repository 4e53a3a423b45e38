// One kernel per function and a second that repeats it in registers; compiled by oxicc and by nvcc.
#include "wrappers.h"
#define INDEX (blockIdx.x * blockDim.x + threadIdx.x)
#define ONE(f, type)                                                                                  \
    extern "C" __global__ void array_##f(const type *x, const type *, type *out, int n) {             \
        for (int i = INDEX; i < n; i += gridDim.x * blockDim.x) out[i] = f(x[i]);                     \
    }                                                                                                 \
    extern "C" __global__ void chain_##f(const type *x, const type *, type *out, int n) {             \
        int i = INDEX;                                                                                \
        type v = x[i & 0xfffff], s = 0;                                                               \
        for (int k = 0; k < n; k++) {                                                                 \
            s += f(v);                                                                                \
            v *= (type)0.999;                                                                         \
        }                                                                                             \
        out[i & 0xfffff] = s;                                                                         \
    }
#define TWO(f, type)                                                                                  \
    extern "C" __global__ void array_##f(const type *x, const type *y, type *out, int n) {            \
        for (int i = INDEX; i < n; i += gridDim.x * blockDim.x) out[i] = f(x[i], y[i]);               \
    }                                                                                                 \
    extern "C" __global__ void chain_##f(const type *x, const type *y, type *out, int n) {            \
        int i = INDEX;                                                                                \
        type v = x[i & 0xfffff], w = y[i & 0xfffff], s = 0;                                           \
        for (int k = 0; k < n; k++) {                                                                 \
            s += f(v, w);                                                                             \
            v *= (type)0.999;                                                                         \
        }                                                                                             \
        out[i & 0xfffff] = s;                                                                         \
    }
#define F1(f, d, low, high, promise) ONE(f, float)
#define F1A(f, ...) ONE(f, float)
#define F2(f, d, low, high, promise) TWO(f, float)
#define D1(f, low, high, promise) ONE(f, double)
#define D2(f, low, high, promise) TWO(f, double)
#include "functions.def"
