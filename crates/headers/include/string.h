// <string.h>, for compiles without host headers. Loops: device code has no library for them.
#pragma once

#include "crt/prelude.h"

extern "C" {
__host__ __device__ __cudart_builtin__ void *memcpy(void *dst, const void *src, size_t n);
__host__ __device__ __cudart_builtin__ void *memset(void *dst, int value, size_t n);
}
#define __OXICC_HD static __host__ __device__ inline
__OXICC_HD void *memmove(void *dst, const void *src, size_t n) { return __builtin_memmove(dst, src, n); }
__OXICC_HD int memcmp(const void *a, const void *b, size_t n) {
    const unsigned char *x = (const unsigned char *)a, *y = (const unsigned char *)b;
    for (size_t i = 0; i < n; i++)
        if (x[i] != y[i]) return (int)x[i] - (int)y[i];
    return 0;
}
__OXICC_HD const void *memchr(const void *p, int c, size_t n) {
    const unsigned char *x = (const unsigned char *)p;
    for (size_t i = 0; i < n; i++)
        if (x[i] == (unsigned char)c) return x + i;
    return 0;
}
__OXICC_HD size_t strlen(const char *s) {
    size_t n = 0;
    while (s[n]) n++;
    return n;
}
__OXICC_HD int strcmp(const char *a, const char *b) {
    for (; *a && *a == *b; a++, b++) {}
    return (int)(unsigned char)*a - (int)(unsigned char)*b;
}
__OXICC_HD int strncmp(const char *a, const char *b, size_t n) {
    for (; n && *a && *a == *b; a++, b++, n--) {}
    return n ? (int)(unsigned char)*a - (int)(unsigned char)*b : 0;
}
__OXICC_HD char *strcpy(char *dst, const char *src) {
    char *d = dst;
    while ((*d++ = *src++)) {}
    return dst;
}
__OXICC_HD char *strncpy(char *dst, const char *src, size_t n) {
    size_t i = 0;
    for (; i < n && src[i]; i++) dst[i] = src[i];
    for (; i < n; i++) dst[i] = 0;
    return dst;
}
__OXICC_HD char *strcat(char *dst, const char *src) {
    strcpy(dst + strlen(dst), src);
    return dst;
}
__OXICC_HD const char *strchr(const char *s, int c) {
    for (;; s++) {
        if (*s == (char)c) return s;
        if (!*s) return 0;
    }
}
#undef __OXICC_HD
