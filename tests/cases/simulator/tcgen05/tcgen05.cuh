// Tensor memory and the products in it, as functions.
#pragma once
#include <cuda_fp16.h>

typedef unsigned long long u64;

__device__ inline unsigned shared_address(const void *p) { return (unsigned)__cvta_generic_to_shared(p); }

// Swizzles of matrices in shared memory: the code of a descriptor, and the bytes of a row.
enum Swizzle { PLAIN = 0, WIDE_ATOMS = 1, BYTES_128 = 2, BYTES_64 = 4, BYTES_32 = 6 };
__device__ inline unsigned width(Swizzle s) {
    return s == PLAIN ? 16 : s == BYTES_32 ? 32 : s == BYTES_64 ? 64 : 128;
}

__device__ inline unsigned swizzled(unsigned offset, Swizzle s) {
    unsigned row = offset >> 7;
    switch (s) {
    case PLAIN: return offset;
    case BYTES_32: return offset ^ (row & 1) << 4;
    case BYTES_64: return offset ^ (row & 3) << 4;
    case BYTES_128: return offset ^ (row & 7) << 4;
    default: return offset ^ (row & 3) << 5;
    }
}

__device__ inline u64 descriptor(const void *start, unsigned leading, unsigned stride, Swizzle s) {
    return (u64)(shared_address(start) >> 4 & 0x3fff) | (u64)(leading >> 4) << 16 | (u64)(stride >> 4) << 32 | 1ull << 46 | (u64)s << 61;
}

// A matrix whose rows are `bytes` long, in eights of rows. Without a swizzle its 16-byte columns follow each other.
__device__ inline unsigned row_place(unsigned row, unsigned byte, unsigned bytes, Swizzle s) {
    if (s == PLAIN) return row / 8 * (bytes * 8) + byte / 16 * 128 + row % 8 * 16 + byte % 16;
    return swizzled(row / 8 * (8 * width(s)) + row % 8 * width(s) + byte, s);
}
// Its descriptor from step `byte` of the sum on.
__device__ inline u64 row_descriptor(const char *start, unsigned byte, unsigned bytes, Swizzle s) {
    if (s == PLAIN) return descriptor(start + byte / 16 * 128, 128, bytes * 8, s);
    return descriptor(start + byte, 16, 8 * width(s), s);
}

template <int Group = 1> __device__ inline void allocate(unsigned *to, unsigned columns) {
    if (Group == 1)
        asm volatile("tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [%0], %1;" ::"r"(shared_address(to)), "r"(columns) : "memory");
    else
        asm volatile("tcgen05.alloc.cta_group::2.sync.aligned.shared::cta.b32 [%0], %1;" ::"r"(shared_address(to)), "r"(columns) : "memory");
}
template <int Group = 1> __device__ inline void deallocate(unsigned address, unsigned columns) {
    if (Group == 1) {
        asm volatile("tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;");
        asm volatile("tcgen05.dealloc.cta_group::1.sync.aligned.b32 %0, %1;" ::"r"(address), "r"(columns));
    } else {
        asm volatile("tcgen05.relinquish_alloc_permit.cta_group::2.sync.aligned;");
        asm volatile("tcgen05.dealloc.cta_group::2.sync.aligned.b32 %0, %1;" ::"r"(address), "r"(columns));
    }
}

__device__ inline void init_barrier(u64 *barrier, unsigned count) {
    asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(shared_address(barrier)), "r"(count) : "memory");
}
__device__ inline void commit(u64 *barrier) {
    asm volatile("tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [%0];" ::"r"(shared_address(barrier)) : "memory");
}
__device__ inline void wait(u64 *barrier, unsigned parity) {
    unsigned done = 0;
    while (!done)
        asm volatile("{ .reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p, [%1], %2; selp.u32 %0, 1, 0, p; }"
                     : "=r"(done) : "r"(shared_address(barrier)), "r"(parity) : "memory");
}
__device__ inline void before_sync() { asm volatile("tcgen05.fence::before_thread_sync;" ::: "memory"); }
__device__ inline void after_sync() { asm volatile("tcgen05.fence::after_thread_sync;" ::: "memory"); }
__device__ inline void wait_loads() { asm volatile("tcgen05.wait::ld.sync.aligned;" ::: "memory"); }
__device__ inline void wait_stores() { asm volatile("tcgen05.wait::st.sync.aligned;" ::: "memory"); }

// A column of each lane of the warp.
__device__ inline unsigned load_column(unsigned address) {
    unsigned v;
    asm volatile("tcgen05.ld.sync.aligned.32x32b.x1.b32 {%0}, [%1];" : "=r"(v) : "r"(address));
    wait_loads();
    return v;
}
__device__ inline void store_column(unsigned address, unsigned v) {
    asm volatile("tcgen05.st.sync.aligned.32x32b.x1.b32 [%0], {%1};" ::"r"(address), "r"(v));
    wait_stores();
}
// The lanes that this warp reaches.
__device__ inline unsigned own_lanes(unsigned address) { return address + ((threadIdx.x / 32 % 4 * 32) << 16); }

#define MMA(kind)                                                                                                            \
    asm volatile("{ .reg .pred p; setp.ne.u32 p, %4, 0; tcgen05.mma.cta_group::1.kind::" kind " [%0], %1, %2, %3, p; }" ::"r"(d), \
                 "l"(a), "l"(b), "r"(shape), "r"(accumulate) : "memory")
#define MMA_FROM_MEMORY(kind)                                                                                                \
    asm volatile("{ .reg .pred p; setp.ne.u32 p, %4, 0; tcgen05.mma.cta_group::1.kind::" kind " [%0], [%1], %2, %3, p; }" ::"r"(d), \
                 "r"(a), "l"(b), "r"(shape), "r"(accumulate) : "memory")

// The instruction descriptor without factors: types and extents.
__device__ constexpr unsigned shape_of(unsigned d, unsigned a, unsigned b, unsigned m, unsigned n) {
    return d << 4 | a << 7 | b << 10 | n / 8 << 17 | m / 16 << 24;
}
