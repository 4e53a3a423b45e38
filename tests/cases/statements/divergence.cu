// Threads of a warp that go different ways and meet again.
// PTXAS: sm_75 sm_100
// RUN: k<<<2, 64>>>(r=out:i32:128)
// EXPECT: r[i] == (i%64 % 5 == 0 ? i%64 * 2 : i%64 % 3 == 0 ? sum(k, 0, i%64 % 7, k*k) : -(i%64)) + 1000*(i/64)
__global__ void k(int *r) {
    int t = threadIdx.x;
    int v;
    if (t % 5 == 0) {
        v = t * 2;
    } else {
        if (t % 3 == 0) {
            v = 0;
            for (int i = 0; i < t % 7; ++i)
                v += i * i;
        } else {
            v = -t;
        }
    }
    r[blockIdx.x * blockDim.x + t] = v + 1000 * blockIdx.x;
}
