// Copies from global to shared memory in the background, where the addresses allow it.
#pragma once

#include "device_functions.h"

// Bytes from `first` on in steps of `stride`, all by this thread.
static __device__ __forceinline__ void __oxicc_copy_async(void *dst, const void *src, size_t n, unsigned int first, unsigned int stride) {
    char *to = (char *)dst;
    const char *from = (const char *)src;
    size_t done = 0;
#if __CUDA_ARCH__ >= 800
    if (__isShared(dst) && __isGlobal(src)) {
        size_t both = (size_t)dst | (size_t)src;
        unsigned int target = (unsigned int)__cvta_generic_to_shared(dst);
        size_t global = __cvta_generic_to_global(src);
        if ((both & 15) == 0) {
            for (size_t i = first * (size_t)16; i + 16 <= n; i += stride * (size_t)16)
                asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(target + (unsigned int)i), "l"(global + i) : "memory");
            done = n & ~(size_t)15;
        } else if ((both & 7) == 0) {
            for (size_t i = first * (size_t)8; i + 8 <= n; i += stride * (size_t)8)
                asm volatile("cp.async.ca.shared.global [%0], [%1], 8;" ::"r"(target + (unsigned int)i), "l"(global + i) : "memory");
            done = n & ~(size_t)7;
        } else if ((both & 3) == 0) {
            for (size_t i = first * (size_t)4; i + 4 <= n; i += stride * (size_t)4)
                asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(target + (unsigned int)i), "l"(global + i) : "memory");
            done = n & ~(size_t)3;
        }
    }
#endif
    if (done == 0 && (((size_t)dst | (size_t)src) & 3) == 0) {
        for (size_t i = first * (size_t)4; i + 4 <= n; i += stride * (size_t)4) *(unsigned int *)(to + i) = *(const unsigned int *)(from + i);
        done = n & ~(size_t)3;
    }
    for (size_t i = done + first; i < n; i += stride) to[i] = from[i];
}
static __device__ __forceinline__ void __oxicc_copy_commit() {
#if __CUDA_ARCH__ >= 800
    asm volatile("cp.async.commit_group;" ::: "memory");
#endif
}
template <unsigned int n> static __device__ __forceinline__ void __oxicc_copy_wait() {
#if __CUDA_ARCH__ >= 800
    asm volatile("cp.async.wait_group %0;" ::"n"(n) : "memory");
#endif
}
