// SwiGLU on bfloat16 pairs, eight elements per load.
// RUN: bf162_swiglu<<<4096, 128>>>(cols=i32:2048, x=buf:bf16:1<<23:rand=1,-2,2, y=out:bf16:1<<22)
#include <cuda_bf16.h>
struct alignas(16) Pack8 {
    __nv_bfloat162 v[4];
};
__device__ float silu(float x) { return x / (1.f + expf(-x)); }
extern "C" __global__ void bf162_swiglu(int cols, const __nv_bfloat16* x, __nv_bfloat16* y) {
    const int packs = cols / 16;
    const Pack8* gate = reinterpret_cast<const Pack8*>(x + (size_t)blockIdx.x * cols);
    const Pack8* up = gate + packs;
    Pack8* out = reinterpret_cast<Pack8*>(y + (size_t)blockIdx.x * (cols / 2));
    for (int i = threadIdx.x; i < packs; i += blockDim.x) {
        Pack8 g = gate[i], u = up[i], r;
        for (int k = 0; k < 4; k++) {
            float2 a = __bfloat1622float2(g.v[k]), b = __bfloat1622float2(u.v[k]);
            r.v[k] = __floats2bfloat162_rn(silu(a.x) * b.x, silu(a.y) * b.y);
        }
        out[i] = r;
    }
}
