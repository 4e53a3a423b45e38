// Sorting 2048 keys per block by radix: one bit at a time, ranks by ballot.
// RUN: block_radix_sort<<<528, 256>>>(keys=out:u32:528*2048:rand=1,0,65536)
extern "C" __global__ void __launch_bounds__(256) block_radix_sort(unsigned* keys) {
    __shared__ unsigned buf[2048];
    __shared__ int warp_zeros[8];
    unsigned k[8];
    unsigned* mine = keys + blockIdx.x * 2048;
    const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    for (int i = 0; i < 8; i++) k[i] = mine[warp * 256 + i * 32 + lane];
    for (int bit = 0; bit < 16; bit++) {
        int zeros_before[8], zeros = 0;
        for (int i = 0; i < 8; i++) {
            bool zero = !(k[i] >> bit & 1);
            unsigned mask = __ballot_sync(0xffffffffu, zero);
            zeros_before[i] = zeros + __popc(mask & ((1u << lane) - 1));
            zeros += __popc(mask);
        }
        if (lane == 0) warp_zeros[warp] = zeros;
        __syncthreads();
        int before = 0, all = 0;
        for (int w = 0; w < 8; w++) {
            int z = warp_zeros[w];
            if (w < warp) before += z;
            all += z;
        }
        for (int i = 0; i < 8; i++) {
            int pos = warp * 256 + i * 32 + lane, zb = before + zeros_before[i];
            int to = (k[i] >> bit & 1) ? all + pos - zb : zb;
            buf[to] = k[i];
        }
        __syncthreads();
        for (int i = 0; i < 8; i++) k[i] = buf[warp * 256 + i * 32 + lane];
        __syncthreads();
    }
    for (int i = 0; i < 8; i++) mine[warp * 256 + i * 32 + lane] = k[i];
}
