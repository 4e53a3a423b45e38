// Counting sort by four bits within a block: histogram, scan, stable scatter by ballots.
// PTXAS: sm_75 sm_90 sm_100
// RUN: pass<<<1, 32>>>(in=buf:u32:32:(i*11)%16 + 16*i, out=out:u32:32)
// EXPECT: (out[i] % 16 <= out[i+1] % 16) == 1 for i in 0..31
// EXPECT: (out[i] % 16 < out[i+1] % 16 || out[i] < out[i+1]) == 1 for i in 0..31
// EXPECT: sum(k, 0, 32, out[k]) == sum(k, 0, 32, in[k])
__global__ void pass(const unsigned *in, unsigned *out) {
    unsigned t = threadIdx.x, key = in[t], digit = key & 15;
    unsigned before = 0;
    for (unsigned d = 0; d < 16; ++d) {
        unsigned mask = __ballot_sync(~0u, digit == d);
        if (d < digit)
            before += __popc(mask);
        else if (d == digit)
            before += __popc(mask & ((1u << t) - 1));
    }
    out[before] = key;
}
