// RUN: multiply<<<(2,2), 32>>>(a=buf:f16:1024:i%5, b=buf:f16:1024:i%3, c=out:f32:1024)
// EXPECT: c[i] == sum(k, 0, 32, a[(i/32)*32 + k] * b[k*32 + i%32])

#include <mma.h>
#include <cuda_fp16.h>
using namespace nvcuda;

__global__ void multiply(const half *a, const half *b, float *c) {
    int row = blockIdx.y * 16, column = blockIdx.x * 16;
    // Every thread computes eight elements, one after the other.
    for (int e = threadIdx.x; e < 256; e += 32) {
        int r = row + e / 16, k = column + e % 16;
        float sum = 0;
        for (int i = 0; i < 32; i++)
            sum += __half2float(a[r * 32 + i]) * __half2float(b[i * 32 + k]);
        c[r * 32 + k] = sum;
    }
}
