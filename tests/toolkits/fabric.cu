// Accesses of other GPUs' memory over the fabric, through the functions of cuda::ptx.
// ARCH: sm_100 sm_100a sm_107a
// SINCE: 13.4
#include <cuda/ptx>
namespace ptx = cuda::ptx;
__global__ void fabric(unsigned *out, unsigned long offset, unsigned id) {
    __shared__ alignas(16) unsigned data[64];
    __shared__ unsigned long bar;
    ptx::fabric_try_get(ptx::space_shared, ptx::sem_relaxed, ptx::scope_sys, data, id, offset, 256, &bar);
    ptx::fabric_try_put(ptx::space_shared, ptx::sem_relaxed, ptx::scope_sys, id, offset, data, 256, &bar);
    ptx::fabric_try_red(ptx::op_and_op, ptx::space_shared, ptx::sem_relaxed, ptx::scope_sys, id, offset, data, 256u, &bar);
    ptx::fabric_submit();
    ptx::fabric_submit_op_restrict_fetching();
    out[0] = data[threadIdx.x];
}
