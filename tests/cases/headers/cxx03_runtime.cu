// Headers of the runtime, of memory and of random numbers in C++03.
// FLAGS: -std=c++03
// PTXAS: sm_90
// NO-CLANG: NVIDIA's headers are for nvcc
// RUN: k<<<1, 4>>>(out=out:i32:4)
// EXPECT: out[i] == i + 3
#include <cuda_runtime.h>
#include <cstddef>
#include <new>
#include <cuda_fp16.h>
struct Counter {
    int n;
    __device__ Counter(int a) : n(a) {}
};
extern "C" __global__ void k(int *out) {
    char place[sizeof(Counter)];
    Counter *c = new (place) Counter(threadIdx.x);
    std::size_t three = 3;
    out[threadIdx.x] = c->n + (int)three;
}
