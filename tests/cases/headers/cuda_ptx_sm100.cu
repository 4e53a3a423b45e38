// <cuda/ptx>: the tensor memory, launches of clusters, and variants that a template chooses.
// FLAGS: -arch=sm_100a
// PTXAS: sm_100a
// OPT: 3
// CHECK-DAG: tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32
// CHECK-DAG: tcgen05.mma.cta_group::1.kind::f16
// CHECK-DAG: tcgen05.ld.sync.aligned.32x32b.x8.b32
// CHECK-DAG: tcgen05.wait::ld.sync.aligned;
// CHECK-DAG: clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.b128
// CHECK-DAG: multimem.red.release.gpu.global.add.u32
// CHECK-DAG: tensormap.replace.tile.rank.shared::cta.b1024.b32
#include <cuda/ptx>
namespace ptx = cuda::ptx;
using cuda::std::uint32_t;
using cuda::std::uint64_t;

template <ptx::dot_scope scope> __device__ void reduce(ptx::scope_t<scope> s, uint32_t *p) {
    ptx::multimem_red(ptx::sem_release, s, ptx::op_add, p, 1u);
}
__global__ void k(uint32_t *out, uint64_t a, uint64_t b, uint32_t shape) {
    __shared__ uint32_t tmem;
    __shared__ alignas(16) uint64_t bar, answer[2];
    __shared__ alignas(128) char map[128];
    ptx::tcgen05_alloc(ptx::cta_group_1, &tmem, 64);
    ptx::tcgen05_mma(ptx::kind_f16, ptx::cta_group_1, tmem, a, b, shape, true);
    uint32_t r[8];
    ptx::tcgen05_ld_32x32b(r, tmem);
    ptx::tcgen05_wait_ld();
    for (int i = 0; i < 8; i++) out[i] = r[i];
    ptx::clusterlaunchcontrol_try_cancel(answer, &bar);
    reduce(ptx::scope_gpu, out);
    ptx::tensormap_replace_rank(ptx::space_shared, map, 2u);
}
