// Knapsack by dynamic programming: a block per instance, two rows of capacities in shared memory.
// RUN: knapsack<<<528, 256>>>(items=i32:48, capacity=i32:1000, weight=buf:i32:528*48:rand=1,1,200, value=buf:i32:528*48:rand=2,1,1000, best=out:i32:528)
extern "C" __global__ void knapsack(int items, int capacity, const int* weight, const int* value, int* best) {
    __shared__ int rows[2][1024];
    for (int c = threadIdx.x; c <= capacity; c += blockDim.x) rows[0][c] = 0;
    __syncthreads();
    for (int i = 0; i < items; i++) {
        const int* from = rows[i & 1];
        int* to = rows[(i & 1) ^ 1];
        int w = weight[blockIdx.x * items + i], v = value[blockIdx.x * items + i];
        for (int c = threadIdx.x; c <= capacity; c += blockDim.x) {
            int skip = from[c];
            to[c] = c >= w ? max(skip, from[c - w] + v) : skip;
        }
        __syncthreads();
    }
    if (threadIdx.x == 0) best[blockIdx.x] = rows[items & 1][capacity];
}
