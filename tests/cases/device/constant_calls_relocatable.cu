// The same with relocatable code: constexpr functions are inline, so that no other unit has calls of this one.
// FLAGS: -std=c++17 -rdc=true
// CHECK-NOT: primes
// RUN: k<<<1, 1>>>(o=out:i32:1)
// EXPECT: o == [7]
constexpr int primes[5] = {2, 3, 5, 7, 11};
constexpr __device__ int prime(int i) { return primes[i]; }
extern "C" __global__ void k(int *o) { o[0] = prime(3); }
