// Calls that are inlined through two functions and a header.
#include "steps.h"

__device__ __forceinline__ float both(float a, float b)
{
    float near = distance(a, b);
    float far = distance(a * 3.0f,
                         b + 2.0f);
    return near - far;
}

__global__ void inlining(const float *x, float *y)
{
    int i = threadIdx.x;
    float a = x[i];
    float b = x[i + 32];
    y[i] = both(a, b);
    y[i + 32] = square(a);
}
