// Run-length encoding: heads by ballot, positions by a scan over warps.
// RUN: encode<<<1, 128>>>(x=buf:i32:128:i/5, values=out:i32:26, lengths=out:i32:26, runs=out:i32:1)
// EXPECT: runs[0] == 26
// EXPECT: values[i] == i
// EXPECT: lengths[i] == (i < 25 ? 5 : 3)
__global__ void encode(const int *x, int *values, int *lengths, int *runs) {
    __shared__ int warp_heads[4], starts[129];
    int t = threadIdx.x, lane = t & 31, w = t >> 5;
    bool head = t == 0 || x[t] != x[t - 1];
    unsigned mask = __ballot_sync(~0u, head);
    if (lane == 0) warp_heads[w] = __popc(mask);
    __syncthreads();
    int before = 0;
    for (int k = 0; k < w; k++) before += warp_heads[k];
    int at = before + __popc(mask & ((1u << lane) - 1));
    int total = warp_heads[0] + warp_heads[1] + warp_heads[2] + warp_heads[3];
    if (head) {
        values[at] = x[t];
        starts[at] = t;
    }
    if (t == 0) {
        starts[total] = blockDim.x;
        *runs = total;
    }
    __syncthreads();
    if (t < total) lengths[t] = starts[t + 1] - starts[t];
}
