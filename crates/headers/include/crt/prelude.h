// What every CUDA file sees, whatever it uses. The rest of cuda_runtime.h comes in parts, see `parts_for`.
#pragma once

#define CUDART_VERSION __OXICC_CUDART_VERSION__
#define CUDA_VERSION __OXICC_CUDART_VERSION__

// `decltype` in C++03, too.
typedef __typeof__(sizeof(int)) size_t;
typedef __typeof__((char *)0 - (char *)0) ptrdiff_t;
typedef long clock_t;
#ifdef __CUDACC_RTC__
#define NULL 0
#define __CUDACC_VER__ "__CUDACC_VER__ is no longer supported.  Use __CUDACC_VER_MAJOR__, __CUDACC_VER_MINOR__, and __CUDACC_VER_BUILD__ instead."
#else
// The names of the C library that cuda_runtime.h brings along.
typedef unsigned int uint;
typedef unsigned short ushort;
typedef unsigned long ulong;
typedef long time_t;
#ifndef NULL
#define NULL __null
#endif
#endif

#include "crt/host_defines.h"
#include "device_launch_parameters.h"

extern "C" {
__host__ __device__ __cudart_builtin__ int printf(const char *format, ...);
__host__ __device__ __cudart_builtin__ void *malloc(size_t size);
__host__ __device__ __cudart_builtin__ void free(void *p);
__device__ __device_builtin__ int vprintf(const char *format, void *args);
__device__ __device_builtin__ void __assertfail(const char *message, const char *file, unsigned int line, const char *function, size_t charSize);
}
