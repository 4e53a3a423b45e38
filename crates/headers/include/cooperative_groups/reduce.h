// Reductions over a group of lanes.
#pragma once
#define _COOPERATIVE_GROUPS_REDUCE_H_

#include "cooperative_groups.h"

namespace cooperative_groups {
#define __OXICC_CG __device__ __forceinline__
#define __OXICC_OPERATOR(name, expression)                                                                                \
    template <class T = void> struct name {                                                                               \
        __OXICC_CG T operator()(T a, T b) const { return expression; }                                                    \
    };
__OXICC_OPERATOR(plus, a + b)
__OXICC_OPERATOR(less, b < a ? b : a)
__OXICC_OPERATOR(greater, a < b ? b : a)
__OXICC_OPERATOR(bit_and, a & b)
__OXICC_OPERATOR(bit_or, a | b)
__OXICC_OPERATOR(bit_xor, a ^ b)
#undef __OXICC_OPERATOR

namespace details {
template <class T> struct bare { typedef T type; };
template <class T> struct bare<T &> : bare<T> {};
template <class T> struct bare<T &&> : bare<T> {};
template <class T> struct bare<const T> : bare<T> {};
// Instructions that reduce over lanes.
template <class Op> struct redux {
    static constexpr bool exists = false;
};
#if __CUDA_ARCH__ >= 800
#define __OXICC_REDUX(op, T, f)                                                                                           \
    template <> struct redux<op<T>> {                                                                                     \
        static constexpr bool exists = true;                                                                              \
        static __OXICC_CG T reduce(unsigned int mask, T v) { return f(mask, v); }                                         \
    };
__OXICC_REDUX(plus, int, __reduce_add_sync)
__OXICC_REDUX(plus, unsigned int, __reduce_add_sync)
__OXICC_REDUX(less, int, __reduce_min_sync)
__OXICC_REDUX(less, unsigned int, __reduce_min_sync)
__OXICC_REDUX(greater, int, __reduce_max_sync)
__OXICC_REDUX(greater, unsigned int, __reduce_max_sync)
__OXICC_REDUX(bit_and, unsigned int, __reduce_and_sync)
__OXICC_REDUX(bit_or, unsigned int, __reduce_or_sync)
__OXICC_REDUX(bit_xor, unsigned int, __reduce_xor_sync)
#undef __OXICC_REDUX
#endif
}

namespace details {
// What was there before.
template <class Atomic, class T, class Op> __OXICC_CG auto update(Atomic &&a, T v, Op &&op) -> decltype(a.load()) {
    auto old = a.load();
    while (!a.compare_exchange_weak(old, op(old, v))) {
    }
    return old;
}
}

template <unsigned int Size, class Parent, class T, class Op> __OXICC_CG T reduce(const thread_block_tile<Size, Parent> &g, T v, Op &&op) {
    if constexpr (Size > 32) {
        return g.reduce(v, op);
    } else if constexpr (details::redux<typename details::bare<Op>::type>::exists) {
        return details::redux<typename details::bare<Op>::type>::reduce(g._lanes(), v);
    } else {
        for (unsigned int step = Size / 2; step > 0; step /= 2) v = op(v, g.shfl_xor(v, step));
        return v;
    }
}
template <class T, class Op> __OXICC_CG T reduce(const coalesced_group &g, T v, Op &&op) {
    if constexpr (details::redux<typename details::bare<Op>::type>::exists) {
        return details::redux<typename details::bare<Op>::type>::reduce(g._lanes(), v);
    } else {
        unsigned int n = g.size(), rank = g.thread_rank();
        for (unsigned int step = 1; step < n; step *= 2) {
            T other = g.shfl_down(v, step);
            if (rank + step < n) v = op(v, other);
        }
        return g.shfl(v, 0);
    }
}
template <class Group, class D, class T, class Op> __OXICC_CG void reduce_store_async(const Group &g, D *dst, T v, Op &&op) {
    T r = reduce(g, v, op);
    if (g.thread_rank() == 0) *dst = r;
}
// To a cuda::atomic or cuda::atomic_ref.
template <class Group, class Atomic, class T, class Op> __OXICC_CG void reduce_store_async(const Group &g, Atomic &&dst, T v, Op &&op) {
    T r = reduce(g, v, op);
    if (g.thread_rank() == 0) dst.store(r);
}
template <class Group, class Atomic, class T, class Op> __OXICC_CG void reduce_update_async(const Group &g, Atomic &&dst, T v, Op &&op) {
    T r = reduce(g, v, op);
    if (g.thread_rank() == 0) details::update(dst, r, op);
}
#undef __OXICC_CG
}
