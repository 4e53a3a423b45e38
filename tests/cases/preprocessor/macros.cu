// Macros: object-like, function-like, stringizing, pasting, variadic, conditionals, definitions from the command line.
// FLAGS: -DWIDTH=7 -DNAME -UGONE
// PTXAS: sm_75
// RUN: k<<<1, 1>>>(r=out:i32:10)
// EXPECT: r == [7, 1, 9, 5, 42, 6, 1, 900, 1, 12]
#define SQUARE(x) ((x) * (x))
#define PASTE(a, b) a##b
#define COUNT(...) COUNT_(__VA_ARGS__, 3, 2, 1)
#define COUNT_(a, b, c, n, ...) n
#define STRING(x) #x
#define ADD(a, ...) (a + __VA_ARGS__)
#if defined(NAME) && !defined(GONE)
#define CHOSEN 1
#elif 1
#define CHOSEN 2
#else
#error "never"
#endif
__device__ int var12 = 42;
__global__ void k(int *r) {
    r[0] = WIDTH;
    r[1] = CHOSEN;
    r[2] = SQUARE(1 + 2);
    r[3] = sizeof(STRING(a b));
    r[3] = sizeof(STRING(abc)) + 1;
    r[4] = PASTE(var, 12);
    r[5] = ADD(1, 2 + 3);
    r[6] = COUNT(x);
#ifdef __CUDA_ARCH__
    r[7] = __CUDA_ARCH__ >= 750 ? 900 : 0;
#endif
    r[8] = __LINE__ > 0;
    r[9] = __COUNTER__ + 12;
}
