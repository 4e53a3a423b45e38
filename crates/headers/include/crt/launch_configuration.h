// What kernel<<<...>>> is checked against.
#pragma once

#include "crt/dim3.h"

extern "C" unsigned int __cudaPushCallConfiguration(dim3 gridDim, dim3 blockDim = 1, __typeof__(sizeof(int)) sharedMem = 0, struct CUstream_st *stream = 0);
