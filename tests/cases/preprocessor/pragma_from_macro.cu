// A macro that expands to a pragma: no directive for the standard, but nvcc reads the preprocessor's output again, so libraries use it.
// OPT: 0 3
// PTXAS: sm_75 sm_90
// NO-CLANG: clang reads its input once
#define UNROLL #pragma unroll
#define UNROLL_BY #pragma unroll 2
#define NO_UNROLL #pragma unroll 1

extern "C" __global__ void loops(int* out, const int* in) {
    int s = 0;
    UNROLL
    for (int i = 0; i < 4; ++i) s = s * 3 + in[i];
    UNROLL_BY
    for (int i = 0; i < 8; ++i) s = s * 5 + in[i];
    NO_UNROLL
    for (int i = 0; i < 3; ++i) {
        UNROLL
        for (int j = 0; j < 2; ++j) s += i * j;
    }
    out[0] = s;
}
// IR@O0: llvm.loop.unroll.full
// IR@O0: llvm.loop.unroll.count
// RUN: loops<<<1, 1>>>(out=out:i32:1, in=buf:i32:8:iota)
// EXPECT: out[0] == 7055665
