extern __shared__ float dynamic[];
__device__ float *scratch() { return dynamic; }

__device__ float block_sum(float x) {
  __shared__ float part[32];
  __shared__ float whole;
  int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  for (int d = 16; d; d >>= 1) x += __shfl_down_sync(~0u, x, d);
  if (lane == 0) part[warp] = x;
  __syncthreads();
  if (warp == 0) {
    x = lane < (blockDim.x + 31) / 32 ? part[lane] : 0;
    for (int d = 16; d; d >>= 1) x += __shfl_xor_sync(~0u, x, d);
    if (lane == 0) whole = x;
  }
  __syncthreads();
  return whole;
}
