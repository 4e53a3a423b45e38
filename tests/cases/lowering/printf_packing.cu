// printf: promotions, alignment of arguments by their size, strings, no arguments, several calls sharing a buffer.
// IR: call i32 @vprintf(ptr
// RUN: k<<<1, 1>>>()
// PRINTS: plain
// PRINTS: 1 2.500000 c
// PRINTS: -7 65535 hello 1.250000
// PRINTS: 1234567890123 5
// PRINTS: 6
extern "C" __device__ int printf(const char *, ...);
__global__ void k() {
    printf("plain\n");
    int n = 1;
    printf("%d %f %c\n", n, 2.5f, 'c');
    short s = -7;
    unsigned short u = 65535;
    printf("%d %d %s %f\n", s, u, "hello", 1.25);
    int length = 5;
    printf("%lld %d\n", 1234567890123LL, length);
    int written = 6;
    printf("%d\n", written);
}
