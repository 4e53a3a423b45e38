// Labels of inline assembly that its text does not name change nothing.
__global__ void k(int *o) {
    asm goto("" : : : : out, other);
    o[0] = 1;
out:
    o[1] = 2;
other:
    o[2] = 3;
}
// NO-CLANG: callbr is not read
// RUN: k<<<1, 1>>>(o=out:i32:3)
// EXPECT: o == [1, 2, 3]
// PTXAS: sm_90
