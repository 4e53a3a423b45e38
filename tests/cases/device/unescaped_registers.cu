// Names of PTX that nobody escaped stay as they are in assembly with operands, as under nvcc.
// NO-CLANG: clang takes the letter for a modifier
// PTXAS: sm_75 sm_100
// CHECK: mov.u32 {{.*}}, %laneid;
// RUN: k<<<1, 32>>>(r=out:i32:32)
// EXPECT: r[i] == i + 1
__global__ void k(int *r) {
    int lane, one;
    asm volatile("mov.u32 %0, %laneid; // 100% of the lanes" : "=r"(lane));
    asm("%{ .reg .pred %p; setp.eq.u32 %p, 1, 1; selp.u32 %0, 1, 0, %p; %}" : "=r"(one));
    r[threadIdx.x] = lane + one;
}
