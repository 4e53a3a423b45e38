// Reads through texture objects.
#pragma once

#include "cuda_runtime_api.h"
#include "vector_types.h"

// A function that returns what it read, and one that stores it.
#ifdef __CUDACC__
#define __OXICC_TEX(name, op, parameters, ...)                                                                            \
    template <class T> static __device__ __forceinline__ T name parameters {                                              \
        T texel;                                                                                                          \
        __nv_tex_surf_handler(op, &texel, texObject, __VA_ARGS__);                                                        \
        return texel;                                                                                                     \
    }                                                                                                                     \
    template <class T> static __device__ __forceinline__ void name(T *texel, __OXICC_UNPACK parameters) {                 \
        __nv_tex_surf_handler(op, texel, texObject, __VA_ARGS__);                                                         \
    }
#define __OXICC_UNPACK(...) __VA_ARGS__
// The same for sparse textures: the last parameter learns whether the texel is in memory.
#define __OXICC_TEX_SPARSE(name, op, parameters, ...)                                                                     \
    template <class T> static __device__ __forceinline__ void name(T *texel, __OXICC_UNPACK parameters) {                 \
        unsigned char resident;                                                                                           \
        __nv_tex_surf_handler(op, texel, texObject, __VA_ARGS__, &resident);                                              \
        *isResident = resident != 0;                                                                                      \
    }                                                                                                                     \
    template <class T> static __device__ __forceinline__ T name parameters {                                              \
        T texel;                                                                                                          \
        unsigned char resident;                                                                                           \
        __nv_tex_surf_handler(op, &texel, texObject, __VA_ARGS__, &resident);                                             \
        *isResident = resident != 0;                                                                                      \
        return texel;                                                                                                     \
    }
__OXICC_TEX(tex1Dfetch, "__itex1Dfetch", (cudaTextureObject_t texObject, int x), x)
__OXICC_TEX(tex1D, "__itex1D", (cudaTextureObject_t texObject, float x), x)
__OXICC_TEX(tex2D, "__itex2D", (cudaTextureObject_t texObject, float x, float y), x, y)
__OXICC_TEX(tex3D, "__itex3D", (cudaTextureObject_t texObject, float x, float y, float z), x, y, z)
__OXICC_TEX(tex1DLayered, "__itex1DLayered", (cudaTextureObject_t texObject, float x, int layer), x, layer)
__OXICC_TEX(tex2DLayered, "__itex2DLayered", (cudaTextureObject_t texObject, float x, float y, int layer), x, y, layer)
__OXICC_TEX(texCubemap, "__itexCubemap", (cudaTextureObject_t texObject, float x, float y, float z), x, y, z)
__OXICC_TEX(texCubemapLayered, "__itexCubemapLayered", (cudaTextureObject_t texObject, float x, float y, float z, int layer), x, y, z, layer)
__OXICC_TEX(tex2Dgather, "__itex2Dgather", (cudaTextureObject_t texObject, float x, float y, int comp = 0), x, y, comp)
__OXICC_TEX(tex1DLod, "__itex1DLod", (cudaTextureObject_t texObject, float x, float level), x, level)
__OXICC_TEX(tex2DLod, "__itex2DLod", (cudaTextureObject_t texObject, float x, float y, float level), x, y, level)
__OXICC_TEX(tex3DLod, "__itex3DLod", (cudaTextureObject_t texObject, float x, float y, float z, float level), x, y, z, level)
__OXICC_TEX(tex1DLayeredLod, "__itex1DLayeredLod", (cudaTextureObject_t texObject, float x, int layer, float level), x, layer, level)
__OXICC_TEX(tex2DLayeredLod, "__itex2DLayeredLod", (cudaTextureObject_t texObject, float x, float y, int layer, float level), x, y, layer, level)
__OXICC_TEX(texCubemapLod, "__itexCubemapLod", (cudaTextureObject_t texObject, float x, float y, float z, float level), x, y, z, level)
__OXICC_TEX(texCubemapLayeredLod, "__itexCubemapLayeredLod", (cudaTextureObject_t texObject, float x, float y, float z, int layer, float level), x, y, z, layer, level)
__OXICC_TEX(tex1DGrad, "__itex1DGrad", (cudaTextureObject_t texObject, float x, float dPdx, float dPdy), x, dPdx, dPdy)
__OXICC_TEX(tex2DGrad, "__itex2DGrad_v2", (cudaTextureObject_t texObject, float x, float y, float2 dPdx, float2 dPdy), x, y, dPdx, dPdy)
__OXICC_TEX(tex3DGrad, "__itex3DGrad_v2", (cudaTextureObject_t texObject, float x, float y, float z, float4 dPdx, float4 dPdy), x, y, z, dPdx, dPdy)
__OXICC_TEX(tex1DLayeredGrad, "__itex1DLayeredGrad", (cudaTextureObject_t texObject, float x, int layer, float dPdx, float dPdy), x, layer, dPdx, dPdy)
__OXICC_TEX(tex2DLayeredGrad, "__itex2DLayeredGrad_v2", (cudaTextureObject_t texObject, float x, float y, int layer, float2 dPdx, float2 dPdy), x, y, layer, dPdx, dPdy)
__OXICC_TEX(texCubemapGrad, "__itexCubemapGrad_v2", (cudaTextureObject_t texObject, float x, float y, float z, float4 dPdx, float4 dPdy), x, y, z, dPdx, dPdy)
__OXICC_TEX(texCubemapLayeredGrad, "__itexCubemapLayeredGrad_v2", (cudaTextureObject_t texObject, float x, float y, float z, int layer, float4 dPdx, float4 dPdy), x, y, z, layer, dPdx, dPdy)
__OXICC_TEX_SPARSE(tex2D, "__itex2D_sparse", (cudaTextureObject_t texObject, float x, float y, bool *isResident), x, y)
__OXICC_TEX_SPARSE(tex3D, "__itex3D_sparse", (cudaTextureObject_t texObject, float x, float y, float z, bool *isResident), x, y, z)
__OXICC_TEX_SPARSE(tex2DLayered, "__itex2DLayered_sparse", (cudaTextureObject_t texObject, float x, float y, int layer, bool *isResident), x, y, layer)
__OXICC_TEX_SPARSE(tex2Dgather, "__itex2Dgather_sparse", (cudaTextureObject_t texObject, float x, float y, bool *isResident, int comp = 0), x, y, comp)
__OXICC_TEX_SPARSE(tex2DLod, "__itex2DLod_sparse", (cudaTextureObject_t texObject, float x, float y, float level, bool *isResident), x, y, level)
__OXICC_TEX_SPARSE(tex3DLod, "__itex3DLod_sparse", (cudaTextureObject_t texObject, float x, float y, float z, float level, bool *isResident), x, y, z, level)
__OXICC_TEX_SPARSE(tex2DLayeredLod, "__itex2DLayeredLod_sparse", (cudaTextureObject_t texObject, float x, float y, int layer, float level, bool *isResident), x, y, layer, level)
__OXICC_TEX_SPARSE(tex2DGrad, "__itex2DGrad_sparse", (cudaTextureObject_t texObject, float x, float y, float2 dPdx, float2 dPdy, bool *isResident), x, y, &dPdx, &dPdy)
__OXICC_TEX_SPARSE(tex3DGrad, "__itex3DGrad_sparse", (cudaTextureObject_t texObject, float x, float y, float z, float4 dPdx, float4 dPdy, bool *isResident), x, y, z, &dPdx, &dPdy)
__OXICC_TEX_SPARSE(tex2DLayeredGrad, "__itex2DLayeredGrad_sparse", (cudaTextureObject_t texObject, float x, float y, int layer, float2 dPdx, float2 dPdy, bool *isResident), x, y, layer, &dPdx, &dPdy)
#undef __OXICC_TEX
#undef __OXICC_TEX_SPARSE
#undef __OXICC_UNPACK
#endif
