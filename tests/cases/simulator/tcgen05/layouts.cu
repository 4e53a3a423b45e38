// Where results are for each number of rows, `a` in tensor memory, sparse operands.
// NO-CLANG: clang 19 does not know the architecture
// FLAGS: -arch=sm_100a -Wno-177
// PTXAS: sm_100a
// OPT: 1
// RUN: layouts<<<4, 128>>>(a=buf:f16:2048:rand=1, b=buf:f16:1024:rand=2, d=out:f32:12288)
// EXPECT: d[i] == sum(k, 0, 16, a[i/64*16+k] * b[i%64*16+k]) ~ 1e-5rel for i in 0..4096
// EXPECT: d[4096+i] == sum(k, 0, 16, a[i/64*16+k] * b[i%64*16+k]) ~ 1e-5rel for i in 0..4096
// EXPECT: d[8192+i] == (i%64 >= 2 && i%64 < 5 ? 0 : sum(k, 0, 16, a[i/64*16+k] * b[i%64*16+k])) ~ 1e-5rel for i in 0..2048
// EXPECT: d[10240+i] == sum(k, 0, 16, a[i/64*16+k] * b[i%64*16+k]) ~ 1e-5rel for i in 0..2048
// RUN: from_memory<<<3, 128>>>(a=buf:f16:4096:rand=3, b=buf:f16:1024:rand=4, d=out:f32:12288)
// EXPECT: d[i] == sum(k, 0, 16, a[i/32*32+k] * b[i%32*16+k]) ~ 1e-5rel for i in 0..4096
// EXPECT: d[4096+i] == sum(k, 0, 16, a[(i/32 == 127 ? 127 : i/32+1)*32+k] * b[i%32*16+k]) ~ 1e-5rel for i in 0..4096
// EXPECT: d[8192+i] == sum(k, 0, 16, a[i/32*32+k] * b[i%32*16+k]) ~ 1e-5rel for i in 0..2048
// RUN: sparse<<<4, 128>>>(a=buf:u8:8192:rand=5, b=buf:u8:4096:rand=6, meta=buf:u32:2048:rand=7, got=out:f32:16384, want=out:f32:16384)
// UNCHECKED
// EXPECT: got[i] == want[i]
// EXPECT: want[i] == -3.1732873916625977 ~ 1e-6rel for i in 0..1
#include "tcgen05.cuh"
#include "../narrow/narrow.cuh"

__shared__ __align__(1024) char a_tile[128 * 64], b_tile[64 * 128];
__shared__ unsigned slot;
__shared__ u64 barrier;

__device__ void begin(unsigned columns) {
    if (threadIdx.x < 32) allocate(&slot, columns);
    if (threadIdx.x == 0) init_barrier(&barrier, 1);
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    __syncthreads();
    after_sync();
}
__device__ void finish(unsigned columns) {
    before_sync();
    __syncthreads();
    if (threadIdx.x < 32) deallocate(slot, columns);
}
__device__ void issued() {
    if (threadIdx.x == 0) commit(&barrier);
    wait(&barrier, 0);
    after_sync();
}

// 64 rows in the upper and in the lower halves of the quarters; 64 and 32 rows of the form that keeps b.
extern "C" __global__ void layouts(const __half *a, const __half *b, float *out) {
    unsigned which = blockIdx.x, m = which < 2 ? 64 : 32;
    for (unsigned i = threadIdx.x; i < 64 * 16; i += 128) {
        *(__half *)(a_tile + row_place(i / 16, i % 16 * 2, 32, PLAIN)) = a[i];
        *(__half *)(b_tile + row_place(i / 16, i % 16 * 2, 32, PLAIN)) = b[i];
    }
    begin(64);
    if (threadIdx.x == 0) {
        u64 a = row_descriptor(a_tile, 0, 32, PLAIN), b = row_descriptor(b_tile, 0, 32, PLAIN);
        unsigned d = slot + (which == 1 ? 16 << 16 : 0), shape = shape_of(1, 0, 0, m, 64), accumulate = 0;
        if (which < 2) {
            MMA("f16");
        } else if (which == 2) {
            // In the first quarter of the columns two are used, then three are not, then many are.
            u64 zero = 1ull << 39 | 2ull << 40 | 250ull << 48 | 249;
            asm volatile("tcgen05.mma.ws.cta_group::1.kind::f16.collector::b0::fill [%0], %1, %2, %3, 0, %4;" ::"r"(d), "l"(a), "l"(b), "r"(shape),
                         "l"(zero) : "memory");
        } else {
            asm volatile("tcgen05.mma.ws.cta_group::1.kind::f16 [%0], %1, %2, %3, 0;" ::"r"(d), "l"(a), "l"(b), "r"(shape) : "memory");
        }
    }
    issued();
    unsigned lane = threadIdx.x;
    out += which < 2 ? which * 4096 : 8192 + (which - 2) * 2048;
    for (unsigned c = 0; c < 64 && (which < 2 || c < 16); c++) {
        float v = __uint_as_float(load_column(own_lanes(slot + c)));
        if (which < 2 && lane / 16 % 2 == which) out[(lane / 32 * 16 + lane % 16) * 64 + c] = v;
        if (which >= 2) out[lane % 32 * 64 + lane / 32 * 16 + c] = v;
    }
    finish(64);
}

// Two halves to a word in each lane; then the same with every row taken from the next lane; then 64 rows, twice.
extern "C" __global__ void from_memory(const __half *a, const __half *b, float *out) {
    unsigned which = blockIdx.x, m = which == 2 ? 64 : 128;
    for (unsigned i = threadIdx.x; i < 32 * 16; i += 128) *(__half *)(b_tile + row_place(i / 16, i % 16 * 2, 32, PLAIN)) = b[i];
    begin(64);
    unsigned first = slot + 32, row = which == 2 ? threadIdx.x % 64 : threadIdx.x;
    for (unsigned c = 0; c < 8; c++) store_column(own_lanes(first + c), ((const unsigned *)(a + row * 32))[c]);
    before_sync();
    __syncthreads();
    after_sync();
    if (threadIdx.x == 0) {
        u64 b = row_descriptor(b_tile, 0, 32, PLAIN);
        unsigned a = first, d = slot, shape = shape_of(1, 0, 0, m, 32), accumulate = 0;
        if (which == 0)
            MMA_FROM_MEMORY("f16");
        else if (which == 1)
            MMA_FROM_MEMORY("f16.ashift.collector::a::lastuse");
        else
            asm volatile("tcgen05.mma.ws.cta_group::1.kind::f16 [%0], [%1], %2, %3, 0;" ::"r"(d), "r"(a), "l"(b), "r"(shape) : "memory");
    }
    issued();
    out += which * 4096;
    for (unsigned c = 0; c < 32; c++) {
        if (which == 2 && c >= 16) break;
        float v = __uint_as_float(load_column(own_lanes(slot + c)));
        if (which == 2)
            out[threadIdx.x % 64 * 32 + threadIdx.x / 64 * 16 + c] = v;
        else
            out[threadIdx.x * 32 + c] = v;
    }
    finish(64);
}

// Which two of the four units of a group are there.
__device__ unsigned choice(const unsigned *meta, unsigned row, unsigned g) {
    const unsigned choices[6] = {0x4, 0x8, 0xc, 0x9, 0xd, 0xe};
    return choices[(meta[row * 16 + g] >> 7) % 6];
}

// Bytes, halves, halves of 64 rows, pairs of fours.
extern "C" __global__ void sparse(const unsigned char *a, const unsigned char *b, const unsigned *meta, float *got, float *want) {
    unsigned which = blockIdx.x, m = which == 2 ? 64 : 128, n = 32;
    bool wide = which == 1 || which == 2;
    unsigned k = wide ? 32 : which == 3 ? 128 : 64, groups = wide ? 8 : 16, row_bytes = 32, column_bytes = 64;
    auto half = [](unsigned char v) { return __int2half_rn((signed char)v / 4); };
    for (unsigned i = threadIdx.x; i < m * row_bytes; i += 128) {
        char *to = a_tile + row_place(i / row_bytes, i % row_bytes, row_bytes, PLAIN);
        if (!wide) *to = which == 0 ? raw<E4M3>(a[i]) : a[i];
        if (wide && i % 2 == 0) *(__half *)to = half(a[i]);
    }
    for (unsigned i = threadIdx.x; i < n * column_bytes; i += 128) {
        char *to = b_tile + row_place(i / column_bytes, i % column_bytes, column_bytes, PLAIN);
        if (!wide) *to = which == 0 ? raw<E5M2>(b[i]) : b[i];
        if (wide && i % 2 == 0) *(__half *)to = half(b[i]);
    }
    begin(64);
    // Metadata from column 40 on; halves choose the second of two columns.
    unsigned first = slot + 40, lane = threadIdx.x;
    for (unsigned c = 0; c < 2; c++) {
        unsigned word = 0;
        if (!wide) {
            for (unsigned g = 0; g < 8; g++) word |= choice(meta, lane, c * 8 + g) << 4 * g;
        } else if (c == 1 && (which == 1 || lane % 32 < 16)) {
            unsigned sixteen = which == 1 ? lane / 16 : lane / 32;
            for (unsigned g = 0; g < 8; g++)
                word |= choice(meta, sixteen * 16 + lane % 8 + g / 4 * 8, lane / 8 % 2 * 4 + g % 4) << 4 * g;
        }
        store_column(own_lanes(first + c), word);
    }
    for (unsigned c = 0; c < 8; c++) store_column(own_lanes(slot + 48 + c), 0x7f7f7f7f);
    before_sync();
    __syncthreads();
    after_sync();
    if (threadIdx.x == 0) {
        u64 a = row_descriptor(a_tile, 0, row_bytes, PLAIN), b = row_descriptor(b_tile, 0, column_bytes, PLAIN);
        unsigned d = slot, scales = slot + 48, shape = shape_of(1, 0, which == 0, m, n) | 1 << 2 | wide;
        if (which == 0)
            asm volatile("tcgen05.mma.sp.cta_group::1.kind::f8f6f4 [%0], %1, %2, [%3], %4, 0;" ::"r"(d), "l"(a), "l"(b), "r"(first), "r"(shape) : "memory");
        else if (wide)
            asm volatile("tcgen05.mma.sp.cta_group::1.kind::f16 [%0], %1, %2, [%3], %4, 0;" ::"r"(d), "l"(a), "l"(b), "r"(first), "r"(shape) : "memory");
        else
            asm volatile("tcgen05.mma.sp.cta_group::1.kind::mxf4.block_scale.scale_vec::2X [%0], %1, %2, [%3], %4, [%5], [%5], 0;" ::"r"(d), "l"(a), "l"(b),
                         "r"(first), "r"(1 << 2 | 1 << 7 | 1 << 10 | n / 8 << 17 | 1 << 23 | m / 16 << 24), "r"(scales) : "memory");
    }
    issued();
    got += which * 4096;
    want += which * 4096;
    for (unsigned c = 0; c < n; c++) {
        float v = __uint_as_float(load_column(own_lanes(slot + c)));
        unsigned row = which == 2 ? lane / 32 * 16 + lane % 16 : lane;
        if (which == 2 && lane % 32 >= 16) continue;
        // A quarter of the elements is compared: the loops take long.
        if (c % 4 != threadIdx.x / 32) continue;
        got[row * n + c] = v;
        double sum = 0;
        unsigned unit = which == 3 ? 2 : 1;
        for (unsigned i = 0; i < k / 2; i++) {
            unsigned g = i / (2 * unit), at = g * 4 * unit + (choice(meta, row, g) >> 2 * (i / unit % 2) & 3) * unit + i % unit;
            double x, y;
            if (which == 0) {
                x = value<E4M3>(raw<E4M3>(a[row * 32 + i]));
                y = value<E5M2>(raw<E5M2>(b[c * 64 + at]));
            } else if (wide) {
                x = (float)half(a[row * 32 + 2 * i]);
                y = (float)half(b[c * 64 + 2 * at]);
            } else {
                x = value<E2M1>(a[row * 32 + i / 2] >> 4 * (i % 2) & 15);
                y = value<E2M1>(b[c * 64 + at / 2] >> 4 * (at % 2) & 15);
            }
            sum += x * y;
        }
        want[row * n + c] = (float)sum;
    }
    finish(64);
}
