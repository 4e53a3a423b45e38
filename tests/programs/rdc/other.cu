#include "shared.h"
static __device__ float same(float x) { return x; }
static __device__ float square(float x) { return x * x; }
__device__ Operation choose(int i) { return i % 2 ? square : same; }
__device__ __noinline__ float weighted(int i) { return weights[i % 4] * 10; }
static __device__ int counter_of_mine = 7;
__global__ void add(float* out) { out[threadIdx.x] += Box<int>{counter_of_mine}.twice(); if (threadIdx.x == 0) counter += 1000; }
void other(float* out) { add<<<1, 32>>>(out); }
