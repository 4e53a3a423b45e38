// Bitonic sort of a block in shared memory.
// PTXAS: sm_75 sm_90 sm_100
// RUN: sort<<<1, 256>>>(x=out:i32:256:rand=5,-1000,1000)
// EXPECT: (x[i] <= x[i+1]) == 1 for i in 0..255
// EXPECT: sum(k, 0, 256, x[k]) == sum(k, 0, 256, old(x[k]))
// EXPECT: count(k, 0, 256, x[k] == old(x[17])) == count(k, 0, 256, old(x[k]) == old(x[17]))
// RUN: sort<<<1, 64>>>(x=out:i32:64:63-i)
// EXPECT: x[i] == i
__global__ void sort(int *x) {
    __shared__ int s[256];
    unsigned t = threadIdx.x, n = blockDim.x;
    s[t] = x[t];
    __syncthreads();
    for (unsigned k = 2; k <= n; k <<= 1) {
        for (unsigned j = k >> 1; j > 0; j >>= 1) {
            unsigned other = t ^ j;
            if (other > t) {
                bool up = (t & k) == 0;
                int a = s[t], b = s[other];
                if ((a > b) == up) {
                    s[t] = b;
                    s[other] = a;
                }
            }
            __syncthreads();
        }
    }
    x[t] = s[t];
}
