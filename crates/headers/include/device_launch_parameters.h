// Built-in variables.
#pragma once

#include "crt/dim3.h"

extern "C" {
extern __device_builtin__ const uint3 threadIdx;
extern __device_builtin__ const uint3 blockIdx;
extern __device_builtin__ const dim3 blockDim;
extern __device_builtin__ const dim3 gridDim;
extern __device_builtin__ const int warpSize;
}
