// Atomic functions of block and system scope.
#pragma once

#include "crt/atomic_macros.h"

#ifdef __CUDACC__
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 600
__OXICC_ATOMICS(_block, cta_)
__OXICC_ATOMICS(_system, sys_)
__OXICC_LOGIC(atomicAnd, and_gen, _block, cta_)
__OXICC_LOGIC(atomicOr, or_gen, _block, cta_)
__OXICC_LOGIC(atomicXor, xor_gen, _block, cta_)
__OXICC_LOGIC(atomicAnd, and_gen, _system, sys_)
__OXICC_LOGIC(atomicOr, or_gen, _system, sys_)
__OXICC_LOGIC(atomicXor, xor_gen, _system, sys_)
__OXICC_DEVICE double atomicAdd_block(double *p, double v) { return __nvvm_atom_cta_add_gen_d(p, v); }
__OXICC_DEVICE double atomicAdd_system(double *p, double v) { return __nvvm_atom_sys_add_gen_d(p, v); }
#endif
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 900
__OXICC_VECTOR_ADD(_block, cta_)
__OXICC_VECTOR_ADD(_system, sys_)
#endif

extern "C" {
__device__ __device_builtin__ void __u128AtomicCAS_block(void *p, void *expected, void *v, void *old);
__device__ __device_builtin__ void __u128AtomicCAS_system(void *p, void *expected, void *v, void *old);
__device__ __device_builtin__ void __u128AtomicExch_block(void *p, void *v, void *old);
__device__ __device_builtin__ void __u128AtomicExch_system(void *p, void *v, void *old);
}
__OXICC_16_BYTES(_block)
__OXICC_16_BYTES(_system)
#endif
