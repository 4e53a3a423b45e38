// Built-in variables in three dimensions.
// PTXAS: sm_75 sm_100
// RUN: k<<<(2,3,2), (4,2,2)>>>(r=out:i32:192, s=out:i32:8)
// EXPECT: r[i] == i
// EXPECT: s == [4, 2, 2, 2, 3, 2, 32, 1]
__global__ void k(int *r, int *s) {
    int block = (blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
    int thread = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
    int i = block * (blockDim.x * blockDim.y * blockDim.z) + thread;
    r[i] = i;
    if (i == 0) {
        s[0] = blockDim.x;
        s[1] = blockDim.y;
        s[2] = blockDim.z;
        s[3] = gridDim.x;
        s[4] = gridDim.y;
        s[5] = gridDim.z;
        s[6] = warpSize;
        dim3 d(1);
        s[7] = d.y * d.z;
    }
}
