// Assembly that says it changes memory stays, even if nobody wants its result and it is not volatile.
// RUN: k<<<1, 64>>>(p=out:u64:2, n=i32:3)
// EXPECT: p == [192, 64]
__device__ __forceinline__ unsigned long long add(unsigned long long *p, unsigned long long n) {
    unsigned long long old;
    asm("atom.global.add.u64 %0, [%1], %2;" : "=l"(old) : "l"(p), "l"(n) : "memory");
    return old;
}
__global__ void k(unsigned long long *p, int n) {
    add(p, n);
    for (int i = 0; i < n; i++)
        if (i == 1) add(p + 1, i);
}
