// Printing, asserting and assembly.
#include <assert.h>
#include <stdio.h>
__device__ unsigned lane()
{
    unsigned r;
    asm volatile("mov.u32 %0, %%laneid;" : "=r"(r));
    return r;
}
__global__ void report(int *p, int n)
{
    unsigned l = lane();
    assert(n > 0);
    if (l == 0)
        printf("block %d of %d, value %d\n",
               blockIdx.x,
               gridDim.x,
               p[blockIdx.x]);
    int s;
    asm("add.s32 %0, %1, %2;"
        : "=r"(s)
        : "r"(p[0]),
          "r"(n));
    p[l] = s;
    if (s < 0)
        __trap();
}
