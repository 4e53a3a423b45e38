// Tensor cores: tf32 with tiles in shared memory.
// RUN: mma_tf32<<<(16,16), 128>>>(n=i32:1024, a=buf:f32:1<<20:rand=1, b=buf:f32:1<<20:rand=2, c=out:f32:1<<20)
__device__ unsigned to_tf32(float x) {
    unsigned r;
    asm("cvt.rna.tf32.f32 %0, %1;" : "=r"(r) : "f"(x));
    return r;
}
extern "C" __global__ void mma_tf32(int n, const float* __restrict__ a, const float* __restrict__ b, float* __restrict__ c) {
    __shared__ float as[64][20], bs[16][72];
    int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, group = lane >> 2, quad = lane & 3;
    float acc[8][4] = {};
    for (int k = 0; k < n; k += 16) {
        for (int i = threadIdx.x; i < 64 * 16; i += 128) as[i / 16][i % 16] = a[(blockIdx.y * 64 + i / 16) * n + k + i % 16];
        for (int i = threadIdx.x; i < 16 * 64; i += 128) bs[i / 64][i % 64] = b[(k + i / 64) * n + blockIdx.x * 64 + i % 64];
        __syncthreads();
#pragma unroll
        for (int kk = 0; kk < 16; kk += 8) {
            unsigned a0 = to_tf32(as[warp * 16 + group][kk + quad]), a1 = to_tf32(as[warp * 16 + group + 8][kk + quad]);
            unsigned a2 = to_tf32(as[warp * 16 + group][kk + quad + 4]), a3 = to_tf32(as[warp * 16 + group + 8][kk + quad + 4]);
#pragma unroll
            for (int t = 0; t < 8; t++) {
                unsigned b0 = to_tf32(bs[kk + quad][t * 8 + group]), b1 = to_tf32(bs[kk + quad + 4][t * 8 + group]);
                asm volatile("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
                             : "+f"(acc[t][0]), "+f"(acc[t][1]), "+f"(acc[t][2]), "+f"(acc[t][3])
                             : "r"(a0), "r"(a1), "r"(a2), "r"(a3), "r"(b0), "r"(b1));
            }
        }
        __syncthreads();
    }
    for (int t = 0; t < 8; t++) {
        float* p = c + (blockIdx.y * 64 + warp * 16 + group) * n + blockIdx.x * 64 + t * 8 + quad * 2;
        *(float2*)p = make_float2(acc[t][0], acc[t][1]);
        *(float2*)(p + 8 * n) = make_float2(acc[t][2], acc[t][3]);
    }
}
