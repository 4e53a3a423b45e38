// Products in tensor memory against plain loops: every swizzle, operands of either order, every kind without factors.
// NO-CLANG: clang 19 does not know the architecture
// FLAGS: -arch=sm_100a
// PTXAS: sm_100a
// OPT: 1
// RUN: halves<<<1, 128>>>(a=buf:f16:8192:rand=1, b=buf:f16:8192:rand=2, mode=u32:1, n=u32:128, d=out:f32:16384)
// EXPECT: d[i] == sum(k, 0, 64, a[i/128*64+k] * b[i%128*64+k]) ~ 1e-5rel
// RUN: halves<<<5, 128>>>(a=buf:f16:8192:rand=1, b=buf:f16:8192:rand=2, mode=u32:0, n=u32:16, d=out:f32:10240)
// EXPECT: d[i] == sum(k, 0, 64, a[i/16%128*64+k] * b[i%16*64+k]) ~ 1e-5rel
// RUN: other_order<<<4, 128>>>(a=buf:f16:8192:rand=3, b=buf:f16:8192:rand=4, d=out:f32:16384)
// EXPECT: d[i] == sum(k, 0, 64, a[i/32%128*64+k] * b[(i%32+64)*64+k]) ~ 1e-5rel
// RUN: half_results<<<1, 128>>>(a=buf:f16:8192:rand=5, b=buf:f16:8192:rand=6, d=out:f16:4096)
// EXPECT: d[i] == sum(k, 0, 64, a[i/32*64+k] * b[i%32*64+k]) ~ 2e-3rel
// RUN: singles<<<2, 128>>>(a=buf:f32:4096:i%31-15, b=buf:f32:4096:i%29-14, d=out:f32:8192)
// EXPECT: d[i] == sum(k, 0, 32, a[i/32%128*32+k] * b[i%32*32+k])
// RUN: bytes<<<1, 128>>>(a=buf:i8:16384:rand=1, b=buf:u8:16384:rand=2, d=out:i32:4096)
// EXPECT: d[i] == sum(k, 0, 128, a[i/32*128+k] * b[i%32*128+k])
// RUN: negated<<<1, 128>>>(a=buf:f16:8192:rand=7, b=buf:f16:8192:rand=8, d=out:f32:4096)
// EXPECT: d[i] == (i/32 % 3 == 1 ? 7 : 10 - 4 * sum(k, 0, 16, a[i/32*64+k] * b[i%32*64+k])) ~ 0.0001
#include "tcgen05.cuh"

template <class F> __device__ void in_tensor_memory(F product, unsigned columns) {
    __shared__ unsigned slot;
    __shared__ u64 barrier;
    if (threadIdx.x < 32) allocate(&slot, columns);
    if (threadIdx.x == 0) init_barrier(&barrier, 1);
    __syncthreads();
    after_sync();
    unsigned d = slot;
    product(d, &barrier);
    before_sync();
    __syncthreads();
    if (threadIdx.x < 32) deallocate(d, columns);
}

__shared__ __align__(1024) char a_tile[128 * 128], b_tile[128 * 128];

// The rows of both operands have at most 128 bytes.
__device__ void rows_to_shared(const char *a, const char *b, unsigned bytes, Swizzle s) {
    for (unsigned i = threadIdx.x; i < 128 * bytes; i += blockDim.x) {
        unsigned to = row_place(i / bytes, i % bytes, bytes, s);
        a_tile[to] = a[i];
        b_tile[to] = b[i];
    }
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    __syncthreads();
}

extern "C" __global__ void halves(const __half *a, const __half *b, unsigned mode, unsigned n, float *out) {
    const Swizzle modes[] = {PLAIN, BYTES_128, BYTES_64, BYTES_32, WIDE_ATOMS};
    Swizzle s = modes[mode + blockIdx.x];
    out += blockIdx.x * 128 * n;
    in_tensor_memory([&](unsigned d, u64 *barrier) {
        // A row of 64 halves has 128 bytes: as many tiles as the swizzle is narrower.
        unsigned bytes = s == PLAIN ? 128 : width(s);
        for (unsigned tile = 0; tile < 128 / bytes; tile++) {
            for (unsigned i = threadIdx.x; i < 128 * bytes / 2; i += blockDim.x) {
                unsigned row = i / (bytes / 2), k = i % (bytes / 2), from = row * 64 + tile * bytes / 2 + k;
                *(__half *)(a_tile + row_place(row, 2 * k, bytes, s)) = a[from];
                *(__half *)(b_tile + row_place(row, 2 * k, bytes, s)) = b[from];
            }
            asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
            __syncthreads();
            if (threadIdx.x == 0) {
                for (unsigned byte = 0; byte < bytes; byte += 32) {
                    u64 a = row_descriptor(a_tile, byte, bytes, s), b = row_descriptor(b_tile, byte, bytes, s);
                    unsigned shape = shape_of(1, 0, 0, 128, n), accumulate = tile + byte;
                    MMA("f16");
                }
                commit(barrier);
            }
            wait(barrier, tile & 1);
        }
        after_sync();
        for (unsigned column = 0; column < n; column += 8) {
            unsigned v[8];
            asm volatile("tcgen05.ld.sync.aligned.32x32b.x8.b32 {%0,%1,%2,%3,%4,%5,%6,%7}, [%8];"
                         : "=r"(v[0]), "=r"(v[1]), "=r"(v[2]), "=r"(v[3]), "=r"(v[4]), "=r"(v[5]), "=r"(v[6]), "=r"(v[7])
                         : "r"(own_lanes(d + column)));
            wait_loads();
            for (int i = 0; i < 8; i++) out[threadIdx.x * n + column + i] = __uint_as_float(v[i]);
        }
    }, 128);
}

// Rows (and columns) of the result innermost, with 64 steps of the sum.
extern "C" __global__ void other_order(const __half *a, const __half *b, float *out) {
    const Swizzle modes[] = {PLAIN, BYTES_128, BYTES_64, BYTES_32};
    Swizzle s = modes[blockIdx.x];
    out += blockIdx.x * 4096;
    in_tensor_memory([&](unsigned d, u64 *barrier) {
        // Tiles of so many rows by eight steps; those of one step of the sum follow each other.
        unsigned across = width(s) / 2, tile = 8 * width(s);
        for (unsigned i = threadIdx.x; i < 8192; i += blockDim.x) {
            unsigned row = i / 64, k = i % 64;
            unsigned to = swizzled(k / 8 * (128 / across * tile) + row / across * tile + k % 8 * width(s) + row % across * 2, s);
            *(__half *)(a_tile + to) = a[i];
            *(__half *)(b_tile + to) = b[i];
        }
        asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
        __syncthreads();
        if (threadIdx.x == 0) {
            for (unsigned k = 0; k < 64; k += 16) {
                unsigned next_k = 128 / across * tile, start = k / 8 * next_k;
                unsigned leading = s == PLAIN ? next_k : tile, stride = s == PLAIN ? tile : next_k;
                u64 a = descriptor(a_tile + start, leading, stride, s), b = descriptor(b_tile + start + 64 / across * tile, leading, stride, s);
                unsigned shape = shape_of(1, 0, 0, 128, 32) | 1 << 15 | 1 << 16, accumulate = k;
                MMA("f16");
            }
            commit(barrier);
        }
        wait(barrier, 0);
        after_sync();
        for (unsigned column = 0; column < 32; column++)
            out[threadIdx.x * 32 + column] = __uint_as_float(load_column(own_lanes(d + column)));
    }, 32);
}

extern "C" __global__ void half_results(const __half *a, const __half *b, __half *out) {
    in_tensor_memory([&](unsigned d, u64 *barrier) {
        rows_to_shared((const char *)a, (const char *)b, 128, BYTES_128);
        if (threadIdx.x == 0) {
            for (unsigned byte = 0; byte < 128; byte += 32) {
                u64 a = row_descriptor(a_tile, byte, 128, BYTES_128), b = row_descriptor(b_tile, byte, 128, BYTES_128);
                unsigned shape = shape_of(0, 0, 0, 128, 32), accumulate = byte;
                MMA("f16");
            }
            commit(barrier);
        }
        wait(barrier, 0);
        after_sync();
        // Two columns in a register.
        for (unsigned column = 0; column < 32; column += 2) {
            unsigned v;
            asm volatile("tcgen05.ld.sync.aligned.32x32b.x1.pack::16b.b32 {%0}, [%1];" : "=r"(v) : "r"(own_lanes(d + column)));
            wait_loads();
            *(unsigned *)(out + threadIdx.x * 32 + column) = v;
        }
    }, 32);
}

// The other order of single precision has a swizzle of its own.
extern "C" __global__ void singles(const float *a, const float *b, float *out) {
    bool other = blockIdx.x;
    out += blockIdx.x * 4096;
    in_tensor_memory([&](unsigned d, u64 *barrier) {
        if (!other) rows_to_shared((const char *)a, (const char *)b, 128, BYTES_128);
        for (unsigned i = threadIdx.x; other && i < 4096; i += blockDim.x) {
            unsigned row = i / 32, k = i % 32;
            unsigned to = swizzled(k / 4 * 2048 + row / 32 * 512 + k % 4 * 128 + row % 32 * 4, WIDE_ATOMS);
            *(float *)(a_tile + to) = a[i];
            *(float *)(b_tile + to) = b[i];
        }
        asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
        __syncthreads();
        if (threadIdx.x == 0) {
            for (unsigned k = 0; k < 32; k += 8) {
                u64 a = row_descriptor(a_tile, 4 * k, 128, BYTES_128), b = row_descriptor(b_tile, 4 * k, 128, BYTES_128);
                unsigned shape = shape_of(1, 2, 2, 128, 32), accumulate = k;
                if (other) {
                    a = descriptor(a_tile + k / 4 * 2048, 512, 2048, WIDE_ATOMS);
                    b = descriptor(b_tile + k / 4 * 2048, 512, 2048, WIDE_ATOMS);
                    shape |= 1 << 15 | 1 << 16;
                }
                MMA("tf32");
            }
            commit(barrier);
        }
        wait(barrier, 0);
        after_sync();
        for (unsigned column = 0; column < 32; column++)
            out[threadIdx.x * 32 + column] = __uint_as_float(load_column(own_lanes(d + column)));
    }, 32);
}

extern "C" __global__ void bytes(const char *a, const char *b, int *out) {
    in_tensor_memory([&](unsigned d, u64 *barrier) {
        rows_to_shared(a, b, 128, BYTES_128);
        if (threadIdx.x == 0) {
            for (unsigned byte = 0; byte < 128; byte += 32) {
                u64 a = row_descriptor(a_tile, byte, 128, BYTES_128), b = row_descriptor(b_tile, byte, 128, BYTES_128);
                unsigned shape = shape_of(2, 1, 0, 128, 32), accumulate = byte;
                MMA("i8");
            }
            commit(barrier);
        }
        wait(barrier, 0);
        after_sync();
        for (unsigned column = 0; column < 32; column++)
            out[threadIdx.x * 32 + column] = load_column(own_lanes(d + column));
    }, 32);
}

// A negated operand, an accumulator that is divided, lanes that are left alone.
extern "C" __global__ void negated(const __half *a, const __half *b, float *out) {
    in_tensor_memory([&](unsigned d, u64 *barrier) {
        rows_to_shared((const char *)a, (const char *)b, 128, BYTES_128);
        bool left = threadIdx.x % 3 == 1;
        for (unsigned column = 0; column < 32; column++)
            store_column(own_lanes(d + column), __float_as_uint(left ? 7.0f : 80.0f));
        before_sync();
        __syncthreads();
        after_sync();
        if (threadIdx.x == 0) {
            unsigned masks[4] = {};
            for (int lane = 1; lane < 128; lane += 3) masks[lane / 32] |= 1u << lane % 32;
            for (int i = 0; i < 4; i++) {
                u64 a = row_descriptor(a_tile, 0, 128, BYTES_128), b = row_descriptor(b_tile, 0, 128, BYTES_128);
                unsigned shape = shape_of(1, 0, 0, 128, 32) | 1 << 13;
                if (i == 0)
                    asm volatile("tcgen05.mma.cta_group::1.kind::f16.collector::a::fill [%0], %1, %2, %3, {%4, %5, %6, %7}, 1, 3;" ::"r"(d), "l"(a),
                                 "l"(b), "r"(shape), "r"(masks[0]), "r"(masks[1]), "r"(masks[2]), "r"(masks[3]) : "memory");
                else
                    asm volatile("tcgen05.mma.cta_group::1.kind::f16.collector::a::lastuse [%0], %1, %2, %3, {%4, %5, %6, %7}, 1;" ::"r"(d), "l"(a),
                                 "l"(b), "r"(shape), "r"(masks[0]), "r"(masks[1]), "r"(masks[2]), "r"(masks[3]) : "memory");
            }
            commit(barrier);
        }
        wait(barrier, 0);
        after_sync();
        for (unsigned column = 0; column < 32; column++)
            out[threadIdx.x * 32 + column] = __uint_as_float(load_column(own_lanes(d + column)));
    }, 32);
}
