// Dynamic programming over the items, one thread per capacity.
// RUN: knapsack<<<1, 64>>>(weight=buf:i32:6:i+2, value=buf:i32:6:3*i+4, best=out:i32:64, items=i32:6)
// EXPECT: best[1] == 0
// EXPECT: best[2] == 4
// EXPECT: best[27] == 69
// EXPECT: (best[i] <= best[i+1]) == 1 for i in 0..63
__global__ void knapsack(const int *weight, const int *value, int *best, int items) {
    __shared__ int s[2][64];
    int c = threadIdx.x, from = 0;
    s[0][c] = 0;
    __syncthreads();
    for (int k = 0; k < items; k++) {
        int v = s[from][c];
        if (c >= weight[k]) v = max(v, s[from][c - weight[k]] + value[k]);
        s[1 - from][c] = v;
        from = 1 - from;
        __syncthreads();
    }
    best[c] = s[from][c];
}
