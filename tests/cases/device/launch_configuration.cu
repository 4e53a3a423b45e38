// Operators in the configuration of a launch: only three in a row end it.
// PTXAS: sm_75 sm_90
// NO-CLANG: its clock is a function of the device only
#include <stdio.h>

template <int n> __global__ void fill(int* out) { out[threadIdx.x + blockIdx.x * blockDim.x] = n; }

void host(int* p, dim3 block, int size, cudaStream_t stream) {
    fill<1><<<size > 32 ? size / 32 : 1, block, block.x > 32 ? 32 * sizeof(float2) : 0, stream>>>(p);
    fill<2><<<size >> 5, (size > 4) + 1>>>(p);
    fill<sizeof(int)><<<dim3(size, 1), dim3{32}>>>(p);
    clock_t start = clock();
    printf("%f\n", (double)(clock() - start) / CLOCKS_PER_SEC);
}
// RUN: _Z4fillILi1EEvPi<<<2, 32>>>(out=out:i32:64)
// EXPECT: out[i] == 1
// RUN: _Z4fillILi4EEvPi<<<1, 32>>>(out=out:i32:32)
// EXPECT: out[i] == 4
