// Atomics, inline assembly, textures, printf, with helper functions forced inline and not.
#include <cstdio>
__device__ __forceinline__ unsigned lane() { unsigned l; asm("mov.u32 %0, %%laneid;" : "=r"(l)); return l; }
__device__ __noinline__ float fetch(cudaTextureObject_t t, float u) { float v = tex1D<float>(t, u); return v; }
__global__ void atomics2(unsigned long long *p, cudaTextureObject_t tex, cudaSurfaceObject_t surf)
{
    unsigned l = lane();
    float v = fetch(tex, l * 0.25f);
    auto old = atomicAdd(p, 3ull);
    surf1Dwrite(v, surf, l * 4);
    if (l == 0) printf("%f %llu\n", v, old);
}
