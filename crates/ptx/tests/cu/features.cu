// Device features of every kind: matrices, halves, atomics, warps, textures, virtual calls, cooperative groups.
#include <cassert>
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cuda/atomic>
#include <cuda/barrier>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_fp8.h>
#include <mma.h>

namespace cg = cooperative_groups;
using namespace nvcuda;

struct Base {
    virtual __device__ int f(int) = 0;
};
struct Adds : Base {
    int k;
    __device__ int f(int x) override { return x + k; }
};
struct Multiplies : Base {
    int k;
    __device__ int f(int x) override { return x * k; }
};

__constant__ double doubles[4] = {1, 2, 3, 4};
__device__ const char *strings[] = {"abc", "def"};
__managed__ int managed = 7;
extern __shared__ double dynamic[];
__device__ long long wide;
__device__ unsigned char bytes[7] = {1, 2, 3};
__device__ float4 vector = {1, 2, 3, 4};
struct __align__(16) Aligned {
    char c;
    int *p;
    double d;
};
__device__ Aligned aligned = {'a', (int *)&wide, 2.5};
#pragma pack(1)
struct Packed {
    char c;
    int *p;
};
#pragma pack()
__device__ Packed packed = {'b', (int *)&wide};

__global__ void matrices(half *a, half *b, float *c) {
    wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fa;
    wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> fb;
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> fc;
    wmma::load_matrix_sync(fa, a, 16);
    wmma::load_matrix_sync(fb, b, 16);
    wmma::fill_fragment(fc, 0.f);
    wmma::mma_sync(fc, fa, fb, fc);
    wmma::store_matrix_sync(c, fc, 16, wmma::mem_row_major);
}

__global__ void arithmetic(half2 *h, __nv_bfloat16 *b, __nv_fp8_e4m3 *c, float *f, double *d, int n) {
    int i = threadIdx.x;
    h[i] = __hfma2(h[i], h[i + 1], h[i + 2]);
    b[i] = b[i] + b[i + 1];
    c[i] = __nv_fp8_e4m3(f[i]);
    f[i] = sinf(f[i]) + __expf(f[i]) + rsqrtf(f[i]) + fdividef(f[i], 3.f) + tanhf(f[i]);
    d[i] = sqrt(d[i]) / exp(d[i + 1]) + pow(d[i], 2.5);
    long long x = (long long)n * i / (wide + 1) % 13;
    __int128 q = (__int128)x * x;
    wide = (long long)(q >> 64) + x;
    f[1] = __popc(i) + __clz(i) + __brev(i) + __ffs(i) + __byte_perm(i, n, 0x3210) + __mulhi(i, n) +
           __dp4a(i, n, 3) + __funnelshift_l(i, n, 3) + __sad(i, n, 1u);
    switch (i) {
    case 0: f[5] = 1; break;
    case 1: f[6] = 2; break;
    case 7: f[7] = 3; break;
    case 9: f[0] = 3; break;
    case 11: f[1] = 9; break;
    case 12: f[9] = 3; break;
    }
}

__global__ void memory(half2 *h, float *f, double *d, int n) {
    int i = threadIdx.x;
    atomicAdd(f, 1.f);
    atomicAdd(h, h[0]);
    atomicCAS((int *)f, 1, 2);
    atomicMax((unsigned long long *)d, 3ull);
    atomicExch_system((int *)f, 3);
    atomicInc((unsigned *)f, 7);
    __threadfence();
    __threadfence_block();
    __threadfence_system();
    f[2] = __ldg(f + 9) + __ldcg(f + 10) + __ldcs(f + 11);
    __stcg(f + 3, 1.f);
    int counted = __syncthreads_count(i) + __syncthreads_or(i) + __syncthreads_and(n);
    unsigned mask = __ballot_sync(~0u, i & 1);
    int all;
    f[4] = counted + __any_sync(mask, i) + __all_sync(mask, i) + __match_any_sync(mask, i) +
           __match_all_sync(mask, i, &all);
    wide = clock64();
    if (i == 77) __trap();
    assert(i < n);
    __nanosleep(100);
    __prof_trigger(3);
}

__global__ void calls(int *out, int n) {
    Adds adds;
    adds.k = n;
    Multiplies multiplies;
    multiplies.k = n + 1;
    Base *base = n > 3 ? (Base *)&adds : (Base *)&multiplies;
    out[0] = base->f(3);
    int *heap = (int *)malloc(100);
    heap[n] = 1;
    out[1] = heap[n + 1];
    free(heap);
    int local[64];
    for (int i = 0; i < n; i++) local[i * 7 % 64] = i;
    out[2] = local[n];
    dynamic[n] = 1.0;
    out[3] = (int)dynamic[n + 1];
    out[4] = strings[n][1];
}

__global__ void groups(int *p) {
    auto block = cg::this_thread_block();
    auto tile = cg::tiled_partition<32>(block);
    p[0] = cg::reduce(tile, p[threadIdx.x], cg::plus<int>());
    block.sync();
    __shared__ cuda::barrier<cuda::thread_scope_block> barrier;
    __shared__ int copied[128];
    if (threadIdx.x == 0) init(&barrier, 32);
    __syncthreads();
    cuda::memcpy_async(block, copied, p, cuda::aligned_size_t<16>(512), barrier);
    barrier.arrive_and_wait();
    p[5] = copied[7];
    cuda::atomic_ref<int, cuda::thread_scope_device> atomic(p[9]);
    atomic.fetch_add(1, cuda::memory_order_acq_rel);
    atomic.store(1, cuda::memory_order_seq_cst);
    p[10] = atomic.load();
}

__global__ void textures(cudaTextureObject_t t, cudaSurfaceObject_t s, float4 *out) {
    out[0] = tex2D<float4>(t, 1.f, 2.f);
    out[1] = tex1Dfetch<float4>(t, 3);
    out[2] = tex3D<float4>(t, 1, 2, 3);
    out[3] = tex2DLod<float4>(t, 1, 2, 3);
    out[4] = tex2DGrad<float4>(t, 1, 2, make_float2(1, 2), make_float2(2, 3));
    out[5] = tex2Dgather<float4>(t, 1, 2, 1);
    out[6] = texCubemap<float4>(t, 1, 2, 3);
    out[7] = tex2DLayered<float4>(t, 1, 2, 3);
    surf2Dwrite(out[1], s, 1, 2);
    out[8] = surf2Dread<float4>(s, 1, 2);
    out[9] = surf3Dread<float4>(s, 1, 2, 3, cudaBoundaryModeClamp);
}

__device__ int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }
__global__ void recursion(int *out, int n) { out[0] = fibonacci(n); }
