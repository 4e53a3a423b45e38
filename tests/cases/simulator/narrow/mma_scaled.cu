// Products of narrow floats by a warp, with and without factors for blocks, against plain loops.
// NO-CLANG: clang 19 does not know the architecture
// FLAGS: -arch=sm_120a
// PTXAS: sm_120a
// OPT: 3
// RUN: bytes<<<20, 32>>>(a=buf:u8:512:rand=1, b=buf:u8:256:rand=2, sa=buf:u8:64:rand=3, sb=buf:u8:32:rand=4, got=out:f32:2560, want=out:f32:2560)
// EXPECT: got[i] == want[i]
// EXPECT: want[i] == -0.5799103 ~ 1e-6rel for i in 0..1
// RUN: scaled_bytes<<<4, 32>>>(a=buf:u8:512:rand=1, b=buf:u8:256:rand=2, sa=buf:u8:64:rand=3, sb=buf:u8:32:rand=4, got=out:f32:512, want=out:f32:512)
// EXPECT: got[i] == want[i]
// EXPECT: want[i] == -550.91406 ~ 1e-6rel for i in 0..1
// RUN: scaled_fours<<<4, 32>>>(a=buf:u8:1024:rand=1, b=buf:u8:512:rand=2, sa=buf:u8:64:rand=3, sb=buf:u8:32:rand=4, got=out:f32:512, want=out:f32:512)
// EXPECT: got[i] == want[i]
// EXPECT: want[i] == -14333.055 ~ 1e-6rel for i in 0..1
// RUN: sparse<<<4, 32>>>(a=buf:u8:1024:rand=1, b=buf:u8:1024:rand=2, sa=buf:u8:64:rand=3, sb=buf:u8:32:rand=4, meta=buf:u32:64:rand=5, got=out:f32:512, want=out:f32:512)
// EXPECT: got[i] == want[i]
// EXPECT: want[i] == -8687.75 ~ 1e-6rel for i in 0..1
#include "narrow.cuh"

struct Fragments {
    unsigned a[4], b[4];
};

// Elements in bytes, those of four bits in the middle; B has 32 or 64 rows.
template <class A, class B> __device__ Fragments byte_fragments(const unsigned char *a, const unsigned char *b, int stored, int k) {
    Fragments f = {};
    int group = threadIdx.x / 4, member = threadIdx.x % 4;
    for (int r = 0; r < 4; r++)
        for (int j = 0; j < 4; j++) {
            int row = group + 8 * (r % 2), col = member * 4 + j + r / 2 * 16;
            f.a[r] |= (raw<A>(a[row * stored + col]) << (A::bits == 4 ? 2 : 0)) << 8 * j;
            int depth = member * 4 + j + r * 16;
            if (depth < k) f.b[r] |= (raw<B>(b[group * k + depth]) << (B::bits == 4 ? 2 : 0)) << 8 * j;
        }
    return f;
}

__device__ Fragments four_fragments(const unsigned char *a, const unsigned char *b, int stored, int k) {
    Fragments f = {};
    int group = threadIdx.x / 4, member = threadIdx.x % 4;
    for (int r = 0; r < 4; r++)
        for (int j = 0; j < 8; j++) {
            int row = group + 8 * (r % 2), col = member * 8 + j + r / 2 * 32;
            f.a[r] |= raw<E2M1>(a[row * stored + col]) << 4 * j;
            int depth = member * 8 + j + r * 32;
            if (depth < k) f.b[r] |= raw<E2M1>(b[group * k + depth]) << 4 * j;
        }
    return f;
}

// Puts accumulators where they belong in a row-major matrix.
__device__ void store(float *got, const float *d) {
    for (int i = 0; i < 4; i++)
        got[(threadIdx.x / 4 + i / 2 * 8) * 8 + threadIdx.x % 4 * 2 + i % 2] = d[i];
}

#define PRODUCT(A, B, a_type, b_type)                                                                                        \
    {                                                                                                                        \
        Fragments f = byte_fragments<A, B>(a, b, 32, 32);                                                                    \
        asm volatile("mma.sync.aligned.kind::f8f6f4.m16n8k32.row.col.f32." a_type "." b_type ".f32 "                         \
                     "{%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%10,%10,%10,%10};"                                             \
                     : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])                                                        \
                     : "r"(f.a[0]), "r"(f.a[1]), "r"(f.a[2]), "r"(f.a[3]), "r"(f.b[0]), "r"(f.b[1]), "f"(0.5f));             \
        for (int i = threadIdx.x; i < 128; i += 32) {                                                                        \
            double sum = 0.5;                                                                                                \
            for (int k = 0; k < 32; k++)                                                                                     \
                sum += value<A>(raw<A>(a[i / 8 * 32 + k])) * value<B>(raw<B>(b[i % 8 * 32 + k]));                            \
            want[i] = float(sum);                                                                                            \
        }                                                                                                                    \
    }

extern "C" __global__ void bytes(const unsigned char *a, const unsigned char *b, const unsigned char *sa, const unsigned char *sb,
                                 float *got, float *want) {
    float d[4];
    got += blockIdx.x * 128;
    want += blockIdx.x * 128;
    switch (blockIdx.x) {
    case 0: PRODUCT(E4M3, E4M3, "e4m3", "e4m3") break;
    case 1: PRODUCT(E4M3, E5M2, "e4m3", "e5m2") break;
    case 2: PRODUCT(E4M3, E3M2, "e4m3", "e3m2") break;
    case 3: PRODUCT(E4M3, E2M3, "e4m3", "e2m3") break;
    case 4: PRODUCT(E4M3, E2M1, "e4m3", "e2m1") break;
    case 5: PRODUCT(E5M2, E4M3, "e5m2", "e4m3") break;
    case 6: PRODUCT(E5M2, E5M2, "e5m2", "e5m2") break;
    case 7: PRODUCT(E5M2, E3M2, "e5m2", "e3m2") break;
    case 8: PRODUCT(E5M2, E2M3, "e5m2", "e2m3") break;
    case 9: PRODUCT(E5M2, E2M1, "e5m2", "e2m1") break;
    case 10: PRODUCT(E3M2, E4M3, "e3m2", "e4m3") break;
    case 11: PRODUCT(E3M2, E3M2, "e3m2", "e3m2") break;
    case 12: PRODUCT(E3M2, E2M3, "e3m2", "e2m3") break;
    case 13: PRODUCT(E3M2, E2M1, "e3m2", "e2m1") break;
    case 14: PRODUCT(E2M3, E5M2, "e2m3", "e5m2") break;
    case 15: PRODUCT(E2M3, E3M2, "e2m3", "e3m2") break;
    case 16: PRODUCT(E2M3, E2M3, "e2m3", "e2m3") break;
    case 17: PRODUCT(E2M1, E4M3, "e2m1", "e4m3") break;
    case 18: PRODUCT(E2M1, E3M2, "e2m1", "e3m2") break;
    case 19: PRODUCT(E2M1, E2M1, "e2m1", "e2m1") break;
    }
    store(got, d);
}

// The factors of row r of A are in the two lanes of its group that `thread` selects, those of a column of B in one of the four.
// Other bytes and lanes have other numbers.
template <class S> __device__ unsigned factors_of_a(const unsigned char *sa, int count, int byte, int thread) {
    unsigned word = 0xa5a5a5a5;
    int member = threadIdx.x % 4;
    if (member / 2 != thread) return word;
    int row = threadIdx.x / 4 + member % 2 * 8;
    for (int i = 0; i < count; i++) {
        int at = 8 * (byte + i);
        word = word & ~(0xffu << at) | S::raw(sa[row * count + i]) << at;
    }
    return word;
}
template <class S> __device__ unsigned factors_of_b(const unsigned char *sb, int count, int byte, int thread) {
    unsigned word = 0x5a5a5a5a;
    if (threadIdx.x % 4 != thread) return word;
    for (int i = 0; i < count; i++) {
        int at = 8 * (byte + i);
        word = word & ~(0xffu << at) | S::raw(sb[threadIdx.x / 4 * count + i]) << at;
    }
    return word;
}

#define SCALED(A, B, S, fragments, count, depth, text, byte_a, thread_a, byte_b, thread_b)                                   \
    {                                                                                                                        \
        Fragments f = fragments;                                                                                             \
        unsigned fa = factors_of_a<S>(sa, count, byte_a, thread_a), fb = factors_of_b<S>(sb, count, byte_b, thread_b);       \
        asm volatile("mma.sync.aligned." text " {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%10,%10,%10,%10}, "                  \
                     "{%11}, {%12,%13}, {%14}, {%15,%16};"                                                                   \
                     : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])                                                        \
                     : "r"(f.a[0]), "r"(f.a[1]), "r"(f.a[2]), "r"(f.a[3]), "r"(f.b[0]), "r"(f.b[1]), "f"(2.0f), "r"(fa),     \
                       "n"(byte_a), "n"(thread_a), "r"(fb), "n"(byte_b), "n"(thread_b));                                     \
        for (int i = threadIdx.x; i < 128; i += 32) {                                                                        \
            double sum = 2;                                                                                                  \
            for (int k = 0; k < depth; k++)                                                                                  \
                sum += value<A>(raw<A>(a[i / 8 * depth + k])) * S::value(S::raw(sa[i / 8 * count + k * count / depth])) *    \
                       value<B>(raw<B>(b[i % 8 * depth + k])) * S::value(S::raw(sb[i % 8 * count + k * count / depth]));     \
            want[i] = float(sum);                                                                                            \
        }                                                                                                                    \
    }

extern "C" __global__ void scaled_bytes(const unsigned char *a, const unsigned char *b, const unsigned char *sa,
                                        const unsigned char *sb, float *got, float *want) {
    float d[4];
    got += blockIdx.x * 128;
    want += blockIdx.x * 128;
#define TEXT(types) "kind::mxf8f6f4.block_scale.scale_vec::1X.m16n8k32.row.col.f32." types ".f32.ue8m0"
#define BYTES(A, B) (byte_fragments<A, B>(a, b, 32, 32))
    switch (blockIdx.x) {
    case 0: SCALED(E4M3, E4M3, UE8M0, BYTES(E4M3, E4M3), 1, 32, TEXT("e4m3.e4m3"), 0, 0, 0, 0) break;
    case 1: SCALED(E5M2, E2M1, UE8M0, BYTES(E5M2, E2M1), 1, 32, TEXT("e5m2.e2m1"), 1, 1, 2, 3) break;
    case 2: SCALED(E3M2, E2M3, UE8M0, BYTES(E3M2, E2M3), 1, 32, TEXT("e3m2.e2m3"), 3, 0, 1, 2) break;
    case 3:
        SCALED(E2M1, E5M2, UE8M0, BYTES(E2M1, E5M2), 1, 32,
               "kind::mxf8f6f4.block_scale.m16n8k32.row.col.f32.e2m1.e5m2.f32.ue8m0", 2, 1, 3, 1)
        break;
    }
    store(got, d);
}

extern "C" __global__ void scaled_fours(const unsigned char *a, const unsigned char *b, const unsigned char *sa,
                                        const unsigned char *sb, float *got, float *want) {
    float d[4];
    got += blockIdx.x * 128;
    want += blockIdx.x * 128;
#define FOURS four_fragments(a, b, 64, 64)
#define FOUR_TEXT(kind, vec, s) "kind::" kind ".block_scale" vec ".m16n8k64.row.col.f32.e2m1.e2m1.f32." s
    switch (blockIdx.x) {
    case 0: SCALED(E2M1, E2M1, UE8M0, FOURS, 2, 64, FOUR_TEXT("mxf4", ".scale_vec::2X", "ue8m0"), 0, 0, 2, 1) break;
    case 1: SCALED(E2M1, E2M1, UE8M0, FOURS, 2, 64, FOUR_TEXT("mxf4", "", "ue8m0"), 2, 1, 0, 3) break;
    case 2: SCALED(E2M1, E2M1, UE8M0, FOURS, 2, 64, FOUR_TEXT("mxf4nvf4", ".scale_vec::2X", "ue8m0"), 2, 0, 2, 2) break;
    case 3: SCALED(E2M1, E2M1, UE4M3, FOURS, 4, 64, FOUR_TEXT("mxf4nvf4", ".scale_vec::4X", "ue4m3"), 0, 1, 0, 2) break;
    }
    store(got, d);
}

// Which two of the four units of a group are there: six choices in order.
__device__ unsigned choice(const unsigned *meta, int row, int g) {
    const unsigned choices[6] = {0x4, 0x8, 0xc, 0x9, 0xd, 0xe};
    return choices[(meta[row * 4 + g / 4] >> 8 * (g % 4) & 0xff) % 6];
}

// A lane has the choices of eight groups of a row of its group: the upper row, the lower row, and again for the next eight.
__device__ unsigned metadata(const unsigned *meta) {
    int row = threadIdx.x / 4 + threadIdx.x % 2 * 8, first = threadIdx.x % 4 / 2 * 8;
    unsigned word = 0;
    for (int g = 0; g < 8; g++) word |= choice(meta, row, first + g) << 4 * g;
    return word;
}

#define SPARSE(A, B, S, fragments, count, depth, unit, text, operands, ...)                                                  \
    {                                                                                                                        \
        Fragments f = fragments;                                                                                             \
        unsigned fa = factors_of_a<S>(sa, count, 0, 1), fb = factors_of_b<S>(sb, count, 0, 2);                               \
        asm volatile("mma.sync.aligned." text " {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9,%10,%11}, {%12,%12,%12,%12}, %13, 0x0"  \
                     operands ";"                                                                                            \
                     : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])                                                        \
                     : "r"(f.a[0]), "r"(f.a[1]), "r"(f.a[2]), "r"(f.a[3]), "r"(f.b[0]), "r"(f.b[1]), "r"(f.b[2]),            \
                       "r"(f.b[3]), "f"(1.0f), "r"(metadata(meta)), "r"(fa), "r"(fb));                                       \
        for (int i = threadIdx.x; i < 128; i += 32) {                                                                        \
            double sum = 1;                                                                                                  \
            for (int n = 0; n < depth / 2; n++) {                                                                            \
                int g = n / (2 * unit), which = n / unit % 2;                                                                \
                int k = g * 4 * unit + (choice(meta, i / 8, g) >> 2 * which & 3) * unit + n % unit;                          \
                double x = value<A>(raw<A>(a[i / 8 * depth / 2 + n])) * value<B>(raw<B>(b[i % 8 * depth + k]));              \
                if (count)                                                                                                   \
                    x *= S::value(S::raw(sa[i / 8 * count + k * count / depth])) *                                           \
                         S::value(S::raw(sb[i % 8 * count + k * count / depth]));                                            \
                sum += x;                                                                                                    \
            }                                                                                                                \
            want[i] = float(sum);                                                                                            \
        }                                                                                                                    \
    }

extern "C" __global__ void sparse(const unsigned char *a, const unsigned char *b, const unsigned char *sa, const unsigned char *sb,
                                  const unsigned *meta, float *got, float *want) {
    float d[4];
    got += blockIdx.x * 128;
    want += blockIdx.x * 128;
#define SPARSE_BYTES(A, B) (byte_fragments<A, B>(a, b, 32, 64))
#define FACTORS ", {%14}, {0, 1}, {%15}, {0, 2}"
    switch (blockIdx.x) {
    case 0:
        SPARSE(E4M3, E2M3, UE8M0, SPARSE_BYTES(E4M3, E2M3), 1, 64, 1,
               "kind::mxf8f6f4.block_scale.scale_vec::1X.sp::ordered_metadata.m16n8k64.row.col.f32.e4m3.e2m3.f32.ue8m0", FACTORS)
        break;
    case 1:
        SPARSE(E2M1, E5M2, UE8M0, SPARSE_BYTES(E2M1, E5M2), 0, 64, 1,
               "kind::f8f6f4.sp::ordered_metadata.m16n8k64.row.col.f32.e2m1.e5m2.f32", "")
        break;
    case 2:
        SPARSE(E2M1, E2M1, UE8M0, four_fragments(a, b, 64, 128), 2, 128, 2,
               "kind::mxf4.block_scale.scale_vec::2X.sp::ordered_metadata.m16n8k128.row.col.f32.e2m1.e2m1.f32.ue8m0", FACTORS)
        break;
    case 3:
        SPARSE(E2M1, E2M1, UE4M3, four_fragments(a, b, 64, 128), 4, 128, 2,
               "kind::mxf4nvf4.block_scale.scale_vec::4X.sp::ordered_metadata.m16n8k128.row.col.f32.e2m1.e2m1.f32.ue4m3", FACTORS)
        break;
    }
    store(got, d);
}
