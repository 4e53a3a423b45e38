// Ways into tensor memory and out of it: each shape of load and store, copies from shared memory, shifts.
// NO-CLANG: clang 19 does not know the architecture
// FLAGS: -arch=sm_100a
// PTXAS: sm_100a
// OPT: 1
// RUN: shapes<<<6, 128>>>(out=out:u32:24576)
// EXPECT: out[i] == (i/32%128 << 16) + i%32
// RUN: packed<<<1, 128>>>(out=out:u32:4096)
// EXPECT: out[i] == (i/32 << 8) + i%32
// RUN: copies<<<6, 128>>>(source=buf:u8:4096:rand=1, out=out:u32:6144)
// EXPECT: out[i] == source[i/8*32+i%8*4] + (source[i/8*32+i%8*4+1] << 8) + (source[i/8*32+i%8*4+2] << 16) + (source[i/8*32+i%8*4+3] << 24) for i in 0..1024
// EXPECT: out[1024+i] == (i%8 < 4 ? source[i/8*16+i%8*4] + (source[i/8*16+i%8*4+1] << 8) + (source[i/8*16+i%8*4+2] << 16) + (source[i/8*16+i%8*4+3] << 24) : 1) for i in 0..1024
// EXPECT: out[2048+i] == (i%8 < 4 ? source[i/8%64*16+i%8*4] + (source[i/8%64*16+i%8*4+1] << 8) + (source[i/8%64*16+i%8*4+2] << 16) + (source[i/8%64*16+i%8*4+3] << 24) : 1) for i in 0..1024
// EXPECT: out[3072+i] == (i%8 < 4 ? source[(i/512*32+i/8%32)*16+i%8*4] + (source[(i/512*32+i/8%32)*16+i%8*4+1] << 8) + (source[(i/512*32+i/8%32)*16+i%8*4+2] << 16) + (source[(i/512*32+i/8%32)*16+i%8*4+3] << 24) : 1) for i in 0..1024
// EXPECT: out[4096+i] == (i%8 < 4 ? source[i/8%32*16+i%8*4] + (source[i/8%32*16+i%8*4+1] << 8) + (source[i/8%32*16+i%8*4+2] << 16) + (source[i/8%32*16+i%8*4+3] << 24) : 1) for i in 0..1024
// EXPECT: out[5120+i] == (i/8%32 == 5 ? source[i/256*32+i%8*4] + (source[i/256*32+i%8*4+1] << 8) + (source[i/256*32+i%8*4+2] << 16) + (source[i/256*32+i%8*4+3] << 24) : 1) for i in 0..1024
// RUN: wider<<<2, 128>>>(source=buf:u8:2048:rand=2, out=out:u32:1024)
// EXPECT: out[i] == ((source[i/4*16+i%4*2] & 15) << 2) + (source[i/4*16+i%4*2] >> 4 << 10) + ((source[i/4*16+i%4*2+1] & 15) << 18) + (source[i/4*16+i%4*2+1] >> 4 << 26) for i in 0..512
// EXPECT: out[512+i] == (source[i/4*16+i%4*3] & 63) + ((source[i/4*16+i%4*3] >> 6) + ((source[i/4*16+i%4*3+1] & 15) << 2) << 8) + ((source[i/4*16+i%4*3+1] >> 4) + ((source[i/4*16+i%4*3+2] & 3) << 4) << 16) + (source[i/4*16+i%4*3+2] >> 2 << 24) for i in 0..512
// RUN: shifted<<<1, 128>>>(out=out:u32:1024)
// EXPECT: out[i] == (i/8 < 32 || i/8 >= 64 || i/8 == 63 ? i/8 * 100 + i%8 : (i/8 + 1) * 100 + i%8)
#include "tcgen05.cuh"

template <class F> __device__ void with_columns(F work) {
    __shared__ unsigned slot;
    if (threadIdx.x < 32) {
        unsigned other;
        // Another allocation before: these columns do not start at zero.
        allocate(&slot, 32);
        __syncwarp();
        other = slot;
        allocate(&slot, 64);
        __syncwarp();
        asm volatile("tcgen05.dealloc.cta_group::1.sync.aligned.b32 %0, %1;" ::"r"(other), "r"(32));
    }
    __syncthreads();
    unsigned address = slot;
    work(address);
    __syncthreads();
    if (threadIdx.x < 32) deallocate(address, 64);
}

#define V8(v) "=r"(v[0]), "=r"(v[1]), "=r"(v[2]), "=r"(v[3]), "=r"(v[4]), "=r"(v[5]), "=r"(v[6]), "=r"(v[7])
#define S8(v) "r"(v[0]), "r"(v[1]), "r"(v[2]), "r"(v[3]), "r"(v[4]), "r"(v[5]), "r"(v[6]), "r"(v[7])

// Cells hold lane << 16 | column. Blocks 0 to 3 load with a shape what was stored with 32x32b, 4 and 5 the other way round.
extern "C" __global__ void shapes(unsigned *out) {
    out += blockIdx.x * 4096;
    with_columns([&](unsigned address) {
        unsigned base = own_lanes(address), warp = threadIdx.x / 32, thread = threadIdx.x % 32, group = thread / 4, member = thread % 4;
        if (blockIdx.x < 4) {
            for (unsigned c = 0; c < 32; c++) store_column(base + c, threadIdx.x << 16 | c);
        }
        for (unsigned half = 0; half < 2; half++) {
            unsigned from = base + (half << 20), v[8];
            switch (blockIdx.x) {
            case 0:
                for (unsigned c = 0; c < 32; c += 16) {
                    asm volatile("tcgen05.ld.sync.aligned.16x64b.x8.b32 {%0,%1,%2,%3,%4,%5,%6,%7}, [%8];" : V8(v) : "r"(from + c));
                    wait_loads();
                    for (int r = 0; r < 8; r++)
                        out[(warp * 32 + half * 16 + group + member % 2 * 8) * 32 + c + 2 * r + member / 2] = v[r];
                }
                break;
            case 1:
                for (unsigned c = 0; c < 32; c += 16) {
                    asm volatile("tcgen05.ld.sync.aligned.16x128b.x4.b32 {%0,%1,%2,%3,%4,%5,%6,%7}, [%8];" : V8(v) : "r"(from + c));
                    wait_loads();
                    for (int r = 0; r < 8; r++) out[(warp * 32 + half * 16 + group + r % 2 * 8) * 32 + c + r / 2 * 4 + member] = v[r];
                }
                break;
            case 2:
                for (unsigned c = 0; c < 32; c += 16) {
                    asm volatile("tcgen05.ld.sync.aligned.16x256b.x2.b32 {%0,%1,%2,%3,%4,%5,%6,%7}, [%8];" : V8(v) : "r"(from + c));
                    wait_loads();
                    for (int r = 0; r < 8; r++)
                        out[(warp * 32 + half * 16 + group + r / 2 % 2 * 8) * 32 + c + r / 4 * 8 + member * 2 + r % 2] = v[r];
                }
                break;
            case 3:
                for (unsigned c = 0; c < 16; c += 8) {
                    asm volatile("tcgen05.ld.sync.aligned.16x32bx2.x8.b32 {%0,%1,%2,%3,%4,%5,%6,%7}, [%8], 16;" : V8(v) : "r"(from + c));
                    wait_loads();
                    for (int r = 0; r < 8; r++) out[(warp * 32 + half * 16 + thread % 16) * 32 + c + thread / 16 * 16 + r] = v[r];
                }
                break;
            case 4:
                for (unsigned c = 0; c < 32; c += 16) {
                    for (int r = 0; r < 8; r++)
                        v[r] = (warp * 32 + half * 16 + group + r / 2 % 2 * 8) << 16 | (c + r / 4 * 8 + member * 2 + r % 2);
                    asm volatile("tcgen05.st.sync.aligned.16x256b.x2.b32 [%8], {%0,%1,%2,%3,%4,%5,%6,%7};" ::S8(v), "r"(from + c));
                }
                break;
            case 5:
                for (unsigned c = 0; c < 16; c += 8) {
                    for (int r = 0; r < 8; r++) v[r] = (warp * 32 + half * 16 + thread % 16) << 16 | (c + thread / 16 * 16 + r);
                    asm volatile("tcgen05.st.sync.aligned.16x32bx2.x8.b32 [%8], 16, {%0,%1,%2,%3,%4,%5,%6,%7};" ::S8(v), "r"(from + c));
                }
                break;
            }
        }
        wait_stores();
        if (blockIdx.x > 3)
            for (unsigned c = 0; c < 32; c++) out[threadIdx.x * 32 + c] = load_column(base + c);
    });
}

// Two columns in a register on the way in, one on the way out, and the other way round for the upper half of the columns.
extern "C" __global__ void packed(unsigned *out) {
    with_columns([&](unsigned address) {
        unsigned base = own_lanes(address), v[2];
        auto cell = [](unsigned c) { return threadIdx.x << 8 | c; };
        for (unsigned c = 0; c < 16; c += 4) {
            v[0] = cell(c) | cell(c + 1) << 16;
            v[1] = cell(c + 2) | cell(c + 3) << 16;
            asm volatile("tcgen05.st.sync.aligned.32x32b.x2.unpack::16b.b32 [%2], {%0, %1};" ::"r"(v[0]), "r"(v[1]), "r"(base + c));
            wait_stores();
            for (int i = 0; i < 4; i++) out[threadIdx.x * 32 + c + i] = load_column(base + c + i);
        }
        for (unsigned c = 16; c < 32; c += 4) {
            for (int i = 0; i < 4; i++) store_column(base + c + i, cell(c + i) | 0xabcd0000);
            asm volatile("tcgen05.ld.sync.aligned.32x32b.x2.pack::16b.b32 {%0, %1}, [%2];" : "=r"(v[0]), "=r"(v[1]) : "r"(base + c));
            wait_loads();
            for (int i = 0; i < 4; i++) out[threadIdx.x * 32 + c + i] = v[i / 2] >> 16 * (i % 2) & 0xffff;
        }
    });
}

__shared__ __align__(1024) char tile[4096];

#define COPY(shape) asm volatile("tcgen05.cp.cta_group::1." shape " [%0], %1;" ::"r"(to), "l"(from) : "memory")

template <class F> __device__ void copied(F copy, unsigned *out, unsigned columns) {
    with_columns([&](unsigned address) {
        __shared__ u64 barrier;
        for (unsigned c = 0; c < columns; c++) store_column(own_lanes(address + c), 1);
        if (threadIdx.x == 0) init_barrier(&barrier, 1);
        before_sync();
        asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
        __syncthreads();
        after_sync();
        if (threadIdx.x == 0) {
            copy(address);
            commit(&barrier);
        }
        wait(&barrier, 0);
        after_sync();
        for (unsigned c = 0; c < columns; c++) out[threadIdx.x * columns + c] = load_column(own_lanes(address + c));
    });
}

extern "C" __global__ void copies(const char *source, unsigned *out) {
    bool wide = blockIdx.x == 0 || blockIdx.x == 5;
    unsigned bytes = wide ? 32 : 16;
    Swizzle s = blockIdx.x == 0 ? BYTES_32 : PLAIN;
    for (unsigned i = threadIdx.x; i < 4096 && i < 128 * bytes; i += 128) tile[row_place(i / bytes, i % bytes, bytes, s)] = source[i];
    copied([&](unsigned to) {
        u64 from = row_descriptor(tile, 0, bytes, s);
        switch (blockIdx.x) {
        case 0: COPY("128x256b"); break;
        case 1: COPY("128x128b"); break;
        case 2: COPY("64x128b.warpx2::02_13"); break;
        case 3: COPY("64x128b.warpx2::01_23"); break;
        case 4: COPY("32x128b.warpx4"); break;
        case 5:
            to += 5 << 16;
            COPY("4x256b");
            break;
        }
    }, out + blockIdx.x * 1024, 8);
}

// Elements of four and six bits become bytes.
extern "C" __global__ void wider(const char *source, unsigned *out) {
    for (unsigned i = threadIdx.x; i < 2048; i += 128) tile[i] = source[i];
    copied([&](unsigned to) {
        u64 from = row_descriptor(tile, 0, 16, PLAIN);
        if (blockIdx.x == 0)
            COPY("128x128b.b8x16.b4x16_p64");
        else
            COPY("128x128b.b8x16.b6x16_p32");
    }, out + blockIdx.x * 512, 4);
}

extern "C" __global__ void shifted(unsigned *out) {
    with_columns([&](unsigned address) {
        __shared__ u64 barrier;
        for (unsigned c = 0; c < 8; c++) store_column(own_lanes(address + c), threadIdx.x * 100 + c);
        if (threadIdx.x == 0) init_barrier(&barrier, 1);
        before_sync();
        __syncthreads();
        after_sync();
        if (threadIdx.x == 0) {
            asm volatile("tcgen05.shift.cta_group::1.down [%0];" ::"r"(address + (32 << 16)) : "memory");
            commit(&barrier);
        }
        wait(&barrier, 0);
        after_sync();
        for (unsigned c = 0; c < 8; c++) out[threadIdx.x * 8 + c] = load_column(own_lanes(address + c));
    });
}
