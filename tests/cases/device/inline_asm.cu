// Inline assembly: outputs, inputs, read-write operands, immediates, several instructions, predicates.
// PTXAS: sm_75 sm_100
// CHECK: // begin inline asm
// CHECK: // end inline asm
// RUN: k<<<1, 32>>>(a=buf:i32:32:rand=1,-100,100, r=out:i32:128, d=out:u64:32)
// EXPECT: r[i] == a[i/4] + 7 if i%4 == 0
// EXPECT: r[i] == i/4 if i%4 == 1
// EXPECT: r[i] == a[i/4] * 3 - 1 if i%4 == 2
// EXPECT: r[i] == (a[i/4] > 0 ? 1 : 2) if i%4 == 3
// EXPECT: d[i] == (u64(u32(a[i])) << 32) + i
__global__ void k(const int *a, int *r, unsigned long long *d) {
    int t = threadIdx.x;
    int x = a[t], y;
    asm("add.s32 %0, %1, %2;" : "=r"(y) : "r"(x), "n"(7));
    r[4 * t] = y;
    unsigned lane;
    asm volatile("mov.u32 %0, %%laneid;" : "=r"(lane));
    r[4 * t + 1] = lane;
    int z = x;
    asm("{\n\t"
        ".reg .s32 t;\n\t"
        "mul.lo.s32 t, %0, 3;\n\t"
        "sub.s32 %0, t, 1;\n\t"
        "}"
        : "+r"(z));
    r[4 * t + 2] = z;
    int s;
    asm("{ .reg .pred p; setp.gt.s32 p, %1, 0; selp.s32 %0, 1, 2, p; }" : "=r"(s) : "r"(x) : "memory");
    r[4 * t + 3] = s;
    unsigned long long w;
    asm("mov.b64 %0, {%1, %2};" : "=l"(w) : "r"(t), "r"(x));
    d[t] = w;
}
