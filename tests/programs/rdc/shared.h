// Device functions and variables of one unit, used in the other.
#pragma once
typedef float (*Operation)(float);
extern __device__ int counter;
extern __constant__ float weights[4];
__device__ Operation choose(int i);
__device__ float weighted(int i);
template <class T> struct Box { T t; __device__ T twice() const { return t * 2; } };
void other(float* out);
