// What every CUDA file sees in its host half: the host's own library takes the place of ours.
#pragma once

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
// The host's headers write this between the parentheses of attributes.
#undef __noinline__
#include "crt/host_builtins.h"
#include "device_launch_parameters.h"

extern "C" __device__ void __assertfail(const char *message, const char *file, unsigned int line, const char *function, size_t charSize);
// Named by functions of the device; cuda.h defines it.
typedef struct CUtensorMap_st CUtensorMap;
