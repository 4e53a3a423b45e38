// What run-time compilation declares beyond the prelude's names, without any include.
#pragma once

#include "crt/prelude.h"

typedef __builtin_va_list va_list;
#define va_start(list, last) __builtin_va_start(list, last)
#define va_arg(list, type) __builtin_va_arg(list, type)
#define va_end(list) __builtin_va_end(list)
#define va_copy(to, from) __builtin_va_copy(to, from)

extern "C" {
__host__ __device__ __cudart_builtin__ void *memcpy(void *dst, const void *src, size_t n);
__host__ __device__ __cudart_builtin__ void *memset(void *dst, int value, size_t n);
}

namespace std {
enum class align_val_t : size_t {};
}
[[nodiscard]] __host__ __device__ void *operator new(size_t, std::align_val_t);
[[nodiscard]] __host__ __device__ void *operator new[](size_t, std::align_val_t);
__host__ __device__ void operator delete(void *, std::align_val_t) noexcept;
__host__ __device__ void operator delete[](void *, std::align_val_t) noexcept;
__host__ __device__ void operator delete(void *, size_t, std::align_val_t) noexcept;
__host__ __device__ void operator delete[](void *, size_t, std::align_val_t) noexcept;
[[nodiscard]] __host__ __device__ inline void *operator new(size_t, void *p) noexcept { return p; }
[[nodiscard]] __host__ __device__ inline void *operator new[](size_t, void *p) noexcept { return p; }
__host__ __device__ inline void operator delete(void *, void *) noexcept {}
__host__ __device__ inline void operator delete[](void *, void *) noexcept {}
