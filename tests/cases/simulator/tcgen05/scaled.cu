// Products of narrow floats in tensor memory, with and without factors for blocks, against plain loops.
// NO-CLANG: clang 19 does not know the architecture
// FLAGS: -arch=sm_100a
// PTXAS: sm_100a
// OPT: 1
// RUN: mixed<<<3, 128>>>(a=buf:u8:4096:rand=1, b=buf:u8:1024:rand=2, got=out:f32:12288, want=out:f32:12288)
// UNCHECKED
// EXPECT: got[i] == want[i]
// EXPECT: want[i] == -1.0799102783203125 ~ 1e-5rel for i in 0..1
// RUN: scaled<<<4, 128>>>(a=buf:u8:4096:rand=3, b=buf:u8:2048:rand=4, sa=buf:u8:512:rand=5, sb=buf:u8:256:rand=6, got=out:f32:32768, want=out:f32:32768)
// UNCHECKED
// EXPECT: got[i] == want[i]
// EXPECT: want[i] == -0.0024807677 ~ 1e-5rel for i in 0..1
#include "tcgen05.cuh"
#include "../narrow/narrow.cuh"

__shared__ __align__(1024) char a_tile[128 * 32], b_tile[64 * 32], sa_tile[512], sb_tile[512];
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

// 32 elements of a row; narrower than bytes they are in the first bytes of each 16.
template <class T> __device__ void narrow_row(char *tile, unsigned row, const unsigned char *from) {
    for (unsigned half = 0; half < 2; half++) {
        unsigned char bytes[16] = {};
        for (unsigned i = 0; i < 16; i++) {
            unsigned at = i * T::bits, v = raw<T>(from[16 * half + i]);
            bytes[at / 8] |= v << at % 8;
            if (at % 8 + T::bits > 8) bytes[at / 8 + 1] |= v >> (8 - at % 8);
        }
        for (unsigned i = 0; i < 16; i++) tile[row_place(row, 16 * half + i, 32, BYTES_32)] = bytes[i];
    }
}

template <class A, class B> __device__ void mixed_product(const unsigned char *a, const unsigned char *b, unsigned types, float *got, float *want) {
    narrow_row<A>(a_tile, threadIdx.x, a + threadIdx.x * 32);
    if (threadIdx.x < 32) narrow_row<B>(b_tile, threadIdx.x, b + threadIdx.x * 32);
    begin(32);
    if (threadIdx.x == 0) {
        u64 a = row_descriptor(a_tile, 0, 32, BYTES_32), b = row_descriptor(b_tile, 0, 32, BYTES_32);
        unsigned d = slot, shape = shape_of(1, 0, 0, 128, 32) | types, accumulate = 0;
        MMA("f8f6f4");
        commit(&barrier);
    }
    wait(&barrier, 0);
    after_sync();
    // A quarter of the elements is compared: the loops take long.
    for (unsigned c = 0; c < 32; c++) {
        float v = __uint_as_float(load_column(own_lanes(slot + c)));
        if (c % 4 != threadIdx.x / 32) continue;
        got[threadIdx.x * 32 + c] = v;
        double sum = 0;
        for (unsigned k = 0; k < 32; k++) sum += value<A>(raw<A>(a[threadIdx.x * 32 + k])) * value<B>(raw<B>(b[c * 32 + k]));
        want[threadIdx.x * 32 + c] = (float)sum;
    }
    finish(32);
}

extern "C" __global__ void mixed(const unsigned char *a, const unsigned char *b, float *got, float *want) {
    got += blockIdx.x * 4096;
    want += blockIdx.x * 4096;
    switch (blockIdx.x) {
    case 0: mixed_product<E4M3, E4M3>(a, b, 0, got, want); break;
    case 1: mixed_product<E5M2, E2M3>(a, b, 1 << 7 | 3 << 10, got, want); break;
    case 2: mixed_product<E3M2, E2M1>(a, b, 4 << 7 | 5 << 10, got, want); break;
    }
}

// 128 rows by 64 columns. Factors come through shared memory: 32 rows of 16 bytes, which have four bytes for each 32 rows of the matrix.
template <class S> __device__ void factors(char *tile, const unsigned char *from, unsigned rows, unsigned count, unsigned byte) {
    for (unsigned i = threadIdx.x; i < 512; i += 128) tile[i] = 0x11;
    __syncthreads();
    for (unsigned row = threadIdx.x; row < rows; row += 128)
        for (unsigned i = 0; i < count; i++) tile[row % 32 * 16 + row / 32 * 4 + byte + i] = S::raw(from[row * count + i]);
}

template <class S> __device__ void scaled_product(const unsigned char *a, const unsigned char *b, const unsigned char *sa, const unsigned char *sb,
                                                  unsigned which, float *got, float *want) {
    bool fours = which > 0;
    unsigned count = which == 0 ? 1 : which == 3 ? 4 : 2, byte_a = which == 0 ? 3 : which == 1 ? 2 : 0, byte_b = which == 0 ? 1 : which == 2 ? 2 : 0;
    unsigned k = fours ? 64 : 32;
    for (unsigned i = threadIdx.x; i < 128 * 32; i += 128) a_tile[row_place(i / 32, i % 32, 32, PLAIN)] = fours ? a[i] : raw<E4M3>(a[i]);
    for (unsigned i = threadIdx.x; i < 64 * 32; i += 128) b_tile[row_place(i / 32, i % 32, 32, PLAIN)] = fours ? b[i] : raw<E5M2>(b[i]);
    factors<S>(sa_tile, sa, 128, count, byte_a);
    factors<S>(sb_tile, sb, 64, count, byte_b);
    begin(128);
    if (threadIdx.x == 0) {
        u64 a = row_descriptor(a_tile, 0, 32, PLAIN), b = row_descriptor(b_tile, 0, 32, PLAIN);
        u64 fa = descriptor(sa_tile, 128, 128, PLAIN), fb = descriptor(sb_tile, 128, 128, PLAIN);
        unsigned d = slot, at_a = slot + 64, at_b = slot + 72;
        asm volatile("tcgen05.cp.cta_group::1.32x128b.warpx4 [%0], %1;" ::"r"(at_a), "l"(fa) : "memory");
        asm volatile("tcgen05.cp.cta_group::1.32x128b.warpx4 [%0], %1;" ::"r"(at_b), "l"(fb) : "memory");
        unsigned shape = 64 / 8 << 17 | 128 / 16 << 24 | byte_a << 29 | byte_b << 4 | (which != 3) << 23;
        shape |= fours ? 1 << 7 | 1 << 10 : 1 << 10;
#define SCALED(text) asm volatile("tcgen05.mma.cta_group::1.kind::" text " [%0], %1, %2, %3, [%4], [%5], 0;" ::"r"(d), "l"(a), "l"(b), "r"(shape), "r"(at_a), "r"(at_b) : "memory")
        switch (which) {
        case 0: SCALED("mxf8f6f4.block_scale.scale_vec::1X"); break;
        case 1: SCALED("mxf4.block_scale"); break;
        case 2: SCALED("mxf4nvf4.block_scale.block32"); break;
        case 3: SCALED("mxf4nvf4.block_scale.scale_vec::4X"); break;
        }
        commit(&barrier);
    }
    wait(&barrier, 0);
    after_sync();
    unsigned row = threadIdx.x;
    for (unsigned c = 0; c < 64; c++) {
        float v = __uint_as_float(load_column(own_lanes(slot + c)));
        if (c % 4 != threadIdx.x / 32) continue;
        got[row * 64 + c] = v;
        double sum = 0;
        for (unsigned i = 0; i < k; i++) {
            double x = fours ? value<E2M1>(a[row * 32 + i / 2] >> 4 * (i % 2) & 15) : value<E4M3>(raw<E4M3>(a[row * 32 + i]));
            double y = fours ? value<E2M1>(b[c * 32 + i / 2] >> 4 * (i % 2) & 15) : value<E5M2>(raw<E5M2>(b[c * 32 + i]));
            unsigned block = i * count / k;
            sum += x * S::value(S::raw(sa[row * count + block])) * y * S::value(S::raw(sb[c * count + block]));
        }
        want[row * 64 + c] = (float)sum;
    }
    finish(128);
}

extern "C" __global__ void scaled(const unsigned char *a, const unsigned char *b, const unsigned char *sa, const unsigned char *sb, float *got,
                                  float *want) {
    got += blockIdx.x * 8192;
    want += blockIdx.x * 8192;
    if (blockIdx.x == 3)
        scaled_product<UE4M3>(a, b, sa, sb, 3, got, want);
    else
        scaled_product<UE8M0>(a, b, sa, sb, blockIdx.x, got, want);
}
