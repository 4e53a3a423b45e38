// What every CUDA file sees in its host half: the host's own library takes the place of ours.
#pragma once

// A file of the host alone, which the host compiler reads by itself.
#ifndef __OXICC_CUDART_VERSION__
#define __OXICC_CUDART_VERSION__ 13000
#endif
#ifndef __OXICC_HOST__
#define __OXICC_HOST__
#endif
#define CUDART_VERSION __OXICC_CUDART_VERSION__
#define CUDA_VERSION __OXICC_CUDART_VERSION__

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <sys/types.h>
#include <new>

#include "crt/host_defines.h"
// Nobody edits a file without device code: its attributes say nothing.
#ifndef __CUDACC__
#undef __host__
#undef __device__
#undef __global__
#undef __shared__
#undef __constant__
#undef __managed__
#undef __device_builtin__
#undef __cudart_builtin__
#undef __nv_pure__
#define __host__
#define __device__
#define __global__
#define __shared__
#define __constant__
#define __managed__
#define __device_builtin__
#define __cudart_builtin__
#define __nv_pure__
#endif
// The host's headers write this between the parentheses of attributes.
#undef __noinline__
#include "crt/host_builtins.h"
#include "device_launch_parameters.h"

extern "C" __device__ void __assertfail(const char *message, const char *file, unsigned int line, const char *function, size_t charSize);
// Named by functions of the device; cuda.h defines it.
typedef struct CUtensorMap_st CUtensorMap;
