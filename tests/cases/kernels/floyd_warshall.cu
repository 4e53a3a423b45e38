// All shortest paths of a small graph in one block.
// PTXAS: sm_75 sm_90 sm_100
// RUN: paths<<<1, (16,16)>>>(d=out:i32:256:(i/16 == i%16 ? 0 : (i%16 == (i/16+1)%16 ? 1 : 1000000)))
// EXPECT: d[i] == (i%16 - i/16 + 16) % 16
__global__ void paths(int *d) {
    __shared__ int s[16][16];
    int x = threadIdx.x, y = threadIdx.y;
    s[y][x] = d[y * 16 + x];
    __syncthreads();
    for (int k = 0; k < 16; ++k) {
        int through = s[y][k] + s[k][x];
        __syncthreads();
        if (through < s[y][x])
            s[y][x] = through;
        __syncthreads();
    }
    d[y * 16 + x] = s[y][x];
}
