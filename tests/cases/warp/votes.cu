// Votes, ballots, active masks, matches.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 32>>>(r=out:u32:224)
// EXPECT: r[i] == 0x49249249 if i < 32
// EXPECT: r[i] == 1 if i >= 32 && i < 64
// EXPECT: r[i] == 0 if i >= 64 && i < 96
// EXPECT: r[i] == (i%2 == 0 ? 0x55555555 : 0xaaaaaaaa) if i >= 96 && i < 128
// EXPECT: r[i] == 0x11111111 << (i%4) if i >= 128 && i < 160
// EXPECT: r[i] == 0xffffffff if i >= 160 && i < 192
// EXPECT: r[i] == popc(0x49249249 & ((1 << (i%32)) - 1)) if i >= 192
__global__ void k(unsigned *r) {
    int t = threadIdx.x;
    unsigned b = __ballot_sync(~0u, t % 3 == 0);
    r[t] = b;
    r[32 + t] = __any_sync(~0u, t == 7);
    r[64 + t] = __all_sync(~0u, t != 7);
    if (t % 2 == 0)
        r[96 + t] = __activemask();
    else
        r[96 + t] = __activemask();
    r[128 + t] = __match_any_sync(~0u, t % 4);
    int pred;
    r[160 + t] = __match_all_sync(~0u, 5, &pred);
    r[192 + t] = __popc(b & ((1u << t) - 1));
}
