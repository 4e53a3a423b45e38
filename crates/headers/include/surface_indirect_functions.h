// Reads and writes through surface objects. The first coordinate counts bytes.
#pragma once

#include "cuda_runtime_api.h"

#ifdef __CUDACC__
#define __OXICC_SURF(name, coordinates, ...)                                                                              \
    template <class T>                                                                                                    \
    static __device__ __forceinline__ T surf##name##read(cudaSurfaceObject_t surfObject, __OXICC_UNPACK coordinates,      \
                                                         cudaSurfaceBoundaryMode boundaryMode = cudaBoundaryModeTrap) {   \
        T texel;                                                                                                          \
        __nv_tex_surf_handler("__isurf" #name "read", &texel, surfObject, __VA_ARGS__, (int)boundaryMode);                \
        return texel;                                                                                                     \
    }                                                                                                                     \
    template <class T>                                                                                                    \
    static __device__ __forceinline__ void surf##name##read(T *texel, cudaSurfaceObject_t surfObject, __OXICC_UNPACK coordinates, \
                                                            cudaSurfaceBoundaryMode boundaryMode = cudaBoundaryModeTrap) { \
        __nv_tex_surf_handler("__isurf" #name "read", texel, surfObject, __VA_ARGS__, (int)boundaryMode);                 \
    }                                                                                                                     \
    template <class T>                                                                                                    \
    static __device__ __forceinline__ void surf##name##write(T texel, cudaSurfaceObject_t surfObject, __OXICC_UNPACK coordinates, \
                                                             cudaSurfaceBoundaryMode boundaryMode = cudaBoundaryModeTrap) { \
        __nv_tex_surf_handler("__isurf" #name "write_v2", &texel, surfObject, __VA_ARGS__, (int)boundaryMode);            \
    }
#define __OXICC_UNPACK(...) __VA_ARGS__
__OXICC_SURF(1D, (int x), x)
__OXICC_SURF(2D, (int x, int y), x, y)
__OXICC_SURF(3D, (int x, int y, int z), x, y, z)
__OXICC_SURF(1DLayered, (int x, int layer), x, layer)
__OXICC_SURF(2DLayered, (int x, int y, int layer), x, y, layer)
__OXICC_SURF(Cubemap, (int x, int y, int face), x, y, face)
__OXICC_SURF(CubemapLayered, (int x, int y, int layerFace), x, y, layerFace)
#undef __OXICC_SURF
#undef __OXICC_UNPACK
#endif
