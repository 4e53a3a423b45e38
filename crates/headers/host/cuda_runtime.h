// The runtime header of the host half.
#pragma once

#include "crt/prelude.h"
#include "cuda_runtime_api.h"
#include "library_types.h"
#include "vector_types.h"
#include "vector_functions.h"
// A file without device code sees the functions of the runtime alone.
#ifdef __CUDACC__
#include "device_functions.h"
#include "device_load_store.h"
#include "simd_functions.h"
#include "device_atomic_functions.h"
#include "math_functions.h"
#include "texture_indirect_functions.h"
#include "surface_indirect_functions.h"
extern __device__ void __syncthreads();
#endif
#include <assert.h>
#include <limits.h>
#include <utility>

#if defined(CUDA_API_PER_THREAD_DEFAULT_STREAM) && CUDA_API_PER_THREAD_DEFAULT_STREAM != 0
extern "C" void __oxi_per_thread_default_stream();
__attribute__((constructor)) static void __oxi_use_per_thread_streams() { __oxi_per_thread_default_stream(); }
#endif

// Templates of the runtime that are made of its functions.
template <class... Expected, class... Actual>
static __host__ inline cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *config, void (*kernel)(Expected...), Actual &&...args) {
    return [&](Expected... values) {
        void *pointers[] = {(void *)__builtin_addressof(values)..., (void *)0};
        return cudaLaunchKernelExC(config, (const void *)kernel, pointers);
    }(static_cast<Actual &&>(args)...);
}
template <class... Actual>
static __host__ inline cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *config, const cudaKernel_t kernel, Actual &&...args) {
    void *pointers[] = {(void *)__builtin_addressof(args)..., (void *)0};
    return cudaLaunchKernelExC(config, (const void *)kernel, pointers);
}
// The largest number of threads that fills a multiprocessor, in steps of a warp.
template <class T, class F>
static __host__ inline cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(int *minGridSize, int *blockSize, T func, F blockSizeToDynamicSMemSize, int blockSizeLimit, unsigned int flags) {
    if (!minGridSize || !blockSize || !func) return cudaErrorInvalidValue;
    int device, multiprocessors, most, best = 0, bestThreads = 0, bestBlocks = 0;
    cudaFuncAttributes attributes;
    cudaError_t status = cudaGetDevice(&device);
    if (status == cudaSuccess) status = cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount, device);
    if (status == cudaSuccess) status = cudaDeviceGetAttribute(&most, cudaDevAttrMaxThreadsPerMultiProcessor, device);
    if (status == cudaSuccess) status = cudaFuncGetAttributes(&attributes, func);
    if (status != cudaSuccess) return status;
    int limit = attributes.maxThreadsPerBlock;
    if (blockSizeLimit > 0 && blockSizeLimit < limit) limit = blockSizeLimit;
    for (int size = (limit + 31) / 32 * 32; size > 0; size -= 32) {
        int threads = size < limit ? size : limit, blocks = 0;
        status = cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(&blocks, func, threads, blockSizeToDynamicSMemSize(threads), flags);
        if (status != cudaSuccess) return status;
        if (threads * blocks > best) {
            best = threads * blocks;
            bestThreads = threads;
            bestBlocks = blocks;
        }
        if (best == most) break;
    }
    *minGridSize = bestBlocks * multiprocessors;
    *blockSize = bestThreads;
    return cudaSuccess;
}
template <class T, class F>
static __host__ inline cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMem(int *minGridSize, int *blockSize, T func, F blockSizeToDynamicSMemSize, int blockSizeLimit) {
    return cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(minGridSize, blockSize, func, blockSizeToDynamicSMemSize, blockSizeLimit, cudaOccupancyDefault);
}
template <class T>
static __host__ inline cudaError_t cudaOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize, T func, size_t dynamicSMemSize, int blockSizeLimit, unsigned int flags) {
    return cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(minGridSize, blockSize, func, [=](int) { return dynamicSMemSize; }, blockSizeLimit, flags);
}
template <class T>
static __host__ inline cudaError_t cudaOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize, T func, size_t dynamicSMemSize, int blockSizeLimit) {
    return cudaOccupancyMaxPotentialBlockSizeWithFlags(minGridSize, blockSize, func, dynamicSMemSize, blockSizeLimit, cudaOccupancyDefault);
}

// The description of a texel's type: the widths of its channels.
template <class T> struct __oxicc_channel {};
#define __OXICC_CHANNEL(T, bits, kind) \
    template <> struct __oxicc_channel<T> { static cudaChannelFormatDesc desc() { return cudaCreateChannelDesc(bits, 0, 0, 0, kind); } };
#define __OXICC_CHANNELS(T, bits, kind)                                                                                    \
    template <> struct __oxicc_channel<T##1> { static cudaChannelFormatDesc desc() { return cudaCreateChannelDesc(bits, 0, 0, 0, kind); } }; \
    template <> struct __oxicc_channel<T##2> { static cudaChannelFormatDesc desc() { return cudaCreateChannelDesc(bits, bits, 0, 0, kind); } }; \
    template <> struct __oxicc_channel<T##4> { static cudaChannelFormatDesc desc() { return cudaCreateChannelDesc(bits, bits, bits, bits, kind); } };
__OXICC_CHANNEL(char, 8, cudaChannelFormatKindSigned)
__OXICC_CHANNEL(signed char, 8, cudaChannelFormatKindSigned)
__OXICC_CHANNEL(unsigned char, 8, cudaChannelFormatKindUnsigned)
__OXICC_CHANNEL(short, 16, cudaChannelFormatKindSigned)
__OXICC_CHANNEL(unsigned short, 16, cudaChannelFormatKindUnsigned)
__OXICC_CHANNEL(int, 32, cudaChannelFormatKindSigned)
__OXICC_CHANNEL(unsigned int, 32, cudaChannelFormatKindUnsigned)
__OXICC_CHANNEL(float, 32, cudaChannelFormatKindFloat)
__OXICC_CHANNELS(char, 8, cudaChannelFormatKindSigned)
__OXICC_CHANNELS(uchar, 8, cudaChannelFormatKindUnsigned)
__OXICC_CHANNELS(short, 16, cudaChannelFormatKindSigned)
__OXICC_CHANNELS(ushort, 16, cudaChannelFormatKindUnsigned)
__OXICC_CHANNELS(int, 32, cudaChannelFormatKindSigned)
__OXICC_CHANNELS(uint, 32, cudaChannelFormatKindUnsigned)
__OXICC_CHANNELS(float, 32, cudaChannelFormatKindFloat)
#undef __OXICC_CHANNEL
#undef __OXICC_CHANNELS
template <class T> static __host__ inline cudaChannelFormatDesc cudaCreateChannelDesc() { return __oxicc_channel<T>::desc(); }
