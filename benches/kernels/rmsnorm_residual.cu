// Residual addition and root-mean-square normalisation in one pass over bfloat16, templates on the vector width.
// RUN: rmsnorm_residual<<<4096, 256>>>(cols=i32:2048, eps=f32:0.00001, x=buf:bf16:1<<23:rand=1, res=out:bf16:1<<23:rand=2, w=buf:bf16:2048:rand=3, y=out:bf16:1<<23)
#include <cuda_bf16.h>
template <class T, int N>
struct alignas(sizeof(T) * N) Vec {
    T val[N];
};
template <int N>
__device__ void fused(int cols, float eps, const __nv_bfloat16* x, __nv_bfloat16* res, const __nv_bfloat16* w, __nv_bfloat16* y) {
    using V = Vec<__nv_bfloat16, N>;
    __shared__ float part[32];
    const V* xv = (const V*)(x + (size_t)blockIdx.x * cols);
    V* rv = (V*)(res + (size_t)blockIdx.x * cols);
    V* yv = (V*)(y + (size_t)blockIdx.x * cols);
    float ss = 0.f;
    for (int i = threadIdx.x; i < cols / N; i += blockDim.x) {
        V a = xv[i], b = rv[i];
#pragma unroll
        for (int k = 0; k < N; k++) {
            float f = __bfloat162float(a.val[k]) + __bfloat162float(b.val[k]);
            b.val[k] = __float2bfloat16(f);
            ss += f * f;
        }
        rv[i] = b;
    }
    for (int o = 16; o > 0; o >>= 1) ss += __shfl_xor_sync(0xffffffff, ss, o);
    if ((threadIdx.x & 31) == 0) part[threadIdx.x >> 5] = ss;
    __syncthreads();
    float total = 0.f;
    for (int i = 0; i < blockDim.x / 32; i++) total += part[i];
    float scale = rsqrtf(total / cols + eps);
    for (int i = threadIdx.x; i < cols / N; i += blockDim.x) {
        V b = rv[i], g = ((const V*)w)[i], o;
#pragma unroll
        for (int k = 0; k < N; k++) o.val[k] = __float2bfloat16(__bfloat162float(b.val[k]) * scale * __bfloat162float(g.val[k]));
        yv[i] = o;
    }
}
extern "C" __global__ void rmsnorm_residual(int cols, float eps, const __nv_bfloat16* x, __nv_bfloat16* res, const __nv_bfloat16* w, __nv_bfloat16* y) { fused<8>(cols, eps, x, res, w, y); }
