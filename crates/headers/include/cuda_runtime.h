// What every CUDA file sees.
#pragma once

#define __CUDA_RUNTIME_H__
#define CUDART_VERSION 13000
#define CUDA_VERSION 13000

typedef decltype(sizeof(int)) size_t;
typedef decltype((char *)0 - (char *)0) ptrdiff_t;
#ifndef NULL
#define NULL __null
#endif

#include "crt/host_defines.h"
#include "vector_types.h"
#include "vector_functions.h"
#include "device_launch_parameters.h"
#include "cuda_runtime_api.h"

extern "C" {
__host__ __device__ __cudart_builtin__ int printf(const char *format, ...);
__host__ __device__ __cudart_builtin__ void *malloc(size_t size);
__host__ __device__ __cudart_builtin__ void free(void *p);
__device__ __device_builtin__ int vprintf(const char *format, void *args);
__device__ __device_builtin__ void __assertfail(const char *message, const char *file, unsigned int line, const char *function, size_t charSize);
}

#include "device_functions.h"
#include "device_atomic_functions.h"
#include "math_functions.h"
#undef __OXICC_DEVICE
#undef __OXICC_MATH
