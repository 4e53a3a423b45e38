// A loop with shuffles of the whole warp that runs as often as the launch says: as many iterations as are left over, too.
// PTXAS: sm_75 sm_90
// RUN: k<<<1, 96>>>(n=i32:7, x=buf:i32:96:iota, r=out:i32:96)
// EXPECT: r[i] == (7 - i/32) * (496 + 1024 * (i/32)) + 32 * (21 - i/32*(i/32-1)/2)
// CHECK@O3: shfl.sync.bfly
// CHECK@O3: shfl.sync.bfly
// CHECK@O3: shfl.sync.bfly
// CHECK@O3: shfl.sync.bfly
// CHECK@O3: shfl.sync.bfly
// CHECK@O3: shfl.sync.bfly
__global__ void k(int n, const int *x, int *r) {
    int s = 0, warp = threadIdx.x / 32;
    for (int i = warp; i < n; i++) {
        int v = x[threadIdx.x] + i;
        for (int d = 16; d > 0; d /= 2) v += __shfl_xor_sync(0xffffffff, v, d);
        s += v;
    }
    r[threadIdx.x] = s;
}
