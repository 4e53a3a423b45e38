// Shuffles in all four directions, with narrow widths, for 32- and 64-bit types.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 32>>>(r=out:i32:160, d=out:f64:32)
// EXPECT: r[i] == 3 if i < 32
// EXPECT: r[i] == (i%32 < 2 ? i%32 : i%32 - 2) if i >= 32 && i < 64
// EXPECT: r[i] == (i%32 + 3 > 31 ? i%32 : i%32 + 3) if i >= 64 && i < 96
// EXPECT: r[i] == (i%32 ^ 5) if i >= 96 && i < 128
// EXPECT: r[i] == i%32/8*8 + 2 if i >= 128
// EXPECT: d[i] == (31 - i) + 0.25
__global__ void k(int *r, double *d) {
    int t = threadIdx.x;
    r[t] = __shfl_sync(~0u, t, 3);
    r[32 + t] = __shfl_up_sync(~0u, t, 2);
    r[64 + t] = __shfl_down_sync(~0u, t, 3);
    r[96 + t] = __shfl_xor_sync(~0u, t, 5);
    r[128 + t] = __shfl_sync(~0u, t, 2, 8);
    d[t] = __shfl_sync(~0u, t + 0.25, 31 - t);
}
