// A 3x3 convolution with a halo in shared memory; weights in constant memory.
// PTXAS: sm_75 sm_90 sm_100
// RUN: conv<<<(2,2), (16,16)>>>(in=buf:f32:1024:(i*3)%17, out=out:f32:1024, w=i32:32)
// GLOBAL: weights=f32:[1, 2, 1, 0, 3, 0, -1, -2, -1]
// EXPECT: out[i] == sum(dy, 0, 3, sum(dx, 0, 3, i/32+dy-1 >= 0 && i/32+dy-1 < 32 && i%32+dx-1 >= 0 && i%32+dx-1 < 32
//     ? weights[3*dy+dx] * in[(i/32+dy-1)*32 + i%32+dx-1] : 0))
__constant__ float weights[9];
__global__ void conv(const float *in, float *out, int w) {
    __shared__ float tile[18][18];
    int x0 = blockIdx.x * 16 - 1, y0 = blockIdx.y * 16 - 1;
    for (int i = threadIdx.y * 16 + threadIdx.x; i < 18 * 18; i += 256) {
        int x = x0 + i % 18, y = y0 + i / 18;
        tile[i / 18][i % 18] = x >= 0 && x < w && y >= 0 && y < w ? in[y * w + x] : 0.0f;
    }
    __syncthreads();
    float sum = 0;
#pragma unroll
    for (int dy = 0; dy < 3; ++dy)
#pragma unroll
        for (int dx = 0; dx < 3; ++dx)
            sum += weights[3 * dy + dx] * tile[threadIdx.y + dy][threadIdx.x + dx];
    out[(y0 + 1 + threadIdx.y) * w + x0 + 1 + threadIdx.x] = sum;
}
