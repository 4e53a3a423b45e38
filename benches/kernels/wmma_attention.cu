// Attention of a tile of 16 queries per warp with wmma: scores to shared memory, softmax there, then times the values.
// RUN: wmma_attention<<<(16,32), 128>>>(len=i32:256, scale=f32:0.125, q=buf:f16:1<<19:rand=1, k=buf:f16:1<<19:rand=2, v=buf:f16:1<<19:rand=3, o=out:f32:1<<19)
#include <cuda_fp16.h>
#include <mma.h>
using namespace nvcuda;
extern "C" __global__ void wmma_attention(int len, float scale, const half* __restrict__ q, const half* __restrict__ k, const half* __restrict__ v, float* __restrict__ o) {
    __shared__ float s[16][256];
    __shared__ half p[16][256 + 8];
    __shared__ float inv[16];
    const int D = 64;
    int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    size_t head = (size_t)blockIdx.y * len * D;
    int row = blockIdx.x * 16;
    for (int t = warp; t < len / 16; t += 4) {
        wmma::fragment<wmma::accumulator, 16, 16, 16, float> acc;
        wmma::fill_fragment(acc, 0.f);
        for (int d = 0; d < D; d += 16) {
            wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fq;
            wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> fk;
            wmma::load_matrix_sync(fq, q + head + row * D + d, D);
            wmma::load_matrix_sync(fk, k + head + t * 16 * D + d, D);
            wmma::mma_sync(acc, fq, fk, acc);
        }
        for (int i = 0; i < acc.num_elements; i++) acc.x[i] *= scale;
        wmma::store_matrix_sync(&s[0][t * 16], acc, 256, wmma::mem_row_major);
    }
    __syncthreads();
    for (int r = warp; r < 16; r += 4) {
        float m = -INFINITY, sum = 0.f;
        for (int c = lane; c < len; c += 32) m = fmaxf(m, s[r][c]);
        for (int d = 16; d; d >>= 1) m = fmaxf(m, __shfl_xor_sync(~0u, m, d));
        for (int c = lane; c < len; c += 32) {
            float e = __expf(s[r][c] - m);
            sum += e;
            p[r][c] = __float2half(e);
        }
        for (int d = 16; d; d >>= 1) sum += __shfl_xor_sync(~0u, sum, d);
        if (lane == 0) inv[r] = 1.f / sum;
    }
    __syncthreads();
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> out;
    wmma::fill_fragment(out, 0.f);
    for (int t = 0; t < len; t += 16) {
        wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fp;
        wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> fv;
        wmma::load_matrix_sync(fp, &p[0][t], 264);
        wmma::load_matrix_sync(fv, v + head + t * D + warp * 16, D);
        wmma::mma_sync(out, fp, fv, out);
    }
    wmma::store_matrix_sync(&s[0][warp * 16], out, 256, wmma::mem_row_major);
    __syncthreads();
    for (int i = threadIdx.x; i < 16 * D; i += blockDim.x) o[head + (row + i / D) * D + i % D] = s[i / D][i % D] * inv[i / D];
}
