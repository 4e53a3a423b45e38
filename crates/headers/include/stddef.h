// Types of <stddef.h>, for compiles without host headers.
#pragma once

#include "crt/prelude.h"

typedef decltype(nullptr) nullptr_t;
// GCC's header may have been there first.
#ifndef _GCC_MAX_ALIGN_T
#define _GCC_MAX_ALIGN_T
typedef struct {
    long long __ll __attribute__((aligned(16)));
    long double __ld __attribute__((aligned(16)));
} max_align_t;
#endif
#define offsetof(type, member) __builtin_offsetof(type, member)
