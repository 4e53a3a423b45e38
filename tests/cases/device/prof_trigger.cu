// A counter's number may be known only at run time; the instruction needs a constant.
// NO-CLANG: the header wants a constant that it does not make one
// PTXAS: sm_75 sm_90
// CHECK: pmevent 3;

// RUN: k<<<1, 1>>>(o=out:i32:1, n=i32:5)
// EXPECT: o == [1]
__global__ void k(int *o, int n) {
    __prof_trigger(3);
    __prof_trigger(n);
    *o = 1;
}
