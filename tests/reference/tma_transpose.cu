// A tile through a tensor map, transposed in shared memory, stored through another one.
// FLAGS: -arch=sm_90
// RUN: transpose<<<(2,2), 64>>>(in=tmap::i32:16x16:8x8:i, out=tmap::i32:16x16:8x8)
// EXPECT: out[i] == i%16*16 + i/16
#include <cuda.h>
#include <cuda/barrier>
using barrier = cuda::barrier<cuda::thread_scope_block>;
namespace cde = cuda::device::experimental;
__global__ void transpose(const __grid_constant__ CUtensorMap in, const __grid_constant__ CUtensorMap out) {
    __shared__ alignas(128) int tile[8][8], turned[8][8];
#pragma nv_diag_suppress static_var_with_dynamic_init
    __shared__ barrier bar;
    if (threadIdx.x == 0) {
        init(&bar, blockDim.x);
        cde::fence_proxy_async_shared_cta();
    }
    __syncthreads();
    barrier::arrival_token token;
    if (threadIdx.x == 0) {
        cde::cp_async_bulk_tensor_2d_global_to_shared(&tile, &in, blockIdx.x * 8, blockIdx.y * 8, bar);
        token = cuda::device::barrier_arrive_tx(bar, 1, sizeof(tile));
    } else {
        token = bar.arrive();
    }
    bar.wait(std::move(token));
    int x = threadIdx.x % 8, y = threadIdx.x / 8;
    turned[x][y] = tile[y][x];
    cde::fence_proxy_async_shared_cta();
    __syncthreads();
    if (threadIdx.x == 0) {
        cde::cp_async_bulk_tensor_2d_shared_to_global(&out, blockIdx.y * 8, blockIdx.x * 8, &turned);
        cde::cp_async_bulk_commit_group();
        cde::cp_async_bulk_wait_group_read<0>();
    }
}
