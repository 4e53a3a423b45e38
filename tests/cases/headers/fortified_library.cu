// With _FORTIFY_SOURCE, which most distributions set, glibc gives bodies to functions that are the compiler's own on the
// device. Those bodies are the host's.
// NO-CLANG: the bodies call functions of the host
// PTXAS: sm_75 sm_100
// CHECK: vprintf
// CHECK-NOT: printf_chk
// RUN: k<<<1, 2>>>(s=buf:i32:8:iota, d=out:i32:8)
// EXPECT: d == [0, 1, 2, 3, -1, -1, -1, -1]
#define OFFER extern __inline __attribute__((__always_inline__)) __attribute__((__gnu_inline__, __artificial__))
typedef __SIZE_TYPE__ bytes;
extern "C" {
extern int __printf_chk(int flag, const char *format, ...);
OFFER int printf(const char *format, ...) { return __printf_chk(1, format, __builtin_va_arg_pack()); }
OFFER void *memcpy(void *to, const void *from, bytes n) noexcept {
    return __builtin___memcpy_chk(to, from, n, __builtin_object_size(to, 0));
}
OFFER void *memset(void *to, int value, bytes n) noexcept {
    return __builtin___memset_chk(to, value, n, __builtin_object_size(to, 0));
}
}
__global__ void k(const int *s, int *d) {
    if (threadIdx.x == 0)
        memcpy(d, s, 16);
    else
        memset(d + 4, -1, 16);
    if (s[0] != 0)
        printf("never: %d\n", s[0]);
}
