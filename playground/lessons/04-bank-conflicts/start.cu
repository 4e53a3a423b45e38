// RUN: transpose<<<(4,4), (32,32)>>>(n=i32:128, in=buf:f32:16384:iota, out=out:f32:16384)
// EXPECT: out[i] == in[(i % 128) * 128 + i / 128]

__global__ void transpose(int n, const float *in, float *out) {
    __shared__ float tile[32][32];
    int x = blockIdx.x * 32, y = blockIdx.y * 32;
    tile[threadIdx.y][threadIdx.x] = in[(y + threadIdx.y) * n + x + threadIdx.x];
    __syncthreads();
    out[(x + threadIdx.y) * n + y + threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}
