// What run-time compilation declares beyond the prelude's names, without any include.
#pragma once

#include "crt/placement_new.h"

typedef __builtin_va_list va_list;
#define va_start(list, last) __builtin_va_start(list, last)
#define va_arg(list, type) __builtin_va_arg(list, type)
#define va_end(list) __builtin_va_end(list)
#define va_copy(to, from) __builtin_va_copy(to, from)

extern "C" {
__host__ __device__ __cudart_builtin__ void *memcpy(void *dst, const void *src, size_t n);
__host__ __device__ __cudart_builtin__ void *memset(void *dst, int value, size_t n);
}
