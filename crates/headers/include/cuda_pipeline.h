// Pipelines of copies to shared memory, as functions.
#pragma once

#include "crt/copy_async.h"

#ifdef __CUDACC__
static __device__ __forceinline__ void __pipeline_memcpy_async(void *dst_shared, const void *src_global, size_t size_and_align, size_t zfill = 0) {
#if __CUDA_ARCH__ >= 800
    unsigned int target = (unsigned int)__cvta_generic_to_shared(dst_shared), bytes = (unsigned int)(size_and_align - zfill);
    size_t source = __cvta_generic_to_global(src_global);
    if (size_and_align == 16) asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"(target), "l"(source), "r"(bytes) : "memory");
    else if (size_and_align == 8) asm volatile("cp.async.ca.shared.global [%0], [%1], 8, %2;" ::"r"(target), "l"(source), "r"(bytes) : "memory");
    else asm volatile("cp.async.ca.shared.global [%0], [%1], 4, %2;" ::"r"(target), "l"(source), "r"(bytes) : "memory");
#else
    for (size_t i = 0; i < size_and_align; i++) ((char *)dst_shared)[i] = i < size_and_align - zfill ? ((const char *)src_global)[i] : 0;
#endif
}
static __device__ __forceinline__ void __pipeline_commit() { __oxicc_copy_commit(); }
// The number is a constant after inlining; waiting for more than asked is right as well.
static __device__ __forceinline__ void __pipeline_wait_prior(size_t n) {
    switch (n) {
    case 0: __oxicc_copy_wait<0>(); break;
    case 1: __oxicc_copy_wait<1>(); break;
    case 2: __oxicc_copy_wait<2>(); break;
    case 3: __oxicc_copy_wait<3>(); break;
    case 4: __oxicc_copy_wait<4>(); break;
    case 5: __oxicc_copy_wait<5>(); break;
    case 6: __oxicc_copy_wait<6>(); break;
    case 7: __oxicc_copy_wait<7>(); break;
    default: __oxicc_copy_wait<8>(); break;
    }
}
static __device__ __forceinline__ void __pipeline_arrive_on(unsigned long long *barrier) {
#if __CUDA_ARCH__ >= 800
    asm volatile("cp.async.mbarrier.arrive.shared.b64 [%0];" ::"r"((unsigned int)__cvta_generic_to_shared(barrier)) : "memory");
#endif
}
#endif
