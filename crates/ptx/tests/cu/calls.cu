// Structs by value, calls, printf, function pointers, inline assembly, shared memory, every kind of variable.
#include <cstdio>

struct S {
    int a;
    double b;
    char c[5];
};

__device__ int scalar = 5;
__device__ int array[3] = {1, 2, 3};
__constant__ float constant = 1.5f;
__device__ int *address = &scalar;
__device__ int (*function)(int);

__device__ __noinline__ int takes_struct(int x, S s) { return x * s.a + (int)s.b; }

__device__ __noinline__ S returns_struct(S s) {
    s.a += 1;
    return s;
}

template <class T>
__device__ T square(T x) {
    return x * x;
}

__global__ void __launch_bounds__(256, 2) kernel(float *p, int n, S s) {
    __shared__ float tile[256];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    tile[threadIdx.x] = p[i];
    __syncthreads();
    if (i < n) {
        for (int j = 0; j < n; j++) p[i] += tile[(i + j) & 255];
        p[i] = square(p[i]) + takes_struct(i, s) + returns_struct(s).a;
    }
    printf("%d %f\n", i, (double)p[i]);
    int z;
    asm volatile("{ .reg .pred p; setp.ne.u32 p, %1, 0; selp.u32 %0, 1, 0, p; }" : "=r"(z) : "r"(i));
    if (function) p[n] = function(z);
    p[0] = __shfl_sync(~0u, p[0], 3);
}
