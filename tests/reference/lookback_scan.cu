// A scan over the grid in one pass: blocks wait for their predecessors.
// RUN: scan<<<16, 64>>>(x=buf:i32:1024:i%10, y=out:i32:1024, state=out:u64:16, n=i32:1024)
// EXPECT: y[i] == sum(k, 0, i+1, x[k])
__global__ void scan(const int *x, int *y, volatile unsigned long long *state, int n) {
    __shared__ int s[64];
    __shared__ int before;
    int t = threadIdx.x, i = blockIdx.x * 64 + t;
    s[t] = i < n ? x[i] : 0;
    __syncthreads();
    for (int d = 1; d < 64; d *= 2) {
        int v = t >= d ? s[t - d] : 0;
        __syncthreads();
        s[t] += v;
        __syncthreads();
    }
    if (t == 0) {
        int sum = 0;
        if (blockIdx.x > 0) {
            unsigned long long word;
            do { word = state[blockIdx.x - 1]; } while (word >> 32 == 0);
            sum = (int)word;
        }
        __threadfence();
        state[blockIdx.x] = 1ull << 32 | (unsigned)(sum + s[63]);
        before = sum;
    }
    __syncthreads();
    if (i < n) y[i] = before + s[t];
}
