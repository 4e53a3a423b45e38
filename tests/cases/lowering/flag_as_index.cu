// A flag as an index is made as wide as the address at once: ptxas loses the load where it is widened in two steps.
// PTXAS: sm_75 sm_90
// OPT: 1 3
// CHECK: .entry lookup
// CHECK: selp.u64
// CHECK-NOT: cvt.{{.}}64.{{.}}32
// CHECK: ld.const.u8
__constant__ unsigned char table[3] = {2, 255, 125};
extern "C" __global__ void lookup(const unsigned *x, unsigned *out) {
    bool flag = false;
    flag -= x[threadIdx.x];
    out[threadIdx.x] = table[flag];
}
// RUN: lookup<<<1, 4>>>(x=buf:u32:[0,3,0,1], out=out:u32:4)
// EXPECT: out == [2, 255, 2, 255]

extern "C" __global__ void widened(const int *x, long long *out) {
    bool flag = x[threadIdx.x] > 2;
    unsigned char byte = flag;
    int number = byte;
    out[threadIdx.x] = (long long)number << 40 | (long long)-number;
}
// RUN: widened<<<1, 4>>>(x=buf:i32:[0,3,2,9], out=out:i64:4)
// EXPECT: out == [0, -1, 0, -1]
