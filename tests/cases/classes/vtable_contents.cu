// The words of a vtable are those of the ABI, which other compilers share: offsets for functions and of virtual bases, thunks.
// FLAGS: -rdc=true
// OPT: 1
// CHECK-DAG: _ZTV1E[24] = {32, 0, 0, 0, 0, 0, _ZN2A11fEv, _ZN1D1gEv, _ZN1E1hEv, _ZN1ED1Ev, _ZN1ED0Ev, -16, -16, -16, -16, 0, _ZTv0_n24_N2A11fEv, _ZTv0_n32_N1D1gEv, _ZThn16_N1E1hEv, -32, -32, 0, _ZTv0_n24_N1ED1Ev, _ZTv0_n24_N1ED0Ev};
// RUN: k<<<1, 1>>>(p=out:i32:4)
// EXPECT: p == [2, 7, 16, 5]
// NO-CLANG: looks at the PTX of this frontend

struct B { __device__ virtual int f(); __device__ virtual int g() { return 1; } };
struct A1 : virtual B { int a; __device__ int f() override { return 2; } };
struct A2 : virtual B { int b; __device__ virtual int h() { return 5; } };
struct D : A1, A2 { int d; __device__ int g() override { return 7; } };
struct N { int n; __device__ N() : n(5) {} __device__ virtual ~N() {} };
struct E : virtual N, D { __device__ E() {} __device__ int h() override { return n; } };
__device__ int B::f() { return 3; }

__global__ void k(int* p) {
    E e;
    A2* a = &e;
    B* b = &e;
    p[0] = a->f();
    p[1] = b->g();
    p[2] = sizeof(A1);
    p[3] = a->h();
}
