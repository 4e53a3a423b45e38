// A 64x32x64 product of halves on a warp group: operands in swizzled shared memory, told of by descriptors.
// FLAGS: -arch=sm_90a
// RUN: gemm<<<1, 128>>>(a=buf:f16:4096:(i*7)%5-2, b=buf:f16:2048:(i*3)%7-3, c=out:f32:2048)
// EXPECT: c[i] == sum(k, 0, 64, a[i/32*64+k] * b[i%32*64+k])
// RUN: gemm_plain<<<1, 128>>>(a=buf:f16:1024:(i*7)%5-2, b=buf:f16:128:(i*3)%7-3, c=out:f32:512)
// EXPECT: c[i] == sum(k, 0, 16, a[i/8*16+k] * b[k*8+i%8])
#include <cuda_fp16.h>
__device__ unsigned long long descriptor(const void *p, unsigned leading, unsigned stride, unsigned long long swizzle) {
    unsigned long long a = __cvta_generic_to_shared(p);
    return (a & 0x3ffff) >> 4 | (unsigned long long)(leading >> 4) << 16 | (unsigned long long)(stride >> 4) << 32 | swizzle << 62;
}
// Rows of 64 halves (128 bytes), swizzled by 128 bytes.
__device__ int swizzled(int row, int k) {
    int byte = row * 128 + k * 2;
    return (byte ^ (byte >> 7 & 7) << 4) / 2;
}
__global__ void gemm(const half *a, const half *b, float *c) {
    __shared__ __align__(1024) half sa[64 * 64], sb[32 * 64];
    for (int i = threadIdx.x; i < 64 * 64; i += 128) sa[swizzled(i / 64, i % 64)] = a[i];
    for (int i = threadIdx.x; i < 32 * 64; i += 128) sb[swizzled(i / 64, i % 64)] = b[i];
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    __syncthreads();
    float d[16] = {};
    asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
    for (int k = 0; k < 4; k++) {
        unsigned long long da = descriptor(sa, 16, 1024, 1) + k * 2, db = descriptor(sb, 16, 1024, 1) + k * 2;
        asm volatile("{ wgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 "
                     "{%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15}, %16, %17, 1, 1, 1, 0, 0; }"
                     : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]), "+f"(d[4]), "+f"(d[5]), "+f"(d[6]), "+f"(d[7]),
                       "+f"(d[8]), "+f"(d[9]), "+f"(d[10]), "+f"(d[11]), "+f"(d[12]), "+f"(d[13]), "+f"(d[14]), "+f"(d[15])
                     : "l"(da), "l"(db));
    }
    asm volatile("wgmma.commit_group.sync.aligned;\n wgmma.wait_group.sync.aligned 0;" ::: "memory");
    int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    for (int i = 0; i < 16; i++)
        c[(warp * 16 + lane / 4 + 8 * (i / 2 % 2)) * 32 + i / 4 * 8 + lane % 4 * 2 + i % 2] = d[i];
}
// No swizzle: core matrices of 8 rows of 16 bytes. B is stored with n innermost.
__global__ void gemm_plain(const half *a, const half *b, float *c) {
    __shared__ __align__(128) half sa[64 * 16], sb[16 * 8];
    for (int i = threadIdx.x; i < 64 * 16; i += 128) {
        int row = i / 16, k = i % 16;
        sa[row / 8 * 128 + k / 8 * 64 + row % 8 * 8 + k % 8] = a[i];
    }
    for (int i = threadIdx.x; i < 16 * 8; i += 128) sb[i] = b[i];
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    __syncthreads();
    float d[4] = {};
    unsigned long long da = descriptor(sa, 128, 256, 0), db = descriptor(sb, 128, 256, 0);
    asm volatile("wgmma.fence.sync.aligned;\n{ wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%0, %1, %2, %3}, %4, %5, 0, 1, 1, 0, 1; }\n"
                 "wgmma.commit_group.sync.aligned;\n wgmma.wait_group.sync.aligned 0;"
                 : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3]) : "l"(da), "l"(db) : "memory");
    int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    for (int i = 0; i < 4; i++) c[(warp * 16 + lane / 4 + 8 * (i / 2)) * 8 + lane % 4 * 2 + i % 2] = d[i];
}
