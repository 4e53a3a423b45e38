// Spellings of the CUDA attributes.
#pragma once

#define __location__(a) __attribute__((a))
#define __no_return__ __attribute__((noreturn))
#ifdef __CUDACC__
// Elsewhere it is a word that GCC's library writes inside of attributes.
#define __noinline__ __attribute__((noinline))
#endif
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __inline_hint__ __attribute__((nv_inline_hint))
#define __align__(n) __attribute__((aligned(n)))
#define __thread__ __thread
#define CUDARTAPI
#define CUDARTAPI_CDECL
#define CUDART_CB
// Headers of NVIDIA's libraries write them around what they call deprecated themselves.
#define __NV_SILENCE_DEPRECATION_BEGIN
#define __NV_SILENCE_DEPRECATION_END

#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __managed__ __attribute__((managed))
#define __grid_constant__ __attribute__((grid_constant))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __cluster_dims__(...) __attribute__((cluster_dims(__VA_ARGS__)))
#define __block_size__(...) __attribute__((block_size(__VA_ARGS__)))
#define __maxnreg__(...) __attribute__((maxnreg(__VA_ARGS__)))
#define __nv_pure__ __attribute__((nv_pure))
#define __device_builtin__ __attribute__((device_builtin))
#define __builtin_align__(n) __align__(n)
#define __specialization_static
#define __cudart_builtin__ __attribute__((cudart_builtin))
#ifdef __CUDACC_RTC__
// What a toolkit's headers take from those that are there without an include.
#define CUDART_DEVICE __device__
#define __annotate__(a) __attribute__((a))
#define __cdecl
#define __import__
#define __export__
#define __CUDA_ARCH_HAS_FEATURE__(f) __CUDA_ARCH_FEAT_##f
#define __NV_SILENCE_DEPRECATION_BEGIN
#define __NV_SILENCE_DEPRECATION_END
#define __device_builtin_texture_type__
#define __device_builtin_surface_type__
#endif
