// Cooperative groups: threads that work together, from a few lanes of a warp to the whole grid.
#pragma once
#define _COOPERATIVE_GROUPS_H_

#include "device_functions.h"

#ifdef __CUDACC__
namespace cooperative_groups {
#define __OXICC_CG __device__ __forceinline__
namespace details {
__OXICC_CG unsigned int lane() {
    unsigned int r;
    asm("mov.u32 %0, %%laneid;" : "=r"(r));
    return r;
}
__OXICC_CG unsigned int rank_in_block() { return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x; }
__OXICC_CG unsigned int threads_in_block() { return blockDim.x * blockDim.y * blockDim.z; }
__OXICC_CG unsigned long long rank_of_block() {
    return ((unsigned long long)blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
}
// Lanes whose place in the group is lower than that of this thread.
__OXICC_CG unsigned int rank_in_mask(unsigned int mask) { return __popc(mask & ((1u << lane()) - 1)); }
// The place of a lane among the lanes of the group.
__OXICC_CG unsigned int pack(unsigned int lanes, unsigned int mask) {
    if (mask == 0xffffffffu) return lanes;
    unsigned int r = 0;
    for (unsigned int to = 0; mask; to++, mask &= mask - 1) r |= (lanes >> (__ffs((int)mask) - 1) & 1) << to;
    return r;
}
// Moves any value by the words it is made of.
template <class T, class F> __OXICC_CG T by_words(const T &v, F move) {
    unsigned int words[(sizeof(T) + 3) / 4];
    words[sizeof(words) / 4 - 1] = 0;
    __builtin_memcpy(words, &v, sizeof(T));
    for (unsigned int i = 0; i < sizeof(words) / 4; i++) words[i] = move(words[i]);
    T r;
    __builtin_memcpy(&r, words, sizeof(T));
    return r;
}
template <class T> __OXICC_CG T shfl(unsigned int mask, const T &v, unsigned int source, int width) {
    return by_words(v, [=](unsigned int w) { return __shfl_sync(mask, w, (int)source, width); });
}
enum group_kind { kind_block, kind_grid, kind_cluster, kind_lanes, kind_warps };

// Where the warps of tiles larger than a warp meet: a counter of arrivals for each tile, a word of every warp.
struct tile_memory {
    unsigned int arrivals[32];
    unsigned int words[32];
    __OXICC_CG void clear() {
        __syncthreads();
        for (unsigned int i = rank_in_block(); i < 32; i += threads_in_block()) arrivals[i] = 0;
        __syncthreads();
    }
};
__OXICC_CG tile_memory *block_memory() {
    __shared__ tile_memory memory;
    return &memory;
}
}
template <unsigned int MaxBlockSize = 1024> struct block_tile_memory {
    details::tile_memory memory;
};

// Any group, when it does not matter which.
class thread_group {
protected:
    details::group_kind kind;
    unsigned int mask;
    unsigned int count;
    __OXICC_CG thread_group(details::group_kind k, unsigned int m, unsigned int n) : kind(k), mask(m), count(n) {}

public:
    __OXICC_CG unsigned long long size() const;
    __OXICC_CG unsigned long long num_threads() const { return size(); }
    __OXICC_CG unsigned long long thread_rank() const;
    __OXICC_CG void sync() const;
    __OXICC_CG unsigned int get_type() const { return kind; }
    __OXICC_CG unsigned int _lanes() const { return mask; }
};

class thread_block : public thread_group {
    details::tile_memory *memory;
    __OXICC_CG thread_block(details::tile_memory *m) : thread_group(details::kind_block, 0, 0), memory(m) {}
    friend __OXICC_CG thread_block this_thread_block();
    template <unsigned int MaxBlockSize> friend __OXICC_CG thread_block this_thread_block(block_tile_memory<MaxBlockSize> &scratch);

public:
    // The user's memory is ready; that of the compiler becomes so when tiles are made.
    __OXICC_CG details::tile_memory *_memory() const {
        if (memory) return memory;
        details::block_memory()->clear();
        return details::block_memory();
    }
    struct arrival_token {};
    static __OXICC_CG void sync() { __nvvm_barrier_sync(0); }
    static __OXICC_CG unsigned int thread_rank() { return details::rank_in_block(); }
    static __OXICC_CG dim3 group_index() { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
    static __OXICC_CG dim3 thread_index() { return dim3(threadIdx.x, threadIdx.y, threadIdx.z); }
    static __OXICC_CG dim3 group_dim() { return dim3(blockDim.x, blockDim.y, blockDim.z); }
    static __OXICC_CG dim3 dim_threads() { return group_dim(); }
    static __OXICC_CG unsigned int size() { return details::threads_in_block(); }
    static __OXICC_CG unsigned int num_threads() { return details::threads_in_block(); }
    // The hardware's barrier counts who arrives and who waits alike: a warp that did both would stand for another one.
    __OXICC_CG arrival_token barrier_arrive() const { return arrival_token(); }
    __OXICC_CG void barrier_wait(arrival_token &&) const { __nvvm_barrier_sync(0); }
};
__OXICC_CG thread_block this_thread_block() { return thread_block(nullptr); }
template <unsigned int MaxBlockSize> __OXICC_CG thread_block this_thread_block(block_tile_memory<MaxBlockSize> &scratch) {
    scratch.memory.clear();
    return thread_block(&scratch.memory);
}

class grid_group : public thread_group {
    struct workspace {
        unsigned int size;
        unsigned int barrier;
    };
    workspace *shared;
    __OXICC_CG grid_group() : thread_group(details::kind_grid, 0, 0) {
        unsigned int high, low;
        asm("mov.u32 %0, %%envreg1;" : "=r"(high));
        asm("mov.u32 %0, %%envreg2;" : "=r"(low));
        shared = (workspace *)((unsigned long long)high << 32 | low);
    }
    friend __OXICC_CG grid_group this_grid();

public:
    typedef unsigned int arrival_token;
    __OXICC_CG bool is_valid() const { return shared != nullptr; }
    __OXICC_CG void sync() const { barrier_wait(barrier_arrive()); }
    // The blocks count up to half the range of the counter together: when its top bit flips all have come.
    __OXICC_CG arrival_token barrier_arrive() const {
        if (!is_valid()) asm volatile("trap;");
        unsigned int before = 0;
        __nvvm_barrier_sync(0);
        if (details::rank_in_block() == 0) {
            unsigned int blocks = gridDim.x * gridDim.y * gridDim.z;
            unsigned int step = details::rank_of_block() == 0 ? 0x80000000u - (blocks - 1) : 1;
#if __CUDA_ARCH__ >= 700
            asm volatile("atom.add.release.gpu.u32 %0, [%1], %2;" : "=r"(before) : "l"(&shared->barrier), "r"(step) : "memory");
#else
            asm volatile("membar.gl; atom.add.u32 %0, [%1], %2;" : "=r"(before) : "l"(&shared->barrier), "r"(step) : "memory");
#endif
        }
        return before;
    }
    __OXICC_CG void barrier_wait(arrival_token &&before) const {
        if (details::rank_in_block() == 0) {
            unsigned int now;
            do {
#if __CUDA_ARCH__ >= 700
                asm volatile("ld.acquire.gpu.u32 %0, [%1];" : "=r"(now) : "l"(&shared->barrier) : "memory");
#else
                asm volatile("ld.volatile.u32 %0, [%1]; membar.gl;" : "=r"(now) : "l"(&shared->barrier) : "memory");
#endif
            } while (((before ^ now) & 0x80000000u) == 0);
        }
        __nvvm_barrier_sync(0);
    }
    static __OXICC_CG unsigned long long num_blocks() { return (unsigned long long)gridDim.x * gridDim.y * gridDim.z; }
    static __OXICC_CG unsigned long long size() { return num_blocks() * details::threads_in_block(); }
    static __OXICC_CG unsigned long long num_threads() { return size(); }
    static __OXICC_CG unsigned long long thread_rank() { return details::rank_of_block() * details::threads_in_block() + details::rank_in_block(); }
    static __OXICC_CG unsigned long long block_rank() { return details::rank_of_block(); }
    static __OXICC_CG dim3 group_dim() { return dim3(gridDim.x, gridDim.y, gridDim.z); }
    static __OXICC_CG dim3 dim_blocks() { return group_dim(); }
    static __OXICC_CG dim3 block_index() { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
    static __OXICC_CG dim3 dim_threads() { return dim3(gridDim.x * blockDim.x, gridDim.y * blockDim.y, gridDim.z * blockDim.z); }
    static __OXICC_CG dim3 thread_index() {
        return dim3(blockIdx.x * blockDim.x + threadIdx.x, blockIdx.y * blockDim.y + threadIdx.y, blockIdx.z * blockDim.z + threadIdx.z);
    }
#if __CUDA_ARCH__ >= 900
    static __OXICC_CG dim3 dim_clusters() { return __clusterGridDimInClusters(); }
    static __OXICC_CG unsigned long long num_clusters() {
        dim3 n = dim_clusters();
        return (unsigned long long)n.x * n.y * n.z;
    }
    static __OXICC_CG dim3 cluster_index() { return __clusterIdx(); }
    static __OXICC_CG unsigned long long cluster_rank() {
        dim3 n = dim_clusters(), i = cluster_index();
        return ((unsigned long long)i.z * n.y + i.y) * n.x + i.x;
    }
#endif
};
__OXICC_CG grid_group this_grid() { return grid_group(); }

#if __CUDA_ARCH__ >= 900
class cluster_group : public thread_group {
    __OXICC_CG cluster_group() : thread_group(details::kind_cluster, 0, 0) {}
    friend __OXICC_CG cluster_group this_cluster();

public:
    struct arrival_token {};
    static __OXICC_CG void sync() {
        __cluster_barrier_arrive();
        __cluster_barrier_wait();
    }
    static __OXICC_CG arrival_token barrier_arrive() {
        __cluster_barrier_arrive();
        return arrival_token();
    }
    static __OXICC_CG void barrier_wait() { __cluster_barrier_wait(); }
    static __OXICC_CG void barrier_wait(arrival_token &&) { __cluster_barrier_wait(); }
    static __OXICC_CG unsigned int query_shared_rank(const void *p) { return __cluster_query_shared_rank(p); }
    template <class T> static __OXICC_CG T *map_shared_rank(T *p, int rank) { return (T *)__cluster_map_shared_rank((const void *)p, (unsigned int)rank); }
    static __OXICC_CG dim3 block_index() { return __clusterRelativeBlockIdx(); }
    static __OXICC_CG unsigned int block_rank() { return __clusterRelativeBlockRank(); }
    static __OXICC_CG dim3 dim_blocks() { return __clusterDim(); }
    static __OXICC_CG unsigned int num_blocks() { return __clusterSizeInBlocks(); }
    static __OXICC_CG unsigned int thread_rank() { return block_rank() * details::threads_in_block() + details::rank_in_block(); }
    static __OXICC_CG unsigned int num_threads() { return num_blocks() * details::threads_in_block(); }
    static __OXICC_CG unsigned int size() { return num_threads(); }
    static __OXICC_CG dim3 thread_index() {
        dim3 b = block_index();
        return dim3(b.x * blockDim.x + threadIdx.x, b.y * blockDim.y + threadIdx.y, b.z * blockDim.z + threadIdx.z);
    }
    static __OXICC_CG dim3 dim_threads() {
        dim3 n = dim_blocks();
        return dim3(n.x * blockDim.x, n.y * blockDim.y, n.z * blockDim.z);
    }
};
__OXICC_CG cluster_group this_cluster() { return cluster_group(); }
#endif

// Lanes of a warp in their order.
class coalesced_group : public thread_group {
    unsigned int meta_rank, meta_size;

    __OXICC_CG unsigned int lane_of(unsigned int rank) const { return count == 32 ? rank : __fns(mask, 0, (int)rank + 1); }

public:
    __OXICC_CG coalesced_group(unsigned int lanes, unsigned int rank = 0, unsigned int groups = 1)
        : thread_group(details::kind_lanes, lanes, __popc(lanes)), meta_rank(rank), meta_size(groups) {}
    __OXICC_CG unsigned int size() const { return count; }
    __OXICC_CG unsigned int num_threads() const { return count; }
    __OXICC_CG unsigned int thread_rank() const { return details::rank_in_mask(mask); }
    __OXICC_CG void sync() const { __syncwarp(mask); }
    __OXICC_CG unsigned int meta_group_rank() const { return meta_rank; }
    __OXICC_CG unsigned int meta_group_size() const { return meta_size; }
    template <class T> __OXICC_CG T shfl(T v, int source) const { return details::shfl(mask, v, lane_of((unsigned int)source), 32); }
    template <class T> __OXICC_CG T shfl_down(T v, unsigned int delta) const {
        unsigned int rank = thread_rank() + delta;
        return details::shfl(mask, v, rank < count ? lane_of(rank) : details::lane(), 32);
    }
    template <class T> __OXICC_CG T shfl_up(T v, unsigned int delta) const {
        unsigned int rank = thread_rank();
        return details::shfl(mask, v, rank >= delta ? lane_of(rank - delta) : details::lane(), 32);
    }
    __OXICC_CG int any(int predicate) const { return __any_sync(mask, predicate); }
    __OXICC_CG int all(int predicate) const { return __all_sync(mask, predicate); }
    __OXICC_CG unsigned int ballot(int predicate) const { return details::pack(__ballot_sync(mask, predicate), mask); }
#if __CUDA_ARCH__ >= 700
    template <class T> __OXICC_CG unsigned int match_any(T v) const { return details::pack(__match_any_sync(mask, v), mask); }
    template <class T> __OXICC_CG unsigned int match_all(T v, int &predicate) const { return details::pack(__match_all_sync(mask, v, &predicate), mask); }
#endif
};
__OXICC_CG coalesced_group coalesced_threads() { return coalesced_group(__activemask()); }

// As many neighbouring lanes as the size says, a power of two.
template <unsigned int Size, class Parent = void> class thread_block_tile : public thread_group {
    static_assert(Size == 1 || Size == 2 || Size == 4 || Size == 8 || Size == 16 || Size == 32, "tiles are 1, 2, 4, 8, 16 or 32 threads");
    unsigned int meta_rank, meta_size;

    __OXICC_CG unsigned int lanes() const { return Size == 32 ? 0xffffffffu : mask; }

public:
    // `size` and `rank` are those of the parent.
    __OXICC_CG thread_block_tile(unsigned int size, unsigned int rank)
        : thread_group(details::kind_lanes, Size == 32 ? 0xffffffffu : ((1u << (Size % 32)) - 1) << (details::lane() & ~(Size - 1)), Size),
          meta_rank(rank / Size), meta_size((size + Size - 1) / Size) {}
    template <class P> __OXICC_CG thread_block_tile(const thread_block_tile<Size, P> &t)
        : thread_group(details::kind_lanes, t._lanes(), Size), meta_rank(t.meta_group_rank()), meta_size(t.meta_group_size()) {}
    __OXICC_CG operator coalesced_group() const { return coalesced_group(mask, meta_rank, meta_size); }
    static __OXICC_CG constexpr unsigned int size() { return Size; }
    static __OXICC_CG constexpr unsigned int num_threads() { return Size; }
    static __OXICC_CG unsigned int thread_rank() { return details::lane() & (Size - 1); }
    __OXICC_CG void sync() const { __syncwarp(lanes()); }
    __OXICC_CG unsigned int meta_group_rank() const { return meta_rank; }
    __OXICC_CG unsigned int meta_group_size() const { return meta_size; }
    template <class T> __OXICC_CG T shfl(T v, int source) const { return details::shfl(lanes(), v, (unsigned int)source, Size); }
    template <class T> __OXICC_CG T shfl_down(T v, unsigned int delta) const {
        unsigned int m = lanes();
        return details::by_words(v, [=](unsigned int w) { return __shfl_down_sync(m, w, delta, Size); });
    }
    template <class T> __OXICC_CG T shfl_up(T v, unsigned int delta) const {
        unsigned int m = lanes();
        return details::by_words(v, [=](unsigned int w) { return __shfl_up_sync(m, w, delta, Size); });
    }
    template <class T> __OXICC_CG T shfl_xor(T v, unsigned int lane) const {
        unsigned int m = lanes();
        return details::by_words(v, [=](unsigned int w) { return __shfl_xor_sync(m, w, (int)lane, Size); });
    }
    __OXICC_CG int any(int predicate) const { return (lanes() & __ballot_sync(lanes(), predicate)) != 0; }
    __OXICC_CG int all(int predicate) const { return (lanes() & __ballot_sync(lanes(), predicate)) == lanes(); }
    __OXICC_CG unsigned int ballot(int predicate) const { return down(__ballot_sync(lanes(), predicate)); }
#if __CUDA_ARCH__ >= 700
    template <class T> __OXICC_CG unsigned int match_any(T v) const { return down(__match_any_sync(lanes(), v)); }
    template <class T> __OXICC_CG unsigned int match_all(T v, int &predicate) const { return down(__match_all_sync(lanes(), v, &predicate)); }
#endif

private:
    __OXICC_CG unsigned int down(unsigned int bits) const { return Size == 32 ? bits : (bits & mask) >> (details::lane() & ~(Size - 1)); }
};

namespace details {
// A tile of several warps.
template <unsigned int Size> class warps_tile : public thread_group {
    tile_memory *memory;
    unsigned int parent;

    static __OXICC_CG unsigned int warp_of_block() { return rank_in_block() / 32; }
    static __OXICC_CG unsigned int first_warp() { return warp_of_block() & ~(Size / 32 - 1); }

public:
    static constexpr unsigned int warps = Size / 32;
    __OXICC_CG warps_tile(tile_memory *m, unsigned int size) : thread_group(kind_warps, 0, Size), memory(m), parent(size) {}
    __OXICC_CG tile_memory *_memory() const { return memory; }
    static __OXICC_CG constexpr unsigned int size() { return Size; }
    static __OXICC_CG constexpr unsigned int num_threads() { return Size; }
    static __OXICC_CG unsigned int thread_rank() { return rank_in_block() & (Size - 1); }
    __OXICC_CG unsigned int meta_group_rank() const { return (rank_in_block() & (parent - 1)) / Size; }
    __OXICC_CG unsigned int meta_group_size() const { return (parent + Size - 1) / Size; }
    // The arrivals count up; a warp waits for the next multiple of their number.
    __OXICC_CG void sync() const {
        __syncwarp();
        // Tiles of all sizes in one array, as in a heap.
        unsigned int *at = &memory->arrivals[1024 / Size + rank_in_block() / Size], before = 0, now;
#if __CUDA_ARCH__ >= 700
        if (lane() == 0) asm volatile("atom.add.acq_rel.cta.u32 %0, [%1], 1;" : "=r"(before) : "l"(at) : "memory");
#else
        if (lane() == 0) asm volatile("membar.cta; atom.add.u32 %0, [%1], 1; membar.cta;" : "=r"(before) : "l"(at) : "memory");
#endif
        unsigned int target = (__shfl_sync(0xffffffffu, before, 0) / warps + 1) * warps;
        while (true) {
#if __CUDA_ARCH__ >= 700
            asm volatile("ld.acquire.cta.u32 %0, [%1];" : "=r"(now) : "l"(at) : "memory");
            if ((int)(now - target) >= 0) break;
            __nanosleep(20);
#else
            asm volatile("ld.volatile.u32 %0, [%1]; membar.cta;" : "=r"(now) : "l"(at) : "memory");
            if ((int)(now - target) >= 0) break;
#endif
        }
        __syncwarp();
    }
    // The values of one lane of every warp, for all.
    template <class T> __OXICC_CG void gather(const T &v, unsigned int from, T *out) const {
        unsigned int words[(sizeof(T) + 3) / 4], all[warps][(sizeof(T) + 3) / 4];
        words[sizeof(words) / 4 - 1] = 0;
        __builtin_memcpy(words, &v, sizeof(T));
        for (unsigned int i = 0; i < sizeof(words) / 4; i++) {
            if (lane() == from) ((volatile unsigned int *)memory->words)[warp_of_block()] = words[i];
            sync();
            for (unsigned int w = 0; w < warps; w++) all[w][i] = ((volatile unsigned int *)memory->words)[first_warp() + w];
            sync();
        }
        for (unsigned int w = 0; w < warps; w++) __builtin_memcpy(&out[w], all[w], sizeof(T));
    }
    template <class T> __OXICC_CG T shfl(T v, unsigned int source) const {
        T of[warps];
        gather(v, source & 31, of);
        return of[(source & (Size - 1)) / 32];
    }
    __OXICC_CG int any(int predicate) const {
        int of[warps], r = 0;
        gather(__any_sync(0xffffffffu, predicate), 0, of);
        for (unsigned int w = 0; w < warps; w++) r |= of[w];
        return r != 0;
    }
    __OXICC_CG int all(int predicate) const { return !any(!predicate); }
    template <class T, class Op> __OXICC_CG T reduce(T v, Op &&op) const {
        for (unsigned int step = 16; step > 0; step /= 2)
            v = op(v, by_words(v, [=](unsigned int w) { return __shfl_xor_sync(0xffffffffu, w, (int)step); }));
        T of[warps];
        gather(v, 0, of);
        for (unsigned int step = warps / 2; step > 0; step /= 2)
            for (unsigned int i = 0; i < step; i++) of[i] = op(of[i], of[i + step]);
        return of[0];
    }
    // The result of all threads up to this one, and of those before it.
    template <class T, class Op> __OXICC_CG T scan(T v, Op &&op, T &before) const {
        for (unsigned int step = 1; step < 32; step *= 2) {
            T other = by_words(v, [=](unsigned int w) { return __shfl_up_sync(0xffffffffu, w, step); });
            if (lane() >= step) v = op(other, v);
        }
        T of[warps];
        gather(v, 31, of);
        T last = by_words(v, [=](unsigned int w) { return __shfl_up_sync(0xffffffffu, w, 1); });
        unsigned int own = warp_of_block() - first_warp();
        T sum = of[0];
        for (unsigned int w = 1; w < warps; w++)
            if (w < own) sum = op(sum, of[w]);
        before = lane() == 0 ? (own ? sum : T()) : own ? op(sum, last) : last;
        return own ? op(sum, v) : v;
    }
};
template <unsigned int Size, bool Warps = (Size > 32)> struct tile_maker {
    template <class Group> static __OXICC_CG thread_block_tile<Size, Group> make(const Group &g) {
        return thread_block_tile<Size, Group>((unsigned int)g.size(), (unsigned int)g.thread_rank());
    }
};
template <unsigned int Size> struct tile_maker<Size, true> {
    template <class Group> static __OXICC_CG thread_block_tile<Size, Group> make(const Group &g) {
        return thread_block_tile<Size, Group>(g._memory(), (unsigned int)g.size());
    }
};
}
#define __OXICC_WARPS(Size)                                                                                               \
    template <class Parent> class thread_block_tile<Size, Parent> : public details::warps_tile<Size> {                    \
    public:                                                                                                               \
        __OXICC_CG thread_block_tile(details::tile_memory *m, unsigned int size)                                          \
            : details::warps_tile<Size>(m, size) {}                                                                       \
        template <class P> __OXICC_CG thread_block_tile(const thread_block_tile<Size, P> &t)                              \
            : thread_block_tile(t._memory(), t.meta_group_size() * Size) {}                                               \
    };
__OXICC_WARPS(64)
__OXICC_WARPS(128)
__OXICC_WARPS(256)
__OXICC_WARPS(512)
__OXICC_WARPS(1024)
#undef __OXICC_WARPS
template <unsigned int Size, class Group> __OXICC_CG thread_block_tile<Size, Group> tiled_partition(const Group &g) {
    return details::tile_maker<Size>::make(g);
}
__OXICC_CG thread_block_tile<1> this_thread() { return thread_block_tile<1>(1, 0); }
__OXICC_CG thread_group tiled_partition(const thread_group &g, unsigned int size) {
    if (g.get_type() == details::kind_block) {
        unsigned int lane = details::lane(), first = lane & ~(size - 1);
        return coalesced_group(size >= 32 ? 0xffffffffu : ((1u << size) - 1) << first);
    }
    // The lanes of the parent in runs of the size.
    unsigned int rank = (unsigned int)g.thread_rank() / size, at = 0, lanes = 0;
    for (unsigned int m = g._lanes(); m; m &= m - 1, at++)
        if (at / size == rank) lanes |= m & -m;
    return coalesced_group(lanes, rank, ((unsigned int)g.size() + size - 1) / size);
}
__OXICC_CG coalesced_group tiled_partition(const coalesced_group &g, unsigned int size) {
    unsigned int rank = g.thread_rank() / size, at = 0, lanes = 0;
    for (unsigned int m = g._lanes(); m; m &= m - 1, at++)
        if (at / size == rank) lanes |= m & -m;
    return coalesced_group(lanes, rank, (g.size() + size - 1) / size);
}
#if __CUDA_ARCH__ >= 700
template <class Group, class T> __OXICC_CG coalesced_group labeled_partition(const Group &g, T label) {
    unsigned int lanes = __match_any_sync(g._lanes(), label) & g._lanes();
    // Groups are counted by their first lanes.
    bool leader = details::rank_in_mask(lanes) == 0;
    unsigned int leaders = __ballot_sync(g._lanes(), leader);
    unsigned int first = __ffs((int)lanes) - 1;
    return coalesced_group(lanes, __popc(leaders & ((1u << first) - 1)), __popc(leaders));
}
#endif
template <class Group> __OXICC_CG coalesced_group binary_partition(const Group &g, bool predicate) {
    unsigned int yes = __ballot_sync(g._lanes(), predicate) & g._lanes(), no = g._lanes() & ~yes;
    unsigned int groups = (yes != 0) + (no != 0);
    return predicate ? coalesced_group(yes, groups - 1, groups) : coalesced_group(no, 0, groups);
}

__OXICC_CG unsigned long long thread_group::size() const {
    switch (kind) {
    case details::kind_block: return details::threads_in_block();
    case details::kind_grid: return grid_group::size();
#if __CUDA_ARCH__ >= 900
    case details::kind_cluster: return cluster_group::size();
#endif
    default: return count;
    }
}
__OXICC_CG unsigned long long thread_group::thread_rank() const {
    switch (kind) {
    case details::kind_block: return details::rank_in_block();
    case details::kind_grid: return grid_group::thread_rank();
#if __CUDA_ARCH__ >= 900
    case details::kind_cluster: return cluster_group::thread_rank();
#endif
    default: return details::rank_in_mask(mask);
    }
}
__OXICC_CG void thread_group::sync() const {
    switch (kind) {
    case details::kind_block: thread_block::sync(); break;
    case details::kind_grid: this_grid().sync(); break;
#if __CUDA_ARCH__ >= 900
    case details::kind_cluster: cluster_group::sync(); break;
#endif
    default: __syncwarp(mask);
    }
}

template <class Group> __OXICC_CG void sync(const Group &g) { g.sync(); }
template <class Group> __OXICC_CG auto thread_rank(const Group &g) -> decltype(g.thread_rank()) { return g.thread_rank(); }
template <class Group> __OXICC_CG auto group_size(const Group &g) -> decltype(g.size()) { return g.size(); }
__OXICC_CG dim3 group_index(const thread_block &b) { return b.group_index(); }
__OXICC_CG dim3 thread_index(const thread_block &b) { return b.thread_index(); }
template <class Group, class F, class... A> __OXICC_CG void invoke_one(const Group &g, F &&f, A &&...a) {
    if (g.thread_rank() == 0) f(static_cast<A &&>(a)...);
}
template <class Group, class F, class... A> __OXICC_CG auto invoke_one_broadcast(const Group &g, F &&f, A &&...a) -> decltype(f(static_cast<A &&>(a)...)) {
    decltype(f(static_cast<A &&>(a)...)) r{};
    if (g.thread_rank() == 0) r = f(static_cast<A &&>(a)...);
    return g.shfl(r, 0);
}
#undef __OXICC_CG
}
#endif
