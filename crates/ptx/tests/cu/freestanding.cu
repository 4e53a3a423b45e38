// No headers: for a compiler without a CUDA installation.
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
typedef unsigned u32; typedef unsigned long long u64;
struct S { int a; double b; char c[5]; };
__device__ int gv = 5; __constant__ float cf[4] = {1,2,3,4}; __device__ int* gp = &gv;
__device__ int ext(int, S);
__device__ __attribute__((noinline)) S bar(S s, int x) { s.a += x; s.c[x&3] = x; return s; }
__global__ void k(float* p, int n, S s, int (*f)(int)) {
  __shared__ float sm[256]; int i = __nvvm_read_ptx_sreg_tid_x();
  sm[i] = p[i]; __nvvm_bar_sync(0); p[i] = sm[255-i] + cf[i&3];
  S t = bar(s, n); p[1] = t.a + t.b + t.c[2]; p[3] = f(n);
  switch (n) { case 0: p[4]=1; break; case 1: p[5]=2; break; case 2: p[6]=3; break; case 3: p[7]=4; break; case 4: p[8] = 5; break; case 5: p[9]=6; break; case 6: p[1]=11; break; case 7: p[2]=12;break;}
  __nvvm_atom_add_gen_f(p, 1.f); u64 x = (u64)n * i; p[9] = x / (n+1) % 7; __int128 q = (__int128)x * x; gv = q >> 70;
  _Float16 h = p[3]; h = h * h + h; p[4] = h; p[5] = __builtin_fminf(p[6], p[7]); p[8] = __builtin_sqrtf(p[9]); asm volatile("mov.u32 %0, %%laneid;" : "=r"(gv)); for (int j = 0; j < n; j++) p[j] += j; double dd = p[3]; p[7] = dd * 3.5; int loc[40]; for (int j=0;j<n;j++) loc[j*j%40]=j; gv = loc[n];
}
