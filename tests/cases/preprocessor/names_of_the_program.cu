// Macros of the program do not reach into the compiler's own headers, whatever they are called.
// NO-CLANG: its headers use such names themselves
#define N 4
#define T float
#define A 1
#define x 2
#define n 3
#define value 4
#define mask 5
#define result 6
#include <cuda_fp16.h>
#include <cooperative_groups.h>
#include <cuda/std/type_traits>
#undef x

// RUN: k<<<1, 4>>>(o=out:f32:4)
// EXPECT: o == [24, 25, 26, 27]
__global__ void k(T *o) {
    T sum = N + A + n + value + mask + result;
    o[threadIdx.x] = __half2float(__float2half(sum)) + cooperative_groups::this_thread_block().thread_rank() + cuda::std::is_same_v<T, float>;
}
