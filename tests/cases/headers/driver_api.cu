// Types of the driver API and of the libraries of a toolkit, in the declarations that programs make with them.
//
// FLAGS: -arch=sm_90 -std=c++17
// RUN: k<<<1, 1>>>(o=out:i32:4)
// EXPECT: o[0] == 4
// EXPECT: o[1] == 1
// EXPECT: o[2] == 65535
// EXPECT: o[3] == 13
#include <cuda.h>
#include <library_types.h>

struct Driver {
    using Decompress = CUresult(CUmemDecompressParams *, size_t, unsigned, size_t *, CUstream);
    Decompress *decompress = cuMemBatchDecompressAsync;
    decltype(&cuMulticastCreate) multicast = cuMulticastCreate;
    CUresult (*capture)(CUstream, CUstreamCaptureMode) = cuStreamBeginCapture;
    CUresult (*attribute)(void *, CUpointer_attribute, CUdeviceptr) = cuPointerGetAttribute;
    CUgreenCtx green;
    CUmemFabricHandle fabric;
    CUDA_MEMCPY2D copy;
    CUhostFn callback;
};
struct Emulation {
    cudaEmulationStrategy_t strategy;
    cudaEmulationMantissaControl mantissa;
    cudaEmulationSpecialValuesSupport special;
};
static_assert(sizeof(CUmemDecompressParams) == 64 && sizeof(CUmemPoolProps) == 88 && sizeof(CUDA_MEMCPY2D) == 128, "as the driver has them");
static_assert(sizeof(CUDA_RESOURCE_DESC) == 144 && sizeof(CUDA_TEXTURE_DESC) == 104 && sizeof(CUDA_RESOURCE_VIEW_DESC) == 112, "textures");
static_assert(sizeof(CUDA_MEMCPY3D) == 200 && sizeof(CUmemAllocationProp) == 32 && sizeof(CUlaunchAttribute) == 72, "copies, memory, launches");
static_assert(alignof(CUtensorMap) == 128 && sizeof(CUtensorMap) == 128, "as a parameter of a kernel");
static_assert(CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH == 21 && CU_JIT_LOG_VERBOSE == 12 && CUDA_ERROR_ECC_UNCORRECTABLE == 214, "numbers");

extern "C" __global__ void k(int *o) {
    o[0] = CU_MEM_DECOMPRESS_ALGORITHM_LZ4;
    o[1] = CU_STREAM_CAPTURE_STATUS_ACTIVE;
    o[2] = CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_DEFAULT;
    o[3] = CU_POINTER_ATTRIBUTE_MAPPED;
}
