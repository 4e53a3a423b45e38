// RUN: twice<<<(4,16), (32,8)>>>(width=i32:128, in=buf:f32:16384:iota, out=out:f32:16384)
// EXPECT: out[i] == 2*in[i]

__global__ void twice(int width, const float *in, float *out) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    int column = blockIdx.y * blockDim.y + threadIdx.y;
    out[row * width + column] = 2 * in[row * width + column];
}
