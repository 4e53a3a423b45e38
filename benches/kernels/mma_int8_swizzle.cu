// Integer tensor cores: m16n8k32 on bytes, shared memory swizzled by xor in place of padding.
// RUN: mma_int8_swizzle<<<(16,16), 128>>>(n=i32:1024, a=buf:i8:1<<20:rand=1, b=buf:i8:1<<20:rand=2, c=out:i32:1<<20)
#include <cstdint>
struct Tile {
    int4 rows[64][4];
    __device__ int4& at(int r, int chunk) { return rows[r][chunk ^ (r >> 1 & 3)]; }
};
__device__ inline void ldmatrix(uint32_t* r, const void* p) {
    uint32_t addr = __cvta_generic_to_shared(p);
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];" : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "r"(addr));
}
extern "C" __global__ void mma_int8_swizzle(int n, const int8_t* __restrict__ a, const int8_t* __restrict__ b, int* __restrict__ c) {
    __shared__ Tile ta, tb;
    int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, wm = (warp >> 1) * 32, wn = (warp & 1) * 32;
    int acc[2][4][4];
    for (auto& x : acc)
        for (auto& y : x)
            for (auto& z : y) z = 0;
    for (int k = 0; k < n; k += 64) {
        for (int i = threadIdx.x; i < 256; i += 128) {
            int r = i / 4, q = i % 4;
            ta.at(r, q) = *(const int4*)(a + (blockIdx.y * 64 + r) * n + k + q * 16);
            tb.at(r, q) = *(const int4*)(b + (blockIdx.x * 64 + r) * n + k + q * 16);
        }
        __syncthreads();
#pragma unroll
        for (int s = 0; s < 2; s++) {
            uint32_t fa[2][4], fb[2][4];
            for (int i = 0; i < 2; i++) ldmatrix(fa[i], &ta.at(wm + i * 16 + (lane & 15), s * 2 + (lane >> 4)));
            for (int j = 0; j < 2; j++) ldmatrix(fb[j], &tb.at(wn + j * 16 + (lane & 7) + (lane >> 4) * 8, s * 2 + (lane >> 3 & 1)));
            for (int i = 0; i < 2; i++)
                for (int j = 0; j < 4; j++)
                    asm("mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
                        : "+r"(acc[i][j][0]), "+r"(acc[i][j][1]), "+r"(acc[i][j][2]), "+r"(acc[i][j][3])
                        : "r"(fa[i][0]), "r"(fa[i][1]), "r"(fa[i][2]), "r"(fa[i][3]), "r"(fb[j >> 1][(j & 1) * 2]), "r"(fb[j >> 1][(j & 1) * 2 + 1]));
        }
        __syncthreads();
    }
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 4; j++) {
            int* p = c + (blockIdx.y * 64 + wm + i * 16 + (lane >> 2)) * n + blockIdx.x * 64 + wn + j * 8 + (lane & 3) * 2;
            *(int2*)p = make_int2(acc[i][j][0], acc[i][j][1]);
            *(int2*)(p + 8 * n) = make_int2(acc[i][j][2], acc[i][j][3]);
        }
}
