// Textures, surfaces, atomics, allocation, printing, assertions.
// ARCH: sm_52 sm_61 sm_70 sm_75 sm_90 sm_100
#include <cassert>
#include <cstdio>
#include <new>

struct alignas(64) Wide { float v[16]; };
__global__ void textures(cudaTextureObject_t t, cudaSurfaceObject_t s, float4 *out) {
    float4 v = tex2D<float4>(t, 0.5f, threadIdx.x);
    v.x += tex1Dfetch<float>(t, 3) + tex3D<float>(t, 1, 2, 3) + tex2DLayered<float>(t, 1, 2, 3) + texCubemap<float>(t, 1, 0, 0);
    surf2Dwrite(v, s, threadIdx.x * 16, 0);
    out[threadIdx.x] = surf2Dread<float4>(s, 0, threadIdx.x);
}
__global__ void atomics(int *i, unsigned *u, float *f, double *d, unsigned long long *l, unsigned short *h) {
    i[0] = atomicAdd(i + 1, 2) + atomicSub(i + 2, 1) + atomicMax(i + 3, 4) + atomicExch(i + 4, 5) + atomicCAS(i + 5, 1, 2);
    u[0] = atomicInc(u + 1, 7) + atomicDec(u + 2, 7) + atomicAnd(u + 3, 1) + atomicOr(u + 4, 2);
    f[0] = atomicAdd(f + 1, 1.5f);
    l[0] = atomicAdd(l + 1, 3ull) + atomicMin(l + 2, 4ull);
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 700
    u[6] = atomicXor_block(u + 5, 3);
    d[0] = atomicAdd_system(d + 1, 2.5);
    h[0] = atomicCAS(h + 1, (unsigned short)1, (unsigned short)2);
#endif
    __threadfence(); __threadfence_block(); __threadfence_system();
}
__global__ void allocation(Wide **w, int n) {
    w[0] = new Wide;
    w[1] = new (w[2]) Wide;
    w[3] = (Wide *)malloc(n);
    w[4] = (Wide *)__nv_aligned_device_malloc(n, 128);
    delete w[5];
    free(w[6]);
    assert(n > 3);
    printf("%d %f %s\n", n, 1.5, "text");
}
#pragma nv_diag_suppress static_var_with_dynamic_init, vector_deprecation, if_consteval_nonstandard
__global__ void math(float *f, double *d) {
    f[0] = sinf(f[1]) + powf(f[2], f[3]) + __expf(f[4]) + erff(f[5]) + rsqrtf(f[6]) + fmodf(f[7], f[8]) + __fdividef(f[9], f[10]);
    d[0] = sin(d[1]) + pow(d[2], d[3]) + tgamma(d[4]) + j0(d[5]) + fma(d[6], d[7], d[8]) + __dsqrt_rz(d[9]) + rint(d[10]);
}
