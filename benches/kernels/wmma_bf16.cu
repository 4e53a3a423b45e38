// Tensor cores through wmma on bfloat16: A by rows, B by columns, a bias and an activation applied to the fragments in shared memory.
// RUN: wmma_bf16<<<(32,16), 128>>>(m=i32:1024, n=i32:1024, k=i32:1024, a=buf:bf16:1<<20:rand=1, b=buf:bf16:1<<20:rand=2, bias=buf:f32:1024:rand=3, c=out:bf16:1<<20)
#include <cuda_bf16.h>
#include <mma.h>
using namespace nvcuda::wmma;
extern "C" __global__ void wmma_bf16(int m, int n, int k, const __nv_bfloat16* a, const __nv_bfloat16* b, const float* bias, __nv_bfloat16* c) {
    __shared__ float stage[4][16 * 32];
    const int warp = threadIdx.x >> 5, lane = threadIdx.x & 31;
    const int row = blockIdx.y * 64 + warp * 16, col = blockIdx.x * 32;
    if (row >= m || col >= n) return;
    fragment<accumulator, 16, 16, 16, float> acc0, acc1;
    fill_fragment(acc0, 0.f);
    fill_fragment(acc1, 0.f);
    for (int i = 0; i < k; i += 16) {
        fragment<matrix_a, 16, 16, 16, __nv_bfloat16, row_major> fa;
        fragment<matrix_b, 16, 16, 16, __nv_bfloat16, col_major> fb0, fb1;
        load_matrix_sync(fa, a + row * k + i, k);
        load_matrix_sync(fb0, b + col * k + i, k);
        load_matrix_sync(fb1, b + (col + 16) * k + i, k);
        mma_sync(acc0, fa, fb0, acc0);
        mma_sync(acc1, fa, fb1, acc1);
    }
    store_matrix_sync(stage[warp], acc0, 32, mem_row_major);
    store_matrix_sync(stage[warp] + 16, acc1, 32, mem_row_major);
    __syncwarp();
    for (int r = 0; r < 16; r++) {
        float v = stage[warp][r * 32 + lane] + bias[col + lane];
        v = v > 0.f ? v : 0.01f * v;
        c[(row + r) * n + col + lane] = __float2bfloat16(v);
    }
}
