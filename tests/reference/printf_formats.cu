// printf with many conversions.
// RUN: show<<<2, 1>>>(s=buf:i32:2:i*10-5)
// PRINTS: block 0: -5 0xfffffffb 1.500 [   7] [abc  ] x 100% 1e+10
// PRINTS: block 1: 5 0x5 1.500 [   7] [abc  ] x 100% 1e+10
#include <cstdio>
__global__ void show(const int *s) {
    printf("block %d: %d %#x %.3f [%4u] [%-5s] %c %d%% %g\n", blockIdx.x, s[blockIdx.x], s[blockIdx.x], 1.5, 7u, "abc", 'x', 100, 1e10);
}
