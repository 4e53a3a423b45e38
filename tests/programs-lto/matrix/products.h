#pragma once
#include <mma.h>

// One warp multiplies two matrices and adds the product to a third.
__device__ void halves(const half *a, const half *b, float *sum);
__device__ void bytes(const signed char *a, const signed char *b, int *sum);
__device__ void brains(const __nv_bfloat16 *a, const __nv_bfloat16 *b, float *sum);
__device__ void doubles(const double *a, const double *b, double *sum);
