// Tensor cores: half-precision products accumulated in float, one 16x8 tile per warp step, through inline assembly.
// RUN: mma_f16<<<(16,32), 128>>>(n=i32:1024, a=buf:u32:1<<19:rand=1,0,1000000, b=buf:u32:1<<19:rand=2,0,1000000, c=out:f32:1<<20)
extern "C" __global__ void mma_f16(int n, const unsigned* __restrict__ a, const unsigned* __restrict__ b, float* __restrict__ c) {
    int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, group = lane >> 2, quad = lane & 3, half = n / 2;
    int row = blockIdx.y * 32 + (warp >> 1) * 16, col = blockIdx.x * 64 + (warp & 1) * 32;
    float acc[4][4] = {};
    for (int k = 0; k < half; k += 8) {
        unsigned fa[4];
        fa[0] = a[(row + group) * half + k + quad];
        fa[1] = a[(row + group + 8) * half + k + quad];
        fa[2] = a[(row + group) * half + k + quad + 4];
        fa[3] = a[(row + group + 8) * half + k + quad + 4];
#pragma unroll
        for (int t = 0; t < 4; t++) {
            unsigned b0 = b[(col + t * 8 + group) * half + k + quad], b1 = b[(col + t * 8 + group) * half + k + quad + 4];
            asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
                         : "+f"(acc[t][0]), "+f"(acc[t][1]), "+f"(acc[t][2]), "+f"(acc[t][3])
                         : "r"(fa[0]), "r"(fa[1]), "r"(fa[2]), "r"(fa[3]), "r"(b0), "r"(b1));
        }
    }
    for (int t = 0; t < 4; t++) {
        float* p = c + (row + group) * n + col + t * 8 + quad * 2;
        p[0] = acc[t][0];
        p[1] = acc[t][1];
        p[8 * n] = acc[t][2];
        p[8 * n + 1] = acc[t][3];
    }
}
