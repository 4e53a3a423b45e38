// Labels in inline assembly: %= is another number in every copy of the statement.
// PTXAS: sm_75 sm_90

__device__ __forceinline__ int count_down(int n) {
    int steps = 0;
    asm volatile(
        "{\n"
        ".reg .pred p;\n"
        "LOOP%=:\n"
        "setp.le.s32 p, %1, 0;\n"
        "@p bra DONE%=;\n"
        "add.s32 %0, %0, 3;\n"
        "sub.s32 %1, %1, 1;\n"
        "bra LOOP%=;\n"
        "DONE%=:\n"
        "}"
        : "+r"(steps), "+r"(n));
    return steps;
}
__device__ __forceinline__ unsigned skip(unsigned x) {
    unsigned r = x;
    asm volatile(".reg .pred q%=; setp.eq.u32 q%=, %0, 0; @q%= bra END%=; add.u32 %0, %0, 100; END%=:" : "+r"(r));
    return r;
}

extern "C" __global__ void labels(int* out) {
    int i = threadIdx.x;
    out[i] = count_down(i) + 1000 * count_down(i / 2) + skip(i) + skip(i & 1);
}
// RUN: labels<<<1, 8>>>(out=out:i32:8)
// EXPECT: out[i] == 3*i + 3000*floor(i/2) + (i == 0 ? 0 : i + 100) + (i % 2 == 0 ? 0 : 101)
