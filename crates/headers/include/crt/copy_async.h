// Copies from global to shared memory in the background, where the addresses allow it.
#pragma once

#include "device_functions.h"

// The alignment that a pointer's type promises.
#ifdef __CUDACC__
template <class T> struct __oxicc_alignment { static constexpr size_t value = alignof(T); };
template <> struct __oxicc_alignment<void> { static constexpr size_t value = 1; };

#if __CUDA_ARCH__ >= 800
// Copies whole chunks in the background, from chunk `first` on in steps of `stride`; gives the bytes that all threads copy so.
template <unsigned int size> static __device__ __forceinline__ size_t __oxicc_copy_chunks(unsigned int to, size_t from, size_t n, unsigned int first, unsigned int stride) {
    unsigned int chunks = (unsigned int)(n / size);
    for (unsigned int i = first; i < chunks; i += stride) {
        if (size == 16) asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to + i * size), "l"(from + i * (size_t)size) : "memory");
        else asm volatile("cp.async.ca.shared.global [%0], [%1], %2;" ::"r"(to + i * size), "l"(from + i * (size_t)size), "n"(size) : "memory");
    }
    return n & ~(size_t)(size - 1);
}
#endif
// Copies `n` bytes, of which this thread takes the part `first` of `stride`. Both addresses are multiples of `alignment`. Many threads
// look whether they are multiples of 16 as well.
template <size_t alignment> static __device__ __forceinline__ void __oxicc_copy_async(void *dst, const void *src, size_t n, unsigned int first, unsigned int stride) {
    char *to = (char *)dst;
    const char *from = (const char *)src;
    size_t done = 0, both = (size_t)dst | (size_t)src;
#if __CUDA_ARCH__ >= 800
    if (__isShared(dst) && __isGlobal(src)) {
        unsigned int target = (unsigned int)__cvta_generic_to_shared(dst);
        size_t source = __cvta_generic_to_global(src);
        if (alignment >= 16 || (stride > 1 && (both & 15) == 0)) done = __oxicc_copy_chunks<16>(target, source, n, first, stride);
        else if (alignment == 8 || (alignment < 4 && (both & 7) == 0)) done = __oxicc_copy_chunks<8>(target, source, n, first, stride);
        else if (alignment >= 4 || (both & 3) == 0) done = __oxicc_copy_chunks<4>(target, source, n, first, stride);
    } else
#endif
    if (alignment >= 4 || (both & 3) == 0) {
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
#endif
