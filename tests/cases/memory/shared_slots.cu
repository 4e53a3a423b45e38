// Local arrays that share bytes of the frame hold what was put into them.
// PTXAS: sm_75 sm_100
// CHECK@O1,O3: [256]
// RUN: slots<<<2, 32>>>(a=buf:i32:64:iota, step=i32:5, r=out:i32:64, s=out:i32:64, l=out:i32:64)
// EXPECT: r[i] == (i + 5) % 64 * 3
// EXPECT: s[i] == (i * 5 % 64) * 7
// EXPECT: l[i] == i % 32 * 10 + 45
__device__ __forceinline__ int pick(const int *a, int step, int factor, int at) {
    int all[64];
    for (int k = 0; k < 64; k++)
        all[(k + 64 - step) % 64] = a[k] * factor;
    return all[at];
}
__global__ void slots(const int *a, int step, int *r, int *s, int *l) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    r[t] = pick(a, step, 3, t);
    int spread[64];
    for (int k = 0; k < 64; k++)
        spread[k] = a[k * step % 64] * 7;
    s[t] = spread[t];
    // Carried from one iteration to the next.
    int sums[2] = {0, 0};
    for (int k = 0; k < 10; k++) {
        int here[2];
        here[k & 1] = k;
        here[~k & 1] = a[threadIdx.x];
        sums[k % step & 1] += here[0];
        sums[(k + 1) % step & 1] += here[1];
    }
    l[t] = sums[0] + sums[1];
}
