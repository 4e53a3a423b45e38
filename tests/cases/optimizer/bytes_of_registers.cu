// Bytes and halves that are copied one by one are put together where they are made.
struct Bytes { unsigned char b[4]; };
// RUN: rotated<<<1, 1>>>(n=i32:20, x=buf:u8:96:iota, o=out:u32:20)
// EXPECT: o[i] == (4 * i) + (4 * i + 1) * 256 + (4 * i + 2) * 65536 + (4 * i + 3) * 16777216
extern "C" __global__ void rotated(int n, const unsigned char *x, unsigned *o) {
    const unsigned short *pairs = (const unsigned short *)x;
    Bytes now, next;
    *(unsigned short *)&now.b[0] = pairs[0];
    *(unsigned short *)&now.b[2] = pairs[1];
#pragma unroll 1
    for (int i = 0; i < n; i++) {
        *(unsigned short *)&next.b[0] = pairs[2 * i + 2];
        *(unsigned short *)&next.b[2] = pairs[2 * i + 3];
        o[i] = *(unsigned *)&now;
        for (int k = 0; k < 4; k++) now.b[k] = next.b[k];
    }
}
// RUN: halves<<<1, 1>>>(n=i32:20, o=out:u32:20)
// EXPECT: o[i] == i + (3 * i + 1) * 65536
extern "C" __global__ void halves(int n, unsigned *o) {
    unsigned short low = 0, high = 1;
#pragma unroll 1
    for (int i = 0; i < n; i++) {
        o[i] = low | (unsigned)high << 16;
        asm("add.u16 %0, %0, 1;" : "+h"(low));
        asm("add.u16 %0, %0, 3;" : "+h"(high));
    }
}
// Not neighbours: nothing changes.
// RUN: swapped<<<1, 4>>>(x=buf:u16:4:iota, o=out:u32:4)
// EXPECT: o[i] == (256 * i)
extern "C" __global__ void swapped(const unsigned short *x, unsigned *o) {
    unsigned short v = x[threadIdx.x];
    o[threadIdx.x] = (unsigned)(unsigned char)(v >> 8) | (unsigned)(unsigned char)v << 8;
}
