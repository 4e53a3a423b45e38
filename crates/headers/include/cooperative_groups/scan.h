// Prefix sums over a group of lanes.
#pragma once
#define _COOPERATIVE_GROUPS_SCAN_H_

#include "cooperative_groups/reduce.h"

namespace cooperative_groups {
#define __OXICC_CG __device__ __forceinline__
template <class Group, class T, class Op> __OXICC_CG T inclusive_scan(const Group &g, T v, Op &&op) {
    unsigned int rank = g.thread_rank();
    for (unsigned int step = 1; step < g.size(); step *= 2) {
        T other = g.shfl_up(v, step);
        if (rank >= step) v = op(other, v);
    }
    return v;
}
template <class Group, class T> __OXICC_CG T inclusive_scan(const Group &g, T v) { return inclusive_scan(g, v, plus<T>()); }
template <class Group, class T, class Op> __OXICC_CG T exclusive_scan(const Group &g, T v, Op &&op) {
    T before = g.shfl_up(inclusive_scan(g, v, op), 1);
    return g.thread_rank() == 0 ? T() : before;
}
template <class Group, class T> __OXICC_CG T exclusive_scan(const Group &g, T v) { return exclusive_scan(g, v, plus<T>()); }
#undef __OXICC_CG
}
