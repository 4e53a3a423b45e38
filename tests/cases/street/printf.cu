// printf from the device: integers, floats (promoted to double), strings, characters, pointers to nothing, no arguments.
// PTXAS: sm_75 sm_90 sm_100 sm_120
// LLVM-VERIFY
// RUN: hello<<<1, 1>>>(n=i32:42, x=f32:1.5)
// PRINTS: hello
// PRINTS: n = 42, x = 1.500000, c = A
// PRINTS: a string|  -7|ff|18446744073709551615
// RUN: threads<<<1, 3>>>()
// PRINTS-UNORDERED: thread 0
// PRINTS-UNORDERED: thread 1
// PRINTS-UNORDERED: thread 2
#include <cstdio>

__global__ void hello(int n, float x) {
    printf("hello\n");
    printf("n = %d, x = %f, c = %c\n", n, x, 'A');
    printf("%s|%4d|%x|%llu\n", "a string", -7, 255, ~0ULL);
}

__global__ void threads() { printf("thread %d\n", threadIdx.x); }
