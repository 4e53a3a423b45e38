// What inline assembly needs is not read: the newest that the toolkit's assembler takes.
// NO-CLANG: the version is that of a toolkit
// FLAGS: -arch=sm_75 --toolkit=13.3
// CHECK: .version 9.3
__global__ void k(int *p) { asm volatile("st.u32 [%0], 7;" :: "l"(p) : "memory"); }
// RUN: k<<<1, 1>>>(p=out:i32:1:0)
// EXPECT: p == [7]
