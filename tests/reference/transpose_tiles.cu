// Transposition through padded tiles.
// RUN: transpose<<<(2,3), (32,8)>>>(x=buf:f32:6144:i, y=out:f32:6144, w=i32:64, h=i32:96)
// EXPECT: y[i] == x[i%96*64 + i/96]
__global__ void transpose(const float *x, float *y, int w, int h) {
    __shared__ float tile[32][33];
    int cx = blockIdx.x * 32 + threadIdx.x, cy = blockIdx.y * 32 + threadIdx.y;
    for (int j = 0; j < 32; j += 8) tile[threadIdx.y + j][threadIdx.x] = x[(cy + j) * w + cx];
    __syncthreads();
    cx = blockIdx.y * 32 + threadIdx.x;
    cy = blockIdx.x * 32 + threadIdx.y;
    for (int j = 0; j < 32; j += 8) y[(cy + j) * h + cx] = tile[threadIdx.x][threadIdx.y + j];
}
