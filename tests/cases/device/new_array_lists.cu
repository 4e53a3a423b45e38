// Braced lists for arrays made by new; counts before arrays that came from any allocation function but the reserved one.
// NO-CLANG: std::nothrow is a variable of the host for it
// PTXAS: sm_75 sm_90
#include <new>

__device__ int ended;
struct Object {
    int value;
    __device__ Object(int v = 50) : value(v) {}
    __device__ ~Object() { ended += value; }
};

// RUN: k<<<1, 1>>>(o=out:i32:12)
// EXPECT: o == [1, 3, 0, 0, 4, 5, 6, 0, 2, 50, 59, 14]
__global__ void k(int *o) {
    int *a = new int[4]{1, 3};
    for (int i = 0; i < 4; i++) o[i] = a[i];
    delete[] a;
    int(*b)[2] = new int[2][2]{{4, 5}, {6}};
    for (int i = 0; i < 4; i++) o[4 + i] = b[i / 2][i % 2];
    delete[] b;
    Object *c = new (std::nothrow) Object[3]{2, 7};
    o[8] = c[0].value;
    o[9] = c[2].value;
    delete[] c;
    o[10] = ended;
    alignas(Object) char room[3 * sizeof(Object)];
    Object *d = new (room) Object[2]{14};
    o[11] = d[0].value;
    for (int i = 0; i < 2; i++) d[i].~Object();
}
