// Device features of every kind: matrices, halves, atomics, warps, textures, virtual calls, cooperative groups.
#include <cuda_fp16.h>
#include <cuda_bf16.h>
#include <cuda_fp8.h>
#include <mma.h>
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cuda/atomic>
#include <cuda/barrier>
#include <cuda/pipeline>
#include <cassert>
#include <cstdint>
namespace cg = cooperative_groups;
using namespace nvcuda;
struct V { virtual __device__ int f(int) = 0; };
struct W : V { int k; __device__ int f(int x) override { return x + k; } };
struct X : V { int k; __device__ int f(int x) override { return x * k; } };
__constant__ double cd[4] = {1,2,3,4};
__device__ const char* strs[] = {"abc","def"};
__managed__ int mg = 7;
extern __shared__ double dyn[];
__device__ long long gl; __device__ unsigned char bytes[7]={1,2,3};
__device__ float4 f4 = {1,2,3,4};
struct __align__(16) P { char c; int* p; double d; };
__device__ P pp = {'a', (int*)&gl, 2.5};
#pragma pack(1)
struct Q { char c; int* p; }; 
#pragma pack()
__device__ Q qq = {'b', (int*)&gl};
__global__ void wm(half* a, half* b, float* c) {
  wmma::fragment<wmma::matrix_a,16,16,16,half,wmma::row_major> fa; wmma::fragment<wmma::matrix_b,16,16,16,half,wmma::col_major> fb; wmma::fragment<wmma::accumulator,16,16,16,float> fc;
  wmma::load_matrix_sync(fa,a,16); wmma::load_matrix_sync(fb,b,16); wmma::fill_fragment(fc,0.f); wmma::mma_sync(fc,fa,fb,fc); wmma::store_matrix_sync(c,fc,16,wmma::mem_row_major);
}
__global__ void hh(half2* a, __nv_bfloat16* b, __nv_fp8_e4m3* c, float* f, double* d, int n) {
  int i = threadIdx.x; a[i] = __hfma2(a[i], a[i+1], a[i+2]); b[i] = b[i] + b[i+1]; c[i] = __nv_fp8_e4m3(f[i]);
  f[i] = sinf(f[i]) + __expf(f[i]) + rsqrtf(f[i]) + fdividef(f[i], 3.f) + tanhf(f[i]);
  d[i] = sqrt(d[i]) / exp(d[i+1]) + pow(d[i], 2.5);
  atomicAdd(f, 1.f); atomicAdd(a, a[0]); atomicCAS((int*)f, 1, 2); atomicMax((unsigned long long*)d, 3ull); atomicExch_system((int*)f, 3); atomicInc((unsigned*)f, 7);
  __threadfence(); __threadfence_block(); __threadfence_system();
  int b1 = __syncthreads_count(i), b2 = __syncthreads_or(i), b3=__syncthreads_and(n);
  unsigned m = __ballot_sync(~0u, i&1); int v = __any_sync(m, i) + __all_sync(m, i) + __match_any_sync(m, i); int pr; v += __match_all_sync(m, i, &pr);
  f[1] = b1+b2+b3+v+__popc(i)+__clz(i)+__brev(i)+__ffs(i)+__byte_perm(i,n,0x3210)+__mulhi(i,n)+__dp4a(i,n,3)+__funnelshift_l(i,n,3)+__sad(i,n,1u);
  gl = clock64(); if (i == 77) __trap(); assert(i < n); __nanosleep(100);
  f[2] = __ldg(f+9) + __ldcg(f+10) + __ldcs(f+11); __stcg(f+3, 1.f); __prof_trigger(3);
  long long x = (long long)n * i / (gl+1) % 13; gl = x; __int128 q = (__int128)x * x; gl = (long long)(q >> 64);
  switch (i) { case 0: f[5]=1; break; case 1: f[6]=2; break; case 7: f[7]=3; break; case 9: f[0]=3; break; case 11: f[1]=9;break; case 12: f[9]=3;break;}
}
__global__ void vcall(int* o, int n) { W w; w.k = n; X x; x.k = n+1; V* v = n > 3 ? (V*)&w : (V*)&x; o[0] = v->f(3); int* mem = (int*)malloc(100); mem[n] = 1; o[1] = mem[n+1]; free(mem); int loc[64]; for (int i = 0; i < n; i++) loc[i*7%64] = i; o[2] = loc[n]; dyn[n] = 1.0; o[3] = (int)dyn[n+1]; o[4] = strs[n][1]; }
__global__ void cgk(int* p) { auto g = cg::this_thread_block(); auto t = cg::tiled_partition<32>(g); p[0] = cg::reduce(t, p[threadIdx.x], cg::plus<int>()); g.sync();
  __shared__ cuda::barrier<cuda::thread_scope_block> bar; if (threadIdx.x==0) init(&bar, 32); __syncthreads(); __shared__ int sm[128]; cuda::memcpy_async(g, sm, p, cuda::aligned_size_t<16>(512), bar); bar.arrive_and_wait(); p[5] = sm[7];
  cuda::atomic_ref<int, cuda::thread_scope_device> ar(p[9]); ar.fetch_add(1, cuda::memory_order_acq_rel); ar.store(1, cuda::memory_order_seq_cst); p[10]=ar.load();
}
__global__ void tx(cudaTextureObject_t t, cudaSurfaceObject_t s, float4* o) { o[0] = tex2D<float4>(t, 1.f, 2.f); o[1] = tex1Dfetch<float4>(t, 3); o[2] = tex3D<float4>(t,1,2,3); o[3] = tex2DLod<float4>(t,1,2,3); o[4]=tex2DGrad<float4>(t,1,2,make_float2(1,2),make_float2(2,3)); o[5]=tex2Dgather<float4>(t,1,2,1); o[6]=texCubemap<float4>(t,1,2,3); o[7]=tex2DLayered<float4>(t,1,2,3); surf2Dwrite(o[1], s, 1, 2); o[8]=surf2Dread<float4>(s,1,2); o[9]=surf3Dread<float4>(s,1,2,3,cudaBoundaryModeClamp); }
__device__ int rec(int n) { return n < 2 ? n : rec(n-1)+rec(n-2); }
__global__ void r(int* o, int n) { o[0] = rec(n); }
