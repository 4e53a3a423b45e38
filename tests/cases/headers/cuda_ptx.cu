// <cuda/ptx>: instructions as functions.
// NO-CLANG: the header is ours
// FLAGS: -arch=sm_90
// PTXAS: sm_90
// RUN: copy<<<1, 32>>>(in=buf:i32:32:iota, out=out:i32:32)
// EXPECT: out[i] == 2*i + 1
// CHECK: mbarrier.init.shared{{.*}}.b64
// CHECK: fence.mbarrier_init.release.cluster;
// CHECK: cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes
// CHECK: mbarrier.arrive.expect_tx.release.cta.shared::cta.b64
// CHECK: mbarrier.try_wait.parity.shared::cta.b64
#include <cuda/ptx>
#include <cuda/std/cstdint>
namespace ptx = cuda::ptx;

__global__ void copy(const int *in, int *out) {
    __shared__ alignas(16) int s[32];
    __shared__ cuda::std::uint64_t bar;
    if (threadIdx.x == 0) {
        ptx::mbarrier_init(&bar, 1);
        ptx::fence_mbarrier_init(ptx::sem_release, ptx::scope_cluster);
    }
    __syncthreads();
    if (threadIdx.x == 0) {
        ptx::cp_async_bulk(ptx::space_cluster, ptx::space_global, s, in, sizeof s, &bar);
        ptx::mbarrier_arrive_expect_tx(ptx::sem_release, ptx::scope_cta, ptx::space_shared, &bar, sizeof s);
    }
    while (!ptx::mbarrier_try_wait_parity(&bar, 0)) {}
    bool there;
    int other = ptx::shfl_sync_bfly(s[threadIdx.x], there, 1, 31, ~0u);
    int lane = (int)ptx::get_sreg_laneid();
    // The neighbour and this one are 2 * (lane / 2) and the next.
    int even = lane & 1 ? other : s[lane];
    out[lane] = 2 * (even + (lane & 1)) + ptx::ld_nc_L1_no_allocate(ptx::space_global, in + 1);
    ptx::fence(ptx::sem_acq_rel, ptx::scope_gpu);
}
