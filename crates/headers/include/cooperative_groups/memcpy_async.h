// Copies to shared memory by a group, in the background.
#pragma once
#define _COOPERATIVE_GROUPS_MEMCPY_ASYNC_H_

#include "cooperative_groups.h"
#include "crt/copy_async.h"
#include <cuda/aligned_size>

namespace cooperative_groups {
#define __OXICC_CG __device__ __forceinline__
template <class Group, class T> __OXICC_CG void memcpy_async(const Group &g, T *dst, const T *src, size_t bytes) {
    __oxicc_copy_async<__oxicc_alignment<T>::value>(dst, src, bytes, (unsigned int)g.thread_rank(), (unsigned int)g.size());
    __oxicc_copy_commit();
}
template <class Group, class T, size_t a> __OXICC_CG void memcpy_async(const Group &g, T *dst, const T *src, cuda::aligned_size_t<a> bytes) {
    __oxicc_copy_async<a>(dst, src, bytes, (unsigned int)g.thread_rank(), (unsigned int)g.size());
    __oxicc_copy_commit();
}
// Counts of elements, for both sides: the smaller decides.
template <class Group, class T> __OXICC_CG void memcpy_async(const Group &g, T *dst, size_t room, const T *src, size_t count) {
    memcpy_async(g, dst, src, sizeof(T) * (room < count ? room : count));
}
template <class Group> __OXICC_CG void wait(const Group &g) {
    __oxicc_copy_wait<0>();
    g.sync();
}
template <unsigned int n, class Group> __OXICC_CG void wait_prior(const Group &g) {
    __oxicc_copy_wait<n>();
    g.sync();
}
#undef __OXICC_CG
}
