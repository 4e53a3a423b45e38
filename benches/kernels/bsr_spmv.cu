// Sparse: block sparse rows with 4x4 blocks, a warp per block row.
// RUN: bsr_spmv<<<256, 128>>>(ptr=buf:i32:1025:i*8, col=buf:i32:8192:i%1024, val=buf:f32:8192*16:rand=1, x=buf:f32:4096:rand=2, y=out:f32:4096)
extern "C" __global__ void bsr_spmv(const int* __restrict__ ptr, const int* __restrict__ col, const float4* __restrict__ val, const float4* __restrict__ x, float* __restrict__ y) {
    int warp = (blockIdx.x * blockDim.x + threadIdx.x) >> 5, lane = threadIdx.x & 31, r = lane & 3;
    float sum = 0;
    for (int k = ptr[warp] + (lane >> 2); k < ptr[warp + 1]; k += 8) {
        float4 v = val[k * 4 + r], w = x[col[k]];
        sum += v.x * w.x + v.y * w.y + v.z * w.z + v.w * w.w;
    }
    sum += __shfl_down_sync(~0u, sum, 16); sum += __shfl_down_sync(~0u, sum, 8); sum += __shfl_down_sync(~0u, sum, 4);
    if (lane < 4) y[warp * 4 + lane] = sum;
}
