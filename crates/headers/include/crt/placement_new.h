// The part of <new> that run-time compilation has without any include.
#pragma once

#include "crt/prelude.h"

#if __cplusplus < 201103L
__host__ __device__ inline void *operator new(size_t, void *p) throw() { return p; }
__host__ __device__ inline void *operator new[](size_t, void *p) throw() { return p; }
__host__ __device__ inline void operator delete(void *, void *) throw() {}
__host__ __device__ inline void operator delete[](void *, void *) throw() {}
#else
namespace std {
enum class align_val_t : size_t {};
}
// The language's own: device code asks the runtime for aligned memory.
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
#endif
