// Warp-group tensor cores on Hopper: 64x128 per block, operands in shared memory as 8x8 core matrices, no swizzle.
// ARCH: sm_90a
// RUN: wgmma_f16<<<(8,16), 128>>>(n=i32:1024, a=buf:f16:1<<20:rand=1, b=buf:f16:1<<20:rand=2, c=out:f32:1<<20)
#include <cuda_fp16.h>
#include <cstdint>
__device__ uint64_t descriptor(const void* p, int leading, int stride) {
    uint64_t d = (__cvta_generic_to_shared(p) & 0x3ffff) >> 4;
    return d | (uint64_t)(leading >> 4) << 16 | (uint64_t)(stride >> 4) << 32;
}
__device__ void wgmma(float (&d)[32], uint64_t a, uint64_t b) {
    asm volatile(
        "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 "
        "{%0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11,%12,%13,%14,%15,%16,%17,%18,%19,%20,%21,%22,%23,%24,%25,%26,%27,%28,%29,%30,%31}, %32, %33, 1, 1, 1, 0, 0;"
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]), "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]),
          "+f"(d[13]), "+f"(d[14]), "+f"(d[15]), "+f"(d[16]), "+f"(d[17]), "+f"(d[18]), "+f"(d[19]), "+f"(d[20]), "+f"(d[21]), "+f"(d[22]), "+f"(d[23]), "+f"(d[24]),
          "+f"(d[25]), "+f"(d[26]), "+f"(d[27]), "+f"(d[28]), "+f"(d[29]), "+f"(d[30]), "+f"(d[31])
        : "l"(a), "l"(b));
}
extern "C" __global__ void __launch_bounds__(128) wgmma_f16(int n, const half* __restrict__ a, const half* __restrict__ b, float* __restrict__ c) {
    constexpr int BK = 64;
    __shared__ alignas(128) uint4 as[2][BK / 8][64], bs[2][BK / 8][128];
    float acc[2][32];
    for (auto& h : acc)
        for (auto& x : h) x = 0.f;
    const half* ga = a + (size_t)blockIdx.y * 64 * n;
    const half* gb = b + (size_t)blockIdx.x * 128 * n;
    auto load = [&](int stage, int k) {
        for (int i = threadIdx.x; i < 64 * BK / 8; i += 128) as[stage][i % 8][i / 8] = *(const uint4*)(ga + (size_t)(i / 8) * n + k + i % 8 * 8);
        for (int i = threadIdx.x; i < 128 * BK / 8; i += 128) bs[stage][i % 8][i / 8] = *(const uint4*)(gb + (size_t)(i / 8) * n + k + i % 8 * 8);
        asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    };
    load(0, 0);
    for (int k = 0, stage = 0; k < n; k += BK, stage ^= 1) {
        __syncthreads();
        asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
        for (int s = 0; s < BK / 16; s++)
            for (int h = 0; h < 2; h++)
                wgmma(acc[h], descriptor(as[stage][s * 2], 64 * 16, 128), descriptor(&bs[stage][s * 2][h * 64], 128 * 16, 128));
        asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
        if (k + BK < n) load(stage ^ 1, k + BK);
        asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");
    }
    int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    for (int h = 0; h < 2; h++)
        for (int j = 0; j < 8; j++)
            for (int r = 0; r < 2; r++) {
                float* p = c + (size_t)(blockIdx.y * 64 + warp * 16 + r * 8 + lane / 4) * n + blockIdx.x * 128 + h * 64 + j * 8 + lane % 4 * 2;
                *(float2*)p = make_float2(acc[h][j * 4 + r * 2], acc[h][j * 4 + r * 2 + 1]);
            }
}
