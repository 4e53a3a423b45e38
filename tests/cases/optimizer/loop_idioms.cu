// Loops that count bits are an instruction.
// PTXAS: sm_90
// RUN: k<<<1, 64>>>(out=out:i32:64)
// EXPECT: out[i] == 0
// CHECK@O3: .entry k
// CHECK@O3: popc.b32
// CHECK@O3: clz.b32
// CHECK@O3: ret
__device__ int bits(unsigned x) {
    int n = 0;
    while (x) {
        x &= x - 1;
        ++n;
    }
    return n;
}
__device__ int digits(unsigned x) {
    int n = 0;
    while (x) {
        x >>= 1;
        ++n;
    }
    return n;
}
extern "C" __global__ void k(int* out) {
    unsigned t = threadIdx.x, x = t < 32 ? t : t * 0x9e3779b1u;
    int n = 0, d = 0;
#pragma unroll
    for (int i = 0; i < 32; ++i) {
        n += x >> i & 1;
        if (x >> i & 1) d = i + 1;
    }
    out[t] = (bits(x) != n) + 2 * (digits(x) != d);
}
