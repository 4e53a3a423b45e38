// RUN: multiply<<<(4,4), (16,16)>>>(n=i32:64, a=buf:f32:4096:i%7, b=buf:f32:4096:i%5, c=out:f32:4096)
// EXPECT: c[i] == sum(k, 0, 64, a[(i/64)*64 + k] * b[k*64 + i%64])

__global__ void multiply(int n, const float *a, const float *b, float *c) {
    int column = blockIdx.x * 16 + threadIdx.x;
    int row = blockIdx.y * 16 + threadIdx.y;
    float sum = 0;
    for (int k = 0; k < n; k++)
        sum += a[row * n + k] * b[k * n + column];
    c[row * n + column] = sum;
}
