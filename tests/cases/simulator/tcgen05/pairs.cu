// Products of two blocks of a cluster: each has half of the rows of `a` and half of the columns of `b`.
// NO-CLANG: clang 19 has no clusters
// FLAGS: -arch=sm_100a
// PTXAS: sm_100a
// OPT: 1
// RUN: product<<<2, 128>>>(a=buf:f16:4096:rand=1, b=buf:f16:1024:rand=2, m=u32:256, d=out:f32:16384)
// EXPECT: d[i] == sum(k, 0, 16, a[i/64*16+k] * b[i%64*16+k]) ~ 1e-5rel
// RUN: product<<<2, 128>>>(a=buf:f16:4096:rand=3, b=buf:f16:1024:rand=4, m=u32:128, d=out:f32:8192)
// EXPECT: d[i] == sum(k, 0, 16, a[i/64*16+k] * b[i%64*16+k]) ~ 1e-5rel
#include "tcgen05.cuh"

__shared__ __align__(1024) char a_tile[128 * 32], b_tile[32 * 32];
__shared__ unsigned slot;
__shared__ u64 barrier;

__device__ void meet() {
    asm volatile("barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;" ::: "memory");
}

extern "C" __global__ void __cluster_dims__(2, 1, 1) product(const __half *a, const __half *b, unsigned m, float *out) {
    unsigned rank = blockIdx.x, rows = m / 2;
    for (unsigned i = threadIdx.x; i < rows * 16; i += 128) *(__half *)(a_tile + row_place(i / 16, i % 16 * 2, 32, PLAIN)) = a[rank * rows * 16 + i];
    for (unsigned i = threadIdx.x; i < 32 * 16; i += 128) *(__half *)(b_tile + row_place(i / 16, i % 16 * 2, 32, PLAIN)) = b[rank * 32 * 16 + i];
    if (threadIdx.x < 32) allocate<2>(&slot, 64);
    if (threadIdx.x == 0) init_barrier(&barrier, 1);
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    __syncthreads();
    meet();
    after_sync();
    if (threadIdx.x == 0 && rank == 0) {
        u64 a = row_descriptor(a_tile, 0, 32, PLAIN), b = row_descriptor(b_tile, 0, 32, PLAIN);
        unsigned shape = shape_of(1, 0, 0, m, 64);
        asm volatile("tcgen05.mma.cta_group::2.kind::f16 [%0], %1, %2, %3, 0;" ::"r"(slot), "l"(a), "l"(b), "r"(shape) : "memory");
        asm volatile("tcgen05.commit.cta_group::2.mbarrier::arrive::one.shared::cluster.multicast::cluster.b64 [%0], %1;" ::"r"(shared_address(&barrier)),
                     "h"((unsigned short)3) : "memory");
    }
    wait(&barrier, 0);
    after_sync();
    for (unsigned c = 0; c < 64; c++) {
        if (m == 128 && c >= 32) break;
        float v = __uint_as_float(load_column(own_lanes(slot + c)));
        if (m == 256)
            out[(rank * 128 + threadIdx.x) * 64 + c] = v;
        else
            out[(rank * 64 + threadIdx.x % 64) * 64 + threadIdx.x / 64 * 32 + c] = v;
    }
    before_sync();
    __syncthreads();
    meet();
    if (threadIdx.x < 32) deallocate<2>(slot, 64);
}
