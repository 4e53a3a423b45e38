// A class with an empty base behind its start is not nearly empty: as a virtual base it shares no vtable pointer.
// NO-CLANG: clang 19 looks at direct bases only
// RUN: k<<<1, 1>>>(out=out:i32:4)
// EXPECT: out == [8, 0, 16, 8]
struct E1 {};
struct E2 : E1 {};
struct Twice : E1, E2 {};
struct Late : Twice { __device__ virtual void f() {} };
struct Plain : E2 { __device__ virtual void f() {} };
struct X : virtual Late {};
struct Y : virtual Plain {};

__global__ void k(int *out) {
    X x;
    Y y;
    out[0] = (char *)(Late *)&x - (char *)&x;
    out[1] = (char *)(Plain *)&y - (char *)&y;
    out[2] = sizeof(X);
    out[3] = sizeof(Y);
}
