// RUN: multiply<<<(4,4), (16,16)>>>(n=i32:64, a=buf:f32:4096:i%7, b=buf:f32:4096:i%5, c=out:f32:4096)
// EXPECT: c[i] == sum(k, 0, 64, a[(i/64)*64 + k] * b[k*64 + i%64])

__global__ void multiply(int n, const float *a, const float *b, float *c) {
    __shared__ float tileA[16][16], tileB[16][16];
    int x = threadIdx.x, y = threadIdx.y;
    int column = blockIdx.x * 16 + x;
    int row = blockIdx.y * 16 + y;
    float sum = 0;
    for (int t = 0; t < n; t += 16) {
        tileA[y][x] = a[row * n + t + x];
        tileB[y][x] = b[(t + y) * n + column];
        __syncthreads();
        for (int k = 0; k < 16; k++)
            sum += tileA[y][k] * tileB[k][x];
        __syncthreads();
    }
    c[row * n + column] = sum;
}
