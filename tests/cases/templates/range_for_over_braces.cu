// The members of std::initializer_list are device functions as well, and so is what they call.
#include <initializer_list>
template <int W> __device__ int sum(int x) {
    int s = 0;
    for (int k : {W, W / 2, W / 4}) s += x % k;
    return s;
}
__global__ void k(int *out) { out[threadIdx.x] = sum<32>(threadIdx.x); }
// RUN: k<<<1, 64>>>(out=out:i32:64)
// EXPECT: out[i] == i % 32 + i % 16 + i % 8
