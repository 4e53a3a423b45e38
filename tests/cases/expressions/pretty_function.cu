// __PRETTY_FUNCTION__ has the parameters and what template parameters stand for: programs take the names of types from it.
// PTXAS: sm_75
// NO-CLANG: the text is nvcc's
#include <stdio.h>

namespace space {
struct Thing {
    __device__ explicit Thing(int) { printf("%s\n", __PRETTY_FUNCTION__); }
    __device__ operator int() const { printf("%s\n", __PRETTY_FUNCTION__); return 1; }
    __device__ Thing& operator+=(float) { printf("%s\n", __PRETTY_FUNCTION__); return *this; }
    __device__ static void still(const char*) { printf("%s\n", __PRETTY_FUNCTION__); }
};
__device__ unsigned short half(float, int*) { printf("%s\n", __PRETTY_FUNCTION__); return 1; }
}
template <class T, int n> __device__ void name() {
    const char* p = __PRETTY_FUNCTION__;
    while (*p != '[') ++p;
    printf("%s\n", p);
}

extern "C" __global__ void k() {
    space::Thing t(3);
    t += (float)(int)t;
    space::Thing::still("");
    space::half(1, nullptr);
    name<unsigned int*, 7>();
    printf("%s %s\n", __PRETTY_FUNCTION__, __func__);
}
// RUN: k<<<1, 1>>>()
// PRINTS: space::Thing::Thing(int)
// PRINTS: space::Thing::operator int() const
// PRINTS: space::Thing &space::Thing::operator+=(float)
// PRINTS: static void space::Thing::still(const char *)
// PRINTS: unsigned short space::half(float, int *)
// PRINTS: [with T = unsigned int *; int n = 7]
// PRINTS: void k() k
