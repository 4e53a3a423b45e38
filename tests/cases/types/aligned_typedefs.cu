// The alignment of a typedef is that of the members, variables and kernel parameters it declares.
typedef struct { float x, y; } Pair __attribute__((aligned(16)));
typedef float Wide __attribute__((aligned(16)));
struct Holds { char c; Wide w; Pair p; };
__device__ Wide variable = 3;
// RUN: kernel<<<1, 1>>>(o=out:i32:6)
// EXPECT: o == [48, 16, 32, 16, 0, 0]
// CHECK-DAG: .global .align 16 .f32 variable
__global__ void kernel(int *o) {
    Holds h = {};
    __shared__ Wide shared;
    shared = variable;
    o[0] = sizeof(Holds), o[1] = int((char *)&h.w - (char *)&h), o[2] = int((char *)&h.p - (char *)&h), o[3] = alignof(Pair);
    o[4] = int((unsigned long)&variable % 16), o[5] = int((unsigned long)&shared % 16);
}
// CHECK-DAG: .param .align 16 .b8 takes_pair_param_1[8]
extern "C" __global__ void takes_pair(int n, Pair pair, float *out) { *out = pair.x + n; }
