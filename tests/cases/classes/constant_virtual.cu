// Objects with virtual functions that are constants: their vtable pointers are in the initialiser.
// PTXAS: sm_75 sm_90
// NO-CLANG: clang wants virtual functions of such objects in its own way
// RUN: k<<<1, 1>>>(out=out:i32:6)
// EXPECT: out == [7, 70, 3, 70, 5, 70]
struct A {
    int a = 5;
    __host__ __device__ constexpr A() {}
    __device__ virtual int f() { return a; }
};
struct M {
    int m = 3;
    __host__ __device__ constexpr M() {}
    __device__ virtual int g() { return m; }
};
struct B : A, M {
    int b = 7;
    __host__ __device__ constexpr B() {}
    __device__ int f() override { return b; }
    __device__ int g() override { return 10 * b; }
};
struct Holder {
    M m[2];
    B b;
    __host__ __device__ constexpr Holder() {}
};
__device__ B object;
__device__ Holder holder;
__constant__ A fixed;
__device__ __noinline__ int f_of(A *a) { return a->f(); }
__device__ __noinline__ int g_of(M *m) { return m->g(); }

__global__ void k(int *out) {
    static B local;
    out[0] = f_of(&object);
    out[1] = g_of(&object);
    out[2] = g_of(&holder.m[1]);
    out[3] = g_of(&holder.b);
    out[4] = f_of(&fixed);
    out[5] = g_of(&local);
}
