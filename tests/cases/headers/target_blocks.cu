// Blocks of nv/target, in parentheses or bare.
// FLAGS: -arch=sm_90
// RUN: k<<<1, 1>>>(o=out:i32:5)
// EXPECT: o[i] == i + 1
#include <nv/target>
#define BARE(d, c) NV_IF_ELSE_TARGET(NV_IS_DEVICE, d, c)
__device__ int f(int v) { BARE(return v;, return 2;) }
__device__ int g(int v) { NV_IF_TARGET(NV_PROVIDES_SM_80, (int a = v, b = 1; return a + b;), (return 2;)) }
__device__ int h(int v) { NV_DISPATCH_TARGET(NV_PROVIDES_SM_120, (return 9;), NV_IS_DEVICE, (return v + 2;)) }
__device__ int e(int v) { NV_IF_TARGET(NV_IS_HOST, (return 9;)) return v; }
__device__ int m(int v) { BARE((return v;), (return 2;)) }
__global__ void k(int *o) { o[0]=f(1); o[1]=g(1); o[2]=h(1); o[3]=e(4); o[4]=m(5); }
