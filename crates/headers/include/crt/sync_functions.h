// Barriers, fences, and what stops a thread.
#pragma once

#include "crt/bit_casts.h"

#ifdef __CUDACC__
__OXICC_DEVICE void __syncwarp(unsigned int mask = 0xffffffffu) { __nvvm_bar_warp_sync(mask); }
__OXICC_DEVICE int __syncthreads_count(int predicate) { return __nvvm_bar0_popc(predicate); }
__OXICC_DEVICE int syncthreads_count(bool predicate) { return __nvvm_bar0_popc(predicate); }
__OXICC_DEVICE bool syncthreads_and(bool predicate) { return __nvvm_bar0_and(predicate) != 0; }
__OXICC_DEVICE bool syncthreads_or(bool predicate) { return __nvvm_bar0_or(predicate) != 0; }
__OXICC_DEVICE int __syncthreads_and(int predicate) { return __nvvm_bar0_and(predicate); }
__OXICC_DEVICE int __syncthreads_or(int predicate) { return __nvvm_bar0_or(predicate); }
__OXICC_DEVICE void __threadfence() { __nvvm_membar_gl(); }
__OXICC_DEVICE void __threadfence_block() { __nvvm_membar_cta(); }
__OXICC_DEVICE void __threadfence_system() { __nvvm_membar_sys(); }
__OXICC_DEVICE void __barrier_sync(unsigned int id) { __nvvm_barrier_sync(id); }
__OXICC_DEVICE void __barrier_sync_count(unsigned int id, unsigned int count) { __nvvm_barrier_sync_cnt(id, count); }
extern "C" __device__ __device_builtin__ void __prof_trigger(int counter);
__OXICC_DEVICE void __trap() { asm volatile("trap;"); }
__OXICC_DEVICE void __brkpt() { asm volatile("brkpt;"); }
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 700
__OXICC_DEVICE void __nanosleep(unsigned int ns) { asm volatile("nanosleep.u32 %0;" ::"r"(ns)); }
#endif
#endif
