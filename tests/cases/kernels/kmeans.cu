// k-means: assignment to the nearest centre, sums by atomics in shared memory.
// PTXAS: sm_75 sm_90 sm_100
// RUN: assign<<<2, 64>>>(p=buf:f32:256:(i/2%4)*10 + (i%2)*3 + (i/8)*0.01, c=buf:f32:8:(i/2)*10 + (i%2)*3, label=out:i32:128, count=out:i32:4, n=i32:128)
// EXPECT: label[i] == i%4
// EXPECT: count == [32, 32, 32, 32]
__global__ void assign(const float2 *p, const float2 *c, int *label, int *count, int n) {
    __shared__ int local[4];
    if (threadIdx.x < 4)
        local[threadIdx.x] = 0;
    __syncthreads();
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        int best = -1;
        float nearest = 3.4e38f;
        for (int k = 0; k < 4; ++k) {
            float dx = p[i].x - c[k].x, dy = p[i].y - c[k].y;
            float d = dx * dx + dy * dy;
            if (d < nearest) {
                nearest = d;
                best = k;
            }
        }
        label[i] = best;
        atomicAdd(&local[best], 1);
    }
    __syncthreads();
    if (threadIdx.x < 4)
        atomicAdd(&count[threadIdx.x], local[threadIdx.x]);
}
