// Image filter: one direction of a separable filter of radius 8 through shared memory.
// RUN: conv_separable<<<(32,1024), (128,4)>>>(w=i32:4096, h=i32:4096, k=buf:f32:17:rand=3, in=buf:f32:1<<24:rand=1, out=out:f32:1<<24)
extern "C" __global__ void conv_separable(int w, int h, const float* __restrict__ k, const float* __restrict__ in, float* __restrict__ out) {
    __shared__ float line[4][128 + 16];
    int x = blockIdx.x * 128 + threadIdx.x, y = blockIdx.y * 4 + threadIdx.y, t = threadIdx.x;
    const float* row = in + y * w;
    line[threadIdx.y][t + 8] = row[x];
    if (t < 8) line[threadIdx.y][t] = x >= 8 ? row[x - 8] : 0.0f;
    if (t >= 120) line[threadIdx.y][t + 16] = x + 8 < w ? row[x + 8] : 0.0f;
    __syncthreads();
    float s = 0;
#pragma unroll
    for (int j = -8; j <= 8; j++) s += k[j + 8] * line[threadIdx.y][t + 8 + j];
    out[y * w + x] = s;
}
