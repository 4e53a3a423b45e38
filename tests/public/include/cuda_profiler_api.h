// Stands in for a header that NVIDIA's packages leave out.
#pragma once
#include <cuda_runtime.h>
extern "C" cudaError_t cudaProfilerStart(void);
extern "C" cudaError_t cudaProfilerStop(void);
