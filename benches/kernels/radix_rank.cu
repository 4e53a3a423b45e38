// Radix sort: ranks of four-bit digits within a block by ballots, keys scattered in block order.
// RUN: radix_rank<<<4096, 256>>>(shift=i32:8, in=buf:u32:1<<20:rand=1, out=out:u32:1<<20)
extern "C" __global__ void radix_rank(int shift, const unsigned* __restrict__ in, unsigned* __restrict__ out) {
    __shared__ unsigned counts[8][16], base[16];
    int t = threadIdx.x, lane = t & 31, warp = t >> 5;
    unsigned key = in[blockIdx.x * 256 + t], digit = (key >> shift) & 15;
    unsigned same = 0xffffffffu;
    for (int b = 0; b < 4; b++) {
        bool bit = (digit >> b) & 1;
        unsigned v = __ballot_sync(0xffffffffu, bit);
        same &= bit ? v : ~v;
    }
    if (lane < 16) counts[warp][lane] = 0;
    __syncwarp();
    int before = __popc(same & ((1u << lane) - 1));
    if (before == 0) counts[warp][digit] = __popc(same);
    __syncthreads();
    if (t < 16) {
        unsigned s = 0;
        for (int w = 0; w < 8; w++) { unsigned c = counts[w][t]; counts[w][t] = s; s += c; }
        unsigned total = s;
        for (int d = 1; d < 16; d <<= 1) {
            unsigned o = __shfl_up_sync(0xffffu, s, d, 16);
            if (t >= d) s += o;
        }
        base[t] = s - total;
    }
    __syncthreads();
    out[blockIdx.x * 256 + base[digit] + counts[warp][digit] + before] = key;
}
