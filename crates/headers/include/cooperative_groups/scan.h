// Prefix sums over a group of lanes.
#pragma once
#define _COOPERATIVE_GROUPS_SCAN_H_

#include "cooperative_groups/reduce.h"

namespace cooperative_groups {
#define __OXICC_CG __device__ __forceinline__
namespace details {
template <class Group> struct has_warps {
    static constexpr bool value = false;
};
template <unsigned int Size, class Parent> struct has_warps<thread_block_tile<Size, Parent>> {
    static constexpr bool value = Size > 32;
};
}
template <class Group, class T, class Op> __OXICC_CG T inclusive_scan(const Group &g, T v, Op &&op) {
    if constexpr (details::has_warps<Group>::value) {
        T before;
        return g.scan(v, op, before);
    } else {
        unsigned int rank = g.thread_rank();
        for (unsigned int step = 1; step < g.size(); step *= 2) {
            T other = g.shfl_up(v, step);
            if (rank >= step) v = op(other, v);
        }
        return v;
    }
}
template <class Group, class T> __OXICC_CG T inclusive_scan(const Group &g, T v) { return inclusive_scan(g, v, plus<T>()); }
template <class Group, class T, class Op> __OXICC_CG T exclusive_scan(const Group &g, T v, Op &&op) {
    if constexpr (details::has_warps<Group>::value) {
        T before;
        g.scan(v, op, before);
        return before;
    } else {
        T before = g.shfl_up(inclusive_scan(g, v, op), 1);
        return g.thread_rank() == 0 ? T() : before;
    }
}
template <class Group, class T> __OXICC_CG T exclusive_scan(const Group &g, T v) { return exclusive_scan(g, v, plus<T>()); }

// The same on top of what an atomic holds, which becomes the result of the whole group.
namespace details {
template <class Group, class Atomic, class T, class Op> __OXICC_CG auto add_to(const Group &g, Atomic &&dst, T through, Op &&op) -> decltype(dst.load()) {
    decltype(dst.load()) old{};
    if (g.thread_rank() + 1 == g.size()) old = update(dst, through, op);
    return g.shfl(old, g.size() - 1);
}
}
template <class Group, class Atomic, class T, class Op> __OXICC_CG T inclusive_scan_update(const Group &g, Atomic &&dst, T v, Op &&op) {
    T through = inclusive_scan(g, v, op);
    return op(details::add_to(g, dst, through, op), through);
}
template <class Group, class Atomic, class T> __OXICC_CG T inclusive_scan_update(const Group &g, Atomic &&dst, T v) {
    return inclusive_scan_update(g, dst, v, plus<T>());
}
template <class Group, class Atomic, class T, class Op> __OXICC_CG T exclusive_scan_update(const Group &g, Atomic &&dst, T v, Op &&op) {
    T through = inclusive_scan(g, v, op), before = exclusive_scan(g, v, op);
    T old = details::add_to(g, dst, through, op);
    return g.thread_rank() == 0 ? old : op(old, before);
}
template <class Group, class Atomic, class T> __OXICC_CG T exclusive_scan_update(const Group &g, Atomic &&dst, T v) {
    return exclusive_scan_update(g, dst, v, plus<T>());
}
#undef __OXICC_CG
}
