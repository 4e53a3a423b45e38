// A persistent kernel that takes work from a queue until it is empty.
// PTXAS: sm_75 sm_90 sm_100
// RUN: work<<<3, 32>>>(next=buf:i32:1, r=out:i32:1000, n=i32:31)
// EXPECT: r[i] == (i < 31*32 ? i*i : 0)
// EXPECT: next[0] == 34
__global__ void work(int *next, int *r, int n) {
    __shared__ int item;
    while (true) {
        if (threadIdx.x == 0)
            item = atomicAdd(next, 1);
        __syncthreads();
        int mine = item;
        __syncthreads();
        if (mine >= n)
            return;
        int i = mine * 32 + threadIdx.x;
        r[i] = i * i;
    }
}
