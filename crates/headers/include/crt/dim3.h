// The types of the built-in variables.
#pragma once

#include "crt/host_defines.h"

#if __cplusplus >= 201103L
#define __oxicc_constexpr constexpr
#else
#define __oxicc_constexpr
#endif

struct uint3 { unsigned int x, y, z; };

struct dim3 {
    unsigned int x, y, z;
    __host__ __device__ __oxicc_constexpr dim3(unsigned int vx = 1, unsigned int vy = 1, unsigned int vz = 1) : x(vx), y(vy), z(vz) {}
    __host__ __device__ __oxicc_constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
    __host__ __device__ __oxicc_constexpr operator uint3() const { return uint3{x, y, z}; }
};
