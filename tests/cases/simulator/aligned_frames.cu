// Frames of called functions start where their most aligned variable may be.
// FLAGS: -arch=sm_90 -Wno-550
// OPT: 0
// RUN: k<<<1, 1>>>(out=out:i32:2)
// EXPECT: out == [1, 1]

struct alignas(64) Wide { char c[5]; };
__device__ __noinline__ void inner(int *out) {
    Wide w;
    w.c[0] = 1;
    out[0] = ((unsigned long)&w & 63) == 0;
    out[1] = w.c[0];
}
__device__ __noinline__ void outer(int *out, int n) {
    char s[7];
    s[n] = 1;
    inner(out);
}
__global__ void k(int *out) { outer(out, threadIdx.x); }
