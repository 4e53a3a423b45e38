// Names of the C library that every file compiled by nvcc knows without an include.
__global__ void k(uint *out, ushort a, ulong b, clock_t *times) {
    clock_t start = clock();
    out[0] = a + (uint)b;
    times[0] = clock() - start >= 0;
}
// RUN: k<<<1, 1>>>(out=out:u32:1, a=u16:3, b=u64:4, times=out:i64:1)
// EXPECT: out == [7]
// EXPECT: times == [1]
