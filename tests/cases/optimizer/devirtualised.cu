// Virtual calls on an object that is made here, also on one of two, are calls of what they mean.
// NO-CLANG: its vtable of the abstract class needs __cxa_pure_virtual, which nobody defines
// PTXAS: sm_90
// RUN: k<<<1, 32>>>(out=out:i32:32)
// EXPECT: out[i] == (i % 2 ? i + 1 : i * 3) + 10
// CHECK@O3: .entry k
// CHECK-NOT@O3: call
// CHECK@O3: ret
struct Base {
    __device__ virtual int f(int x) const = 0;
    __device__ virtual int g() const { return 10; }
};
struct Inc : Base {
    __device__ int f(int x) const override { return x + 1; }
};
struct Triple : Base {
    __device__ int f(int x) const override { return x * 3; }
};

extern "C" __global__ void k(int* out) {
    int i = threadIdx.x, v;
    if (i & 1) {
        Inc inc;
        const Base& b = inc;
        v = b.f(i) + b.g();
    } else {
        Triple triple;
        const Base& b = triple;
        v = b.f(i) + b.g();
    }
    out[i] = v;
}
