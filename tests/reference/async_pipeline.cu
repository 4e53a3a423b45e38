// Tiles copied in the background with cp.async, two stages.
// FLAGS: -arch=sm_80
// RUN: copy<<<2, 64>>>(x=buf:f32:1024:i, y=out:f32:1024, tiles=i32:8)
// EXPECT: y[i] == 2*x[i] + 1
#include <cuda_pipeline.h>
__global__ void copy(const float *x, float *y, int tiles) {
    __shared__ float stage[2][64];
    const float *from = x + blockIdx.x * tiles * 64;
    float *to = y + blockIdx.x * tiles * 64;
    int t = threadIdx.x;
    __pipeline_memcpy_async(&stage[0][t], &from[t], 4);
    __pipeline_commit();
    for (int k = 0; k < tiles; k++) {
        if (k + 1 < tiles)
            __pipeline_memcpy_async(&stage[(k + 1) & 1][t], &from[(k + 1) * 64 + t], 4);
        __pipeline_commit();
        __pipeline_wait_prior(1);
        __syncthreads();
        to[k * 64 + t] = 2 * stage[k & 1][t] + 1;
        __syncthreads();
    }
}
