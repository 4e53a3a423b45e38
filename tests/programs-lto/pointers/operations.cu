#include "operations.h"
static __device__ int add(int a, int b) { return a + b; }
static __device__ int mul(int a, int b) { return a * b; }
static __device__ int sub(int a, int b) { return a - b; }
__device__ Operation operations[3] = {add, mul, sub};
__device__ Operation choose(int i) { return i % 2 ? mul : sub; }
