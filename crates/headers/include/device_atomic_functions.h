// Atomic functions of device scope.
#pragma once

#include "crt/atomic_macros.h"

#ifdef __CUDACC__
__OXICC_ATOMICS(, )
__OXICC_LOGIC(atomicAnd, and_gen, , )
__OXICC_LOGIC(atomicOr, or_gen, , )
__OXICC_LOGIC(atomicXor, xor_gen, , )
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 600
__OXICC_DEVICE double atomicAdd(double *p, double v) { return __nvvm_atom_add_gen_d(p, v); }
#endif
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 700
__OXICC_DEVICE unsigned short atomicCAS(unsigned short *p, unsigned short expected, unsigned short v) {
    return __nvvm_atom_cas_gen_us(p, expected, v);
}
#endif
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 900
__OXICC_VECTOR_ADD(, )
#endif

extern "C" {
__device__ __device_builtin__ void __u128AtomicCAS(void *p, void *expected, void *v, void *old);
__device__ __device_builtin__ void __u128AtomicExch(void *p, void *v, void *old);
}
__OXICC_16_BYTES()
#endif
