// Flash attention forward: online softmax in registers, both products by mma.sync, keys and values copied asynchronously.
// RUN: flash_mma<<<(16,16), 128>>>(len=i32:1024, scale=f32:0.18, q=buf:f16:1<<20:rand=1, k=buf:f16:1<<20:rand=2, v=buf:f16:1<<20:rand=3, o=out:f16:1<<20)
#include <cuda_fp16.h>
#include <cuda_pipeline_primitives.h>
constexpr int D = 64, BC = 64, LD = D + 8;
__device__ __forceinline__ unsigned pack(float x, float y) {
    half2 h = __floats2half2_rn(x, y);
    return *reinterpret_cast<unsigned*>(&h);
}
__device__ __forceinline__ void mma16816(float* c, const unsigned* a, const unsigned* b) {
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
                 : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3]) : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
}
extern "C" __global__ void __launch_bounds__(128) flash_mma(int len, float scale, const half* q, const half* k, const half* v, half* o) {
    __shared__ __align__(16) half ks[BC][LD], vs[BC][LD];
    int warp = threadIdx.x / 32, lane = threadIdx.x % 32, g = lane / 4, t = lane % 4;
    size_t base = (size_t)blockIdx.y * len * D;
    const half* qb = q + base + (blockIdx.x * 64 + warp * 16) * D;
    unsigned qf[4][4];
    for (int i = 0; i < 4; i++) {
        qf[i][0] = *(const unsigned*)(qb + g * D + i * 16 + t * 2);
        qf[i][1] = *(const unsigned*)(qb + (g + 8) * D + i * 16 + t * 2);
        qf[i][2] = *(const unsigned*)(qb + g * D + i * 16 + t * 2 + 8);
        qf[i][3] = *(const unsigned*)(qb + (g + 8) * D + i * 16 + t * 2 + 8);
    }
    float of[8][4] = {}, mi[2] = {-INFINITY, -INFINITY}, li[2] = {0.f, 0.f};
    for (int j0 = 0; j0 < len; j0 += BC) {
        for (int i = threadIdx.x; i < BC * D / 8; i += 128) {
            int r = i / 8, c = i % 8 * 8;
            __pipeline_memcpy_async(&ks[r][c], k + base + (j0 + r) * D + c, 16);
            __pipeline_memcpy_async(&vs[r][c], v + base + (j0 + r) * D + c, 16);
        }
        __pipeline_commit();
        __pipeline_wait_prior(0);
        __syncthreads();
        float s[8][4];
#pragma unroll
        for (int n = 0; n < 8; n++) {
            s[n][0] = s[n][1] = s[n][2] = s[n][3] = 0.f;
#pragma unroll
            for (int i = 0; i < 4; i++) {
                unsigned b[2] = {*(unsigned*)&ks[n * 8 + g][i * 16 + t * 2], *(unsigned*)&ks[n * 8 + g][i * 16 + t * 2 + 8]};
                mma16816(s[n], qf[i], b);
            }
        }
#pragma unroll
        for (int h = 0; h < 2; h++) {
            float m = mi[h];
            for (int n = 0; n < 8; n++) m = fmaxf(m, fmaxf(s[n][h * 2], s[n][h * 2 + 1]));
            m = fmaxf(m, __shfl_xor_sync(0xffffffff, m, 1));
            m = fmaxf(m, __shfl_xor_sync(0xffffffff, m, 2));
            float alpha = exp2f((mi[h] - m) * scale), sum = 0.f;
            for (int n = 0; n < 8; n++)
                for (int e = 0; e < 2; e++) {
                    float p = exp2f(s[n][h * 2 + e] * scale - m * scale);
                    s[n][h * 2 + e] = p;
                    sum += p;
                }
            li[h] = li[h] * alpha + sum;
            mi[h] = m;
            for (int n = 0; n < 8; n++) {
                of[n][h * 2] *= alpha;
                of[n][h * 2 + 1] *= alpha;
            }
        }
#pragma unroll
        for (int i = 0; i < 4; i++) {
            unsigned pf[4] = {pack(s[2 * i][0], s[2 * i][1]), pack(s[2 * i][2], s[2 * i][3]), pack(s[2 * i + 1][0], s[2 * i + 1][1]), pack(s[2 * i + 1][2], s[2 * i + 1][3])};
#pragma unroll
            for (int n = 0; n < 8; n += 2) {
                unsigned b[4], addr = __cvta_generic_to_shared(&vs[i * 16 + lane % 16][n * 8 + lane / 16 * 8]);
                asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0,%1,%2,%3}, [%4];" : "=r"(b[0]), "=r"(b[1]), "=r"(b[2]), "=r"(b[3]) : "r"(addr));
                mma16816(of[n], pf, b);
                mma16816(of[n + 1], pf, b + 2);
            }
        }
        __syncthreads();
    }
    for (int h = 0; h < 2; h++) {
        float l = li[h];
        l += __shfl_xor_sync(0xffffffff, l, 1);
        l += __shfl_xor_sync(0xffffffff, l, 2);
        half* ob = o + base + (blockIdx.x * 64 + warp * 16 + g + h * 8) * D;
        for (int n = 0; n < 8; n++) *(half2*)(ob + n * 8 + t * 2) = __floats2half2_rn(of[n][h * 2] / l, of[n][h * 2 + 1] / l);
    }
}
