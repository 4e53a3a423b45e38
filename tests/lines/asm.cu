// Inline assembly, printf, assert, trap.
#include <cassert>
#include <cstdio>

__device__ __noinline__ int mixed(int v)
{
    int r;
    asm("bfind.s32 %0, %1;" : "=r"(r) : "r"(v));
    return r;
}

__global__ void assembly(int *p, int n)
{
    int i = threadIdx.x;
    int v = p[i];
    int w = mixed(v);
    asm volatile(
        "add.s32 %0, %0, %1;"
        : "+r"(v)
        : "r"(w));
    assert(v != n);
    if (v == 42)
        __trap();
    if (i == 0)
        printf("%d %d\n",
               v,
               w);
    p[i] = v;
}
