// Embedding lookup: token and position rows of halves added, 16 bytes at a time.
// RUN: embedding_half8<<<2048, 256>>>(tokens=i32:8192, dim=i32:1024, ids=buf:i32:8192:rand=1,0,16384, table=buf:f16:1<<24:rand=2, positions=buf:f16:1<<20:rand=3, out=out:f16:1<<23)
#include <cuda_fp16.h>
extern "C" __global__ void embedding_half8(int tokens, int dim, const int* ids, const half* table, const half* positions, half* out) {
    int per_row = dim / 8;
    for (int t = blockIdx.x * blockDim.x + threadIdx.x; t < tokens * per_row; t += gridDim.x * blockDim.x) {
        int token = t / per_row, c = t % per_row;
        const float4 a = reinterpret_cast<const float4*>(table + (size_t)ids[token] * dim)[c];
        const float4 b = reinterpret_cast<const float4*>(positions + (size_t)(token % 1024) * dim)[c];
        float4 r;
        const half2* ah = reinterpret_cast<const half2*>(&a);
        const half2* bh = reinterpret_cast<const half2*>(&b);
        half2* rh = reinterpret_cast<half2*>(&r);
        for (int k = 0; k < 4; k++) rh[k] = __hadd2(ah[k], bh[k]);
        reinterpret_cast<float4*>(out + (size_t)token * dim)[c] = r;
    }
}
