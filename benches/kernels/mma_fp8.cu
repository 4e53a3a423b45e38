// Tensor cores on 8-bit floats: e4m3 inputs, rows scaled after the product.
// RUN: mma_fp8<<<(16,32), 128>>>(n=i32:1024, a=buf:u8:1<<20:rand=1,0,100, b=buf:u8:1<<20:rand=2,0,100, sa=buf:f32:1024:rand=3, sb=buf:f32:1024:rand=4, c=out:f32:1<<20)
extern "C" __global__ void mma_fp8(int n, const unsigned* __restrict__ a, const unsigned* __restrict__ b, const float* __restrict__ sa, const float* __restrict__ sb, float* __restrict__ c) {
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32, g = lane / 4, t = lane % 4, w = n / 4;
    const int row = blockIdx.y * 32 + warp / 2 * 16, col = blockIdx.x * 64 + warp % 2 * 32;
    float d[4][4];
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++) d[i][j] = 0.0f;
    for (int k = 0; k < w; k += 8) {
        unsigned a0 = a[(row + g) * w + k + t], a1 = a[(row + g + 8) * w + k + t];
        unsigned a2 = a[(row + g) * w + k + t + 4], a3 = a[(row + g + 8) * w + k + t + 4];
        for (int i = 0; i < 4; i++) {
            unsigned b0 = b[(col + i * 8 + g) * w + k + t], b1 = b[(col + i * 8 + g) * w + k + t + 4];
            asm volatile("mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%10,%11,%12,%13};"
                         : "=f"(d[i][0]), "=f"(d[i][1]), "=f"(d[i][2]), "=f"(d[i][3])
                         : "r"(a0), "r"(a1), "r"(a2), "r"(a3), "r"(b0), "r"(b1), "f"(d[i][0]), "f"(d[i][1]), "f"(d[i][2]), "f"(d[i][3]));
        }
    }
    float r0 = sa[row + g], r1 = sa[row + g + 8];
    for (int i = 0; i < 4; i++) {
        int q = col + i * 8 + t * 2;
        c[(row + g) * n + q] = d[i][0] * r0 * sb[q];
        c[(row + g) * n + q + 1] = d[i][1] * r0 * sb[q + 1];
        c[(row + g + 8) * n + q] = d[i][2] * r1 * sb[q];
        c[(row + g + 8) * n + q + 1] = d[i][3] * r1 * sb[q + 1];
    }
}
