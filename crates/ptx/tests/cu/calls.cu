// Structs by value, calls, printf, function pointers, inline assembly, shared memory.
#include <cstdio>
struct S { int a; double b; char c[5]; };
__device__ int gv = 5; __device__ int garr[3] = {1,2,3}; __constant__ float cf = 1.5f;
__device__ int* gp = &gv; __device__ int (*fp)(int);
__device__ __noinline__ int foo(int x, S s) { return x * s.a + (int)s.b; }
__device__ __noinline__ S bar(S s) { s.a += 1; return s; }
template<class T> __device__ T sq(T x) { return x*x; }
__global__ void __launch_bounds__(256, 2) k(float* p, int n, S s) {
  __shared__ float sm[256];
  int i = blockIdx.x*blockDim.x+threadIdx.x;
  sm[threadIdx.x] = p[i];
  __syncthreads();
  if (i < n) { for (int j = 0; j < n; j++) p[i] += sm[(i + j) & 255]; p[i] = sq(p[i]) + foo(i, s) + bar(s).a; }
  printf("%d %f\n", i, (double)p[i]);
  int z; asm volatile("{ .reg .pred p; setp.ne.u32 p, %1, 0; selp.u32 %0, 1, 0, p; }" : "=r"(z) : "r"(i));
  if (fp) p[n] = fp(z);
  p[0] = __shfl_sync(~0u, p[0], 3);
}
