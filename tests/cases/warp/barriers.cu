// Barriers that count and vote, warp barriers, named barriers.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 96>>>(r=out:i32:288, s=out:i32:96)
// EXPECT: r[i] == 24 if i < 96
// EXPECT: r[i] == 1 if i >= 96 && i < 192
// EXPECT: r[i] == 0 if i >= 192
// EXPECT: s[i] == i/32*32 + 31 - i%32
__global__ void k(int *r, int *s) {
    __shared__ int v[96];
    int t = threadIdx.x;
    r[t] = __syncthreads_count(t % 4 == 0);
    r[96 + t] = __syncthreads_or(t == 50);
    r[192 + t] = __syncthreads_and(t != 50);
    v[t] = t;
    __syncwarp();
    s[t] = v[t / 32 * 32 + 31 - t % 32];
}
