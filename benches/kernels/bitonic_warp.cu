// Sorting network: 32 keys with payload in a warp through shuffles.
// RUN: bitonic_warp<<<512, 128>>>(keys=buf:i32:65536:rand=1, vals=buf:i32:65536:rand=2, ok=out:i32:65536, ov=out:i32:65536)
extern "C" __global__ void bitonic_warp(const int* __restrict__ keys, const int* __restrict__ vals, int* __restrict__ ok, int* __restrict__ ov) {
    int t = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x & 31, k = keys[t], v = vals[t];
#pragma unroll
    for (int size = 2; size <= 32; size <<= 1)
#pragma unroll
        for (int stride = size / 2; stride > 0; stride >>= 1) {
            int pk = __shfl_xor_sync(~0u, k, stride), pv = __shfl_xor_sync(~0u, v, stride);
            bool up = (lane & size) == 0, low = (lane & stride) == 0;
            bool take = (low == up) ? pk < k : pk > k;
            if (take) { k = pk; v = pv; }
        }
    ok[t] = k; ov[t] = v;
}
