// Two-dimensional indexing: a transpose with padded shared memory, and a stencil.
// PTXAS: sm_75 sm_90 sm_100 sm_120
// LLVM-VERIFY
// CHECK-DAG: %tid.y
// CHECK-DAG: %ctaid.y
// RUN: transpose<<<(3,2), (16,16)>>>(in=buf:f32:1200:iota, out=out:f32:1200:-1, width=i32:40, height=i32:30)
// EXPECT: out[i] == in[i%height*width + i/height]
// RUN: stencil<<<(2,2), (16,16)>>>(in=buf:i32:900:(i*i)%101, out=out:i32:900:-5, width=i32:30, height=i32:30)
// EXPECT: out[i] == in[i-1] + in[i+1] + in[i-30] + in[i+30] - 4*in[i] if i%30 > 0 && i%30 < 29 && i/30 > 0 && i/30 < 29
// EXPECT: out[i] == -5 if i%30 == 0 || i%30 == 29 || i/30 == 0 || i/30 == 29
__global__ void transpose(const float *in, float *out, int width, int height) {
    __shared__ float tile[16][17];
    int x = blockIdx.x * 16 + threadIdx.x;
    int y = blockIdx.y * 16 + threadIdx.y;
    if (x < width && y < height)
        tile[threadIdx.y][threadIdx.x] = in[y * width + x];
    __syncthreads();
    x = blockIdx.y * 16 + threadIdx.x;
    y = blockIdx.x * 16 + threadIdx.y;
    if (x < height && y < width)
        out[y * height + x] = tile[threadIdx.x][threadIdx.y];
}

__global__ void stencil(const int *in, int *out, int width, int height) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x > 0 && x < width - 1 && y > 0 && y < height - 1) {
        int c = y * width + x;
        out[c] = in[c - 1] + in[c + 1] + in[c - width] + in[c + width] - 4 * in[c];
    }
}
